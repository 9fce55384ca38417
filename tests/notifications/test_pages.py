"""The pages to which mails lead: useful to their readers, and nothing to see for those who may not."""

import re

import pytest
from django.test import Client

from games.models import Game
from games.services.locks import database_now
from notifications.models import Notice, Settings
from notifications.services import inbox, mail
from notifications.services.settings import document_of
from tests.games.factories import awaits, make_game, make_lobby, make_player, open_turn, play_until, player_of

SECRET = "By the secret pond"


def browser_of(player=None, language="en"):
    browser = Client(headers={"Accept-Language": language})
    if player is not None:
        browser.force_login(player)
    return browser


def page_of(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}")


def text_of(answer):
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


@pytest.fixture
def private(db):
    return make_lobby(make_player("dana"), seats=3, visibility="private", name=SECRET)


def test_pages__are_kept_by_no_cache_and_run_nothing_inline(db):
    for path in ("/inbox", "/me/notices"):
        answer = browser_of(make_player("dana")).get(path)
        assert (answer.status_code, "no-store" in answer["Cache-Control"]) == (200, True)
        assert "unsafe-inline" not in answer["Content-Security-Policy"]
        assert not re.search(rb"<script(?! src=)|style=|onclick", answer.content)


# --- the inbox, and what is mailed -------------------------------------------------------------------------


def test_inbox__shows_own_notices_the_newest_first(db):
    dana, erin = make_player("dana"), make_player("erin")
    game = make_lobby(dana, name="Ducks")
    inbox.lock_position(wait=True)
    drafts = [inbox.Draft(dana.pk, kind, "fact", game) for kind in ("game_cancelled", "game_finished")]
    inbox.write([draft._replace(kind=Notice.Kind(draft.kind)) for draft in drafts], database_now())
    text = text_of(browser_of(dana).get("/inbox"))
    assert 0 < text.index("Ducks has ended.") < text.index("Ducks was cancelled.")
    assert "You were told nothing yet." in text_of(browser_of(erin).get("/inbox"))
    assert not Notice.objects.exclude(read_at=None).exists()


@pytest.mark.parametrize("path", ["/inbox", "/me/notices"])
def test_pages_of_ones_own__of_a_guest__ask_to_sign_in_and_come_back(db, path):
    answer = browser_of().get(path)
    assert (answer.status_code, answer["Location"]) == (302, f"/accounts/login/?next={path}")


def test_mails__chosen__are_kept_and_the_rest_stays(db):
    dana = make_player("dana")
    Settings.objects.create(player=dana, channels={"your_turn": {"push": False}})
    answer = browser_of(dana).post("/me/notices", {"mailed": ["your_turn", "message"], "daily": "on"}, follow=True)
    assert "What you are told is saved." in text_of(answer)
    document = document_of(dana)
    assert [kind for kind, channels in document["kinds"].items() if channels["email"]] == ["your_turn", "message"]
    assert (document["digest"], document["kinds"]["your_turn"]["push"]) == ("daily", False)


def test_mails__form__begins_with_what_is_chosen(db):
    dana = make_player("dana")
    mail.unsubscribe(dana)
    assert b"checked" not in browser_of(dana).get("/me/notices").content


def test_mails__kind_that_is_none__is_refused(db):
    dana = make_player("dana")
    answer = browser_of(dana).post("/me/notices", {"mailed": ["quack"]})
    assert (answer.status_code, Settings.objects.exists()) == (200, False)


def test_mails__posted_by_another_site__is_refused(db):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(make_player("dana"))
    assert browser.post("/me/notices", {"mailed": []}).status_code == 403


# --- every link of a mail ----------------------------------------------------------------------------------


def test_links__of_a_mail_and_a_digest__lead_somewhere(db, settings, mailoutbox):
    settings.PUBLIC_URL, settings.FRONTEND_URL = "http://testserver", ""
    game = play_until(make_game(seats=2), awaits(2))
    dana = player_of(game, 0)
    Game.objects.filter(pk=game.pk).update(visibility="private")
    notice = Notice(player=dana, kind="your_turn", game=game, turn=open_turn(game).number, at=database_now())
    mails = [mail.compose(mail.Delivery(player=dana, notice=each), dana.email) for each in (notice, None)]
    links = {link for each in mails for link in re.findall(r"http://testserver(/[^\s\"<]*)", each.body)}
    assert {link.split("/")[1] for link in links} == {"games", "inbox", "me", "notifications"}
    for link in links:
        assert browser_of(dana).get(link).status_code == 200
        assert browser_of().get(link, follow=True).status_code == 200
