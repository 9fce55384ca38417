"""Input and output of the accounts' API."""

from typing import Any

from django.conf import settings
from rest_framework import serializers

from accounts.models import Player, validate_time_zone
from accounts.selectors import email_is_verified
from duckcover.serializers import StrictSerializer
from duckcover.validators import validate_displayable


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
