"""How many games one account may hold: 50 seats in lobbies, 200 in running games that it has not resigned from.

Whoever changes these numbers upwards locks the players first (`hold_players`), so that no race exceeds a limit.
"""

import datetime as dt
from collections import Counter
from collections.abc import Collection

from django.utils.translation import gettext_noop as _

from accounts.models import Player
from accounts.reliability import reliability_of
from accounts.vacation import on_vacation_until
from duckcover.errors import AppError, ErrorCode
from games.models import Game, Seat
from games.services.locks import hold_players

MAX_LOBBIES = 50
MAX_RUNNING = 200
MAX_OF_GUEST = 5
"""How many games, begun or not, a guest account may hold."""

LOBBIES_FULL = _("You sit in 50 lobbies already. Leave one, or wait until a game starts.")
RUNNING_FULL = _("You play in 200 running games already. Wait until one is finished.")
GUEST_FULL = _("A guest plays in 5 games at most. Sign up to play in more.")
SIGN_UP_FIRST = _("Guests play at tables that are not public. Sign up to play with everybody.")
SOMEBODY_FULL = _("Somebody at the table plays in 200 running games already.")


def make_room(comer: Player | None, others: Collection[int] = ()) -> None:
    """Lock a player who sits down and, where the game starts now, the players seated already; check their limits.

    `others` are primary keys. Raises: AppError `limit_reached`, `invalid_token` when the comer's account is gone.
    """
    hold_players(comer, others)
    held = _held([*others] if comer is None else [comer.pk, *others])
    if comer is not None:
        if comer.is_guest and held[comer.pk, Game.Status.LOBBY] + held[comer.pk, Game.Status.PLAYING] >= MAX_OF_GUEST:
            raise AppError(ErrorCode.LIMIT_REACHED, GUEST_FULL)
        if held[comer.pk, Game.Status.LOBBY] >= MAX_LOBBIES:
            raise AppError(ErrorCode.LIMIT_REACHED, LOBBIES_FULL)
        if held[comer.pk, Game.Status.PLAYING] >= MAX_RUNNING:
            raise AppError(ErrorCode.LIMIT_REACHED, RUNNING_FULL)
    if any(held[player, Game.Status.PLAYING] >= MAX_RUNNING for player in others):
        raise AppError(ErrorCode.LIMIT_REACHED, SOMEBODY_FULL)


def room_to_play(players: Collection[int]) -> dict[int, int]:
    """How many more running games each of these players (primary keys) may be in."""
    held = _held(players)
    return {player: MAX_RUNNING - held[player, Game.Status.PLAYING] for player in players}


def require_reliable(game: Game, player: Player, now: dt.datetime) -> None:
    """Raises: AppError `reliability_too_low` where a player is less reliable than a game wants."""
    wanted = game.reliability_min
    if wanted is not None and reliability_of(player, now).value < wanted:
        raise AppError(ErrorCode.RELIABILITY_TOO_LOW)


def require_account(player: Player, game: Game | None = None) -> None:
    """Keep a guest account from what is for accounts with a name: all but tables that are not public.

    Raises: AppError `permission_denied`.
    """
    if player.is_guest and (game is None or game.visibility == Game.Visibility.PUBLIC):
        raise AppError(ErrorCode.PERMISSION_DENIED, SIGN_UP_FIRST)


def require_home(game: Game, player: Player, now: dt.datetime) -> None:
    """Let nobody sit down on vacation in a game that would wait for it; the player is locked by `make_room`.

    Raises: AppError `on_vacation`.
    """
    if game.vacation and on_vacation_until(player, now) is not None:
        raise AppError(ErrorCode.ON_VACATION)


def make_room_at_table(comer: Player) -> None:
    """Lock a player who takes a seat in a running game, and check its limit.

    Raises: AppError `limit_reached`, `invalid_token` when the account is gone.
    """
    hold_players(comer)
    if _held([comer.pk])[comer.pk, Game.Status.PLAYING] >= MAX_RUNNING:
        raise AppError(ErrorCode.LIMIT_REACHED, RUNNING_FULL)


def _held(players: Collection[int]) -> Counter[tuple[int, str]]:
    """How many lobbies and running games each of these players sits in, by player and status."""
    seats = Seat.objects.filter(player__in=players, resigned_at=None)
    states = seats.filter(game__status__in=(Game.Status.LOBBY, Game.Status.PLAYING))
    return Counter(states.values_list("player_id", "game__status"))
