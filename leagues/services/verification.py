"""Whether what is stored follows from what it was made of: draws, drawn again, and standings (LEAGUES.md LD4, LB5)."""

from django.db import transaction

from games.services.locks import database_now
from leagues.models import Competition, Round
from leagues.rules import competition as rules
from leagues.rules.drawing import DrawnRound, RoundToDraw, draw_round
from leagues.rules.draws import RoundDraw
from leagues.rules.export import read_settings
from leagues.rules.history import History
from leagues.services.draws import is_scheduled, seed_of
from leagues.services.facts import DRAWN, facts_of
from leagues.services.locks import lock_by_key
from leagues.services.schedules import as_drawn, scheduled, seat_round
from leagues.services.standings import rewrite


def verify_draw(competition: Competition, number: int) -> bool | None:
    """Whether a round, drawn again from what it was drawn with, has the same lots, tables and byes.

    Of one that was set by hand: the same lots, each entry of which has a seat, a bye, or has left. None for a round
    that is not drawn.
    """
    row = Round.objects.get(competition=competition, number=number)
    if row.drawn_with is None:
        return None
    known = facts_of(competition, DRAWN)
    stored = next(each for each in known.rounds if each.number == number)
    chance = _chance(competition, row)
    lots = tuple(map(str, chance.lots()))
    if (lots, chance.entropy()) != (stored.lots, bytes(row.entropy or b"")):
        return False
    byes = {each.entry for each in stored.unseated if each.kind == "bye"}
    if row.by_hand:
        left = {each.entry for each in stored.unseated if each.kind == "absent"}
        return set(lots) <= {*stored.seated(), *byes, *left}
    drawn = _drawn_again(competition, row, known)
    tables = tuple(table.entries for table in stored.tables)
    return (drawn.lots, drawn.tables, set(drawn.byes)) == (lots, tables, byes)


def _drawn_again(competition: Competition, row: Round, known: rules.Competition) -> DrawnRound:
    if is_scheduled(competition.settings, row.stage):
        return _scheduled_again(competition, row, known)
    return draw_round(drawn_from(competition, row, _before(known, row.number)))


def _scheduled_again(competition: Competition, row: Round, known: rules.Competition) -> DrawnRound:
    """A round of a schedule: all rounds from the first of it are drawn again."""
    first, count = (row.drawn_with or {})["schedule"]
    rows = list(Round.objects.filter(competition=competition, number__range=(first, row.number)))
    chances, history = [_chance(competition, each) for each in rows], _before(known, first)
    planned = scheduled(chances, count, known.settings.table_size, history)
    for each, chance, tables in zip(rows, chances, planned, strict=False):
        drawn = seat_round(chance, tables, history, low_blows=(each.drawn_with or {})["low_blows"])
        history.add(as_drawn(each, drawn))
    return drawn


def _before(known: rules.Competition, number: int) -> History:
    return History.of(each for each in known.rounds if each.number < number)


def check_standings(key: int) -> bool:
    """Whether the stored standings of a competition (primary key) are those that its rows give; writes nothing."""
    with transaction.atomic():
        same = not rewrite(lock_by_key(key), database_now())
        transaction.set_rollback(True)
    return same


def drawn_from(competition: Competition, row: Round, history: History) -> RoundToDraw:
    """What a round was drawn from, read back, blocks among it; one query. `history`: of the rounds before it."""
    kept = row.drawn_with or {}
    return RoundToDraw(
        draw=_chance(competition, row),
        size=read_settings(competition.settings).table_size,
        mode=kept["mode"],
        scores=kept["scores"],
        seeds=kept["seeds"],
        standing=kept["standing"],
        history=history,
        apart=frozenset(frozenset(pair) for pair in kept["apart"]),
        avoid_repeats=kept["avoid_repeats"],
        low_blows=kept["low_blows"],
    )


def _chance(competition: Competition, row: Round) -> RoundDraw:
    """The chance that a round was drawn with."""
    seeds = {uuid: bytes.fromhex((row.draw_seeds or {})[str(uuid)]) for uuid in row.lots or ()}
    return RoundDraw(competition.uuid, row.number, row.attempt, seed_of(competition, row), seeds)
