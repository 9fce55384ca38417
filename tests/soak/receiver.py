"""A real receiver of webhooks on this machine that fails now and then."""

import json
import random
import threading
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Receiver:
    """Counts what it has taken; usable with `with`."""

    def __init__(self, failures: float, rng: random.Random) -> None:
        self.failures, self._rng, self._lock = failures, rng, threading.Lock()
        self.taken: Counter[str] = Counter()
        """How often each `Webhook-Id` was taken."""
        self.notices: dict[tuple[str, int], set[str]] = {}
        """The ids under which each notice came, by path and the notice's id."""
        self.refused = 0
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler_of(self))
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "Receiver":
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self, path: str, identifier: str, body: bytes) -> int:
        """Take a message, or fail; the status to answer with."""
        with self._lock:
            if self._rng.random() < self.failures:
                self.refused += 1
                return 503
            self.taken[identifier] += 1
            self.notices.setdefault((path, json.loads(body)["data"]["id"]), set()).add(identifier)
            return 204


def _handler_of(receiver: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            body = self.rfile.read(length)
            if len(body) < length:  # its sender was killed
                self.close_connection = True
                return
            self.send_response(receiver.take(self.path, self.headers["Webhook-Id"], body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing is logged."""

    return Handler
