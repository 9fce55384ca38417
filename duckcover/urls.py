"""Every address of the service."""

from django.contrib import admin
from django.templatetags.static import static
from django.urls import URLPattern, URLResolver, include, path
from django.utils.functional import lazy
from django.views.generic import RedirectView

from duckcover.docs import DocsView, openapi
from duckcover.guides import guide, index, rulebook
from duckcover.health import healthz, readyz
from duckcover.metrics import metrics

PICTURE = lazy(static, str)("accounts/duck.svg")

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("web.urls")),
    path("docs", index, name="guides"),
    path("docs/", RedirectView.as_view(pattern_name="guides")),
    path("docs/<path:address>", guide, name="guide"),
    path("rules", rulebook, name="rules"),
    path("rules/<slug:language>", rulebook, name="rules-in"),
    path("favicon.ico", RedirectView.as_view(url=PICTURE), name="favicon"),
    path("api/v1/", include("games.api.urls")),
    path("healthz", healthz, name="healthz"),
    path("readyz", readyz, name="readyz"),
    path("metrics", metrics, name="metrics"),
    path("api/docs", DocsView.as_view(), name="docs"),
    path("api/v1/openapi.json", openapi, {"kind": "json"}, name="openapi-json"),
    path("api/v1/openapi.yaml", openapi, {"kind": "yaml"}, name="openapi-yaml"),
    path("api/v1/", include("accounts.api.urls")),
    path("api/v1/", include("notifications.api.urls")),
    path("api/v1/", include("leagues.ratings.api.urls")),
    path("api/v1/", include("leagues.api.urls")),
    path("api/v1/", include("leagues.api.league_urls")),
    path("", include("notifications.urls")),
    path("_allauth/", include("accounts.api.sign_in_urls")),
    path("accounts/", include("accounts.web.urls")),
    path("", include("accounts.oauth.urls")),
    path("admin/", admin.site.urls),
]

handler400 = "duckcover.rest.problems.handler400"
handler403 = "duckcover.rest.problems.handler403"
handler404 = "duckcover.rest.problems.handler404"
handler500 = "duckcover.rest.problems.handler500"
