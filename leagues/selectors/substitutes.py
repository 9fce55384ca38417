"""The place of a player in pools of substitutes, and the seats that it is offered (LEAGUES.md LX1, LX2)."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.db.models.functions import Now

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from leagues.documents import entered_competition
from leagues.models import SubstituteOffer, Volunteer


def find_volunteer(player: Player, competition: UUID) -> Volunteer:
    """The place of a player in the pool of a competition. Raises: AppError `not_found`."""
    found = Volunteer.objects.filter(player=player, competition__uuid=competition).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def volunteer_document(row: Volunteer) -> dict[str, Any]:
    """What a volunteer is told of itself; not its lot, by which others come first."""
    return {"services": row.services, "since": timestamp(row.created_at)}


def open_offers(player: Player) -> QuerySet[SubstituteOffer]:
    """The seats that wait for the answer of a player, unordered."""
    return _offers(player).filter(status=SubstituteOffer.Status.OPEN, ends_at__gt=Now())


def find_offer(player: Player, offer: UUID) -> SubstituteOffer:
    """An offer of a player's, whatever became of it. Raises: AppError `not_found`."""
    found = _offers(player).filter(uuid=offer).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def offer_document(row: SubstituteOffer) -> dict[str, Any]:
    """An offer with where the seat is; its row comes with all of that."""
    table = row.seat.table
    return {
        "id": str(row.uuid),
        "competition": entered_competition(table.round.competition),
        "round": table.round.number,
        "table": table.number,
        "seat": row.seat.index,
        "game": None if table.game is None else str(table.game.uuid),
        "closes_at": timestamp(table.closes_at),
        "status": row.status,
        "made_at": timestamp(row.made_at),
        "ends_at": timestamp(row.ends_at),
        "answered_at": timestamp(row.answered_at),
    }


def _offers(player: Player) -> QuerySet[SubstituteOffer]:
    where = ("seat__table__game", "seat__table__round__competition__season", "seat__table__round__competition__league")
    return SubstituteOffer.objects.filter(player=player).select_related(*where)
