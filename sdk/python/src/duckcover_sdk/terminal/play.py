"""One player's evening: signs in, makes, joins or takes up a game, plays it at the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

from duckcover_sdk import Client, ConflictError, NotFoundError, NotSignedInError
from duckcover_sdk.connection import service_address
from duckcover_sdk.generated.models import Clock, Game
from duckcover_sdk.generated.models.bot_level import BotLevel
from duckcover_sdk.generated.models.game_status import GameStatus
from duckcover_sdk.terminal.devices import Devices
from duckcover_sdk.terminal.finding import Finder, Wanted
from duckcover_sdk.terminal.players import PATIENT, PlayError, sign_up_as, throwaway_name
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.table import Ending, Table
from duckcover_sdk.terminal.tour import Tour

LATEST: Literal["latest"] = "latest"
ROUNDS = 3
PRESSURE = "pressure"
"""A variation of the last round only."""


@dataclass(frozen=True)
class Invitation:
    """A game to join, with the invite code of a private one; `url` is the service that a link names."""

    game: UUID
    code: str | None = None
    url: str | None = None


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line.

    `bots` is a level, None leaves the seats to people; `name` None a made-up one. `resume` is the id of a game or
    `LATEST`. `rules`: the variations of each round. `sound`: the seat's own in rounds of madness. `games`: all games
    of the player, one after the other. `find` is the game to wait for; `offered`: choose one of the seats on offer.
    `clock` is the name of one, in place of `turn_seconds`. `command` is what takes the game up again, without its id.
    """

    url: str
    seats: int = 4
    bots: BotLevel | None = "steady"
    name: str | None = None
    turn_seconds: int = 86_400
    rules: Sequence[Sequence[str]] | None = None
    sound: str | None = None
    resume: UUID | Literal["latest"] | None = None
    join: Invitation | None = None
    games: bool = False
    find: Wanted | None = None
    offered: bool = False
    clock: str | None = None
    token: str | None = None
    command: str = "duckcover-play"


def invitation(text: str) -> Invitation:
    """Read the id of a game, or a link that holds it and perhaps `?invite_code=`.

    Raises: ValueError.
    """
    parts = urlsplit(text.strip())
    before, _, last = parts.path.rstrip("/").rpartition("/")
    codes = parse_qs(parts.query).get("invite_code", [None])
    service = f"{parts.scheme}://{parts.netloc}{before.removesuffix('/games')}" if parts.scheme else None
    return Invitation(game_id(last), codes[0], service and service_address(service))


def game_id(text: str) -> UUID:
    """Read the id of a game. Raises: ValueError."""
    try:
        return UUID(text)
    except ValueError:
        raise ValueError(f"{text!r} is not the id of a game") from None


def round_rules(text: str) -> list[list[str]]:
    """Read variations: `competition,surprises` of all rounds where they make sense, `madness//pressure` of each.

    Raises: ValueError for another number of rounds.
    """
    rounds = [[name.strip() for name in part.split(",") if name.strip()] for part in text.split("/")]
    if len(rounds) == 1:
        before = [name for name in rounds[0] if name != PRESSURE]
        return [before] * (ROUNDS - 1) + rounds
    if len(rounds) != ROUNDS:
        raise ValueError(f"{text!r} is neither variations of all rounds nor of {ROUNDS}, with / between them")
    return rounds


def play(options: PlayOptions, terminal: Terminal, devices: Devices) -> int:
    """Sign in, find or make the game, play it; answer the exit code.

    Raises: DuckcoverError before the game has begun.
    """
    with Client(options.url, token=options.token, retries=PATIENT) as service:
        player = service if options.token else _signed_in(service, options, terminal, devices)
        ending = _tour(player, options, terminal) if options.games else _game_of(player, options, terminal)
    return 1 if ending is Ending.FAILED else 0


def _tour(player: Client, options: PlayOptions, terminal: Terminal) -> Ending:
    try:
        return Tour(player, terminal, options.command).play()
    except KeyboardInterrupt:
        terminal.show("")
        return Ending.LEFT


def _game_of(player: Client, options: PlayOptions, terminal: Terminal) -> Ending:
    game = _found(player, options, terminal) if options.find or options.offered else _game(player, options)
    if game is None:
        return Ending.LEFT
    table = Table(player, game, terminal, options.command)
    try:
        return table.play()
    except KeyboardInterrupt:
        terminal.show("")
        return table.leave()


def _found(player: Client, options: PlayOptions, terminal: Terminal) -> Game | None:
    """The game of a ticket or of a seat on offer; None when the player leaves before."""
    finder = Finder(player, terminal)
    if options.find is None:
        return finder.take_seat()
    ticket = finder.leave_ticket(options.find)
    try:
        game = finder.wait_for_game(ticket)
    except KeyboardInterrupt:
        game = None
    if game is None:
        terminal.show(f"Your ticket waits on. `{options.command} --games` shows the game when it is found.")
    return game


def _signed_in(service: Client, options: PlayOptions, terminal: Terminal, devices: Devices) -> Client:
    """The player of this device, or a new one. Raises: PlayError when there is none whose game could be resumed."""
    player = _known(service, options, devices)
    if player is None and (options.resume is not None or options.games):
        raise PlayError("no_player", f"This device has no player at {options.url} whose game could go on.")
    player = player or sign_up_as(service, options.name or throwaway_name("player"))
    name, token = player.me().username, player.token
    terminal.show(f"You are {name} at {options.url}.")
    try:
        devices.remember(options.url, name, token or "")
    except OSError as error:
        terminal.show(f"You cannot come back to this game, the token could not be kept: {error}")
    return player


def _known(service: Client, options: PlayOptions, devices: Devices) -> Client | None:
    """The player that this device has been before, if that sign-in still works."""
    token = devices.token(options.url, options.name)
    if token is None:
        return None
    player = service.with_token(token)
    try:
        player.me()
    except NotSignedInError:
        devices.forget(options.url, token)
        return None
    return player


def _game(player: Client, options: PlayOptions) -> Game:
    """The game that was asked for. Raises: PlayError and what the service refuses."""
    if options.join is not None:
        game = _joined(player, options.join)
    elif options.resume is not None:
        game = _resumed(player, options.resume)
    else:
        game = _opened(player, options)
    if options.sound is None or game.you is None:
        return game
    return player.choose_sound(game, game.you.seat, options.sound)


def _joined(player: Client, invited: Invitation) -> Game:
    try:
        return player.join(invited.game, invite_code=invited.code)
    except ConflictError as error:
        game = player.game(invited.game) if error.code in {"already_seated", "game_not_open"} else None
        if game is None or game.you is None:
            raise
        return game


def _resumed(player: Client, which: UUID | Literal["latest"]) -> Game:
    if which == LATEST:
        return _latest(player)
    try:
        game = player.game(which)
    except NotFoundError:
        raise PlayError("no_game", f"There is no game {which} that you may see.") from None
    if game.you is None:
        raise PlayError("not_seated", f"You have no seat in game {which}.")
    return game


def _latest(player: Client) -> Game:
    """The game whose turn ends first of those that wait for the player, else the newest that is not over."""
    for turn in player.my_turns():
        return player.game(turn.game)
    statuses: tuple[GameStatus, ...] = ("playing", "lobby")
    for status in statuses:
        for game in player.games(status=status, mine=True):
            return game
    raise PlayError("no_game", "No game of yours is running. Play without --resume for a new one.")


def _opened(player: Client, options: PlayOptions) -> Game:
    """Make an unlisted game; a service that has not started it with all seats taken is asked to."""
    bots = [options.bots] * (options.seats - 1) if options.bots else []
    game = player.create_game(
        "A game at the terminal",
        seats=options.seats,
        visibility="unlisted",
        clock=_clock(player, options.clock),
        turn_seconds=options.turn_seconds,
        bots=bots,
        round_rules=options.rules,
    )
    if options.bots and game.status == "lobby":
        return player.start(game, fill=options.bots)
    return game


def _clock(player: Client, name: str | None) -> Clock | None:
    """The clock of a name. Raises: PlayError."""
    if name is None:
        return None
    clocks = player.clocks()
    if name not in clocks:
        raise PlayError("no_clock", f"There is no clock {name}, but there are {', '.join(clocks)}.")
    return clocks[name]
