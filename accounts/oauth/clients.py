"""Apps that a player makes for others, and the apps that a player has let in."""

from collections.abc import Collection
from datetime import datetime
from typing import Any, NamedTuple

from allauth.idp.oidc.adapter import get_adapter
from allauth.idp.oidc.models import Client
from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import AnonymousUser
from django.db import transaction
from django.db.models import F, Prefetch, Q, QuerySet

from accounts.models import Player
from accounts.oauth.adapter import GRANT_TYPES, MEANINGS
from accounts.oauth.grants import end
from accounts.oauth.models import Grant
from accounts.oauth.redirects import source_of
from accounts.services.players import lock
from duckcover.errors import AppError, ErrorCode

MAX_CLIENTS = 10


class Connection(NamedTuple):
    """An app and what a player lets it do, over all its grants."""

    client: Client
    scopes: list[str]
    connected_at: datetime
    last_used_at: datetime | None


@transaction.atomic
def register(
    owner: Player, *, name: str, kind: str, redirect_uris: Collection[str], scopes: Collection[str]
) -> tuple[Client, str | None]:
    """Make an app known; the secret of a confidential one is returned once and kept as a hash.

    Raises: AppError (permission_denied) for bots, (limit_reached) when the player has 10.
    """
    if lock(owner).is_bot:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    if clients_of(owner).count() >= MAX_CLIENTS:
        raise AppError(ErrorCode.LIMIT_REACHED)
    public = kind == Client.Type.PUBLIC
    secret = None if public else get_adapter().generate_client_secret()
    client = Client(owner=owner, name=name, type=kind, secret=make_password(secret))
    client.set_scopes(list(scopes))
    client.set_redirect_uris(list(redirect_uris))
    client.set_cors_origins(sorted({source_of(uri) for uri in redirect_uris if uri.startswith("http")}))
    client.grant_types = "\n".join(kind for kind in GRANT_TYPES if public or kind != Client.GrantType.DEVICE_CODE)
    client.save(force_insert=True)
    return client, secret


@transaction.atomic
def remove(owner: Player, client_id: str) -> None:
    """Make an app unknown again, with everything that players have let it do. Raises: AppError (not_found)."""
    if not _remove(clients_of(owner).filter(pk=_key(client_id))):
        raise AppError(ErrorCode.NOT_FOUND)


@transaction.atomic
def remove_all(clients: QuerySet[Client]) -> None:
    """Make apps unknown again, whoever has made them, with all that players have let them do. For the operator."""
    _remove(clients)


@transaction.atomic
def erase(player: Player) -> None:
    """Make a player's apps unknown, and take from every app what the player has let it do. For the deletion."""
    _remove(clients_of(player), Q(player=player))


def disconnect(player: Player, client_id: str) -> None:
    """Take from an app all that a player has let it do, at once. Raises: AppError (not_found) when that is nothing."""
    if not end(Grant.objects.filter(player=player, client=_key(client_id))):
        raise AppError(ErrorCode.NOT_FOUND)


def clients_of(owner: Player) -> QuerySet[Client]:
    made: QuerySet[Client] = Client.objects.filter(owner=owner)
    return made


def apps_of(player: Player) -> QuerySet[Client]:
    """Return the apps that a player has let in, each with its maker and with this player's grants."""
    own = Prefetch("grants", Grant.objects.filter(player=player).order_by("pk"), to_attr="own_grants")
    let_in: QuerySet[Client] = Client.objects.filter(pk__in=Grant.objects.filter(player=player).values("client"))
    return let_in.select_related("owner").prefetch_related(own)


def is_let_in(client: Client, user: Player | AnonymousUser) -> bool:
    """Say whether somebody, who may not be signed in, has let an app in."""
    return user.is_authenticated and Grant.objects.filter(player=user, client=client).exists()


def export(player: Player) -> dict[str, Any]:
    """Return what is held on a player here: the apps that it has let in, time by time, and those that it has made."""
    grants = Grant.objects.filter(player=player).order_by("pk")
    known = ("uuid", "scopes", "created_at", "last_used_at")
    made = [
        {
            "id": client.pk,
            "name": client.name,
            "type": client.type,
            "redirect_uris": client.get_redirect_uris(),
            "scopes": client.get_scopes(),
            "created_at": client.created_at,
        }
        for client in clients_of(player).order_by("created_at", "pk")
    ]
    return {"connected": list(grants.values(*known, app=F("client__name"))), "made": made}


def connection(client: Client) -> Connection:
    """Return one of `apps_of` with its grants taken together."""
    grants: list[Grant] = client.own_grants
    granted = {scope for grant in grants for scope in grant.scopes}
    used = [grant.last_used_at for grant in grants if grant.last_used_at is not None]
    return Connection(
        client,
        [scope for scope in MEANINGS if scope in granted],
        min(grant.created_at for grant in grants),
        max(used, default=None),
    )


def _remove(clients: QuerySet[Client], and_grants: Q | None = None) -> bool:
    """Delete apps with all their grants, and more grants; returns whether there was an app.

    Locks: the apps, then the grants, as whoever makes tokens does.
    """
    keys = list(clients.select_for_update().order_by("pk").values_list("pk", flat=True))
    theirs = Q(client__in=keys)
    end(Grant.objects.filter(theirs if and_grants is None else theirs | and_grants))
    Client.objects.filter(pk__in=keys).delete()
    return bool(keys)


def _key(client_id: str) -> str:
    """Return the id of a client as the database can take it; "" for what is none."""
    return client_id if client_id.isprintable() else ""
