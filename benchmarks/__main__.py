"""`python -m benchmarks`: print a table of ratios to pgbench for the code as it stands.

Everything runs in a data folder of its own that is removed at the end: an embedded PostgreSQL with fsync on, then the
whole service as `duckcover up` starts it. `--quick` takes about two minutes and is coarser. `--only` names parts.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks import bots, days, pairing
from benchmarks.figures import Line, Scale, markdown

if TYPE_CHECKING:
    from benchmarks.run import Run

PARTS = (
    *("bytes", "resolve", "cost", "pages", "bare", "sweep"),
    *("submit", "turns", "read", "visible", "deadlines", "streams"),
)
OTHERS = ("servers", "bots", "days", "pairing", "ratings", "standings")
"""What is measured when it is named only: `servers` needs gunicorn, the others need no service."""


FULL = Scale(3, 5, 120, (10_000, 100_000, 1_000_000), 200, 10_000, 60, 100, 10, 2_000)
QUICK = Scale(1, 2, 40, (10_000, 100_000), 30, 1_000, 6, 10, 2, 100)


def main() -> int:
    """Measure what was asked for; the exit code is 0 also when goals are missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short, coarse run")
    parser.add_argument(
        "--only", nargs="+", choices=PARTS + OTHERS, default=PARTS, metavar="PART", help=", ".join(PARTS + OTHERS)
    )
    options = parser.parse_args()
    scale = QUICK if options.quick else FULL
    if "bots" in options.only:
        say("playing bots")
        print(bots.report(scale.bot_games), flush=True)
    if "days" in options.only:
        say("simulating: days")
        print(days.report(scale.simulated), flush=True)
    if "pairing" in options.only:
        say("drawing seasons")
        print(pairing.report(scale.seasons), pairing.schedules(), sep="\n\n", flush=True)
    parts = [part for part in options.only if part not in ("bots", "days", "pairing")]
    return measured_here(scale, parts) if parts else 0


def measured_here(scale: Scale, parts: list[str]) -> int:
    """Measure in a data folder that is removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="duckcover-benchmark-"))
    os.environ.update(DUCKCOVER_DATA_DIR=str(folder), DJANGO_SETTINGS_MODULE="duckcover.settings")
    for who in ("ANONYMOUS", "PLAYER", "BOT"):  # requests are counted as ever; a few players ask as thousands would
        os.environ[f"DUCKCOVER_RATE_{who}"] = "1000000000"
    for name in ("DATABASE_URL", "CELERY_BROKER_URL"):
        os.environ.pop(name, None)  # the embedded default is what is measured
    try:
        return measure(folder, scale, parts)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure(folder: Path, scale: Scale, parts: list[str]) -> int:
    """Run the parts in their order and print the table."""
    import django

    django.setup()
    from benchmarks import in_database, in_process, load, over_http, pages, ratings, standings, streams
    from benchmarks.run import Run

    say(f"HTTP load: {load.generator()}")
    run = Run(folder, scale)
    lines: list[Line] = []
    breakdown = ""
    try:
        with run.database():
            if "ratings" in parts:  # first: the database must be empty
                say("rating games")
                share = scale.seasons / FULL.seasons
                print(ratings.report(share), ratings.in_database(share), sep="\n", flush=True)
            if "standings" in parts:
                say("writing standings")
                print(standings.report(), flush=True)
            if "bytes" in parts:
                say("measuring: bytes")
                found, breakdown = in_database.game_bytes(run.world, scale.games)
                lines += found
            if set(parts) - {"bytes", "ratings", "standings"}:
                run.prepare()
                alone = {
                    "resolve": in_database.resolve,
                    "cost": in_process.cost,
                    "pages": pages.pages,
                    "bare": over_http.bare,
                    "servers": over_http.servers,
                }
                _each(alone, run, parts, lines)
        if over_http.PARTS.keys() & set(parts):
            with run.service():
                _each(over_http.PARTS, run, parts, lines)
        if "streams" in parts:
            _each({"streams": streams.streams}, run, parts, lines)
        if "sweep" in parts:
            with run.database():
                _each({"sweep": in_database.sweep}, run, parts, lines)
    finally:  # what was measured is shown, whatever happened after it
        print("\n\n".join(filter(None, [markdown(lines), breakdown])))
    return 0


def _each(known: Mapping[str, Callable[[Run], list[Line]]], run: Run, parts: list[str], lines: list[Line]) -> None:
    """Measure those of the known parts that were asked for; adds to `lines`."""
    for name in [part for part in known if part in parts]:
        say(f"measuring: {name}")
        lines += known[name](run)


def say(text: str) -> None:
    """What happens now, and when that is."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
