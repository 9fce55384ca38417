"""Resigning: a player leaves a running game for good, and the stand-in plays the seat on."""

import datetime as dt
import logging
import uuid

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat, StandingOrders, Submission, Turn
from games.services import persistence, queue
from games.services.agreement import pause_if_agreed
from games.services.clocks import OF_A_TURN
from games.services.lobby import require_seat
from games.services.locks import database_now, lock_game
from games.services.progress import submission_for
from games.services.table import Table, load_table

log = logging.getLogger(__name__)


@transaction.atomic
def resign(player: Player, game_id: uuid.UUID) -> None:
    """Leave a running game for good: the stand-in plays the seat on. A second resignation changes nothing.

    A move that was already submitted in the open turn stands. In a game whose rows are broken the stand-in begins when
    they have been mended.
    Raises: AppError `not_found`, `not_seated`, `game_not_playing`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    seat = require_seat(table, player)
    if game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        return
    try:
        with transaction.atomic():
            give_up(table, seat)
            persistence.save_games([table])
    except Exception:  # whatever a game's rows provoke must not keep a player in it
        log.exception("game %s: a seat could not be handed to the stand-in", game.pk)
        _note_resignation(game, seat.index)


def _note_resignation(game: Game, index: int) -> None:
    """Write a resignation down without asking the rules: nothing waits for the seat, and it is played on later."""
    game.refresh_from_db()
    table = load_table(game, database_now())
    seat, turn = table.seats[index], table.turn
    seat.resigned_at, seat.autopilot_since = table.now, None
    seat.offer_due_at = table.now if game.replace else None
    seat.save(update_fields=["resigned_at", "autopilot_since", "offer_due_at"])
    StandingOrders.objects.filter(game=game, seat=index).delete()
    table.add_event(Event.Kind.SEAT_RESIGNED, seat=index)
    if turn is not None:
        _ask_no_more(turn, seat)
        if index in turn.waiting_for:
            _wait_no_more(turn, seat, table.now)
        turn.save(update_fields=["prompts", "waiting_for", "due_at"])
    _pause_without(table)
    persistence.save_games([table])


def _ask_no_more(turn: Turn, seat: Seat) -> None:
    """Leave a seat nothing to choose from in an open turn. Writes nothing."""
    turn.prompts = {index: prompt for index, prompt in (turn.prompts or {}).items() if index != str(seat.index)}


def _wait_no_more(turn: Turn, seat: Seat, now: dt.datetime) -> None:
    """Take a seat off the list of a turn; the last one makes the turn due. Writes nothing."""
    turn.waiting_for = [index for index in turn.waiting_for if index != seat.index]
    turn.await_next()
    if not turn.waiting_for:
        turn.due_at = now
        queue.enqueue_resolution(turn.game_id)


def give_up(table: Table, seat: Seat) -> None:
    """Let the stand-in play a seat of a running game from now on, beginning with what it has to decide at once.

    Ends its orders. Writes seat, turn and move, and enqueues its resolution when the turn is complete; the caller
    writes the table.
    """
    seat.resigned_at, seat.autopilot_since = table.now, None
    seat.offer_due_at = table.now if table.game.replace and seat.offered_at is None else None
    seat.save(update_fields=["resigned_at", "autopilot_since", "offer_due_at"])
    StandingOrders.objects.filter(game=table.game, seat=seat.index).delete()
    table.add_event(Event.Kind.SEAT_RESIGNED, seat=seat.index)
    if table.turn is not None:
        _stand_in(table, table.turn, seat)
    _pause_without(table)


def _pause_without(table: Table) -> None:
    """Begin the pause that is asked for where all others have agreed. Writes the turn; the caller writes the table."""
    if pause_if_agreed(table) and table.turn is not None:
        table.turn.save(update_fields=OF_A_TURN)


def _stand_in(table: Table, turn: Turn, seat: Seat) -> None:
    """Let the stand-in decide what the resigned seat had still to decide in the open turn."""
    _ask_no_more(turn, seat)
    if seat.index in turn.waiting_for:
        submission = submission_for(table, turn, seat, Submission.Origin.BOT)
        submission.save(force_insert=True)
        _wait_no_more(turn, seat, table.now)
    turn.save(update_fields=["prompts", "waiting_for", "due_at"])
