"""A competition recomputed: its export, `duckcover-competition/1`, is enough for anybody to check lots and standings.

This is a second program beside the service's: it follows the published rules and shares nothing with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias
from uuid import UUID

from . import lots
from ._results import ENDED, WHOLE, Results, places, points, ranks_of, shared
from ._tie_breaks import TieBreaks, Value, shown, sort_key
from .differences import CheckError, Difference, Json, Malformed, Model, compare, document_of, entries, field

FORMAT = "duckcover-competition/1"
DEFAULT_TIE_BREAKS = ("points", "wins", "opponents", "splashes", "head_to_head", "missed")
TAKING_PART = ("active", "withdrawn", "disqualified")
BEST_OF_AN_ARENA, TABLES_OF_AN_ARENA = 8, 3
LAST = 10**9

Row: TypeAlias = dict[str, Any]
Cut: TypeAlias = tuple[int, int, str]


@dataclass(frozen=True)
class Checked:
    """What was recomputed and found to be right; `ranks` are those of the seats of each game, where all held them."""

    competition: UUID
    draws: int
    standings: int
    ranks: Mapping[str, Sequence[int]]


def verify(source: Model | Json, remembered: Mapping[lots.Attempt, str] | None = None) -> Checked:
    """Check an export: draw the lots of each round again, and compute the standings again.

    `remembered`: the commitments that you saw when the competition was published (see `lots.remembered_of`).
    Raises: Difference, Malformed.
    """
    export = document_of(source)
    try:
        return _verify(export, remembered)
    except CheckError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise Malformed("", f"cannot be read: {type(error).__name__}: {error}") from None


def standings(source: Model | Json, round_number: int, stage: int | None = None) -> list[Row]:
    """The rows of the standings after a round, the best first, as an export has them."""
    export = document_of(source)
    rounds = [each for each in export["rounds"] if each["number"] <= round_number]
    rulings = [each for each in export["rulings"] if each.get("round") is None or each["round"] <= round_number]
    parts = _parts({**export, "rounds": rounds, "rulings": rulings}, stage)
    ranked: list[Row] = []
    unranked: list[tuple[Cut, Row]] = []
    for part, members in parts:
        out = [entry for entry in members if part.is_out(entry)]
        for level, values in part.levels([entry for entry in members if entry not in out]):
            rank = len(ranked) + 1
            ranked += [part.row(entry, rank, values[entry]) for entry in sorted(level, key=part.cut)]
        unranked += [(part.cut(entry), part.row(entry, None, part.alone(entry))) for entry in out]
    return ranked + [row for _, row in sorted(unranked, key=lambda each: each[0])]


def _verify(export: Json, remembered: Mapping[lots.Attempt, str] | None) -> Checked:
    compare(FORMAT, field(export, "", "format", str), "format")
    competition, draws = UUID(field(export, "", "competition", str)), 0
    for each, path in entries(export, "", "rounds"):
        if not each["by_hand"]:
            lots.verify(competition, each["number"], each["draw"], remembered, path=f"{path}.draw")
            _verify_seats(each, path)
            draws += 1
    for table, path in entries(export, "", "standings"):
        rows = standings(export, table["round"], table["stage"])
        compare([row["entry"] for row in rows], [row["entry"] for row in table["rows"]], f"{path}.rows")
        compare(rows, table["rows"], f"{path}.rows")
    return Checked(competition, draws, len(export["standings"]), dict(_games(export)))


def _verify_seats(each: Json, path: str) -> None:
    """Everybody whose lot was drawn has one seat or a bye. Raises: Difference."""
    byes = [other["entry"] for other in each["unseated"] if other["kind"] == "bye"]
    seated = [seat["entry"] for table in each["tables"] for seat in table["seats"]]
    if sorted(each["draw"]["lots"]) != sorted([*seated, *byes]):
        raise Difference(f"{path}.tables", "one seat or a bye for each lot", sorted([*seated, *byes]))


def _games(export: Json) -> Iterator[tuple[str, list[int]]]:
    """The ranks of games that ended by themselves, in each seat of which its entry has sat throughout."""
    for table in (table for each in export["rounds"] for table in each["tables"] if table["status"] == "finished"):
        if table.get("game") and all(_was_alone(seat) for seat in table["seats"]):
            yield table["game"], [seat["played_rank"] for seat in table["seats"]]


def _was_alone(seat: Json) -> bool:
    """Whether its player has sat there from the first turn to the last, and has played."""
    tenures = seat.get("tenures") or ()
    return not seat.get("at_fault") and all(each["kind"] == "player" and each["decided"] for each in tenures)


def _parts(export: Json, stage: int | None) -> list[tuple[_Part, list[str]]]:
    """Groups of entries that stand above each other, each with the rounds that count for it.

    Who took part in a later stage stands above who did not.
    """
    left = [each["id"] for each in export["entries"] if each["status"] in TAKING_PART]
    if stage is not None:
        return [(_Part(export, stage, [stage]), left)]
    parts = []
    for number in range(max((_stage_of(each) for each in export["rounds"]), default=1), 0, -1):
        here = _members(export, number) if number > 1 else {*left}
        counted = [number]
        while counted[0] > 1 and _settings_of(export, counted[0]).get("carry") == "all":
            counted.insert(0, counted[0] - 1)
        parts.append((_Part(export, number, counted), [entry for entry in left if entry in here]))
        left = [entry for entry in left if entry not in here]
    return parts


def _members(export: Json, stage: int) -> set[str]:
    rounds = [each for each in export["rounds"] if _stage_of(each) == stage]
    seated = {seat["entry"] for each in rounds for table in each["tables"] for seat in table["seats"]}
    return seated | {other["entry"] for each in rounds for other in each.get("unseated", ())}


def _stage_of(each: Json) -> int:
    return int(each.get("stage", 1))


def _settings_of(export: Json, stage: int) -> Json:
    stages = export["settings"].get("stages", ())
    return next((each for each in stages if each.get("number", 1) == stage), {})


class _Part:
    """The standings of some entries by the rounds of some stages."""

    def __init__(self, export: Json, stage: int, counted: Sequence[int]) -> None:
        settings, self._stage = export["settings"], stage
        rounds = [each for each in export["rounds"] if _stage_of(each) in counted]
        known = {each["number"] for each in rounds}
        rulings = [
            each
            for each in export["rulings"]
            if each.get("round") in known or (each.get("round") is None and 1 in counted)
        ]
        self._rounds = [each for each in rounds if _stage_of(each) == stage]
        self._format = _settings_of(export, stage).get("format", "swiss")
        self._codes = tuple(settings.get("tie_breaks", DEFAULT_TIE_BREAKS))
        self._results = Results(settings, export["entries"], rounds, rulings)
        self._status = {each["id"]: each["status"] for each in export["entries"]}
        self._seeds = {each["id"]: each.get("seed") for each in export["entries"]}
        drawn = (each.get("draw", each).get("lots", ()) for each in rounds)
        self._lots = {entry: lot for each in drawn for lot, entry in enumerate(each, 1)}
        is_arena = any(each.get("format") == "arena" for each in settings.get("stages", ()))
        best = settings.get("counting", {}).get("best")
        self._best = BEST_OF_AN_ARENA if best is None and is_arena else best
        self._values = TieBreaks(self._results, self._best, self._seeds, self._lots)

    def is_out(self, entry: str) -> bool:
        """Whether it has no rank: disqualified, or at too few tables of an arena."""
        too_new = self._format == "arena" and len(self._results.seats[entry]) < TABLES_OF_AN_ARENA
        return self._status[entry] == "disqualified" or too_new

    def cut(self, entry: str) -> Cut:
        """What orders who shares a rank: seed, then lot."""
        seed = self._seeds[entry]
        return LAST if seed is None else seed, self._lots.get(entry, LAST), entry

    def levels(self, members: list[str]) -> Iterator[tuple[list[str], Mapping[str, list[Value]]]]:
        """The groups of those who are level in all codes, the best first, with the values of the codes."""
        groups = [members]
        if self._format == "knockout":
            groups = _split(members, self._knocked_out())
        found: dict[str, list[Value]] = {entry: [] for entry in members}
        for code in self._codes:
            levels, groups = groups, []
            for level in levels:
                values = self._values.of(code, level)
                for entry in level:
                    found[entry].append(values[entry])
                groups += _split(level, {entry: sort_key(code, values[entry]) for entry in level})
        return ((group, found) for group in groups if group)

    def alone(self, entry: str) -> list[Value]:
        """The values of an entry that is compared with nobody."""
        return [self._values.of(code, [entry])[entry] for code in self._codes]

    def row(self, entry: str, rank: int | None, values: Sequence[Value]) -> Row:
        """A row as an export has it."""
        ticks = self._results.ticks(entry, self._best)
        return {
            "rank": rank,
            "entry": entry,
            "points": points(ticks),
            "ticks": ticks,
            "substitute_points": points(self._results.substitute[entry]),
            "adjustment": points(self._results.adjustment[entry]),
            "tie_breaks": {code: shown(value) for code, value in zip(self._codes, values, strict=True)},
            "rounds": list(self._results.rounds[entry]),
        }

    def _knocked_out(self) -> Mapping[str, tuple[int, int]]:
        """Who went out later stands higher; of one round, who has beaten more of its table. Who plays on is first."""
        last: dict[str, tuple[int, int]] = dict.fromkeys(self._status, (0, 0))
        for each in sorted(self._rounds, key=lambda each: int(each["number"])):
            for other in each.get("unseated", ()):
                if other["kind"] == "bye":
                    last[other["entry"]] = (-each["number"], -WHOLE)
            for table in each["tables"]:
                seats = table["seats"]
                beaten = shared(places("linear", {}, len(seats)), ranks_of(seats))
                for seat, ticks in zip(seats, beaten, strict=True):
                    last[seat["entry"]] = (-each["number"], -(ticks if table["status"] in ENDED else WHOLE))
        return last


def _split(members: Sequence[str], keys: Mapping[str, Any]) -> list[list[str]]:
    ordered = sorted(members, key=keys.__getitem__)
    return [list(group) for _, group in groupby(ordered, key=keys.__getitem__)]
