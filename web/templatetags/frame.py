"""What the frame of a page says of where one is and who: `{% account_menu %}`, `{% coming_back %}` and so on."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from allauth.socialaccount.adapter import get_adapter
from django import template
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from accounts.web.guests import guest_of
from games import selectors
from web.habits import habits_of

register = template.Library()

PAGES = {
    "account_home": _("Overview"),
    "account_profile": _("Profile"),
    "account_email": _("Email"),
    "account_change_password": _("Password"),
    "mfa_index": _("Two-Factor Authentication"),
    "socialaccount_connections": _("Account Connections"),
    "mails": _("Notices"),
    "webhooks": _("Webhooks"),
    "away": _("Vacation"),
    "looks": _("Looks and habits"),
    "kept_apart": _("Muted and blocked"),
    "connected_apps": _("Connected apps"),
    "tokens": _("API tokens"),
    "bots": _("Bot accounts"),
    "clients": _("Own apps"),
    "account_devices": _("Signed-in devices"),
    "account_data": _("Your data"),
    "account_logout": _("Sign Out"),
}
"""The pages of one's own account, by the names of their addresses."""


class Entry(NamedTuple):
    """A line of the account's menu."""

    address: str
    text: str
    here: bool


@register.simple_tag(takes_context=True)
def account_menu(context: dict[str, Any]) -> Iterator[Entry]:
    """The pages of the account; that of other providers only where there are some."""
    request: HttpRequest = context["request"]
    for name, text in PAGES.items():
        if name != "socialaccount_connections" or get_adapter().list_providers(request):
            address = reverse(name)
            yield Entry(address, str(text), request.path == address)


@register.simple_tag(takes_context=True)
def coming_back(context: dict[str, Any]) -> str:
    """What makes signing in lead back to this page; on the pages for that, to where these lead."""
    request: HttpRequest = context["request"]
    target = request.GET.get("next", "") if request.path.startswith("/accounts/") else request.get_full_path()
    return f"?{urlencode({'next': target})}" if target else ""


@register.simple_tag(takes_context=True)
def player_here(context: dict[str, Any]) -> str:
    """Whose browser it is: also a guest's on the account's pages, where it counts as nobody; "" of nobody."""
    request: HttpRequest = context["request"]
    player = request.user if request.user.is_authenticated else guest_of(request)
    return player.get_username() if player is not None else ""


@register.simple_tag(takes_context=True)
def turns_waiting(context: dict[str, Any]) -> int:
    """How many turns wait for the player: as the view has counted them; for pages of other apps one query."""
    counted: int | None = context.get("turn_count")
    return selectors.awaited_turns(context["request"].user).count() if counted is None else counted


@register.simple_tag(takes_context=True)
def habits(context: dict[str, Any]) -> str:
    """The habits of this device, separated by spaces."""
    return " ".join(habits_of(context["request"]))
