"""Making and changing leagues and seasons' rows: names and texts; who may do it is in `staff`."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.services.limits import require_account
from games.services.locks import database_now, hold_players
from leagues.models import League, Staff
from leagues.services.locks import lock_league
from leagues.services.staff import ORGANIZERS, require_role

MOST_LEAGUES = 20
"""How many leagues a player may own."""
TEXTS = ("name", "description", "visibility", "language")


@transaction.atomic
def create_league(player: Player, texts: Mapping[str, Any]) -> League:
    """Make a league whose owner is its maker; `texts` are `TEXTS`, checked before.

    Raises: AppError `limit_reached`, `permission_denied` for a guest or a bot, `invalid_token`.
    """
    require_account(player)
    if player.is_bot:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    hold_players(player)
    if Staff.objects.filter(player=player, role=Staff.Role.OWNER).count() >= MOST_LEAGUES:
        raise AppError(ErrorCode.LIMIT_REACHED)
    now = database_now()
    league = League.objects.create(**{name: texts[name] for name in TEXTS if name in texts}, created_at=now)
    Staff.objects.create(league=league, player=player, role=Staff.Role.OWNER, appointed_at=now, accepted_at=now)
    return league


@transaction.atomic
def change_league(player: Player, league: UUID, texts: Mapping[str, Any], version: int | None = None) -> League:
    """Change names and texts of a league; `version`: the one that the caller knew.

    Raises: AppError `not_found`, `not_staff`, `precondition_failed`.
    """
    row = lock_league(league)
    require_role(row, player, ORGANIZERS)
    if version is not None and version != row.version:
        raise AppError(ErrorCode.PRECONDITION_FAILED)
    changed = [name for name in TEXTS if name in texts]
    for name in changed:
        setattr(row, name, texts[name])
    row.version += 1
    row.save(update_fields=[*changed, "version"])
    return row
