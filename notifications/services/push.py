"""Web Push (RFC 8030): messages encrypted for one browser (RFC 8291) and signed as ours (VAPID, RFC 8292)."""

import base64
import datetime as dt
import json
import time
import uuid
from email.utils import parseaddr
from functools import cache
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext_noop as _
from django.utils.translation import override
from py_vapid import Vapid02

from accounts.models import Player
from accounts.services.players import lock
from duckcover.errors import AppError, ErrorCode, invalid_input
from duckcover.standalone import embedded
from games.services.locks import database_now
from notifications.models import Delivery, PushSubscription
from notifications.services.outbox import DROPPED, Outcome, deadline_of
from notifications.services.posts import Answer, Post, outcome_of, why_unfit
from notifications.texts import text_of

MOST = 20
DAY = 24 * 3600
GONE = (404, 410)


@cache
def _key() -> Vapid02:
    """What signs our messages. Raises: FolderError."""
    pem = settings.VAPID_PRIVATE_KEY.replace("\\n", "\n") or embedded.push_key(settings.DATA_DIR)
    return Vapid02.from_pem(pem.encode())


def public_key() -> str:
    """Our key as browsers want it (`applicationServerKey`): the point on P-256, in base64url."""
    point = _key().public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


@transaction.atomic
def subscribe(player: Player, endpoint: str, p256dh: str, auth: str) -> PushSubscription:
    """Keep a browser's subscription; one that is known is the player's from now on, with these keys.

    What waits for the player who had it before is not sent: it would be shown to another person.

    Raises: AppError `invalid_input` for an endpoint that we do not post to or for keys that are none, `limit_reached`.
    """
    if why_unfit(endpoint) is not None:
        raise invalid_input("endpoint", "invalid", _("This is no address that we can post to."))
    _check_keys(p256dh, auth)
    lock(player)
    PushSubscription.objects.filter(endpoint=endpoint).exclude(player=player).delete()
    others = PushSubscription.objects.filter(player=player).exclude(endpoint=endpoint)
    if others.count() >= MOST:
        raise AppError(ErrorCode.LIMIT_REACHED)
    kept = {"player": player, "p256dh": p256dh, "auth": auth, "created_at": database_now()}
    return PushSubscription.objects.update_or_create(endpoint=endpoint, defaults=kept)[0]


def unsubscribe(player: Player, key: uuid.UUID) -> None:
    """Forget a subscription. Raises: AppError `not_found`."""
    if not PushSubscription.objects.filter(player=player, uuid=key).delete()[0]:
        raise AppError(ErrorCode.NOT_FOUND)


def post(delivery: Delivery, now: dt.datetime) -> Post | None:
    """The request of a delivery, encrypted for its browser."""
    row, notice = delivery.subscription, delivery.notice
    if row is None or notice is None:
        return None
    deadline = deadline_of(notice)
    lives = DAY if deadline is None else int((deadline - now).total_seconds())
    with override(delivery.player.language):
        game = None if notice.game is None else str(notice.game.uuid)
        message = {"id": notice.pk, "kind": notice.kind, "text": text_of(notice), "game": game}
    parts = urlsplit(row.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600}
    headers = _key().sign({**claims, "sub": f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}"})
    body = http_ece.encrypt(
        json.dumps(message, ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(row.p256dh),
        auth_secret=_bytes(row.auth),
        version="aes128gcm",
    )
    headers |= {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(max(lives, 0)),
        "Urgency": "high" if deadline else "normal",
        "Topic": delivery.uuid.hex,
    }
    return Post(row.endpoint, headers, body)


def taken(delivery: Delivery, answer: Answer, _now: dt.datetime) -> Outcome:
    """What became of a delivery; a subscription that is gone is deleted, and its deliveries with it."""
    if answer.status in GONE and delivery.subscription is not None:
        delivery.subscription.delete()
        return DROPPED
    outcome = outcome_of(answer)
    lasting = answer.status in (400, 401, 403, 413)
    return outcome._replace(again=not lasting)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _check_keys(p256dh: str, auth: str) -> None:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        fits = len(_bytes(auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise invalid_input("keys", "invalid", _("These are no keys of a push subscription."))
