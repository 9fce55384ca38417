"""What it costs to write the standings of a competition anew: whole, and when one table has ended."""

from __future__ import annotations

import datetime as dt
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leagues.models import Competition, Entry, Round

ENTRIES, SEATS, ROUNDS = 1000, 4, 10
DAY = dt.timedelta(days=1)
GOAL = 1.0
"""Seconds (LEAGUES.md LB5)."""


def report() -> str:
    """Seconds of a rewrite, and the CPU seconds of Python in it, as a line of text; in the present database."""
    from leagues.models import Table

    competition = _make()
    whole = _seconds(lambda: _rewrite(competition))
    table = Table.objects.filter(round__competition=competition).order_by("pk").last()
    seats = list(table.seats.order_by("index")) if table is not None else []
    for seat, rank in zip(seats, reversed(range(1, SEATS + 1)), strict=True):
        seat.played_rank = rank
        seat.save(update_fields=["played_rank"])
    one, same = _seconds(lambda: _rewrite(competition)), _seconds(lambda: _rewrite(competition))
    return (
        f"standings of {ENTRIES:,} entries after {ROUNDS} rounds: written first in {_text(whole)}, after one table "
        f"{_text(one)}, unchanged {_text(same)} (goal {GOAL})"
    )


def _seconds(work: Callable[[], object]) -> tuple[float, float]:
    started, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - started, time.process_time() - cpu


def _text(seconds: tuple[float, float]) -> str:
    return f"{seconds[0]:.2f} s ({seconds[1]:.2f} of CPU)"


def _rewrite(competition: Competition) -> None:
    """What every result does, in a transaction of its own."""
    from django.db import transaction

    from games.services.locks import database_now
    from leagues.services.events import save
    from leagues.services.locks import lock_by_key
    from leagues.services.standings import rewrite

    with transaction.atomic():
        row = lock_by_key(competition.pk)
        rewrite(row, database_now())
        save(row)


def _make() -> Competition:
    """A competition that has been played, by random results."""
    from accounts.models import Player
    from games.services.locks import database_now
    from leagues.models import Competition, Entry, League, Round
    from leagues.rules.settings import complete

    now = database_now()
    dates = {"opens_at": now.isoformat(), "closes_at": (now + DAY).isoformat()}
    first = (now + 3 * DAY).isoformat()
    timing = {"kind": "every", "first": first, "days": 7, "length_days": 7, "zone": "UTC"}
    document = {"stages": [{"format": "swiss", "rounds": ROUNDS}], "registration": dates, "timing": timing}
    settings, _problems = complete(document)
    players = Player.objects.bulk_create(Player(username=f"s{number}") for number in range(ENTRIES))
    competition = Competition.objects.create(
        league=League.objects.create(name="Pond league", created_at=now),
        name="Autumn cup",
        status="running",
        settings=settings,
        registration_opens_at=now,
        registration_closes_at=now + DAY,
        capacity=ENTRIES,
        created_at=now,
        published_at=now,
    )
    entries = Entry.objects.bulk_create(
        Entry(competition=competition, player=player, status="active", entered_at=now) for player in players
    )
    rng = random.Random(1)
    for number in range(1, ROUNDS + 1):
        rng.shuffle(entries)
        given = {"status": "closed", "drawn_at": now, "published_at": now, "draws_at": now, "publishes_at": now}
        lots = [entry.uuid for entry in entries]
        times = {"opens_at": now, "closes_at": now + DAY, "closed_at": now}
        row = Round.objects.create(competition=competition, number=number, lots=lots, **given, **times)
        _play(row, entries, rng)
    return competition


def _play(row: Round, entries: list[Entry], rng: random.Random) -> None:
    """Seat everybody and let a random order win at each table."""
    from leagues.models import Table, TableSeat

    ended = {"status": "adjudicated", "closes_at": row.closes_at, "ended_at": row.closes_at}
    tables = Table.objects.bulk_create(
        Table(round=row, number=number, **ended) for number in range(1, ENTRIES // SEATS + 1)
    )
    seats = [
        TableSeat(table=table, round=row, index=index, entry=entry, played_rank=rank, total=rank)
        for place, table in enumerate(tables)
        for index, (entry, rank) in enumerate(
            zip(entries[place * SEATS :], rng.sample(range(1, SEATS + 1), SEATS), strict=False)
        )
    ]
    TableSeat.objects.bulk_create(seats)
