"""The operator's pages: what is public of every game, and what to do about one that failed. Nothing secret is shown.

Games are read only here: whatever changes one goes through the services and their lock.
"""

from typing import TYPE_CHECKING, Any

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from accounts.admin_site import ReadOnly
from games.models import Event, Game, Invitation, Message, Outage, Round, Seat, Tenure, Ticket, Turn
from games.services import chat, resolution

if TYPE_CHECKING:
    TabularInline = admin.TabularInline[Model, Game]
    ModelAdmin = admin.ModelAdmin[Game]
    TicketPages = admin.ModelAdmin[Ticket]
    MessagePages = admin.ModelAdmin[Message]
    OutagePages = admin.ModelAdmin[Outage]
else:
    TabularInline, ModelAdmin = admin.TabularInline, admin.ModelAdmin
    TicketPages = MessagePages = OutagePages = admin.ModelAdmin

EVENTS_SHOWN = 50


class ReadOnlyInline(ReadOnly, TabularInline):
    """Rows of a game, to look at."""

    extra = 0


class SeatInline(ReadOnlyInline):
    """Who sits where; not their entropy, which is secret until a round opens."""

    model = Seat
    fields = ["index", "player", "bot", "family", "resigned_at", "misses", "autopilot_since", "held_from", "offered_at"]


class TenureInline(ReadOnlyInline):
    """Who held a seat before another took it."""

    model = Tenure
    fields = ["seat", "player", "from_turn", "to_turn", "misses", "ended_by", "ended_at"]


class RoundInline(ReadOnlyInline):
    """How far the rounds are; not their seeds, decks and piles."""

    model = Round
    fields = ["number", "rules", "opened_at", "ended_at", "ended_by", "scores", "visible_cards"]


class InvitationInline(ReadOnlyInline):
    """Who is invited by name."""

    model = Invitation
    fields = ["player", "inviter", "state", "created_at", "answered_at"]


class OpenTurnInline(ReadOnlyInline):
    """The turn that is open: what it waits for and how often it was tried."""

    model = Turn
    fields = ["number", "card", "call", "opened_at", "deadline", "deadlines", "due_at", "attempts", "waiting_for"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Open turns only: older ones are hidden while their round runs (H5)."""
        return super().get_queryset(request).filter(resolved_at=None)


@admin.register(Game)
class GameAdmin(ReadOnly, ModelAdmin):
    """Games, those in quarantine first to be found."""

    list_display = ["uuid", "name", "status", "visibility", "seat_count", "version", "created_at", "quarantined_at"]
    list_filter = ["status", "visibility", ("quarantined_at", admin.EmptyFieldListFilter)]
    list_select_related = ["host"]
    search_fields = ["uuid", "name", "seats__player__username"]
    show_full_result_count = False
    fields = [
        "uuid",
        "name",
        "status",
        "visibility",
        "host",
        "seat_count",
        "captain_seat",
        "open_log",
        "rated",
        "same_owner",
        "turn_seconds",
        "clock",
        "rules_version",
        "version",
        "result",
        "created_at",
        "join_by",
        "auto_start",
        "invited_only",
        "language",
        "replace",
        "excused",
        "vacation",
        "chat",
        "reliability_min",
        "started_at",
        "finished_at",
        "quarantined_at",
        "pause_asked",
        "paused_until",
        "last_events",
    ]
    readonly_fields = ["last_events"]
    inlines = [SeatInline, TenureInline, InvitationInline, RoundInline, OpenTurnInline]
    actions = ["release"]

    @admin.display(description="Last events")
    def last_events(self, game: Game) -> SafeString:
        """What happened lately, without cards and moves."""
        events = Event.objects.filter(game=game).order_by("-number")[:EVENTS_SHOWN]
        rows = ((event.number, event.at.isoformat(" ", "seconds"), _told(event)) for event in events)
        return format_html_join("", "<div>{} · {} · {}</div>", rows)

    @admin.action(description="Release from quarantine and try again", permissions=["view"])
    def release(self, request: HttpRequest, games: QuerySet[Game]) -> None:
        """Give each chosen game another five attempts."""
        for game in games.filter(quarantined_at__isnull=False):
            resolution.release(game.pk)
            self.message_user(request, f"{game.uuid} will be tried again at once.", messages.SUCCESS)


@admin.register(Message)
class MessageAdmin(ReadOnly, MessagePages):
    """What was said, for moderators: found by the id that a report names; the text can be taken away."""

    list_display = ["created_at", "author", "game", "text", "reaction", "removed_at"]
    list_filter = ["created_at", ("removed_at", admin.EmptyFieldListFilter)]
    list_select_related = ["author", "game"]
    search_fields = ["=uuid", "=game__uuid", "author__username"]
    fields = ["uuid", "created_at", "author", "game", "text", "reaction", "removed_at"]
    show_full_result_count = False
    actions = ["remove"]

    def has_remove_permission(self, request: HttpRequest) -> bool:
        """Say whether staff may take texts away: who may change messages."""
        return request.user.has_perm("games.change_message")

    @admin.action(description="Remove the text of the chosen messages", permissions=["remove"])
    def remove(self, request: HttpRequest, messages_: QuerySet[Message]) -> None:
        """Take the text away from everybody's sight; it stays in the author's export, and here."""
        removed = chat.remove(list(messages_.values_list("pk", flat=True)))
        self.message_user(request, f"{removed} removed.", messages.SUCCESS)


@admin.register(Ticket)
class TicketAdmin(ReadOnly, TicketPages):
    """Who waits for a game, and of whose tickets one was made of late."""

    list_display = ["created_at", "player", "seats", "clocks", "rated", "bots_after_hours", "due_at", "game"]
    list_filter = ["rated", ("game", admin.EmptyFieldListFilter)]
    list_select_related = ["player", "game"]
    search_fields = ["uuid", "player__username"]
    show_full_result_count = False


@admin.register(Outage)
class OutageAdmin(ReadOnly, OutagePages):
    """When no sweep ran, and whether the deadlines have been put off by that."""

    list_display = ["began_at", "ended_at", "done_at"]


def _told(event: Event) -> str:
    kind = Event.Kind(event.kind).label
    if event.turn is not None:
        return f"{kind}, turn {event.turn}"  # not the seat: it would tell who quacked (H5)
    return kind if event.seat is None else f"{kind}, seat {event.seat}"
