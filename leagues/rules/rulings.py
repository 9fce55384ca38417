"""What rulings do to standings (LEAGUES.md LO3, LO4): they correct what was played, and never change it.

A competition is corrected from its facts and the rulings that are in force, so an undone ruling leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from leagues.rules.competition import Competition, Entry, Round, Ruling, Table
from leagues.rules.errors import BadRuling

Action: TypeAlias = Literal["withdraw", "reinstate", "award", "deduct", "disqualify", "adjudicate", "void", "undo"]
POINTS = range(1, 601)
"""How many points an award or a deduction is (LO3)."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A ruling with all that standings depend on; `number` counts the rulings of the competition from 1.

    `everywhere`: a disqualification that moves the entry last at all its tables. `ranks`: of an adjudicated table, by
    seat. `undoes`: the number of the ruling that this one takes back.
    """

    number: int
    action: Action
    entry: str | None = None
    round: int | None = None
    table: int | None = None
    points: int = 0
    everywhere: bool = False
    ranks: tuple[int, ...] = ()
    undoes: int | None = None

    def target(self) -> tuple[object, ...]:
        """What it is about: a table, or an entry. Only the latest ruling on a target can be undone."""
        return ("table", self.round, self.table) if self.table is not None else ("entry", self.entry)


def in_force(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """The decisions that count, in their order: neither undone ones nor those that undid them."""
    known = sorted(decisions, key=lambda each: each.number)
    undone = {each.undoes for each in known if each.undoes is not None}
    return tuple(each for each in known if each.number not in undone and each.action != "undo")


def check_undo(decisions: Iterable[Decision], number: int) -> Decision:
    """The decision that may be undone: the latest in force on its target (LO4). Raises: BadRuling."""
    counting = in_force(decisions)
    wanted = next((each for each in counting if each.number == number), None)
    if wanted is None:
        raise BadRuling(f"ruling {number} is not in force")
    latest = max(each.number for each in counting if each.target() == wanted.target())
    if latest != number:
        raise BadRuling(f"ruling {latest} is about the same and later: undo it first")
    return wanted


def corrected(facts: Competition, decisions: Iterable[Decision]) -> Competition:
    """The competition as rulings have it: standings are computed from this. Raises: BadRuling.

    Without a decision it is as it was played. The same decisions in force give the same competition, whatever else was
    decided and undone between them.
    """
    counting = in_force(decisions)
    entries = {each.id: each for each in facts.entries}
    tables = {(round_.number, table.number): table for round_ in facts.rounds for table in round_.tables}
    for decision in counting:
        _apply(decision, entries, tables)
    rounds = tuple(_with_tables(round_, tables) for round_ in facts.rounds)
    points = tuple(
        Ruling(each.action, each.entry, each.points, each.round)
        for each in counting
        if each.action in ("award", "deduct")
    )
    return Competition(facts.settings, tuple(entries.values()), rounds, (*facts.rulings, *points))


def _apply(decision: Decision, entries: dict[str, Entry], tables: dict[tuple[int, int], Table]) -> None:
    if decision.action in ("award", "deduct"):
        _check_points(decision)
    if decision.action in ("adjudicate", "void"):
        place = (decision.round or 0, decision.table or 0)
        if place not in tables:
            raise BadRuling(f"there is no table {decision.table} in round {decision.round}")
        tables[place] = _ruled(tables[place], decision)
        return
    if decision.entry not in entries:
        raise BadRuling(f"there is no entry {decision.entry}")
    entry = entries[decision.entry]
    if decision.action == "disqualify" and decision.everywhere:
        tables |= {place: _moved_last(table, entry.id) for place, table in tables.items() if entry.id in table.entries}
    entries[entry.id] = _with_status(entry, decision.action)


def _ruled(table: Table, decision: Decision) -> Table:
    """A table without a result, or with the one that was ruled. Raises: BadRuling."""
    if decision.action == "void":
        return replace(table, status="void")
    ranks = decision.ranks
    if len(ranks) != len(table.seats) or any(rank != 1 + sum(each < rank for each in ranks) for rank in ranks):
        raise BadRuling(f"{list(ranks)} are no ranks of {len(table.seats)} seats")
    seats = tuple(replace(seat, played_rank=rank) for seat, rank in zip(table.seats, ranks, strict=True))
    return replace(table, status="adjudicated", seats=seats)


def _moved_last(table: Table, entry: str) -> Table:
    seats = tuple(replace(seat, last=seat.last or seat.entry == entry) for seat in table.seats)
    return replace(table, seats=seats)


def _with_status(entry: Entry, action: Action) -> Entry:
    statuses: Mapping[str, Literal["active", "withdrawn", "disqualified"]] = {
        "withdraw": "withdrawn",
        "reinstate": "active",
        "disqualify": "disqualified",
    }
    return replace(entry, status=statuses[action]) if action in statuses else entry


def _check_points(decision: Decision) -> None:
    if decision.points not in POINTS:
        raise BadRuling(f"an award or a deduction is 1 to 600 points, not {decision.points}")


def _with_tables(round_: Round, tables: Mapping[tuple[int, int], Table]) -> Round:
    return replace(round_, tables=tuple(tables[round_.number, table.number] for table in round_.tables))
