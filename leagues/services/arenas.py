"""Arenas: tables drawn again and again, among those who have a free slot and want to play (LEAGUES.md LF4).

The competition is locked by the caller. Who sits a draw out does not want to play in it; nobody has a bye.
"""

import datetime as dt

from django.db.models import Count, Max, Q

from leagues.models import Competition, Entry, Round, Table
from leagues.rules.arena import Waiting, seat_waiting
from leagues.rules.export import read_settings
from leagues.rules.settings import AHEAD
from leagues.services.competitions import commit_rounds
from leagues.services.draws import Field, draw
from leagues.services.plans import next_of_arena, plan_round, set_times, times_of

UNENDED = (Table.Status.WAITING, Table.Status.PLAYING, Table.Status.CLOSING)


def draw_arena(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Draw the tables of an arena that are due, plan the next draw, and commit to the seeds of one more."""
    entries = who_plays(competition, round_)
    draw(competition, round_, now, Field(entries, {str(row.uuid): row.seed for row in entries if row.seed}, ()))
    commit_rounds(competition, [round_.number + AHEAD])
    if next_of_arena(competition.settings, round_.opens_at) is not None:
        plan_round(competition, round_.number + 1, round_.stage, now, round_)


def put_off(competition: Competition, round_: Round, now: dt.datetime) -> bool:
    """Let a draw for which nobody is there come at the next time; answers whether there is one, else it is removed."""
    if next_of_arena(competition.settings, round_.opens_at) is None:
        round_.delete()
        return False
    set_times(round_, times_of(competition.settings, round_.number, now, round_, None))
    return True


def who_plays(competition: Competition, round_: Round) -> list[Entry]:
    """Who is seated at the next draw: who waited longest since its last table, ties by the latest lots; four queries.

    Nobody where no table can be made.
    """
    playing = Count("seats", filter=Q(seats__table__status__in=UNENDED))
    active = Entry.objects.filter(competition=competition, status=Entry.Status.ACTIVE, from_round__lte=round_.number)
    rows = list(active.annotate(playing=playing, since=Max("seats__round__drawn_at")).order_by("pk"))
    waiting = [
        Waiting(str(row.uuid), row.since or row.entered_at, row.playing, round_.number not in row.sit_outs)
        for row in rows
    ]
    before = Round.objects.filter(competition=competition, lots__isnull=False).order_by("-number").first()
    lots = {str(entry): lot for lot, entry in enumerate((before.lots if before else None) or ())}
    size = read_settings(competition.settings).table_size
    seated, _ = seat_waiting(waiting, competition.settings["timing"].get("slots", 1), size, lots)
    return [row for row in rows if str(row.uuid) in set(seated)]
