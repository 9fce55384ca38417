"""What must hold of competitions after a soak, whatever was killed meanwhile; each check answers what is wrong.

They read the rows of the database that Django is connected to.
"""

from collections.abc import Callable, Iterator
from typing import Any

from django.db import connection

from leagues.models import Competition, Round
from leagues.ratings.models import Pool
from leagues.ratings.services.checks import first_difference
from leagues.rules.errors import ExportMismatch
from leagues.rules.verification import verify
from leagues.selectors.export import export_document
from leagues.services.verification import check_standings, verify_draw

TOLD_OTHERWISE = """
SELECT round.competition_id, round.number, round.status, told.*
FROM leagues_round round CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE kind = 'round_drawn') drawn, count(*) FILTER (WHERE kind = 'round_opened') opened,
        count(*) FILTER (WHERE kind = 'round_closed') closed
    FROM leagues_event event WHERE event.competition_id = round.competition_id AND event.round = round.number
) told
WHERE (told.drawn, told.opened, told.closed)
    <> ((published_at IS NOT NULL)::int, (opened_at IS NOT NULL)::int, (closed_at IS NOT NULL)::int)"""
"""Rounds whose publication, opening or close was not told once each, or was told and did not happen."""

MISSING_ROUNDS = """
SELECT competition.uuid, count(*), max(number) FROM leagues_round
JOIN leagues_competition competition ON competition.id = competition_id
GROUP BY competition.uuid HAVING count(*) <> max(number)"""
OTHER_ATTEMPTS = """
SELECT competition.uuid, round.number, round.attempt, count(ruling.id) FROM leagues_round round
JOIN leagues_competition competition ON competition.id = round.competition_id
LEFT JOIN leagues_ruling ruling ON ruling.competition_id = round.competition_id AND ruling.action = 'redraw'
    AND (ruling.round = round.number OR ruling.after -> 'rounds' @> to_jsonb(round.number))
GROUP BY competition.uuid, round.id HAVING round.attempt <> count(ruling.id)"""
"""Rounds that were drawn more or less often than a ruling says."""

TWO_PLACES = """
SELECT seat.entry_id, seat.round_id FROM leagues_tableseat seat
JOIN leagues_unseated unseated ON unseated.entry_id = seat.entry_id AND unseated.round_id = seat.round_id"""
NO_GAME = """
SELECT tables.id FROM leagues_table tables JOIN leagues_round round ON round.id = tables.round_id
JOIN leagues_competition competition ON competition.id = round.competition_id
WHERE tables.game_id IS NULL AND round.opened_at IS NOT NULL AND competition.status <> 'cancelled'"""
NO_TABLE = """
SELECT game.uuid FROM games_game game LEFT JOIN leagues_table tables ON tables.game_id = game.id
WHERE game.league IS NOT NULL AND tables.id IS NULL"""
OTHER_SEATS = """
SELECT tables.id, game.seat_count, count(seat.id)
FROM leagues_table tables JOIN games_game game ON game.id = tables.game_id
LEFT JOIN leagues_tableseat seat ON seat.table_id = tables.id
GROUP BY tables.id, game.seat_count HAVING game.seat_count <> count(seat.id)"""
NOT_ENDED = """
SELECT tables.id, tables.status FROM leagues_table tables JOIN leagues_round round ON round.id = tables.round_id
JOIN leagues_competition competition ON competition.id = round.competition_id
WHERE tables.ended_at IS NULL AND (round.closed_at IS NOT NULL OR competition.status = 'finished')"""
COUNTED_OTHERWISE = """
SELECT tables.id, tables.status, told.finished, told.adjudicated
FROM leagues_table tables JOIN leagues_round round ON round.id = tables.round_id
CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE kind = 'table_finished') finished,
        count(*) FILTER (WHERE kind = 'table_adjudicated') adjudicated
    FROM leagues_event event WHERE event.competition_id = round.competition_id AND event.round = round.number
        AND event.table = tables.number
) told
WHERE told.finished > 1 OR (tables.status = 'finished' AND told.finished <> 1)
    OR (tables.status IN ('adjudicated', 'split', 'void') AND told.adjudicated = 0)
    OR (tables.ended_at IS NULL AND told.finished > 0)"""
"""Tables whose result was told twice, or never, or is not there."""

OTHER_RESULTS = """
SELECT tables.id, seat.index, seat.played_rank, seat.total, ranked
FROM leagues_table tables JOIN games_game game ON game.id = tables.game_id
JOIN leagues_tableseat seat ON seat.table_id = tables.id
LEFT JOIN LATERAL jsonb_array_elements(game.result -> 'ranking') ranked ON (ranked ->> 'seat')::int = seat.index
WHERE tables.status = 'finished' AND (
    (seat.played_rank, seat.total) IS DISTINCT FROM ((ranked ->> 'rank')::int, (ranked ->> 'total')::int)
)"""
"""Seats of finished tables that have another rank or total than their game gave them."""

NOT_OVER = """
SELECT uuid, status, due_at, quarantined_at FROM leagues_competition
WHERE status NOT IN ('finished', 'cancelled', 'draft') OR quarantined_at IS NOT NULL"""
SEASON_NOT_OVER = "SELECT uuid, name FROM leagues_season WHERE finished_at IS NULL"
TOO_MANY = """
SELECT competition.uuid, competition.capacity, count(*) FROM leagues_competition competition
JOIN leagues_entry entry ON entry.competition_id = competition.id AND entry.status = 'active'
GROUP BY competition.id HAVING count(*) > competition.capacity + (
    SELECT count(*) FROM leagues_ruling ruling WHERE ruling.competition_id = competition.id
    AND ruling.action IN ('admit', 'reinstate', 'undo')
)"""
"""Competitions with more entries than places; who was admitted or came back needs none."""

NO_SUBSTITUTE = """
SELECT offer.uuid FROM leagues_substituteoffer offer JOIN leagues_tableseat seat ON seat.id = offer.seat_id
JOIN leagues_table tables ON tables.id = seat.table_id WHERE offer.status = 'accepted' AND NOT EXISTS (
    SELECT FROM games_seat held WHERE held.game_id = tables.game_id AND held.index = seat.index
        AND held.player_id = offer.player_id
    UNION ALL SELECT FROM games_tenure tenure WHERE tenure.game_id = tables.game_id AND tenure.seat = seat.index
        AND tenure.player_id = offer.player_id
)"""
"""Offers that were accepted and gave nobody a seat."""


def all_faults() -> dict[str, list[str]]:
    """The faults by what was checked; an empty list: it holds."""
    return {what: list(check()) for what, check in CHECKS.items()}


def rounds_drawn_once() -> Iterator[str]:
    """Every round was drawn, opened and closed once, all that there are, and nobody has two places in one."""
    for question in (TOLD_OTHERWISE, MISSING_ROUNDS, OTHER_ATTEMPTS, TWO_PLACES):
        yield from rows(question)


def draws_come_out_again() -> Iterator[str]:
    """Every draw, made again from what it was made of, has the same lots and tables."""
    for round_ in Round.objects.filter(lots__isnull=False).select_related("competition"):
        if verify_draw(round_.competition, round_.number) is False:
            yield f"{round_.competition.uuid}, round {round_.number}"


def tables_have_one_game() -> Iterator[str]:
    """Every table that was opened has a game of its size, and every game of a league a table."""
    for question in (NO_GAME, NO_TABLE, OTHER_SEATS):
        yield from rows(question)


def results_counted_once() -> Iterator[str]:
    """Every table has ended, its end was told once, and its seats have what the game gave them."""
    for question in (NOT_ENDED, COUNTED_OTHERWISE, OTHER_RESULTS):
        yield from rows(question)


def standings_follow() -> Iterator[str]:
    """Stored standings are those that the rows give; `manage.py check_standings` for all."""
    for competition in Competition.objects.filter(rounds__published_at__isnull=False).distinct():
        if not check_standings(competition.pk):
            yield str(competition.uuid)


def exports_recompute() -> Iterator[str]:
    """Lots and standings come out of the export of every competition that is over, without the database."""
    for competition in Competition.objects.filter(status=Competition.Status.FINISHED):
        try:
            verify(export_document(competition))
        except ExportMismatch as error:
            yield f"{competition.uuid}: {error.path}: {error.expected} expected, {error.found} found"


def ratings_follow() -> Iterator[str]:
    """Stored ratings are those that the records give; `manage.py recompute_ratings --check`."""
    for pool in Pool.values:
        if (found := first_difference(pool)) is not None:
            yield f"{pool}: {found}"


def all_is_over() -> Iterator[str]:
    """Every competition and every season has ended by itself; none was set aside."""
    for question in (NOT_OVER, SEASON_NOT_OVER):
        yield from rows(question)


def places_hold() -> Iterator[str]:
    """No competition has more entries than places, and who was given a seat has held it."""
    for question in (TOO_MANY, NO_SUBSTITUTE):
        yield from rows(question)


def rows(question: str) -> Iterator[str]:
    """The rows of an answer that should have none."""
    with connection.cursor() as cursor:
        cursor.execute(question)
        found: list[tuple[Any, ...]] = cursor.fetchall()
    yield from map(str, found)


CHECKS: dict[str, Callable[[], Iterator[str]]] = {
    "every round drawn once, one place each": rounds_drawn_once,
    "every draw comes out again": draws_come_out_again,
    "every table one game, every game one table": tables_have_one_game,
    "every result counted once, as it was played": results_counted_once,
    "standings as the rows give them": standings_follow,
    "exports recompute": exports_recompute,
    "ratings as the records give them": ratings_follow,
    "competitions and seasons over, none set aside": all_is_over,
    "no place or seat given away twice": places_hold,
}
