"""Messages to the worker: they carry an id and no truth; losing or doubling one changes nothing."""

from django.db import transaction

from duckcover.celery import app

RESOLVE = "games.tasks.resolve"
ANALYSE = "games.tasks.analyse"
RETRY_AFTER = (5, 25, 90, 180, 300)
"""Seconds from each failed attempt at a turn to the next, ten minutes in all; then its game is quarantined."""


def enqueue_resolution(game: int) -> None:
    """Ask a worker to resolve the open turn of the game with this primary key, once the transaction has committed.

    A broker that is away is logged and forgotten: the sweep finds the turn.
    """

    def publish() -> None:  # no partial: Django logs a failure by the function's name
        _publish(game)

    transaction.on_commit(publish, robust=True)


def enqueue_analyses() -> None:
    """Ask a worker to analyse the games that wait for it, once the transaction has committed; as above."""

    def publish() -> None:
        app.send_task(ANALYSE, retry=False, ignore_result=True)

    transaction.on_commit(publish, robust=True)


def _publish(game: int) -> None:
    app.send_task(RESOLVE, args=[game], retry=False, ignore_result=True)
