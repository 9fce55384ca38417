"""What tables of a competition are worth to its entries: points in ticks, own tables, shares of substitutes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .differences import Json

TICKS = 420
"""To the point, so that every shared place is exact."""
MEAN = 60 * TICKS
WHOLE = 120 * TICKS
PLAYED = ("finished", "adjudicated")
ENDED = (*PLAYED, "split", "void")
UNRECORDED = 20
"""The turns of a seat of which no tenure is recorded."""
PODIUM = {
    2: (120, 0),
    3: (130, 50, 0),
    4: (140, 70, 30, 0),
    5: (150, 85, 45, 20, 0),
    6: (160, 95, 60, 30, 15, 0),
    7: (170, 110, 70, 40, 20, 10, 0),
}


@dataclass(frozen=True)
class Table:
    """A table that has ended: its entries, ranks and totals by the index of the seat; `linear` in ticks."""

    round: int
    number: int
    status: str
    entries: Sequence[str]
    ranks: Sequence[int]
    totals: Sequence[int | None]
    linear: Sequence[int]

    @property
    def size(self) -> int:
        """How many seats it has."""
        return len(self.entries)

    def others(self, index: int) -> list[int]:
        """The indices of the other seats."""
        return [other for other in range(self.size) if other != index]


@dataclass(frozen=True)
class Seat:
    """A seat of an entry at a table, and what it has earned there, in ticks."""

    table: Table
    index: int
    earned: int

    @property
    def rank(self) -> int:
        """Its rank, as rulings have corrected it."""
        return self.table.ranks[self.index]

    @property
    def total(self) -> int | None:
        """Its total, None where the game has none."""
        return self.table.totals[self.index]


class Results:
    """The sums of some rounds of an export, by entry."""

    def __init__(
        self, settings: Json, entries: Sequence[Json], rounds: Sequence[Json], rulings: Sequence[Json]
    ) -> None:
        self.seats: dict[str, list[Seat]] = {entry["id"]: [] for entry in entries}
        self.own: dict[str, list[Seat]] = {entry["id"]: [] for entry in entries}
        self.rounds: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self.round_ticks: dict[str, list[int]] = defaultdict(list)
        self.substitute: Counter[str] = Counter()
        self.adjustment: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self._settings = settings
        for each in rounds:
            for table in each["tables"]:
                if table["status"] in ENDED:
                    self._add_table(each["number"], table)
            for unseated in each.get("unseated", ()):
                kind, ticks = unseated["kind"], unseated["points"] * TICKS
                self._add_round(unseated["entry"], ticks, round=each["number"], kind=kind)
        for ruling in rulings:
            sign = {"award": 1, "deduct": -1}.get(ruling["action"], 0)
            if ruling.get("entry") and ruling.get("undone_by") is None:
                self.adjustment[ruling["entry"]] += sign * (ruling.get("points") or 0) * TICKS

    def ticks(self, entry: str, best: int | None) -> int:
        """The points of an entry: the rounds that count, and what was earned outside of them."""
        counted = sorted(self.round_ticks[entry], reverse=True)[:best]
        return sum(counted) + self.substitute[entry] + self.adjustment[entry]

    def _add_round(self, entry: str, ticks: int, **told: Any) -> None:
        self.round_ticks[entry].append(ticks)
        row = dict.fromkeys(("round", "table", "size", "rank")) | {"points": points(ticks)} | told
        self.rounds[entry].append(row)

    def _add_table(self, number: int, document: Json) -> None:
        seats = document["seats"]
        ranks = ranks_of(seats)
        linear = shared(places("linear", {}, len(seats)), ranks)
        held_ids = [seat["entry"] for seat in seats]
        totals = [seat.get("total") for seat in seats]
        table = Table(number, document["number"], document["status"], held_ids, ranks, totals, linear)
        has_ranks = table.status in PLAYED
        for index, (seat, worth) in enumerate(zip(seats, self._worth(table, seats), strict=True)):
            entry, tenures = seat["entry"], held(seat)
            given = self._given(table, worth, entry, tenures)
            mine = given.pop(entry, 0)
            rank = ranks[index] if has_ranks else None
            told = {"round": number, "table": table.number, "size": table.size, "rank": rank}
            self._add_round(entry, mine, kind="table", **told)
            self.seats[entry].append(Seat(table, index, mine))
            if has_ranks and is_own(entry, tenures):
                self.own[entry].append(Seat(table, index, mine))
            self.substitute.update(given)
            for tenure in seat.get("tenures") or ():
                self.missed[tenure["entry"]] += tenure.get("missed", 0)

    def _worth(self, table: Table, seats: Sequence[Json]) -> Sequence[int]:
        """The ticks of each seat before they are shared; the mean where nothing was played for."""
        if table.status in PLAYED:
            system = self._settings.get("points", {})
            return shared(places(system.get("system", "linear"), system.get("values", {}), table.size), table.ranks)
        return [0 if table.status == "split" and seat.get("at_fault") else MEAN for seat in seats]

    def _given(self, table: Table, ticks: int, entry: str, tenures: Sequence[Json]) -> dict[str, int]:
        """Who gets how much of a seat."""
        asked = sum(each["asked"] for each in tenures)
        if table.status == "void" or not asked:
            return {entry: ticks}
        policy = self._settings.get("substitute_points", "tenure")
        if policy == "tenure":
            return by_turns(ticks, tenures)
        decided = any(each["decided"] for each in tenures if each["entry"] == entry)
        is_alone = all(each["entry"] == entry for each in tenures)
        return {entry: ticks} if decided and (policy == "entry" or is_alone) else {}


def points(ticks: int) -> float:
    """Ticks as points with three decimals."""
    return round(ticks / TICKS, 3)


def places(system: str, values: Mapping[str, Sequence[int]], size: int) -> list[int]:
    """The ticks of each place of a table, from the first."""
    if system == "linear":
        return [WHOLE * (size - place) // (size - 1) for place in range(1, size + 1)]
    if system == "wins":
        return [MEAN * size] + [0] * (size - 1)
    return [value * TICKS for value in (PODIUM[size] if system == "podium" else values[str(size)])]


def shared(worth: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The ticks of each seat: who shares a rank shares the mean of the places that they fill."""
    return [sum(worth[rank - 1 : rank - 1 + ranks.count(rank)]) // ranks.count(rank) for rank in ranks]


def ranks_of(seats: Sequence[Json]) -> list[int]:
    """The rank of each seat; who was moved last shares the last place, the others close up."""
    played = [seat.get("played_rank") or len(seats) for seat in seats]
    keys = [(1, 0) if seat.get("last") else (0, rank) for seat, rank in zip(seats, played, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


def held(seat: Json) -> Sequence[Json]:
    """Who held a seat, for how many turns."""
    unrecorded = {"entry": seat["entry"], "kind": "player", "asked": UNRECORDED, "decided": UNRECORDED}
    return seat.get("tenures") or [unrecorded]


def is_own(entry: str, tenures: Sequence[Json]) -> bool:
    """Whether it decided a turn and held the seat for half of the turns that were asked."""
    mine = [each for each in tenures if each["entry"] == entry]
    asked = sum(each["asked"] for each in tenures)
    return any(each["decided"] for each in mine) and 2 * sum(each["asked"] for each in mine) >= asked


def by_turns(ticks: int, tenures: Sequence[Json]) -> dict[str, int]:
    """Ticks in proportion to the turns asked; what rounding leaves goes to the largest remainders, then the earliest.

    The share of a bot, of who is no entry, and of who decided nothing, is nobody's.
    """
    asked = sum(each["asked"] for each in tenures)
    whole = [ticks * each["asked"] // asked for each in tenures]
    remainders = sorted(range(len(tenures)), key=lambda index: -(ticks * tenures[index]["asked"] % asked))
    for index in remainders[: ticks - sum(whole)]:
        whole[index] += 1
    given: Counter[str] = Counter()
    for each, part in zip(tenures, whole, strict=True):
        if each["entry"] is not None and each["kind"] != "bot" and each["decided"]:
            given[each["entry"]] += part
    return dict(given)
