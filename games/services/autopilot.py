"""Players come back to seats on autopilot (DAYS.md DA2); `progress` puts a seat on it."""

import uuid

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat, Submission, Turn
from games.services import persistence
from games.services.clocks import OF_A_TURN, stand_still, vacation_until
from games.services.lobby import require_seat
from games.services.locks import database_now, lock_game
from games.services.table import Table, load_table


@transaction.atomic
def return_to_game(player: Player, game_id: uuid.UUID) -> None:
    """End the autopilot of the player's seat. Without autopilot it changes nothing.

    Raises: AppError `not_found`, `not_seated`, `game_not_playing`, `already_resigned`.
    """
    table = load_table(lock_game(game_id), database_now())
    seat = require_seat(table, player)
    if table.game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)
    if seat.autopilot_since is not None:
        come_back(table, seat)
        persistence.save_games([table])


def come_back(table: Table, seat: Seat) -> None:
    """Let the player of a seat on autopilot move again, in the open turn as well while it stays open.

    Writes the seat, and the turn that asks it again; the caller writes the table.
    """
    seat.autopilot_since, seat.missed_in_a_row = None, 0
    seat.offered_at, seat.offer_due_at = None, None
    seat.save(update_fields=["autopilot_since", "missed_in_a_row", "offered_at", "offer_due_at"])
    table.add_event(Event.Kind.SEAT_RETURNED, seat=seat.index)
    if table.turn is not None and _stays_open(table, table.turn):
        _ask_again(table, table.turn, seat)


def _stays_open(table: Table, turn: Turn) -> bool:
    """Whether an open turn waits for somebody, or for its time where all were on autopilot."""
    if turn.deadline is None or turn.due_at is None or table.now >= turn.deadline:
        return False
    if table.game.played_out_at is not None:
        return False
    return bool(turn.waiting_for) or (turn.attempts == 0 and table.now < turn.due_at)


def _ask_again(table: Table, turn: Turn, seat: Seat) -> None:
    """Take the move of the stand-in back, and wait for the seat.

    One that quacks, has moved by orders, or whose own deadline has passed is left.
    """
    standing = table.submissions.get(seat.index)
    deadline = turn.deadline_of(seat.index)
    if standing is None or standing.origin != Submission.Origin.TIMEOUT or deadline is None or table.now >= deadline:
        return
    Submission.objects.filter(turn=turn, seat=seat.index).delete()
    del table.submissions[seat.index]
    turn.waiting_for = sorted({*turn.waiting_for, seat.index})
    away = vacation_until(table, seat)
    if away is not None:
        stand_still(table, turn, away, seat.index)
    turn.due_at = turn.next_deadline
    turn.save(update_fields=["waiting_for", *OF_A_TURN])
    table.add_event(Event.Kind.SEAT_AWAITED, seat=seat.index, turn=turn.number)
