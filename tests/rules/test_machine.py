"""Rounds of 2 to 7 seats under any play: what holds after every turn, told by Hypothesis' state machine."""

import random
from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games import bots
from games.rules.grid import Cell, Grid
from games.rules.moves import COVER, DUCK, Move, legal_moves, why_illegal
from games.rules.observation import observe
from games.rules.state import draw, open_round, resolve, seats_asked
from games.rules.variations import round_rules

pytestmark = pytest.mark.thorough

RULES = round_rules([])
DUCKS = list(range(1, 13))
ALL_CARDS = Counter([*DUCKS, *DUCKS, "max", "repeat"])
CHOICES = st.lists(st.integers(0, 10_000), min_size=7, max_size=7)
LONGEST_END = 150
"""Turns that play which covers when it can needs at most to end a round from anywhere, with room to spare."""


def with_other_secrets(state, rng):
    """The state with another order and content of everything that nobody sees."""
    inside = [*state.draw_deck, *state.captain_pile[:-1]]
    rng.shuffle(inside)
    count = len(state.draw_deck)
    grids = tuple(with_other_covered_cards(grid, rng) for grid in state.grids)
    pile = (*inside[count:], *state.captain_pile[-1:])
    return replace(state, draw_deck=tuple(inside[:count]), captain_pile=pile, grids=grids, last=None)


def with_other_covered_cards(grid, rng):
    covered = list(chain.from_iterable(stack[:-1] for stack in grid.values()))
    rng.shuffle(covered)
    cards = iter(covered)
    return Grid({cell: (*(next(cards) for _ in stack[:-1]), stack[-1]) for cell, stack in grid.items()})


class Round(RuleBasedStateMachine):
    """One round; `before` and `outcome` are those of the last turn."""

    @initialize(seats=st.integers(2, 7), seed=st.integers(0, 2**32))
    def deal(self, seats, seed):
        self.rng = random.Random(seed)
        deck = self.shuffled(0, RULES.captain_cards())
        self.state = open_round(RULES, deck, [Grid.deal(self.shuffled(0, DUCKS)) for _ in range(seats)])
        self.before = self.outcome = self.opened = None

    def shuffled(self, number, cards):
        return tuple(self.rng.sample(list(cards), len(cards)))

    def take_turn(self, choose):
        self.before = self.state
        self.opened = draw(self.state, self.shuffled)
        moves = {seat: choose(seat) for seat in seats_asked(self.opened)}
        self.state, self.outcome = resolve(self.opened, moves)

    def legal(self, seat):
        return legal_moves(RULES, self.opened.grids[seat], self.opened.open.call)

    @precondition(lambda self: self.state.ended_by is None)
    @rule(choices=CHOICES)
    def play_anything(self, choices):
        self.take_turn(lambda seat: self.legal(seat)[choices[seat] % len(self.legal(seat))])

    @precondition(lambda self: self.state.ended_by is None)
    @rule(choices=CHOICES)
    def play_covers(self, choices):
        """Covers come first among the legal moves."""
        self.take_turn(lambda seat: self.legal(seat)[0])

    @precondition(lambda self: self.state.ended_by is None)
    @rule(level=st.sampled_from(bots.LEVELS))
    def play_bots(self, level):
        self.take_turn(lambda seat: bots.choose(level, observe(self.opened, seat), self.rng))

    @precondition(lambda self: self.opened is not None)
    @rule(row=st.integers(-3, 5), col=st.integers(-3, 6), action=st.sampled_from([COVER, DUCK]))
    def ask_about_a_move(self, row, col, action):
        """A move is legal exactly when it is one of the legal moves."""
        call = self.opened.open.call
        for grid in self.opened.grids:
            for source in RULES.called_cells(grid, call):
                move = Move(action, source, Cell(row, col))
                assert (why_illegal(RULES, grid, call, move) is None) == (move in legal_moves(RULES, grid, call))

    @invariant()
    def cards_are_conserved(self):
        for state in filter(None, (self.state, self.opened)):
            held = [*state.draw_deck, *state.captain_pile, *state.discard_area]
            assert Counter([*held, state.open.card] if state.open else held) == ALL_CARDS

    @invariant()
    def ducks_of_each_seat_are_conserved(self):
        for grid in self.state.grids:
            assert sorted(chain.from_iterable(grid.values())) == DUCKS

    @invariant()
    def card_is_either_played_or_discarded(self):
        if self.outcome is None:
            return
        card, opened, state = self.outcome.card, self.opened, self.state
        played = state.captain_pile == (*opened.captain_pile, card) and state.discard_area == opened.discard_area
        discarded = state.discard_area == (*opened.discard_area, card) and state.captain_pile == opened.captain_pile
        assert (played, discarded) == (not self.outcome.discarded, self.outcome.discarded)
        assert played == bool(self.outcome.moves)

    @invariant()
    def seats_either_move_or_quack_unless_nothing_is_called(self):
        if self.outcome is None:
            return
        moved = [seat for seat, _ in self.outcome.moves]
        everybody = [] if self.outcome.call is None else list(range(len(self.state.grids)))
        assert sorted([*moved, *self.outcome.quacks]) == everybody
        for seat, grid in enumerate(self.state.grids):
            assert (grid != self.before.grids[seat]) == (seat in moved)

    @invariant()
    def call_is_what_the_cards_say(self):
        """Q in other words: Repeat stands for the card before it, which is nothing if that was discarded."""
        if self.outcome is None:
            return
        last = self.before.last
        repeated = None if last is None or last.discarded else last.call
        assert self.outcome.call == (repeated if self.outcome.card == "repeat" else self.outcome.card)

    @invariant()
    def round_ends_exactly_by_e1_and_e2(self):
        single = any(len(grid) == 1 for grid in self.state.grids)
        full = len(self.state.discard_area) == 11 - len(self.state.grids)
        assert not (single and full)
        assert self.state.ended_by == ("single_stack" if single else "discards" if full else None)

    @invariant()
    def nobody_sees_a_secret(self):
        for state in filter(None, (self.state, self.opened)):
            other = with_other_secrets(state, random.Random(1))
            for viewer in (None, *range(len(state.grids))):
                assert observe(other, viewer) == observe(state, viewer)

    def teardown(self):
        """Play that covers when it can ends the round from wherever the rules above have brought it."""
        turns = 0
        while hasattr(self, "state") and self.state.ended_by is None:
            turns += 1
            assert turns <= LONGEST_END
            self.take_turn(lambda seat: bots.choose("steady", observe(self.opened, seat), self.rng))


TestRound = Round.TestCase
TestRound.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
