"""The scenario of seasons: dana makes one with two divisions, tells everybody, and makes the next one."""

import datetime as dt

from accounts.models import Player
from contract.recorder import Body, Device, Recorder
from games.services.locks import database_now
from leagues.models import Competition, Entry, Season

NAMES = ("rosa", "sven", "tara", "umar", "vera", "wim")
DAY = dt.timedelta(days=1)
TABLES_OF_3 = {"min": 3, "preferred": 3, "max": 3}


def play_seasons(recorder: Recorder, dana: Device) -> None:
    """Call every operation of seasons and announcements."""
    league: str = recorder.call("createLeague", dana, {"name": "River league"}, expect=201)["id"]
    season = _season(recorder, dana, {"id": league})
    _announcements(recorder, dana, {"id": league})
    recorder.call("createNextSeason", dana, {"name": "Spring"}, path=season, expect=409)
    _finish(season)
    recorder.call("getSeason", Device(), path=season)
    recorder.call("getMovement", Device(), path=season)
    recorder.call("createNextSeason", dana, {"name": "Spring", "changes": {"bye_points": 30}}, path=season, expect=201)


def _season(recorder: Recorder, dana: Device, league: Body) -> Body:
    """Make a season and change it; answers where it is."""
    divisions = [_division(name) for name in ("First division", "Second division")]
    wanted = {"name": "Autumn", "size": 3, "up": 1, "down": 1, "fill": "from_below", "divisions": divisions}
    bad = {**wanted, "size": 1, "divisions": [divisions[0], {**divisions[1], "bye_points": 61}]}
    recorder.call("createSeason", dana, bad, path=league, expect=400)
    made = recorder.call("createSeason", dana, wanted, path=league, expect=201)
    at = {"id": made["id"]}
    recorder.call("updateSeason", dana, {"name": "Autumn 2026"}, path=at)
    recorder.call("getSeason", Device(), path=at, expect=404)
    return at


def _division(name: str) -> Body:
    """A division that has one round."""
    return {
        "name": name,
        "stages": [{"format": "swiss", "rounds": 1}],
        "table_size": TABLES_OF_3,
        "registration": {"opens_at": _moment(-DAY), "closes_at": _moment(DAY), "capacity": 3},
        "timing": {"kind": "every", "first": _moment(3 * DAY), "days": 14, "length_days": 14, "zone": "Europe/Madrid"},
    }


def _announcements(recorder: Recorder, dana: Device, league: Body) -> None:
    """Tell everybody something twice, and hide the first."""
    why = {"reason": "Many have asked."}
    first = recorder.call("sendAnnouncement", dana, {**why, "text": "We begin on Sunday."}, path=league)
    recorder.call("sendAnnouncement", dana, {**why, "text": ""}, path=league, expect=400)
    recorder.call("sendAnnouncement", dana, {**why, "text": "We begin on Monday."}, path=league)
    told = {**league, "announcement": first["detail"]["announcement"]}
    recorder.call("hideAnnouncement", dana, {"reason": "It was the wrong day."}, path=told)
    recorder.call("hideAnnouncement", dana, {"reason": "It was the wrong day."}, path=told, expect=409)
    recorder.call("listAnnouncements", Device(), path=league)


def _finish(season: Body) -> None:
    """Let the season be over, in which each division has three entries."""
    now, row = database_now(), Season.objects.get(uuid=season["id"])
    for division, names in zip(row.divisions.order_by("tier"), (NAMES[:3], NAMES[3:]), strict=True):
        for seed, name in enumerate(names, 1):
            player = Player.objects.create(username=name)
            Entry.objects.create(competition=division, player=player, status="active", seed=seed, entered_at=now)
    row.divisions.update(status=Competition.Status.FINISHED, published_at=now, finished_at=now)
    Season.objects.filter(pk=row.pk).update(finished_at=now)


def _moment(after: dt.timedelta) -> str:
    """A time so long from now, as clients write it."""
    return f"{dt.datetime.now(dt.UTC) + after:%Y-%m-%dT%H:%M:%SZ}"
