"""Records that were tampered with, and documents that are none: the path of the first difference is named."""

import contextlib
import copy
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.rules.record import RecordMismatch, compare, replay, replay_round, verify
from games.rules.record_format import RecordMalformed

FOLDER = Path(__file__).parent / "golden"
GAME = json.loads((FOLDER / "2-seats-se-1.json").read_text())
RUNNING = json.loads((FOLDER / "4-seats-ssss-2.json").read_text())
FIRST = GAME["rounds"][0]


def changed(path, value, document=GAME):
    """The document with the value at a path like rounds[0].deck[3] replaced; a function gets what is there."""
    document = copy.deepcopy(document)
    at, keys = document, path.replace("]", "").replace("[", ".").split(".")
    keys = [int(key) if key.isdigit() else key for key in keys]
    for key in keys[:-1]:
        at = at[key]
    at[keys[-1]] = value(at[keys[-1]]) if callable(value) else value
    return document


def mismatch(document, check=verify):
    with pytest.raises(RecordMismatch) as caught:
        check(document)
    return caught.value


def malformed(document):
    with pytest.raises(RecordMalformed) as caught:
        verify(document)
    return caught.value.path


def flip(text):
    """Hexadecimal digits with the first one changed."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def swap(cards):
    """The first card changes places with the first that differs from it."""
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    cards = list(cards)
    cards[0], cards[other] = cards[other], cards[0]
    return cards


TAMPERED = [
    ("game", "8723e587-e369-43f7-8f3e-da02de40da4b", "rounds[0].commitment"),
    ("rounds[0].commitment", flip, "rounds[0].commitment"),
    ("rounds[1].server_seed", flip, "rounds[1].commitment"),
    ("rounds[0].entropy", flip, "rounds[0].entropy"),
    ("rounds[0].player_seeds[1]", "00" * 16, "rounds[0].entropy"),
    ("rounds[0].removed", [4], "rounds[0].removed[0]"),
    ("rounds[2].deck", swap, "rounds[2].deck[0]"),
    ("rounds[1].grids[1]", swap, "rounds[1].grids[1][0]"),
    ("rounds[1].number", 3, "rounds[1].number"),
    ("rounds[1].turns[0].number", 1, "rounds[1].turns[0].number"),
    ("rounds[0].turns[3].card", "repeat", "rounds[0].turns[3].card"),
    ("rounds[0].turns[3].call", None, "rounds[0].turns[3].call"),
    ("rounds[0].turns[3].discarded", lambda flag: not flag, "rounds[0].turns[3].discarded"),
    ("rounds[0].turns[3].quacks", lambda quacks: [*quacks, 1], "rounds[0].turns[3].quacks[0]"),
    ("rounds[0].turns[3].moves", [], "rounds[0].turns[3].moves[0]"),
    ("rounds[0].turns[3].moves", lambda moves: moves[:1], "rounds[0].turns[3].moves[1]"),
    ("rounds[0].turns[3].moves", lambda moves: [*moves, moves[0]], "rounds[0].turns[3].moves[2]"),
    ("rounds[0].turns[3].moves", lambda moves: moves[::-1], "rounds[0].turns[3].moves[0].seat"),
    ("rounds[0].turns[3].moves[0].seat", 5, "rounds[0].turns[3].moves[0].seat"),
    ("rounds[0].turns[3].moves[1].from", {"row": 9, "col": 9}, "rounds[0].turns[3].moves[1].from"),
    ("rounds[0].turns[3].moves[1].to", {"row": 9, "col": 9}, "rounds[0].turns[3].moves[1].to"),
    ("rounds[0].turns", lambda turns: turns[:-1], "rounds[0].turns[43]"),
    ("rounds[0].turns", lambda turns: [*turns, turns[-1]], "rounds[0].turns[44]"),
    ("rounds[0].reshuffles[0].deck", swap, "rounds[0].reshuffles[0].deck[0]"),
    ("rounds[0].reshuffles[0].before_turn", 1, "rounds[0].reshuffles[0].before_turn"),
    ("rounds[0].reshuffles", [], "rounds[0].reshuffles[0]"),
    ("rounds[2].reshuffles", [{"before_turn": 80, "deck": [1]}], "rounds[2].reshuffles[0]"),
    ("rounds[0].scores[1]", 0, "rounds[0].scores[1]"),
    ("rounds[0].scores", lambda scores: scores[:1], "rounds[0].scores[1]"),
    ("rounds[2].visible_cards[0]", 7, "rounds[2].visible_cards[0]"),
    ("rounds[0].ended_by", "discards", "rounds[0].ended_by"),
    ("result", None, "result"),
    ("result.winners", [1], "result.winners[0]"),
    ("result.winners", lambda winners: [*winners, "nothing"], "result.winners[1]"),
    ("result.ranking[0].total", float, "result.ranking[0].total"),
    ("result.ranking[1].rank", 1, "result.ranking[1].rank"),
    ("rounds", lambda rounds: rounds[:2], "result"),
]


def test_verify__record_used_here__is_verified():
    assert (verify(GAME), verify(RUNNING)) == (None, None)


@pytest.mark.parametrize(("path", "value", "named"), TAMPERED)
def test_verify__tampered__names_the_first_difference(path, value, named):
    assert mismatch(changed(path, value)).path == named


def test_verify__cover_recorded_as_duck__names_the_action():
    turn, move = next(
        (turn, move)
        for turn, entry in enumerate(FIRST["turns"])
        for move, each in enumerate(entry["moves"])
        if each["action"] == "cover"
    )
    path = f"rounds[0].turns[{turn}].moves[{move}].action"
    assert mismatch(changed(path, "duck")).path == path


def test_verify__difference__shows_what_was_expected_and_found():
    error = mismatch(changed("rounds[0].scores[1]", 99))
    assert (error.expected, error.found) == (FIRST["scores"][1], 99)
    assert str(error) == f"rounds[0].scores[1]: expected {FIRST['scores'][1]}, found 99"


def test_verify__result_of_a_game_that_runs__must_be_null():
    assert mismatch(changed("result", {"winners": [0], "ranking": []}, RUNNING)).path == "result"


def test_verify__fields_that_the_format_does_not_name__are_left_alone():
    assert verify(changed("result.ranking[0]", lambda entry: {**entry, "resigned": True})) is None
    assert verify({**GAME, "note": 1}) is None


def test_verify__no_round_has_ended__is_verified():
    assert verify({**GAME, "rounds": [], "result": None}) is None


@pytest.mark.parametrize(
    ("path", "value", "named"), [case for case in TAMPERED if "turns" in case[0] or "scores" in case[0]]
)
def test_replay__tampered_turn_or_score__names_the_first_difference(path, value, named):
    assert mismatch(changed(path, value), replay).path == named


@pytest.mark.parametrize("number", [1, 2, 3])
def test_replay_round__with_or_without_the_others__is_that_of_the_whole_game(number):
    alone = {**GAME, "rounds": [GAME["rounds"][number - 1]]}
    assert replay_round(GAME, number) == replay_round(alone, number) == replay(GAME).rounds[number - 1]


@pytest.mark.parametrize("path", ["rounds[0].commitment", "rounds[0].entropy", "rounds[0].server_seed"])
def test_replay__seeds__are_not_looked_at(path):
    assert replay(changed(path, flip)) == replay(GAME)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("rounds[0].deck", lambda deck: deck[1:], "rounds[0].deck"),
        ("rounds[0].reshuffles", [], "rounds[0].reshuffles[0]"),
        ("rounds[0].reshuffles[0].deck", lambda deck: deck[1:], "rounds[0].reshuffles[0].deck"),
        ("rounds[0].reshuffles[0].before_turn", 1, "rounds[0].reshuffles[0].before_turn"),
    ],
)
def test_replay__cards_that_cannot_be__are_named(path, value, named):
    assert mismatch(changed(path, value), replay).path == named


MALFORMED = [
    ("format", "duckcover-record/2", "format"),
    ("game", "x", "game"),
    ("game", "{8723e587-e369-43f7-8f3e-da02de40da4a}", "game"),
    ("captain_seat", 2, "captain_seat"),
    ("captain_seat", True, "captain_seat"),
    ("seats", [], "seats"),
    ("seats[1].index", 0, "seats[1].index"),
    ("seats[1].family", GAME["seats"][0]["family"], "seats[1].family"),
    ("seats[1].family", "geese", "seats[1].family"),
    ("rounds", {}, "rounds"),
    ("rounds", lambda rounds: [*rounds, rounds[0]], "rounds[3]"),
    ("rounds[1]", None, "rounds[1]"),
    ("rounds[0].rules", ["competition"], "rounds[0].rules[0]"),
    ("rounds[0].rules", [[]], "rounds[0].rules[0]"),
    ("rounds[0].server_seed", "00", "rounds[0].server_seed"),
    ("rounds[0].server_seed", "zz" * 32, "rounds[0].server_seed"),
    ("rounds[0].server_seed", "AA" * 32, "rounds[0].server_seed"),
    ("rounds[0].player_seeds", [""], "rounds[0].player_seeds"),
    ("rounds[0].player_seeds[1]", "00", "rounds[0].player_seeds[1]"),
    ("rounds[0].player_seeds[1]", None, "rounds[0].player_seeds[1]"),
    ("rounds[0].deck[2]", 13, "rounds[0].deck[2]"),
    ("rounds[0].deck[2]", {}, "rounds[0].deck[2]"),
    ("rounds[0].grids[0][0]", 13, "rounds[0].grids[0]"),
    ("rounds[0].grids", [[]], "rounds[0].grids"),
    ("rounds[0].scores[0]", "4", "rounds[0].scores[0]"),
    ("rounds[0].visible_cards", None, "rounds[0].visible_cards"),
    ("rounds[0].turns[1].card", "min", "rounds[0].turns[1].card"),
    ("rounds[0].turns[1].call", 1.5, "rounds[0].turns[1].call"),
    ("rounds[0].turns[1].discarded", 0, "rounds[0].turns[1].discarded"),
    ("rounds[0].turns[1].quacks", [None], "rounds[0].turns[1].quacks[0]"),
    ("rounds[0].turns[1].moves[0].action", "quack", "rounds[0].turns[1].moves[0].action"),
    ("rounds[0].turns[1].moves[0].origin", "dog", "rounds[0].turns[1].moves[0].origin"),
    ("rounds[0].turns[1].moves[0].to.row", "0", "rounds[0].turns[1].moves[0].to.row"),
    ("rounds[0].turns[1].moves[0].from", [0, 1], "rounds[0].turns[1].moves[0].from"),
    ("rounds[0].reshuffles[0].before_turn", None, "rounds[0].reshuffles[0].before_turn"),
    ("result", [], "result"),
    ("rules_version", 99, "rules_version"),
    ("rules_version", True, "rules_version"),
]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_verify__rules_version_that_is_played_here__is_verified(version):
    verify(changed("rules_version", version))


def test_verify__unknown_rules_version__says_what_is_played_here():
    with pytest.raises(RecordMalformed, match="version 99 of the rules is not played here, which plays 1, 2, 3"):
        verify(changed("rules_version", 99))


VARIED = json.loads((FOLDER / "3-seats-ses-106.json").read_text())


VARIED_MALFORMED = [
    ("rounds[0].rules[1]", "nonsense", "rounds[0].rules[1]"),
    ("rounds[0].rules[1]", ["madness"], "rounds[0].rules[1]"),
    ("rounds[0].rules", ["madness", "madness"], "rounds[0].rules[1]"),
    ("rounds[0].rules", ["pressure"], "rounds[0].rules[0]"),
    ("rules_version", 1, "rounds[0].rules[0]"),
]


def without(name):
    """The variations but this one."""
    return lambda names: [each for each in names if each != name]


VARIED_TAMPERED = [
    ("rounds[0].removed", swap, "rounds[0].removed[0]"),
    ("rounds[0].rules", without("surprises"), "rounds[0].removed[0]"),
    ("rounds[0].rules", without("constraints"), "rounds[0].removed[0]"),
    ("rounds[0].rules", without("competition"), "rounds[0].scores[0]"),
    ("rounds[2].rules", without("pressure"), "rounds[2].scores[0]"),
]


@pytest.mark.parametrize(("path", "value", "named"), VARIED_MALFORMED)
def test_verify__variations_that_make_no_sense__are_malformed(path, value, named):
    assert malformed(changed(path, value, VARIED)) == named


@pytest.mark.parametrize(("path", "value", "named"), VARIED_TAMPERED)
def test_verify__variations_tampered_with__names_the_first_difference(path, value, named):
    assert mismatch(changed(path, value, VARIED)).path == named


def test_replay__removed_cards_that_are_not_the_rest_of_the_deck__is_a_bad_deck():
    assert mismatch(changed("rounds[0].removed[0]", "repeat", VARIED), replay).path == "rounds[0].deck"


@pytest.mark.parametrize(("path", "value", "named"), MALFORMED)
def test_verify__malformed__names_the_place(path, value, named):
    assert malformed(changed(path, value)) == named


@pytest.mark.parametrize("name", ["format", "game", "captain_seat", "seats", "rounds", "result"])
def test_verify__field_missing__is_named(name):
    assert malformed({key: value for key, value in GAME.items() if key != name}) == name


@pytest.mark.parametrize("name", list(FIRST))
def test_verify__field_of_a_round_missing__is_named(name):
    without = {key: value for key, value in FIRST.items() if key != name}
    assert malformed(changed("rounds[0]", without)) == f"rounds[0].{name}"


@pytest.mark.parametrize("document", [None, [], "x", 1, {}])
def test_verify__no_record_at_all__is_malformed(document):
    assert malformed(document) in ("", "format")


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


def paths(value, path=""):
    """Every path of a document."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        where = f"{path}[{key}]" if isinstance(key, int) else f"{path}.{key}".lstrip(".")
        yield where
        yield from paths(inner, where)


@pytest.mark.thorough
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(list(paths({**RUNNING, "options": None}))), VALUES)
def test_verify__any_value_anywhere__is_verified_or_refused_by_name(path, value):
    """Nothing but the two errors comes out of a document, whatever is in it."""
    document = changed(path, value, {**RUNNING, "options": None})
    with contextlib.suppress(RecordMalformed, RecordMismatch):
        verify(document)


@pytest.mark.parametrize(
    ("expected", "found", "path"),
    [
        ([1], [1, 2], "at[1]"),
        ([1, 2], [1], "at[1]"),
        ({"a": 1}, {}, "at.a"),
        ({"a": [1]}, {"a": {}}, "at.a"),
        (1, True, "at"),
        (1, 1.0, "at"),
    ],
)
def test_compare__difference__is_named(expected, found, path):
    with pytest.raises(RecordMismatch) as caught:
        compare(expected, found, "at")
    assert caught.value.path == path
