"""Readers of what happened: the events of a game, its record and its fairness.

They keep to H5 of RULES.md: while a round runs, nothing here shows a card or a move older than the last resolved turn.
"""

import datetime as dt
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from django.db import connection
from django.db.models import prefetch_related_objects

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.access import is_shown, last_resolved
from games.documents import call_of, outcome_of, timestamp
from games.models import EVENT_STEP, Event, Game, Round, Submission, Turn
from games.rules.cards import parse_card
from games.rules.record_format import FORMAT, turn_to_json
from games.selectors import moves_of, shown_turns
from games.tenures import tenures_of

OF_ASKED_SEATS = (
    Event.Kind.SEAT_READY,
    Event.Kind.SEAT_AWAITED,
    Event.Kind.SEAT_MISSED,
    Event.Kind.SEAT_AUTOPILOT,
    Event.Kind.SEAT_EXCUSED,
)
"""These tell which seats were asked in a turn, and so which ones quacked; of a turn that H5 hides they are left out."""

EVENTS = """
WITH started AS (
    SELECT number FROM games_event
    WHERE game_id = %(game)s AND kind = %(started)s ORDER BY number LIMIT 1
), stored AS (
    SELECT CASE WHEN number < coalesce((SELECT number FROM started), number + 1) THEN number
        ELSE number * %(step)s END AS number, kind, at, seat, turn, data
    FROM games_event WHERE game_id = %(game)s
), ready AS (
    SELECT event, ready_at, seat, turn.number AS turn
    FROM games_turn turn JOIN games_submission ON turn_id = turn.id
    WHERE turn.game_id = %(game)s AND event IS NOT NULL
    UNION ALL
    SELECT (data ->> 'ready')::int, (data ->> 'at')::timestamptz, seat, turn
    FROM stored WHERE kind = %(awaited)s AND data IS NOT NULL
)
SELECT * FROM (
    SELECT * FROM stored UNION ALL SELECT event, %(ready)s, ready_at, seat, turn, NULL FROM ready
) AS told (number, kind, at, seat, turn, data)
WHERE number > %(after)s AND NOT (kind = ANY(%(of_asked)s) AND turn IS NOT NULL AND turn = ANY(%(hidden)s))
ORDER BY number LIMIT %(limit)s
"""
FEED = {
    "started": Event.Kind.GAME_STARTED.value,
    "ready": Event.Kind.SEAT_READY.value,
    "awaited": Event.Kind.SEAT_AWAITED.value,
    "of_asked": [kind.value for kind in OF_ASKED_SEATS],
    "step": EVENT_STEP,
}


class Told(NamedTuple):
    """An event as the feed tells it: stored, or derived from a move."""

    number: int
    kind: int
    at: dt.datetime
    seat: int | None
    turn: int | None
    data: dict[str, Any] | None


def events_after(game: Game, after: int, limit: int) -> list[Told]:
    """Up to `limit` events with a public number above `after`, oldest first, in three queries.

    The numbers grow and none comes twice. Nothing in them tells how many seats were asked in a turn: those of stored
    events leave the same room for the `seat_ready` of every turn (`games.models.EVENT_STEP`).
    """
    parameters: dict[str, Any] = {
        **FEED,
        "game": game.pk,
        "after": after,
        "limit": limit,
        "hidden": hidden_turns(game),
    }
    with connection.cursor() as cursor:
        cursor.execute(EVENTS, parameters)
        rows: list[tuple[Any, ...]] = cursor.fetchall()
    return [Told._make((*row[:5], row[5] and msgspec.json.decode(row[5]))) for row in rows]


def hidden_turns(game: Game) -> list[int]:
    """The numbers of the resolved turns that H5 hides."""
    running = Turn.objects.filter(game=game, round__ended_at=None, resolved_at__isnull=False).select_related("round")
    last = last_resolved(game)
    return [turn.number for turn in running if not is_shown(game, turn, last)]


def event_documents(game: Game, events: Sequence[Told]) -> list[dict[str, Any]]:
    """The events as a viewer of the game may see them, in a fixed number of queries."""
    numbers = {event.turn for event in events if event.turn is not None}
    turns = {t.number: t for t in Turn.objects.filter(game=game, number__in=numbers).select_related("round")}
    shown = shown_turns(game, turns.values())
    rounds = {row.number: row for row in Round.objects.filter(game=game)}
    names = _names_of_seated(events)
    return [
        {
            "number": event.number,
            "kind": Event.Kind(event.kind).label,
            "at": timestamp(event.at),
            "seat": event.seat,
            "turn": event.turn,
            "details": _details(game, event, turns, shown, rounds, names),
        }
        for event in events
    ]


def _names_of_seated(events: Sequence[Told]) -> dict[int, str]:
    """The names of those who took a seat in these events, by primary key; deleted accounts have none any more."""
    seated = {(event.data or {})["player"] for event in events if event.kind == Event.Kind.SEAT_TAKEN}
    return dict(Player.objects.filter(pk__in=seated - {None}).values_list("pk", "username"))


def _details(
    game: Game,
    event: Told,
    turns: dict[int, Turn],
    shown: dict[int, dict[str, Any]],
    rounds: dict[int, Round],
    names: dict[int, str],
) -> dict[str, Any] | None:
    match event.kind:
        case Event.Kind.SEAT_TAKEN:
            data = event.data or {}
            return {**data, "player": names.get(data["player"])}
        case Event.Kind.TURN_RESOLVED:
            return shown.get(event.turn or 0)
        case Event.Kind.TURN_OPENED:
            turn = turns[event.turn or 0]
            return _opening(turn, shown.get(turn.number))
        case Event.Kind.ROUND_ENDED:
            return _round_end(rounds[(event.data or {})["round"]])
        case Event.Kind.GAME_FINISHED:
            return {"result": game.result}
        case Event.Kind.SEAT_AWAITED:
            return None
        case _:
            return event.data


def _opening(turn: Turn, resolved: dict[str, Any] | None) -> dict[str, Any] | None:
    """What the opening of a turn shows: while it is open, and once `resolved` as far as that is shown."""
    if turn.resolved_at is None:
        asked = turn.asked
    elif resolved is not None:
        asked = [move["seat"] for move in resolved["moves"]]
    else:
        return None
    return {
        "phase": turn.phase,
        "card": parse_card(turn.card),
        "call": call_of(turn),
        "deadline": timestamp(turn.deadline),
        "asked": asked,
    }


def _round_end(row: Round) -> dict[str, Any]:
    return {
        "round": row.number,
        "removed": row.removed,
        "ended_by": row.ended_by,
        "scores": row.scores,
        "visible_cards": row.visible_cards,
    }


def require_ended_round(game: Game) -> None:
    """Answer nothing when there is something to record. Raises: AppError `round_running`."""
    if not Round.objects.filter(game=game, ended_at__isnull=False).exists():
        raise AppError(ErrorCode.ROUND_RUNNING)


def record(game: Game) -> dict[str, Any]:
    """The replayable record of the rounds that have ended (`duckcover-record/1`).

    Raises: AppError `round_running` when none has.
    """
    rounds = ended_rounds(game)
    if not rounds:
        raise AppError(ErrorCode.ROUND_RUNNING)
    return record_of(game, rounds)


def ended_rounds(game: Game) -> list[Round]:
    """The rounds that a record can tell, in their order."""
    return list(Round.objects.filter(game=game, ended_at__isnull=False))


def record_of(game: Game, rounds: Sequence[Round]) -> dict[str, Any]:
    """The record of a game with these of its ended rounds."""
    prefetch_related_objects(rounds, "grids")
    turns = list(Turn.objects.filter(round__in=rounds).order_by("number"))
    moves = moves_of(turns)
    seats = list(game.seats.select_related("player").order_by("index"))
    by_round = {row.pk: [turn for turn in turns if turn.round_id == row.pk] for row in rounds}
    return {
        "format": FORMAT,
        "game": str(game.uuid),
        "rules_version": game.rules_version,
        "captain_seat": game.captain_seat,
        "options": game.options,
        "seats": [
            {
                "index": seat.index,
                "player": _name(seat.player),
                "bot": seat.bot,
                "is_bot": seat.is_bot,
                "family": seat.family,
                "tenures": held["tenures"],
            }
            for seat, held in zip(seats, tenures_of(game, seats), strict=True)
        ],
        "rounds": [_round_record(game, row, by_round[row.pk], moves) for row in rounds],
        "result": game.result,
    }


def _name(player: Any) -> str | None:
    return None if player is None else player.username


def _round_record(game: Game, row: Round, turns: list[Turn], moves: dict[int, list[Submission]]) -> dict[str, Any]:
    return {
        "number": row.number,
        "rules": row.rules,
        "commitment": bytes(row.commitment).hex(),
        "server_seed": bytes(row.server_seed).hex(),
        "player_seeds": [bytes(seed).hex() for seed in row.player_seeds or []],
        "entropy": bytes(row.entropy or b"").hex(),
        "removed": row.removed,
        "deck": row.deck,
        "grids": [grid.dealt for grid in sorted(row.grids.all(), key=lambda grid: grid.seat)],
        "turns": [_turn_record(game, turn, moves.get(turn.pk, [])) for turn in turns],
        "reshuffles": row.reshuffles,
        "scores": row.scores,
        "visible_cards": row.visible_cards,
        "ended_by": row.ended_by,
    }


def _turn_record(game: Game, turn: Turn, moves: list[Submission]) -> dict[str, Any]:
    origins = {move.seat: move.origin for move in moves}
    return turn_to_json(turn.number, outcome_of(game, turn, moves), origins)


def fairness(game: Game) -> dict[str, Any]:
    """The commitments, and of each round what FAIRNESS.md reveals by now."""
    return {
        "protocol": "fair-shuffle/v1",
        "game": str(game.uuid),
        "seats": game.seat_count,
        "rounds": [_round_fairness(row) for row in Round.objects.filter(game=game)],
    }


def _round_fairness(row: Round) -> dict[str, Any]:
    opened, ended = row.opened_at is not None, row.ended_at is not None
    return {
        "number": row.number,
        "commitment": bytes(row.commitment).hex(),
        "player_seeds": [bytes(seed).hex() for seed in row.player_seeds or []] if opened else None,
        "entropy": bytes(row.entropy or b"").hex() if opened else None,
        "server_seed": bytes(row.server_seed).hex() if ended else None,
    }
