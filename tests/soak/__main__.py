"""`python -m tests.soak`: weeks of games on the whole service while its parts are killed; see docs/testing.md.

An embedded service of its own, with three workers and two beats. Its clock is put forward step by step; in each step
players come over HTTP, and webhooks go to a receiver on this machine that fails now and then. Every worker is mortal,
and so is PostgreSQL. At the end the last games are resigned, the outbox is emptied, and everything is checked.
"""

import argparse
import math
import sys
from pathlib import Path

from tests.soak.command import connected_service, show


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
    parser.add_argument("--competitions", type=int, default=0, help="played afterwards on the same service, as briefly")
    given = vars(parser.parse_args())
    service = connected_service()

    from tests.soak.run import Options, Soak

    return show(*Soak(Options(**given), service).run())


if __name__ == "__main__":
    sys.exit(main())
