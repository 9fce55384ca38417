"""Who sits where: tables set by hand before they open, seats that others take over (LEAGUES.md LO3, LX3).

The competition is locked by the caller, and the table whose seat is given.
"""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any

from django.db.models import F
from django.db.models.functions import Greatest

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Game
from games.services import tables as games
from games.services.abandoned import is_held, return_seat
from leagues.models import Competition, Entry, EntryHolder, Event, Round, Table, TableSeat, Unseated, Volunteer
from leagues.rules.by_hand import check_tables
from leagues.rules.errors import UnfitTables
from leagues.rules.history import History
from leagues.services.draws import known_before, unseat, write_tables
from leagues.services.events import add_event

OF_A_HOLDER = ("player", "draw_seed", "no_shows", "status", "left_at", "to_round")
"""What changes of an entry that is handed on."""


def tables_of(round_: Round) -> list[list[str]]:
    """The ids of the entries at each table of a round, by index."""
    seats = TableSeat.objects.filter(round=round_).order_by("table__number", "index")
    found: dict[int, list[str]] = {}
    for table, entry in seats.values_list("table", "entry__uuid"):
        found.setdefault(table, []).append(str(entry))
    return list(found.values())


def set_tables(competition: Competition, round_: Round, tables: Sequence[Sequence[str]]) -> None:
    """Seat a drawn round by hand, by index; who was drawn and has no seat has a bye, or has left.

    Captains are who has been it least (LD6). Raises: AppError `unfit_tables` with the `entries`.
    """
    rows = {str(row.uuid): row for row in Entry.objects.filter(competition=competition, uuid__in=round_.lots or ())}
    there = [entry for entry, row in rows.items() if row.status == Entry.Status.ACTIVE]
    known = known_before(competition, round_)
    try:
        check_tables(tables, rows, there, known.settings.table_size)
    except UnfitTables as error:
        raise AppError(ErrorCode.UNFIT_TABLES, entries=list(error.entries)) from None
    for model in (TableSeat, Table):
        model._default_manager.filter(round=round_).delete()
    Unseated.objects.filter(round=round_, entry__in=rows.values()).delete()
    place = {str(entry): lot for lot, entry in enumerate(round_.lots or ())}
    history = History.of(known.rounds)
    write_tables(round_, rows, tuple(map(tuple, tables)), [history.captain(table, place) for table in tables])
    seated = {entry for table in tables for entry in table}
    without = [row for entry, row in rows.items() if entry not in seated]
    unseat(round_, [_without_seat(competition, row) for row in without])


def _without_seat(competition: Competition, row: Entry) -> tuple[Entry, str, int]:
    if row.status == Entry.Status.ACTIVE:
        return row, Unseated.Kind.BYE, competition.settings["bye_points"]
    return row, Unseated.Kind.ABSENT, 0


def give_seat(table: Table, index: int, player: Player) -> None:
    """Give a seat to a volunteer of the pool; who holds it still is removed. Raises: AppError as `take_seat`."""
    game = _game(table)
    if is_held(game, index):
        games.remove_player(game, index)
    take_seat(table, index, player)


def take_seat(table: Table, index: int, player: Player) -> None:
    """Give a seat that its player has left to a volunteer of the pool.

    Raises: AppError as `games.services.tables.replace_seat`.
    """
    games.replace_seat(_game(table), index, player)
    _count_service(table, player.pk, 1)


def take_seat_back(table: Table, index: int, substitute: int) -> None:
    """Give a seat back to who held it before the substitute (primary key), who has not served then.

    Raises: AppError `settled` where the other has decided, or cannot.
    """
    try:
        return_seat(_game(table), index)
    except AppError:
        raise AppError(ErrorCode.SETTLED) from None
    _count_service(table, substitute, -1)


def _count_service(table: Table, player: int, by: int) -> None:
    """Count how often a player of the pool (primary key) has served, where it is still there."""
    pool = Volunteer.objects.filter(competition=table.round.competition, player=player)
    pool.update(services=Greatest(F("services") + by, 0))


def hand_on(competition: Competition, entry: Entry, player: Player, now: dt.datetime) -> None:
    """Make an entry another player's from the next draw on; of a round robin, from the next round that opens (LX3).

    Raises: AppError `already_entered`, `settled` where it is disqualified or was handed on just now.
    """
    if Entry.objects.filter(competition=competition, player=player).exists():
        raise AppError(ErrorCode.ALREADY_ENTERED)
    before = entry.holders.order_by("to_round").last()
    since, last = entry.from_round if before is None else before.to_round + 1, _last_held(competition)
    if entry.status == Entry.Status.DISQUALIFIED or since > last:
        raise AppError(ErrorCode.SETTLED)
    EntryHolder.objects.create(entry=entry, player=entry.player, from_round=since, to_round=last)
    entry.player, entry.draw_seed, entry.no_shows = player, b"", 0
    entry.status, entry.left_at, entry.to_round = Entry.Status.ACTIVE, None, None
    entry.save(update_fields=OF_A_HOLDER)
    add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(entry.uuid), status=entry.status, handed_on=True)


def take_entry_back(entry: Entry, before: dict[str, Any], draw_seed: bytes, now: dt.datetime) -> None:
    """Give an entry back to who held it before, in the state that it had.

    Raises: AppError `settled` where that one is gone, or a round has opened that the other plays.
    """
    holder = entry.holders.order_by("to_round").last()
    if holder is None or holder.player is None:
        raise AppError(ErrorCode.SETTLED)
    if Round.objects.filter(competition=entry.competition_id, number__gt=holder.to_round, opened_at__lte=now).exists():
        raise AppError(ErrorCode.SETTLED)
    entry.player, entry.status, entry.to_round = holder.player, before["status"], before["to_round"]
    entry.draw_seed, entry.no_shows = draw_seed, before["no_shows"]
    entry.left_at = None if entry.status == Entry.Status.ACTIVE else now
    entry.save(update_fields=OF_A_HOLDER)
    holder.delete()


def _last_held(competition: Competition) -> int:
    """The last round that is played by who holds an entry now: the last that is drawn, or open where all are drawn."""
    stages = competition.settings["stages"]
    open_ = (Round.Status.OPEN, Round.Status.CLOSING, Round.Status.CLOSED)
    numbers = [
        round_.number
        for round_ in competition.rounds.exclude(status=Round.Status.PLANNED)
        if stages[round_.stage - 1]["format"] != "round_robin" or round_.status in open_
    ]
    return max(numbers, default=0)


def holders(entries: Collection[Entry], number: int) -> dict[int, Player | None]:
    """Whose each of these entries (by primary key) is in a round; one query."""
    before = EntryHolder.objects.filter(entry__in=entries, from_round__lte=number, to_round__gte=number)
    return {row.pk: row.player for row in entries} | {
        row.entry_id: row.player for row in before.select_related("player__owner")
    }


def entries_of(competition: Competition, players: Collection[int], number: int) -> dict[int, str]:
    """The ids of the entries that these players (primary keys) hold in a round; two queries."""
    now = Entry.objects.filter(competition=competition, player__in=players).exclude(holders__to_round__gte=number)
    before = EntryHolder.objects.filter(entry__competition=competition, player__in=players)
    before = before.filter(from_round__lte=number, to_round__gte=number)
    found = [*now.values_list("player", "uuid"), *before.values_list("player", "entry__uuid")]
    return {player: str(uuid) for player, uuid in found}


def _game(table: Table) -> Game:
    """Raises: AppError `round_state` where the table has no game."""
    if table.game is None:
        raise AppError(ErrorCode.ROUND_STATE, state=table.round.status)
    return table.game
