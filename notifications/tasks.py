"""Celery tasks of the notifications: each calls one service."""

from celery import shared_task

from notifications.services import inbox, reader


@shared_task
def read() -> None:
    """Write the notices that follow from events and due times."""
    reader.sweep()


@shared_task
def forget_notices() -> None:
    """Delete notices that were kept long enough."""
    while inbox.forget_old():
        pass
