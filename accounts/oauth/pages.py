"""The pages on which a player lets an app in or does not, and `/accounts/apps/`, where a player ends it."""

from typing import TYPE_CHECKING, Any

from allauth.idp.oidc.forms import AuthorizationForm, ConfirmCodeForm, RPInitiatedLogoutForm
from allauth.idp.oidc.models import Client
from allauth.idp.oidc.views import AuthorizationView as AllauthAuthorizationView
from allauth.idp.oidc.views import LogoutView as AllauthLogoutView
from django import forms
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.core.cache import cache
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.generic import FormView, TemplateView
from oauthlib.oauth2.rfc6749.errors import FatalClientError

from accounts.allauth_internals import (
    convert_response,
    device_codes,
    extract_params,
    get_validator_context,
    respond_html_error,
)
from accounts.authentication import player_of
from accounts.oauth.adapter import MEANINGS
from accounts.oauth.authorization import UnfitError, check_query, checked_client, is_error, refusal
from accounts.oauth.clients import apps_of, connection, disconnect, is_let_in
from accounts.oauth.consents import proof_of
from accounts.oauth.grants import alone_with
from accounts.oauth.redirects import destination, source_of
from accounts.oauth.server import PROOF, new_server
from accounts.reauthentication import require_reauthentication
from accounts.throttling.allauth_counter import refusal_of
from duckcover.errors import AppError

if TYPE_CHECKING:
    DevicePages = FormView["AnswerForm"]
else:
    DevicePages = FormView


ERROR_PAGE = "idp/oidc/error.html"


class ConsentForm(AuthorizationForm):  # type: ignore[misc]  # allauth is untyped
    """Yes or no to all that an app asks for; there is nothing to choose."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._requested = list(kwargs["requested_scopes"])
        super().__init__(*args, **kwargs)
        del self.fields["scopes"]
        self.fields.pop("email", None)

    def clean(self) -> dict[str, Any]:
        """Return what was asked for as what is granted."""
        return {**super().clean(), "scopes": self._requested}


@method_decorator(never_cache, name="dispatch")
class AuthorizationView(AllauthAuthorizationView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/authorize`: an app sends a player's browser here to be let in."""

    form_class = ConsentForm

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Answer a request, or show what is wrong with it."""
        try:
            check_query(request)
            response: HttpResponse = super().dispatch(request, *args, **kwargs)
        except UnfitError as error:
            return render(request, ERROR_PAGE, {"message": str(error)}, status=400)
        return response

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Ask the player, who signs in first; or tell the app of an error.

        Raises: UnfitError; what leads a browser that was left signed in to the page that asks who is there.
        """
        client = checked_client(request.GET)
        refused = refusal(request.GET)
        if refused is not None:
            return self._refused(refused.address(request.GET), client)
        if request.user.is_authenticated:
            require_reauthentication(request)
        response = super().get(request, *args, **kwargs)
        if is_error(response, request.GET["redirect_uri"]):
            return self._refused(response["Location"], client)
        return self._leading_to(response, client)

    def _refused(self, address: str, client: Client) -> HttpResponse:
        """Send the browser on to an app that the player has let in; else a page says where a link leads.

        Anybody may make an app known: without the page it would be a redirect to anywhere (RFC 9700, 4.11.2).
        """
        if not is_let_in(client, self.request.user):
            context = {"onward": address, "destination": destination(self.request.GET["redirect_uri"])}
            return render(self.request, ERROR_PAGE, context, status=400)
        response = HttpResponse(status=302)  # the redirect of Django takes no scheme of an app's own
        response["Location"] = address
        return response

    def _leading_to(self, response: HttpResponse, client: Client) -> HttpResponse:
        """Let the form of the page end at the app: browsers hold the policy against redirects of forms, too."""
        extra = {"form-action": [source_of(self.request.GET["redirect_uri"])]}
        response._csp_update = extra  # type: ignore[attr-defined]  # noqa: SLF001 - as the decorators of django-csp
        return response

    def form_valid(self, form: ConsentForm) -> HttpResponse:
        """Send the browser back with a code; as allauth's, by our own server. Raises: as `get`, too late an answer."""
        require_reauthentication(self.request)
        asked = {**self._request_info, "user": self.request.user}
        get_validator_context().requested_resources = asked.pop("resources", None)
        try:
            answer = new_server().create_authorization_response(
                *extract_params(self.request), scopes=form.cleaned_data["scopes"], credentials=asked
            )
            response: HttpResponse = convert_response(*answer)
        except FatalClientError as error:
            response = respond_html_error(self.request, error=error)
        return response

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        where = destination(self._request_info["redirect_uri"])
        context: dict[str, Any] = super().get_context_data(**kwargs)
        return context | {"meanings": meanings(self._scopes), "destination": where}


class LogoutForm(RPInitiatedLogoutForm):  # type: ignore[misc]  # allauth is untyped
    """What an app that asks to sign out may say; no app says beforehand where to go then, so that it may not say it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["post_logout_redirect_uri"]


class LogoutView(AllauthLogoutView):  # type: ignore[misc]  # allauth is untyped
    """`/identity/o/logout`: an app sends a player's browser here to be signed out; it stays on this site."""

    form_class = LogoutForm


class DeviceCodeForm(ConfirmCodeForm):  # type: ignore[misc]  # allauth is untyped
    """The code that a device shows, typed with or without its dash, in large or small letters."""

    def clean_code(self) -> str:
        """Return the code as it was shown. Raises: ValidationError, also after too many wrong ones."""
        letters = "".join(filter(str.isalnum, self.cleaned_data["code"])).upper()
        self.cleaned_data["code"] = f"{letters[:4]}-{letters[4:]}"
        code: str = super().clean_code()
        return code


class AnswerForm(forms.Form):
    action = forms.ChoiceField(choices=[("confirm", ""), ("deny", "")])


@method_decorator(never_cache, name="dispatch")
class DeviceView(LoginRequiredMixin, DevicePages):
    """`/identity/o/device`: a player types the code that a device shows, and lets the device in or does not.

    Of allauth's view only what is behind it is used: that one takes the answer without a CSRF token, and does not say
    what the app will be able to do.
    """

    form_class = AnswerForm
    template_name = "idp/oidc/device_authorization_confirm_form.html"
    code_form: DeviceCodeForm

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        """Ask for the code as long as it is not right, then who is there. Raises: what leads to the page for that."""
        self.code_form = DeviceCodeForm(request.GET if "code" in request.GET else None)
        if request.user.is_authenticated:
            if not self.code_form.is_valid():
                return self._asked_for_code(request)
            require_reauthentication(request)
        return super().dispatch(request, *args, **kwargs)

    def _asked_for_code(self, request: HttpRequest) -> HttpResponse:
        """Return the page that asks for the code: at first, after a wrong one, or after too many."""
        refusal = refusal_of(request)
        status = 429 if refusal else 400 if self.code_form.is_bound else 200
        page = render(request, "idp/oidc/device_authorization_code_form.html", {"form": self.code_form}, status=status)
        if refusal is not None:
            page["Retry-After"] = str(refusal.reset)
        return page

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        asked = cache.get(device_codes.cache_device_code_key(self.code_form.device_code)) or {}
        return super().get_context_data(
            client=self.code_form.client,
            user_code=self.code_form.cleaned_data["code"],
            meanings=meanings(asked.get("scope") or ()),
            **kwargs,
        )

    def form_valid(self, form: AnswerForm) -> HttpResponse:
        """Write down the answer, and say so."""
        confirm = form.cleaned_data["action"] == "confirm"
        with transaction.atomic():
            alone_with(self.code_form.device_code)  # a poll at the same time would write its old state over this
            self._keep(self.code_form.device_code, confirm=confirm)
        page = "confirmed" if confirm else "denied"
        return render(self.request, f"idp/oidc/device_authorization_{page}.html", {"client": self.code_form.client})

    def _keep(self, device_code: str, *, confirm: bool) -> None:
        """Keep the answer, with what shows later on that the player still agrees."""
        if device_codes.confirm_or_deny_device_code(self.request.user, device_code, confirm=confirm):
            answered = cache.get(device_codes.cache_device_code_key(device_code))
            proof = proof_of(player_of(self.request))
            device_codes.update_device_state(device_code, {**answered, PROOF: proof})


def meanings(scopes: Any) -> list[Any]:
    """Return in words what scopes allow, in the order in which they are always said."""
    return [meaning for scope, meaning in MEANINGS.items() if scope in scopes]


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
