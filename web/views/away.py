"""The player's vacation: how many days are left, begin, change, end."""

import datetime as dt

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from duckcover.errors import AppError
from games import selectors
from games.services import vacations
from games.services.locks import database_now
from web.forms import Away
from web.views.pages import counted, page, private


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
def vacation(request: HttpRequest) -> HttpResponseBase:
    """Show the vacation and what it has left, or let it last so many days from now."""
    player, form = player_of(request), Away(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            vacations.begin_vacation(player, database_now() + dt.timedelta(days=form.cleaned_data["days"]))
        except AppError as error:
            form.add_error("days", error.sentence())
        else:
            messages.success(request, _("Have a good time. Your clocks stand still."))
            return redirect("away")
    document = selectors.vacation_document(player)
    until = parse_datetime(document["until"]) if document["until"] else None
    context = {"form": form, "until": until, "days_left": document["days_left"]}
    return page(request, "web/away.html", context, status=400 if form.errors else 200)


@require_POST
@login_required
@counted
def back(request: HttpRequest) -> HttpResponseBase:
    """End the vacation."""
    vacations.end_vacation(player_of(request))
    messages.success(request, _("Welcome back. Your clocks run again."))
    return redirect("away")
