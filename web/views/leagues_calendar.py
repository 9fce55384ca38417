"""The calendar of a player: an address with a secret, for calendar programs."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.authentication import player_of
from leagues.services import calendars
from web.views.pages import counted, page, private


@require_safe
@login_required
@private
def calendar(request: HttpRequest) -> HttpResponseBase:
    """Show the address at which calendar programs read the player's rounds, tables and deadlines."""
    path = f"/api/v1/calendars/{calendars.secret_of(player_of(request))}.ics"
    return page(request, "web/leagues/calendar.html", {"address": request.build_absolute_uri(path)})


@require_POST
@login_required
@counted
def revoke(request: HttpRequest) -> HttpResponseBase:
    """Let the present address open nothing any more, and make another one."""
    calendars.revoke(player_of(request))
    messages.success(request, _("The old address opens nothing any more. Here is the new one."))
    return redirect("calendar")
