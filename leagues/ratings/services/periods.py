"""Days are closed: their games are rated, in their order, in one transaction for each pool (LK5).

Whoever writes ratings of a pool locks its `RatingPool` first. Nothing else is locked: finished games do not change.
"""

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass, field

from django.db import transaction
from django.db.models import Max, Min, QuerySet

from accounts.models import Player
from games.services.locks import database_now, horizon
from leagues.ratings import rules
from leagues.ratings.models import Period, Pool, Rating, RatingPool, Result, Subject
from leagues.ratings.services.records import DAY, Played, first_day, games_of, start_of

AFTER_MIDNIGHT = dt.timedelta(minutes=10)
BATCH = 5000
OF_A_RATING = ("mu", "sigma", "games", "played_at", "behind")


@dataclass(slots=True)
class Computed:
    """What the games of some days came to. The subjects of `ratings` are keys of accounts as text."""

    ratings: dict[str, rules.Rating]
    played_at: dict[str, dt.datetime] = field(default_factory=dict)
    results: list[tuple[str, Result]] = field(default_factory=list)


def close_days(now: dt.datetime | None = None) -> int:
    """Recompute what an annulment has made stale, and close each day that is over; answers how many days were closed.

    A second call closes nothing, and days without a worker are made up for. Any number of calls may run at once: each
    pool is left to one of them. `now` is the database's clock by default.
    """
    last = last_to_close(now or database_now())
    return sum(_close_pool(pool, last) for pool in Pool.values)


def last_to_close(now: dt.datetime) -> dt.date:
    """The last day that may be closed: no game can come that ended on it (see `horizon`)."""
    return min(now - AFTER_MIDNIGHT, horizon(now)).astimezone(dt.UTC).date() - DAY


def recompute(pool: str) -> int:
    """Rate all games of the closed days of a pool anew; answers how many days these are. One transaction."""
    with transaction.atomic():
        row, first = lock(pool), Period.objects.filter(pool=pool).aggregate(first=Min("day"))["first"]
        return 0 if first is None else _recompute_from(row, first)


def compute(games: Iterable[Played], known: dict[str, rules.Rating]) -> Computed:
    """What games do, in their order, to the ratings before them, by accounts as text; these are changed in memory."""
    found = Computed(known)
    for played in games:
        ranks, after = rules.ranking(played.rated), rules.rate(played.rated, known)
        for subject, rating in after.items():
            before = known.get(subject, rules.Rating())
            found.results.append((subject, _result(played, subject, ranks[subject], before, rating)))
            found.played_at[subject] = played.rated.finished_at
        known |= after
    return found


def lock(pool: str) -> RatingPool:
    """The row of a pool, locked to the end of the transaction; waits for whoever holds it."""
    return _rows_of(pool).select_for_update().get()


def _rows_of(pool: str) -> QuerySet[RatingPool]:
    """The one row of a pool, which is made where there is none."""
    RatingPool.objects.bulk_create([RatingPool(pool=pool)], ignore_conflicts=True)
    return RatingPool.objects.filter(pool=pool)


def subjects_of(accounts: Iterable[int]) -> dict[str, Subject]:
    """The subjects of accounts (primary keys of players), by these as text; those that are missing are made."""
    keys = set(accounts)
    known = Subject.objects.filter(account__in=keys)
    new = keys - set(known.values_list("account", flat=True))
    if new:
        owners = dict(Player.objects.filter(pk__in=new).values_list("pk", "owner"))
        made = [Subject(account=key, owner=owners.get(key)) for key in sorted(new)]
        Subject.objects.bulk_create(made, ignore_conflicts=True, batch_size=BATCH)
    return {str(subject.account): subject for subject in known.all()}


def _close_pool(pool: str, last: dt.date) -> int:
    """Recompute a pool if it is stale, and close its days up to the last, each in a transaction of its own."""
    closed = 0
    while _step(pool, last):
        closed += 1
    return closed


@transaction.atomic
def _step(pool: str, last: dt.date) -> bool:
    """Close the next day of a pool; answers whether there was one. A stale pool is recomputed first."""
    day = _next_day(pool)
    if (day is None or day > last) and not RatingPool.objects.filter(pool=pool, stale_from__isnull=False).exists():
        return False
    row = _rows_of(pool).select_for_update(skip_locked=True).first()
    if row is None:
        return False
    if row.stale_from is not None:
        _recompute_from(row, row.stale_from)
    day = _next_day(pool)  # somebody else may have closed it before the lock
    if day is None or day > last:
        return False
    _close(pool, day)
    return True


def _next_day(pool: str) -> dt.date | None:
    """The first day of a pool that is not closed; None before any game has ended."""
    closed: dt.date | None = Period.objects.filter(pool=pool).aggregate(last=Max("day"))["last"]
    return first_day() if closed is None else closed + DAY


def _recompute_from(row: RatingPool, first: dt.date) -> int:
    """Rate the closed days of a locked pool anew from one on, and write down that this was done."""
    days = list(Period.objects.filter(pool=row.pool, day__gte=first).order_by("day").values_list("day", flat=True))
    _rewind(row.pool, first)
    for day in days:
        _close(row.pool, day)
    row.stale_from, row.recomputed_from, row.recomputed_at = None, first, database_now()
    row.save()
    return len(days)


def _rewind(pool: str, first: dt.date) -> None:
    """Leave the ratings of a pool as they were before a day."""
    start = start_of(first)
    later = Rating.objects.filter(pool=pool, played_at__gte=start)
    subjects = list(later.values_list("subject", flat=True))
    Period.objects.filter(pool=pool, day__gte=first).delete()
    Result.objects.filter(pool=pool, finished_at__gte=start).delete()
    later.delete()
    for part in range(0, len(subjects), BATCH):
        rows = Result.objects.filter(pool=pool, subject__in=subjects[part : part + BATCH])
        newest = rows.order_by("subject", "-finished_at", "-game__uuid").distinct("subject")
        Rating.objects.bulk_create([_rating(row.subject_id, pool, row.value, row.finished_at) for row in newest])


def _close(pool: str, day: dt.date) -> None:
    """Rate the games of a day, and write all of it. The pool is locked."""
    games = games_of(day, pool)
    seated = {seat.subject for played in games for seat in played.rated.seats if seat.kind != "builtin" and seat.counts}
    computed = compute(games, _ratings_before(pool, seated))
    subjects = subjects_of(int(subject) for subject in computed.played_at)
    for subject, row in computed.results:
        row.subject = subjects[subject]
    rows = [row for _, row in computed.results]
    Result.objects.bulk_create(rows, batch_size=BATCH)
    _write_ratings(pool, subjects, computed)
    Period.objects.create(pool=pool, day=day, games=len({row.game_id for row in rows}), closed_at=database_now())


def _ratings_before(pool: str, accounts: Iterable[str]) -> dict[str, rules.Rating]:
    """The ratings of accounts in a pool, by these."""
    rows = Rating.objects.filter(pool=pool, subject__account__in=[int(account) for account in accounts])
    return {str(row.subject.account): row.value for row in rows.select_related("subject")}


def _write_ratings(pool: str, subjects: dict[str, Subject], computed: Computed) -> None:
    rows = [
        _rating(subject.pk, pool, computed.ratings[key], computed.played_at[key]) for key, subject in subjects.items()
    ]
    Rating.objects.bulk_create(
        rows,
        update_conflicts=True,
        unique_fields=["subject", "pool"],
        update_fields=OF_A_RATING,
        batch_size=BATCH,
    )


def _rating(subject: int, pool: str, value: rules.Rating, played_at: dt.datetime) -> Rating:
    return Rating(
        subject_id=subject,
        pool=pool,
        mu=value.mu,
        sigma=value.sigma,
        games=value.games,
        played_at=played_at,
        behind=-value.order,
    )


def _result(played: Played, subject: str, rank: int, before: rules.Rating, after: rules.Rating) -> Result:
    """A row without its subject. Writes nothing."""
    return Result(
        game_id=played.key,
        pool=played.rated.pool,
        finished_at=played.rated.finished_at,
        seat=played.seats[subject],
        rank=rank,
        mu_before=before.mu,
        sigma_before=before.sigma,
        mu=after.mu,
        sigma=after.sigma,
        games=after.games,
    )
