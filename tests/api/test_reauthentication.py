"""What a stolen device token is not enough for: the player must have shown of late who it is."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from allauth.idp.oidc.models import Client as OAuthClient
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from django.db.models.functions import Now
from django.test import Client

from accounts.models import Player, Token
from accounts.services.bots import make_bot
from tests.accounts.conftest import PASSWORD, App, access_token
from tests.api.signed_in import SignedIn, code

MINUTES = timedelta(minutes=1)
SCRIPT = {"name": "script", "scopes": ["games:read"]}
APP = {"name": "Duck Watch", "type": "public", "redirect_uris": [], "scopes": ["games:read"]}
REFUSED = (403, "reauthentication_required")

GRAVE = {
    "the account": ("delete", "me", None, 204),
    "a bot account": ("delete", "me/bots/danas_bot", None, 204),
    "the export": ("get", "me/export", None, 200),
    "a token": ("post", "me/tokens", SCRIPT, 201),
    "a bot's token": ("post", "me/bots/danas_bot/tokens", SCRIPT, 201),
    "an app": ("post", "me/clients", APP, 201),
    "the end of an app": ("delete", "me/clients/danas-app", None, 204),
}
"""What asks to reauthenticate: method, path, body, and the status of what is done."""


@pytest.fixture(params=GRAVE)
def grave(request):
    return GRAVE[request.param]


@pytest.fixture
def phone(dana):
    make_bot(dana, username="danas_bot")
    OAuthClient.objects.create(pk="danas-app", name="Pond", owner=dana, secret="!")
    return SignedIn(dana)


def ask(device, grave):
    method, path, body, _status = grave
    return device.call(method, path, body)


def proved_ago(ago):
    Token.objects.update(authenticated_at=Now() - ago)


def test_grave__just_signed_in__is_done(phone, grave):
    assert ask(phone, grave).status_code == grave[3]


def test_grave__signed_in_long_ago__is_refused_and_changes_nothing(phone, grave):
    proved_ago(16 * MINUTES)
    answer = ask(phone, grave)
    assert code(answer) == REFUSED
    assert answer.json()["max_age"] == 900
    assert answer["WWW-Authenticate"].endswith('error="insufficient_user_authentication", max_age=900')
    assert (Player.objects.count(), Token.objects.count(), OAuthClient.objects.count()) == (2, 1, 1)


def test_grave__by_a_device_that_never_authenticated__is_refused(phone, grave):
    Token.objects.update(authenticated_at=None)
    assert code(ask(phone, grave)) == REFUSED


@pytest.mark.parametrize(("ago", "status"), [(14 * MINUTES, 200), (16 * MINUTES, 403)])
def test_reauthentication__lasts_a_quarter_of_an_hour(phone, ago, status):
    proved_ago(ago)
    assert phone.get("me/export").status_code == status


def test_reauthentication__lasts_as_long_as_the_operator_says(phone, settings):
    settings.REAUTHENTICATION_SECONDS = 3600
    proved_ago(59 * MINUTES)
    assert phone.get("me/export").status_code == 200


def test_grave__by_a_personal_token__is_a_matter_of_scope(dana, phone, grave):
    assert code(ask(SignedIn.with_scopes(dana, "games:read"), grave)) == (403, "insufficient_scope")


def test_what_is_not_grave__asks_for_nothing(phone):
    proved_ago(30 * 24 * 60 * MINUTES)
    token = SignedIn.with_scopes(phone.player, "games:read").player.tokens.get(kind="personal")
    calls = [
        ("get", "me", None),
        ("patch", "me", {"bio": "Quack."}),
        ("post", "me/bots", {"username": "another_bot"}),
        ("get", "me/tokens", None),
        ("delete", f"me/tokens/{token.uuid}", None),
        ("get", "me/devices", None),
        ("delete", "me/devices", None),
    ]
    assert [phone.call(*call).status_code for call in calls] == [200, 200, 201, 200, 204, 200, 204]


def test_grave__repeated_with_its_key__asks_again(phone):
    key = {"Idempotency-Key": "a token for a script"}
    first = phone.post("me/tokens", SCRIPT, **key)
    proved_ago(16 * MINUTES)
    assert code(phone.post("me/tokens", SCRIPT, **key)) == REFUSED
    proved_ago(MINUTES)
    assert phone.post("me/tokens", SCRIPT, **key).json() == first.json()


# --- showing it again -----------------------------------------------------------------------------------


@pytest.fixture
def app(db):
    return App(Client(raise_request_exception=False))


@pytest.fixture
def signed_up(app):
    """The device of an app that has signed up long ago."""
    device = SignedIn(text=access_token(app.sign_up()))
    proved_ago(16 * MINUTES)
    return device


def test_reauthentication__the_password_again__renews_it(app, signed_up):
    assert code(signed_up.delete("me")) == REFUSED
    assert app.call("post", "auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert signed_up.delete("me").status_code == 204


def test_reauthentication__a_wrong_password__does_not_renew_it(app, signed_up):
    app.call("post", "auth/reauthenticate", {"password": "a guess at it"})
    assert code(signed_up.delete("me")) == REFUSED


def test_reauthentication__a_second_factor_again__renews_it(app, signed_up):
    EmailAddress.objects.update(verified=True)
    codes = RecoveryCodes.activate(Player.objects.get())
    answer = app.call("post", "auth/2fa/reauthenticate", {"code": codes.get_unused_codes()[0]})
    assert answer.status_code == 200
    assert signed_up.delete("me").status_code == 204


def test_reauthentication__on_another_device__is_none_of_this_one(app, signed_up):
    other = App(Client(raise_request_exception=False))
    other.sign_in()
    other.call("post", "auth/reauthenticate", {"password": PASSWORD})
    assert code(signed_up.delete("me")) == REFUSED


def test_reauthentication__signing_in_anew__is_one(signed_up):
    again = App(Client(raise_request_exception=False)).sign_in()
    assert SignedIn(text=access_token(again)).delete("me").status_code == 204


def test_reauthentication__in_a_browser__is_renewed_on_the_page(signed_up):
    browser = Client(raise_request_exception=False)
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    assert browser.get("/api/v1/me/export").status_code == 200
    proved_ago(16 * MINUTES)
    assert code(browser.get("/api/v1/me/export")) == REFUSED
    assert browser.post("/accounts/reauthenticate/", {"password": PASSWORD}).status_code == 302
    assert browser.get("/api/v1/me/export").status_code == 200
