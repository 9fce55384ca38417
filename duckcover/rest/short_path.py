"""The short path: a plain request of a busy operation is answered before Django, by the function that its view calls.

The short path only says yes. A request that it does not know in every part, and one that is refused, goes the whole way
through Django. So there is one validation and one set of errors, and no answer that Django would not have given.

A request is counted once: the count stands in its environment (`QUOTA`), where Django's way finds it. The work is done
once, too: what the function raised stands in the environment (`FAILURE`), and `ApiView` raises it again after its
checks instead of calling the function. A submission whose answer got lost on the way to PostgreSQL is therefore never
sent a second time, and a refusal costs its questions once.
"""

import io
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port, validate_host
from django.urls import URLPattern
from django.utils.module_loading import import_string

from duckcover.headers import API_HEADERS, data_headers
from duckcover.live import ROOM
from duckcover.observability import BEGAN, HEADER, Request, begin, end, operation_of
from duckcover.rest.negotiation import PLAIN
from duckcover.rest.rate_headers import QUOTA, limit_headers
from duckcover.rest.views import FAILURE, ApiView
from duckcover.scopes import Scope

PREFIX = "/api/v1/"
JSON = "application/json"
LENGTH_DIGITS = 4
"""A body whose length has more digits is no plain one."""

READ = """
    REQUEST_METHOD SCRIPT_NAME PATH_INFO QUERY_STRING CONTENT_TYPE CONTENT_LENGTH REMOTE_ADDR HTTP_HOST
    HTTP_AUTHORIZATION HTTP_ACCEPT HTTP_IF_MATCH HTTP_IF_NONE_MATCH HTTP_X_FORWARDED_FOR
    HTTP_X_FORWARDED_PROTO HTTP_X_REQUEST_ID wsgi.input
"""
IGNORED = """
    SERVER_NAME SERVER_PORT SERVER_PROTOCOL wsgi.version wsgi.url_scheme wsgi.errors wsgi.multithread wsgi.multiprocess
    wsgi.run_once HTTP_ACCEPT_ENCODING HTTP_ACCEPT_LANGUAGE HTTP_CACHE_CONTROL HTTP_CONNECTION HTTP_DNT HTTP_FORWARDED
    HTTP_KEEP_ALIVE HTTP_PRAGMA HTTP_PRIORITY HTTP_TRACEPARENT HTTP_TRACESTATE HTTP_USER_AGENT HTTP_VIA
    HTTP_X_FORWARDED_HOST HTTP_X_FORWARDED_PORT HTTP_X_REAL_IP
"""
KNOWN = frozenset([*READ.split(), *IGNORED.split(), BEGAN, ROOM])
"""What the environment of a plain request (PEP 3333) may hold: what is read here, and what no answer depends on."""

_log = logging.getLogger(__name__)
Environ = dict[str, Any]
Sent = tuple[int, list[tuple[str, str]], bytes]
"""A status, headers and a body."""


class Answer(NamedTuple):
    """What an operation answers, on either way: JSON, with its entity tag if it has one; nothing with a 304."""

    status: int
    content: bytes
    etag: str | None = None

    def headers(self) -> list[tuple[str, str]]:
        """The headers that say what the content is."""
        found = [] if self.status == 304 else [("Content-Type", JSON)]
        return found if self.etag is None else [*found, ("ETag", self.etag)]

    def response(self) -> HttpResponse:
        """The same for Django."""
        response = HttpResponse(self.content, status=self.status)
        del response["Content-Type"]
        for name, value in self.headers():
            response[name] = value
        return response


class Call(NamedTuple):
    """What an operation knows of a plain request."""

    identity: Any
    environ: Environ
    body: bytes


class Operation:
    """A method of an address below `PREFIX`, which is answered before Django where a request is plain.

    `answer` takes the call and what the address names; None where the request is not plain enough for it.
    """

    def __init__(self, method: str, address: URLPattern, answer: Callable[..., Answer | None]) -> None:
        view: ApiView = address.callback.cls()  # type: ignore[attr-defined]  # REST framework puts it there
        view.setup(HttpRequest())  # adds HEAD to what the view allows
        if view.must_reauthenticate(method):
            raise ImproperlyConfigured(f"{method} {address.pattern} asks for more than the short path can tell.")
        self.method, self.answer, self._pattern = method, answer, address.pattern
        self.scope = view.scope(method)
        self.route = operation_of(f"{PREFIX[1:]}{address.pattern}")
        self.allowed = ", ".join(view.allowed_methods)

    def named(self, environ: Environ) -> Mapping[str, Any] | None:
        """Return what the address of a request names; None when it is not this operation's."""
        path: str = environ["PATH_INFO"]
        if environ["REQUEST_METHOD"] != self.method or not path.startswith(PREFIX):
            return None
        match = self._pattern.match(path[len(PREFIX) :])
        return match[2] if match else None


class ShortPath:
    """What the settings name: the operations, and the function that says who asks, if this one may."""

    def __init__(self) -> None:
        self._identify: Callable[[Environ, Scope | None], Any] = import_string(settings.SHORT_PATH_IDENTIFY)
        self._operations: Sequence[Operation] = import_string(settings.SHORT_PATH_OPERATIONS)

    def answer(self, environ: Environ) -> Sent | None:
        """Return the answer to a request; None where Django is to give it."""
        if not settings.SHORT_PATH or connection.errors_occurred:  # Django closes a connection that is broken
            return None
        try:
            found = self._found(environ)
            if found is None:
                return None
            operation, named = found
            seen = begin(environ.get("HTTP_X_REQUEST_ID"), environ.get(BEGAN))
            environ["HTTP_X_REQUEST_ID"], environ[BEGAN] = seen.id, seen.began  # for Django, should it be asked
            call = self._call(environ, operation.scope)
        except Exception:  # noqa: BLE001 - whatever it is, Django has still to answer
            _log.exception("A plain request could not be read; Django answers it")
            return None
        return None if call is None else _answered(operation, call, named, seen)

    def _found(self, environ: Environ) -> tuple[Operation, Mapping[str, Any]] | None:
        """Return the operation of a plain request and what its address names; None for any other request."""
        for operation in self._operations:
            named = operation.named(environ)
            if named is not None:
                return (operation, named) if _is_plain(environ) else None
        return None

    def _call(self, environ: Environ, scope: Scope | None) -> Call | None:
        """Read the body and find out who asks; None when this one may not, or when the body is not whole.

        Side effects: the request is counted.
        """
        length = int(environ.get("CONTENT_LENGTH") or 0)
        body = b""
        if length:
            body = environ["wsgi.input"].read(length)
            environ["wsgi.input"] = io.BytesIO(body)  # for Django, should it be asked
        identity = self._identify(environ, scope) if len(body) == length else None
        return None if identity is None else Call(identity, environ, body)


def _answered(operation: Operation, call: Call, named: Mapping[str, Any], seen: Request) -> Sent | None:
    """Do the work, once; what it raises is left in the environment."""
    try:
        answer = operation.answer(call, **named)
    except Exception as error:  # noqa: BLE001 - `ApiView` raises it again, and Django logs it
        call.environ[FAILURE] = error
        return None
    if answer is None:
        return None
    size = len(answer.content)
    headers = [
        *data_headers(secure=settings.HTTPS).items(),
        *API_HEADERS.items(),
        *answer.headers(),
        *limit_headers(call.environ[QUOTA]).items(),
        ("Allow", operation.allowed),
        ("Content-Length", str(size)),
        (HEADER, seen.id),
    ]
    end(
        seen, operation.method, call.environ["PATH_INFO"], operation.route, answer.status, size, call.identity.player_id
    )
    return answer.status, headers, answer.content


def _is_plain(environ: Environ) -> bool:
    """Say whether a request has nothing about it but what is known here, and came as it should."""
    length: str = environ.get("CONTENT_LENGTH", "")
    return (
        environ.keys() <= KNOWN
        and not environ["QUERY_STRING"]
        and not environ["SCRIPT_NAME"]
        and environ.get("HTTP_ACCEPT", "") in PLAIN
        and (not length or (length.isascii() and length.isdigit() and len(length) <= LENGTH_DIGITS))
        and environ.get("CONTENT_TYPE", "") in ((JSON, "") if length in ("", "0") else (JSON,))
        and (not settings.HTTPS or environ.get("HTTP_X_FORWARDED_PROTO") == "https")
        and _is_ours(environ.get("HTTP_HOST", ""), tuple(settings.ALLOWED_HOSTS))
    )


@lru_cache(maxsize=256)
def _is_ours(host: str, allowed: tuple[str, ...]) -> bool:
    """Say whether Django would take a `Host`."""
    domain, _ = split_domain_port(host)
    return bool(domain) and validate_host(domain, allowed)
