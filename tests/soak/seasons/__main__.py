"""`python -m tests.soak.seasons`: weeks of competitions while parts of the service are killed; see docs/testing.md.

The same embedded service as `python -m tests.soak`, its clock put forward step by step. Competitions of every format
run by themselves from registration to the end; one season is continued by the next. Players and organizers come over
HTTP, or stay away.
"""

import argparse
import sys
from pathlib import Path

from tests.soak.command import connected_service, show


def main() -> int:
    """Run the simulation and print its figures; 1 when a check fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.seasons", description=__doc__)
    parser.add_argument("--competitions", type=int, default=20, help="two or three of them are divisions of a season")
    parser.add_argument("--entries", type=int, default=500, help="of all competitions together, before late ones")
    parser.add_argument("--round-days", type=int, default=3, help="how long a round lasts")
    parser.add_argument("--rounds", type=int, default=3, help="of a stage whose length is fixed")
    parser.add_argument("--step", type=int, default=12, choices=(1, 2, 3, 4, 6, 8, 12, 24), help="hours of a skip")
    parser.add_argument("--kill-every", type=float, default=20, help="seconds from one kill of a worker to the next")
    parser.add_argument("--restarts", type=int, default=3, help="of PostgreSQL: SIGKILL, SIGQUIT, SIGINT in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="folder to which the logs of the service are copied")
    given = parser.parse_args()
    service = connected_service()

    from tests.soak.seasons.alone import play

    return show(*play(given, service))


if __name__ == "__main__":
    sys.exit(main())
