"""The closed list of error codes, and the one exception that services raise.

Nothing here knows HTTP frameworks: `duckcover.rest.problems` turns an `AppError` into a problem document (RFC 9457).
The texts are English message ids; they are translated when a problem is rendered.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from django.utils.translation import gettext
from django.utils.translation import gettext_noop as _

CHALLENGE = 'Bearer realm="duckcover"'
"""What the header `WWW-Authenticate` of a 401 begins with."""


class ErrorCode(StrEnum):
    """Every `code` that a problem document can carry; a code that has shipped never changes.

    `status` is the HTTP status, `headline` the default title and `explanation` the default detail, both in English.
    """

    status: int
    headline: str
    explanation: str

    def __new__(cls, code: str, status: int, headline: str, explanation: str) -> Self:
        """Make a member that equals its code and carries its status and texts."""
        member = str.__new__(cls, code)
        member._value_ = code
        member.status = status
        member.headline = headline
        member.explanation = explanation
        return member

    INVALID_INPUT = "invalid_input", 400, _("Invalid input"), _("Some of the input is not valid.")
    MALFORMED_JSON = "malformed_json", 400, _("Malformed JSON"), _("The body is not valid JSON.")
    NOT_AUTHENTICATED = "not_authenticated", 401, _("Not signed in"), _("Sign in to do this.")
    INVALID_TOKEN = "invalid_token", 401, _("Invalid token"), _("The token is unknown, expired, revoked or malformed.")
    PERMISSION_DENIED = "permission_denied", 403, _("Not allowed"), _("You may not do this.")
    INSUFFICIENT_SCOPE = (
        "insufficient_scope",
        403,
        _("Not allowed with this token"),
        _("This token may not be used for that."),
    )
    REAUTHENTICATION_REQUIRED = (
        "reauthentication_required",
        403,
        _("Show again who you are"),
        _("Confirm your password or second factor, or sign in again, and then repeat this."),
    )
    NOT_WELCOME = "not_welcome", 403, _("Not welcome"), _("You cannot sit down at this table.")
    RELIABILITY_TOO_LOW = (
        "reliability_too_low",
        403,
        _("Not reliable enough"),
        _("This game wants players who miss fewer turns."),
    )
    NOT_SEATED = "not_seated", 403, _("Not at the table"), _("You have no seat in this game.")
    NOT_HOST = "not_host", 403, _("Not the host"), _("Only the host of the game may do this.")
    NOT_STAFF = "not_staff", 403, _("Not of the staff"), _("Only the staff of the league may do this.")
    GATE_CLOSED = "gate_closed", 403, _("Not admitted"), _("This competition is for other players.")
    OWN_TABLE = "own_table", 403, _("Own table"), _("You cannot rule on your own entry, nor where you sit.")
    CSRF_FAILED = "csrf_failed", 403, _("CSRF check failed"), _("The CSRF token is missing or wrong.")
    NOT_FOUND = "not_found", 404, _("Not found"), _("There is nothing here.")
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, _("Method not allowed"), _("This method is not allowed here.")
    NOT_ACCEPTABLE = "not_acceptable", 406, _("Not acceptable"), _("The answer is not available in that format.")
    REQUEST_TIMEOUT = "request_timeout", 408, _("Request timeout"), _("The body did not arrive in time. Send it again.")
    TURN_CLOSED = "turn_closed", 409, _("Turn closed"), _("This turn does not take moves.")
    TURN_OPEN = "turn_open", 409, _("Turn open"), _("This turn is not resolved yet.")
    ROUND_RUNNING = "round_running", 409, _("Round running"), _("No round of this game has ended yet.")
    ROUND_ALREADY_OPENED = (
        "round_already_opened",
        409,
        _("Round already opened"),
        _("Every round of this game has opened already."),
    )
    GAME_NOT_OPEN = "game_not_open", 409, _("Game not open"), _("The game is not in the lobby any more.")
    GAME_RUNNING = "game_running", 409, _("Game running"), _("The game is not over yet.")
    GAME_NOT_PLAYING = "game_not_playing", 409, _("Game not playing"), _("The game is not being played.")
    ALREADY_SEATED = "already_seated", 409, _("Already seated"), _("You have a seat in this game already.")
    CHAT_OFF = "chat_off", 409, _("Chat off"), _("This game does not take messages of this kind.")
    HINTS_OFF = (
        "hints_off",
        409,
        _("No hints here"),
        _("Hints are for games in which nobody but bots has ever sat beside you, and which are not rated."),
    )
    SAME_OWNER = "same_owner", 409, _("Same owner"), _("An account of the same owner sits at this table already.")
    FAMILY_TAKEN = "family_taken", 409, _("Family taken"), _("Another seat has this family of ducks.")
    TOO_FEW_PLAYERS = "too_few_players", 409, _("Too few players"), _("A game needs at least two taken seats.")
    RULES_UNAVAILABLE = (
        "rules_unavailable",
        409,
        _("Rules not available"),
        _("This server cannot play the rules of this game."),
    )
    ALREADY_RESIGNED = "already_resigned", 409, _("Already resigned"), _("You have resigned from this game.")
    PAUSE_ASKED = (
        "pause_asked",
        409,
        _("Pause asked for"),
        _("A pause of this game is asked for already, or it is paused."),
    )
    LIMIT_REACHED = "limit_reached", 409, _("Limit reached"), _("You have as many of these as one account may have.")
    ON_VACATION = (
        "on_vacation",
        409,
        _("On vacation"),
        _("This game waits for players on vacation, and you are on vacation. End your vacation to sit down."),
    )
    SEAT_HELD = "seat_held", 409, _("Seat held"), _("The player of this seat still holds it.")
    OFFER_TAKEN = "offer_taken", 409, _("Offer taken"), _("This seat is not on offer, or not any more.")
    ALREADY_ENTERED = "already_entered", 409, _("Already entered"), _("This player has an entry already.")
    REGISTRATION_CLOSED = (
        "registration_closed",
        409,
        _("Registration closed"),
        _("This competition does not take entries now."),
    )
    COMPETITION_STATE = (
        "competition_state",
        409,
        _("Not in this state"),
        _("The state of the competition does not allow this."),
    )
    ROUND_STATE = "round_state", 409, _("Not in this round"), _("The state of the round does not allow this.")
    TOO_FEW_ENTRIES = (
        "too_few_entries",
        409,
        _("Too few entries"),
        _("There are fewer entries than a table has seats."),
    )
    SETTLED = "settled", 409, _("Settled"), _("This ruling cannot be taken back any more.")
    ANALYSIS_PENDING = (
        "analysis_pending",
        409,
        _("Analysis pending"),
        _("This game is being analysed. Ask again in a few seconds."),
    )
    IDEMPOTENCY_RUNNING = (
        "idempotency_running",
        409,
        _("Request still running"),
        _("The first request with this Idempotency-Key is still running."),
    )
    PRECONDITION_FAILED = "precondition_failed", 412, _("Precondition failed"), _("It has changed since you read it.")
    PAYLOAD_TOO_LARGE = "payload_too_large", 413, _("Body too large"), _("The body is larger than 64 KiB.")
    UNSUPPORTED_MEDIA_TYPE = (
        "unsupported_media_type",
        415,
        _("Unsupported media type"),
        _("Send JSON, encoded in UTF-8, as application/json."),
    )
    ILLEGAL_MOVE = "illegal_move", 422, _("Illegal move"), _("The rules do not allow this move.")
    AMBIGUOUS_MOVE = (
        "ambiguous_move",
        422,
        _("Ambiguous move"),
        _("Your seat shows the called number more than once: say which stack moves."),
    )
    NOTHING_TO_MOVE = "nothing_to_move", 422, _("Nothing to move"), _("Your seat quacks: it has no move this turn.")
    UNFIT_TABLES = (
        "unfit_tables",
        422,
        _("Unfit tables"),
        _("Each entry sits at one table, and tables have their size."),
    )
    IDEMPOTENCY_MISMATCH = (
        "idempotency_mismatch",
        422,
        _("Idempotency-Key used before"),
        _("This Idempotency-Key was used with another request."),
    )
    TOO_MANY_REQUESTS = "too_many_requests", 429, _("Too many requests"), _("Wait a little before you try again.")
    INTERNAL_ERROR = "internal_error", 500, _("Internal error"), _("Something went wrong on our side.")
    SERVICE_UNAVAILABLE = (
        "service_unavailable",
        503,
        _("Service unavailable"),
        _("The service cannot answer right now. Try again soon."),
    )


class FieldError(NamedTuple):
    """What is wrong with one input: `field` is its dotted path ("to.row"), "" for the input as a whole.

    `detail` is an English message id, `values` what stands in it for its words in braces.
    """

    field: str
    code: str
    detail: str
    values: Mapping[str, Any] = MappingProxyType({})

    def as_member(self) -> dict[str, str]:
        """Return the entry of the problem's `errors`, in the active language."""
        return {"field": self.field, "code": self.code, "detail": self.sentence()}

    def sentence(self) -> str:
        """Return what is wrong, in the active language."""
        text = gettext(self.detail)
        return text.format_map(self.values) if self.values else text


class AppError(Exception):
    """A refusal with a code of the closed list; any service may raise it.

    `detail` replaces the code's default text: an English message id, translated when the catalogues have it.
    `extra` goes into the problem document as it is (`turn=31`, `legal_moves=[…]`): JSON values, never a secret.
    """

    def __init__(
        self,
        code: ErrorCode,
        detail: str = "",
        *,
        errors: tuple[FieldError, ...] = (),
        **extra: Any,
    ) -> None:
        super().__init__(f"{code}: {detail or code.explanation}")
        self.code = code
        self.detail = detail or code.explanation
        self.errors = errors
        self.extra = extra

    def sentence(self) -> str:
        """Return what a page says of the refusal, in the active language."""
        return " ".join(each.sentence() for each in self.errors) or gettext(self.detail)


def invalid_input(field: str, code: str, detail: str, **values: Any) -> AppError:
    """Return the 400 for one wrong input that only a service can recognise.

    `field`: dotted path of the input; `code`: stable snake_case word; `detail`: English message id;
    `values`: what stands in it for its words in braces.
    """
    return AppError(ErrorCode.INVALID_INPUT, errors=(FieldError(field, code, detail, values),))
