"""Competitions as documents: what the export and the API say, read back as values (LEAGUES.md, API).

A field that is missing or of another kind raises what Python raises; `verification` reads documents of strangers.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from leagues.rules.arena import BEST
from leagues.rules.competition import Competition, Entry, Round, Ruling, Seat, Settings, Stage, Table, Unseated
from leagues.rules.errors import BadTiming
from leagues.rules.points import Points, Tenure, in_points
from leagues.rules.sizes import TableSize
from leagues.rules.standings import Standing
from leagues.rules.tie_breaks import Value
from leagues.rules.timing import Arena, Every, Fixed, Preparation, Rolling, Timing, Window

FORMAT = "duckcover-competition/1"

Document: TypeAlias = Mapping[str, Any]
"""An object as `json.loads` makes it."""


def read_competition(export: Document) -> Competition:
    """The competition of an export, as far as standings depend on it."""
    return Competition(
        settings=read_settings(export["settings"]),
        entries=tuple(Entry(each["id"], each.get("seed"), each["status"]) for each in export["entries"]),
        rounds=tuple(read_round(each) for each in export["rounds"]),
        rulings=tuple(_ruling(each) for each in export["rulings"]),
    )


def read_settings(document: Document) -> Settings:
    """The settings of a competition; what is not said has its default. Raises: LeagueRulesError."""
    return Settings(
        points=read_points(document.get("points", {})),
        table_size=TableSize(**document.get("table_size", {})),
        tie_breaks=tuple(document.get("tie_breaks", Settings().tie_breaks)),
        substitute_points=document.get("substitute_points", "tenure"),
        best=_best(document),
        repeats=document.get("repeats", "avoid"),
        stages=tuple(_stage(each) for each in document.get("stages", [{}])),
    )


def read_points(document: Document) -> Points:
    """A system of points; JSON has sizes as text. Raises: BadPoints."""
    values = {int(seats): tuple(places) for seats, places in document.get("values", {}).items()}
    return Points(document.get("system", "linear"), values)


def read_timing(document: Document) -> tuple[Timing, Preparation]:
    """When rounds are played, and how long before they are drawn. Raises: BadTiming."""
    preparation = Preparation(document.get("draw_hours", 2), document.get("preview_hours", 0))
    if document["kind"] == "fixed":
        windows = (Window(_moment(each["opens_at"]), _moment(each["closes_at"])) for each in document["rounds"])
        return Fixed(tuple(windows)), preparation
    if document["kind"] == "rolling":
        return Rolling(_moment(document["first"]), document["gap_hours"], document["length_days"]), preparation
    if document["kind"] == "every":
        first, length = _moment(document["first"]), document["length_days"]
        return Every(first, document["days"], document["zone"], length), preparation
    if document["kind"] == "arena":
        opens_at, closes_at = _moment(document["opens_at"]), _moment(document["closes_at"])
        every, slots = document["every_hours"], document.get("slots", 1)
        return Arena(opens_at, closes_at, every, slots, document["length_days"]), preparation
    raise BadTiming("kind", "Rounds are `fixed`, `every` or `rolling`, or those of an `arena`.")


def read_round(document: Document) -> Round:
    """A round with its tables; `lots` may stand in its `draw`."""
    lots: Sequence[str] = document.get("draw", document).get("lots", ())
    return Round(
        number=document["number"],
        tables=tuple(_table(each) for each in document["tables"]),
        unseated=tuple(Unseated(each["entry"], each["kind"], each["points"]) for each in document.get("unseated", ())),
        lots=tuple(lots),
        stage=document.get("stage", 1),
    )


def _moment(text: str) -> dt.datetime:
    return dt.datetime.fromisoformat(text)


def standing_document(row: Standing, codes: Sequence[str]) -> dict[str, Any]:
    """A row of the standings as JSON has it; points with 3 decimals, the values of codes too."""
    return {
        "rank": row.rank,
        "entry": row.entry,
        "points": in_points(row.ticks),
        "ticks": row.ticks,
        "substitute_points": in_points(row.substitute),
        "adjustment": in_points(row.adjustment),
        "tie_breaks": {code: _value(value) for code, value in zip(codes, row.values, strict=True)},
        "rounds": [
            {
                "round": each.round,
                "table": each.table,
                "size": each.size,
                "rank": each.rank,
                "points": in_points(each.ticks),
                "kind": each.kind,
            }
            for each in row.rounds
        ],
    }


def _value(value: Value) -> float | list[int] | None:
    if isinstance(value, tuple):
        return list(value)
    return None if value is None else float(round(value, 3))


def _best(document: Document) -> int | None:
    """How many rounds count; in an arena as many as LF4 says, unless the settings say more or fewer."""
    best: int | None = document.get("counting", {}).get("best")
    is_arena = any(each.get("format") == "arena" for each in document.get("stages", ()))
    return BEST if best is None and is_arena else best


def _stage(document: Document) -> Stage:
    return Stage(document.get("number", 1), document.get("format", "swiss"), document.get("carry", "none"))


def _table(document: Document) -> Table:
    return Table(document["number"], document["status"], tuple(_seat(each) for each in document["seats"]))


def _seat(document: Document) -> Seat:
    return Seat(
        entry=document["entry"],
        played_rank=document.get("played_rank"),
        total=document.get("total"),
        last=document.get("last", False),
        at_fault=document.get("at_fault", False),
        tenures=tuple(
            Tenure(each["entry"], each["kind"], each["asked"], each["decided"], each.get("missed", 0))
            for each in document.get("tenures", ())
        ),
    )


def _ruling(document: Document) -> Ruling:
    return Ruling(
        action=document["action"],
        entry=document.get("entry"),
        points=document.get("points") or 0,
        round=document.get("round"),
        undone_by=document.get("undone_by"),
    )
