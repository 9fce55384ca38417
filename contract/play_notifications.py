"""The scenario of notices: read after the games, marked as read, and chosen."""

import datetime as dt

from contract.recorder import Device, Recorder
from games.services.locks import database_now
from notifications.models import Delivery, Notice, Position, Webhook
from notifications.services import reader

P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
"""The keys of the example of RFC 8291, 5."""


def play_notifications(recorder: Recorder, dana: Device) -> None:
    """Call every operation of the notices; the games were played before."""
    _read_from_the_beginning()
    reader.sweep(database_now() + reader.ASKED_FOR)
    page = recorder.call("listNotifications", dana, query={"limit": 3})
    recorder.call("readNotifications", dana, {"ids": [page["results"][0]["id"]]}, expect=204)
    recorder.call("listMyEvents", dana, query={"after": "0-0"})
    recorder.call("getNotificationSettings", dana)
    wanted = {
        "kinds": {"round_ended": {"email": True}, "your_turn": {"push": False}},
        "quiet_hours": {"from": "22:00", "to": "07:30"},
    }
    recorder.call("updateNotificationSettings", dana, wanted)
    recorder.call("updateNotificationSettings", dana, {"kinds": {"your_turn": {"inbox": False}}}, expect=400)
    play_webhooks(recorder, dana)


def play_webhooks(recorder: Recorder, dana: Device) -> None:
    """Make a webhook, look at it and at its log, rotate its secret; subscribe a browser."""
    recorder.call("createWebhook", dana, {"url": "http://pond.example/hook"}, expect=400)
    made = recorder.call("createWebhook", dana, {"url": "https://pond.example/hook"}, expect=201)
    at = {"id": made["id"]}
    recorder.call("listWebhooks", dana)
    recorder.call("getWebhook", dana, path=at)
    recorder.call("updateWebhook", dana, {"url": "https://pond.example/notices"}, path=at)
    recorder.call("rotateWebhookSecret", dana, path=at)
    _log(made["id"])
    deliveries = recorder.call("listWebhookDeliveries", dana, path=at)["results"]
    recorder.call("redeliverWebhook", dana, path={**at, "delivery": deliveries[0]["id"]}, expect=204)
    recorder.call("deleteWebhook", dana, path=at, expect=204)
    recorder.call("getPushKey", Device())
    wanted = {"endpoint": "https://push.example/duck", "keys": {"p256dh": P256DH, "auth": AUTH}}
    subscription = recorder.call("createPushSubscription", dana, wanted, expect=201)
    recorder.call("listPushSubscriptions", dana)
    recorder.call("deletePushSubscription", dana, path={"id": subscription["id"]}, expect=204)


def _log(webhook: str) -> None:
    """Let a notice have been taken by the webhook."""
    row, now = Webhook.objects.get(uuid=webhook), database_now()
    notice = Notice.objects.filter(player=row.player).first()
    told = {"notice": notice, "channel": "webhook", "state": "sent", "attempts": 1, "answer": "204 No Content"}
    Delivery.objects.create(player=row.player, webhook=row, created_at=now, ended_at=now, **told)


def _read_from_the_beginning() -> None:
    """Let the reader begin before the games."""
    began = database_now() - dt.timedelta(hours=1)
    Position.objects.update_or_create(pk=1, defaults={"told_until": began, "asked_until": began})
