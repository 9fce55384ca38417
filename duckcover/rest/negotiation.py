"""Which format an answer has, and which one a body: there is one of each, so that most requests need no negotiation."""

from collections.abc import Iterable
from typing import NamedTuple

from rest_framework.exceptions import NotAcceptable
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

PLAIN = frozenset({"", "*/*", "application/json"})
"""Headers `Accept` that the first renderer satisfies without a look at the others."""


class Range(NamedTuple):
    """A media range of `Accept` (RFC 9110, 12.5.1): "*/*", "text/*" or a whole type, and how much it is wanted."""

    media_type: str
    quality: float

    def precision(self, media_type: str) -> int:
        """Return how closely this range names a type: 3 exactly, 0 not at all."""
        kind, _, _ = media_type.partition("/")
        return {media_type: 3, f"{kind}/*": 2, "*/*": 1}.get(self.media_type, 0)


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
        ranges = [_range(element) for element in (self.get_accept_list(request) if accept else ["*/*"])]
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


def _range(element: str) -> Range:
    """Return the media range of an element of `Accept`, but for its other parameters."""
    media_type, *parameters = (part.strip().lower() for part in element.split(";"))
    given = (text for name, _, text in (parameter.partition("=") for parameter in parameters) if name.strip() == "q")
    return Range(media_type, _number(next(given, "1")))


def _number(text: str) -> float:
    """Return a quality; what is none counts as none given."""
    plain = text.strip()
    return float(plain) if plain.isascii() and plain.replace(".", "", 1).isdigit() else 1.0


def _quality(ranges: list[Range], media_type: str) -> float:
    """Return how much a type is wanted: the quality of the range that names it most closely; 0.0 when none does."""
    named = ((found.precision(media_type), found.quality) for found in ranges)
    precision, quality = max(named, default=(0, 0.0))
    return quality if precision else 0.0
