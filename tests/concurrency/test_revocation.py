"""Tokens that are revoked, against two processes of the API: whichever answers knows of it at once."""

import http.client
import json
import secrets
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.live.service import at_once

pytestmark = pytest.mark.slow

ASKED = 40
"""So many connections at once that each process gets some."""


class Asking:
    """Somebody who calls the running service, each time on a connection of its own."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc

    def call(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        wire = http.client.HTTPConnection(self.host, timeout=60)
        try:
            content = None if body is None else json.dumps(body)
            wire.request(method, path, content, {"Content-Type": "application/json", **headers})
            answer = wire.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text else None
        finally:
            wire.close()

    def many(self, path: str, **headers: str) -> Counter[int]:
        """The statuses of many requests at once."""
        return Counter(at_once([lambda: self.call("GET", path, **headers)[0]] * ASKED, 120))


@pytest.fixture
def asking(live_service: str) -> Asking:
    return Asking(live_service)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture
def device(asking) -> tuple[dict[str, str], dict[str, str]]:
    """A device that has just signed up: the headers for the API, and those for the sign-in API."""
    name = f"owner-{secrets.token_hex(4)}"
    body = {"username": name, "email": f"{name}@example.org", "password": "quite a long pass phrase"}
    status, document = asking.call("POST", "/_allauth/app/v1/auth/signup", body)
    assert status == 200, document
    meta = document["meta"]
    return bearer(meta["access_token"]), {"X-Session-Token": meta["session_token"]}


def test_device__signed_out__is_out_in_every_process_with_the_next_request(asking, device) -> None:
    api, session = device
    here = ("/api/v1/me", api), ("/_allauth/app/v1/auth/session", session)
    assert [asking.many(path, **headers) for path, headers in here] == [{200: ASKED}] * 2
    _, devices = asking.call("GET", "/api/v1/me/devices", **api)
    status, _ = asking.call("DELETE", f"/api/v1/me/devices/{devices['results'][0]['id']}", **api)
    assert status == 204
    assert [asking.many(path, **headers) for path, headers in here] == [{401: ASKED}, {410: ASKED}]


def test_token__busy_and_counted_in_advance__opens_nothing_in_every_process_once_revoked(asking, device) -> None:
    api, _ = device
    wanted = {"name": "busy", "scopes": ["games:read", "games:play"]}
    _, made = asking.call("POST", "/api/v1/me/tokens", wanted, **api)
    script = bearer(made["token"])
    _, game = asking.call("POST", "/api/v1/games", {"seats": 2}, **script)
    where = f"/api/v1/games/{game['id']}"
    assert asking.many(where, **script) + asking.many(where, **script) == {200: 2 * ASKED}
    assert asking.call("DELETE", f"/api/v1/me/tokens/{made['id']}", **api)[0] == 204
    assert asking.many(where, **script) == {401: ASKED}


def test_token__revoked__opens_nothing_in_every_process_with_the_next_request(asking, device) -> None:
    api, _ = device
    _, made = asking.call("POST", "/api/v1/me/tokens", {"name": "script", "scopes": ["games:read"]}, **api)
    script = bearer(made["token"])
    assert asking.many("/api/v1/me/turns", **script) == {200: ASKED}
    assert asking.call("DELETE", f"/api/v1/me/tokens/{made['id']}", **api)[0] == 204
    assert asking.many("/api/v1/me/turns", **script) == {401: ASKED}
