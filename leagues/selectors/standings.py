"""Standings and the cross table of a competition that the viewer may know of (LEAGUES.md LT, API).

The standings of all rounds are stored rows. Those up to an earlier round, or of one stage, are computed when they are
asked for; nothing of a round counts in them before it is published.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.db.models import QuerySet

from duckcover.errors import AppError, ErrorCode
from leagues.documents import standing_document
from leagues.models import Competition, Entry, Standing
from leagues.rules.competition import Competition as Facts
from leagues.rules.cross_table import cross_table
from leagues.rules.standings import standings
from leagues.services.facts import corrected_facts
from leagues.services.standings import documents, is_final, last_counted


def stored(competition: Competition) -> QuerySet[Standing]:
    """The standings of all rounds, in their order."""
    return Standing.objects.filter(competition=competition).select_related("entry__player").order_by("place")


def computed(competition: Competition, number: int | None, stage: int | None) -> list[Standing]:
    """The standings up to a round, or of a stage, or both, in their order; rows that are not stored.

    Eight queries, whatever the size. Raises: AppError `not_found` for a round that is not published, and for a stage
    that there is not.
    """
    known = corrected_facts(competition)
    if stage is not None and stage not in {each.number for each in known.settings.stages}:
        raise AppError(ErrorCode.NOT_FOUND)
    if number is not None and number not in {each.number for each in known.rounds}:
        raise AppError(ErrorCode.NOT_FOUND)
    counted = known if number is None else known.until(number)
    entries = _entries(competition)
    rows = standings(counted, stage)
    return [
        Standing(
            competition=competition,
            entry=entries[row.entry],
            place=place,
            rank=row.rank,
            ticks=row.ticks,
            document={name: value for name, value in document.items() if name != "entry"},
        )
        for place, (row, document) in enumerate(zip(rows, documents(competition, counted, rows), strict=True), 1)
    ]


def page_members(competition: Competition, number: int | None) -> dict[str, Any]:
    """What a page of standings says beside its rows: which round counts last, and whether nothing changes any more."""
    return {"round": number or last_counted(competition), "final": is_final(competition)}


def met_documents(competition: Competition, rows: Iterable[Standing]) -> list[dict[str, Any]]:
    """The rows of the cross table for some rows of the standings; six queries."""
    met = _met(corrected_facts(competition))
    shown = [standing_document(row) for row in rows]
    return [
        {"rank": row["rank"], "entry": row["entry"], "player": row["player"], "met": met.get(row["entry"], [])}
        for row in shown
    ]


def _met(known: Facts) -> Mapping[str, list[dict[str, Any]]]:
    return {
        entry: [
            {"entry": other, "times": each.times, "above": each.above, "level": each.level, "below": each.below}
            for other, each in sorted(others.items())
        ]
        for entry, others in cross_table(known).items()
    }


def _entries(competition: Competition) -> Mapping[str, Entry]:
    rows = Entry.objects.filter(competition=competition).select_related("player")
    return {str(row.uuid): row for row in rows}


# --- tables of text ------------------------------------------------------------------------------------------

HEAD = ("rank", "entry", "player", "points", "ticks", "substitute_points", "adjustment")
COUNTS = ("times", "above", "level", "below")


def standings_lines(competition: Competition, rows: Iterable[Standing]) -> list[Sequence[Any]]:
    """Standings as lines: a column for each tie-break but the points, and for the points of each round."""
    found = [standing_document(row) for row in rows]
    rounds = sorted({each["round"] for row in found for each in row["rounds"]})
    codes = [code for code in competition.settings["tie_breaks"] if code != "points"]
    lines: list[Sequence[Any]] = [(*HEAD, *codes, *(f"round_{number}" for number in rounds))]
    for row in found:
        earned = {each["round"]: each["points"] for each in row["rounds"]}
        breaks = (row["tie_breaks"].get(code) for code in codes)
        lines.append((*(row[name] for name in HEAD), *breaks, *(earned.get(number) for number in rounds)))
    return lines


def met_lines(competition: Competition, rows: Iterable[Standing]) -> list[Sequence[Any]]:
    """The cross table as lines: one for each entry and each other that it has met."""
    found = list(met_documents(competition, rows))
    names = {row["entry"]: row["player"] for row in found}
    lines: list[Sequence[Any]] = [("rank", "entry", "player", "other_entry", "other_player", *COUNTS)]
    for row in found:
        for each in row["met"]:
            other, counts = each["entry"], (each[name] for name in COUNTS)
            lines.append((row["rank"], row["entry"], row["player"], other, names.get(other), *counts))
    return lines
