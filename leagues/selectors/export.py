"""A competition as one document, from which anybody can recompute its draws and standings (LEAGUES.md LT1, API).

`leagues.rules.verification` does it. Tables stand in it as rulings have corrected them, so the rank that a seat has
played for is the ruled one where a table was adjudicated by ranks.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from leagues.documents import entry_document
from leagues.models import Competition, DrawSeed, Entry, Round, Table, Unseated
from leagues.rules.competition import Competition as Facts
from leagues.rules.competition import Table as PlayedTable
from leagues.rules.export import FORMAT, standing_document
from leagues.rules.standings import standings
from leagues.selectors.entries import with_holders
from leagues.selectors.rounds import draw_document, table_document, tables_of_all, unseated_document
from leagues.selectors.rulings import ruling_documents, rulings_of
from leagues.services.facts import PUBLISHED, corrected_facts

Document = dict[str, Any]


def export_document(competition: Competition) -> Document:
    """All that standings and lots follow from, as everybody may know it; a fixed number of queries."""
    known = corrected_facts(competition)
    rulings = rulings_of(competition, PUBLISHED).order_by("number")
    return {
        "format": FORMAT,
        "competition": str(competition.uuid),
        "league": str(competition.league.uuid),
        "season": _season(competition),
        "tier": competition.tier,
        "name": competition.name,
        "status": competition.status,
        "version": competition.version,
        "settings": competition.settings,
        "entries": list(_entries(competition, known)),
        "rounds": list(_rounds(competition, known)),
        "rulings": ruling_documents(list(rulings), for_staff=False),
        "standings": list(_standings(known)),
    }


def _season(competition: Competition) -> Document | None:
    """How the divisions of its season exchange entries: with the exports of all of them it tells who moves (LM)."""
    season = competition.season
    if season is None:
        return None
    moves = {name: getattr(season, name) for name in ("size", "up", "down", "fill")}
    return {"id": str(season.uuid), "name": season.name, **moves}


def _entries(competition: Competition, known: Facts) -> Iterator[Document]:
    """Who is or was in the competition, in the order of coming, with the status and the seed that count."""
    counted = {entry.id: {"status": entry.status, "seed": entry.seed} for entry in known.entries}
    rows = Entry.objects.filter(competition=competition, uuid__in=list(counted)).order_by("pk")
    for row in with_holders(rows):
        yield {**entry_document(row), **counted[str(row.uuid)]}


def _rounds(competition: Competition, known: Facts) -> Iterator[Document]:
    rows = list(Round.objects.filter(competition=competition, status__in=PUBLISHED).order_by("number"))
    seeds = {(each.round, each.attempt): each for each in DrawSeed.objects.filter(competition=competition)}
    tables: dict[int, list[Table]] = defaultdict(list)
    for table in tables_of_all(rows).order_by("number"):
        tables[table.round_id].append(table)
    unseated: dict[int, list[Unseated]] = defaultdict(list)
    for each in Unseated.objects.filter(round__in=rows).select_related("entry").order_by("pk"):
        unseated[each.round_id].append(each)
    played = {(round_.number, table.number): table for round_ in known.rounds for table in round_.tables}
    for row in rows:
        yield {
            "number": row.number,
            "stage": row.stage,
            "by_hand": row.by_hand,
            "draw": draw_document(row, seeds[row.number, row.attempt]),
            "tables": [_corrected(table, played[row.number, table.number]) for table in tables[row.pk]],
            "unseated": [unseated_document(each) for each in unseated[row.pk]],
        }


def _corrected(row: Table, played: PlayedTable) -> Document:
    """A table as rulings have it: its state, and what its seats have played for."""
    document = table_document(row)
    seats = zip(document["seats"], played.seats, strict=True)
    corrected = [{**seat, "played_rank": other.played_rank, "last": other.last} for seat, other in seats]
    return {**document, "status": played.status, "seats": corrected}


def _standings(known: Facts) -> Iterator[Document]:
    """The standings of all rounds, then those of each stage where there are several, after its last round."""
    last: Mapping[int, int] = {each.stage: each.number for each in known.rounds}
    several = [(number, stage) for stage, number in last.items()] if len(known.settings.stages) > 1 else []
    for number, stage in [(max(last.values(), default=0), None), *several]:
        rows = standings(known.until(number), stage)
        codes = known.settings.tie_breaks
        yield {"round": number, "stage": stage, "rows": [standing_document(row, codes) for row in rows]}
