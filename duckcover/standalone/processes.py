"""What happens to child processes whose parent dies: they end, or come to the supervisor, which ends them."""

import contextlib
import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

PR_SET_PDEATHSIG = 1  # Linux, prctl(2)
PR_SET_CHILD_SUBREAPER = 36
_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


def end_with_parent(sign: signal.Signals) -> Callable[[], None]:
    """A `preexec_fn` that has the kernel send `sign` to the child when its parent dies, also by SIGKILL.

    On Linux only, elsewhere it does nothing. The parent is the thread that starts the child: start it from one that
    lives as long as the child shall.
    """
    parent = os.getpid()

    def ask_kernel() -> None:
        if _prctl is not None:
            _prctl(PR_SET_PDEATHSIG, sign)
            if os.getppid() != parent:  # it died before the line above
                os._exit(1)

    return ask_kernel


def adopt_orphans() -> None:
    """Make orphaned descendants our own children; elsewhere than on Linux nothing happens."""
    if _prctl is not None:
        _prctl(PR_SET_CHILD_SUBREAPER, 1)


def _children() -> set[int]:
    """The pids of all our children, zombies included; empty without /proc."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = stat.read_text(errors="replace").rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.add(int(stat.parent.name))
    return found


def reap_orphans(own: set[int]) -> set[int]:
    """Collect the exit codes of ended children but `own`; the pids of those that live."""
    living = set()
    for pid in _children() - own:
        with contextlib.suppress(ChildProcessError):
            if os.waitpid(pid, os.WNOHANG) == (0, 0):
                living.add(pid)
    return living


def end_orphans(seconds: float = 5.0) -> None:
    """Give all our children `seconds` to end by themselves, then kill them."""
    end = time.monotonic() + seconds
    while living := reap_orphans(set()):
        if time.monotonic() > end:
            for pid in living:
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)
