"""Puts the endpoints of allauth that are switched on into the document."""

from collections.abc import Iterator
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.urls import URLPattern, get_resolver, reverse

from duckcover.rest.problems import CONTENT_TYPE
from duckcover.rest.schema.problems import sign_in_problems
from duckcover.rest.schema.sign_in import LEFT_OUT, NEEDS, OPERATIONS
from duckcover.rest.schema.sign_in.operation import MAYBE, NONE, Operation
from duckcover.rest.schema.sign_in.parts import COMPONENTS, part

APP = "app/v1/"
METHODS = ("get", "post", "put", "patch", "delete")
JSON = "application/json"

_PHRASES = {
    200: "OK",
    400: "Some of the input is wrong",
    401: "Nobody is signed in: what to do next",
    403: "Not allowed now",
    404: "Not there",
    409: "Not possible in this state",
    410: "The session of the session token has ended",
    429: "Too many attempts",
}
_QUERY = {
    "passwordless": {
        "name": "passwordless",
        "in": "query",
        "schema": {"type": "boolean"},
        "description": "When given, the passkey will sign in by itself, without a password.",
    }
}

Endpoint = tuple[str, str]


def endpoints(patterns: list[Any], prefix: str = "") -> Iterator[Endpoint]:
    """Yield (method, address) of each endpoint below the URL patterns of allauth."""
    for pattern in patterns:
        address = prefix + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            view = getattr(pattern.callback, "view_class", None)
            yield from ((method.upper(), address) for method in METHODS if hasattr(view, method))
        else:
            yield from endpoints(pattern.url_patterns, address)


def enabled() -> list[Endpoint]:
    """Return the endpoints for apps that are switched on and part of the contract.

    Raises: ImproperlyConfigured for one that the table does not know.
    """
    there = {
        (method, address.removeprefix(APP))
        for method, address in endpoints(get_resolver("allauth.headless.urls").url_patterns)
        if address.startswith(APP)
    }
    unknown = sorted(there - OPERATIONS.keys() - LEFT_OUT.keys())
    if unknown:
        raise ImproperlyConfigured(f"schema.sign_in knows nothing of these endpoints of allauth: {unknown}")
    return [endpoint for endpoint in OPERATIONS if endpoint in there and NEEDS.get(endpoint, endpoint) in there]


def add_sign_in(result: dict[str, Any]) -> None:
    """Add allauth's operations and their components to a document, in place."""
    root = reverse("headless:app:config").removesuffix("config")
    for endpoint in enabled():
        method, address = endpoint
        result["paths"].setdefault(root + address, {})[method.lower()] = operation_of(OPERATIONS[endpoint])
    clash = COMPONENTS.keys() & result["components"]["schemas"].keys()
    if clash:
        raise ImproperlyConfigured(f"Two components of the document share a name: {sorted(clash)}")
    result["components"]["schemas"].update(COMPONENTS)


def operation_of(operation: Operation) -> dict[str, Any]:
    """Return one operation as OpenAPI."""
    made: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "description": operation.description,
        "tags": [operation.tag],
    }
    parameters = [*_header(operation.header), *([_QUERY[operation.query]] if operation.query else [])]
    if parameters:
        made["parameters"] = parameters
    if operation.takes:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": part(operation.takes)}}}
    made["security"] = _security(operation.token)
    made["responses"] = _responses(operation)
    return made


def _header(name: str) -> list[dict[str, Any]]:
    """Return the parameter of a header, or nothing."""
    if not name:
        return []
    description = "The code, or the key of the link, that the mail brought."
    return [{"name": name, "in": "header", "required": True, "schema": {"type": "string"}, "description": description}]


def _security(token: str) -> list[dict[str, list[str]]]:
    """Return the ways to sign in: the session token, or nothing."""
    named: dict[str, list[str]] = {"sessionToken": []}
    if token == NONE:
        return [{}]
    return [named, {}] if token == MAYBE else [named]


def _responses(operation: Operation) -> dict[str, Any]:
    """Return the answers of an operation: allauth's own, and the problem documents that keep something from it."""
    answers = {200: operation.gives} if operation.gives else {}
    answers |= {status: operation.schema_of(status) for status in operation.statuses}
    responses: dict[str, Any] = {
        str(status): {"description": _PHRASES[status], "content": {JSON: {"schema": part(name)}}}
        for status, name in answers.items()
    }
    for status, problem in sign_in_problems().items():
        if status in responses:
            responses[status]["content"][CONTENT_TYPE] = problem["content"][CONTENT_TYPE]
            responses[status]["headers"] = problem.get("headers", {})
        else:
            responses[status] = problem
    return dict(sorted(responses.items()))
