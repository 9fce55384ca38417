"""A device is one bearer token and one session: whichever is ended, both are."""

import pytest
from django.test import Client

from accounts.models import Token
from accounts.services.tokens import revoke
from tests.accounts.conftest import PASSWORD, access_token


@pytest.fixture
def signed_up(app):
    """The access token of dana, who has just signed up."""
    return access_token(app.sign_up())


@pytest.fixture
def browser(signed_up):
    """A browser in which dana signed in on the page."""
    browser = Client(headers={"User-Agent": "A browser"})
    assert browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD}).status_code == 302
    return browser


def test_app__token_revoked__session_ends_with_it(app, signed_up):
    assert app.call("get", "auth/session").status_code == 200
    revoke(Token.objects.get().pk)
    assert app.call("get", "auth/session").status_code == 410


def test_app__session_that_ended__does_not_come_back(app, signed_up):
    revoke(Token.objects.get().pk)
    app.call("get", "auth/session")
    Token.objects.update(revoked_at=None)
    assert app.call("get", "auth/session").status_code == 410


def test_app__token_revoked__other_devices_stay(app, other_app, signed_up):
    other_app.sign_in()
    revoke(Token.objects.latest("pk").pk)
    assert [device.call("get", "auth/session").status_code for device in (app, other_app)] == [200, 410]


def test_app__signs_in_on_the_same_session_again__is_409_and_makes_no_token(app, signed_up):
    assert app.sign_in().status_code == 409
    assert Token.objects.count() == 1


def test_app__use_of_the_session__is_noted(app, signed_up):
    Token.objects.update(last_used_at=None)
    app.call("get", "auth/session")
    assert Token.objects.get().last_used_at is not None


def test_browser__signing_in__is_a_device_too(browser):
    assert Token.objects.latest("pk").device == "A browser"


def test_browser__token_revoked__is_signed_out(browser):
    assert browser.get("/accounts/").status_code == 200
    revoke(Token.objects.latest("pk").pk)
    assert browser.get("/accounts/").status_code == 302


def test_browser__token_revoked__its_cookie_opens_the_api_no_more(browser):
    assert browser.get("/api/v1/me").json()["username"] == "dana"
    revoke(Token.objects.latest("pk").pk)
    assert browser.get("/api/v1/me").status_code == 401


def test_browser__signing_out__revokes_its_token_only(app, browser, signed_up):
    browser.post("/accounts/logout/")
    assert Token.objects.valid().count() == 1
    assert app.me(signed_up).status_code == 200


def test_browser__second_look_within_a_minute__writes_nothing(browser):
    browser.get("/api/v1/me")
    noted = Token.objects.latest("pk").last_used_at
    browser.get("/accounts/")
    assert Token.objects.latest("pk").last_used_at == noted
