"""Webhooks of leagues: where owner and organizers have the public facts of a league posted (LEAGUES.md, API)."""

from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from accounts.models import Player
from leagues.models import League
from leagues.services.locks import lock_league
from leagues.services.staff import ORGANIZERS, require_role
from notifications.models import Webhook
from notifications.services import webhooks


@transaction.atomic
def make(player: Player, league: UUID, url: str) -> tuple[Webhook, str]:
    """Make a webhook of a league; answers it and its secret, which is shown only now.

    Raises: AppError `not_found`, `not_staff`, `invalid_input` for an address that we do not post to, `limit_reached`.
    """
    row = lock_league(league)
    require_role(row, player, ORGANIZERS)
    return webhooks.make(player, url, row.uuid)


def listed(league: League) -> QuerySet[Webhook]:
    """The webhooks of a league, the newest first."""
    return webhooks.of_league(league.uuid)


def find(player: Player, league: League, key: UUID) -> Webhook:
    """A webhook of a league. Raises: AppError `not_staff`, `not_found`."""
    require_role(league, player, ORGANIZERS)
    return webhooks.find_of_league(league.uuid, key)
