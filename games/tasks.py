"""Celery tasks of the games: each takes ids and calls one service."""

from celery import shared_task

from games import analyses
from games.services import expiry, matchmaking, resolution, vacations


@shared_task
def resolve(game: int) -> None:
    """Resolve the turn of the game with this primary key, and what else is due: a batch costs little more than one.

    When many messages come at once, the first few tasks resolve everything, and the others find nothing left to do.
    """
    resolution.resolve_with_others(game)


@shared_task
def sweep() -> None:
    """Resolve everything that is due: passed deadlines, and full turns whose message was lost."""
    resolution.sweep()


@shared_task
def expire_lobbies() -> None:
    """Cancel the lobbies whose `join_by` has passed, and tell of the pauses and vacations that are over."""
    expiry.cancel_expired()
    expiry.end_pauses()
    vacations.tell_of_ends()


@shared_task
def match_tickets() -> None:
    """Make games of the tickets that agree."""
    matchmaking.sweep()


@shared_task
def offer_seats() -> None:
    """Offer the seats of players who are away or gone, where the game was made so."""
    expiry.offer_abandoned()


@shared_task
def analyse() -> None:
    """Look again at the finished games that wait for it."""
    analyses.analyse_due()
