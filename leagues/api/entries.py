"""Entries: who takes part, and what organizers decide about them."""

import uuid
from collections.abc import Callable
from typing import Any

from django.http import HttpResponse, HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of, viewer_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import LOCATION, raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.decisions import GUARD, OF_DECISIONS, decided, decision, known_version
from leagues.api.entry_outputs import EntryOutput
from leagues.api.inputs import DecisionSerializer
from leagues.api.league_inputs import (
    DisqualifySerializer,
    EnterSerializer,
    EntriesQuerySerializer,
    InviteManySerializer,
    PointsSerializer,
    ReasonQuerySerializer,
    UpdateEntrySerializer,
)
from leagues.api.league_outputs import EntryPage, OwnEntryPage
from leagues.api.managing import managed_competition
from leagues.api.ruling_outputs import DecisionOutput
from leagues.selectors import entries as selectors
from leagues.selectors.competitions import find_competition
from leagues.services import admissions, entries, rulings
from leagues.services.rulings import Ruled, Wanted

ENTRIES = ["entries"]


def _entered(request: Request, entry: str) -> Response:
    """An entry of the caller's as it is now: 201, with its address. Raises: AppError `not_found`."""
    row = selectors.find_own_entry(player_of(request), uuid.UUID(entry))
    answer = Response(selectors.entry_documents([row])[0], status=201)
    address = f"/api/v1/competitions/{row.competition.uuid}/entries/{entry}"
    answer["Location"] = request.build_absolute_uri(address)
    return answer


class InOrderOfComing(Pagination):
    """The entries of a competition."""

    ordering = ("entered_at", "uuid")


class EntriesView(ApiView):
    query_serializers = {"get": EntriesQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listEntries", tags=ENTRIES, responses={200: EntryPage, 304: None}, summary="List the entries"
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """Who takes part, waits or has left. Who is invited and has not accepted is shown to staff and to itself."""
        viewer, pages = viewer_of(request), InOrderOfComing()
        found = selectors.entries_of(viewer, find_competition(viewer, id), self.query.get("status"))
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response(selectors.entry_documents(page))

    @extend_schema(
        operation_id="enterCompetition",
        tags=ENTRIES,
        parameters=[LOCATION],
        request=EnterSerializer,
        responses={201: EntryOutput},
        summary="Enter a competition",
    )
    @raises(
        ErrorCode.GATE_CLOSED,
        ErrorCode.ALREADY_ENTERED,
        ErrorCode.REGISTRATION_CLOSED,
        ErrorCode.COMPETITION_STATE,
        ErrorCode.LIMIT_REACHED,
    )
    @idempotent(_entered)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Enter, or accept an invitation: `active` while there is room, else `waiting`. 20 running entries at most.

        Whoever enters lets the service seat it, start its games, and show its name and results, until the entry ends.
        """
        return entries.enter(player_of(request), id, **validated(EnterSerializer, request.data)).uuid


class EntryView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "patch": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getEntry", tags=ENTRIES, responses={200: EntryOutput, 304: None}, summary="Read an entry"
    )
    def get(self, request: Request, id: uuid.UUID, entry: uuid.UUID) -> HttpResponseBase:
        """An entry, with whose it was before."""
        viewer = viewer_of(request)
        row = selectors.find_entry(viewer, find_competition(viewer, id), entry)
        return read(request, selectors.entry_documents([row])[0])

    @extend_schema(
        operation_id="updateEntry",
        tags=ENTRIES,
        request=UpdateEntrySerializer,
        responses=EntryOutput,
        summary="Change my entry",
    )
    @raises(ErrorCode.COMPETITION_STATE, ErrorCode.ROUND_STATE)
    def patch(self, request: Request, id: uuid.UUID, entry: uuid.UUID) -> Response:
        """Set own entropy for draws to come, ask for sit-outs before their rounds are drawn, confirm."""
        entries.change_entry(player_of(request), id, entry, **validated(UpdateEntrySerializer, request.data))
        return Response(selectors.entry_documents([selectors.find_own_entry(player_of(request), entry)])[0])

    @extend_schema(
        operation_id="withdrawEntry", tags=ENTRIES, responses={204: None}, summary="Withdraw from a competition"
    )
    @raises(ErrorCode.COMPETITION_STATE)
    def delete(self, request: Request, id: uuid.UUID, entry: uuid.UUID) -> Response:
        """Leave from the next draw on; running tables are played on. Doing so again changes nothing."""
        entries.withdraw(player_of(request), id, entry)
        return Response(status=204)


class MyEntriesView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listMyEntries",
        tags=ENTRIES,
        responses={200: OwnEntryPage, 304: None},
        summary="List my entries, newest first",
    )
    def get(self, request: Request) -> Response:
        """The caller's entries with their tables that have not ended, and when the next round opens."""
        pages = Pagination()
        pages.ordering = ("-entered_at", "-uuid")
        page = pages.paginate_queryset(selectors.own_entries(player_of(request)), request, self)
        return pages.get_paginated_response(selectors.own_entry_documents(page))


# --- what organizers decide ----------------------------------------------------------------------------------


def _power(
    operation: str, summary: str, takes: type[DecisionSerializer] = DecisionSerializer, *codes: ErrorCode
) -> Callable[[Callable[..., Ruled]], Callable[..., HttpResponse]]:
    """Let a method that calls a service of rulings be an operation about entries that answers the ruling."""

    def decorate(method: Callable[..., Ruled]) -> Callable[..., HttpResponse]:
        said = extend_schema(
            operation_id=operation,
            tags=ENTRIES,
            parameters=[GUARD],
            request=takes,
            responses=DecisionOutput,
            summary=summary,
        )
        described: Callable[..., HttpResponse] = said(raises(*OF_DECISIONS, *codes)(decision(takes)(method)))
        return described

    return decorate


class OfOrganizers(ApiView):
    """What organizers may do."""

    scopes = {"post": Scope.LEAGUES_MANAGE, "put": Scope.LEAGUES_MANAGE, "delete": Scope.LEAGUES_MANAGE}


class InviteManyView(OfOrganizers):
    @_power("inviteEntries", "Invite players by name", InviteManySerializer)
    def post(self, request: Request, id: uuid.UUID, entries: list[dict[str, Any]], wanted: Wanted) -> Ruled:
        """Invite up to 1,000 players, all or none, whatever gates and times say. Each accepts by entering."""
        return admissions.invite(player_of(request), id, InviteManySerializer.guests(entries), wanted)


class AwardView(OfOrganizers):
    @_power("awardPoints", "Award points to an entry", PointsSerializer)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, **given: Any) -> Ruled:
        """Add 1 to 600 points to those of the rounds."""
        return rulings.award(player_of(request), id, entry, **given)


class DeductView(OfOrganizers):
    @_power("deductPoints", "Deduct points from an entry", PointsSerializer)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, **given: Any) -> Ruled:
        """Take 1 to 600 points away, also below 0."""
        return rulings.deduct(player_of(request), id, entry, **given)


class DisqualifyView(OfOrganizers):
    @_power("disqualifyEntry", "Disqualify an entry", DisqualifySerializer, ErrorCode.SETTLED)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, **given: Any) -> Ruled:
        """Take an entry out and give it no rank any more; with `all` it is moved last at each of its tables."""
        return rulings.disqualify(player_of(request), id, entry, given["from"], given["wanted"])


class ReinstateView(OfOrganizers):
    @_power("reinstateEntry", "Let an entry come back", DecisionSerializer, ErrorCode.SETTLED)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, wanted: Wanted) -> Ruled:
        """Let who has left play again from the next draw on, once."""
        return rulings.reinstate(player_of(request), id, entry, wanted)


class WarnView(OfOrganizers):
    @_power("warnEntry", "Warn an entry")
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, wanted: Wanted) -> Ruled:
        """Warn an entry, on record; referees may, too."""
        return rulings.warn(player_of(request), id, entry, wanted)


class AdmitView(OfOrganizers):
    @_power("admitEntry", "Admit an entry that waits", DecisionSerializer, ErrorCode.ALREADY_ENTERED)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, wanted: Wanted) -> Ruled:
        """Let an entry that waits play from the next draw on, beyond the capacity."""
        return admissions.admit(player_of(request), id, entry, wanted)


class RemoveView(OfOrganizers):
    @_power("removeEntry", "Take an entry out", DecisionSerializer, ErrorCode.SETTLED)
    def post(self, request: Request, id: uuid.UUID, entry: uuid.UUID, wanted: Wanted) -> Ruled:
        """Withdraw somebody's entry from the next draw on; it keeps its points."""
        return rulings.withdraw(player_of(request), id, entry, wanted)


class ApartView(OfOrganizers):
    query_serializers = {"delete": ReasonQuerySerializer}

    @_power("keepApart", "Keep two entries apart")
    def put(self, request: Request, id: uuid.UUID, one: uuid.UUID, other: uuid.UUID, wanted: Wanted) -> Ruled:
        """Seat two entries at different tables in draws to come, where there is a way. Again: nothing changes."""
        return admissions.keep_apart(player_of(request), id, one, other, wanted)

    @extend_schema(
        operation_id="allowTogether",
        tags=ENTRIES,
        parameters=[GUARD],
        responses={200: DecisionOutput},
        summary="Stop keeping two entries apart",
    )
    @raises(*OF_DECISIONS)
    def delete(self, request: Request, id: uuid.UUID, one: uuid.UUID, other: uuid.UUID) -> Response:
        """Take back that two entries are kept apart. Again: nothing changes."""
        managed_competition(request, id)
        player, wanted = player_of(request), Wanted(**self.query, version=known_version(request))
        return Response(decided(admissions.allow_together(player, id, one, other, wanted), tried=wanted.dry_run))
