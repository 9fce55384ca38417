"""Kombu's filesystem transport, with messages that appear whole or not at all.

Kombu opens the message's file under its final name and then writes it. A worker that polls in
between takes an empty message and fails on it: about one in ten thousand was seen. A file that is
renamed when it is complete has no such moment.
"""

import time
import uuid
from pathlib import Path
from typing import Any

from kombu.transport import filesystem
from kombu.utils.json import dumps


class Channel(filesystem.Channel):
    """A channel that puts messages atomically."""

    def _put(self, queue: str, payload: dict[str, Any], **_: Any) -> None:  # type: ignore[override]  # the base classes differ
        """Write the message under a name that no consumer takes, then give it its own."""
        name = f"{time.monotonic_ns() // 1_000_000}_{uuid.uuid4()}.{queue}.msg"
        folder = Path(self.data_folder_out)
        unfinished = folder / f".{name}"
        unfinished.write_text(dumps(payload), encoding="utf-8")
        unfinished.rename(folder / name)


class Transport(filesystem.Transport):
    """The transport behind `folder://`."""

    Channel = Channel
