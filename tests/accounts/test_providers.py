"""Sign-in with an account from elsewhere: the setting, the app's flow by token, the browser's by redirect."""

import json
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.socialaccount.models import SocialAccount
from django.core.cache import cache
from django.core.exceptions import ImproperlyConfigured
from django.db.models.functions import Now
from django.test import Client

from accounts.models import Player, Token
from duckcover.providers import provider_settings
from tests.accounts.conftest import PASSWORD, access_token
from tests.accounts.mails import last_code
from tests.accounts.provider import CLIENT, SECRET, Provider

ENTRY = {"id": "club", "name": "The Club", "server_url": "https://id.example.org", "client_id": CLIENT}


# --- the setting ----------------------------------------------------------------------------------------


def test_setting__empty__is_no_provider():
    assert provider_settings("  ")["openid_connect"]["APPS"] == []


def test_setting__list__is_allauths_apps():
    given = json.dumps([ENTRY | {"client_secret": SECRET, "scope": ["openid"]}])
    assert provider_settings(given)["openid_connect"]["APPS"] == [
        {
            "provider_id": "club",
            "name": "The Club",
            "client_id": CLIENT,
            "secret": SECRET,
            "settings": {"server_url": "https://id.example.org", "scope": ["openid"]},
        }
    ]


def test_setting__path__is_read(tmp_path):
    path = tmp_path / "providers.json"
    path.write_text(json.dumps([ENTRY]))
    assert provider_settings(str(path)) == provider_settings(json.dumps([ENTRY]))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("/nowhere/providers.json", "neither a JSON list nor a file"),
        ("[{", "neither a JSON list nor a file"),
        ("[1]", "every provider needs id, name, server_url, client_id"),
        (json.dumps([ENTRY | {"client_id": ""}]), "every provider needs"),
        (json.dumps([ENTRY | {"secret": "x"}]), "secret is not known"),
        (json.dumps([ENTRY, ENTRY]), "the same id"),
    ],
)
def test_setting__broken__is_refused_at_start(given, said):
    with pytest.raises(ImproperlyConfigured, match=said):
        provider_settings(given)


# --- the app's flow -------------------------------------------------------------------------------------


@pytest.fixture
def provider(settings, db):
    """A provider that is configured as `club`."""
    cache.clear()
    provider = Provider()
    entry = ENTRY | {"server_url": provider.url, "client_secret": SECRET}
    settings.SOCIALACCOUNT_PROVIDERS = provider_settings(json.dumps([entry]))
    yield provider
    provider.close()


def by_token(app, token, process="login"):
    body = {"provider": "club", "process": process, "token": {"client_id": CLIENT, "id_token": token}}
    return app.call("post", "auth/provider/token", body)


def choose_name(app, name="dana", email="dana@example.org"):
    return app.call("post", "auth/provider/signup", {"username": name, "email": email})


def test_configuration__names_the_provider(app, provider):
    listed = app.call("get", "config").json()["data"]["socialaccount"]["providers"]
    assert [(entry["id"], entry["name"], entry["client_id"]) for entry in listed] == [("club", "The Club", CLIENT)]


def test_first_sign_in__asks_for_a_name_and_makes_a_player(app, provider):
    first = by_token(app, provider.id_token())
    pending = [flow["id"] for flow in first.json()["data"]["flows"] if flow.get("is_pending")]
    assert (first.status_code, pending, Player.objects.count()) == (401, ["provider_signup"], 0)
    me = app.me(access_token(choose_name(app))).json()
    assert (me["username"], me["email"], me["email_verified"]) == ("dana", "dana@example.org", True)
    assert Player.objects.get().has_usable_password() is False


def test_first_sign_in__address_not_verified_there__is_not_verified_here(app, provider):
    provider.person["email_verified"] = False
    by_token(app, provider.id_token())
    assert app.me(access_token(choose_name(app))).json()["email_verified"] is False


@pytest.mark.parametrize(
    ("name", "code"), [("Erin", "username_taken"), ("admin", "username_blacklisted"), ("-", "min_length")]
)
def test_first_sign_in__name_that_cannot_be__is_400(app, provider, name, code):
    Player.objects.create_user("erin")
    by_token(app, provider.id_token())
    response = choose_name(app, name)
    assert response.status_code == 400
    assert code in [error["code"] for error in response.json()["errors"]]


def test_second_sign_in__finds_the_player_with_a_token_of_its_own(app, other_app, provider):
    by_token(app, provider.id_token())
    choose_name(app)
    second = by_token(other_app, provider.id_token())
    assert other_app.me(access_token(second)).json()["username"] == "dana"
    assert Token.objects.valid().count() == 2


@pytest.mark.parametrize(
    "wrong", [{"aud": "somebody-else"}, {"iss": "https://evil.example.org"}, {"exp": 1}, {"aud": None}]
)
def test_token__for_or_from_somebody_else__is_400(app, provider, wrong):
    assert by_token(app, provider.id_token(**wrong)).status_code == 400
    assert SocialAccount.objects.count() == 0


def test_token__signed_by_somebody_else__is_400(app, provider):
    stranger = Provider()
    stranger.close()
    assert by_token(app, stranger.id_token(iss=provider.url)).status_code == 400


@pytest.mark.parametrize("token", ["", "x", "a.b.c", 1, None, {"client_id": "x"}])
def test_token__broken__is_400(app, provider, token):
    assert by_token(app, token).status_code == 400


def test_provider__away__is_400_and_nobody_waits(app, provider):
    token = provider.id_token()
    provider.close()
    assert by_token(app, token).status_code == 400


def test_sign_in__address_of_an_existing_player__does_not_open_its_account(app, other_app, provider):
    app.sign_up()
    app.call("post", "auth/email/verify", {"key": last_code("dana@example.org")})
    response = by_token(other_app, provider.id_token())
    assert "access_token" not in response.json()["meta"]
    assert SocialAccount.objects.count() == 0


def test_connect__then_sign_in__is_the_same_player(app, other_app, provider):
    app.sign_up("erin", "erin@example.org")
    app.call("post", "auth/reauthenticate", {"password": PASSWORD})
    assert by_token(app, provider.id_token(), "connect").status_code == 200
    assert other_app.me(access_token(by_token(other_app, provider.id_token()))).json()["username"] == "erin"


def test_disconnect__only_way_in__is_400(app, provider):
    by_token(app, provider.id_token())
    choose_name(app)
    assert app.call("delete", "account/providers", {"provider": "club", "account": "42"}).status_code == 400
    assert SocialAccount.objects.count() == 1


def test_sign_in__second_factor__is_asked_for(app, other_app, provider):
    from allauth.mfa.models import Authenticator

    by_token(app, provider.id_token())
    choose_name(app)
    Authenticator.objects.create(user=Player.objects.get(), type="totp", data={"secret": "x"})
    assert "access_token" not in by_token(other_app, provider.id_token()).json()["meta"]


@pytest.mark.parametrize("change", [{"is_active": False}, {"owner": "erin"}])
def test_sign_in__inactive_or_bot__gets_no_token(app, other_app, provider, change):
    by_token(app, provider.id_token())
    choose_name(app)
    owner = {"owner": Player.objects.create_user("erin")} if "owner" in change else {}
    Player.objects.filter(username="dana").update(**(change | owner))
    assert "access_token" not in by_token(other_app, provider.id_token()).json()["meta"]


# --- a session that was stolen ---------------------------------------------------------------------------

NEW = "the thief's own pass phrase"


@pytest.fixture
def long_ago(app, provider):
    """An app that has signed in from elsewhere some time ago; its player has neither a password nor a second factor."""
    by_token(app, provider.id_token())
    device = access_token(choose_name(app))
    Token.objects.update(authenticated_at=Now() - timedelta(minutes=16))
    return device


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("post", "account/password/change", {"new_password": NEW}),
        ("post", "account/email", {"email": "thief@example.org"}),
        ("get", "account/authenticators/webauthn", None),
        ("delete", "account/providers", {"provider": "club", "account": "42"}),
    ],
)
def test_session__signed_in_from_elsewhere_long_ago__adds_no_way_in_of_its_own(app, long_ago, method, path, body):
    EmailAddress.objects.update(verified=True)
    SocialAccount.objects.create(user=Player.objects.get(), provider="another", uid="7")
    answer = app.call(method, path, body)
    assert (answer.status_code, answer.json()["meta"]["is_authenticated"]) == (401, True)
    assert Player.objects.get().has_usable_password() is False
    assert SocialAccount.objects.count() == 2


def test_session__signed_in_from_elsewhere_long_ago__does_not_count_as_reauthenticated(app, long_ago):
    app.call("post", "account/password/change", {"new_password": NEW})
    app.call("post", "auth/reauthenticate", {"password": NEW})
    assert app.client.delete("/api/v1/me", headers={"Authorization": f"Bearer {long_ago}"}).status_code == 403


def test_session__signed_in_from_elsewhere_just_now__may_set_a_password(app, provider):
    by_token(app, provider.id_token())
    choose_name(app)
    assert app.call("post", "account/password/change", {"new_password": NEW}).status_code == 200
    assert Player.objects.get().check_password(NEW)


def test_session__with_a_second_factor_and_no_password__is_asked_for_it_first(app, provider):
    by_token(app, provider.id_token())
    choose_name(app)
    RecoveryCodes.activate(Player.objects.get())
    answer = app.call("post", "account/password/change", {"new_password": NEW})
    again = [flow["id"] for flow in answer.json()["data"]["flows"] if "reauthenticate" in flow["id"]]
    assert (answer.status_code, again) == (401, ["mfa_reauthenticate"])
    assert Player.objects.get().has_usable_password() is False


# --- the browser's flow ---------------------------------------------------------------------------------


@pytest.fixture
def browser(provider):
    return Client()


def go(browser, provider):
    """Sign in at the provider in a browser; returns the answer to its coming back."""
    leaving = browser.post("/accounts/oidc/club/login/")
    return browser.get(provider.authorize(leaving["Location"]))


def test_redirect__asks_the_provider_with_pkce_and_state(browser, provider):
    query = parse_qs(urlsplit(browser.post("/accounts/oidc/club/login/")["Location"]).query)
    assert query["redirect_uri"] == ["http://testserver/accounts/oidc/club/login/callback/"]
    assert (query["code_challenge_method"], len(query["state"])) == (["S256"], 1)


def test_redirect__first_time__asks_for_a_name_then_signs_in(browser, provider):
    assert go(browser, provider)["Location"] == "/accounts/3rdparty/signup/"
    browser.post("/accounts/3rdparty/signup/", {"username": "dana", "email": "dana@example.org"})
    assert browser.get("/api/v1/me").json()["username"] == "dana"
    assert EmailAddress.objects.get().verified is True


def test_redirect__second_time__signs_in(browser, provider):
    go(browser, provider)
    browser.post("/accounts/3rdparty/signup/", {"username": "dana", "email": "dana@example.org"})
    another = Client()
    assert go(another, provider)["Location"] == "/"
    assert another.get("/api/v1/me").json()["username"] == "dana"


def test_redirect__state_of_another_browser__signs_nobody_in(browser, provider):
    leaving = Client().post("/accounts/oidc/club/login/")
    browser.get(provider.authorize(leaving["Location"]))
    assert browser.get("/api/v1/me").status_code == 401
    assert provider.asked == []


def test_redirect__to_a_provider_that_is_not_there__is_404(browser):
    assert browser.post("/accounts/oidc/other/login/").status_code == 404
