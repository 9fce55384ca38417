"""What it costs to rate a game: the rules alone, and days that are closed or computed anew in a database."""

from __future__ import annotations

import datetime as dt
import random
import time
import uuid
from collections.abc import Callable

from leagues.ratings.rules import RatedGame, RatedSeat, rate_all

GAMES, PLAYERS, DAYS, SEATS = 20_000, 2_000, 20, 4
GOAL = 30
"""Microseconds a game (LEAGUES.md LK7)."""

FAMILIES = ("pirates", "vikings", "knights", "cowboys")


def report(scale: float = 1.0) -> str:
    """CPU microseconds a game of the rules alone, as a line of text; `scale` is the share of the games."""
    games = random_games(int(GAMES * scale))
    micros = _micros(lambda: rate_all(games), len(games))
    return f"ratings, rules alone: {micros:.0f} µs a game of {SEATS} (goal {GOAL}); {len(games):,} games"


def in_database(scale: float = 1.0) -> str:
    """The same of rows: closing all days, and comparing what is stored. The database is the present, empty one."""
    from leagues.ratings.services.checks import first_difference
    from leagues.ratings.services.periods import close_days, recompute

    count = int(GAMES * scale)
    _write(random_games(count))
    closed = _micros(close_days, count, time.perf_counter)
    anew = _micros(lambda: recompute("daily"), count, time.perf_counter)
    checked = _micros(lambda: first_difference("daily"), count, time.perf_counter)
    return (
        f"ratings, rows: {closed:.0f} µs a game closed, {anew:.0f} recomputed, {checked:.0f} checked; {count:,} games"
    )


def random_games(count: int) -> list[RatedGame]:
    """Games of random players and results, over the last days."""
    rng, first = random.Random(1), dt.datetime.now(dt.UTC) - dt.timedelta(days=DAYS + 2)
    step = dt.timedelta(days=DAYS) / count
    return [
        RatedGame(uuid.UUID(int=rng.getrandbits(128)), first + number * step, "daily", _seats(rng))
        for number in range(count)
    ]


def _seats(rng: random.Random) -> tuple[RatedSeat, ...]:
    names = rng.sample(range(PLAYERS), SEATS)
    return tuple(RatedSeat(str(name), rank) for rank, name in enumerate(names, 1))


def _micros(work: Callable[[], object], count: int, clock: Callable[[], float] = time.process_time) -> float:
    started = clock()
    work()
    return (clock() - started) / count * 1e6


def _write(games: list[RatedGame]) -> None:
    """Games as rows, with their players."""
    from accounts.models import Player
    from games.models import Game, Seat

    players = Player.objects.bulk_create(Player(username=f"p{number}") for number in range(PLAYERS))
    rows = [
        Game(
            uuid=game.game,
            status=Game.Status.FINISHED,
            seat_count=SEATS,
            options={"round_rules": [[], [], []]},
            rules_version=1,
            result={"ranking": [{"seat": seat, "rank": each.rank} for seat, each in enumerate(game.seats)]},
            created_at=game.finished_at,
            finished_at=game.finished_at,
        )
        for game in games
    ]
    made = Game.objects.bulk_create(rows, batch_size=2000)
    seats = (
        Seat(game=row, index=seat, player=players[int(each.subject)], family=FAMILIES[seat])
        for row, game in zip(made, games, strict=True)
        for seat, each in enumerate(game.seats)
    )
    Seat.objects.bulk_create(seats, batch_size=2000)
