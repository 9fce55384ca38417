"""OAuth by authorization code: a browser that signs in and agrees, an app that proves itself by PKCE."""

import html
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier
from urllib.parse import parse_qs, urlencode, urlsplit

import jwt
import pytest
import time_machine
from allauth.idp.oidc.models import Token
from django.db import connections
from django.db.models.functions import Now
from django.test import Client as Browser
from django.utils import timezone

from accounts.models import Player
from accounts.models import Token as Device
from accounts.oauth.models import Grant
from tests.accounts.oauth_clients import (
    AUTHORIZE,
    CALLBACK,
    FORM,
    PASSWORD,
    App,
    change_password,
    code_for,
    consent,
    hidden,
    sent_back,
    shown,
    sign_in,
    tokens_for,
)
from tests.api.signed_in import SignedIn
from tests.games.clients import refused


def error_of(response):
    return response.status_code, response.json()["error"]


# --- the whole way ---------------------------------------------------------------------------------------


def test_whole_flow__browser_signs_in_and_allows__opens_the_api_within_the_scopes(oauth_app, dana):
    browser = Browser(enforce_csrf_checks=True)
    login = browser.get(oauth_app.address(), follow=True)
    assert login.redirect_chain == [(f"/accounts/login/?{urlencode({'next': oauth_app.address()}, safe='/')}", 302)]
    form = {**hidden(login), "login": "dana", "password": PASSWORD}
    page = browser.post(login.request["PATH_INFO"], form, follow=True)
    assert page.redirect_chain == [(oauth_app.address(), 302)]
    back = sent_back(consent(browser, page))
    assert back["state"] == "a state"
    tokens = oauth_app.exchange(back["code"]).json()
    assert (tokens["token_type"], tokens["expires_in"]) == ("Bearer", 3600)
    assert set(tokens["scope"].split()) == {"games:read", "profile:read"}
    assert oauth_app.api(tokens["access_token"]).json()["username"] == "dana"
    assert oauth_app.api(tokens["access_token"], "/games").status_code == 200


@pytest.fixture
def left_open(browser):
    """A browser in which dana has signed in some time ago."""
    Device.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    return browser


def test_consent__browser_left_open__asks_for_the_password_and_goes_on(oauth_app, left_open):
    asked = left_open.get(oauth_app.address())
    again = f"/accounts/reauthenticate/?{urlencode({'next': oauth_app.address()})}"
    assert (asked.status_code, asked["Location"]) == (302, again)
    page = left_open.post(again, {"password": PASSWORD}, follow=True)
    assert oauth_app.exchange(sent_back(consent(left_open, page))["code"]).status_code == 200


def test_consent__browser_left_open_on_the_page__asks_for_the_password_and_goes_on(oauth_app, browser):
    page = browser.get(oauth_app.address())
    Device.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    asked = consent(browser, page)
    assert (asked.status_code, asked["Location"]) == (
        302,
        f"/accounts/reauthenticate/?{urlencode({'next': AUTHORIZE})}",
    )
    assert browser.post(asked["Location"], {"password": "a guess at it"}).status_code == 200
    back = sent_back(browser.post(asked["Location"], {"password": PASSWORD}))
    assert oauth_app.exchange(back["code"]).status_code == 200


def test_consent__browser_left_open__denies_without_being_asked(oauth_app, browser):
    page = browser.get(oauth_app.address())
    Device.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    assert sent_back(consent(browser, page, "deny"))["error"] == "access_denied"


def test_consent__browser_left_open_of_somebody_from_elsewhere__signs_in_anew(oauth_app, dana):
    dana.set_unusable_password()
    dana.save()
    browser = sign_in(Browser(), dana)
    Device.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    asked = browser.get(oauth_app.address())
    assert asked["Location"] == f"/accounts/login/?{urlencode({'next': oauth_app.address()}, safe='/')}"


def test_consent_page__says_who_asks_for_what_and_where_it_leads(oauth_app, browser):
    page = browser.get(oauth_app.address("games:play openid"))
    text = shown(page)
    assert "Connect Duck Watch?" in text
    assert "would like to act for you, dana" in text
    assert "made by the player maker" in text
    assert "It will be able to: Make, join and play games for you. Know that it is you who signs in. It will" in text
    assert "you go on to app.example ." in text


def test_consent_page__lets_its_form_end_at_the_app_and_nowhere_else(oauth_app, browser):
    policy = browser.get(oauth_app.address())["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";") if " " in rule.strip())
    assert rules["form-action"].split() == ["'self'", "https://app.example"]


def test_consent_page__is_kept_by_no_cache_and_framed_by_nobody(oauth_app, browser):
    page = browser.get(oauth_app.address())
    assert "no-store" in page["Cache-Control"]
    assert page["X-Frame-Options"] == "DENY"


def test_consent__denied__tells_the_app(oauth_app, browser):
    page = browser.get(oauth_app.address())
    assert sent_back(consent(browser, page, "cancel")) == {"error": "access_denied", "state": "a state"}
    assert Grant.objects.count() == 0


def test_consent__without_csrf_token__is_refused(oauth_app, dana):
    strict = sign_in(Browser(enforce_csrf_checks=True), dana)
    page = strict.get(oauth_app.address())
    form = {"request": hidden(page)["request"], "action": "grant"}
    assert strict.post(AUTHORIZE, form).status_code == 403


def test_consent__request_made_up__is_refused(oauth_app, browser):
    assert browser.post(AUTHORIZE, {"request": "made:up", "action": "grant"}).status_code == 403


def test_access_token__is_kept_as_a_digest_only(oauth_app, browser, whole_database):
    tokens = tokens_for(oauth_app, browser)
    everything = whole_database()
    assert tokens["access_token"] not in everything
    assert tokens["refresh_token"] not in everything


# --- what the app may do -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "scope"),
    [("patch", "/me", "profile:write"), ("post", "/games", "games:play")],
)
def test_api__scope_missing__is_403_and_names_it(oauth_app, browser, method, path, scope):
    token = tokens_for(oauth_app, browser)["access_token"]
    response = oauth_app.api(token, path, method, data={}, content_type="application/json")
    assert refused(response) == (403, "insufficient_scope")
    assert response.json()["scope"] == scope


@pytest.mark.parametrize("path", ["/me/devices", "/me/tokens", "/me/apps", "/me/clients", "/me/export"])
def test_api__account_itself__is_closed_to_apps(oauth_app, browser, path):
    everything = "games:read games:play profile:read profile:write leagues:manage openid profile email"
    token = tokens_for(oauth_app, browser, everything)["access_token"]
    assert refused(oauth_app.api(token, path)) == (403, "insufficient_scope")


def test_api__token_expired__is_401(oauth_app, browser):
    token = tokens_for(oauth_app, browser)["access_token"]
    Token.objects.filter(type="at").update(expires_at=timezone.now())
    assert refused(oauth_app.api(token)) == (401, "invalid_token")


def test_api__player_inactive__is_401(oauth_app, browser, dana):
    token = tokens_for(oauth_app, browser)["access_token"]
    Player.objects.filter(pk=dana.pk).update(is_active=False)
    assert refused(oauth_app.api(token)) == (401, "invalid_token")


def test_api__maker_of_the_app_locked_out__is_401(oauth_app, browser):
    tokens = tokens_for(oauth_app, browser)
    Player.objects.filter(username="maker").update(is_active=False)
    assert refused(oauth_app.api(tokens["access_token"])) == (401, "invalid_token")
    assert error_of(oauth_app.refresh(tokens["refresh_token"])) == (400, "invalid_grant")


def test_api__me__says_the_scopes_of_the_api_only(oauth_app, browser):
    token = tokens_for(oauth_app, browser, "openid profile:read email")["access_token"]
    assert oauth_app.api(token).json()["scopes"] == ["profile:read"]


@pytest.mark.parametrize(
    ("scope", "known"),
    [
        ("profile:read profile:write", {"email": None, "email_verified": None}),
        ("profile:read profile:write email", {"email": "dana@example.org", "email_verified": False}),
    ],
)
@pytest.mark.parametrize("method", ["get", "patch"])
def test_api__me__names_the_address_to_whom_it_was_allowed(oauth_app, browser, scope, known, method):
    token = tokens_for(oauth_app, browser, scope)["access_token"]
    account = oauth_app.api(token, "/me", method, data={}, content_type="application/json").json()
    assert {name: account[name] for name in known} == known


def test_api__me_by_a_personal_token__names_the_address(dana):
    account = SignedIn.with_scopes(dana, "profile:read").get("me").json()
    assert (account["email"], account["email_verified"]) == ("dana@example.org", False)


def test_api__refresh_token_or_code__is_401(oauth_app, browser):
    code = code_for(oauth_app, browser)
    refresh_token = tokens_for(oauth_app, browser)["refresh_token"]
    assert refused(oauth_app.api(refresh_token)) == (401, "invalid_token")
    assert refused(oauth_app.api(code)) == (401, "invalid_token")


@pytest.mark.usefixtures("early_in_the_minute")
def test_api__request_of_an_app__counts_for_its_player(oauth_app, browser, bearer):
    token = tokens_for(oauth_app, browser)["access_token"]
    first = oauth_app.api(token)
    second = oauth_app.http.get("/api/v1/me", headers=bearer)
    assert first["RateLimit-Limit"] == second["RateLimit-Limit"]
    assert int(second["RateLimit-Remaining"]) == int(first["RateLimit-Remaining"]) - 1


# --- requests that go no further -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"client_id": "nobody"},
        {"client_id": None},
        {"redirect_uri": None},
        {"redirect_uri": "https://evil.example/callback"},
        {"redirect_uri": f"{CALLBACK}/"},
        {"redirect_uri": f"{CALLBACK}?more=1"},
        {"redirect_uri": f"{CALLBACK}#part"},
        {"redirect_uri": "https://user@app.example/callback"},
        {"redirect_uri": "https://app.example:8443/callback"},
        {"redirect_uri": "http://["},
        {"state": "nul\x00"},
        {"state": "s" * 2001},
    ],
)
def test_authorize__app_or_address_unknown__shows_an_error_and_goes_nowhere(oauth_app, browser, changes):
    response = browser.get(oauth_app.address(**changes))
    assert response.status_code == 400
    assert shown(response).startswith("This did not work")


def test_authorize__parameter_twice__shows_an_error(oauth_app, browser):
    assert browser.get(oauth_app.address() + "&scope=games:play").status_code == 400


@pytest.mark.parametrize("query", ["%zz", "x=1%zz"])
def test_authorize__query_that_makes_no_sense__shows_an_error(oauth_app, browser, query):
    page = browser.get(oauth_app.address())
    assert browser.get(f"{oauth_app.address()}&{query}").status_code == 400
    assert browser.post(f"{AUTHORIZE}?{query}", {**hidden(page), "action": "grant"}).status_code == 400
    assert Browser().get(f"{oauth_app.address()}&{query}").status_code == 400


UNFIT = pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"code_challenge_method": None}, "invalid_request"),
        ({"code_challenge": None}, "invalid_request"),
        ({"code_challenge": "short"}, "invalid_request"),
        ({"response_type": "token"}, "unauthorized_client"),
        ({"response_type": "none"}, "unauthorized_client"),
        ({"response_type": None}, "invalid_request"),
        ({"scope": "games:read admin"}, "invalid_scope"),
        ({"scope": None}, "invalid_scope"),
        ({"scope": "openid", "claims": "[1]"}, "invalid_request"),
        ({"request_uri": "https://app.example/r"}, "invalid_request"),
        ({"resource": "x"}, "invalid_request"),
        ({"prompt": "none"}, "interaction_required"),
        ({"scope": "openid", "prompt": "none"}, "interaction_required"),
    ],
)


def link_of(page):
    """The parameters of the link with which an error page leads on to the app."""
    (address,) = re.findall(rf'<a href="({re.escape(CALLBACK)}[^"]*)"', page.content.decode())
    return {name: values[0] for name, values in parse_qs(urlsplit(html.unescape(address)).query).items()}


@UNFIT
def test_authorize__request_unfit_of_an_app_let_in__tells_the_app(oauth_app, browser, changes, error):
    tokens_for(oauth_app, browser)
    back = sent_back(browser.get(oauth_app.address(**changes)))
    assert (back["error"], back["state"]) == (error, "a state")


@UNFIT
def test_authorize__request_unfit_of_an_app_not_let_in__shows_where_a_link_leads(oauth_app, browser, changes, error):
    page = browser.get(oauth_app.address(**changes))
    back = link_of(page)
    assert (page.status_code, back["error"], back["state"]) == (400, error, "a state")
    assert shown(page).endswith("Go on to app.example")


@pytest.mark.parametrize("changes", [{"prompt": "none"}, {"code_challenge": None}, {"scope": None}])
def test_authorize__request_unfit_and_nobody_signed_in__redirects_nowhere(oauth_app, changes):
    page = Browser().get(oauth_app.address(**changes))
    assert (page.status_code, link_of(page)["state"]) == (400, "a state")


def test_authorize__consent_given_to_another_app__is_not_consent_to_this_one(oauth_app, new_client, browser):
    tokens_for(oauth_app, browser, "openid games:read")
    other = App(new_client("Other app"))
    page = browser.get(other.address("openid games:read", prompt="none"))
    assert (page.status_code, link_of(page)["error"]) == (400, "interaction_required")


def test_authorize__loopback_on_any_port__is_allowed(new_client, browser):
    app = App(new_client("Desktop", redirect_uris="http://127.0.0.1/cb"))
    assert browser.get(app.address(redirect_uri="http://127.0.0.1:49152/cb")).status_code == 200
    assert browser.get(app.address(redirect_uri="http://127.0.0.1:49152/other")).status_code == 400


def test_authorize__scheme_of_the_apps_own__gets_the_code(new_client, browser):
    app = App(new_client("Phone", redirect_uris="com.example.app:/cb"))
    page = browser.get(app.address(redirect_uri="com.example.app:/cb"))
    assert consent(browser, page)["Location"].startswith("com.example.app:/cb?code=")


def test_authorize__maker_is_no_longer_active__shows_an_error(oauth_app, browser):
    Player.objects.filter(username="maker").update(is_active=False)
    assert browser.get(oauth_app.address()).status_code == 400


# --- codes for tokens --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"code_verifier": "w" * 43}, (400, "invalid_grant")),
        ({"redirect_uri": "https://app.example/other"}, (400, "invalid_request")),
        ({"client_id": "nobody"}, (401, "invalid_client")),
    ],
)
def test_token__code_with_something_wrong__gives_nothing(oauth_app, browser, changes, refusal):
    response = oauth_app.exchange(code_for(oauth_app, browser), **changes)
    assert error_of(response) == refusal
    assert Token.objects.count() == 0


def test_token__verifier_wrong__is_invalid_grant(oauth_app, browser):
    assert error_of(oauth_app.exchange(code_for(oauth_app, browser), code_verifier="w" * 43)) == (400, "invalid_grant")


def test_token__verifier_missing__is_invalid_request(oauth_app, browser):
    response = oauth_app.exchange(code_for(oauth_app, browser), code_verifier=None)
    assert error_of(response) == (400, "invalid_request")


def test_token__code_used_again__is_invalid_grant(oauth_app, browser):
    code = code_for(oauth_app, browser)
    assert oauth_app.exchange(code).status_code == 200
    assert error_of(oauth_app.exchange(code)) == (400, "invalid_grant")


def test_token__code_of_another_app__is_invalid_grant(oauth_app, new_client, browser):
    code = code_for(oauth_app, browser)
    thief = App(new_client("Thief"), verifier=oauth_app.verifier)
    assert error_of(thief.exchange(code)) == (400, "invalid_grant")


@pytest.mark.django_db(transaction=True)
def test_token__one_code_eight_times_at_once__gives_tokens_once(oauth_app, browser):
    code, together = code_for(oauth_app, browser), Barrier(8)

    def exchange(_):
        together.wait()
        try:
            return App(oauth_app.client, verifier=oauth_app.verifier).exchange(code).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(exchange, range(8))) == [200] + [400] * 7
    assert Grant.objects.count() == 1


@pytest.mark.parametrize(
    ("grant_type", "error"),
    [
        ("client_credentials", "unauthorized_client"),
        ("password", "invalid_grant"),
        ("implicit", "unsupported_grant_type"),
        ("", "unsupported_grant_type"),
    ],
)
def test_token__other_grant__is_refused(confidential_app, grant_type, error):
    form = {"grant_type": grant_type, "username": "dana", "password": PASSWORD, "scope": "games:read"}
    assert error_of(confidential_app.post("token", **form)) == (400, error)
    assert Token.objects.count() == 0


def test_token__confidential_app__proves_itself_by_its_secret(confidential_app, browser):
    assert confidential_app.exchange(code_for(confidential_app, browser)).status_code == 200


@pytest.mark.parametrize("secret", ["wrong", None])
def test_token__confidential_app_without_its_secret__is_invalid_client(confidential_app, browser, secret):
    code = code_for(confidential_app, browser)
    confidential_app.secret = secret
    assert error_of(confidential_app.exchange(code)) == (401, "invalid_client")


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        ("{}", "application/json"),
        ("grant_type=refresh_token&refresh_token=a&refresh_token=b", FORM),
        ("grant_type=authorization_code&code=%00&client_id=%00", FORM),
        ("grant_type=authorization_code&resource=x", FORM),
        ("%ff%fe=%ed%a0%80", FORM),
    ],
)
@pytest.mark.parametrize("name", ["token", "revoke", "device/code"])
def test_endpoint__input_that_makes_no_sense__is_an_error_of_oauth(db, name, body, content_type):
    http = Browser(raise_request_exception=False)
    response = http.post(f"/identity/o/api/{name}", body, content_type=content_type)
    unusual = {
        ("token", "%ff%fe=%ed%a0%80"): (400, "unsupported_grant_type"),
        ("device/code", "%ff%fe=%ed%a0%80"): (401, "invalid_client"),
        ("device/code", "grant_type=authorization_code&resource=x"): (401, "invalid_client"),
    }
    assert error_of(response) == unusual.get((name, body), (400, "invalid_request"))


def test_endpoint__credentials_with_nul__are_an_error_of_oauth(db):
    headers = {"Authorization": "Basic AGE6AGI="}  # \0a:\0b
    http = Browser(raise_request_exception=False)
    form = "grant_type=authorization_code&code=x"
    response = http.post("/identity/o/api/token", form, content_type=FORM, headers=headers)
    assert error_of(response) == (400, "invalid_request")


@pytest.mark.usefixtures("early_in_the_minute")
def test_endpoint__too_many_requests__is_429_with_retry_after(oauth_app, settings):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "anonymous": 1}
    oauth_app.refresh("x")
    response = oauth_app.refresh("x")
    assert error_of(response) == (429, "temporarily_unavailable")
    assert 1 <= int(response["Retry-After"]) <= 60


# --- refreshing and revoking ----------------------------------------------------------------------------------------


def test_refresh__gives_new_tokens_for_the_same_scopes(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    second = oauth_app.refresh(first["refresh_token"]).json()
    assert oauth_app.api(second["access_token"]).status_code == 200
    assert set(second["scope"].split()) == set(first["scope"].split())
    assert second["refresh_token"] != first["refresh_token"]
    assert Grant.objects.count() == 1


def test_refresh__wider_scope__is_invalid_scope(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    assert error_of(oauth_app.refresh(first["refresh_token"], scope="games:play")) == (400, "invalid_scope")


def test_refresh__answer_was_lost__may_be_tried_again_for_a_minute(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    oauth_app.refresh(first["refresh_token"])
    again = oauth_app.refresh(first["refresh_token"])
    assert oauth_app.api(again.json()["access_token"]).status_code == 200


def test_refresh__answer_was_lost__of_a_machine_whose_clock_is_slow__may_be_tried_again(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    with time_machine.travel(timezone.now() - timedelta(minutes=5)):
        oauth_app.refresh(first["refresh_token"])
    again = oauth_app.refresh(first["refresh_token"])
    assert oauth_app.api(again.json()["access_token"]).status_code == 200


def test_refresh__used_token_comes_back_later__ends_the_connection(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    second = oauth_app.refresh(first["refresh_token"]).json()
    spent = Token.objects.get(data__has_key="spent_at")
    spent.data["spent_at"] = (timezone.now() - timedelta(seconds=61)).isoformat()
    spent.save()
    assert error_of(oauth_app.refresh(first["refresh_token"])) == (400, "invalid_grant")
    assert refused(oauth_app.api(second["access_token"])) == (401, "invalid_token")
    assert error_of(oauth_app.refresh(second["refresh_token"])) == (400, "invalid_grant")


def test_refresh__token_expired__is_invalid_grant(oauth_app, browser):
    first = tokens_for(oauth_app, browser)
    Token.objects.filter(type="rt").update(expires_at=timezone.now())
    assert error_of(oauth_app.refresh(first["refresh_token"])) == (400, "invalid_grant")


def test_refresh__token_of_another_app__is_invalid_grant(oauth_app, new_client, browser):
    first = tokens_for(oauth_app, browser)
    assert error_of(App(new_client("Thief")).refresh(first["refresh_token"])) == (400, "invalid_grant")


def test_refresh__player_inactive__is_invalid_grant(oauth_app, browser, dana):
    first = tokens_for(oauth_app, browser)
    Player.objects.filter(pk=dana.pk).update(is_active=False)
    assert error_of(oauth_app.refresh(first["refresh_token"])) == (400, "invalid_grant")


def test_revoke__access_token__closes_the_api_to_it(oauth_app, browser):
    tokens = tokens_for(oauth_app, browser)
    assert oauth_app.post("revoke", token=tokens["access_token"]).status_code == 200
    assert refused(oauth_app.api(tokens["access_token"])) == (401, "invalid_token")
    assert oauth_app.refresh(tokens["refresh_token"]).status_code == 200


def test_revoke__refresh_token__takes_its_access_tokens_along(oauth_app, browser):
    tokens = tokens_for(oauth_app, browser)
    assert oauth_app.post("revoke", token=tokens["refresh_token"]).status_code == 200
    assert refused(oauth_app.api(tokens["access_token"])) == (401, "invalid_token")
    assert Grant.objects.count() == 0


def test_revoke__by_another_app__does_nothing(oauth_app, new_client, browser):
    tokens = tokens_for(oauth_app, browser)
    assert App(new_client("Thief")).post("revoke", token=tokens["access_token"]).status_code == 200
    assert oauth_app.api(tokens["access_token"]).status_code == 200


def test_revoke__twice__is_200_twice(oauth_app, browser):
    tokens = tokens_for(oauth_app, browser)
    answers = [oauth_app.post("revoke", token=tokens["refresh_token"]).status_code for _ in range(2)]
    assert answers == [200, 200]


def test_password_change__disconnects_every_app(oauth_app, browser):
    tokens = tokens_for(oauth_app, browser)
    change_password(browser)
    assert refused(oauth_app.api(tokens["access_token"])) == (401, "invalid_token")


def test_password_change__ends_codes_not_yet_used(oauth_app, browser):
    code = code_for(oauth_app, browser)
    change_password(browser)
    assert error_of(oauth_app.exchange(code)) == (400, "invalid_grant")
    assert Grant.objects.count() == 0


# --- OpenID Connect ---------------------------------------------------------------------------------------------------


def test_id_token__is_signed_by_the_published_key_and_names_the_public_id(oauth_app, browser, dana):
    tokens = tokens_for(oauth_app, browser, "openid profile email", nonce="n-1")
    keys = jwt.PyJWKSet.from_dict(browser.get("/.well-known/jwks.json").json())
    claims = jwt.decode(tokens["id_token"], keys.keys[0], algorithms=["RS256"], audience=oauth_app.client.pk)
    assert (claims["sub"], claims["nonce"], claims["iss"]) == (str(dana.uuid), "n-1", "http://testserver")
    assert (claims["name"], claims["preferred_username"], claims["zoneinfo"]) == ("dana", "dana", "UTC")


@pytest.mark.parametrize(
    ("scope", "known"),
    [
        ("openid", {"sub"}),
        ("openid profile", {"sub", "name", "preferred_username", "locale", "zoneinfo"}),
    ],
)
def test_userinfo__says_what_the_scopes_allow(oauth_app, browser, scope, known):
    token = tokens_for(oauth_app, browser, scope)["access_token"]
    response = oauth_app.http.get("/identity/o/api/userinfo", headers={"Authorization": f"Bearer {token}"})
    assert set(response.json()) == known


def userinfo(app, token, query="", method="get", **options):
    headers = {"Authorization": f"Bearer {token}"}
    return getattr(app.http, method)(f"/identity/o/api/userinfo{query}", headers=headers, **options)


def test_userinfo__posted__says_the_same(oauth_app, browser, dana):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    assert userinfo(oauth_app, token, method="post").json() == {"sub": str(dana.uuid)}


def test_userinfo__is_kept_by_no_cache(oauth_app, browser):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    assert [userinfo(oauth_app, each)["Cache-Control"] for each in (token, "made up")] == ["no-store", "no-store"]


@pytest.mark.parametrize("method", ["get", "post"])
def test_userinfo__query_that_makes_no_sense__is_invalid_request(oauth_app, browser, method):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    assert error_of(userinfo(oauth_app, token, "?%zz", method)) == (400, "invalid_request")


def test_userinfo__without_openid__is_insufficient_scope(oauth_app, browser):
    token = tokens_for(oauth_app, browser, "games:read")["access_token"]
    assert error_of(userinfo(oauth_app, token)) == (403, "insufficient_scope")


@pytest.mark.parametrize("locked_out", ["maker", "dana"])
def test_userinfo__maker_or_player_locked_out__is_invalid_token(oauth_app, browser, locked_out):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    Player.objects.filter(username=locked_out).update(is_active=False)
    response = userinfo(oauth_app, token)
    assert error_of(response) == (401, "invalid_token")
    assert response["WWW-Authenticate"] == 'Bearer realm="duckcover", error="invalid_token"'


@pytest.mark.parametrize("query", ["", "?access_token={}"])
def test_userinfo__without_the_header__is_invalid_token(oauth_app, browser, query):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    response = oauth_app.http.get(f"/identity/o/api/userinfo{query.format(token)}")
    assert error_of(response) == (401, "invalid_token")


@pytest.mark.usefixtures("early_in_the_minute")
def test_userinfo__counts_for_its_player(oauth_app, browser, settings):
    token = tokens_for(oauth_app, browser, "openid")["access_token"]
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "player": 2, "anonymous": 1}
    assert [userinfo(oauth_app, token).status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("uri", [CALLBACK, "https://app.example/other"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_logout__address_to_go_to_after__is_not_gone_to(oauth_app, uri, method, db):
    form = {"client_id": oauth_app.client.pk, "post_logout_redirect_uri": uri, "state": "a state"}
    response = getattr(Browser(), method)("/identity/o/logout", form)
    assert (response.status_code, response["Location"]) == (302, "/accounts/login/")


def test_logout__signed_in__asks_and_signs_out(oauth_app, browser):
    form = {"client_id": oauth_app.client.pk, "post_logout_redirect_uri": CALLBACK}
    page = browser.get("/identity/o/logout", form)
    assert shown(page).startswith("Sign Out")
    sent = {**form, **hidden(page), "csrfmiddlewaretoken": "x" * 32, "action": "logout"}
    assert browser.post("/identity/o/logout", sent)["Location"] == "/accounts/login/"
    assert browser.get("/accounts/apps/").status_code == 302


def test_discovery_document__says_what_is_on_offer(client, db):
    document = client.get("/.well-known/openid-configuration").json()
    assert document["issuer"] == "http://testserver"
    assert document["authorization_endpoint"] == "http://testserver/identity/o/authorize"
    assert document["token_endpoint"] == "http://testserver/identity/o/api/token"
    assert document["device_authorization_endpoint"] == "http://testserver/identity/o/api/device/code"
    assert document["revocation_endpoint"] == "http://testserver/identity/o/api/revoke"
    assert document["code_challenge_methods_supported"] == ["S256"]
    assert document["response_types_supported"] == ["code"]
    assert document["grant_types_supported"] == [
        "authorization_code",
        "refresh_token",
        "urn:ietf:params:oauth:grant-type:device_code",
    ]
    assert {"games:read", "games:play", "profile:read", "openid"} < set(document["scopes_supported"])
    assert client.get("/.well-known/oauth-authorization-server").json() == document
