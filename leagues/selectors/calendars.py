"""The rounds of a competition, and all that waits for a player, as calendars (LEAGUES.md, API)."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from django.utils.translation import gettext as _

from accounts.models import Player
from leagues.models import Competition, Entry, Round, TableSeat
from leagues.rules.calendars import Occasion, calendar
from leagues.rules.export import read_timing
from leagues.rules.settings import is_fixed_length, round_count
from leagues.rules.timing import Every, Fixed, Window, planned_windows
from leagues.services.entries import OPEN_STATES
from leagues.services.facts import PUBLISHED
from notifications.services.outbox import awaited_turns

Times = Mapping[int, tuple[dt.datetime, dt.datetime]]
"""When rounds open and close, by their numbers."""
NAME = "Duck & Cover"


def competition_calendar(competition: Competition) -> str:
    """When registration closes and when rounds are, as far as it is known, in the active language; one query.

    Rounds that are not planned yet come at the times of the settings where these say them.
    """
    return calendar(competition.name, _occasions(competition))


def own_calendar(player: Player) -> str:
    """The rounds of a player's competitions with its tables, and until when it can move, in the active language.

    A table is shown from the publication of its round on. Four queries.
    """
    return calendar(NAME, [*_own_rounds(player), *_own_turns(player)])


def _occasions(competition: Competition) -> Iterator[Occasion]:
    closed = _("Registration closed")
    yield _occasion(competition, "registration", closed, competition.registration_closes_at)
    for number, times in sorted(_times(competition, Round.objects.filter(competition=competition)).items()):
        yield _occasion(competition, f"round-{number}", _("Round %(round)s") % {"round": number}, *times)


def _own_rounds(player: Player) -> Iterator[Occasion]:
    """The rounds that an active entry of a player's may play in, those at a table until the table closes."""
    active = Entry.objects.filter(player=player, status=Entry.Status.ACTIVE, competition__status__in=OPEN_STATES)
    entries = list(active.select_related("competition").order_by("pk"))
    rounds: dict[int, list[Round]] = defaultdict(list)
    for row in Round.objects.filter(competition__in=[entry.competition_id for entry in entries]):
        rounds[row.competition_id].append(row)
    seated = TableSeat.objects.filter(entry__in=entries, round__status__in=PUBLISHED).select_related("table", "round")
    tables = {(seat.entry_id, seat.round.number): seat.table for seat in seated}
    for entry in entries:
        competition = entry.competition
        for number, (opens_at, closes_at) in sorted(_times(competition, rounds[competition.pk]).items()):
            table = tables.get((entry.pk, number))
            said = _("Round %(round)s") if table is None else _("Round %(round)s, table %(table)s")
            where = {"round": number, "table": table and table.number}
            ends_at = closes_at if table is None else table.closes_at
            if number >= entry.from_round:
                yield _occasion(competition, f"round-{number}", said % where, opens_at, ends_at)


def _own_turns(player: Player) -> Iterator[Occasion]:
    """The ends of the turns that wait for a player."""
    for turn in awaited_turns(player):
        said = _("Your turn in %(game)s ends") % {"game": turn.game.name or _("your game")}
        yield Occasion(f"{turn.game.uuid}-turn-{turn.number}@duckcover", said, turn.opened_at, turn.own_deadline)


def _times(competition: Competition, rounds: Iterable[Round]) -> Times:
    """When rounds are: those that are planned, and those of which the settings say it."""
    known = {row.number: (row.opens_at, row.closes_at) for row in rounds}
    return {number: (each.opens_at, each.closes_at) for number, each in enumerate(_windows(competition), 1)} | known


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
