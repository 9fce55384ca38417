"""The operator's pages: what players were told, to answer questions about it."""

from typing import TYPE_CHECKING

from django.contrib import admin

from accounts.admin_site import ReadOnly
from notifications.models import Delivery, Notice, Settings

if TYPE_CHECKING:
    NoticePages = admin.ModelAdmin[Notice]
    SettingsPages = admin.ModelAdmin[Settings]
    DeliveryPages = admin.ModelAdmin[Delivery]
else:
    NoticePages = SettingsPages = DeliveryPages = admin.ModelAdmin


@admin.register(Notice)
class NoticeAdmin(ReadOnly, NoticePages):
    """Notices, newest first."""

    list_display = ["id", "kind", "player", "game", "turn", "at", "read_at"]
    list_filter = ["kind"]
    list_select_related = ["player", "game"]
    search_fields = ["player__username", "game__uuid"]
    ordering = ["-id"]
    show_full_result_count = False
    fields = ["player", "kind", "game", "turn", "details", "at", "read_at"]


@admin.register(Settings)
class SettingsAdmin(ReadOnly, SettingsPages):
    """How players want to be told."""

    list_display = ["player", "digest", "quiet_from", "quiet_to", "digest_due_at"]
    list_filter = ["digest"]
    list_select_related = ["player"]
    search_fields = ["player__username"]
    show_full_result_count = False


@admin.register(Delivery)
class DeliveryAdmin(ReadOnly, DeliveryPages):
    """The outbox, newest first."""

    list_display = ["uuid", "channel", "player", "state", "attempts", "due_at", "created_at", "answer"]
    list_filter = ["state", "channel"]
    list_select_related = ["player"]
    search_fields = ["uuid", "player__username"]
    ordering = ["-id"]
    show_full_result_count = False
