"""allauth's own limits, counted as ours are: exact whatever comes in parallel, and a refusal knows when it ends.

allauth's own counter breaks two promises: it refuses attempts within the limit when many come at once and one waits
longer than a second for its lock in the cache, and its refusals cannot say when there is room again (`Retry-After`).
Its figures and its names for what is counted stay.
"""

from dataclasses import dataclass
from typing import Any

from allauth.core import context
from allauth.core.exceptions import RateLimited
from django.http import HttpRequest

from accounts.allauth_internals import ratelimit
from accounts.throttling.attempts import Attempt, Limit, TooManyAttemptsError, forget, require_room, take


@dataclass(frozen=True)
class Usage:
    """The attempts that one action has cost: one for each of its limits."""

    attempts: tuple[Attempt, ...] = ()

    def rollback(self) -> None:
        for attempt in self.attempts:
            attempt.give_back()


def install() -> None:
    """Count here what allauth counts, from now on."""
    ratelimit.consume = consume
    ratelimit.clear = clear


def consume(
    request: HttpRequest, *, limit_get: bool = False, raise_exception: bool = False, dry_run: bool = False, **what: Any
) -> Usage | None:
    """Count an attempt; None when it is one too many. `dry_run`: say whether one would be, and count none.

    `what`: the app, its action, and whom it is counted for, as allauth says it.
    Raises: RateLimited in place of None, if `raise_exception`.
    """
    if request.method == "GET" and not limit_get:
        return Usage()
    limits = _limits(request, **what)
    try:
        return _room(limits) if dry_run else _taken(limits)
    except TooManyAttemptsError as error:
        if not dry_run:
            context.request.refusal = error
        if raise_exception:
            raise RateLimited from None
    return None


def clear(request: HttpRequest, **what: Any) -> None:
    """Open the windows of an action anew."""
    for limit, subject in _limits(request, **what):
        forget(limit, subject)


def refusal_of(request: HttpRequest) -> TooManyAttemptsError | None:
    """Return the limit that a request has met here; None if it has met none."""
    return getattr(request, "refusal", None)


def _limits(request: HttpRequest, *, app: str, action: str, config: Any = None, **whom: Any) -> list[tuple[Limit, str]]:
    """Return what is counted for an action, each with its subject."""
    return [
        (
            Limit("allauth", rate.amount, round(rate.duration)),
            ratelimit.get_cache_key(request, app=app, action=action, rate=rate, **whom),
        )
        for rate in ratelimit.get_rates(app=app, action=action, config=config)
    ]


def _room(limits: list[tuple[Limit, str]]) -> Usage:
    """Count nothing. Raises: TooManyAttemptsError when one more would be too many."""
    for limit, subject in limits:
        require_room(limit, subject)
    return Usage()


def _taken(limits: list[tuple[Limit, str]]) -> Usage:
    """Count one attempt under each limit, or under none. Raises: TooManyAttemptsError."""
    attempts: list[Attempt] = []
    try:
        for limit, subject in limits:
            attempts.append(take(limit, subject))
    except TooManyAttemptsError:
        Usage(tuple(attempts)).rollback()
        raise
    return Usage(tuple(attempts))
