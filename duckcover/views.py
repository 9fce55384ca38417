"""The base of every view of the API."""

from typing import Any, ClassVar

from django.http import HttpResponseBase
from django.utils.cache import patch_vary_headers
from rest_framework.request import Request
from rest_framework.views import APIView

from duckcover.serializers import QuerySerializer, validated_query


class ApiView(APIView):
    """A view whose query parameters are checked before a method runs, and whose answers no shared cache keeps.

    `query_serializers` says, per HTTP method in lower case, which parameters there are; none where it is silent.
    """

    http_method_names = ["get", "post", "put", "patch", "delete", "head"]  # OPTIONS is 405, and `Allow` says so
    query_serializers: ClassVar[dict[str, type[QuerySerializer]]] = {}
    query: dict[str, Any]

    @classmethod
    def query_serializer(cls, method: str) -> type[QuerySerializer]:
        """Return the serializer of the query parameters of a method; HEAD has those of GET."""
        name = method.lower()
        return cls.query_serializers.get("get" if name == "head" else name, QuerySerializer)

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Check who asks, then the query parameters, which are `self.query` from here on.

        Of a method that the view has not they are left alone: its answer is 405, whatever they are.
        Raises: APIException, ValidationError for unknown or wrong parameters.
        """
        super().initial(request, *args, **kwargs)
        method = request.method or "GET"
        serializer = self.query_serializer(method)
        checked = method in self.allowed_methods and (request.GET or serializer is not QuerySerializer)
        self.query = validated_query(serializer, request) if checked else {}

    def finalize_response(  # type: ignore[override]  # problems and stored answers are plain responses
        self, request: Request, response: Any, *args: Any, **kwargs: Any
    ) -> HttpResponseBase:
        """Add the headers that keep one viewer's answer from another."""
        final: HttpResponseBase = super().finalize_response(request, response, *args, **kwargs)
        final.headers.setdefault("Cache-Control", "private, no-cache")
        patch_vary_headers(final, ["Authorization", "Cookie"])
        return final
