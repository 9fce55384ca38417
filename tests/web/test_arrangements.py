"""What seats arrange with each other on the pages: invitations, pauses, seats on offer, sounds, families."""

import pytest

from games.models import Invitation, Seat
from games.services import lobby, pauses, resignations
from tests.games.factories import make_game, make_lobby, make_player, player_of
from tests.web.browsing import browser_of, page_of, text_of, told

pytestmark = pytest.mark.django_db


def sent(game, who, deed, **form):
    """What a button of a game leads to."""
    return browser_of(who).post(f"/games/{game.uuid}/{deed}", form, follow=True)


@pytest.fixture
def table():
    return make_lobby(make_player("dana"), seats=3)


# --- before the start --------------------------------------------------------------------------------------


def test_host__invites_by_name_and_sees_who_has_answered(table):
    host, erin, finn = make_player("dana"), make_player("erin"), make_player("finn")
    for player in (erin, finn):
        assert told(sent(table, host, "invite", player=player.username)) == ["The invitation is sent."]
    Invitation.objects.filter(player=finn).update(state="declined")
    assert "Invited erin has not answered finn said no" in text_of(page_of(table, host))
    assert "has not answered" not in text_of(page_of(table, erin))


@pytest.mark.parametrize("name", ["nobody", "", "x" * 65])
def test_host__inviting_nobody__is_told_why(table, name):
    answer = sent(table, make_player("dana"), "invite", player=name)
    assert (len(told(answer)), Invitation.objects.count()) == (1, 0)


def test_invitation__by_another_than_the_host__is_refused(table):
    make_player("finn")
    answer = sent(table, make_player("erin"), "invite", player="finn")
    assert told(answer) == ["Only the host of the game may do this."]


def test_seat__with_a_family__is_taken_with_it(table):
    erin, taken = make_player("erin"), Seat.objects.get(game=table, index=0).family
    page = page_of(table, erin).content.decode()
    assert ('<option value="wizards">' in page) != (taken == "wizards")
    assert f'<option value="{taken}">' not in page
    wanted = "divers" if taken != "divers" else "wizards"
    sent(table, erin, "join", family=wanted)
    assert Seat.objects.get(game=table, player=erin).family == wanted


def test_seat__with_a_family_that_is_taken__is_refused_in_words(table):
    erin, taken = make_player("erin"), Seat.objects.get(game=table, index=0).family
    assert len(told(sent(table, erin, "join", family=taken))) == 1
    assert not Seat.objects.filter(player=erin).exists()


# --- pauses ------------------------------------------------------------------------------------------------


def test_pause__asked_for_and_agreed_to_by_all__begins_and_is_ended(game, dana):
    assert "A pause is asked for erin" not in text_of(page_of(game, dana))
    sent(game, player_of(game, 1), "pause", hours="48")
    assert "A pause is asked for erin: 48 hours. Seats that agree: 1" in text_of(page_of(game, dana))
    sent(game, dana, "pause/agree")
    page = text_of(sent(game, player_of(game, 2), "pause/agree"))
    assert "The game is paused until" in page
    sent(game, dana, "pause/end")
    game.refresh_from_db()
    assert (game.paused_until, "Pause the game" in text_of(page_of(game, dana))) == (None, True)


def test_pause__refused__is_asked_for_no_longer(game, dana):
    sent(game, player_of(game, 1), "pause", hours="24")
    sent(game, dana, "pause/end")
    game.refresh_from_db()
    assert game.pause_asked is None
    assert told(sent(game, dana, "pause/agree")) == ["Nobody asks for a pause any more."]


@pytest.mark.parametrize("hours", ["", "1", "337", "long"])
def test_pause__of_a_length_that_is_not_offered__is_told_and_not_asked_for(game, dana, hours):
    assert len(told(sent(game, dana, "pause", hours=hours))) == 1
    game.refresh_from_db()
    assert game.pause_asked is None


def test_pause__of_a_spectator__is_neither_offered_nor_taken(game):
    pauses.ask_for_pause(player_of(game, 1), game.uuid, 24)
    zoe = make_player("zoe")
    assert "pause" not in text_of(page_of(game, zoe)).casefold()
    sent(game, zoe, "pause/agree")
    game.refresh_from_db()
    assert game.pause_asked["agreed"] == [1]


# --- seats on offer ----------------------------------------------------------------------------------------


def test_seat__whose_player_has_resigned__is_offered_by_the_host_and_no_longer(game, dana):
    resignations.resign(player_of(game, 1), game.uuid)
    assert "Offer this seat" in text_of(page_of(game, dana))
    assert "Offer this seat" not in text_of(page_of(game, player_of(game, 2)))
    assert "Offer it no longer" in text_of(sent(game, dana, "seats/1/offer"))
    assert Seat.objects.get(game=game, index=1).offered_at is not None
    sent(game, dana, "seats/1/offer", undo="1")
    assert Seat.objects.get(game=game, index=1).offered_at is None


def test_seat__of_who_plays__is_not_offered(game, dana):
    assert "Offer this seat" not in text_of(page_of(game, dana))
    sent(game, dana, "seats/1/offer")
    assert Seat.objects.get(game=game, index=1).offered_at is None


# --- sounds ------------------------------------------------------------------------------------------------


def test_sound__of_a_game_with_madness__is_chosen_in_ones_own_language():
    game = make_game(seats=2, round_rules=[["madness"], [], []])
    dana = player_of(game, 0)
    assert '<option value="hoot">부엉</option>' in page_of(game, dana, language="ko").content.decode()
    sent(game, dana, "seats/0/sound", sound="hoot")
    assert Seat.objects.get(game=game, index=0).sound == "hoot"
    assert '<option value="hoot" selected>hoot</option>' in page_of(game, dana).content.decode()
    assert len(told(sent(game, dana, "seats/0/sound", sound="silence"))) == 1
    assert len(told(sent(game, dana, "seats/1/sound", sound="moo"))) == 1
    assert Seat.objects.get(game=game, index=1).sound == ""


def test_sound__without_madness__is_no_question(game, dana):
    assert "Your sound" not in text_of(page_of(game, dana))


def test_deeds__of_nobody__ask_to_sign_in(table):
    lobby.join_game(make_player("erin"), table.uuid)
    for deed in ("invite", "pause", "pause/agree", "pause/end", "seats/1/offer", "seats/1/sound"):
        answer = browser_of().post(f"/games/{table.uuid}/{deed}")
        assert answer["Location"] == f"/accounts/login/?next=/games/{table.uuid}"
