"""`/accounts/apart/`: whom a player has muted or blocked, and taking that back."""

import uuid
from typing import Any

from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.generic import TemplateView

from accounts.authentication import player_of
from accounts.models import Player
from accounts.selectors import blocks_of, mutes_of
from accounts.services.blocks import unblock
from accounts.services.mutes import unmute


class KeptApartView(LoginRequiredMixin, TemplateView):
    """Both lists, by name, each player with a button that takes it back; also of players who are locked out."""

    template_name = "accounts/kept_apart.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the muted and the blocked; two queries."""
        player = player_of(self.request)
        muted = mutes_of(player).order_by("muted__username")
        blocked = blocks_of(player).order_by("blocked__username")
        return super().get_context_data(
            muted=[row.muted for row in muted], blocked=[row.blocked for row in blocked], **kwargs
        )

    def post(self, request: HttpRequest) -> HttpResponse:
        """Take back the mute or the block of a player. Raises: Http404 where there is none."""
        player = player_of(request)
        if "unmute" in request.POST:
            unmute(player, _named(request.POST["unmute"], mutes_of(player).values("muted")))
            messages.success(request, _("You read the messages of this player again."))
        else:
            unblock(player, _named(request.POST.get("unblock", ""), blocks_of(player).values("blocked")))
            messages.success(request, _("You may meet this player again."))
        return redirect("kept_apart")


def _named(key: str, among: QuerySet[Any, Any]) -> Player:
    """The player of a public id among some primary keys. Raises: Http404."""
    try:
        return Player.objects.get(uuid=uuid.UUID(key), pk__in=among)
    except (ValueError, Player.DoesNotExist) as error:
        raise Http404 from error
