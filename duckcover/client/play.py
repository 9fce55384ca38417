"""`duckcover play`: a throw-away player against bots, at the terminal."""

import secrets
from dataclasses import dataclass

from duckcover.client.http import Connection, ProblemError
from duckcover.client.player import RemotePlayer, options_of_game, throwaway_name
from duckcover.client.table import Ending, Table
from duckcover.client.terminal import Terminal

LONGEST_NAME = 32


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line; `bots` is a level, `name` None for a made-up one."""

    url: str
    seats: int
    bots: str
    name: str | None
    turn_seconds: int


def play_against_bots(options: PlayOptions, terminal: Terminal) -> int:
    """Sign up, make a game against bots, play it; answer the exit code.

    Raises: ProblemError, UnreachableError before the game has begun.
    """
    connection = Connection(options.url)
    try:
        player = _sign_up(connection, options.name)
        terminal.show(f"You are {player.name} at {connection.url}.")
        _open_game(player, options)
        try:
            ending = Table(player, terminal).play()
        except KeyboardInterrupt:
            terminal.show(f"\nYou left game {player.game_id}.")
            ending = Ending.LEFT
    finally:
        connection.close()
    return 1 if ending is Ending.FAILED else 0


def _sign_up(connection: Connection, name: str | None) -> RemotePlayer:
    """Make an account of that name, or of that name and four signs when somebody has it."""
    player = RemotePlayer(connection, name or throwaway_name("player"))
    try:
        player.sign_up()
    except ProblemError as problem:
        if name is None or "taken" not in problem.code:
            raise
        player = RemotePlayer(connection, f"{name[: LONGEST_NAME - 5]}-{secrets.token_hex(2)}")
        player.sign_up()
    return player


def _open_game(player: RemotePlayer, options: PlayOptions) -> None:
    """Make the game; a service that has not started it with all seats taken is asked to."""
    bots = [options.bots] * (options.seats - 1)
    body = options_of_game(f"{player.name} at play", options.seats, options.turn_seconds, bots)
    if player.open_game(body)["status"] == "lobby":
        player.start(options.bots)
