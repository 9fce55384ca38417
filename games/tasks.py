"""Celery's doorbells: ids in, one service call."""

from celery import shared_task

from games.services import expiry, resolution


@shared_task
def resolve(game: int) -> None:
    """Resolve the turn of the game with this primary key, and what else is due: a batch costs little more than one.

    When many ring at once, the first few resolve all, and those behind them find nothing left.
    """
    resolution.resolve_with_others(game)


@shared_task
def sweep() -> None:
    """Resolve whatever is due: passed deadlines, and full turns whose doorbell was lost."""
    resolution.sweep()


@shared_task
def expire_lobbies() -> None:
    """Cancel the lobbies whose `join_by` has passed."""
    expiry.cancel_expired()
