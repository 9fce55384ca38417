"""Pauses of a running game: asked for, agreed to by all who play, ended early or by themselves (DAYS.md DC4).

While a game is paused no deadline runs: those of the open turn are put off when it begins, those of later turns when
they open. Nothing has to happen for that when the pause ends; the sweep only tells of it.
"""

import datetime as dt
import logging
import uuid

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat
from games.services import agreement, persistence
from games.services.agreement import is_paused, pause_if_agreed
from games.services.clocks import OF_A_TURN
from games.services.lobby import require_seat
from games.services.locks import database_now, lock_game
from games.services.table import Table, load_table

log = logging.getLogger(__name__)

LONGEST = dt.timedelta(days=14)
"""How long a game can be paused in all."""


@transaction.atomic
def ask_for_pause(player: Player, game_id: uuid.UUID, hours: int) -> None:
    """Ask for a pause of so many hours; where nobody else must agree, it holds at once.

    To ask for the same again changes nothing.
    Raises: AppError `not_found`, `not_seated`, `game_not_playing`, `already_resigned`, `permission_denied` for a bot's
    account, `pause_asked` where another pause is asked for or holds, `limit_reached` with the `hours_left`.
    """
    table, seat = _sit_down(player, game_id)
    game = table.game
    if game.pause_asked is not None and (game.pause_asked["seat"], game.pause_asked["hours"]) == (seat.index, hours):
        return
    if game.pause_asked is not None or is_paused(table):
        raise AppError(ErrorCode.PAUSE_ASKED)
    agreement.end_if_over(table)
    left = LONGEST - dt.timedelta(seconds=game.paused_seconds)
    if dt.timedelta(hours=hours) > left:
        message = _("A game can be paused for 14 days in all.")
        raise AppError(ErrorCode.LIMIT_REACHED, message, hours_left=left // dt.timedelta(hours=1))
    game.pause_asked = {"seat": seat.index, "hours": hours, "agreed": [seat.index]}
    table.add_event(Event.Kind.PAUSE_ASKED, seat=seat.index, data={"hours": hours})
    pause_if_agreed(table)
    save(table)


@transaction.atomic
def agree_to_pause(player: Player, game_id: uuid.UUID) -> None:
    """Agree to the pause that is asked for; it begins once all have agreed who play. A second time changes nothing.

    Raises: AppError as `ask_for_pause`; `not_found` where no pause is asked for.
    """
    table, seat = _sit_down(player, game_id)
    asked = table.game.pause_asked
    if asked is None:
        if is_paused(table):
            return
        raise AppError(ErrorCode.NOT_FOUND)
    if seat.index not in asked["agreed"]:
        table.game.pause_asked = {**asked, "agreed": sorted([*asked["agreed"], seat.index])}
        table.add_event(Event.Kind.PAUSE_AGREED, seat=seat.index)
    pause_if_agreed(table)
    save(table)


@transaction.atomic
def end_pause(player: Player, game_id: uuid.UUID) -> None:
    """Go on with a paused game, or end the request for a pause. Without either it changes nothing.

    Raises: AppError as `ask_for_pause`; `permission_denied` for a pause of the game's league.
    """
    table, seat = _sit_down(player, game_id)
    if table.game.pause_asked is not None:
        table.game.pause_asked = None
        table.add_event(Event.Kind.PAUSE_DECLINED, seat=seat.index)
    elif is_paused(table):
        if table.game.pause_held:
            raise AppError(ErrorCode.PERMISSION_DENIED)
        agreement.end_now(table, seat.index)
    else:
        return
    save(table)


@transaction.atomic
def tell_of_end(key: int) -> bool:
    """Tell that the pause of a game (primary key) has ended by itself; answers whether there was one to tell of.

    A game that somebody writes at this moment is left for the next sweep.
    """
    game = Game.objects.select_for_update(skip_locked=True, of=("self",)).filter(pk=key).first()
    now = database_now()
    if game is None or game.paused_until is None or now < game.paused_until:
        return False
    table = load_table(game, now)
    agreement.end_pause(table)
    if game.status == Game.Status.PLAYING:
        table.add_event(Event.Kind.GAME_UNPAUSED)
    save(table)
    return True


def _sit_down(player: Player, game_id: uuid.UUID) -> tuple[Table, Seat]:
    """The table of the locked game and the seat of a player who plays there. Raises: AppError."""
    table = load_table(lock_game(game_id), database_now())
    seat = require_seat(table, player)
    if table.game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)
    if seat.bot_account:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    return table, seat


def save(table: Table) -> None:
    """Write a table of which clocks have stopped or go on."""
    if table.turn is not None:
        table.turn.save(update_fields=OF_A_TURN)
    persistence.save_games([table])
