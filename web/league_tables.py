"""The tables of a competition as pages draw them, out of the documents of the API; pure."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from web.league_words import KINDS, number
from web.ponds import Document


class Line(NamedTuple):
    """A line of the standings: values by the codes of the order, and what each round brought."""

    row: Document
    points: str
    values: list[str]
    rounds: list["Brought"]
    own: bool


class Brought(NamedTuple):
    """What a round brought an entry: points, and what it was without a table; both "" where nothing is known."""

    points: str
    kind: str


def rounds_in(shown: Sequence[Document]) -> list[int]:
    """The numbers of the rounds that count in these rows."""
    return sorted({each["round"] for row in shown for each in row["rounds"]})


def lines_of(shown: Sequence[Document], codes: Sequence[str], own: Collection[str]) -> list[Line]:
    """The lines of the standings; `own`: the entries to mark."""
    rounds = rounds_in(shown)
    return [_line(row, codes, rounds, row["entry"] in own) for row in shown]


def _line(row: Document, codes: Sequence[str], rounds: Sequence[int], own: bool) -> Line:
    by_round = {each["round"]: each for each in row["rounds"]}
    return Line(
        row,
        number(row["points"]),
        [number(row["tie_breaks"].get(code)) for code in codes],
        [_brought(by_round.get(each)) for each in rounds],
        own,
    )


def _brought(result: Document | None) -> Brought:
    if result is None:
        return Brought("", "")
    return Brought(number(result["points"]), str(KINDS.get(result["kind"], "")))


ALL = 60
"""Up to so many entries of a division are all shown with where they go; of more those who move."""


class Division(NamedTuple):
    """A division of a season as it stands, and who plays there next, in the order of the seeding."""

    tier: int
    name: str
    competition: str | None
    moves: list["Move"]
    following: list[Document]


class Move(NamedTuple):
    """An entry in the order of its division, and which way it goes: `up`, `down`, `stays` or `leaves`."""

    entry: Document
    way: str


def moves_of(movement: Document, names: Mapping[int, str]) -> list[Division]:
    """The divisions of a season from the top, also those that the next one would have beside them."""
    now = {each["tier"]: each for each in movement["divisions"]}
    following = {each["tier"]: each["entries"] for each in movement["following"]}
    return [
        Division(
            tier,
            names.get(tier, ""),
            now[tier]["competition"] if tier in now else None,
            _moves(tier, now[tier]["entries"]) if tier in now else [],
            following.get(tier, []),
        )
        for tier in sorted(now.keys() | following.keys())
    ]


def _moves(tier: int, entries: Sequence[Document]) -> list[Move]:
    found = [Move(each, _way(tier, each["to_tier"])) for each in entries]
    return found if len(found) <= ALL else [each for each in found if each.way != "stays"]


def _way(tier: int, to: int | None) -> str:
    if to is None:
        return "leaves"
    return "stays" if to == tier else "up" if to < tier else "down"


class Meeting(NamedTuple):
    """How often two have met, and how often the one of the line was above, level, below; no name: never, or oneself."""

    name: str | None
    times: int
    above: int
    level: int
    below: int


def crosstable_of(met: Sequence[Document], names: Mapping[str, str | None], *, whole: bool) -> Document:
    """The lines of the cross table with their meetings: with everybody of the page (`whole`), else with who was met."""
    order = [row["entry"] for row in met]
    return {
        "heads": [names[entry] for entry in order],
        "lines": [(row, _meetings(row, order, names, whole)) for row in met],
    }


def _meetings(
    row: Document, order: Sequence[str], names: Mapping[str, str | None], whole: bool
) -> list[Meeting | None]:
    known = {each["entry"]: each for each in row["met"]}
    if whole:
        return [_meeting(known[entry], names) if entry in known else None for entry in order]
    return [_meeting(each, names) for each in row["met"]]


def _meeting(each: Document, names: Mapping[str, str | None]) -> Meeting:
    return Meeting(names.get(each["entry"]), each["times"], each["above"], each["level"], each["below"])
