"""Counting the requests that no view has counted: of addresses that do not exist, and with bodies nobody can read."""

from collections.abc import Callable

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponseBase

from accounts.throttling.requests import count_request, count_sign_in
from accounts.tokens import bearer_digest
from duckcover.addresses import SIGN_IN_API, client_address, is_sign_in_api
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.problems import problem_response
from duckcover.rest.rate_headers import QUOTA, Quota, tell_limits

COUNTED = ("/api/v1/", SIGN_IN_API)


class RequestCountMiddleware:
    """Counts what comes to the API and the sign-in API and says in each answer what is left; once a request.

    While the database is away nothing is counted.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; 429 in place of another answer when it is one too many."""
        response = self.get_response(request)
        uncounted = "RateLimit-Limit" not in response.headers and response.status_code < 500
        if not (uncounted and request.path_info.startswith(COUNTED)):
            return response
        try:
            quota = request.META.get(QUOTA) or _counted(request)
        except DatabaseError:
            return response
        if quota.exceeded:
            response = problem_response(request, AppError(ErrorCode.TOO_MANY_REQUESTS, retry_after=quota.reset))
        tell_limits(response, quota)
        return response


def _counted(request: HttpRequest) -> Quota:
    """Count a request where others of its kind are counted."""
    address = client_address(request)
    if is_sign_in_api(request):
        return count_sign_in(address)
    _, quota = count_request(address, digest=bearer_digest(request.META.get("HTTP_AUTHORIZATION", "")))
    return quota
