"""allauth's forms, those of the pages and those of the sign-in API, with what they lack here."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.decorators import reauthentication_required
from allauth.account.forms import ChangePasswordForm, LoginForm, ResetPasswordForm, SignupForm
from allauth.headless.account.inputs import (
    ChangePasswordInput,
    RequestPasswordResetInput,
    ResetPasswordKeyInput,
    SignupInput,
)
from allauth.headless.account.views import (
    ChangePasswordView,
    RequestPasswordResetView,
    ResetPasswordView,
    SignupView,
)
from allauth.headless.mfa.inputs import ActivateTOTPInput
from allauth.headless.mfa.views import ManageTOTPView
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.forms import ActivateTOTPForm
from allauth.socialaccount.forms import SignupForm as ProviderSignupForm
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponseBase
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from accounts.allauth_internals import TOTP, ErrorResponse
from accounts.models import Player


class OldestFirst:
    """Of the accounts that claim an address which none has verified, the code is for the oldest.

    Otherwise whoever makes a second account with somebody's address could be in the way of the first one's reset.
    """

    users: list[Player]

    def clean_email(self) -> str:
        email: str = super().clean_email()  # type: ignore[misc]  # a mixin
        self.users = sorted(self.users, key=lambda player: player.pk)
        return email


class ForgottenPasswordForm(OldestFirst, ResetPasswordForm):  # type: ignore[misc]  # allauth is untyped
    """The page's form."""


class ForgottenPasswordInput(OldestFirst, RequestPasswordResetInput):  # type: ignore[misc]  # allauth is untyped
    """The body of an app's request."""


class ForgottenPasswordView(RequestPasswordResetView):  # type: ignore[misc]  # allauth is untyped
    """`POST /_allauth/app/v1/auth/password/request`."""

    input_class = ForgottenPasswordInput


class ForgottenPasswordCodeView(ResetPasswordView):  # type: ignore[misc]  # allauth is untyped
    """`/_allauth/app/v1/auth/password/reset`."""

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Answer what a code stands for; of an unknown address, where allauth fails, as a wrong code of a known one."""
        answer: HttpResponseBase
        if self.process.user:
            answer = super().get(request, *args, **kwargs)
        else:
            wrong = ResetPasswordKeyInput({"key": request.headers.get("X-Password-Reset-Key", "")}, code="")
            wrong.is_valid()
            self.process.record_invalid_attempt()
            answer = ErrorResponse(request, input=wrong)
        return answer


class AnotherPasswordForm(ChangePasswordForm):  # type: ignore[misc]  # allauth is untyped
    """The page's form; the old password is counted like one that is asked for again."""

    def clean_oldpassword(self) -> str:
        """Return the old password. Raises: ValidationError, ImmediateHttpResponse after too many wrong ones."""
        return _right_password(self.user, self.cleaned_data["oldpassword"])


class AnotherPasswordInput(ChangePasswordInput):  # type: ignore[misc]  # allauth is untyped
    """The body of an app's request; its old password is counted in the same way."""

    def clean_current_password(self) -> str:
        """Return the old password, "" of a player who has none. Raises: as the page's form."""
        given: str = self.cleaned_data["current_password"]
        return _right_password(self.user, given) if given else given


class AnotherPasswordView(ChangePasswordView):  # type: ignore[misc]  # allauth is untyped
    """`POST /_allauth/app/v1/account/password/change`."""

    input_class = AnotherPasswordInput

    def handle(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Answer; whoever has no old password to say shows in another way who it is."""
        handle = super().handle
        if not self.request.user.has_usable_password():
            handle = reauthentication_required(handle, app="allauth.account")
        response: HttpResponseBase = handle(request, *args, **kwargs)
        return response


def _right_password(player: Player, password: str) -> str:
    if not get_adapter().reauthenticate(player, password):
        raise get_adapter().validation_error("enter_current_password")
    return password


class NewPlayerInput(SignupInput):  # type: ignore[misc]  # allauth is untyped
    """The body of an app's sign-up; its password must differ from name and address, as on the page."""

    def clean_password(self) -> str:
        """Return the password, which is looked at in `clean`, when the other fields are known."""
        password: str = self.cleaned_data["password"]
        return password

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean()
        player = Player(username=cleaned.get("username", ""), email=cleaned.get("email", ""))
        if cleaned.get("password"):
            try:
                get_adapter().clean_password(cleaned["password"], user=player)
            except ValidationError as error:
                self.add_error("password", error)
        return cleaned


class NewPlayerView(SignupView):  # type: ignore[misc]  # allauth is untyped
    """`POST /_allauth/app/v1/auth/signup`."""

    input_class = {"POST": NewPlayerInput}


class CodeOnce:
    """The code that switches an authenticator app on has been used with that, and does not sign in as well."""

    user: Player

    def clean_code(self) -> str:
        code: str = super().clean_code()  # type: ignore[misc]  # a mixin
        TOTP(Authenticator(user=self.user))._mark_code_used(code)  # noqa: SLF001 - as at a sign-in
        return code


class NewAuthenticatorForm(CodeOnce, ActivateTOTPForm):  # type: ignore[misc]  # allauth is untyped
    """The page's form."""


class NewAuthenticatorInput(CodeOnce, ActivateTOTPInput):  # type: ignore[misc]  # allauth is untyped
    """The body of an app's request."""


class NewAuthenticatorView(ManageTOTPView):  # type: ignore[misc]  # allauth is untyped
    """`/_allauth/app/v1/account/authenticators/totp`."""

    input_class = {"POST": NewAuthenticatorInput}


class NameForGood:
    """Says under the name's field what a name is for, and what it is made of."""

    fields: dict[str, Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].help_text = format_lazy(
            "{} {}",
            _("Everybody sees this name, and it is yours for good."),
            _("2 to 32 letters, digits, '_', '.' or '-'."),
        )


class NewPlayerForm(NameForGood, SignupForm):  # type: ignore[misc]  # allauth is untyped
    """The page's form."""


class NewPlayerOfProviderForm(NameForGood, ProviderSignupForm):  # type: ignore[misc]  # allauth is untyped
    """The page's form for whoever comes from a provider."""


class SignInForm(LoginForm):  # type: ignore[misc]  # allauth is untyped
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("Name or e-mail")
        self.fields["login"].widget.attrs["autocomplete"] = "username"
