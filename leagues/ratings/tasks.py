"""Celery tasks of the ratings."""

from celery import shared_task

from leagues.ratings.services import periods


@shared_task(soft_time_limit=3600, time_limit=3660)
def close_days() -> None:
    """Rate the games of the days that are over; many days take long, so it may take longer than other tasks."""
    periods.close_days()
