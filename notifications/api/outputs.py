"""What the API shows of notices: allow-lists."""

from typing import Any

from rest_framework import serializers

from duckcover.rest.serializers import TimeOfDayField
from notifications.models import Delivery, Notice, Settings

Output = serializers.Serializer[Any]
NEWS_KINDS = [(kind, kind) for kind in ("game", "message", "notice")]


class NoticeOutput(Output):
    """One fact told to the caller; `text` says it in the language of the request."""

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=Notice.Kind.choices)
    text = serializers.CharField()
    game = serializers.UUIDField(allow_null=True)
    game_name = serializers.CharField(allow_null=True)
    competition = serializers.UUIDField(allow_null=True)
    competition_name = serializers.CharField(allow_null=True)
    league = serializers.UUIDField(allow_null=True, help_text="Of a notice about the league itself.")
    turn = serializers.IntegerField(allow_null=True)
    round = serializers.IntegerField(allow_null=True)
    deadline = serializers.DateTimeField(allow_null=True, help_text="As it was announced.")
    reason = serializers.CharField(allow_null=True, help_text="Why, where there are several reasons.")
    at = serializers.DateTimeField()
    read_at = serializers.DateTimeField(allow_null=True)

    class Meta:
        ref_name = "Notice"


class NoticePage(Output):
    """Notices, oldest first; `unread` counts all that are not marked as read, also on other pages."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    unread = serializers.IntegerField()
    results = NoticeOutput(many=True)


class NewsNotice(Output):
    """A new notice of the caller's."""

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=Notice.Kind.choices)
    turn = serializers.IntegerField(allow_null=True)


class News(Output):
    """Something that concerns the caller: a `game` of its own that has changed, or a new `notice`."""

    position = serializers.CharField(help_text="Send it as `after`, or as `Last-Event-ID`, to go on from here.")
    kind = serializers.ChoiceField(choices=NEWS_KINDS)
    game = serializers.UUIDField(allow_null=True)
    version = serializers.IntegerField(allow_null=True, help_text="Of a game: that of the Game.")
    notice = NewsNotice(allow_null=True)
    at = serializers.DateTimeField()


class NewsPage(Output):
    """What is new, oldest first; there may be more after `position` where `results` is not empty."""

    results = News(many=True)
    position = serializers.CharField(help_text="Where to go on from.")


class Channels(Output):
    """By which ways the caller is told of one kind."""

    inbox = serializers.BooleanField(help_text="Always true.")
    email = serializers.BooleanField()
    push = serializers.BooleanField()
    webhook = serializers.BooleanField()


class NotificationKinds(Output):
    """The matrix of kinds and channels."""

    def get_fields(self) -> dict[str, Any]:
        """Return one field for each kind."""
        return {kind: Channels() for kind in Notice.Kind.values}


class QuietHours(Output):
    """Local times of the caller's time zone."""

    to = TimeOfDayField()

    def get_fields(self) -> dict[str, Any]:
        """Return `from`, which is no name in Python, and `to`."""
        return {"from": TimeOfDayField(), **super().get_fields()}


class NotificationSettings(Output):
    """How the caller wants to be told."""

    kinds = NotificationKinds()
    quiet_hours = QuietHours(allow_null=True)
    digest = serializers.ChoiceField(choices=Settings.Digest.choices)
    mail_stopped = serializers.BooleanField(help_text="Whether no mail is sent because the address did not take it.")


class WebhookOutput(Output):
    """A webhook of the caller's."""

    id = serializers.UUIDField(source="uuid")
    url = serializers.CharField()
    created_at = serializers.DateTimeField()
    failing_since = serializers.DateTimeField(allow_null=True)
    disabled_at = serializers.DateTimeField(allow_null=True)

    class Meta:
        ref_name = "Webhook"


class NewWebhookOutput(WebhookOutput):
    """A webhook with its new secret."""

    secret = serializers.CharField(help_text="Begins with `whsec_`.")

    class Meta:
        ref_name = "NewWebhook"


class WebhookPage(Output):
    """Webhooks, the newest first."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = WebhookOutput(many=True)


class DeliveryOutput(Output):
    """What became of something at a webhook."""

    id = serializers.UUIDField(source="uuid", help_text="The `webhook-id` of every attempt.")
    state = serializers.ChoiceField(choices=Delivery.State.choices)
    attempts = serializers.IntegerField()
    answer = serializers.CharField(help_text="What was answered last.")
    created_at = serializers.DateTimeField()
    due_at = serializers.DateTimeField(allow_null=True, help_text="When it is tried again.")
    ended_at = serializers.DateTimeField(allow_null=True)


class WebhookDeliveryOutput(DeliveryOutput):
    """What became of one notice at a webhook."""

    notice = serializers.IntegerField(source="notice_id")
    kind = serializers.ChoiceField(source="notice.kind", choices=Notice.Kind.choices)

    class Meta:
        ref_name = "WebhookDelivery"


class WebhookDeliveryPage(Output):
    """Deliveries, the newest first."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = WebhookDeliveryOutput(many=True)


class PushKeyOutput(Output):
    """The key with which a browser subscribes."""

    public_key = serializers.CharField()

    class Meta:
        ref_name = "PushKey"


class PushSubscriptionOutput(Output):
    """A browser that takes push messages."""

    id = serializers.UUIDField(source="uuid")
    endpoint = serializers.CharField()
    created_at = serializers.DateTimeField()

    class Meta:
        ref_name = "PushSubscription"


class PushSubscriptionPage(Output):
    """Push subscriptions, the newest first."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = PushSubscriptionOutput(many=True)
