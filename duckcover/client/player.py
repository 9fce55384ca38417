"""A throw-away player of the service: signs up, makes or joins a game, watches it, moves."""

import secrets
from dataclasses import dataclass, field
from typing import Any, cast

from duckcover.client.documents import Game, Move, Record
from duckcover.client.http import Connection, ProblemError

AUTH = "/_allauth/app/v1/auth"
GAMES = "/api/v1/games"
FIRST_WAIT_SECONDS = 0.02
LONGEST_WAIT_SECONDS = 0.25
UNVERIFIED = "the service wants e-mail addresses verified, and a throw-away player has none"
LATE_CODES = frozenset({"turn_closed", "game_not_playing"})


@dataclass
class AdaptiveWait:
    """How long to wait before looking again: 20 ms, doubling up to 250 ms while nothing happens."""

    seconds: float = field(default=FIRST_WAIT_SECONDS)

    def next(self) -> float:
        """Answer the wait in seconds and double the one after it."""
        wait, self.seconds = self.seconds, min(self.seconds * 2, LONGEST_WAIT_SECONDS)
        return wait

    def reset(self) -> None:
        """Something happened: look again soon."""
        self.seconds = FIRST_WAIT_SECONDS


class RemotePlayer:
    """An account with its connection, and the one game that it sits in.

    All methods raise ProblemError and UnreachableError as they come.
    """

    def __init__(self, connection: Connection, name: str) -> None:
        """Take a name for the account; nothing is sent yet."""
        self.connection = connection
        self.name = name
        self.game_id = ""
        self._etag: str | None = None

    def sign_up(self) -> None:
        """Make the account, with a password that nobody keeps, and hold its token.

        When an attempt got lost on the way but had made the account, signs in to it instead.
        """
        password = secrets.token_urlsafe(24)
        identity = {"username": self.name, "password": password}
        email = f"{secrets.token_hex(12)}@players.invalid"
        try:
            answer = self.connection.post(f"{AUTH}/signup", {**identity, "email": email})
        except ProblemError as problem:
            if problem.status == 401:
                raise ProblemError(401, "email_unverified", UNVERIFIED) from problem
            if problem.attempts == 1 or problem.status not in {400, 409}:
                raise
            answer = self.connection.post(f"{AUTH}/login", identity)
        self.connection.token = _token_of(answer.document)

    def open_game(self, options: dict[str, Any]) -> Game:
        """Make a game (the body of `POST /games`) and sit on its seat 0."""
        return self._seated(self.connection.post(GAMES, options).document)

    def start(self, fill: str) -> Game:
        """Start the game with bots of a level on its empty seats."""
        return self._seated(self.connection.post(self._path("/start"), {"fill": fill}).document)

    def join(self, game_id: str, invite_code: str | None) -> Game:
        """Sit down at another player's game; a lost attempt that had its effect is fine."""
        self.game_id = game_id
        body = {"invite_code": invite_code} if invite_code else {}
        try:
            return self._seated(self.connection.post(self._path("/join"), body).document)
        except ProblemError as problem:
            if problem.code != "already_seated":
                raise
            return self._seated(self.connection.get(self._path()).document)

    def watch(self) -> Game | None:
        """Look at the game; None when nothing that this seat may see has changed."""
        answer = self.connection.get(self._path(), etag=self._etag)
        self._etag = answer.etag or self._etag
        return None if answer.status == 304 else cast(Game, answer.document)

    def look_anew(self) -> None:
        """Make the next `watch` answer the game even when it has not changed."""
        self._etag = None

    def submit(self, turn: int, move: Move) -> bool:
        """Hand in a move for a turn; False when the turn has passed in the meantime."""
        body = {"action": move["action"], "from": move["from"], "to": move["to"]}
        try:
            self.connection.put(self._path(f"/turns/{turn}/move"), body)
        except ProblemError as problem:
            if problem.code not in LATE_CODES:
                raise
            return False
        return True

    def resign(self) -> None:
        """Give the seat to a bot, for good."""
        self.connection.post(self._path("/resign"), {})

    def record(self) -> Record:
        """Fetch the replayable record: all ended rounds."""
        return cast(Record, self.connection.get(self._path("/record")).document)

    def _path(self, rest: str = "") -> str:
        return f"{GAMES}/{self.game_id}{rest}"

    def _seated(self, document: Any) -> Game:
        game = cast(Game, document)
        self.game_id = game["id"]
        return game


def move_wanted(game: Game) -> bool:
    """Whether the open turn waits for a move of this viewer's seat."""
    you = game["you"]
    return (
        game["status"] == "playing"
        and game["turn"] is not None
        and you is not None
        and you["submission"] is None
        and bool(you["legal_moves"])
    )


def has_ended(game: Game) -> bool:
    """Whether nothing will happen any more."""
    return game["status"] in {"finished", "cancelled"}


def throwaway_name(role: str) -> str:
    """Make up a name that nobody has: `play-4f0c9a1b`."""
    return f"{role}-{secrets.token_hex(4)}"


def options_of_game(name: str, seats: int, turn_seconds: int, bots: list[str]) -> dict[str, Any]:
    """Write the body of `POST /games` for a game that is not on the public lists."""
    return {
        "name": name,
        "seats": seats,
        "visibility": "unlisted",
        "clock": {"kind": "per_turn", "turn_seconds": turn_seconds},
        "bots": bots,
    }


def _token_of(document: Any) -> str:
    """Find our bearer token. Raises: ProblemError when the service gave none."""
    meta = document.get("meta") if isinstance(document, dict) else None
    token = meta.get("access_token") if isinstance(meta, dict) else None
    if not isinstance(token, str):
        raise ProblemError(200, "no_token", "the service signed the player up but gave no access token")
    return token
