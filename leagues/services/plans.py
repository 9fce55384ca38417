"""When rounds take place, and the rows of those that are planned (LEAGUES.md LR2, LR3).

One round is planned at a time: the next one as soon as it is known when it is drawn.
"""

import datetime as dt
from typing import cast

from leagues.models import Competition, Round, Table
from leagues.rules.export import read_timing
from leagues.rules.settings import Json
from leagues.rules.timing import Arena, Every, Fixed, Rolling, RoundTimes, Status, Timing, Window, prepared


def plan_round(
    competition: Competition,
    number: int,
    stage: int,
    now: dt.datetime,
    before: Round | None = None,
    ended_at: dt.datetime | None = None,
) -> Round:
    """Write the row of a planned round. `before`: the round before it, `ended_at`: when all tables of that had ended.

    A round that would be over, or nearly, when it is planned comes later and lasts as long.
    """
    times = times_of(competition.settings, number, now, before, ended_at)
    round_ = Round(competition=competition, number=number, stage=stage)
    set_times(round_, times)
    round_.save()
    return round_


def times_of(
    settings: Json, number: int, now: dt.datetime, before: Round | None, ended_at: dt.datetime | None
) -> RoundTimes:
    """The times of a round that is not drawn yet."""
    timing, preparation = read_timing(settings["timing"])
    window = _window(timing, number, before, ended_at)
    if window.opens_at < now:
        window = Window(now, now + (window.closes_at - window.opens_at))
    return prepared(window, preparation, now)


def set_times(round_: Round, times: RoundTimes) -> None:
    """Put times into a row. Writes nothing."""
    round_.draws_at, round_.publishes_at = times.draws_at, times.publishes_at
    round_.opens_at, round_.closes_at = times.window.opens_at, times.window.closes_at
    round_.due_at = times.due_at(status_of(round_))


def status_of(round_: Round) -> Status:
    """The status of a row as the rules name it."""
    return cast(Status, round_.status)


def times_in(round_: Round) -> RoundTimes:
    """The times that a row has."""
    return RoundTimes(round_.draws_at, round_.publishes_at, Window(round_.opens_at, round_.closes_at))


def stands_until(now: dt.datetime, *rows: Competition | Round | Table) -> dt.datetime:
    """Until when the clocks below these rows stand still: the latest end of their pauses; now where none lasts."""
    return max([now, *(row.paused_until for row in rows if row.paused_until is not None)])


def is_last_of_stage(competition: Competition, round_: Round) -> bool:
    """Whether a stage of fixed length is over with this round; of a knock-out the results say so."""
    stages = competition.settings["stages"]
    rounds = stages[round_.stage - 1]["rounds"]
    if rounds is None:
        return False
    first = Round.objects.filter(competition=competition, stage=round_.stage).order_by("number").first()
    return first is not None and round_.number - first.number + 1 >= rounds


def next_of_arena(settings: Json, after: dt.datetime | None) -> Window | None:
    """The tables of the next draw of an arena after a moment; None once it has closed. Raises: TypeError."""
    return _arena(settings).window(after)


def closes_at_of_arena(settings: Json) -> dt.datetime:
    """When an arena closes: the only competition of which no round is left where no table came about.

    Raises: TypeError.
    """
    return _arena(settings).closes_at


def _arena(settings: Json) -> Arena:
    timing, _preparation = read_timing(settings["timing"])
    if not isinstance(timing, Arena):
        raise TypeError("this is no arena")
    return timing


def _window(timing: Timing, number: int, before: Round | None, ended_at: dt.datetime | None) -> Window:
    if isinstance(timing, Arena):
        found = timing.window(None if before is None else before.opens_at)
        if found is None:
            raise ValueError("the arena has closed")
        return found
    if isinstance(timing, Fixed):
        return timing.rounds[number - 1]
    if isinstance(timing, Every):
        return timing.window(number)
    return _rolling(timing, before, ended_at)


def _rolling(timing: Rolling, before: Round | None, ended_at: dt.datetime | None) -> Window:
    return timing.window(None if before is None else Window(before.opens_at, before.closes_at), ended_at)
