"""What can go wrong with a request, as exceptions whose kind says what to do about it.

A newer service may answer with codes that this version does not know: they come as the kind of their status.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from .generated.models.move import Move

ATTEMPTS = "attempts"
"""The extension of a response that says how often its request was sent."""
MAYBE_DONE = "maybe_done"
"""The extension that says whether an attempt before the last one may have had its effect."""


class DuckcoverError(Exception):
    """What all errors of this package have in common; `code` is stable."""

    code = "unknown"


class NoAnswerError(DuckcoverError):
    """The service could not be reached, or its answer did not come; `attempts` counts the requests that were sent.

    What was asked for may have been done all the same, unless it could not be sent at all.
    """

    code = "unreachable"

    def __init__(self, text: str, attempts: int) -> None:
        super().__init__(f"{text} (after {attempts} attempts)")
        self.attempts = attempts


class UnexpectedAnswerError(DuckcoverError):
    """An answer that is none of this service: a proxy's page, for example."""

    code = "unexpected_answer"

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status


@dataclass(frozen=True)
class InputError:
    """What is wrong with one input: `field` is its dotted path, "" for the input as a whole."""

    field: str
    code: str
    detail: str


class ProblemError(DuckcoverError):
    """A refusal of the service, `application/problem+json`.

    `code` is stable (see `models.ErrorCode` for those known today); `detail` is in the language of the client.
    `attempts` counts how often the request was sent. `maybe_done`: one before the last, whose answer was lost, may have
    had its effect; what was refused for being too many, or for coming too slowly, has none.
    """

    def __init__(
        self,
        status: int,
        document: Mapping[str, Any],
        *,
        attempts: int = 1,
        maybe_done: bool = False,
        retry_after: float | None = None,
    ):
        self.status = status
        self.document = document
        self.code = str(document.get("code", "unknown"))
        self.title = str(document.get("title", ""))
        self.detail = str(document.get("detail", ""))
        self.attempts = attempts
        self.maybe_done = maybe_done
        self.retry_after = retry_after
        super().__init__(" ".join([f"{status} {self.code}: {self.detail}", *map(str, self._errors_text())]))

    @property
    def errors(self) -> list[InputError]:
        """What is wrong with which input; empty for other problems."""
        entries = self.document.get("errors") or []
        return [InputError(*(str(entry.get(key, "")) for key in ("field", "code", "detail"))) for entry in entries]

    def _errors_text(self) -> list[str]:
        return [f"{error.field}: {error.detail}" for error in self.errors]


class InvalidInputError(ProblemError):
    """400: see `errors`. Also 413 and 415."""


class NotSignedInError(ProblemError):
    """401: there is no token, or it is unknown, expired or revoked."""


class NotAllowedError(ProblemError):
    """403: this player, or this token, may not do that."""

    @property
    def scope(self) -> str | None:
        """What the token lacks, with `insufficient_scope`; None where no such token may go."""
        scope = self.document.get("scope")
        return scope if isinstance(scope, str) else None


class ReauthenticationRequiredError(NotAllowedError):
    """On this device the player has not shown of late who it is: ask for the password or a code, or sign in again.

    `confirm_password`, `confirm_code` and `confirm_passkey_proof` of `generated.api.sign_in_security` take it, with the
    session token of the device; then the same call goes through.
    """

    @property
    def max_age(self) -> int | None:
        """How many seconds ago the proof may have been."""
        age = self.document.get("max_age")
        return age if isinstance(age, int) else None


class NotFoundError(ProblemError):
    """404: it does not exist, or this player may not know of it."""


class ConflictError(ProblemError):
    """409: not in this state of the game or the account."""


class TurnClosedError(ConflictError):
    """The turn does not take moves (any more); `turn` is the number of the one that is open, if any."""

    @property
    def turn(self) -> int | None:
        number = self.document.get("turn")
        return number if isinstance(number, int) else None

    @property
    def submission(self) -> Mapping[str, Any] | None:
        """The seat's own move in that turn, when it is the one that was sent: it had counted, its answer was lost."""
        submission = self.document.get("submission")
        return submission if isinstance(submission, Mapping) else None


class FamilyTakenError(ConflictError):
    """Another seat has this family; `families` are those that are free."""

    @property
    def families(self) -> list[str]:
        return [str(family) for family in self.document.get("families") or []]


class SupersededError(ProblemError):
    """412: a newer decision of this seat has been taken down, by another device perhaps.

    Read the game again. A player who insists decides again: the client then goes on from the decision that stands.
    """

    @property
    def etag(self) -> str | None:
        """The entity tag of the decision that stands, if there is one."""
        tag = self.document.get("etag")
        return tag if isinstance(tag, str) else None


class RuleViolatedError(ProblemError):
    """422: the rules, or the Idempotency-Key, do not allow it."""


class IllegalMoveError(RuleViolatedError):
    """The rules do not allow this move; `legal_moves` are those that they do."""

    @property
    def legal_moves(self) -> list[Move]:
        """What the seat may choose from."""
        return [Move.from_dict(move) for move in self.document.get("legal_moves") or []]


class AmbiguousMoveError(IllegalMoveError):
    """The seat shows the called number more than once: send a whole move of `legal_moves`, with its `from`."""


class TooManyRequestsError(ProblemError):
    """429: wait for `retry_after` seconds."""


class ServiceError(ProblemError):
    """5xx: the service cannot answer right now, or failed."""


class SignInError(DuckcoverError):
    """A refusal of the sign-in endpoints, which have an error format of their own.

    `attempts` and `maybe_done` are as those of `ProblemError`.
    """

    def __init__(
        self,
        status: int,
        document: Mapping[str, Any],
        *,
        attempts: int = 1,
        maybe_done: bool = False,
        retry_after: float | None = None,
    ):
        self.status = status
        self.document = document
        self.attempts = attempts
        self.maybe_done = maybe_done
        self.retry_after = retry_after
        self.code = self.errors[0].code if self.errors else "unknown"
        super().__init__(
            " ".join([str(status), *(f"{error.field}: {error.detail}".lstrip(": ") for error in self.errors)])
        )

    @property
    def errors(self) -> list[InputError]:
        entries = self.document.get("errors") or []
        return [InputError(*(str(entry.get(key, "")) for key in ("param", "code", "message"))) for entry in entries]


class SignInPendingError(SignInError):
    """401: one more step leads to being signed in; `flows` names those that are possible.

    Go on with `Client.with_session(error.session_token)` and an operation of `generated.api.sign_in`.
    """

    @property
    def flows(self) -> list[str]:
        """The steps: `verify_email`, `mfa_authenticate`, …; one that has begun comes first."""
        flows = (self.document.get("data") or {}).get("flows") or []
        return [str(flow.get("id")) for flow in sorted(flows, key=lambda flow: not flow.get("is_pending"))]

    @property
    def session_token(self) -> str | None:
        """What the next step is sent with."""
        token = (self.document.get("meta") or {}).get("session_token")
        return token if isinstance(token, str) else None


BY_CODE: Mapping[str, type[ProblemError]] = {
    "turn_closed": TurnClosedError,
    "family_taken": FamilyTakenError,
    "illegal_move": IllegalMoveError,
    "ambiguous_move": AmbiguousMoveError,
    "reauthentication_required": ReauthenticationRequiredError,
}
BY_STATUS: Mapping[int, type[ProblemError]] = {
    400: InvalidInputError,
    401: NotSignedInError,
    403: NotAllowedError,
    404: NotFoundError,
    409: ConflictError,
    412: SupersededError,
    413: InvalidInputError,
    415: InvalidInputError,
    422: RuleViolatedError,
    429: TooManyRequestsError,
}


def raise_for_answer(response: httpx.Response) -> None:
    """Answer nothing for a success or a 304; an event hook of `httpx`.

    Raises: ProblemError, SignInError, UnexpectedAnswerError.
    """
    if response.status_code in (204, 304):
        return
    kind = response.headers.get("Content-Type", "").partition(";")[0]
    if response.status_code < 300 and kind == "text/event-stream":
        return  # it may not end
    response.read()
    if response.status_code < 300 and kind == "application/json":
        return
    raise _error(response, kind)


def retry_after(response: httpx.Response) -> float | None:
    """The seconds that an answer asks to wait, if it does: as such, or until a date by the clock of who answers."""
    text = response.headers.get("Retry-After", "").strip()
    if text.isascii() and text.isdigit():
        return float(text)
    until = _date(text)
    if until is None:
        return None
    now = _date(response.headers.get("Date", "")) or dt.datetime.now(dt.UTC)
    return max((until - now).total_seconds(), 0.0)


def _date(text: str) -> dt.datetime | None:
    """The moment that an HTTP date names, or None."""
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=dt.UTC)


def _error(response: httpx.Response, kind: str) -> DuckcoverError:
    document = _document(response) if kind in ("application/problem+json", "application/json") else None
    if document is None:
        what = f"an answer of type {kind or 'unknown'}: is this a Duck & Cover service?"
        return UnexpectedAnswerError(response.status_code, what)
    made = _problem(response, document) if kind == "application/problem+json" else _signing(response, document)
    return made(
        response.status_code,
        document,
        attempts=int(response.extensions.get(ATTEMPTS, 1)),
        maybe_done=bool(response.extensions.get(MAYBE_DONE)),
        retry_after=retry_after(response),
    )


def _problem(response: httpx.Response, document: Mapping[str, Any]) -> type[ProblemError]:
    """The kind of a problem: that of its code, else that of its status."""
    known = BY_CODE.get(str(document.get("code"))) or BY_STATUS.get(response.status_code)
    return known or (ServiceError if response.status_code >= 500 else ProblemError)


def _signing(response: httpx.Response, document: Mapping[str, Any]) -> type[SignInError]:
    return SignInPendingError if response.status_code == 401 and "data" in document else SignInError


def _document(response: httpx.Response) -> Mapping[str, Any] | None:
    """The JSON object of an answer, or None."""
    try:
        document = response.json()
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
