"""The admin site: who may use it, how they sign in, and the audit of everything that is done there.

Its pages are shown by `accounts.admin` and `games.admin`. Nothing can be registered that is not audited.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import TYPE_CHECKING, Any

from allauth.account.adapter import get_adapter
from allauth.account.authentication import get_authentication_records
from allauth.account.utils import get_next_redirect_url
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings
from django.contrib import admin, messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from accounts.audit import record, record_all

if TYPE_CHECKING:
    ModelAdmin = admin.ModelAdmin[Model]
else:
    ModelAdmin = admin.ModelAdmin

Action = Callable[[ModelAdmin, HttpRequest, QuerySet[Any]], HttpResponse | None]


class OperatorSite(admin.AdminSite):
    """Django's admin for staff who use the same sign-in as everybody, with a second factor where it is required."""

    site_header = "Duck & Cover"
    site_title = "Duck & Cover"
    site_url = "/accounts/"
    enable_nav_sidebar = False  # beside the filters it leaves too little room for the lists

    def has_permission(self, request: HttpRequest) -> bool:
        return super().has_permission(request) and (not settings.ADMIN_TWO_FACTOR or _used_second_factor(request))

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """Lead whoever may not see the admin to what is missing: signing in, setting up a second factor, or using it.

        Raises: PermissionDenied for players who are no staff.
        """
        there = get_next_redirect_url(request) or reverse("admin:index")
        if not request.user.is_authenticated:
            return HttpResponseRedirect(_with_next(reverse("account_login"), there))
        if not super().has_permission(request):
            raise PermissionDenied
        if self.has_permission(request):
            return HttpResponseRedirect(there)
        if not is_mfa_enabled(request.user):
            messages.warning(request, _("Set up a second factor first: the admin is not open without one."))
            return redirect("mfa_index")
        return HttpResponseRedirect(_with_next(_second_factor_page(request), there))

    def password_change(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> Any:
        """Send staff to where everybody changes a password: it is checked, mailed and audited there, and tokens end."""
        return redirect("account_change_password")

    def register(self, model_or_iterable: Any, admin_class: type[Any] | None = None, **options: Any) -> None:
        """Register models for pages that write down what is done on them; allauth's own pages, full of secrets, not."""
        pages = admin_class or admin.ModelAdmin
        if not pages.__module__.startswith("allauth."):
            super().register(model_or_iterable, type(pages.__name__, (Audited, pages), {}), **options)


def _used_second_factor(request: HttpRequest) -> bool:
    """Say whether the second factor was used in this session."""
    return any(used.get("method") == "mfa" for used in get_authentication_records(request, request.user))


def _second_factor_page(request: HttpRequest) -> str:
    """Return the page where a second factor is used by somebody who is signed in."""
    ways = get_adapter(request).get_reauthentication_methods(request.user)
    page: str = next(way["url"] for way in ways if way["id"].startswith("mfa_reauthenticate"))
    return page


def _with_next(page: str, there: str) -> str:
    """Return the address of a page that leads on to another."""
    return f"{page}?{urlencode({REDIRECT_FIELD_NAME: there})}"


class Audited(ModelAdmin):
    """Writes down every addition, change, deletion and action, before Django's own log does."""

    def log_addition(self, request: HttpRequest, obj: Model, message: Any) -> Any:
        """Write down what was added."""
        record(request, "add", obj, changes=message)
        return super().log_addition(request, obj, message)

    def log_change(self, request: HttpRequest, obj: Model, message: Any) -> Any:
        """Write down which fields were changed, and of switches what to."""
        record(request, "change", obj, changes=message)
        return super().log_change(request, obj, message)

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Any]) -> Any:
        """Write down what is about to be deleted."""
        record_all(request, "delete", queryset, {})
        return super().log_deletions(request, queryset)

    def construct_change_message(
        self, request: HttpRequest, form: Form, formsets: Iterable[Any] | None, add: bool = False
    ) -> list[Any]:
        """Return Django's list of what was changed, with the values of switches: who was made staff, say."""
        message: list[Any] = super().construct_change_message(
            request,
            form,
            formsets,  # type: ignore[arg-type]  # the stubs want formsets of one kind, Django hands over None as well
            add,
        )
        switched = [name for name in form.changed_data if isinstance(form.cleaned_data.get(name), bool)]
        for entry in message:
            if switched and "fields" in entry.get("changed", {}):
                entry["changed"]["switches"] = {name: form.cleaned_data[name] for name in switched}
        return message

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """Return the actions, each of which is written down, for every row chosen, before it is done."""
        actions: dict[str, Any] = super().get_actions(request)
        return {name: (_audited(func), name, text) for name, (func, _name, text) in actions.items()}


def _audited(action: Action) -> Action:
    """Return an action that is written down for every row chosen; deleting writes down by itself what it deletes."""

    @wraps(action)
    def done(page: ModelAdmin, request: HttpRequest, chosen: QuerySet[Any]) -> HttpResponse | None:
        if action.__name__ != "delete_selected":
            record_all(request, action.__name__, chosen, {})
        return action(page, request, chosen)

    return done


class ReadOnly:
    """Nothing is added, changed or deleted by hand."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
