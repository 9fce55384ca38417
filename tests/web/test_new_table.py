"""A new table: the form, its mistakes, and what comes of it."""

import pytest

from games.models import Game
from tests.games.factories import make_player
from tests.web.browsing import browser_of, html_of, page_of

pytestmark = pytest.mark.django_db


FORM = {"name": "Pond", "seats": "3", "clock": "daily", "bots": "0", "level": "steady", "visibility": "public"}
KEY = "6a4ad7f4-4f0e-4d7e-9f5e-0f2a3f3a2b11"


def test_new_table__of_a_guest__asks_to_sign_in():
    assert browser_of().get("/lobby/new")["Location"] == "/accounts/login/?next=/lobby/new"


def test_new_table__is_made_as_asked_for():
    browser = browser_of(make_player("dana"))
    answer = browser.post("/lobby/new", {**FORM, "key": KEY})
    made = Game.objects.get()
    assert answer["Location"] == f"/games/{made.uuid}"
    assert (made.name, made.seat_count, made.clock["kind"], made.excused) == ("Pond", 3, "daily", 1)


def test_new_table__sent_twice__is_one():
    browser = browser_of(make_player("dana"))
    first, second = (browser.post("/lobby/new", {**FORM, "key": KEY}) for _ in range(2))
    assert first["Location"] == second["Location"]
    assert Game.objects.count() == 1


def test_new_table__with_bots_on_all_other_seats__starts_at_once():
    browser_of(make_player("dana")).post("/lobby/new", {**FORM, "bots": "2", "key": KEY})
    assert Game.objects.get().status == "playing"


def test_new_table__with_variations__plays_them_and_pressure_last():
    browser = browser_of(make_player("dana"))
    browser.post("/lobby/new", {**FORM, "bots": "2", "key": KEY, "rules": ["madness", "pressure"]})
    made = Game.objects.get()
    assert [row.rules for row in made.rounds.order_by("number")] == [["madness"], ["madness"], ["madness", "pressure"]]
    assert made.vacation is True
    assert 'class="badge" href="/rules#madness">Madness' in page_of(made, make_player("dana")).content.decode()


@pytest.mark.parametrize(
    "wrong", [{"bots": "3"}, {"seats": "8"}, {"clock": "never"}, {"name": "x\u202ey"}, {"key": "no"}, {"bots": ""}]
)
def test_new_table__with_something_wrong__says_so_and_keeps_the_rest(wrong):
    answer = browser_of(make_player("dana")).post("/lobby/new", {**FORM, "key": KEY, **wrong})
    assert answer.status_code == 400
    assert Game.objects.count() == 0
    assert "name" in wrong or 'value="Pond"' in answer.content.decode()


def test_v6_new_table__offers_low_blows():
    assert 'value="low_blows"' in html_of(browser_of(make_player("dana")).get("/lobby/new"))
