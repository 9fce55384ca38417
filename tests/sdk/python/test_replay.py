"""The SDK's replayer: every golden record, and records that were tampered with."""

import contextlib
import json
from pathlib import Path

import pytest
from duckcover_sdk.differences import Difference, Malformed
from duckcover_sdk.generated.models import Record
from duckcover_sdk.replay import Verified, states, verify
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.rules.record import replay as rules_replay
from tests.rules.test_record import (
    GAME,
    RUNNING,
    TAMPERED,
    VALUES,
    VARIED,
    VARIED_MALFORMED,
    VARIED_TAMPERED,
    changed,
    paths,
)

GOLDEN = sorted((Path(__file__).parents[2] / "rules" / "golden").glob("*.json"))


@pytest.fixture(params=GOLDEN, ids=lambda path: path.stem)
def golden(request):
    return json.loads(request.param.read_text())


def test_verify__golden_record__is_verified(golden):
    turns = sum(len(entry["turns"]) for entry in golden["rounds"])
    assert verify(golden) == Verified(len(golden["rounds"]), turns)


def test_states__golden_record__are_those_of_the_rules(golden):
    """Written apart from each other, both replayers come to the same tables, turn by turn."""
    expected = [
        (
            turn.number,
            [dict(grid) for grid in turn.after.grids],
            turn.after.draw_deck,
            turn.after.captain_pile,
            turn.after.discard_area,
        )
        for played in rules_replay(golden).rounds
        for turn in played.turns
    ]
    found = [
        (state.number, list(state.grids), state.draw_deck, state.captain_pile, state.discard_area)
        for state in states(golden)
    ]
    assert found == expected


def test_verify__generated_model__is_verified_like_its_document():
    assert verify(Record.from_dict({**GAME, "rules_version": 1})) == verify(GAME)


@pytest.mark.parametrize(("path", "value", "named"), TAMPERED)
def test_verify__tampered__names_the_first_difference(path, value, named):
    with pytest.raises(Difference) as caught:
        verify(changed(path, value))
    assert caught.value.path == named


@pytest.mark.parametrize(
    ("path", "value", "named"), [case for case in TAMPERED if "turns" in case[0] or "scores" in case[0]]
)
def test_states__tampered_turn_or_score__names_the_first_difference(path, value, named):
    with pytest.raises(Difference) as caught:
        list(states(changed(path, value)))
    assert caught.value.path == named


@pytest.mark.parametrize(("path", "value", "named"), VARIED_TAMPERED)
def test_verify__variations_tampered_with__names_the_first_difference(path, value, named):
    with pytest.raises(Difference) as caught:
        verify(changed(path, value, VARIED))
    assert caught.value.path == named


@pytest.mark.parametrize(("path", "value", "named"), VARIED_MALFORMED)
def test_verify__variations_that_make_no_sense__are_malformed(path, value, named):
    with pytest.raises(Malformed) as caught:
        verify(changed(path, value, VARIED))
    assert caught.value.path == named


def test_states__seeds__are_not_looked_at():
    assert list(states(changed("rounds[0].commitment", "00" * 32))) == list(states(GAME))


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("rounds[0].deck", lambda deck: deck[1:], "rounds[0].deck"),
        ("rounds[0].reshuffles", [], "rounds[0].reshuffles[0]"),
        ("rounds[0].reshuffles[0].deck", lambda deck: deck[1:], "rounds[0].reshuffles[0].deck"),
    ],
)
def test_states__cards_that_cannot_be__are_named(path, value, named):
    with pytest.raises(Difference) as caught:
        list(states(changed(path, value)))
    assert caught.value.path == named


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("format", "duckcover-record/2", "format"),
        ("rules_version", 99, "rules_version"),
        ("rules_version", True, "rules_version"),
        ("game", "x", "game"),
        ("seats", [], "seats"),
        ("rounds[0].rules", ["competition"], "rounds[0].rules[0]"),
        ("rounds[0].server_seed", "00", "rounds[0].server_seed"),
        ("rounds[0].grids[0][0]", 13, "rounds[0].grids[0]"),
        ("rounds[0].deck[2]", 13, "rounds[0].deck[2]"),
        ("rounds[0].turns[1].moves[0].action", "quack", "rounds[0].turns[1].moves[0].action"),
        ("rounds[0].turns[1].moves[0].to.row", True, "rounds[0].turns[1].moves[0].to.row"),
    ],
)
def test_verify__malformed__names_the_place(path, value, named):
    with pytest.raises(Malformed) as caught:
        verify(changed(path, value))
    assert caught.value.path == named


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats[1].family", "geese"),
        ("seats[1].bot", "genius"),
        ("rounds[0].turns[1].moves[0].origin", "oracle"),
    ],
)
def test_verify__words_of_a_newer_service__are_left_alone(path, value):
    assert verify(changed(path, value)) == verify(GAME)
    assert verify(Record.from_dict({**changed(path, value), "rules_version": 1})) == verify(GAME)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_verify__rules_version_that_is_played_here__is_verified(version):
    assert verify(changed("rules_version", version)) is not None


@pytest.mark.parametrize("document", [None, [], "x", 1, {}])
def test_verify__no_record_at_all__is_malformed(document):
    with pytest.raises(Malformed):
        verify(document)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(list(paths({**RUNNING, "options": None}))), VALUES)
def test_verify__any_value_anywhere__is_verified_or_refused_by_name(path, value):
    document = changed(path, value, {**RUNNING, "options": None})
    with contextlib.suppress(Difference, Malformed):
        verify(document)
