"""Members that several documents of the API share: times, moves, and what a resolved turn shows."""

import datetime as dt
from typing import Any

import msgspec

from games.models import Turn
from games.rules.cards import Call, parse_card
from games.rules.moves import Move
from games.rules.record_format import move_to_json
from games.rules.state import TurnOutcome


def json_text(value: Any) -> str:
    """A value as compact JSON text."""
    return msgspec.json.encode(value).decode()


def call_of(turn: Turn) -> Call:
    """What a turn's card calls: a number, "max" or None."""
    return None if turn.call is None else parse_card(turn.call)  # type: ignore[return-value]  # never stored as "repeat"


def turn_facts(number: int, outcome: TurnOutcome) -> dict[str, Any]:
    """What the resolved turn of that number shows once it may be seen."""
    return {
        "number": number,
        "card": outcome.card,
        "call": outcome.call,
        "discarded": outcome.discarded,
        "moves": [{"seat": seat, **move_to_json(move)} for seat, move in outcome.moves],
        "quacks": list(outcome.quacks),
    }


def timestamp(moment: dt.datetime | None) -> str | None:
    """RFC 3339 in UTC with microseconds, or None."""
    if moment is None:
        return None
    return moment.astimezone(dt.UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def submission_document(turn: int, move: Move, origin: str, submitted_at: dt.datetime) -> dict[str, Any]:
    """A Submission as its seat sees it."""
    return {"turn": turn, **move_to_json(move), "origin": origin, "submitted_at": timestamp(submitted_at)}
