"""Ratings compared with what the records of the games give (LK7)."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass

from leagues.ratings.models import Period, Rating, Result
from leagues.ratings.rules import Rating as Value
from leagues.ratings.services.periods import compute
from leagues.ratings.services.records import games_of

OF_A_RESULT = ("game_id", "seat", "rank", "mu_before", "sigma_before", "mu", "sigma", "games")


@dataclass(frozen=True)
class Difference:
    """Where stored ratings are not what the records give; None: there is no such row."""

    place: str
    expected: object
    found: object


def first_difference(pool: str) -> Difference | None:
    """The first difference of a pool; None where the records of the closed days give what is stored. Writes nothing."""
    known: dict[str, Value] = {}
    seen = 0
    for day in Period.objects.filter(pool=pool).order_by("day").values_list("day", flat=True):
        computed = compute(games_of(day, pool), known)
        expected = [(subject, row) for subject, row in computed.results]
        found = next(_different(pool, day, expected), None)
        if found is not None:
            return found
        seen += len(expected)
    return _stray(pool, seen) or next(_different_ratings(pool, known), None)


def _different(pool: str, day: dt.date, expected: list[tuple[str, Result]]) -> Iterator[Difference]:
    """The results of a day that differ, in the order in which they count."""
    rows = Result.objects.filter(pool=pool, game__in={row.game_id for _, row in expected}).select_related("subject")
    stored = {(row.game_id, row.seat): row for row in rows}
    for account, row in expected:
        found = stored.pop((row.game_id, row.seat), None)
        wanted, there = (account, *_numbers(row)), found and (str(found.subject.account), *_numbers(found))
        if wanted != there:
            yield Difference(f"{day}, game {row.game_id}, seat {row.seat}", wanted, there)
    for row in stored.values():
        yield Difference(f"{day}, game {row.game_id}, seat {row.seat}", None, _numbers(row))


def _numbers(row: Result) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in OF_A_RESULT)


def _stray(pool: str, expected: int) -> Difference | None:
    """Results of games that do not count, or of days that are not closed."""
    found = Result.objects.filter(pool=pool).count()
    return None if found == expected else Difference("the number of results", expected, found)


def _different_ratings(pool: str, known: dict[str, Value]) -> Iterator[Difference]:
    rows = Rating.objects.filter(pool=pool).select_related("subject").order_by("subject__account")
    stored = {str(row.subject.account): row.value for row in rows}
    for account in sorted(stored.keys() | known.keys(), key=int):
        if stored.get(account) != known.get(account):
            yield Difference(f"the rating of account {account}", known.get(account), stored.get(account))
