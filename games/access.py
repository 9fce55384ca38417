"""Who may know of a game: the only door from a viewer to a row."""

import uuid

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Game, Seat


def may_see(game: Game, *, seated: bool) -> bool:
    """Whether a viewer may know of this game: private ones are for their seats only."""
    return seated or game.visibility != Game.Visibility.PRIVATE


def find_game(viewer: Player | None, game: uuid.UUID) -> Game:
    """The game, if the viewer (None: anonymous) may know of it.

    Raises: AppError `not_found`, the same for a game that is not there and for one that is not the viewer's to know.
    """
    open_to_all = ~Q(visibility=Game.Visibility.PRIVATE)
    allowed = open_to_all if viewer is None else open_to_all | Q(own_seat(viewer))
    found = Game.objects.filter(allowed, uuid=game).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def require_own_seat(game: Game, player: Player) -> Seat:
    """The player's seat in a game.

    Raises: AppError `not_seated`, or `not_found` where the game is not the player's to know.
    """
    seat = Seat.objects.filter(game=game, player=player).first()
    if seat is None:
        raise AppError(ErrorCode.NOT_SEATED if may_see(game, seated=False) else ErrorCode.NOT_FOUND)
    return seat


def listed_games(viewer: Player | None) -> QuerySet[Game]:
    """Every game that lists show to the viewer: public ones and those with a seat of the viewer's."""
    public = Q(visibility=Game.Visibility.PUBLIC)
    if viewer is None:
        return Game.objects.filter(public)
    return Game.objects.filter(public | Q(own_seat(viewer)))


def own_seat(viewer: Player) -> Exists:
    """Condition on a Game: the viewer sits in it."""
    return Exists(Seat.objects.filter(game=OuterRef("pk"), player=viewer))


def awaited(viewer: Player) -> Exists:
    """Condition on a Game: its open turn waits for the viewer."""
    return Exists(
        Seat.objects.filter(
            game=OuterRef("pk"),
            player=viewer,
            game__turns__resolved_at=None,
            game__turns__waiting_for__contains=[F("index")],
        )
    )
