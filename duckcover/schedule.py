"""What beat starts, and how often: the setting `CELERY_BEAT_SCHEDULE`. Tasks are named by dotted strings."""

from typing import Any

from celery.schedules import schedule

HOURLY = {
    "notifications": ("forget_notices", "forget_deliveries"),
    "accounts": (
        "delete_guests",
        "forget_answers",
        "forget_counts",
        "forget_grants",
        "forget_sessions",
        "forget_tokens",
    ),
}


def beat_schedule(sweep_seconds: float) -> dict[str, dict[str, Any]]:
    """The schedule in which what is due is looked for every so many seconds."""
    return {
        "sweep": _every(sweep_seconds, "games.tasks.sweep"),
        "expire-lobbies": _every(10, "games.tasks.expire_lobbies"),
        "match-tickets": _every(5, "games.tasks.match_tickets"),
        "offer-seats": _every(10, "games.tasks.offer_seats"),
        "analyse": _every(5, "games.tasks.analyse"),
        "sweep-leagues": _every(5, "leagues.tasks.sweep"),
        "tell-leagues": _every(5, "leagues.tasks.tell"),
        "read-events": _every(sweep_seconds, "notifications.tasks.read"),
        "close-rating-days": _every(60, "leagues.ratings.tasks.close_days", expires=60),
        "deliver": _every(sweep_seconds, "notifications.tasks.deliver"),
        **{
            task.replace("_", "-"): _every(3600, f"{app}.tasks.{task}", expires=3600)
            for app, tasks in HOURLY.items()
            for task in tasks
        },
    }


def _every(seconds: float, task: str, expires: int = 10) -> dict[str, Any]:
    """An entry: a task that is dropped where no worker has taken it so many seconds after its start."""
    return {"task": task, "schedule": schedule(run_every=seconds), "options": {"expires": expires}}
