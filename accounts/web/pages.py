"""What the account's pages with a form share."""

from typing import TYPE_CHECKING, Any, TypeVar

from django.contrib.auth.mixins import LoginRequiredMixin
from django.forms import BaseForm
from django.http import HttpResponse
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.generic import FormView

from accounts.authentication import player_of
from accounts.reauthentication import reauthenticated
from duckcover.errors import AppError

if TYPE_CHECKING:
    View = FormView
else:

    class View(FormView):
        """Django's, which knows of its form's type in the stubs alone."""

        def __class_getitem__(cls, _form):
            return cls


Form = TypeVar("Form", bound=BaseForm)
Page = TypeVar("Page")

EXACT = {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
"""Of a field whose text is no prose and nobody's own: a browser leaves it as it is typed."""


def sensitive(view: type[Page]) -> type[Page]:
    """Of a page that a session which was stolen must not be enough for; no cache keeps it."""
    decorated: type[Page] = method_decorator([never_cache, reauthenticated], name="dispatch")(view)
    return decorated


class FormPage(LoginRequiredMixin, View[Form]):
    """A page with a form of the player's; what a service refuses stands at `refused_at`, at None above it."""

    refused_at: str | None = None

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "player": player_of(self.request)}

    def form_valid(self, form: Form) -> HttpResponse:
        try:
            return self.done(form)
        except AppError as error:
            form.add_error(self.refused_at, error.sentence())
            return self.form_invalid(form)

    def done(self, form: Form) -> HttpResponse:
        """Do what the form asks for, and answer. Raises: AppError."""
        raise NotImplementedError
