"""Nobody learns from the sign-in API which e-mail addresses have an account here; names are public by nature.

The answers for a known and an unknown address are compared byte for byte, but for what differs between any two
requests: ids, tokens, times and what was sent. Times are compared in tests/concurrency/test_brute_force.py.
"""

import re

import pytest
from allauth.account.models import EmailAddress
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.accounts.conftest import App
from tests.accounts.mails import later

KNOWN, UNKNOWN = "known@example.org", "other@example.org"  # of the same length
WRONG = "not the pass phrase"
VARYING = [
    (re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"), "<id>"),
    (re.compile(r"dkc_[\w-]{43}"), "<access token>"),
    (re.compile(r'("session_token": )"[a-z0-9]{32}"'), r"\1<session token>"),
    (re.compile(r'("at": )[0-9.]+'), r"\1<time>"),
]


@pytest.fixture(params=["verified", "not verified"])
def known(request, app):
    """An account with the known address, which its owner has verified or not."""
    App(Client()).sign_up(username="dana", email=KNOWN)
    EmailAddress.objects.update(verified=request.param == "verified")
    later()
    return request.param


def shown(response, *sent):
    """Status, headers and body of an answer, without what differs between any two."""
    body = response.content.decode()
    for pattern, instead in VARYING:
        body = pattern.sub(instead, body)
    for text in sent:
        body = body.replace(text, "<sent>")
    counted = {"RateLimit-Remaining", "RateLimit-Reset", "Expires", "Retry-After"}
    headers = {name: value for name, value in response.headers.items() if name not in counted}
    return response.status_code, headers, body, set(response.headers)


def both(ask):
    """What is shown for the known and for the unknown address."""
    return [shown(ask(App(Client()), address), address) for address in (KNOWN, UNKNOWN)]


def test_sign_in__with_a_wrong_password__is_answered_alike(known):
    first, second = both(lambda app, address: app.sign_in(WRONG, email=address))
    assert first[0] == 400
    assert first == second


def test_sign_in__too_often__is_answered_alike(known):
    def often(app, address):
        return [app.sign_in(WRONG, email=address) for _ in range(6)][-1]

    first, second = both(often)
    assert first[0] == 429
    assert first == second


def test_sign_in__by_name__is_answered_alike(known):
    answers = [shown(App(Client()).sign_in(WRONG, username=name), name) for name in ("dana", "erin")]
    assert answers[0][0] == 400
    assert answers[0] == answers[1]


# --- accounts of one's own, made with the address ---------------------------------------------------------

OWN = 4


def tried(address, hashed, password):
    """The status of a sign-in by address and password, and how many hashes and queries it took."""
    later()
    hashed.clear()
    with CaptureQueriesContext(connection) as queries:
        status = App(Client()).sign_in(password, email=address).status_code
    return status, len(hashed), len(queries)


@pytest.mark.parametrize("own", range(OWN + 1))
def test_sign_in__by_address_to_own_accounts__takes_the_same_whoever_has_the_address(known, hashed, own):
    table = []
    for number, address in enumerate((KNOWN, UNKNOWN)):
        for one in range(own):
            later()
            App(Client()).sign_up(f"own-{number}-{one}", address, f"pass phrase of number {one}")
        phrases = [WRONG, *(f"pass phrase of number {one}" for one in range(own))]
        table.append([tried(address, hashed, phrase) for phrase in phrases])
    assert table[0] == table[1]
    assert [row[:2] for row in table[0]] == [(400, 3), *[(400, 3)] * (own - 2), *[(200, 3)] * min(own, 2)]


@pytest.mark.parametrize("name", ["dana", "nobody"])
def test_sign_in__by_name__takes_one_hash_whoever_has_it(known, hashed, name):
    hashed.clear()
    App(Client()).sign_in(WRONG, username=name)
    assert len(hashed) == 1


@pytest.mark.parametrize("address", [KNOWN, UNKNOWN])
def test_page__by_address__takes_three_hashes_whoever_has_it(known, hashed, address):
    hashed.clear()
    Client().post("/accounts/login/", {"login": address, "password": WRONG})
    assert len(hashed) == 3


# --- the other answers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("verification", ["optional", "mandatory"])
def test_sign_up__with_an_address__is_answered_alike(known, settings, verification):
    settings.ACCOUNT_EMAIL_VERIFICATION = verification
    names = {KNOWN: "erin", UNKNOWN: "fred"}
    first, second = [
        shown(App(Client()).sign_up(username=names[address], email=address), address, names[address])
        for address in (KNOWN, UNKNOWN)
    ]
    assert first[0] == {"optional": 200, "mandatory": 401}[verification]
    assert first == second


def test_password_reset__of_an_address__is_answered_alike(known):
    first, second = both(lambda app, address: app.call("post", "auth/password/request", {"email": address}))
    assert first[0] == 401
    assert first == second


def test_password_reset__too_often__is_answered_alike(known):
    def often(app, address):
        return [app.call("post", "auth/password/request", {"email": address}) for _ in range(6)][-1]

    first, second = both(often)
    assert first[0] == 429
    assert first == second


def test_password_reset__with_a_wrong_code__is_answered_alike(known):
    def wrong(app, address):
        app.call("post", "auth/password/request", {"email": address})
        return app.call("post", "auth/password/reset", {"key": "BBBB-BBBB", "password": "another long pass phrase"})

    first, second = both(wrong)
    assert first[0] == 400
    assert first == second


def test_verification__with_a_wrong_code__is_answered_alike(known):
    names = {KNOWN: "erin", UNKNOWN: "fred"}

    def wrong(app, address):
        app.sign_up(username=names[address], email=address)
        return app.call("post", "auth/email/verify", {"key": "BBBB-BBBB"})

    first, second = both(wrong)
    assert first == second


@pytest.mark.parametrize("path", ["/accounts/login/", "/accounts/password/reset/"])
def test_page__for_an_address__is_answered_alike(known, path):
    def sent(address):
        response = Client().post(path, {"login": address, "password": WRONG, "email": address})
        body = re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", response.content.decode()).replace(address, "")
        return response.status_code, response.get("Location"), body

    assert sent(KNOWN) == sent(UNKNOWN)
