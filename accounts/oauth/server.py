"""The rules where they are stricter here than in allauth: PKCE for all, tokens on grants, reuse found out."""

import secrets
from datetime import timedelta
from typing import Any

from allauth.idp.oidc import app_settings
from allauth.idp.oidc.models import Client, Token
from django.db.models.functions import Now
from django.utils.dateparse import parse_datetime
from oauthlib.common import Request
from oauthlib.openid import Server

from accounts.allauth_internals import OAuthLibRequestValidator, ValidatorContext, get_validator_context
from accounts.oauth.consents import hold_client, proof_of, still_holds
from accounts.oauth.grants import end
from accounts.oauth.models import Grant

TOKEN_BYTES = 64
PROOF = "proof"
"""Under what a code keeps what shows that the consent still holds."""

REUSE_LEEWAY = timedelta(seconds=60)
"""How long a used refresh token may come once more: the answer to its first use may have been lost."""


class Validator(OAuthLibRequestValidator):  # type: ignore[misc]  # allauth is untyped
    """Answers oauthlib's questions, in the transaction of the token endpoint."""

    def is_pkce_required(self, client_id: str, request: Request) -> bool:
        """Say that every client has to prove that it is the one which asked (RFC 9700, 2.1.1)."""
        return True

    def save_authorization_code(
        self, client_id: str, code: dict[str, Any], request: Request, *args: Any, **kwargs: Any
    ) -> None:
        """Keep a code, with what shows later on that the player still agrees."""
        kept = {**code, PROOF: proof_of(request.user)}
        super().save_authorization_code(client_id, kept, request, *args, **kwargs)

    def validate_code(self, client_id: str, code: str, client: Client, request: Request, *_: Any, **__: Any) -> bool:
        """Say whether a code gives tokens: not after the player has changed the password.

        Locks: its player and the app, until the end of the transaction.
        """
        kept = self._lookup_authorization_code(request, client_id, code)
        known: bool = super().validate_code(client_id, code, client, request)
        return known and still_holds(request.user, client.pk, kept["code"].get(PROOF))

    def validate_refresh_token(self, refresh_token: str, client: Client, request: Request, *_: Any, **__: Any) -> bool:
        """Say whether a refresh token gives new tokens. One that comes long after its use ends its grant: it leaked.

        Locks: the app and its grant, until the end of the transaction.
        """
        if not hold_client(client.pk):
            return False
        token = _refresh_token(client, refresh_token)
        grant = _locked_grant(token)
        if token is None or grant is None or not grant.player.is_active or not _in_good_standing(client):
            return False
        if _long_spent(token):
            end(Grant.objects.filter(pk=grant.pk))
            return False
        if not _spent_at(token) and token.expires_at is not None and token.expires_at <= token.now:
            return False
        request.user = grant.player
        get_validator_context().refresh_token = token
        return True

    def save_bearer_token(self, token: dict[str, Any], request: Request, *args: Any, **kwargs: Any) -> None:
        """Keep new tokens, bound to the grant of the refresh token that they are given for, or to a new one."""
        old = get_validator_context().refresh_token
        if old is None:
            grant = Grant.objects.create(player=request.user, client=request.client, scopes=list(request.scopes))
        self._grant_id = grant.pk if old is None else old.data["grant"]
        super().save_bearer_token(token, request, *args, **kwargs)

    def _prep_access_token(self, ctx: ValidatorContext, token: dict[str, Any], request: Request) -> Token:
        return self._bound(super()._prep_access_token(ctx, token, request))

    def _prep_refresh_token(self, ctx: ValidatorContext, refresh_token: str, request: Request) -> Token:
        """Return the new refresh token; the row of the old one, which allauth deletes, comes back as a spent one."""
        old = ctx.refresh_token
        new = super()._prep_refresh_token(ctx, refresh_token, request)
        if old is not None:
            old.data = {"grant": self._grant_id, "spent_at": (_spent_at(old) or old.now).isoformat()}
            old.pk, old.expires_at = None, min(old.expires_at or old.now, old.now)
            old.save(force_insert=True)
        return self._bound(new)

    def _bound(self, token: Token) -> Token:
        token.data = {**(token.data or {}), "grant": self._grant_id}
        return token

    def revoke_token(self, token: str, token_type_hint: str, request: Request, *args: Any, **kwargs: Any) -> None:
        """Revoke an app's own token; with a refresh token goes all that hangs on its grant (RFC 7009, 2.1)."""
        types = [Token.Type.ACCESS_TOKEN, Token.Type.REFRESH_TOKEN]
        for found in Token.objects.by_value(token).filter(type__in=types, client=_client_of(request)):
            if found.type == Token.Type.REFRESH_TOKEN:
                end(Grant.objects.filter(pk=int((found.data or {}).get("grant", 0))))
            else:
                found.delete()


def new_server(**options: Any) -> Server:
    """Return oauthlib's server, for one request; it makes codes and tokens of random bits that carry no meaning."""
    return Server(
        request_validator=Validator(),
        token_generator=_random,
        refresh_token_generator=_random,
        token_expires_in=app_settings.ACCESS_TOKEN_EXPIRES_IN,
        **options,
    )


def _random(_request: Request) -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def _refresh_token(client: Client, text: str) -> Token | None:
    """Return a client's refresh token, spent or not; its `now` is the database's time, the same on every machine."""
    tokens = Token.objects.by_value(text).filter(type=Token.Type.REFRESH_TOKEN, client=client)
    return tokens.annotate(now=Now()).first()


def _locked_grant(token: Token | None) -> Grant | None:
    """Return the grant of a token, locked; None when it has ended."""
    key: int = (token.data or {}).get("grant", 0) if token is not None else 0
    return Grant.objects.select_for_update(of=("self",)).select_related("player").filter(pk=key).first()


def _in_good_standing(client: Client) -> bool:
    """Say whether the maker of an app is not locked out."""
    return client.owner is None or bool(client.owner.is_active)


def _spent_at(token: Token) -> Any:
    """Return when a refresh token was used; None when it was not."""
    at = (token.data or {}).get("spent_at")
    return parse_datetime(at) if at else None


def _long_spent(token: Token) -> bool:
    """Say whether a refresh token was used longer ago than a lost answer explains."""
    at = _spent_at(token)
    return at is not None and at < token.now - REUSE_LEEWAY


def _client_of(request: Request) -> Any:
    """Return the id of the client that has proved itself; a public one has only named itself."""
    client = getattr(request, "client", None)
    return client.pk if client is not None else request.client_id
