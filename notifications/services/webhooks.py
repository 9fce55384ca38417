"""Webhooks as Standard Webhooks (https://www.standardwebhooks.com) describe them: signed, with id and time."""

import base64
import datetime as dt
import hashlib
import hmac
import json
import secrets
import uuid
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.db.models import QuerySet
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


class Fact(NamedTuple):
    """Something that anybody may know of a league: the name of its type, when it was, and what there is to say."""

    league: uuid.UUID
    type: str
    at: str
    data: dict[str, Any]


@transaction.atomic
def make(player: Player, url: str, league: uuid.UUID | None = None) -> tuple[Webhook, str]:
    """Make a webhook of a player's, or of a league that the caller has locked; answers it and its secret.

    The secret is shown only now. Raises: AppError `invalid_input` for an address that we do not post to,
    `limit_reached`.
    """
    _check(url)
    lock(player)
    if (of_player(player) if league is None else of_league(league)).count() >= MOST:
        raise AppError(ErrorCode.LIMIT_REACHED)
    secret, made = _new_secret(), {"player": player, "league": league, "url": url}
    return Webhook.objects.create(**made, secret=_sealed(secret), created_at=database_now()), secret


def of_player(player: Player) -> QuerySet[Webhook]:
    """The webhooks to which the notices of a player go."""
    return Webhook.objects.filter(player=player, league=None)


def of_league(league: uuid.UUID) -> QuerySet[Webhook]:
    """The webhooks to which the facts of a league go, whoever has made them."""
    return Webhook.objects.filter(league=league)


def find(player: Player, key: uuid.UUID) -> Webhook:
    """A webhook of the player's. Raises: AppError `not_found`."""
    return _one(of_player(player), key)


def find_of_league(league: uuid.UUID, key: uuid.UUID) -> Webhook:
    """A webhook of a league. Raises: AppError `not_found`."""
    return _one(of_league(league), key)


def leagues_of(player: Player) -> set[uuid.UUID]:
    """The leagues for which a player has made webhooks."""
    made = Webhook.objects.filter(player=player, league__isnull=False)
    return {league for league in made.values_list("league", flat=True) if league is not None}


def hand_on(player: Player, heirs: Mapping[uuid.UUID, int]) -> None:
    """Give the webhooks that a player has made for leagues to others (primary keys, by league); without one they go."""
    for league in leagues_of(player):
        rows = of_league(league).filter(player=player)
        if league not in heirs:
            rows.delete()
        Delivery.objects.filter(webhook__in=list(rows)).update(player=heirs.get(league))
        rows.update(player=heirs.get(league))


def post_facts(facts: Iterable[Fact], now: dt.datetime) -> int:
    """Write a delivery of each fact to each webhook of its league; answers how many. Two statements."""
    told = list(facts)
    hooks: dict[uuid.UUID | None, list[Webhook]] = defaultdict(list)
    for row in Webhook.objects.filter(league__in={fact.league for fact in told}, disabled_at=None):
        hooks[row.league].append(row)
    planned = [
        Delivery(
            player_id=row.player_id,
            channel=Delivery.Channel.WEBHOOK,
            webhook=row,
            fact={"type": fact.type, "timestamp": fact.at, "data": fact.data},
            created_at=now,
            due_at=now,
        )
        for fact in told
        for row in hooks[fact.league]
    ]
    return len(Delivery.objects.bulk_create(planned))


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
    row = delivery.webhook
    document = delivery.fact or _told(delivery)
    if row is None or document is None or row.disabled_at is not None:
        return None
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


def _told(delivery: Delivery) -> dict[str, Any] | None:
    """The document of a notice, in the language of its player."""
    notice = delivery.notice
    if notice is None:
        return None
    with override(delivery.player.language):
        return {"type": notice.kind, "timestamp": notice.at, "data": notice_document(notice)}


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


def _one(rows: QuerySet[Webhook], key: uuid.UUID) -> Webhook:
    found = rows.filter(uuid=key).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def _check(url: str) -> None:
    if (why := why_unfit(url)) is not None:
        raise invalid_input("url", why, WHY[why])


def _new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def _sealed(secret: str) -> bytes:
    return cipher("webhook").encrypt(secret.encode())


def _opened(sealed: bytes) -> str:
    return cipher("webhook").decrypt(sealed).decode()
