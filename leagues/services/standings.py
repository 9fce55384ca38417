"""Standings as rows, written in the transaction of whatever changes them (LEAGUES.md LT, LB2)."""

import datetime as dt
import json
from collections.abc import Iterator, Sequence
from typing import Any

from django.db import connection

from leagues.models import Competition, Entry, Event, Round, Standing, TableSeat
from leagues.rules import competition as rules
from leagues.rules.competition import ENDED
from leagues.rules.export import standing_document
from leagues.rules.results import RoundResult
from leagues.rules.settings import is_fixed_length, round_count
from leagues.rules.standings import Standing as Row
from leagues.rules.standings import possible_ranks, standings, top_ticks
from leagues.services.events import add_event
from leagues.services.facts import corrected_facts

COLUMNS = ("place", "rank", "ticks", "document")
OF_A_SEAT = ("rank", "ticks", "last")
WRITE_SEATS = """
UPDATE leagues_tableseat seat SET rank = new.rank, ticks = new.ticks, last = new.last
FROM json_to_recordset(%s::json) AS new (id bigint, rank smallint, ticks int, last boolean)
WHERE seat.id = new.id
"""


def rewrite(competition: Competition, now: dt.datetime) -> bool:
    """Compute the standings anew and write what is different; answers whether anything is.

    The competition is locked by the caller, who saves its version. Ten queries, whatever its size; of what has not
    changed nothing is written. A second call changes nothing.
    """
    known = corrected_facts(competition)
    rows = standings(known)
    changed = _write_rows(competition, known, rows)
    _write_seats(competition, known, rows)
    if changed:
        add_event(competition, Event.Kind.STANDINGS_CHANGED, now)
    return changed


def documents(competition: Competition, known: rules.Competition, rows: Sequence[Row]) -> Iterator[dict[str, Any]]:
    """The rows as JSON has them, each with what ranks it can still reach, or null where that cannot be said (LT4)."""
    possible = _possible(competition, known, rows)
    for row in rows:
        document = standing_document(row, known.settings.tie_breaks)
        best_worst = possible.get(row.entry)
        reach = None if best_worst is None else dict(zip(("best", "worst"), best_worst, strict=True))
        yield {**document, "possible_rank": reach}


def _write_rows(competition: Competition, known: rules.Competition, rows: Sequence[Row]) -> bool:
    keys = {str(uuid): pk for uuid, pk in Entry.objects.filter(competition=competition).values_list("uuid", "pk")}
    old = {row.entry_id: row for row in Standing.objects.filter(competition=competition)}
    new = []
    for place, (row, document) in enumerate(zip(rows, documents(competition, known, rows), strict=True), 1):
        made = Standing(
            competition=competition,
            entry_id=keys[row.entry],
            place=place,
            rank=row.rank,
            ticks=row.ticks,
            document={name: value for name, value in document.items() if name != "entry"},
        )
        before = old.pop(made.entry_id, None)
        if before is None or any(getattr(before, name) != getattr(made, name) for name in COLUMNS):
            new.append(made)
    if old:
        Standing.objects.filter(entry__in=list(old)).delete()
    if new:
        Standing.objects.bulk_create(new, update_conflicts=True, unique_fields=["entry"], update_fields=COLUMNS)
    return bool(new or old)


def _write_seats(competition: Competition, known: rules.Competition, rows: Sequence[Row]) -> None:
    """Write the ranks and ticks of seats at tables that have ended, where they are different."""
    found = {(row.entry, each.round): each for row in rows for each in row.rounds if each.kind == "table"}
    moved_last = {
        (seat.entry, each.number) for each in known.rounds for table in each.tables for seat in table.seats if seat.last
    }
    changed = []
    seats = TableSeat.objects.filter(round__competition=competition)
    for key, entry, number, *known_values in seats.values_list("pk", "entry__uuid", "round__number", *OF_A_SEAT):
        place = str(entry), number
        result: RoundResult | None = found.get(place)
        values = [None, None, False] if result is None else [result.rank, result.ticks, place in moved_last]
        if known_values != values:
            changed.append(dict(zip(("id", *OF_A_SEAT), (key, *values), strict=True)))
    if changed:
        with connection.cursor() as cursor:
            cursor.execute(WRITE_SEATS, [json.dumps(changed)])


def _possible(competition: Competition, known: rules.Competition, rows: Sequence[Row]) -> dict[str, tuple[int, int]]:
    """The best and the worst rank of each entry, in a competition of one stage of fixed length where all counts."""
    stages = competition.settings["stages"]
    if len(stages) > 1 or not is_fixed_length(stages) or known.settings.best is not None:
        return {}
    to_come = sum(map(round_count, stages)) - len(known.rounds)
    left = {each.id: to_come for each in known.entries if each.status == "active"}
    for table in (table for each in known.rounds for table in each.tables if table.status not in ENDED):
        for entry in table.entries:
            left[entry] = left.get(entry, 0) + 1
    return possible_ranks(rows, left, top_ticks(known.settings.points, known.settings.table_size.max))


def is_final(competition: Competition) -> bool:
    """Whether nothing can change the standings any more."""
    return competition.status == Competition.Status.FINISHED


def last_counted(competition: Competition) -> int:
    """The number of the last round that has closed; 0 before."""
    closed = Round.objects.filter(competition=competition, status=Round.Status.CLOSED)
    return max(closed.values_list("number", flat=True), default=0)
