"""The OpenAPI document as the service hands it out, and Swagger UI on top of it, from our own files."""

import gzip
import hashlib
import json
from functools import cache
from threading import Lock
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import override
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import condition, require_safe
from django.views.decorators.vary import vary_on_headers
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.views import SpectacularSwaggerSplitView

from duckcover.codings import coding_of
from duckcover.errors import invalid_input
from duckcover.rest.problems import problem_response
from duckcover.rest.schema.rendering import as_json, as_yaml

_making = Lock()
"""drf-spectacular knows no threads but one."""


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document, made of JSON's types and in English; made once per process."""
    with _making, override("en"):
        made = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
        plain: dict[str, Any] = json.loads(as_json(made))
    return plain


@cache
def _rendered(kind: str, coding: str) -> bytes:
    """Return the document as "json" or "yaml", as it is ("") or compressed ("gzip")."""
    plain = as_json(document()) if kind == "json" else as_yaml(document())
    return gzip.compress(plain, mtime=0) if coding else plain


def _etag(request: HttpRequest, kind: str) -> str:
    return f'"{hashlib.sha256(_rendered(kind, coding_of(request))).hexdigest()[:32]}"'


@csrf_exempt  # or a wrong method would be told of a missing token
@vary_on_headers("Accept-Encoding")
@require_safe
@condition(etag_func=_etag)
def openapi(request: HttpRequest, kind: str) -> HttpResponse:
    """Answer with the OpenAPI document as "json" or "yaml", compressed for a client that takes gzip."""
    if request.GET:
        unknown = invalid_input(next(iter(request.GET)), "unknown_parameter", "Unknown query parameter.")
        return problem_response(request, unknown)
    content_type = "application/json" if kind == "json" else "application/yaml"
    coding = coding_of(request)
    encoded = {"Content-Encoding": coding} if coding else {}
    return HttpResponse(_rendered(kind, coding), content_type=content_type, headers=encoded)


class DocsView(SpectacularSwaggerSplitView):
    """Swagger UI; its script is a file of its own, so that the page needs no inline script."""

    authentication_classes = []
    permission_classes = []
    throttle_classes = []
    url_name = "openapi-json"
