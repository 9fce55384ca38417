"""Changing a competition that is published: on record, and only what nobody relies on any more (LEAGUES.md LO6)."""

import datetime as dt
from collections.abc import Iterator, Mapping
from typing import Any
from uuid import UUID

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, FieldError, invalid_input
from leagues.models import Competition, Round, Ruling
from leagues.rules.settings import Json, is_arena
from leagues.rules.timing import Preparation, RoundTimes, prepared
from leagues.services.competitions import COLUMNS, checked_settings, merged, set_settings
from leagues.services.entries import move_up
from leagues.services.plans import next_of_arena, set_times, times_of
from leagues.services.rulings import Ruled, Wanted, decide
from leagues.services.staff import Actor

UNTIL_THE_DRAW = ("registration.capacity", "registration.closes_at", "timing")
"""What may still change until something is drawn: more room, later dates."""
UNTIL_EACH_DRAW = ("timing", "adjudication", "ruling_hours", "max_sit_outs")
"""What may change for the rounds that are not drawn yet."""


def change_settings(player: Player, key: UUID, document: Mapping[str, Any], wanted: Wanted) -> Ruled:
    """Change what may change of a published competition; members that are left out stay as they are.

    Raises: as `leagues.services.rulings`, and AppError `invalid_input` naming every member that may not change now.
    """

    def act(competition: Competition, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        before = competition.settings
        settings = checked_settings(merged(before, document))
        changed = set(_changed(before, settings))
        _require_allowed(competition, before, settings, changed)
        for name in COLUMNS:
            setattr(competition, name, document.get(name, getattr(competition, name)))
        set_settings(competition, settings)
        competition.save(
            update_fields=[*COLUMNS, "settings", "registration_opens_at", "registration_closes_at", "capacity"]
        )
        _follow(competition, changed, now)
        names = sorted({name.split(".")[0] for name in changed})
        return {"before": {name: before[name] for name in names}, "after": {name: settings[name] for name in names}}

    return decide(player, key, Ruling.Action.CHANGE_SETTINGS, wanted, act)


def _changed(before: Json, after: Json) -> Iterator[str]:
    """The dotted names of what is different; of the registration each member by itself."""
    for name, value in after.items():
        if name == "registration":
            yield from (f"{name}.{member}" for member, each in value.items() if each != before[name][member])
        elif value != before[name]:
            yield name


def _require_allowed(competition: Competition, before: Json, after: Json, changed: set[str]) -> None:
    is_drawn = competition.status == Competition.Status.RUNNING
    fixed = changed.difference(UNTIL_EACH_DRAW if is_drawn else UNTIL_THE_DRAW)
    old, new = before["registration"], after["registration"]
    if new["capacity"] < old["capacity"]:
        fixed.add("registration.capacity")
    if new["closes_at"] < old["closes_at"]:
        fixed.add("registration.closes_at")
    if fixed:
        detail = "This may not change any more."
        errors = tuple(FieldError(name, "fixed", detail) for name in sorted(fixed))
        raise AppError(ErrorCode.INVALID_INPUT, errors=errors)


def _follow(competition: Competition, changed: set[str], now: dt.datetime) -> None:
    """Let who waits have the new places, and planned rounds their new times."""
    if "registration.capacity" in changed:
        move_up(competition, now)
    if "timing" in changed:
        for round_ in Round.objects.filter(competition=competition, status=Round.Status.PLANNED):
            _follow_times(competition, round_, now)
    if changed and competition.status == Competition.Status.PUBLISHED:
        Competition.objects.filter(pk=competition.pk).update(due_at=now)


def _follow_times(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Give a planned round its new times. Raises: AppError `invalid_input` where the first round would come earlier."""
    times = _new_times(competition, round_, now)
    if competition.status == Competition.Status.PUBLISHED and times.window.opens_at < round_.opens_at:
        raise invalid_input("timing", "too_early", "Until the first draw dates can come later, not earlier.")
    set_times(round_, times)
    round_.save()


def _new_times(competition: Competition, round_: Round, now: dt.datetime) -> RoundTimes:
    """The times of a planned round by the settings; of an arena those of its next draw, which may have been put off."""
    if is_arena(competition.settings["stages"]):
        window = next_of_arena(competition.settings, round_.opens_at - dt.datetime.resolution)
        if window is None:
            raise invalid_input("timing.closes_at", "too_early", "Tables are still to be drawn then.")
        return prepared(window, Preparation(0, 0), now)
    before = Round.objects.filter(competition=competition, number=round_.number - 1).first()
    ended_at = None if before is None else before.closed_at
    return times_of(competition.settings, round_.number, now, before, ended_at)
