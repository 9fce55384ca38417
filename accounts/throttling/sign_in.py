"""How often one may try to sign in: requests by address, passwords by account, codes by session.

What allauth limits by itself is counted by `allauth_counter`; here its refusals get their answers.

Passwords are counted by what was typed, whether an account has that name or not and whatever the address that asks:
the answers of an unknown name and of a known one stay alike, also when there are no more. A name is public and an
e-mail address is not: the two have windows of their own, or the one would tell of the other.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from allauth.account.models import EmailAddress
from allauth.account.signals import password_reset
from allauth.core import context
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.core.ratelimit import respond_429
from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from accounts.backends import hashes_of
from accounts.models import Player
from accounts.throttling.allauth_counter import refusal_of
from accounts.throttling.attempts import Attempt, Limit, TooManyAttemptsError, folded, forget, take
from accounts.throttling.requests import count_sign_in
from duckcover.addresses import client_address, is_sign_in_api
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.problems import problem_response
from duckcover.rest.rate_headers import Quota, tell_limits

PASSWORDS = Limit("password", 5, 300)
"""Wrong passwords under one name, or under one address; an account has one of each."""
PASSWORDS_AGAIN = Limit("password-again", 5, 300)
"""Wrong passwords of somebody who has signed in and is asked again."""
HASHES = Limit("password-hash", 90, 60)
"""Passwords that are hashed for sign-ins from one client address, right ones too: each takes a while on purpose."""
CODES = Limit("code", 10, 300)
"""Codes of e-mails within one session."""
CODE_IN_HAND = Limit("code-in-hand", 1, 60)
"""Of one session one code at a time: so allauth, which gives up on a code after three wrong ones, counts all of them.

It is given back with the answer; should the process die before, another code may be tried when the window has passed.
"""
VERIFICATION_MAILS = Limit("verification-mail", 30, 60)
"""Mails that one client address causes to addresses that need not be the client's own."""

PAGES = "/accounts/"
CODE_PATHS = re.compile(
    r"/_allauth/app/v1/auth/(email/verify|password/reset)|/accounts/(confirm-email|password/reset/confirm)/"
)
_RATE_ERRORS = ("too_many_login_attempts", "rate_limited")


class SignInLimits:
    """What the account adapter does before and after a password is looked at."""

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return the address that allauth counts by, which is ours."""
        return client_address(request)

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Count nothing: `authenticate` has."""

    def authenticate(self, request: HttpRequest, **credentials: Any) -> AbstractBaseUser | None:
        """Return who has this name and password. Raises: ImmediateHttpResponse: 429."""
        name = str(credentials.get("email") or credentials.get("username") or "")
        attempt = _taken(request, PASSWORDS, folded(name))
        try:
            take(HASHES, client_address(request), cost=hashes_of(name))
        except TooManyAttemptsError as error:
            attempt.give_back()
            raise ImmediateHttpResponse(refused(request, error)) from None
        found: AbstractBaseUser | None = super().authenticate(request, **credentials)  # type: ignore[misc]  # a mixin
        if found is not None:
            attempt.give_back()
        return found

    def reauthenticate(self, user: Player, password: str) -> bool:
        """Say whether this is the password of somebody who has signed in; counted apart from signing in.

        No other account is looked at, as allauth does with those that share the address: their passwords would be
        guessed at under this player's count. Raises: ImmediateHttpResponse: 429.
        """
        attempt = _taken(context.request, PASSWORDS_AGAIN, str(user.pk))
        right = user.check_password(password)
        if right:
            attempt.give_back()
        return right

    def validation_error(self, code: str, *args: Any) -> ValidationError:
        """Return the error of a form; an app gets a refusal of allauth's own limits as a 429.

        Raises: ImmediateHttpResponse.
        """
        refusal = refusal_of(context.request) if code in _RATE_ERRORS else None
        if refusal is not None and is_sign_in_api(context.request):
            raise ImmediateHttpResponse(refused(context.request, refusal))
        error: ValidationError = super().validation_error(code, *args)  # type: ignore[misc]  # a mixin
        return error


class SignInLimitMiddleware:
    """Counts what comes to the sign-in API, and what is sent to the pages, by address; and codes by session."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; a 429 when it is one too many."""
        api = is_sign_in_api(request)
        if not api and not (request.path_info.startswith(PAGES) and request.method == "POST"):
            return self.get_response(request)
        quota = count_sign_in(client_address(request))
        response = too_many(request, quota.reset) if quota.exceeded else self._answer(request)
        refusal = refusal_of(request)
        if response.status_code == 429 and refusal is not None:  # allauth's own
            response = refused(request, refusal)
        if api:
            tell_limits(response, quota)
        return response

    def _answer(self, request: HttpRequest) -> HttpResponseBase:
        """Answer what the address may ask for; a 429 to a session that tries too many codes, or two at once."""
        try:
            with _one_code_at_a_time(request):
                return self.get_response(request)
        except TooManyAttemptsError as error:
            return refused(request, error)


def too_many(request: HttpRequest, reset: int) -> HttpResponse:
    """Return the 429 that says in how many seconds to come back: a problem for an app, a page for a browser."""
    if is_sign_in_api(request):
        return problem_response(request, AppError(ErrorCode.TOO_MANY_REQUESTS, retry_after=reset))
    response: HttpResponse = respond_429(request)
    response["Retry-After"] = str(reset)
    return response


def refused(request: HttpRequest, error: TooManyAttemptsError) -> HttpResponse:
    """Return the 429 for attempts, with the limit that was met."""
    response = too_many(request, error.reset)
    tell_limits(response, Quota(error.limit.amount, error.limit.amount, error.reset))
    return response


def may_mail_stranger(request: HttpRequest) -> bool:
    """Count a mail to an address that nobody has verified, and say whether its client may cause one more."""
    try:
        take(VERIFICATION_MAILS, client_address(request))
    except TooManyAttemptsError:
        return False
    return True


def forget_attempts(player: Player, *addresses: str) -> None:
    """Let a player who has shown in another way who it is try passwords again."""
    forget(PASSWORDS, *(folded(name) for name in (player.username, *addresses)))
    forget(PASSWORDS_AGAIN, str(player.pk))


@receiver(password_reset)
def _forget_after_reset(user: Player, **_: Any) -> None:
    """Let the owner in who has set a new password by a code, while somebody else tries old ones."""
    addresses = EmailAddress.objects.filter(user_id=user.pk).values_list("email", flat=True)
    forget_attempts(user, user.email, *addresses)


def _taken(request: HttpRequest, limit: Limit, subject: str) -> Attempt:
    """Return an attempt. Raises: ImmediateHttpResponse: 429."""
    try:
        return take(limit, subject)
    except TooManyAttemptsError as error:
        raise ImmediateHttpResponse(refused(request, error)) from None


@contextmanager
def _one_code_at_a_time(request: HttpRequest) -> Iterator[None]:
    """Count the code that a request brings, and keep its session's other codes out while it is looked at.

    Does nothing for a request without a code. Raises: TooManyAttemptsError.
    """
    if not CODE_PATHS.fullmatch(request.path_info) or (request.method == "GET" and _is_page(request)):
        yield
        return
    session = _session_of(request)
    in_hand = _in_hand(session) if session else None
    try:
        take(CODES, session or f"address:{client_address(request)}")
        yield
        if _is_page(request) and request.session.modified and not request.session.is_empty():
            request.session.save()  # an app's is saved by now
    finally:
        if in_hand is not None:
            in_hand.give_back()


def _in_hand(session: str) -> Attempt:
    """Return the one attempt at a code that a session may have in hand. Raises: TooManyAttemptsError: soon again."""
    try:
        return take(CODE_IN_HAND, session)
    except TooManyAttemptsError as error:
        raise TooManyAttemptsError(error.limit, 1) from None


def _session_of(request: HttpRequest) -> str | None:
    """Return what a request names its session by: only what is read there, for the rest can be made up."""
    if _is_page(request):
        return request.COOKIES.get(settings.SESSION_COOKIE_NAME)
    return request.headers.get("X-Session-Token")


def _is_page(request: HttpRequest) -> bool:
    return request.path_info.startswith(PAGES)
