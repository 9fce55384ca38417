"""Where allauth's sign-up and sign-in meet our players."""

import logging
from contextlib import nullcontext
from smtplib import SMTPException
from typing import Any

from allauth.account import app_settings
from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core import context as request_context
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.contrib import messages
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.crypto import constant_time_compare
from django.utils.timezone import override as override_zone
from django.utils.translation import get_language, override

from accounts.allauth_internals import ErrorResponse
from accounts.models import Player
from accounts.reauthentication import require_sign_in_anew
from accounts.services.guests import keeping
from accounts.services.tokens import revoke_all
from accounts.throttling import allauth_counter
from accounts.throttling.sign_in import SignInLimits, may_mail_stranger
from accounts.token_strategy import SESSION_TOKEN_ID, sign_in_again
from accounts.web.guests import guest_of
from duckcover.addresses import is_sign_in_api
from duckcover.encryption import cipher

BEGUN_WITH = "duckcover_begun_with"
"""In a session: the digest of the password that a player had when it began to sign in."""

TO_STRANGERS = tuple(
    f"account/email/{name}" for name in ("email_confirmation", "email_confirmation_signup", "account_already_exists")
)
"""The mails that go to whatever address somebody has typed in, whether it has an account or not."""

SECOND_FACTOR = "second factor"
"""What its secrets are encrypted for."""

_log = logging.getLogger(__name__)


class HeadlessAdapter(DefaultHeadlessAdapter):  # type: ignore[misc]  # allauth is untyped
    """What allauth's endpoints say of a player."""

    def serialize_user(self, user: Player) -> dict[str, Any]:
        """Return allauth's document of a player, with the public id in place of the row's number."""
        document: dict[str, Any] = super().serialize_user(user)
        return document | ({"id": str(user.uuid)} if "id" in document else {})


class AccountAdapter(SignInLimits, DefaultAccountAdapter):  # type: ignore[misc]  # allauth is untyped
    """allauth's own behaviour, but for names decided by the database, bots kept out, and mails that may fail."""

    def new_user(self, request: HttpRequest) -> Player:
        """Return a player that is not saved yet, in the language in which the request is answered.

        Whoever signs up in the session of a guest account keeps that account, with its games.
        """
        return guest_of(request) or Player(language=known_language(get_language()))

    def save_user(self, request: HttpRequest, user: Player, form: Any, commit: bool = True) -> Player:
        """Save a new player; the name is decided by the database: of two at the same instant the second is told so.

        Raises: ImmediateHttpResponse: 400 `username_taken` for an app, the empty form and a message for a browser;
        AppError as `keeping`.
        """
        try:
            with transaction.atomic(), keeping(user) if user.is_guest else nullcontext():
                saved: Player = super().save_user(request, user, form, commit=commit)
        except IntegrityError:
            raise ImmediateHttpResponse(self._name_taken(request, form)) from None
        return saved

    def _name_taken(self, request: HttpRequest, form: Any) -> HttpResponse:
        """Return the answer that somebody was faster."""
        error = self.validation_error("username_taken")
        if not is_sign_in_api(request):
            self.add_message(request, messages.ERROR, message=error.message)
            return redirect("account_signup")
        form.add_error("username", error)
        response: HttpResponse = ErrorResponse(request, input=form)
        return response

    @transaction.atomic
    def set_password(self, user: Player, password: str) -> None:
        """Save a player's new password and, with it, revoke the tokens of all other devices, as their sessions end.

        Both or neither: no token of before outlives the password, whatever becomes of the mail that tells of it.
        """
        super().set_password(user, password)
        revoke_all(user, except_token=request_context.request.session.get(SESSION_TOKEN_ID))

    def is_reauthentication_required(self, *, app: str, **hints: Any) -> bool:
        """Say whether the player of a session has to reauthenticate for what it is about to do.

        Raises: as `require_sign_in_anew`, where allauth would take no answer for one.
        """
        require_sign_in_anew(request_context.request)
        required: bool = super().is_reauthentication_required(app=app, **hints)
        return required

    def pre_login(self, request: HttpRequest, user: Player, **hints: Any) -> HttpResponse | None:
        """Return the answer that ends a sign-in; None when it may go on.

        A bot account is answered like an account that is not active, whatever it was about to sign in with.
        """
        if user.is_bot:
            user.is_active = False  # this object only
        request.session[BEGUN_WITH] = user.get_session_auth_hash()
        response: HttpResponse | None = super().pre_login(request, user, **hints)
        return response

    def login(self, request: HttpRequest, user: Player) -> None:
        """Complete a sign-in, which can have waited for a code or a second factor.

        Raises: ImmediateHttpResponse: back to the beginning when the password was changed since.
        """
        if not constant_time_compare(request.session.pop(BEGUN_WITH, ""), user.get_session_auth_hash()):
            raise ImmediateHttpResponse(sign_in_again(request))
        super().login(request, user)

    def should_send_confirmation_mail(self, request: HttpRequest, email_address: EmailAddress, signup: bool) -> bool:
        """Say whether a code is mailed. Where none is needed to sign in, one that was sent just now is enough."""
        if app_settings.EMAIL_VERIFICATION == app_settings.EmailVerificationMethod.MANDATORY:
            return True
        what = {"app": "allauth.account", "action": "confirm_email", "key": email_address.email.lower()}
        return allauth_counter.consume(request, limit_get=True, dry_run=True, **what) is not None

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send an e-mail in the language and the time zone of whose address it is; of a stranger, as the request is.

        A mail server that is away costs the mail, which can be asked for again, and no more. So does a client that
        causes too many to addresses that may be anybody's: a refusal could come in the way of a sign-up.
        """
        if template_prefix in TO_STRANGERS and not may_mail_stranger(request_context.request):
            _log.warning("An e-mail (%s) was not sent: too many from one address.", template_prefix)
            return
        try:
            language, zone = habits_at(email)
            with override(language), override_zone(zone):
                super().send_mail(template_prefix, email, context)
        except (OSError, SMTPException):
            _log.exception("An e-mail (%s) was not sent.", template_prefix)


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth is untyped
    """allauth's own, with the secrets of one-time and recovery codes encrypted in the database."""

    def encrypt(self, text: str) -> str:
        """Return a secret as it is kept."""
        return cipher(SECOND_FACTOR).encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """Return a secret as it was given.

        Raises: InvalidToken when it was kept under a `SECRET_KEY` that is neither the present one nor a fallback.
        """
        return cipher(SECOND_FACTOR).decrypt(encrypted_text.encode()).decode()

    def get_totp_label(self, user: Player) -> str:
        """Return the name under which the app that makes the codes lists the account; not the e-mail address."""
        return user.username


def habits_at(email: str) -> tuple[str, str]:
    """Return language and time zone of the player with an address; whoever has verified it comes first. One query."""
    theirs = Player.objects.filter(emailaddress__email=email.lower())
    first = theirs.order_by("-emailaddress__verified", "pk").values_list("language", "time_zone").first()
    return first or (known_language(get_language()), settings.TIME_ZONE)


def known_language(code: str | None) -> str:
    """Return a language code of Django's as one of ours; English when it is none."""
    base = (code or "").partition("-")[0]
    return base if base in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE
