"""Celery tasks of the notifications: each calls one service."""

from celery import shared_task

from notifications.models import Delivery
from notifications.services import inbox, mail, outbox, posts, reader


@shared_task
def read() -> None:
    """Write the notices that follow from events and due times."""
    reader.sweep()


@shared_task
def forget_notices() -> None:
    """Delete notices that were kept long enough."""
    while inbox.forget_old():
        pass


@shared_task
def deliver() -> None:
    """Send what is due in the outbox, the digests whose time has come among it."""
    while outbox.plan_digests():
        pass
    outbox.deliver("mail", [Delivery.Channel.EMAIL], mail.send)
    outbox.deliver("posts", [Delivery.Channel.WEBHOOK, Delivery.Channel.PUSH], posts.send)


@shared_task
def forget_deliveries() -> None:
    """Delete deliveries that ended long ago."""
    while outbox.forget_old():
        pass
