"""The endpoints that apps call: codes and tokens."""

import base64
import json
from typing import Any

from allauth.idp.oidc import views
from allauth.idp.oidc.models import Client
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.db import DataError, OperationalError, transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import csrf_exempt
from oauthlib.common import Request
from oauthlib.oauth2.rfc6749.errors import InvalidGrantError, OAuth2Error
from oauthlib.oauth2.rfc8628.errors import AccessDenied, ExpiredTokenError

from accounts.allauth_internals import convert_response, device_codes, extract_params
from accounts.oauth.consents import still_holds
from accounts.oauth.grants import alone_with, use
from accounts.oauth.server import PROOF, new_server
from accounts.throttling.requests import count_request
from accounts.tokens import bearer_text
from duckcover.addresses import client_address
from duckcover.errors import CHALLENGE
from duckcover.rest.rate_headers import Quota

FORM = "application/x-www-form-urlencoded"
USED_ONCE = ("code", "device_code", "refresh_token")
EXPIRY_KNOWN_SECONDS = 3600
"""How long a device that asks too late is told that its code has expired, and not that there is none."""


class Endpoint:
    """Counts its callers by address; a form comes in, JSON goes out, and no input however odd is an error of ours."""

    http_method_names = ["post"]

    @method_decorator(csrf_exempt)
    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Answer a request, or say what is wrong with it; no cache keeps either."""
        response = self._answer(request, *args, **kwargs)
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    def _answer(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        quota = self._count(request)
        if quota.exceeded:
            refused = oauth_error("temporarily_unavailable", "Too many requests.", status=429)
            refused["Retry-After"] = str(quota.reset)
            return refused
        if self._is_unfit(request):
            return oauth_error("invalid_request", f"Send a form as {FORM}, each parameter once.")
        try:
            response: HttpResponse = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]  # a mixin
        except (DataError, ValidationError, ValueError):
            return oauth_error("invalid_request", "A parameter makes no sense.")
        except OperationalError:
            return oauth_error("temporarily_unavailable", "Try again soon.", status=503)
        return response

    def _count(self, request: HttpRequest) -> Quota:
        return count_request(client_address(request))[1]

    def _is_unfit(self, request: HttpRequest) -> bool:
        """Say whether a request carries what no endpoint can read."""
        return request.method == "POST" and (request.content_type != FORM or _is_odd(request))


class TokenView(Endpoint, views.TokenView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/api/token`: codes and refresh tokens for tokens."""

    @transaction.atomic
    def post(self, request: HttpRequest) -> HttpResponse:
        """Answer with tokens or an error; each code and each refresh token is looked at by one request at a time."""
        for name in USED_ONCE:
            if request.POST.get(name):
                alone_with(request.POST[name])
        response: HttpResponse = super().post(request)
        return response

    def _create_token_response(
        self, request: HttpRequest, *, user: Any = None, data: dict[str, Any] | None = None
    ) -> HttpResponse:
        """As allauth's, by our own server."""
        server = new_server(pre_token=[lambda asked: self._pre_token(asked, user, data)])
        response: HttpResponse = convert_response(*server.create_token_response(*extract_params(request)))
        return response

    def _pre_token(self, asked: Request, user: Any, data: dict[str, Any] | None) -> None:
        """As allauth's, but that a device gets what its player has agreed to, whatever it asks for when it polls."""
        super()._pre_token(asked, user, data)
        if data is not None:
            asked.scopes = data["scope"]

    def _post_device_token(self, request: HttpRequest) -> HttpResponse:
        """As allauth's, but for codes that have expired, which it does not tell from codes that never were."""
        given_out = _expiry_key(request.POST.get("client_id"), request.POST.get("device_code"))
        try:
            user, data = device_codes.poll_device_code(request)
        except InvalidGrantError as error:
            return _json(ExpiredTokenError() if cache.get(given_out) else error)
        except AccessDenied as error:
            cache.delete(given_out)
            return _json(error)
        except OAuth2Error as error:
            return _json(error)
        cache.delete(given_out)
        if not still_holds(user, data["client_id"], data.get(PROOF)):
            return _json(InvalidGrantError())
        return self._create_token_response(request, user=user, data=data)


class DeviceCodeView(Endpoint, views.DeviceCodeView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/api/device/code`: a device without a browser begins here."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Answer with the codes.

        What is asked for must be said: allauth would let the device choose after the player has agreed.
        """
        client = Client.objects.filter(pk=request.POST.get("client_id", ""), type=Client.Type.PUBLIC).first()
        if client is None:
            return oauth_error("invalid_client", "No public client has this id.", status=401)
        if not request.POST.get("scope", "").split():
            return oauth_error("invalid_scope", "Say which scopes are asked for.")
        response: HttpResponse = super().post(request, *args, **kwargs)
        if response.status_code == 200:
            given_out = _expiry_key(client.pk, json.loads(response.content)["device_code"])
            cache.set(given_out, True, timeout=EXPIRY_KNOWN_SECONDS)
        return response


class RevokeView(Endpoint, views.RevokeView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/api/revoke`: an app gives a token back (RFC 7009)."""

    @transaction.atomic
    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Answer 200, whatever the token was."""
        response: HttpResponse = convert_response(*new_server().create_revocation_response(*extract_params(request)))
        return response


class UserInfoView(Endpoint, views.UserInfoView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/api/userinfo`: who the player is; the access token comes in the header. Counts for the player."""

    http_method_names = ["get", "post"]

    def _answer(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = super()._answer(request, *args, **kwargs)
        if response.status_code == 401:
            response["WWW-Authenticate"] = f'{CHALLENGE}, error="invalid_token"'
        return response

    def _count(self, request: HttpRequest) -> Quota:
        access = use(bearer_text(request.META.get("HTTP_AUTHORIZATION", "")))
        who, scopes = (access.player_id, access.scopes) if access else (None, None)
        self._identity, quota = count_request(client_address(request), player_id=who, scopes=scopes)
        return quota

    def _is_unfit(self, request: HttpRequest) -> bool:
        """Say no: the claims hang on nothing but the token, whatever else is sent."""
        return False

    def _respond(self, request: HttpRequest) -> HttpResponse:
        if self._identity.anonymous:
            return oauth_error("invalid_token", "The access token opens nothing.", status=401)
        if "openid" not in (self._identity.scopes or ()):
            return oauth_error("insufficient_scope", "The scope openid is needed.", status=403)
        response: HttpResponse = super()._respond(request)
        return response


def oauth_error(error: str, description: str, *, status: int = 400) -> HttpResponse:
    """Return an error as OAuth says it (RFC 6749, 5.2)."""
    return JsonResponse({"error": error, "error_description": description}, status=status)


def _json(error: OAuth2Error) -> HttpResponse:
    return HttpResponse(error.json, content_type="application/json", status=error.status_code)


def _is_odd(request: HttpRequest) -> bool:
    """Say whether a form holds a parameter twice, or text that is none."""
    return not _credentials(request).isprintable() or any(
        len(values) > 1 or not "".join((name, *values)).isprintable() for name, values in request.POST.lists()
    )


def _credentials(request: HttpRequest) -> str:
    """Return what a client says of itself in its header (RFC 7617); "" when that cannot be read."""
    scheme, _, encoded = request.headers.get("Authorization", "").partition(" ")
    try:
        return base64.b64decode(encoded).decode() if scheme.lower() == "basic" else ""
    except ValueError:
        return ""


def _expiry_key(client_id: str | None, device_code: str | None) -> str:
    """Return under what it is remembered that a device code was given out to a client."""
    return f"duckcover.oauth.device[{client_id}:{device_code}]"
