"""Who has held the seats of a game (DAYS.md DA3)."""

from collections.abc import Sequence
from typing import Any

from django.db.models import Max

from games.models import Game, Seat, Tenure, Turn


def tenures_of(game: Game, seats: Sequence[Seat]) -> list[dict[str, Any]]:
    """Who has held each of these seats, with its player, in their order; who holds it now comes last.

    A fixed number of queries, and one for each seat whose player has resigned.
    """
    ended: dict[int, list[dict[str, Any]]] = {}
    for row in Tenure.objects.filter(game=game).select_related("player"):
        name = None if row.player is None else row.player.username
        ended.setdefault(row.seat, []).append(_tenure(name, row.from_turn, row.to_turn, row.ended_by))
    last = Turn.objects.filter(game=game).aggregate(last=Max("number"))["last"]
    end = last if game.status == Game.Status.FINISHED else None
    return [{"seat": seat.index, "tenures": [*ended.get(seat.index, []), _present(game, seat, end)]} for seat in seats]


def why_ended(seat: Seat) -> Tenure.EndedBy | None:
    """Why a player's tenure of a seat has ended, or would end if another took the seat; None for a built-in bot."""
    if seat.bot is not None or seat.family is None:
        return None
    if seat.resigned_at is not None:
        return Tenure.EndedBy.ACCOUNT_DELETED if seat.player_id is None else Tenure.EndedBy.RESIGNED
    return Tenure.EndedBy.AUTOPILOT if seat.autopilot_since is not None else None


def last_turn(game: Game, seat: Seat) -> int | None:
    """The last turn of the player of a seat who has resigned; of any other the last of the game."""
    turns = Turn.objects.filter(game=game)
    if seat.resigned_at is not None:
        turns = turns.filter(opened_at__lte=seat.resigned_at)
    last: int | None = turns.aggregate(last=Max("number"))["last"]
    return None if last is None else max(last, seat.held_from)


def _present(game: Game, seat: Seat, end: int | None) -> dict[str, Any]:
    """Who holds a seat now; `end` is the last turn of a game that is over."""
    name = None if seat.player is None else seat.player.username
    if seat.resigned_at is not None:
        return _tenure(name, seat.held_from, last_turn(game, seat), why_ended(seat))
    return _tenure(name, seat.held_from, end, None)


def _tenure(player: str | None, from_turn: int, to_turn: int | None, ended_by: str | None) -> dict[str, Any]:
    return {"player": player, "from_turn": from_turn, "to_turn": to_turn, "ended_by": ended_by}
