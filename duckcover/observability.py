"""What is noted of each request: an id, a line in the access log, and its metrics.

`ObservedMiddleware` notes each request that Django answers. What answers a request without Django calls `begin` and
`end` itself. `REQUEST_ID` holds the id while a request or a task runs, and every line of the log carries it.
"""

import atexit
import logging
import os
import random
import re
import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache
from threading import Event, Lock, Thread
from typing import Final
from urllib.parse import quote

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from duckcover import metrics

NOTHING: Final = "-"
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default=NOTHING)
HEADER = "X-Request-ID"
BEGAN = "duckcover.began"
"""In the environment of a request: `time.perf_counter()` when all of it had arrived. The server puts it there."""
IDENTITY = "duckcover.identity"
"""In the environment of a request: who it is from, an object with a `player_id`. Authentication puts it there."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
STDERR = 2
_log = logging.getLogger(__name__)
_PLAIN_ID = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)
_PLAIN_PATH = re.compile(r"[A-Za-z0-9/._~@+:-]*", re.ASCII)
_PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")
_GROUP = re.compile(r"\(\?P<(\w+)>[^)]*\)")


class AccessLog:
    """Lines for the standard error stream, written together about twenty times a second by a thread of their own.

    One system call a line would cost a request more than all else that is noted of it. A process that is killed loses
    the lines of its last 50 ms.
    """

    SECONDS = 0.05
    MOST_BYTES = 4096
    """What a pipe takes at once, so that lines of two processes do not mix."""

    def __init__(self) -> None:
        self._lines: deque[bytes] = deque()
        self._some = Event()
        self._writing = Lock()
        self._pid = 0

    def add(self, line: bytes) -> None:
        """Have a line written soon."""
        self._lines.append(line)
        if not self._some.is_set():
            self._some.set()
        if self._pid != os.getpid():  # a fork has no threads
            self._pid = os.getpid()
            atexit.register(self.flush)
            Thread(target=self._work, name="access-log", daemon=True).start()

    def flush(self) -> None:
        """Write what is there now."""
        with self._writing:
            text = b""
            while self._lines:
                line = self._lines.popleft()
                if text and len(text) + len(line) > self.MOST_BYTES:
                    os.write(STDERR, text)
                    text = b""
                text += line
            if text:
                os.write(STDERR, text)

    def _work(self) -> None:
        while True:
            self._some.wait()
            time.sleep(self.SECONDS)
            self._some.clear()
            try:
                self.flush()
            except OSError:  # nobody reads the stream any more
                _log.debug("The access log could not be written", exc_info=True)


access_log = AccessLog()


class Request:
    """One request that is being answered: its id, and when it began (`time.perf_counter()`)."""

    __slots__ = ("began", "id")

    def __init__(self, id: str, began: float) -> None:  # noqa: A002 - what it is
        self.id = id
        self.began = began


def new_id() -> str:
    """Return a random id of 16 hexadecimal digits. It is no secret, so that no system call is due for it."""
    return f"{random.getrandbits(64):016x}"


def begin(given: str | None, began: float | None = None) -> Request:
    """Begin to note a request. `given`: the id that its client sent, taken over when it is plain.

    Side effects: the lines that this thread logs carry the id until it begins another request.
    """
    known = given if given is not None and _PLAIN_ID.fullmatch(given) else new_id()
    REQUEST_ID.set(known)
    return Request(known, time.perf_counter() if began is None else began)


def end(request: Request, method: str, path: str, operation: str, status: int, size: int, player: object) -> None:
    """Note the answer: `size` bytes of body, `player` the key of whoever asked or None.

    `path` must hold no secret; `operation` is the route, such as `/api/v1/games/{id}`, one of a bounded number.
    """
    seconds = time.perf_counter() - request.began
    metrics.observe("request", seconds, f"{method} {operation}", str(status))
    if settings.ACCESS_LOG:
        who = NOTHING if player is None else player
        text = f"{method} {path} {status} {size} {seconds * 1000:.1f} {who}"
        access_log.add(f"{_clock()} INFO duckcover.access {request.id}: {text}\n".encode())


def _clock() -> str:
    """Return the time as the log's formatter writes it; that one takes five times as long."""
    now = time.time()
    return f"{_second(int(now))},{int(now % 1 * 1000):03d}"


@lru_cache(maxsize=2)
def _second(now: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(now))


@lru_cache(maxsize=1000)
def operation_of(route: str) -> str:
    """Return the route of a Django URL pattern with its parameters in braces."""
    return "/" + _PARAMETER.sub(r"{\1}", _GROUP.sub(r"<\1>", route).replace("^", "").removesuffix("$"))


SECRETS = {"secret", "token"}
"""The parameters of addresses that are secrets."""


def shown_path(path: str, *, known: bool) -> str:
    """Return a path for the log. Only the first two parts are shown of one that may hold a secret.

    A mistyped link may, and a known address with a parameter of `SECRETS`.
    """
    if not known:
        parts = path.split("/", 3)
        path = "/".join([*parts[:3], "..."]) if len(parts) > 3 else path
    return path if _PLAIN_PATH.fullmatch(path) else quote(path[:200], safe="/")


class ObservedMiddleware:
    """Notes each request that Django answers. It stands first, so that refusals and static files are noted, too."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        seen = begin(request.META.get("HTTP_X_REQUEST_ID"), request.META.get(BEGAN))
        response = self.get_response(request)
        response.headers[HEADER] = seen.id
        match = request.resolver_match
        operation = operation_of(match.route) if match else NOTHING
        path = shown_path(request.path, known=match is not None and SECRETS.isdisjoint(match.kwargs))
        method = request.method if request.method in METHODS else "OTHER"
        end(seen, method, path, operation, response.status_code, _size(response), _player_of(request))
        return response


def _size(response: HttpResponseBase) -> int:
    """Return how many bytes the body has; 0 for one whose length nobody knows yet."""
    if isinstance(response, HttpResponse):
        return len(response.content)
    return int(response.headers.get("Content-Length", 0))


class RequestIdFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = REQUEST_ID.get()
        return True


def _player_of(request: HttpRequest) -> object:
    """Return the key of the player whom a request was found to come from, None without one; asks no database."""
    identity = request.META.get(IDENTITY)
    if identity is not None:
        return identity.player_id
    user = request.__dict__.get("_cached_user") or request.__dict__.get("user")
    return user.__dict__.get("id") if hasattr(user, "__dict__") else None
