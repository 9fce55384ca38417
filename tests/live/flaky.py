"""A bad network for tests: a proxy on the loopback interface that loses, doubles, holds up and reorders requests.

What happens to a request is drawn from a seed, in the order of arrival. Whatever it does, it never makes up a request
or an answer: each copy that the service gets is one that the client has sent.
"""

import contextlib
import http.client
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import MappingProxyType
from urllib.parse import urlsplit

OWN_HEADERS = ("connection", "keep-alive", "transfer-encoding", "content-length", "date", "server")
UPSTREAM_SECONDS = 60


class Fate(StrEnum):
    """What may happen to a request."""

    PASS = "pass"
    LOSE_REQUEST = "lose_request"
    """The connection is cut; the service never sees it."""
    LOSE_ANSWER = "lose_answer"
    """The service does its work, then the connection is cut."""
    TWICE = "twice"
    """The service gets two copies at the same instant; the client one of the answers."""
    AGAIN = "again"
    """It passes; a second copy arrives after later requests."""
    LATE = "late"
    """The connection is cut; the service gets it after later requests."""
    SLOW = "slow"
    """It is held up for some milliseconds, so that requests of other connections overtake it."""


BAD: Mapping[Fate, float] = MappingProxyType({fate: 0.08 for fate in Fate if fate != Fate.PASS})
"""About half of all requests have a fate."""
MERCIFUL_AFTER = 6
"""So many requests of one kind in a row are not answered at most; the next one is."""


@dataclass(frozen=True)
class Request:
    """A request as it came."""

    method: str
    path: str
    headers: tuple[tuple[str, str], ...]
    body: bytes


@dataclass(frozen=True)
class Answer:
    """An answer as the service gave it."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class FlakyProxy:
    """A proxy before the service at `upstream`; usable with `with`.

    `chances` gives the share of each fate; what is left passes. `concerns` picks the requests that may have one.
    `seen` counts the fates. Late copies arrive after 1 to `latest` more requests, or with `deliver_late`.
    """

    def __init__(
        self,
        upstream: str,
        seed: int = 0,
        chances: Mapping[Fate, float] = BAD,
        *,
        latest: int = 6,
        concerns: Callable[[Request], bool] = lambda request: True,
    ) -> None:
        self.upstream = urlsplit(upstream).netloc
        self.seen: Counter[Fate] = Counter()
        self._rng = random.Random(seed)
        self._chances, self._latest, self._concerns = dict(chances), latest, concerns
        self._lock = threading.Lock()
        self._late: list[tuple[int, Request]] = []
        self._arrived, self._unanswered = 0, Counter[tuple[str, str]]()
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.proxy = self
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "FlakyProxy":
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.deliver_late()
        self._server.shutdown()
        self._server.server_close()

    def deliver_late(self) -> None:
        """Deliver every copy that is still under way, oldest first, and wait for the service to have seen it."""
        with self._lock:
            due, self._late = self._late, []
        for _, request in due:
            self.forward(request)

    def fate_of(self, request: Request) -> tuple[Fate, float]:
        """Draw what happens to a request, and for how many seconds it is held up if it is slow."""
        with self._lock:
            self._arrived += 1
            fate, delay = Fate.PASS, self._rng.uniform(0.005, 0.04)
            drawn, place = self._rng.random(), (request.method, request.path)
            for each, chance in self._chances.items() if self._concerns(request) else ():
                drawn -= chance
                if drawn < 0:
                    fate = each
                    break
            lost = fate in (Fate.LOSE_REQUEST, Fate.LOSE_ANSWER, Fate.LATE)
            if lost and self._unanswered[place] >= MERCIFUL_AFTER:
                fate, lost = Fate.PASS, False
            self._unanswered[place] = self._unanswered[place] + 1 if lost else 0
            self.seen[fate] += 1
            if fate in (Fate.AGAIN, Fate.LATE):
                self._late.append((self._arrived + self._rng.randint(1, self._latest), request))
            return fate, delay

    def deliver_due(self) -> None:
        """Deliver the late copies whose time has come."""
        with self._lock:
            due = [request for when, request in self._late if when <= self._arrived]
            self._late = [entry for entry in self._late if entry[0] > self._arrived]
        for request in due:
            self.forward(request)

    def forward(self, request: Request) -> Answer | None:
        """Send a request on; None when the service does not answer."""
        connection = http.client.HTTPConnection(self.upstream, timeout=UPSTREAM_SECONDS)
        with contextlib.closing(connection), contextlib.suppress(OSError, http.client.HTTPException):
            connection.request(request.method, request.path, request.body or None, dict(request.headers))
            response = connection.getresponse()
            return Answer(response.status, _end_to_end(response.getheaders()), response.read())
        return None

    def answer(self, request: Request) -> Answer | None:
        """Let the request have its fate, then late copies theirs; None when the client's connection is to be cut."""
        fate, delay = self.fate_of(request)
        answer = self._meet(fate, delay, request)
        self.deliver_due()
        return answer

    def _meet(self, fate: Fate, delay: float, request: Request) -> Answer | None:
        if fate in (Fate.LOSE_REQUEST, Fate.LATE):
            return None
        if fate == Fate.SLOW:
            time.sleep(delay)
        copy = threading.Thread(target=self.forward, args=(request,), daemon=True)
        if fate == Fate.TWICE:
            copy.start()
        answer = self.forward(request)
        if fate == Fate.TWICE:
            copy.join()
        return None if fate == Fate.LOSE_ANSWER else answer


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128
    proxy: FlakyProxy

    def handle_error(self, *_: object) -> None:
        """A client that has gone away is none."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _Server

    def _relay(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        request = Request(self.command, self.path, _end_to_end(self.headers.items()), body)
        answer = self.server.proxy.answer(request)
        if answer is None:
            self.close_connection = True
            with contextlib.suppress(OSError):
                self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.send_response_only(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if answer.status not in (204, 304):
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        self.wfile.write(b"" if self.command == "HEAD" else answer.body)

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


for _method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
    setattr(_Handler, f"do_{_method}", _Handler._relay)


def _end_to_end(headers: object) -> tuple[tuple[str, str], ...]:
    """The headers that are not about one connection only."""
    return tuple((name, value) for name, value in headers if name.lower() not in OWN_HEADERS)
