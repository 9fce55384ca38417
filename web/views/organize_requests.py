"""What players ask of the staff, and the answers (LEAGUES.md LO7)."""

import uuid

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.web.profile import Lines
from duckcover.errors import AppError, ErrorCode
from duckcover.validators import validate_lines
from leagues.selectors.requests import request_documents, requests_of
from leagues.services import requests
from web.organize.aims import Place
from web.views.organize import paged, staffed
from web.views.pages import page


class Answer(forms.Form):
    """What is answered, and what staff alone may read."""

    answer = Lines(
        label=gettext_lazy("Answer"),
        max_length=2000,
        validators=[validate_lines],
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=gettext_lazy("Who has asked reads it. It stays on record."),
    )
    private_note = Lines(
        label=gettext_lazy("Note for the staff"),
        max_length=2000,
        required=False,
        validators=[validate_lines],
        widget=forms.Textarea(attrs={"rows": 2}),
    )


@staffed()
def listed(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with the requests, those without an answer first; `?page=2` goes on."""
    found = requests_of(place.viewer, place.competition, for_staff=True)
    rows, following = paged(request, found.order_by("-answered_at", "-created_at", "-uuid"))
    context = {"requests": request_documents(rows, for_staff=True), "next": following, "tab": "requests"}
    return page(request, "web/organize/requests.html", {"place": place, **context})


@staffed("GET", "HEAD", "POST")
def answer(request: HttpRequest, place: Place, question: uuid.UUID) -> HttpResponseBase:
    """Show a request with a form for its answer, or answer it, once. Raises: Http404."""
    row = requests_of(place.viewer, place.competition, for_staff=True).filter(uuid=question).first()
    if row is None:
        raise Http404
    form, status = Answer(request.POST or None), 200
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            requests.answer(place.viewer, place.competition.uuid, question, given["answer"], given["private_note"])
        except AppError as error:
            if error.code == ErrorCode.NOT_FOUND:
                raise
            form.add_error(None, error.sentence())
            status = error.code.status
        else:
            messages.success(request, _("The answer is sent."))
            return redirect(f"{place.base}/requests")
    context = {"form": form, "asked": request_documents([row], for_staff=True)[0], "tab": "requests", "place": place}
    return page(request, "web/organize/answer.html", context, status=status if status > 200 or not form.errors else 400)
