"""The scenario of leagues: dana makes one, organizes a competition in it, and erin enters."""

import datetime as dt
import uuid

from accounts.models import Player
from contract.recorder import Body, Device, Recorder
from games.services.locks import database_now
from leagues.models import Entry
from notifications.models import Delivery
from notifications.services.webhooks import find_of_league

NAMES = ("olaf", "petra", "quentin")
STATES = ("active", "active", "waiting")
WHY = {"reason": "He missed two rounds."}
DAY = dt.timedelta(days=1)


def play_leagues(recorder: Recorder, dana: Device, erin: Device) -> None:
    """Call every operation of leagues, competitions and entries."""
    league = _league(recorder, dana, erin)
    _webhooks(recorder, dana, {"id": league})
    competition = _competition(recorder, dana, league)
    at = {"id": competition}
    own = _entries(recorder, dana, erin, at)
    _requests(recorder, dana, erin, at)
    _powers(recorder, dana, at)
    recorder.call("withdrawEntry", erin, path=own, expect=204)
    recorder.call("hideCompetition", dana, {"reason": "It has moved."}, path=at)
    recorder.call("getCompetition", Device(), path=at, expect=404)
    recorder.call("cancelCompetition", dana, {"reason": "Too few came."}, path=at)


def _league(recorder: Recorder, dana: Device, erin: Device) -> str:
    """Make a league, and let somebody help."""
    wanted = {"name": "Lake league", "description": "Every autumn.", "language": "en"}
    league: str = recorder.call("createLeague", dana, wanted, expect=201)["id"]
    recorder.call("createLeague", dana, {"visibility": "hidden"}, expect=400)
    at = {"id": league}
    recorder.call("updateLeague", dana, {"description": "Every autumn and spring."}, path=at)
    staff = {**at, "username": "erin"}
    recorder.call("appointStaff", dana, {"role": "referee", "reason": "She is fair."}, path=staff)
    recorder.call("appointStaff", erin, {}, path=staff)
    recorder.call("listStaff", dana, path=at)
    recorder.call("dismissStaff", dana, path=staff, query={"reason": "She wants to play."}, expect=204)
    recorder.call("getLeague", Device(), path=at)
    recorder.call("listLeagues", dana, query={"mine": "true", "limit": 1})
    return league


def _webhooks(recorder: Recorder, dana: Device, at: Body) -> None:
    """Have facts of a league posted, of which one was refused and is sent again."""
    hook = {"url": "https://league.example.org/hook"}
    recorder.call("createLeagueWebhook", dana, {"url": "http://league.example.org"}, path=at, expect=400)
    made = recorder.call("createLeagueWebhook", dana, hook, path=at, expect=201)
    recorder.call("listLeagueWebhooks", dana, path=at)
    row, now = find_of_league(uuid.UUID(at["id"]), uuid.UUID(made["id"])), database_now()
    data = {"competition": "5b2f0a52-7a6c-4a10-9d64-6c1f4f8b8f0e", "number": 7}
    ended = {"state": "failed", "ended_at": now, "attempts": 9, "answer": "503 Service Unavailable"}
    told = {"fact": {"type": "round_drawn", "timestamp": now.isoformat(), "data": data}, "channel": "webhook", **ended}
    delivery = Delivery.objects.create(player=row.player, webhook=row, created_at=now, **told)
    one = {**at, "webhook": made["id"]}
    recorder.call("listLeagueDeliveries", dana, path=one)
    recorder.call("redeliverLeagueWebhook", dana, path={**one, "delivery": delivery.uuid}, expect=204)
    recorder.call("updateLeagueWebhook", dana, {"url": "https://league.example.org/facts"}, path=one)
    recorder.call("rotateLeagueWebhookSecret", dana, path=one)
    recorder.call("deleteLeagueWebhook", dana, path=one, expect=204)


def _competition(recorder: Recorder, dana: Device, league: str) -> str:
    """Make a competition, change it and publish it."""
    at = {"id": league}
    wanted = {
        "name": "Spring cup",
        "stages": [{"format": "swiss", "rounds": 5}],
        "game": {"clock": {"kind": "per_turn", "turn_seconds": 43_200}},
        "registration": {"opens_at": _moment(-DAY), "closes_at": _moment(DAY), "capacity": 2},
        "table_size": {"min": 2, "preferred": 2, "max": 3},
        "timing": {"kind": "every", "first": _moment(3 * DAY), "days": 14, "length_days": 14, "zone": "Europe/Madrid"},
    }
    bad = {**wanted, "stages": [{"format": "swiss", "rounds": 11}], "bye_points": 61}
    recorder.call("createCompetition", dana, bad, path=at, expect=400)
    made: str = recorder.call("createCompetition", dana, wanted, path=at, expect=201)["id"]
    at = {"id": made}
    recorder.call("updateCompetition", dana, {"counting": {"best": 4}}, path=at)
    recorder.call("publishCompetition", dana, {"reason": "It is time."}, path=at)
    recorder.call("publishCompetition", dana, {"reason": "It is time."}, path=at, expect=409)
    recorder.call("listCompetitions", Device(), query={"open": "true", "limit": 1})
    recorder.call("getCompetition", Device(), path=at)
    return made


def _entries(recorder: Recorder, dana: Device, erin: Device, at: Body) -> Body:
    """Enter, and be invited; answers where the entry of erin is."""
    mine = recorder.call(
        "enterCompetition", erin, {"draw_seed": "00112233445566778899aabbccddeeff"}, path=at, expect=201
    )
    recorder.call("enterCompetition", erin, {}, path=at, expect=409)
    own = {**at, "entry": mine["id"]}
    recorder.call("updateEntry", erin, {"sit_outs": [2], "confirmed": True}, path=own)
    recorder.call("getEntry", Device(), path=own)
    recorder.call("listMyEntries", erin, query={"limit": 1})
    secret = recorder.call("getMyCalendar", erin)["url"].rpartition("/")[2].removesuffix(".ics")
    recorder.call("getPlayerCalendar", Device(), path={"secret": secret})
    recorder.call("revokeMyCalendar", erin, expect=204)
    recorder.call("getPlayerCalendar", Device(), path={"secret": secret}, expect=404)
    for name in NAMES:
        Player.objects.create(username=name)
    invited = {"entries": [{"player": name, "seed": seed} for seed, name in enumerate(NAMES[:2], 1)]}
    recorder.call("inviteEntries", dana, {**invited, "reason": "They won last year."}, path=at)
    recorder.call("inviteEntries", dana, {**invited, "reason": "Again."}, path=at, expect=400)
    recorder.call("listEntries", dana, path=at, query={"limit": 3})
    return own


def _requests(recorder: Recorder, dana: Device, erin: Device, at: Body) -> None:
    """Ask the staff, and answer."""
    asked = {"kind": "absence", "text": "I am away in the first week of March."}
    made = recorder.call("createRequest", erin, asked, path=at, expect=201)
    recorder.call("createRequest", erin, {"kind": "wish"}, path=at, expect=400)
    said = {"answer": "Thank you. You sit out.", "private_note": "The second time."}
    recorder.call("answerRequest", dana, said, path={**at, "question": made["id"]})
    recorder.call("answerRequest", dana, said, path={**at, "question": made["id"]}, expect=409)
    recorder.call("listRequests", erin, path=at, query={"limit": 1})


def _powers(recorder: Recorder, dana: Device, at: Body) -> None:
    """Decide about the entries of others."""
    one, other, waiting = (_entry(at, name, status) for name, status in zip(NAMES, STATES, strict=True))
    recorder.call("warnEntry", dana, WHY, path=one)
    recorder.call("awardPoints", dana, {"points": 30, "reason": "A broken game."}, path=one)
    recorder.call("deductPoints", dana, {"points": 60, "private_note": "See the chat.", **WHY}, path=one)
    recorder.call("deductPoints", dana, {"points": 601, **WHY}, path=one, expect=400)
    recorder.call("removeEntry", dana, WHY, path=one)
    recorder.call("reinstateEntry", dana, {"reason": "He was ill."}, path=one)
    recorder.call("disqualifyEntry", dana, {"from": "all", **WHY}, path=one)
    recorder.call("disqualifyEntry", dana, WHY, path=one, expect=409)
    recorder.call("admitEntry", dana, {"reason": "There is room."}, path=waiting)
    pair = {**at, "one": one["entry"], "other": other["entry"]}
    recorder.call("keepApart", dana, {"reason": "They are brothers."}, path=pair)
    recorder.call("allowTogether", dana, path=pair, query={"reason": "They asked for it."})


def _entry(at: Body, name: str, status: str) -> Body:
    """Where the entry of a player is, which has this status from now on, or is made."""
    player = Player.objects.get(username=name)
    known = Entry.objects.filter(competition__uuid=at["id"])
    row = known.filter(player=player).first() or Entry(
        competition=known.select_related("competition")[0].competition, player=player, entered_at=known[0].entered_at
    )
    row.status = status
    row.save()
    return {**at, "entry": str(row.uuid)}


def _moment(after: dt.timedelta) -> str:
    """A time so long from now, as clients write it."""
    return f"{dt.datetime.now(dt.UTC) + after:%Y-%m-%dT%H:%M:%SZ}"
