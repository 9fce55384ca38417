"""Kombu's filesystem transport, with four holes mended.

- Kombu opens a message's file under its final name and then writes it. A worker that polls in between takes an empty
  message and fails on it: about one in ten thousand was seen. Here a file gets its name when it is complete.
- A process that has bound a queue never writes the binding again. When the folder has been emptied under a running
  service, messages would go nowhere; here the process's own knowledge stands in for the missing file.
- A worker on it reads in a blocking loop, and then all its pool processes wait at one lock for work. One that is killed
  there (the kernel does that when memory runs out) takes the lock along, and the worker is stuck for good: more than
  every second time. Here the worker's event loop looks for messages, as it does with Redis, and no lock is shared.
- All connections of a process share what they know of queues, whichever folder they use; here each folder has its own.
"""

import time
import uuid
from contextlib import suppress
from pathlib import Path
from queue import Empty
from typing import Any, ClassVar, cast

from kombu.transport import filesystem
from kombu.transport.virtual import BrokerState
from kombu.utils.json import dumps


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
        try:
            return super()._get(queue)
        except FileNotFoundError:
            raise Empty from None

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
