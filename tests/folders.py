"""Where tests keep the data of the services that they start."""

import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30
"""Bytes that all services of a run need at most."""


def data_folder(prefix: str) -> Path:
    """A new folder, in memory where there is room: a commit on a disk may wait 6 ms, and a run makes 100,000."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return Path(tempfile.mkdtemp(prefix=prefix, dir=MEMORY if roomy else None))
