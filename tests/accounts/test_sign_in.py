"""Signing up, in and out over the real endpoints; what comes out is our bearer token."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections
from django.test import Client

from accounts.models import Player, Token
from accounts.tokens import digest_of


@pytest.fixture
def signed_up(app):
    """The access token of dana, who has just signed up."""
    return app.sign_up().json()["meta"]["access_token"]


def codes(response):
    return [(error["param"], error["code"]) for error in response.json()["errors"]]


def test_sign_up__gives_a_token_that_opens_the_api(app, signed_up):
    assert app.me(signed_up).json()["username"] == "dana"


def test_sign_up__answers_with_the_public_id(app):
    assert app.sign_up().json()["data"]["user"]["id"] == str(Player.objects.get().uuid)


def test_sign_up__keeps_the_digest_and_the_device(signed_up):
    token = Token.objects.get()
    assert (bytes(token.digest), token.device) == (digest_of(signed_up), "A phone")


def test_sign_up__starts_as_an_ordinary_player(app, signed_up):
    player = Player.objects.get()
    assert (player.is_staff, player.is_superuser, player.language, player.time_zone) == (False, False, "en", "UTC")


@pytest.mark.parametrize("name", ["DANA", "Dana", "dana"])
def test_sign_up__name_taken_in_any_case__is_400(signed_up, other_app, name):
    response = other_app.sign_up(name, "other@example.org")
    assert (response.status_code, codes(response)) == (400, [("username", "username_taken")])


@pytest.mark.parametrize("name", ["easy", "Steady", "sharp", "BOT", "me", "admin"])
def test_sign_up__reserved_name__is_400(app, name):
    response = app.sign_up(name)
    assert (response.status_code, codes(response)) == (400, [("username", "username_blacklisted")])


@pytest.mark.parametrize(
    "name", ["", "d", "d" * 33, "-dana", "da na", "dana!", "dañe", "da\nna", "dana\x00", "\ud800a"]
)
def test_sign_up__name_out_of_pattern__is_400(app, name):
    response = app.sign_up(name)
    assert response.status_code == 400
    assert Player.objects.count() == 0


@pytest.mark.parametrize("name", ["da", "d" * 32, "_d.a-n_a9"])
def test_sign_up__name_within_pattern__is_taken_as_it_is(app, name):
    app.sign_up(name)
    assert Player.objects.get().username == name


@pytest.mark.parametrize("password", ["short", "password123", "1234567890", "\ud800 lone surrogate"])
def test_sign_up__weak_or_broken_password__is_400(app, password):
    assert app.sign_up(password=password).status_code == 400
    assert Player.objects.count() == 0


@pytest.mark.parametrize("password", ["longish-name", "LONGISH-NAME1", "somebody@example.org"])
def test_sign_up__password_like_name_or_address__is_400(app, password):
    response = app.sign_up("longish-name", "somebody@example.org", password)
    assert (response.status_code, codes(response)) == (400, [("password", "password_too_similar")])
    assert Player.objects.count() == 0


@pytest.mark.parametrize("body", ["{", "[]", "\xff", '{"username": ["a"]}', '{"username": 1, "password": {}}'])
def test_sign_up__broken_body__is_400_without_html(app, body):
    response = app.call("post", "auth/signup", body)
    assert response.status_code == 400
    assert "json" in response["Content-Type"]


def test_sign_in__by_name_or_address__gives_a_token_per_device(app, signed_up, other_app):
    by_name = other_app.sign_in(username="dana").json()["meta"]["access_token"]
    other_app.session_token = None
    by_address = other_app.sign_in(email="dana@example.org").json()["meta"]["access_token"]
    assert [app.me(token).status_code for token in (signed_up, by_name, by_address)] == [200, 200, 200]
    assert len({signed_up, by_name, by_address}) == 3


def test_sign_in__wrong_password__is_400(signed_up, other_app):
    assert codes(other_app.sign_in("wrong")) == [("password", "username_password_mismatch")]


def test_sign_in__inactive_player__gets_no_token(signed_up, other_app):
    Player.objects.update(is_active=False)
    assert "access_token" not in str(other_app.sign_in().json())


def test_session__read_again__gives_no_second_token(app, signed_up):
    app.call("get", "auth/session")
    assert Token.objects.count() == 1


def test_sign_out__revokes_the_token_of_this_device_only(app, signed_up, other_app):
    other = other_app.sign_in().json()["meta"]["access_token"]
    assert app.call("delete", "auth/session").status_code == 401  # allauth's answer: signed out now
    assert [app.me(signed_up).status_code, app.me(other).status_code] == [401, 200]


def test_sign_out__in_no_state__is_a_success(app, signed_up, other_app):
    """openapi.yaml names no 2xx for signing out."""
    other_app.sign_in()
    assert other_app.call("post", "auth/password/request", {"email": "dana@example.org"}).status_code == 200
    pending = other_app.call("delete", "auth/session")
    signed_in = app.call("delete", "auth/session")
    ended = app.call("delete", "auth/session")
    app.session_token = None
    nobody = app.call("delete", "auth/session")
    assert [answer.status_code for answer in (pending, signed_in, ended, nobody)] == [401, 401, 410, 401]


def test_password_change__revokes_the_other_devices(app, signed_up, other_app):
    other = other_app.sign_in().json()["meta"]["access_token"]
    change = {"current_password": "quite a long pass phrase", "new_password": "another long pass phrase"}
    assert app.call("post", "account/password/change", change).status_code == 200
    assert [app.me(signed_up).status_code, app.me(other).status_code] == [200, 401]


def test_sign_out__after_a_password_change__still_revokes_the_token(app, signed_up):
    change = {"current_password": "quite a long pass phrase", "new_password": "another long pass phrase"}
    app.call("post", "account/password/change", change)
    app.call("delete", "auth/session")
    assert app.me(signed_up).status_code == 401


def test_bearer_token__is_no_session_token(app, signed_up, other_app):
    other_app.session_token = signed_up
    assert other_app.call("get", "auth/session").status_code == 410


# --- at the same instant --------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_sign_up__eight_at_once_with_one_name__makes_one_account():
    barrier = Barrier(8)

    def sign_up(number):
        body = {"username": "dana", "email": f"d{number}@example.org", "password": "quite a long pass phrase"}
        client = Client(raise_request_exception=False)
        barrier.wait(timeout=20)
        try:
            return client.post("/_allauth/app/v1/auth/signup", body, content_type="application/json").status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(sign_up, range(8)))
    assert statuses == [200] + [400] * 7
    assert [Player.objects.count(), Token.objects.count()] == [1, 1]


# --- passwords ------------------------------------------------------------------------------------------


def test_password__is_kept_as_argon2(app, settings):
    from duckcover.settings import PASSWORD_HASHERS

    settings.PASSWORD_HASHERS = PASSWORD_HASHERS
    app.sign_up()
    assert Player.objects.get().password.startswith("argon2$argon2id$")


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["account/phone", "auth/phone/verify", "auth/2fa/trust", "tokens/refresh"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_address__that_is_no_part_of_the_contract__is_404(client, method, address):
    answer = client.generic(method, f"/_allauth/app/v1/{address}", "{}", content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.django_db
@pytest.mark.parametrize("method", ["TRACE", "PUT", "PATCH", "DELETE", "GET", "HEAD", "OPTIONS"])
def test_sign_in__by_another_method__is_405_and_tries_no_password(client, method):
    body = '{"username": "dana", "password": "wrong"}'
    answer = client.generic(method, "/_allauth/app/v1/auth/login", body, content_type="application/json")
    assert (answer.status_code, answer["Allow"]) == (405, "POST")
