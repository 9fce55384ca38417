"""Positions of a round in few words, as fixtures that return functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.rules.cards import Card
from games.rules.grid import Cell, Grid
from games.rules.moves import legal_moves, parse_move
from games.rules.state import RoundState, TurnOutcome, draw, resolve, seats_asked
from games.rules.variations import RoundRules, round_rules

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.fixture
def rules() -> RoundRules:
    return round_rules([])


def make_grid(*stacks: tuple[int, int, Sequence[int]]) -> Grid:
    return Grid({Cell(row, col): tuple(cards) for row, col, cards in stacks})


def make_position(
    *grids: Grid,
    deck: Sequence[Card] = (),
    pile: Sequence[Card] = (),
    discards: Sequence[Card] = (),
    reshuffles: int = 0,
    totals: Sequence[int] = (),
) -> RoundState:
    piles = {"captain_pile": tuple(pile), "discard_area": tuple(discards)}
    return RoundState(round_rules([]), tuple(deck), grids, **piles, reshuffles=reshuffles, totals=tuple(totals))


def reverse(number: int, pile: tuple[Card, ...]) -> tuple[Card, ...]:
    """A reshuffle that anyone can follow."""
    return pile[::-1]


def play_turn(state: RoundState, moves: Mapping[int, str] | None = None) -> tuple[RoundState, TurnOutcome]:
    """Draw the next card and resolve it with these moves, or else the first legal one of each seat asked."""
    state = draw(state, reverse)
    chosen = {seat: legal_moves(state.rules, state.grids[seat], state.open.call)[0] for seat in seats_asked(state)}
    chosen.update({seat: parse_move(text) for seat, text in (moves or {}).items()})
    return resolve(state, chosen)


@pytest.fixture
def grid_of() -> Callable[..., Grid]:
    """(row, col, [bottom … top]), … -> Grid."""
    return make_grid


@pytest.fixture
def position() -> Callable[..., RoundState]:
    """A state with these grids and piles, before its next card."""
    return make_position


@pytest.fixture
def turn() -> Callable[..., tuple[RoundState, TurnOutcome]]:
    """A turn with these moves by seat, in notation."""
    return play_turn


@pytest.fixture
def first_grid() -> Grid:
    """A grid as dealt: 1 2 3 4 / 5 6 7 8 / 9 10 11 12."""
    return Grid.deal(range(1, 13))


@pytest.fixture(params=GOLDEN, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each golden record in turn."""
    return json.loads(request.param.read_text())
