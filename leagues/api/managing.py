"""The door from a request of staff to a league: who asks, what may be known of, and which leagues a token manages."""

import uuid

from rest_framework.request import Request

from accounts.authentication import identity_of, player_of
from accounts.models import Player
from accounts.selectors import league_of_token
from duckcover.errors import AppError, ErrorCode
from duckcover.scopes import Scope
from leagues.models import Competition, League, Season
from leagues.selectors.competitions import find_competition, find_league
from leagues.selectors.seasons import find_season


def manager(request: Request, league: uuid.UUID | None) -> Player:
    """The signed-in player, whose token may manage this league; None: any.

    Raises: NotAuthenticated, AppError `insufficient_scope` for a token of another league.
    """
    only = league_of_token(identity_of(request).token_id)
    if only is not None and only != league:
        raise AppError(ErrorCode.INSUFFICIENT_SCOPE, scope=Scope.LEAGUES_MANAGE.value)
    return player_of(request)


def managed_league(request: Request, league: uuid.UUID) -> League:
    """A league that the caller may know of. Raises: AppError `not_found`, and as `manager`."""
    return find_league(manager(request, league), league)


def managed_season(request: Request, season: uuid.UUID) -> Season:
    """A season that the caller may know of. Raises: AppError `not_found`, and as `manager`."""
    found = find_season(player_of(request), season)
    manager(request, found.league.uuid)
    return found


def managed_competition(request: Request, competition: uuid.UUID) -> Competition:
    """A competition that the caller may know of. Raises: AppError `not_found`, and as `manager`."""
    found = find_competition(player_of(request), competition)
    manager(request, found.league.uuid)
    return found
