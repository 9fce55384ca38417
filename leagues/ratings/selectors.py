"""What is read of ratings: of a player, and what games did to them."""

from typing import Any

from django.db.models import QuerySet

from accounts.models import Player
from games.documents import timestamp
from leagues.ratings.models import Numbers, Rating, Result, Subject


def rating_document(row: Rating) -> dict[str, Any]:
    """A rating as it is shown."""
    return {
        "subject": str(row.subject.uuid),
        "pool": row.pool,
        **numbers(row),
        "provisional": row.value.is_provisional,
        "played_at": timestamp(row.played_at),
    }


def numbers(row: Numbers) -> dict[str, Any]:
    """What a rating is, as it is shown and in full."""
    value = row.value
    return {
        "rating": value.shown,
        "uncertainty": value.uncertainty,
        "games": value.games,
        "mu": value.mu,
        "sigma": value.sigma,
    }


def ratings_of(player: Player) -> list[Rating]:
    """The ratings of a player, by pool; one query."""
    return list(Rating.objects.filter(subject__account=player.pk).select_related("subject").order_by("pool"))


def results_of(player: Player) -> QuerySet[Result]:
    """What games did to the ratings of a player, unordered."""
    rows = Result.objects.filter(subject__account=player.pk)
    return rows.select_related("game", "subject")


def result_document(row: Result) -> dict[str, Any]:
    """What a game did to a rating."""
    return {
        "game": str(row.game.uuid),
        "pool": row.pool,
        "finished_at": timestamp(row.finished_at),
        "rank": row.rank,
        **numbers(row),
        "rating_before": row.before.shown,
        "mu_before": row.mu_before,
        "sigma_before": row.sigma_before,
    }


def subject_of(player: Player) -> str | None:
    """Under which id a player is rated; None before its first game."""
    found = Subject.objects.filter(account=player.pk).first()
    return None if found is None else str(found.uuid)
