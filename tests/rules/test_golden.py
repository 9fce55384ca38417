"""The golden records: whole games that must come out the same for as long as this version of the rules is played."""

import json
import runpy
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from games.rules.record import replay, verify
from games.rules.variations import BY_VERSION

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.json"))
RECORDS = [json.loads(path.read_text()) for path in GOLDEN]
ROUNDS = [entry for record in RECORDS for entry in record["rounds"]]
MAKER = runpy.run_path(str(HERE / "make_golden.py"))


def first_turns_after_a_reshuffle():
    """(the turn before, the first turn of the new deck) of every reshuffle."""
    for entry in ROUNDS:
        turns = {turn["number"]: turn for turn in entry["turns"]}
        for reshuffle in entry["reshuffles"]:
            number = reshuffle["before_turn"]
            yield turns[number - 1], turns[number]


def test_verify__golden_record__is_verified(golden):
    assert verify(golden) is None


def test_replay__golden_record__gives_its_scores_and_ends(golden):
    played = replay(golden).rounds
    assert [list(each.score.scores) for each in played] == [entry["scores"] for entry in golden["rounds"]]
    assert [each.ended_by for each in played] == [entry["ended_by"] for entry in golden["rounds"]]


def test_replay__golden_record__gives_its_result(golden):
    result = replay(golden).result
    assert (list(result.winners) if result else None) == (golden["result"] and golden["result"]["winners"])


def test_s4_replay__another_captain__changes_nothing(golden):
    other = {**golden, "captain_seat": (golden["captain_seat"] + 1) % len(golden["seats"])}
    assert replay(other) == replay(golden)


@pytest.mark.parametrize("game", MAKER["GAMES"], ids=lambda game: game.name)
def test_make_golden__same_seeds__writes_the_same_bytes(game):
    """Fails on purpose when the rules or the bots change: then look at what changed before writing anew."""
    assert (HERE / "golden" / f"{game.name}.json").read_text() == MAKER["written"](game)


def test_golden__files__are_those_that_the_script_writes():
    assert [path.stem for path in GOLDEN] == sorted(game.name for game in MAKER["GAMES"])


def test_golden__games__cover_2_to_7_seats_and_both_bots():
    assert sorted({len(record["seats"]) for record in RECORDS}) == [2, 3, 4, 5, 6, 7]
    assert {seat["bot"] for record in RECORDS for seat in record["seats"]} == {None, "easy", "steady"}
    assert len(RECORDS) == 35


def test_golden__rounds__cover_every_variation_every_pair_and_all_together():
    played = {frozenset(entry["rules"]) for entry in ROUNDS}
    names = BY_VERSION[max(BY_VERSION)]
    wanted = [*combinations(names, 1), *combinations(names, 2), names]
    assert {frozenset(names) for names in wanted} <= played


def test_golden__rounds__end_in_both_ways_and_reshuffle():
    assert sorted(Counter(entry["ended_by"] for entry in ROUNDS)) == ["discards", "single_stack"]
    assert len([entry for entry in ROUNDS if entry["reshuffles"]]) > 20


def test_golden__player_seeds__are_given_in_some_rounds_and_not_in_others():
    assert {any(entry["player_seeds"]) for entry in ROUNDS} == {True, False}


def test_q5_golden__repeat_right_after_a_reshuffle__calls_what_was_called_before():
    repeats = [pair for pair in first_turns_after_a_reshuffle() if pair[1]["card"] == "repeat"]
    played = [(before["call"], turn["call"]) for before, turn in repeats if not before["discarded"]]
    assert len(played) >= 4
    assert [call for _, call in played] == [call for call, _ in played]


def test_q6_golden__repeat_after_repeat__calls_the_same_again():
    pairs = [(b, t) for b, t in first_turns_after_a_reshuffle() if b["card"] == t["card"] == "repeat"]
    assert [t["call"] == b["call"] is not None for b, t in pairs if not b["discarded"]] == [True, True]


def test_v6a_golden__low_blow__is_two_turns_of_one_card():
    for entry in ROUNDS:
        gives = [at for at, turn in enumerate(entry["turns"]) if turn.get("phase") == "give"]
        assert bool(gives) == any(turn["card"] in ("max", "repeat") for turn in entry["turns"]) or (
            "low_blows" not in entry["rules"]
        )
        for at in gives:
            give, place = entry["turns"][at : at + 2]
            assert (place["phase"], place["card"]) == ("place", give["card"])
            assert [turn["call"] for turn in (give, place)] == [None, None]
            assert [turn["discarded"] or turn["quacks"] for turn in (give, place)] == [[], []]


def test_v6i_golden__seat_with_a_number_twice__has_moved_one_of_them():
    """Some call in the golden records finds two stacks with its number in a grid."""
    found = 0
    for path in GOLDEN:
        for round_ in replay(json.loads(path.read_text())).rounds:
            befores = [round_.turns[0].after, *(turn.after for turn in round_.turns)]
            for before, turn in zip(befores, round_.turns, strict=False):
                if turn.outcome.phase == "move":
                    found += sum(
                        len([stack for stack in before.grids[seat].values() if stack[-1] == turn.outcome.call]) > 1
                        for seat, _move in turn.outcome.moves
                    )
    assert found > 0
