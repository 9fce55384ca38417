"""The front page and the lobby: what waits, tables to watch, tables to sit down at."""

import datetime as dt
import re

import pytest

from accounts.models import Miss, Reliability
from games.models import Invitation, Seat
from games.services import invitations
from games.services.locks import database_now
from tests.games.factories import (
    awaits,
    make_game,
    make_lobby,
    make_player,
    play_to_the_end,
    play_until,
    remake_snapshot,
    submit,
)
from tests.web.browsing import SECRET, browser_of, text_of
from web import words
from web.views import home

pytestmark = pytest.mark.django_db


def test_front_page__of_a_guest__says_what_it_is_and_shows_a_table(game):
    text = text_of(browser_of().get("/"))
    assert "A card game for 2 to 7 players." in text
    assert "Sunday bath" in text


def test_front_page__lists_own_turns_soonest_first(dana):
    later = play_until(make_game("other", seats=2, name="Later", turn_seconds=600_000), awaits(2))
    sooner = play_until(make_game("third", seats=2, name="Sooner", turn_seconds=3600), awaits(2))
    answer = browser_of(dana).get("/")
    names = re.findall(r'class="what"><b>([^<]*)</b>', answer.content.decode())
    assert names == ["Sooner", "Sunday bath", "Later"]
    assert "Turns that wait for you: 3" in text_of(answer)
    assert (later.status, sooner.status) == ("playing", "playing")


def test_front_page__more_turns_wait_than_it_lists__still_names_older_games_that_wait_for_others(dana, monkeypatch):
    older = play_until(make_game("other", seats=2, name="Older"), awaits(2))
    submit(older, 0)
    play_until(make_game("third", seats=2, name="Newer"), awaits(2))
    monkeypatch.setattr(home, "MOST", 1)
    answer = browser_of(dana).get("/")
    assert [game["name"] for game, _ in answer.context["waiting"]] == ["Older"]


def test_front_page__table_without_a_name__is_called_by_the_others(dana):
    game = play_until(make_game("four", seats=4), awaits(4))
    Seat.objects.filter(game=game, index=2).update(player=None, bot="easy")
    remake_snapshot(game)
    names = [seat.player.username for seat in game.seats.filter(index__in=(1, 3)).order_by("index")]
    assert f"<b>With {names[0]}, bot (easy), {names[1]}</b>" in browser_of(dana).get("/").content.decode()


def test_table_name__of_many_seats__names_three_and_counts_the_rest():
    seats = [{"index": index, "player": name, "bot": None} for index, name in enumerate("abcdef")]
    free = {"index": 6, "player": None, "bot": None}
    named = {"name": "", "seats": [*seats, free], "you": None}
    assert words.table_name(named) == "With a, b, c and 3 more"
    assert words.table_name({**named, "you": {"seat": 0}}) == "With b, c, d and 2 more"
    assert words.table_name({**named, "seats": [seats[0], free], "you": {"seat": 0}}) == "A table without a name"
    assert words.table_name({**named, "name": "Sunday"}) == "Sunday"


def test_front_page__lists_invitations_with_both_answers():
    host, guest = make_player("dana"), make_player("zoe")
    table = make_lobby(host, seats=3, name="Come in")
    invitations.invite(host, table.uuid, "zoe")
    browser = browser_of(guest)
    assert "Come in" in text_of(browser.get("/"))
    assert browser.post(f"/games/{table.uuid}/decline")["Location"] == "/"
    assert Invitation.objects.get().state == "declined"
    assert "Come in" not in text_of(browser.get("/"))


@pytest.mark.parametrize("turns", [1, 4])
def test_front_page__costs_as_many_queries_whatever_it_holds(turns, django_assert_num_queries):
    for number in range(turns):
        play_until(make_game(f"game {number}", seats=2), awaits(2))
    browser = browser_of(make_player("dana"))
    browser.get("/")
    with django_assert_num_queries(16):
        browser.get("/")


def test_lobby__shows_tables_and_narrows_them():
    make_lobby(make_player("dana"), seats=2, name="For two")
    make_lobby(make_player("dana"), seats=5, name="For five")
    text = text_of(browser_of().get("/lobby"))
    assert "For two" in text
    assert "For five" in text
    assert "For two" not in text_of(browser_of().get("/lobby?seats=5"))
    assert browser_of().get("/lobby?seats=x&page=-3").status_code == 200


def test_lobby__lists_what_is_asked_for(game, dana):
    over = play_to_the_end(make_game("over", seats=2, name="All is dry"))
    make_lobby(make_player("finn"), seats=2, name="Come in")
    shown = {name: text_of(browser_of(dana).get(f"/lobby?show={name}")) for name in ("", "playing", "mine", "offered")}
    names = ("Come in", "Sunday bath", "All is dry")
    found = {show: [name for name in names if name in text] for show, text in shown.items()}
    assert found == {"": ["Come in"], "playing": ["Sunday bath"], "mine": ["All is dry"], "offered": []}
    assert over.seats.filter(player=dana).exists()


def test_lobby__lists_seats_to_take_over(game, dana):
    Seat.objects.filter(game=game, index=1).update(resigned_at=database_now(), offered_at=database_now())
    assert "Sunday bath" in text_of(browser_of(make_player("zoe")).get("/lobby?show=offered"))
    assert "Sunday bath" not in text_of(browser_of(dana).get("/lobby?show=offered"))


def test_lobby__of_a_guest__has_no_games_of_its_own():
    answer = browser_of().get("/lobby?show=mine")
    assert (answer.status_code, "My finished games" in text_of(answer)) == (200, False)


def test_lobby__narrows_by_language_and_keeps_it_on_the_next_page(monkeypatch):
    monkeypatch.setattr("web.views.lobby.PAGE", 1)
    for number in range(2):
        make_lobby(make_player("dana"), seats=2, name=f"Charco {number}", language="es")
    make_lobby(make_player("dana"), seats=2, name="Mare", language="fr")
    answer = browser_of().get("/lobby?language=es&show=nothing")
    assert "Charco 1" in text_of(answer)
    assert 'href="?language=es&amp;show=nothing&amp;page=2"' in answer.content.decode()
    assert "Charco 0" in text_of(browser_of().get("/lobby?language=es&page=2"))


def test_lobby__says_what_sets_a_table_apart():
    rules = [["madness"], [], ["madness", "pressure"]]
    make_lobby(make_player("dana"), seats=2, rated=False, reliability_min=80, round_rules=rules)
    text = text_of(browser_of().get("/lobby"))
    assert "reliability from 80" in text
    assert "not rated" in text
    assert "Madness Pressure" in text


def test_frame__of_pages_of_other_apps__counts_the_turns_as_well(game, dana):
    for path in ("/inbox", "/accounts/", "/lobby"):
        assert 'Turns <b class="count">1</b>' in browser_of(dana).get(path).content.decode(), path


def test_lobby__says_why_one_may_not_sit_down():
    host = make_player("dana")
    open_to_all = make_lobby(host, seats=2, name="Open")
    for name, gate in (("Strict", {"reliability_min": 100}), ("Closed", {"invited": []}), ("Away", {"vacation": True})):
        make_lobby(host, seats=2, name=name, **gate)
    zoe = make_player("zoe")
    Reliability.objects.create(player=zoe, turns_asked=80)
    Miss.objects.create(player=zoe, at=database_now() - dt.timedelta(days=3))
    zoe.vacation_until = database_now() + dt.timedelta(days=1)
    zoe.save()
    answer = browser_of(zoe).get("/lobby")
    assert "It takes a reliability of 100. Yours is 99." in text_of(answer)
    assert "Only the invited may sit down." in text_of(answer)
    assert "End your vacation to sit down." in text_of(answer)
    assert re.findall(r'action="/games/([^/]*)/join"', answer.content.decode()) == [str(open_to_all.uuid)]


def test_lobby__lets_the_invited_sit_down_also_after_a_no():
    table = make_lobby(make_player("dana"), seats=3, name="Closed", invited=[])
    invitations.invite(make_player("dana"), table.uuid, make_player("zoe").username)
    for path in ("/lobby", f"/games/{table.uuid}"):
        assert f'action="/games/{table.uuid}/join"' in browser_of(make_player("zoe")).get(path).content.decode()
        assert f'action="/games/{table.uuid}/join"' not in browser_of(make_player("finn")).get(path).content.decode()
    browser_of(make_player("zoe")).post(f"/games/{table.uuid}/decline")
    assert f'action="/games/{table.uuid}/join"' in browser_of(make_player("zoe")).get("/lobby").content.decode()


def test_lobby__of_a_private_table__does_not_show_it(private):
    assert SECRET not in text_of(browser_of(make_player("zoe")).get("/lobby"))


def test_sit_down__on_the_last_seat__starts_the_game():
    table = make_lobby(make_player("dana"), seats=2)
    answer = browser_of(make_player("zoe")).post(f"/games/{table.uuid}/join", follow=True)
    table.refresh_from_db()
    assert (table.status, "The captain calls" in text_of(answer)) == ("playing", True)


def test_front_page__with_more_turns_than_it_shows__does_not_say_that_others_are_awaited(monkeypatch):
    monkeypatch.setattr("web.views.home.MOST", 1)
    for number in range(3):
        play_until(make_game(f"game {number}", seats=2), awaits(2))
    text = text_of(browser_of(make_player("dana")).get("/"))
    assert "Turns that wait for you: 3" in text
    assert "Waiting for others" not in text
