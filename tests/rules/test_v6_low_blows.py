"""RULES.md V6: gifts among the lowest stacks, numbers that a seat shows twice."""

import json
import random
from pathlib import Path

import pytest

from games import bots
from games.rules.cards import DUCKS
from games.rules.errors import BadGrid, CardOpen, MissingMove, UnknownMove
from games.rules.grid import Cell, Grid, grid_from_json, grid_to_json
from games.rules.moves import IllegalMove, Move, is_ambiguous, legal_moves, lowest_cells, parse_move
from games.rules.observation import VisibleGift, VisibleStack, observe, observe_if_called
from games.rules.record import RecordMismatch, replay
from games.rules.record_format import RecordMalformed, move_to_json
from games.rules.state import RoundState, draw, moves_of, next_turn, open_round, resolve, seats_asked
from games.rules.variations import round_rules


def keep(number, pile):
    return pile


def rules_of(*names):
    return round_rules(["low_blows", *names], 3)


def opened(card, *grids, names=(), **state):
    """The state with this card open."""
    return draw(RoundState(rules_of(*names), (card,), grids, **state), keep)


def played(state, *texts):
    """The state and the outcome after these moves, by seat in notation."""
    return resolve(state, dict(enumerate(map(parse_move, texts))))


@pytest.fixture
def two(grid_of):
    """Seat 0 shows 2, 5 and 9 (on a 1), seat 1 shows 3, 4 and 12."""
    return grid_of((0, 0, [2]), (0, 1, [5]), (1, 0, [1, 9])), grid_of((0, 0, [3]), (0, 1, [8, 4]), (0, 2, [12]))


@pytest.fixture
def placing(two):
    """Seat 0 has given its 2, seat 1 its 4 on an 8."""
    return played(opened("max", *two), "0,0!", "0,1!")[0]


# --- V6 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["max", "repeat"])
def test_v6__max_and_repeat__ask_for_a_gift(two, card):
    state = opened(card, *two)
    assert (state.open.phase, state.open.call) == ("give", None)
    assert [str(move) for move in moves_of(state, 0)] == ["0,0!", "0,1!"]


def test_v6__gifts__go_to_the_next_seat_and_from_the_last_to_the_first(two, grid_of):
    third = grid_of((0, 0, [6]), (0, 1, [7]))
    state, _ = played(opened("max", *two, third), "0,0!", "0,1!", "0,0!")
    assert [gift.stack for gift in state.received] == [(6,), (2,), (8, 4)]
    assert [gift.owner for gift in state.received] == [2, 0, 1]


def test_v6__placed_gift__stands_whole_where_its_receiver_put_it(placing):
    state, outcome = played(next_turn(placing, keep), "@1,1", "@-1,0")
    assert state.grids[0][Cell(1, 1)] == (8, 4)
    assert state.grids[1][Cell(-1, 0)] == (2,)
    assert dict(outcome.moves)[0] == Move("place", None, Cell(1, 1))


def test_v6__card__counts_as_played_after_placing(placing):
    assert (placing.captain_pile, placing.last) == ((), None)
    state, outcome = played(placing, "@1,1", "@-1,0")
    assert (state.captain_pile, state.discard_area, state.open) == (("max",), (), None)
    assert (state.last.card, state.last.discarded, outcome.discarded) == ("max", False, False)


def test_v6__without_the_variation__max_calls_the_highest(two):
    state = draw(RoundState(round_rules([], 3), ("max",), two), keep)
    assert (state.open.phase, state.open.call) == ("move", "max")


def test_v6__one_stack_left_by_a_cover__ends_the_round(grid_of):
    state = opened(5, grid_of((0, 0, [5]), (0, 1, [5])), grid_of((0, 0, [3]), (0, 1, [4])))
    assert resolve(state, {0: parse_move("0,0x0,1")})[0].ended_by == "single_stack"


# --- V6a ---------------------------------------------------------------------------------------------------


def test_v6a__low_blow__is_two_turns_of_one_card(two):
    state = opened("repeat", *two, captain_pile=(3,))
    state, give = played(state, "0,0!", "0,0!")
    state, place = played(next_turn(state, keep), "@0,0", "@0,0")
    assert [(turn.phase, turn.card, turn.call) for turn in (give, place)] == [
        ("give", "repeat", None),
        ("place", "repeat", None),
    ]
    assert state.captain_pile == (3, "repeat")


def test_v6a__both_turns__discard_nothing_and_nobody_quacks(placing, two):
    _, give = played(opened("max", *two), "0,0!", "0,0!")
    _, place = played(placing, "@1,1", "@-1,0")
    assert [(turn.discarded, turn.quacks) for turn in (give, place)] == [(False, ())] * 2


def test_v6a__all_seats__move(placing, two):
    assert seats_asked(opened("max", *two)) == seats_asked(placing) == (0, 1)


def test_v6a__seat_without_a_gift__is_missing(two):
    with pytest.raises(MissingMove) as caught:
        resolve(opened("max", *two), {0: parse_move("0,0!")})
    assert caught.value.seat == 1


def test_v6a__placing__draws_no_card(placing):
    assert next_turn(placing, keep) is placing
    with pytest.raises(CardOpen):
        draw(placing, keep)


def test_v6a__reshuffle_after_a_low_blow__holds_its_card(placing):
    state, _ = played(placing, "@1,1", "@-1,0")
    assert next_turn(state, keep).open.card == "max"


def test_v6a__other_turns__have_the_phase_move(two):
    _, outcome = resolve(opened(2, *two), {0: parse_move("0,0x0,1")})
    assert (outcome.phase, outcome.quacks) == ("move", (1,))


# --- V6b ---------------------------------------------------------------------------------------------------


def test_v6b__single_stack_between_give_and_place__ends_nothing(grid_of):
    pair = grid_of((0, 0, [1]), (0, 1, [12]))
    state, _ = played(opened("max", pair, pair), "0,0!", "0,1!")
    assert ([len(grid) for grid in state.grids], state.ended_by) == ([1, 1], None)
    state, _ = played(state, "@0,0", "@0,1")
    assert ([len(grid) for grid in state.grids], state.ended_by) == ([2, 2], None)


def test_v6b__two_stacks__either_can_be_given(grid_of):
    pair = grid_of((0, 0, [1]), (0, 1, [12]))
    assert [str(move) for move in moves_of(opened("max", pair, pair), 0)] == ["0,0!", "0,1!"]


def test_v6b__only_stack__is_never_given(grid_of):
    assert lowest_cells(grid_of((0, 0, [1]))) == ()


# --- V6c ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [(), (7,)])
def test_v6c__repeat_as_first_card_or_after_a_discard__is_a_low_blow(two, discards):
    state = RoundState(rules_of(), (*discards, "repeat"), two)
    for _card in discards:
        state, outcome = resolve(draw(state, keep), {})
        assert outcome.discarded
    assert draw(state, keep).open.phase == "give"


# --- V6d ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tops", "given"), [([4, 2, 9], [2, 4]), ([2, 2, 9], [2, 2]), ([2, 4, 4, 9], [2, 4, 4]), ([3, 3, 3], [3, 3, 3])]
)
def test_v6d__stacks_not_above_the_second_lowest__may_be_given(grid_of, tops, given):
    grid = grid_of(*((0, col, [11, top]) for col, top in enumerate(tops)))
    assert sorted(grid[cell][-1] for cell in lowest_cells(grid)) == given


def test_v6d__higher_stack__may_not_be_given(two):
    with pytest.raises(IllegalMove) as caught:
        played(opened("max", *two), "1,0!", "0,0!")
    assert (caught.value.reason, caught.value.seat) == ("not_among_the_lowest", 0)
    assert caught.value.legal_moves == (parse_move("0,0!"), parse_move("0,1!"))


# --- V6e ---------------------------------------------------------------------------------------------------


def test_v6e__cell_that_the_gift_left__is_allowed(placing):
    assert parse_move("@0,1") in moves_of(placing, 1)
    assert parse_move("@0,0") in moves_of(placing, 0)


def test_v6e__cell_beside_nothing_but_the_given_stack__is_not_allowed(grid_of):
    grid = grid_of((0, 0, [1]), (0, 2, [5]), (0, 3, [9]))
    state, _ = played(opened("max", grid, grid), "0,0!", "0,0!")
    assert parse_move("@0,-1") not in moves_of(state, 0)
    with pytest.raises(IllegalMove) as caught:
        played(state, "@0,-1", "@0,1")
    assert caught.value.reason == "no_neighbour"


@pytest.mark.parametrize(
    ("text", "reason"), [("@0,1", "target_occupied"), ("@2,1", "diagonal"), ("@7,7", "no_neighbour")]
)
def test_v6e__cells_against_t5__are_refused(placing, text, reason):
    with pytest.raises(IllegalMove) as caught:
        played(placing, text, "@-1,0")
    assert caught.value.reason == reason


# --- V6f ---------------------------------------------------------------------------------------------------


def test_v6f__constraints__limit_no_gift(grid_of):
    grid = grid_of((0, 0, [1]), (0, 1, [2]), (0, 2, [9]))
    assert [str(move) for move in moves_of(opened("max", grid, grid, names=["constraints"]), 0)] == ["0,0!", "0,1!"]


# --- V6g ---------------------------------------------------------------------------------------------------


def test_v6g__gifts__show_while_they_are_placed(placing, two):
    assert observe(opened("max", *two), 1).received == ()
    assert observe(placing, None).received == (VisibleGift(4, 2, 1), VisibleGift(2, 1, 0))


def test_v6g__placed_stack__shows_whose_card_is_visible(placing):
    state, _ = played(placing, "@1,1", "@-1,0")
    seen = observe(state, None)
    assert VisibleStack(1, 1, 4, 2, owner=1) in seen.grids[0]
    assert VisibleStack(0, 1, 5, 1, owner=0) in seen.grids[0]


def test_v6g__stack_that_covers__keeps_its_family(placing):
    state, _ = played(placing, "@1,1", "@-1,0")
    state = draw(RoundState(rules_of(), (4,), state.grids), keep)
    state, _ = resolve(state, {0: parse_move("1,1x0,1")})
    assert state.grids[0].guests == {(0, 1): 1}
    state = draw(RoundState(rules_of(), (9,), state.grids), keep)
    state, _ = resolve(state, {0: parse_move("1,0>0,2")})
    assert state.grids[0].guests == {(0, 1): 1}


def test_v6g__covered_guest__no_longer_shows(grid_of):
    grid = Grid({Cell(0, 0): (3,), Cell(0, 1): (5,), Cell(0, 2): (6,)}, {Cell(0, 0): 1})
    state, _ = resolve(opened(5, grid, grid_of((0, 0, [1]), (0, 1, [2]))), {0: parse_move("0,1x0,0")})
    assert state.grids[0].guests == {}


def test_v6g__gift_that_comes_home__is_no_guest(placing):
    state, _ = played(placing, "@1,1", "@-1,0")
    state = draw(RoundState(rules_of(), ("max",), state.grids), keep)
    state, _ = played(state, "1,1!", "-1,0!")
    assert [gift.owner for gift in state.received] == [0, 1]
    state, _ = played(state, "@1,1", "@-1,0")
    assert [grid.guests for grid in state.grids] == [{}, {}]


def test_v6g__grid_with_a_guest__reads_back_from_json():
    grid = Grid({Cell(0, 0): (3,), Cell(0, 1): (5,)}, {Cell(0, 0): 4})
    assert grid_to_json(grid) == [[0, 0, [3], 4], [0, 1, [5]]]
    assert grid_from_json(grid_to_json(grid)) == grid != Grid(dict(grid))
    assert hash(grid_from_json(grid_to_json(grid))) == hash(grid)


def test_v6g__guest_where_no_stack_stands__is_refused():
    with pytest.raises(BadGrid):
        Grid({Cell(0, 0): (3,)}, {Cell(0, 1): 4})
    with pytest.raises(BadGrid):
        grid_from_json([[0, 0, [3], True]])


# --- V6h ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["0,1!", "@-3,4", "-12,0!"])
def test_v6h__notation_of_gifts__reads_back(text):
    assert str(parse_move(text)) == text


@pytest.mark.parametrize("text", ["0,1!0,2", "!0,1", "0,1@0,2", "0,1@", "0,1x", "x0,1", "!", "0,1", ""])
def test_v6h__cell_too_many_or_too_few__is_no_notation(text):
    with pytest.raises(UnknownMove):
        parse_move(text)


def test_v6h__json__has_null_for_the_cell_of_the_other_grid():
    assert move_to_json(parse_move("0,1!")) == {"action": "give", "from": {"row": 0, "col": 1}, "to": None}
    assert move_to_json(parse_move("@0,1")) == {"action": "place", "from": None, "to": {"row": 0, "col": 1}}


# --- V6i ---------------------------------------------------------------------------------------------------


def test_v6i__number_twice__lets_the_seat_choose_the_stack(grid_of):
    grid = grid_of((0, 0, [5]), (0, 1, [5]), (3, 3, [7]))
    moves = legal_moves(rules_of(), grid, 5)
    assert {move.source for move in moves} == {(0, 0), (0, 1)}
    assert {parse_move("0,0x0,1"), parse_move("0,1x0,0")} < set(moves)  # one copy may cover the other
    assert is_ambiguous(moves)


def test_v6i__number_once_and_gifts__are_not_ambiguous(two):
    assert not is_ambiguous(legal_moves(rules_of(), two[0], 5))
    assert not is_ambiguous(moves_of(opened("max", *two), 0))


@pytest.mark.parametrize(("card", "text"), [("max", "0,0x0,1"), ("max", "@1,1"), (2, "0,0!"), (2, "@1,1")])
def test_v6i__action_of_another_phase__is_illegal(two, card, text):
    with pytest.raises(IllegalMove) as caught:
        played(opened(card, *two), text, *(["0,0!"] if card == "max" else []))
    assert caught.value.reason == "action_of_another_phase"


# --- bots and orders ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("names", [(), ("competition",), ("constraints", "pressure")])
def test_v6__bots__play_rounds_to_their_end(level, names):
    rng, rules = random.Random(len(names)), rules_of(*names)

    def shuffled(number, cards):
        return tuple(rng.sample(cards, len(cards)))

    for seats in range(2, 8):
        grids = [Grid.deal(shuffled(0, DUCKS)) for _ in range(seats)]
        state = open_round(rules, shuffled(0, rules.captain_cards()), grids)
        while state.ended_by is None:
            state = next_turn(state, shuffled)
            moves = {seat: bots.choose(level, observe(state, seat), rng) for seat in seats_asked(state)}
            state, _ = resolve(state, moves)


@pytest.mark.parametrize(("names", "given"), [([], {"0,0!", "0,1!"}), (["competition"], {"0,1!"})])
def test_v6__steady_bot__gives_what_its_scoring_counts_most(grid_of, names, given):
    """An 8 and a 9: both have 3 splashes, only the numbers tell them apart."""
    grid = grid_of((0, 0, [8]), (0, 1, [9]), (1, 0, [12]), (1, 1, [11]))
    seen = observe(opened("max", grid, grid, names=names), 0)
    assert {str(bots.choose("steady", seen, random.Random(seed))) for seed in range(30)} == given


def test_v6__steady_bot__places_where_most_stacks_meet(grid_of):
    grid = grid_of((0, 0, [8]), (0, 1, [2]), (1, 0, [12]), (1, 1, [1]), (1, 2, [7]))
    state, _ = played(opened("max", grid, grid), "0,1!", "0,1!")
    seen = {str(bots.choose("steady", observe(state, 0), random.Random(seed))) for seed in range(20)}
    assert seen == {"@0,1"}


@pytest.mark.parametrize("phase", ["give", "place"])
def test_v6__seen_before_the_card__is_what_orders_can_be_asked_with(two, phase):
    state = RoundState(rules_of(), (), two)
    seen = observe_if_called(state, 0, [phase])[phase]
    assert {move.action for move in seen.legal_moves} == {phase}
    assert bots.choose("steady", seen, random.Random(1)) in seen.legal_moves


# --- records -----------------------------------------------------------------------------------------------


@pytest.fixture
def record():
    """A golden record with low blows, and where its first is: (document, path, index)."""
    document = json.loads((Path(__file__).parent / "golden" / "2-seats-ss-201.json").read_text())
    at = next(at for at, turn in enumerate(document["rounds"][0]["turns"]) if turn["phase"] == "give")
    return document, f"rounds[0].turns[{at}]", document["rounds"][0]["turns"][at]


def test_v6h__record__has_null_for_the_cell_of_the_other_grid(record):
    document, path, give = record
    place = document["rounds"][0]["turns"][int(path[len("rounds[0].turns[") : -1]) + 1]
    assert [move["to"] for move in give["moves"]] == [move["from"] for move in place["moves"]] == [None, None]


@pytest.mark.parametrize("phase", ["move", "place", None])
def test_v6a__record_with_another_phase__is_refused_by_name(record, phase):
    document, path, give = record
    give.pop("phase")
    if phase:
        give["phase"] = phase
    with pytest.raises(RecordMismatch) as caught:
        replay(document)
    assert (caught.value.path, caught.value.expected) == (f"{path}.phase", "give")


def test_v6d__record_with_a_higher_gift__is_refused_by_name(record):
    document, path, give = record
    give["moves"][1]["from"] = {"row": 7, "col": 7}
    with pytest.raises(RecordMismatch) as caught:
        replay(document)
    assert caught.value.path == f"{path}.moves[1].from"
    assert caught.value.expected == "a legal move for the phase give"


def test_v6a__record_with_the_action_of_another_phase__is_refused_by_name(record):
    document, path, give = record
    give["moves"][0] |= {"action": "place", "from": None, "to": {"row": 0, "col": 0}}
    with pytest.raises(RecordMismatch) as caught:
        replay(document)
    assert caught.value.path == f"{path}.moves[0].action"


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("phase", {"phase": "take"}),
        ("moves[0].from", {"moves": [{"seat": 0, "action": "give", "from": None, "to": None, "origin": "bot"}]}),
        ("moves[0].to", {"moves": [{"seat": 0, "action": "give", "from": {"row": 0, "col": 0}, "origin": "bot"}]}),
        ("moves[0].from", {"moves": [{"seat": 0, "action": "place", "from": {}, "to": None, "origin": "bot"}]}),
    ],
)
def test_v6h__record_with_cells_that_its_actions_do_not_have__is_malformed(record, name, change):
    document, path, give = record
    give |= change
    with pytest.raises(RecordMalformed) as caught:
        replay(document)
    assert caught.value.path == f"{path}.{name}"


def test_v6__low_blows_in_version_2__are_malformed(record):
    document, _, _ = record
    document["rules_version"] = 2
    with pytest.raises(RecordMalformed) as caught:
        replay(document)
    assert caught.value.path == "rounds[0].rules[0]"
