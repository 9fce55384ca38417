"""OAuth for devices without a browser (RFC 8628). oauthlib 4.0.1 breaks this grant, and a lock holds it off."""

from datetime import timedelta
from urllib.parse import urlencode

import pytest
from django.db.models.functions import Now
from django.test import Client as Browser

from accounts.models import Token
from accounts.oauth.models import Grant
from tests.accounts.oauth_clients import DEVICE, PASSWORD, App, change_password, hidden, shown, sign_in
from tests.games.clients import refused


@pytest.fixture(autouse=True)
def impatient(settings):
    """Devices may poll as fast as they like, but where a test says otherwise."""
    settings.IDP_OIDC_DEVICE_CODE_INTERVAL = 0


@pytest.fixture
def started(oauth_app):
    """What the device was told when it began."""
    return oauth_app.post("device/code", scope="games:read profile:read").json()


def answer(browser, user_code, action):
    page = browser.get(DEVICE, {"code": user_code})
    return browser.post(f"{DEVICE}?code={user_code}", {**hidden(page), "action": action})


def error_of(response):
    return response.status_code, response.json()["error"]


def test_device_grant__allowed__opens_the_api_within_the_scopes(oauth_app, started, browser):
    assert shown(answer(browser, started["user_code"], "confirm")).startswith("Connected")
    tokens = oauth_app.poll(started["device_code"]).json()
    assert oauth_app.api(tokens["access_token"]).json()["username"] == "dana"
    changed = oauth_app.api(tokens["access_token"], method="patch", data={}, content_type="application/json")
    assert refused(changed) == (403, "insufficient_scope")


def test_device_grant__allowed__gives_a_refresh_token_on_the_same_grant(oauth_app, started, browser):
    answer(browser, started["user_code"], "confirm")
    tokens = oauth_app.poll(started["device_code"]).json()
    again = oauth_app.refresh(tokens["refresh_token"]).json()
    assert oauth_app.api(again["access_token"]).status_code == 200
    assert Grant.objects.count() == 1


def test_device_code__says_where_to_go(started):
    assert started["verification_uri"] == "http://testserver/identity/o/device"
    assert started["verification_uri_complete"] == f"http://testserver/identity/o/device?code={started['user_code']}"
    assert started["expires_in"] == 600


def test_poll__nobody_has_answered__is_pending(oauth_app, started):
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "authorization_pending")


def test_poll__too_soon__is_slow_down(oauth_app, settings):
    settings.IDP_OIDC_DEVICE_CODE_INTERVAL = 5
    started = oauth_app.post("device/code", scope="games:read").json()
    assert started["interval"] == 5
    oauth_app.poll(started["device_code"])
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "slow_down")


def test_poll__denied__is_access_denied(oauth_app, started, browser):
    assert shown(answer(browser, started["user_code"], "deny")).startswith("Not connected")
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "access_denied")


def test_poll__code_expired__is_expired_token(oauth_app, settings):
    settings.IDP_OIDC_DEVICE_CODE_EXPIRES_IN = 0
    started = oauth_app.post("device/code", scope="games:read").json()
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "expired_token")


def test_poll__code_made_up__is_invalid_grant(oauth_app):
    assert error_of(oauth_app.poll("made up")) == (400, "invalid_grant")


def test_poll__password_changed_since__is_invalid_grant(oauth_app, started, browser):
    answer(browser, started["user_code"], "confirm")
    change_password(browser)
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "invalid_grant")
    assert Grant.objects.count() == 0


def test_poll__after_the_tokens__is_invalid_grant(oauth_app, started, browser):
    answer(browser, started["user_code"], "confirm")
    oauth_app.poll(started["device_code"])
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "invalid_grant")


def test_poll__by_another_app__is_invalid_grant(new_client, started, browser):
    answer(browser, started["user_code"], "confirm")
    assert error_of(App(new_client("Thief")).poll(started["device_code"])) == (400, "invalid_grant")


def test_poll__scope_added_when_polling__is_not_given(oauth_app, started, browser):
    answer(browser, started["user_code"], "confirm")
    grant_type = "urn:ietf:params:oauth:grant-type:device_code"
    response = oauth_app.post(
        "token", grant_type=grant_type, device_code=started["device_code"], scope="games:play profile:write"
    )
    assert set(response.json()["scope"].split()) == {"games:read", "profile:read"}


@pytest.mark.parametrize("scope", ["", " ", "admin", "games:read admin"])
def test_device_code__scope_missing_or_unknown__is_invalid_scope(oauth_app, scope):
    assert error_of(oauth_app.post("device/code", scope=scope)) == (400, "invalid_scope")


def test_device_code__confidential_app__is_refused(confidential_app):
    assert error_of(confidential_app.post("device/code", scope="games:read")) == (401, "invalid_client")


def test_device_page__says_who_asks_for_what(started, browser):
    text = shown(browser.get(DEVICE, {"code": started["user_code"]}))
    assert f"The app Duck Watch on the device with the code {started['user_code']} would like to act for you" in text
    assert "See your games as you see them. Read your profile." in text


def test_device_page__code_typed_loosely__is_understood(started, browser):
    typed = started["user_code"].lower().replace("-", " ")
    assert browser.get(DEVICE, {"code": typed}).status_code == 200


def test_device_page__code_wrong__asks_again(started, browser):
    response = browser.get(DEVICE, {"code": "BBBB-BBBB"})
    assert response.status_code == 400
    assert shown(response).startswith("Connect a device")


def test_device_page__not_signed_in__leads_to_the_sign_in_page(started, db):
    response = Browser().get(DEVICE, {"code": started["user_code"]})
    assert response["Location"].startswith("/accounts/login/?next=/identity/o/device%3Fcode%3D")


def test_device_page__browser_left_open__asks_for_the_password_and_goes_on(oauth_app, started, browser):
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    page = f"{DEVICE}?code={started['user_code']}"
    again = f"/accounts/reauthenticate/?{urlencode({'next': page})}"
    for asked in (browser.get(page), browser.post(page, {"action": "confirm"})):
        assert (asked.status_code, asked["Location"]) == (302, again)
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "authorization_pending")
    assert browser.post(again, {"password": PASSWORD})["Location"] == page
    answer(browser, started["user_code"], "confirm")
    assert oauth_app.poll(started["device_code"]).status_code == 200


def test_device_page__answer_without_csrf_token__is_refused(oauth_app, started, dana):
    strict = sign_in(Browser(enforce_csrf_checks=True), dana)
    assert strict.post(f"{DEVICE}?code={started['user_code']}", {"action": "confirm"}).status_code == 403
    assert error_of(oauth_app.poll(started["device_code"])) == (400, "authorization_pending")


def test_device_page__many_wrong_codes__are_counted(started, browser, settings):
    settings.IDP_OIDC_RATE_LIMITS = {"device_user_code": "3/m/ip"}
    for _ in range(3):
        assert browser.get(DEVICE, {"code": "BBBB-BBBB"}).status_code == 400
    refused = browser.get(DEVICE, {"code": started["user_code"]})
    assert refused.status_code == 429
    assert 55 < int(refused["Retry-After"]) <= 60
