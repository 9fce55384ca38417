"""The rounds of a competition as a calendar (LEAGUES.md, API)."""

import datetime as dt
from collections.abc import Iterator

from django.utils.translation import gettext as _

from leagues.models import Competition, Round
from leagues.rules.calendars import Occasion, calendar
from leagues.rules.export import read_timing
from leagues.rules.settings import is_fixed_length, round_count
from leagues.rules.timing import Every, Fixed, Window, planned_windows


def competition_calendar(competition: Competition) -> str:
    """When registration closes and when rounds are, as far as it is known, in the active language; one query.

    Rounds that are not planned yet come at the times of the settings where these say them.
    """
    return calendar(competition.name, _occasions(competition))


def _occasions(competition: Competition) -> Iterator[Occasion]:
    closed = _("Registration closed")
    yield _occasion(competition, "registration", closed, competition.registration_closes_at)
    known = {row.number: (row.opens_at, row.closes_at) for row in Round.objects.filter(competition=competition)}
    planned = {number: (each.opens_at, each.closes_at) for number, each in enumerate(_windows(competition), 1)}
    for number, times in sorted((planned | known).items()):
        yield _occasion(competition, f"round-{number}", _("Round %(round)s") % {"round": number}, *times)


def _windows(competition: Competition) -> list[Window]:
    """The times of all rounds by the settings; none where results decide how many there are, or when."""
    stages, (timing, _preparation) = competition.settings["stages"], read_timing(competition.settings["timing"])
    if not is_fixed_length(stages) or not isinstance(timing, Every | Fixed):
        return []
    return list(planned_windows(timing, sum(map(round_count, stages))))


def _occasion(
    competition: Competition, part: str, said: str, starts_at: dt.datetime, *ends_at: dt.datetime
) -> Occasion:
    known_since = competition.published_at or competition.created_at
    uid = f"{competition.uuid}-{part}@duckcover"
    return Occasion(uid, f"{competition.name}: {said}", known_since, starts_at, *ends_at)
