"""The scenario of notices: read after the games, marked as read, and chosen."""

import datetime as dt

from contract.recorder import Device, Recorder
from games.services.locks import database_now
from notifications.models import Position
from notifications.services import reader


def play_notifications(recorder: Recorder, dana: Device) -> None:
    """Call every operation of the notices; the games were played before."""
    _read_from_the_beginning()
    reader.sweep(database_now() + reader.ASKED_FOR)
    page = recorder.call("listNotifications", dana, query={"limit": 3})
    recorder.call("readNotifications", dana, {"ids": [page["results"][0]["id"]]}, expect=204)
    recorder.call("getNotificationSettings", dana)
    wanted = {
        "kinds": {"round_ended": {"email": True}, "your_turn": {"push": False}},
        "quiet_hours": {"from": "22:00", "to": "07:30"},
    }
    recorder.call("updateNotificationSettings", dana, wanted)
    recorder.call("updateNotificationSettings", dana, {"kinds": {"your_turn": {"inbox": False}}}, expect=400)


def _read_from_the_beginning() -> None:
    """Let the reader begin before the games."""
    began = database_now() - dt.timedelta(hours=1)
    Position.objects.update_or_create(pk=1, defaults={"told_until": began, "asked_until": began})
