"""What clients send about their notices."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from duckcover.rest.serializers import DEFAULT_LIMIT, MAX_LIMIT, QuerySerializer, StrictSerializer, TimeOfDayField
from notifications.models import Notice, Settings

MOST_IDS = 200
FORMATS = [("json", "json"), ("sse", "sse")]


class NoticesQuerySerializer(QuerySerializer):
    """From where to read notices."""

    after = serializers.IntegerField(
        min_value=0, max_value=2**63 - 1, default=0, help_text="The id of the last notice that is known."
    )
    limit = serializers.IntegerField(
        min_value=1, max_value=MAX_LIMIT, default=DEFAULT_LIMIT, help_text="How many notices a page holds."
    )
    unread = serializers.BooleanField(default=False, help_text="Only those that are not marked as read.")


class NewsQuerySerializer(QuerySerializer):
    """From where to follow what concerns the caller."""

    after = serializers.RegexField(
        r"^[0-9]{1,18}-[0-9]{1,17}$",
        required=False,
        help_text="The last `position` that is known; without it begins now.",
    )
    wait = serializers.IntegerField(
        min_value=1,
        max_value=30,
        required=False,
        help_text="For how many seconds at most an empty page waits for something new.",
    )
    format = serializers.ChoiceField(
        choices=FORMATS, required=False, help_text="`sse`: as server-sent events, whatever `Accept` says of them."
    )


class ReadNoticesSerializer(StrictSerializer):
    """Notices that were read."""

    ids = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=2**63 - 1),
        max_length=MOST_IDS,
        help_text="Their ids; unknown ones are left out.",
    )


class AlwaysOn(serializers.BooleanField):
    """A switch that cannot be turned off."""

    default_error_messages = {"always_on": _("The inbox cannot be turned off.")}

    def to_internal_value(self, data: Any) -> bool:
        """Return true. Raises: ValidationError for false."""
        if not super().to_internal_value(data):
            self.fail("always_on")
        return True


class ChannelsUpdateSerializer(StrictSerializer):
    """By which ways to tell of one kind; what is left out stays."""

    inbox = AlwaysOn(required=False)
    email = serializers.BooleanField(required=False)
    push = serializers.BooleanField(required=False)
    webhook = serializers.BooleanField(required=False)


class KindsUpdateSerializer(StrictSerializer):
    """The matrix of kinds and channels; what is left out stays."""

    def get_fields(self) -> dict[str, Any]:
        """Return one field for each kind."""
        return {kind: ChannelsUpdateSerializer(required=False) for kind in Notice.Kind.values}


class QuietHoursSerializer(StrictSerializer):
    """The hours, in the player's time zone, in which only what would be too late after them is sent."""

    to = TimeOfDayField()

    def get_fields(self) -> dict[str, Any]:
        """Return `from`, which is no name in Python, and `to`."""
        return {"from": TimeOfDayField(), **super().get_fields()}


class UpdateNotificationSettingsSerializer(StrictSerializer):
    """What to change; what is left out stays."""

    kinds = KindsUpdateSerializer(required=False)
    quiet_hours = QuietHoursSerializer(required=False, allow_null=True)
    digest = serializers.ChoiceField(required=False, choices=Settings.Digest.choices)
    mail_stopped = serializers.BooleanField(required=False, help_text="false: try the address again.")


class NothingToSaySerializer(StrictSerializer):
    """No input, or an empty object."""


class CreateWebhookSerializer(StrictSerializer):
    """A webhook to make."""

    url = serializers.CharField(max_length=500, help_text="A public https address.")


class UpdateWebhookSerializer(StrictSerializer):
    """What to change of a webhook; what is left out stays."""

    url = serializers.CharField(max_length=500, required=False, help_text="A public https address.")
    enabled = serializers.BooleanField(required=False)


class PushKeysSerializer(StrictSerializer):
    """The keys of a push subscription, in base64url."""

    p256dh = serializers.RegexField(r"^[A-Za-z0-9_=-]{80,100}$")
    auth = serializers.RegexField(r"^[A-Za-z0-9_=-]{20,40}$")


class CreatePushSubscriptionSerializer(StrictSerializer):
    """What `PushSubscription.toJSON()` gives in a browser."""

    endpoint = serializers.CharField(max_length=1000)
    keys = PushKeysSerializer()
    expirationTime = serializers.IntegerField(  # noqa: N815 - the browsers' name
        required=False, allow_null=True, help_text="Taken and left out: the push service says when it is over."
    )
