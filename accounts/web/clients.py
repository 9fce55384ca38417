"""`/accounts/clients/`: apps that a player makes for others; the secret of one is shown once."""

from typing import Any

from allauth.idp.oidc.models import Client
from django import forms
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.authentication import player_of
from accounts.oauth.adapter import MEANINGS
from accounts.oauth.clients import clients_of, register, remove
from accounts.oauth.redirects import MAX_URIS, why_refused
from accounts.web.made import Secret, SecretForm
from accounts.web.pages import EXACT, FormPage, sensitive
from duckcover.errors import AppError
from duckcover.validators import validate_displayable

KINDS = [
    (Client.Type.PUBLIC.value, gettext_lazy("On players' devices: it keeps no secret")),
    (Client.Type.CONFIDENTIAL.value, gettext_lazy("On a server: it keeps a secret")),
]


class ClientForm(SecretForm):
    """An app to make known, with the limits that the API has."""

    fingerprint = b"accounts: new app"
    name = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=100,
        validators=[validate_displayable],
        help_text=gettext_lazy("Players are asked whether they let it in by this name."),
    )
    kind = forms.ChoiceField(label=gettext_lazy("Where it runs"), choices=KINDS, widget=forms.RadioSelect)
    redirect_uris = forms.CharField(
        label=gettext_lazy("Where players are sent back to"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3, **EXACT}),
        help_text=gettext_lazy(
            "One address a line, up to 10: https://…, http://127.0.0.1/…, or a scheme of its own, like "
            "com.example.app:/…. Empty: it uses device codes only."
        ),
    )
    scopes = forms.MultipleChoiceField(
        label=gettext_lazy("What it may ask for"), choices=list(MEANINGS.items()), widget=forms.CheckboxSelectMultiple
    )

    def clean_redirect_uris(self) -> list[str]:
        """Return the addresses. Raises: ValidationError for one that is unfit."""
        uris: list[str] = self.cleaned_data["redirect_uris"].split()
        if len(uris) > MAX_URIS:
            raise ValidationError(_("These are more than 10 addresses."))
        refused = [f"{uri}: {_(why)}" for uri in uris if (why := why_refused(uri)) is not None]
        if refused:
            raise ValidationError(refused)
        return uris

    def clean(self) -> dict[str, Any]:
        """Refuse a confidential app that could not be used."""
        values = super().clean() or {}
        if values.get("kind") == Client.Type.CONFIDENTIAL and values.get("redirect_uris") == []:
            self.add_error("redirect_uris", _("A confidential app needs a redirect URI."))
        return values


@sensitive
class ClientsView(FormPage[ClientForm]):
    """The player's apps, a form for another one, and buttons that delete; a new secret is on this answer alone."""

    form_class = ClientForm
    template_name = "accounts/clients.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the apps, newest first, each with what it may ask for; one query."""
        rows = clients_of(player_of(self.request)).order_by("-created_at", "-id")
        apps = [(row, [MEANINGS[scope] for scope in row.get_scopes() if scope in MEANINGS]) for row in rows]
        return super().get_context_data(apps=apps, **kwargs)

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Delete the app `delete`, or make one. Raises: Http404 when there is none."""
        if "delete" not in request.POST:
            return super().post(request, *args, **kwargs)
        try:
            remove(player_of(request), request.POST["delete"])
        except AppError as error:
            raise Http404 from error
        messages.success(request, _("The app is deleted."))
        return redirect("clients")

    def done(self, form: ClientForm) -> HttpResponse:
        """Make the app and show its id, and its secret if it has one. Raises: AppError."""
        player, values = player_of(self.request), form.cleaned_data
        asked = {name: values[name] for name in ("name", "kind", "redirect_uris", "scopes")}
        made = form.make(lambda: _shown(*register(player, **asked)))
        return self.render_to_response(self.get_context_data(form=ClientForm(player), made=made))


def _shown(client: Client, secret: str | None) -> Secret:
    return {"name": client.name, "id": client.pk, "secret": secret}
