"""Problem documents (RFC 9457) in the OpenAPI document."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from rest_framework import serializers

from duckcover.errors import AppError, ErrorCode
from duckcover.rest.problems import CONTENT_TYPE, problem_document
from duckcover.rest.schema import headers

ERROR_CODES = [(code.value, code.value) for code in ErrorCode]
BODY_CODES = (
    ErrorCode.MALFORMED_JSON,
    ErrorCode.REQUEST_TIMEOUT,
    ErrorCode.PAYLOAD_TOO_LARGE,
    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
)
"""What may be wrong with a request body before anybody looks into it."""

EXAMPLES = "#/components/examples/"
PROBLEM = {"$ref": "#/components/schemas/Problem"}
EXTRAS: dict[str, dict[str, Any]] = {
    "legal_moves": {
        "type": "array",
        "items": {"$ref": "#/components/schemas/Move"},
        "description": "With `illegal_move` and `ambiguous_move`: what the seat may choose from.",
    },
    "move": {
        "allOf": [{"$ref": "#/components/schemas/MoveRequest"}],
        "description": "With `illegal_move` and `ambiguous_move`: the move that was sent.",
    },
    "turn": {
        "type": "integer",
        "nullable": True,
        "description": "With `turn_closed`: the number of the turn that is open, if one is.",
    },
    "submission": {
        "allOf": [{"$ref": "#/components/schemas/Submission"}],
        "description": "With `turn_closed`: the seat's own move in that turn, when it is the very move that was sent. "
        "It has counted, and its first answer got lost.",
    },
    "families": {
        "type": "array",
        "items": {"$ref": "#/components/schemas/Family"},
        "description": "With `family_taken`: the families that are free.",
    },
    "needed": {
        "type": "integer",
        "description": "How many seats have to be taken (`too_few_players`), or entries there (`too_few_entries`).",
    },
    "state": {
        "type": "string",
        "description": "With `competition_state` and `round_state`: the status of the competition or the round.",
    },
    "gates": {
        "type": "array",
        "items": {"type": "object", "additionalProperties": True},
        "description": "With `gate_closed`: each `gate` that is closed, what is `needed`, and what the player has "
        "(`have`).",
    },
    "entries": {
        "type": "array",
        "items": {"type": "string", "format": "uuid"},
        "description": "With `unfit_tables`: the entries for which the tables are wrong.",
    },
    "etag": {
        "type": "string",
        "nullable": True,
        "description": "With `precondition_failed` of a move: the `ETag` of what stands, null when nothing does.",
    },
    "sequence": {
        "type": "integer",
        "format": "int64",
        "description": "Is not sent any more; `etag` takes its place.",
    },
    "scope": {
        "type": "string",
        "nullable": True,
        "description": "With `insufficient_scope`: what the token lacks; null where no personal token or app may go.",
    },
    "max_age": {
        "type": "integer",
        "description": "With `reauthentication_required`: how many seconds ago the player may have shown who it is.",
    },
    "retry_after": {
        "type": "integer",
        "description": "With `too_many_requests`, and where too many streams are open: how many seconds to wait.",
    },
}
"""The members that help at once, beyond those of every problem document."""


class ProblemErrorSerializer(serializers.Serializer[Any]):
    """What is wrong with one input."""

    code = serializers.CharField(help_text="A stable word for what is wrong.")
    detail = serializers.CharField(help_text="The same for people, in the language of the answer.")
    field = serializers.CharField(help_text="The dotted path of the input; empty for the input as a whole.")


class ProblemSerializer(serializers.Serializer[Any]):
    """A problem document (RFC 9457). Some codes add members that help at once, such as `turn` or `legal_moves`."""

    type = serializers.CharField(help_text="A URI that names the kind of problem.")
    title = serializers.CharField(help_text="What kind of problem it is, in the language of the answer.")
    status = serializers.IntegerField(help_text="The HTTP status.")
    detail = serializers.CharField(help_text="What is wrong here, in the language of the answer.")
    code = serializers.ChoiceField(choices=ERROR_CODES, help_text="A stable word for the kind of problem.")
    request_id = serializers.CharField(
        required=False,
        help_text="The id of the request, as in the header `X-Request-ID`: name it when you ask for help.",
    )
    errors = ProblemErrorSerializer(many=True, required=False)  # type: ignore[assignment]  # `errors` of a serializer itself


def codes_text() -> str:
    """Return the closed list of codes with its meaning, as Markdown."""
    lines = [f"- `{code}` ({code.status}): {code.explanation}" for code in ErrorCode]
    return "\n".join(
        ["Why a request was refused. New codes may be added: take an unknown one by its status.", "", *lines]
    )


def _example(code: ErrorCode) -> dict[str, str]:
    return {"$ref": f"{EXAMPLES}{code.value}"}


def problem_examples() -> dict[str, Any]:
    """Return the plain problem document of each code, as the service sends it, for the examples of the document."""
    return {code.value: {"value": problem_document(AppError(code))} for code in ErrorCode}


def by_status(codes: Iterable[ErrorCode]) -> dict[int, list[ErrorCode]]:
    """Return the codes by their status, each once, in the order of the closed list."""
    wanted = set(codes)
    grouped: dict[int, list[ErrorCode]] = {}
    for code in ErrorCode:
        if code in wanted:
            grouped.setdefault(code.status, []).append(code)
    return grouped


def problem_responses(codes: Iterable[ErrorCode]) -> dict[str, Any]:
    """Return the OpenAPI responses for these codes, by status."""
    return {str(status): problem_response(status, found) for status, found in by_status(codes).items()}


def problem_response(status: int, codes: list[ErrorCode]) -> dict[str, Any]:
    """Return the OpenAPI response for the problems of one status."""
    names = ", ".join(f"`{code}`" for code in codes)
    response: dict[str, Any] = {
        "description": f"{HTTPStatus(status).phrase}: {names}",
        "content": {CONTENT_TYPE: {"schema": PROBLEM, "examples": {code.value: _example(code) for code in codes}}},
    }
    if status in headers.BY_STATUS:
        response["headers"] = headers.reference(*headers.BY_STATUS[status])
    elif ErrorCode.ANALYSIS_PENDING in codes:
        response["headers"] = headers.reference("Retry-After")
    return response


def sign_in_problems() -> dict[str, Any]:
    """Return the problems that keep a request from allauth's endpoints, which read every body, by status."""
    codes = [ErrorCode.INVALID_INPUT, ErrorCode.TOO_MANY_REQUESTS]
    codes += [ErrorCode.INTERNAL_ERROR, ErrorCode.SERVICE_UNAVAILABLE]
    return problem_responses([*codes, *BODY_CODES])
