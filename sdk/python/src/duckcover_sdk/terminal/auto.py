"""`--auto N`: scripted clients play a whole game, a smoke test of the service."""

import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass

import httpx

from duckcover_sdk import Client, TurnClosedError
from duckcover_sdk.generated.models import Game, Move, Record
from duckcover_sdk.terminal.blocks import Style
from duckcover_sdk.terminal.drawing import draw_ranking, seat_name
from duckcover_sdk.terminal.players import (
    PATIENT,
    AdaptiveWait,
    PlayError,
    has_ended,
    move_wanted,
    sign_up,
    throwaway_name,
)

ROUNDS = 3


@dataclass(frozen=True)
class AutoOptions:
    """What was asked for, `rules` by round; without any change of the game for `stall_seconds` the run fails."""

    url: str
    clients: int
    seed: int
    turn_seconds: int = 86_400
    rules: list[list[str]] | None = None
    stall_seconds: float = 60.0


class AutoError(PlayError):
    """The game did not come to a good end, though no request failed."""

    def __init__(self, text: str) -> None:
        super().__init__("game_failed", text)


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
        return sum(len(entry.turns) for entry in self.record.rounds)

    def text(self, style: Style) -> str:
        """Write the report for people."""
        lines = [
            f"Game {self.game.id}: {self.options.clients} clients, seed {self.options.seed}",
            *draw_ranking(self.game, style),
            f"{self.turns} turns in {self.seconds:.1f} s",
            f"{self.requests} requests, {self.not_modified} of them answered 304",
            f"The record has all {ROUNDS} rounds.",
        ]
        return "\n".join(lines)

    def summary(self) -> dict[str, object]:
        """Write the report for machines."""
        names = {seat.index: seat_name(self.game, seat) for seat in self.game.seats}
        ranking = self.game.result.ranking if self.game.result is not None else []
        return {
            "ok": True,
            "game": str(self.game.id),
            "clients": self.options.clients,
            "seed": self.options.seed,
            "rounds": len(self.record.rounds),
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "requests": self.requests,
            "not_modified": self.not_modified,
            "ranking": [{**standing.to_dict(), "player": names[standing.seat]} for standing in ranking],
        }


class _Wire(httpx.BaseTransport):
    """Counts what one client sends, and sends nothing more once another client has failed."""

    def __init__(self, stop: threading.Event) -> None:
        self.requests = self.not_modified = 0
        self._stop = stop
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        if self._stop.is_set():
            raise _StoppedError
        self.requests += 1
        response = self._inner.handle_request(request)
        self.not_modified += response.status_code == httpx.codes.NOT_MODIFIED
        return response

    def close(self) -> None:
        self._inner.close()


def run_auto(options: AutoOptions) -> AutoReport:
    """Play one whole game; each client has a thread, an account and a connection of its own.

    Raises: DuckcoverError: the first that a client met; the others stop then.
    """
    began = time.monotonic()
    stop = threading.Event()
    wires = [_Wire(stop) for _ in range(options.clients)]
    clients = [_ScriptedClient(number, options, wire, stop) for number, wire in enumerate(wires)]
    try:
        game = _play_together(clients, stop)
        record = clients[0].player.record(game)
        seconds = time.monotonic() - began
    finally:
        for wire in wires:
            wire.close()
    check_record(game, record)
    requests, not_modified = sum(wire.requests for wire in wires), sum(wire.not_modified for wire in wires)
    return AutoReport(options, game, record, seconds, requests, not_modified)


def choose(moves: Sequence[Move], rng: random.Random) -> Move:
    """Choose a cover if there is one, so that the round comes to its end."""
    covers = [move for move in moves if move.action == "cover"]
    return rng.choice(covers or list(moves))


def check_record(game: Game, record: Record) -> None:
    """Compare the record with the game that was seen to end.

    Raises: AutoError naming what is wrong.
    """
    numbers = [entry.number for entry in record.rounds]
    if numbers != list(range(1, ROUNDS + 1)):
        raise AutoError(f"the record has rounds {numbers}, not all {ROUNDS}")
    if record.result != game.result:
        raise AutoError("the record has another result than the game")
    for seat in game.seats:
        scores = [entry.scores[seat.index] for entry in record.rounds]
        if scores != seat.round_scores:
            raise AutoError(f"the record has other scores for seat {seat.index}: {scores}")


def _play_together(clients: Sequence["_ScriptedClient"], stop: threading.Event) -> Game:
    """Let all clients play, each in a thread; answer the finished game as the host sees it."""
    lobby: Future[Game] = Future()
    with ThreadPoolExecutor(len(clients), thread_name_prefix="client") as pool:
        games = [pool.submit(client.play, lobby) for client in clients]
        try:
            _, left = wait(games, return_when=FIRST_EXCEPTION)
        except BaseException:
            stop.set()
            raise
        if left:
            stop.set()
    errors = [error for game in games if (error := game.exception()) is not None]
    for error in sorted(errors, key=lambda error: isinstance(error, _StoppedError)):
        raise error
    return games[0].result()


class _ScriptedClient:
    """One client of the game; number 0 is the host."""

    def __init__(self, number: int, options: AutoOptions, wire: _Wire, stop: threading.Event) -> None:
        self.player = Client(options.url, retries=PATIENT, transport=wire)
        self._number = number
        self._options = options
        self._rng = random.Random(f"{options.seed}:{number}")  # noqa: S311 - moves are no secrets
        self._stop = stop

    def play(self, lobby: Future[Game]) -> Game:
        """Sign up, take a seat at the host's game, play to its end; answer the game at its end."""
        if self._number == 0:
            return self._play_on(self._opened(lobby))
        self.player = sign_up(self.player, throwaway_name(f"auto{self._number}"))
        game = lobby.result()
        return self._play_on(self.player.join(game, invite_code=game.invite_code))

    def _opened(self, lobby: Future[Game]) -> Game:
        """Make the game and tell the others, or tell them that it failed."""
        try:
            self.player = sign_up(self.player, throwaway_name("auto0"))
            game = self.player.create_game(
                f"Smoke test of {self._options.clients} clients",
                seats=self._options.clients,
                visibility="unlisted",
                turn_seconds=self._options.turn_seconds,
                round_rules=self._options.rules,
            )
        except Exception as error:
            lobby.set_exception(_StoppedError(str(error)))
            raise
        lobby.set_result(game)
        return game

    def _play_on(self, game: Game) -> Game:
        pause, quiet_since, latest = AdaptiveWait(), time.monotonic(), None
        while True:
            game = self.player.game(game)
            if game is not latest:
                pause.reset()
                quiet_since, latest = time.monotonic(), game
                if has_ended(game):
                    return _finished(game)
                self._move_if_wanted(game)
            elif time.monotonic() - quiet_since > self._options.stall_seconds:
                raise AutoError(_stalled(game, self._options.stall_seconds))
            if self._stop.wait(pause.next()):
                raise _StoppedError

    def _move_if_wanted(self, game: Game) -> None:
        if game.you is not None and move_wanted(game):
            with suppress(TurnClosedError):
                self.player.move(game, choose(game.you.legal_moves, self._rng))


def _finished(game: Game) -> Game:
    if game.status != "finished" or game.result is None:
        raise AutoError(f"the game ended as {game.status}, without a result")
    return game


def _stalled(game: Game, seconds: float) -> str:
    where = f"the game is {game.status} without an open turn"
    if game.turn is not None:
        where = f"turn {game.turn.number} waits for seats {game.turn.waiting_for}"
    return f"nothing has happened for {seconds:g} s: {where}; is the worker running?"
