"""Vacations of players: while one lasts, the clocks of its seats stand still (DAYS.md DC5).

The deadlines of open turns are put off when a vacation begins, those of later turns when they open. So nothing has to
happen when it ends by itself; the sweep only tells of it.
"""

import datetime as dt
import logging
from collections.abc import Sequence

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now

from accounts.models import Player
from accounts.vacation import change_vacation, on_vacation_until
from duckcover.errors import AppError, ErrorCode
from games.clocks import ClockError
from games.documents import timestamp
from games.models import Event, Game, Seat, Turn
from games.services import persistence
from games.services.clocks import OF_A_TURN, clock_of, players_asked, stand_still
from games.services.locks import database_now
from games.services.rows import update
from games.services.table import Table, load_tables

log = logging.getLogger(__name__)

BATCH = 50
"""Games that are loaded and written together, and players whose vacation has ended."""

WAITING = (Game.Status.LOBBY, Game.Status.PLAYING)
"""The states of games that wait for players on vacation."""

TRIES = 5
"""How often a vacation is tried whose player sits down somewhere else at the same instant."""


def begin_vacation(player: Player, until: dt.datetime) -> None:
    """Let the clocks of the player's seats stand still until a moment; a vacation that it is on ends then instead.

    The same moment again changes nothing. A deadline that has passed stays.
    Raises: AppError `permission_denied` for a bot's account, `invalid_input` for a moment that has passed,
    `limit_reached` with the `days_left`, `invalid_token` when the account is gone.
    """
    if player.is_bot:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    _change(player.pk, until)


def end_vacation(player: Player) -> None:
    """Let the player's clocks run again; what is left of the vacation goes back. Without one it changes nothing.

    Raises: AppError `invalid_token` when the account is gone.
    """
    _change(player.pk, None)


def tell_of_ends() -> int:
    """Tell of the vacations that have ended by themselves; answers how many."""
    ended = Player.objects.filter(vacation_until__lte=Now()).order_by("vacation_until")
    return sum(_told_of_end(player) for player in ended.values_list("pk", flat=True)[:BATCH])


def _told_of_end(player: int) -> bool:
    try:
        return _change(player, None, ended_only=True)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a player's rows provoke must not stop the others
        log.exception("player %s: the end of the vacation could not be told", player)
        return False


def _change(player: int, until: dt.datetime | None, *, ended_only: bool = False) -> bool:
    """Change the vacation of a player (primary key); answers whether it was changed."""
    for _attempt in range(TRIES):
        changed = _try(player, until, ended_only=ended_only)
        if changed is not None:
            return changed
    raise AppError(ErrorCode.SERVICE_UNAVAILABLE)


@transaction.atomic
def _try(key: int, until: dt.datetime | None, *, ended_only: bool) -> bool | None:
    """Lock the player's games, in the order of their keys, then the player, as whoever sits down does.

    None where the player has sat down somewhere else meanwhile: to lock that game now could be a deadlock.
    """
    games = _games_of(key)
    player = Player.objects.select_for_update(no_key=True).filter(pk=key).first()
    if player is None:
        raise AppError(ErrorCode.INVALID_TOKEN)
    if not {*_waiting_for(key).values_list("game", flat=True)} <= {*games}:
        return None
    now = database_now()
    running = on_vacation_until(player, now) is not None
    if player.vacation_until == until or (ended_only and running):
        return False
    change_vacation(player, until, now)
    for start in range(0, len(games), BATCH):
        _tell(games[start : start + BATCH], key, until, now)
    return True


def _games_of(player: int) -> list[int]:
    waiting = Game.objects.filter(pk__in=_waiting_for(player).values("game"))
    return list(waiting.select_for_update(of=("self",)).order_by("pk").values_list("pk", flat=True))


def _waiting_for(player: int) -> QuerySet[Seat]:
    """The seats of a player in games that are not over and wait for players on vacation."""
    seats = Seat.objects.filter(player=player, resigned_at=None)
    return seats.filter(game__vacation=True, game__status__in=WAITING).order_by()


def _tell(games: Sequence[int], player: int, until: dt.datetime | None, now: dt.datetime) -> None:
    tables: list[Table] = []
    for table in load_tables(games):
        seat = _seat_at(table, player)
        if seat is not None and _has_clock(table.game):
            table.now = now
            table.add_event(Event.Kind.SEAT_VACATION, seat=seat.index, data={"until": timestamp(until)})
            _stop_clock(table, seat, until)
            tables.append(table)
    update(Turn, [table.turn for table in tables if table.turn is not None], OF_A_TURN)
    persistence.save_games(tables)


def _seat_at(table: Table, player: int) -> Seat | None:
    """The seat of a player at a table that still waits for it; other steps may have had the lock first."""
    if table.game.status not in WAITING:
        return None
    return next((seat for seat in table.seats if seat.player_id == player and seat.resigned_at is None), None)


def _has_clock(game: Game) -> bool:
    """Whether the clock of a game can be read; without, its state cannot be written, which must not stop the others."""
    try:
        clock_of(game)
    except ClockError:
        log.exception("game %s: its clock cannot be read, and is not stopped", game.pk)
        return False
    return True


def _stop_clock(table: Table, seat: Seat, until: dt.datetime | None) -> None:
    """Let the clock of a seat stand still in the open turn, or run again; on autopilot it holds up nobody."""
    turn = table.turn
    if turn is None or seat.autopilot_since is not None or seat.index not in players_asked(table.seats, turn):
        return
    try:
        stand_still(table, turn, until or table.now, seat.index)
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("game %s: the clock of seat %s could not be stopped", table.game.pk, seat.index)
