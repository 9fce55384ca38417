"""The settings of a competition: whole with their defaults, and everything that is wrong named at once."""

import pytest

from leagues.rules.settings import complete

TIMES = {"opens_at": "2026-09-01T10:00:00+02:00", "closes_at": "2026-09-20T10:00:00+02:00"}
EVERY = {"kind": "every", "first": "2026-10-01T18:00:00+02:00", "days": 14, "length_days": 14, "zone": "Europe/Madrid"}


def settings(**changes):
    return {"stages": [{"format": "swiss", "rounds": 5}], "registration": TIMES, "timing": EVERY, **changes}


def wrong(**changes):
    """The fields that are wrong."""
    return [problem.field for problem in complete(settings(**changes))[1]]


def test_settings__what_is_missing__has_its_default():
    found, problems = complete(settings())
    assert problems == ()
    assert found["table_size"] == {"min": 3, "preferred": 4, "max": 5}
    assert found["tie_breaks"] == ["points", "wins", "opponents", "splashes", "head_to_head", "missed"]
    assert found["stages"] == [
        {"number": 1, "format": "swiss", "rounds": 5, "take": None, "carry": "none", "advance": None}
    ]
    assert [found[name] for name in ("bye_points", "sit_out_points", "adjudication", "substitute_points")] == [
        60,
        0,
        "play_out",
        "tenure",
    ]
    assert (found["registration"]["capacity"], found["timing"]["draw_hours"]) == (100, 2)


def test_settings__completed_once__are_the_same_again():
    found, _ = complete(settings())
    assert complete(found) == (found, ())


def test_settings__everything_wrong__is_named_at_once():
    assert wrong(
        table_size={"min": 5, "preferred": 4, "max": 8},
        points={"system": "table", "values": {"3": [10, 20, 0]}},
        tie_breaks=["wins", "luck"],
        bye_points=61,
        repeats="never",
        colour="red",
    ) == ["colour", "repeats", "bye_points", "table_size", "points", "tie_breaks"]


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"stages": []}, ["stages"]),
        ({"stages": [{"format": "swiss", "rounds": 11}]}, ["stages.0.rounds"]),
        ({"stages": [{"format": "league", "rounds": 1}]}, ["stages.0.format"]),
        (
            {"stages": [{"format": "round_robin", "rounds": 30}, {"format": "swiss", "rounds": 1, "take": 8}]},
            ["stages"],
        ),
        ({"stages": [{"format": "swiss", "rounds": 3}, {"format": "knockout"}]}, ["stages.1.take"]),
        ({"stages": [{"format": "knockout", "advance": 4}]}, ["stages.0.advance"]),
        ({"points": {"system": "table", "values": {"3": [30, 20, 0]}}}, ["points.values"]),
        ({"timing": {**EVERY, "zone": "Europe/Atlantis"}}, ["timing.zone"]),
        ({"timing": {**EVERY, "days": 0}}, ["timing.days"]),
        ({"timing": {**EVERY, "days": 7.0}}, ["timing.days"]),
        ({"timing": {**EVERY, "hours": 7}}, ["timing.hours"]),
        ({"timing": {**EVERY, "kind": "rolling", "gap_hours": 10**9}}, ["timing.gap_hours"]),
        ({"timing": {**EVERY, "preview_hours": 3}}, ["timing.preview_hours"]),
        ({"timing": {"kind": "every"}}, ["timing.first"]),
        ({"timing": {**EVERY, "kind": "often"}}, ["timing.kind"]),
        ({"registration": {**TIMES, "capacity": 1001}}, ["registration.capacity"]),
        ({"registration": {**TIMES, "closes_at": TIMES["opens_at"]}}, ["registration.closes_at"]),
        ({"registration": {**TIMES, "opens_at": "soon"}}, ["registration.opens_at"]),
        ({"registration": {**TIMES, "opens_at": "0001-01-01T00:00:00+14:00"}}, ["registration.opens_at"]),
        ({"registration": {**TIMES, "closes_at": "9999-12-31T23:59:59-14:00"}}, ["registration.closes_at"]),
        ({"registration": {**TIMES, "closes_at": "2026-10-01T17:00:00+02:00"}}, ["registration.closes_at"]),
        (
            {"registration": {**TIMES, "gates": {"reliability": 101, "age": 9}}},
            ["registration.gates.age", "registration.gates.reliability"],
        ),
        ({"game": {"clock": {"kind": "per_turn", "turn_seconds": 1}}}, ["game.clock.turn_seconds"]),
        ({"game": {"round_rules": [["pressure"], [], []]}}, ["game.round_rules"]),
        ({"counting": {"best": 0}}, ["counting.best"]),
    ],
)
def test_settings__one_thing_wrong__is_named(changes, fields):
    assert wrong(**changes) == fields


def test_lf3__knockout_with_fixed_times__is_refused():
    fixed = {"kind": "fixed", "rounds": [{"opens_at": EVERY["first"], "closes_at": "2026-10-08T18:00:00+02:00"}]}
    assert wrong(stages=[{"format": "knockout"}], timing=fixed) == ["timing.kind"]


def test_lr2__fixed_times_with_another_member__are_refused():
    window = {"opens_at": EVERY["first"], "closes_at": "2026-10-08T18:00:00+02:00", "name": "First"}
    stages = [{"format": "swiss", "rounds": 1}]
    assert wrong(stages=stages, timing={"kind": "fixed", "rounds": [window]}) == ["timing.rounds.0.name"]


def test_lr2__fixed_times_of_another_number_of_rounds__are_refused():
    fixed = {"kind": "fixed", "rounds": [{"opens_at": EVERY["first"], "closes_at": "2026-10-08T18:00:00+02:00"}]}
    assert wrong(timing=fixed) == ["timing.rounds"]
