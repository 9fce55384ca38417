"""Celery's doorbells of the accounts."""

from celery import shared_task

from accounts.services.idempotency import forget_old_answers


@shared_task
def forget_answers() -> None:
    """Delete first answers that no retry may ask for any more."""
    forget_old_answers()
