"""Members that several documents of the API share: times, moves, and what a resolved turn shows."""

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.models import Game, Invitation, Message, StandingOrders, Submission, Ticket, Turn
from games.rules.cards import Call, parse_card
from games.rules.moves import Move, Phase, parse_move
from games.rules.observation import Observation
from games.rules.record_format import move_to_json
from games.rules.state import TurnOutcome


def json_text(value: Any) -> str:
    """A value as compact JSON text."""
    return msgspec.json.encode(value).decode()


def call_of(turn: Turn) -> Call:
    """What a turn's card calls: a number, "max" or None."""
    return None if turn.call is None else parse_card(turn.call)  # type: ignore[return-value]  # never stored as "repeat"


def phase_of(turn: Turn) -> Phase:
    """What a turn asks for: a move, a gift, a place for one."""
    return turn.phase  # type: ignore[return-value]  # only the rules' own words are stored


def outcome_of(game: Game, turn: Turn, moves: Iterable[Submission]) -> TurnOutcome:
    """What happened in a resolved turn, out of its rows; nobody quacks when the card calls nothing."""
    made = {move.seat: parse_move(move.move) for move in moves}
    quacks = () if turn.call is None else tuple(seat for seat in range(game.seat_count) if seat not in made)
    moved = tuple(made.items())
    return TurnOutcome(parse_card(turn.card), call_of(turn), turn.discarded, moved, quacks, phase_of(turn))


def turn_facts(number: int, outcome: TurnOutcome) -> dict[str, Any]:
    """What the resolved turn of that number shows once it may be seen."""
    return {
        "number": number,
        "phase": outcome.phase,
        "card": outcome.card,
        "call": outcome.call,
        "discarded": outcome.discarded,
        "moves": [{"seat": seat, **move_to_json(move)} for seat, move in outcome.moves],
        "quacks": list(outcome.quacks),
    }


def piles_of(seen: Observation | None) -> dict[str, Any]:
    """The draw deck, the Captain pile and the Discard area as everybody sees them; null before the first round."""
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


def stacks_of(seen: Observation | None, seat: int, families: Sequence[str | None]) -> dict[str, Any]:
    """The grid of a seat and what it has got and not placed yet, as all see them (H3, V6g); `families` go by seat."""
    if seen is None:
        return {"grid": [], "received": None}
    grid = [
        {"row": row, "col": col, "card": card, "height": height, "family": families[owner]}
        for row, col, card, height, owner in seen.grids[seat]
    ]
    if not seen.received:
        return {"grid": grid, "received": None}
    card, height, owner = seen.received[seat]
    return {"grid": grid, "received": {"card": card, "height": height, "family": families[owner]}}


def deadlines_document(turn: Turn) -> dict[str, str | None]:
    """The deadline of each seat of an open turn that has one of its own, by seat."""
    return {str(seat): timestamp(moment) for seat, moment in enumerate(turn.deadlines or ()) if moment is not None}


def timestamp(moment: dt.datetime | None) -> str | None:
    """RFC 3339 in UTC with microseconds, or None."""
    if moment is None:
        return None
    return f"{moment.astimezone(dt.UTC).replace(tzinfo=None).isoformat(timespec='microseconds')}Z"


def submission_document(turn: int, move: Move, origin: str, submitted_at: dt.datetime) -> dict[str, Any]:
    """A Submission as its seat sees it."""
    return {"turn": turn, **move_to_json(move), "origin": origin, "submitted_at": timestamp(submitted_at)}


def orders_document(row: StandingOrders) -> dict[str, Any]:
    """Standing orders as their seat's player sees them, and nobody else."""
    return {
        "calls": row.calls,
        "otherwise": row.otherwise,
        "until": row.until,
        "pause_after": row.pause_after,
        "pause_at_stacks": row.pause_at_stacks,
        "paused": paused_document(row.paused),
    }


def paused_document(reason: str) -> dict[str, str] | None:
    """Why standing orders pause; None while they do not."""
    return {"reason": reason} if reason else None


def invitation_document(row: Invitation) -> dict[str, Any]:
    """An invitation as the host and the invited see it; `row` comes with its game and players."""
    return {
        "id": str(row.uuid),
        "game": str(row.game.uuid),
        "name": row.game.name,
        "seats": row.game.seat_count,
        "join_by": timestamp(row.game.join_by),
        "player": row.player.username,
        "inviter": row.inviter and row.inviter.username,
        "state": row.state,
        "created_at": timestamp(row.created_at),
        "answered_at": timestamp(row.answered_at),
    }


def ticket_document(row: Ticket) -> dict[str, Any]:
    """A ticket as its player sees it; `row` comes with its game."""
    return {
        "id": str(row.uuid),
        "seats": row.seats,
        "clocks": row.clocks,
        "rated": row.rated,
        "bots_after_hours": row.bots_after_hours,
        "created_at": timestamp(row.created_at),
        "ends_at": None if row.game else timestamp(row.ends_at),
        "game": row.game and str(row.game.uuid),
        "matched_at": timestamp(row.matched_at),
    }


def message_document(row: Message) -> dict[str, Any]:
    """A message or a reaction as the table reads it; `row` comes with its author."""
    return {
        "id": str(row.uuid),
        "player": row.author.username,
        "text": None if row.removed_at else row.text or None,
        "reaction": row.reaction or None,
        "removed": row.removed_at is not None,
        "created_at": timestamp(row.created_at),
    }
