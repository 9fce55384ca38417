"""Competitions: lists, one of them, and what organizers do with it as a whole."""

import uuid
from collections.abc import Mapping
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from duckcover.errors import ErrorCode
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.answers import read_versioned
from leagues.api.decisions import GUARD, OF_DECISIONS, decision, known_version
from leagues.api.inputs import DecisionSerializer
from leagues.api.league_inputs import CompetitionsQuerySerializer, UpdateCompetitionSerializer
from leagues.api.league_outputs import CompetitionOutput, CompetitionPage
from leagues.api.managing import managed_competition
from leagues.api.ruling_outputs import DecisionOutput
from leagues.models import Competition
from leagues.selectors import competitions as selectors
from leagues.selectors.rulings import ruling_documents
from leagues.selectors.standings import stored
from leagues.services import announcements, competitions
from leagues.services.changes import change_settings
from leagues.services.rulings import Ruled, Wanted

COMPETITIONS = ["competitions"]
OF_CHANGES = ("reason", "private_note", "dry_run")


def made_competition(request: Request, competition: str) -> Response:
    """A competition as the caller sees it now: 201, with its address. Raises: AppError `not_found`."""
    player = player_of(request)
    row = selectors.find_competition(player, uuid.UUID(competition))
    answer = Response(selectors.whole_competition(player, row), status=201)
    answer["Location"] = request.build_absolute_uri(f"/api/v1/competitions/{competition}")
    return answer


class CompetitionsView(ApiView):
    query_serializers = {"get": CompetitionsQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listCompetitions",
        tags=COMPETITIONS,
        responses={200: CompetitionPage, 304: None},
        summary="List competitions, newest first",
    )
    def get(self, request: Request) -> Response:
        """Public competitions, those that the caller has an entry in, and all of leagues that it runs."""
        viewer, pages = viewer_of(request), Pagination()
        found = selectors.listed_competitions(viewer, status=self.query.get("status"), is_open="open" in self.query)
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response(selectors.competition_summaries(viewer, page))


class CompetitionView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "patch": Scope.LEAGUES_MANAGE}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getCompetition",
        tags=COMPETITIONS,
        responses={200: CompetitionOutput, 304: None},
        summary="Read a competition",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """A competition with all its settings, and what the service has committed to for its draws."""
        viewer = viewer_of(request)
        return read_versioned(request, selectors.whole_competition(viewer, selectors.find_competition(viewer, id)))

    @extend_schema(
        operation_id="updateCompetition",
        tags=COMPETITIONS,
        parameters=[GUARD],
        request=UpdateCompetitionSerializer,
        responses=CompetitionOutput,
        summary="Change a competition",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.COMPETITION_STATE, ErrorCode.PRECONDITION_FAILED)
    def patch(self, request: Request, id: uuid.UUID) -> Response:
        """Change a draft; once it is published, what nobody relies on any more, with a reason and as a ruling.

        `dry_run` answers the ruling that would be made, and the competition as it is.
        """
        player, row = player_of(request), managed_competition(request, id)
        context = {"settings": row.settings, "is_draft": row.status == Competition.Status.DRAFT}
        values = validated(UpdateCompetitionSerializer, request.data, context=context)
        ruling = _changed(player, row, values, known_version(request))
        changed = selectors.find_competition(player, id)
        return Response(selectors.whole_competition(player, changed, ruling))


def _changed(player: Player, row: Competition, values: Mapping[str, Any], version: int | None) -> dict[str, Any] | None:
    """Change a competition; answers the ruling by which that was done."""
    document = {name: value for name, value in values.items() if name not in OF_CHANGES}
    if row.status == Competition.Status.DRAFT:
        competitions.change_draft(player, row.uuid, document, version, dry_run=values["dry_run"])
        return None
    wanted = Wanted(**{name: values[name] for name in OF_CHANGES}, version=version)
    return ruling_documents([change_settings(player, row.uuid, document, wanted).ruling], for_staff=True)[0]


def _expectation(row: Competition) -> dict[str, Any]:
    """How long a game takes, and whether rounds are shorter."""
    days, is_short = competitions.expectation(row.settings)
    return {"expected_days": days, "rounds_are_short": is_short}


class PublishView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="publishCompetition",
        tags=COMPETITIONS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Publish a competition",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.COMPETITION_STATE, ErrorCode.PRECONDITION_FAILED)
    @decision(more=_expectation)
    def post(self, request: Request, id: uuid.UUID, wanted: Wanted) -> Ruled:
        """Publish a draft: the service commits to the chance of all its draws, and registration opens at its time."""
        return Ruled(competitions.publish(player_of(request), id, **_said(wanted)).ruling, [])


class CancelView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="cancelCompetition",
        tags=COMPETITIONS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Call a competition off",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.COMPETITION_STATE, ErrorCode.PRECONDITION_FAILED)
    @decision()
    def post(self, request: Request, id: uuid.UUID, wanted: Wanted) -> Ruled:
        """Draw no round any more; running games go on as ordinary ones."""
        player = player_of(request)
        ruling = competitions.cancel(player, id, **_said(wanted))
        return Ruled(ruling, list(stored(selectors.find_competition(player, id))))


class HideView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="hideCompetition",
        tags=COMPETITIONS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Hide a competition",
    )
    @raises(*OF_DECISIONS, ErrorCode.SETTLED)
    @decision()
    def post(self, request: Request, id: uuid.UUID, wanted: Wanted) -> Ruled:
        """Show a competition to its staff and to those with an entry alone, from now on."""
        return announcements.hide(player_of(request), id, wanted)


def _said(wanted: Wanted) -> dict[str, Any]:
    """How something is decided, as services take it that come before rulings."""
    return {
        "reason": wanted.reason,
        "version": wanted.version,
        "private_note": wanted.private_note,
        "dry_run": wanted.dry_run,
    }
