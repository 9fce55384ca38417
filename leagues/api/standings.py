"""Standings, the cross table, the calendar and the export of a competition."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from django.utils.translation import override
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from accounts.api.answers import read
from accounts.authentication import viewer_of
from duckcover.rest.pagination import ListPagination, Pagination
from duckcover.rest.problems import language_of
from leagues.api.export_outputs import CompetitionExport
from leagues.api.inputs import CrossTableQuerySerializer, StandingsQuerySerializer
from leagues.api.rounds import CompetitionReadView
from leagues.api.standing_outputs import CrossTablePage, StandingPage
from leagues.api.texts import CalendarRenderer, CsvRenderer
from leagues.selectors import standings as selectors
from leagues.selectors.calendars import competition_calendar
from leagues.selectors.competitions import find_competition
from leagues.selectors.export import export_document
from leagues.selectors.rulings import standing_documents

STANDINGS = ["standings"]


class StoredPages(Pagination):
    """Standings as they are stored, the best first."""

    ordering = ("place",)


class ComputedPages(ListPagination):
    """The same of rows that are not stored."""

    ordering = ("place",)


class StandingsView(CompetitionReadView):
    renderer_classes = [JSONRenderer, CsvRenderer]
    query_serializers = {"get": StandingsQuerySerializer}

    @extend_schema(
        operation_id="listStandings",
        tags=STANDINGS,
        responses={
            (200, "application/json"): StandingPage,
            (200, "text/csv"): OpenApiTypes.ANY,  # 3.0 has no words for lines
            304: None,
        },
        summary="Read the standings, the best first",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The standings as they are now, after a round, or of one stage; 404 for a round that is not published.

        As `text/csv` they come whole, with a column for each tie-break and for the points of each round.
        """
        competition = find_competition(viewer_of(request), id)
        number, stage = self.query.get("round"), self.query.get("stage")
        is_stored = number is None and stage is None
        rows: Any = selectors.stored(competition) if is_stored else selectors.computed(competition, number, stage)
        if request.accepted_renderer.format == CsvRenderer.format:
            return read(request, selectors.standings_lines(competition, rows))
        pages = StoredPages() if is_stored else ComputedPages()
        page = pages.paginate_queryset(rows, request, self)
        answer = pages.get_paginated_response(standing_documents(page))
        answer.data |= selectors.page_members(competition, number)
        return answer


class CrossTableView(CompetitionReadView):
    renderer_classes = [JSONRenderer, CsvRenderer]
    query_serializers = {"get": CrossTableQuerySerializer}

    @extend_schema(
        operation_id="listCrossTable",
        tags=STANDINGS,
        responses={
            (200, "application/json"): CrossTablePage,
            (200, "text/csv"): OpenApiTypes.ANY,
            304: None,
        },
        summary="Read who has met whom",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """How often each entry sat with each other, and who was ranked above whom, in the order of the standings.

        As `text/csv` it comes whole, a line for each entry and each other that it has met.
        """
        competition = find_competition(viewer_of(request), id)
        rows = selectors.stored(competition)
        if request.accepted_renderer.format == CsvRenderer.format:
            return read(request, selectors.met_lines(competition, rows))
        pages = StoredPages()
        page = pages.paginate_queryset(rows, request, self)
        return pages.get_paginated_response(selectors.met_documents(competition, page))


class ExportView(CompetitionReadView):
    @extend_schema(
        operation_id="exportCompetition",
        tags=STANDINGS,
        responses={200: CompetitionExport, 304: None},
        summary="Export a competition",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """All that the lots of published rounds and the standings follow from, for anybody to recompute them.

        Private notes are not in it. `manage.py verify_competition` checks such a file.
        """
        return read(request, export_document(find_competition(viewer_of(request), id)))


class CalendarView(CompetitionReadView):
    renderer_classes = [CalendarRenderer]

    @extend_schema(
        operation_id="getCompetitionCalendar",
        tags=STANDINGS,
        responses={(200, "text/calendar"): OpenApiTypes.STR, 304: None},
        summary="Read the calendar of a competition",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """When registration closes and when rounds are, for calendar programs (RFC 5545), by `Accept-Language`."""
        competition, language = find_competition(viewer_of(request), id), language_of(request)
        with override(language):
            answer = read(request, competition_calendar(competition))
        answer["Content-Language"] = language
        return answer
