"""`/accounts/tokens/`: the tokens of one's own scripts, each shown once; the same of one's bots."""

import uuid
from collections.abc import Sequence
from typing import Any

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.authentication import player_of
from accounts.models import Player, Token
from accounts.selectors import personal_tokens_of
from accounts.services.tokens import make_personal, revoke_own
from accounts.token_strategy import SESSION_TOKEN_ID
from accounts.web.made import Secret, SecretForm
from accounts.web.pages import FormPage, sensitive
from duckcover.errors import AppError
from duckcover.scopes import Scope
from duckcover.validators import validate_displayable

MOST_DAYS = 365
LASTS = 90


class TokenForm(SecretForm):
    """A token to make, with the limits that the API has."""

    fingerprint = b"accounts: new token"
    name = forms.CharField(label=gettext_lazy("What it is for"), max_length=80, validators=[validate_displayable])
    scopes = forms.MultipleChoiceField(
        label=gettext_lazy("What it may do"), widget=forms.CheckboxSelectMultiple, initial=["games:read", "games:play"]
    )
    days = forms.IntegerField(
        label=gettext_lazy("Days that it works"),
        min_value=1,
        max_value=MOST_DAYS,
        required=False,
        initial=LASTS,
        help_text=gettext_lazy("Empty: until it is revoked."),
    )

    league = forms.UUIDField(
        label=gettext_lazy("The one league that it may organize"),
        required=False,
        help_text=gettext_lazy("The end of the address of its page. Empty: all of yours."),
    )

    def __init__(self, scopes: Sequence[Scope], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        if Scope.LEAGUES_MANAGE not in scopes:
            del self.fields["league"]
        self.fields["scopes"].choices = [(scope.value, _(scope.meaning)) for scope in scopes]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        """Refuse a league for a token that organizes none."""
        values = super().clean() or {}
        if values.get("league") and Scope.LEAGUES_MANAGE not in values.get("scopes", ()):
            self.add_error("league", _("Only a token with leagues:manage is for a league."))
        return values


@sensitive
class TokensView(FormPage[TokenForm]):
    """The tokens, a form for another one, and buttons that revoke; the text of a new one is on this answer alone."""

    form_class = TokenForm
    template_name = "accounts/tokens.html"
    scopes: Sequence[Scope] = tuple(Scope)

    def holder(self) -> Player:
        """Return whose tokens they are."""
        return player_of(self.request)

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "scopes": self.scopes}

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        tokens = personal_tokens_of(self.holder()).order_by("-created_at", "-uuid")
        return super().get_context_data(tokens=tokens, **kwargs)

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Revoke the token `revoke`, or make one. Raises: Http404 when there is none."""
        if "revoke" not in request.POST:
            return super().post(request, *args, **kwargs)
        try:
            revoke_own(self.holder(), Token.Kind.PERSONAL, uuid.UUID(request.POST["revoke"]))
        except (ValueError, AppError) as error:
            raise Http404 from error
        messages.success(request, _("The token is revoked."))
        return redirect(request.path)

    def done(self, form: TokenForm) -> HttpResponse:
        """Make the token and show it. Raises: AppError."""
        made = form.make(lambda: self._made(form.cleaned_data))
        empty = self.form_class(self.scopes, player=player_of(self.request))
        return self.render_to_response(self.get_context_data(form=empty, made=made))

    def _made(self, values: dict[str, Any]) -> Secret:
        asked = {"name": values["name"], "scopes": values["scopes"], "expires_in_days": values["days"]}
        asked["league"] = values.get("league")
        token, text = make_personal(self.holder(), device=self.request.session.get(SESSION_TOKEN_ID), **asked)
        return {"name": token.name, "secret": text}
