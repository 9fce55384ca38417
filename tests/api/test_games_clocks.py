"""The clock of a game over the API: named clocks, creation, what is shown."""

import pytest

from games.models import Game
from tests.games.clients import Api, fields_of
from tests.games.factories import make_player

pytestmark = pytest.mark.django_db

ALL_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
HOURS = {"from": "08:00", "to": "22:00", "zone": "Europe/Madrid"}
DAILY = {"kind": "daily", "at": "20:00", "zone": "Europe/Madrid"}
BANK = {"kind": "bank", "bank_seconds": 3600, "increment_seconds": 600, "max_seconds": 7200}


@pytest.fixture
def dana_api(dana):
    return Api(dana)


def shown(response):
    """The clock of the game that was made."""
    assert response.status_code == 201, response.content
    return response.json()["clock"]


def named(api):
    return {preset["name"]: preset["clock"] for preset in api.get("/clocks").json()["results"]}


def test_dc1__clocks__are_named_in_utc_for_a_stranger():
    presets = named(Api())
    assert list(presets) == ["live", "table", "relaxed", "daily", "weekday", "slow", "bank"]
    assert presets["live"] == {"kind": "per_turn", "turn_seconds": 60}
    assert presets["daily"] == {
        "kind": "daily",
        "turn_seconds": 86_400,
        "at": "20:00",
        "zone": "UTC",
        "days": ALL_DAYS,
        "min_hours": 6,
    }


def test_dc1__clocks__are_in_the_zone_of_the_player():
    player = make_player("dana")
    player.time_zone = "Asia/Seoul"
    player.save()
    assert named(Api(player))["weekday"] == {
        "kind": "daily",
        "turn_seconds": 86_400,
        "at": "20:00",
        "zone": "Asia/Seoul",
        "days": ALL_DAYS[:5],
        "min_hours": 6,
    }


@pytest.mark.parametrize("name", ["live", "table", "relaxed", "daily", "weekday", "slow", "bank"])
def test_dc1__named_clock__sent_as_it_is__is_the_game_s(dana_api, name):
    clock = named(dana_api)[name]
    assert shown(dana_api.post("/games", {"clock": clock})) == clock


def test_dc1__daily__has_all_days_and_six_hours_by_default(dana_api):
    expected = {**DAILY, "turn_seconds": 86_400, "days": ALL_DAYS, "min_hours": 6}
    assert shown(dana_api.post("/games", {"clock": DAILY})) == expected


def test_dc1__bank__is_shown_with_its_longest_turn(dana_api):
    assert shown(dana_api.post("/games", {"clock": BANK})) == {**BANK, "turn_seconds": 7200}


def test_dc1__play_hours__are_shown(dana_api):
    clock = {"kind": "per_turn", "turn_seconds": 43_200, "play_hours": {**HOURS, "days": ["sun", "sat"]}}
    expected = {**clock, "play_hours": {**HOURS, "days": ["sat", "sun"]}}
    assert shown(dana_api.post("/games", {"clock": clock})) == expected


def test_dc1__play_hours_null__are_none(dana_api):
    clock = {"kind": "per_turn", "turn_seconds": 60, "play_hours": None}
    assert shown(dana_api.post("/games", {"clock": clock})) == {"kind": "per_turn", "turn_seconds": 60}


def test_dc1__clock__is_part_of_the_options(dana_api):
    made = dana_api.post("/games", {"clock": DAILY}).json()
    assert Game.objects.get(uuid=made["id"]).options["clock"] == made["clock"]


def test_dc1__daily_game__shows_its_deadline(dana_api):
    made = dana_api.post("/games", {"clock": DAILY, "seats": 2, "bots": ["steady"]}).json()
    assert made["turn"]["deadline"][14:] == "00:00.000000Z"


@pytest.mark.parametrize(
    ("clock", "errors"),
    [
        ({"kind": "daily"}, [("clock.at", "required")]),
        ({"kind": "daily", "at": "20:00"}, [("clock.zone", "required")]),
        ({**DAILY, "at": "8:00"}, [("clock.at", "invalid")]),
        ({**DAILY, "at": 8}, [("clock.at", "wrong_type")]),
        ({**DAILY, "zone": "Europe/Atlantis"}, [("clock.zone", "unknown_time_zone")]),
        ({**DAILY, "zone": "../../etc/passwd"}, [("clock.zone", "unknown_time_zone")]),
        ({**DAILY, "days": []}, [("clock.days", "min_length")]),
        ({**DAILY, "days": ["lun"]}, [("clock.days.0", "invalid_choice")]),
        ({**DAILY, "min_hours": 0}, [("clock.min_hours", "min_value")]),
        ({**DAILY, "min_hours": 25}, [("clock.min_hours", "max_value")]),
        ({"kind": "per_turn", "at": "20:00"}, [("clock.at", "not_of_this_kind")]),
        ({"kind": "bank", "bank_seconds": 60}, [("clock.increment_seconds", "required")]),
        ({**BANK, "max_seconds": 3000}, [("clock.max_seconds", "less_than_the_bank")]),
        ({**BANK, "bank_seconds": 59}, [("clock.bank_seconds", "min_value")]),
        ({**DAILY, "bank_seconds": 60}, [("clock.bank_seconds", "not_of_this_kind")]),
        ({**DAILY, "play_hours": {**HOURS, "till": 1}}, [("clock.play_hours.till", "unknown_field")]),
        ({**DAILY, "play_hours": {**HOURS, "zone": "Asia/Seoul"}}, [("clock.play_hours.zone", "another_zone")]),
        ({**DAILY, "play_hours": {**HOURS, "to": "08:30"}}, [("clock.play_hours", "too_few")]),
        ({**DAILY, "play_hours": {**HOURS, "to": "19:00"}}, [("clock.at", "outside_play_hours")]),
    ],
    ids=str,
)
def test_dc1__clock_that_cannot_be__names_the_field(dana_api, clock, errors):
    assert fields_of(dana_api.post("/games", {"clock": clock})) == errors


def test_dc1__refused_clock__in_the_language_of_the_request(dana_api):
    body = {"clock": {**DAILY, "play_hours": {**HOURS, "to": "19:00"}}}
    answer = dana_api.post("/games", body, Accept_Language="it").json()
    assert [error["detail"] for error in answer["errors"]] == ["Questo orario è fuori dalle ore di gioco."]
