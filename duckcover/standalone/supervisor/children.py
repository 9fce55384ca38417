"""Children that are kept alive: started, watched, started again when they die, stopped in the end; their logs."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

QUICK_SECONDS = 10.0  # who dies younger died quickly
QUICK_DEATHS = 3  # this many in a row, and something is wrong that a restart does not mend
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 30.0
LOG_LIMIT = 10 * 1024 * 1024  # bytes
TAIL_BYTES = 16 * 1024


@dataclass(frozen=True)
class Program:
    """What is kept alive: `start` makes a process that leads a session of its own and writes to the log."""

    name: str
    start: Callable[[IO[bytes]], subprocess.Popen[bytes]]
    stop_signal: signal.Signals = signal.SIGTERM
    grace: float = 10.0  # seconds from `stop_signal` to SIGKILL


class Child:
    """One program and the process that runs it now."""

    def __init__(self, program: Program, log: Path, say: Callable[[str], None]) -> None:
        self.program = program
        self.log = log
        self.quick_deaths = 0
        self._say = say
        self._started = 0.0
        self._due = 0.0
        self._ended = False  # the process is gone and what was to be said about it is said
        self.process = self._start()

    @property
    def in_trouble(self) -> bool:
        """Whether it died too often too quickly."""
        return self.quick_deaths >= QUICK_DEATHS

    def _start(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            process = self.program.start(log)
        self._started = time.monotonic()
        self._ended = False
        return process

    def watch(self) -> float:
        """Start it again if it has died and its pause is over; the seconds until it wants a look."""
        if self.process.poll() is None:
            self._settle()
            return LONGEST_PAUSE
        if not self._ended:
            self._note_end()
        pause = self._due - time.monotonic()
        if pause <= 0:
            self.process = self._start()
            self._say(f"{self.program.name} was started again (pid {self.process.pid})")
        return max(pause, 0.0)

    def _settle(self) -> None:
        if self.quick_deaths and time.monotonic() - self._started > QUICK_SECONDS:
            self.quick_deaths = 0

    def _note_end(self) -> None:
        """Say how it died, end what it left behind, and choose when it is started again."""
        self._ended = True
        self.kill()
        quick = time.monotonic() - self._started < QUICK_SECONDS
        self.quick_deaths = self.quick_deaths + 1 if quick else 0
        pause = FIRST_PAUSE * 2 ** (self.quick_deaths - 1) if self.quick_deaths else 0.0
        self._due = time.monotonic() + min(pause, LONGEST_PAUSE)
        self._say(f"{self.program.name} (pid {self.process.pid}) {self._manner()}")
        if self.quick_deaths == QUICK_DEATHS:
            self._say(f"{self.program.name} keeps dying; the end of {self.log}:\n{tail(self.log)}")

    def _manner(self) -> str:
        code = self.process.returncode
        return f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def ask_to_end(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(self.program.stop_signal)

    def kill(self) -> None:
        """End its whole process group at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)


def stop_all(children: list[Child], hurry: Callable[[float], bool]) -> None:
    """Ask all of them to end and kill the groups of those that do not within their grace.

    `hurry(seconds)` waits at most so long for something to happen; when it says True all are killed now.
    """
    for child in children:
        child.ask_to_end()
    start, rushed = time.monotonic(), False
    while left := [child for child in children if child.process.poll() is None]:
        passed = time.monotonic() - start
        for child in left:
            if rushed or passed > child.program.grace:
                child.kill()
        rushed = hurry(0.1) or rushed
    for child in children:
        child.kill()  # what it may have left in its group


def set_aside(log: Path) -> None:
    """Give the log of an earlier run the ending `.1`, in place of the one before."""
    if log.exists():
        log.replace(log.with_name(f"{log.name}.1"))


def shorten(log: Path, limit: int = LOG_LIMIT) -> None:
    """Move what a log that has grown over `limit` bytes holds to `.1`; its writers append on."""
    if log.exists() and log.stat().st_size > limit:
        shutil.copyfile(log, log.with_name(f"{log.name}.1"))
        with log.open("r+b") as stream:
            stream.truncate()


def tail(log: Path, lines: int = 15) -> str:
    """The last lines of a log, "" when there is none."""
    if not log.exists():
        return ""
    with log.open("rb") as stream:
        stream.seek(max(log.stat().st_size - TAIL_BYTES, 0))
        text = stream.read().decode(errors="replace")
    return "\n".join(text.splitlines()[-lines:])
