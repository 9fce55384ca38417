"""LEAGUES.md LO6: what may change of a competition, and when."""

import datetime as dt

import pytest

from duckcover.errors import AppError
from games.services.locks import database_now
from leagues.services import changes, clock_rulings, entries
from leagues.services.rulings import Wanted
from tests.games.factories import make_player, make_players
from tests.leagues.competing import bring, fill, make_published, reload, step

pytestmark = pytest.mark.django_db
WHY = Wanted("More want to play.")


def change(competition, wanted=WHY, **document):
    return changes.change_settings(make_player("olga"), competition.uuid, document, wanted)


def fixed(competition, **document):
    """The fields that may not change."""
    with pytest.raises(AppError) as refused:
        change(competition, **document)
    return [error.field for error in refused.value.errors]


def later(competition):
    """The timing, three days later."""
    timing = competition.settings["timing"]
    first = dt.datetime.fromisoformat(timing["first"]) + dt.timedelta(days=3)
    return {**timing, "first": first.isoformat()}


def test_lo6__more_room__lets_the_waiting_in():
    competition = make_published(registration={"capacity": 3})
    for player in make_players(5):
        entries.enter(player, competition.uuid)
    ruled = change(competition, registration={"capacity": 4})
    assert list(competition.entries.order_by("pk").values_list("status", flat=True)) == ["active"] * 4 + ["waiting"]
    assert (ruled.ruling.before["registration"]["capacity"], ruled.ruling.action) == (3, "change_settings")
    assert reload(competition).capacity == 4


def test_lo6__later_dates__move_the_planned_round():
    competition = make_published()
    before = competition.rounds.get().opens_at
    change(competition, timing=later(competition), name="Winter cup")
    assert competition.rounds.get().opens_at == before + dt.timedelta(days=3)
    assert reload(competition).name == "Winter cup"


def test_lo6__earlier_dates__are_refused_until_the_first_draw():
    competition = make_published()
    timing = {**competition.settings["timing"], "first": (database_now() + dt.timedelta(days=2)).isoformat()}
    assert fixed(competition, timing=timing) == ["timing"]


def test_lo6__other_change__leaves_the_planned_round_as_it_was_extended():
    competition, olga = make_published(), make_player("olga")
    closes_at = competition.rounds.get().closes_at + dt.timedelta(days=1)
    clock_rulings.extend(olga, competition.uuid, 1, closes_at, WHY)
    change(competition, registration={"capacity": 200})
    assert competition.rounds.get().closes_at == closes_at


def test_lo6__published__what_counts_is_fixed():
    competition = make_published()
    names = fixed(competition, points={"system": "wins"}, bye_points=0, registration={"capacity": 50})
    assert names == ["bye_points", "points", "registration.capacity"]
    assert competition.rulings.count() == 1


def test_lo6__after_the_first_draw__only_what_later_rounds_need():
    competition = make_published()
    fill(competition, 7)
    first = competition.rounds.get()
    bring(first, "draws_at")
    step(first)
    assert fixed(competition, registration={"capacity": 200}) == ["registration.capacity"]
    change(competition, adjudication="split", max_sit_outs=2)
    assert reload(competition).settings["adjudication"] == "split"


def test_lo2__tried__changes_nothing():
    competition = make_published()
    change(competition, Wanted("Let us see.", dry_run=True), timing=later(competition))
    assert reload(competition).settings == competition.settings
    assert competition.rounds.get().draws_at > database_now()
    assert competition.rulings.count() == 1
