"""The rows of a competition as the values that the rules work on; a fixed number of queries, whatever its size."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet

from leagues import models
from leagues.rules import competition as rules
from leagues.rules.export import read_settings
from leagues.rules.points import Tenure
from leagues.rules.rulings import Decision, corrected

PUBLISHED = (
    models.Round.Status.PUBLISHED,
    models.Round.Status.OPEN,
    models.Round.Status.CLOSING,
    models.Round.Status.CLOSED,
)
DRAWN = (models.Round.Status.DRAWN, *PUBLISHED)
OF_A_SEAT = ("entry__uuid", "played_rank", "total", "at_fault", "tenures")
DECISIVE = ("award", "deduct", "disqualify", "adjudicate", "void", "undo")
"""The actions on which standings depend; who has left or come back is written in the entries."""


def with_hidden_seeds(rows: QuerySet[models.Entry]) -> QuerySet[models.Entry]:
    """Entries that say whether their `seed_is_hidden`: as long as the draw that made it is."""
    first = models.Round.objects.filter(competition=OuterRef("competition"), number=1)
    return rows.annotate(seed_is_hidden=Exists(first.filter(status=models.Round.Status.DRAWN)))


def facts_of(competition: models.Competition, states: Collection[str] = PUBLISHED) -> rules.Competition:
    """The competition as it was played, before rulings, with its rounds in these states; five queries.

    Who left before anything was drawn is not in it. Seeds are none before a round in these states: the draw of the
    first round makes them of its lots.
    """
    rounds = _rounds(competition, states)
    known = {entry for each in rounds for entry in (*each.seated(), *(other.entry for other in each.unseated))}
    entries = tuple(
        rules.Entry(str(row.uuid), row.seed if rounds else None, row.status)  # type: ignore[arg-type]  # Entry.Status
        for row in competition.entries.order_by("pk")
        if str(row.uuid) in known or row.status in ("active", "disqualified")
    )
    return rules.Competition(read_settings(competition.settings), entries, rounds)


def decisions_of(competition: models.Competition) -> tuple[Decision, ...]:
    """The rulings on which standings depend; one query. What a rule has made of a table its rows say."""
    found = competition.rulings.filter(action__in=DECISIVE).select_related("entry", "undoes").order_by("number")
    rows = [row for row in found if "rule" not in row.detail]
    relevant = {row.number for row in rows if row.action != "undo"}
    return tuple(_decision(row) for row in rows if row.undoes is None or row.undoes.number in relevant)


def corrected_facts(competition: models.Competition, states: Collection[str] = PUBLISHED) -> rules.Competition:
    """The competition as its rulings have it; standings are computed from this. Six queries.

    Rulings on entries that have left before anything was drawn change nothing.
    """
    known = facts_of(competition, states)
    entries = {None, *(each.id for each in known.entries)}
    return corrected(known, [each for each in decisions_of(competition) if each.entry in entries])


def _decision(row: models.Ruling) -> Decision:
    return Decision(
        number=row.number,
        action=row.action,  # type: ignore[arg-type]  # one of DECISIVE
        entry=None if row.entry is None else str(row.entry.uuid),
        round=row.round,
        table=row.table,
        points=row.points or 0,
        everywhere=row.detail.get("from") == "all",
        ranks=tuple(row.detail.get("ranks", ())),
        undoes=None if row.undoes is None else row.undoes.number,
    )


def _rounds(competition: models.Competition, states: Collection[str]) -> tuple[rules.Round, ...]:
    rows = list(competition.rounds.filter(status__in=states).order_by("number"))
    keys = [row.pk for row in rows]
    tables = models.Table.objects.filter(round__in=keys).order_by("number")
    unseated = models.Unseated.objects.filter(round__in=keys).select_related("entry").order_by("pk")
    seats = models.TableSeat.objects.filter(round__in=keys).order_by("index")
    at_table: dict[int, list[rules.Seat]] = defaultdict(list)
    for table_key, *columns in seats.values_list("table", *OF_A_SEAT):
        at_table[table_key].append(_seat(*columns))
    of_round: dict[int, list[rules.Table]] = defaultdict(list)
    for table in tables:
        of_round[table.round_id].append(_table(table, at_table[table.pk]))
    without: dict[int, list[rules.Unseated]] = defaultdict(list)
    for each in unseated:
        without[each.round_id].append(_unseated(each))
    return tuple(
        rules.Round(
            number=row.number,
            tables=tuple(of_round[row.pk]),
            unseated=tuple(without[row.pk]),
            lots=tuple(map(str, row.lots or ())),
            stage=row.stage,
        )
        for row in rows
    )


def _unseated(row: models.Unseated) -> rules.Unseated:
    return rules.Unseated(str(row.entry.uuid), row.kind, row.points)  # type: ignore[arg-type]  # Unseated.Kind


def _table(row: models.Table, seats: Iterable[rules.Seat]) -> rules.Table:
    return rules.Table(row.number, row.status, tuple(seats))  # type: ignore[arg-type]  # Table.Status


def _seat(
    entry: UUID, played_rank: int | None, total: int | None, at_fault: bool, tenures: list[dict[str, Any]]
) -> rules.Seat:
    """A seat of its columns: of rows there may be ten thousand, and these cost half."""
    return rules.Seat(
        entry=str(entry),
        played_rank=played_rank,
        total=total,
        at_fault=at_fault,
        tenures=tuple(
            Tenure(each["entry"], each["kind"], each["asked"], each["decided"], each["missed"]) for each in tenures
        ),
    )
