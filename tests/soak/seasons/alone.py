"""A simulation of competitions on a service of its own."""

import random
import time
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.soak.breakdowns import Breakdowns
from tests.soak.checks import broken_games, late
from tests.soak.clock import SimulatedService
from tests.soak.ending import copy_logs, unexplained
from tests.soak.progress import StuckError, say
from tests.soak.seasons.checks import all_faults
from tests.soak.seasons.run import Options, Seasons
from tests.soak.wire import Wire

THREADS = 8


def play(given: Namespace, service: SimulatedService) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """Play, end, check; the figures, and the faults by check. `given`: the options of the command."""
    began = time.monotonic()
    with service, ThreadPoolExecutor(THREADS) as pool:
        wire, breakdowns = Wire(service.url), Breakdowns(service, given.kill_every, random.Random(given.seed))
        options = Options(given.competitions, given.entries, given.round_days, given.rounds, given.step, given.seed)
        seasons = Seasons(options, service, wire, breakdowns, pool)
        trouble = []
        try:
            seasons.run(given.restarts)
        except StuckError as error:
            trouble.append(str(error))
        say("checking")
        faults = {
            **all_faults(),
            "each turn resolved once, cards conserved": list(broken_games(service)),
            "nothing overdue": late(seasons.longest),
            "no failure on the way": [*trouble, *seasons.trouble_on_the_way(), *unexplained(wire, breakdowns)],
        }
        figures = {
            **seasons.figures(),
            **dict(sorted(breakdowns.counts.items())),
            **{f"answers {status or 'lost'}": n for status, n in sorted(wire.failures.items())},
            "requests": wire.asked,
            "time": f"{time.monotonic() - began:.0f} s",
        }
        copy_logs(service, given.logs, with_database=any(faults.values()))
    return figures | service.costs.figures(), faults
