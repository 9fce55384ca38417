"""Whether what is stored follows from what it was made of: draws, drawn again, and standings (LEAGUES.md LD4, LB5)."""

from django.db import transaction

from games.services.locks import database_now
from leagues.models import Competition, Round
from leagues.rules.drawing import RoundToDraw, draw_round
from leagues.rules.draws import RoundDraw
from leagues.rules.history import History
from leagues.services.draws import seed_of
from leagues.services.facts import DRAWN, facts_of
from leagues.services.locks import lock_by_key
from leagues.services.standings import rewrite


def verify_draw(competition: Competition, number: int) -> bool | None:
    """Whether a round, drawn again from what it was drawn with, has the same tables, byes and lots.

    None where there is nothing to compare: a round that is not drawn, was set by hand, or belongs to a schedule.
    """
    row = Round.objects.get(competition=competition, number=number)
    stage = competition.settings["stages"][row.stage - 1]
    if row.drawn_with is None or row.by_hand or stage["format"] == "round_robin":
        return None
    known = facts_of(competition, DRAWN)
    stored = next(each for each in known.rounds if each.number == number)
    drawn = draw_round(_given(competition, row, History.of(each for each in known.rounds if each.number < number)))
    byes = {each.entry for each in stored.unseated if each.kind == "bye"}
    tables = tuple(table.entries for table in stored.tables)
    return (drawn.lots, drawn.tables, set(drawn.byes)) == (stored.lots, tables, byes)


def check_standings(key: int) -> bool:
    """Whether the stored standings of a competition (primary key) are those that its rows give; writes nothing."""
    with transaction.atomic():
        same = not rewrite(lock_by_key(key), database_now())
        transaction.set_rollback(True)
    return same


def _given(competition: Competition, row: Round, history: History) -> RoundToDraw:
    """What a round was drawn from, read back."""
    kept = row.drawn_with or {}
    seeds = {uuid: bytes.fromhex((row.draw_seeds or {})[str(uuid)]) for uuid in row.lots or ()}
    size = facts_of(competition, ()).settings.table_size
    return RoundToDraw(
        draw=RoundDraw(competition.uuid, row.number, row.attempt, seed_of(competition, row), seeds),
        size=size,
        mode=kept["mode"],
        scores=kept["scores"],
        seeds=kept["seeds"],
        standing=kept["standing"],
        history=history,
        apart=frozenset(frozenset(pair) for pair in kept["apart"]),
        avoid_repeats=kept["avoid_repeats"],
        low_blows=kept["low_blows"],
    )
