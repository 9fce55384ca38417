"""What leagues say of wrong input, in every language."""

import pytest

from duckcover import translations
from games.services.locks import database_now
from leagues.services import homes
from tests.games.clients import Api
from tests.games.factories import make_player
from tests.leagues.competing import DAY, document
from tests.leagues.divisions import played

pytestmark = pytest.mark.django_db


def bad(**changes):
    return document(
        stages=[{"format": "swiss", "rounds": 11}, {"format": "ladder"}],
        bye_points=61,
        adjudication="lots",
        table_size={"min": 5, "preferred": 4, "max": 3},
        points={"system": "chess"},
        tie_breaks=["wins"],
        counting=3,
        colour="blue",
        timing={"length_days": 91},
        **changes,
    )


def details(answer):
    assert answer.status_code == 400
    return {error["field"]: error["detail"] for error in answer.json()["errors"]}


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_settings__wrong_in_every_way__are_told_in_every_language(language):
    olga = make_player("olga")
    league, api = homes.create_league(olga, {"name": "Pond league"}), Api(olga)
    body = bad(registration={"closes_at": (database_now() - 2 * DAY).isoformat()})

    def said(accepted):
        return details(api.post(f"/leagues/{league.uuid}/competitions", body, Accept_Language=accepted))

    english, other = said("en"), said(language)
    assert english["bye_points"] == "A whole number from 0 to 60."
    assert english["adjudication"] == "One of play_out, ended_rounds, split, organizer."
    assert (list(english), len(english)) == (list(other), 13)
    assert {field for field in english if english[field] == other[field]} == set()
    assert "60" in other["bye_points"]


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_settings_of_a_service__wrong__are_told_in_every_language(language):
    season = played(make_player("olga"))
    body = {"name": "Winter", "changes": {"bye_points": 61, "timing": {"kind": "every"}}}
    api = Api(make_player("olga"))
    said = [details(api.post(f"/seasons/{season.uuid}/next", body, Accept_Language=each)) for each in ("en", language)]
    assert said[0]["divisions.0.bye_points"] == "A whole number from 0 to 60."
    assert set(said[0].values()) & set(said[1].values()) == set()
