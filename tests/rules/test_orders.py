"""Standing orders as the pure module decides them (DAYS.md DO1–DO3, DO6, DO7)."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import bots
from games.orders import ASK, CALLS, BadOrders, Decision, Idle, decide, parse_orders, pause_due, preview
from games.rules.cards import DUCKS
from games.rules.grid import Cell, Grid
from games.rules.moves import parse_move
from games.rules.observation import observe, observe_if_called
from games.rules.state import OpenCard, RoundState, draw
from games.rules.variations import round_rules


def seeded():
    return random.Random(7)


@pytest.fixture
def done(position, first_grid):
    """`done(calls, call, …)`: what orders do for a call on the grid 1 2 3 4 / 5 6 7 8 / 9 10 11 12, or another."""

    def _done(calls, call, otherwise=ASK, grid=first_grid):
        seen = observe(draw(position(grid, first_grid, deck=[call]), lambda number, pile: pile), 0)
        return decide(parse_orders(calls, otherwise), seen, seeded())

    return _done


def by_preference(move, index=0):
    return Decision(parse_move(move), "preference", index)


def test_do2__cover_onto_a_card__finds_it_where_it_is_adjacent(done):
    assert done({"6": [{"action": "cover", "onto": 10}]}, 6) == by_preference("1,1x2,1")


def test_do2__cover_onto_a_card_that_is_not_adjacent__fits_nothing(done):
    assert done({"6": [{"action": "cover", "onto": 1}]}, 6) == Decision(None, "ask")


def test_do2__cover_onto_a_covered_card__fits_nothing(done, grid_of):
    grid = grid_of((0, 0, [6]), (0, 1, [10, 3]))
    assert done({"6": [{"action": "cover", "onto": 10}]}, 6, grid=grid) == Decision(None, "ask")


def test_do2__cover_to_a_cell__covers_whatever_lies_there(done):
    assert done({"6": [{"action": "cover", "to": {"row": 0, "col": 1}}]}, 6) == by_preference("1,1x0,1")


def test_do2__duck_to_a_cell__ducks_there(done):
    assert done({"6": [{"action": "duck", "to": {"row": -1, "col": 3}}]}, 6) == by_preference("1,1>-1,3")


def test_do2__duck_to_a_cell_that_is_taken__fits_nothing(done):
    assert done({"6": [{"action": "duck", "to": {"row": 0, "col": 0}}]}, 6) == Decision(None, "ask")


def test_do2__duck_beside_a_card__takes_the_first_cell_in_reading_order(done):
    assert done({"6": [{"action": "duck", "beside": 1}]}, 6) == by_preference("1,1>-1,0")


def test_do2__duck_beside_a_card_within_the_grid__fits_nothing(done):
    assert done({"1": [{"action": "duck", "beside": 6}]}, 1) == Decision(None, "ask")


def test_do2__duck_beside_the_moving_card__never_fits(done):
    assert done({"1": [{"action": "duck", "beside": 1}]}, 1) == Decision(None, "ask")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_do2__policy__decides_as_that_bot(done, position, first_grid, level):
    seen = observe(draw(position(first_grid, first_grid, deck=[6]), lambda number, pile: pile), 0)
    expected = bots.choose(level, seen, seeded())
    assert done({"6": [{"policy": level}]}, 6) == Decision(expected, "preference", 0)


def test_do3__first_preference_that_fits__is_used(done):
    preferences = [{"action": "cover", "onto": 2}, {"action": "cover", "onto": 5}]
    assert done({"6": preferences}, 6) == by_preference("1,1x0,1")


def test_do4__second_preference_fits__is_used(done):
    preferences = [{"action": "cover", "onto": 1}, {"action": "cover", "onto": 5}]
    assert done({"6": preferences}, 6) == by_preference("1,1x1,0", 1)


def test_do3__max__has_preferences_of_its_own(done):
    calls = {"max": [{"action": "cover", "onto": 8}], "12": [{"action": "cover", "onto": 11}]}
    assert done(calls, "max") == by_preference("2,3x1,3")


def test_do3__none_fits_otherwise_ask__leaves_the_seat_asked(done):
    assert done({"6": []}, 6) == Decision(None, "ask")


def test_do3__none_fits_otherwise_a_bot__the_bot_moves(done):
    decision = done({"6": [{"action": "cover", "onto": 1}]}, 6, otherwise="easy")
    assert decision.move is not None
    assert (decision.by, decision.preference) == ("otherwise", None)


def test_do7__seat_that_would_quack__has_no_move_and_no_reason(done, grid_of):
    grid = grid_of((0, 0, [1]), (0, 1, [2]))
    assert done({"6": [{"policy": "easy"}]}, 6, otherwise="easy", grid=grid) == Decision()


@pytest.mark.parametrize(
    ("calls", "otherwise", "path"),
    [
        ([], ASK, "calls"),
        ({}, "wise", "otherwise"),
        ({"13": []}, ASK, "calls.13"),
        ({"07": []}, ASK, "calls.07"),
        ({"repeat": []}, ASK, "calls.repeat"),
        ({7: []}, ASK, "calls.7"),
        ({"7": {}}, ASK, "calls.7"),
        ({"7": [{"policy": "easy"}] * 9}, ASK, "calls.7"),
        ({"7": [{"policy": "easy"}, {"policy": "wise"}]}, ASK, "calls.7.1"),
        ({"7": [{}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "cover", "onto": True}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "cover", "onto": 13}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "cover", "beside": 1}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "duck", "onto": 1}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "duck", "to": {"row": 0}}]}, ASK, "calls.7.0"),
        ({"7": [{"action": "duck", "to": {"row": 0, "col": 0}, "beside": 3}]}, ASK, "calls.7.0"),
    ],
)
def test_do1__document_that_is_no_orders__is_refused_with_its_place(calls, otherwise, path):
    with pytest.raises(BadOrders) as refused:
        parse_orders(calls, otherwise)
    assert refused.value.path == path


def test_do6__moves_in_a_row__pause_at_the_limit():
    limits = {"pause_after": 2, "pause_at_stacks": None, "stacks": 5}
    assert [pause_due(in_a_row=moves, **limits) for moves in range(4)] == [None, None, "pause_after", "pause_after"]


def test_do6__moves_in_a_row_without_a_limit__pause_all_the_same():
    limits = {"pause_after": None, "pause_at_stacks": None, "stacks": 5}
    assert [pause_due(in_a_row=moves, **limits) for moves in (60, 199, 200)] == [None, None, "pause_after"]


def test_do6__stacks__pause_at_so_many_or_fewer():
    limits = {"pause_after": None, "in_a_row": 9, "pause_at_stacks": 3}
    assert [pause_due(stacks=stacks, **limits) for stacks in (4, 3, 2)] == [None, "pause_at_stacks", "pause_at_stacks"]


# --- any grid, any orders ---------------------------------------------------------------------------------

CARDS = st.sampled_from(DUCKS)
CELLS = st.builds(lambda row, col: {"row": row, "col": col}, st.integers(-2, 5), st.integers(-2, 5))
LEVELS = st.sampled_from(["easy", "steady"])
"""Not `sharp`, which takes longer and which orders treat as they treat these."""
PREFERENCES = st.one_of(
    st.builds(lambda card: {"action": "cover", "onto": card}, CARDS),
    st.builds(lambda card: {"action": "duck", "beside": card}, CARDS),
    st.builds(lambda action, to: {"action": action, "to": to}, st.sampled_from(["cover", "duck"]), CELLS),
    st.builds(lambda level: {"policy": level}, LEVELS),
)
CALLED = st.sampled_from([str(call) for call in CALLS])
DOCUMENTS = st.dictionaries(CALLED, st.lists(PREFERENCES, max_size=8))
OTHERWISE = st.one_of(st.just(ASK), LEVELS)


@st.composite
def rounds(draw_from):
    """A round of two with grids as a game brings them about: some stacks moved, some covered."""
    grids = []
    for _seat in range(2):
        ducks = draw_from(st.permutations(list(DUCKS)))
        heights = draw_from(st.lists(st.integers(1, 4), min_size=3, max_size=12))
        stacks = []
        cells = draw_from(st.lists(st.tuples(st.integers(-1, 4), st.integers(-1, 4)), unique=True, min_size=12))
        for height in heights:
            if len(ducks) > 0:
                stacks.append(tuple(ducks[:height]))
                ducks = ducks[height:]
        grids.append(Grid({Cell(*cell): stack for cell, stack in zip(cells, stacks, strict=False)}))
    return RoundState(round_rules([]), (), tuple(grids))


@pytest.mark.thorough
@settings(max_examples=50, deadline=None)
@given(rounds(), DOCUMENTS, OTHERWISE)
def test_do3__any_orders_on_any_grid__move_legally_by_the_first_that_fits(state, calls, otherwise):
    orders = parse_orders(calls, otherwise)
    for call, seen in observe_if_called(state, 0, CALLS).items():
        done = decide(orders, seen, seeded())
        picks = [preference.pick(seen, seeded()) for preference in orders.calls.get(call, ())]
        fitting = [index for index, move in enumerate(picks) if move is not None]
        assert (done.move in seen.legal_moves) is (done.move is not None)
        assert (done.by is None) is (not seen.legal_moves)
        assert done.preference == (fitting[0] if fitting else None)
        assert (done.move is None) is (not seen.legal_moves or (not fitting and otherwise == ASK))


@pytest.mark.thorough
@settings(max_examples=50, deadline=None)
@given(rounds(), DOCUMENTS, OTHERWISE)
def test_do7__preview_on_any_grid__is_what_would_be_done(state, calls, otherwise):
    orders = parse_orders(calls, otherwise)
    decisions, idle = preview(orders, observe_if_called(state, 0, CALLS), seeded)
    assert list(decisions) == list(CALLS)
    for call, seen in observe_if_called(state, 0, CALLS).items():
        assert decisions[call] == decide(orders, seen, seeded())
        fits = {index for index, each in enumerate(orders.calls.get(call, ())) if each.pick(seen, seeded())}
        assert {index for named, index in idle if named == call}.isdisjoint(fits)
        assert len(fits) + sum(named == call for named, _ in idle) == len(orders.calls.get(call, ()))


def test_do7__seen_before_the_card__is_what_the_open_card_shows(position, first_grid):
    state = position(first_grid, first_grid)
    for call, seen in observe_if_called(state, 0, DUCKS).items():
        assert seen == observe(replace(state, open=OpenCard(call, call)), 0)


def test_do7__preference_that_fits_nothing_now__is_idle(position, first_grid):
    state = position(first_grid, first_grid)
    orders = parse_orders({"6": [{"action": "cover", "onto": 1}, {"action": "cover", "onto": 5}]}, ASK)
    decisions, idle = preview(orders, observe_if_called(state, 0, CALLS), seeded)
    assert decisions[6] == by_preference("1,1x1,0", 1)
    assert decisions[7] == Decision(None, "ask")
    assert idle == [Idle(6, 0)]
