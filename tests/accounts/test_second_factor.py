"""One-time codes and recovery codes: set up, used at sign-in, taken away."""

import time

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.core.cache import cache
from django.test import Client

from accounts.models import Player, Token
from tests.accounts.conftest import PASSWORD, access_token
from tests.accounts.mails import last_code

pytestmark = pytest.mark.usefixtures("tolerant")


@pytest.fixture
def tolerant(settings):
    """The clock may turn a period between a code's making and its use."""
    settings.MFA_TOTP_TOLERANCE = 1


def totp(secret):
    """The code that an authenticator app shows now."""
    return format_hotp_value(hotp_value(secret, int(time.time()) // 30))


def confirm_password(app):
    return app.call("post", "auth/reauthenticate", {"password": PASSWORD})


@pytest.fixture
def signed_up(app):
    """The access token of dana, whose address is verified, and whose password was just said."""
    token = access_token(app.sign_up())
    EmailAddress.objects.update(verified=True)
    confirm_password(app)
    return token


@pytest.fixture
def secret(app, signed_up):
    """The secret of dana's authenticator app, which is set up."""
    shown = app.call("get", "account/authenticators/totp").json()["meta"]["secret"]
    assert app.call("post", "account/authenticators/totp", {"code": totp(shown)}).status_code == 200
    cache.clear()  # a code counts once: the next test step may come within its period
    return shown


def answer(app, code):
    """Answer the pending second factor of a sign-in."""
    return app.call("post", "auth/2fa/authenticate", {"code": code})


def recovery_codes(app):
    return app.call("get", "account/authenticators/recovery-codes").json()["data"]["unused_codes"]


# --- setting up -----------------------------------------------------------------------------------------


def test_set_up__shows_secret_and_address_for_the_app(app, signed_up):
    response = app.call("get", "account/authenticators/totp")
    meta = response.json()["meta"]
    assert response.status_code == 404  # allauth's answer: there is none yet
    assert meta["totp_url"] == f"otpauth://totp/dana?secret={meta['secret']}&issuer=Duck%20%26%20Cover"


def test_set_up__wrong_code__is_400(app, signed_up):
    app.call("get", "account/authenticators/totp")
    assert app.call("post", "account/authenticators/totp", {"code": "000000"}).status_code == 400
    assert Authenticator.objects.count() == 0


def test_set_up__without_having_said_the_password__is_401(other_app, signed_up):
    other_app.sign_in()
    shown = other_app.call("get", "account/authenticators/totp").json()["meta"]["secret"]
    assert other_app.call("post", "account/authenticators/totp", {"code": totp(shown)}).status_code == 401
    assert Authenticator.objects.count() == 0


def test_set_up__address_not_verified__is_409(app):
    app.sign_up()
    confirm_password(app)
    assert app.call("get", "account/authenticators/totp").status_code == 409


def test_secrets__are_encrypted_in_the_database(secret):
    kept = list(Authenticator.objects.values_list("data", flat=True))
    assert len(kept) == 2
    assert all(set(data) <= {"secret", "seed", "used_mask", "viewed_at"} for data in kept)
    assert all(text.startswith("gAAAA") for data in kept for name, text in data.items() if name in {"secret", "seed"})


def test_secrets__can_still_be_read_after_the_key_was_changed(other_app, secret, settings):
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "a" * 50, [settings.SECRET_KEY]
    other_app.session_token = None
    other_app.sign_in()
    assert answer(other_app, totp(secret)).status_code == 200


def test_set_up__code_that_did_it__does_not_sign_in_as_well(app, other_app, signed_up):
    shown = app.call("get", "account/authenticators/totp").json()["meta"]["secret"]
    code = totp(shown)
    assert app.call("post", "account/authenticators/totp", {"code": code}).status_code == 200
    other_app.sign_in()
    assert answer(other_app, code).status_code == 400


def test_set_up__on_the_page__code_that_did_it_does_not_sign_in_as_well(other_app, signed_up):
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    browser.post("/accounts/reauthenticate/", {"password": PASSWORD})
    page = browser.get("/accounts/2fa/totp/activate/")
    code = totp(page.context["form"].secret)
    assert browser.post("/accounts/2fa/totp/activate/", {"code": code}).status_code == 302
    other_app.sign_in()
    assert answer(other_app, code).status_code == 400


# --- signing in -----------------------------------------------------------------------------------------


def test_sign_in__asks_for_the_code_and_gives_no_token_before(other_app, secret):
    before = Token.objects.count()
    response = other_app.sign_in()
    pending = [flow["id"] for flow in response.json()["data"]["flows"] if flow.get("is_pending")]
    assert (response.status_code, pending) == (401, ["mfa_authenticate"])
    assert ("access_token" in response.json()["meta"], Token.objects.count()) == (False, before)


def test_sign_in__with_the_code__gives_a_token(other_app, secret):
    other_app.sign_in()
    token = access_token(answer(other_app, totp(secret)))
    assert other_app.me(token).status_code == 200


def test_sign_in__with_the_code__is_one_device(other_app, secret):
    before = Token.objects.count()
    other_app.sign_in()
    answer(other_app, totp(secret))
    assert Token.objects.count() == before + 1


def test_sign_in__with_a_wrong_code__goes_on_asking(other_app, secret):
    other_app.sign_in()
    assert answer(other_app, "000000").status_code == 400
    assert answer(other_app, totp(secret)).status_code == 200


def test_sign_in__with_a_code_that_was_used__is_400(app, other_app, secret):
    app.session_token = None
    app.sign_in()
    code = totp(secret)
    assert answer(app, code).status_code == 200
    other_app.sign_in()
    assert answer(other_app, code).status_code == 400


def test_code__without_a_pending_sign_in__is_401(other_app, secret):
    assert answer(other_app, totp(secret)).status_code == 401


def test_sign_in__password_changed_before_the_code__begins_anew(app, other_app, secret):
    other_app.sign_in()
    new = "another long pass phrase"
    app.call("post", "account/password/change", {"current_password": PASSWORD, "new_password": new})
    response = answer(other_app, totp(secret))
    assert (response.status_code, response.json()["meta"]) == (401, {"is_authenticated": False})
    other_app.session_token = None
    assert other_app.sign_in(new).status_code == 401
    cache.clear()  # a code counts once
    assert answer(other_app, totp(secret)).status_code == 200


def test_sign_in__with_a_recovery_code__works_once(app, other_app, secret):
    code = recovery_codes(app)[0]
    other_app.sign_in()
    assert answer(other_app, code).status_code == 200
    other_app.session_token = None
    other_app.sign_in()
    assert answer(other_app, code).status_code == 400
    assert len(recovery_codes(app)) == 9


def test_recovery_codes__made_anew__replace_the_old_ones(app, other_app, secret):
    old = recovery_codes(app)
    assert app.call("post", "account/authenticators/recovery-codes").status_code == 200
    assert set(old) & set(recovery_codes(app)) == set()
    other_app.sign_in()
    assert answer(other_app, old[0]).status_code == 400


def test_password_reset__does_not_go_around_the_second_factor(other_app, secret):
    other_app.call("post", "auth/password/request", {"email": "dana@example.org"})
    reset = {"key": last_code("dana@example.org"), "password": "another long pass phrase"}
    other_app.call("post", "auth/password/reset", reset)
    response = other_app.sign_in("another long pass phrase")
    assert "access_token" not in response.json()["meta"]


# --- taking away ----------------------------------------------------------------------------------------


def test_taken_away__sign_in_is_by_password_again(app, other_app, secret):
    assert app.call("delete", "account/authenticators/totp").status_code == 200
    assert Authenticator.objects.count() == 0  # the recovery codes went with it
    assert other_app.sign_in().status_code == 200


def test_taking_away__without_having_said_the_password__is_401(other_app, secret):
    other_app.sign_in()
    answer(other_app, totp(secret))
    cache.clear()
    response = other_app.call("delete", "account/authenticators/totp")
    assert (response.status_code, Authenticator.objects.count()) == (401, 2)


def test_taking_away__after_a_code__is_done(other_app, secret):
    other_app.sign_in()
    answer(other_app, totp(secret))
    cache.clear()
    assert other_app.call("post", "auth/2fa/reauthenticate", {"code": totp(secret)}).status_code == 200
    assert other_app.call("delete", "account/authenticators/totp").status_code == 200


# --- bot accounts ---------------------------------------------------------------------------------------


@pytest.fixture
def bot(signed_up):
    """A bot account of dana's that, against all rules, has a password and an address."""
    bot = Player.objects.create_user("robo", "robo@example.org", PASSWORD, owner=Player.objects.get(username="dana"))
    EmailAddress.objects.create(user=bot, email="robo@example.org", verified=True, primary=True)
    return bot


def test_bot__by_name_or_address__cannot_sign_in(other_app, bot):
    tokens = Token.objects.count()
    answers = [other_app.sign_in(username="robo"), other_app.sign_in(email="robo@example.org")]
    assert ["access_token" in answer.json().get("meta", {}) for answer in answers] == [False, False]
    assert Token.objects.count() == tokens


def test_bot__by_password_reset__cannot_sign_in(other_app, bot):
    other_app.call("post", "auth/password/request", {"email": "robo@example.org"})
    reset = {"key": last_code("robo@example.org"), "password": "another long pass phrase"}
    other_app.call("post", "auth/password/reset", reset)
    assert "access_token" not in other_app.sign_in("another long pass phrase", username="robo").json().get("meta", {})


def test_bot__with_a_session_from_before__is_signed_out(client, bot):
    Player.objects.filter(pk=bot.pk).update(owner=None)
    client.force_login(Player.objects.get(pk=bot.pk))
    assert client.get("/accounts/").status_code == 200
    Player.objects.filter(pk=bot.pk).update(owner=Player.objects.get(username="dana"))
    assert client.get("/accounts/").status_code == 302
