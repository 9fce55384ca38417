"""The command line of `duckcover-league`."""

import getpass
import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress

import httpx

from duckcover_sdk import (
    Client,
    DuckcoverError,
    NoAnswerError,
    NotSignedInError,
    ProblemError,
    Retries,
    SignInPendingError,
    UnexpectedAnswerError,
)
from duckcover_sdk.connection import service_address
from duckcover_sdk.league import checking
from duckcover_sdk.league.arguments import DEFAULT_URL, command_of
from duckcover_sdk.league.faults import DONE, NO_SERVICE, REFUSED, WRONG_INPUT, OrganizerError, WrongInputError
from duckcover_sdk.league.office import Office
from duckcover_sdk.league.sheets import Answer, plain
from duckcover_sdk.terminal.devices import Devices, config_file

QUICK = Retries(attempts=3)
NOT_SIGNED_IN = "You are not signed in: `{} sign-in NAME`, or set DUCKCOVER_TOKEN."
ONE_MORE_STEP = "The sign-in needs one more step: sign in in a browser, make a token, and set DUCKCOVER_TOKEN."
NOBODY_TO_ASK = "Nobody is there to be asked: add --yes to do it, or --dry-run to see what would come."


def main(
    argv: Sequence[str] | None = None,
    *,
    prog: str = "duckcover-league",
    transport: httpx.BaseTransport | None = None,
) -> int:
    """Run the command; answer the exit code (see `--help`). `transport` sends the requests, as that of `Client`.

    Raises: SystemExit (2), as argparse does.
    """
    options = command_of(argv, prog)
    try:
        _print(_run(options, prog, transport), options)
    except DuckcoverError as error:
        return _say(error, options, prog)
    except KeyboardInterrupt:
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    return DONE


def _run(options: Namespace, prog: str, transport: httpx.BaseTransport | None) -> Answer:
    if options.command == "recheck":
        return checking.recheck(options)
    url = options.url or _address_of_the_environment()
    devices = Devices(config_file())
    if options.command == "sign-in":
        with Client(url, retries=QUICK, transport=transport) as anybody:
            return _sign_in(anybody, url, options.player, devices)
    token = os.environ.get("DUCKCOVER_TOKEN") or devices.token(url, options.as_)
    if not token:
        raise OrganizerError("not_authenticated", NOT_SIGNED_IN.format(prog))
    with Client(url, token=token, retries=QUICK, transport=transport) as client:
        answer: Answer = options.run(Office(client, _asker(options)), options)
    return answer


def _address_of_the_environment() -> str:
    """Raises: WrongInputError."""
    try:
        return service_address(os.environ.get("DUCKCOVER_URL") or DEFAULT_URL)
    except ValueError as error:
        raise WrongInputError(f"DUCKCOVER_URL: {error}") from None


def _sign_in(anybody: Client, url: str, player: str, devices: Devices) -> Answer:
    """Sign in with a password, and keep the token for the next commands."""
    password = getpass.getpass(f"Password of {player}: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    try:
        client = anybody.sign_in(password, username=player)
    except SignInPendingError:
        raise OrganizerError("one_more_step", ONE_MORE_STEP) from None
    try:
        devices.remember(url, player, str(client.token))
    except OSError as error:
        raise OrganizerError("not_kept", f"The token cannot be kept: {error}") from None
    return Answer({"player": player, "url": url}, [f"Signed in as {player} at {url}."])


def _asker(options: Namespace) -> Callable[[str], bool]:
    """What puts a question to whoever sits at the terminal. Raises: WrongInputError where nobody does."""

    def ask(question: str) -> bool:
        if options.json or options.csv or not sys.stdin.isatty():
            raise WrongInputError(NOBODY_TO_ASK)
        sys.stderr.write(f"{question} [y/N] ")
        sys.stderr.flush()
        return sys.stdin.readline().strip().casefold() in ("y", "yes")

    return ask


def _print(answer: Answer, options: Namespace) -> None:
    if options.json:
        print(json.dumps(answer.document, ensure_ascii=False, indent=1))
    elif options.csv and answer.sheet is not None:
        print(answer.sheet.csv(), end="")
    else:
        print(answer.text())


def _say(error: DuckcoverError, options: Namespace, prog: str) -> int:
    """Tell what went wrong; the exit code."""
    code, text = _told(error, prog)
    if options.json:
        told = {"status": getattr(error, "status", None), "code": error.code, "detail": text}
        fields = [vars(each) for each in getattr(error, "errors", ())]
        print(json.dumps({"ok": False, "error": {**told, "errors": fields}}, ensure_ascii=False))
    else:
        sys.stderr.write("\n".join(map(plain, text.splitlines())) + "\n")
    return code


def _told(error: DuckcoverError, prog: str) -> tuple[int, str]:
    """The exit code of an error, and what is said about it."""
    if isinstance(error, OrganizerError):
        return error.exit_code, str(error)
    if isinstance(error, NoAnswerError | UnexpectedAnswerError):
        return NO_SERVICE, f"No service answers: {error}"
    if isinstance(error, NotSignedInError):
        return REFUSED, f"{error.detail} {NOT_SIGNED_IN.format(prog)}"
    if isinstance(error, ProblemError):
        return (WRONG_INPUT if error.errors else REFUSED), "\n".join([error.detail or error.title, *_details(error)])
    return REFUSED, str(error)


def _details(error: ProblemError) -> list[str]:
    """What a refusal says beyond its sentence: bad fields, gates that are closed, a state."""
    lines = [f"  {each.field}: {each.detail}" for each in error.errors]
    with suppress(AttributeError, KeyError, TypeError):
        lines += [f"  {each['gate']}: {each['needed']} needed" for each in error.document.get("gates") or ()]
    lines += [f"  {name}: {error.document[name]}" for name in ("state", "scope") if error.document.get(name)]
    return lines
