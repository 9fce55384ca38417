"""What a client did not get out whole, or as it meant it, is not done, whatever the part that arrived reads like."""

import json
import socket
import time
import uuid
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import httpx
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

SETTLED_SECONDS = 0.5
"""How long a request that breaks off may take until its effect would show."""


@pytest.fixture
def player(live_service: str) -> Iterator[httpx.Client]:
    """Somebody who has just signed up."""
    name = f"p{uuid.uuid4().hex[:12]}"
    account = {"username": name, "email": f"{name}@example.org", "password": "a long pass phrase"}
    made = httpx.post(f"{live_service}/_allauth/app/v1/auth/signup", json=account).json()
    token = made["meta"]["access_token"]
    with httpx.Client(base_url=live_service, headers={"Authorization": f"Bearer {token}"}) as client:
        yield client


@pytest.fixture
def post(player) -> Callable[..., bytes]:
    """Send the head of a `POST /games` and these bytes; the answer, or b"" where the connection is broken off."""

    def send(length: str, body: bytes, *, cut: bool = False) -> bytes:
        parts = urlsplit(str(player.base_url))
        head = f"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{length}\r\n"
        kind = f"Content-Type: application/json\r\nAuthorization: {player.headers['Authorization']}\r\n\r\n"
        with socket.create_connection((parts.hostname, parts.port), timeout=60) as wire:
            wire.sendall(f"{head}{kind}".encode() + body)
            if not cut:
                return b"".join(iter(lambda: wire.recv(65536), b""))
            time.sleep(SETTLED_SECONDS)
            return b""

    return send


def games_of(player: httpx.Client) -> int:
    time.sleep(SETTLED_SECONDS)
    return len(player.get("/api/v1/games?seat=me").json()["results"])


CHUNKED, LENGTH = "Transfer-Encoding: chunked", "Content-Length: 30"


@pytest.mark.parametrize(
    ("length", "body"),
    [
        (CHUNKED, b""),
        (CHUNKED, b"2\r\n{}\r\n"),
        (CHUNKED, b"20\r\n{}"),
        (LENGTH, b""),
        (LENGTH, b"{}"),
    ],
)
def test_body__whose_connection_breaks__makes_nothing(post, player, length, body) -> None:
    post(length, body, cut=True)
    assert games_of(player) == 0


@pytest.mark.parametrize("body", [b"zz\r\n{}\r\n0\r\n\r\n", b"-2\r\n{}\r\n0\r\n\r\n", b"2\r\n{}\r\nzz\r\n"])
def test_body__of_no_chunks__is_a_problem__and_makes_nothing(post, player, body) -> None:
    head, _, text = post(CHUNKED, body).partition(b"\r\n\r\n")
    problem = json.loads(text)
    assert head.startswith(b"HTTP/1.1 400 ")
    assert (problem["code"], problem["errors"][0]["code"]) == ("invalid_input", "incomplete_body")
    assert games_of(player) == 0


def test_idempotency_key__that_comes_twice__is_refused(post, player) -> None:
    key = f"Idempotency-Key: {uuid.uuid4()}"
    head, _, text = post(f"{key}\r\n{key}\r\nContent-Length: 2", b"{}").partition(b"\r\n\r\n")
    problem = json.loads(text)
    assert head.startswith(b"HTTP/1.1 400 ")
    assert [(error["field"], error["code"]) for error in problem["errors"]] == [
        ("Idempotency-Key", "invalid_characters")
    ]
    assert games_of(player) == 0


@pytest.mark.parametrize(
    ("length", "body"), [(CHUNKED, b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n"), ("Content-Length: 2", b"{}")]
)
def test_body__that_came_whole__makes_a_game(post, player, length, body) -> None:
    assert post(length, body).startswith(b"HTTP/1.1 201 ")
    assert games_of(player) == 1
