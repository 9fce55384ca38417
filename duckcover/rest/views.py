"""The base of every view of the API."""

from typing import Any, ClassVar

from django.http import HttpResponseBase
from django.utils.cache import patch_vary_headers
from rest_framework.request import Request
from rest_framework.views import APIView

from duckcover.headers import API_HEADERS
from duckcover.rest.rate_headers import QUOTA, tell_limits
from duckcover.rest.serializers import QuerySerializer, validated_query
from duckcover.scopes import Scope

FAILURE = "duckcover.failure"
"""Where the environment of a request (PEP 3333) holds what was raised when `duckcover.rest.short_path` did the work."""


class ApiView(APIView):
    """A view that declares who may call it and checks query parameters first; no shared cache keeps its answers.

    `query_serializers` says, per HTTP method in lower case, which parameters there are; none where it is silent.
    `scopes` says in the same way what a token needs; what it is silent about is for devices and cookies only.
    `open_methods` names the methods that need no sign-in.
    `needs_reauthentication` names the methods for which a player must have signed in of late: what cannot be undone,
    hands out everything, or would be of use to a thief after the stolen token was revoked.
    The permission that the settings name compares a request with all of this.
    """

    http_method_names = ["get", "post", "put", "patch", "delete", "head"]  # OPTIONS is 405, and `Allow` says so
    query_serializers: ClassVar[dict[str, type[QuerySerializer]]] = {}
    scopes: ClassVar[dict[str, Scope]] = {}
    open_methods: ClassVar[tuple[str, ...]] = ()
    needs_reauthentication: ClassVar[tuple[str, ...]] = ()
    query: dict[str, Any]

    @classmethod
    def query_serializer(cls, method: str) -> type[QuerySerializer]:
        """Return the serializer of the query parameters of a method; HEAD has those of GET."""
        return cls.query_serializers.get(_method_name(method), QuerySerializer)

    @classmethod
    def scope(cls, method: str) -> Scope | None:
        """Return the scope that a token needs for a method; None: no token's scopes are enough."""
        return cls.scopes.get(_method_name(method))

    @classmethod
    def is_open(cls, method: str) -> bool:
        """Say whether a method needs no sign-in."""
        return _method_name(method) in cls.open_methods

    @classmethod
    def must_reauthenticate(cls, method: str) -> bool:
        """Say whether a method is only for devices on which the player has signed in of late."""
        return _method_name(method) in cls.needs_reauthentication

    def perform_authentication(self, request: Request) -> None:
        """Find out who asks, and whether this one may ask so often, before anything else is looked at.

        Raises: AuthenticationFailed, AppError `too_many_requests`.
        """
        super().perform_authentication(request)
        self.check_throttles(request)  # REST framework asks again after the permissions: that costs nothing

    def check_permissions(self, request: Request) -> None:
        """Check the method before anything else that depends on it: a wrong one is a 405 for everybody.

        Raises: MethodNotAllowed, NotAuthenticated, PermissionDenied, AppError `insufficient_scope`,
        `reauthentication_required`.
        """
        if (request.method or "GET") not in self.allowed_methods:
            self.http_method_not_allowed(request)
        super().check_permissions(request)

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Check who asks, then the query parameters, which are `self.query` from here on.

        Of a method that the view has not they are left alone: its answer is 405, whatever they are.
        Raises: APIException, ValidationError for unknown or wrong parameters, what stands under `FAILURE`.
        """
        super().initial(request, *args, **kwargs)
        method = request.method or "GET"
        serializer = self.query_serializer(method)
        checked = method in self.allowed_methods and (request.GET or serializer is not QuerySerializer)
        self.query = validated_query(serializer, request) if checked else {}
        failure: Exception | None = request.META.get(FAILURE)
        if failure is not None:
            raise failure

    def finalize_response(  # type: ignore[override]  # problems and stored answers are plain responses
        self, request: Request, response: Any, *args: Any, **kwargs: Any
    ) -> HttpResponseBase:
        """Add the headers that keep one viewer's answer from another."""
        final: HttpResponseBase = super().finalize_response(request, response, *args, **kwargs)
        final.headers.setdefault("Cache-Control", API_HEADERS["Cache-Control"])
        patch_vary_headers(final, API_HEADERS["Vary"].split(", "))
        tell_limits(final, request.META.get(QUOTA))
        return final


def _method_name(method: str) -> str:
    """Return an HTTP method in lower case; HEAD is as GET."""
    name = method.lower()
    return "get" if name == "head" else name
