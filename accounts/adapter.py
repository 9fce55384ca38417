"""Where allauth's sign-up meets our players."""

import logging
from smtplib import SMTPException
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.headless.internal.restkit.response import ErrorResponse
from django.db import IntegrityError, transaction
from django.http import HttpRequest

from accounts.models import Player

_log = logging.getLogger(__name__)


class HeadlessAdapter(DefaultHeadlessAdapter):  # type: ignore[misc]  # allauth is untyped
    """What allauth's endpoints say of a player."""

    def serialize_user(self, user: Player) -> dict[str, Any]:
        """Return allauth's document of a player, with the public id in place of the row's number."""
        document: dict[str, Any] = super().serialize_user(user)
        return document | ({"id": str(user.uuid)} if "id" in document else {})


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth is untyped
    """allauth's own behaviour, but of two sign-ups with one name at the same instant the second is told so."""

    def save_user(self, request: HttpRequest, user: Player, form: Any, commit: bool = True) -> Player:
        """Save a new player; the name is decided by the database.

        Raises: ImmediateHttpResponse (400, `username_taken`).
        """
        try:
            with transaction.atomic():
                saved: Player = super().save_user(request, user, form, commit=commit)
        except IntegrityError:
            form.add_error("username", self.validation_error("username_taken"))
            raise ImmediateHttpResponse(ErrorResponse(request, input=form)) from None
        return saved

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send an e-mail; a mail server that is away costs the mail, which can be asked for again, and no more."""
        try:
            super().send_mail(template_prefix, email, context)
        except (OSError, SMTPException):
            _log.exception("An e-mail (%s) was not sent.", template_prefix)
