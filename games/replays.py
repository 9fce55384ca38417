"""Rounds that have ended, turn by turn: the record of the game, played again by the rules.

What a turn shows is a Game document as everybody saw it then, so that whoever draws games can draw it (H5: while a
round runs there is nothing of it here).
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_noop

from duckcover.errors import AppError, ErrorCode
from games.documents import piles_of, stacks_of
from games.history import ended_rounds, record_of
from games.models import Game
from games.rules.cards import Card
from games.rules.errors import RulesError
from games.rules.grid import Cell
from games.rules.observation import observe
from games.rules.record import ReplayedRound, replay_round
from games.rules.state import RoundState

log = logging.getLogger(__name__)

RUNNING = gettext_noop("This round has not ended. Its replay opens when it has.")


@dataclass(frozen=True)
class Moment:
    """A game after one turn of an ended round; `turn` 0 is the deal.

    `game` is the Game document without a viewer's own side and without an open turn. Each move of its `last_turn` has
    the `card` that left its place, what it `covered` (null for a duck), and its `origin`. `cards` are the captain cards
    of the round by turn, `scores` those of the round by seat, `rounds` says how many rounds can be replayed.
    `before` is the document as the seats saw it when they moved, None at the deal.
    """

    game: dict[str, Any]
    before: dict[str, Any] | None
    turn: int
    cards: dict[int, Card]
    scores: list[int]
    rounds: int


def moment_of(game: Game, state: dict[str, Any], number: int, turn: int) -> Moment:
    """The game after a turn of round `number`; `state` is its document as the viewer sees it now.

    Raises: AppError `not_found` for a round or turn that no game or this round has, `round_running` for a round that
    has not ended, `service_unavailable` where the record is not what the rules make of it.
    """
    if number not in range(1, len(state["round_rules"]) + 1):
        raise AppError(ErrorCode.NOT_FOUND)
    ended = ended_rounds(game)
    shown = [row for row in ended if row.number == number]
    if not shown:
        raise AppError(ErrorCode.ROUND_RUNNING, RUNNING)
    document = record_of(game, shown)
    played, entry = _replayed(game, document, number), document["rounds"][0]
    cards = {each["number"]: each["card"] for each in entry["turns"]}
    if turn and turn not in cards:
        raise AppError(ErrorCode.NOT_FOUND)
    at = turn - min(cards) + 1 if turn else 0
    states = [played.opened, *(each.after for each in played.turns)]
    told = _told(entry["turns"][at - 1], states[at - 1]) if at else None
    then = {**_as_it_stood(state, states[at]), "round": _round(state, entry), "last_turn": told}
    before = _as_it_stood(state, states[at - 1]) if at else None
    return Moment(then, before, turn, cards, entry["scores"], len(ended))


def _replayed(game: Game, document: dict[str, Any], number: int) -> ReplayedRound:
    """The round as the rules play it. Raises: AppError `service_unavailable`."""
    try:
        return replay_round(document, number)
    except RulesError:
        log.exception("game %s: its record cannot be replayed", game.pk)
        raise AppError(ErrorCode.SERVICE_UNAVAILABLE) from None


def _told(turn: dict[str, Any], before: RoundState) -> dict[str, Any]:
    """A recorded turn, its moves with the cards that they moved and covered."""
    return {**turn, "moves": list(_moves(turn, before))}


def _moves(turn: dict[str, Any], before: RoundState) -> Iterator[dict[str, Any]]:
    for move in turn["moves"]:
        tops = before.grids[move["seat"]].tops()
        source, target = (move[end] and Cell(**move[end]) for end in ("from", "to"))
        card = tops.get(source) if source else before.received[move["seat"]].stack[-1]
        yield {**move, "card": card, "covered": tops.get(target) if target else None}


def _round(state: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    return {"number": entry["number"], "of": len(state["round_rules"]), "rules": entry["rules"]}


def _as_it_stood(state: dict[str, Any], then: RoundState) -> dict[str, Any]:
    """The document with the cards of another moment."""
    seen = observe(then, None)
    families = [seat["family"] for seat in state["seats"]]
    seats = [{**seat, **stacks_of(seen, seat["index"], families)} for seat in state["seats"]]
    return {**state, **piles_of(seen), "turn": None, "seats": seats, "you": None}
