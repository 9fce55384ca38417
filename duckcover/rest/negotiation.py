"""Which format an answer has, and which one a body: there is one of each, so that most requests need no negotiation."""

from collections.abc import Iterable
from operator import attrgetter

from django.http.request import MediaType
from rest_framework.exceptions import NotAcceptable
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

PLAIN = frozenset({"", "*/*", "application/json"})
"""Headers `Accept` that the first renderer satisfies without a look at the others."""


class Negotiation(DefaultContentNegotiation):
    """As RFC 9110 has it, where Django REST framework looks at no quality; a body is of the type that it says it is."""

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """Return the renderer that is wanted most, of equals the first, and its media type. Raises: NotAcceptable."""
        chosen = list(renderers)
        accept = request.META.get("HTTP_ACCEPT", "").strip(", ")
        if accept in PLAIN and len(chosen) == 1:
            return chosen[0], chosen[0].media_type or ""
        named = self._of_format(chosen, request.GET.get("format", ""))
        ranges = [MediaType(element) for element in (accept or "*/*").split(",")]
        best = max(named, key=lambda renderer: _quality(ranges, renderer.media_type or ""))
        if not _quality(ranges, best.media_type or ""):
            raise NotAcceptable(available_renderers=chosen)
        return best, best.media_type or ""

    def select_parser(self, request: Request, parsers: Iterable[BaseParser]) -> BaseParser | None:
        """Return the parser of exactly the type of the body, which is no range; None when there is none."""
        media_type = (request.content_type or "").partition(";")[0].strip().lower()
        return next((parser for parser in parsers if parser.media_type == media_type), None)

    def _of_format(self, renderers: list[BaseRenderer], wanted: str) -> list[BaseRenderer]:
        """Return those of the format that `?format=` names; all when there are none: the query's check refuses it."""
        return [renderer for renderer in renderers if renderer.format == wanted] or renderers


def _quality(ranges: list[MediaType], media_type: str) -> float:
    """Return how much a type is wanted: the quality of the range that names it most closely; 0.0 when none does.

    `HttpRequest.get_preferred_type` leaves out what has the quality 0, which then passes for another range.
    """
    named = (found for found in ranges if found.match(media_type))
    closest = max(named, key=attrgetter("specificity"), default=None)
    return closest.quality if closest else 0.0
