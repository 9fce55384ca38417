"""What the fake service knows beside games: tickets, invitations, notices, messages, pauses, clocks, seats on offer."""

import re
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

NOON = "2026-11-20T12:00:00Z"
LATER = "2026-11-22T12:00:00Z"
KNOWN = re.compile(
    r"/api/v1/(me/(tickets|invitations|notifications|vacation)|clocks)|/(invitations|messages|reactions|clock|pause|seats|leave)"
)
CLOCK = {"kind": "per_turn", "turn_seconds": 259_200}
CLOCKS = {"daily": {"kind": "daily", "turn_seconds": 86_400, "at": "20:00", "zone": "Asia/Seoul"}, "slow": CLOCK}
BANK = {"bank_seconds": 259_200, "increment_seconds": 43_200, "max_seconds": 604_800}
HOURS = {"from": "08:00", "to": "22:00", "zone": "Europe/Madrid", "days": ["mon", "tue"]}


def page(results: list[Any]) -> dict[str, Any]:
    """A page that is the only one."""
    return {"results": results, "next": None, "previous": None}


def notice(kind: str, text: str) -> dict[str, Any]:
    """A notice that was not read."""
    about = dict.fromkeys(("game", "game_name", "competition", "competition_name", "league"))
    blank = dict.fromkeys(("turn", "round", "deadline", "reason", "read_at"))
    return {**about, **blank, "id": len(text), "kind": kind, "text": text, "at": NOON}


@dataclass
class Visits:
    """Canned answers, and what was asked for; it knows one player."""

    tickets: list[dict[str, Any]] = field(default_factory=list)
    invitations: list[dict[str, Any]] = field(default_factory=list)
    notices: list[dict[str, Any]] = field(default_factory=list)
    read: list[int] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    vacation: str | None = None
    refuses: tuple[int, str] | None = None
    matched: str | None = None
    """The game that is made of the next ticket which is read."""

    def knows(self, path: str) -> bool:
        return KNOWN.match(path) is not None

    def answer(self, path: str, player: str, request: Any, games: dict[str, Any]) -> tuple[int, Any]:
        part = path.split("/")
        if path.endswith("/clocks"):
            return 200, {"results": [{"name": name, "clock": clock} for name, clock in CLOCKS.items()]}
        if path.endswith("/vacation"):
            return self._vacation(request)
        if "notifications" in path:
            return self._notices(request)
        if "invitations" in path:
            return 200, page(self.invitations)
        if request.method == "POST":
            self.tickets.append(self._ticket(request.body))
            return 201, self.tickets[-1]
        if part[-1] == "tickets":
            return 200, page(self.tickets)
        if request.method == "DELETE":
            self.tickets = [ticket for ticket in self.tickets if ticket["id"] != part[-1]]
            return 204, None
        found = next(ticket for ticket in self.tickets if ticket["id"] == part[-1])
        return 200, found | ({"game": self.matched, "ends_at": None, "matched_at": NOON} if self.matched else {})

    def _vacation(self, request: Any) -> tuple[int, Any]:
        if request.method == "DELETE":
            self.vacation = None
            return 204, None
        self.vacation = request.body["until"] if request.method == "POST" else self.vacation
        return 200, {"until": self.vacation, "days_left": 15}

    def _ticket(self, body: dict[str, Any]) -> dict[str, Any]:
        blank = {"game": None, "matched_at": None, "created_at": NOON, "ends_at": LATER, "bots_after_hours": None}
        return {**blank, "id": str(uuid4()), "rated": True, **body}

    def _notices(self, request: Any) -> tuple[int, Any]:
        if request.method == "POST":
            self.read += request.body["ids"]
            return 204, None
        return 200, page(self.notices) | {"unread": len(self.notices)}

    def answer_of_game(self, game: Any, rest: str, player: str, request: Any) -> tuple[int, Any]:
        if self.refuses is not None:
            from tests.sdk.terminal.conftest import RefusedError

            raise RefusedError(*self.refuses)
        if rest.startswith("/messages") and request.method == "GET":
            return 200, page(list(reversed(self.messages)))
        if rest.startswith(("/messages", "/reactions")):
            blank = {"id": str(uuid4()), "text": None, "reaction": None, "removed": False, "created_at": NOON}
            self.messages.append({**blank, "player": player, **request.body})
            return 201, self.messages[-1]
        if rest == "/clock":
            return 200, self._clock(game)
        return self._change(game, rest, player, request)

    def _clock(self, game: Any) -> dict[str, Any]:
        states = (("asked", 180_000, LATER), ("moved", 259_200, LATER), ("bot", None, None), ("not_asked", 60, None))
        seats = [
            {"seat": seat, "running": seat == 0, "reason": reason, "left_seconds": left, "deadline": deadline}
            for seat, (reason, left, deadline) in enumerate(states[: len(game.players)])
        ]
        return {"at": NOON, "clock": {**CLOCK, **BANK, "kind": "bank", "play_hours": HOURS}, "seats": seats}

    def _change(self, game: Any, rest: str, player: str, request: Any) -> tuple[int, Any]:
        """A pause, a seat on offer, a seat that is given up."""
        game.version += 1
        if rest == "/pause" and request.method == "POST":
            game.pause_asked = {"seat": 0, "hours": request.body["hours"], "agreed": [0]}
        elif rest == "/pause":
            game.pause_asked, game.paused = None, None
            if request.method == "DELETE":
                return 204, None
            game.paused = {"since": NOON, "until": LATER}
        elif rest == "/invitations/decline":
            self.invitations = []
            return 204, None
        elif rest.endswith("/offer") and request.method == "DELETE":
            game.offered.discard(int(rest.split("/")[2]))
            return 204, None
        elif rest.endswith("/offer"):
            game.offered.add(int(rest.split("/")[2]))
        elif rest.endswith("/take"):
            seat = int(rest.split("/")[2])
            game.offered.discard(seat)
            game.players[seat] = player
        else:
            game.players[game.players.index(player)] = None
            return 204, None
        return 200, game.document(player)
