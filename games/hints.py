"""Hints for learners: what bots would do on a player's seat, and why.

They see what the seat sees (`Observation`) and decide equals by a fixed generator: whoever sees the same gets the same.
"""

import uuid
from typing import Any

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.access import find_game, require_own_seat, takes_hints
from games.bots.hints import LEVELS, Hint, hint
from games.documents import call_of, phase_of
from games.hint_texts import sentence
from games.models import Game
from games.rules.cards import parse_card
from games.rules.observation import observe
from games.rules.record_format import move_to_json
from games.rules.variations import RoundRules
from games.services.submissions import turn_closed
from games.services.table import Table, is_readable, load_tables


def hint_document(player: Player, game_id: uuid.UUID) -> dict[str, Any]:
    """The GameHint of the API for the player's seat in the open turn, in the active language; four queries.

    A seat that quacks gets no hints. Raises: AppError `not_found`, `not_seated`, `game_not_playing`,
    `already_resigned`, `hints_off`, `turn_closed` without an open turn, `service_unavailable` where the game's rows are
    broken.
    """
    game = find_game(player, game_id)
    seat = require_own_seat(game, player)
    if game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)
    if not Game.objects.filter(takes_hints(player.pk), pk=game.pk).exists():
        raise AppError(ErrorCode.HINTS_OFF)
    return _document(load_tables([game.pk], last=False)[0], seat.index)


def _document(table: Table, seat: int) -> dict[str, Any]:
    if table.turn is None:
        raise turn_closed(table.game)
    if not is_readable(table) or table.state is None:
        raise AppError(ErrorCode.SERVICE_UNAVAILABLE)
    seen, turn = observe(table.state, seat), table.turn
    return {
        "turn": turn.number,
        "phase": phase_of(turn),
        "card": parse_card(turn.card),
        "call": call_of(turn),
        "quacks": not seen.legal_moves,
        "hints": [_hint(hint(level, seen), seen.rules) for level in LEVELS if seen.legal_moves],
    }


def _hint(found: Hint, rules: RoundRules) -> dict[str, Any]:
    return {
        "level": found.level,
        "move": move_to_json(found.move),
        "reasons": [
            {
                "code": reason.code,
                "figures": dict(reason.figures),
                "gain": reason.gain,
                "text": sentence(reason, rules),
            }
            for reason in found.reasons
        ],
        "next_best": None if found.other is None else move_to_json(found.other),
        "margin": found.margin,
    }
