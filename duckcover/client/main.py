"""The command line of `duckcover play`."""

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Sequence

from duckcover.client.auto import AutoOptions, run_auto
from duckcover.client.http import ServiceError, parse_url
from duckcover.client.play import PlayOptions, play_against_bots
from duckcover.client.terminal import Terminal

DEFAULT_URL = "http://127.0.0.1:8000"
LEVELS = ("steady", "easy")
DESCRIPTION = "Play Duck & Cover at the terminal, against bots, on a running service."


def main(argv: Sequence[str] | None = None) -> int:
    """Run `duckcover play` with these arguments; answer the exit code, 0 or 1.

    Raises: SystemExit (2) for arguments that make no sense, as argparse does.
    """
    options = _parser().parse_args(argv)
    if options.json and options.auto is None:
        _parser().error("--json goes with --auto")
    terminal = _terminal(ascii_only=options.ascii)
    try:
        return _auto(options, terminal) if options.auto is not None else _play(options, terminal)
    except ServiceError as error:
        return _say_error(error, options, terminal)
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _play(options: argparse.Namespace, terminal: Terminal) -> int:
    return play_against_bots(
        PlayOptions(options.url, options.seats, options.bots, options.name, options.turn_seconds),
        terminal,
    )


def _auto(options: argparse.Namespace, terminal: Terminal) -> int:
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    report = run_auto(AutoOptions(options.url, options.auto, seed, options.turn_seconds, options.stall_seconds))
    terminal.show(json.dumps(report.summary()) if options.json else report.text(terminal.style))
    return 0


def _say_error(error: ServiceError, options: argparse.Namespace, terminal: Terminal) -> int:
    if options.json:
        terminal.show(json.dumps({"ok": False, "error": error.report()}))
    else:
        sys.stderr.write(f"{error}\n")
    return 1


def _terminal(*, ascii_only: bool) -> Terminal:
    """Make a terminal of this program's streams; bytes that are no text become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Terminal(sys.stdin, sys.stdout, ascii_only=ascii_only)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duckcover play", description=DESCRIPTION)
    parser.add_argument("--url", type=_url, default=DEFAULT_URL, help=f"default {DEFAULT_URL}")
    parser.add_argument("--seats", type=_number(2, 7), default=4, help="2 to 7, default 4")
    parser.add_argument("--bots", choices=LEVELS, default="steady", help="how the others play")
    parser.add_argument("--name", help="your name; a made-up one without it")
    parser.add_argument(
        "--turn-seconds",
        type=_number(60, 28 * 86_400),
        default=86_400,
        help="time for a turn, 60 s to 28 days, default one day",
    )
    parser.add_argument("--ascii", action="store_true", help="draw without Unicode")
    auto = parser.add_argument_group("scripted clients, the smoke test of an installation")
    auto.add_argument("--auto", type=_number(2, 7), metavar="N", help="N clients play a whole game")
    auto.add_argument("--seed", type=int, help="seed of the clients' choices of moves")
    auto.add_argument(
        "--stall-seconds",
        type=_number(1, 86_400),
        default=60,
        help="fail when nothing happens for so long, default 60",
    )
    auto.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _url(text: str) -> str:
    try:
        parse_url(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


class _number:  # noqa: N801 - used as a function, argparse prints its name in errors
    """An argument type: a whole number in a range."""

    def __init__(self, low: int, high: int) -> None:
        self._low, self._high = low, high

    def __call__(self, text: str) -> int:
        """Read the number; Raises: argparse.ArgumentTypeError."""
        number = int(text) if text.isdecimal() and len(text) < 12 else -1
        if not self._low <= number <= self._high:
            message = f"{text!r} is no whole number from {self._low} to {self._high}"
            raise argparse.ArgumentTypeError(message)
        return number
