"""The movement of a season recomputed by the SDK: the vectors, and the service's own rules on random seasons."""

import json
from pathlib import Path

import pytest
from duckcover_sdk import movement
from duckcover_sdk.differences import Difference, Malformed
from hypothesis import given, settings
from hypothesis import strategies as st

from leagues.rules.movement import Finisher, Moves, next_divisions
from leagues.selectors.export import export_document
from leagues.selectors.seasons import movement_document
from leagues.services import competitions
from leagues.services.rulings import Wanted, withdraw
from tests.games.factories import make_player
from tests.leagues import divisions
from tests.leagues.competing import fill, play, reload
from tests.leagues.test_lt_naive import QUICK

VECTORS = json.loads((Path(__file__).parents[2] / "leagues" / "league_vectors.json").read_text())["movement"]


def exchanged(orders, moves):
    """What the SDK makes of orders of pairs: an entry, and whether it returns."""
    returning = {entry for order in orders for entry, returns in order if returns}
    return movement.exchanged([[entry for entry, _ in order] for order in orders], returning, moves)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.get("name"))
def test_lm2__vector__without_its_newcomers(vector):
    moves = {name: vector[name] for name in ("up", "down", "size", "fill")}
    known = {entry for order in vector["divisions"] for entry, _ in order}
    wanted = [[entry for entry in division if entry in known] for division in vector["next"]]
    assert exchanged(vector["divisions"], moves) == [each for each in wanted if each]


@given(
    st.lists(st.lists(st.booleans(), max_size=8), min_size=1, max_size=4),
    st.fixed_dictionaries(
        {
            "up": st.integers(0, 4),
            "down": st.integers(0, 4),
            "size": st.integers(2, 8),
            "fill": st.sampled_from(["from_below", "reprieve"]),
        }
    ),
)
@settings(QUICK)
def test_lm2__random_season__moves_as_the_service_moves_it(flags, moves):
    orders = [[(f"{tier}{place}", each) for place, each in enumerate(row)] for tier, row in enumerate(flags)]
    finishers = [[Finisher(*each) for each in order] for order in orders]
    assert exchanged(orders, moves) == next_divisions(finishers, Moves(**moves))


# --- against the service ------------------------------------------------------------------------------------


@pytest.fixture
def season(db):
    """Two divisions that are over, of which the second has lost an entry."""
    olga = make_player("olga")
    made = divisions.made(olga)
    for competition in made.divisions.order_by("tier"):
        competitions.publish(olga, competition.uuid, "It is time.")
        fill(competition, 4, f"of{competition.tier}-")
        play(reload(competition))
    withdraw(olga, competition.uuid, competition.entries.first().uuid, Wanted("He has no time."))
    made.divisions.update(status="finished")
    return made


@pytest.fixture
def exports(season):
    return [export_document(each) for each in season.divisions.order_by("-tier")]


def test_lm1__exports_of_all_divisions__say_who_moves(season, exports):
    told = movement_document(None, season)
    assert {each["to_tier"] for each in told["divisions"][1]["entries"]} == {None, 1, 2}
    assert movement.verify(told, exports) == season.uuid


def test_lm1__somebody_moved_otherwise__is_a_difference(season, exports):
    told = movement_document(None, season)
    told["divisions"][0]["entries"][0]["to_tier"] = 2
    with pytest.raises(Difference) as found:
        movement.verify(told, exports)
    assert found.value.path == "divisions[0].entries[0].to_tier"


def test_lm1__division_that_is_missing_or_no_export__is_told(season, exports):
    told = movement_document(None, season)
    with pytest.raises(Difference):
        movement.verify(told, exports[:1])
    with pytest.raises(Malformed):
        movement.verify(told, [{**each, "rounds": None} for each in exports])
