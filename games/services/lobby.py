"""The lobby: making, joining, leaving, starting and cancelling a game."""

import logging
import secrets
import uuid
from collections.abc import Sequence

from django.db import transaction

from accounts.models import Player
from accounts.selectors import blocked_between
from accounts.services.blocks import same_household
from duckcover.errors import AppError, ErrorCode
from games.access import may_see
from games.models import MIN_SEATS, Event, Game, Invitation, Seat
from games.rules.cards import FAMILIES
from games.rules.errors import RulesError
from games.rules.variations import round_rules
from games.services import persistence
from games.services.guests import add_guests, answer_invitation, find_guests, is_invited
from games.services.limits import make_room, require_account, require_home, require_reliable
from games.services.locks import database_now, lock_game
from games.services.new_games import GameOptions, new_table
from games.services.progress import start_playing
from games.services.table import Table, load_table

log = logging.getLogger(__name__)


@transaction.atomic
def create_game(host: Player, options: GameOptions) -> Game:
    """Make a lobby with the caller on seat 0 and the asked bots beside; starts when that fills it.

    The server seeds of all rounds are drawn and committed to here, before anybody else can join.
    Raises: AppError `invalid_input` for a `join_by` that is too soon or too late, or somebody who cannot be invited;
    `on_vacation`, `limit_reached`, `permission_denied` to a guest account for a public table, `invalid_token` when the
    account is being deleted.
    """
    guests = find_guests(host, options.invited or (), same_owner=options.same_owner)
    make_room(host)
    table = new_table(host, options)
    require_account(host, table.game)
    require_home(table.game, host, table.now)
    add_guests(table.game, host, guests, table.now)
    _seat_player(table, table.seats[0], host, options.family, options.player_seed)
    for seat, level in zip(table.seats[1:], options.bots, strict=False):
        _seat_bot(table, seat, level)
    _start_if_full(table)
    persistence.save([table])
    return table.game


@transaction.atomic
def start_with(players: Sequence[Player], options: GameOptions, reason: str) -> Game:
    """Make a game of players and of the asked bots that starts at once; the first player is its host.

    `reason` says in the event `game_created` why it was made. Together they fill the seats.
    Raises: AppError `limit_reached` when one of them plays in as many games as one account may.
    """
    make_room(None, [player.pk for player in players])
    return seat_and_start(new_table(players[0], options, {"reason": reason}), players, options.bots)


def seat_and_start(table: Table, players: Sequence[Player | None], bots: Sequence[str] = ()) -> Game:
    """Seat players and then bots at a new table, start its game and write it; together they fill the seats.

    None is a player whose account is gone: the stand-in holds that seat. The players are locked by the caller.
    """
    for seat, player in zip(table.seats, players, strict=False):
        if player is None:
            seat.resigned_at = table.now
        _seat_player(table, seat, player, None, b"")
    for seat, level in zip(table.seats[len(players) :], bots, strict=True):
        _seat_bot(table, seat, level)
    _start(table)
    for seat in table.seats:
        if seat.resigned_at is not None:
            table.add_event(Event.Kind.SEAT_RESIGNED, seat=seat.index)
    persistence.save([table])
    return table.game


@transaction.atomic
def join_game(
    player: Player,
    game_id: uuid.UUID,
    *,
    family: str | None = None,
    invite_code: str = "",
    player_seed: bytes = b"",
) -> None:
    """Take the lowest free seat; the last seat starts the game. A repeated join changes nothing.

    Raises: AppError `not_found` (a private game needs its code or an invitation, and nobody at the table who is blocked
    by the player or blocks it), `game_not_open`, `not_welcome` for such a block at any other table and for who is not
    invited where the invited alone may sit, `same_owner` where an account of the same owner sits and the game does not
    allow it, `reliability_too_low`, `on_vacation`, `limit_reached`, `family_taken`, `already_seated` when a repeated
    join asks for something else, `rules_unavailable`, `permission_denied` to a guest account at a public table,
    `invalid_token` when the account is being deleted.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    own = _seat_of(table, player)
    if own is not None:
        _check_repeated_join(own, family, player_seed)
        return
    _require_welcome(table, player, invite_code)
    require_account(player, game)
    free = [seat for seat in table.seats if not seat.taken]  # a lobby has one: the last one taken starts the game
    make_room(player, _players(table) if len(free) == 1 else ())
    require_home(game, player, table.now)
    _seat_player(table, free[0], player, family, player_seed)
    answer_invitation(game, player, Invitation.State.ACCEPTED, table.now)
    _start_if_full(table)
    persistence.save([table])


@transaction.atomic
def leave_game(player: Player, game_id: uuid.UUID) -> None:
    """Give up one's seat before the start; a leaving host hands on to the next player, or cancels the game.

    Raises: AppError `not_found`, `not_seated`, `game_not_open`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    own = require_seat(table, player)
    _require_lobby(game)
    vacate(table, own)
    persistence.save_games([table])


@transaction.atomic
def start_game(player: Player, game_id: uuid.UUID, fill: str | None = None) -> None:
    """Start with the seats that are taken, or with bots of level `fill` on the empty ones.

    Without `fill` the empty seats are taken away and the others move up. A second start changes nothing.
    Raises: AppError `not_found`, `not_host`, `game_not_open`, `too_few_players`, `limit_reached` when somebody at the
    table plays in as many games as one account may, `rules_unavailable`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    require_host(table, player)
    if game.status == Game.Status.PLAYING:
        return
    require_open(table)
    for seat in table.seats:
        if fill is not None and not seat.taken:
            _seat_bot(table, seat, fill)
    _start_with_those_there(table)


@transaction.atomic
def start_or_call_off(table: Table) -> None:
    """End a lobby whose `join_by` has passed: with `auto_start` it starts where two sit there, else it is cancelled.

    It is also cancelled where it cannot start, as when somebody plays in as many games as one account may.
    """
    if table.game.auto_start:
        _replace_lost_host(table)
        try:
            with transaction.atomic():
                _start_with_those_there(table)
                return
        except AppError:
            log.info("game %s: the lobby could not start", table.game.pk, exc_info=True)
            table = load_table(table.game, table.now)
    call_off(table, Event.CancelReason.EXPIRED)
    persistence.save_games([table])


def _start_with_those_there(table: Table) -> None:
    """Take the empty seats away, start, and write the table. Raises: as `start_game`; nothing is changed then."""
    if sum(seat.taken for seat in table.seats) < MIN_SEATS:
        raise AppError(ErrorCode.TOO_FEW_PLAYERS, needed=MIN_SEATS)
    make_room(None, _players(table))
    _remove_empty_seats(table)
    _start(table)
    persistence.save([table])


@transaction.atomic
def cancel_game(player: Player, game_id: uuid.UUID) -> None:
    """Call a game off before its start. A second call changes nothing.

    Raises: AppError `not_found`, `not_host`, `game_not_open`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    require_host(table, player)
    if game.status == Game.Status.CANCELLED:
        return
    _require_lobby(game)
    call_off(table, Event.CancelReason.HOST)
    persistence.save_games([table])


@transaction.atomic
def set_player_seed(player: Player, game_id: uuid.UUID, seed: bytes) -> None:
    """Set or replace one's own entropy for the rounds that have not opened.

    Raises: AppError `not_found`, `not_seated`, `round_already_opened` when the last round runs or the game is over.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    own = require_seat(table, player)
    if game.status not in (Game.Status.LOBBY, Game.Status.PLAYING) or table.rounds[-1].opened_at is not None:
        raise AppError(ErrorCode.ROUND_ALREADY_OPENED)
    own.player_seed = seed
    own.save(update_fields=["player_seed"])


def require_seat(table: Table, player: Player) -> Seat:
    """The player's seat. Raises: AppError `not_seated`, or `not_found` where the game is not the player's to know."""
    own = _seat_of(table, player)
    if own is None:
        raise AppError(ErrorCode.NOT_SEATED if may_see(table.game, seated=False) else ErrorCode.NOT_FOUND)
    return own


def vacate(table: Table, own: Seat) -> None:
    """Empty a player's seat in a lobby; a host hands on to the next player, or the game is cancelled.

    Writes the seat and the host; the caller writes the table.
    """
    leaves_as_host = own.player_id == table.game.host_id
    own.player, own.bot_account, own.family, own.player_seed, own.sound = None, False, None, b"", ""
    own.save()
    table.add_event(Event.Kind.SEAT_LEFT, seat=own.index)
    if leaves_as_host and not hand_on(table):
        call_off(table, Event.CancelReason.EMPTY)


def call_off(table: Table, reason: Event.CancelReason) -> None:
    """Cancel a game in the lobby; the caller writes the table."""
    table.game.status, table.game.finished_at = Game.Status.CANCELLED, table.now
    table.add_event(Event.Kind.GAME_CANCELLED, data={"reason": reason.value})


def hand_on(table: Table) -> bool:
    """Make the next player the host whose account is active, one who plays rather than one who has resigned.

    Writes the host; the caller writes the table. Answers whether there is one; without, nothing changes.
    """
    heirs = [seat for seat in table.seats if seat.player is not None and seat.player.is_active]
    heir = min(heirs, key=lambda seat: seat.resigned_at is not None, default=None)
    if heir is None:
        return False
    table.game.host = heir.player
    table.game.save(update_fields=["host"])
    table.add_event(Event.Kind.HOST_CHANGED, seat=heir.index)
    return True


def _players(table: Table) -> list[int]:
    """The primary keys of the players at the table."""
    return [seat.player_id for seat in table.seats if seat.player_id is not None]


def _seat_of(table: Table, player: Player) -> Seat | None:
    return next((seat for seat in table.seats if seat.player_id == player.pk), None)


def _check_repeated_join(own: Seat, family: str | None, player_seed: bytes) -> None:
    if family not in (None, own.family) or player_seed not in (b"", bytes(own.player_seed)):
        raise AppError(ErrorCode.ALREADY_SEATED)


def _require_lobby(game: Game) -> None:
    if game.status != Game.Status.LOBBY:
        raise AppError(ErrorCode.GAME_NOT_OPEN)


def require_open(table: Table) -> None:
    """Let nobody in and nothing start once `join_by` has passed, though no sweep has come yet."""
    _require_lobby(table.game)
    if table.game.join_by is not None and table.now >= table.game.join_by:
        raise AppError(ErrorCode.GAME_NOT_OPEN)


def _require_welcome(table: Table, player: Player, invite_code: str) -> None:
    """Let a player without a seat come in. Raises: as `join_game`; a private game is not there for the unwelcome."""
    game, invited = table.game, is_invited(table.game, player)
    unwelcome = blocked_between(player, _players(table)) or (game.invited_only and not invited)
    if not may_see(game, seated=False):
        has_code = secrets.compare_digest(invite_code.encode(), game.invite_code.encode())
        if unwelcome or not (has_code or invited):
            raise AppError(ErrorCode.NOT_FOUND)
    require_open(table)
    if unwelcome:
        raise AppError(ErrorCode.NOT_WELCOME)
    require_reliable(game, player, table.now)
    if not game.same_owner and any(seat.player and same_household(player, seat.player) for seat in table.seats):
        raise AppError(ErrorCode.SAME_OWNER)


def require_host(table: Table, player: Player) -> None:
    """Let the host act. When its account is gone or out of use, the game is handed on first.

    Raises: AppError `not_host`, `not_found`.
    """
    _replace_lost_host(table)
    if table.game.host_id == player.pk:
        return
    seated = _seat_of(table, player) is not None
    raise AppError(ErrorCode.NOT_HOST if may_see(table.game, seated=seated) else ErrorCode.NOT_FOUND)


def _replace_lost_host(table: Table) -> None:
    if table.game.status != Game.Status.LOBBY:
        return
    present = {seat.player_id for seat in table.seats if seat.player is not None and seat.player.is_active}
    if present and table.game.host_id not in present:
        hand_on(table)


def _seat_player(table: Table, seat: Seat, player: Player | None, family: str | None, seed: bytes) -> None:
    seat.player, seat.bot_account, seat.player_seed = player, player is not None and player.is_bot, seed
    seat.family = _family(table, family)
    seat.save()
    _announce(table, seat)


def _seat_bot(table: Table, seat: Seat, level: str) -> None:
    seat.bot, seat.family = level, _family(table, None)
    seat.save()
    _announce(table, seat)


def _announce(table: Table, seat: Seat) -> None:
    data = {"player": seat.player_id, "bot": seat.bot, "is_bot": seat.is_bot, "family": seat.family}
    table.add_event(Event.Kind.SEAT_TAKEN, seat=seat.index, data=data)


def _family(table: Table, wanted: str | None) -> str:
    """The wanted family, or the first free one. Raises: AppError `family_taken`, naming the free ones."""
    taken = {seat.family for seat in table.seats}
    free = [family for family in FAMILIES if family not in taken]
    if wanted is not None and wanted not in free:
        raise AppError(ErrorCode.FAMILY_TAKEN, families=free)
    return wanted or free[0]


def _start_if_full(table: Table) -> None:
    if all(seat.taken for seat in table.seats):
        _start(table)


def _start(table: Table) -> None:
    """Start a game whose rules this server can play.

    Raises: AppError `rules_unavailable` where another version of the service made the game.
    """
    try:
        for row in table.rounds:
            round_rules(row.rules, table.game.rules_version)
    except RulesError as error:
        raise AppError(ErrorCode.RULES_UNAVAILABLE) from error
    start_playing(table)


def _remove_empty_seats(table: Table) -> None:
    """Close the ranks: seats count from 0 without a gap; an empty Captain's seat falls to the host."""
    captain = table.seats[table.game.captain_seat]
    empty = [seat for seat in table.seats if not seat.taken]
    Seat.objects.filter(pk__in=[seat.pk for seat in empty]).delete()
    table.seats = [seat for seat in table.seats if seat.taken]
    for index, seat in enumerate(table.seats):
        if seat.index != index:
            seat.index = index
            seat.save(update_fields=["index"])
    if captain in empty:
        hosts = (seat for seat in table.seats if seat.player_id == table.game.host_id)
        captain = next(hosts, table.seats[0])
    table.game.captain_seat, table.game.seat_count = captain.index, len(table.seats)
