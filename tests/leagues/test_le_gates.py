"""LEAGUES.md LE2: who may enter, and what is told to who may not."""

import pytest

from leagues.rules.gates import Applicant, ClosedGate, Gates, closed_gates

PLAYER = Applicant(reliability=80, rating=1000, games_finished=12, account_days=40)


def test_le2__no_gates__let_every_person_in():
    assert closed_gates(Gates(), PLAYER) == ()


@pytest.mark.parametrize(
    ("gate", "enough", "too_much", "have"),
    [
        ("reliability", 80, 81, 80),
        ("rating_min", 1000, 1001, 1000),
        ("rating_max", 1000, 999, 1000),
        ("games_finished", 12, 13, 12),
        ("account_days", 40, 41, 40),
    ],
)
def test_le2__gate__says_what_it_needs_and_what_there_is(gate, enough, too_much, have):
    assert closed_gates(Gates(**{gate: enough}), PLAYER) == ()
    assert closed_gates(Gates(**{gate: too_much}), PLAYER) == (ClosedGate(gate, too_much, have),)


@pytest.mark.parametrize("gate", ["verified_email", "invited"])
def test_le2__what_is_so_or_not__keeps_out_who_lacks_it(gate):
    assert closed_gates(Gates(**{gate: True}), PLAYER) == (ClosedGate(gate, needed=True, have=False),)
    has_it = Applicant(reliability=80, rating=1000, games_finished=12, account_days=40, **{gate: True})
    assert closed_gates(Gates(**{gate: True}), has_it) == ()


@pytest.mark.parametrize(
    ("bots", "is_bot", "is_open"),
    [
        ("none", False, True),
        ("none", True, False),
        ("allowed", False, True),
        ("allowed", True, True),
        ("only", False, False),
        ("only", True, True),
    ],
)
def test_le2__bots__are_kept_out_or_are_alone(bots, is_bot, is_open):
    applicant = Applicant(80, 1000, 12, 40, is_bot=is_bot)
    closed = () if is_open else (ClosedGate("bots", bots, "bot" if is_bot else "person"),)
    assert closed_gates(Gates(bots=bots), applicant) == closed


def test_le2__bots_per_owner__count_the_one_that_enters_and_no_person():
    gates = Gates(bots="allowed", bots_per_owner=2)
    second, third = (Applicant(80, 1000, 12, 40, is_bot=True, bots_entered=entered) for entered in (1, 2))
    assert closed_gates(gates, second) == ()
    assert closed_gates(gates, third) == (ClosedGate("bots_per_owner", 2, 3),)
    assert closed_gates(gates, PLAYER) == ()


def test_le2__several_gates__are_told_together():
    gates = Gates(reliability=90, rating_min=1200, games_finished=1, verified_email=True)
    assert [each.gate for each in closed_gates(gates, PLAYER)] == ["reliability", "rating_min", "verified_email"]
