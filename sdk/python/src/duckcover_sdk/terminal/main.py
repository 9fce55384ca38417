"""The command line of `duckcover-play`, and of the service's `duckcover play`."""

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar, get_args
from uuid import UUID

from duckcover_sdk import Client, DuckcoverError, NoAnswerError
from duckcover_sdk.connection import service_address
from duckcover_sdk.generated.models.bot_level import BotLevel
from duckcover_sdk.terminal.auto import AutoOptions, run_auto
from duckcover_sdk.terminal.devices import Devices, config_file
from duckcover_sdk.terminal.finding import wanted
from duckcover_sdk.terminal.play import LATEST, PlayOptions, game_id, invitation, play, round_rules
from duckcover_sdk.terminal.players import QUICK
from duckcover_sdk.terminal.screen import Terminal

T = TypeVar("T")

DEFAULT_URL = "http://127.0.0.1:8000"
NOBODY = "none"
DESCRIPTION = "Play Duck & Cover at the terminal, on a running service."
NO_SERVICE = "No service answers at {}. Start one with `python3.11 bootstrap.py up`, or name another with --url. ({})"


def main(argv: Sequence[str] | None = None, *, prog: str = "duckcover-play", local_url: str = DEFAULT_URL) -> int:
    """Run the command; answer the exit code, 0 or 1. `local_url`: the service when neither words nor variables name it.

    Raises: SystemExit (2) for arguments that make no sense, as argparse does.
    """
    parser = _parser(prog)
    options = parser.parse_args(argv, argparse.Namespace(prog=prog))
    try:
        anybody = _read(options, local_url)
    except ValueError as error:
        parser.error(str(error))
    terminal = _terminal(ascii_only=options.ascii)
    try:
        return _run(anybody, options, terminal)
    except DuckcoverError as error:
        return _say_error(error, options, terminal)
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _read(options: argparse.Namespace, local_url: str) -> Client:
    """Complete the options by the environment; a client of the service, not yet asked. Raises: ValueError."""
    if options.json and options.auto is None:
        raise ValueError("--json goes with --auto")
    ways = (options.auto, options.join, options.resume, options.games or None, options.find, options.offered or None)
    if sum(each is not None for each in ways) > 1:
        raise ValueError("--auto, --join, --resume, --games, --find and --offered exclude each other")
    options.find = None if options.find is None else wanted(options.find, options.seats)
    options.named = options.url or (options.join.url if options.join else None)
    options.url = service_address(options.named or os.environ.get("DUCKCOVER_URL") or local_url)
    options.token = os.environ.get("DUCKCOVER_TOKEN") or None
    return Client(options.url, token=options.token, retries=QUICK)


def _run(anybody: Client, options: argparse.Namespace, terminal: Terminal) -> int:
    with anybody:  # a service that does not answer at all is given up at once
        anybody.api.get_httpx_client().get("/_allauth/app/v1/config")
    if options.auto is None:
        return play(_play_options(options), terminal, Devices(config_file()))
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    report = run_auto(
        AutoOptions(options.url, options.auto, seed, options.turn_seconds, options.rules, options.stall_seconds)
    )
    terminal.show(json.dumps(report.summary()) if options.json else report.text(terminal.style))
    return 0


def _play_options(options: argparse.Namespace) -> PlayOptions:
    return PlayOptions(
        url=options.url,
        seats=options.seats,
        bots=None if options.bots == NOBODY else options.bots,
        name=options.name,
        turn_seconds=options.turn_seconds,
        rules=options.rules,
        sound=options.sound,
        resume=options.resume,
        join=options.join,
        games=options.games,
        find=options.find,
        offered=options.offered,
        clock=options.clock,
        token=options.token,
        command=f"{options.prog} --url {options.named}" if options.named else options.prog,
    )


def _say_error(error: DuckcoverError, options: argparse.Namespace, terminal: Terminal) -> int:
    text = NO_SERVICE.format(options.url, error) if isinstance(error, NoAnswerError) else str(error)
    if options.json:
        detail = getattr(error, "detail", None) or text
        said = {"status": getattr(error, "status", None), "code": error.code, "detail": detail}
        terminal.show(json.dumps({"ok": False, "error": said}))
    else:
        sys.stderr.write(terminal.style.plain(" ".join(text.split())) + "\n")
    return 1


def _terminal(*, ascii_only: bool) -> Terminal:
    """Make a terminal of this program's streams; bytes that are no text become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Terminal(sys.stdin, sys.stdout, ascii_only=ascii_only)


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description=DESCRIPTION)
    add = parser.add_argument
    add("--url", type=_checked(service_address), help=f"the service (DUCKCOVER_URL, else one here, else {DEFAULT_URL})")
    add("--seats", type=_number(2, 7), default=4, help="2 to 7, default 4")
    add("--bots", choices=(*get_args(BotLevel), NOBODY), default="steady", help="how the others play; none: people do")
    add("--name", help="your name; without it that of the last time, or a made-up one")
    a_day = 86_400
    add("--turn-seconds", type=_number(60, 28 * a_day), default=a_day, help="60 s to 28 days, default one day")
    add("--clock", metavar="NAME", help="a clock with a name instead: live, table, relaxed, daily, weekday, slow, bank")
    add(
        "--rules",
        type=_checked(round_rules),
        metavar="NAMES",
        help="variations of all rounds: competition,surprises; or of each: competition/madness/pressure",
    )
    add("--sound", help="what you say instead of quacking in rounds of madness: moo, woof, meow, ...")
    add("--ascii", action="store_true", help="draw without Unicode")
    add(
        "--resume",
        type=_checked(_resumable),
        nargs="?",
        const=LATEST,
        metavar="GAME",
        help="go on with this or the last game",
    )
    add("--games", action="store_true", help="all your games: the list, and the next that waits for you")
    add("--find", nargs="*", metavar="WANTED", help="wait for other players: sizes and clocks, such as 3 4 daily slow")
    add("--offered", action="store_true", help="seats whose players are gone, to take one over")
    add("--join", type=_checked(invitation), metavar="GAME", help="sit down at a game: its id, or a link to it")
    auto = parser.add_argument_group("scripted clients, the smoke test of an installation")
    auto.add_argument("--auto", type=_number(2, 7), metavar="N", help="N clients play a whole game")
    auto.add_argument("--seed", type=int, help="seed of the clients' choices of moves")
    stall = _number(1, a_day)
    auto.add_argument(
        "--stall-seconds", type=stall, default=60, help="fail when nothing happens for so long, default 60"
    )
    auto.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _resumable(text: str) -> UUID | Literal["latest"]:
    return LATEST if text == LATEST else game_id(text)


def _checked(read: Callable[[str], T]) -> Callable[[str], T]:
    """An argument type whose ValueError is shown as it is."""

    def checked(text: str) -> T:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return checked


def _number(low: int, high: int) -> Callable[[str], int]:
    """An argument type: a whole number in a range."""

    def number(text: str) -> int:
        value = int(text) if text.isdecimal() and len(text) < 12 else -1
        if not low <= value <= high:
            raise ValueError(f"{text!r} is no whole number from {low} to {high}")
        return value

    return _checked(number)
