"""Rounds, their tables and their draws, of a competition that the viewer may know of (LEAGUES.md LR3, LO5, API).

Who may not see a draw yet sees its round as planned: a round that is drawn says no more than its times until it is
published. Only organizers who do not play in the competition may look before.
"""

from collections.abc import Collection
from typing import Any

from django.db.models import Count, Prefetch, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from leagues.models import Competition, DrawSeed, Round, Table, TableSeat, Unseated
from leagues.rules.draws import SCHEME
from leagues.rules.points import in_points
from leagues.services.facts import DRAWN, PUBLISHED
from leagues.services.staff import ORGANIZERS, Actor, is_interested, role_of

Shown = Collection[str]
"""The states of the rounds whose draw a viewer sees."""


# --- what a viewer may see -----------------------------------------------------------------------------------


def shown_to(viewer: Player | None, competition: Competition) -> Shown:
    """The states of rounds of which a viewer sees the draw; two queries, one where there is no role."""
    role = role_of(competition.league, viewer)
    if viewer is None or role not in ORGANIZERS or is_interested(competition, Actor(viewer, role)):
        return PUBLISHED
    return DRAWN


def rounds_of(competition: Competition) -> QuerySet[Round]:
    """The rounds that are planned or further, with the number of their tables, unordered."""
    return Round.objects.filter(competition=competition).annotate(table_count=Count("tables"))


def find_round(competition: Competition, number: int) -> Round:
    """A round, whatever its state. Raises: AppError `not_found`."""
    found = rounds_of(competition).filter(number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def find_drawn(competition: Competition, number: int, shown: Shown) -> Round:
    """A round whose draw the viewer sees. Raises: AppError `not_found`, alike for what is not drawn and not planned."""
    found = find_round(competition, number)
    if found.status not in shown:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def tables_of(round_: Round) -> QuerySet[Table]:
    """The tables of a round with their games, seats, entries and players, unordered; two queries."""
    return tables_of_all([round_])


def tables_of_all(rounds: Collection[Round]) -> QuerySet[Table]:
    """The same of several rounds."""
    seats = TableSeat.objects.order_by("index").select_related("entry__player")
    return Table.objects.filter(round__in=rounds).select_related("game").prefetch_related(Prefetch("seats", seats))


def find_table(round_: Round, number: int) -> Table:
    """A table of a round. Raises: AppError `not_found`."""
    found = tables_of(round_).filter(number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


# --- documents -----------------------------------------------------------------------------------------------


def round_document(row: Round, shown: Shown) -> dict[str, Any]:
    """A Round as lists say it; its row comes of `rounds_of`."""
    is_shown = row.status in shown
    return {
        "number": row.number,
        "stage": row.stage,
        "status": row.status if is_shown else Round.Status.PLANNED,
        "draws_at": timestamp(row.draws_at),
        "publishes_at": timestamp(row.publishes_at),
        "opens_at": timestamp(row.opens_at),
        "closes_at": timestamp(row.closes_at),
        "published_at": timestamp(row.published_at),
        "opened_at": timestamp(row.opened_at),
        "closed_at": timestamp(row.closed_at),
        "paused_until": timestamp(row.paused_until),
        "attempt": row.attempt if is_shown else 0,
        "by_hand": row.by_hand and is_shown,
        "tables": row.table_count if is_shown else 0,  # type: ignore[attr-defined]  # annotated
    }


def whole_round(row: Round, shown: Shown) -> dict[str, Any]:
    """A Round with who has no seat in it; one query."""
    rows = Unseated.objects.filter(round=row).select_related("entry").order_by("pk") if row.status in shown else ()
    return {**round_document(row, shown), "unseated": [unseated_document(each) for each in rows]}


def unseated_document(row: Unseated) -> dict[str, Any]:
    """An entry without a seat; its row comes with `entry`."""
    return {"entry": str(row.entry.uuid), "kind": row.kind, "points": row.points}


def table_document(row: Table) -> dict[str, Any]:
    """A Table; its row comes of `tables_of`. Nothing of a game is in it before the table has ended."""
    return {
        "number": row.number,
        "game": None if row.game is None else str(row.game.uuid),
        "status": row.status,
        "captain": row.captain,
        "closes_at": timestamp(row.closes_at),
        "rule_by": timestamp(row.rule_by),
        "paused_until": timestamp(row.paused_until),
        "ended_at": timestamp(row.ended_at),
        "seats": [seat_document(seat) for seat in row.seats.all()],
    }


def seat_document(row: TableSeat) -> dict[str, Any]:
    """A seat of a table; its row comes with `entry` and its player."""
    player = row.entry.player
    return {
        "index": row.index,
        "entry": str(row.entry.uuid),
        "player": None if player is None else player.username,
        "rank": row.rank,
        "played_rank": row.played_rank,
        "last": row.last,
        "at_fault": row.at_fault,
        "total": row.total,
        "round_scores": row.round_scores,
        "visible_cards": row.visible_cards,
        "points": None if row.ticks is None else in_points(row.ticks),
        "ticks": row.ticks,
        "tenures": row.tenures,
    }


def whole_draw(competition: Competition, row: Round) -> dict[str, Any]:
    """What a round was drawn from, for anybody to check; one query. The seed is told when the round is published."""
    kept = DrawSeed.objects.get(competition=competition, round=row.number, attempt=row.attempt)
    return {"scheme": SCHEME, "round": row.number, **draw_document(row, kept)}


def draw_document(row: Round, kept: DrawSeed) -> dict[str, Any]:
    """The draw of a round with its seed; the lots follow from it (LD1)."""
    return {
        "attempt": row.attempt,
        "commitment": bytes(kept.commitment).hex(),
        "server_seed": bytes(kept.seed).hex() if row.status in PUBLISHED else None,
        "entropy": None if row.entropy is None else bytes(row.entropy).hex(),
        "draw_seeds": row.draw_seeds,
        "lots": [str(entry) for entry in row.lots or ()],
    }
