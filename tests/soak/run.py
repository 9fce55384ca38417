"""One soak: the service, its players, what is broken meanwhile, and how it is brought to an end."""

import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from duckcover_sdk import Client, ConflictError
from duckcover_sdk.connection import expect
from duckcover_sdk.generated.api.lobby import create_game
from duckcover_sdk.generated.models import ClockRequest, CreateGameRequest, Game
from duckcover_sdk.terminal.players import PATIENT, sign_up, throwaway_name

from tests.live.service import await_true
from tests.soak.checks import OVERDUE, RUNNING, WAITING, all_faults
from tests.soak.clock import SimulatedService
from tests.soak.players import Player
from tests.soak.receiver import Receiver

GAMES_A_PLAYER = 20
FAILURES = 0.1
"""The share of webhooks that their receiver refuses."""

WITH_WEBHOOK = 3
"""Every third player has one."""

PRESETS = ("daily", "relaxed", "slow", "bank")
REPLACING = 0.7
"""The share of games that offer seats of players who are away by themselves."""

THREADS = 8
PATIENCE = 120
"""Seconds after which what is due counts as overdue."""

STEPS_TO_EMPTY = 20
"""Skips of six hours: retries end within three days."""

UNREAD = "SELECT count(*) FROM notifications_position WHERE told_until < (SELECT max(at) FROM games_event)"
DUE_POSTS = "SELECT count(*) FROM notifications_delivery WHERE due_at <= clock_timestamp()"
FIGURES = {
    "games finished": "SELECT count(*) FROM games_game WHERE status = 'finished'",
    "turns resolved": "SELECT count(*) FROM games_turn WHERE resolved_at IS NOT NULL",
    "moves by players": "SELECT count(*) FROM games_submission WHERE origin = 'player'",
    "moves by orders": "SELECT count(*) FROM games_submission WHERE origin = 'order'",
    "moves by bots": "SELECT count(*) FROM games_submission WHERE origin = 'bot'",
    "moves by the stand-in": "SELECT count(*) FROM games_submission WHERE origin = 'timeout'",
    "notices": "SELECT count(*) FROM notifications_notice",
    "webhooks sent": "SELECT count(*) FROM notifications_delivery WHERE state = 'sent'",
}


@dataclass(frozen=True)
class Options:
    """How large a soak is; `step` in simulated hours, `kill_every` in real seconds."""

    games: int
    days: int
    step: int
    kill_every: float
    restarts: int
    seed: int


class Soak:
    """One soak; `run` once."""

    def __init__(self, options: Options) -> None:
        self.options, self.rng = options, random.Random(options.seed)
        self.service = SimulatedService("folder")
        self.service.environment["DUCKCOVER_WEBHOOKS_PRIVATE"] = "true"
        self.counts: Counter[str] = Counter()
        self.longest, self.kill_at = 0.0, math.inf

    def run(self) -> tuple[dict[str, Any], dict[str, list[str]]]:
        """Play, end, check; the figures, and the faults by check."""
        began = time.monotonic()
        with (
            self.service,
            Receiver(FAILURES, random.Random(self.options.seed)) as receiver,
            ThreadPoolExecutor(THREADS) as self.pool,
            Client(self.service.url, retries=PATIENT) as self.anybody,
        ):
            self._sign_up(receiver)
            self._each(self._open_game, range(self.options.games))
            self._live()
            self.kill_at, receiver.failures = math.inf, 0
            self._end()
            say("checking")
            faults = all_faults(self.service, self.players, receiver)
            return self._figures(receiver, time.monotonic() - began), faults

    def _each(self, call: Callable[[Any], object], values: Iterable[Any]) -> None:
        """Make a call for each value, a few at a time. Raises: what a call raises."""
        for _ in self.pool.map(call, values):
            pass

    def _sign_up(self, receiver: Receiver) -> None:
        count = max(7, self.options.games * 4 // GAMES_A_PLAYER)
        say(f"signing up {count} players")
        signed = (sign_up(self.anybody, throwaway_name("soak")) for _ in range(count))  # hashes take all cores
        self.players = [Player(client, random.Random(self.rng.random())) for client in signed]
        self._each(lambda index: self._listen(index, receiver), range(0, count, WITH_WEBHOOK))

    def _listen(self, index: int, receiver: Receiver) -> None:
        wire = self.players[index].client.api.get_httpx_client()
        wire.post("/api/v1/me/webhooks", json={"url": f"{receiver.url}/{index}"}).raise_for_status()

    def _open_game(self, number: int) -> None:
        """A game of 2 to 7 people and bots, under one of the clocks of a day."""
        rng = random.Random(f"{self.options.seed} {number}")
        host, *others = rng.sample(self.players, rng.randint(1, 5))
        bots = ["steady"] * rng.randint(0 if others else 1, 6 - len(others))
        clock = host.client.clocks()[rng.choice(PRESETS)]
        body = CreateGameRequest(
            name=f"soak {number}",
            seats=1 + len(others) + len(bots),
            clock=ClockRequest.from_dict(clock.to_dict()),
            bots=bots,
            replace=rng.random() < REPLACING,
        )
        answer = create_game.sync_detailed(client=host.client.api, body=body, idempotency_key=f"soak game {number:06}")
        for player in others:
            player.client.join(expect(Game, answer))

    def _live(self) -> None:
        """Let the days pass, step by step; PostgreSQL is killed while players move."""
        hours = self.options.step
        steps = [(day, range(hour, hour + hours)) for day in range(self.options.days) for hour in range(0, 24, hours)]
        kills = [len(steps) * (n + 1) // (self.options.restarts + 1) for n in range(self.options.restarts)]
        self.kill_at = time.monotonic() + self.options.kill_every
        for number, (day, of_day) in enumerate(steps):
            self.service.skip(hours)
            self._settle()  # what the skipped hours have ended
            visits = [self.pool.submit(each.visit) for each in self.players if each.comes(day, of_day)]
            if number in kills:
                self.service.kill_postgres()
                self.service.restart_postgres()
                self.counts["PostgreSQL killed"] += 1
            for visit in visits:
                await_true(visit.done, PATIENCE, "a visit")
                visit.result()
                self._kill_now_and_then()
            if of_day.stop == 24:
                say(f"day {day + 1}")

    def _settle(self) -> None:
        """Wait until nothing is due. Raises: AssertionError when something stays overdue."""
        began = time.monotonic()
        while self.service.sql(OVERDUE) != [(0,)]:
            assert time.monotonic() < began + PATIENCE, "what is due is not resolved"
            self._kill_now_and_then()
            time.sleep(0.02)
        self.longest = max(self.longest, time.monotonic() - began)

    def _kill_now_and_then(self) -> None:
        """Kill a worker if it is time, and start it anew; by this thread, as processes end with the one that starts."""
        if time.monotonic() < self.kill_at:
            return
        name = self.rng.choice(self.service.workers)
        self.service.kill(name)
        self.service.launch(name, program="worker")
        self.counts["workers killed"] += 1
        self.kill_at = time.monotonic() + self.options.kill_every

    def _end(self) -> None:
        """Resign the games that still run, tell everybody, empty the outbox.

        A turn that was opened while all players were on autopilot stays open until its deadline also then.
        """
        say("ending the games that still run")
        self.counts["games resigned at the end"] = self.service.sql(RUNNING)[0][0]
        self._each(self._resign_all, self.players)
        self._settle()
        for _ in range(STEPS_TO_EMPTY):
            self.service.skip(6)
            await_true(lambda: self.service.sql(UNREAD) == [(0,)], PATIENCE, "the reader of the events")
            await_true(lambda: self.service.sql(DUE_POSTS) == [(0,)], PATIENCE, "the delivery of what is due")
            if self.service.sql(WAITING) == self.service.sql(RUNNING) == [(0,)]:
                return
            self._settle()

    def _resign_all(self, player: Player) -> None:
        for game in list(player.client.games(status="playing", mine=True)):
            with suppress(ConflictError):  # it has ended meanwhile
                player.client.resign(game)

    def _figures(self, receiver: Receiver, seconds: float) -> dict[str, Any]:
        for player in self.players:
            self.counts.update(player.counts)
        return {
            "games": self.options.games,
            "simulated days": self.options.days,
            "players": len(self.players),
            **{what: self.service.sql(question)[0][0] for what, question in FIGURES.items()},
            **self.counts,
            "webhooks refused by the receiver": receiver.refused,
            "longest wait for what was due": f"{self.longest:.1f} s",
            "time": f"{seconds:.0f} s",
        }


def say(text: str) -> None:
    """What happens now, and when that is."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)
