"""Celery's doorbells of the accounts."""

from celery import shared_task

from accounts.admission import forget_passed_windows
from accounts.oauth.grants import forget_expired
from accounts.services.idempotency import forget_old_answers
from accounts.services.sessions import forget_old_sessions
from duckcover import shared_cache


@shared_task
def forget_answers() -> None:
    """Delete first answers that no retry may ask for any more."""
    forget_old_answers()


@shared_task
def forget_grants() -> None:
    """Delete tokens of apps that expired long ago, and what players let apps do that have none left."""
    forget_expired()


@shared_task
def forget_sessions() -> None:
    """Delete sessions that have expired, or whose player is gone."""
    forget_old_sessions()


@shared_task
def forget_counts() -> None:
    """Delete the counts of windows that have passed, and what the shared cache holds no longer."""
    forget_passed_windows()
    shared_cache.forget_expired()
