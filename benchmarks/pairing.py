"""How well and how fast `pairing/1` draws: seasons of random results, as LEAGUES.md LD8 has them.

The better half of the scores meets the better half: who wins is decided by a strength of its own and by luck.
"""

from __future__ import annotations

import hashlib
import random
import time
from dataclasses import dataclass

from games.rules.shuffles import shuffled, stream
from leagues.rules.competition import Round, Seat, Table
from leagues.rules.history import History
from leagues.rules.pairing import Costs, Seatable, pair
from leagues.rules.points import LINEAR, TICKS
from leagues.rules.schedule import repeats_cost, schedule
from leagues.rules.sizes import TableSize, seated_sizes

SEASONS = (
    # entries, min, preferred, max, rounds, goal: repeats at most
    (16, 4, 4, 4, 5, 8),
    (23, 3, 4, 5, 5, 0),
    (30, 3, 4, 5, 6, 0),
    (100, 4, 4, 4, 10, 0),
    (400, 4, 4, 4, 10, 0),
    (998, 3, 4, 5, 10, 0),
    (1000, 4, 4, 4, 10, 0),
    (1000, 3, 5, 5, 10, 0),
    (1000, 3, 7, 7, 10, None),
)


SCHEDULES = (
    # entries, seats at each table at least, preferred, at most, rounds, goal: repeats at most
    (7, 3, 4, 5, 6, 0),
    (9, 3, 3, 3, 4, 0),
    (16, 4, 4, 4, 5, 0),
    (25, 5, 5, 5, 6, 0),
    (64, 4, 4, 4, 10, 0),
    (20, 4, 4, 4, 6, 6),
    (32, 4, 4, 4, 10, 30),
)
"""Schedules of all rounds at once; a repeat is what Σ m² lies above meetings that are spread evenly, by two."""


@dataclass(frozen=True, slots=True)
class Season:
    """What a season of drawing came to: repeats as LD7 counts them, seconds of CPU time by round."""

    entries: int
    repeats: int
    seconds: list[float]


def play(entries: int, size: TableSize, rounds: int, seed: int) -> Season:
    """Draw and play a season of random results."""
    rng = random.Random(seed)
    names = [f"{index:04}" for index in range(entries)]
    strength = {name: rng.gauss(0, 1) for name in names}
    ticks = dict.fromkeys(names, 0)
    history, repeats, seconds = History(), 0, []
    for number in range(1, rounds + 1):
        started = time.process_time()
        words = stream(hashlib.sha256(f"{seed} {number}".encode()).digest(), b"")
        lots = shuffled(words, names)
        sizes, byes = seated_sizes(entries, size)
        place = {name: index for index, name in enumerate(lots)}
        order = sorted(names, key=lambda name: (-ticks[name], place[name]))[: entries - byes]
        line = [Seatable(name, ticks[name] // TICKS, history.short[name]) for name in order]
        drawn = pair(line, sizes, Costs(history.met), words)
        seconds.append(time.process_time() - started)
        tables = tuple(Table(index, "finished", tuple(map(Seat, table))) for index, table in enumerate(drawn))
        met = len(history.met)
        history.add(Round(number, tables, lots=lots))
        repeats += sum(len(table) * (len(table) - 1) // 2 for table in drawn) - (len(history.met) - met)
        for table in drawn:
            result = sorted(table, key=lambda name: strength[name] + rng.gauss(0, 1))
            for name, won in zip(result, LINEAR.ticks(range(1, len(table) + 1)), strict=True):
                ticks[name] += won
    return Season(entries, repeats, seconds)


def report(seeds: int) -> str:
    """The table of all seasons, as Markdown: the mean and the worst of some seeds."""
    lines = ["| entries | tables | rounds | repeats, mean | worst | goal | seconds a round | worst |", "|---" * 8 + "|"]
    for entries, least, preferred, most, rounds, goal in SEASONS:
        played = [play(entries, TableSize(least, preferred, most), rounds, seed) for seed in range(seeds)]
        repeats = [season.repeats for season in played]
        seconds = [each for season in played for each in season.seconds]
        figures = (sum(repeats) / seeds, max(repeats), "–" if goal is None else goal)
        times = f"{sum(seconds) / len(seconds):.2f} | {max(seconds):.2f}"
        lines.append(
            f"| {entries} | {least}–{most} | {rounds} | {figures[0]:g} | {figures[1]} | {figures[2]} | {times} |"
        )
    return "\n".join(lines)


def schedules() -> str:
    """The table of all schedules, as Markdown."""
    lines = ["| entries | tables | rounds | repeats | goal | seconds |", "|---" * 6 + "|"]
    for entries, least, preferred, most, rounds, goal in SCHEDULES:
        started = time.process_time()
        names = [f"{index:04}" for index in range(entries)]
        words = stream(hashlib.sha256(b"schedule").digest(), b"")
        drawn = schedule(names, rounds, TableSize(least, preferred, most), words)
        seconds = time.process_time() - started
        meetings = sum(len(table) * (len(table) - 1) // 2 for round_ in drawn for table in round_)
        each, more = divmod(meetings, entries * (entries - 1) // 2)
        even = meetings * each + more * (each + 1)
        lines.append(
            f"| {entries} | {least}–{most} | {rounds} | {(repeats_cost(drawn) - even) // 2} | {goal} | {seconds:.1f} |"
        )
    return "\n".join(lines)
