"""Clients that send or read a byte now and then hold up nobody else, and are not waited for without end."""

import contextlib
import http.client
import json
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from duckcover.rsgi import BODY_SECONDS
from duckcover.standalone.supervisor.programs import HEADER_MILLISECONDS

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

MANY = 100
"""Of each kind, all at the same time. Far more than there are threads: two processes with four each."""
OTHERS = 20
BEARABLE_SECONDS = 3.0
"""Of one request on a busy machine; who has to wait for a slow client waits three times as long at least."""
LOGIN = b"POST /_allauth/app/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
SLOW = {
    "head": LOGIN[:-1],
    "body": LOGIN + b"Content-Length: 100\r\n\r\n{",
    "chunked": LOGIN + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}
"""What a slow client sends before it falls silent, by what does not end."""
DOCUMENT = "/api/v1/openapi.json"
Connect = Callable[..., socket.socket]


@pytest.fixture(scope="module")
def address(live_service: str) -> tuple[str, int]:
    parts = urlsplit(live_service)
    return str(parts.hostname), int(parts.port or 0)


@contextlib.contextmanager
def connections(address: tuple[str, int]) -> Iterator[Connect]:
    """Connections that send what they are given, and stay; each from an address of its own: limits count by it."""
    addresses = (str(host) for host in ip_network("127.1.0.0/16").hosts())
    with contextlib.ExitStack() as stack:

        def open_one(sent: bytes, receive_buffer: int = 0) -> socket.socket:
            wire = stack.enter_context(socket.socket())
            if receive_buffer:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            wire.settimeout(60)
            wire.bind((next(addresses), 0))
            wire.connect(address)
            wire.sendall(sent)
            return wire

        yield open_one


@pytest.fixture
def connect(address) -> Iterator[Connect]:
    with connections(address) as open_one:
        yield open_one


def time_of_request(address: tuple[str, int], path: str = "/api/v1/games") -> float:
    """Seconds that a request of somebody else takes on a connection of its own."""
    wire = http.client.HTTPConnection(*address, timeout=60)
    start = time.monotonic()
    try:
        wire.request("GET", path)
        answer = wire.getresponse()
        answer.read()
    finally:
        wire.close()
    assert answer.status == 200
    return time.monotonic() - start


def slowest_of_others(address: tuple[str, int]) -> float:
    return max(time_of_request(address) for _ in range(OTHERS))


def received(wire: socket.socket) -> bytes:
    """Everything until the server closes."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := wire.recv(65536):
            parts.append(part)
    return b"".join(parts)


class Waited(NamedTuple):
    """What came of many slow clients: how long others waited beside them, what each got, byte by byte too; seconds."""

    others: float
    answers: dict[str, list[bytes]]
    answer_to_bytes: bytes
    seconds_of_bytes: float
    seconds: float


@pytest.fixture(scope="module")
def waited(address) -> Waited:
    """Let slow clients of every kind wait at the same time."""
    start = time.monotonic()
    with connections(address) as connect, ThreadPoolExecutor(1) as pool:
        byte_by_byte = pool.submit(send_byte_by_byte, connect(LOGIN + b"Content-Length: 1000\r\n\r\n"))
        wires = {kind: [connect(sent) for _ in range(MANY)] for kind, sent in SLOW.items()}
        others = slowest_of_others(address)
        answers = {kind: [received(wire) for wire in slow] for kind, slow in wires.items()}
        return Waited(others, answers, *byte_by_byte.result(), time.monotonic() - start)


def send_byte_by_byte(wire: socket.socket) -> tuple[bytes, float]:
    """Send a body until there is an answer; the answer, and the seconds that it took."""
    start = time.monotonic()
    wire.settimeout(0.5)
    answer = b""
    while not answer and time.monotonic() - start < BODY_SECONDS + 40:
        with contextlib.suppress(ConnectionError):
            wire.sendall(b"x")
        with contextlib.suppress(TimeoutError):
            answer = wire.recv(100)
    return answer, time.monotonic() - start


def test_requests_that_do_not_end__hold_up_nobody(waited, figure) -> None:
    many = MANY * len(SLOW)
    figure(f"slowest of {OTHERS} requests beside {many} that do not end", f"{waited.others * 1000:.0f} ms")
    assert waited.others < BEARABLE_SECONDS
    assert waited.seconds < max(BODY_SECONDS, HEADER_MILLISECONDS / 1000) + 40


def test_heads_that_do_not_end__are_cut(waited) -> None:
    assert waited.answers["head"] == [b""] * MANY


@pytest.mark.parametrize("kind", ["body", "chunked"])
def test_bodies_that_do_not_end__are_answered_408(waited, kind) -> None:
    for answer in waited.answers[kind]:
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "request_timeout"


def test_bodies_byte_by_byte__are_waited_for_no_longer(waited) -> None:
    assert waited.answer_to_bytes.startswith(b"HTTP/1.1 408 ")
    assert BODY_SECONDS - 1 < waited.seconds_of_bytes < BODY_SECONDS + 40


def test_body_in_two_parts__in_time__is_read(connect) -> None:
    body = b'{"username": "nobody", "password": "a guess"}'
    wire = connect(LOGIN + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body[:10])
    wire.settimeout(0.3)
    with pytest.raises(TimeoutError):
        wire.recv(1)
    wire.settimeout(60)
    wire.sendall(body[10:])
    assert b'"username_password_mismatch"' in received(wire)


def test_answers_that_are_not_read__hold_up_nobody(address, connect, figure) -> None:
    time_of_request(address, DOCUMENT)
    asked = f"GET {DOCUMENT} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    slow = [connect(asked * 3, receive_buffer=4096) for _ in range(100)]
    assert [wire.recv(8) for wire in slow] == [b"HTTP/1.1"] * len(slow)
    others = slowest_of_others(address)
    figure(f"slowest of {OTHERS} requests beside {len(slow)} answers that are not read", f"{others * 1000:.0f} ms")
    assert others < BEARABLE_SECONDS


def test_body_beyond_the_limit__is_refused_to_a_client_that_sends_it_whole(address) -> None:
    wire = http.client.HTTPConnection(*address, timeout=60)
    wire.request("POST", "/_allauth/app/v1/auth/login", b"x" * 500_000, {"Content-Type": "application/json"})
    answer = wire.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "payload_too_large")
    wire.close()


def test_client_that_goes_away__leaves_the_service_as_it_was(address, connect) -> None:
    for _ in range(20):
        connect(LOGIN + b"Content-Length: 100\r\n\r\n{").close()
        connect(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n").close()
    assert slowest_of_others(address) < BEARABLE_SECONDS


def test_http_2__whose_bodies_nothing_announces__is_not_spoken(connect) -> None:
    preface, settings = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\0\0\0\4\0\0\0\0\0"
    assert received(connect(preface + settings)) == b""  # of HTTP/2 it would be settings
