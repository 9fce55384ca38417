"""A small service in a thread that speaks the contract, plays by the real rules, and fails on demand."""

import io
import json
import logging
import random
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from duckcover_sdk.generated.models import Game
from duckcover_sdk.terminal.devices import Devices
from duckcover_sdk.terminal.screen import Terminal

from games.bots import choose
from games.rules.cards import FAMILIES
from games.rules.grid import Cell, Grid
from games.rules.moves import Move
from games.rules.observation import observe
from games.rules.record_format import move_to_json
from games.rules.scoring import rank_game, score_round
from games.rules.state import next_turn, open_round, resolve, seats_asked
from games.rules.variations import RULES_VERSION, round_rules
from games.sounds import SOUNDS
from tests.sdk.python.scripted import game_document as any_game
from tests.sdk.terminal.visits import Visits, page

GAMES = Path(__file__).parent / "games"
DROP = "drop the connection before anything happens"
DROP_AFTER = "drop the connection after the effect"
NOON = "2026-11-20T12:00:00Z"
TIMES = {"opened_at": NOON, "deadline": NOON, "deadlines": {}}
ME = {
    **dict.fromkeys(("display_name", "bio"), ""),
    **dict.fromkeys(("owner", "email", "email_verified", "scopes")),
    "avatar": "",
    "is_bot": False,
    "language": "en",
    "time_zone": "UTC",
    "reliability": {"value": 100, "new": True, "turns_asked": 0, "misses": 0},
    "vacation_until": None,
    "created_at": NOON,
}
ROUND = {
    **dict.fromkeys(("commitment", "server_seed", "entropy"), ""),
    **{name: [] for name in ("rules", "player_seeds", "removed", "deck", "grids", "reshuffles")},
}


@dataclass
class Fault:
    """What the next request of a method whose path ends so meets: a dropped connection, or a reply."""

    method: str
    path_end: str
    what: str | tuple[int, dict[str, str], bytes]


@dataclass
class Request:
    """A request as it came in."""

    method: str
    path: str
    headers: dict[str, str]
    body: Any


class RefusedError(Exception):
    """An answer that is a problem document."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status, self.code = status, code


class FakeGame:
    """A game by the real rules: seats, three rounds, moves; bots move at once."""

    def __init__(self, host: str, body: dict[str, Any], rng: random.Random) -> None:
        self.id = str(uuid4())
        self.name = body["name"]
        self.rng = rng
        self.players: list[str | None] = [host] + [None] * (body["seats"] - 1)
        self.bots: list[str | None] = [None] * body["seats"]
        bots = body.get("bots", [])
        self.bots[1 : 1 + len(bots)] = bots
        self.visibility = body["visibility"]
        self.codes = {"let-me-in"} if self.visibility == "private" else {"let-me-in", None}
        self.round_rules = body.get("round_rules", [[], [], []])
        self.sounds = list(SOUNDS)[: body["seats"]]
        self.status = "lobby"
        self.version = 1
        self.turn = 0
        self.last_turn: dict[str, Any] | None = None
        self.rounds: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.moves: dict[int, Move] = {}
        self.autopilot: set[int] = set()
        self.offered: set[int] = set()
        self.paused: dict[str, str] | None = None
        self.pause_asked: dict[str, Any] | None = None
        self.start_if_full()

    def start_if_full(self) -> None:
        if all(player or bot for player, bot in zip(self.players, self.bots, strict=True)):
            self.status = "playing"
            self._open_round()

    def join(self, player: str, code: str | None) -> None:
        if player in self.players:
            raise RefusedError(409, "already_seated")
        if code not in self.codes or None not in self.players:
            raise RefusedError(409, "game_not_open")
        self.players[self.players.index(None)] = player
        self.version += 1
        self.start_if_full()

    def _open_round(self) -> None:
        rules = round_rules(self.round_rules[len(self.rounds)])
        cards = list(rules.captain_cards())
        self.rng.shuffle(cards)
        self.removed, deck = cards[: rules.surprises()], cards[rules.surprises() :]
        grids = [Grid.deal(self.rng.sample(range(1, 13), 12)) for _ in self.players]
        self.state = open_round(rules, deck, grids, self.removed)
        self.turns: list[dict[str, Any]] = []
        self._open_turn()

    def _open_turn(self) -> None:
        self.state = next_turn(self.state, lambda _, pile: self.rng.sample(pile, len(pile)))
        self.turn += 1
        self.moves = {}
        self.advance()

    def advance(self) -> None:
        """Move for the bots; resolve the turn when all are in."""
        self.version += 1
        asked = seats_asked(self.state)
        for seat in asked:
            if (level := self.bots[seat]) is not None:
                self.moves[seat] = choose(level, observe(self.state, seat), self.rng)
        if set(asked) <= set(self.moves):
            self._resolve()

    def _resolve(self) -> None:
        self.state, outcome = resolve(self.state, self.moves)
        self.last_turn = {
            "number": self.turn,
            "phase": outcome.phase,
            "card": outcome.card,
            "call": outcome.call,
            "discarded": outcome.discarded,
            "moves": [{"seat": seat, "origin": "player", **move_to_json(move)} for seat, move in outcome.moves],
            "quacks": list(outcome.quacks),
        }
        self.turns.append(self.last_turn)
        self._end_round() if self.state.ended_by else self._open_turn()

    def _end_round(self) -> None:
        score = score_round(self.state.rules, self.state.grids)
        self.rounds.append(
            {
                "number": len(self.rounds) + 1,
                "rules": self.round_rules[len(self.rounds)],
                "removed": self.removed,
                "turns": self.turns,
                "ended_by": self.state.ended_by,
                "scores": list(score.scores),
                "visible_cards": list(score.visible_cards),
            }
        )
        if len(self.rounds) < 3:
            return self._open_round()
        scores = [round_["scores"] for round_ in self.rounds]
        game = rank_game(scores, score.visible_cards)
        names = ("seat", "rank", "total", "visible_cards")
        self.result = {
            "winners": list(game.winners),
            "ranking": [
                {name: getattr(standing, name) for name in names}
                | {"round_scores": list(standing.round_scores), "resigned": False}
                for standing in game.ranking
            ],
        }
        self.status = "finished"
        return None

    def submit(self, player: str, turn: int, move: Move) -> None:
        seat = self.players.index(player)
        if self.status != "playing" or turn != self.turn:
            raise RefusedError(409, "turn_closed")
        if move not in observe(self.state, seat).legal_moves:
            raise RefusedError(422, "illegal_move")
        self.moves[seat] = move
        self.advance()

    def record(self) -> dict[str, Any]:
        rounds = [ROUND | each for each in self.rounds]
        options = {"open_log": False, "rounds": 3, "clock": any_game()["clock"]}
        record = {
            "format": "duckcover-record/1",
            "rules_version": RULES_VERSION,
            "game": self.id,
            "captain_seat": 0,
            "options": options,
            "seats": [],
        }
        return record | {"rounds": rounds, "result": self.result}

    def document(self, player: str) -> dict[str, Any]:
        seat = self.players.index(player) if player in self.players else None
        playing = self.status == "playing"
        view = observe(self.state, seat) if self.status != "lobby" else None
        asked = [n for n in view.asked if n not in self.moves] if playing and view else []
        return {
            **any_game(),
            "id": self.id,
            "name": self.name,
            "status": self.status,
            "visibility": self.visibility,
            "version": self.version,
            "round_rules": self.round_rules,
            "round": view and self._round(),
            "turn": {
                "number": self.turn,
                "phase": view.phase,
                "card": view.card,
                "call": view.call,
                "waiting_for": asked,
                **TIMES,
            }
            if playing and view
            else None,
            "draw_deck": view and {"count": view.draw_deck_count},
            "captain_pile": view and {"count": view.captain_pile_count, "top": view.captain_pile_top},
            "discard_area": view
            and {
                "cards": list(view.discard_area),
                "count": len(view.discard_area),
                "limit": view.discard_limit,
                "remaining": view.discards_remaining,
            },
            "seats": [self._seat(n, view, asked) for n in range(len(self.players))],
            "last_turn": self.last_turn,
            "result": self.result,
            "you": None if seat is None else self._you(seat, view, playing=playing),
            "invite_code": "let-me-in",
            "paused": self.paused,
            "pause_asked": self.pause_asked,
        }

    def _round(self) -> dict[str, Any]:
        number = min(3, len(self.rounds) + 1)
        return {"number": number, "of": 3, "rules": self.round_rules[number - 1]}

    def _seat(self, index: int, view: Any, asked: list[int]) -> dict[str, Any]:
        scores = [round_["scores"][index] for round_ in self.rounds]
        taken = self.players[index] or self.bots[index]
        return {
            "index": index,
            "player": self.players[index],
            "bot": self.bots[index],
            "family": FAMILIES[index] if taken else None,
            "sound": self.sounds[index],
            "state": self._state(index, view, asked),
            "grid": [_of_family(stack) for stack in view.grids[index]] if view else [],
            "received": _of_family(view.received[index]) if view and view.received else None,
            "round_scores": scores,
            "total": sum(scores),
            "rank": None,
            **dict.fromkeys(("is_bot", "rated", "resigned"), False),
            "offered": index in self.offered,
            "misses": 0,
            "vacation_until": None,
        }

    def _state(self, index: int, view: Any, asked: list[int]) -> str:
        if index in self.autopilot:
            return "autopilot"
        return "awaited" if index in asked else "ready" if view else "idle"

    def _you(self, seat: int, view: Any, *, playing: bool) -> dict[str, Any]:
        submitted = self.moves.get(seat) if playing else None
        return {
            "seat": seat,
            "card": view.called_card if playing else None,
            "legal_moves": [move_to_json(move) for move in view.legal_moves] if playing else [],
            "submission": submission(self.turn, submitted) if submitted else None,
            "excused_left": 0,
        }


def _of_family(stack: Any) -> dict[str, Any]:
    """Write a stack as the API does."""
    facts = stack._asdict()
    return {**facts, "family": FAMILIES[facts.pop("owner")]}


def submission(turn: int, move: Move) -> dict[str, Any]:
    """Write a submission as the API does."""
    return {"turn": turn, "origin": "player", "submitted_at": NOON, **move_to_json(move)}


@dataclass
class FakeService:
    """The service's state, behind one lock; `requests` is all that came in, `faults` what is to fail."""

    url: str = ""
    connections: int = 0
    requests: list[Request] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    answers: dict[str, tuple[int, Any]] = field(default_factory=dict)
    passwords: dict[str, str] = field(default_factory=dict)
    games: dict[str, FakeGame] = field(default_factory=dict)
    orders: dict[str, dict[str, Any]] = field(default_factory=dict)
    orders_pause: dict[str, str] | None = None
    resigned: list[str] = field(default_factory=list)
    record_changes: dict[str, Any] = field(default_factory=dict)
    visits: Visits = field(default_factory=Visits)
    stalled: bool = False
    cancels: bool = False
    rng: random.Random = field(default_factory=lambda: random.Random(20))
    lock: threading.Lock = field(default_factory=threading.Lock)

    def fault_for(self, request: Request) -> Fault | None:
        for fault in self.faults:
            if fault.method == request.method and request.path.endswith(fault.path_end):
                self.faults.remove(fault)
                return fault
        return None

    def answer(self, request: Request) -> tuple[int, Any]:
        """Answer a request; one with the Idempotency-Key of an earlier one gets the earlier answer."""
        key = request.headers.get("Idempotency-Key", "")
        if key not in self.answers:
            answer = self._answer(request)
            if not key or "/_allauth/" in request.path:  # the sign-in part knows no such keys
                return answer
            self.answers[key] = answer
        return self.answers[key]

    def _answer(self, request: Request) -> tuple[int, Any]:
        if request.path.endswith("/_allauth/app/v1/config"):
            return 200, {"status": 200, "data": {}}
        if "/_allauth/" in request.path:
            return self._sign(request)
        player = request.headers.get("Authorization", "").removeprefix("Bearer token-of-")
        if player not in self.passwords:
            raise RefusedError(401, "invalid_token")
        if request.path == "/api/v1/games":
            game = FakeGame(player, request.body, self.rng)
            self.games[game.id] = game
            return 201, game.document(player)
        path = request.path.partition("?")[0]
        if path == "/api/v1/me":
            return 200, ME | {"username": player, "id": str(uuid4())}
        if self.visits.knows(path):
            return self.visits.answer(path, player, request, self.games)
        if path == "/api/v1/me/turns" or (path == "/api/v1/games" and request.method == "GET"):
            return 200, self._list(request.path, player)
        found = re.fullmatch(r"/api/v1/games/([^/]+)(/.*)?", request.path)
        if found is None or found[1] not in self.games:
            raise RefusedError(404, "not_found")
        game = self.games[found[1]]
        if request.method == "PATCH":
            game.sounds[int(request.path.rpartition("/")[2])] = request.body["sound"]
            game.version += 1
            return 200, game.document(player)
        return self._answer_of_game(game, found[2] or "", player, request)

    def _sign(self, request: Request) -> tuple[int, Any]:
        name, password = request.body["username"], request.body["password"]
        if request.path.endswith("/signup"):
            if name in self.passwords:
                error = {"code": "username_taken", "param": "username", "message": "Somebody has it."}
                return 400, {"status": 400, "errors": [error]}
            self.passwords[name] = password
        elif self.passwords.get(name) != password:
            return 400, {"status": 400, "errors": [{"code": "mismatch", "message": "No."}]}
        user = {"id": str(uuid4()), "display": name, "username": name, "has_usable_password": True}
        meta = {"access_token": f"token-of-{name}"}
        return 200, {"status": 200, "data": {"user": user, "methods": []}, "meta": meta}

    def _list(self, address: str, player: str) -> dict[str, Any]:
        """The turns that wait for a player, games with a seat on offer, or all games of the player."""
        path = address.partition("?")[0]
        if "offered=true" in address:
            return page([game.document(player) for game in self.games.values() if game.offered])
        mine = [game for game in reversed(self.games.values()) if player in game.players]
        documents = [game.document(player) for game in mine if game.status != "finished"]
        if path == "/api/v1/me/turns":
            asked = [each for each in documents if each["turn"] and each["you"]["seat"] in each["turn"]["waiting_for"]]
            documents = [
                {"game": each["id"], "name": "", "round": 1, "turn": each["turn"]["number"], **each["turn"]}
                for each in asked
            ]
        return page(documents)

    def _answer_of_orders(self, game: FakeGame, request: Request) -> tuple[int, Any]:
        """Keep the orders of one player; nothing here plays them."""
        if request.method == "PUT":
            unset = {"pause_after": None, "pause_at_stacks": None, "paused": self.orders_pause}
            self.orders[game.id] = unset | request.body
        elif request.method == "DELETE":
            self.orders.pop(game.id, None)
            return 204, None
        elif game.id not in self.orders:
            raise RefusedError(404, "not_found")
        elif request.path.endswith("/resume"):
            self.orders[game.id]["paused"] = None
        return 200, self.orders[game.id]

    def _answer_of_game(self, game: FakeGame, rest: str, player: str, request: Request) -> tuple[int, Any]:
        body = request.body
        if rest == "/join":
            game.join(player, body.get("invite_code"))
        elif self.visits.knows(rest):
            return self.visits.answer_of_game(game, rest, player, request)
        elif rest.startswith("/orders"):
            return self._answer_of_orders(game, request)
        elif rest == "/return":
            game.autopilot.discard(game.players.index(player))
            game.version += 1
        elif rest == "/resign":
            self.resigned.append(player)
        elif rest == "/record":
            return 200, game.record() | self.record_changes
        elif rest:
            return self._answer_of_move(game, int(rest.split("/")[2]), player, request)
        document = game.document(player)
        return 200, document | {"status": "cancelled"} if self.cancels else document

    def _answer_of_move(self, game: FakeGame, turn: int, player: str, request: Request) -> tuple[int, Any]:
        if request.method == "DELETE":
            del game.moves[game.players.index(player)]
            game.version += 1
            return 204, None
        body = request.body
        source, target = (body.get(name) and Cell(**body[name]) for name in ("from", "to"))
        move = Move(body["action"], source, target)
        if not self.stalled:
            game.submit(player, turn, move)
        return 201, submission(turn, move)


class Handler(BaseHTTPRequestHandler):
    """Reads a request, lets it meet its fault, answers; `service` is set by `handler_of`."""

    service: FakeService
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def setup(self) -> None:
        super().setup()
        self.service.connections += 1

    def log_message(self, *args: object) -> None:
        """Keep the test's output quiet."""

    def _serve(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        content = self.rfile.read(length)
        body = json.loads(content) if content else None
        request = Request(self.command, self.path, dict(self.headers), body)
        with self.service.lock:
            self.service.requests.append(request)
            fault = self.service.fault_for(request)
            if fault is not None and fault.what == DROP:
                self.close_connection = True
                return
            if fault is not None and isinstance(fault.what, tuple):
                self._reply(*fault.what)
                return
            status, headers, text = self._outcome(request)
        if fault is not None:
            self.close_connection = True
        else:
            self._reply(status, headers, text)

    do_GET = do_PUT = do_POST = do_PATCH = do_DELETE = _serve  # noqa: N815 - the names that http.server calls

    def _outcome(self, request: Request) -> tuple[int, dict[str, str], bytes]:
        try:
            status, document = self.service.answer(request)
        except RefusedError as refusal:
            return problem(refusal.status, refusal.code)
        text = b"" if document is None else json.dumps(document).encode()
        etag = f'"{hash(text)}"'
        if request.headers.get("If-None-Match") == etag:
            return 304, {"ETag": etag}, b""
        return status, {"ETag": etag, "Content-Type": "application/json"}, text

    def _reply(self, status: int, headers: dict[str, str], text: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)


def handler_of(service: FakeService) -> type[Handler]:
    """Make the request handler of a service."""
    return type("HandlerOfService", (Handler,), {"service": service})


def problem(status: int, code: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Write a problem document as a reply."""
    document = {"type": "about:blank", "status": status, "code": code, "title": code, "detail": f"It is {code}."}
    content_type = {"Content-Type": "application/problem+json"}
    return status, content_type | {k.replace("_", "-"): v for k, v in headers.items()}, json.dumps(document).encode()


@pytest.fixture(autouse=True)
def quiet_httpx(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the lines of httpx off stderr, where Django's settings send them."""
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)


@pytest.fixture
def service() -> Iterator[FakeService]:
    """A fake service that listens on a port of its own."""
    state = FakeService()
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler_of(state))
    server.daemon_threads = True
    state.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield state
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def problem_reply() -> Any:
    """Write a problem document as a reply: `problem_reply(503, "code", Retry_After="0")`."""
    return problem


@pytest.fixture
def fault() -> type[Fault]:
    """Make a fault for `service.faults`."""
    return Fault


@pytest.fixture
def game_document() -> Any:
    """Read one of the fixed games: `game_document("quack")`."""
    return lambda name: Game.from_dict(any_game() | json.loads((GAMES / f"{name}.json").read_text()))


@pytest.fixture
def recorded_round() -> Any:
    """Write a round of a record, with nothing in it but its number and its scores."""
    blank = ROUND | {"turns": [], "visible_cards": [], "ended_by": "discards"}
    return lambda number, scores: blank | {"number": number, "scores": scores}


@pytest.fixture
def devices(tmp_path: Path) -> Devices:
    """The tokens of a device that has not played yet."""
    return Devices(tmp_path / "config" / "play.json")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Make a terminal 80 wide that reads these lines and then ends, with the text that it showed."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def make(*lines: str) -> tuple[Terminal, io.StringIO]:
        shown = io.StringIO()
        return Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), shown, environ={}), shown

    return make
