"""What one viewer may see of a running round (RULES.md H)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from games.rules.cards import MAX, Call, Card
from games.rules.errors import UnknownSeat
from games.rules.grid import Grid
from games.rules.moves import MOVE, Move, Phase
from games.rules.state import OpenCard, RoundState, card_to_move, moves_of, seats_asked
from games.rules.variations import RoundRules


class VisibleStack(NamedTuple):
    """A stack as everybody sees it: its place, its top card, its height, and from which seat that card is (H3, V6g)."""

    row: int
    col: int
    card: int
    height: int
    owner: int


class VisibleGift(NamedTuple):
    """What a seat has got and not yet placed, as everybody sees it (V6g)."""

    card: int
    height: int
    owner: int


@dataclass(frozen=True, slots=True)
class Observation:
    """A round as one viewer sees it; `seat` is None for a viewer without a seat.

    `card` and `call` are those of the open card, `asked` the seats that can move for it,
    `called_card` and `legal_moves` the viewer's own; None and empty without an open card. `received` is by seat what it
    has to place; empty but while the gifts of a low blow are placed. `totals` are those of the rounds before by seat,
    in the last round of a game; empty in the others.
    """

    rules: RoundRules
    seat: int | None
    draw_deck_count: int
    captain_pile_count: int
    captain_pile_top: Card | None
    discard_area: tuple[Card, ...]
    discard_limit: int
    discards_remaining: int
    card: Card | None
    call: Call
    phase: Phase
    grids: tuple[tuple[VisibleStack, ...], ...]
    received: tuple[VisibleGift, ...]
    asked: tuple[int, ...]
    called_card: int | None
    legal_moves: tuple[Move, ...]
    totals: tuple[int, ...] = ()


def observe(state: RoundState, seat: int | None) -> Observation:
    """What the viewer on a seat, or on none, may see (H1-H3, H5).

    Two states that differ in secrets only give equal observations. Raises: UnknownSeat.
    """
    if seat is not None and seat not in range(len(state.grids)):
        raise UnknownSeat(seat, len(state.grids))
    limit = state.rules.discard_limit(len(state.grids))
    return Observation(
        rules=state.rules,
        seat=seat,
        draw_deck_count=len(state.draw_deck),
        captain_pile_count=len(state.captain_pile),
        captain_pile_top=state.captain_pile[-1] if state.captain_pile else None,
        discard_area=state.discard_area,
        discard_limit=limit,
        discards_remaining=limit - len(state.discard_area),
        grids=tuple(visible_stacks(grid, owner) for owner, grid in enumerate(state.grids)),
        received=tuple(VisibleGift(gift.stack[-1], len(gift.stack), gift.owner) for gift in state.received),
        totals=state.totals,
        **_asked_for(state, seat),
    )


def _asked_for(state: RoundState, seat: int | None) -> dict[str, Any]:
    """The members of an observation that follow from the open card."""
    return {
        "card": state.open.card if state.open else None,
        "call": state.open.call if state.open else None,
        "phase": state.open.phase if state.open else MOVE,
        "asked": seats_asked(state) if state.open else (),
        "called_card": None if seat is None else card_to_move(state, seat),
        "legal_moves": () if seat is None else moves_of(state, seat),
    }


def observe_if_called(state: RoundState, seat: int, calls: Iterable[Call | Phase]) -> dict[Call | Phase, Observation]:
    """What the seat would see if a card with each of these calls, or a phase of a low blow, were open.

    The grids are as they lie. Raises: UnknownSeat.
    """
    seen = observe(state, seat)
    return {call: replace(seen, **_asked_for(replace(state, open=_card_for(call)), seat)) for call in calls}


def _card_for(call: Call | Phase) -> OpenCard | None:
    """An open card that asks for this; a low blow is the same with either of its cards."""
    match call:
        case "give" | "place":
            return OpenCard(MAX, None, call)
        case None | "move":
            return None
    return OpenCard(call, call)


def visible_stacks(grid: Grid, seat: int) -> tuple[VisibleStack, ...]:
    """The grid of a seat as everybody sees it, by row and column (H3)."""
    owners = grid.guests
    return tuple(
        [
            VisibleStack(*cell, stack[-1], len(stack), owners.get(cell, seat) if owners else seat)
            for cell, stack in sorted(grid.items())
        ]
    )
