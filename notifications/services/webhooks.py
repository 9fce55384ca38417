"""Webhooks as Standard Webhooks (https://www.standardwebhooks.com) describe them: signed, with id and time."""

import base64
import datetime as dt
import hashlib
import hmac
import json
import secrets
import uuid
from urllib.parse import urlsplit

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.utils.translation import gettext_noop as _
from django.utils.translation import override

from accounts.models import Player
from accounts.services.players import lock
from duckcover.encryption import cipher
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.services.locks import database_now
from notifications.documents import notice_document
from notifications.models import Delivery, Notice, Webhook
from notifications.services import inbox
from notifications.services.outbox import SENT, Outcome, State
from notifications.services.posts import Answer, Post, outcome_of, why_unfit

MOST = 5
PREFIX = "whsec_"
BOTH_SIGN = dt.timedelta(days=1)
"""How long the old secret signs beside the new one after a rotation."""

DISABLED_AFTER = dt.timedelta(days=5)
HELD = dt.timedelta(minutes=5)
"""How long at most others wait at a webhook that has just failed."""

WHY = {
    "invalid": _("This is no address that we can post to."),
    "not_https": _("A webhook goes to an https address."),
    "not_public": _("A webhook goes to a public address."),
}


@transaction.atomic
def make(player: Player, url: str) -> tuple[Webhook, str]:
    """Make a webhook; answers it and its secret, which is shown only now.

    Raises: AppError `invalid_input` for an address that we do not post to, `limit_reached`.
    """
    _check(url)
    if lock(player).webhooks.count() >= MOST:
        raise AppError(ErrorCode.LIMIT_REACHED)
    secret = _new_secret()
    row = Webhook.objects.create(player=player, url=url, secret=_sealed(secret), created_at=database_now())
    return row, secret


def find(player: Player, key: uuid.UUID) -> Webhook:
    """A webhook of the player's. Raises: AppError `not_found`."""
    found = Webhook.objects.filter(player=player, uuid=key).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def change(row: Webhook, *, url: str | None = None, enabled: bool | None = None) -> None:
    """Change the address of a webhook, or switch it off or on; at another address or switched on it begins anew.

    Raises: AppError.
    """
    if url is not None and url != row.url:
        _check(url)
        row.url, row.failing_since = url, None
    if enabled is True:
        row.disabled_at = row.failing_since = None
    elif enabled is False:
        row.disabled_at = row.disabled_at or database_now()
    row.save(update_fields=["url", "disabled_at", "failing_since"])


def rotate(row: Webhook) -> str:
    """Give a webhook a new secret, which is shown only now; the old one signs as well for a day."""
    secret = _new_secret()
    row.old_secret, row.old_until = row.secret, database_now() + BOTH_SIGN
    row.secret = _sealed(secret)
    row.save(update_fields=["secret", "old_secret", "old_until"])
    return secret


def redeliver(row: Webhook, key: uuid.UUID) -> None:
    """Send a delivery of a webhook once more, under its id. Raises: AppError `not_found`."""
    now = database_now()
    changed = Delivery.objects.filter(webhook=row, uuid=key).update(
        state=State.WAITING, due_at=now, created_at=now, attempts=0, ended_at=None
    )
    if not changed:
        raise AppError(ErrorCode.NOT_FOUND)


def signature(secret: str, identifier: str, timestamp: int, body: bytes) -> str:
    """The signature of a message: `v1,` and the HMAC-SHA256 in base64."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.digest(key, f"{identifier}.{timestamp}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(digest).decode()}"


def post(delivery: Delivery, now: dt.datetime) -> Post | None:
    """The request of a delivery, signed; None where the webhook is disabled."""
    row, notice = delivery.webhook, delivery.notice
    if row is None or notice is None or row.disabled_at is not None:
        return None
    with override(delivery.player.language):
        document = {"type": notice.kind, "timestamp": notice.at, "data": notice_document(notice)}
        body = json.dumps(document, cls=DjangoJSONEncoder, ensure_ascii=False, separators=(",", ":")).encode()
    both = [row.secret] + ([row.old_secret] if row.old_until is not None and now < row.old_until else [])
    identifier, timestamp = str(delivery.uuid), int(now.timestamp())
    signatures = [signature(_opened(bytes(sealed)), identifier, timestamp, body) for sealed in both]
    headers = {
        "Content-Type": "application/json",
        "Webhook-Id": identifier,
        "Webhook-Timestamp": str(timestamp),
        "Webhook-Signature": " ".join(signatures),
    }
    return Post(row.url, headers, body)


def taken(delivery: Delivery, answer: Answer, now: dt.datetime) -> Outcome:
    """What became of a delivery; a webhook that fails for days, or says that it is gone, is disabled."""
    outcome, row = outcome_of(answer), delivery.webhook
    if row is None:
        return outcome
    if outcome.state == SENT.state:
        Webhook.objects.filter(pk=row.pk, failing_since__isnull=False).update(failing_since=None)
        return outcome
    Webhook.objects.filter(pk=row.pk, failing_since=None).update(failing_since=now)
    row.refresh_from_db(fields=["failing_since", "disabled_at"])
    if row.disabled_at is None and (answer.status == 410 or now - (row.failing_since or now) >= DISABLED_AFTER):
        _disable(row, now)
    others = Delivery.objects.filter(webhook=row, due_at__lt=now + HELD).exclude(pk=delivery.pk)
    others.update(due_at=now + HELD)
    return outcome


@transaction.atomic
def _disable(row: Webhook, now: dt.datetime) -> None:
    """Post no more to a webhook, and tell its player once."""
    inbox.lock_position(wait=True)
    Webhook.objects.filter(pk=row.pk).update(disabled_at=now)
    details = {"reason": "webhook_disabled", "address": urlsplit(row.url).hostname}
    fact = f"{row.pk} {now:%Y-%m-%d}"
    inbox.write([inbox.Draft(row.player_id, Notice.Kind.OPERATOR, fact, details=details)], now)


def _check(url: str) -> None:
    if (why := why_unfit(url)) is not None:
        raise invalid_input("url", why, WHY[why])


def _new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def _sealed(secret: str) -> bytes:
    return cipher("webhook").encrypt(secret.encode())


def _opened(sealed: bytes) -> str:
    return cipher("webhook").decrypt(sealed).decode()
