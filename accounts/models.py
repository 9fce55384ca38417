"""Players and their bearer tokens."""

import uuid
import zoneinfo

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models
from django.db.models.functions import Lower

USERNAME_PATTERN = r"^[A-Za-z0-9_][A-Za-z0-9_.-]{1,31}\Z"


def validate_time_zone(name: str) -> None:
    """Refuse a name that is not in the IANA time zone database.

    Raises: ValidationError.
    """
    if name not in zoneinfo.available_timezones():
        raise ValidationError("%(name)s is not a known time zone.", code="unknown_time_zone", params={"name": name})


class Player(AbstractUser):
    """A person with an account; `username` is the public name in the API, fixed for good."""

    first_name = None  # type: ignore[assignment]  # AbstractUser's names are not asked for here
    last_name = None  # type: ignore[assignment]
    username = models.CharField(
        max_length=32,
        unique=True,
        validators=[RegexValidator(USERNAME_PATTERN, "2 to 32 letters, digits, '_', '.' or '-'.")],
    )
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    display_name = models.CharField(max_length=50, blank=True)
    language = models.CharField(max_length=2, choices=settings.LANGUAGES, default="en")
    time_zone = models.CharField(max_length=64, default="UTC", validators=[validate_time_zone])

    class Meta(AbstractUser.Meta):
        swappable = "AUTH_USER_MODEL"
        constraints = [
            models.UniqueConstraint(Lower("username"), name="player_username_ci_unique"),
        ]


class Token(models.Model):
    """A bearer token of one device; only its SHA-256 digest (32 bytes) is kept."""

    digest = models.BinaryField(max_length=32, unique=True)
    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="tokens")
    session_key = models.CharField(max_length=40, blank=True, db_index=True)
    device = models.CharField(max_length=200, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.player_id}: {self.device or 'device'}"
