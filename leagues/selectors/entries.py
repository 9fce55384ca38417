"""Who takes part, and what the entries of a player are about (LEAGUES.md LE, API)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from games.services.locks import database_now
from leagues.documents import entered_competition, entry_document
from leagues.models import Competition, Entry, Event, Round, Table, TableSeat
from leagues.rules.gates import ClosedGate
from leagues.selectors.competitions import is_staff, listed_competitions
from leagues.services.entries import OPEN_STATES, first_round, is_to_confirm
from leagues.services.facts import PUBLISHED, with_hidden_seeds
from leagues.services.gates import gates_closed_to

UNENDED = (Table.Status.WAITING, Table.Status.PLAYING, Table.Status.CLOSING)


def entries_of(viewer: Player | None, competition: Competition, status: str | None = None) -> QuerySet[Entry]:
    """The entries of a competition, unordered; who was invited and has not answered is for staff and the invited."""
    found = with_holders(Entry.objects.filter(competition=competition))
    if not is_staff(viewer, competition):
        own = Q(pk__in=()) if viewer is None else Q(player=viewer)
        found = found.filter(~Q(status=Entry.Status.INVITED) | own)
    return found if status is None else found.filter(status=status)


def find_entry(viewer: Player | None, competition: Competition, entry: UUID) -> Entry:
    """Raises: AppError `not_found`."""
    found = entries_of(viewer, competition).filter(uuid=entry).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def entry_documents(page: Iterable[Entry]) -> list[dict[str, Any]]:
    """Entries in their order; their rows come with their holders."""
    return [entry_document(row) for row in page]


def with_declined(competition: Competition, page: Iterable[Entry]) -> list[dict[str, Any]]:
    """Entries in their order, `declined` where an invitation was; one query more where any may have been."""
    rows = list(page)
    documents = entry_documents(rows)
    never_in = {str(row.uuid) for row in rows if row.status == Entry.Status.WITHDRAWN and row.to_round is None}
    if not never_in:
        return documents
    left = Event.objects.filter(competition=competition, kind=Event.Kind.ENTRY_LEFT, data__entry__in=sorted(never_in))
    why = {data["entry"]: data["why"] for data in left.order_by("number").values_list("data", flat=True)}
    return [{**each, "status": "declined"} if why.get(each["id"]) == "declined" else each for each in documents]


def own_entries(player: Player) -> QuerySet[Entry]:
    """All entries that a player has in competitions that are published, unordered; drafts are for staff."""
    rows = Entry.objects.filter(player=player, competition__published_at__isnull=False)
    rows = rows.select_related("competition__season", "competition__league")
    return with_holders(rows)


def running_entries(player: Player) -> QuerySet[Entry]:
    """The entries of a player that take part, or are invited, in competitions that are not over; unordered."""
    is_in = (Entry.Status.INVITED, Entry.Status.WAITING, Entry.Status.ACTIVE)
    return own_entries(player).filter(status__in=is_in, competition__status__in=OPEN_STATES)


def find_own_entry(player: Player, entry: UUID) -> Entry:
    """An entry of a player's. Raises: AppError `not_found`."""
    found = own_entries(player).filter(uuid=entry).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def own_entry_documents(page: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries of a player with their competitions, their tables that have not ended, and the round to come.

    Two queries, whatever the number of entries.
    """
    tables = _tables_of([row.pk for row in page])
    coming = _rounds_to_come([row.competition_id for row in page])
    return [
        {
            **entry_document(row),
            "competition": entered_competition(row.competition),
            "tables": tables[row.pk],
            "next_round": coming.get(row.competition_id),
        }
        for row in page
    ]


def takes_entries(competition: Competition) -> bool:
    """Whether who was not invited may enter now, gates aside; two queries at most (LE1, LE6)."""
    if competition.status not in OPEN_STATES:
        return False
    try:
        first_round(competition, database_now())
    except AppError:
        return False
    return True


def gates_closed(competition: Competition, player: Player, *, invited: bool) -> tuple[ClosedGate, ...]:
    """The gates that would keep a player out now; nine queries at most (LE2)."""
    return gates_closed_to(competition, player, database_now(), invited)


def must_confirm(competition: Competition, entry: Entry) -> bool:
    """Whether an entry goes unless it confirms now; two queries where that is asked at all (LE3)."""
    is_asked = bool(competition.settings["registration"]["confirm_hours"])
    return is_asked and is_to_confirm(competition, entry, database_now())


def has_moved(competition: Competition, entry: Entry) -> bool:
    """Whether an entry has come from another division, and has not said yet whether it plays (LM3)."""
    is_next = competition.season is not None and competition.season.previous_id is not None
    is_in = entry.status == Entry.Status.ACTIVE and competition.status == Competition.Status.PUBLISHED
    return is_next and is_in and entry.confirmed_at is None


def place_in_line(entry: Entry) -> int:
    """How many wait who come before, and the entry itself; one query (LE1)."""
    earlier = Q(entered_at__lt=entry.entered_at) | Q(entered_at=entry.entered_at, pk__lte=entry.pk)
    waiting = Entry.objects.filter(earlier, competition=entry.competition_id, status=Entry.Status.WAITING)
    return waiting.count()


def history_of(viewer: Player | None, player: Player) -> QuerySet[Entry]:
    """The entries of a player in competitions that lists show to the viewer, with their places there, unordered."""
    listed = listed_competitions(viewer).filter(pk=OuterRef("competition"))
    found = Entry.objects.filter(Exists(listed), player=player).exclude(status=Entry.Status.INVITED)
    took_part = found.exclude(status=Entry.Status.WITHDRAWN, to_round=None)
    return took_part.select_related("competition__league", "competition__season", "standing")


def with_holders(rows: QuerySet[Entry]) -> QuerySet[Entry]:
    """Entries with all that their documents need; their seeds are hidden while the draw that made them is."""
    return with_hidden_seeds(rows).select_related("player").prefetch_related("holders__player")


def _tables_of(entries: Sequence[int]) -> Mapping[int, list[dict[str, Any]]]:
    """The tables of published rounds at which these entries sit and that have not ended, but for cancelled ones."""
    found: dict[int, list[dict[str, Any]]] = defaultdict(list)
    seats = TableSeat.objects.filter(entry__in=entries, round__status__in=PUBLISHED, table__status__in=UNENDED)
    seats = seats.filter(round__competition__status__in=OPEN_STATES)
    for seat in seats.select_related("round", "table__game").order_by("round__number"):
        table = seat.table
        found[seat.entry_id].append(
            {
                "round": seat.round.number,
                "table": table.number,
                "game": None if table.game is None else str(table.game.uuid),
                "status": table.status,
                "opens_at": timestamp(seat.round.opens_at),
                "closes_at": timestamp(table.closes_at),
            }
        )
    return found


def _rounds_to_come(competitions: Sequence[int]) -> dict[int, dict[str, Any]]:
    """Of each competition the next round that has not opened, by its times, which are known before it is drawn."""
    rounds = Round.objects.filter(competition__in=competitions, opened_at=None)
    rounds = rounds.filter(competition__status__in=OPEN_STATES).order_by("competition", "-number")
    return {
        row.competition_id: {
            "number": row.number,
            "publishes_at": timestamp(row.publishes_at),
            "opens_at": timestamp(row.opens_at),
            "closes_at": timestamp(row.closes_at),
        }
        for row in rounds
    }
