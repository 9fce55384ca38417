"""A finished game looked at again: splashes, chances, luck, and what `sharp` would have played."""

import json
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from games.bots import choose, sharp
from games.bots.review import LEAST, ReviewedMove, ReviewedTurn, draws, review, review_round, turning_points
from games.rules.cards import DUCKS, SPLASHES
from games.rules.grid import Grid
from games.rules.moves import parse_move
from games.rules.observation import observe
from games.rules.record import RecordMismatch, ReplayedRound, ReplayedTurn, replay
from games.rules.scoring import score_round
from games.rules.state import draw, next_turn, open_round, resolve, seats_asked
from games.rules.variations import round_rules

FOLDER = Path(__file__).parent / "golden"
PLAIN, CONSTRAINED, LOW_BLOWS = "2-seats-ss-0", "3-seats-sss-103", "3-seats-sss-203"


def record(name):
    return json.loads((FOLDER / f"{name}.json").read_text())


@pytest.fixture(scope="module")
def reviewed():
    """Records with what is found in them."""
    found = {name: record(name) for name in (PLAIN, CONSTRAINED, LOW_BLOWS)}
    return {name: (document, review(document)) for name, document in found.items()}


def played_by(levels, *, names=(), seed=1, totals=()):
    """A round of bots, as a replay has it."""
    rng = random.Random(seed)

    def shuffled(number, cards):
        return rng.sample(list(cards), len(cards))

    rules = round_rules(names)
    grids = [Grid.deal(shuffled(0, DUCKS)) for _ in levels]
    state = opened = open_round(rules, shuffled(0, rules.captain_cards()), grids, (), totals)
    turns = []
    while state.ended_by is None:
        state = next_turn(state, shuffled)
        moves = {seat: choose(levels[seat], observe(state, seat), rng) for seat in seats_asked(state)}
        state, outcome = resolve(state, moves)
        turns.append(ReplayedTurn(len(turns) + 1, outcome, state))
    return ReplayedRound(opened, tuple(turns), score_round(rules, state.grids), state.ended_by)


def turns_of(levels, **more):
    return list(review_round(played_by(levels, **more), 1, (0,) * len(levels)))


@pytest.mark.parametrize("name", [PLAIN, CONSTRAINED, LOW_BLOWS])
def test_splashes__at_the_end_of_each_round__are_the_totals_of_the_record(reviewed, name):
    document, found = reviewed[name]
    last = {turn.round: turn.splashes for turn in found.turns}
    total = [0] * len(document["seats"])
    for entry in document["rounds"]:
        total = [sum(both) for both in zip(total, entry["scores"], strict=True)]
        assert list(last[entry["number"]]) == total
    assert [turn.number for turn in found.turns] == list(range(1, len(found.turns) + 1))


def test_splashes__of_each_turn__are_those_of_the_visible_cards(reviewed):
    """Played again by hand: a stack is its top card, and a cover hides another one."""
    document, found = reviewed[PLAIN]
    shown = iter(found.turns)
    for entry in document["rounds"]:
        before = [sum(each["scores"][seat] for each in document["rounds"][: entry["number"] - 1]) for seat in (0, 1)]
        ponds = [{(at // 4, at % 4): card for at, card in enumerate(cards)} for cards in entry["grids"]]
        for turn in entry["turns"]:
            for move in turn["moves"]:
                source, target = ((move[end]["row"], move[end]["col"]) for end in ("from", "to"))
                ponds[move["seat"]][target] = ponds[move["seat"]].pop(source)
            scores = [sum(SPLASHES[card] for card in pond.values()) * (1 if len(pond) > 1 else -1) for pond in ponds]
            assert list(next(shown).splashes) == [total + score for total, score in zip(before, scores, strict=True)]


def test_splashes__between_give_and_place__count_what_is_on_its_way(reviewed):
    """Nothing ends there, so that a single stack is no score (V6b): what is placed shows as much as before it lay."""
    document, found = reviewed[LOW_BLOWS]
    turns = {turn["number"]: turn for entry in document["rounds"] for turn in entry["turns"]}
    blows = [(give, place) for give, place in pairwise(found.turns) if turns[place.number]["phase"] == "place"]
    assert len(blows) >= 5
    assert all(give.splashes == place.splashes for give, place in blows)


def test_chances__of_each_turn__are_the_share_of_the_deck_that_calls(reviewed):
    """Counted by hand: the cards that are left, and the numbers that a seat shows."""
    document, found = reviewed[PLAIN]
    rounds = replay(document).rounds
    turns = iter(found.turns)
    for entry, played in zip(document["rounds"], rounds, strict=True):
        anew = {each["before_turn"]: each["deck"] for each in entry["reshuffles"]}
        deck, grids, last = list(entry["deck"]), played.opened.grids, None
        for turn, after in zip(entry["turns"], played.turns, strict=True):
            deck = list(anew.get(turn["number"], deck))
            calls = [last if card == "repeat" else card for card in deck]
            expected = []
            for grid in grids:
                tops = {stack[-1] for stack in grid.values()}
                expected.append(sum(call == "max" or call in tops for call in calls) / len(deck))
            assert next(turns).chances == pytest.approx(expected, abs=0.0051)
            grids, last = after.after.grids, None if turn["discarded"] else turn["call"]
            deck.pop(0)


@pytest.mark.parametrize("names", [[], ["competition", "constraints"], ["low_blows", "pressure"]])
def test_luck__over_all_cards_that_could_have_come__is_nothing(names):
    played = played_by(["sharp", "easy"], names=names)
    for turn in played.turns[4:20:5]:
        state = turn.after
        if state.received or state.ended_by:
            continue
        pool = state.draw_deck or state.captain_pile
        luck = [draws(state, draw(replace(state, draw_deck=(card,)), lambda _n, pile: pile))[1] for card in pool]
        assert [sum(values) for values in zip(*luck, strict=True)] == pytest.approx([0, 0], abs=0.005 * len(pool))
        assert any(value for values in luck for value in values)


def test_luck__of_seats_with_the_same_grid__is_the_same(position, first_grid):
    state = position(first_grid, first_grid, deck=[7, 3, *DUCKS])
    chances, luck = draws(state, draw(state, lambda _n, pile: pile))
    assert (chances, luck[0]) == ((1.0, 1.0), luck[1])


def test_luck__without_a_draw__is_none(reviewed):
    document, found = reviewed[LOW_BLOWS]
    placed = {turn["number"] for entry in document["rounds"] for turn in entry["turns"] if turn["phase"] == "place"}
    assert {(*turn.chances, *turn.luck) for turn in found.turns if turn.number in placed} == {(0.0,) * 6}


@pytest.mark.parametrize("names", [[], ["competition"], ["constraints", "low_blows"]])
def test_moves__of_sharp_itself__lose_nothing_and_agree(names):
    moves = [move for turn in turns_of(["sharp", "steady"], names=names) for move in turn.moves]
    sharps = [move for move in moves if move.seat == 0]
    assert len(sharps) >= 8
    assert {(move.agrees, move.loss) for move in sharps} == {(True, 0.0)}
    assert sum(move.loss for move in moves if move.seat == 1) > 0


def test_moves__of_sharp_in_the_last_round__are_judged_with_the_totals():
    totals = (0, 15)
    played = played_by(["sharp", "steady"], seed=2, totals=totals)
    lost = {}
    for number in (2, 3):
        moves = [move for turn in review_round(played, number, totals) for move in turn.moves if move.seat == 0]
        lost[number] = sum(move.loss for move in moves)
    assert lost[3] == 0 < lost[2]


def test_moves__that_sharp_values_less__lose_the_difference_of_its_weights():
    """Each loss from the weights of all legal moves, looked at one by one."""
    played = played_by(["easy", "easy"])
    state, differences = played.opened, []
    for turn in played.turns:
        card, deck = turn.outcome.card, turn.after.draw_deck
        opened = next_turn(state, lambda _n, _pile, cards=(card, *deck): cards)
        for seat, move in turn.outcome.moves:
            seen = observe(opened, seat)
            least = min(sharp.weights(seen).values())
            differences.append(max(sharp.weights(seen, seen.legal_moves)[move] - least, 0.0))
        state = turn.after
    losses = [move.loss for turn in review_round(played, 1, (0, 0)) for move in turn.moves]
    assert losses == pytest.approx(differences, abs=0.0051)
    assert sum(losses) > 5


def test_moves__where_numbers_count__lose_points_of_that_score():
    """The same play in numbers: the weights are in splashes, of which a point is a fraction (V1)."""
    assert sharp.scale_of(round_rules([])) == 1
    assert sharp.scale_of(round_rules(["competition"])) == pytest.approx(30 / 78)
    turns = turns_of(["easy", "easy"], names=["competition"])
    assert max(move.loss for turn in turns for move in turn.moves) > 4


def test_moves__are_judged_by_what_the_seat_saw():
    """Other covered cards, another order of the deck: the same judgement (H1, H3)."""
    played = played_by(["easy", "steady"])
    state = next_turn(played.turns[9].after, lambda _n, pile: pile)
    seat = seats_asked(state)[0]
    secret = [Grid({cell: (*reversed(stack[:-1]), stack[-1]) for cell, stack in grid.items()}) for grid in state.grids]
    other = replace(state, grids=tuple(secret), draw_deck=tuple(reversed(state.draw_deck)))
    assert other != state
    for move in observe(state, seat).legal_moves:
        assert sharp.judge(observe(other, seat), move) == sharp.judge(observe(state, seat), move)


@pytest.mark.parametrize("name", [PLAIN, CONSTRAINED, LOW_BLOWS])
def test_seats__are_the_sums_over_their_turns(reviewed, name):
    document, found = reviewed[name]
    recorded = [turn for entry in document["rounds"] for turn in entry["turns"]]
    for seat, row in enumerate(found.seats):
        own = [move for turn in recorded for move in turn["moves"] if move["seat"] == seat]
        judged = [move for turn in found.turns for move in turn.moves if move.seat == seat]
        assert row.moves == len(own) == len(judged)
        assert row.called == sum(move["action"] in ("cover", "duck") for move in own)
        assert row.agreed == sum(move.played == move.best for move in judged)
        assert row.lost == pytest.approx(sum(move.loss for move in judged))
        assert row.luck == pytest.approx(sum(turn.luck[seat] for turn in found.turns))
        assert row.expected == pytest.approx(sum(turn.chances[seat] for turn in found.turns))


def one_turn(number, *, luck=(0.0, 0.0), losses=(0.0, 0.0)):
    move = parse_move("0,0x0,1")
    moves = tuple(ReviewedMove(seat, move, move, loss) for seat, loss in enumerate(losses))
    return ReviewedTurn(number, 1, (30, 30), (0, 1), (0.5, 0.5), luck, moves)


def test_turning_points__are_the_greatest_changes_in_their_order():
    turns = [one_turn(number, luck=(0.5 + number, -0.9)) for number in range(1, 8)]
    turns.append(one_turn(8, losses=(0.0, LEAST), luck=(0.0, -9.0)))
    found = [(point.turn, point.seat, point.kind, point.value) for point in turning_points(turns)]
    assert found == [(number, 0, "lucky", 0.5 + number) for number in range(3, 8)] + [(8, 1, "unlucky", -9.0)]


def test_turning_points__mistakes__count_as_what_they_lost():
    turns = [one_turn(4, losses=(LEAST, LEAST - 0.01))]
    assert [(point.turn, point.seat, point.kind, point.value) for point in turning_points(turns)] == [
        (4, 0, "mistake", -LEAST)
    ]


def test_review__record_that_the_rules_do_not_make__is_refused():
    document = record(PLAIN)
    document["rounds"][1]["scores"][0] += 1
    with pytest.raises(RecordMismatch):
        review(document)
