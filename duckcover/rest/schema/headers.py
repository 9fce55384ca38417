"""The headers of answers and conditional requests in the OpenAPI document."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter

Header = dict[str, Any]

NUMBER = {"type": "integer", "minimum": 0}
TEXT = {"type": "string"}

COMPONENTS: dict[str, Header] = {
    "ETag": {"description": "Names this state of what was read; send it back as `If-None-Match`.", "schema": TEXT},
    "RateLimit-Limit": {"description": "How many requests a minute the caller may make.", "schema": NUMBER},
    "RateLimit-Remaining": {"description": "How many of them are left in this minute.", "schema": NUMBER},
    "RateLimit-Reset": {"description": "In how many seconds the count begins anew.", "schema": NUMBER},
    "Retry-After": {"description": "How many seconds to wait before trying again.", "schema": NUMBER},
    "WWW-Authenticate": {
        "description": "What the token lacks, or that one is needed (RFC 6750).",
        "schema": TEXT,
    },
    "Idempotency-Replayed": {
        "description": "`true` when the request was sent before: nothing has been done anew.",
        "schema": {"type": "string", "enum": ["true"]},
    },
}
"""The headers by name; the document refers to them."""

IF_NONE_MATCH: Header = {
    "name": "If-None-Match",
    "in": "header",
    "schema": TEXT,
    "description": "The `ETag` of what the client has; while it is current the answer is 304.",
}

LOCATION = OpenApiParameter(
    name="Location",
    type=OpenApiTypes.URI,
    location=OpenApiParameter.HEADER,
    response=[201],
    description="The address of what was made.",
)
"""For `extend_schema(parameters=[LOCATION])` of a view that sends it."""

LIMITS = ("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")
BY_STATUS = {401: ("WWW-Authenticate",), 403: ("WWW-Authenticate",), 429: ("Retry-After",), 503: ("Retry-After",)}


def reference(*names: str) -> dict[str, Header]:
    """Return the headers of an answer as references."""
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def sent(status: int, *, counted: bool, tagged: bool, keyed: bool) -> dict[str, Header]:
    """Return the headers of an answer with this status.

    `counted`: its requests have a limit; `tagged`: it is a conditional read; `keyed`: it takes an Idempotency-Key.
    """
    names = list(LIMITS) if counted and (status < 400 or status == 429) else []
    names += ["ETag"] if tagged and status in (200, 304) else []
    names += ["Idempotency-Replayed"] if keyed and status < 300 else []
    names += ["Retry-After"] if keyed and status == 409 else []
    return reference(*names)
