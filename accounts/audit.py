"""What staff did, written down where nobody can change it: the database refuses to update or delete an entry."""

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Any

from django.db.models import Model
from django.http import HttpRequest

from accounts.models import AuditEntry, Player
from duckcover.addresses import UNKNOWN, client_address

MAX_TARGET = 80
MAX_ACTION = 40


def record(request: HttpRequest, action: str, *targets: Model, **detail: Any) -> None:
    """Write down that the staff member of a request did something to each target, or to nothing in particular.

    `detail`: JSON values; never a secret. Side effects: one entry a target, in the transaction of whoever calls.
    """
    record_all(request, action, targets or (None,), detail)


def record_own(request: HttpRequest, player: Player, action: str) -> None:
    """Write down what somebody did to an own account, if that is one of staff."""
    if player.is_staff or player.is_superuser:
        record_all(request, action, (player,), {}, by=player)


def record_all(
    request: HttpRequest,
    action: str,
    targets: Iterable[Model | None],
    detail: dict[str, Any],
    *,
    by: Player | None = None,
) -> None:
    """Write down one entry a target; nothing for no target. One query. `by`: the request's player, if not given."""
    staff, address = (by or request.user).get_username(), _address(request)
    entries = [
        AuditEntry(
            staff=staff,
            address=address,
            action=action[:MAX_ACTION],
            kind="" if target is None else target._meta.label_lower,
            target="" if target is None else _key(target)[:MAX_TARGET],
            detail=detail,
        )
        for target in targets
    ]
    AuditEntry.objects.bulk_create(entries)


def _key(target: Model) -> str:
    """Return what names a row for good: its public id, or its number where it has none."""
    return str(getattr(target, "uuid", None) or target.pk)


def _address(request: HttpRequest) -> str | None:
    """Return where a request comes from; of IPv6 the network."""
    address = client_address(request)
    return None if address == UNKNOWN else str(ip_network(address).network_address)
