"""Kombu's filesystem transport, with five holes mended.

- Kombu opens a message's file under its final name and then writes it. A worker that polls in between takes an empty
  message and fails on it: about one in ten thousand was seen. Here a file gets its name when it is complete.
- A process that has bound a queue never writes the binding again. When the folder has been emptied under a running
  service, messages would go nowhere; here the process's own knowledge stands in for the missing file.
- A worker on it reads in a blocking loop, and then all its pool processes wait at one lock for work. One that is killed
  there (the kernel does that when memory runs out) takes the lock along, and the worker is stuck for good: more than
  every second time. Here the worker's event loop looks for messages, as it does with Redis, and no lock is shared.
- Every look for a message lists and sorts the whole folder, once for each queue: with some thousands waiting, a dozen a
  second came through. Here a listing serves until its messages are taken.
- All connections of a process share what they know of queues, whichever folder they use; here each folder has its own.
"""

import os
import shutil
import tempfile
import time
import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty
from typing import Any, ClassVar, cast

from kombu.transport import filesystem
from kombu.transport.virtual import BrokerState
from kombu.utils.json import dumps, loads


class Waiting:
    """The messages that the last listing of a folder showed, by queue, oldest first."""

    def __init__(self) -> None:
        self._names: dict[str, deque[str]] = {}
        self._listed_at = self._took = 0.0

    def taken(self, folder: Path, queue: str) -> Iterator[Path]:
        """Give out messages, each once; lists again when there are none, but for no more than a fifth of the time."""
        if not self._names.get(queue) and time.monotonic() - self._listed_at >= 5 * self._took:
            self._list(folder)
        names = self._names.get(queue, deque())
        while names:
            yield folder / names.popleft()

    def _list(self, folder: Path) -> None:
        began, self._names = time.monotonic(), {}
        with suppress(FileNotFoundError):
            for name in sorted(os.listdir(folder)):  # noqa: PTH208 - thousands of names, and nothing but them
                number, _, rest = name.partition(".")
                if number and rest.endswith(".msg"):
                    self._names.setdefault(rest.removesuffix(".msg"), deque()).append(name)
        self._listed_at = time.monotonic()
        self._took = self._listed_at - began


class Channel(filesystem.Channel):
    """A channel that puts messages atomically and outlives its folder's content."""

    def _put(self, queue: str, payload: dict[str, Any], **_: Any) -> None:  # type: ignore[override]  # the bases differ
        """Write the message under a name that no consumer takes, then give it its own."""
        name = f"{time.monotonic_ns() // 1_000_000}_{uuid.uuid4()}.{queue}.msg"
        folder = Path(self.data_folder_out)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = folder / f".{name}"
        unfinished.write_text(dumps(payload), encoding="utf-8")
        unfinished.rename(folder / name)

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        """Take the oldest message. Raises: queue.Empty, also when the folder itself is missing."""
        waiting = cast(Transport, self.connection).waiting
        for path in waiting.taken(Path(self.data_folder_in), queue):
            taken = Path(tempfile.gettempdir()) / path.name
            with suppress(OSError):  # another worker has it, or the folder was emptied
                shutil.move(path, taken)
                payload = taken.read_text(encoding="utf-8")
                taken.unlink()
                return loads(payload)
        raise Empty

    def first(self, queue: str) -> dict[str, Any] | None:
        """The oldest message of a queue, which stays where it is; None when there is none."""
        for path in Waiting().taken(Path(self.data_folder_in), queue):
            with suppress(OSError):  # a worker has just taken it
                message: dict[str, Any] = loads(path.read_text(encoding="utf-8"))
                return message
        return None

    def basic_ack(self, delivery_tag: str, multiple: bool = False) -> None:
        """Take note that a message is done with; the worker has room for the next one, and need not wait for it."""
        super().basic_ack(delivery_tag, multiple)
        cast(Transport, self.connection).look_soon()

    def get_table(self, exchange: str) -> list[Any]:
        """The queues bound to an exchange: those on the disk, else those that this process has bound."""
        known = (self.state.exchanges or {}).get(exchange, {}).get("table", [])
        return super().get_table(exchange) or [filesystem.exchange_queue_t(*binding) for binding in known]

    def _queue_bind(self, exchange: str, routing_key: str, pattern: str | None, queue: str) -> None:
        """Write a binding to the disk."""
        self.control_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        super()._queue_bind(exchange, routing_key, pattern, queue)


class Transport(filesystem.Transport):
    """The transport behind `folder://`."""

    Channel = Channel
    implements = filesystem.Transport.implements.extend(asynchronous=True)
    _states: ClassVar[dict[str, BrokerState]] = {}

    def __init__(self, client: Any, **options: Any) -> None:
        super().__init__(client, **options)
        self.waiting = Waiting()
        self._loop: Any = None  # the worker's, once it runs
        self.state = self._states.setdefault(client.transport_options["control_folder"], BrokerState())

    def register_with_event_loop(self, _connection: Any, loop: Any) -> None:
        """Have the worker's event loop look for messages every `polling_interval` seconds."""
        self._loop = loop
        loop.call_repeatedly(self.polling_interval, self._deliver_all)

    def look_soon(self) -> None:
        """Have the event loop, if there is one, look for messages in its next turn."""
        if self._loop is not None:
            self._loop.call_soon(self._deliver_all)

    def _deliver_all(self) -> None:
        """Hand over messages until there are none or the worker wants no more now."""
        with suppress(Empty):
            while self.cycle:
                self.cycle.get(self._deliver)
