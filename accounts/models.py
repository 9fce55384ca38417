"""Players, their bearer tokens, and the answers that their retries get again."""

import uuid
import zoneinfo

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models
from django.db.models.functions import Upper
from django.utils.translation import gettext_lazy as _

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
    last_name = None  # type: ignore[assignment]
    username = models.CharField(
        max_length=32,
        unique=True,
        validators=[RegexValidator(USERNAME_PATTERN, _("2 to 32 letters, digits, '_', '.' or '-'."))],
        error_messages={"unique": _("This name is taken.")},
    )
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    display_name = models.CharField(max_length=50, blank=True)
    language = models.CharField(max_length=2, choices=settings.LANGUAGES, default="en")
    time_zone = models.CharField(max_length=64, default="UTC", validators=[validate_time_zone])

    class Meta(AbstractUser.Meta):
        swappable = "AUTH_USER_MODEL"
        constraints = [
            # Upper, not Lower: it is the index that Django's `iexact` can use at sign-in.
            models.UniqueConstraint(Upper("username"), name="player_username_ci_unique"),
        ]
        indexes = [models.Index(Upper("email"), name="player_email_ci")]


class TokenQuerySet(models.QuerySet["Token"]):
    """Bearer tokens."""

    def valid(self) -> "TokenQuerySet":
        """Return the tokens that open the door: not revoked, of an active player."""
        return self.filter(revoked_at=None, player__is_active=True)


class Token(models.Model):
    """A bearer token of one device; only its SHA-256 digest (32 bytes) is kept."""

    digest = models.BinaryField(max_length=32, unique=True)
    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")
    device = models.CharField(max_length=200, blank=True, help_text="The User-Agent that signed in.")
    created_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    objects = TokenQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at", "-id"]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.device or 'device'}"


class IdempotentAnswer(models.Model):
    """The first answer to a POST with an Idempotency-Key; the same request gets it again for 7 days."""

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="+", db_index=False)
    key = models.CharField(max_length=128)
    fingerprint = models.BinaryField(max_length=32, help_text="SHA-256 of method, path and body.")
    status = models.PositiveSmallIntegerField()
    headers = models.JSONField(default=dict)
    body = models.BinaryField()
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "key"], name="idempotent_answer_key_unique")]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.key}"
