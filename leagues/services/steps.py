"""What a competition does by itself beside its rounds: registration, gates, the end (LEAGUES.md LE1, LE3, LO6)."""

import datetime as dt
from collections.abc import Iterator

from django.db import transaction
from django.db.models import Max

from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, Round
from leagues.services.entries import CHECKED_BEFORE, check_again, confirmed_since
from leagues.services.events import add_event, save
from leagues.services.locks import lock_by_key
from leagues.services.notices import Kind, of_competition, tell
from leagues.services.plans import closes_at_of_arena
from leagues.services.rounds import FINAL_AFTER, RUN_BY_ITSELF, runs_by_itself
from leagues.services.standings import rewrite

Step = Competition.Step


@transaction.atomic
def take_step(key: int) -> str | None:
    """Take the next step of a competition (primary key) that is due; answers which, None: nothing. Locks it."""
    competition = lock_by_key(key)
    now = database_now()
    if not runs_by_itself(competition, now):
        return None
    due = [step for step, at in _times(competition) if step not in competition.steps_done and at <= now]
    step = due[0] if due else None
    if step is not None:
        _take(competition, step, now)
        competition.steps_done = [*competition.steps_done, step]
    competition.attempts = 0
    competition.due_at = next_step_at(competition)
    save(competition, "status", "steps_done", "attempts", "due_at", "finished_at")
    return step


def next_step_at(competition: Competition) -> dt.datetime | None:
    """When a competition has next something to do by itself; None: when its rounds are over, or never."""
    if competition.status not in RUN_BY_ITSELF:
        return None
    left = [at for step, at in _times(competition) if step not in competition.steps_done]
    return min(left, default=None)


def _times(competition: Competition) -> Iterator[tuple[Competition.Step, dt.datetime]]:
    yield Step.OPEN_REGISTRATION, competition.registration_opens_at
    first = Round.objects.filter(competition=competition, number=1).first()
    if first is not None:
        since = confirmed_since(competition)
        if since is not None:
            yield Step.ASK_TO_CONFIRM, since
        yield Step.CHECK_GATES, first.draws_at - CHECKED_BEFORE
    yield Step.CLOSE_REGISTRATION, competition.registration_closes_at
    rounds = Round.objects.filter(competition=competition)
    if not rounds.exclude(status=Round.Status.CLOSED).exists():
        last: dt.datetime | None = rounds.aggregate(last=Max("closed_at"))["last"]
        yield Step.FINISH, (last or closes_at_of_arena(competition.settings)) + FINAL_AFTER


def _take(competition: Competition, step: Competition.Step, now: dt.datetime) -> None:
    if step == Step.OPEN_REGISTRATION:
        add_event(competition, Event.Kind.REGISTRATION_OPENED, now)
    elif step == Step.CLOSE_REGISTRATION:
        add_event(competition, Event.Kind.REGISTRATION_CLOSED, now)
    elif step == Step.ASK_TO_CONFIRM:
        _ask_to_confirm(competition, now)
    elif step == Step.CHECK_GATES:
        if competition.status == Competition.Status.PUBLISHED:
            check_again(competition, now)
    else:
        rewrite(competition, now)
        competition.status, competition.finished_at = Competition.Status.FINISHED, now
        add_event(competition, Event.Kind.COMPETITION_FINISHED, now)
        if competition.season_id is not None:
            Competition.objects.filter(pk=competition.pk).update(season_due_at=now)


def _ask_to_confirm(competition: Competition, now: dt.datetime) -> None:
    """Tell everybody to confirm from now on, or it goes; what was confirmed earlier does not count (LE3)."""
    first = Round.objects.get(competition=competition, number=1)
    entries = Entry.objects.filter(competition=competition, status=Entry.Status.ACTIVE)
    players = [player for player in entries.values_list("player", flat=True) if player is not None]
    ends_at = first.draws_at - CHECKED_BEFORE
    tell(list(of_competition(competition, Kind.CONFIRM_ASKED, "confirm", sorted(players), deadline=ends_at)), now)
