"""What the views say of each operation, and what every operation has besides: problems, ways to sign in, headers."""

import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar, cast

from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import HEADER, MAX_LENGTH, MIN_LENGTH
from duckcover.rest.schema import headers
from duckcover.rest.schema.problems import BODY_CODES, ProblemSerializer, problem_responses
from duckcover.rest.schema.security import REAUTHENTICATION_NOTE, requirements, scope_note
from duckcover.rest.serializers import QuerySerializer
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope

API_PREFIX = "/api/v1/"
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
MAY_BE_EMPTY = "x-may-be-empty"

IN_PATH = re.compile(r"([a-z]+)/\{(\w+)\}(?:/\{(\w+)\})?")
NAMED = {
    "announcements": "The id of the announcement.",
    "apart": "The id of the entry.",
    "apps": "The id of the app.",
    "blocks": "The name of the player, in any case.",
    "bots": "The name of the bot account, in any case.",
    "calendars": "The secret of the address.",
    "clients": "The id of the app.",
    "competitions": "The id of the competition.",
    "deliveries": "The id of the delivery.",
    "devices": "The id of the device.",
    "entries": "The id of the entry.",
    "games": "The id of the game.",
    "leaderboards": "The pool: games are rated by their clock.",
    "leagues": "The id of the league.",
    "mutes": "The name of the player, in any case.",
    "offers": "The id of the offer.",
    "players": "The name of the player, in any case.",
    "requests": "The id of the request.",
    "rounds": "The number of the round; rounds count from 1 through all stages.",
    "rulings": "The number of the ruling.",
    "seasons": "The id of the season.",
    "seats": "The index of the seat, from 0.",
    "staff": "The name of the player, in any case.",
    "subscriptions": "The id of the subscription.",
    "tables": "The number of the table in its round.",
    "tickets": "The id of the ticket.",
    "tokens": "The id of the token.",
    "webhooks": "The id of the webhook.",
    "turns": "The number of the turn; turns count from 1 through the whole game.",
}
"""What a parameter in a path names, by what stands before it."""

Method = TypeVar("Method", bound=Callable[..., Any])


def raises(*codes: ErrorCode) -> Callable[[Method], Method]:
    """Document the error codes of a view method that are its own, beyond those that every operation has."""

    def mark(method: Method) -> Method:
        method.error_codes = codes  # type: ignore[attr-defined]  # read by ProblemAutoSchema
        return method

    return mark


class ProblemAutoSchema(AutoSchema):
    """Adds to each operation its problems, its query parameters, its scope and its headers."""

    def get_override_parameters(self) -> list[Any]:
        """Return the query parameters that the view declares, and the header of an idempotent method."""
        declared = self.view.query_serializer(self.method) if isinstance(self.view, ApiView) else QuerySerializer
        parameters: list[Any] = [] if declared is QuerySerializer else [declared]
        if self._takes_key():
            parameters.append(_idempotency_parameter())
        return parameters

    def get_description(self) -> str:  # type: ignore[override]  # as drf-spectacular calls it
        """Return what the method says of itself, and what a token needs for it."""
        said = super().get_description()
        notes = [scope_note(self._scope())] if self._counted() else []
        notes += [REAUTHENTICATION_NOTE] if self._must_reauthenticate() else []
        return "\n\n".join([str(said), *notes])

    def get_extensions(self) -> dict[str, Any]:
        """Return the scope once more, for programs."""
        scope = self._scope()
        return {"x-required-scope": scope.value} if scope else {}

    def get_auth(self) -> list[dict[str, list[str]]]:
        """Return how one may sign in; `{}` says that nobody has to."""
        ways = requirements(self._scope()) if self.view.get_authenticators() else []
        is_open = not isinstance(self.view, ApiView) or self.view.is_open(self.method)
        return [*ways, {}] if is_open else ways

    def _view_method(self) -> Any:
        return getattr(self.view, self.method.lower(), None)

    def _own_codes(self) -> tuple[ErrorCode, ...]:
        codes: tuple[ErrorCode, ...] = getattr(self._view_method(), "error_codes", ())
        return codes

    def _takes_key(self) -> bool:
        return getattr(self._view_method(), "takes_idempotency_key", False)

    def _counted(self) -> bool:
        """Say whether the requests of this operation are counted, and scopes looked at."""
        return isinstance(self.view, ApiView) and bool(self.view.get_authenticators())

    def _scope(self) -> Scope | None:
        return self.view.scope(self.method) if isinstance(self.view, ApiView) else None

    def _must_reauthenticate(self) -> bool:
        return isinstance(self.view, ApiView) and self.view.must_reauthenticate(self.method)

    def _get_parameters(self) -> list[dict[str, Any]]:
        parameters: list[dict[str, Any]] = super()._get_parameters()
        meant = {name: NAMED[before] for before, *names in IN_PATH.findall(self.path) for name in names}
        for parameter in parameters:
            if parameter["in"] == "path":
                parameter["description"] = meant[parameter["name"]]
        conditional = "304" in self._get_response_bodies()
        return [*parameters, headers.IF_NONE_MATCH] if conditional else parameters

    def _get_response_bodies(self, direction: Any = "response") -> dict[str, Any]:
        bodies = dict(super()._get_response_bodies(direction))
        if direction != "response":
            return bodies
        self.resolve_serializer(ProblemSerializer, "response")
        for status, response in problem_responses(self._error_codes()).items():
            bodies.setdefault(status, response)
        tagged = "304" in bodies
        for status, body in bodies.items():
            _describe(status, body)
            sent = headers.sent(int(status), counted=self._counted(), tagged=tagged, keyed=self._takes_key())
            if sent:
                body["headers"] = {**sent, **body.get("headers", {})}
        return dict(sorted(bodies.items()))

    def _error_codes(self) -> list[ErrorCode]:
        codes = [ErrorCode.INVALID_INPUT, ErrorCode.NOT_ACCEPTABLE]
        codes += [ErrorCode.INTERNAL_ERROR, ErrorCode.SERVICE_UNAVAILABLE]
        codes += [ErrorCode.TOO_MANY_REQUESTS, ErrorCode.INSUFFICIENT_SCOPE] if self._counted() else []
        codes += [ErrorCode.REAUTHENTICATION_REQUIRED] if self._must_reauthenticate() else []
        ways = self.get_auth()
        codes += [ErrorCode.INVALID_TOKEN] if any(ways) else []
        codes += [ErrorCode.NOT_AUTHENTICATED] if {} not in ways else []
        if "{" in self.path:
            codes.append(ErrorCode.NOT_FOUND)
        if self.method in UNSAFE:
            codes += [ErrorCode.PERMISSION_DENIED, ErrorCode.CSRF_FAILED]
        if self._takes_key():
            codes += [ErrorCode.IDEMPOTENCY_RUNNING, ErrorCode.IDEMPOTENCY_MISMATCH]
        return [*codes, *_body_codes(self.method), *self._own_codes()]

    def _map_serializer_field(self, field: Any, direction: Any, bypass_extensions: bool = False) -> dict[str, Any]:
        """Return a field's schema; an enum that may be empty, too, is marked for `tidying`, as its "" gets lost."""
        schema = super()._map_serializer_field(field, direction, bypass_extensions)  # type: ignore[no-untyped-call]
        if isinstance(field, serializers.ChoiceField) and "" in field.choices:
            schema = {**schema, MAY_BE_EMPTY: True}
        return cast("dict[str, Any]", schema)

    def _get_serializer_field_meta(self, field: Any, direction: Any) -> dict[str, Any]:
        """Return what is said of a field beside its type; a default of bytes is hexadecimal, as all bytes here are."""
        meta = cast("dict[str, Any]", super()._get_serializer_field_meta(field, direction))  # type: ignore[no-untyped-call]
        if isinstance(field.default, bytes):
            meta["default"] = field.default.hex()
        return meta


def _describe(status: str, body: dict[str, Any]) -> None:
    """Give a response its description, where the view gave it none."""
    if status == "304":
        body["description"] = "Not modified: what the client has, as `If-None-Match` names it, is current."
    elif status == "204":
        body["description"] = "Done; there is nothing to say."
    elif not body["description"]:
        body["description"] = HTTPStatus(int(status)).phrase


def _body_codes(method: str) -> list[ErrorCode]:
    """Return the codes of a request body that cannot be read; one that nobody asks for has to arrive all the same."""
    is_read = method in ("POST", "PUT", "PATCH")
    return [code for code in BODY_CODES if is_read or code is not ErrorCode.MALFORMED_JSON]


def _idempotency_parameter() -> OpenApiParameter:
    """Return the header with which a POST may be sent again safely."""
    return OpenApiParameter(
        name=HEADER,
        location=OpenApiParameter.HEADER,
        type={"type": "string", "minLength": MIN_LENGTH, "maxLength": MAX_LENGTH, "pattern": "^[ -~]+$"},
        description="Makes sending this again safe, for 7 days: it has one effect, and shows its result as it is now.",
    )


def only_api(endpoints: list[Any], **_options: Any) -> list[Any]:
    """Keep what is below `/api/v1/` (a preprocessing hook)."""
    return [endpoint for endpoint in endpoints if endpoint[0].startswith(API_PREFIX)]
