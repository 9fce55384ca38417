"""The one body format of the API: JSON in UTF-8."""

import json
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser


class JSONParser(BaseParser):
    """JSON: UTF-8 without lone surrogates (RFC 7493), no NaN or Infinity, no bottomless nesting; 64 KiB at most."""

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
        value = json.loads(body.decode("utf-8"), parse_constant=_refuse_constant)
        if b"\\u" in body:  # only an escape can bring in half a surrogate pair, which is no character
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise ParseError(code="malformed_json") from None
    return value


def _refuse_constant(name: str) -> NoReturn:
    """Refuse NaN, Infinity and -Infinity, which are no JSON.

    Raises: ValueError.
    """
    raise ValueError(name)
