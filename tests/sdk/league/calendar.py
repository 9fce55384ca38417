"""A running service whose weeks pass in seconds, and players who leave standing orders in each of their games."""

import datetime as dt
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from celery import Celery
from duckcover_sdk import Client

from duckcover.standalone.embedded import broker_options, broker_url
from tests.live.service import Service
from tests.soak.clock import SimulatedService

RING_SECONDS = 0.5
"""Beat counts real seconds, of which few pass here: so often the sweep of leagues is asked for."""
PATIENCE = 240
PASSWORD = "rubber-duck-pond"
ORDERS = {"calls": {}, "otherwise": "steady", "until": "game"}
THREADS = 8

SEATS = """
SELECT game.uuid, player.username FROM games_seat seat JOIN games_game game ON game.id = seat.game_id
JOIN accounts_player player ON player.id = seat.player_id WHERE game.status = 'playing'"""


class Calendar(SimulatedService):
    """The service on a clock that tests put forward, with one worker and one beat."""

    programs = Service.programs

    def __init__(self, begin: dt.datetime) -> None:
        super().__init__("folder")
        self._begin = begin
        self._bell = Celery("bell", broker=broker_url(self.data_dir), set_as_current=False)

    def prepare(self) -> None:
        super().prepare()
        self.skip_to(self._begin)
        self._bell.conf.broker_transport_options = broker_options(self.data_dir)

    def skip_to(self, moment: dt.datetime) -> None:
        """Put the clock forward to a moment."""
        self.skip((moment - self.now()).total_seconds() / 3600)

    def await_rows(self, count: int, question: str, task: str = "leagues.tasks.sweep") -> None:
        """Wait until a question has this number as its answer, and ask for a task meanwhile. Raises: AssertionError."""
        end, rung = time.monotonic() + PATIENCE, 0.0
        while (found := self.sql(question)) != [(count,)]:
            now = time.monotonic()
            assert now < end, f"{question}: {found}, not {count}"
            if now > rung + RING_SECONDS:
                self._bell.send_task(task)
                rung = now
            time.sleep(0.02)


class Players:
    """The players of a season, each with an account of its own; usable with `with`."""

    def __init__(self, service: Calendar) -> None:
        self._service = service
        self._tokens: dict[str, str] = {}
        self._wire = httpx.Client(base_url=f"{service.url}/api/v1", timeout=60)

    def __enter__(self) -> "Players":
        return self

    def __exit__(self, *_: object) -> None:
        self._wire.close()

    def sign_up(self, names: list[str]) -> None:
        """Make their accounts."""
        self._tokens.update(zip(names, _all(names, self._sign_up), strict=True))

    def accept(self, invitations: Mapping[str, str]) -> None:
        """Let each enter the competition that it is invited to."""
        _all(invitations.items(), lambda each: self._ask(each[0], "POST", f"/competitions/{each[1]}/entries", {}))

    def leave_orders(self) -> None:
        """Let everybody leave orders in each game that is played: what follows needs nobody."""
        seats = [(str(game), name) for game, name in self._service.sql(SEATS)]
        _all(seats, lambda seat: self._ask(seat[1], "PUT", f"/games/{seat[0]}/orders", ORDERS))

    def _sign_up(self, name: str) -> str:
        with Client(self._service.url) as anybody:
            return str(anybody.sign_up(name, PASSWORD, f"{name}@example.com").token)

    def _ask(self, name: str, method: str, path: str, body: Any) -> None:
        headers = {"Authorization": f"Bearer {self._tokens[name]}"}
        self._wire.request(method, path, json=body, headers=headers).raise_for_status()


def _all(items: Any, call: Callable[[Any], Any]) -> list[Any]:
    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(call, items))
