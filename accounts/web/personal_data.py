"""`/accounts/data/`: taking home everything that is held on a player, and deleting the account."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.authentication import player_of
from accounts.models import Player
from accounts.services.account_deletion import delete_player
from accounts.web.pages import EXACT, FormPage, sensitive


class DeletionForm(forms.Form):
    """The player's own name, typed once more: there is no way back."""

    username = forms.CharField(
        label=gettext_lazy("Type your name to delete the account"),
        widget=forms.TextInput(attrs=EXACT),
    )

    def __init__(self, player: Player, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._player = player

    def clean_username(self) -> str:
        """Return the name. Raises: ValidationError when it is another one."""
        name: str = self.cleaned_data["username"]
        if name.casefold() != self._player.username.casefold():
            raise forms.ValidationError(_("This is not your name."))
        return name


@sensitive
class PersonalDataView(FormPage[DeletionForm]):
    """The account's data; whoever comes here has signed in, or been asked again, of late."""

    form_class = DeletionForm
    template_name = "accounts/data.html"

    def done(self, form: DeletionForm) -> HttpResponse:
        """Erase the player, sign the browser out and say so; staff stay, as by the API. Raises: AppError."""
        delete_player(player_of(self.request))
        logout(self.request)
        messages.success(self.request, _("Your account is deleted, with everything that was held on you."))
        return redirect("account_login")
