"""Find me a game: tickets that are made, listed and taken back by forms."""

import re

import pytest
from django.test import Client

from accounts.services.guests import make_guest
from games.models import Ticket
from games.services import matchmaking
from games.services.matchmaking import MAX_TICKETS, Wish, make_ticket
from tests.games.factories import make_player
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db
KEY = "6a4ad7f4-4f0e-4d7e-9f5e-0f2a3f3a2b11"
FORM = {"key": KEY, "seats": ["2", "3"], "clocks": ["daily", "slow"], "rated": "on", "bots_after_hours": "24"}


@pytest.fixture
def dana():
    return make_player("dana")


def test_tickets__of_a_guest__ask_to_sign_in():
    assert browser_of().get("/tickets")["Location"] == "/accounts/login/?next=/tickets"


def test_ticket__is_made_as_asked_for_and_listed(dana):
    answer = browser_of(dana).post("/tickets", FORM, follow=True)
    made = Ticket.objects.get()
    assert (made.player, made.seats, made.clocks) == (dana, [2, 3], ["daily", "slow"])
    assert (made.rated, made.bots_after_hours) == (True, 24)
    assert told(answer) == ["You wait for a game. You will be told when it begins."]
    text = text_of(answer)
    assert "Seats: 2, 3 Daily: turns end at 20:00 Three days a turn bots after 24 h until" in text


def test_ticket__sent_twice__is_one(dana):
    for _ in range(2):
        assert browser_of(dana).post("/tickets", FORM)["Location"] == "/tickets"
    assert Ticket.objects.count() == 1


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": []}, "seats"),
        ({"seats": ["8"]}, "seats"),
        ({"clocks": ["never"]}, "clocks"),
        ({"bots_after_hours": "169"}, "bots_after_hours"),
    ],
)
def test_ticket__with_something_wrong__says_so_beside_the_field_and_keeps_the_rest(dana, wrong, field):
    answer = browser_of(dana).post("/tickets", {**FORM, **wrong})
    html = answer.content.decode()
    assert (answer.status_code, Ticket.objects.count()) == (400, 0)
    assert f'id="id_{field}_error"' in html
    assert html.count('class="told error"') == 1
    assert field == "bots_after_hours" or 'name="bots_after_hours" value="24"' in html
    assert field == "clocks" or re.search(r'name="clocks" value="slow"[^>]* checked', html)


def test_ticket__one_too_many__is_refused_in_words(dana):
    for _ in range(MAX_TICKETS):
        make_ticket(dana, Wish([2], ["daily"]))
    answer = browser_of(dana).post("/tickets", FORM)
    assert (answer.status_code, Ticket.objects.count()) == (400, MAX_TICKETS)
    assert "You have 10 tickets already." in text_of(answer)


def test_ticket__of_a_guest_account__is_refused_in_words():
    answer = browser_of(make_guest("203.0.113.7", "en")).post("/tickets", FORM)
    assert (answer.status_code, Ticket.objects.count()) == (400, 0)


def test_ticket__that_became_a_game__leads_to_it(dana):
    for player in (dana, make_player("erin")):
        make_ticket(player, Wish([2], ["daily"]))
    assert matchmaking.sweep() == 1
    html = browser_of(dana).get("/tickets").content.decode()
    assert f'href="/games/{Ticket.objects.filter(player=dana).get().game.uuid}"' in html
    assert "Wait no longer" not in html


def test_delete__takes_the_own_ticket_back_and_no_other(dana):
    mine, other = (make_ticket(player, Wish([2], ["daily"])) for player in (dana, make_player("erin")))
    browser = browser_of(dana)
    for ticket in (mine, other):
        assert browser.post(f"/tickets/{ticket.uuid}/delete")["Location"] == "/tickets"
    assert list(Ticket.objects.values_list("uuid", flat=True)) == [other.uuid]
    assert told(browser.get("/tickets")) == ["There is nothing here."]


def test_tickets__sent_by_another_site_or_nobody__are_refused(dana):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post("/tickets", FORM).status_code == 403
    assert browser_of().post(f"/tickets/{KEY}/delete")["Location"].startswith("/accounts/login/")
    assert browser_of(dana).get(f"/tickets/{KEY}/delete").status_code == 405


@pytest.mark.parametrize("count", [1, 9])
def test_tickets__cost_as_many_queries_however_many(dana, count, django_assert_num_queries):
    for _ in range(count):
        make_ticket(dana, Wish([2], ["daily"]))
    browser = browser_of(dana)
    browser.get("/tickets")
    with django_assert_num_queries(5):
        browser.get("/tickets")


@pytest.mark.parametrize("path", ["/", "/lobby"])
def test_front_page_and_lobby__link_the_tickets(dana, path):
    assert 'href="/tickets"' in browser_of(dana).get(path).content.decode()
