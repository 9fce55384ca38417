"""The processor time of the parts of a service, with that of processes that were killed."""

import os
import time
from collections import Counter
from pathlib import Path

from tests.live.service import children_of

TICKS = os.sysconf("SC_CLK_TCK")
TIMES = slice(11, 15)
"""The fields of `/proc/PID/stat` behind the name: user and system time, own and of children that have ended."""


class Costs:
    """Seconds of processor time by part."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def add(self, part: str, pid: int) -> None:
        """Add what a process and its descendants have used; once, before it ends."""
        self.seconds[part] += _used(pid)

    def figures(self) -> dict[str, str]:
        """A line for each part, and one for this process."""
        parts = {**self.seconds, "players and receiver": time.process_time()}
        return {f"processor time, {part}": f"{seconds:.0f} s" for part, seconds in parts.items()}


def _used(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[TIMES])) / TICKS + sum(map(_used, children_of(pid)))
    except OSError:  # it has just ended, and its parent has its time
        return 0.0
