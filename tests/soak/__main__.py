"""`python -m tests.soak`: weeks of games on the whole service while its parts are killed; see docs/testing.md.

An embedded service of its own, with three workers and two beats. Its clock is put forward step by step; in each step
players come over HTTP, and webhooks go to a receiver on this machine that fails now and then. Every worker is mortal,
and so is PostgreSQL. At the end the last games are resigned, the outbox is emptied, and everything is checked.
"""

import argparse
import logging
import math
import os
import shutil
import sys
import tempfile
from pathlib import Path

os.environ["DUCKCOVER_DATA_DIR"] = tempfile.mkdtemp(prefix="duckcover-soak-checks-")
os.environ["DJANGO_SETTINGS_MODULE"] = "duckcover.settings"

import django

django.setup()

from tests.soak.run import Options, Soak  # noqa: E402 - models need the settings


def main() -> int:
    """Run the soak and print its figures; 1 when a check fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--days", type=int, default=60, help="simulated days")
    parser.add_argument("--step", type=int, default=2, choices=(1, 2, 3, 4, 6, 8, 12, 24), help="hours of a skip")
    parser.add_argument("--kill-every", type=float, default=60, help="seconds from one kill of a worker to the next")
    parser.add_argument("--restarts", type=int, default=3, help="of PostgreSQL: SIGKILL, SIGQUIT, SIGINT in turn")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no more days begin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="folder to which the logs of the service are copied")
    options = Options(**vars(parser.parse_args()))
    logging.getLogger("httpx").disabled = True
    try:
        figures, faults = Soak(options).run()
    finally:
        shutil.rmtree(os.environ["DUCKCOVER_DATA_DIR"], ignore_errors=True)
    width = max(map(len, [*figures, *faults]))
    for what, value in figures.items():
        print(f"{what:<{width}}  {value}")
    for what, found in faults.items():
        print(f"{what:<{width}}  {'ok' if not found else f'{len(found)} FAULTS'}", *found[:5], sep="\n    ")
    return 1 if any(faults.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
