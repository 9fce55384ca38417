"""`/accounts/data/`: taking home everything that is held on a player, and deleting the account."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpResponse
from django.urls import reverse_lazy
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.generic import FormView

from accounts.authentication import player_of
from accounts.models import Player
from accounts.reauthentication import reauthenticated
from accounts.services.account_deletion import delete_player
from duckcover.errors import AppError

if TYPE_CHECKING:
    DeletionPages = FormView["DeletionForm"]
else:
    DeletionPages = FormView


class DeletionForm(forms.Form):
    """The player's own name, typed once more: there is no way back."""

    username = forms.CharField(
        label=gettext_lazy("Type your name to delete the account"),
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
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


@method_decorator([never_cache, reauthenticated], name="dispatch")
class PersonalDataView(LoginRequiredMixin, DeletionPages):
    """The account's data; whoever comes here has signed in, or been asked again, of late."""

    form_class = DeletionForm
    template_name = "accounts/data.html"
    success_url = reverse_lazy("account_login")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "player": player_of(self.request)}

    def form_valid(self, form: DeletionForm) -> HttpResponse:
        """Erase the player, sign the browser out and say so; staff stay, as by the API."""
        try:
            delete_player(player_of(self.request))
        except AppError as error:
            form.add_error(None, _(error.detail))
            return self.form_invalid(form)
        logout(self.request)
        messages.success(self.request, _("Your account is deleted, with everything that was held on you."))
        return super().form_valid(form)
