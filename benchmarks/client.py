"""A small HTTP client for load: keep-alive connections, one request at a time on each, prepared bytes.

`python -m benchmarks.client PORT FILE SECONDS PART PARTS CONNECTIONS RATE`; RATE 0 sends as fast as answers come.
"""

import json
import selectors
import socket
import sys
import time
from collections import deque
from pathlib import Path

from benchmarks.load import LINE_END


class Connection:
    """One connection and the request that it waits for."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.began = 0.0
        self.answer = b""
        self.waiting = False

    def send(self, request: bytes, began: float) -> None:
        """Send one request; `began` is when it should have been sent."""
        self.began, self.answer, self.waiting = began, b"", True
        self.socket.sendall(request)

    def received(self) -> int | None:
        """Read what came; the status when the answer is whole. Raises: ConnectionError."""
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self.answer += data
        head, found, body = self.answer.partition(b"\r\n\r\n")
        if not found:
            return None
        lengths = [line.split(b":")[1] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        status = int(head[9:12])
        if status != 304 and lengths and len(body) < int(lengths[0]):
            return None
        self.waiting = False
        return status


class Client:
    """Sends its requests over its connections in turn and notes how long each took, in milliseconds."""

    def __init__(self, port: int, requests: list[bytes], connections: int, rate: float) -> None:
        self.port, self.requests, self.interval = port, requests, 1 / rate if rate else 0.0
        self.idle: deque[Connection] = deque()
        self.selector = selectors.DefaultSelector()
        self.latencies: list[float] = []
        self.sent = self.failed = 0
        for _ in range(connections):
            self._open()

    def _open(self) -> None:
        connection = Connection(self.port)
        self.selector.register(connection.socket, selectors.EVENT_READ, connection)
        self.idle.append(connection)

    def _reopen(self, connection: Connection) -> None:
        """Open a connection in place of one that the server has closed while nothing was asked on it."""
        self.selector.unregister(connection.socket)
        connection.socket.close()
        self.idle.remove(connection)
        self._open()

    def run(self, seconds: float) -> float:
        """Send until the time is up, then wait for the last answers; the seconds that it took."""
        began = time.perf_counter()
        connections = len(self.idle)
        while (now := time.perf_counter()) < began + seconds or len(self.idle) < connections:
            if now < began + seconds:
                self._send_due(began, now)
            self._receive()
        return time.perf_counter() - began

    def _send_due(self, began: float, now: float) -> None:
        while self.idle:
            due = began + self.sent * self.interval if self.interval else now
            if due > now:
                return
            self.idle.popleft().send(self.requests[self.sent % len(self.requests)], due)
            self.sent += 1

    def _receive(self) -> None:
        for key, _ in self.selector.select(min(self.interval, 0.002) if self.interval else 0.05):
            if not key.data.waiting:
                self._reopen(key.data)
                continue
            status = key.data.received()
            if status is not None:
                self.latencies.append((time.perf_counter() - key.data.began) * 1000)
                self.failed += status >= 400
                self.idle.append(key.data)


def main(words: list[str]) -> None:
    """Run and print what was seen as JSON."""
    port, path, seconds, part, parts, connections, rate = words
    lines = Path(path).read_text().strip("\n").split("\n")  # splitlines() would split at LINE_END
    requests = [line.replace(LINE_END, "\r\n").encode() for line in lines[int(part) :: int(parts)]]
    client = Client(int(port), requests, int(connections), float(rate))
    took = client.run(float(seconds))
    ordered = sorted(client.latencies)
    print(
        json.dumps(
            {
                "requests": len(ordered),
                "seconds": took,
                "failed": client.failed,
                "p50": ordered[len(ordered) // 2],
                "p99": ordered[len(ordered) * 99 // 100],
                "latencies": ordered,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
