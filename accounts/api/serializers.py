"""Input and output of the accounts' API."""

import unicodedata
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from accounts.models import Player, validate_time_zone
from accounts.selectors import email_is_verified
from duckcover.serializers import StrictSerializer

_BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def validate_displayable(text: str) -> None:
    """Refuse control characters, and those that turn the reading direction around for what follows.

    Raises: ValidationError.
    """
    if any(unicodedata.category(letter) == "Cc" or letter in _BIDI_CONTROLS for letter in text):
        raise ValidationError(_("Control characters are not allowed."), code="control_characters")


class MeUpdateSerializer(StrictSerializer):
    """What a player may change about itself; every field is optional."""

    display_name = serializers.CharField(
        required=False, allow_blank=True, max_length=50, validators=[validate_displayable]
    )
    language = serializers.ChoiceField(required=False, choices=settings.LANGUAGES)
    time_zone = serializers.CharField(required=False, max_length=64, validators=[validate_time_zone])


class MeSerializer(serializers.Serializer[Player]):
    """A player as it sees itself."""

    id = serializers.UUIDField(source="uuid")
    username = serializers.CharField()
    display_name = serializers.CharField()
    language = serializers.ChoiceField(choices=settings.LANGUAGES)
    time_zone = serializers.CharField(help_text="A name of the IANA time zone database.")
    email = serializers.EmailField()
    email_verified = serializers.SerializerMethodField()
    created_at = serializers.DateTimeField(source="date_joined")

    def get_email_verified(self, player: Player) -> bool:
        """Return whether the address is proved; one query."""
        return email_is_verified(player)


def me_document(player: Player) -> dict[str, Any]:
    """Return the body of `GET /me`."""
    return dict(MeSerializer(player).data)
