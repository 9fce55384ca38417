"""The scenario of rounds: drawn, ruled, played and read by everybody."""

import datetime as dt
import uuid
from collections.abc import Sequence

from django.db.models import F

from accounts.models import Player
from contract.recorder import Body, Device, Recorder
from games.services.locks import database_now
from leagues.models import Competition, Entry, Round, Table, Volunteer
from leagues.services import competitions, homes, rounds, tables

NAMES = ("nora", "gus", "hana", "ivy", "jun", "kim")
HOUR, DAY = dt.timedelta(hours=1), dt.timedelta(days=1)
WHY = {"reason": "Two of a family met."}


def play_rounds(recorder: Recorder, dana: Device) -> None:
    """Call every operation of rounds, tables, standings and rulings; dana organizes and does not play."""
    competition = published("Autumn cup", ("erin", *NAMES))
    at, first = {"id": competition.uuid}, Round.objects.get(competition=competition, number=1)
    Volunteer.objects.create(
        competition=competition, player=Player.objects.create(username="lea"), created_at=competition.created_at
    )
    bring(first, "draws_at")
    recorder.call("getDraw", Device(), path={**at, "number": 1}, expect=404)
    bring(first, "publishes_at")
    _before_opening(recorder, dana, at)
    bring(first, "opens_at")
    for table in Table.objects.filter(round=first).order_by("number"):
        tables.open_table(table.pk)
    _clocks(recorder, dana, at)
    _results(recorder, dana, at)
    _look(recorder, at)


def published(name: str, players: Sequence[str]) -> Competition:
    """A competition of dana's that has been published, with the entries of these players, who are made if need be."""
    now, dana = database_now(), Player.objects.get(username="dana")
    league = homes.create_league(dana, {"name": "Pond league"})
    document = {
        "name": name,
        "stages": [{"format": "swiss", "rounds": 2}],
        "registration": {"opens_at": (now - DAY).isoformat(), "closes_at": (now + DAY).isoformat()},
        "timing": {
            "kind": "every",
            "first": (now + 3 * DAY).isoformat(),
            "days": 14,
            "length_days": 14,
            "zone": "Europe/Madrid",
        },
    }
    draft = competitions.create_competition(dana, league.uuid, document)
    made = competitions.publish(dana, draft.uuid, "It is time.").competition
    for player in players:
        row = Player.objects.get_or_create(username=player)[0]
        Entry.objects.create(competition=made, player=row, status="active", entered_at=now)
    return made


def bring(row: Round, moment: str) -> None:
    """Move the times of a round so that one of them is now, and take the steps that are due."""
    row.refresh_from_db()
    by = getattr(row, moment) - database_now() + dt.timedelta(seconds=1)
    moved = {name: F(name) - by for name in ("draws_at", "publishes_at", "opens_at", "closes_at")}
    Round.objects.filter(pk=row.pk).update(**moved)
    Table.objects.filter(round=row).update(closes_at=F("closes_at") - by)
    while rounds.take_step(row.pk):
        row.refresh_from_db()
        if row.status == Round.Status.DRAWN and moment == "draws_at":
            return


def _before_opening(recorder: Recorder, dana: Device, at: Body) -> None:
    """Look at a draw, have it drawn anew, and set the tables by hand."""
    round_ = {**at, "number": 1}
    recorder.call("redrawRound", dana, {**WHY, "dry_run": True}, path=round_)
    recorder.call("undoRuling", dana, WHY, path={**at, "number": 1}, expect=409)
    seated = recorder.call("listTables", dana, path=round_)["results"]
    tables = [[seat["entry"] for seat in table["seats"]] for table in seated]
    recorder.call("setTables", dana, {**WHY, "tables": [tables[0], tables[0]]}, path=round_, expect=422)
    swapped = [[tables[1][0], *tables[0][1:]], [tables[0][0], *tables[1][1:]]]
    recorder.call("setTables", dana, {**WHY, "tables": swapped}, path=round_)
    one, other = swapped[0][0], swapped[1][0]
    recorder.call("explainRound", Device(), path=round_, query={"swap": f"{one},{other}"})


def _clocks(recorder: Recorder, dana: Device, at: Body) -> None:
    """Stop clocks, let them go on, and let closes come later."""
    round_ = {**at, "number": 1}
    table = {**round_, "table": 1}
    until = {"reason": "The server moves.", "until": _moment(2 * DAY)}
    go_on = {"reason": "It has moved."}
    for scope, path in (("Competition", at), ("Round", round_), ("Table", table)):
        recorder.call(f"pause{scope}", dana, until, path=path)
        recorder.call(f"resume{scope}", dana, go_on, path=path)
    recorder.call("resumeRound", dana, go_on, path=round_, expect=409)
    later = {"reason": "Hana was ill.", "closes_at": _moment(20 * DAY)}
    recorder.call("extendTable", dana, later, path=table)
    recorder.call("extendRound", dana, {**later, "closes_at": _moment(-DAY)}, path=round_, expect=400)
    recorder.call("extendRound", dana, later, path=round_)


def _results(recorder: Recorder, dana: Device, at: Body) -> None:
    """Replace a player, rule how tables end, and take one ruling back."""
    tables = recorder.call("listTables", Device(), path={**at, "number": 1})["results"]
    first, second = ({**at, "number": 1, "table": number} for number in (1, 2))
    entry = tables[1]["seats"][0]["entry"]
    substitute = {"reason": "She asked for it.", "entry": entry, "player": "lea"}
    recorder.call("replacePlayer", dana, substitute, path=second)
    ranks = _ranks(tables[0]["seats"])
    ruled = {"reason": "They agreed on it.", "ranks": ranks}
    recorder.call("adjudicateTable", dana, {**ruled, "ranks": [1] * 2}, path=first, expect=400)
    recorder.call("adjudicateTable", dana, ruled, path=first)
    void = recorder.call("voidTable", dana, {"reason": "A broken game.", "private_note": "See the log."}, path=second)
    recorder.call("undoRuling", dana, {"reason": "It works."}, path={**at, "number": void["number"]})
    recorder.call("voidTable", Device(), {"reason": "A broken game."}, path=second, expect=401)


def _look(recorder: Recorder, at: Body) -> None:
    """Read everything, as anybody may."""
    anybody, first = Device(), {**at, "number": 1}
    recorder.call("listRounds", anybody, path=at)
    recorder.call("getRound", anybody, path=first)
    recorder.call("getDraw", anybody, path=first)
    recorder.call("getTable", anybody, path={**first, "table": 1})
    recorder.call("listStandings", anybody, path=at, query={"limit": 3})
    recorder.call("listStandings", anybody, path={"id": uuid.UUID(int=0)}, expect=404)
    recorder.call("listCrossTable", anybody, path=at, query={"limit": 2})
    recorder.call("listRulings", anybody, path=at, query={"limit": 2})
    recorder.call("getRuling", anybody, path={**at, "number": 2})
    recorder.call("listCompetitionEvents", anybody, path=at, query={"limit": 3})
    recorder.call("exportCompetition", anybody, path=at)
    recorder.call("getCompetitionCalendar", anybody, path=at)


def _ranks(seats: Sequence[Body]) -> list[int]:
    """The seats in their order, the last two level."""
    return [*range(1, len(seats)), len(seats) - 1]


def _moment(after: dt.timedelta) -> str:
    """A time so long from now, as clients write it."""
    return f"{dt.datetime.now(dt.UTC) + after:%Y-%m-%dT%H:%M:%SZ}"
