"""The door of the HTTP server: whole requests go to Django's threads, and none waits there for a slow client.

A WSGI server lends a thread to each request whose body is still coming in; a handful of clients that send a byte now
and then hold them all. Here the event loop collects the body, in bounded time and up to a bounded size, and only then
a thread is taken. Answers are handed back whole: the server's own runtime sends them, however slowly they are read.
"""

import asyncio
import io
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from django.conf import settings

from duckcover.wsgi import application as django_application

# isort: split
from duckcover.middleware import CUT_SHORT, LATE  # when Django is set up

THREADS = 4
BODY_SECONDS = 10.0
"""How long a body may take, from its first byte to its last."""
DRAINED_BYTES = 1024 * 1024
"""How much of a body that is too large is read and thrown away, so that its client hears of it."""

JOINTS = {"HTTP_COOKIE": "; ", "HTTP_IDEMPOTENCY_KEY": "\n"}
"""What stands between the lines of a header that comes twice, other than a comma: of two keys none is meant, and a line
feed is in no key."""

_log = logging.getLogger(__name__)
_Answer = tuple[int, list[tuple[str, str]], bytes]


class _LateError(Exception):
    """The body did not come in time."""


class _CutShortError(Exception):
    """The body ended before its end: the connection broke, or what should be chunks is none."""


class Door:
    """Granian's interface (RSGI 1) before Django's (WSGI)."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="django")

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        """Answer one request; of a body that did not come in whole nothing is done, whatever it reads like."""
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
        status, headers, content = await asyncio.get_running_loop().run_in_executor(self._threads, answered, environ)
        if LATE in environ or CUT_SHORT in environ:
            headers = [*headers, ("connection", "close")]
        if content:
            protocol.response_bytes(status, headers, content)
        else:
            protocol.response_empty(status, headers)


async def collected(headers: Any, protocol: Any) -> bytes:
    """Return a request's body; of one that is too large as much as tells that it is.

    Raises: _LateError, _CutShortError.
    """
    if "content-length" not in headers and "transfer-encoding" not in headers:
        return b""
    length = None if "transfer-encoding" in headers else headers.get("content-length")
    try:
        return await asyncio.wait_for(_read(protocol, length), BODY_SECONDS)
    except TimeoutError:
        raise _LateError from None


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


def answered(environ: dict[str, Any]) -> _Answer:
    """Return Django's answer, whole."""
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


application = Door()
