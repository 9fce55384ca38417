"""The profile of a player: what everybody sees, and what another player may do about it."""

import datetime as dt
import uuid

import pytest
from django.test import Client

from accounts.models import Block, Miss, Mute, Reliability, Report
from games.models import Invitation, Seat
from games.services import chat
from games.services.locks import database_now
from tests.games.factories import make_bot, make_game, make_lobby, make_player, play_to_the_end, player_of
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db


@pytest.fixture
def dana():
    return make_player("dana")


@pytest.fixture
def zoe():
    zoe = make_player("zoe")
    zoe.display_name, zoe.bio, zoe.avatar = "Zoe of the pond", "I play <b>late</b>.", "divers"
    zoe.save()
    return zoe


def test_profile__of_anybody__is_seen_by_a_guest_without_forms(zoe):
    answer = browser_of().get("/players/ZOE")
    assert "zoe Zoe of the pond I play &lt;b&gt;late&lt;/b&gt;. Here since" in text_of(answer)
    assert '<use href="#duck-divers"/>' in answer.content.decode()
    assert 'action="/players/' not in answer.content.decode()


def test_profile__reliability__is_that_of_the_api_with_its_formula(zoe):
    Reliability.objects.create(player=zoe, turns_asked=80)
    Miss.objects.create(player=zoe, at=database_now() - dt.timedelta(days=3))
    said = text_of(browser_of().get("/players/zoe"))
    value = browser_of().get("/api/v1/players/zoe").json()["reliability"]["value"]
    assert value == 99
    assert f"{value} of 100 Turns that asked: 80. Missed in 365 days: 1." in said
    assert "100 × (1 \N{MINUS SIGN} weight ÷ (turns + 20))" in said


def test_profile__of_a_new_player_away__says_so(zoe):
    zoe.vacation_until = database_now() + dt.timedelta(days=3)
    zoe.save()
    said = text_of(browser_of().get("/players/zoe"))
    assert "On vacation until" in said
    assert "new: this says little yet" in said


@pytest.mark.parametrize("name", ["nobody", "a b", "x" * 40])
def test_profile__of_nobody__is_not_found(db, name):
    assert browser_of().get(f"/players/{name}").status_code == 404


def test_profile__of_one_who_is_locked_out__is_not_found(zoe):
    zoe.is_active = False
    zoe.save()
    assert browser_of().get("/players/zoe").status_code == 404


def test_profile__ones_own_or_of_ones_bot__has_nothing_against_oneself(dana):
    make_bot("danabot", dana)
    pages = [browser_of(dana).get(f"/players/{name}") for name in ("dana", "danabot")]
    assert [b"/block" in page.content for page in pages] == [False, False]
    assert "Bot account of dana" in text_of(pages[1])
    answer = browser_of(dana).post("/players/dana/block", follow=True)
    assert told(answer) == ["You cannot do this to yourself."]


@pytest.mark.parametrize(("deed", "kind"), [("mute", Mute), ("block", Block)])
def test_profile__muting_and_blocking__are_done_and_undone(dana, zoe, deed, kind):
    browser = browser_of(dana)
    browser.post(f"/players/zoe/{deed}")
    assert kind.objects.filter(player=dana).count() == 1
    answer = browser.get("/players/zoe")
    assert f"Un{deed}" in text_of(answer)
    browser.post(f"/players/zoe/{deed}", {"undo": "1"})
    assert not kind.objects.exists()


def test_profile__report__reaches_the_operator_once_a_form(dana, zoe):
    form = {"key": uuid.uuid4(), "reason": "spam", "detail": "one\r\ntwo"}
    answers = [browser_of(dana).post("/players/zoe/report", form, follow=True) for _ in range(2)]
    assert told(answers[1]) == ["The operator is told. The player learns nothing of it."]
    made = Report.objects.get()
    assert (made.reporter, made.reported, made.reason, made.detail) == (dana, zoe, "spam", "one\ntwo")


def test_profile__report_without_a_reason__is_refused_at_its_field_and_keeps_the_text(dana, zoe):
    answer = browser_of(dana).post("/players/zoe/report", {"key": uuid.uuid4(), "detail": "He quacks."})
    assert (answer.status_code, Report.objects.count()) == (400, 0)
    assert 'id="id_reason_error"' in answer.content.decode()
    assert "He quacks.</textarea>" in answer.content.decode()


def test_profile__invites_to_a_table_of_ones_own(dana, zoe):
    table = make_lobby(dana, seats=3, name="Friends of the pond")
    browser = browser_of(dana)
    assert "Friends of the pond Invite" in text_of(browser.get("/players/zoe"))
    assert told(browser.post("/players/zoe/invite", {"game": table.uuid}, follow=True)) == ["The invitation is sent."]
    assert Invitation.objects.get(game=table).player == zoe
    assert browser.post("/players/zoe/invite", {"game": "x"}).status_code == 404


def test_profile__invitation_to_anothers_table__is_refused_in_words(dana, zoe):
    table = make_lobby(make_player("yan"), seats=3)
    answer = browser_of(dana).post("/players/zoe/invite", {"game": table.uuid}, follow=True)
    assert told(answer) == ["Only the host of the game may do this."]
    assert not Invitation.objects.exists()


def test_profile__of_one_who_was_at_a_finished_table__offers_the_rematch():
    game = play_to_the_end(make_game(seats=2, name="All is dry"))
    one, other = player_of(game, 0), player_of(game, 1)
    page = browser_of(one).get(f"/players/{other.username}")
    assert "All is dry played together Rematch" in text_of(page)
    assert f'action="/games/{game.uuid}/rematch"' in page.content.decode()


@pytest.mark.parametrize("deed", ["mute", "block", "report", "invite"])
def test_deed__of_nobody_or_of_a_guest_account__asks_to_sign_in(dana, zoe, deed):
    dana.guest_until = database_now() + dt.timedelta(days=3)
    dana.save()
    answers = [browser.post(f"/players/zoe/{deed}") for browser in (browser_of(), browser_of(dana))]
    assert [answer["Location"] for answer in answers] == ["/accounts/login/?next=/players/zoe"] * 2
    assert (Mute.objects.count(), Block.objects.count(), Report.objects.count()) == (0, 0, 0)


def test_deed__sent_by_another_site__is_refused(dana, zoe):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post("/players/zoe/block").status_code == 403
    assert browser_of(dana).get("/players/zoe/block").status_code == 405


def test_names__at_tables__lead_to_profiles(game, dana):
    page = browser_of(player_of(game, 0)).get(f"/games/{game.uuid}").content.decode()
    assert f'href="/players/{player_of(game, 1).username}"' in page
    make_lobby(dana, seats=3)
    assert 'href="/players/dana"' in browser_of().get("/lobby").content.decode()


def test_profile__costs_a_fixed_number_of_queries(dana, zoe, django_assert_num_queries):
    browser = browser_of(dana)
    browser.get("/players/zoe")
    with django_assert_num_queries(16):
        browser.get("/players/zoe")


@pytest.mark.parametrize(
    ("language", "says"), [("es", "Fiabilidad"), ("fr", "Fiabilité"), ("it", "Affidabilità"), ("ko", "신뢰도")]
)
def test_profile__speaks_the_language_asked_for(zoe, language, says):
    assert says in text_of(browser_of(None, language).get("/players/zoe"))


@pytest.fixture
def said(dana):
    """Something that zoe has said to the table where dana sits, too."""
    game = make_game("chat", seats=2)
    Seat.objects.filter(game=game, index=0).update(player=dana)
    Seat.objects.filter(game=game, index=1).update(player=make_player("zoe"))
    return chat.say(make_player("zoe"), game.uuid, text="Sink, you <duck>!")


def test_profile__from_a_message__quotes_it_and_reports_it(dana, said):
    browser = browser_of(dana)
    page = browser.get(f"/players/zoe?message={said.uuid}")
    assert "It is about this message: Sink, you &lt;duck&gt;!" in text_of(page)
    form = {"key": uuid.uuid4(), "reason": "abuse", "message": said.uuid, "game": said.game.uuid}
    browser.post("/players/zoe/report", form)
    made = Report.objects.get()
    assert (made.reported.username, made.message, made.game) == ("zoe", said.uuid, said.game.uuid)


@pytest.mark.parametrize("viewer", ["finn", "dana"])
def test_profile__from_a_message__quotes_none_that_is_not_the_viewers_to_read(dana, said, viewer):
    wrong = said.uuid if viewer == "finn" else uuid.uuid4()
    for key in (wrong, "x"):
        page = browser_of(make_player(viewer)).get(f"/players/zoe?message={key}")
        assert page.status_code == 200
        assert "It is about this message" not in text_of(page)
    assert "It is about this message" not in text_of(
        browser_of(make_player("zoe")).get(f"/players/dana?message={said.uuid}")
    )
