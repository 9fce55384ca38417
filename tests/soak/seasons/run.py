"""One simulation of competitions on a running service: they are made, entered, played, broken into, and checked."""

import datetime as dt
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from leagues.ratings.tasks import close_days
from leagues.tasks import sweep
from tests.soak import opening
from tests.soak.breakdowns import Breakdowns
from tests.soak.checks import LATE, OPEN, PENDING, READER_BEHIND
from tests.soak.clock import SimulatedService
from tests.soak.habits import stop_playing
from tests.soak.players import Player
from tests.soak.progress import PATIENCE, StuckError, say
from tests.soak.seasons import people, plans
from tests.soak.seasons.staff import REASON, Staff
from tests.soak.wire import Wire

ENTRIES_A_PLAYER = 2.5
VOLUNTEERS = 4
"""In every pool."""

LATE_COMERS = 3
"""Who come to every competition after its registration."""

ABSENT_STAFF = 0.5
"""The share of leagues whose organizers do not come again after they have published."""

LONGEST = dt.timedelta(days=70)
"""After which a competition that is not over will not be."""

STEPS_TO_EMPTY = 60
RING_EVERY = 0.5
"""Seconds of real time from one message to the sweep of leagues to the next: beat counts real seconds."""

RUNS = """
SELECT count(*) FROM leagues_competition competition {joined} WHERE competition.status IN ('published', 'running')
AND competition.quarantined_at IS NULL AND coalesce(competition.paused_until <= statement_timestamp(), true)"""
ROUNDS = RUNS.format(joined="JOIN leagues_round round ON round.competition_id = competition.id")
TABLES = RUNS.format(
    joined="""JOIN leagues_round round ON round.competition_id = competition.id
    JOIN leagues_table tables ON tables.round_id = round.id LEFT JOIN games_game game ON game.id = tables.game_id"""
)
DUE = {
    "steps of rounds": f"{ROUNDS} AND round.due_at <= %s",
    "steps of competitions": f"{RUNS.format(joined='')} AND least(due_at, offers_due_at) <= %s",
    "steps of seasons": "SELECT count(*) FROM leagues_competition WHERE season_due_at <= %s",
    "games": f"{TABLES} AND tables.status = 'waiting' AND round.opened_at <= %s",
    "results": f"""{TABLES} AND tables.status IN ('playing', 'closing')
        AND (game.finished_at <= %s OR game.played_out_at IS NOT NULL)""",
    "closes": f"""{TABLES} AND tables.status IN ('playing', 'closing') AND round.status = 'closing'
        AND game.quarantined_at IS NULL AND game.played_out_at IS NULL
        AND greatest(tables.closes_at, tables.rule_by) <= %s""",
}
"""How much there is to do that was due at a moment."""

UNFINISHED = "SELECT count(*) FROM leagues_competition WHERE status IN ('published', 'running')"
SEASON = "SELECT uuid::text FROM leagues_season WHERE finished_at IS NOT NULL AND uuid = %s::uuid"
DIVISIONS = """
SELECT competition.uuid::text FROM leagues_competition competition JOIN leagues_season season
ON season.id = competition.season_id WHERE season.uuid = %s::uuid ORDER BY tier"""
FIGURES = {
    "competitions finished": "SELECT count(*) FROM leagues_competition WHERE status = 'finished'",
    "entries": "SELECT count(*) FROM leagues_entry",
    "entries withdrawn after no-shows": "SELECT count(*) FROM leagues_event WHERE data ->> 'why' = 'no_show'",
    "rounds drawn": "SELECT count(*) FROM leagues_round WHERE drawn_at IS NOT NULL",
    "rounds drawn anew": "SELECT coalesce(sum(attempt), 0) FROM leagues_round",
    **{
        f"tables {status}": f"SELECT count(*) FROM leagues_table WHERE status = '{status}'"
        for status in ("finished", "adjudicated", "split", "void")
    },
    "rulings by staff": "SELECT count(*) FROM leagues_ruling WHERE NOT automatic",
    "rulings by the service": "SELECT count(*) FROM leagues_ruling WHERE automatic",
    "offers of seats": "SELECT count(*) FROM leagues_substituteoffer",
    "seats of substitutes": "SELECT count(*) FROM leagues_substituteoffer WHERE status = 'accepted'",
    "ratings written": "SELECT count(*) FROM ratings_result",
    "days rated": "SELECT count(*) FROM ratings_period",
}


@dataclass(frozen=True)
class Options:
    """How large a simulation is: `days` and `rounds` of a stage, `step` in simulated hours."""

    competitions: int
    entries: int
    days: int
    rounds: int
    step: int
    seed: int


def brief(soak: Any) -> Options:
    """The shortest competitions of all formats, for the service of a soak of games (its options)."""
    return Options(soak.competitions, soak.competitions * 7, days=2, rounds=1, step=24, seed=soak.seed)


class Seasons:
    """One simulation; `run` once. PostgreSQL ends `restarts` times, on days that chance chooses."""

    def __init__(
        self, options: Options, service: SimulatedService, wire: Wire, breakdowns: Breakdowns, pool: ThreadPoolExecutor
    ) -> None:
        self.options, self.service, self.wire, self.pool = options, service, wire, pool
        self.breakdowns, self.rng = breakdowns, random.Random(options.seed)
        self.longest, self.skipped, self.seconds = 0.0, 0, 0.0
        self.rung_at = 0.0
        self.staff: list[Staff] = []
        self.late: list[tuple[Player, str]] = []
        """Who comes later, and to which competition."""
        self.trouble: list[str] = []
        self.season = self.following = ""

    def run(self, restarts: int) -> None:
        """Make and play everything, until all is over. Raises: StuckError."""
        began = time.monotonic()
        self._begin()
        self._live(restarts)
        self.breakdowns.kill_every = 0
        self._end()
        self.seconds = time.monotonic() - began

    def _begin(self) -> None:
        options = self.options
        count = max(8, int(options.entries / ENTRIES_A_PLAYER))
        say(f"signing up {count} players of leagues")
        players = opening.sign_up_players(self.service, self.wire, count + 4, self.rng, "entry")
        self.organizers, self.people = players[:4], people.People(players[4:], self.rng)
        now, each = self.service.now(), max(3, options.entries // options.competitions)
        divisions = plans.division_count(options.competitions)
        given = (each, options.days, options.rounds)
        self._make_season(plans.divisions(now, divisions, *given), now)
        for plan in plans.tournaments(now, options.competitions - divisions, *given):
            absent = self.rng.random() < ABSENT_STAFF
            self._make(self._league(plan.document["name"], now, absent=absent), plan)

    def _league(self, name: str, now: dt.datetime, *, absent: bool) -> Staff:
        """A league of its own, with an organizer beside its owner."""
        owner, organizer = self.rng.sample(self.organizers, 2)
        league = owner.do("leagues", "POST", "/leagues", {"name": name}).document["id"]
        address = f"/leagues/{league}/staff/{organizer.name}"
        owner.do("organizers appointed", "PUT", address, {**REASON, "role": "organizer"})
        organizer.do("organizers who accept", "PUT", address, {})
        rng = random.Random(self.rng.random())
        self.staff.append(Staff(league, owner, organizer, rng, absent, now))
        return self.staff[-1]

    def _make(self, staff: Staff, plan: plans.Plan) -> None:
        answer = staff.owner.do("competitions", "POST", f"/leagues/{staff.league}/competitions", plan.document)
        assert answer.is_good, answer
        self._publish(staff, answer.document["id"], plan.entries)

    def _make_season(self, divisions: Sequence[plans.Plan], now: dt.datetime) -> None:
        staff = self._league("League of seasons", now, absent=False)
        body = {"name": "First", "size": divisions[0].entries, "up": 1, "down": 1, "fill": "from_below"}
        body["divisions"] = [plan.document for plan in divisions]
        answer = staff.owner.do("seasons", "POST", f"/leagues/{staff.league}/seasons", body)
        assert answer.is_good, answer
        self.season = answer.document["id"]
        for (key,), plan in zip(self.service.sql(DIVISIONS, self.season), divisions, strict=True):
            self._publish(staff, key, plan.entries)

    def _publish(self, staff: Staff, key: str, entries: int) -> None:
        staff.owner.do("competitions published", "POST", f"/competitions/{key}/publish", REASON)
        staff.competitions.append(key)
        comers = self.rng.sample(self.people.players, min(entries, len(self.people.players)))
        jobs = [self._start(people.enter, player, key) for player in comers[entries // 8 :]]
        self._await("entries", lambda: all(job.done() for job in jobs))
        self.late += [(player, key) for player in comers[: entries // 8]]
        others = [player for player in self.people.players if player not in comers]
        for player in others[:VOLUNTEERS]:
            people.volunteer(player, key)
        self.late += [(player, key) for player in others[VOLUNTEERS : VOLUNTEERS + LATE_COMERS]]

    # --- the days -------------------------------------------------------------------------------------------------

    def _live(self, restarts: int) -> None:
        """Let the days pass until every competition is over, and the season that follows the first as well."""
        hours = range(0, int(LONGEST / dt.timedelta(hours=1)), self.options.step)
        ends = sorted(self.rng.sample(range(4, 4 + 5 * max(1, restarts)), restarts), reverse=True)
        for begin in hours:
            if self._is_over():
                return
            before, now = self.service.skip(self.options.step)
            skipped_at, day = time.monotonic(), begin // 24
            jobs = list(self._visits(day, range(begin % 24, begin % 24 + self.options.step), now))
            if ends and day >= ends[-1]:
                ends.pop()
                self.breakdowns.restart_postgres()
                skipped_at = time.monotonic()
            self._keep_up(before, now, skipped_at, jobs)
            self._go_on()
            self.skipped += self.options.step
            if begin % 24 + self.options.step == 24:
                say(f"day {day + 1}: {self.service.sql(UNFINISHED)[0][0]} competitions, {self._games()} games")
        raise StuckError(f"competitions that are not over after {LONGEST}")

    def _is_over(self) -> bool:
        return bool(self.following) and self._none(UNFINISHED)

    def _visits(self, day: int, hours: range, now: dt.datetime) -> Iterator["Future[object]"]:
        """All that happens in a step, by eight at a time."""
        for staff in self.staff:
            yield self._start(staff.look, now)
        for player in self.people.players:
            if self.people.comes(player, day, hours):
                yield self._start(people.visit, player)
        late, self.late = self.late[:: 2 if day < 3 else 1], self.late[1::2] if day < 3 else []
        for player, key in late:
            yield self._start(people.enter, player, key)

    def _go_on(self) -> None:
        """Continue the season once it is finished: both organizers at once, and it is one."""
        if self.following or not self.service.sql(SEASON, self.season):
            return
        staff = self.staff[0]
        both = (staff.owner, staff.organizer)
        calls = [
            self._start(who.do, "next seasons", "POST", f"/seasons/{self.season}/next", {"name": "Second"})
            for who in both
        ]
        self._await("the next season", lambda: all(call.done() for call in calls))
        made: list[Any] = [call.result() for call in calls]
        found = {answer.document["id"] if answer.is_good else answer.code for answer in made}
        if len(found) > 1 or not made[0].is_good:
            self.trouble.append(f"the next season was made twice: {found}")
        self.following = found.pop()
        for (key,) in self.service.sql(DIVISIONS, self.following):
            staff.owner.do("competitions published", "POST", f"/competitions/{key}/publish", REASON)
            staff.competitions.append(key)

    def _start(self, call: Callable[..., object], *values: object) -> "Future[object]":
        return self.pool.submit(call, *values)

    def _keep_up(
        self, before: dt.datetime, now: dt.datetime, skipped_at: float, jobs: Sequence["Future[object]"]
    ) -> None:
        """Wait until what the skip has made due is done, visits are over, and all that follows from them is done too.

        `before`, `now`: what the clock showed on both sides of the skip. Raises: StuckError.
        """
        self._await("what the skip has made due", lambda: self._nothing_due(now) and self._none(LATE, now))
        self.longest = max(self.longest, time.monotonic() - skipped_at)
        self._await("visits", lambda: all(job.done() for job in jobs))
        self.trouble += [repr(error) for job in jobs if (error := job.exception()) is not None]
        self._await("what follows from visits", lambda: self._none(PENDING) and self._nothing_due(self.service.now()))
        self._await("the reader of events", lambda: self._none(READER_BEHIND, before, before))

    def _nothing_due(self, now: dt.datetime) -> bool:
        if all(self._none(question, now) for question in DUE.values()):
            return True
        if time.monotonic() > self.rung_at + RING_EVERY:
            self.rung_at = time.monotonic()
            sweep.delay()
        return False

    def _await(self, what: str, condition: Callable[[], bool]) -> None:
        if not self.breakdowns.await_true(condition, PATIENCE):
            now = self.service.now()
            left = {name: self.service.sql(question, now)[0][0] for name, question in DUE.items()}
            raise StuckError(f"{what}: the service did not get on for {PATIENCE} s; {left}")

    def _none(self, question: str, *values: Any) -> bool:
        return self.service.sql(question, *values) == [(0,)]

    def _games(self) -> int:
        found: int = self.service.sql(OPEN)[0][0]
        return found

    def _end(self) -> None:
        """Resign from games that a ruling has outlived, and let two more days be rated."""
        say("ending the games that still run")
        jobs = [self._start(stop_playing, player) for player in self.people.players]
        for step in itertools.count():
            self._keep_up(*self.service.skip(24), time.monotonic(), jobs)
            jobs, now = [], self.service.now()
            self._await("the reader of the last events", lambda: self._none(READER_BEHIND, now, now))  # noqa: B023
            if step and self._none(OPEN):
                break
            if step > STEPS_TO_EMPTY:
                raise StuckError("games that do not end")
        close_days.delay()

    def figures(self) -> dict[str, Any]:
        """What has happened."""
        counts: Counter[str] = Counter()
        for player in (*self.organizers, *self.people.players):
            counts.update(player.counts)
        return {
            "simulated days of competitions": self.skipped // 24,
            "players of competitions": len(self.people.players),
            "players who never come": len(self.people.absent),
            "leagues whose organizers never come": sum(staff.absent for staff in self.staff),
            **{what: self.service.sql(question)[0][0] for what, question in FIGURES.items()},
            **dict(sorted(counts.items())),
            "longest wait for what was due, competitions": f"{self.longest:.1f} s",
            "time of the competitions": f"{self.seconds:.0f} s",
        }

    def trouble_on_the_way(self) -> list[str]:
        """What went wrong before the end."""
        return [*self.trouble, *(line for staff in self.staff for line in staff.trouble)]
