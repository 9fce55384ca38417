"""The OpenAPI document: what every operation has in common, so that no view has to say it."""

import json
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, TypeVar, cast

from django.conf import settings
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers
from rest_framework.permissions import AllowAny

from duckcover.errors import ErrorCode
from duckcover.idempotency import HEADER, MAX_LENGTH, MIN_LENGTH
from duckcover.problems import CONTENT_TYPE
from duckcover.serializers import QuerySerializer
from duckcover.views import ApiView

API_PREFIX = "/api/v1/"
ERROR_CODES = [(code.value, code.value) for code in ErrorCode]
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
_REFERENCE = "#/components/schemas/"

Method = TypeVar("Method", bound=Callable[..., Any])


def raises(*codes: ErrorCode) -> Callable[[Method], Method]:
    """Document the error codes of a view method that are its own, beyond those that every operation has."""

    def mark(method: Method) -> Method:
        method.error_codes = codes  # type: ignore[attr-defined]  # read by ProblemAutoSchema
        return method

    return mark


SECURITY_SCHEMES = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "`meta.access_token` of signing in: `dkc_…`."},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": settings.SESSION_COOKIE_NAME,
        "description": "The session of a browser; unsafe methods need the header `X-CSRFToken` as well.",
    },
}


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
    errors = ProblemErrorSerializer(many=True, required=False)  # type: ignore[assignment]  # `errors` of a serializer itself


class ProblemAutoSchema(AutoSchema):
    """Adds to each operation its problems, its query parameters and its Idempotency-Key."""

    def get_override_parameters(self) -> list[Any]:
        """Return the query parameters that the view declares, and the header of an idempotent method."""
        declared = self.view.query_serializer(self.method) if isinstance(self.view, ApiView) else QuerySerializer
        parameters: list[Any] = [] if declared is QuerySerializer else [declared]
        if getattr(self._view_method(), "takes_idempotency_key", False):
            parameters.append(_idempotency_parameter())
        return parameters

    def get_auth(self) -> list[dict[str, list[str]]]:
        """Return how one may sign in; `{}` says that nobody has to.

        A view whose permissions are left to its statement says `raises(ErrorCode.NOT_AUTHENTICATED)` instead.
        """
        ways: list[dict[str, list[str]]] = [{name: []} for name in SECURITY_SCHEMES if self.view.get_authenticators()]
        refuses = [permission for permission in self.view.get_permissions() if not isinstance(permission, AllowAny)]
        must = bool(refuses) or ErrorCode.NOT_AUTHENTICATED in getattr(self._view_method(), "error_codes", ())
        return ways if must else [*ways, {}]

    def _view_method(self) -> Any:
        return getattr(self.view, self.method.lower(), None)

    def _get_response_bodies(self, direction: Any = "response") -> dict[str, Any]:
        bodies = dict(super()._get_response_bodies(direction))
        if direction == "response":
            component = self.resolve_serializer(ProblemSerializer, "response")
            for status, codes in _by_status(self._error_codes()).items():
                bodies.setdefault(status, _problem_response(status, codes, component.ref))
        return dict(sorted(bodies.items()))

    def _error_codes(self) -> list[ErrorCode]:
        """Return the codes that this operation may answer with."""
        method = self._view_method()
        codes = [ErrorCode.INVALID_INPUT, ErrorCode.NOT_ACCEPTABLE, ErrorCode.SERVICE_UNAVAILABLE]
        ways = self.get_auth()
        codes += [ErrorCode.INVALID_TOKEN] if any(ways) else []
        codes += [ErrorCode.NOT_AUTHENTICATED] if {} not in ways else []
        if "{" in self.path:
            codes.append(ErrorCode.NOT_FOUND)
        if self.method in UNSAFE:
            codes += [ErrorCode.PERMISSION_DENIED, ErrorCode.CSRF_FAILED, *_body_codes(self.method)]
        if getattr(method, "takes_idempotency_key", False):
            codes += [ErrorCode.IDEMPOTENCY_RUNNING, ErrorCode.IDEMPOTENCY_MISMATCH]
        return [*codes, *getattr(method, "error_codes", ())]

    def _get_serializer_field_meta(self, field: Any, direction: Any) -> dict[str, Any]:
        """Return what is said of a field beside its type; a default of bytes is hexadecimal, as all bytes here are."""
        meta = cast("dict[str, Any]", super()._get_serializer_field_meta(field, direction))  # type: ignore[no-untyped-call]
        if isinstance(field.default, bytes):
            meta["default"] = field.default.hex()
        return meta

    def _map_basic_serializer(self, serializer: Any, direction: Any) -> dict[str, Any]:
        """Return a serializer's schema; every field of an answer that may be missing says `required=False`."""
        schema = cast("dict[str, Any]", super()._map_basic_serializer(serializer, direction))  # type: ignore[no-untyped-call]
        if isinstance(serializer, ProblemSerializer):
            schema["additionalProperties"] = {}
        return schema


def _body_codes(method: str) -> list[ErrorCode]:
    """Return the codes of a request body that cannot be read."""
    if method == "DELETE":
        return []
    return [ErrorCode.MALFORMED_JSON, ErrorCode.PAYLOAD_TOO_LARGE, ErrorCode.UNSUPPORTED_MEDIA_TYPE]


def _by_status(codes: Iterable[ErrorCode]) -> dict[str, list[ErrorCode]]:
    """Return the codes by their status, each once, in the order of the closed list."""
    wanted = set(codes)
    grouped: dict[str, list[ErrorCode]] = {}
    for code in ErrorCode:
        if code in wanted:
            grouped.setdefault(str(code.status), []).append(code)
    return grouped


def _problem_response(status: str, codes: list[ErrorCode], reference: dict[str, str]) -> dict[str, Any]:
    """Return the OpenAPI response for the problems of one status."""
    names = ", ".join(f"`{code}`" for code in codes)
    return {
        "description": f"{HTTPStatus(int(status)).phrase}: {names}",
        "content": {CONTENT_TYPE: {"schema": reference}},
    }


def _idempotency_parameter() -> OpenApiParameter:
    """Return the header with which a POST may be sent again safely."""
    return OpenApiParameter(
        name=HEADER,
        location=OpenApiParameter.HEADER,
        type={"type": "string", "minLength": MIN_LENGTH, "maxLength": MAX_LENGTH, "pattern": "^[ -~]+$"},
        description="Makes sending this again safe: the first answer is repeated, for 7 days.",
    )


def only_api(endpoints: list[Any], **_options: Any) -> list[Any]:
    """Keep what is below `/api/v1/` (a preprocessing hook)."""
    return [endpoint for endpoint in endpoints if endpoint[0].startswith(API_PREFIX)]


def tidy(result: dict[str, Any], **_options: Any) -> dict[str, Any]:
    """Make the document kinder to generators (a postprocessing hook).

    It names the ways to sign in; `XRequest` becomes `X` where both say the same; components that nothing points at go.
    """
    result["components"]["securitySchemes"] = SECURITY_SCHEMES
    schemas = result["components"]["schemas"]
    twins = {
        name: name.removesuffix("Request")
        for name, schema in schemas.items()
        if name.endswith("Request") and _bare(schemas.get(name.removesuffix("Request"))) == _bare(schema)
    }
    renamed = cast("dict[str, Any]", _renamed(result, twins))
    renamed["components"]["schemas"] = _used(
        {twins.get(name, name): _renamed(schema, twins) for name, schema in schemas.items()}, renamed["paths"]
    )
    return renamed


def _bare(schema: Any) -> Any:
    """Return a schema as text, without what only requests are checked for, to be compared."""
    if not isinstance(schema, dict):
        return None
    text = json.dumps(schema, sort_keys=True, default=str)
    return json.loads(text, object_pairs_hook=lambda pairs: {k: v for k, v in pairs if k != "minLength"})


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """Return a part of the document with its references to `names` replaced."""
    if isinstance(node, dict):
        return {key: _renamed(value, names) for key, value in node.items()}
    if isinstance(node, list):
        return [_renamed(value, names) for value in node]
    if isinstance(node, str) and node.startswith(_REFERENCE):
        name = node.removeprefix(_REFERENCE)
        return _REFERENCE + names.get(name, name)
    return node


def _used(schemas: dict[str, Any], paths: Any) -> dict[str, Any]:
    """Return the schemas that paths point at, directly or through others, by name."""
    used: set[str] = set()
    new = _references(paths)
    while new:
        used |= new
        new = set().union(*(_references(schemas[name]) for name in new)) - used
    return {name: schemas[name] for name in sorted(used)}


def _references(node: Any) -> set[str]:
    """Return the names of the schemas that a part of the document points at."""
    if isinstance(node, dict):
        return set().union(*(_references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(_references(value) for value in node))
    if isinstance(node, str) and node.startswith(_REFERENCE):
        return {node.removeprefix(_REFERENCE)}
    return set()
