"""The same game anew, once, for those who sat in it (DAYS.md DF4)."""

import uuid

from django.db import transaction

from accounts.models import Player
from accounts.selectors import blocked_between
from duckcover.errors import AppError, ErrorCode
from games.models import Game
from games.services import guests
from games.services.clocks import clock_of
from games.services.lobby import create_game, join_game, require_seat
from games.services.locks import database_now, lock_game
from games.services.new_games import GameOptions
from games.services.table import Table, load_table


@transaction.atomic
def rematch(player: Player, game_id: uuid.UUID) -> Game:
    """Seat a player of a game that is over in the same game anew; the first who asks makes it and hosts it.

    All others of the old seats are invited, also those who resigned, but nobody with a block between it and the host.
    Built-in bots sit again. Where the new lobby was cancelled, another one is made. Locks the old game, then the new.
    Raises: AppError `not_found`, `not_seated`, `game_running`, and as `create_game` and `join_game`.
    """
    table = load_table(lock_game(game_id), database_now())
    require_seat(table, player)
    if table.game.status not in (Game.Status.FINISHED, Game.Status.CANCELLED):
        raise AppError(ErrorCode.GAME_RUNNING)
    known = table.game.rematch
    if known is not None and known.status != Game.Status.CANCELLED:
        join_game(player, known.uuid)
        return known
    return _make(table, player)


def _make(table: Table, host: Player) -> Game:
    made = create_game(host, _options(table))
    others = [seat.player for seat in table.seats if seat.player is not None and seat.player_id != host.pk]
    guests.add_guests(made, host, [each for each in others if not blocked_between(host, [each.pk])], table.now)
    table.game.rematch = made
    table.game.save(update_fields=["rematch"])
    return made


def _options(table: Table) -> GameOptions:
    """What the old game was made with, for so many seats as it was played by."""
    game = table.game
    return GameOptions(
        name=game.name,
        seats=game.seat_count,
        visibility=game.visibility,
        captain_seat=game.captain_seat,
        round_rules=[row.rules for row in table.rounds],
        open_log=game.open_log,
        rated=game.rated,
        rate_bots=game.rate_bots,
        same_owner=game.same_owner,
        auto_start=game.auto_start,
        language=game.language,
        replace=game.replace,
        excused=game.excused,
        vacation=game.vacation,
        chat=game.chat,
        reliability_min=game.reliability_min,
        invited=() if game.invited_only else None,
        clock=clock_of(game),
        bots=[seat.bot for seat in table.seats if seat.bot is not None],
    )
