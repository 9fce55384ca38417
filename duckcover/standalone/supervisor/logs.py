"""The children's log files."""

import shutil
from pathlib import Path

LIMIT = 10 * 1024 * 1024  # bytes
TAIL_BYTES = 16 * 1024


def set_aside(log: Path) -> None:
    """Give the log of an earlier run the ending `.1`, in place of the one before."""
    if log.exists():
        log.replace(log.with_name(f"{log.name}.1"))


def shorten(log: Path, limit: int = LIMIT) -> None:
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
