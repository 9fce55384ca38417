"""Hints for learners: what bots would do on the caller's seat, and why."""

import uuid
from typing import cast

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import override
from drf_spectacular.utils import extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.etags import conditional_by_content
from duckcover.rest.problems import language_of
from duckcover.rest.schema import raises
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import hints
from games.api.fields import CallField, CardField, Output
from games.api.outputs import OF_PHASES, PHASES, Move
from games.api.views import PLAY
from games.bots.hints import CODES, LEVELS

REASON_CODES = [(code, code) for code in CODES]
HINT_LEVELS = [(level, level) for level in LEVELS]


class HintReason(Output):
    """One reason for a move."""

    code = serializers.ChoiceField(choices=REASON_CODES)
    figures = serializers.DictField(
        child=serializers.FloatField(),
        help_text="What stands in `text`: of a comparison `this`, after the move, and `other`, after `next_best`.",
    )
    gain = serializers.FloatField(
        allow_null=True,
        help_text="How much of the difference to `next_best` is due to it, in splashes; null: no comparison.",
    )
    text = serializers.CharField(help_text="The reason in the caller's language.")


class BotHint(Output):
    """What a bot of one level would do."""

    level = serializers.ChoiceField(choices=HINT_LEVELS)
    move = Move()
    reasons = HintReason(
        many=True, help_text="What the move does, then what it gains over `next_best`, the most first."
    )
    next_best = Move(allow_null=True, help_text="The best move that the bot finds worse; null: there is none.")
    margin = serializers.FloatField(allow_null=True, help_text="How much worse that is, in splashes.")


@extend_schema_serializer(component_name="GameHint")
class HintOutput(Output):
    """What bots would do on the caller's seat in the open turn."""

    turn = serializers.IntegerField()
    phase = serializers.ChoiceField(choices=PHASES, help_text=OF_PHASES)
    card = CardField()
    call = CallField()
    quacks = serializers.BooleanField(help_text="The seat has no move in this turn: it quacks, and `hints` is empty.")
    hints = BotHint(many=True, help_text="One of each level, the weaker first.")


class HintView(ApiView):
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="getHint",
        tags=PLAY,
        responses={200: HintOutput, 304: None},
        summary="See what bots would do on the caller's seat",
    )
    @raises(
        ErrorCode.NOT_AUTHENTICATED,
        ErrorCode.NOT_SEATED,
        ErrorCode.GAME_NOT_PLAYING,
        ErrorCode.ALREADY_RESIGNED,
        ErrorCode.HINTS_OFF,
        ErrorCode.TURN_CLOSED,
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """What `steady` and `sharp` would do in the open turn, and why, for learners.

        They know what the caller's seat sees and nothing else; equal views give equal hints. There are hints only in
        games in which nobody but bots has ever sat beside the caller since they started, outside of leagues, and where
        no result of a bot account is rated.
        """
        language = language_of(cast("HttpRequest", request))
        with override(language):
            document = hints.hint_document(player_of(request), id)
        headers = {"Content-Language": language, "Vary": "Accept-Language"}
        return conditional_by_content(cast("HttpRequest", request), Response(document, headers=headers))
