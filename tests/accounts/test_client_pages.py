"""The page of one's own apps: made, shown once, deleted; and that of the players whom one keeps apart."""

import re
from datetime import timedelta

import pytest
from allauth.idp.oidc.models import Client
from django.contrib.auth.hashers import check_password
from django.db.models.functions import Now
from django.test import Client as Browser

from accounts.models import Player, Token
from accounts.oauth.clients import register
from accounts.services.blocks import block
from accounts.services.mutes import mute
from tests.accounts.test_sign_in_pages import text_of

PAGE = "/accounts/clients/"
PUBLIC = {
    "key": "7f6d4f3e-5a0e-4c3b-9b0a-3f6f2f3f9f11",
    "name": "Duck Watch",
    "kind": "public",
    "redirect_uris": "https://app.example/callback\r\ncom.example.app:/back",
    "scopes": ["games:read", "openid"],
}
SECRET = PUBLIC | {"kind": "confidential"}


@pytest.fixture
def erin(db):
    return Player.objects.create_user("erin")


def shown(answer, name):
    found = re.search(rf'aria-label="{name}" value="([^"]+)"', answer.content.decode())
    return found and found[1]


def of(player, name="Erin's"):
    return register(player, name=name, kind="public", redirect_uris=[], scopes=["games:read"])[0]


def test_app__confidential__is_made_as_asked_for_and_its_secret_shown_once(browser, dana):
    answer = browser.post(PAGE, SECRET)
    made = Client.objects.get(pk=shown(answer, "client_id"))
    assert (made.owner, made.name, made.type, made.get_scopes()) == (
        dana,
        "Duck Watch",
        "confidential",
        SECRET["scopes"],
    )
    assert made.get_redirect_uris() == SECRET["redirect_uris"].split()
    assert check_password(shown(answer, "client_secret"), made.secret)
    assert "no-store" in answer["Cache-Control"]
    again = browser.get(PAGE)
    assert (shown(again, "client_secret"), made.pk in text_of(again)) == (None, True)


def test_app__public__has_no_secret(browser):
    answer = browser.post(PAGE, PUBLIC | {"redirect_uris": ""})
    assert (shown(answer, "client_id"), shown(answer, "client_secret")) == (Client.objects.get().pk, None)


def test_app__sent_twice__is_one_and_its_secret_shown_again(browser):
    first, second = (shown(browser.post(PAGE, SECRET), "client_secret") for _ in range(2))
    assert (first == second, Client.objects.count()) == (True, 1)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "\u200b"}, "name"),
        ({"kind": "secret"}, "kind"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["root"]}, "scopes"),
        ({"redirect_uris": "http://app.example/"}, "redirect_uris"),
        ({"redirect_uris": "https://app.example/\n" * 11}, "redirect_uris"),
        ({"redirect_uris": " ", "kind": "confidential"}, "redirect_uris"),
    ],
)
def test_app__unfit__is_refused_at_its_field(browser, wrong, field):
    answer = browser.post(PAGE, PUBLIC | wrong)
    assert list(answer.context["form"].errors) == [field]
    assert not Client.objects.exists()


def test_app__the_eleventh__is_refused(browser, dana):
    for number in range(10):
        of(dana, f"App {number}")
    answer = browser.post(PAGE, PUBLIC)
    assert answer.context["form"].non_field_errors()
    assert Client.objects.count() == 10


def test_app__deleted__is_gone_and_another_ones_stays(browser, dana, erin):
    own, other = of(dana), of(erin)
    assert "The app is deleted." in text_of(browser.post(PAGE, {"delete": own.pk}, follow=True))
    assert browser.post(PAGE, {"delete": other.pk}).status_code == 404
    assert list(Client.objects.all()) == [other]


def test_apps__in_a_session_that_showed_nothing_of_late__ask_who_it_is(browser):
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    assert browser.get(PAGE)["Location"] == f"/accounts/reauthenticate/?next={PAGE.replace('/', '%2F')}"
    assert browser.post(PAGE, PUBLIC).status_code == 302
    assert not Client.objects.exists()


@pytest.mark.parametrize("page", [PAGE, "/accounts/apart/", "/accounts/bots/danabot/profile/"])
def test_pages__of_nobody_or_sent_by_another_site__do_nothing(dana, page):
    assert Browser().get(page)["Location"] == f"/accounts/login/?next={page}"
    strict = Browser(enforce_csrf_checks=True)
    strict.force_login(dana)
    assert strict.post(page, PUBLIC).status_code == 403


# --- whom one keeps apart ----------------------------------------------------------------------------------


def test_kept_apart__lists_both__also_who_is_locked_out(browser, dana, erin):
    finn = Player.objects.create_user("finn", is_active=False)
    mute(dana, erin)
    block(dana, finn)
    text = text_of(browser.get("/accounts/apart/"))
    assert re.search(r"of these players\. erin .*in both directions\. finn", text)


def test_kept_apart__taken_back__each_alone(browser, dana, erin):
    mute(dana, erin)
    block(dana, erin)
    answer = browser.post("/accounts/apart/", {"unmute": erin.uuid}, follow=True)
    assert "You read the messages of this player again." in text_of(answer)
    assert (dana.mutes.count(), dana.blocks.count()) == (0, 1)
    browser.post("/accounts/apart/", {"unblock": erin.uuid})
    assert dana.blocks.count() == 0


def test_kept_apart__of_another__is_not_there(browser, dana, erin):
    finn = Player.objects.create_user("finn")
    mute(erin, finn)
    for wanted in ({"unmute": finn.uuid}, {"unblock": finn.uuid}, {"unmute": "x"}, {}):
        assert browser.post("/accounts/apart/", wanted).status_code == 404
    assert erin.mutes.count() == 1
