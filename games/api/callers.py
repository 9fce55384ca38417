"""Who asks, for views of games; on the hot paths the player is not read, the statement that does the work checks it."""

from django.contrib.auth.models import AnonymousUser
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from accounts.authentication import BearerAuthentication, admission_of
from accounts.callers import Caller, find_caller
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode


class StatementAuthentication(BearerAuthentication):
    """Lets a bearer token in without reading its player; `caller_of` says who it is."""

    def _user(self, player_id: int) -> AnonymousUser:
        return AnonymousUser()


def caller_of(request: Request) -> Caller:
    """Who asks, however it signed in."""
    return Caller(player_id=admission_of(request).player_id)


def known_caller_of(request: Request) -> Caller:
    """Who asks, where it must be somebody. Raises: NotAuthenticated."""
    caller = caller_of(request)
    if caller.anonymous:
        raise NotAuthenticated
    return caller


def found_player_of(request: Request) -> Player:
    """The player behind `known_caller_of`, looked up. Raises: NotAuthenticated, AppError `invalid_token`."""
    player = find_caller(known_caller_of(request))
    if player is None:
        raise AppError(ErrorCode.INVALID_TOKEN)
    return player


def viewer_of(request: Request) -> Player | None:
    """The signed-in player, or None."""
    return request.user if isinstance(request.user, Player) else None


def player_of(request: Request) -> Player:
    """The signed-in player, where permissions let nobody else in. Raises: NotAuthenticated."""
    viewer = viewer_of(request)
    if viewer is None:
        raise NotAuthenticated
    return viewer
