"""The page of the vacation: begun, changed and ended by forms."""

import datetime as dt

import pytest
from django.test import Client

from games.services.locks import database_now
from tests.api.signed_in import SignedIn
from tests.games.factories import make_player
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db


@pytest.fixture
def dana():
    return make_player("dana")


def days_away(player):
    """For how many days the player is on vacation, by the API."""
    until = SignedIn(player).get("me/vacation").json()["until"]
    return until and round((dt.datetime.fromisoformat(until) - database_now()) / dt.timedelta(days=1), 2)


def test_vacation__of_a_guest__asks_to_sign_in():
    assert browser_of().get("/me/away")["Location"] == "/accounts/login/?next=/me/away"
    assert browser_of().post("/me/away/end")["Location"].startswith("/accounts/login/")


def test_vacation__begins_changes_and_ends(dana):
    browser = browser_of(dana)
    assert "You are not on vacation. Go on vacation Days that you have left: 15" in text_of(browser.get("/me/away"))
    answer = browser.post("/me/away", {"days": "5"}, follow=True)
    assert told(answer) == ["Have a good time. Your clocks stand still."]
    assert "Days that you have left: 10" in text_of(answer)
    assert days_away(dana) == 5
    browser.post("/me/away", {"days": "8"}, follow=True)
    assert days_away(dana) == 8
    answer = browser.post("/me/away/end", follow=True)
    assert told(answer) == ["Welcome back. Your clocks run again."]
    assert days_away(dana) is None


@pytest.mark.parametrize("days", ["", "0", "46", "x", "16"])
def test_vacation__of_so_many_days__is_refused_beside_the_field_and_keeps_it(dana, days):
    answer = browser_of(dana).post("/me/away", {"days": days})
    html = answer.content.decode()
    assert (answer.status_code, days_away(dana)) == (400, None)
    assert 'id="id_days_error"' in html
    assert not days or f'name="days" value="{days}"' in html


def test_vacation__sent_by_another_site__is_refused(dana):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post("/me/away", {"days": "5"}).status_code == 403
    assert browser.post("/me/away/end").status_code == 403
    assert browser_of(dana).get("/me/away/end").status_code == 405


def test_front_page__links_the_vacation(dana):
    assert 'href="/me/away"' in browser_of(dana).get("/").content.decode()


def test_vacation__costs_seven_queries(dana, django_assert_num_queries):
    browser = browser_of(dana)
    browser.get("/me/away")
    with django_assert_num_queries(7):
        browser.get("/me/away")


@pytest.mark.parametrize(
    ("language", "says"), [("es", "vacaciones"), ("fr", "vacances"), ("it", "vacanza"), ("ko", "휴가")]
)
def test_vacation__speaks_the_language_asked_for(dana, language, says):
    assert says in text_of(browser_of(dana, language).get("/me/away"))
