"""Passkeys and security keys, with an authenticator in software."""

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core.cache import cache

from accounts.models import Player, Token
from tests.accounts.authenticator import SecurityKey
from tests.accounts.conftest import PASSWORD, access_token

KEYS = "account/authenticators/webauthn"


@pytest.fixture
def signed_up(app, other_app):
    """The access token of dana, whose address is verified, and whose password was just said."""
    for device in (app, other_app):
        device.client.defaults["HTTP_HOST"] = "localhost"
    token = access_token(app.sign_up())
    EmailAddress.objects.update(verified=True)
    app.call("post", "auth/reauthenticate", {"password": PASSWORD})
    return token


def register(app, key, query="?passwordless"):
    options = app.call("get", KEYS + query).json()["data"]["creation_options"]
    return app.call("post", KEYS, {"name": "My key", "credential": key.register(options)})


@pytest.fixture
def key(app, signed_up):
    """A passkey of dana's."""
    made = SecurityKey()
    assert register(app, made).status_code == 200
    cache.clear()
    return made


def challenge(app, path="auth/webauthn/login"):
    return app.call("get", path).json()["data"]["request_options"]


def sign_in(app, key, path="auth/webauthn/login", **changed):
    return app.call("post", path, {"credential": key.sign(challenge(app, path), **changed)})


def test_register__lists_the_key_by_its_name(app, key):
    listed = app.call("get", "account/authenticators").json()["data"]
    names = [(entry["type"], entry.get("name"), entry.get("is_passwordless")) for entry in listed]
    assert sorted(names, key=str) == [("recovery_codes", None, None), ("webauthn", "My key", True)]


def test_register__without_having_said_the_password__is_401(other_app, signed_up):
    other_app.sign_in()
    assert other_app.call("get", KEYS).status_code == 401


def test_register__from_another_place__is_400(app, signed_up):
    assert register(app, SecurityKey(origin="https://evil.example.org")).status_code == 400
    assert Authenticator.objects.count() == 0


def test_register__answer_to_another_challenge__is_400(app, signed_up):
    old = app.call("get", KEYS).json()["data"]["creation_options"]
    app.call("get", KEYS)
    answer = app.call("post", KEYS, {"name": "My key", "credential": SecurityKey().register(old)})
    assert (answer.status_code, Authenticator.objects.count()) == (400, 0)


def test_sign_in__with_a_passkey__needs_nothing_else(other_app, key):
    response = sign_in(other_app, key)
    assert response.status_code == 200
    assert other_app.me(access_token(response)).json()["username"] == "dana"


def test_sign_in__with_a_key_of_nobody__is_400(other_app, key):
    stranger = SecurityKey(user=key.user)
    assert sign_in(other_app, stranger).status_code == 400


def test_sign_in__with_a_wrong_signature__is_400(other_app, key):
    assert (
        sign_in(other_app, key, signature=SecurityKey().sign(challenge(other_app))["response"]["signature"]).status_code
        == 400
    )


@pytest.mark.parametrize("handle", ["", "AAAA", "OTk5OTk5", 1, None])
def test_sign_in__with_a_broken_user_handle__is_400(other_app, key, handle):
    tokens = Token.objects.count()
    assert sign_in(other_app, key, userHandle=handle).status_code == 400
    assert Token.objects.count() == tokens


def test_sign_in__with_an_answer_sent_twice__counts_once(other_app, key):
    answer = {"credential": key.sign(challenge(other_app))}
    assert other_app.call("post", "auth/webauthn/login", answer).status_code == 200
    other_app.session_token = None
    assert other_app.call("post", "auth/webauthn/login", answer).status_code == 400


def test_sign_in__player_is_inactive__gets_no_token(other_app, key):
    Player.objects.update(is_active=False)
    assert "access_token" not in sign_in(other_app, key).json()["meta"]


def test_sign_in__account_became_a_bot__gets_no_token(other_app, key):
    owner = Player.objects.create_user("erin")
    Player.objects.filter(username="dana").update(owner=owner)
    assert "access_token" not in sign_in(other_app, key).json()["meta"]


def test_sign_in__with_password__asks_for_the_key(other_app, key):
    assert other_app.sign_in().status_code == 401
    response = sign_in(other_app, key, "auth/webauthn/authenticate")
    assert other_app.me(access_token(response)).status_code == 200


def test_reauthentication__by_key__opens_what_is_guarded(other_app, key):
    sign_in(other_app, key)
    assert other_app.call("get", KEYS).status_code == 401
    assert sign_in(other_app, key, "auth/webauthn/reauthenticate").status_code == 200
    assert other_app.call("get", KEYS).status_code == 200


def test_key__renamed_and_removed(app, other_app, key):
    number = Authenticator.objects.get(type="webauthn").pk
    assert app.call("put", KEYS, {"id": number, "name": "Old phone"}).status_code == 200
    assert Authenticator.objects.get(pk=number).data["name"] == "Old phone"
    assert app.call("delete", KEYS, {"authenticators": [number]}).status_code == 200
    assert sign_in(other_app, key).status_code == 400
