"""Finished games, looked at again by `sharp`: who was lucky, who played well, and where the game was won.

The work is done once, by a worker (`games.services.analyses`); what is found is kept as the document that is shown.
"""

import logging
import time
from typing import Any

import msgspec
from celery.exceptions import SoftTimeLimitExceeded

from duckcover.errors import AppError, ErrorCode
from games.bots.review import VERSION, Review, ReviewedMove, ReviewedTurn, review
from games.documents import json_text
from games.history import record, require_ended_round
from games.models import Analysis, Game
from games.rules.record_format import move_to_json
from games.services import analyses

log = logging.getLogger(__name__)

BUDGET = 3.0
"""Seconds after which a task begins with no other game: it holds up a process of the worker."""


def require_finished(game: Game) -> None:
    """Answer nothing for a finished game. Raises: AppError `round_running` before its first round has ended, and
    where a game was cancelled; `game_running` after that.
    """
    require_ended_round(game)
    if game.status != Game.Status.FINISHED:
        raise AppError(ErrorCode.GAME_RUNNING)


def document_of(game: Game) -> dict[str, Any]:
    """The analysis of a finished game; where there is none yet, it is asked for.

    Raises: AppError `analysis_pending` while it is not there, `service_unavailable` where it cannot be made.
    """
    row = Analysis.objects.filter(game=game, version=VERSION).first()
    if row is not None and row.document:
        document: dict[str, Any] = msgspec.json.decode(row.document)
        return document
    if row is not None and row.due_at is None:
        raise AppError(ErrorCode.SERVICE_UNAVAILABLE)
    analyses.ask_for(game)
    raise AppError(ErrorCode.ANALYSIS_PENDING)


def analyse_due() -> int:
    """Analyse the games that wait for it, for some seconds; answers how many attempts were made.

    One process at a time does: the others end at once. A game that fails is tried again later and holds up no other.
    """
    stop_at, attempts = time.monotonic() + BUDGET, 0
    with analyses.alone() as free:
        while free and time.monotonic() < stop_at and (game := analyses.claim()):
            attempts += 1
            _analyse(game)
    return attempts


def _analyse(game: Game) -> None:
    try:
        analyses.store(game, json_text(document(game, review(record(game)))))
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("game %s could not be analysed", game.pk)


def document(game: Game, found: Review) -> dict[str, Any]:
    """What was found in a game, as it is shown."""
    return {
        "game": str(game.uuid),
        "version": VERSION,
        "seats": [{"seat": index, **seat._asdict()} for index, seat in enumerate(found.seats)],
        "turning_points": [point._asdict() for point in found.turning_points],
        "turns": [_turn(turn) for turn in found.turns],
    }


def _turn(turn: ReviewedTurn) -> dict[str, Any]:
    return {**turn._asdict(), "moves": [_move(move) for move in turn.moves]}


def _move(move: ReviewedMove) -> dict[str, Any]:
    return {
        "seat": move.seat,
        **move_to_json(move.played),
        "best": move_to_json(move.best),
        "agrees": move.agrees,
        "loss": move.loss,
    }
