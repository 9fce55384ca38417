"""What players are told: notices, by which ways they want them, and how far the events of the games have been read."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from games.models import Game, Turn


class Notice(models.Model):
    """One fact told to one player; its row is the inbox.

    Rows are written under the lock of `Position`, so that they become visible in the order of their ids.
    """

    class Kind(models.TextChoices):
        """What a notice is about; the closed list of the API."""

        YOUR_TURN = "your_turn"
        DEADLINE_NEAR = "deadline_near"
        ROUND_ENDED = "round_ended"
        GAME_FINISHED = "game_finished"
        INVITED = "invited"
        SEAT_OFFERED = "seat_offered"
        AUTOPILOT = "autopilot"
        ORDERS_PAUSED = "orders_paused"
        PAUSE_ASKED = "pause_asked"
        GAME_CANCELLED = "game_cancelled"
        MESSAGE = "message"
        OPERATOR = "operator"
        ROUND_DRAWN = "round_drawn"
        ROUND_OPENED = "round_opened"
        ROUND_CLOSING = "round_closing"
        ROUND_CLOSED = "round_closed"
        ENTRY_CHANGED = "entry_changed"
        CONFIRM_ASKED = "confirm_asked"
        SUBSTITUTE_ASKED = "substitute_asked"
        REQUEST_ANSWERED = "request_answered"
        APPOINTED = "appointed"
        STAFF_NEEDED = "staff_needed"

    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices", db_index=False
    )
    kind = models.CharField(max_length=16, choices=Kind.choices)
    fact = models.CharField(max_length=40, help_text="What it follows from, among those of its kind.")
    game = models.ForeignKey(Game, null=True, on_delete=models.CASCADE, related_name="+", db_index=False)
    turn = models.PositiveIntegerField(null=True, blank=True)
    details = models.JSONField(default=dict, help_text='What else there is to tell: {"round", "deadline", …}.')
    at = models.DateTimeField()
    read_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["player", "kind", "fact"], name="notice_once_a_fact")]
        indexes = [
            models.Index(fields=["player", "id"], name="notice_inbox"),
            models.Index(fields=["player"], condition=Q(read_at__isnull=True), name="notice_unread"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.fact}"


class Position(models.Model):
    """How far the events have been read: one row, locked by whoever writes notices.

    Two readings go over the events: of what is told at once (`told_until`), and of openings of turns, a minute after
    them (`asked_until`).
    """

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    told_until = models.DateTimeField()
    asked_until = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.told_until}, {self.asked_until}"


class Reminder(models.Model):
    """When to look whether an open turn has a seat that is to be reminded of its deadline."""

    turn = models.OneToOneField(Turn, on_delete=models.CASCADE, primary_key=True, related_name="+")
    due_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"turn {self.turn_id}, {self.due_at}"


class Settings(models.Model):
    """By which ways a player wants to be told; without a row, or where it is silent, by the defaults."""

    class Digest(models.TextChoices):
        """Whether mails are gathered."""

        OFF = "off"
        DAILY = "daily"

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="notification_settings"
    )
    channels = models.JSONField(default=dict, help_text="What differs from the defaults: {kind: {channel: bool}}.")
    quiet_from = models.TimeField(null=True, blank=True, help_text="In the player's time zone.")
    quiet_to = models.TimeField(null=True, blank=True)
    digest = models.CharField(max_length=5, choices=Digest.choices, default=Digest.OFF)
    stopped_address = models.EmailField(blank=True, help_text="The address that took no mail: none is sent to it.")
    digest_due_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "settings"
        constraints = [
            models.CheckConstraint(
                condition=Q(quiet_from__isnull=True, quiet_to__isnull=True)
                | Q(quiet_from__isnull=False, quiet_to__isnull=False),
                name="settings_quiet_hours_whole",
            )
        ]
        indexes = [
            models.Index(fields=["digest_due_at"], condition=Q(digest_due_at__isnull=False), name="settings_digest_due")
        ]

    def __str__(self) -> str:
        return f"settings of {self.player_id}"


class Lane(models.Model):
    """Who delivers: one task at a time, until it ends or `busy_until` has passed."""

    name = models.CharField(max_length=16, primary_key=True)
    busy_until = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} until {self.busy_until}"


class Delivery(models.Model):
    """Something to bring to a player beside the inbox: the outbox, and the log of what became of it.

    `due_at` is the one column that the sweep looks at; null when the delivery has ended. Without a notice it is the
    digest, or a fact at the webhook of a league. `uuid` is the same in every attempt: receivers tell by it that they
    have it already.
    """

    class Channel(models.TextChoices):
        """By which way."""

        EMAIL = "email"
        PUSH = "push"
        WEBHOOK = "webhook"

    class State(models.TextChoices):
        """What became of it; `dropped`: by the time it was due it was not wanted any more, or told nothing new."""

        WAITING = "waiting"
        SENT = "sent"
        FAILED = "failed"
        DROPPED = "dropped"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="deliveries")
    notice = models.ForeignKey(Notice, null=True, on_delete=models.CASCADE, related_name="deliveries", db_index=False)
    channel = models.CharField(max_length=7, choices=Channel.choices)
    webhook = models.ForeignKey("Webhook", null=True, on_delete=models.CASCADE, related_name="deliveries")
    subscription = models.ForeignKey("PushSubscription", null=True, on_delete=models.CASCADE, related_name="deliveries")
    fact = models.JSONField(
        null=True, blank=True, help_text='What is posted to the webhook of a league: {"type", "timestamp", "data"}.'
    )
    created_at = models.DateTimeField()
    due_at = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    state = models.CharField(max_length=7, choices=State.choices, default=State.WAITING)
    ended_at = models.DateTimeField(null=True, blank=True)
    answer = models.CharField(max_length=200, blank=True, help_text="What the other side said last, in a few words.")

    class Meta:
        verbose_name_plural = "deliveries"
        indexes = [
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="delivery_due"),
            models.Index(fields=["notice"], condition=Q(notice__isnull=False), name="delivery_of_notice"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(state="waiting", due_at__isnull=False) | (~Q(state="waiting") & Q(due_at__isnull=True)),
                name="delivery_waits_or_has_ended",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.channel} {self.uuid}"

    @property
    def once_more(self) -> bool:
        """Whether its player has asked for it again; it comes with its notice."""
        return self.notice is not None and self.created_at > self.notice.at


class Webhook(models.Model):
    """Where a player wants notices to be posted, or the staff of a league its public facts.

    Secrets are encrypted under `SECRET_KEY`. After a rotation both secrets sign until `old_until`. That of a league
    belongs to the league; `player` is who is told when it is disabled.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="webhooks")
    league = models.UUIDField(null=True, blank=True, help_text="The league whose facts it takes; null: notices.")
    url = models.CharField(max_length=500)
    secret = models.BinaryField()
    old_secret = models.BinaryField(default=b"")
    old_until = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField()
    failing_since = models.DateTimeField(null=True, blank=True)
    disabled_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at", "-uuid"]
        indexes = [models.Index(fields=["league"], condition=Q(league__isnull=False), name="webhook_of_league")]

    def __str__(self) -> str:
        return str(self.uuid)


class PushSubscription(models.Model):
    """A browser that takes push messages for a player (RFC 8030); the keys encrypt them for it (RFC 8291)."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="push_subscriptions")
    endpoint = models.CharField(max_length=1000, unique=True)
    p256dh = models.CharField(max_length=100)
    auth = models.CharField(max_length=40)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["-created_at", "-uuid"]

    def __str__(self) -> str:
        return str(self.uuid)
