"""What clients send to the accounts' API: allow-lists that refuse everything else."""

from typing import Any

from django.conf import settings
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail

from accounts.api.fields import BOT_SCOPE_CHOICES, AvatarField, LineField, LinesField, ScopesField
from accounts.models import USERNAME_PATTERN, Report, validate_time_zone
from duckcover.rest.serializers import StrictSerializer
from duckcover.scopes import Scope

MAX_TOKEN_DAYS = 365
TOKEN_DAYS = 90


class NothingSerializer(StrictSerializer):
    """No input, or an empty object."""


class PublicProfileUpdateSerializer(StrictSerializer):
    """What everybody sees of a bot account; every field is optional."""

    display_name = LineField(required=False, allow_blank=True, max_length=50)
    avatar = AvatarField(required=False)
    bio = LinesField(required=False, allow_blank=True, max_length=500)


class MeUpdateSerializer(PublicProfileUpdateSerializer):
    """What a player may change about itself; every field is optional."""

    language = serializers.ChoiceField(required=False, choices=settings.LANGUAGES)
    time_zone = serializers.CharField(required=False, max_length=64, validators=[validate_time_zone])


class CreateBotSerializer(PublicProfileUpdateSerializer):
    """A bot account to make; its name is for good."""

    username = serializers.CharField(
        max_length=32, validators=[RegexValidator(USERNAME_PATTERN, _("2 to 32 letters, digits, '_', '.' or '-'."))]
    )


class CreateTokenSerializer(StrictSerializer):
    """A personal token to make."""

    name = LineField(max_length=80, help_text="What its player calls it.")
    scopes = ScopesField(help_text="What it may be used for.")
    expires_in_days = serializers.IntegerField(
        min_value=1,
        max_value=MAX_TOKEN_DAYS,
        default=TOKEN_DAYS,
        allow_null=True,
        help_text="How long it works; null: until it is revoked.",
    )
    league = serializers.UUIDField(
        required=False, allow_null=True, help_text="The one league that `leagues:manage` is for; null: all."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse a league for a token that manages none. Raises: ValidationError."""
        if attrs.get("league") is not None and Scope.LEAGUES_MANAGE not in attrs["scopes"]:
            message = str(_("Only a token with leagues:manage is for a league."))
            raise serializers.ValidationError({"league": [ErrorDetail(message, code="unfit")]})
        return attrs


class CreateBotTokenSerializer(CreateTokenSerializer):
    """A token of a bot account to make."""

    scopes = ScopesField(choices=BOT_SCOPE_CHOICES, help_text="What it may be used for.")
    league = None  # type: ignore[assignment]  # bots manage none


class CreateReportSerializer(StrictSerializer):
    """What somebody did that the operator should look at."""

    reason = serializers.ChoiceField(choices=Report.Reason.choices)
    detail = LinesField(
        max_length=2000, allow_blank=True, default="", help_text="What happened, in the player's own words."
    )
    game = serializers.UUIDField(allow_null=True, default=None, help_text="The game that it happened in.")
    message = serializers.UUIDField(
        required=False, allow_null=True, default=None, help_text="The message that it is about."
    )
