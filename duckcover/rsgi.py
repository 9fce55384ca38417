"""The application that granian runs (RSGI): the event loop reads requests, a few threads answer them.

A WSGI server assigns a thread to a request before its body has arrived; a handful of clients that send a byte now and
then occupy all threads. Here the event loop reads the body, within a time and a size, and only then a thread takes the
request. The thread passes the whole answer to granian, whose own runtime sends it, however slowly the client reads.

Where a view has left a follower (`duckcover.live`), the thread passes its answer back to the event loop, which goes on
with it as a stream, or has the request answered anew once there may be something new.
"""

import asyncio
import io
import logging
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from django.conf import settings

from duckcover.wsgi import application as django_application

# isort: split
from duckcover import collector
from duckcover.live import FOLLOWER, ROOM, WAITED, Follower
from duckcover.middleware import CUT_SHORT, LATE  # when Django is set up
from duckcover.observability import BEGAN
from duckcover.rest.short_path import Sent, ShortPath
from duckcover.streams import LATER, Streams

THREADS = 4
ENDED_SECONDS = 0.02
"""How long the coroutine of a request may outlive its answer."""
BODY_SECONDS = 10.0
"""How long a body may take, from its first byte to its last."""
SMALL_DIGITS = 4
"""A body whose length has no more digits is read at once."""
DRAINED_BYTES = 1024 * 1024
"""How much of a body that is too large is read and thrown away, so that its client hears of it."""

JOINTS = {"HTTP_COOKIE": "; ", "HTTP_IDEMPOTENCY_KEY": "\n"}
"""What stands between the lines of a header that comes twice, other than a comma: of two keys none is meant, and a line
feed is in no key."""

_log = logging.getLogger(__name__)


class _LateError(Exception):
    """The body did not come in time."""


class _CutShortError(Exception):
    """The body ended before its end: the connection broke, or what should be chunks is none."""


class _Job(NamedTuple):
    """A request whose body has arrived, and what its coroutine waits for."""

    environ: dict[str, Any]
    protocol: Any
    over: "asyncio.Future[Begun | None]"


Begun = tuple[Follower, Sent]
"""Somebody who follows, and what the answer to it begins with."""


class Application:
    """Granian's interface (RSGI 1) before a function that answers an environment (PEP 3333)."""

    def __init__(self, answer: Callable[[dict[str, Any]], Sent], streams: Streams | None = None) -> None:
        self._answer, self._streams = answer, streams
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._over: deque[tuple[asyncio.Future[Begun | None], Begun | None]] = deque()
        self._running = 0
        """How many coroutines wait; the event loop alone counts."""

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the threads of a worker process, when everything is loaded."""
        collector.settle()
        if self._streams is not None:
            self._streams.start(loop)
        for number in range(THREADS):
            Thread(target=self._work, name=f"request-{number}", daemon=True).start()

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        """Answer one request. A body that did not arrive whole changes nothing, whatever its part reads like."""
        environ = environment(scope)
        try:
            body = await collected(scope.headers, protocol)
        except _LateError:
            body, environ[LATE] = b"", True
        except Exception as error:  # noqa: BLE001 - ours, or whatever the server raises when the connection breaks
            _log.debug("A request broke off: %s", error)
            body, environ[CUT_SHORT] = b"", True
        if "HTTP_TRANSFER_ENCODING" in environ:
            environ["CONTENT_LENGTH"] = str(len(body))
        environ["wsgi.input"] = io.BytesIO(body)
        if self._streams is not None:
            environ[ROOM] = self._streams.refusal
        begun = await self._by_thread(environ, protocol)
        if self._streams is not None:
            self._streams.tell_gathered()
            while begun is not None:
                begun = await self._go_on(self._streams, environ, protocol, *begun)

    async def _by_thread(self, environ: dict[str, Any], protocol: Any) -> Begun | None:
        """Let a thread answer a request; None when it has."""
        environ[BEGAN] = time.perf_counter()
        loop = asyncio.get_running_loop()
        job = _Job(environ, protocol, loop.create_future())
        if not self._running:
            loop.call_later(ENDED_SECONDS, self._end, loop)
        self._running += 1
        self._jobs.put(job)
        return await job.over

    async def _go_on(
        self, streams: Streams, environ: dict[str, Any], protocol: Any, follower: Follower, sent: Sent
    ) -> Begun | None:
        """Hold a stream to its end, or wait and have the request answered anew; without room, end the answer here."""
        _, headers, content = sent
        if follower.until is None:
            environ.clear()
            headers = [header for header in headers if header[0].lower() != "content-length"]
            if streams.has_room(follower):
                await streams.hold(follower, protocol, headers, content)
            else:
                protocol.response_bytes(200, headers, content + LATER)
            return None
        if not streams.has_room(follower):
            environ[WAITED] = True
        elif not await streams.wait(follower, protocol):
            return None
        elif follower.over:
            environ[WAITED] = True
        return await self._by_thread(environ, protocol)

    def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        """End the coroutines of what is answered by now, and look again while there are others.

        The answers have gone out before. To wake the event loop for each of them would cost more than to read them.
        """
        while self._over:
            over, begun = self._over.popleft()
            self._running -= 1
            if not over.done():  # cancelled while the server stops
                over.set_result(begun)
        if self._running:
            loop.call_later(ENDED_SECONDS, self._end, loop)

    def _work(self) -> None:
        """Answer requests for ever, each in full before the next.

        The thread passes its answer to granian by itself: through the event loop it would take longer.
        """
        while True:
            job, begun = self._jobs.get(), None
            try:
                begun = self._begin_or_send(job, self._answer(job.environ))
            except BaseException:  # noqa: BLE001 - the thread must outlive whatever it is; granian answers 500
                _log.exception("A request was not answered")
            self._over.append((job.over, begun))

    def _begin_or_send(self, job: _Job, sent: Sent) -> Begun | None:
        """Send an answer, or return it with the follower that it goes on for."""
        follower = job.environ.pop(FOLLOWER, None)
        if follower is not None and self._streams is not None and sent[0] < 400:
            return follower, sent
        _send(job, *sent)
        return None


def _send(job: _Job, status: int, headers: list[tuple[str, str]], content: bytes) -> None:
    if LATE in job.environ or CUT_SHORT in job.environ:
        headers = [*headers, ("connection", "close")]
    if content:
        job.protocol.response_bytes(status, headers, content)
    else:
        job.protocol.response_empty(status, headers)


async def collected(headers: Any, protocol: Any) -> bytes:
    """Return a request's body; of one that is too large as much as tells that it is.

    Raises: _LateError, _CutShortError.
    """
    if "content-length" not in headers and "transfer-encoding" not in headers:
        return b""
    length = None if "transfer-encoding" in headers else headers.get("content-length")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            if length is not None and length.isdecimal() and len(length) <= SMALL_DIGITS:
                return await _read_small(protocol, int(length))
            return await _read(protocol, length)
    except TimeoutError:
        raise _LateError from None


async def _read_small(protocol: Any, length: int) -> bytes:
    """Read a body by one call of the server, which keeps it until it is whole. Raises: _CutShortError."""
    body: bytes = await protocol()
    if len(body) != length:
        raise _CutShortError
    return body


async def _read(protocol: Any, length: str | None) -> bytes:
    """Read a body, and go on for a while behind the limit without keeping what comes.

    The server hands out an empty chunk at the end, and another one before it where the body broke off (or had
    trailers, which nobody sends here and nobody can tell from that). Raises: _CutShortError.
    """
    limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1
    body, size, empty = bytearray(), 0, 0
    async for chunk in protocol:
        size, empty = size + len(chunk), empty + (not chunk)
        body += chunk[: limit - len(body)]
        if size > DRAINED_BYTES:
            return bytes(body)
    if empty > 1 or (length is not None and length.isdecimal() and int(length) != size):
        raise _CutShortError
    return bytes(body)


def environment(scope: Any) -> dict[str, Any]:
    """Return the environment of a request (PEP 3333) but for its body."""
    host, _, port = scope.server.rpartition(":")
    environ: dict[str, Any] = {
        "REQUEST_METHOD": scope.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": scope.path.encode().decode("latin-1"),
        "QUERY_STRING": scope.query_string.encode().decode("latin-1"),
        "SERVER_NAME": host or "localhost",
        "SERVER_PORT": port,
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "REMOTE_ADDR": scope.client.rpartition(":")[0].strip("[]"),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope.scheme,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    environ.update(_headers(scope.headers))
    return environ


def _headers(headers: Any) -> dict[str, str]:
    """Return request headers under their names of CGI; those with an underscore could pass for others and are left.

    The server hands out no value that is not ASCII: "?" takes its place, or a broken token would be none at all.
    """
    found: dict[str, str] = {}
    for name, text in headers.items():
        key = _cgi_name(name)
        joint = JOINTS.get(key, ",")
        found[key] = f"{found[key]}{joint}{text}" if key in found else text
    for name in headers.keys():  # noqa: SIM118 - it is no mapping
        found.setdefault(_cgi_name(name), "?")
    found.pop("", None)
    return found


@lru_cache(maxsize=500)
def _cgi_name(name: str) -> str:
    """Return the name of a header in the environment, "" if it has none."""
    if "_" in name:
        return ""
    key = name.upper().replace("-", "_")
    return key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"


def answered(environ: dict[str, Any]) -> Sent:
    """Return the answer to a request, whole: by the short path, or Django's."""
    return short_path.answer(environ) or _of_django(environ)


def _of_django(environ: dict[str, Any]) -> Sent:
    begun: list[tuple[int, list[tuple[str, str]]]] = []

    def start_response(status: str, headers: list[tuple[str, str]], *_: Any) -> Any:
        begun.append((int(status[:3]), headers))

    parts: Any = django_application(environ, start_response)
    try:
        content = b"".join(parts)
    finally:
        if hasattr(parts, "close"):
            parts.close()
    status, headers = begun[0]
    return status, headers, content


short_path = ShortPath()
application = Application(answered, Streams())
