"""Everything that the service holds on a player, as one document for this player."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.db.models import F
from django.utils import timezone

from accounts.models import IdempotentAnswer, Player, RateWindow, Token
from accounts.personal_data import export_parts
from accounts.reliability import reliability_of
from accounts.vacation import DAY, time_left

FORMAT = "duckcover-export/1"


def export_document(player: Player) -> dict[str, Any]:
    """Return the document: JSON values and times; about twenty queries, as many for each bot account.

    It leaves out everything that gives access (passwords, digests, secrets of second factors), and what others say of
    the player (their blocks and reports), which is theirs.
    """
    own = {"format": FORMAT, "exported_at": timezone.now(), **_held_on(player)}
    bots = Player.objects.filter(owner=player).order_by("pk")
    return own | {"bots": [_held_on(bot) for bot in bots]}


def _held_on(player: Player) -> dict[str, Any]:
    return {
        "account": _account(player),
        "email_addresses": list(EmailAddress.objects.filter(user=player).values("email", "verified", "primary")),
        "providers": list(
            SocialAccount.objects.filter(user=player).values(
                "provider", "uid", "last_login", "date_joined", "extra_data"
            )
        ),
        "second_factors": list(Authenticator.objects.filter(user=player).values("type", "created_at", "last_used_at")),
        "reliability": reliability_of(player, timezone.now()).document(),
        "misses": list(player.misses.order_by("at").values("at")),
        **_access(player),
        **_opinions(player),
        **export_parts(player),
    }


def _account(player: Player) -> dict[str, Any]:
    """Return the row of a player, in the API's words, and what the operator has made of it."""
    return {
        "id": player.uuid,
        "username": player.username,
        "display_name": player.display_name,
        "avatar": player.avatar,
        "bio": player.bio,
        "language": player.language,
        "time_zone": player.time_zone,
        "email": player.email,
        "is_bot": player.is_bot,
        "owner": player.owner.username if player.owner else None,
        "has_password": player.has_usable_password(),
        "active": player.is_active,
        "staff": player.is_staff,
        "superuser": player.is_superuser,
        "groups": list(player.groups.values_list("name", flat=True)),
        "permissions": list(player.user_permissions.values_list("codename", flat=True)),
        "created_at": player.date_joined,
        "last_sign_in_at": player.last_login,
        "vacation_from": player.vacation_from,
        "vacation_until": player.vacation_until,
        "vacation_days_left": time_left(player, timezone.now()) // DAY,
    }


def _access(player: Player) -> dict[str, Any]:
    """Return how a player gets in: devices, tokens, sessions, and what is remembered of its requests."""
    times = ("created_at", "last_used_at", "expires_at", "revoked_at")
    tokens = Token.objects.filter(player=player)
    return {
        "devices": list(
            tokens.of_kind(Token.Kind.DEVICE).values("uuid", "device", *times, proved_at=F("authenticated_at"))
        ),
        "tokens": list(tokens.of_kind(Token.Kind.PERSONAL).values("uuid", "name", "scopes", *times)),
        "sessions": [{"expires_at": session.expire_date} for session in player.sessions.order_by("expire_date")],
        "idempotency_keys": list(
            IdempotentAnswer.objects.filter(player=player).values("status", "created_at").order_by("created_at")
        ),
        "requests": list(RateWindow.objects.filter(key=f"player:{player.pk}").values("opened_at", "count")),
    }


def _opinions(player: Player) -> dict[str, Any]:
    """Return what a player says of others."""
    blocks = player.blocks.select_related("blocked")
    mutes = player.mutes.select_related("muted")
    reports = player.reports_made.select_related("reported")
    return {
        "blocks": [{"username": block.blocked.username, "created_at": block.created_at} for block in blocks],
        "mutes": [{"username": mute.muted.username, "created_at": mute.created_at} for mute in mutes],
        "reports": [
            {
                "id": report.uuid,
                "reported": report.reported.username if report.reported else None,
                "reason": report.reason,
                "detail": report.detail,
                "game": report.game,
                "message": report.message,
                "created_at": report.created_at,
            }
            for report in reports
        ],
    }
