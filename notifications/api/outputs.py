"""What the API shows of notices: allow-lists."""

from typing import Any

from rest_framework import serializers

from notifications.api.inputs import ClockField
from notifications.models import Notice, Settings

Output = serializers.Serializer[Any]


class NoticeOutput(Output):
    """One fact told to the caller; `text` says it in the language of the request."""

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=Notice.Kind.choices)
    text = serializers.CharField()
    game = serializers.UUIDField(allow_null=True)
    game_name = serializers.CharField(allow_null=True)
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

    to = ClockField()

    def get_fields(self) -> dict[str, Any]:
        """Return `from`, which is no name in Python, and `to`."""
        return {"from": ClockField(), **super().get_fields()}


class NotificationSettings(Output):
    """How the caller wants to be told."""

    kinds = NotificationKinds()
    quiet_hours = QuietHours(allow_null=True)
    digest = serializers.ChoiceField(choices=Settings.Digest.choices)
    mail_stopped = serializers.BooleanField(help_text="Whether no mail is sent because the address did not take it.")
