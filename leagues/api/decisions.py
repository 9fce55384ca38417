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
from leagues.api.managing import managed_competition, managed_league
from leagues.models import Ruling
from leagues.selectors import rulings as selectors
from leagues.selectors.announcements import find_made
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
OF_LEAGUES = (ErrorCode.NOT_STAFF, ErrorCode.PRECONDITION_FAILED)
"""What every decision about a league may be refused for."""
NO_VERSION = -1
VERSION = re.compile(r'"(?:[^"]*-)?(?P<version>[0-9]{1,9})"', re.ASCII)

Deciding = Callable[..., Ruled]
DecidingForLeague = Callable[..., Ruling]
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
            return method(view, request, **given, **_said(serializer, request))

        @idempotent(lambda request, number: _made(request, number, more))
        def make(view: Any, request: Request, **given: Any) -> int:
            return decide(view, request, **given).ruling.number

        def attempt(view: Any, request: Request, **given: Any) -> Response:
            ruled = decide(view, request, **given)
            return Response({**decided(ruled, tried=True), **more(ruled.ruling.competition)})

        return _made_or_tried(method, make, attempt)

    return decorate


def league_decision(serializer: type[DecisionSerializer]) -> Callable[[DecidingForLeague], Method]:
    """The same of a decision about the league in the path: it answers a ruling, from which no standings follow."""

    def decorate(method: DecidingForLeague) -> Method:
        def decide(view: Any, request: Request, **given: Any) -> Ruling:
            managed_league(request, given["id"])
            return method(view, request, **given, **_said(serializer, request))

        @idempotent(_made_for_league)
        def make(view: Any, request: Request, **given: Any) -> int:
            return decide(view, request, **given).pk

        def attempt(view: Any, request: Request, **given: Any) -> Response:
            return Response(_document(decide(view, request, **given)))

        return _made_or_tried(method, make, attempt)

    return decorate


def _said(serializer: type[DecisionSerializer], request: Request) -> dict[str, Any]:
    """The members of the body by their names, those that all decisions have as `wanted`."""
    body = validated(serializer, request.data)
    said = {name: body.pop(name) for name in ("reason", "private_note", "dry_run")}
    return {**body, "wanted": Wanted(**said, version=known_version(request))}


def _made_or_tried(method: Callable[..., Any], make: Method, attempt: Method) -> Method:
    """A view method that makes a decision, once under its key, or only tries it."""

    @wraps(method)
    def answered(view: Any, request: Request, **given: Any) -> HttpResponse:
        return (attempt if _is_tried(request) else make)(view, request, **given)

    answered.takes_idempotency_key = True  # type: ignore[attr-defined]  # read by duckcover.rest.schema
    return answered


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


def _made_for_league(request: Request, ruling: str) -> Response:
    """A ruling in the league in the path, by its primary key. Raises: AppError `not_found`."""
    league = managed_league(request, uuid.UUID(str(request.parser_context["kwargs"]["id"])))
    return Response(_document(find_made(league.uuid, int(ruling))))


def decided(ruled: Ruled, *, tried: bool) -> dict[str, Any]:
    """A ruling that was made; or one that was `tried`, with the standings that it would make."""
    standings = selectors.standing_documents(ruled.standings) if tried else None
    return {**_document(ruled.ruling), "standings": standings}


def _document(ruling: Ruling) -> dict[str, Any]:
    """A ruling as who has made it sees it."""
    (document,) = selectors.ruling_documents([ruling], for_staff=True)
    return document
