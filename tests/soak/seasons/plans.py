"""The competitions of a simulation: every format, kind of timing, adjudication and system of points in turn."""

import datetime as dt
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]

DAY = dt.timedelta(days=1)
REGISTRATION = dt.timedelta(days=1)
FIRST = dt.timedelta(hours=36)
"""So long after the simulation begins registration closes, and the first round opens."""

APART = dt.timedelta(hours=6)
"""So long after one competition the next one begins, up to `WAVES` of them."""

TO_CONFIRM = 3 * DAY
WAVES = 4
DIVISIONS = 3
"""Every sixth competition is a division of the season, at most three are, and two at least."""

CLOCK = {"kind": "per_turn", "turn_seconds": 43_200}


class Plan(NamedTuple):
    """A competition to make: its Competition, and how many enter; more may than there are places."""

    document: Json
    entries: int


class Times(NamedTuple):
    """When the first round opens, how many days a round has, and how many rounds a stage of fixed length."""

    first: dt.datetime
    days: int
    rounds: int

    def every(self, length_days: int | None = None) -> Json:
        return {
            "kind": "every",
            "first": self.first.isoformat(),
            "days": self.days,
            "length_days": length_days or self.days,
            "zone": "Europe/Madrid",
        }

    def rolling(self) -> Json:
        return {"kind": "rolling", "first": self.first.isoformat(), "gap_hours": 6, "length_days": self.days}

    def fixed(self) -> Json:
        opens = [self.first + number * self.days * DAY for number in range(self.rounds)]
        rounds = [{"opens_at": at.isoformat(), "closes_at": (at + self.days * DAY).isoformat()} for at in opens]
        return {"kind": "fixed", "rounds": rounds, "draw_hours": 12, "preview_hours": 9}

    def arena(self) -> Json:
        closes_at = self.first + (self.rounds + 1) * self.days * DAY
        return {
            "kind": "arena",
            "opens_at": self.first.isoformat(),
            "closes_at": closes_at.isoformat(),
            "every_hours": 24,
            "slots": 2,
            "length_days": self.days,
        }


def _round_robin(times: Times, _entries: int) -> Json:
    """Rounds that overlap, and fewer places than entries."""
    stages = [{"format": "round_robin", "rounds": times.rounds}]
    return {"stages": stages, "timing": times.every(times.days + 1), "first_round": "snake"}


def _swiss_then_knockout(times: Times, entries: int) -> Json:
    take = max(6, entries // 3)
    stages = [{"format": "swiss", "rounds": times.rounds}, {"format": "knockout", "take": take}]
    return {"stages": stages, "timing": times.rolling(), "adjudication": "ended_rounds"}


def _arena(times: Times, _entries: int) -> Json:
    return {"stages": [{"format": "arena"}], "timing": times.arena(), "adjudication": "split"}


def _late_swiss(times: Times, _entries: int) -> Json:
    stages = [{"format": "swiss", "rounds": times.rounds}]
    late = {"registration": {"late_until_round": 2}, "late_points": 20, "sit_out_points": 30, "max_no_shows": 2}
    return {"stages": stages, "timing": times.every(), "substitute_points": "entry", **late}


def _knockout(times: Times, _entries: int) -> Json:
    return {"stages": [{"format": "knockout", "advance": 2}], "timing": times.rolling(), "seeding": "rating"}


def _ruled_swiss(times: Times, _entries: int) -> Json:
    """Unfinished tables wait for a ruling; a preview lets organizers look before others do."""
    stages = [{"format": "swiss", "rounds": times.rounds}]
    ruled = {"adjudication": "organizer", "ruling_hours": 24, "points": {"system": "podium"}}
    return {"stages": stages, "timing": times.fixed(), **ruled, "counting": {"best": max(1, times.rounds - 1)}}


def _two_stages(times: Times, entries: int) -> Json:
    stages = [
        {"format": "round_robin", "rounds": times.rounds},
        {"format": "swiss", "rounds": 2, "take": max(4, entries * 2 // 3), "carry": "all"},
    ]
    codes = ["average", "countback", "sonneborn", "margin", "best_total", "seed"]
    return {"stages": stages, "timing": times.every(), "tie_breaks": codes, "points": {"system": "wins"}}


def _division(times: Times, _entries: int) -> Json:
    """So long before the first round that who has moved can confirm, or refuse, before it is drawn."""
    stages = [{"format": "swiss", "rounds": times.rounds}]
    later = times._replace(first=times.first + TO_CONFIRM)
    return {"stages": stages, "timing": later.every(), "seeding": "previous"}


KINDS: Sequence[Callable[[Times, int], Json]] = (
    _round_robin,
    _swiss_then_knockout,
    _arena,
    _late_swiss,
    _knockout,
    _ruled_swiss,
    _two_stages,
)
SIZES = (
    {"min": 3, "preferred": 4, "max": 5},
    {"min": 3, "preferred": 3, "max": 4},
    {"min": 2, "preferred": 4, "max": 7},
)


def tournaments(now: dt.datetime, count: int, entries: int, days: int, rounds: int) -> list[Plan]:
    """So many competitions by themselves, with so many entries each."""
    return [_plan(now, number, KINDS[number % len(KINDS)], entries, days, rounds) for number in range(count)]


def divisions(now: dt.datetime, count: int, entries: int, days: int, rounds: int) -> list[Plan]:
    """The divisions of a season."""
    return [_plan(now, number, _division, entries, days, rounds) for number in range(count)]


def division_count(competitions: int) -> int:
    """How many of so many competitions are divisions of the season."""
    return min(DIVISIONS, max(2, competitions // 6))


def _plan(
    now: dt.datetime, number: int, kind: Callable[[Times, int], Json], entries: int, days: int, rounds: int
) -> Plan:
    later = number % WAVES * APART
    document = kind(Times(now + FIRST + later, days, rounds), entries)
    registration = {
        "opens_at": now.isoformat(),
        "closes_at": (now + REGISTRATION + later).isoformat(),
        "capacity": max(3, entries - number % 3),
        **document.pop("registration", {}),
    }
    own = {"name": f"{kind.__name__.strip('_').replace('_', ' ')} {number + 1}", "registration": registration}
    return Plan({"table_size": SIZES[number % len(SIZES)], "game": {"clock": CLOCK}, **document, **own}, entries)
