"""When clocks of a competition stand still and closes move: what pauses and extensions do to rows (LEAGUES.md LR6).

A pause moves all that is still to come when it begins, so nothing has to happen when it ends. Of pauses that overlap,
those of a table, its round and its competition, the one that ends last counts, once. The competition is locked by the
caller; games are locked in the order of their keys.
"""

import datetime as dt
from collections.abc import Sequence

from games.models import Game
from games.services import tables as games
from leagues.models import Competition, Round, Table
from leagues.rules.timing import shifted
from leagues.services.plans import set_times, stands_until, times_in
from leagues.services.rounds import UNENDED, next_due_at

Row = Competition | Round | Table
MOVED = ("draws_at", "publishes_at", "opens_at", "closes_at", "due_at")


def stop(row: Row, until: dt.datetime, now: dt.datetime) -> None:
    """Let the clocks below a row stand still until a moment, and no longer; until now: they go on.

    The rows above it are those of the caller: `row.competition`, `row.round.competition`.
    """
    rounds, tables = _concerned(row)
    moved: list[Round | Table] = [*rounds, *tables]
    before = {each: stands_until(now, *_above(each)) for each in moved}
    stood = stands_until(now, row)
    lasts = until > now
    row.paused_from, row.paused_until = ((row.paused_from if stood > now else now), until) if lasts else (None, None)
    row.save(update_fields=["paused_from", "paused_until"])
    for round_ in rounds:
        _move_round(round_, before[round_], stands_until(now, *_above(round_)), now)
    for table in tables:
        _move_table(table, before[table], stands_until(now, *_above(table)), now)
    if isinstance(row, Competition):
        _move_plans(row, stood, max(until, now), now)


def stop_game(table: Table, now: dt.datetime) -> None:
    """Let the clocks of a table's game stand still as long as those of the table; a game that is over is left alone."""
    game = Game.objects.select_for_update().filter(pk=table.game_id or 0, status=Game.Status.PLAYING).first()
    until = stands_until(now, *_above(table))
    if game is None or game.played_out_at is not None:
        return
    if until > now:
        games.pause_table(game, until)
    else:
        games.resume_table(game)


def competition_of(row: Row) -> Competition:
    """The competition of a row, as its caller has put it there."""
    if isinstance(row, Competition):
        return row
    return row.round.competition if isinstance(row, Table) else row.competition


def _concerned(row: Row) -> tuple[list[Round], list[Table]]:
    """The rounds and tables whose clocks a row stops: rows that share the competition and its rounds."""
    if isinstance(row, Table):
        return [], [row]
    if isinstance(row, Round):
        return [row], _unended_tables([row])
    rounds = list(row.rounds.exclude(status=Round.Status.CLOSED).order_by("number"))
    for round_ in rounds:
        round_.competition = row
    return rounds, _unended_tables(rounds)


def _unended_tables(rounds: Sequence[Round]) -> list[Table]:
    by_key = {round_.pk: round_ for round_ in rounds}
    found = Table.objects.select_for_update().filter(round__in=by_key, status__in=UNENDED)
    tables = list(found.order_by("game", "pk"))
    for table in tables:
        table.round = by_key[table.round_id]
    return tables


def _above(row: Round | Table) -> Sequence[Row]:
    """A row with those whose pauses stop its clocks as well."""
    return (row, row.round, row.round.competition) if isinstance(row, Table) else (row, row.competition)


def _move_round(round_: Round, before: dt.datetime, after: dt.datetime, now: dt.datetime) -> None:
    times = times_in(round_).after_pause(before, after)
    set_times(round_, times)
    round_.due_at = next_due_at(round_, now)
    round_.save(update_fields=MOVED)


def _move_table(table: Table, before: dt.datetime, after: dt.datetime, now: dt.datetime) -> None:
    if table.closes_at > before:
        table.closes_at += after - before
    if table.rule_by is not None and table.rule_by > before:
        table.rule_by += after - before
    table.save(update_fields=["closes_at", "rule_by"])
    stop_game(table, now)


def _move_plans(competition: Competition, before: dt.datetime, after: dt.datetime, now: dt.datetime) -> None:
    """Let rounds that are not planned yet come later as well, and the sweep look at the competition again."""
    settings = competition.settings
    competition.settings = {**settings, "timing": shifted(settings["timing"], before, after - before)}
    competition.due_at = now
    competition.save(update_fields=["settings", "due_at"])
