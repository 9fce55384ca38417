"""The steps of rounds: drawn, published, open, closing, closed (LEAGUES.md LR1 to LR5).

Each step is one transaction that locks the competition and looks again: a step that has been done, or is not due, is
not done. What a round waits for is written into `due_at`.
"""

import datetime as dt
import logging
from collections.abc import Callable, Mapping

from django.db import transaction

from games.services.locks import database_now
from leagues.models import Competition, Event, Round, Table
from leagues.rules.knockout import next_entries
from leagues.rules.settings import is_arena
from leagues.rules.sizes import table_sizes
from leagues.rules.timing import HOUR
from leagues.services.arenas import draw_arena, put_off, who_plays
from leagues.services.competitions import call_off
from leagues.services.draws import draw, field_of, is_scheduled, known_before, stage_seeds
from leagues.services.events import add_event, save
from leagues.services.facts import DRAWN, corrected_facts
from leagues.services.locks import lock_by_key
from leagues.services.notices import tell, to_staff
from leagues.services.plans import is_last_of_stage, plan_round, set_times, stands_until, status_of, times_in, times_of
from leagues.services.records import tell_of_draw
from leagues.services.schedules import NOT_OPEN, draw_schedule, mend
from leagues.services.staff import ORGANIZERS
from leagues.services.standings import rewrite

log = logging.getLogger(__name__)

RUN_BY_ITSELF = (Competition.Status.PUBLISHED, Competition.Status.RUNNING)
UNENDED = (Table.Status.WAITING, Table.Status.PLAYING, Table.Status.CLOSING)
FINAL_AFTER = 48 * HOUR
"""So long after the last close a competition is final (LO6)."""
LOOK_AGAIN = dt.timedelta(minutes=1)
"""When a closing round is looked at again whose tables have not ended."""
COUNT_AGAIN = dt.timedelta(minutes=10)
"""When a first round is looked at again for which there were too few entries."""


@transaction.atomic
def take_step(key: int) -> str | None:
    """Take the next step of a round (primary key) that is due; answers what the round has become, None: nothing.

    Locks the competition.
    """
    competition = lock_by_key(Round.objects.values_list("competition", flat=True).get(pk=key))
    round_ = Round.objects.get(pk=key)
    now = database_now()
    if not runs_by_itself(competition, now):
        return None
    if _mended(competition, round_, now):
        rewrite(competition, now)
        save(competition)
        Round.objects.filter(pk=round_.pk).update(attempts=0, due_at=now)
        return "mended"
    if _put_off(competition, round_, now):
        return "put_off"
    without_field = _without_field(competition, round_, now)
    if without_field is not None:
        return without_field
    following = _next_status(round_, now)
    if following is not None:
        STEPS[following](competition, round_, now)
        round_.attempts = 0
        round_.due_at = next_due_at(round_, now)
        round_.save()
        save(competition, "status", "due_at", "finished_at")
        return following
    round_.attempts, round_.due_at = 0, next_due_at(round_, now)
    round_.save(update_fields=["attempts", "due_at"])
    return None


def runs_by_itself(competition: Competition, now: dt.datetime) -> bool:
    """Whether the steps of a competition are taken: it has begun, is not over, not set aside and not paused."""
    begun = competition.status in RUN_BY_ITSELF and competition.quarantined_at is None
    return begun and stands_until(now, competition) == now


def unended_tables(round_: Round) -> bool:
    """Whether a table of the round has not ended."""
    return Table.objects.filter(round=round_, status__in=UNENDED).exists()


def _put_off(competition: Competition, round_: Round, now: dt.datetime) -> bool:
    """Whether too few want to play at the next draw of an arena, which comes later then, or not any more."""
    is_due = round_.status == Round.Status.PLANNED and round_.draws_at <= now
    if not (is_due and is_arena(competition.settings["stages"])) or who_plays(competition, round_):
        return False
    if put_off(competition, round_, now):
        round_.attempts = 0
        round_.save()
    elif not competition.rounds.exclude(status=Round.Status.CLOSED).exists():
        competition.due_at = now + FINAL_AFTER
        save(competition, "due_at")
    return True


def _without_field(competition: Competition, round_: Round, now: dt.datetime) -> str | None:
    """What becomes of a round for which too few are left (LZ3); None where there are enough, or it is not due.

    A later round is not played, and its stage is over without it; the first waits. So an organizer who is away holds
    up nobody, and is told; what was played counts.
    """
    is_due = round_.status == Round.Status.PLANNED and round_.draws_at <= now
    if not is_due or is_arena(competition.settings["stages"]):
        return None
    known = known_before(competition, round_)
    entries = len(field_of(competition, round_, known).drawn)
    if table_sizes(entries, known.settings.table_size)[0]:
        return None
    log.warning("competition %s: %s entries are too few for round %s", competition.uuid, entries, round_.number)
    tell(list(to_staff(competition, ORGANIZERS, "too_few_entries", str(round_.number), round=round_.number)), now)
    if round_.number == 1:
        return _wait_for_entries(competition, round_, now)
    _leave_out(competition, round_, now)
    return "called_off"


def _wait_for_entries(competition: Competition, round_: Round, now: dt.datetime) -> str:
    """Let the organizers admit somebody until the first round would close; then the competition is called off."""
    if now >= round_.closes_at:
        call_off(competition, None, "Too few entries for the first round.", now)
        return "called_off"
    round_.attempts, round_.due_at = 0, min(now + COUNT_AGAIN, round_.closes_at)
    round_.save(update_fields=["attempts", "due_at"])
    return "waiting"


def _leave_out(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Remove a round and go on with the next stage, or end the competition."""
    number, stage, stages = round_.number, round_.stage, competition.settings["stages"]
    round_.delete()
    if competition.rounds.exclude(status=Round.Status.CLOSED).exists():
        return
    if stage < len(stages):
        before = competition.rounds.order_by("-number").first()
        plan_round(competition, number, stage + 1, now, before, now)
    else:
        competition.due_at = now + FINAL_AFTER
        save(competition, "due_at")


def _mended(competition: Competition, round_: Round, now: dt.datetime) -> bool:
    """Whether somebody who has left was taken out of the rounds of a schedule that are to come."""
    scheduled_ = round_.status in NOT_OPEN and is_scheduled(competition.settings, round_.stage)
    return scheduled_ and mend(competition, round_, now)


def _next_status(round_: Round, now: dt.datetime) -> str | None:
    """What a round becomes now, by its times and its tables."""
    status = status_of(round_)
    ended = status in ("open", "closing") and not unended_tables(round_)
    return times_in(round_).next_status(status, now, all_ended=ended)


def next_due_at(round_: Round, now: dt.datetime) -> dt.datetime | None:
    """When something is next to do for the row as it is now."""
    status = status_of(round_)
    if status in ("open", "closing") and not unended_tables(round_):
        return now
    if status == "closing":
        return now + LOOK_AGAIN
    return times_in(round_).due_at(status)


def _draw(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Draw a round, with the first the competition begins; plan the next where that waits for no result."""
    stage = competition.settings["stages"][round_.stage - 1]
    DRAWS.get(stage["format"], draw)(competition, round_, now)
    competition.status = Competition.Status.RUNNING
    if stage["format"] == "swiss" and not is_last_of_stage(competition, round_):
        plan_round(competition, round_.number + 1, round_.stage, now, round_)


def _publish(competition: Competition, round_: Round, now: dt.datetime) -> None:
    round_.status, round_.published_at = Round.Status.PUBLISHED, now
    round_.save(update_fields=["status", "published_at"])
    add_event(competition, Event.Kind.ROUND_DRAWN, now, round=round_.number)
    tell_of_draw(competition, round_.number, now)
    rewrite(competition, now)


def _open(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Open a round; its tables get their games right after this transaction, each in its own."""
    round_.status, round_.opened_at = Round.Status.OPEN, now
    add_event(competition, Event.Kind.ROUND_OPENED, now, round=round_.number)


def _begin_to_close(_competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Begin to end the tables that have not; how they end is `closing`'s, each in a transaction of its own."""
    round_.status = Round.Status.CLOSING
    due = Table.objects.filter(round=round_, status=Table.Status.PLAYING, closes_at__lte=now)
    due.update(status=Table.Status.CLOSING)


def _close(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Close a round whose tables have ended, and plan what comes after it, or when the competition is final."""
    round_.status, round_.closed_at = Round.Status.CLOSED, now
    round_.save(update_fields=["status", "closed_at"])
    add_event(competition, Event.Kind.ROUND_CLOSED, now, round=round_.number)
    following = competition.rounds.filter(number=round_.number + 1).first()
    if following is not None:
        _move_up(competition, round_, following, now)
    elif (stage := _following_stage(competition, round_)) is not None:
        plan_round(competition, round_.number + 1, stage, now, round_, now)
    if not competition.rounds.exclude(status=Round.Status.CLOSED).exists():
        competition.due_at = now + FINAL_AFTER


def _move_up(competition: Competition, round_: Round, following: Round, now: dt.datetime) -> None:
    """Let a rolling round that is planned open earlier, as all tables of the one before have ended (LR2)."""
    if following.status == Round.Status.PLANNED and competition.settings["timing"]["kind"] == "rolling":
        set_times(following, times_of(competition.settings, following.number, now, round_, now))
        following.save()


def _following_stage(competition: Competition, round_: Round) -> int | None:
    """The stage of the round after one that has closed, where none is planned; None: it was the last."""
    stages = competition.settings["stages"]
    if stages[round_.stage - 1]["format"] == "knockout" and _goes_on(competition, round_):
        return round_.stage
    return round_.stage + 1 if round_.stage < len(stages) else None


def _goes_on(competition: Competition, round_: Round) -> bool:
    """Whether a knock-out has another round: not after its final."""
    known = corrected_facts(competition, DRAWN)
    played = next(each for each in known.rounds if each.number == round_.number)
    advance = competition.settings["stages"][round_.stage - 1]["advance"]
    seeds = stage_seeds(competition, round_.stage)
    return bool(next_entries(played, seeds, advance, known.settings.table_size))


DRAWS: Mapping[str, Callable[[Competition, Round, dt.datetime], None]] = {
    "round_robin": draw_schedule,
    "arena": draw_arena,
}
"""How the rounds of a format are drawn that are not drawn one by one, among all."""
STEPS: Mapping[str, Callable[[Competition, Round, dt.datetime], None]] = {
    "drawn": _draw,
    "published": _publish,
    "open": _open,
    "closing": _begin_to_close,
    "closed": _close,
}
