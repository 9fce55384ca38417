"""A keep-alive connection to the service that survives dropped connections and short outages.

Every POST carries an `Idempotency-Key`, the same one on each attempt, so that asking again is safe.
"""

import http.client
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import SplitResult, urlsplit

ATTEMPTS = 16
ATTEMPTS_BEFORE_FIRST_ANSWER = 2
LONGEST_PAUSE_SECONDS = 2.0
LONGEST_ASKED_PAUSE_SECONDS = 60.0
"""A window of the service's limits; who is asked to wait for longer is told so instead."""
TIMEOUT_SECONDS = 15.0
AGAIN_LATER = frozenset({429, 503})
Headers = dict[str, str]


class ServiceError(Exception):
    """Something between the client and the service went wrong; its text is one line for people."""

    def report(self) -> dict[str, object]:
        """Say the same to a machine: `status`, `code` and `detail`."""
        return {"status": None, "code": "client_error", "detail": str(self)}


class UnreachableError(ServiceError):
    """No attempt got an answer from the service."""

    def report(self) -> dict[str, object]:
        """Say the same to a machine."""
        return {"status": None, "code": "unreachable", "detail": str(self)}


class ProblemError(ServiceError):
    """An answer of status 300 or above other than 304; its text is `status code detail`.

    `attempts` counts how often the request was sent: above 1, an earlier one may have had its
    effect.
    """

    def __init__(self, status: int, code: str, detail: str, *, attempts: int = 1) -> None:
        super().__init__(f"{status} {code} {_one_line(detail)}")
        self.status = status
        self.code = code
        self.detail = detail
        self.attempts = attempts

    def report(self) -> dict[str, object]:
        """Say the same to a machine."""
        return {"status": self.status, "code": self.code, "detail": self.detail}


@dataclass(frozen=True)
class Answer:
    """What the service answered; `document` is None for 204 and 304."""

    status: int
    document: Any
    etag: str | None


@dataclass(frozen=True)
class _Raw:
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def retry_after(self) -> float | None:
        """Seconds that the service asks to wait; None when it says none (or a date)."""
        text = self.headers.get("Retry-After", "")
        return float(text) if text.isdecimal() else None


def parse_url(text: str) -> SplitResult:
    """Take the address of a service apart.

    Raises: ValueError when it is not `http://host[:port][/prefix]` (or https).
    """
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(f"not the address of a service: {text!r} (expected http://host:port)")
    if parts.query or parts.fragment or parts.username is not None:
        raise ValueError(f"the address of a service has no user, query or fragment: {text!r}")
    parts.port  # noqa: B018 - reading it raises ValueError when it is no port
    return parts


class Connection:
    """One client's connection; not to be shared between threads.

    `pause` waits for so many seconds between attempts. `requests` and `not_modified` count what
    was sent and what was answered 304.
    """

    def __init__(
        self,
        url: str,
        *,
        pause: Callable[[float], object] = time.sleep,
        attempts: int = ATTEMPTS,
        timeout: float = TIMEOUT_SECONDS,
    ) -> None:
        """Remember where the service is; nothing is sent yet. Raises: ValueError as `parse_url`."""
        parts = parse_url(url)
        self.url = url.rstrip("/")
        self.token: str | None = None
        self.requests = 0
        self.not_modified = 0
        self._pause = pause
        self._attempts = attempts
        self._answered = False
        self._prefix = parts.path.rstrip("/")
        assert parts.hostname is not None  # noqa: S101 - parse_url has seen to it
        https = parts.scheme == "https"
        scheme = http.client.HTTPSConnection if https else http.client.HTTPConnection
        port = parts.port or (443 if https else 80)
        self._wire = scheme(parts.hostname, port, timeout=timeout)

    def close(self) -> None:
        """Close the socket; the next request would open it again."""
        self._wire.close()

    def get(self, path: str, *, etag: str | None = None) -> Answer:
        """Read; with the `etag` of an earlier answer, status 304 says that nothing has changed.

        Raises: ProblemError, UnreachableError (as all requests do).
        """
        return self._request("GET", path, None, {"If-None-Match": etag} if etag else {})

    def put(self, path: str, body: object) -> Answer:
        """Put a JSON body; sending it again changes nothing."""
        return self._request("PUT", path, body, {})

    def post(self, path: str, body: object) -> Answer:
        """Post a JSON body under an Idempotency-Key of its own, the same on each attempt."""
        return self._request("POST", path, body, {"Idempotency-Key": secrets.token_urlsafe(24)})

    def _request(self, method: str, path: str, body: object, headers: Headers) -> Answer:
        headers = self._common_headers() | headers
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        raw, attempts = self._send_until_answered(method, path, content, headers)
        return self._answer_of(raw, attempts)

    def _common_headers(self) -> Headers:
        headers = {
            "Accept": "application/json, application/problem+json",
            "User-Agent": "duckcover-play",
        }
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    def _send_until_answered(self, method: str, path: str, content: bytes | None, headers: Headers) -> tuple[_Raw, int]:
        """Send again after a lost connection or an answer that says "later"; count the attempts."""
        attempt = 0
        while True:
            attempt += 1
            try:
                raw = self._send(method, path, content, headers)
            except (OSError, http.client.HTTPException) as error:
                self._wire.close()
                if attempt >= self._patience():
                    raise UnreachableError(self._no_answer(error)) from error
                self._pause(_pause_before(attempt + 1))
            else:
                if not _should_ask_again(raw) or attempt >= self._patience():
                    return raw, attempt
                self._pause(_pause_asked_for(raw, attempt))

    def _send(self, method: str, path: str, content: bytes | None, headers: Headers) -> _Raw:
        self.requests += 1
        self._wire.request(method, self._prefix + path, body=content, headers=headers)
        response = self._wire.getresponse()
        raw = _Raw(response.status, response.headers, response.read())
        self._answered = True
        return raw

    def _patience(self) -> int:
        """Attempts per request: few until the service has been met, it may not run at all."""
        return self._attempts if self._answered else ATTEMPTS_BEFORE_FIRST_ANSWER

    def _no_answer(self, error: Exception) -> str:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        return f"no answer from {self.url}: {_one_line(reason)}"

    def _answer_of(self, raw: _Raw, attempts: int) -> Answer:
        if raw.status == 304:
            self.not_modified += 1
            return Answer(304, None, raw.headers.get("ETag"))
        document = _json_of(raw) if raw.body else None
        if raw.status >= 300:
            raise _problem_of(raw.status, document, attempts)
        return Answer(raw.status, document, raw.headers.get("ETag"))


def _pause_before(attempt: int) -> float:
    """Seconds before an attempt: none before the second (a stale keep-alive), then 0.1, 0.2, … 2."""
    return 0.0 if attempt <= 2 else min(0.1 * 2 ** (attempt - 3), LONGEST_PAUSE_SECONDS)


def _pause_asked_for(raw: _Raw, attempt: int) -> float:
    """Seconds to wait after an answer that says "later": as it asks; 0.1, 0.2, … 2 if it does not."""
    asked = raw.retry_after
    return _pause_before(attempt + 2) if asked is None else asked


def _should_ask_again(raw: _Raw) -> bool:
    if (raw.retry_after or 0) > LONGEST_ASKED_PAUSE_SECONDS:
        return False
    return raw.status in AGAIN_LATER or (raw.status == 409 and b'"idempotency_running"' in raw.body)


def _json_of(raw: _Raw) -> Any:
    try:
        return json.loads(raw.body)
    except ValueError:
        detail = "the answer is not JSON: is this a Duck & Cover service?"
        raise ProblemError(raw.status, "not_json", detail) from None


def _problem_of(status: int, document: Any, attempts: int) -> ProblemError:
    """Read a problem document (RFC 9457), or the sign-in part's own list of errors."""
    if not isinstance(document, dict):
        return ProblemError(status, "unknown", http.client.responses.get(status, ""), attempts=attempts)
    errors = [error for error in document.get("errors") or [] if isinstance(error, dict)]
    code = document.get("code") or (errors[0].get("code") if errors else None) or "unknown"
    details = [str(document.get("detail") or document.get("title") or "")]
    details += [_error_text(error) for error in errors]
    return ProblemError(status, str(code), " ".join(filter(None, details)), attempts=attempts)


def _error_text(error: dict[str, Any]) -> str:
    field = error.get("field") or error.get("param")
    text = str(error.get("detail") or error.get("message") or error.get("code") or "")
    return f"{field}: {text}" if field else text


def _one_line(text: str) -> str:
    """Make a text safe to print on one line: no control characters."""
    return "".join(sign if sign.isprintable() else " " for sign in " ".join(text.split()))
