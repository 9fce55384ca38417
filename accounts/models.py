"""Players, their tokens, whom they block and report, and what the service remembers of requests and of staff."""

import datetime as dt
import functools
import hmac
import secrets
import uuid
import zoneinfo
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.contrib.postgres.fields import ArrayField
from django.contrib.sessions.base_session import AbstractBaseSession
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import DatabaseError, IntegrityError, models, transaction
from django.db.models import F, Q
from django.db.models.functions import Now, Upper
from django.utils.translation import gettext_lazy as _

from duckcover.errors import AppError, ErrorCode
from duckcover.scopes import SCOPES
from duckcover.validators import validate_displayable, validate_lines

if TYPE_CHECKING:
    from accounts.sessions import SessionStore

AVATARS = ("pirates", "vikings", "knights", "cowboys", "divers", "wizards", "astronauts")
"""What a player may show as: the families of ducks, which accounts may not look up among the games' rules."""

USERNAME_PATTERN = r"^[A-Za-z0-9_][A-Za-z0-9_.-]{1,31}\Z"


def validate_time_zone(name: str) -> None:
    """Refuse a name that is not in the IANA time zone database.

    Raises: ValidationError.
    """
    if name not in zoneinfo.available_timezones():
        raise ValidationError(_("This is not a known time zone."), code="unknown_time_zone")


class Player(AbstractUser):
    """A person with an account; `username` is the public name in the API, fixed for good."""

    first_name = None  # type: ignore[assignment]  # AbstractUser's names are not asked for here
    last_name = None  # type: ignore[assignment]  # the same
    username = models.CharField(
        max_length=32,
        unique=True,
        validators=[RegexValidator(USERNAME_PATTERN, _("2 to 32 letters, digits, '_', '.' or '-'."))],
        error_messages={"unique": _("This name is taken.")},
    )
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    display_name = models.CharField(max_length=50, blank=True, validators=[validate_displayable])
    language = models.CharField(max_length=2, choices=settings.LANGUAGES, default="en")
    time_zone = models.CharField(max_length=64, default="UTC", validators=[validate_time_zone])
    avatar = models.CharField(max_length=16, blank=True, choices=[(name, name) for name in AVATARS])
    bio = models.CharField(max_length=500, blank=True, validators=[validate_lines])
    owner = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.CASCADE, related_name="bots", help_text="Whose bot this is."
    )
    guest_until = models.DateTimeField(
        null=True, blank=True, help_text="When this guest account is deleted if it is not used; null: no guest."
    )
    vacation_from = models.DateTimeField(null=True, blank=True, help_text="Since when it is on vacation.")
    vacation_until = models.DateTimeField(null=True, blank=True, help_text="Until when it is on vacation.")
    vacation_left = models.DurationField(
        null=True, blank=True, help_text="What it might take beside that when it was counted; null: as a new player."
    )
    vacation_counted_at = models.DateTimeField(null=True, blank=True, help_text="Null: when the account was made.")

    class Meta(AbstractUser.Meta):
        swappable = "AUTH_USER_MODEL"
        verbose_name = "player"
        verbose_name_plural = "players"
        constraints = [
            # Upper, not Lower: it is the index that Django's `iexact` can use at sign-in.
            models.UniqueConstraint(Upper("username"), name="player_username_ci_unique"),
            models.CheckConstraint(condition=~Q(owner=F("id")), name="player_not_its_own_bot"),
            models.CheckConstraint(
                condition=Q(vacation_left__isnull=True) | Q(vacation_left__gte=dt.timedelta()),
                name="player_vacation_not_overdrawn",
            ),
        ]
        indexes = [
            models.Index(Upper("email"), name="player_email_ci"),
            models.Index(
                fields=["vacation_until"], condition=Q(vacation_until__isnull=False), name="player_on_vacation"
            ),
            models.Index(fields=["guest_until"], condition=Q(guest_until__isnull=False), name="player_guest"),
        ]

    @property
    def is_bot(self) -> bool:
        """Whether this account plays through the API only, for its owner."""
        return self.owner_id is not None

    @property
    def is_guest(self) -> bool:
        """Whether this account has no name and no password of its owner's choice yet."""
        return self.guest_until is not None

    def clean(self) -> None:
        """Check a player as a form has filled it in. Raises: ValidationError for the name of a deleted account."""
        super().clean()
        if self._state.adding and RetiredName.objects.knows(self.username):
            raise ValidationError({"username": _("This name is taken.")}, code="unique")

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save a player.

        Raises: IntegrityError for a new one with the name of an account that is deleted, even at this moment: the row
        waits for the deletion, and only then looks. AppError (invalid_token) for an old one that is gone.
        """
        if self._state.adding:
            with transaction.atomic():
                super().save(*args, **kwargs)
                if RetiredName.objects.knows(self.username):
                    raise IntegrityError("This is the name of a deleted account.")
            return
        try:
            super().save(*args, **kwargs)
        except DatabaseError as error:
            if kwargs.get("update_fields") and error.__cause__ is None:  # Django's own: there was no row to update
                raise AppError(ErrorCode.INVALID_TOKEN) from None
            raise


class TokenQuerySet(models.QuerySet["Token"]):
    def valid(self) -> "TokenQuerySet":
        """Return the tokens that work: not revoked, not expired, of an active player with an active owner."""
        return self.filter(
            Q(expires_at=None) | Q(expires_at__gt=Now()),
            Q(player__owner=None) | Q(player__owner__is_active=True),
            revoked_at=None,
            player__is_active=True,
        )

    def of_kind(self, kind: str) -> "TokenQuerySet":
        return self.filter(kind=kind)


class Token(models.Model):
    """A bearer token: of a device that signed in, or made by its player; only its SHA-256 digest (32 bytes) is kept."""

    class Kind(models.TextChoices):
        DEVICE = "device"
        PERSONAL = "personal"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.DEVICE)
    digest = models.BinaryField(max_length=32, unique=True)
    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")
    device = models.CharField(max_length=200, blank=True, help_text="The User-Agent that signed in.")
    name = models.CharField(max_length=80, blank=True, help_text="What its player calls a personal token.")
    scopes = ArrayField(
        models.CharField(max_length=32, choices=[(scope, scope) for scope in SCOPES]),
        null=True,
        blank=True,
        help_text="What it may be used for; null for a device: everything.",
    )
    league = models.UUIDField(
        null=True, blank=True, help_text="The one league that leagues:manage is for; null: all of its player's."
    )
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(null=True, blank=True)
    last_used_at = models.DateTimeField(null=True, blank=True, help_text="To the minute.")
    authenticated_at = models.DateTimeField(
        null=True, blank=True, help_text="When the player last showed on this device who it is: signing in, or again."
    )
    revoked_at = models.DateTimeField(null=True, blank=True)

    objects = TokenQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(kind="device", scopes__isnull=True) | Q(kind="personal", scopes__isnull=False),
                name="token_personal_has_scopes",
            ),
        ]

    def __str__(self) -> str:
        return self.name or self.device or "device"


class Block(models.Model):
    """A player wants nothing to do with another: no invitations, no joint public lobbies, in neither direction."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="blocked_by")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        constraints = [
            models.UniqueConstraint(fields=["player", "blocked"], name="block_unique"),
            models.CheckConstraint(condition=~Q(player=F("blocked")), name="block_not_oneself"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} blocks {self.blocked_id}"


class Mute(models.Model):
    """A player does not want to read what another says; the other learns nothing of it."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="mutes")
    muted = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="muted_by")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        constraints = [
            models.UniqueConstraint(fields=["player", "muted"], name="mute_unique"),
            models.CheckConstraint(condition=~Q(player=F("muted")), name="mute_not_oneself"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} mutes {self.muted_id}"


class Reliability(models.Model):
    """How many turns have asked a player; kept by the games, which add to it when a round ends."""

    player = models.OneToOneField(Player, on_delete=models.CASCADE, primary_key=True, related_name="+")
    turns_asked = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name_plural = "reliabilities"

    def __str__(self) -> str:
        return f"{self.turns_asked} turns"


class Miss(models.Model):
    """A player has missed a turn; one more within 24 hours has no row."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="misses", db_index=False)
    at = models.DateTimeField()

    class Meta:
        verbose_name_plural = "misses"
        indexes = [models.Index(fields=["player", "at"], name="miss_of_player")]

    def __str__(self) -> str:
        return f"{self.at}"


class Report(models.Model):
    """What a player tells the operator about another; it waits in the admin until somebody decides."""

    class Reason(models.TextChoices):
        ABUSE = "abuse"
        CHEATING = "cheating"
        OFFENSIVE_PROFILE = "offensive_profile"
        SPAM = "spam"
        OTHER = "other"

    class Status(models.TextChoices):
        OPEN = "open"
        RESOLVED = "resolved"
        DISMISSED = "dismissed"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    reporter = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reports_made")
    reported = models.ForeignKey(Player, null=True, on_delete=models.SET_NULL, related_name="reports_about")
    reason = models.CharField(max_length=20, choices=Reason.choices)
    detail = models.CharField(max_length=2000, blank=True)
    game = models.UUIDField(null=True, blank=True, help_text="The game that it happened in.")
    message = models.UUIDField(null=True, blank=True, help_text="The message that it is about.")
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.OPEN)
    created_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_by = models.ForeignKey(Player, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    note = models.TextField(blank=True, help_text="The operator's own words; never shown to players.")

    class Meta:
        ordering = ["-created_at", "-id"]
        indexes = [models.Index(fields=["-created_at"], condition=Q(status="open"), name="report_queue")]

    def __str__(self) -> str:
        return f"{self.get_reason_display()}, {self.created_at:%Y-%m-%d %H:%M}"


class RetiredNameKey(models.Model):
    """A key (32 bytes) of the digests of retired names; the newest is used, the older ones still count.

    It is kept in the database and not made of `SECRET_KEY`: names stay retired when that changes.
    """

    key = models.BinaryField(max_length=32, unique=True, default=functools.partial(secrets.token_bytes, 32))

    def __str__(self) -> str:
        return f"key {self.pk}"

    def digest_of(self, name: str) -> bytes:
        """Return the digest (32 bytes) of a name, the same in any case."""
        return hmac.digest(bytes(self.key), name.casefold().encode(), "sha256")


class RetiredNameManager(models.Manager["RetiredName"]):
    """Names that are never given out again."""

    def retire(self, names: Iterable[str]) -> None:
        """Keep names from being given out again."""
        key = RetiredNameKey.objects.order_by("pk").last() or RetiredNameKey.objects.create()
        self.bulk_create([RetiredName(digest=key.digest_of(name)) for name in names], ignore_conflicts=True)

    def knows(self, name: str) -> bool:
        """Say whether this is the name of a deleted account, in any case."""
        return self.filter(digest__in=[key.digest_of(name) for key in RetiredNameKey.objects.all()]).exists()


class RetiredName(models.Model):
    """The keyed digest (32 bytes) of the name of a deleted account, so that nobody can come back as somebody else."""

    digest = models.BinaryField(max_length=32, primary_key=True)

    objects = RetiredNameManager()

    def __str__(self) -> str:
        return bytes(self.digest).hex()


class Session(AbstractBaseSession):
    """A session of allauth's endpoints or of a browser, with the player whom it is about, signed in or on the way."""

    player = models.ForeignKey(
        Player,
        null=True,
        on_delete=models.CASCADE,
        db_constraint=False,  # Django takes an unknown player for a session key that is taken, and tries for ever
        related_name="sessions",
    )

    @classmethod
    def get_session_store_class(cls) -> type["SessionStore"]:
        """Return what reads and writes these rows."""
        from accounts.sessions import SessionStore

        return SessionStore


class RateWindow(models.Model):
    """How many requests came under a key since `opened_at`; the table is unlogged: a crash forgets it."""

    key = models.CharField(max_length=100, primary_key=True)
    opened_at = models.DateTimeField()
    count = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"{self.key}: {self.count}"


class AuditEntry(models.Model):
    """One thing that staff did; the database refuses to change or delete one.

    It names staff and what was changed by text and not by key: it outlives both.
    """

    at = models.DateTimeField(db_default=Now(), db_index=True)
    staff = models.CharField(max_length=32)
    address = models.GenericIPAddressField(null=True, blank=True)
    action = models.CharField(max_length=40)
    kind = models.CharField(max_length=60, blank=True, help_text="What it was done to: app.model.")
    target = models.CharField(max_length=80, blank=True, help_text="Its key.")
    detail = models.JSONField(default=dict, help_text="What was changed; never a secret.")

    class Meta:
        ordering = ["-at", "-id"]
        verbose_name_plural = "audit entries"

    def __str__(self) -> str:
        return f"{self.staff}: {self.action} {self.kind} {self.target}".rstrip()


GUEST_ACCOUNT = "guest account"
"""The `resource` of an answer whose player was made under the key of a form, by somebody without an account."""


class IdempotentAnswer(models.Model):
    """The first answer to a POST with an Idempotency-Key: the same request is answered by it for 7 days.

    Of most answers the id of the resource is kept, to be read anew; of those that show a secret the text, which nobody
    can read here. Neither the key can be read here nor anything about players who are gone since.
    """

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+", db_index=False)
    digest = models.BinaryField(max_length=32, help_text="SHA-256 of the player and the key.")
    fingerprint = models.BinaryField(max_length=32, help_text="SHA-256 of key, method, path and body.")
    status = models.PositiveSmallIntegerField()
    resource = models.CharField(
        max_length=36, blank=True, help_text="The id of what was made or changed, among those of its kind."
    )
    encrypted = models.BinaryField(
        default=b"", help_text="Headers and body of a secret, encrypted under a key made of the Idempotency-Key."
    )
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["player", "digest"], name="idempotent_answer_key_unique"),
            models.UniqueConstraint(
                fields=["digest"], condition=Q(resource=GUEST_ACCOUNT), name="idempotent_answer_guest_unique"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.status} at {self.created_at}"
