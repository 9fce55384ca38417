"""Seats at tables of leagues that their players have left: which they are, who has sat there, and giving one back.

A league offers them to others (LEAGUES.md LX2); `games.services.tables.replace_seat` gives one to a player.
"""

from collections import defaultdict
from collections.abc import Collection

from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now

from duckcover.errors import AppError, ErrorCode
from games import models
from games.models import Game, Seat, Submission
from games.services import persistence
from games.services.attendance import BY_PLAYERS
from games.services.locks import database_now, hold_players, lock_game
from games.services.offers import hand_over, require_playing, seat_at
from games.services.progress import OFFER_AFTER
from games.services.table import load_table
from games.tenures import why_ended


@transaction.atomic
def return_seat(game: Game, index: int) -> None:
    """Give a seat that was given to another back to who held it before, as long as that one has decided nothing.

    Raises: AppError `not_found`, `game_not_playing`, `seat_held` where it has, or where nobody held the seat before who
    could come back.
    """
    table = load_table(lock_game(game.uuid), database_now())
    require_playing(table.game)
    seat = seat_at(table, index)
    moves = Submission.objects.filter(turn__game=game, turn__number__gte=seat.held_from, seat=index)
    before = models.Tenure.objects.filter(game=game, seat=index).order_by("from_turn").select_related("player").last()
    if before is None or before.player is None or moves.filter(origin__in=BY_PLAYERS).exists():
        raise AppError(ErrorCode.SEAT_HELD)
    hold_players(before.player)
    hand_over(table, seat, before.player)
    persistence.save_games([table])


def is_held(game: Game, index: int) -> bool:
    """Whether a player holds a seat who has neither resigned nor is on autopilot. Raises: Seat.DoesNotExist."""
    return why_ended(Seat.objects.get(game=game, index=index)) is None


def abandoned_seats(games: Collection[int]) -> set[tuple[int, int]]:
    """The seats (game, index) of these games (primary keys) whose players have left, as far as they are played.

    Who has resigned or was removed has left, who is on autopilot for 48 hours, and who is on autopilot and has decided
    nothing. One query.
    """
    own = Submission.objects.filter(
        turn__game=OuterRef("game"), seat=OuterRef("index"), turn__number__gte=OuterRef("held_from")
    )
    idle = Q(autopilot_since__isnull=False) & ~Exists(own.filter(origin__in=BY_PLAYERS))
    away = Q(resigned_at__isnull=False) | Q(autopilot_since__lte=Now() - OFFER_AFTER) | idle
    played = Seat.objects.filter(away, game__in=games, game__status=Game.Status.PLAYING, game__played_out_at=None)
    return set(played.filter(bot=None).values_list("game", "index"))


def who_sat(games: Collection[int]) -> dict[int, set[int]]:
    """Who sits or has sat at the tables of these games, by primary keys; two queries."""
    found: dict[int, set[int]] = defaultdict(set)
    for model in (Seat, models.Tenure):
        held = model._default_manager.filter(game__in=games, player__isnull=False)
        for game, player in held.values_list("game", "player"):
            found[game].add(player)
    return found
