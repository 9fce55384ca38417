"""Grandchildren whose parent was killed: on Linux they come to the supervisor, which ends them."""

import contextlib
import ctypes
import os
import signal
import sys
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36  # Linux, prctl(2)


def adopt() -> None:
    """Have orphaned descendants become our own children; elsewhere than on Linux nothing happens."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


def _children() -> set[int]:
    """The pids of all our children, zombies included; empty without /proc."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = stat.read_text(errors="replace").rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.add(int(stat.parent.name))
    return found


def reap(own: set[int]) -> set[int]:
    """Bury the dead among the adopted, all children but `own`; the living ones."""
    living = set()
    for pid in _children() - own:
        with contextlib.suppress(ChildProcessError):
            if os.waitpid(pid, os.WNOHANG) == (0, 0):
                living.add(pid)
    return living


def end_all(own: set[int], seconds: float = 5.0) -> None:
    """Give the adopted `seconds` to end by themselves, then kill them."""
    end = time.monotonic() + seconds
    while living := reap(own):
        if time.monotonic() > end:
            for pid in living:
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)
