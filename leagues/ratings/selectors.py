"""What is read of ratings: leaderboards, what games did to a player, and the export for strangers."""

import datetime as dt
import uuid
from collections.abc import Collection, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from django.db.models import Count, Exists, Max, OuterRef, Q, QuerySet
from django.db.models.functions import Now

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from leagues.ratings.models import Numbers, Period, Pool, Rating, RatingPool, Result, Subject
from leagues.ratings.rules import PROVISIONAL_BELOW, SHOWN_FOR

FORMAT = "duckcover-ratings/1"
RESULTS_A_PAGE = 2000
"""How many results a page of the export holds at most; a game is never divided."""


def require_pool(pool: str) -> str:
    """The pool of this name. Raises: AppError `not_found`."""
    if pool not in Pool.values:
        raise AppError(ErrorCode.NOT_FOUND)
    return pool


def pool_document(pool: str) -> dict[str, Any]:
    """How far a pool is rated, and from when on it was recomputed last; two queries."""
    through: dt.date | None = Period.objects.filter(pool=pool).aggregate(last=Max("day"))["last"]
    row = RatingPool.objects.filter(pool=pool).first()
    anew = row.recomputed_from if row else None
    return {
        "pool": pool,
        "through": None if through is None else through.isoformat(),
        "recomputed_from": None if anew is None else anew.isoformat(),
        "recomputed_at": timestamp(row.recomputed_at) if row else None,
    }


def leaderboard(pool: str) -> QuerySet[Rating]:
    """The ratings of a leaderboard, unordered: not provisional, played within 90 days, of accounts in use (LK6)."""
    in_use = Player.objects.filter(pk=OuterRef("subject__account"), is_active=True).exclude(owner__is_active=False)
    shown = Rating.objects.filter(
        Exists(in_use), pool=pool, games__gte=PROVISIONAL_BELOW, played_at__gte=Now() - SHOWN_FOR
    )
    return shown.select_related("subject")


def leaderboard_documents(pool: str, page: Sequence[Rating]) -> list[dict[str, Any]]:
    """The entries of one page of a leaderboard, each with its rank; two queries, none where it is empty."""
    if not page:
        return []
    names = dict(Player.objects.filter(pk__in=[row.subject.account for row in page]).values_list("pk", "username"))
    return [
        {"rank": rank, "player": names.get(row.subject.account), **rating_document(row)}
        for rank, row in zip(_ranks(pool, page), page, strict=True)
    ]


def _ranks(pool: str, page: Sequence[Rating]) -> list[int]:
    """The ranks of a page of a leaderboard: who is level shares a rank, also across pages. One query."""
    first, above = page[0], Q(behind__lt=page[0].behind)
    earlier = above | Q(behind=first.behind, subject__uuid__lt=first.subject.uuid)
    counts = leaderboard(pool).aggregate(above=Count("pk", filter=above), earlier=Count("pk", filter=earlier))
    places = {row.behind: counts["earlier"] + index for index, row in reversed(list(enumerate(page)))}
    places[first.behind] = counts["above"]
    return [places[row.behind] + 1 for row in page]


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


def ratings_in(pool: str, players: Collection[int]) -> dict[int, int]:
    """The shown ratings of players (primary keys) in a pool, as far as they have one; one query."""
    rows = Rating.objects.filter(pool=pool, subject__account__in=players).select_related("subject")
    return {row.subject.account: row.value.shown for row in rows}


def results_of(player: Player, pool: str | None = None) -> QuerySet[Result]:
    """What games did to the ratings of a player, unordered."""
    rows = Result.objects.filter(subject__account=player.pk, **({"pool": pool} if pool else {}))
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


def export(pool: str, after: uuid.UUID | None) -> tuple[list[dict[str, Any]], bool]:
    """Rated games in the order in which they count, after one of them; and whether there are more.

    Raises: AppError `not_found` where `after` does not count in the pool, or not any more.
    """
    rows = Result.objects.filter(pool=pool)
    if after is not None:
        last = rows.filter(game__uuid=after).first()
        if last is None:
            raise AppError(ErrorCode.NOT_FOUND)
        later = Q(finished_at__gt=last.finished_at) | Q(finished_at=last.finished_at, game__uuid__gt=after)
        rows = rows.filter(later, finished_at__gte=last.finished_at)
    ordered = rows.select_related("game", "subject").order_by("finished_at", "game__uuid", "seat")
    page = list(ordered[: RESULTS_A_PAGE + 1])
    games = [list(found) for _, found in groupby(page, attrgetter("game_id"))]
    more = len(page) > RESULTS_A_PAGE
    return [_game_document(found) for found in (games[:-1] if more else games)], more


def _game_document(rows: Sequence[Result]) -> dict[str, Any]:
    first = rows[0]
    return {
        "game": str(first.game.uuid),
        "finished_at": timestamp(first.finished_at),
        "pool": first.pool,
        "seats": [_seat_document(row) for row in rows],
    }


def _seat_document(row: Result) -> dict[str, Any]:
    return {
        "subject": str(row.subject.uuid),
        "rank": row.rank,
        "mu_before": row.mu_before,
        "sigma_before": row.sigma_before,
        "mu": row.mu,
        "sigma": row.sigma,
    }
