"""Resolution, the sweep and the bytes of a game: measured in this process, with nothing else running."""

import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from django.db import connection

from benchmarks.figures import Line, ratio_line
from benchmarks.run import Run
from benchmarks.world import World, copy_games, fill_turns, play_turns, remove_copies
from duckcover import collector
from games.models import Game, Heartbeat, Turn
from games.services import resolution

BYTES_GOAL = 80
FULL_TURNS = 600
PICKED = 1_000
WAVE = 10
"""Games played at the same time; the next ones use again what their rows' old versions left free."""


def resolve(run: Run) -> list[Line]:
    """Full turns of four players, resolved by this one process: one per call, as for a message, and by the sweep."""
    ways: dict[str, tuple[Callable[[int, int], int], float]] = {
        "single": (_one_by_one, 0.10),
        "backlog": (_swept, 0.25),
    }
    lines = []
    collector.settle()  # as each process of the worker does
    for name, (way, goal) in ways.items():
        pairs = []
        for _ in range(run.scale.rounds):
            theirs = run.minima.rate("resolve", run.scale.seconds)
            pairs.append((_resolutions(run.originals, way, run.scale.seconds), theirs))
        lines.append(ratio_line(f"resolve turns, {name}", pairs, goal))
    return lines


def _resolutions(originals: Sequence[Game], way: Callable[[int, int], int], seconds: float) -> float:
    """Turns resolved per second."""
    done, took = 0, 0.0
    while took < seconds:
        first, last = copy_games(originals, FULL_TURNS)
        fill_turns(first, last)
        began = time.perf_counter()
        done += way(first, last)
        took += time.perf_counter() - began
    return done / took


def _one_by_one(first: int, last: int) -> int:
    return sum(resolution.resolve_game(game) for game in range(first, last + 1))


def _swept(first: int, last: int) -> int:  # noqa: ARG001 - nothing else is due
    return resolution.sweep()


def sweep(run: Run) -> list[Line]:
    """Finding 1,000 due turns among more and more open ones, and resolving them."""
    originals, sizes = run.originals, run.scale.open_turns
    lines: list[Line] = []
    picks: dict[int, float] = {}  # seconds
    standing = 0
    for size in sizes:
        copy_games(originals, size - standing, bare=True)
        standing = size
        _vacuum()
        found = [_pick(originals) for _ in range(run.scale.rounds)]
        picks[size] = statistics.median(took for took, _ in found)
        cpu = statistics.median(used for _, used in found)
        ratio = picks[size] / picks[sizes[0]]
        met = None if size == sizes[0] else ratio <= 1.2
        goal = "" if met is None else f"<= 1.20 of {sizes[0]:,}"
        text = f"{picks[size] * 1000:.0f} ms, of which PostgreSQL computes {cpu * 1000:.0f}"
        lines.append(Line(f"claim 1,000 due among {size:,} open turns", text, ratio=ratio, goal=goal, met=met))
        if size == 100_000:
            lines.append(_whole_sweep(originals))
    return lines


def _vacuum() -> None:
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE games_game, games_turn")
        cursor.execute("CHECKPOINT")  # what was copied is not written while the claims are


def _due(originals: Sequence[Game], *, bare: bool) -> tuple[int, int]:
    first, last = copy_games(originals, PICKED, bare=bare)
    Turn.objects.filter(game__gte=first, game__lte=last).update(
        due_at="2020-01-01T00:00:00Z", opened_at="2019-01-01T00:00:00Z", deadline="2020-01-01T00:00:00Z"
    )
    return first, last


def _pick(originals: Sequence[Game]) -> tuple[float, float]:
    """Seconds until batches of claims have found all due turns, and seconds of CPU that the server process used."""
    first, last = _due(originals, bare=True)
    used, began, found = _server_cpu(), time.perf_counter(), 0
    while claimed := len(resolution.claim_fresh()):
        found += claimed
    took, used = time.perf_counter() - began, _server_cpu() - used
    remove_copies(first, last)
    if found != PICKED:
        raise RuntimeError(f"{found} turns were found, not {PICKED}")
    return took, used


def _server_cpu() -> float:
    """Seconds of CPU that the server process of this connection has used; it runs on the same machine."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        stat = Path(f"/proc/{cursor.fetchone()[0]}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")  # user, system: columns 14 and 15 of proc(5)


def _whole_sweep(originals: Sequence[Game]) -> Line:
    first, last = _due(originals, bare=False)
    Heartbeat.objects.all().delete()  # that nothing swept during the other parts is no outage
    began = time.perf_counter()
    resolved = resolution.sweep()
    took = time.perf_counter() - began
    remove_copies(first, last)
    return Line(f"sweep of {resolved:,} due among 100,000 open turns", f"{took:.2f} s, {resolved / took:,.0f} turns/s")


SIZES = """
SELECT c.relname, pg_table_size(c.oid) - coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0) AS rows,
    pg_indexes_size(c.oid), coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)
FROM pg_class c WHERE c.relkind = 'r' AND c.relname LIKE 'games\\_%' ORDER BY pg_total_relation_size(c.oid) DESC
"""


def game_bytes(world: World, games: int) -> tuple[list[Line], str]:
    """Play games of four players to their end; the bytes of one with its share of every index, and of what."""
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = off")
        for _ in range(games // WAVE):
            _play_to_the_end(world, [world.new_game() for _ in range(WAVE)])
        cursor.execute("RESET synchronous_commit")
        cursor.execute("VACUUM ANALYZE")
        cursor.execute(SIZES)
        sizes = cursor.fetchall()
        cursor.execute("SELECT count(*)::float / %s FROM games_turn", [games])
        turns = cursor.fetchone()[0]
    total = sum(rows + indexes + toast for _, rows, indexes, toast in sizes) / games / 1000
    line = Line(
        f"a finished 4-seat game ({games} games, {turns:.0f} turns each)",
        f"{total:.1f} kB",
        goal=f"<= {BYTES_GOAL} kB",
        met=total <= BYTES_GOAL,
    )
    return [line], _breakdown(sizes, games)


def _play_to_the_end(world: World, games: Sequence[Game]) -> None:
    running = list(games)
    while running:
        play_turns(world, running, 10)
        with connection.cursor() as cursor:
            cursor.execute("VACUUM")  # as autovacuum does while games last days
        running = list(Game.objects.filter(pk__in=[game.pk for game in games], status=Game.Status.PLAYING))


def _breakdown(sizes: list[tuple[str, int, int, int]], games: int) -> str:
    lines = [f"{'kB a game':24}{'rows':>8}{'indexes':>9}{'toast':>8}"]
    for name, *parts in sizes:
        lines.append(f"{name:24}" + "{:8.1f}{:9.1f}{:8.1f}".format(*(part / games / 1000 for part in parts)))
    return "\n".join(lines)
