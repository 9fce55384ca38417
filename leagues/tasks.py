"""Celery tasks of leagues: each takes ids and calls one service."""

from celery import shared_task

from leagues.services import sweep as sweeping
from leagues.telling import reader


@shared_task
def sweep() -> None:
    """Take every step that is due: draws, rounds, tables, results."""
    sweeping.sweep()


@shared_task
def tell() -> None:
    """Tell of what has happened, and of what is due."""
    reader.sweep()
