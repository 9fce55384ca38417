"""Signing in and out, the profile, tokens and bot accounts."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Sequence
from typing import Any, Literal, Self, TypeAlias, TypeVar

import httpx

from .connection import TIMEOUT, Credentials, Line, connect, expect
from .errors import SignInError, SignInPendingError
from .generated.api.accounts import create_bot, create_bot_token, create_token, get_me, update_me
from .generated.api.sign_in import sign_in, sign_out, sign_up
from .generated.models import (
    AuthSession,
    AuthSignIn,
    AuthSignUp,
    Bot,
    CreateBotRequest,
    CreateBotTokenRequest,
    CreateTokenRequest,
    Me,
    MeUpdateRequest,
    NewPersonalToken,
)
from .generated.models.scope import Scope
from .generated.types import UNSET, Response, Unset
from .retries import Retries

T = TypeVar("T")

BotScope: TypeAlias = Literal["games:read", "games:play", "profile:read", "profile:write"]
TO_PLAY: tuple[Literal["games:read"], Literal["games:play"]] = ("games:read", "games:play")


class Account:
    """One caller of a service, and what concerns its account."""

    def __init__(
        self,
        base_url: str,
        *,
        token: str | None = None,
        language: str | None = None,
        timeout: httpx.Timeout | float = TIMEOUT,
        retries: Retries | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """Remember where the service is, such as `https://duckcover.example`; nothing is sent yet.

        `language`: of the texts of errors, such as `fr`. `transport` sends the requests: a proxy, other certificates.
        Raises: ValueError for what is not the address of a service.
        """
        self._on(Line(base_url, language, timeout, retries or Retries(), transport), Credentials(token))

    def _on(self, line: Line, credentials: Credentials) -> Self:
        self._line = line
        self._credentials = credentials
        self.api = connect(line, credentials)
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections, which all clients made from one share."""
        self.api.get_httpx_client().close()

    @property
    def token(self) -> str | None:
        """The bearer token, to be kept for the next start; None when nobody is signed in."""
        return self._credentials.token

    @property
    def session_token(self) -> str | None:
        """The session token of this device, which the sign-in operations take; None without one."""
        return self._credentials.session_token

    def with_token(self, token: str) -> Self:
        """A client that is signed in by a bearer token, of whatever kind."""
        return self.with_session(None, token)

    def with_session(self, session_token: str | None, token: str | None = None) -> Self:
        """A client for the next step of a sign-in that is not complete (`SignInPendingError.session_token`)."""
        kind = type(self)
        return kind.__new__(kind)._on(self._line, Credentials(token, session_token))  # noqa: SLF001 - one of its kind

    def sign_up(self, username: str, password: str, email: str) -> Self:
        """Make an account; a client that is signed in to it.

        When an attempt got lost on the way but had made the account, signs in to it.
        Raises: SignInPendingError when the service wants the e-mail address verified first.
        """
        body = AuthSignUp(username=username, password=password, email=email)
        try:
            answer = sign_up.sync_detailed(client=self.api, body=body)
        except SignInError as error:
            if not error.maybe_done or error.status not in (400, 409):
                raise
            try:
                return self.sign_in(password, username=username)
            except SignInError:
                raise error from None
        return self._signed_in(answer)

    def sign_in(self, password: str, *, username: str | None = None, email: str | None = None) -> Self:
        """Sign in by user name or e-mail address; a client that is signed in.

        Raises: SignInPendingError when one more step is needed, such as a second factor.
        """
        body = AuthSignIn(password=password, username=given(username), email=given(email))
        return self._signed_in(sign_in.sync_detailed(client=self.api, body=body))

    def sign_out(self) -> None:
        """End the session of this device: its tokens are of no use any more."""
        with contextlib.suppress(SignInPendingError):  # the usual answer: nobody is signed in now
            sign_out.sync_detailed(client=self.api)
        self._credentials.token = self._credentials.session_token = None

    def me(self) -> Me:
        return expect(Me, get_me.sync_detailed(client=self.api))

    def update_me(self, changes: MeUpdateRequest) -> Me:
        return expect(Me, update_me.sync_detailed(client=self.api, body=changes))

    def create_token(
        self, name: str, scopes: Sequence[Scope] = TO_PLAY, *, days: int | None = 90, idempotency_key: str | None = None
    ) -> NewPersonalToken:
        """Make a personal token of this account; its `token` is shown this once. `days`: None works until revoked."""
        body = CreateTokenRequest(name=name, scopes=list(scopes), expires_in_days=days)
        answer = create_token.sync_detailed(client=self.api, body=body, idempotency_key=new_key(idempotency_key))
        return expect(NewPersonalToken, answer)

    def create_bot(self, username: str, *, display_name: str | None = None, idempotency_key: str | None = None) -> Bot:
        """Make a bot account of one's own; it plays through the API by a token and is marked as a bot everywhere."""
        body = CreateBotRequest(username=username, display_name=given(display_name))
        answer = create_bot.sync_detailed(client=self.api, body=body, idempotency_key=new_key(idempotency_key))
        return expect(Bot, answer)

    def create_bot_token(
        self,
        bot: Bot | str,
        name: str,
        scopes: Sequence[BotScope] = TO_PLAY,
        *,
        days: int | None = 90,
        idempotency_key: str | None = None,
    ) -> NewPersonalToken:
        """Make a token with which a bot account of one's own plays; its `token` is shown this once."""
        username = bot.username if isinstance(bot, Bot) else bot
        body = CreateBotTokenRequest(name=name, scopes=list(scopes), expires_in_days=days)
        answer = create_bot_token.sync_detailed(
            username, client=self.api, body=body, idempotency_key=new_key(idempotency_key)
        )
        return expect(NewPersonalToken, answer)

    def _signed_in(self, answer: Response[Any]) -> Self:
        meta = expect(AuthSession, answer).meta
        return self.with_session(_known(meta.session_token), _known(meta.access_token))


def given(value: T | None) -> T | Unset:
    """The value, or what stands for a field that is not sent."""
    return UNSET if value is None else value


def new_key(given: str | None) -> str:
    """The Idempotency-Key of the caller, or a new one."""
    return given or str(uuid.uuid4())


def _known(value: str | Unset) -> str | None:
    return None if isinstance(value, Unset) else value
