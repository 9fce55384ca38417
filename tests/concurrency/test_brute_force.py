"""Wrong passwords in parallel, against two processes that count what they look at; what answers and times tell."""

import http.client
import json
import re
import secrets
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, NamedTuple

import pytest
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value

from tests.live.service import Service, at_once, await_true

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

PASSWORD = "quite a long pass phrase"
GUESSES = 200
EVALUATED = 10
COUNTING = """
import os
import argon2._password_hasher as hasher

really = hasher.verify_secret

def counting(*arguments, **options):
    with open(os.environ["COUNTED_INTO"], "ab", buffering=0) as file:
        file.write(b"%d\\n" % os.getpid())
    return really(*arguments, **options)

hasher.verify_secret = counting
"""
"""Real hashes, each noted by the process that made it, in a file that both append to."""


class Reply(NamedTuple):
    """An answer of the sign-in API."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def document(self) -> Any:
        return json.loads(self.body)


class Live(Service):
    """The service with the real hasher, which counts."""

    def __init__(self) -> None:
        super().__init__("folder")
        (self.data_dir / "sitecustomize.py").write_text(COUNTING)
        self.counted = self.data_dir / "counted"
        self.environment |= {"PYTHONPATH": str(self.data_dir), "COUNTED_INTO": str(self.counted)}
        self.environment |= {"DUCKCOVER_TRUSTED_PROXIES": "1"}  # so that tests can come from anywhere

    def hashes(self) -> list[str]:
        """The processes that have looked at a password, once for each."""
        return self.counted.read_text().split() if self.counted.exists() else []

    def call(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """One request on a connection of its own."""
        wire = http.client.HTTPConnection("127.0.0.1", self.options.port, timeout=60)
        try:
            content = None if body is None else json.dumps(body)
            wire.request(method, path, content, {"Content-Type": "application/json", **headers})
            answer = wire.getresponse()
            return Reply(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            wire.close()

    def sign_in_api(self, path: str, body: object, **headers: str) -> Reply:
        return self.call("POST", f"/_allauth/app/v1/auth/{path}", body, **headers)

    def sign_up(self, name: str, email: str) -> Reply:
        return self.sign_in_api("signup", {"username": name, "email": email, "password": PASSWORD})


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    with Live() as running:
        yield running


class Owner(NamedTuple):
    """An account that is attacked."""

    name: str
    email: str
    token: str


@pytest.fixture
def owner(live: Live) -> Owner:
    name = f"owner-{secrets.token_hex(4)}"
    email = f"{name}@example.org"
    return Owner(name, email, live.sign_up(name, email).document["meta"]["access_token"])


def attack(live: Live, **who: str) -> list[Reply]:
    """Guess at once, over as many connections."""

    def guess(number: int) -> Callable[[], Reply]:
        return lambda: live.sign_in_api("login", {**who, "password": f"guess number {number}"})

    return at_once([guess(number) for number in range(GUESSES)], 300)


def test_wrong_passwords__200_at_once_over_two_processes__at_most_10_are_looked_at(live, owner, figure) -> None:
    before = len(live.hashes())
    answers = attack(live, username=owner.name) + attack(live, email=owner.email)
    looked_at = live.hashes()[before:]
    statuses = Counter(answer.status for answer in answers)
    figure(f"wrong passwords looked at, of {GUESSES} by name and {GUESSES} by address", str(len(looked_at)))
    assert len(looked_at) == EVALUATED
    assert statuses == {400: EVALUATED, 429: 2 * GUESSES - EVALUATED}
    refused = [answer for answer in answers if answer.status == 429]
    assert {answer.document["code"] for answer in refused} == {"too_many_requests"}
    assert all(0 < int(answer.headers["retry-after"]) <= 300 for answer in refused)


def test_owner__while_the_attack_goes_on__gets_in_by_other_ways(live, owner) -> None:
    attack(live, username=owner.name)
    assert live.sign_in_api("login", {"username": owner.name, "password": PASSWORD}).status == 429
    signed_in = {"Authorization": f"Bearer {owner.token}"}
    assert live.call("GET", "/api/v1/me", **signed_in).status == 200
    new = "another long pass phrase"
    asked = live.sign_in_api("password/request", {"email": owner.email})
    session = {"X-Session-Token": asked.document["meta"]["session_token"]}
    code = await_true(lambda: mailed_code(live, owner.email), 60, "the mail")
    assert live.sign_in_api("password/reset", {"key": code, "password": new}, **session).status == 401  # sign in now
    assert live.sign_in_api("login", {"username": owner.name, "password": new}).status == 200


def mailed_code(live: Live, address: str) -> str | None:
    """The code in the last mail to an address, which the service prints."""
    mails = re.split(r"^Content-Type: ", live.log("web"), flags=re.MULTILINE)
    codes = [re.search(r"^([A-Z]{4}-[A-Z]{4})\s*$", text, re.MULTILINE) for text in mails if f"To: {address}" in text]
    return next((code[1] for code in reversed(codes) if code), None)


# --- codes ----------------------------------------------------------------------------------------------

CODES_AT_ONCE = 100


def test_codes_of_the_second_factor__100_at_once_in_five_sessions__5_are_looked_at(live, figure) -> None:
    name = f"two-{secrets.token_hex(4)}"
    signed_up = live.sign_up(name, f"{name}@example.org").document["meta"]["session_token"]
    live.sql("UPDATE account_emailaddress SET verified = true WHERE email = %s", f"{name}@example.org")
    set_up_second_factor(live, signed_up)
    sessions = [
        live.sign_in_api("login", {"username": name, "password": PASSWORD}).document["meta"]["session_token"]
        for _ in range(5)
    ]

    def guess(number: int) -> Callable[[], Reply]:
        session = {"X-Session-Token": sessions[number % len(sessions)]}
        return lambda: live.sign_in_api("2fa/authenticate", {"code": f"{number:06}"}, **session)

    statuses = Counter(answer.status for answer in at_once([guess(n) for n in range(CODES_AT_ONCE)], 300))
    figure(f"codes of a second factor looked at, of {CODES_AT_ONCE} at once", str(statuses[400]))
    assert statuses == {400: 5, 429: CODES_AT_ONCE - 5}


def set_up_second_factor(live: Live, session: str) -> None:
    """Give the player of a session an authenticator app."""
    headers = {"X-Session-Token": session}
    live.sign_in_api("reauthenticate", {"password": PASSWORD}, **headers)
    path = "/_allauth/app/v1/account/authenticators/totp"
    secret = live.call("GET", path, **headers).document["meta"]["secret"]

    def activate() -> bool:
        code = format_hotp_value(hotp_value(secret, int(time.time()) // 30))
        return live.call("POST", path, {"code": code}, **headers).status == 200

    assert activate() or activate()  # the clock may turn a period between a code's making and its use


def test_codes_of_a_mail__100_at_once_in_one_session__at_most_3_are_looked_at(live, owner, figure) -> None:
    asked = live.sign_in_api("password/request", {"email": owner.email})
    session = {"X-Session-Token": asked.document["meta"]["session_token"]}
    body = {"key": "BBBB-BBBB", "password": "another long pass phrase"}
    guesses = [lambda: live.sign_in_api("password/reset", body, **session)] * CODES_AT_ONCE
    statuses = Counter(answer.status for answer in at_once(guesses, 300))
    figure(f"codes of a mail looked at, of {CODES_AT_ONCE} at once", str(statuses[400]))
    assert 1 <= statuses[400] <= 3
    assert statuses[400] + statuses[409] + statuses[429] == CODES_AT_ONCE


# --- times ----------------------------------------------------------------------------------------------

SAMPLES = (16, 40)
"""Of each kind in one measurement: in CI, and in full."""
MARGIN = 0.35
"""Medians may differ by this part of the shorter one. A hash that is left out makes it several times shorter."""
TRIES = 3
"""Something else that the machine does may make one measurement uneven; what tells accounts apart makes every one."""


def from_somewhere() -> dict[str, str]:
    """A client address that no limit knows yet."""
    return {"X-Forwarded-For": f"10.{secrets.randbelow(256)}.{secrets.randbelow(256)}.{secrets.randbelow(256)}"}


def medians(samples: int, known: Callable[[int], Reply], unknown: Callable[[int], Reply]) -> tuple[float, float]:
    """The median times (ms) of two kinds of request that take turns; both answer alike."""
    times: tuple[list[float], list[float]] = ([], [])
    statuses = set()
    for number in range(samples):
        for place, send in enumerate((known, unknown)):
            start = time.perf_counter()
            statuses.add(send(number).status)
            times[place].append((time.perf_counter() - start) * 1000)
    assert len(statuses) == 1
    return statistics.median(times[0]), statistics.median(times[1])


@pytest.fixture
def assert_alike(figure, repetitions: Callable[[int, int], int]) -> Callable[..., None]:
    """Measure until both take as long, `TRIES` times at most."""
    samples = repetitions(*SAMPLES)

    def compare(what: str, known: Callable[[int], Reply], unknown: Callable[[int], Reply]) -> None:
        for _ in range(TRIES):
            found = medians(samples, known, unknown)
            if abs(found[0] - found[1]) < MARGIN * min(found):
                figure(f"{what}: median for known and unknown", f"{found[0]:.1f} ms and {found[1]:.1f} ms")
                return
        raise AssertionError(f"{what}: median {found[0]:.1f} ms for known and {found[1]:.1f} ms for unknown")

    return compare


@pytest.fixture(scope="module")
def crowd(live: Live) -> Iterator[str]:
    """Names of accounts, whose addresses are at example.org; each may be tried five times."""
    names = [f"one-{secrets.token_hex(6)}" for _ in range(TRIES * max(SAMPLES) // 4)]
    for name in names:
        assert live.sign_up(name, f"{name}@example.org").status == 200
    return cycle(names)


@pytest.mark.parametrize(("field", "end"), [("username", ""), ("email", "@example.org")])
def test_sign_in__of_a_known_and_of_an_unknown__takes_as_long(live, crowd, assert_alike, field, end) -> None:
    def guess(name: str) -> Reply:
        return live.sign_in_api("login", {field: name + end, "password": "a guess"}, **from_somewhere())

    known, unknown = lambda _: guess(next(crowd)), lambda _: guess(f"two-{secrets.token_hex(6)}")
    assert_alike(f"a wrong password by {field}", known, unknown)


def test_sign_up__with_a_known_and_an_unknown_address__takes_as_long(live, crowd, assert_alike) -> None:
    def sign_up(address: str) -> Reply:
        body = {"username": f"new-{secrets.token_hex(6)}", "email": f"{address}@example.org", "password": PASSWORD}
        return live.sign_in_api("signup", body, **from_somewhere())

    known, unknown = lambda _: sign_up(next(crowd)), lambda _: sign_up(f"three-{secrets.token_hex(6)}")
    assert_alike("signing up with an address", known, unknown)


def test_password_reset__of_a_known_and_of_an_unknown_address__takes_as_long(live, crowd, assert_alike) -> None:
    def ask(address: str) -> Reply:
        return live.sign_in_api("password/request", {"email": f"{address}@example.org"}, **from_somewhere())

    known, unknown = lambda _: ask(next(crowd)), lambda _: ask(f"four-{secrets.token_hex(6)}")
    assert_alike("asking for a code to reset the password", known, unknown)
