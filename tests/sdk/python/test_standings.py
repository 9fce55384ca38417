"""Competitions and ratings recomputed by the SDK: the vectors, and the service's own rules on random competitions."""

import copy
import json
import random
import uuid
from pathlib import Path

import pytest
from duckcover_sdk import lots, ratings, standings
from duckcover_sdk.differences import Difference, Malformed
from hypothesis import given, settings
from hypothesis import strategies as st

from leagues.ratings.rules import RatedGame, RatedSeat, Rating, rate
from leagues.rules.export import read_competition, standing_document
from leagues.rules.standings import standings as standings_of_the_service
from tests.leagues.test_lt_naive import QUICK, competitions
from tests.leagues.test_verification import COMPETITION, made

VECTORS = json.loads((Path(__file__).parents[2] / "leagues" / "league_vectors.json").read_text())
COMPETITIONS = [
    pytest.param(vector, expected, id=f"{vector['name']}, round {expected['round']}")
    for vector in VECTORS["competitions"]
    for expected in vector["expect"]
]
BY_POINTS = ["points", "wins", "head_to_head", "lot"]


# --- standings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vector", "expected"), COMPETITIONS)
def test_lt1__vector__has_its_order_ranks_ticks_and_values(vector, expected):
    rows = standings.standings(vector, expected["round"])
    assert [[row["entry"], row["rank"], row["ticks"]] for row in rows] == [each[:3] for each in expected["rows"]]
    values = [list(row["tie_breaks"].values()) for row in rows]
    assert values == [
        [value if not isinstance(value, float) else pytest.approx(value, abs=0.0011) for value in each[3]]
        for each in expected["rows"]
    ]


def both(document, last, stage=None):
    """The rows by the SDK, and by the service."""
    known = read_competition(document)
    rows = standings_of_the_service(known.until(last), stage)
    of_the_service = [standing_document(row, known.settings.tie_breaks) for row in rows]
    return standings.standings(document, last, stage), of_the_service


STAGES = {
    "two": [{"number": 1, "format": "swiss"}, {"number": 2, "format": "swiss", "carry": "all"}],
    "two, points stay": [{"number": 1, "format": "swiss"}, {"number": 2, "format": "round_robin", "carry": "none"}],
    "knock-out": [{"number": 1, "format": "knockout"}],
    "arena": [{"number": 1, "format": "arena"}],
}


@settings(QUICK, max_examples=80)
@given(
    competitions(),
    st.sampled_from(["tenure", "entry", "none"]),
    st.sampled_from([[], *STAGES.values()]),
    st.sampled_from([None, 1, 2]),
    st.booleans(),
)
def test_lt1__any_competition__has_the_rows_of_the_service(document, sharing, stages, stage, by_lot):
    document["settings"] |= {"substitute_points": sharing} | ({"stages": stages} if stages else {})
    if by_lot:
        document["settings"]["tie_breaks"] = BY_POINTS
    for number, each in enumerate(document["rounds"]):
        each["stage"] = 1 + (len(stages) == 2 and number >= 2)
        each["draw"] = {"lots": [seat["entry"] for table in each["tables"] for seat in table["seats"]]}
    last = len(document["rounds"])
    mine, theirs = both(document, last, stage)
    assert mine == theirs


# --- an export ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def export():
    """The export of a competition of seven entries and two rounds, which the rules of the service have made."""
    return made()


@pytest.fixture
def changed(export):
    return copy.deepcopy(export)


def test_verify__export__is_right(export):
    checked = standings.verify(export)
    assert (checked.competition, checked.draws, checked.standings) == (COMPETITION, 2, 4)


def other_seed(document):
    document["rounds"][1]["draw"]["server_seed"] = "00" * 32


def other_lots(document):
    document["rounds"][0]["draw"]["lots"].reverse()


def other_seat(document):
    seats = document["rounds"][0]["tables"][0]["seats"]
    seats[0]["entry"] = seats[1]["entry"]


def more_points(document):
    document["standings"][0]["rows"][0]["ticks"] += 420


def other_order(document):
    document["standings"][0]["rows"].reverse()


def other_value(document):
    document["standings"][0]["rows"][2]["tie_breaks"]["points"] += 1


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (other_seed, "rounds[1].draw.commitment"),
        (other_lots, "rounds[0].draw.lots[0]"),
        (other_seat, "rounds[0].tables"),
        (more_points, "standings[0].rows[0].ticks"),
        (other_order, "standings[0].rows[0]"),
        (other_value, "standings[0].rows[2].tie_breaks.points"),
    ],
)
def test_verify__one_thing_changed__is_the_difference(changed, change, path):
    change(changed)
    with pytest.raises(Difference) as caught:
        standings.verify(changed)
    assert caught.value.path == path


@pytest.mark.parametrize("missing", ["rounds", "entries", "rulings", "standings", "competition", "format"])
def test_verify__something_missing__is_malformed(changed, missing):
    del changed[missing]
    with pytest.raises(Malformed):
        standings.verify(changed)


def test_verify__commitments_that_were_kept__must_be_those_of_the_draws(export):
    draws = [{"round": each["number"], **each["draw"]} for each in export["rounds"]]
    kept = lots.remembered_of(draws)
    assert standings.verify(export, kept).draws == 2
    with pytest.raises(Difference, match=r"rounds\[0\]\.draw\.commitment"):
        standings.verify(export, {**kept, (1, 0): "00" * 32})
    with pytest.raises(Malformed, match="not among those that were seen before"):
        standings.verify(export, {(1, 0): kept[1, 0]})


# --- lots ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["name"])
def test_ld1__vector__has_its_commitment_entropy_and_lots(vector):
    told = {name: vector[name] for name in ("attempt", "server_seed", "commitment", "entropy", "lots")}
    draw = {**told, "draw_seeds": vector["entries"]}
    assert lots.verify(vector["competition"], vector["round"], draw) is True
    assert lots.verify(vector["competition"], vector["round"], {**draw, "server_seed": None}) is False


# --- ratings ------------------------------------------------------------------------------------------------


def lines_of(games):
    """What the service exports of games, by its own rules."""
    numbers, lines = {}, [{"format": ratings.FORMAT, "pool": "daily"}]
    for game in games:
        after = rate(game, numbers)
        seats = []
        for seat in game.seats:
            before = numbers.get(seat.subject, Rating())
            told = {"mu_before": before.mu, "sigma_before": before.sigma}
            told |= {"mu": after[seat.subject].mu, "sigma": after[seat.subject].sigma}
            seats.append({"subject": seat.subject, "rank": seat.rank, **told})
        lines.append({"game": str(game.game), "seats": seats})
        numbers |= after
    return lines, numbers


def some_games(count=40):
    chance = random.Random(7)
    for number in range(count):
        subjects = chance.sample("abcdefghij", chance.randint(2, 7))
        seats = tuple(RatedSeat(subject, chance.randint(1, len(subjects))) for subject in subjects)
        yield RatedGame(uuid.UUID(int=number), None, "daily", seats)


def test_lk7__export__gives_the_numbers_of_the_service():
    lines, numbers = lines_of(some_games())
    rated = ratings.verify(lines)
    assert rated.games == 40
    assert rated.numbers == {subject: (each.mu, each.sigma) for subject, each in numbers.items()}


@pytest.mark.parametrize(("name", "by"), [("mu", 0.000001), ("sigma", -0.000001), ("mu_before", 1.0)])
def test_lk7__a_number_changed__is_the_difference(name, by):
    lines, _ = lines_of(some_games())
    lines[5]["seats"][1][name] = round(lines[5]["seats"][1][name] + by, 6)
    with pytest.raises(Difference, match=rf"^line 6\.seats\[1\]\.{name}: "):
        ratings.verify(lines)


@pytest.mark.parametrize("lines", [[], [{}], [{"format": "duckcover-ratings/2", "pool": "daily"}], [[1]]])
def test_lk7__no_export__is_malformed(lines):
    with pytest.raises(Malformed, match=r"^line 1: "):
        ratings.verify(lines)
