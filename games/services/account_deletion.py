"""What becomes of a player's games when the account is deleted: they go on, and nothing in them names the player.

Lobbies are left, running games are played on by the stand-in, and whatever was played stays as it was, by nobody. What
a host called a game goes with the host; entropy stays, the proof of the shuffles needs it.
"""

import datetime as dt
import logging
from collections.abc import Sequence

import msgspec
from django.db import transaction

from accounts.models import Player
from games.access import seats_once_taken
from games.documents import json_text
from games.models import Event, Game, Seat, Snapshot
from games.services import persistence
from games.services.lobby import hand_on, vacate
from games.services.locks import database_now
from games.services.rows import insert, update
from games.services.submissions import give_up
from games.services.table import Table, load_table

log = logging.getLogger(__name__)


@transaction.atomic
def erase(player: Player) -> None:
    """Take a player out of every game that it sits in, hosts or once sat down in.

    Locks all of these games, in the order of their keys, to the end of the transaction. Each gets an event, so that its
    version and its entity tags move. A second call changes nothing.
    """
    games = _lock_games(player)
    now = database_now()
    seats = {seat.game_id: seat for seat in Seat.objects.filter(player=player)}
    untouched = [game for game in games if not _taken_out(game, player, seats.get(game.pk), now)]
    _forget(untouched, player, seats, now)


def _lock_games(player: Player) -> list[Game]:
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
    table.last_turn = persistence.last_turn_shown(table.game)
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


def _forget(games: Sequence[Game], player: Player, seats: dict[int, Seat], now: dt.datetime) -> None:
    """Take the player out of these games row by row, with a fixed number of statements for all of them."""
    events: list[Event] = []
    for game in games:
        seat = seats.get(game.pk)
        if seat is not None and game.status == Game.Status.PLAYING and seat.resigned_at is None:
            seat.resigned_at = now
            events.append(_next_event(game, Event.Kind.SEAT_RESIGNED, seat, now))
        events.append(_next_event(game, Event.Kind.PLAYER_DELETED, seat, now))
    left = [seats[game.pk] for game in games if game.pk in seats]
    for seat in left:
        seat.player = None
    documents = _without_names(games, player, seats)
    update(Seat, left, ("player", "resigned_at"))
    update(Game, games, ("version", "host", "name", "options"))
    insert(Event, events)
    persistence.save_documents(documents)


def _next_event(game: Game, kind: Event.Kind, seat: Seat | None, now: dt.datetime) -> Event:
    """An event, unsaved; the game's version becomes its number."""
    game.version += 1
    return Event(game=game, number=game.version, at=now, kind=kind, seat=None if seat is None else seat.index)


def _without_names(games: Sequence[Game], player: Player, seats: dict[int, Seat]) -> dict[int, str]:
    """The snapshots of these games as they are without the player; a host is taken out of its game's row as well."""
    kept = dict(Snapshot.objects.filter(game__in=games).values_list("game_id", "document"))
    documents: dict[int, str] = {}
    for game in games:
        shown, seat = msgspec.json.decode(kept[game.pk]), seats.get(game.pk)
        if _forget_name(game, player):
            game.host, shown["host"], shown["name"] = None, None, ""
        if seat is not None:
            shown["seats"][seat.index].update(player=None, resigned=seat.resigned_at is not None)
        documents[game.pk] = json_text(shown)
    return documents
