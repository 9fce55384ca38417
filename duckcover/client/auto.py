"""`duckcover play --auto N`: scripted clients play a whole game, a smoke test of the service."""

import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

from duckcover.client.blocks import Style
from duckcover.client.documents import Game, Move, Record, seat_name
from duckcover.client.drawing import draw_ranking
from duckcover.client.http import Connection, ServiceError
from duckcover.client.player import (
    AdaptiveWait,
    RemotePlayer,
    has_ended,
    move_wanted,
    options_of_game,
    throwaway_name,
)

ROUNDS = 3


@dataclass(frozen=True)
class AutoOptions:
    """What was asked for; without any change of the game for `stall_seconds` the run fails."""

    url: str
    clients: int
    seed: int
    turn_seconds: int = 86_400
    stall_seconds: float = 60.0


class AutoError(ServiceError):
    """The game did not come to a good end, though no request failed."""

    def report(self) -> dict[str, object]:
        """Say the same to a machine."""
        return {"status": None, "code": "game_failed", "detail": str(self)}


class _StoppedError(Exception):
    """Another client has failed: this one need not go on."""


@dataclass(frozen=True)
class AutoReport:
    """A game that was played to its end, with its record checked."""

    options: AutoOptions
    game: Game
    record: Record
    seconds: float
    requests: int
    not_modified: int

    @property
    def turns(self) -> int:
        """How many captain cards were drawn in the whole game."""
        return sum(len(round_["turns"]) for round_ in self.record["rounds"])

    def text(self, style: Style) -> str:
        """Write the report for people."""
        lines = [
            f"Game {self.game['id']}: {self.options.clients} clients, seed {self.options.seed}",
            *draw_ranking(self.game, style),
            f"{self.turns} turns in {self.seconds:.1f} s",
            f"{self.requests} requests, {self.not_modified} of them answered 304",
            f"The record has all {ROUNDS} rounds.",
        ]
        return "\n".join(lines)

    def summary(self) -> dict[str, object]:
        """Write the report for machines."""
        names = {seat["index"]: seat_name(self.game, seat) for seat in self.game["seats"]}
        result = self.game["result"]
        ranking = result["ranking"] if result is not None else []
        return {
            "ok": True,
            "game": self.game["id"],
            "clients": self.options.clients,
            "seed": self.options.seed,
            "rounds": len(self.record["rounds"]),
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "requests": self.requests,
            "not_modified": self.not_modified,
            "ranking": [{**standing, "player": names[standing["seat"]]} for standing in ranking],
        }


def run_auto(options: AutoOptions) -> AutoReport:
    """Play one whole game; each client has a thread, an account and a connection of its own.

    Raises: ProblemError, UnreachableError, AutoError: the first that a client met; the others
    stop then.
    """
    began = time.monotonic()
    stop = threading.Event()
    connections = [Connection(options.url, pause=stop.wait) for _ in range(options.clients)]
    clients = [_ScriptedClient(n, options, link, stop) for n, link in enumerate(connections)]
    try:
        game = _play_together(clients, stop)
        record = clients[0].player.record()
        seconds = time.monotonic() - began
    finally:
        for connection in connections:
            connection.close()
    check_record(game, record)
    requests = sum(connection.requests for connection in connections)
    not_modified = sum(connection.not_modified for connection in connections)
    return AutoReport(options, game, record, seconds, requests, not_modified)


def choose(moves: Sequence[Move], rng: random.Random) -> Move:
    """Choose a cover if there is one, so that the round comes to its end."""
    covers = [move for move in moves if move["action"] == "cover"]
    return rng.choice(covers or list(moves))


def check_record(game: Game, record: Record) -> None:
    """Compare the record with the game that was seen to end.

    Raises: AutoError naming what is wrong.
    """
    numbers = [round_["number"] for round_ in record["rounds"]]
    if numbers != list(range(1, ROUNDS + 1)):
        raise AutoError(f"the record has rounds {numbers}, not all {ROUNDS}")
    if record["result"] != game["result"]:
        raise AutoError("the record has another result than the game")
    for seat in game["seats"]:
        scores = [round_["scores"][seat["index"]] for round_ in record["rounds"]]
        if scores != seat["round_scores"]:
            raise AutoError(f"the record has other scores for seat {seat['index']}: {scores}")


def _play_together(clients: Sequence["_ScriptedClient"], stop: threading.Event) -> Game:
    """Let all clients play, each in a thread; answer the finished game as the host sees it."""
    lobby: Future[Game] = Future()
    with ThreadPoolExecutor(len(clients), thread_name_prefix="client") as pool:
        games = [pool.submit(client.play, lobby) for client in clients]
        try:
            wait(games, return_when=FIRST_EXCEPTION)
        finally:
            stop.set()
    errors = [error for game in games if (error := game.exception()) is not None]
    for error in sorted(errors, key=lambda error: isinstance(error, _StoppedError)):
        raise error
    return games[0].result()


class _ScriptedClient:
    """One client of the game; number 0 is the host."""

    def __init__(self, number: int, options: AutoOptions, connection: Connection, stop: threading.Event) -> None:
        self.player = RemotePlayer(connection, throwaway_name(f"auto{number}"))
        self._host = number == 0
        self._options = options
        self._rng = random.Random(f"{options.seed}:{number}")  # noqa: S311 - moves are no secrets
        self._stop = stop

    def play(self, lobby: Future[Game]) -> Game:
        """Sign up, take a seat at the host's game, play to its end; answer the game at its end."""
        if self._host:
            self._open(lobby)
        else:
            self.player.sign_up()
            self._join(lobby)
        return self._play_on()

    def _open(self, lobby: Future[Game]) -> None:
        """Make the game and tell the others, or tell them that it failed."""
        try:
            self.player.sign_up()
            name = f"Smoke test of {self._options.clients} clients"
            body = options_of_game(name, self._options.clients, self._options.turn_seconds, [])
            lobby.set_result(self.player.open_game(body))
        except Exception as error:
            lobby.set_exception(_StoppedError(str(error)))
            raise

    def _join(self, lobby: Future[Game]) -> None:
        game = lobby.result()
        self.player.join(game["id"], game.get("invite_code"))

    def _play_on(self) -> Game:
        pause, quiet_since, latest = AdaptiveWait(), time.monotonic(), None
        while True:
            game = self.player.watch()
            if game is not None:
                pause.reset()
                quiet_since, latest = time.monotonic(), game
                if has_ended(game):
                    return _finished(game)
                self._move_if_wanted(game)
            elif time.monotonic() - quiet_since > self._options.stall_seconds:
                raise AutoError(_stalled(latest, self._options.stall_seconds))
            if self._stop.wait(pause.next()):
                raise _StoppedError

    def _move_if_wanted(self, game: Game) -> None:
        you, turn = game["you"], game["turn"]
        if move_wanted(game) and you is not None and turn is not None:
            self.player.submit(turn["number"], choose(you["legal_moves"], self._rng))


def _finished(game: Game) -> Game:
    if game["status"] != "finished" or game["result"] is None:
        raise AutoError(f"the game ended as {game['status']}, without a result")
    return game


def _stalled(game: Game | None, seconds: float) -> str:
    where = "the game was never seen"
    if game is not None and game["turn"] is None:
        where = f"the game is {game['status']} without an open turn"
    elif game is not None and game["turn"] is not None:
        seats = game["turn"]["waiting_for"]
        where = f"turn {game['turn']['number']} waits for seats {seats}"
    return f"nothing has happened for {seconds:g} s: {where}; is the worker running?"
