"""`/accounts/devices/`: where a player is signed in, and signing out there."""

import uuid
from typing import Any

from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.generic import TemplateView

from accounts.authentication import player_of
from accounts.models import Token
from accounts.selectors import devices_of
from accounts.services.tokens import revoke_devices, revoke_own
from accounts.token_strategy import SESSION_TOKEN_ID
from duckcover.errors import AppError

SHOWN = 100
OTHERS = "others"

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""What betrays a browser and its system in a `User-Agent`; the first one that is found counts."""


class DevicesView(LoginRequiredMixin, TemplateView):
    """Each device with its last use, and a button that signs it out."""

    template_name = "accounts/devices.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return the devices, this one first, then the newest first; one query."""
        newest = list(devices_of(player_of(self.request))[:SHOWN])
        current = self.request.session.get(SESSION_TOKEN_ID)
        newest.sort(key=lambda device: device.pk != current)
        shown = [(device, device_name(device.device), device.pk == current) for device in newest]
        return super().get_context_data(devices=shown, others=any(not here for _d, _n, here in shown), **kwargs)

    def post(self, request: HttpRequest) -> HttpResponse:
        """Sign out one device, or all others than this one. Raises: Http404 for one that is not the player's."""
        wanted = request.POST.get("device", "")
        if wanted == OTHERS:
            revoke_devices(player_of(request), except_token=request.session.get(SESSION_TOKEN_ID))
            messages.success(request, _("All other devices are signed out."))
        else:
            _sign_out(request, wanted)
            messages.success(request, _("The device is signed out."))
        return redirect("account_devices")


def _sign_out(request: HttpRequest, device: str) -> None:
    try:
        revoke_own(player_of(request), Token.Kind.DEVICE, uuid.UUID(device))
    except (ValueError, AppError) as error:
        raise Http404 from error


def device_name(agent: str) -> str:
    """Return what a player calls a device: `Firefox · Linux` of a browser's `User-Agent`, an app's own as it is."""
    if not agent.startswith("Mozilla/"):
        return agent
    found = [_first(names, agent) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or agent


def _first(names: dict[str, str], agent: str) -> str | None:
    return next((name for sign, name in names.items() if sign in agent), None)
