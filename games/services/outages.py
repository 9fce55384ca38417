"""Outages: what the service does for deadlines that ran while no sweep did (DAYS.md DC6).

The first sweep after more than a minute without any writes down the outage, under the lock of the sweeps' heartbeat: so
it is written once. Then the open turns are gone through by their keys, batch by batch, each in one transaction with how
far it has come: so each gets the time back once, whoever dies in between.
"""

import datetime as dt
import logging

from django.db import transaction

from games.models import Event, Heartbeat, Outage, Turn
from games.services import persistence
from games.services.clocks import OF_A_TURN, stood_still
from games.services.locks import database_now
from games.services.rows import update
from games.services.table import Table, load_last_turns, lock_tables

log = logging.getLogger(__name__)

LONGEST_PAUSE = dt.timedelta(minutes=1)
"""How long no sweep may run without being an outage."""

OF_OUTAGES = "outage"
"""The reason for which deadlines were moved, in the event `deadlines_moved`."""

BATCH = 100
"""Turns that are put off in one transaction."""


def sweeps_run() -> bool:
    """Whether the sweeps have not paused for so long that deadlines have to be put off first."""
    at = Heartbeat.objects.filter(name=Heartbeat.SWEEP).values_list("at", flat=True).first()
    return at is None or database_now() - at <= LONGEST_PAUSE


def make_good() -> bool:
    """Put off the deadlines that ran in an outage; answers whether sweeps may go on.

    They may not while another sweep is at it. Without an outage this is two small queries.
    """
    _note_outage()
    while Outage.objects.filter(done_at=None).exists():
        if not _put_off_batch():
            return False
    return True


@transaction.atomic
def _note_outage() -> None:
    """Write an outage down that has just ended; it ends with this note, which the next sweep sees."""
    if sweeps_run():
        return
    heart = Heartbeat.objects.select_for_update().get(name=Heartbeat.SWEEP)
    now = database_now()
    if now - heart.at <= LONGEST_PAUSE:
        return
    log.warning("no sweep ran for %s s; deadlines are put off by that", round((now - heart.at).total_seconds()))
    Outage.objects.create(began_at=heart.at, ended_at=now)
    heart.at = now
    heart.save()


@transaction.atomic
def _put_off_batch() -> bool:
    """Put off the next turns of an outage; answers False where another sweep is at it."""
    waiting = Outage.objects.filter(done_at=None).order_by("pk")
    outage = waiting.select_for_update(skip_locked=True).first()
    if outage is None:
        return not waiting.exists()
    ran = Turn.objects.filter(resolved_at=None, pk__gt=outage.last_turn, opened_at__lt=outage.ended_at)
    found = list(ran.order_by("pk").values_list("pk", "game")[:BATCH])
    if found:
        keys = {turn for turn, _game in found}
        tables = [table for table in lock_tables(sorted(game for _turn, game in found)) if _key(table) in keys]
        _save([table for table in tables if _was_put_off(table, outage)])
        outage.last_turn = max(keys)
    else:
        outage.done_at = database_now()
    outage.save()
    return True


def _key(table: Table) -> int | None:
    return None if table.turn is None else table.turn.pk


def _was_put_off(table: Table, outage: Outage) -> bool:
    """Give a turn the time of an outage back; answers whether that has moved a deadline."""
    turn = table.turn
    if turn is None:
        return False
    before = turn.deadline, turn.deadlines
    try:
        stood_still(table, turn, outage.began_at, outage.ended_at)
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("game %s: its deadlines could not be put off", table.game.pk)
        return False
    if (turn.deadline, turn.deadlines) == before:
        return False
    seconds = round((outage.ended_at - max(outage.began_at, turn.opened_at)).total_seconds())
    data = {"reason": OF_OUTAGES, "seconds": seconds}
    table.add_event(Event.Kind.DEADLINES_MOVED, turn=turn.number, data=data)
    return True


def _save(tables: list[Table]) -> None:
    if not tables:
        return
    load_last_turns(tables)
    update(Turn, [table.turn for table in tables if table.turn is not None], OF_A_TURN)
    persistence.save_games(tables)
