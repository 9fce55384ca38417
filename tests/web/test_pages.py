"""The pages people play on: by role, without JavaScript, and what may not be seen on them."""

import datetime as dt
import re

import pytest
from django.test import Client

from games.models import Game, Invitation, Message, Seat
from games.services import chat, invitations, lobby
from games.services.locks import database_now
from tests.api.signed_in import SignedIn
from tests.games.factories import (
    awaits,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    remake_snapshot,
    submit,
)

pytestmark = pytest.mark.django_db
SECRET = "By the secret pond"
RADIO = re.compile(r'name="move" value="([^"]+)"')


def browser_of(player=None, language="en"):
    browser = Client(headers={"Accept-Language": language})
    if player is not None:
        browser.force_login(player)
    return browser


def page_of(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}")


def html_of(answer):
    """The page without what is new in each answer."""
    assert answer.status_code == 200
    return re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"|data-(version|left)="\d+"', "", answer.content.decode())


def text_of(answer):
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


def told(answer):
    """The messages on the page that a form leads to."""
    return re.findall(r'<p class="told [^"]*" role="status">([^<]*)</p>', answer.content.decode())


def move_url(game, number=None):
    return f"/games/{game.uuid}/turns/{number or open_turn(game).number}/move"


@pytest.fixture
def game():
    return play_until(make_game(seats=3, name="Sunday bath"), awaits(3))


@pytest.fixture
def dana(game):
    return player_of(game, 0)


@pytest.fixture
def private():
    return make_lobby(make_player("dana"), seats=3, visibility="private", name=SECRET)


# --- the front page and the lobby --------------------------------------------------------------------------


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
    with django_assert_num_queries(13):
        browser.get("/")


def test_lobby__shows_tables_and_narrows_them():
    make_lobby(make_player("dana"), seats=2, name="For two")
    make_lobby(make_player("dana"), seats=5, name="For five")
    text = text_of(browser_of().get("/lobby"))
    assert "For two" in text
    assert "For five" in text
    assert "For two" not in text_of(browser_of().get("/lobby?seats=5"))
    assert browser_of().get("/lobby?seats=x&page=-3").status_code == 200


def test_lobby__of_a_private_table__does_not_show_it(private):
    assert SECRET not in text_of(browser_of(make_player("zoe")).get("/lobby"))


def test_sit_down__on_the_last_seat__starts_the_game():
    table = make_lobby(make_player("dana"), seats=2)
    answer = browser_of(make_player("zoe")).post(f"/games/{table.uuid}/join", follow=True)
    table.refresh_from_db()
    assert (table.status, "The captain calls" in text_of(answer)) == ("playing", True)


# --- a new table -------------------------------------------------------------------------------------------

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


# --- before the start --------------------------------------------------------------------------------------


def test_seats__of_the_host__offer_to_start_and_the_link():
    table = make_lobby(make_player("dana"), seats=3)
    browser = browser_of(make_player("dana"))
    answer = browser.get(f"/games/{table.uuid}")
    assert f"http://testserver/games/{table.uuid}?code={table.invite_code}" in answer.content.decode()
    browser.post(f"/games/{table.uuid}/start", {"fill": "1"})
    table.refresh_from_db()
    assert table.status == "playing"


def test_start__alone__is_refused_in_words_and_changes_nothing():
    table = make_lobby(make_player("dana"), seats=3)
    answer = browser_of(make_player("dana")).post(f"/games/{table.uuid}/start", follow=True)
    assert told(answer) == ["A game needs at least two taken seats."]
    table.refresh_from_db()
    assert table.status == "lobby"


def test_leave__gives_the_seat_up():
    table = make_lobby(make_player("dana"), seats=3)
    lobby.join_game(make_player("zoe"), table.uuid)
    answer = browser_of(make_player("zoe")).post(f"/games/{table.uuid}/leave", follow=True)
    assert told(answer) == ["You have left the table."]
    assert not Seat.objects.filter(player__username="zoe").exists()


def test_cancel__by_another__is_refused():
    table = make_lobby(make_player("dana"), seats=3)
    answer = browser_of(make_player("zoe")).post(f"/games/{table.uuid}/cancel", follow=True)
    assert told(answer) == ["Only the host of the game may do this."]


def test_private_game__of_a_guest__asks_to_sign_in_as_one_that_is_not_there(private):
    gone = "6a4ad7f4-4f0e-4d7e-9f5e-0f2a3f3a2b1e"
    answers = [browser_of().get(f"/games/{key}") for key in (private.uuid, gone)]
    assert [answer["Location"] for answer in answers] == [
        f"/accounts/login/?next=/games/{key}" for key in (private.uuid, gone)
    ]


def test_private_game__of_a_stranger__is_404_without_its_name(private):
    answer = page_of(private, make_player("zoe"))
    assert (answer.status_code, SECRET.encode() in answer.content) == (404, False)


def test_private_game__by_its_link__opens_with_the_right_code_only(private):
    zoe = browser_of(make_player("zoe"))
    for code in (private.invite_code, "wrong"):
        answer = zoe.get(f"/games/{private.uuid}?code={code}")
        assert (answer.status_code, SECRET.encode() in answer.content) == (200, False)
    assert zoe.post(f"/games/{private.uuid}/join", {"invite_code": "wrong"}).status_code == 404
    assert zoe.post(f"/games/{private.uuid}/join", {"invite_code": private.invite_code}).status_code == 302
    assert SECRET in text_of(zoe.get(f"/games/{private.uuid}"))


def test_private_game__of_who_is_invited__lets_sit_down(private):
    browser = browser_of(make_player("zoe"))
    invitations.invite(make_player("dana"), private.uuid, "zoe")
    text = text_of(browser.get(f"/games/{private.uuid}"))
    assert ("You are invited to this game." in text, SECRET in text, "dana" in text) == (True, True, False)
    browser.post(f"/games/{private.uuid}/join")
    assert Seat.objects.filter(player__username="zoe").exists()


def test_private_game__of_who_was_invited__says_that_it_is_over(private):
    zoe = make_player("zoe")
    invitations.invite(make_player("dana"), private.uuid, "zoe")
    Invitation.objects.update(state="declined")
    assert "This game is not open to you any more." in text_of(page_of(private, zoe))


def test_game__whose_seat_was_taken_over__says_so_to_its_former_player():
    game = make_game(seats=3, name=SECRET)
    Game.objects.filter(pk=game.pk).update(visibility="private")
    former = player_of(game, 1)
    game.tenures.create(seat=1, player=former, from_turn=1, to_turn=2, ended_by="resigned", ended_at=database_now())
    Seat.objects.filter(game=game, index=1).update(player=make_player("zoe"))
    assert "This game is not open to you any more." in text_of(page_of(game, former))


def test_game__that_was_cancelled__says_so():
    table = make_lobby(make_player("dana"), seats=3)
    lobby.cancel_game(make_player("dana"), table.uuid)
    assert "This game was cancelled before it started." in text_of(page_of(table))


def test_names__with_html__are_text():
    table = make_lobby(make_player("dana"), name="<script>quack</script>")
    assert b"<script>quack" not in page_of(table).content


# --- the table ---------------------------------------------------------------------------------------------


def test_table__draws_the_document_of_the_api_and_nothing_else(game, dana):
    answer = page_of(game, dana)
    assert answer.context["game"] == SignedIn(dana).get(f"games/{game.uuid}").json()


def test_table__of_a_seat__has_a_button_for_each_legal_move(game, dana):
    moves = legal_moves(game, 0)
    assert len(RADIO.findall(html_of(page_of(game, dana)))) == len(moves)


def test_table__of_a_guest__has_none_and_says_so(game):
    html = html_of(page_of(game))
    assert RADIO.findall(html) == []
    assert "You are watching." in html


def test_move__without_script__is_sent_changed_and_taken_back(game, dana):
    browser, page = browser_of(dana), f"/games/{game.uuid}"
    first, *_, last = RADIO.findall(html_of(browser.get(page)))
    answer = browser.post(move_url(game), {"move": first}, follow=True)
    assert "Sent. You may change it until all are in." in text_of(answer)
    answer = browser.post(move_url(game), {"move": last}, follow=True)
    assert f'value="{last}" required checked' in answer.content.decode()
    answer = browser.post(move_url(game), {"withdraw": "1"}, follow=True)
    assert "Sent." not in text_of(answer)
    assert open_turn(game).waiting_for == [0, 1, 2]


def test_move__sent_twice__is_one_move(game, dana):
    browser = browser_of(dana)
    move = RADIO.findall(html_of(browser.get(f"/games/{game.uuid}")))[0]
    answers = [browser.post(move_url(game), {"move": move}, follow=True) for _ in range(2)]
    assert [told(answer) for answer in answers] == [[], []]
    assert open_turn(game).submissions.count() == 1


def test_move__of_a_turn_that_is_over__is_refused_in_words_and_reaches_no_other_turn(game, dana):
    old = open_turn(game).number
    play_turn(game)
    move = "duck:0,0:0,1"
    answer = browser_of(dana).post(move_url(game, old), {"move": move}, follow=True)
    assert told(answer) == ["This turn does not take moves."]
    assert not open_turn(game).submissions.filter(seat=0, origin="player").exists()


@pytest.mark.parametrize(
    "move", ["", "cover", "cover:0,0", "cover:a,b:c,d", "jump:0,0:0,1", "duck:0,0:999,0", "cover:0,0:0,0:0,0"]
)
def test_move__that_is_none__is_refused_in_words(game, dana, move):
    answer = browser_of(dana).post(move_url(game), {"move": move}, follow=True)
    assert len(told(answer)) == 1
    assert open_turn(game).submissions.count() == 0


def test_move__of_a_guest__asks_to_sign_in(game):
    assert browser_of().post(move_url(game), {"move": "x"})["Location"].startswith("/accounts/login/")


def test_move__of_another_site__is_refused(game, dana):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post(move_url(game), {"move": "x"}).status_code == 403


def test_move__by_get__is_405(game, dana):
    assert browser_of(dana).get(move_url(game)).status_code == 405


def test_h4__table__is_the_same_whatever_another_seat_has_sent(game):
    other, moves = player_of(game, 1), legal_moves(game, 0)
    pages = []
    for move in (moves[0], moves[-1]):
        submit(game, 0, move)
        pages.append(html_of(page_of(game, other)))
    assert pages[0] == pages[1]
    assert moves[0] != moves[-1]


def test_h5__table__shows_no_turn_but_the_last(game, dana):
    for _ in range(3):
        play_turn(game)
    for viewer in (dana, player_of(game, 1), None):
        answer = page_of(game, viewer)
        assert answer.context["game"]["last_turn"]["number"] == open_turn(game).number - 1
        assert len(re.findall("data-moved=", answer.content.decode())) <= 3


def test_following__the_same_version__is_204(game, dana):
    browser = browser_of(dana)
    version = re.search(r'data-version="(\d+)"', browser.get(f"/games/{game.uuid}").content.decode())[1]
    assert browser.get(f"/games/{game.uuid}?seen={version}").status_code == 204
    submit(game, 1)
    assert browser.get(f"/games/{game.uuid}?seen={version}").status_code == 200


def test_move__that_has_counted_already__is_repeated_without_a_word(game, dana):
    move = RADIO.findall(html_of(browser_of(dana).get(f"/games/{game.uuid}")))[0]
    url = move_url(game)
    browser_of(dana).post(url, {"move": move})
    play_turn(game)
    assert told(browser_of(dana).post(url, {"move": move}, follow=True)) == []


def test_form__of_a_session_that_has_ended__leads_back_to_the_game(game):
    answer = browser_of().post(move_url(game), {"move": "x"})
    assert answer["Location"] == f"/accounts/login/?next=/games/{game.uuid}"


def test_refusal__at_a_private_link__is_told_there(private):
    zoe = browser_of(make_player("zoe"))
    lobby.join_game(make_player("erin"), private.uuid, invite_code=private.invite_code)
    lobby.start_game(make_player("dana"), private.uuid)
    answer = zoe.post(f"/games/{private.uuid}/join", {"invite_code": private.invite_code}, follow=True)
    assert told(answer) == ["The game is not in the lobby any more."]


def test_limit__of_requests__holds_for_pages(settings, game, dana):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "player": 2}
    browser = browser_of(dana)
    answers = [browser.get("/lobby") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 0 < int(answers[2]["Retry-After"]) <= 60


def test_front_page__with_more_turns_than_it_shows__does_not_say_that_others_are_awaited(monkeypatch):
    monkeypatch.setattr("web.views.home.MOST", 1)
    for number in range(3):
        play_until(make_game(f"game {number}", seats=2), awaits(2))
    text = text_of(browser_of(make_player("dana")).get("/"))
    assert "Turns that wait for you: 3" in text
    assert "Waiting for others" not in text


def test_next__leads_to_the_soonest_other_turn(game, dana):
    other = play_until(make_game("other", seats=2, turn_seconds=3600), awaits(2))
    assert f'class="next" href="/games/{other.uuid}"' in page_of(game, dana).content.decode()


def test_autopilot__says_so_and_ends_by_a_button(game, dana):
    Seat.objects.filter(game=game, index=0).update(autopilot_since=database_now(), missed_in_a_row=2)
    browser_of(dana).post(f"/games/{game.uuid}/return")
    assert Seat.objects.get(game=game, index=0).autopilot_since is None


def test_seat__of_a_player_on_vacation__says_until_when(game, dana):
    Game.objects.filter(pk=game.pk).update(vacation=True)
    until = database_now() + dt.timedelta(days=3)
    type(dana).objects.filter(pk=player_of(game, 1).pk).update(vacation_until=until)
    remake_snapshot(game)
    assert f"away until {until:%Y-%m-%d}" in text_of(page_of(game, dana))


@pytest.mark.parametrize("who", ["anybody", "invited"])
def test_seat_on_offer__is_taken_over_by_a_button(game, who):
    Seat.objects.filter(game=game, index=1).update(offered_at=database_now(), resigned_at=database_now())
    remake_snapshot(game)
    zoe = make_player("zoe")
    if who == "invited":
        Game.objects.filter(pk=game.pk).update(visibility="private")
        Invitation.objects.create(game=game, player=zoe, created_at=database_now())
    assert f'action="/games/{game.uuid}/seats/1/take"' in page_of(game, zoe).content.decode()
    browser_of(zoe).post(f"/games/{game.uuid}/seats/1/take")
    assert Seat.objects.get(game=game, index=1).player == zoe


def test_resign__a_bot_plays_on(game, dana):
    browser_of(dana).post(f"/games/{game.uuid}/resign")
    assert Seat.objects.get(game=game, index=0).resigned_at is not None


def test_result__shows_ranking_and_offers_a_rematch():
    game = play_to_the_end(make_game(seats=2, name="Over"))
    dana = player_of(game, 0)
    answer = page_of(game, dana)
    ranks = [seat["rank"] for seat in answer.context["ranking"]]
    assert ranks == sorted(ranks)
    assert "The game is over." in text_of(answer)
    again = browser_of(dana).post(f"/games/{game.uuid}/rematch")
    assert again["Location"] == f"/games/{Game.objects.get(status='lobby').uuid}"


@pytest.mark.parametrize("seats", [2, 7])
def test_table__costs_as_many_queries_at_any_size(seats, django_assert_num_queries):
    game = play_until(make_game(seats=seats), awaits(seats))
    browser = browser_of(player_of(game, 0))
    browser.get(f"/games/{game.uuid}")
    with django_assert_num_queries(9):
        browser.get(f"/games/{game.uuid}")


# --- chat --------------------------------------------------------------------------------------------------


def test_chat__is_said_and_read_by_the_seats_alone(game, dana):
    browser_of(dana).post(f"/games/{game.uuid}/chat", {"text": "nice <b>splash</b>"})
    browser_of(dana).post(f"/games/{game.uuid}/chat", {"reaction": "quack"})
    assert "nice &lt;b&gt;splash" in page_of(game, player_of(game, 1)).content.decode()
    assert "nice" not in page_of(game).content.decode()
    assert Message.objects.count() == 2


@pytest.mark.parametrize("said", [{"text": ""}, {"text": "x" * 501}, {"text": "a\u202eb"}, {"reaction": "spit"}])
def test_chat__of_what_may_not_be_said__is_refused_in_words(game, dana, said):
    answer = browser_of(dana).post(f"/games/{game.uuid}/chat", said, follow=True)
    assert (Message.objects.count(), len(told(answer))) == (0, 1)


def test_chat__of_a_muted_player__is_not_shown(game, dana):
    chat.say(player_of(game, 1), game.uuid, text="boo")
    SignedIn(dana).put(f"me/mutes/{player_of(game, 1).username}")
    assert "boo" not in page_of(game, dana).content.decode()


# --- all pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("es", "El Capitán anuncia"),
        ("fr", "Le Captain annonce"),
        ("it", "Il Capitano annuncia"),
        ("ko", "선장"),
    ],
)
def test_table__speaks_the_language_asked_for(game, dana, language, says):
    html = html_of(page_of(game, dana, language=language))
    assert says in html
    assert f'<html lang="{language}">' in html


def test_table__for_a_browser_that_takes_gzip__is_within_its_budget():
    game = play_until(make_game(seats=7), awaits(7))
    browser = browser_of(player_of(game, 0))
    packed = browser.get(f"/games/{game.uuid}", headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert len(packed.content) <= 14_000
    assert packed.content != browser.get(f"/games/{game.uuid}", headers={"Accept-Encoding": "gzip"}).content


def test_pages__run_nothing_inline_and_are_kept_by_no_shared_cache(game, dana):
    browser = browser_of(dana)
    table = make_lobby(dana, seats=3)
    for path in ("/", "/lobby", "/lobby/new", f"/games/{game.uuid}", f"/games/{table.uuid}"):
        answer = browser.get(path)
        assert (answer.status_code, answer["Cache-Control"]) == (200, "private, no-cache"), path
        assert "unsafe-inline" not in answer["Content-Security-Policy"]
        assert not re.search(rb"<script(?! src=)|<style|style=|\son\w+=", answer.content), path
