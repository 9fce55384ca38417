"""Celery tasks of the notifications: each calls one service."""

from collections.abc import Sequence

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
    outbox.deliver("outbox", Delivery.Channel.values, _send)


def _send(deliveries: Sequence[Delivery]) -> dict[int, outbox.Outcome]:
    """Send a batch of all channels, one after the other: so one process of the worker at most waits for receivers."""
    mails = [each for each in deliveries if each.channel == Delivery.Channel.EMAIL]
    others = [each for each in deliveries if each.channel != Delivery.Channel.EMAIL]
    return (mail.send(mails) if mails else {}) | (posts.send(others) if others else {})


@shared_task
def forget_deliveries() -> None:
    """Delete deliveries that ended long ago."""
    while outbox.forget_old():
        pass
