"""Every address of the service."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from duckcover.docs import DocsView, openapi
from duckcover.health import healthz, readyz

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/v1/", include("games.api.urls")),
    path("healthz", healthz, name="healthz"),
    path("readyz", readyz, name="readyz"),
    path("api/docs", DocsView.as_view(), name="docs"),
    path("api/v1/openapi.json", openapi, {"kind": "json"}, name="openapi-json"),
    path("api/v1/openapi.yaml", openapi, {"kind": "yaml"}, name="openapi-yaml"),
    path("api/v1/", include("accounts.api.urls")),
    path("_allauth/", include("allauth.headless.urls")),
    path("admin/", admin.site.urls),
]

handler400 = "duckcover.problems.handler400"
handler403 = "duckcover.problems.handler403"
handler404 = "duckcover.problems.handler404"
handler500 = "duckcover.problems.handler500"
