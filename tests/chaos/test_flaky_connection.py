"""Submissions and creations over a connection that loses, doubles, holds up and reorders: one effect each."""

import random
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial

import pytest
from duckcover_sdk import Client, Retries
from duckcover_sdk.generated.models import CellRequest, MoveRequest

from games.rules.moves import Move
from games.rules.record_format import move_to_json
from tests.chaos.invariants import check_games
from tests.concurrency.test_last_moves_http import legal_moves
from tests.live.flaky import Fate, FlakyProxy
from tests.live.service import SEATS, Service, await_true

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(900),
    pytest.mark.parametrize("service", ["folder"], indirect=True),  # the broker plays no part in it
]

RETRIES = Retries(attempts=16, first_pause=0.005, longest_pause=0.05)
BUSY_SEATS = 5
"""Those that change their minds; the others move at the end, so that the turn stays open until then."""
DECISIONS = 5
THREADS = 8
LATEST = 5 * THREADS
"""So many more requests a late copy may wait for: those of a few newer decisions of the same seat among them."""


@dataclass
class Minds:
    """What the seats of many games decided: the newest acknowledged move by game and seat, in notation."""

    newest: dict[tuple[int, int], str] = field(default_factory=dict)
    acknowledged: Counter[int] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def acknowledge(self, game: int, seat: int, move: str) -> None:
        """The service has answered that it took this move."""
        with self.lock:
            self.newest[game, seat] = move
            self.acknowledged[seat] += 1


def request_of(move: Move) -> MoveRequest:
    """A move as the SDK sends it."""
    return MoveRequest(action=move.action, to=CellRequest(*move.target), from_=CellRequest(*move.source))


@contextmanager
def clients(url: str, service: Service):
    """The SDK's clients of the service's players, closed at the end of the block."""
    tokens = [player.token for player in service.players()]
    with ExitStack() as closing:
        yield [closing.enter_context(Client(url, token=token, retries=RETRIES)) for token in tokens]


def change_minds(submit, legal: list[Move], decided: Callable[[str], None], seed: str) -> None:
    """Decide a few times in a row, each time on another move, going on when the one before is acknowledged."""
    rng, last = random.Random(seed), None
    for _ in range(DECISIONS):
        last = rng.choice([move for move in legal if move != last])
        submit(last)
        decided(str(last))


def stored(service: Service, pks: list[int]) -> dict[tuple[int, int], tuple[str, int]]:
    """Move and revision of every submission in the games' first turns, by game and seat."""
    rows = service.sql(
        """SELECT turn.game_id, move.seat, move.move, move.revision
           FROM games_turn turn JOIN games_submission move ON move.turn_id = turn.id
           WHERE turn.game_id = ANY(%s) AND turn.number = 1""",
        pks,
    )
    return {(game, seat): (move, revision) for game, seat, move, revision in rows}


def decide_in(pool, table, submits, legal) -> Minds:
    """Let the busy seats of all games change their minds at the same time; what was acknowledged."""
    minds = Minds()
    jobs = [
        pool.submit(
            change_minds,
            partial(submits[seat], game.uuid),
            legal[seat],
            partial(minds.acknowledge, game.pk, seat),
            f"{number} {seat}",
        )
        for number, game in enumerate(table.games)
        for seat in range(BUSY_SEATS)
    ]
    for job in jobs:
        job.result()
    return minds


def by_sdk(client: Client):
    """A way to submit: the SDK's, each decision with the entity tag of the one that it follows on."""
    return lambda game, move: client.move(game, request_of(move), turn=1)


def without_a_guard(client: Client):
    """A way to submit without a precondition, sent again until it is answered."""

    def submit(game, move):
        client.api.get_httpx_client().put(f"/api/v1/games/{game}/turns/1/move", json=move_to_json(move))

    return submit


def decide_over_a_flaky_connection(service: Service, table, legal, way) -> tuple[Minds, FlakyProxy]:
    """What was acknowledged, once every late copy has arrived, and the proxy."""
    with (
        FlakyProxy(service.url, seed=5, latest=LATEST) as proxy,
        clients(proxy.url, service) as players,
        ThreadPoolExecutor(THREADS) as pool,
    ):
        minds = decide_in(pool, table, list(map(way, players)), legal)
    return minds, proxy


def test_submissions__over_a_flaky_connection__have_one_effect_and_the_newest_is_resolved(
    service: Service, tables, figure
) -> None:
    table = tables(40)
    legal = legal_moves(service, table.games[0].uuid)
    minds, proxy = decide_over_a_flaky_connection(service, table, legal, by_sdk)
    assert sum(minds.acknowledged.values()) == len(table.games) * BUSY_SEATS * DECISIONS == 1000
    assert stored(service, table.pks) == {place: (move, DECISIONS) for place, move in minds.newest.items()}
    with clients(service.url, service) as players:
        for game in table.games:
            for seat in range(BUSY_SEATS, SEATS):
                by_sdk(players[seat])(game.uuid, legal[seat][0])
    await_true(lambda: table.unresolved() == 0, 60, "the resolution of every turn")
    resolved = {place: move for place, (move, _) in stored(service, table.pks).items() if place[1] < BUSY_SEATS}
    assert resolved == minds.newest
    check_games(service.database, table.pks)
    ready = """SELECT count(DISTINCT (turn.game_id, move.event)) FROM games_turn turn
        JOIN games_submission move ON move.turn_id = turn.id WHERE turn.game_id = ANY(%s) AND turn.number = 1"""
    assert service.sql(ready, table.pks) == [(len(table.games) * SEATS,)]
    assert min(proxy.seen[fate] for fate in Fate) > 20
    figure("1000 submissions over a flaky connection", f"{sum(proxy.seen.values())} requests: {told(proxy)}")


def test_submissions__without_preconditions__are_overwritten_by_late_copies(service: Service, tables) -> None:
    """The proof above can fail: the same network harms a client that does not say what its decisions follow on."""
    table = tables(8)
    legal = legal_moves(service, table.games[0].uuid)
    minds, _ = decide_over_a_flaky_connection(service, table, legal, without_a_guard)
    found = {place: move for place, (move, _) in stored(service, table.pks).items()}
    assert found.keys() == minds.newest.keys()
    assert found != minds.newest


def test_withdrawals__over_a_flaky_connection__stay_withdrawn(service: Service, tables) -> None:
    table = tables(10)
    legal = legal_moves(service, table.games[0].uuid)

    def decide_and_withdraw(client: Client, seat: int, game: str) -> None:
        client.move(game, request_of(legal[seat][0]), turn=1)
        client.withdraw(game, turn=1)

    with (
        FlakyProxy(service.url, seed=6, latest=LATEST) as proxy,
        clients(proxy.url, service) as players,
        ThreadPoolExecutor(THREADS) as pool,
    ):
        jobs = [
            pool.submit(decide_and_withdraw, players[seat], seat, game.uuid)
            for game in table.games
            for seat in range(SEATS)
        ]
        for job in jobs:
            job.result()
    assert stored(service, table.pks) == {}
    waiting = "SELECT DISTINCT waiting_for FROM games_turn WHERE game_id = ANY(%s) AND number = 1"
    assert service.sql(waiting, table.pks) == [(list(range(SEATS)),)]


def test_creations__over_a_flaky_connection__make_one_game_each(service: Service, figure) -> None:
    names = [f"flaky {number}" for number in range(200)]
    with (
        FlakyProxy(service.url, seed=7, latest=LATEST) as proxy,
        clients(proxy.url, service) as players,
        ThreadPoolExecutor(THREADS) as pool,
    ):
        made = list(pool.map(lambda at: players[at % SEATS].create_game(names[at]), range(len(names))))
    rows = service.sql("SELECT name, uuid, version FROM games_game WHERE name LIKE 'flaky %%'")
    assert sorted(rows) == sorted((game.name, game.id, 2) for game in made)
    assert [game.name for game in made] == names
    assert min(proxy.seen[fate] for fate in Fate) > 5
    figure("200 creations over a flaky connection", f"{sum(proxy.seen.values())} requests: {told(proxy)}")


def told(proxy: FlakyProxy) -> str:
    """What happened to the requests, in a line."""
    return ", ".join(f"{proxy.seen[fate]} {fate}" for fate in Fate if fate != Fate.PASS)
