"""`python -m benchmarks`: print a table of ratios to pgbench for the code as it stands.

Everything runs in a data folder of its own that is removed at the end: an embedded PostgreSQL with fsync on, then the
whole service as `duckcover up` starts it. `--quick` takes about two minutes and is coarser. `--only` names parts.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figures import Line, markdown

PARTS = ("bytes", "resolve", "sweep", "submit", "turns", "read", "visible", "deadlines", "servers")


@dataclass(frozen=True)
class Scale:
    """How much is measured."""

    rounds: int
    seconds: float
    games: int
    open_turns: tuple[int, ...]
    waits: int
    deadlines: int
    spread: float


FULL = Scale(5, 5, 120, (10_000, 100_000, 1_000_000), 200, 10_000, 60)
QUICK = Scale(1, 2, 60, (10_000, 100_000), 30, 1_000, 6)


def main() -> int:
    """Measure what was asked for; the exit code is 0 also when goals are missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short, coarse run")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", help=", ".join(PARTS))
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="duckcover-benchmark-"))
    os.environ.update(DUCKCOVER_DATA_DIR=str(folder), DJANGO_SETTINGS_MODULE="duckcover.settings")
    for name in ("DATABASE_URL", "CELERY_BROKER_URL"):
        os.environ.pop(name, None)  # the embedded default is what is measured
    try:
        return measure(folder, QUICK if options.quick else FULL, options.only)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure(folder: Path, scale: Scale, parts: list[str]) -> int:
    """Run the parts in this order and print the table."""
    import django

    django.setup()
    from benchmarks import in_database, load, over_http
    from benchmarks.minima import Minima
    from benchmarks.service import service
    from benchmarks.world import World, templates
    from duckcover import embedded
    from django.core.management import call_command
    from django.db import connection
    from games.models import Snapshot

    say(f"HTTP load: {load.generator()}")
    world, lines, breakdown, began = World(), [], "", time.monotonic()

    def wanted(part: str) -> bool:
        if part in parts:
            say(f"{time.monotonic() - began:5.0f} s  measuring: {part}")
        return part in parts

    with embedded.start_postgres(folder):
        call_command("migrate", verbosity=0)
        if wanted("bytes"):
            found, breakdown = in_database.game_bytes(world, scale.games)
            lines += found
        if set(parts) == {"bytes"}:
            return finish(lines, breakdown)
        originals = templates(world, 24)
        document = Snapshot.objects.get(game=originals[0]).document
        minima = Minima(folder, document)
        if wanted("resolve"):
            lines += in_database.resolve(originals, minima, scale.rounds, scale.seconds)
        if wanted("servers"):
            lines += over_http.servers(world, originals, scale.rounds, scale.seconds)
        connection.close()
    with service(folder) if over_http.PARTS & set(parts) else nullcontext(0) as port:
        if wanted("submit"):
            lines += over_http.submit(world, originals, minima, port, scale.rounds, scale.seconds)
        if wanted("turns"):
            lines += over_http.submit_whole_turns(world, originals, minima, port, scale.rounds, scale.seconds)
        if wanted("read"):
            lines += over_http.read(world, originals, minima, port, scale.rounds, scale.seconds)
        if wanted("visible"):
            lines += over_http.visible(world, originals, port, scale.waits)
        if wanted("deadlines"):
            lines += over_http.deadlines(world, originals, port, scale.deadlines, scale.spread)
        connection.close()
    with embedded.start_postgres(folder):
        if wanted("sweep"):
            lines += in_database.sweep(originals, scale.open_turns, scale.rounds)
        connection.close()
    return finish(lines, breakdown)


def finish(lines: list[Line], breakdown: str) -> int:
    """Print what was found."""
    print(markdown(lines))
    if breakdown:
        print(f"\n{breakdown}")
    return 0


def say(text: str) -> None:
    """What happens now."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
