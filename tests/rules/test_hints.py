"""The reasons of hints: true of the grids as they lie, and parts of what the bots weigh."""

import random
from dataclasses import replace

import pytest

from games import bots
from games.bots import sharp, steady
from games.bots.hints import CODES, LEVELS, SIGHTS, hint
from games.bots.odds import cards_to_draw, copies_left
from games.hint_texts import TEXTS, sentence
from games.rules.cards import DUCKS, SPLASHES
from games.rules.grid import Grid, neighbours
from games.rules.moves import NothingToMove, apply_move
from games.rules.observation import observe
from games.rules.state import draw, next_turn, open_round, resolve, seats_asked
from games.rules.variations import round_rules

OF_GRIDS = ("fewer_splashes", "fewer_stacks", "fewer_alone", "fewer_groups", "more_neighbours")
WEIGHTS = {"steady": steady.weights, "sharp": sharp.weights}


@pytest.fixture
def seen(position):
    """What seat 0 sees with this grid when this card has been drawn."""

    def _seen(grid, card, other=None, **piles):
        state = position(grid, other or grid, **{"deck": [card, *DUCKS], **piles})
        return observe(draw(state, lambda number, pile: pile), 0)

    return _seen


@pytest.fixture(scope="module")
def moments():
    """(the state, what seat 0 sees) of every turn that asks it, in rounds of `steady` bots; two are the last ones."""
    rounds = (([], ()), (["low_blows"], ()), ([], (9, 2, 5)), (["low_blows"], (1, 20, 30)))
    return [moment for names, totals in rounds for moment in _moments(round_rules(names), totals)]


def _moments(rules, totals):
    rng = random.Random(7)

    def shuffled(number, cards):
        return rng.sample(cards, len(cards))

    state = open_round(
        rules, shuffled(0, rules.captain_cards()), [Grid.deal(shuffled(0, DUCKS)) for _ in "abc"], (), totals
    )
    while state.ended_by is None:
        state = next_turn(state, shuffled)
        asked = seats_asked(state)
        if 0 in asked:
            yield state, observe(state, 0)
        state, _ = resolve(state, {seat: bots.choose("steady", observe(state, seat), rng) for seat in asked})


def figures(found, code):
    """The figures of a reason; None where it is not given."""
    return next((dict(reason.figures) for reason in found.reasons if reason.code == code), None)


def counted(cards):
    """The same of a grid as people count it: splashes, stacks, stacks alone, groups, pairs of neighbours."""
    pairs = {frozenset((cell, near)) for cell in cards for near in neighbours(cell) if near in cards}
    groups = {cell: cell for cell in cards}
    for one, other in map(tuple, pairs):
        old, new = groups[one], groups[other]
        groups = {cell: new if group == old else group for cell, group in groups.items()}
    alone = len(set(cards) - set().union(*pairs))
    found = (sum(SPLASHES[card] for card in cards.values()), len(cards), alone, len(set(groups.values())), len(pairs))
    return dict(zip(OF_GRIDS, found, strict=True))


@pytest.mark.parametrize("level", LEVELS)
def test_hint__every_turn_of_two_rounds__is_a_move_of_the_bot_and_better_than_the_next_best(moments, level):
    for _, seen in moments:
        found, weights = hint(level, seen), WEIGHTS[level](seen)
        least = min(weights.values())
        worse = [weight for weight in weights.values() if weight > least + 1e-9]
        assert weights[found.move] == pytest.approx(least)
        assert (found.other and weights[found.other]) == (min(worse) if worse else None)
        assert found.margin == (pytest.approx(min(worse) - least, abs=0.006) if worse else None)


@pytest.mark.parametrize("level", LEVELS)
def test_hint__parts_of_the_weights__add_up_to_the_margin(moments, level):
    for _, seen in moments:
        found, sight = hint(level, seen), SIGHTS[level](seen)
        if found.other is not None and not sight.ends(found.move) and not sight.ends(found.other):
            parts = [
                sum(term.weight for group in sight.terms(move) for term in group) for move in (found.move, found.other)
            ]
            assert parts[1] - parts[0] == pytest.approx(found.margin, abs=0.006)


@pytest.mark.parametrize("level", LEVELS)
def test_hint__comparisons__are_true_of_both_grids_as_the_rules_make_them(moments, level):
    compared = set()
    for state, seen in moments:
        found = hint(level, seen)
        if found.other is None or seen.phase != "move":
            continue
        after = [
            counted({cell: stack[-1] for cell, stack in apply_move(state.grids[0], move).items()})
            for move in (found.move, found.other)
        ]
        for reason in found.reasons:
            if reason.code in OF_GRIDS:
                compared.add(reason.code)
                assert dict(reason.figures) == {"this": after[0][reason.code], "other": after[1][reason.code]}
                assert reason.gain > 0
    assert len(compared) >= 3


def test_hint__chance_of_a_cover__is_that_of_the_cards_that_may_be_left(moments):
    met = 0
    for state, seen in moments:
        found = hint("sharp", seen)
        chance = figures(found, "next_cover")
        if chance is None or seen.phase != "move":
            continue
        met += 1
        left = copies_left(seen)
        for name, move in (("this", found.move), ("other", found.other)):
            cards = {cell: stack[-1] for cell, stack in apply_move(state.grids[0], move).items()}
            near = [card for cell, card in cards.items() if any(each in cards for each in neighbours(cell))]
            calls = sum(left[card] for card in near) + (
                0 if _is_low(seen) or max(cards.values()) not in near else left["max"]
            )
            assert chance[name] == pytest.approx(100 * calls / cards_to_draw(seen), abs=0.51)
    assert met


def _is_low(seen):
    return "low_blows" in seen.rules.names


def test_hint__cover__says_what_the_covered_card_was_worth_and_that_it_beats_another(seen, grid_of):
    """The 12 (5 splashes) and the 10 (4) lie beside the 7; nothing else differs."""
    grid = grid_of((0, 0, [12]), (0, 1, [7]), (0, 2, [10]))
    found = hint("steady", seen(grid, 7))
    assert (str(found.move), str(found.other), found.margin) == ("0,1x0,0", "0,1x0,2", 1.0)
    assert figures(found, "covers") == {"card": 12, "splashes": 5}
    assert figures(found, "fewer_splashes") == {"this": 7, "other": 8}
    assert [reason.gain for reason in found.reasons] == [None, 1.0]


def test_hint__competition__counts_numbers(position, grid_of):
    grid = grid_of((0, 0, [12]), (0, 1, [7]), (0, 2, [10]))
    state = replace(position(grid, grid, deck=[7, *DUCKS]), rules=round_rules(["competition"]))
    found = hint("steady", observe(draw(state, lambda number, pile: pile), 0))
    assert figures(found, "covers") == {"card": 12, "splashes": 12}
    assert figures(found, "fewer_splashes") == {"this": 17, "other": 19}


def test_hint__both_copies_discarded__the_covered_card_is_hardly_called_any_more(seen, grid_of):
    grid = grid_of((0, 0, [4]), (0, 1, [7]), (0, 2, [5]), (1, 0, [12]), (1, 2, [11]))
    found = hint("sharp", seen(grid, 7, discards=[5, 5]))
    assert str(found.move) == "0,1x0,2"
    assert figures(found, "hardly_called") == {"card": 5, "left": 0, "copies": 2}
    assert figures(hint("steady", seen(grid, 7, discards=[5, 5])), "hardly_called") is None


def test_hint__last_two_stacks__ends_the_round(seen, grid_of):
    grid, other = grid_of((0, 0, [12]), (0, 1, [7])), grid_of((0, 0, [6]), (0, 1, [12]))
    found = {level: hint(level, seen(grid, 12, other)) for level in LEVELS}
    assert {str(each.move) for each in found.values()} == {"0,0x0,1"}
    assert figures(found["steady"], "ends_round") == {"score": -5}
    assert figures(found["sharp"], "ends_round") == {"score": -5, "others": 7}


@pytest.mark.parametrize(("own", "code"), [(0, "ends_round"), (9, "not_yet")])
def test_hint__end_of_the_last_round__compares_the_totals(seen, grid_of, own, code):
    grid = grid_of((0, 0, [3, 3, 3, 3, 3, 1]), (0, 1, [3, 3, 3, 3, 3, 12]))
    other = grid_of(*((0, col, [card]) for col, card in enumerate([5, 8, 4, 1, 7])))
    pile, discards = [5, 5, 5, 5], [10, 3, 7, 7, 4, 8, 8, 4]
    found = hint("sharp", seen(grid, 1, other, deck=[1] * 8, pile=pile, discards=discards, totals=(own, 0)))
    assert figures(found, code) == {"score": 0, "total": own, "best": 10}
    reason = next(reason for reason in found.reasons if reason.code == code)
    assert f"total {'is' if code == 'ends_round' else ''}" in sentence(reason, round_rules([]))
    assert str(own) in sentence(reason, round_rules([]))


@pytest.mark.parametrize(
    ("totals", "code", "chances"), [((0, 12), "round_shorter", (8, 17)), ((12, 0), "round_longer", (17, 8))]
)
def test_hint__last_round__says_who_wants_it_to_go_on(seen, grid_of, totals, code, chances):
    """Of the 12 cards that may come this seat alone can play the 5 and the 8, if it keeps both."""
    grid = grid_of((0, 1, [9]), (0, 2, [5]), (1, 2, [8]), (1, 3, [2]))
    other = grid_of(*((0, col, [card]) for col, card in enumerate([9, 12, 6, 2, 10])))
    found = hint("sharp", seen(grid, 2, other, totals=totals))
    assert figures(found, code) == {"this": chances[0], "other": chances[1]}


def test_hint__end_that_is_worth_less_than_to_play_on__is_not_taken(seen, grid_of):
    """To end with the 1 scores 0; the 12 beside it may still be called, and the others have far to go."""
    own = grid_of((0, 0, [3, 3, 3, 3, 3, 1]), (0, 1, [3, 3, 3, 3, 3, 12]))
    other = grid_of(*((0, col, [card]) for col, card in enumerate([5, 8, 4, 1, 7])))
    pile, discards = [5, 5, 5, 5], [10, 3, 7, 7, 4, 8, 8, 4]
    found = hint("sharp", seen(own, 1, other, deck=[1] * 8, pile=pile, discards=discards))
    assert (found.move.action, str(found.other)) == ("duck", "0,0x0,1")
    assert figures(found, "not_yet") == {"score": 0, "others": 10}
    assert next(reason.gain for reason in found.reasons if reason.code == "not_yet") == found.margin


def test_hint__nothing_to_cover__says_so_and_how_many_lie_beside_the_place(seen, grid_of):
    found = hint("steady", seen(grid_of((0, 0, [4]), (0, 2, [5]), (3, 3, [7])), 7))
    assert str(found.move) == "3,3>0,1"
    assert figures(found, "no_cover") == {}
    assert figures(found, "beside") == {"stacks": 2}
    assert figures(found, "fewer_alone") == {"this": 0, "other": 1}


def test_hint__equals__are_counted(seen, grid_of):
    found = hint("steady", seen(grid_of((0, 0, [8]), (0, 1, [2]), (0, 2, [9])), 2))
    assert figures(found, "equal") == {"moves": 1}


def test_hint__low_blow__says_what_is_given_and_what_lies_beside(moments):
    phases = {seen.phase: hint("steady", seen) for _, seen in moments}
    given = figures(phases["give"], "gives")
    assert given["splashes"] == SPLASHES[given["card"]]
    assert figures(phases["place"], "beside")["stacks"] >= 1


@pytest.mark.parametrize("level", LEVELS)
def test_hint__states_that_differ_in_secrets__is_the_same(position, grid_of, level):
    grid, other = (
        grid_of((0, 0, [5, 7]), (0, 1, [9, 3]), (1, 1, [8])),
        grid_of((0, 0, [9, 7]), (0, 1, [5, 3]), (1, 1, [8])),
    )
    state = draw(position(grid, grid, deck=[7, 1, 2], pile=[8, 9]), lambda number, pile: pile)
    secret = replace(state, grids=(other, other), draw_deck=(2, 1), captain_pile=(6, 9))
    assert hint(level, observe(secret, 0)) == hint(level, observe(state, 0))


def test_hint__nothing_to_move__is_refused(seen, grid_of):
    with pytest.raises(NothingToMove):
        hint("sharp", seen(grid_of((0, 0, [5, 7]), (0, 1, [3])), 5))


def test_codes__have_a_text_each():
    assert set(TEXTS) == set(CODES)
