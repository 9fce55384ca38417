"""Notices that services write themselves, in the transaction of what they tell of: of what has no event.

What has one is told by `leagues.telling`. Whoever writes here waits for the lock of all who write notices.
"""

import datetime as dt
from collections.abc import Collection, Iterator
from typing import Any

from games.documents import timestamp
from leagues.models import Competition, League, Staff
from notifications.models import Notice
from notifications.services.inbox import Draft, lock_position, write

Kind = Notice.Kind


def tell(drafts: Collection[Draft], now: dt.datetime) -> int:
    """Write notices; answers how many are new. The caller has locked everything else that it locks."""
    if not drafts:
        return 0
    lock_position(wait=True)
    return len(write(list(drafts), now))


def of_competition(
    competition: Competition, kind: Kind, fact: str, players: Collection[int], **details: Any
) -> Iterator[Draft]:
    """A notice about a competition for each of these players (primary keys); `deadline` is a moment."""
    said = {**details, "competition": str(competition.uuid), "competition_name": competition.name}
    if "deadline" in details:
        said["deadline"] = timestamp(details["deadline"])
    for player in players:
        yield Draft(player=player, kind=kind, fact=f"{competition.pk}:{fact}", details=said)


def to_staff(
    competition: Competition, roles: Collection[str], reason: str, fact: str, but: int | None = None, **details: Any
) -> Iterator[Draft]:
    """The notice to its staff in these roles, but for one player (primary key), that a competition waits for them."""
    staff = Staff.objects.filter(league=competition.league_id, role__in=roles, accepted_at__isnull=False)
    players = staff.exclude(player=but).order_by("player").values_list("player", flat=True)
    yield from of_competition(
        competition, Kind.STAFF_NEEDED, f"{reason}:{fact}", list(players), reason=reason, **details
    )


def of_league(league: League, kind: Kind, fact: str, player: int) -> Draft:
    """A notice about a league for a player (primary key)."""
    said = {"league": str(league.uuid), "league_name": league.name}
    return Draft(player=player, kind=kind, fact=f"{league.pk}:{fact}", details=said)
