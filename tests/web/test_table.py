"""The table: moves, states, the result and chat, by role and without JavaScript."""

import datetime as dt
import re

import pytest
from django.test import Client
from django.utils.formats import date_format

from games.models import Game, Invitation, Message, Seat, Submission
from games.services import chat, resolution
from games.services.locks import database_now
from tests.api.signed_in import SignedIn
from tests.games.factories import (
    awaits,
    expire,
    legal_moves,
    make_game,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    remake_snapshot,
    rounds_ended,
    submit,
)
from tests.games.test_excused import miss
from tests.web.browsing import RADIO, browser_of, html_of, move_url, page_of, text_of, told

pytestmark = pytest.mark.django_db


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


def test_table__of_a_guest__says_in_which_zone_its_times_are(game, dana):
    assert " UTC</small>" in html_of(page_of(game))
    assert " UTC</small>" not in html_of(page_of(game, dana))


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


def test_next__leads_to_the_soonest_other_turn(game, dana):
    other = play_until(make_game("other", seats=2, turn_seconds=3600), awaits(2))
    assert f'class="next" href="/games/{other.uuid}"' in page_of(game, dana).content.decode()


@pytest.fixture
def onward(dana):
    """dana's browser, which goes on to the next table after a move."""
    browser = browser_of(dana)
    browser.cookies["duckcover_habits"] = "onward"
    return browser


def test_habit__after_a_move__leads_to_the_next_table(game, onward):
    other = play_until(make_game("other", seats=2, turn_seconds=3600), awaits(2))
    move = RADIO.findall(html_of(onward.get(f"/games/{game.uuid}")))[0]
    answer = onward.post(move_url(game), {"move": move}, follow=True)
    assert answer.redirect_chain[-1] == (f"/games/{other.uuid}", 302)
    assert onward.post(move_url(game), {"withdraw": "1"})["Location"] == f"/games/{game.uuid}"


def test_habit__after_a_refused_move_or_the_last_one__stays(game, onward):
    answer = onward.post(move_url(game), {"move": "duck:9,9:9,8"}, follow=True)
    assert (answer.wsgi_request.path, len(told(answer))) == (f"/games/{game.uuid}", 1)
    move = RADIO.findall(html_of(onward.get(f"/games/{game.uuid}")))[0]
    answer = onward.post(move_url(game), {"move": move}, follow=True)
    assert answer.wsgi_request.path == f"/games/{game.uuid}"
    assert "Sent. You may change it until all are in." in text_of(answer)


def miss_turn(game):
    """Resolve the open turn, in which everybody moves but dana."""
    for seat in set(open_turn(game).waiting_for) - {0}:
        submit(game, seat)
    expire(game)
    assert resolution.resolve_game(game.pk) == 1


def test_absence__is_told_in_counts_until_the_next_own_move(game, dana):
    assert "Since your last move" not in text_of(page_of(game, dana))
    miss_turn(game)
    told = text_of(page_of(game, dana))
    assert "Turns that you missed: 1. Your time ended before you had moved, so a bot moved for you." in told
    play_until(game, lambda game: 0 in open_turn(game).waiting_for)
    play_turn(game)
    assert "Since your last move" not in text_of(page_of(game, dana))


@pytest.mark.parametrize(
    ("origin", "told"),
    [("order", "Turns in which your orders moved: 1"), ("bot", "Turns in which a bot played for you on autopilot: 1")],
)
def test_absence__says_who_has_moved(game, dana, origin, told):
    miss_turn(game)
    Submission.objects.filter(turn__game=game, seat=0).update(origin=origin)
    assert told in text_of(page_of(game, dana))


EXCUSED = "Your time ended before you had moved. You got more time, once for this turn."


def test_da1__excused_seat__is_told_while_its_turn_is_open(dana):
    game = play_until(make_game("forgiving", seats=3, excused=2), awaits(3))
    assert miss(game, 0) == 0
    told = text_of(page_of(game, dana))
    assert f"{EXCUSED} Excused misses that your seat has left: 1." in told
    assert "choosing, with more time" not in told
    assert miss(game, 0) == 1
    assert EXCUSED not in text_of(page_of(game, dana))


def test_da1__excused_seat__is_told_to_the_others_without_what_is_left(dana):
    game = play_until(make_game("forgiving", seats=3, excused=2), awaits(3))
    miss(game, 0)
    for other in (player_of(game, 1), None):
        told = text_of(page_of(game, other))
        assert ("choosing, with more time" in told, "your seat has left" in told) == (True, False)
    submit(game, 0)
    resolution.resolve_game(game.pk)
    assert "with more time" not in text_of(page_of(game, player_of(game, 1)))


def test_absence__of_a_former_holder_or_another_seat__is_not_told(game):
    miss_turn(game)
    last = open_turn(game).number
    assert "Since your last move" not in text_of(page_of(game, player_of(game, 1)))
    assert "Since your last move" not in text_of(page_of(game))
    Seat.objects.filter(game=game, index=0).update(player=make_player("newcomer"), held_from=last)
    assert "Since your last move" not in text_of(page_of(game, player_of(game, 0)))


def test_round_end__is_told_until_the_first_turn_of_the_next_is_over():
    game = play_until(make_game(seats=3), rounds_ended(1))
    answer = page_of(game, player_of(game, 0))
    end = answer.context["table"].round_end
    seats = answer.context["game"]["seats"]
    assert [seat["total"] for seat, _, _ in end.scores] == sorted(seat["total"] for seat in seats)
    assert all((score, before) == (seat["round_scores"][0], 0) for seat, score, before in end.scores)
    assert "Round 1 is over" in text_of(answer)
    assert browser_of().get(f"/games/{game.uuid}/replay/1/{end.last_turn}").context["is_last"]
    play_turn(game)
    assert "Round 1 is over" not in text_of(page_of(game, player_of(game, 0)))


def test_autopilot__says_so_and_ends_by_a_button(game, dana):
    Seat.objects.filter(game=game, index=0).update(autopilot_since=database_now(), missed_in_a_row=2)
    browser_of(dana).post(f"/games/{game.uuid}/return")
    assert Seat.objects.get(game=game, index=0).autopilot_since is None


def test_seat__of_a_player_on_vacation__says_until_when(game, dana):
    Game.objects.filter(pk=game.pk).update(vacation=True)
    until = database_now() + dt.timedelta(days=3)
    type(dana).objects.filter(pk=player_of(game, 1).pk).update(vacation_until=until)
    remake_snapshot(game)
    assert f"away until {date_format(until, 'SHORT_DATE_FORMAT')}" in text_of(page_of(game, dana))


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
    with django_assert_num_queries(7):
        browser.get(f"/games/{game.uuid}")


# --- chat --------------------------------------------------------------------------------------------------


def test_chat__is_said_and_read_by_the_seats_alone(game, dana):
    browser_of(dana).post(f"/games/{game.uuid}/chat", {"text": "nice <b>splash</b>"})
    browser_of(dana).post(f"/games/{game.uuid}/chat", {"reaction": "quack"})
    assert "nice &lt;b&gt;splash" in page_of(game, player_of(game, 1)).content.decode()
    assert "nice" not in page_of(game).content.decode()
    assert Message.objects.count() == 2


def test_reactions__of_the_closed_list__are_all_at_hand(game, dana):
    offered = re.findall(r'name="reaction" value="(\w+)"', html_of(page_of(game, dana)))
    assert sorted(offered) == sorted(Message.Reaction.values)


@pytest.mark.parametrize("said", [{"text": ""}, {"text": "x" * 501}, {"text": "a\u202eb"}, {"reaction": "spit"}])
def test_chat__of_what_may_not_be_said__is_refused_in_words(game, dana, said):
    answer = browser_of(dana).post(f"/games/{game.uuid}/chat", said, follow=True)
    assert (Message.objects.count(), len(told(answer))) == (0, 1)


def test_chat__of_a_muted_player__is_not_shown(game, dana):
    chat.say(player_of(game, 1), game.uuid, text="boo")
    SignedIn(dana).put(f"me/mutes/{player_of(game, 1).username}")
    assert "boo" not in page_of(game, dana).content.decode()


# --- low blows ---------------------------------------------------------------------------------------------


def test_v6_low_blow__without_script__is_given_and_placed():
    game = make_game("blow40", seats=2, round_rules=[["low_blows"], [], []])
    browsers = [browser_of(make_player(name)) for name in ("dana", "erin")]
    page = f"/games/{game.uuid}"
    asked = {"give": "Which duck do you give?", "place": "Where does it go?"}
    for phase, question in asked.items():
        assert open_turn(game).phase == phase
        for browser in browsers:
            shown = browser.get(page)
            assert question in text_of(shown)
            move = RADIO.findall(html_of(shown))[-1]
            assert move.startswith(phase)
            assert told(browser.post(move_url(game), {"move": move}, follow=True)) == []
        resolution.resolve_game(game.pk)
    assert "placed what it got" in text_of(browsers[0].get(page))


def test_v6_give__names_the_seat_that_gets_it():
    game = make_game("blow40", seats=3, round_rules=[["low_blows"]] * 3)
    game = play_until(game, lambda game: open_turn(game).phase == "give")
    for index in range(3):
        receiver = player_of(game, (index + 1) % 3).username
        assert f"to the next player: {receiver}" in text_of(page_of(game, player_of(game, index)))


def test_v6_front_page__in_a_low_blow__asks_which_duck_is_given():
    make_game("blow40", seats=2, round_rules=[["low_blows"], [], []])
    assert "Which duck do you give?" in text_of(browser_of(make_player("dana")).get("/"))
