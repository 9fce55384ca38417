"""The bad network itself: what each fate does to a request, before a service that only counts."""

import contextlib
import http.client
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest

from tests.live.flaky import Fate, FlakyProxy


class Counting(BaseHTTPRequestHandler):
    """Keeps what it was asked, and answers with the number of the request."""

    protocol_version = "HTTP/1.1"

    def do_PUT(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with self.server.lock:
            self.server.seen.append((self.path, body, self.headers["If-Match"]))
            text = str(len(self.server.seen)).encode()
        self.send_response(200)
        self.send_header("ETag", '"t"')
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@pytest.fixture
def upstream() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Counting)
    server.daemon_threads, server.seen, server.lock = True, [], threading.Lock()
    server.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def put(proxy: FlakyProxy, path: str = "/a") -> bytes | None:
    """Send one request; the body of its answer, None when the connection was cut."""
    wire = http.client.HTTPConnection(urlsplit(proxy.url).netloc, timeout=10)
    with contextlib.closing(wire):
        try:
            wire.request("PUT", path, b"x", {"If-Match": "7"})
            answer = wire.getresponse()
            assert (answer.status, answer.headers["ETag"]) == (200, '"t"')
            return answer.read()
        except (http.client.HTTPException, OSError):
            return None


@pytest.mark.parametrize(
    ("fate", "answer", "effects"),
    [
        (Fate.PASS, b"1", 1),
        (Fate.SLOW, b"1", 1),
        (Fate.LOSE_REQUEST, None, 0),
        (Fate.LOSE_ANSWER, None, 1),
        (Fate.AGAIN, b"1", 2),
        (Fate.LATE, None, 1),
    ],
)
def test_fate__of_one_request__has_its_answer_and_effects(upstream, fate, answer, effects) -> None:
    with FlakyProxy(upstream.url, chances={fate: 1}) as proxy:
        assert put(proxy) == answer
    assert upstream.seen == [("/a", b"x", "7")] * effects


def test_fate__twice__is_answered_once(upstream) -> None:
    with FlakyProxy(upstream.url, chances={Fate.TWICE: 1}) as proxy:
        assert put(proxy) in (b"1", b"2")
    assert upstream.seen == [("/a", b"x", "7")] * 2


def test_late__arrives_after_newer_requests(upstream) -> None:
    concerns = {"/late"}
    with FlakyProxy(
        upstream.url, chances={Fate.LATE: 1}, latest=1, concerns=lambda each: each.path in concerns
    ) as proxy:
        answers = [put(proxy, path) for path in ("/late", "/b", "/c")]
    assert answers == [None, b"1", b"3"]
    assert [path for path, *_ in upstream.seen] == ["/b", "/late", "/c"]


def test_late__until_told__is_held(upstream) -> None:
    with FlakyProxy(upstream.url, chances={Fate.LATE: 1}, latest=1) as proxy:
        put(proxy)
        assert upstream.seen == []
        proxy.deliver_late()
        assert len(upstream.seen) == 1


def test_seed__draws_the_same_fates_again(upstream) -> None:
    def answers(seed: int) -> list[bool]:
        with FlakyProxy(upstream.url, seed) as proxy:
            return [put(proxy) is None for _ in range(40)]

    assert answers(3) == answers(3) != answers(4)


def test_losses__in_a_row__end(upstream) -> None:
    with FlakyProxy(upstream.url, chances={Fate.LOSE_REQUEST: 1}) as proxy:
        assert [put(proxy) is None for _ in range(8)] == [True] * 6 + [False, True]
