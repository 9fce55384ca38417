"""Operations by which staff decide: a reason, a dry run, `Idempotency-Key`, `If-Match`, one ruling (LEAGUES.md LO2)."""

import re
import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpResponse
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.serializers import validated
from leagues.api.inputs import DecisionSerializer
from leagues.api.managing import managed_competition
from leagues.selectors import rulings as selectors
from leagues.selectors.competitions import find_competition
from leagues.selectors.rounds import shown_to
from leagues.services.rulings import Ruled, Wanted

GUARD = OpenApiParameter(
    "If-Match",
    location=OpenApiParameter.HEADER,
    type=str,
    description="The `ETag`, or the `version` in quotes, that the caller knows: 412 when it has changed since.",
)
OF_DECISIONS = (
    ErrorCode.NOT_STAFF,
    ErrorCode.COMPETITION_STATE,
    ErrorCode.OWN_TABLE,
    ErrorCode.PRECONDITION_FAILED,
)
"""What every decision may be refused for."""
NO_VERSION = -1
VERSION = re.compile(r'"(?:[^"]*-)?(?P<version>[0-9]{1,9})"', re.ASCII)

Deciding = Callable[..., Ruled]
Method = Callable[..., HttpResponse]
More = Callable[[Any], dict[str, Any]]
"""What an answer says of the competition beside the ruling."""


def decision(
    serializer: type[DecisionSerializer] = DecisionSerializer, more: More = lambda _: {}
) -> Callable[[Deciding], Method]:
    """Let a view method that calls a service of rulings be a POST or PUT that answers the ruling.

    The method gets `wanted` and the other members of the body by their names. With `dry_run` the answer has the
    standings that would come, nothing is written and no key is remembered. `more`: what else the answer says.
    What the caller may not know of is not found; a token for another league is refused.
    """

    def decorate(method: Deciding) -> Method:
        def decide(view: Any, request: Request, **given: Any) -> Ruled:
            managed_competition(request, given["id"])
            body = validated(serializer, request.data)
            said = {name: body.pop(name) for name in ("reason", "private_note", "dry_run")}
            return method(view, request, **given, **body, wanted=Wanted(**said, version=known_version(request)))

        @idempotent(lambda request, number: _made(request, number, more))
        def make(view: Any, request: Request, **given: Any) -> int:
            return decide(view, request, **given).ruling.number

        @wraps(method)
        def answered(view: Any, request: Request, **given: Any) -> HttpResponse:
            if _is_tried(request):
                ruled = decide(view, request, **given)
                return Response({**decided(ruled, tried=True), **more(ruled.ruling.competition)})
            return make(view, request, **given)

        answered.takes_idempotency_key = True  # type: ignore[attr-defined]  # read by duckcover.rest.schema
        return answered

    return decorate


def known_version(request: Request) -> int | None:
    """The version that a caller knows by its `If-Match`: None without one, or for any; no version for another tag."""
    header = request.headers.get("If-Match")
    if header is None or header.strip() == "*":
        return None
    found = [VERSION.fullmatch(tag) for tag in parse_etags(header)]
    return next((int(match["version"]) for match in found if match), NO_VERSION)


def _is_tried(request: Request) -> bool:
    return isinstance(request.data, dict) and request.data.get("dry_run") is True


def _made(request: Request, number: str, more: More) -> Response:
    """A ruling of the competition in the path, as it is on record. Raises: AppError `not_found`."""
    key = request.parser_context["kwargs"]["id"]
    player = player_of(request)
    competition = find_competition(player, uuid.UUID(str(key)))
    ruling = selectors.find_ruling(competition, int(number), shown_to(player, competition))
    return Response({**decided(Ruled(ruling, []), tried=False), **more(competition)})


def decided(ruled: Ruled, *, tried: bool) -> dict[str, Any]:
    """A ruling that was made; or one that was `tried`, with the standings that it would make."""
    (document,) = selectors.ruling_documents([ruled.ruling], for_staff=True)
    return {**document, "standings": selectors.standing_documents(ruled.standings) if tried else None}
