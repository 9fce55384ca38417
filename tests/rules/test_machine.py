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
from games.rules.moves import ACTIONS, Move, legal_moves, why_illegal
from games.rules.observation import observe
from games.rules.scoring import score_round
from games.rules.state import moves_of, next_turn, open_round, resolve, seats_asked
from games.rules.variations import BY_VERSION, round_rules

pytestmark = pytest.mark.thorough

DUCKS = list(range(1, 13))
ALL_CARDS = [*DUCKS, *DUCKS, "max", "repeat"]
NAMES = st.sets(st.sampled_from(BY_VERSION[max(BY_VERSION)]))
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
    gifts = tuple(gift._replace(stack=(*gift.stack[:-1][::-1], gift.stack[-1])) for gift in state.received)
    deck = tuple(inside[:count])
    return replace(state, draw_deck=deck, captain_pile=pile, grids=grids, received=gifts, last=None)


def with_other_covered_cards(grid, rng):
    covered = list(chain.from_iterable(stack[:-1] for stack in grid.values()))
    rng.shuffle(covered)
    cards = iter(covered)
    stacks = {cell: (*(next(cards) for _ in stack[:-1]), stack[-1]) for cell, stack in grid.items()}
    return Grid(stacks, grid.guests)


class Round(RuleBasedStateMachine):
    """One round; `before` and `outcome` are those of the last turn."""

    @initialize(seats=st.integers(2, 7), seed=st.integers(0, 2**32), names=NAMES)
    def deal(self, seats, seed, names):
        self.rng = random.Random(seed)
        self.rules = round_rules(names, max(BY_VERSION))
        cards = self.shuffled(0, self.rules.captain_cards())
        self.removed, deck = cards[: self.rules.surprises()], cards[self.rules.surprises() :]
        grids = [Grid.deal(self.shuffled(0, DUCKS)) for _ in range(seats)]
        self.state = open_round(self.rules, deck, grids, self.removed)
        self.before = self.outcome = self.opened = None

    def shuffled(self, number, cards):
        return tuple(self.rng.sample(list(cards), len(cards)))

    def take_turn(self, choose):
        self.before = self.state
        self.opened = next_turn(self.state, self.shuffled)
        moves = {seat: choose(seat) for seat in seats_asked(self.opened)}
        self.state, self.outcome = resolve(self.opened, moves)

    def legal(self, seat):
        return moves_of(self.opened, seat)

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
    @rule(row=st.integers(-3, 5), col=st.integers(-3, 6), action=st.sampled_from(ACTIONS))
    def ask_about_a_move(self, row, col, action):
        """A move is legal exactly when it is one of the legal moves."""
        call, phase = self.opened.open.call, self.opened.open.phase
        for grid in self.opened.grids:
            for source in (None, *grid):
                for target in (None, Cell(row, col)):
                    move = Move(action, source, target)
                    assert (why_illegal(self.rules, grid, call, move, phase) is None) == (
                        move in legal_moves(self.rules, grid, call, phase)
                    )

    @invariant()
    def cards_are_conserved(self):
        for state in filter(None, (self.state, self.opened)):
            held = [*self.removed, *state.draw_deck, *state.captain_pile, *state.discard_area]
            low = [1, 1, 2, 2, 3, 3] if "constraints" in self.rules.names else []
            assert Counter([*low, *held, *([state.open.card] if state.open else [])]) == Counter(ALL_CARDS)

    @invariant()
    def ducks_are_conserved(self):
        """Those of each seat without low blows; with them all together, and each seat shows its stacks' owners."""
        held = [list(chain.from_iterable(grid.values())) for grid in self.state.grids]
        if "low_blows" in self.rules.names:
            gifts = [card for gift in self.state.received for card in gift.stack]
            held = [list(chain.from_iterable([gifts, *held]))]
            assert not any(seat in grid.guests.values() for seat, grid in enumerate(self.state.grids))
        for cards in held:
            assert Counter(cards) == Counter(DUCKS * (len(self.state.grids) // len(held)))

    @invariant()
    def low_blow_is_two_turns_of_one_card(self):
        """V6a, V6b: all give, then all place; no grid loses or gains a stack by both, and the round goes on."""
        if self.outcome is None or self.outcome.phase == "move":
            return
        seats = len(self.state.grids)
        assert [seat for seat, _ in self.outcome.moves] == list(range(seats))
        assert self.outcome.card in ("max", "repeat")
        assert self.state.ended_by is None
        change = -1 if self.outcome.phase == "give" else 1
        before = self.before.grids
        assert [len(grid) for grid in self.state.grids] == [len(grid) + change for grid in before]
        assert len(self.state.received) == (seats if self.outcome.phase == "give" else 0)

    @invariant()
    def card_is_either_played_or_discarded(self):
        if self.outcome is None or self.outcome.phase == "give":
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
        nothing = self.outcome.call is None and self.outcome.phase == "move"
        everybody = [] if nothing else list(range(len(self.state.grids)))
        assert sorted([*moved, *self.outcome.quacks]) == everybody
        for seat, grid in enumerate(self.state.grids):
            assert (grid != self.before.grids[seat]) == (seat in moved)

    @invariant()
    def call_is_what_the_cards_say(self):
        """Q in other words: Repeat stands for the card before it, which is nothing if that was discarded."""
        if self.outcome is None:
            return
        if "low_blows" in self.rules.names and self.outcome.card in ("max", "repeat"):
            assert (self.outcome.call, self.outcome.phase != "move") == (None, True)
            return
        last = self.before.last
        repeated = None if last is None or last.discarded else last.call
        assert self.outcome.call == (repeated if self.outcome.card == "repeat" else self.outcome.card)

    @invariant()
    def constrained_stacks_never_move_by_a_call(self):
        if self.outcome is None or self.outcome.phase != "move" or "constraints" not in self.rules.names:
            return
        for seat, move in self.outcome.moves:
            assert self.before.grids[seat][move.source][-1] > 3

    @invariant()
    def scores_are_what_is_visible(self):
        for grid, score in zip(self.state.grids, score_round(self.rules, self.state.grids).scores, strict=True):
            values = [stack[-1] for stack in grid.values()]
            if "competition" not in self.rules.names:
                values = [(0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)[value - 1] for value in values]
            lone = -2 if "pressure" in self.rules.names else -1
            assert score == (lone * values[0] if len(values) == 1 else sum(values))

    @invariant()
    def round_ends_exactly_by_e1_and_e2(self):
        single = any(len(grid) == 1 for grid in self.state.grids) and not self.state.received
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
