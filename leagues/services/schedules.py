"""Round robins: all rounds drawn at once, and drawn anew where somebody leaves (LEAGUES.md LF2).

The competition is locked by the caller. Every round has its own lots; a schedule takes chance from those of its first.
"""

import datetime as dt
from collections.abc import Iterator, Sequence

from leagues.models import Competition, Entry, Event, Round, Ruling, Table, TableSeat, Unseated
from leagues.rules import competition as rules
from leagues.rules.drawing import DrawnRound
from leagues.rules.draws import ATTEMPTS, RoundDraw
from leagues.rules.history import History
from leagues.rules.pairing import Tables
from leagues.rules.schedule import schedule
from leagues.rules.seating import seat_table
from leagues.rules.sizes import TableSize
from leagues.services.draws import (
    Field,
    chance_of,
    field_of,
    given_for,
    known_before,
    note_late,
    seeded,
    unseat,
    write,
)
from leagues.services.entries import LEFT
from leagues.services.events import add_event
from leagues.services.plans import plan_round
from leagues.services.records import record

NOT_OPEN = (Round.Status.DRAWN, Round.Status.PUBLISHED)


def draw_schedule(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Draw all rounds of a stage at its first: all meet each other as equally as can be. Raises: TooFewEntries."""
    known = known_before(competition, round_)
    field = field_of(competition, round_, known)
    if round_.number == 1:
        field = seeded(competition, field, chance_of(competition, round_, field))
    _draw(competition, _rounds_of_stage(competition, round_, now), field, known, now)


def mend(competition: Competition, round_: Round, now: dt.datetime) -> bool:
    """Let nobody sit in rounds to come who has left; answers whether anything was done. A second call does nothing.

    Who leaves is replaced from the waiting list; else the rounds that are not open are drawn anew, as long as there is
    an attempt left (LD2): then the stand-in plays. Raises: TooFewEntries.
    """
    rest = list(Round.objects.filter(competition=competition, stage=round_.stage, status__in=NOT_OPEN))
    waiting = Entry.objects.filter(competition=competition, status=Entry.Status.WAITING).order_by("entered_at", "pk")
    gone, comers = _gone(rest), list(waiting)
    for leaver, comer in zip(gone, comers, strict=False):
        _take_place(competition, rest, leaver, comer, now)
    redrawn = len(gone) > len(comers) and all(each.attempt + 1 in ATTEMPTS for each in rest)
    if redrawn:
        _redraw(competition, rest, now)
    return redrawn or bool(gone and comers)


def scheduled(chances: Sequence[RoundDraw], rounds: int, size: TableSize, history: History) -> Iterator[Tables]:
    """The tables of all rounds, by the chance of the first, after what has been."""
    words = chances[0].words()
    lots = [str(entry) for entry in chances[0].lots(words)]
    return iter(schedule(lots, rounds, size, words, history.met, history.byes))


def seat_round(chance: RoundDraw, tables: Tables, history: History, *, low_blows: bool) -> DrawnRound:
    """The tables of a scheduled round with seats, Captains and byes."""
    lots = tuple(str(entry) for entry in chance.lots())
    place = {entry: index for index, entry in enumerate(lots)}
    by_lot = [sorted(table, key=place.__getitem__) for table in tables]
    at_tables = {entry for table in tables for entry in table}
    return DrawnRound(
        lots=lots,
        tables=tuple(seat_table(table, history, low_blows=low_blows) for table in by_lot),
        captains=tuple(history.captain(table, place) for table in by_lot),
        byes=tuple(entry for entry in lots if entry not in at_tables),
    )


def as_drawn(round_: Round, drawn: DrawnRound) -> rules.Round:
    """A drawn round as the history of the next one sees it."""
    tables = (
        rules.Table(number, "waiting", tuple(map(rules.Seat, entries)))
        for number, entries in enumerate(drawn.tables, 1)
    )
    byes = (rules.Unseated(entry, "bye") for entry in drawn.byes)
    return rules.Round(round_.number, tuple(tables), tuple(byes), drawn.lots, round_.stage)


def _draw(
    competition: Competition, rounds: Sequence[Round], field: Field, known: rules.Competition, now: dt.datetime
) -> None:
    """Draw and write rounds that are one schedule."""
    chances = [chance_of(competition, each, field) for each in rounds]
    history = History.of(known.rounds)
    planned = scheduled(chances, len(rounds), known.settings.table_size, history)
    for each, chance, tables in zip(rounds, chances, planned, strict=True):
        given = given_for(competition, each, known, field, chance)
        drawn = seat_round(chance, tables, history, low_blows=given.low_blows)
        write(competition, each, field, given, drawn, now)
        each.drawn_with = {**(each.drawn_with or {}), "schedule": [rounds[0].number, len(rounds)]}
        each.save(update_fields=["drawn_with"])
        history.add(as_drawn(each, drawn))


def _rounds_of_stage(competition: Competition, first: Round, now: dt.datetime) -> list[Round]:
    """All rounds of the stage of its first, planned; they are published with it."""
    rounds = [first]
    for number in range(first.number + 1, first.number + competition.settings["stages"][first.stage - 1]["rounds"]):
        following = plan_round(competition, number, first.stage, now, rounds[-1])
        following.draws_at, following.publishes_at = first.draws_at, first.publishes_at
        following.due_at = first.publishes_at
        rounds.append(following)
    return rounds


def _gone(rest: Sequence[Round]) -> list[Entry]:
    """Who has left and still has a seat or a bye in these rounds."""
    seats = TableSeat.objects.filter(round__in=rest).values("entry")
    byes = Unseated.objects.filter(round__in=rest, kind=Unseated.Kind.BYE).values("entry")
    return list(Entry.objects.filter(pk__in=seats.union(byes), status__in=LEFT).order_by("left_at", "pk"))


def _take_place(competition: Competition, rest: Sequence[Round], leaver: Entry, comer: Entry, now: dt.datetime) -> None:
    """Let who waits have the seats and byes of who has left, in the rounds to come."""
    TableSeat.objects.filter(round__in=rest, entry=leaver).update(entry=comer)
    Unseated.objects.filter(round__in=rest, entry=leaver).update(entry=comer)
    for round_ in rest:
        round_.by_hand = True
        round_.save(update_fields=["by_hand"])
        unseat(round_, [(leaver, Unseated.Kind.ABSENT, 0)])
    comer.status, comer.from_round = Entry.Status.ACTIVE, rest[0].number
    comer.save(update_fields=["status", "from_round"])
    note_late(competition, rest[0], [comer])
    add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(comer.uuid), status=comer.status, moved_up=True)
    reason = "It has the place of an entry that has left."
    record(competition, None, Ruling.Action.ADMIT, reason, now, entry=comer, round=rest[0].number)


def _redraw(competition: Competition, rest: Sequence[Round], now: dt.datetime) -> None:
    """Draw rounds anew that are not open, by the seeds of their next attempts."""
    statuses = [each.status for each in rest]
    for model in (TableSeat, Table, Unseated):
        model._default_manager.filter(round__in=rest).delete()
    for each in rest:
        each.attempt, each.by_hand = each.attempt + 1, False
    known = known_before(competition, rest[0])
    _draw(competition, rest, field_of(competition, rest[0], known), known, now)
    for each, status in zip(rest, statuses, strict=True):
        each.status = status
        each.save(update_fields=["status"])
    after = {"attempt": rest[0].attempt, "rounds": [each.number for each in rest]}
    record(competition, None, Ruling.Action.REDRAW, "An entry has left.", now, round=rest[0].number, after=after)
