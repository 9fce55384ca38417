"""`/accounts/apps/`: the apps that a player has let in, in a browser."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.generic import TemplateView

from accounts.authentication import player_of
from accounts.oauth.adapter import MEANINGS
from accounts.oauth.clients import apps_of, connection, disconnect
from duckcover.errors import AppError


class ConnectedAppsView(LoginRequiredMixin, TemplateView):
    """Each app with what it may do, and a button that ends it."""

    template_name = "idp/oidc/connected_apps.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the apps, by name; two queries."""
        apps = [connection(client) for client in apps_of(player_of(self.request)).order_by("name", "pk")]
        shown = [(app, [MEANINGS[scope] for scope in app.scopes]) for app in apps]
        return super().get_context_data(apps=shown, **kwargs)

    def post(self, request: HttpRequest) -> HttpResponse:
        """Disconnect the app `client`. Raises: Http404 when it is not connected."""
        try:
            disconnect(player_of(request), request.POST.get("client", ""))
        except AppError as error:
            raise Http404 from error
        messages.success(request, _("The app is disconnected."))
        return redirect("connected_apps")
