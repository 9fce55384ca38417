"""Who may call a view of the API, as the view declares it."""

from typing import TYPE_CHECKING, cast

from django.conf import settings
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.authentication import identity_of
from accounts.selectors import has_reauthenticated
from duckcover.errors import AppError, ErrorCode
from duckcover.scopes import covers

if TYPE_CHECKING:  # both import what the settings name: this module
    from rest_framework.views import APIView

    from duckcover.rest.views import ApiView


class DeclaredPermission(BasePermission):
    """Compares the identity of a request with `scopes`, `open_methods` and `needs_reauthentication` of its view."""

    def has_permission(self, request: Request, view: "APIView") -> bool:
        """Say whether a request may go on; False: its player has to sign in.

        Raises: AppError `insufficient_scope` with the `scope`, `reauthentication_required` with the `max_age` of a
        sign-in in seconds: the token of the device may have been stolen.
        """
        declared, method, identity = cast("ApiView", view), request.method or "GET", identity_of(request)
        scope = declared.scope(method)
        if not covers(identity.scopes, scope):
            raise AppError(ErrorCode.INSUFFICIENT_SCOPE, scope=scope)
        if identity.anonymous:
            return declared.is_open(method)
        if declared.must_reauthenticate(method) and not has_reauthenticated(identity.device):
            raise AppError(ErrorCode.REAUTHENTICATION_REQUIRED, max_age=settings.REAUTHENTICATION_SECONDS)
        return True
