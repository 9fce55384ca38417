"""Before the start: seats, invitations, links, and who may know of a private game."""

import datetime as dt

import pytest

from games.clocks import PerTurn, PlayHours
from games.models import Game, Invitation, Seat
from games.services import invitations, lobby
from games.services.locks import database_now
from tests.games.factories import make_game, make_lobby, make_player, player_of
from tests.web.browsing import SECRET, browser_of, page_of, text_of, told

pytestmark = pytest.mark.django_db


def test_seats__of_the_host__offer_to_start_and_the_link():
    table = make_lobby(make_player("dana"), seats=3)
    browser = browser_of(make_player("dana"))
    answer = browser.get(f"/games/{table.uuid}")
    assert f"http://testserver/games/{table.uuid}?code={table.invite_code}" in answer.content.decode()
    assert "Start with who is here" not in text_of(answer)
    lobby.join_game(make_player("erin"), table.uuid)
    assert "Start with who is here" in text_of(browser.get(f"/games/{table.uuid}"))
    browser.post(f"/games/{table.uuid}/start", {"fill": "1"})
    table.refresh_from_db()
    assert table.status == "playing"


def test_start__alone__is_refused_in_words_and_changes_nothing():
    table = make_lobby(make_player("dana"), seats=3)
    answer = browser_of(make_player("dana")).post(f"/games/{table.uuid}/start", follow=True)
    assert told(answer) == ["A game needs at least two taken seats."]
    table.refresh_from_db()
    assert table.status == "lobby"


def test_seats__say_what_is_played_to_who_thinks_of_sitting_down():
    play = PlayHours(dt.time(8), dt.time(22), (0, 1), "UTC")
    table = make_lobby(
        make_player("dana"),
        seats=3,
        round_rules=[["madness"], [], ["pressure"]],
        clock=PerTurn(7200, play),
        reliability_min=70,
        rated=False,
        open_log=True,
        chat="reactions",
        auto_start=True,
    )
    text = text_of(browser_of().get(f"/games/{table.uuid}"))
    for said in (
        "What is played 2 h a turn Round 1 Madness Round 2 no variations Round 3 Pressure",
        "Only players with a reliability of 70 or more may sit down.",
        "Clocks run from 08:00 to 22:00 (UTC). Clocks run on these days: Mon, Tue",
        "The result does not count for ratings.",
        "Everybody may look back while a round runs.",
        "The seats send each other reactions, no messages.",
        "or with two players or more on",
    ):
        assert said in text


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


def test_refusal__at_a_private_link__is_told_there(private):
    zoe = browser_of(make_player("zoe"))
    lobby.join_game(make_player("erin"), private.uuid, invite_code=private.invite_code)
    lobby.start_game(make_player("dana"), private.uuid)
    answer = zoe.post(f"/games/{private.uuid}/join", {"invite_code": private.invite_code}, follow=True)
    assert told(answer) == ["The game is not in the lobby any more."]
