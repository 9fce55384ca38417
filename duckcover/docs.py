"""The OpenAPI document as the service hands it out, and Swagger UI on top of it, from our own files."""

import hashlib
from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import condition, require_safe
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer, OpenApiYamlRenderer
from drf_spectacular.views import SpectacularSwaggerView


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document; made once per process."""
    made: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    return made


@cache
def _rendered(kind: str) -> bytes:
    """Return the document as "json" or "yaml"."""
    renderer = OpenApiJsonRenderer() if kind == "json" else OpenApiYamlRenderer()
    body: bytes = renderer.render(document(), renderer_context={})
    return body


def _etag(_request: HttpRequest, kind: str) -> str:
    return f'"{hashlib.sha256(_rendered(kind)).hexdigest()[:32]}"'


@require_safe
@condition(etag_func=_etag)
def openapi(_request: HttpRequest, kind: str) -> HttpResponse:
    """Answer with the OpenAPI document as "json" or "yaml"."""
    content_type = "application/json" if kind == "json" else "application/yaml"
    return HttpResponse(_rendered(kind), content_type=content_type)


class DocsView(SpectacularSwaggerView):
    """Swagger UI."""

    authentication_classes = []
    permission_classes = []
    url_name = "openapi-json"
