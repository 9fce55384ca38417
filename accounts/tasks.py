"""Celery tasks of the accounts."""

from collections.abc import Callable

from celery import shared_task

from accounts.oauth.grants import forget_expired
from accounts.services.guests import delete_idle_guests
from accounts.services.idempotency import forget_old_answers
from accounts.services.sessions import forget_old_sessions
from accounts.services.tokens import forget_old_tokens
from accounts.throttling.requests import forget_passed_windows
from duckcover import shared_cache


@shared_task
def forget_answers() -> None:
    """Delete first answers that no retry may ask for any more."""
    _repeat(forget_old_answers)


@shared_task
def forget_grants() -> None:
    """Delete tokens of apps that expired long ago, and what players let apps do that have none left."""
    _repeat(forget_expired)


@shared_task
def forget_sessions() -> None:
    """Delete sessions that are of no use any more."""
    _repeat(forget_old_sessions)


@shared_task
def forget_tokens() -> None:
    """Delete bearer tokens that were revoked or have expired long ago."""
    _repeat(forget_old_tokens)


@shared_task
def forget_counts() -> None:
    """Delete the counts of windows that have passed, and what the shared cache holds no longer."""
    forget_passed_windows()
    shared_cache.forget_expired()


@shared_task
def delete_guests() -> None:
    """Delete guest accounts that were not used for long; what is left of many waits for the next hour."""
    delete_idle_guests()


def _repeat(forget: Callable[[], int]) -> None:
    """Delete batch after batch, each in a transaction of its own, until one finds nothing: no hour's work piles up."""
    while forget():
        pass
