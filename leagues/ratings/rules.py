"""What a finished game does to ratings, as pure functions: the same games give the same numbers (LEAGUES.md LK)."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias
from uuid import UUID

from openskill.models import BradleyTerryPart

Pool: TypeAlias = Literal["live", "daily", "slow", "variations"]
PLACES = 6
"""Decimals of the numbers after every game: games go on from these numbers, so anybody can recompute them (LK1)."""
LIVE_BELOW, DAILY_UP_TO = 3600, 48 * 3600
PROVISIONAL_BELOW = 10
SHOWN_FOR = dt.timedelta(days=90)

MU, SIGMA = 25.0, 8.333333
_MODEL = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=25 / 6, tau=25 / 300, window_size=6)
"""All pairs of a table, and their mean: no order of input decides, and nobody gains by a tie before it (LK1)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a subject's strength in a pool, after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people see it; it begins at 1000 (LK6)."""
        return round(1000 + 40 * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """By how much the shown rating may be off (LK6)."""
        return round(40 * self.sigma)

    @property
    def order(self) -> float:
        """What leaderboards are ordered by, more first: what is almost certainly there (LK6)."""
        return self.mu - 3 * self.sigma

    @property
    def is_provisional(self) -> bool:
        """Whether there are too few games for a leaderboard (LK6)."""
        return self.games < PROVISIONAL_BELOW


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished game, for whom it counts. `owner`: of a bot account.

    `left`: resigned, removed, or never there. `counts` is false where nobody held the seat long enough (LK4).
    """

    subject: str
    rank: int
    kind: Literal["person", "bot_account", "builtin"] = "person"
    owner: str | None = None
    left: bool = False
    counts: bool = True


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game as far as ratings depend on it."""

    game: UUID
    finished_at: dt.datetime
    pool: Pool
    seats: tuple[RatedSeat, ...]
    rate_bots: bool = False


@dataclass(frozen=True, slots=True)
class Holder:
    """Who held a seat for some of the turns that were asked of it; `at_fault`: resigned, removed, a no-show."""

    subject: str
    asked: int
    at_fault: bool = False


def pool_of(turn_seconds: int, *, variations: bool) -> Pool:
    """The pool of a game, by its clock unless a round is played by a variation (LK2)."""
    if variations:
        return "variations"
    if turn_seconds < LIVE_BELOW:
        return "live"
    return "daily" if turn_seconds <= DAILY_UP_TO else "slow"


def holder_that_counts(holders: Sequence[Holder]) -> Holder | None:
    """For whom a seat counts that several held: who first left it by own fault, else who had two thirds of the turns.

    None: the seat is taken out (LK4).
    """
    asked = sum(each.asked for each in holders)
    if at_fault := [each for each in holders if each.at_fault]:
        return at_fault[0]
    return next((each for each in holders if 3 * each.asked >= 2 * asked), None)


def ranking(game: RatedGame) -> dict[str, int]:
    """The subjects that a game rates, with their ranks among each other; none where it rates nobody (LK3).

    Who left ranks last, together, whatever the bot made of the seat. Gaps in the ranks mean nothing.
    """
    if _is_of_one_household(game):
        return {}
    rated = [each for each in game.seats if each.counts and _is_rated(each, rate_bots=game.rate_bots)]
    last = max((each.rank for each in rated), default=0) + 1
    return {each.subject: last if each.left else each.rank for each in rated} if len(rated) > 1 else {}


def rate(game: RatedGame, ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of its subjects after a game, from those before it; who has none begins with the default (LK1)."""
    ranks = ranking(game)
    before = [ratings.get(subject, Rating()) for subject in ranks]
    if not ranks:
        return {}
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks.values()])
    return {
        subject: Rating(round(team[0].mu, PLACES), round(team[0].sigma, PLACES), known.games + 1)
        for subject, team, known in zip(ranks, after, before, strict=True)
    }


def rate_all(games: Iterable[RatedGame]) -> dict[Pool, dict[str, Rating]]:
    """The ratings after games, by pool and subject; games count in the order of their end, then of their UUID (LK5)."""
    pools: dict[Pool, dict[str, Rating]] = defaultdict(dict)
    for game in sorted(games, key=lambda each: (each.finished_at, each.game.bytes)):
        pools[game.pool] |= rate(game, pools[game.pool])
    return {pool: ratings for pool, ratings in pools.items() if ratings}


def leaderboard(ratings: Mapping[str, tuple[Rating, dt.datetime]], now: dt.datetime) -> list[str]:
    """The subjects of a leaderboard, the best first: not provisional, and played within 90 days (LK6).

    Each rating comes with the end of its last game.
    """
    shown = [
        (-rating.order, subject)
        for subject, (rating, played_at) in ratings.items()
        if not rating.is_provisional and now - played_at <= SHOWN_FOR
    ]
    return [subject for _, subject in sorted(shown)]


def _is_rated(seat: RatedSeat, *, rate_bots: bool) -> bool:
    return seat.kind == "person" or (seat.kind == "bot_account" and rate_bots)


def _is_of_one_household(game: RatedGame) -> bool:
    """Whether an owner sits with an own bot, or two bots of one owner sit together."""
    owners = [seat.owner for seat in game.seats if seat.owner is not None]
    subjects = {seat.subject for seat in game.seats}
    return len(set(owners)) < len(owners) or not subjects.isdisjoint(owners)
