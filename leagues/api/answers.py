"""How the views of leagues answer."""

from typing import Any, cast

from django.http import HttpRequest, HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response

from duckcover.rest.etags import conditional_by_content


def read_versioned(request: Request, document: dict[str, Any]) -> HttpResponseBase:
    """A document as the answer of a conditional read; its entity tag ends with its version, as `If-Match` takes it."""
    return conditional_by_content(cast("HttpRequest", request), Response(document), mark=f"-{document['version']}")
