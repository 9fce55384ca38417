"""The public state of a game as JSON text, made from what the rules let everybody see.

What changes without a new snapshot (version, who is awaited, `you`) is filled in by `games.selectors`.
"""

from typing import Any

from games.documents import call_of, json_text, timestamp
from games.models import Game, Seat, Turn
from games.rules.cards import parse_card
from games.rules.observation import Observation, observe
from games.services.table import Table


def document(table: Table) -> str:
    """The snapshot of a table as it stands now."""
    game = table.game
    seen = None if table.state is None else observe(table.state, None)
    members = {
        "id": str(game.uuid),
        "name": game.name,
        "status": game.status,
        "visibility": game.visibility,
        "host": _host(table),
        "version": 0,
        "invite_code": None,
        "captain_seat": game.captain_seat,
        "open_log": game.open_log,
        "rate_bots": game.rate_bots,
        "clock": {"kind": "per_turn", "turn_seconds": game.turn_seconds},
        "created_at": timestamp(game.created_at),
        "started_at": timestamp(game.started_at),
        "finished_at": timestamp(game.finished_at),
        "round": _round(table),
        "turn": _turn(table.turn, game),
        **_piles(seen),
        "seats": [_seat(table, seat, seen) for seat in table.seats],
        "last_turn": table.last_turn,
        "result": game.result,
        "you": None,
    }
    return json_text(members)


def _host(table: Table) -> str | None:
    """The host's name; a host always has a seat."""
    names = (seat.player.username for seat in table.seats if seat.player and seat.player_id == table.game.host_id)
    return next(names, None)


def _round(table: Table) -> dict[str, Any] | None:
    row = table.round
    return None if row is None else {"number": row.number, "of": len(table.rounds), "rules": row.rules}


def _turn(turn: Turn | None, game: Game) -> dict[str, Any] | None:
    if turn is None or game.status != Game.Status.PLAYING:
        return None
    return {
        "number": turn.number,
        "card": parse_card(turn.card),
        "call": call_of(turn),
        "opened_at": timestamp(turn.opened_at),
        "deadline": timestamp(turn.deadline),
        "waiting_for": [],
    }


def _piles(seen: Observation | None) -> dict[str, Any]:
    if seen is None:
        return {"draw_deck": None, "captain_pile": None, "discard_area": None}
    return {
        "draw_deck": {"count": seen.draw_deck_count},
        "captain_pile": {"count": seen.captain_pile_count, "top": seen.captain_pile_top},
        "discard_area": {
            "cards": list(seen.discard_area),
            "count": len(seen.discard_area),
            "limit": seen.discard_limit,
            "remaining": seen.discards_remaining,
        },
    }


def _seat(table: Table, seat: Seat, seen: Observation | None) -> dict[str, Any]:
    scores = [row.scores[seat.index] for row in table.rounds if row.scores is not None]
    return {
        "index": seat.index,
        "player": None if seat.player is None else seat.player.username,
        "bot": seat.bot,
        "is_bot": seat.is_bot,
        "rated": table.game.rates(seat),
        "family": seat.family,
        "state": "idle",
        "resigned": seat.resigned_at is not None,
        "misses": seat.misses,
        "grid": [] if seen is None else [stack._asdict() for stack in seen.grids[seat.index]],
        "round_scores": scores,
        "total": sum(scores),
        "rank": _rank(table.game, seat),
    }


def _rank(game: Game, seat: Seat) -> int | None:
    if game.result is None:
        return None
    ranks: list[int] = [standing["rank"] for standing in game.result["ranking"] if standing["seat"] == seat.index]
    return ranks[0]
