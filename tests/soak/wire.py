"""HTTP as a patient client speaks it: one open connection a thread, asked again while the service is away.

The SDK would do the same. It takes three times the processor time, which the service needs here.
"""

import http.client
import threading
import time
import uuid
from collections import Counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

PATIENCE = 90.0
"""Seconds for which a request is repeated while the service is away."""

IDLE = 5.0
"""Seconds after which a connection is opened anew: the service closes one that has asked nothing for ten."""

PAUSE = 0.2
AWAY = 500
"""From this status on a request is repeated."""


class Answer(NamedTuple):
    """An answer; `doubtful`: an earlier attempt of this request got none, and may have counted."""

    status: int
    document: Any
    doubtful: bool

    @property
    def is_good(self) -> bool:
        return self.status < http.client.BAD_REQUEST

    @property
    def code(self) -> str:
        """The error's code."""
        return str(self.document["code"])


class AwayError(Exception):
    """The service has not answered for `PATIENCE`."""


class Wire:
    """The connections of all threads to one service."""

    def __init__(self, address: str) -> None:
        self._host, self._local = urlsplit(address).netloc, threading.local()
        self.asked = 0
        self.failures: Counter[int] = Counter()
        """Answers of 5xx by status; 0: none."""

    def ask(self, token: str, method: str, path: str, body: Any = None, version: int | None = None) -> Answer:
        """Send one request of the API until it is answered; `version` is what the caller knows. Raises: AwayError."""
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        if version is not None:
            headers["If-Match"] = f'"{version}"'
        if method == "POST":
            headers["Idempotency-Key"] = str(uuid.uuid4())
        content = None if body is None else msgspec.json.encode(body)
        end, doubtful = time.monotonic() + PATIENCE, False
        self.asked += 1
        while True:
            status, document = self._once(method, f"/api/v1{path}", content, headers)
            if 0 < status < AWAY:
                return Answer(status, document, doubtful)
            self.failures[status] += 1
            doubtful = True
            if time.monotonic() > end:
                raise AwayError(f"{method} {path}: {status} {document}")
            time.sleep(PAUSE)

    def _once(self, method: str, path: str, content: bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
        """Status and document of an answer; 0 and the reason where there is none."""
        connection = self._connection()
        try:
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            return 0, repr(error)
        return answer.status, msgspec.json.decode(text) if text else None

    def _connection(self) -> http.client.HTTPConnection:
        """The connection of this thread, which opens itself where it is not open."""
        local, now = self._local, time.monotonic()
        if not hasattr(local, "connection"):
            local.connection = http.client.HTTPConnection(self._host, timeout=30)
        elif now > local.used_at + IDLE:
            local.connection.close()
        local.used_at = now
        found: http.client.HTTPConnection = local.connection
        return found
