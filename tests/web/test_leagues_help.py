"""Leagues on the front page and on profiles, seats to take over, and questions to the staff (LEAGUES.md LX, LO7)."""

import re

import pytest

from games.models import Seat
from leagues.models import Entry, Request
from leagues.services import requests, sweep
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_published, open_round, play, reload, standings_of
from tests.leagues.test_api_substitutes import FOUR, offer
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db
KEY = re.compile(r'name="key" value="([^"]+)"')


@pytest.fixture
def dana():
    """Somebody who looks."""
    return make_player("dana")


@pytest.fixture
def competition(dana):
    """A table of four that is played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
    fill(made, 4)
    open_round(made)
    sweep.sweep()
    return made


def act(competition, viewer, part, **data):
    return browser_of(viewer).post(f"/leagues/{competition.uuid}/entry/{part}", data, follow=True)


def entry_page(competition, viewer):
    return browser_of(viewer).get(f"/leagues/{competition.uuid}/entry")


# --- seats to take over ----------------------------------------------------------------------------------------


def test_lx1__volunteering__joins_and_leaves_the_pool(competition, dana):
    assert told(act(competition, dana, "volunteer"))[0].startswith("You are in the pool.")
    assert "Seats taken over so far: 0" in text_of(entry_page(competition, dana))
    assert told(act(competition, dana, "leave-pool")) == ["You have left the pool."]
    assert "Volunteer" in text_of(entry_page(competition, dana))


def test_lx2__offer__is_on_the_front_page_and_a_yes_leads_to_the_table(competition, dana):
    act(competition, dana, "volunteer")
    table = offer(competition, 1)
    browser = browser_of(dana)
    page = browser.get("/").content.decode()
    assert "Seats that you may take over" in page
    accept = re.search(r'action="(/me/offers/[^"]+/accept)"', page)[1]
    assert browser.post(accept)["Location"] == f"/games/{table.game.uuid}"
    assert Seat.objects.get(game=table.game, index=1).player == dana
    assert "Seats that you may take over" not in browser.get("/").content.decode()


def test_lx2__offer__that_another_has_taken__is_told(competition, dana):
    erin = make_player("erin")
    for player in (dana, erin):
        act(competition, player, "volunteer")
    offer(competition, 1)
    late = re.search(r'action="(/me/offers/[^"]+/accept)"', browser_of(erin).get("/").content.decode())[1]
    browser_of(dana).post(re.search(r'"(/me/offers/[^"]+/accept)"', browser_of(dana).get("/").content.decode())[1])
    assert told(browser_of(erin).post(late, follow=True)) == ["This seat is not on offer, or not any more."]
    assert browser_of(dana).post(late).status_code == 404


def test_lx2__offer__declined__is_gone(competition, dana):
    act(competition, dana, "volunteer")
    offer(competition, 1)
    decline = re.search(r'"(/me/offers/[^"]+/decline)"', browser_of(dana).get("/").content.decode())[1]
    assert "/decline" not in browser_of(dana).post(decline, follow=True).content.decode()


# --- questions to the staff ------------------------------------------------------------------------------------


def test_lo7__question__is_asked_once_by_a_form_that_is_sent_twice(competition):
    player = competition.entries.select_related("player").first().player
    key = KEY.search(entry_page(competition, player).content.decode())[1]
    for _ in range(2):
        assert told(act(competition, player, "ask", key=key, kind="appeal", text="It was not me.")) == [
            "The staff will answer here."
        ]
    row = Request.objects.get()
    requests.answer(make_player("olga"), competition.uuid, row.uuid, "We know.", "He was.")
    text = text_of(entry_page(competition, player))
    assert "It was not me." in text
    assert "We know." in text
    assert "He was." not in text


def test_lo7__question__without_words_or_entry__is_refused(competition, dana):
    player = competition.entries.select_related("player").first().player
    assert told(act(competition, player, "ask", kind="appeal", text="")) == ["Some of the input is not valid."]
    key = KEY.search(entry_page(competition, player).content.decode())[1]
    assert told(act(competition, dana, "ask", key=key, kind="other", text="Hello.")) == ["You may not do this."]
    assert not Request.objects.exists()
    assert "Ask the staff" not in text_of(entry_page(competition, dana))


# --- the front page and profiles -------------------------------------------------------------------------------


def test_front_page__names_the_running_competitions_with_their_tables(competition):
    seat = competition.rounds.get().seats.select_related("entry__player", "table__game").first()
    page = browser_of(seat.entry.player).get("/")
    assert "Autumn cup" in text_of(page)
    assert f'href="/games/{seat.table.game.uuid}">Round 1, table 1' in page.content.decode()
    for part in ("rounds/1", "entry"):
        shown = browser_of(seat.entry.player).get(f"/leagues/{competition.uuid}/{part}").content.decode()
        assert f'href="/games/{seat.table.game.uuid}"' in shown


def test_calendar__has_an_address_with_a_secret_until_it_is_revoked(competition):
    browser = browser_of(competition.entries.select_related("player").first().player)
    address = re.search(
        r'value="(http://testserver/api/v1/calendars/[^"]+)"', browser.get("/me/calendar").content.decode()
    )
    assert "Autumn cup" in browser_of().get(address[1]).content.decode()
    again = browser.post("/me/calendar/revoke", follow=True)
    assert told(again) == ["The old address opens nothing any more. Here is the new one."]
    assert address[1] not in again.content.decode()
    assert browser_of().get(address[1]).status_code == 404
    assert browser_of().get("/me/calendar").status_code == 302


def test_front_page__says_where_one_is_invited_and_nothing_to_others(competition, dana):
    assert "Autumn cup" not in text_of(browser_of(dana).get("/"))
    Entry.objects.create(competition=competition, player=dana, status="invited", entered_at=competition.created_at)
    assert "Autumn cup invited" in text_of(browser_of(dana).get("/"))


def test_profile__has_the_league_history_that_lists_show(dana):
    made = make_published(stages=[{"format": "swiss", "rounds": 3}])
    fill(made, 9)
    play(made, 1)
    standings_of(made)
    best = made.standings.select_related("entry__player").get(place=1).entry.player
    address = f"/players/{best.username}"
    assert "Autumn cup Pond league Rank 1 Running" in text_of(browser_of(dana).get(address))
    row = reload(made)
    row.visibility = "private"
    row.save()
    assert "Autumn cup" not in text_of(browser_of(dana).get(address))
    assert "Autumn cup" in text_of(browser_of(best).get(address))
