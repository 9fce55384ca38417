"""Standing orders at a table in memory: they move for their seats, count, pause, and end (DAYS.md DO3, DO6).

Everything here changes a `Table`; nothing is written and no lock is taken.
"""

import logging
import random

from django.utils.crypto import salted_hmac

from games.models import Game, StandingOrders, Submission, Turn
from games.orders import MOST_IN_A_ROW, BadOrders, Orders, decide, parse_orders, pause_due
from games.rules.observation import observe
from games.services.table import Table

log = logging.getLogger(__name__)

SALT = "duckcover/orders"


def ordered_submission(table: Table, turn: Turn, seat: int) -> Submission | None:
    """The move that the orders of a seat make in a turn that asks it, unsaved; None leaves the seat asked.

    They may pause instead, which is noted at the table.
    """
    row, state = table.orders.get(seat), table.state
    if row is None or state is None or row.paused:
        return None
    reason = pause_due(
        pause_after=row.pause_after,
        in_a_row=row.in_a_row,
        pause_at_stacks=None if row.few_stacks_known else row.pause_at_stacks,
        stacks=len(state.grids[seat]),
    )
    if reason is not None:
        row.pause(reason, turn.number, table.now)
        table.changed_orders[seat] = row
        return None
    orders = stored_orders(row)
    if orders is None:
        return None
    move = decide(orders, observe(state, seat), randomness(table.game, turn.number, seat)).move
    if move is None:
        return None
    return Submission(turn=turn, seat=seat, origin=Submission.Origin.ORDER, move=str(move), submitted_at=table.now)


def stored_orders(row: StandingOrders) -> Orders | None:
    """The orders of a row; None, and a line in the log, where this version cannot read them: no game fails for that."""
    try:
        return parse_orders(row.calls, row.otherwise)
    except BadOrders:
        log.exception("game %s: the orders of seat %s cannot be read", row.game_id, row.seat)
        return None


def randomness(game: Game, turn: int, seat: int) -> random.Random:
    """What a policy of a seat's orders draws from in a turn: the same at every attempt, foreseen by no other seat.

    The key is the service's own and no seed of the shuffles: the seat may look ahead (DO7), and learns no secret.
    """
    key = salted_hmac(SALT, f"{game.uuid}/{turn}/{seat}", algorithm="sha256").digest()
    return random.Random(key)  # noqa: S311 - reproducible on purpose, seeded by a secret


def count_moves(table: Table) -> None:
    """Count the turn's moves by orders, which a move by anybody else breaks off; a withdrawal's pause ends here."""
    for seat, row in table.orders.items():
        submission = table.submissions.get(seat)
        if submission is not None:
            by_orders = submission.origin == Submission.Origin.ORDER
            _count(table, row, min(row.in_a_row + 1, row.pause_after or MOST_IN_A_ROW) if by_orders else 0)
        if row.paused == StandingOrders.Paused.WITHDRAWN:
            row.go_on()
            table.changed_orders[seat] = row


def _count(table: Table, row: StandingOrders, moves: int) -> None:
    if row.paused != StandingOrders.Paused.PAUSE_AFTER and moves != row.in_a_row:
        row.in_a_row = moves
        table.changed_orders[row.seat] = row


def end_with_round(table: Table) -> None:
    """End the orders that hold for the round that has ended, all of them with the game.

    The others go on with the stacks of the next deal: a pause because of few stacks has no reason any more.
    """
    over = table.game.status != Game.Status.PLAYING
    for seat, row in list(table.orders.items()):
        if over or row.until == StandingOrders.Until.ROUND:
            table.ended_orders.append(table.orders.pop(seat))
            table.changed_orders.pop(seat, None)
        elif row.pause_at_stacks is not None:
            row.few_stacks_known = False
            if row.paused == StandingOrders.Paused.PAUSE_AT_STACKS:
                row.go_on()
            table.changed_orders[seat] = row
