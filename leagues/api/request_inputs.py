"""What clients send about requests."""

from rest_framework import serializers

from accounts.api.fields import LinesField
from duckcover.rest.serializers import StrictSerializer
from leagues.models import Request

LONGEST = 2000


class AskSerializer(StrictSerializer):
    """What somebody asks of the staff."""

    kind = serializers.ChoiceField(choices=Request.Kind.choices)
    text = LinesField(max_length=LONGEST, help_text="For the staff.")


class AnswerSerializer(StrictSerializer):
    """What staff answer."""

    answer = LinesField(max_length=LONGEST, help_text="For who has asked.")
    private_note = LinesField(
        max_length=LONGEST, required=False, default="", allow_blank=True, help_text="For staff alone."
    )
