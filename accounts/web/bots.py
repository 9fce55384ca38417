"""`/accounts/bots/`: accounts that play through the API for their owner, and the tokens with which they do."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.core.validators import RegexValidator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import FormView

from accounts.authentication import player_of
from accounts.models import USERNAME_PATTERN, Player
from accounts.selectors import bots_of, find_bot
from accounts.services.account_deletion import delete_bot
from accounts.services.bots import make_bot
from accounts.web.tokens import TokensView
from duckcover.errors import AppError
from duckcover.scopes import Scope

if TYPE_CHECKING:
    BotPages = FormView["BotForm"]
else:
    BotPages = FormView


class BotForm(forms.Form):
    """A bot account to make."""

    username = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=32,
        help_text=gettext_lazy("It is for good. 2 to 32 letters, digits, '_', '.' or '-'."),
        validators=[RegexValidator(USERNAME_PATTERN, gettext_lazy("2 to 32 letters, digits, '_', '.' or '-'."))],
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}),
    )


class BotsView(LoginRequiredMixin, BotPages):
    """The player's bot accounts, and a form for another one."""

    form_class = BotForm
    template_name = "accounts/bots.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the bots, newest first; one query."""
        bots = bots_of(player_of(self.request)).order_by("-date_joined", "-uuid")
        return super().get_context_data(bots=bots, **kwargs)

    def form_valid(self, form: BotForm) -> HttpResponse:
        """Make the bot and lead to its tokens; a refusal stands at its field."""
        try:
            bot = make_bot(player_of(self.request), **form.cleaned_data)
        except AppError as error:
            form.add_error("username", " ".join(_(each.detail) for each in error.errors) or _(error.detail))
            return self.form_invalid(form)
        messages.success(self.request, _("The bot account is made. A program needs a token to play with it."))
        return redirect("bot", bot.username)


class BotView(TokensView):
    """The tokens of a bot, and a button that deletes it. Raises: Http404 for what is no bot of the player's."""

    scopes = tuple(scope for scope in Scope if scope != Scope.LEAGUES_MANAGE)

    @cached_property
    def bot(self) -> Player:
        """The bot of the address."""
        try:
            return find_bot(player_of(self.request), self.kwargs["username"])
        except AppError as error:
            raise Http404 from error

    def holder(self) -> Player:
        return self.bot

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(bot=self.bot, **kwargs)

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Delete the bot where `delete` is its name, else as for tokens."""
        if request.POST.get("delete") != self.bot.username:
            return super().post(request, *args, **kwargs)
        delete_bot(player_of(request), self.bot)
        messages.success(request, _("The bot account is deleted."))
        return redirect("bots")
