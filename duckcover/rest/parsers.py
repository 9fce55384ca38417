"""How the API reads what clients send: bodies, all of them JSON in UTF-8, and public ids in addresses."""

import json
from collections.abc import Iterable, Mapping
from typing import IO, Any, NoReturn

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.urls import register_converter
from django.urls.converters import UUIDConverter
from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser

MAX_DEPTH = 32


class JSONParser(BaseParser):
    """JSON as RFC 7493 has it: UTF-8 without lone surrogates, no name twice; no NaN, 32 levels and 64 KiB at most."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """Return the value of a body.

        Raises: ParseError (malformed_json), RequestDataTooBig.
        """
        limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        body = stream.read(limit + 1)
        if len(body) > limit:
            raise RequestDataTooBig
        return parsed(body)


def parsed(body: bytes) -> Any:
    """Return the value of a JSON text (RFC 8259).

    Raises: ParseError (malformed_json).
    """
    try:
        value = json.loads(body.decode("utf-8"), parse_constant=_refuse_constant, object_pairs_hook=_object)
        _refuse_depth(body, value)
        if b"\\u" in body:  # only an escape can bring in half a surrogate pair, which is no character
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise ParseError(code="malformed_json") from None
    return value


def holds_null(value: Any) -> bool:
    """Say whether a text anywhere in the value of a body has the character U+0000, which PostgreSQL does not keep."""
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return holds_null([*value, *value.values()])
    return isinstance(value, list) and any(holds_null(inner) for inner in value)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; of two members of one name no reader knows which is meant. Raises: ValueError."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name comes twice")
    return found


def _refuse_depth(body: bytes, value: Any) -> None:
    """Refuse what is nested deeper than anything that is asked for here. Raises: ValueError."""
    if body.count(b"[") + body.count(b"{") <= MAX_DEPTH:
        return
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        level = [inner for outer in level if isinstance(outer, dict | list) for inner in _members(outer)]
    if level:
        raise ValueError("too deep")


def _members(outer: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return outer.values() if isinstance(outer, dict) else outer


def _refuse_constant(name: str) -> NoReturn:
    """Refuse NaN, Infinity and -Infinity, which are no JSON.

    Raises: ValueError.
    """
    raise ValueError(name)


class PublicIdConverter(UUIDConverter):
    """`<id:…>`: a UUID in either case; RFC 9562 (4) has readers take both, and Swift's `uuidString` writes capitals."""

    regex = "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"


register_converter(PublicIdConverter, "id")

ID = "<id:id>"
"""The public id in an address of ours; by this name the converter is registered when it is used."""
