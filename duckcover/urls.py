"""Every address of the service."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

from accounts.web.forms import AnotherPasswordView, ForgottenPasswordView, NewAuthenticatorView, NewPlayerView
from accounts.web.views import favicon
from duckcover.docs import DocsView, openapi
from duckcover.guides import guide, index, landing
from duckcover.health import healthz, readyz
from duckcover.metrics import metrics
from duckcover.rest.problems import absent
from duckcover.rest.schema.sign_in import LEFT_OUT

SIGN_IN = "_allauth/app/v1/"
NOT_OURS = sorted({address for _method, address in LEFT_OUT})
"""Addresses of allauth that are no part of the contract; some fail without what they are for."""

urlpatterns: list[URLPattern | URLResolver] = [
    path("", landing, name="root"),
    path("docs", index, name="guides"),
    path("docs/", RedirectView.as_view(pattern_name="guides")),
    path("docs/<path:address>", guide, name="guide"),
    path("favicon.ico", favicon, name="favicon"),
    path("api/v1/", include("games.api.urls")),
    path("healthz", healthz, name="healthz"),
    path("readyz", readyz, name="readyz"),
    path("metrics", metrics, name="metrics"),
    path("api/docs", DocsView.as_view(), name="docs"),
    path("api/v1/openapi.json", openapi, {"kind": "json"}, name="openapi-json"),
    path("api/v1/openapi.yaml", openapi, {"kind": "yaml"}, name="openapi-yaml"),
    path("api/v1/", include("accounts.api.urls")),
    *(path(f"{SIGN_IN}{address}", absent) for address in NOT_OURS),
    path(f"{SIGN_IN}auth/password/request", ForgottenPasswordView.as_api_view(client="app")),
    path(f"{SIGN_IN}auth/signup", NewPlayerView.as_api_view(client="app")),
    path(f"{SIGN_IN}account/password/change", AnotherPasswordView.as_api_view(client="app")),
    path(f"{SIGN_IN}account/authenticators/totp", NewAuthenticatorView.as_api_view(client="app")),
    path("_allauth/", include("allauth.headless.urls")),
    path("accounts/", include("accounts.web.urls")),
    path("", include("accounts.oauth.urls")),
    path("admin/", admin.site.urls),
]

handler400 = "duckcover.rest.problems.handler400"
handler403 = "duckcover.rest.problems.handler403"
handler404 = "duckcover.rest.problems.handler404"
handler500 = "duckcover.rest.problems.handler500"
