"""What staff decide about time: pauses, and later closes, of a competition, a round or a table."""

import datetime as dt
import uuid
from typing import Any

from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.request import Request

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.decisions import GUARD, OF_DECISIONS, decision
from leagues.api.inputs import DecisionSerializer, ExtendSerializer, PauseClocksSerializer
from leagues.api.ruling_outputs import DecisionOutput
from leagues.services import clock_rulings
from leagues.services.rulings import Ruled

OF_COMPETITIONS, OF_ROUNDS = ["competitions"], ["rounds"]


class ClocksView(ApiView):
    """A decision about the clocks below what the path names."""

    scopes = {"post": Scope.LEAGUES_MANAGE}


class PauseView(ClocksView):
    @extend_schema(parameters=[GUARD], request=PauseClocksSerializer, responses=DecisionOutput)
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE)
    @decision(PauseClocksSerializer)
    def post(self, request: Request, id: uuid.UUID, until: dt.datetime, **given: Any) -> Ruled:
        """Let all clocks stand still until a moment; closes move by the length of the pause, which ends by itself.

        A pause that lasts ends then instead.
        """
        return clock_rulings.pause(player_of(request), id, until, **given)


class ResumeView(ClocksView):
    @extend_schema(parameters=[GUARD], request=DecisionSerializer, responses=DecisionOutput)
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE)
    @decision()
    def post(self, request: Request, id: uuid.UUID, **given: Any) -> Ruled:
        """End a pause before its time; closes come back by what is left of it."""
        return clock_rulings.resume(player_of(request), id, **given)


class ExtendView(ClocksView):
    @extend_schema(parameters=[GUARD], request=ExtendSerializer, responses=DecisionOutput)
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE)
    @decision(ExtendSerializer)
    def post(self, request: Request, id: uuid.UUID, number: int, **given: Any) -> Ruled:
        """Let a close come later, never earlier, 90 days after the opening at most."""
        return clock_rulings.extend(player_of(request), id, number, **given)


@extend_schema_view(
    post=extend_schema(operation_id="pauseCompetition", tags=OF_COMPETITIONS, summary="Pause a competition")
)
class PauseCompetitionView(PauseView):
    """All rounds, and what is still to come."""


@extend_schema_view(
    post=extend_schema(operation_id="resumeCompetition", tags=OF_COMPETITIONS, summary="End the pause of a competition")
)
class ResumeCompetitionView(ResumeView):
    """The same before its time."""


@extend_schema_view(post=extend_schema(operation_id="pauseRound", tags=OF_ROUNDS, summary="Pause a round"))
class PauseRoundView(PauseView):
    """A round that is drawn, with its tables."""


@extend_schema_view(post=extend_schema(operation_id="resumeRound", tags=OF_ROUNDS, summary="End the pause of a round"))
class ResumeRoundView(ResumeView):
    """The same before its time."""


@extend_schema_view(post=extend_schema(operation_id="extendRound", tags=OF_ROUNDS, summary="Let a round close later"))
class ExtendRoundView(ExtendView):
    """A round, with all its tables that close before."""


@extend_schema_view(post=extend_schema(operation_id="pauseTable", tags=OF_ROUNDS, summary="Pause a table"))
class PauseTableView(PauseView):
    """A table that is played."""


@extend_schema_view(post=extend_schema(operation_id="resumeTable", tags=OF_ROUNDS, summary="End the pause of a table"))
class ResumeTableView(ResumeView):
    """The same before its time."""


@extend_schema_view(post=extend_schema(operation_id="extendTable", tags=OF_ROUNDS, summary="Let a table close later"))
class ExtendTableView(ExtendView):
    """One table of a round."""
