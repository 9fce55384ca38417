"""What breaks during a soak: workers are killed all the time, PostgreSQL now and then."""

import itertools
import random
import signal
import time
from collections import Counter
from collections.abc import Callable

from tests.soak.clock import SimulatedService

PAUSE = 0.02
"""Seconds between two looks at what is waited for."""

STOPS = {"killed": signal.SIGKILL, "stopped at once": signal.SIGQUIT, "shut down": signal.SIGINT}
"""How PostgreSQL ends, in turn: without a word; aborting all that runs; the same, and writing a checkpoint."""


class Breakdowns:
    """Kills by the one thread that waits, as processes end with the thread that started them.

    `kill_every` in real seconds; 0: no worker is killed.
    """

    def __init__(self, service: SimulatedService, kill_every: float, rng: random.Random) -> None:
        self.service, self.kill_every, self.rng = service, kill_every, rng
        self.counts: Counter[str] = Counter()
        self.postgres_ended = False
        self._stops = itertools.cycle(STOPS.items())
        self._kill_at = time.monotonic() + kill_every

    def await_true(self, condition: Callable[[], bool], seconds: float) -> bool:
        """Whether a condition came about in time; kills a worker meanwhile where it is time."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            self._kill_now_and_then()
            time.sleep(PAUSE)
        return True

    def _kill_now_and_then(self) -> None:
        if not self.kill_every or time.monotonic() < self._kill_at:
            return
        name = self.rng.choice(self.service.workers)
        self.service.kill(name)
        self.service.launch(name, program="worker")
        self.counts["workers killed"] += 1
        self._kill_at = time.monotonic() + self.kill_every

    def restart_postgres(self) -> None:
        """Let PostgreSQL end in the next way, and start it again."""
        self.postgres_ended = True
        how, sign = next(self._stops)
        self.service.kill_postgres(sign)
        self.service.restart_postgres()
        self.counts[f"PostgreSQL {how}"] += 1
