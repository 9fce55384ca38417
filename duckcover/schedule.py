"""What beat starts, and how often: the setting `CELERY_BEAT_SCHEDULE`. Tasks are named by dotted strings."""

from typing import Any

from celery.schedules import schedule


def beat_schedule(sweep_seconds: float) -> dict[str, dict[str, Any]]:
    """The schedule in which what is due is looked for every so many seconds."""
    return {
        "sweep": {
            "task": "games.tasks.sweep",
            "schedule": schedule(run_every=sweep_seconds),
            "options": {"expires": 10},
        },
        "expire-lobbies": {
            "task": "games.tasks.expire_lobbies",
            "schedule": schedule(run_every=10),
            "options": {"expires": 10},
        },
        "match-tickets": {
            "task": "games.tasks.match_tickets",
            "schedule": schedule(run_every=5),
            "options": {"expires": 10},
        },
        "offer-seats": {
            "task": "games.tasks.offer_seats",
            "schedule": schedule(run_every=10),
            "options": {"expires": 10},
        },
        "read-events": {
            "task": "notifications.tasks.read",
            "schedule": schedule(run_every=sweep_seconds),
            "options": {"expires": 10},
        },
        "deliver": {
            "task": "notifications.tasks.deliver",
            "schedule": schedule(run_every=sweep_seconds),
            "options": {"expires": 10},
        },
        **{
            task.replace("_", "-"): {
                "task": f"notifications.tasks.{task}",
                "schedule": schedule(run_every=3600),
                "options": {"expires": 3600},
            }
            for task in ("forget_notices", "forget_deliveries")
        },
        **{
            task.replace("_", "-"): {
                "task": f"accounts.tasks.{task}",
                "schedule": schedule(run_every=3600),
                "options": {"expires": 3600},
            }
            for task in (
                "delete_guests",
                "forget_answers",
                "forget_counts",
                "forget_grants",
                "forget_sessions",
                "forget_tokens",
            )
        },
    }
