"""`/accounts/bots/`: accounts that play through the API for their owner, their tokens and their profiles."""

import uuid
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.core.validators import RegexValidator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.authentication import player_of
from accounts.models import USERNAME_PATTERN, Player
from accounts.selectors import bots_of, find_bot
from accounts.services.account_deletion import delete_bot
from accounts.services.bots import make_bot
from accounts.services.players import update_profile
from accounts.web.made import Made
from accounts.web.pages import EXACT, FormPage, View
from accounts.web.profile import PublicProfileForm
from accounts.web.tokens import TokensView
from duckcover.errors import AppError
from duckcover.scopes import Scope


class BotForm(Made):
    """A bot account to make."""

    fingerprint = b"accounts: new bot"
    username = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=32,
        help_text=gettext_lazy("It is for good. 2 to 32 letters, digits, '_', '.' or '-'."),
        validators=[RegexValidator(USERNAME_PATTERN, gettext_lazy("2 to 32 letters, digits, '_', '.' or '-'."))],
        widget=forms.TextInput(attrs=EXACT),
    )

    def _create(self) -> uuid.UUID:
        return make_bot(self.player, username=self.cleaned_data["username"]).uuid


class BotsView(FormPage[BotForm]):
    """The player's bot accounts, and a form for another one."""

    form_class = BotForm
    template_name = "accounts/bots.html"
    refused_at = "username"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the bots, newest first; one query."""
        bots = bots_of(player_of(self.request)).order_by("-date_joined", "-uuid")
        return super().get_context_data(bots=bots, **kwargs)

    def done(self, form: BotForm) -> HttpResponse:
        """Make the bot and lead to its tokens."""
        form.make()
        messages.success(self.request, _("The bot account is made. A program needs a token to play with it."))
        return redirect("bot", form.cleaned_data["username"])


def _bot_of(request: HttpRequest, username: str) -> Player:
    """The player's bot of a name. Raises: Http404 for what is none."""
    try:
        return find_bot(player_of(request), username)
    except AppError as error:
        raise Http404 from error


class BotView(TokensView):
    """The tokens of a bot, and a button that deletes it. Raises: Http404 for what is no bot of the player's."""

    scopes = tuple(scope for scope in Scope if scope != Scope.LEAGUES_MANAGE)

    @cached_property
    def bot(self) -> Player:
        """The bot of the address."""
        return _bot_of(self.request, self.kwargs["username"])

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


class BotProfileForm(PublicProfileForm):
    """What the owner of a bot account may change about it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["bio"].label = _("About the bot")


class BotProfileView(LoginRequiredMixin, View[BotProfileForm]):
    """What everybody sees of a bot. Raises: Http404 for what is no bot of the player's."""

    form_class = BotProfileForm
    template_name = "accounts/bot_profile.html"

    def get_form_kwargs(self) -> dict[str, Any]:
        """Return what the form starts with: the bot as it is."""
        return {**super().get_form_kwargs(), "instance": _bot_of(self.request, self.kwargs["username"])}

    def form_valid(self, form: BotProfileForm) -> HttpResponse:
        bot = _bot_of(self.request, self.kwargs["username"])
        update_profile(bot, **form.cleaned_data)
        messages.success(self.request, _("The profile of the bot account is saved."))
        return redirect("bot", bot.username)
