"""Sending again on bad networks, only what is safe to send again."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import httpx

from .errors import ATTEMPTS, MAYBE_DONE, NoAnswerError, retry_after

REPEATABLE = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"})
REPEATABLE_POST = re.compile(
    r".*(/api/v1/games/[^/]+/(leave|start|cancel|resign|return|pause|invitations/decline|orders/\w+|seats/\d+/\w+)"
    r"|/api/v1/me/(notifications/read|vacation)|/_allauth/app/v1/auth/signup)"
)
"""What changes nothing the second time, or is told by its answer (`leave`, `pause`, `signup`).

A second sign-in would be a second device."""
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
LOST = (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError, httpx.DecodingError)
STREAM = "text/event-stream"
UNAVAILABLE = frozenset({408, 502, 503, 504})
NOT_LOOKED_AT = frozenset({408, 429})
"""Answers to requests of which nothing was done."""


@dataclass(frozen=True)
class Retries:
    """How often and how patiently; the pauses, in seconds, double from `first_pause` to `longest_pause`.

    A `Retry-After` of more than `longest_asked` seconds is not waited for: the answer is raised as an error.
    """

    attempts: int = 8
    first_pause: float = 0.1
    longest_pause: float = 5.0
    longest_asked: float = 60.0

    def pause(self, attempt: int) -> float:
        """The pause after an attempt (from 1), with some chance in it, so that clients do not come back together."""
        longest = min(self.first_pause * 2.0 ** (attempt - 1), self.longest_pause)
        return longest * random.uniform(0.5, 1)  # noqa: S311 - no secret


def is_repeatable(request: httpx.Request) -> bool:
    """Whether a request may be sent again although the first one may have had its effect."""
    if request.method in REPEATABLE or "Idempotency-Key" in request.headers:
        return True
    return request.method == "POST" and REPEATABLE_POST.fullmatch(request.url.path) is not None


class Again(NamedTuple):
    """An attempt after which another one makes sense: in so many seconds. `maybe_done`: it may have had its effect."""

    pause: float
    maybe_done: bool


class RetryTransport(httpx.BaseTransport):
    """Sends requests through `inner`, again while that is safe and makes sense.

    Again after lost connections and answers, 408, 502, 503, 504, 429, and 409 `idempotency_running`. May be shared by
    threads. Raises: NoAnswerError.
    """

    def __init__(
        self, inner: httpx.BaseTransport, retries: Retries, sleep: Callable[[float], object] = time.sleep
    ) -> None:
        self._inner = inner
        self._retries = retries
        self._sleep = sleep

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send until there is an answer that counts; its extensions are the `attempts` and `maybe_done` of errors."""
        attempt, maybe_done = 1, False
        while True:
            outcome = self._attempt(request, attempt)
            if isinstance(outcome, httpx.Response):
                outcome.extensions.update({ATTEMPTS: attempt, MAYBE_DONE: maybe_done})
                return outcome
            maybe_done = maybe_done or outcome.maybe_done
            self._sleep(outcome.pause)
            attempt += 1

    def _attempt(self, request: httpx.Request, attempt: int) -> httpx.Response | Again:
        """The answer, or when to try again. Raises: NoAnswerError."""
        last = attempt >= self._retries.attempts
        try:
            response = self._inner.handle_request(request)
            response.request = request
            if response.status_code != httpx.codes.OK or request.headers.get("Accept") != STREAM:
                response.read()  # here, so that an answer that breaks off is asked for again
        except LOST as error:
            sent = not isinstance(error, NEVER_SENT)
            if last or (sent and not is_repeatable(request)):
                reason = str(error) or type(error).__name__
                raise NoAnswerError(f"no answer from {request.url.netloc.decode()}: {reason}", attempt) from error
            return Again(self._retries.pause(attempt), maybe_done=sent)
        asked = None if last else self._asked_to_wait(request, response, attempt)
        return response if asked is None else Again(asked, maybe_done=response.status_code not in NOT_LOOKED_AT)

    def _asked_to_wait(self, request: httpx.Request, response: httpx.Response, attempt: int) -> float | None:
        """The seconds after which the same request makes sense again; None when the answer is the answer."""
        if not _says_later(request, response):
            return None
        asked = retry_after(response)
        if asked is None:
            return self._retries.pause(attempt)
        return None if asked > self._retries.longest_asked else asked + self._retries.pause(1)

    def close(self) -> None:
        self._inner.close()


def _says_later(request: httpx.Request, response: httpx.Response) -> bool:
    if response.status_code == 429:
        return True  # it was not looked at
    if response.status_code in UNAVAILABLE:
        return is_repeatable(request)
    return response.status_code == 409 and b'"idempotency_running"' in response.content
