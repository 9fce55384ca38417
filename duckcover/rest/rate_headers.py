"""What an answer says of limits (draft-ietf-httpapi-ratelimit-headers, in its three plain headers)."""

from typing import NamedTuple

from django.http import HttpResponseBase

from duckcover.errors import AppError, ErrorCode

QUOTA = "duckcover.quota"
"""Where the environment of a request (PEP 3333) holds its `Quota`, once the request was counted."""


class Quota(NamedTuple):
    """A request that was counted: number `number` of a window that takes `limit` and ends in `reset` seconds."""

    limit: int
    number: int
    reset: int

    @property
    def exceeded(self) -> bool:
        """Whether the request is beyond the limit."""
        return self.number > self.limit

    @property
    def remaining(self) -> int:
        """How many more requests the window takes."""
        return max(0, self.limit - self.number)

    def require_room(self) -> None:
        """Refuse what is beyond the limit. Raises: AppError `too_many_requests`, with `retry_after` in seconds."""
        if self.exceeded:
            raise AppError(ErrorCode.TOO_MANY_REQUESTS, retry_after=self.reset)


def limit_headers(quota: Quota) -> dict[str, str]:
    """Return how many requests may come, and in how many seconds the count begins anew."""
    return {
        "RateLimit-Limit": str(quota.limit),
        "RateLimit-Remaining": str(quota.remaining),
        "RateLimit-Reset": str(quota.reset),
    }


def tell_limits(response: HttpResponseBase, quota: Quota | None) -> None:
    """Add `limit_headers`, unless the response has them already."""
    if quota is not None and "RateLimit-Limit" not in response.headers:
        for name, value in limit_headers(quota).items():
            response[name] = value
