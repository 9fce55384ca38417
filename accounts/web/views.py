"""The pages that are our own, or that allauth's need a hand with."""

from typing import Any
from urllib.parse import urlsplit

from allauth.account.models import EmailAddress
from allauth.mfa.utils import is_mfa_enabled
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.providers.openid_connect.views import login
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse
from django.views.generic import TemplateView


class AccountView(LoginRequiredMixin, TemplateView):
    """The account at a glance: its name, its address, its second factor, and where to change them."""

    template_name = "accounts/home.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """Return what the page shows; two queries."""
        player = self.request.user
        return super().get_context_data(
            address=EmailAddress.objects.filter(user_id=player.pk, primary=True).first(),
            second_factor=is_mfa_enabled(player),
            **kwargs,
        )


def leave_for_provider(request: HttpRequest, provider_id: str) -> HttpResponse:
    """Ask whether to go on to a provider, and go.

    Browsers hold the page's policy against the redirect that answers its form, too. Where exactly the provider signs
    people in is not known before it is asked: anywhere by HTTPS is allowed, and the address that was configured.
    """
    response: HttpResponse = login(request, provider_id)
    if response.status_code == 200:
        configured = urlsplit(get_adapter().get_provider(request, provider_id).server_url)
        sources = ["https:", f"{configured.scheme}://{configured.netloc}"]
        response._csp_update = {"form-action": sources}  # type: ignore[attr-defined]  # noqa: SLF001 - django-csp's own
    return response
