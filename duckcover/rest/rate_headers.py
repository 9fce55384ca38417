"""What an answer says of limits (draft-ietf-httpapi-ratelimit-headers, in its three plain headers)."""

from typing import Protocol

from django.http import HttpResponseBase


class Counted(Protocol):
    """A request that was counted: what its window takes in all and still, and the seconds until the next one."""

    @property
    def limit(self) -> int:
        """The requests that a window takes."""

    @property
    def remaining(self) -> int:
        """Those that are left."""

    @property
    def reset(self) -> int:
        """The seconds until the count begins anew."""


def tell_limits(response: HttpResponseBase, counted: Counted | None) -> None:
    """Add how many requests may come, and in how many seconds the count begins anew, unless it says so already."""
    if counted is not None and "RateLimit-Limit" not in response.headers:
        response["RateLimit-Limit"] = str(counted.limit)
        response["RateLimit-Remaining"] = str(counted.remaining)
        response["RateLimit-Reset"] = str(counted.reset)
