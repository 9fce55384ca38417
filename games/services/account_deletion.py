"""What becomes of a player's games when the account is deleted: they go on, and nothing in them names the player.

Lobbies are left, running games are played on by the stand-in, and whatever was played stays as it was, by nobody. What
a host called a game goes with the host; entropy stays, the proof of the shuffles needs it.
"""

import datetime as dt
import logging
from collections.abc import Sequence

from django.db import transaction
from django.db.models import F

from accounts.models import Player
from games.access import seats_once_taken
from games.models import Event, Game, Invitation, Message, Seat, StandingOrders, Tenure, Ticket
from games.services import persistence
from games.services.lobby import hand_on, vacate
from games.services.locks import database_now
from games.services.resignations import give_up
from games.services.rows import update
from games.services.table import Table, load_table, load_tables

log = logging.getLogger(__name__)

BATCH = 200
"""Games that are loaded and written together."""


@transaction.atomic
def erase(player: Player) -> None:
    """Take a player out of every game that it sits in, hosts, once sat down in or is invited to.

    Locks all of these games, in the order of their keys, to the end of the transaction. Each gets an event, so that its
    version and its entity tags move. A second call changes nothing.
    """
    games = lock_games(player)
    StandingOrders.objects.filter(game__seats__player=player, seat=F("game__seats__index")).delete()
    Invitation.objects.filter(player=player).delete()
    Ticket.objects.filter(player=player).delete()
    Message.objects.filter(author=player).delete()
    Invitation.objects.filter(inviter=player).update(inviter=None)
    Tenure.objects.filter(player=player).update(player=None)
    now = database_now()
    seats = {seat.game_id: seat for seat in Seat.objects.filter(player=player)}
    untouched = [game for game in games if not _taken_out(game, player, seats.get(game.pk), now)]
    _forget(untouched, player, now)


def lock_games(player: Player) -> list[Game]:
    """Lock the games that show a player: where it sits, once sat down, or is the host; in the order of their keys."""
    keys = {
        *Seat.objects.filter(player=player).values_list("game", flat=True),
        *seats_once_taken(player).values_list("game", flat=True),
        *Game.objects.filter(host=player).values_list("pk", flat=True),
    }
    return list(Game.objects.filter(pk__in=keys).select_for_update().order_by("pk"))


def _taken_out(game: Game, player: Player, seat: Seat | None, now: dt.datetime) -> bool:
    """Whether the table of a game could be changed by the rules: not where all is over, nor where its rows are broken.

    A game that fails must not keep an account from being deleted; its open turn is decided when its deadline passes.
    """
    if seat is None or game.status not in (Game.Status.LOBBY, Game.Status.PLAYING):
        return False
    take_out = _leave_lobby if game.status == Game.Status.LOBBY else _leave_table
    try:
        with transaction.atomic():
            take_out(load_table(game, now), seat.index, player)
    except Exception:  # whatever a game's rows provoke
        log.exception("game %s: a seat could not be handed to the stand-in", game.pk)
        game.refresh_from_db()
        return False
    return True


def _leave_lobby(table: Table, index: int, player: Player) -> None:
    _forget_name(table.game, player)
    table.add_event(Event.Kind.PLAYER_DELETED, seat=index)
    vacate(table, table.seats[index])
    _save(table, player)


def _leave_table(table: Table, index: int, player: Player) -> None:
    seat, hosts = table.seats[index], _forget_name(table.game, player)
    if seat.resigned_at is None:
        give_up(table, seat)
    table.add_event(Event.Kind.PLAYER_DELETED, seat=index)
    seat.player = None
    seat.save(update_fields=["player"])
    if hosts:
        hand_on(table)
    _save(table, player)


def _save(table: Table, player: Player) -> None:
    game = table.game
    if game.host_id == player.pk:  # nobody was left to hand on to
        game.host = None
    game.save(update_fields=["name", "options", "host"])
    persistence.save_games([table])


def _forget_name(game: Game, player: Player) -> bool:
    """Forget what the player called a game that it hosts; answers whether it does. Writes nothing."""
    if game.host_id != player.pk:
        return False
    game.name, game.options = "", {**game.options, "name": ""}
    return True


def _forget(games: Sequence[Game], player: Player, now: dt.datetime) -> None:
    """Take the player out of these games row by row, without asking the rules; a fixed number of statements a batch."""
    rows = {game.pk: game for game in games}
    keys = list(rows)
    for start in range(0, len(keys), BATCH):
        tables = load_tables(keys[start : start + BATCH])
        left = []
        for table in tables:
            table.game, table.now = rows[table.game.pk], now
            left += _take_out_of_rows(table, player)
        update(Seat, left, ("player", "resigned_at", "autopilot_since", "offer_due_at"))
        update(Game, [table.game for table in tables], ("host", "name", "options"))
        persistence.save_games(tables)


def _take_out_of_rows(table: Table, player: Player) -> list[Seat]:
    """Let a game forget a player; the seat that it had, if any. Writes nothing."""
    game, own = table.game, [seat for seat in table.seats if seat.player_id == player.pk]
    for seat in own:
        if game.status == Game.Status.PLAYING and seat.resigned_at is None:
            seat.resigned_at, seat.autopilot_since = table.now, None
            seat.offer_due_at = table.now if game.replace and seat.offered_at is None else None
            table.add_event(Event.Kind.SEAT_RESIGNED, seat=seat.index)
        seat.player = None
    table.add_event(Event.Kind.PLAYER_DELETED, seat=own[0].index if own else None)
    if _forget_name(game, player):
        game.host = None
    return own
