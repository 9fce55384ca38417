"""Codes that are guessed at in parallel: as many are looked at as one after another."""

from collections import Counter

import pytest
from django.test import Client
from django.urls import reverse

from tests.accounts.conftest import App, app, browser, dana, new_client, oauth_app  # noqa: F401
from tests.accounts.mails import last_code
from tests.accounts.oauth_clients import DEVICE

pytestmark = pytest.mark.django_db(transaction=True)

AT_ONCE = 8
WRONG = "BBBB-BBBB"
NEW = "another long pass phrase"
DANA = "dana@example.org"


def guesses(race, guess):
    """The statuses of guesses at once, again and again until a limit of the session is met; then it is all over."""
    answered = Counter()
    for _ in range(6):
        answered += Counter(race(*[guess] * AT_ONCE))
    return answered


@pytest.fixture
def mailed(app):  # noqa: F811 - the fixture
    app.sign_up()
    return app


def of_an_app(app):  # noqa: F811
    app.session_token = None
    app.call("post", "auth/password/request", {"email": DANA})
    session = app.session_token

    def give(code):
        guesser = App(Client(raise_request_exception=False), session)
        return guesser.call("post", "auth/password/reset", {"key": code, "password": NEW}).status_code

    return give, (400, 401)  # the password is new, and nobody is signed in


def of_a_page(app):  # noqa: F811
    app.client.post("/accounts/password/reset/", {"email": DANA})
    cookie = app.client.cookies["sessionid"].value

    def give(code):
        guesser = Client(raise_request_exception=False)
        guesser.cookies["sessionid"] = cookie
        answer = guesser.post("/accounts/password/reset/confirm/", {"code": code})
        return answer.headers.get("Location", answer.status_code)  # a dead code leads to the page for signing in

    return give, (200, reverse("account_complete_password_reset"))


@pytest.mark.parametrize("face", [of_an_app, of_a_page])
def test_codes_to_reset_a_password__guessed_at_once__at_most_three_are_looked_at(mailed, race, face):
    give, (wrong, right) = face(mailed)
    answered = guesses(race, lambda: give(WRONG))
    assert 1 <= answered[wrong] <= 3
    assert give(last_code(DANA)) != right


@pytest.mark.parametrize("face", [of_an_app, of_a_page])
def test_code_to_reset_a_password__right_at_once__is_taken(mailed, face):
    give, (_, right) = face(mailed)
    assert give(last_code(DANA)) == right


def test_codes_to_verify_an_address__guessed_at_once__at_most_three_are_looked_at(mailed, race):
    session = mailed.session_token

    def guess():
        guesser = App(Client(raise_request_exception=False), session)
        return guesser.call("post", "auth/email/verify", {"key": WRONG}).status_code

    assert 1 <= guesses(race, guess)[400] <= 3


def test_codes_of_devices__guessed_at_once__exactly_the_limit_is_looked_at(browser, oauth_app, race, settings):  # noqa: F811
    settings.IDP_OIDC_RATE_LIMITS = {"device_user_code": "10/m/ip"}
    cookie = browser.cookies["sessionid"].value

    def guess():
        guesser = Client(raise_request_exception=False)
        guesser.cookies["sessionid"] = cookie
        return guesser.get(DEVICE, {"code": WRONG}).status_code

    assert guesses(race, guess) == {400: 10, 429: 6 * AT_ONCE - 10}
