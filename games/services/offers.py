"""Seats whose players are away or gone are offered to others, and taken by one (DAYS.md DA3)."""

import secrets
import uuid

from django.db import transaction

from accounts.models import Player
from accounts.selectors import blocked_between
from accounts.services.blocks import same_household
from duckcover.errors import AppError, ErrorCode
from games.access import may_see
from games.models import Event, Game, Seat, StandingOrders, Tenure, Turn
from games.services import attendance, persistence, queue
from games.services.guests import is_invited
from games.services.limits import make_room_at_table, require_account, require_home, require_reliable
from games.services.lobby import hand_on, require_host
from games.services.locks import database_now, lock_game
from games.services.progress import OFFER_AFTER
from games.services.table import Table, load_table
from games.tenures import last_turn, why_ended


@transaction.atomic
def offer_seat(host: Player, game_id: uuid.UUID, index: int) -> None:
    """Offer a seat of the host's game to others. A second call changes nothing.

    Raises: AppError `not_found`, `not_host`, `game_not_playing`, `seat_held` while its player has neither resigned nor
    been on autopilot for 48 hours, and for the seats of built-in bots.
    """
    table = load_table(lock_game(game_id), database_now())
    require_host(table, host)
    require_playing(table.game)
    seat = seat_at(table, index)
    if not may_be_offered(table, seat):
        raise AppError(ErrorCode.SEAT_HELD)
    if seat.offered_at is None:
        make_offer(table, seat)


def may_be_offered(table: Table, seat: Seat) -> bool:
    """Whether the player of a seat has been on autopilot for long, has resigned, or is gone."""
    if seat.autopilot_since is not None:
        return table.now - seat.autopilot_since >= OFFER_AFTER
    return why_ended(seat) is not None


def make_offer(table: Table, seat: Seat) -> None:
    """Offer a seat, and write the table. The game is locked."""
    seat.offered_at, seat.offer_due_at = table.now, None
    seat.save(update_fields=["offered_at", "offer_due_at"])
    table.add_event(Event.Kind.SEAT_OFFERED, seat=seat.index)
    persistence.save_games([table])


@transaction.atomic
def withdraw_offer(host: Player, game_id: uuid.UUID, index: int) -> None:
    """Offer a seat of the host's game no longer, also one that was offered by itself. Without an offer nothing changes.

    It is not offered by itself again before its player was back. Raises: AppError `not_found`, `not_host`,
    `game_not_playing`.
    """
    table = load_table(lock_game(game_id), database_now())
    require_host(table, host)
    require_playing(table.game)
    seat = seat_at(table, index)
    if seat.offered_at is None:
        return
    seat.offered_at = None
    seat.save(update_fields=["offered_at"])
    table.add_event(Event.Kind.OFFER_WITHDRAWN, seat=seat.index)
    persistence.save_games([table])


@transaction.atomic
def take_seat(player: Player, game_id: uuid.UUID, index: int, invite_code: str = "") -> None:
    """Take a seat that is on offer: the player moves from the next turn on. Taking it again changes nothing.

    Raises: AppError `not_found` (a private game needs its code or an invitation), `game_not_playing`, `already_seated`,
    `offer_taken`, `reliability_too_low`, `on_vacation`, `not_welcome` for a block, for who held a seat here before, and
    for who is not invited where the invited alone may sit, `same_owner`, `limit_reached`, `permission_denied` to a
    guest account at a public table, `invalid_token` when the account is being deleted.
    """
    table = load_table(lock_game(game_id), database_now())
    own = next((seat for seat in table.seats if seat.player_id == player.pk), None)
    if own is None:
        _require_sight(table, player, invite_code)
    require_playing(table.game)
    seat = seat_at(table, index)
    if own is not None:
        if own is seat and own.resigned_at is None:
            return
        raise AppError(ErrorCode.ALREADY_SEATED)
    if seat.offered_at is None:
        raise AppError(ErrorCode.OFFER_TAKEN)
    require_welcome(table, seat, player)
    require_account(player, table.game)
    make_room_at_table(player)
    require_home(table.game, player, table.now)
    hand_over(table, seat, player)
    persistence.save_games([table])


def hand_over(table: Table, seat: Seat, player: Player) -> None:
    """End a tenure and begin the next, with nothing that was the former player's own.

    Writes the seat, and the open turn, which the newcomer has no part in; the caller writes the table.
    """
    if table.grids:
        attendance.settle(table, seat)
        table.grids[seat.index].save(update_fields=["asked"])
    game, hosted = table.game, table.game.host_id is not None and table.game.host_id == seat.player_id
    _end_tenure(table, seat)
    StandingOrders.objects.filter(game=game, seat=seat.index).delete()
    seat.player, seat.bot_account, seat.player_seed = player, player.is_bot, b""
    seat.resigned_at = seat.autopilot_since = seat.offered_at = seat.offer_due_at = None
    seat.misses = seat.missed_in_a_row = seat.excuses = 0
    seat.held_from, seat.sound, seat.missed_in = table.last_number + 1, "", None
    seat.save()
    if game.pause_asked is not None:
        agreed = [index for index in game.pause_asked["agreed"] if index != seat.index]
        game.pause_asked = {**game.pause_asked, "agreed": agreed}
    data = {"player": player.pk, "bot": None, "is_bot": seat.is_bot, "family": seat.family}
    table.add_event(Event.Kind.SEAT_TAKEN, seat=seat.index, data=data)
    if hosted:
        hand_on(table)
    if table.turn is not None:
        _leave_open_turn(table, table.turn, seat)


def _end_tenure(table: Table, seat: Seat) -> None:
    Tenure.objects.create(
        game=table.game,
        seat=seat.index,
        player_id=seat.player_id,
        from_turn=seat.held_from,
        to_turn=last_turn(table.game, seat) or seat.held_from,
        misses=seat.misses,
        ended_by=why_ended(seat) or Tenure.EndedBy.AUTOPILOT,
        ended_at=seat.resigned_at or table.now,
    )


def _leave_open_turn(table: Table, turn: Turn, seat: Seat) -> None:
    """Leave the open turn as the stand-in has decided it; where all were on autopilot, nobody waits for its time."""
    turn.prompts = {index: prompt for index, prompt in (turn.prompts or {}).items() if index != str(seat.index)}
    turn.save(update_fields=["prompts"])
    if not turn.waiting_for and turn.attempts == 0:
        Turn.objects.filter(pk=turn.pk).update(due_at=table.now)
        queue.enqueue_resolution(table.game.pk)


def _require_sight(table: Table, player: Player, invite_code: str) -> None:
    """Raises: AppError `not_found` where a game is not the player's to know; one that is unwelcome learns nothing."""
    if may_see(table.game, seated=False):
        return
    has_code = secrets.compare_digest(invite_code.encode(), table.game.invite_code.encode())
    if _is_unwelcome(table, player) or not (has_code or is_invited(table.game, player)):
        raise AppError(ErrorCode.NOT_FOUND)


def _is_unwelcome(table: Table, player: Player) -> bool:
    game, others = table.game, [seat.player_id for seat in table.seats if seat.player_id is not None]
    held_before = Tenure.objects.filter(game=game, player=player).exists()
    uninvited = game.invited_only and not is_invited(game, player)
    return held_before or uninvited or blocked_between(player, others)


def require_welcome(table: Table, seat: Seat, player: Player) -> None:
    """Let a player take a seat. Raises: AppError `not_welcome`, `reliability_too_low`, `same_owner`."""
    if _is_unwelcome(table, player):
        raise AppError(ErrorCode.NOT_WELCOME)
    require_reliable(table.game, player, table.now)
    others = [each.player for each in table.seats if each.player is not None and each is not seat]
    if not table.game.same_owner and any(same_household(player, other) for other in others):
        raise AppError(ErrorCode.SAME_OWNER)


def require_playing(game: Game) -> None:
    """Raises: AppError `game_not_playing`, also for a game that the stand-in plays to its end."""
    if game.played_out_at is not None or game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)


def seat_at(table: Table, index: int) -> Seat:
    """A seat by its index. Raises: AppError `not_found`."""
    if index >= len(table.seats):
        raise AppError(ErrorCode.NOT_FOUND)
    return table.seats[index]
