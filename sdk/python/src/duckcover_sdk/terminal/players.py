"""Players of the service: their sign-up, and what a game asks of them."""

import secrets
from dataclasses import dataclass
from datetime import datetime

from duckcover_sdk import Client, DuckcoverError, Retries, SignInError, SignInPendingError
from duckcover_sdk.generated.models import Game

PATIENT = Retries(attempts=20, longest_pause=2.0)
"""Outages of about 25 seconds are lived through."""
QUICK = Retries(attempts=2)
LONGEST_NAME = 32
FIRST_WAIT_SECONDS = 0.02
LONGEST_WAIT_SECONDS = 0.25


class PlayError(DuckcoverError):
    """What keeps the player from playing, said for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass
class AdaptiveWait:
    """How long to wait before looking again: 20 ms, doubling up to 250 ms while nothing happens."""

    seconds: float = FIRST_WAIT_SECONDS

    def next(self) -> float:
        """Answer the wait in seconds and double the one after it."""
        wait, self.seconds = self.seconds, min(self.seconds * 2, LONGEST_WAIT_SECONDS)
        return wait

    def reset(self) -> None:
        """Something happened: look again soon."""
        self.seconds = FIRST_WAIT_SECONDS


def sign_up(service: Client, name: str) -> Client:
    """A client that is signed in to a new account, with a password that nobody keeps.

    Raises: SignInError, PlayError when the service wants e-mail addresses verified.
    """
    try:
        return service.sign_up(name, secrets.token_urlsafe(24), f"{secrets.token_hex(12)}@players.invalid")
    except SignInPendingError:
        text = "The service wants e-mail addresses verified. Sign up in a browser, make a token, set DUCKCOVER_TOKEN."
        raise PlayError("email_unverified", text) from None


def sign_up_as(service: Client, name: str) -> Client:
    """The same under a name, or under that name and four signs when somebody has it."""
    try:
        return sign_up(service, name)
    except SignInError as error:
        if "taken" not in error.code:
            raise
    return sign_up(service, f"{name[: LONGEST_NAME - 5]}-{secrets.token_hex(2)}")


def throwaway_name(role: str) -> str:
    """Make up a name that nobody has: `play-4f0c9a1b`."""
    return f"{role}-{secrets.token_hex(4)}"


def move_wanted(game: Game) -> bool:
    """Whether the open turn waits for a move of this viewer's seat."""
    you = game.you
    return bool(game.status == "playing" and game.turn and you and you.submission is None and you.legal_moves)


def on_autopilot(game: Game) -> bool:
    """Whether a bot moves at once for this viewer's seat, until the player comes back."""
    return bool(game.status == "playing" and game.you and game.seats[game.you.seat].state == "autopilot")


def own_deadline(game: Game) -> datetime | None:
    """When the open turn ends for this viewer's seat, for a viewer without a seat when it ends; None without one."""
    if game.turn is None:
        return None
    of_seats = game.turn.deadlines.additional_properties if game.turn.deadlines else {}
    return of_seats.get(str(game.you.seat), game.turn.deadline) if game.you else game.turn.deadline


def has_ended(game: Game) -> bool:
    """Whether nothing will happen any more."""
    return game.status in {"finished", "cancelled"}
