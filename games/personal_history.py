"""What is held of one player in games: the games' part of the export of an account."""

import datetime as dt
from collections.abc import Sequence
from typing import Any

from django.db.models import Exists, F, OuterRef, Q

from accounts.models import Player
from games.access import seats_once_taken
from games.documents import timestamp
from games.models import Round, Seat, Submission, Turn
from games.rules.moves import parse_move
from games.rules.record_format import move_to_json


def personal_history(player: Player) -> dict[str, Any]:
    """Every seat of a player, with its game, its moves, its entropy and its result, in a fixed number of queries.

    `left` are the seats in lobbies that the player got up from. Of moves it shows what the player may see anyhow: while
    a round runs those of the last resolved turn and of the open one (H5).
    """
    seats = list(Seat.objects.filter(player=player).select_related("game").order_by("game_id"))
    entropies = _entropies(seats)
    moves = _own_moves(player)
    return {
        "seats": [_own_seat(player, seat, entropies[seat.game_id], moves.get(seat.game_id, [])) for seat in seats],
        "left": _left_seats(player, {seat.game_id for seat in seats}),
    }


def _own_seat(player: Player, seat: Seat, entropy: list[Round], moves: list[dict[str, Any]]) -> dict[str, Any]:
    game = seat.game
    ranking = (game.result or {}).get("ranking", [])
    return {
        "game": str(game.uuid),
        "name": game.name,
        "status": game.status,
        "host": game.host_id == player.pk,
        "seat": seat.index,
        "family": seat.family,
        "created_at": timestamp(game.created_at),
        "finished_at": timestamp(game.finished_at),
        "resigned_at": timestamp(seat.resigned_at),
        "misses": seat.misses,
        "player_seed": bytes(seat.player_seed).hex(),
        "round_seeds": [bytes((row.player_seeds or [])[seat.index]).hex() for row in entropy],
        "result": next((standing for standing in ranking if standing["seat"] == seat.index), None),
        "moves": moves,
    }


def _entropies(seats: Sequence[Seat]) -> dict[int, list[Round]]:
    """The opened rounds of the games of these seats, by the game's primary key; only their player seeds are read."""
    found: dict[int, list[Round]] = {seat.game_id: [] for seat in seats}
    opened = Round.objects.filter(game__in=list(found), opened_at__isnull=False).order_by("game_id", "number")
    for row in opened.only("game_id", "number", "player_seeds"):
        found[row.game_id].append(row)
    return found


def _own_moves(player: Player) -> dict[int, list[dict[str, Any]]]:
    """The moves of the player's seats as far as they may be seen, by the game's primary key."""
    later = Turn.objects.filter(
        game=OuterRef("turn__game"), resolved_at__isnull=False, number__gt=OuterRef("turn__number")
    )
    seen = Q(turn__round__ended_at__isnull=False) | Q(turn__game__open_log=True) | ~Exists(later)
    own = Submission.objects.filter(turn__game__seats__player=player, seat=F("turn__game__seats__index"))
    found: dict[int, list[dict[str, Any]]] = {}
    columns = "turn__game_id", "turn__round__number", "turn__number", "move", "origin", "submitted_at"
    for game, *move in own.filter(seen).order_by("turn__game_id", "turn__number").values_list(*columns):
        found.setdefault(game, []).append(_own_move(*move))
    return found


def _own_move(number: int, turn: int, move: str, origin: str, submitted_at: dt.datetime) -> dict[str, Any]:
    return {
        "round": number,
        "turn": turn,
        **move_to_json(parse_move(move)),
        "origin": origin,
        "submitted_at": timestamp(submitted_at),
    }


def _left_seats(player: Player, seated: set[int]) -> list[dict[str, Any]]:
    """The seats that the player once took in games where it sits no more."""
    events = seats_once_taken(player).select_related("game").order_by("at")
    return [
        {"game": str(event.game.uuid), "seat": event.seat, "taken_at": timestamp(event.at)}
        for event in events
        if event.game_id not in seated
    ]
