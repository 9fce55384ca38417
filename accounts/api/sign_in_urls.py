"""The addresses of the sign-in API, below `/_allauth/`: allauth's, some left out and some with our own input."""

from django.urls import URLPattern, URLResolver, include, path

from accounts.web.forms import (
    AnotherPasswordView,
    ForgottenPasswordCodeView,
    ForgottenPasswordView,
    NewAuthenticatorView,
    NewPlayerView,
)
from duckcover.rest.problems import absent
from duckcover.rest.schema.sign_in import LEFT_OUT

NOT_OURS = sorted({address for _method, address in LEFT_OUT})
"""Addresses of allauth that are no part of the contract; some fail without what they are for."""

urlpatterns: list[URLPattern | URLResolver] = [
    *(path(f"app/v1/{address}", absent) for address in NOT_OURS),
    path("app/v1/auth/password/request", ForgottenPasswordView.as_api_view(client="app")),
    path("app/v1/auth/password/reset", ForgottenPasswordCodeView.as_api_view(client="app")),
    path("app/v1/auth/signup", NewPlayerView.as_api_view(client="app")),
    path("app/v1/account/password/change", AnotherPasswordView.as_api_view(client="app")),
    path("app/v1/account/authenticators/totp", NewAuthenticatorView.as_api_view(client="app")),
    path("", include("allauth.headless.urls")),
]
