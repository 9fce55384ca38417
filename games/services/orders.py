"""Standing orders of a seat: set, read, preview, go on, end (DAYS.md DO).

Nobody but the seat's player learns that there are any: nothing here adds an event or touches the game's version, but
for a move that orders make at once, which shows as every move does.
"""

import datetime as dt
import uuid
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from accounts.models import Player
from duckcover import live
from duckcover.errors import AppError, ErrorCode
from games.access import find_game, require_own_seat
from games.documents import paused_document
from games.models import EVENT_STEP, Game, Seat, StandingOrders, Submission, Turn
from games.orders import PAUSE_AT_STACKS, Decision, Idle, asked_by, calls_of, decide, parse_orders, pause_due, preview
from games.rules.observation import observe_if_called
from games.rules.record_format import move_to_json
from games.services import persistence, queue
from games.services.autopilot import come_back
from games.services.locks import database_now, lock_game
from games.services.order_moves import ordered_submission, randomness
from games.services.queue import RETRY_AFTER
from games.services.submissions import UNGUARDED, Guard
from games.services.table import Table, is_readable, load_table, load_tables


@dataclass(frozen=True)
class OrderOptions:
    """Standing orders as they are sent; `calls` holds preferences as JSON by call, which `games.orders` reads."""

    calls: dict[str, list[dict[str, Any]]]
    otherwise: str = "ask"
    until: str = StandingOrders.Until.ROUND
    pause_after: int | None = None
    pause_at_stacks: int | None = None


@dataclass(frozen=True)
class Preview:
    """What orders would do for each call on today's grid, the preferences that fit nothing, and why they pause."""

    decisions: dict[Any, Decision]
    idle: list[Idle]
    paused: str

    def document(self) -> dict[str, Any]:
        """The OrdersPreview of API.md."""
        return {
            "calls": {
                str(call): {
                    "move": None if decision.move is None else move_to_json(decision.move),
                    "by": decision.by,
                    "preference": decision.preference,
                }
                for call, decision in self.decisions.items()
            },
            "idle": [{"call": str(idle.call), "preference": idle.preference} for idle in self.idle],
            "paused": paused_document(self.paused),
        }


@transaction.atomic
def set_orders(player: Player, game_id: uuid.UUID, options: OrderOptions, guard: Guard = UNGUARDED) -> StandingOrders:
    """Replace the orders of the player's seat, and let them move at once where the seat is asked and has not moved.

    Ends a pause. The orders that stand already are answered unchanged where the guard does not allow new ones.
    Raises: AppError `not_found`, `not_seated`, `game_not_playing`, `already_resigned`, `precondition_failed` with the
    mark of the standing orders as `etag`; BadOrders for preferences that are none.
    """
    parse_orders(options.calls, options.otherwise)
    game, seat = _lock(player, game_id)
    row = StandingOrders.objects.filter(game=game, seat=seat.index).first()
    if not guard.allows(row.mark if row else None):
        if row is not None and _options_of(row) == options:
            return row
        raise _superseded(row)
    table = load_table(game, database_now())
    known = row is not None and _knows_few_stacks(table, row, options.pause_at_stacks)
    row = row or StandingOrders(game=game, seat=seat.index, created_at=table.now, revision=0)
    for name, value in vars(options).items():
        setattr(row, name, value)
    return _go_on(table, row, known=known)


@transaction.atomic
def resume_orders(player: Player, game_id: uuid.UUID) -> StandingOrders:
    """End a pause of the orders of the player's seat; they move at once as after `set_orders`. Without one: nothing.

    Raises: AppError `not_found` also without orders, `not_seated`, `game_not_playing`, `already_resigned`.
    """
    game, seat = _lock(player, game_id)
    row = _require(game, seat)
    if not row.paused:
        return row
    table = load_table(game, database_now())
    return _go_on(table, row, known=_knows_few_stacks(table, row, row.pause_at_stacks))


@transaction.atomic
def delete_orders(player: Player, game_id: uuid.UUID, guard: Guard = UNGUARDED) -> None:
    """End the orders of the player's seat; a move that they have made stands. Without orders it changes nothing.

    Raises: AppError `not_found`, `not_seated`, `precondition_failed`.
    """
    game = lock_game(game_id)
    seat = require_own_seat(game, player)
    row = StandingOrders.objects.filter(game=game, seat=seat.index).first()
    if row is None:
        return
    if not guard.allows(row.mark):
        raise _superseded(row)
    row.delete()


def orders_of(player: Player, game_id: uuid.UUID) -> StandingOrders:
    """The orders of the player's seat. Raises: AppError `not_found` also without orders, `not_seated`."""
    game = find_game(player, game_id)
    return _require(game, require_own_seat(game, player))


def preview_orders(player: Player, game_id: uuid.UUID, options: OrderOptions | None) -> Preview:
    """What these orders of the player's seat, else those that stand, would do for each call now. Writes nothing.

    A policy draws as it would in the open turn where that asks for this call, else as in the next turn.
    Raises: AppError `not_found`, `not_seated`, `game_not_playing`, `already_resigned`, `service_unavailable` where the
    game's rows are broken; BadOrders.
    """
    game = find_game(player, game_id)
    seat = require_own_seat(game, player)
    table, paused = load_tables([game.pk], last=False)[0], ""
    _require_playing(table.game, seat)
    if not is_readable(table):
        raise AppError(ErrorCode.SERVICE_UNAVAILABLE)
    if options is None:
        row = _found(table.orders.get(seat.index))
        options, paused = _options_of(row), row.paused
    elif _has_few_stacks(table, seat.index, options.pause_at_stacks):
        paused = PAUSE_AT_STACKS
    return _preview(table, seat.index, options, paused)


def _preview(table: Table, seat: int, options: OrderOptions, paused: str) -> Preview:
    state, turn = table.state, table.turn
    if state is None or turn is None:
        raise LookupError("no turn is open")
    seen = observe_if_called(state, seat, calls_of(state.rules))
    orders = parse_orders(options.calls, options.otherwise)
    number = turn.number + 1
    decisions, idle = preview(orders, seen, lambda: randomness(table.game, number, seat))
    asked = asked_by(state.open) if state.open else None
    if asked is not None and seat in turn.waiting_for:
        decisions[asked] = decide(orders, seen[asked], randomness(table.game, turn.number, seat))
    return Preview(decisions, idle, paused)


def _lock(player: Player, game_id: uuid.UUID) -> tuple[Game, Seat]:
    """The locked game and the player's seat, which plays. Raises: AppError."""
    game = lock_game(game_id)
    seat = require_own_seat(game, player)
    _require_playing(game, seat)
    return game, seat


def _require_playing(game: Game, seat: Seat) -> None:
    """Raises: AppError `already_resigned`, `game_not_playing`."""
    if game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)


def _require(game: Game, seat: Seat) -> StandingOrders:
    """The orders of a seat. Raises: AppError `not_found`."""
    return _found(StandingOrders.objects.filter(game=game, seat=seat.index).first())


def _found(row: StandingOrders | None) -> StandingOrders:
    """The orders that there are. Raises: AppError `not_found`."""
    if row is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return row


def _superseded(row: StandingOrders | None) -> AppError:
    """The error for a late copy; its member `etag` is the mark of the orders that stand."""
    return AppError(ErrorCode.PRECONDITION_FAILED, etag=row.mark if row else None)


def _options_of(row: StandingOrders) -> OrderOptions:
    return OrderOptions(row.calls, row.otherwise, row.until, row.pause_after, row.pause_at_stacks)


def _knows_few_stacks(table: Table, row: StandingOrders, limit: int | None) -> bool:
    """Whether the player goes on although the stacks are few: no pause tells it again in this round."""
    told = row.few_stacks_known or row.paused == StandingOrders.Paused.PAUSE_AT_STACKS
    return told and _has_few_stacks(table, row.seat, limit)


def _has_few_stacks(table: Table, seat: int, limit: int | None) -> bool:
    if not is_readable(table) or table.state is None:
        return False
    stacks = len(table.state.grids[seat])
    return pause_due(pause_after=None, in_a_row=0, pause_at_stacks=limit, stacks=stacks) is not None


def _go_on(table: Table, row: StandingOrders, *, known: bool) -> StandingOrders:
    """Let orders begin, or begin again, and move in the open turn; write them and what they do.

    Who leaves orders is there: that ends the autopilot of the seat.
    """
    row.go_on()
    row.in_a_row, row.few_stacks_known = 0, known
    if table.seats[row.seat].autopilot_since is not None:
        come_back(table, table.seats[row.seat])
        persistence.save_games([table])
    if table.turn is not None and row.game.quarantined_at is None and is_readable(table):
        table.orders[row.seat] = row
        _move_now(table, table.turn, row.seat)
    row.save()
    return row


def _move_now(table: Table, turn: Turn, seat: int) -> None:
    """Let the orders of a seat move in the open turn if it still waits for the seat (DO8)."""
    if seat not in turn.waiting_for or seat in turn.late_seats(table.now):
        return
    submission = ordered_submission(table, turn, seat)
    if submission is not None:
        _submit(table, turn, submission)


def _submit(table: Table, turn: Turn, submission: Submission) -> None:
    """Write a move in an open turn as that of any player; the last one of a turn enqueues its resolution."""
    turn.decide(submission.seat)
    turn.last_event = max(turn.last_event or 0, table.game.version * EVENT_STEP) + 1
    submission.revision, submission.event = turn.decided(submission.seat), turn.last_event
    submission.ready_at = table.now
    submission.save(force_insert=True)
    turn.waiting_for = [seat for seat in turn.waiting_for if seat != submission.seat]
    turn.await_next()
    if not turn.waiting_for:
        pause = RETRY_AFTER[turn.attempts - 1] if 0 < turn.attempts <= len(RETRY_AFTER) else 0
        turn.due_at = table.now + dt.timedelta(seconds=pause)
        queue.enqueue_resolution(turn.game_id)
    turn.save(update_fields=["waiting_for", "due_at", "decisions", "last_event"])
    live.tell(live.GAME, [turn.game_id])
