"""What one viewer may see of a running round (RULES.md H)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from games.rules.cards import Call, Card
from games.rules.errors import UnknownSeat
from games.rules.grid import Grid
from games.rules.moves import Move, can_move, legal_moves
from games.rules.state import OpenCard, RoundState, seats_asked
from games.rules.variations import RoundRules


class VisibleStack(NamedTuple):
    """A stack as everybody sees it: its place, its top card and its height (H3)."""

    row: int
    col: int
    card: int
    height: int


@dataclass(frozen=True, slots=True)
class Observation:
    """A round as one viewer sees it; `seat` is None for a viewer without a seat.

    `card` and `call` are those of the open card, `asked` the seats that can move for it,
    `called_card` and `legal_moves` the viewer's own; None and empty without an open card.
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
    grids: tuple[tuple[VisibleStack, ...], ...]
    asked: tuple[int, ...]
    called_card: int | None
    legal_moves: tuple[Move, ...]


def observe(state: RoundState, seat: int | None) -> Observation:
    """What the viewer on a seat, or on none, may see (H1-H3, H5).

    Two states that differ in secrets only give equal observations. Raises: UnknownSeat.
    """
    if seat is not None and seat not in range(len(state.grids)):
        raise UnknownSeat(seat, len(state.grids))
    limit = state.rules.discard_limit(len(state.grids))
    call = state.open.call if state.open else None
    own = state.grids[seat] if seat is not None else None
    return Observation(
        rules=state.rules,
        seat=seat,
        draw_deck_count=len(state.draw_deck),
        captain_pile_count=len(state.captain_pile),
        captain_pile_top=state.captain_pile[-1] if state.captain_pile else None,
        discard_area=state.discard_area,
        discard_limit=limit,
        discards_remaining=limit - len(state.discard_area),
        card=state.open.card if state.open else None,
        call=call,
        grids=tuple(map(visible_stacks, state.grids)),
        asked=seats_asked(state) if state.open else (),
        called_card=_called_card(state.rules, own, call),
        legal_moves=legal_moves(state.rules, own, call) if own is not None else (),
    )


def observe_if_called(state: RoundState, seat: int, call: Call) -> Observation:
    """What the seat would see if a card with this call were the open one, on the grids as they lie now.

    Raises: UnknownSeat.
    """
    card = None if call is None else OpenCard(call, call)
    return observe(replace(state, open=card), seat)


def visible_stacks(grid: Grid) -> tuple[VisibleStack, ...]:
    """A grid as everybody sees it, by row and column (H3)."""
    return tuple([VisibleStack(row, col, stack[-1], len(stack)) for (row, col), stack in sorted(grid.items())])


def _called_card(rules: RoundRules, grid: Grid | None, call: Call) -> int | None:
    """The number on the called stack of a seat that can move."""
    if grid is None or not can_move(rules, grid, call):
        return None
    return grid[rules.called_cells(grid, call)[0]][-1]
