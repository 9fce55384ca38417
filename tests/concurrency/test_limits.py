"""Requests in parallel over two processes: exactly as many are answered as the limit says."""

import http.client
import json
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.live.service import Service, at_once

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

LIMIT = 60
AT_ONCE = 200
BOT_LIMIT = 450
IN_ADVANCE = BOT_LIMIT // 100
PROCESSES = 2


@pytest.fixture(scope="module")
def limited() -> Iterator[Service]:
    """The service with small limits, before which stands a proxy that tests play themselves."""
    service = Service("folder")
    service.environment |= {f"DUCKCOVER_RATE_{who}": str(LIMIT) for who in ("ANONYMOUS", "PLAYER", "SIGN_IN")}
    service.environment |= {"DUCKCOVER_RATE_BOT": str(BOT_LIMIT), "DUCKCOVER_TRUSTED_PROXIES": "1"}
    with service:
        yield service


def ask(service: Service, path: str, address: str, body: object = None, **headers: str) -> tuple[int, dict, bytes]:
    """One request on a connection of its own, from an address."""
    wire = http.client.HTTPConnection("127.0.0.1", service.options.port, timeout=60)
    try:
        given = {"X-Forwarded-For": address, "Content-Type": "application/json", **headers}
        wire.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), given)
        answer = wire.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        wire.close()


def token(service: Service) -> str:
    """The bearer token of a new player, or of a further device of one."""
    name = secrets.token_hex(6)
    body = {"username": name, "email": f"{name}@example.org", "password": secrets.token_urlsafe(16)}
    _, _, text = ask(service, "/_allauth/app/v1/auth/signup", f"192.0.2.{secrets.randbelow(255)}", body)
    return json.loads(text)["meta"]["access_token"]


def anybody(number: int) -> str:
    return f"198.51.100.{number}"


def in_one_window(service: Service, call: Callable[[int], tuple[int, dict, bytes]]) -> list[tuple[int, dict, bytes]]:
    """All answers to calls at once, again when a minute began among them (windows open with the minute)."""
    for _ in range(3):
        service.sql("DELETE FROM accounts_ratewindow")
        answers = at_once([lambda n=n: call(n) for n in range(AT_ONCE)], 120)
        if len(service.sql("SELECT DISTINCT opened_at FROM accounts_ratewindow WHERE count > 1")) == 1:
            ((counted,),) = service.sql("SELECT max(count) FROM accounts_ratewindow")
            if counted == AT_ONCE:
                return answers
    raise AssertionError("a minute began three times among the calls")


def kinds(service: Service) -> dict[str, Callable[[int], tuple[int, dict, bytes]]]:
    key = token(service)
    return {
        "a player from many addresses": lambda n: ask(service, "/api/v1/me", anybody(n), Authorization=f"Bearer {key}"),
        "nobody at one address": lambda _: ask(service, "/api/v1/games", "203.0.113.1"),
        "wrong tokens of one network": lambda n: ask(
            service, "/api/v1/games", f"2001:db8::{n:x}", Authorization=f"Bearer dkc_{n}"
        ),
        "sign-in at one address": lambda _: ask(service, "/_allauth/app/v1/config", "203.0.113.2"),
    }


ANSWERED = {
    "a player from many addresses": 200,
    "nobody at one address": 200,
    "wrong tokens of one network": 401,
    "sign-in at one address": 200,
}


@pytest.mark.parametrize("kind", ANSWERED)
def test_requests__200_at_once_over_two_processes__exactly_the_limit_is_answered(limited, kind) -> None:
    answers = in_one_window(limited, kinds(limited)[kind])
    assert Counter(status for status, _, _ in answers) == {ANSWERED[kind]: LIMIT, 429: AT_ONCE - LIMIT}
    refused = [(headers, json.loads(body)) for status, headers, body in answers if status == 429]
    assert {headers["content-type"] for headers, _ in refused} == {"application/problem+json"}
    assert {body["code"] for _, body in refused} == {"too_many_requests"}
    assert all(0 < int(headers["retry-after"]) <= 60 for headers, _ in refused)
    left = sorted(int(headers["ratelimit-remaining"]) for status, headers, _ in answers if status != 429)
    assert left == list(range(LIMIT))


def bot_at_a_table(service: Service) -> tuple[str, str]:
    """The token of a new bot account, and the address of a game that it has made."""
    owner = {"Authorization": f"Bearer {token(service)}"}
    name = f"bot-{secrets.token_hex(6)}"
    assert ask(service, "/api/v1/me/bots", anybody(1), {"username": name}, **owner)[0] == 201
    wanted = {"name": "busy", "scopes": ["games:read", "games:play"]}
    _, _, made = ask(service, f"/api/v1/me/bots/{name}/tokens", anybody(1), wanted, **owner)
    key = json.loads(made)["token"]
    status, _, game = ask(service, "/api/v1/games", anybody(1), {"seats": 2}, Authorization=f"Bearer {key}")
    assert status == 201, game
    return key, f"/api/v1/games/{json.loads(game)['id']}"


def reads_in_one_window(service: Service) -> list[tuple[int, dict, bytes]]:
    """The answers to 600 reads of a busy token, again with another one when a minute began among them."""
    for _ in range(3):
        key, game = bot_at_a_table(service)
        began = service.sql("SELECT date_bin('1 minute', clock_timestamp(), 'epoch')")
        read = [partial(ask, service, game, anybody(n), Authorization=f"Bearer {key}") for n in range(AT_ONCE)]
        answers = [answer for _ in range(3) for answer in at_once(read, 120)]
        if service.sql("SELECT date_bin('1 minute', clock_timestamp(), 'epoch')") == began:
            return answers
    raise AssertionError("a minute began three times among the calls")


def test_requests__of_a_busy_token_counted_in_advance__never_exceed_the_limit(limited) -> None:
    answers = reads_in_one_window(limited)
    let_in = [headers for status, headers, _ in answers if status == 200]
    assert Counter(status for status, _, _ in answers) == {200: len(let_in), 429: 3 * AT_ONCE - len(let_in)}
    assert BOT_LIMIT - 1 - PROCESSES * (IN_ADVANCE - 1) <= len(let_in) <= BOT_LIMIT - 1  # making the game was one
    left = [int(headers["ratelimit-remaining"]) for headers in let_in]
    assert len(set(left)) == len(left)
    assert set(left) <= set(range(BOT_LIMIT - 1))
