"""A service that answers what a test says, and the documents that it answers with."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

JSON = "application/json"
PROBLEM = "application/problem+json"
CUT = object()
"""The connection ends without an answer."""
GAME = "0f8fad5b-d9cb-469f-a165-70867728950e"
SUBMISSION = {
    "turn": 3,
    "action": "cover",
    "from": {"row": 0, "col": 0},
    "to": {"row": 0, "col": 1},
    "origin": "player",
    "submitted_at": "2026-11-20T12:00:00Z",
}
LEGAL = [{name: SUBMISSION[name] for name in ("action", "from", "to")}]


@dataclass
class Scripted:
    """A service that gives one answer after the other, and keeps what it was sent."""

    url: str
    answers: list = field(default_factory=list)
    requests: list = field(default_factory=list)

    def will(self, *answers) -> None:
        """Answer so: (status, document[, headers]), or CUT."""
        self.answers += answers


class Handler(BaseHTTPRequestHandler):
    """Gives the next answer of the script."""

    protocol_version = "HTTP/1.1"

    def _next(self) -> None:
        script = self.server.script
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        script.requests.append((self.command, self.path, dict(self.headers), json.loads(body) if body else None))
        answer = script.answers.pop(0)
        if answer is CUT:
            self.close_connection = True
            return
        status, document, *headers = answer
        content = document if isinstance(document, bytes) else json.dumps(document).encode()
        self.send_response(status)
        for name, value in {"Content-Type": PROBLEM if status >= 400 else JSON, **dict(*headers)}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PUT = do_DELETE = _next  # noqa: N815 - the names of BaseHTTPRequestHandler

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@contextmanager
def scripted_service() -> Iterator[Scripted]:
    """The service on a port of its own, while the block runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.script = Scripted(f"http://127.0.0.1:{server.server_port}")
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield server.script
    finally:
        server.shutdown()
        server.server_close()


def problem(status: int, code: str, *headers, **more):
    """A problem document as the service answers it."""
    return (
        status,
        {"type": "about:blank", "title": "", "status": status, "detail": "No.", "code": code, **more},
        *headers,
    )


def game_document(**changes):
    """A game in its lobby."""
    return {
        **dict.fromkeys(
            ("host", "invite_code", "started_at", "finished_at", "round", "turn", "draw_deck", "captain_pile",
             "discard_area", "join_by", "paused", "pause_asked", "last_turn", "result", "you")
        ),
        "id": GAME, "name": "", "status": "lobby", "visibility": "public", "version": 2, "suspended": False,
        "captain_seat": 0, "open_log": False, "clock": {"kind": "per_turn", "turn_seconds": 60}, "rate_bots": False,
        "round_rules": [[], [], []],
        "rated": True, "same_owner": False, "auto_start": False, "invited_only": False, "language": None,
        "replace": False, "excused": 1, "vacation": False, "chat": "all", "reliability_min": None,
        "created_at": "2026-11-20T12:00:00Z", "seats": [], **changes,
    }  # fmt: skip


def sent(service: Scripted, header: str) -> list:
    """A header of all requests."""
    return [headers.get(header) for _, _, headers, _ in service.requests]
