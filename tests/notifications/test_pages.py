"""The pages to which mails lead: useful to their readers, and nothing to see for those who may not."""

import re

import pytest
from django.test import Client

from games.models import Game
from games.services.locks import database_now
from notifications.models import Notice, PushSubscription, Settings
from notifications.services import inbox, mail
from notifications.services.settings import document_of
from tests.games.factories import awaits, make_game, make_lobby, make_player, open_turn, play_until, player_of

SECRET = "By the secret pond"
QUIET = {"quiet_from": "22:00", "quiet_to": "07:30"}


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


def test_inbox__leads_to_older_notices(db, monkeypatch):
    monkeypatch.setattr("notifications.pages.SHOWN", 1)
    dana = make_player("dana")
    game = make_lobby(dana, name="Ducks")
    inbox.lock_position(wait=True)
    drafts = [inbox.Draft(dana.pk, Notice.Kind(kind), "fact", game) for kind in ("game_cancelled", "game_finished")]
    inbox.write(drafts, database_now())
    first = browser_of(dana).get("/inbox")
    assert "Ducks was cancelled." not in text_of(first)
    older = browser_of(dana).get("/inbox" + re.search(r'href="(\?before=\d+)"', first.content.decode())[1])
    assert "Ducks was cancelled." in text_of(older)
    assert 'href="?before=' not in older.content.decode()
    assert "Ducks has ended." in text_of(browser_of(dana).get("/inbox?before=x"))


def test_inbox__read__marks_what_was_shown_and_nothing_else(db):
    dana, erin = make_player("dana"), make_player("erin")
    for player, fact in ((dana, "one"), (dana, "two"), (erin, "three"), (dana, "later")):
        Notice.objects.create(player=player, kind="operator", at=database_now(), fact=fact)
    shown, browser = Notice.objects.get(fact="two").pk, browser_of(dana)
    assert browser.get("/inbox").content.count(b">new<") == 3
    assert browser.post("/inbox", {"until": shown})["Location"] == "/inbox"
    assert set(Notice.objects.exclude(read_at=None).values_list("fact", flat=True)) == {"one", "two"}
    assert browser.get("/inbox").content.count(b">new<") == 1
    browser.post("/inbox", {"until": "x"})
    assert Notice.objects.filter(read_at=None).count() == 2


@pytest.mark.parametrize("path", ["/inbox", "/me/notices"])
def test_pages_of_ones_own__of_a_guest__ask_to_sign_in_and_come_back(db, path):
    answer = browser_of().get(path)
    assert (answer.status_code, answer["Location"]) == (302, f"/accounts/login/?next={path}")


def test_mails__chosen__are_kept_and_the_rest_stays(db):
    dana = make_player("dana")
    Settings.objects.create(player=dana, stopped_address="dana@example.org")
    form = {"email": ["your_turn", "message"], "push": ["invited"], "daily": "on", **QUIET}
    answer = browser_of(dana).post("/me/notices", form, follow=True)
    assert "What you are told is saved." in text_of(answer)
    document = document_of(dana)
    by = {way: [kind for kind, ways in document["kinds"].items() if ways[way]] for way in ("email", "push", "webhook")}
    assert by == {"email": ["your_turn", "message"], "push": ["invited"], "webhook": []}
    assert (document["digest"], document["quiet_hours"]) == ("daily", {"from": "22:00", "to": "07:30"})
    assert document["mail_stopped"] is True


def test_quiet_hours__shown_then_emptied__are_over(db):
    dana = make_player("dana")
    browser = browser_of(dana)
    browser.post("/me/notices", QUIET)
    assert 'name="quiet_from" value="22:00"' in browser.get("/me/notices").content.decode()
    browser.post("/me/notices", {"quiet_from": "", "quiet_to": ""})
    assert document_of(dana)["quiet_hours"] is None


def test_quiet_hours__half_of_them__are_refused(db):
    dana = make_player("dana")
    answer = browser_of(dana).post("/me/notices", {**QUIET, "quiet_to": ""})
    assert "Say both when quiet hours begin and when they end." in text_of(answer)
    assert document_of(dana)["quiet_hours"] is None


def test_mail__that_was_stopped__is_tried_again_when_asked(db):
    dana = make_player("dana")
    assert b'name="again"' not in browser_of(dana).get("/me/notices").content
    Settings.objects.create(player=dana, stopped_address="dana@example.org")
    browser = browser_of(dana)
    assert "Your e-mail address did not take our mail" in text_of(browser.get("/me/notices"))
    browser.post("/me/notices", {"again": "on"})
    assert document_of(dana)["mail_stopped"] is False


def test_browsers_with_push__are_listed_and_removed_by_their_player_alone(db):
    dana, erin = make_player("dana"), make_player("erin")
    kept = {"p256dh": "x", "auth": "x", "created_at": database_now()}
    row = PushSubscription.objects.create(player=dana, endpoint="https://push.example.org/secret", **kept)
    page = browser_of(dana).get("/me/notices")
    assert "push.example.org since" in text_of(page)
    assert b"/secret" not in page.content
    assert browser_of(erin).post(f"/me/notices/devices/{row.uuid}/delete").status_code == 404
    answer = browser_of(dana).post(f"/me/notices/devices/{row.uuid}/delete", follow=True)
    assert "No more push messages are sent there." in text_of(answer)
    assert not PushSubscription.objects.exists()


def test_mails__form__begins_with_what_is_chosen(db):
    dana = make_player("dana")
    mail.unsubscribe(dana)
    checked = re.findall(r'name="(\w+)" value="\w+"[^>]* checked', browser_of(dana).get("/me/notices").content.decode())
    assert set(checked) == {"push", "webhook"}


def test_mails__kind_that_is_none__is_refused(db):
    dana = make_player("dana")
    answer = browser_of(dana).post("/me/notices", {"email": ["quack"]})
    assert (answer.status_code, Settings.objects.exists()) == (200, False)


def test_mails__posted_by_another_site__is_refused(db):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(make_player("dana"))
    assert browser.post("/me/notices", {"email": []}).status_code == 403


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
