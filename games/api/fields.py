"""Fields of the games API: cards, calls, cells and hexadecimal entropy."""

import re
from typing import TYPE_CHECKING, Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.fields import empty

from duckcover.rest.serializers import StrictSerializer
from games.rules.shuffles import check_player_seed

if TYPE_CHECKING:
    AnyField = serializers.Field[Any, Any, Any, Any]
else:
    AnyField = serializers.Field

NUMBER = {"type": "integer", "minimum": 1, "maximum": 12}
FARTHEST = 99
"""No stack can be farther from the start than this: a grid has twelve cards."""


@extend_schema_field({"oneOf": [NUMBER, {"type": "string", "enum": ["max", "repeat"]}]})
class CardField(AnyField):
    """A captain card: 1–12, "max" or "repeat"; output only."""

    def to_representation(self, value: Any) -> Any:
        return value


@extend_schema_field({"oneOf": [NUMBER, {"type": "string", "enum": ["max"]}], "nullable": True})
class CallField(AnyField):
    """What a card calls: 1–12, "max", or null for nothing; output only."""

    def to_representation(self, value: Any) -> Any:
        return value


class Output(serializers.Serializer[Any]):
    """A part of an answer."""


class CellSerializer(StrictSerializer):
    """A cell of a grid; the first grid lies on rows 0–2 and columns 0–3, and grids grow in every direction."""

    row = serializers.IntegerField(min_value=-FARTHEST, max_value=FARTHEST)
    col = serializers.IntegerField(min_value=-FARTHEST, max_value=FARTHEST)


class MomentField(serializers.DateTimeField):
    """A time as RFC 3339 writes it, with its offset from UTC: a time of day alone would be anybody's."""

    MOMENT = re.compile(r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)", re.ASCII)

    def to_internal_value(self, value: Any) -> Any:
        """The moment in UTC. Raises: ValidationError."""
        if not isinstance(value, str) or not self.MOMENT.fullmatch(value):
            self.fail("invalid", format="YYYY-MM-DDThh:mm:ssZ")
        return super().to_internal_value(value.upper())


@extend_schema_field({"type": "string", "pattern": "^([0-9a-fA-F]{2}){0,64}$"})
class PlayerSeedField(serializers.CharField):
    """Own entropy for the shuffles: 0 or 16–64 bytes in hexadecimal; empty is none."""

    default_error_messages = {
        "not_hex": "Give an even number of hexadecimal digits.",
        "bad_length": "Give nothing or 16 to 64 bytes.",
    }

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_blank=True, max_length=128, **options)

    def run_validation(self, data: Any = empty) -> Any:
        """The seed as bytes, empty text as none: a CharField hands that on unconverted. Raises: ValidationError."""
        return super().run_validation(data) or b""

    def to_internal_value(self, data: Any) -> Any:
        """The seed as bytes. Raises: ValidationError."""
        text = super().to_internal_value(data)
        if not re.fullmatch(r"([0-9a-fA-F]{2})*", text):
            self.fail("not_hex")
        seed = bytes.fromhex(text)
        try:
            check_player_seed(seed)
        except ValueError:
            self.fail("bad_length")
        return seed
