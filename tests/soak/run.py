"""One soak: the service, its players, what is broken meanwhile, and how it is brought to an end."""

import datetime as dt
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tests.soak import opening
from tests.soak.breakdowns import Breakdowns
from tests.soak.checks import LATE, OPEN, PENDING, POSTS_BEHIND, READER_BEHIND, WAITING, all_faults
from tests.soak.clock import SimulatedService
from tests.soak.ending import copy_logs, unexplained
from tests.soak.habits import LOOKS_AROUND, come_back, leave, look_around, stop_playing
from tests.soak.players import Player
from tests.soak.progress import PATIENCE, StuckError, say
from tests.soak.receiver import Receiver
from tests.soak.seasons.checks import all_faults as faults_of_competitions
from tests.soak.seasons.run import Seasons, brief
from tests.soak.wire import Wire

GAMES_A_PLAYER = 40
FAILURES = 0.1
"""The share of webhooks that their receiver refuses."""

OPENING = 0.5
"""The share of the days on which games are opened."""

THREADS = 8
STEPS_TO_EMPTY = 40
"""Skips of six hours: retries end within three days, and some deadlines later."""

FIGURES = {
    "games finished": "SELECT count(*) FROM games_game WHERE status = 'finished'",
    "lobbies cancelled": "SELECT count(*) FROM games_game WHERE status = 'cancelled'",
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
    """How large a soak is; `step` in simulated hours, `kill_every` in real seconds, `minutes` of real time."""

    games: int
    days: int
    step: int
    kill_every: float
    restarts: int
    seed: int
    minutes: float
    logs: Path | None
    competitions: int


class Step(NamedTuple):
    """Some hours of a day, and the share of the soak that is over with them."""

    day: int
    hours: range
    over: float


class Soak:
    """One soak; `run` once."""

    def __init__(self, options: Options, service: SimulatedService) -> None:
        self.options, self.rng, self.service = options, random.Random(options.seed), service
        self.service.environment["DUCKCOVER_WEBHOOKS_PRIVATE"] = "true"
        self.longest, self.skipped, self.lived, self.opened = 0.0, 0.0, 0.0, 0
        self.trouble: list[str] = []
        """What went wrong before the end: exceptions of visits, a service that got stuck."""

    def run(self) -> tuple[dict[str, Any], dict[str, list[str]]]:
        """Play, end, check; the figures, and the faults by check."""
        began = time.monotonic()
        with self.service, Receiver(FAILURES, random.Random(self.options.seed)) as receiver:
            with ThreadPoolExecutor(THREADS) as self.pool:
                self._begin(receiver)
                seasons = Seasons(brief(self.options), self.service, self.wire, self.breakdowns, self.pool)
                try:
                    self._live()
                    self.breakdowns.kill_every, receiver.failures = 0, 0
                    self._end()
                    if self.options.competitions:
                        self.breakdowns.kill_every = self.options.kill_every
                        seasons.run(restarts=1)
                except StuckError as error:
                    self.trouble.append(str(error))
            say("checking")
            faults = all_faults(self.service, self.players, receiver, max(self.longest, seasons.longest))
            faults |= faults_of_competitions() if self.options.competitions else {}
            faults["no failure on the way"] = [*self.trouble, *seasons.trouble_on_the_way(), *self._failures()]
            figures = self._figures(receiver, time.monotonic() - began)
            figures |= seasons.figures() if self.options.competitions else {}
            copy_logs(self.service, self.options.logs, with_database=any(faults.values()))
        return figures | self.service.costs.figures(), faults

    def _begin(self, receiver: Receiver) -> None:
        count = max(7, self.options.games * 4 // GAMES_A_PLAYER)
        say(f"signing up {count} players")
        self.wire = Wire(self.service.url)
        self.players = opening.sign_up_players(self.service, self.wire, count, self.rng)
        opening.listen(self.players, receiver.url)
        presets = self.players[0].read("/clocks")["results"]
        self.clocks = [preset["clock"] for preset in presets if preset["name"] in opening.PRESETS]
        self.breakdowns = Breakdowns(self.service, self.options.kill_every, random.Random(self.options.seed))

    def _steps(self) -> Iterator[Step]:
        """All steps, or those until the minutes are over."""
        hours, days = self.options.step, self.options.days
        end = time.monotonic() + self.options.minutes * 60
        for begin in range(0, 24 * days, hours):
            if time.monotonic() < end:
                yield Step(begin // 24, range(begin % 24, begin % 24 + hours), (begin + hours) / (24 * days))

    def _live(self) -> None:
        """Let the days pass; PostgreSQL ends while players move."""
        began = time.monotonic()
        restarts = [(number + 1) / (self.options.restarts + 1) for number in range(self.options.restarts)]
        for step in self._steps():
            before, now = self.service.skip(self.options.step)
            skipped_at = time.monotonic()
            coming = [player for player in self.players if player.comes(step.day, step.hours)]
            jobs = [self._start(self._visit, player, step, now) for player in coming]
            jobs += [self._start(self._open_game, number) for number in self._to_open(step.over)]
            if restarts and step.over >= restarts[0]:
                restarts.pop(0)
                self.breakdowns.restart_postgres()
                skipped_at = time.monotonic()
            self._keep_up(before, now, skipped_at, jobs)
            self.skipped += self.options.step * 3600
            self.lived = time.monotonic() - began
            if step.hours.stop == 24:
                say(f"day {step.day + 1}: {self.service.sql(OPEN)[0][0]} games, {self._scale()} as fast as time")

    def _start(self, call: Callable[..., object], *values: object) -> Future[object]:
        return self.pool.submit(call, *values)

    def _to_open(self, over: float) -> Iterable[int]:
        """The numbers of the games to open by now."""
        first, self.opened = self.opened, math.ceil(min(over / OPENING, 1) * self.options.games)
        return range(first, self.opened)

    def _open_game(self, number: int) -> None:
        opening.open_game(self.players, self.clocks, random.Random(f"{self.options.seed} {number}"))

    def _visit(self, player: Player, step: Step, now: dt.datetime) -> None:
        come_back(player)
        if player.rng.random() < LOOKS_AROUND:
            look_around(player, opening=step.over < OPENING)
        player.play()
        if (absence := player.goes_away(step.day)) is not None:
            leave(player, absence, now)

    def _keep_up(
        self, before: dt.datetime, now: dt.datetime, skipped_at: float, jobs: Sequence[Future[object]]
    ) -> None:
        """Wait until the visits are over, what the skip has ended is resolved, and notices are not behind.

        So the clock goes as fast as the service keeps up. `before`, `now`: what it showed on both sides of the skip.
        Raises: StuckError.
        """
        self._await("deadlines that the skip has ended", lambda: self._none(LATE, now))
        self.longest = max(self.longest, time.monotonic() - skipped_at)
        self._await("visits", lambda: all(job.done() for job in jobs))
        self.trouble += [repr(error) for job in jobs if (error := job.exception()) is not None]
        ended = time.monotonic()
        self._await("full turns", lambda: self._none(PENDING))
        self.longest = max(self.longest, time.monotonic() - ended)
        self._await("the reader of events", lambda: self._none(READER_BEHIND, before, before))
        self._await("deliveries", lambda: self._none(POSTS_BEHIND, before))

    def _await(self, what: str, condition: Callable[[], bool]) -> None:
        if not self.breakdowns.await_true(condition, PATIENCE):
            raise StuckError(f"{what}: the service did not get on for {PATIENCE} s")

    def _none(self, question: str, *values: Any) -> bool:
        return self.service.sql(question, *values) == [(0,)]

    def _end(self) -> None:
        """Resign the games that still run, tell everybody, empty the outbox.

        A turn that was opened while all players were on autopilot stays open until its deadline also then.
        """
        say("ending the games that still run")
        jobs = [self._start(stop_playing, player) for player in self.players]
        for _ in range(STEPS_TO_EMPTY):
            self._keep_up(*self.service.skip(6), time.monotonic(), jobs)
            jobs, now = [], self.service.now()
            self._await("the reader of the last events", lambda: self._none(READER_BEHIND, now, now))  # noqa: B023
            if self._none(WAITING) and self._none(OPEN):
                break

    def _failures(self) -> list[str]:
        return unexplained(self.wire, self.breakdowns)

    def _scale(self) -> str:
        return f"{self.skipped / self.lived:,.0f} times" if self.lived else "-"

    def _figures(self, receiver: Receiver, seconds: float) -> dict[str, Any]:
        counts = self.breakdowns.counts
        for player in self.players:
            counts.update(player.counts)
        failures = {f"answers {status or 'lost'}": n for status, n in sorted(self.wire.failures.items())}
        return {
            "simulated days": round(self.skipped / 86_400, 1),
            "players": len(self.players),
            **{what: self.service.sql(question)[0][0] for what, question in FIGURES.items()},
            **dict(sorted(counts.items())),
            **failures,
            "requests": self.wire.asked,
            "webhooks refused by the receiver": receiver.refused,
            "longest wait for what was due": f"{self.longest:.1f} s",
            "mean speed of the clock": self._scale(),
            "time of the days": f"{self.lived:.0f} s",
            "time": f"{seconds:.0f} s",
        }
