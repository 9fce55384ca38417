"""The forms of what is told, when, and where it is posted."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, NamedTuple

from django import forms
from django.core.exceptions import ValidationError
from django.utils.functional import lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.web.made import SecretForm
from notifications.models import Notice
from notifications.services.settings import CHANNELS
from notifications.texts import example_of

KINDS = [(kind, lazy(example_of, str)(kind)) for kind in Notice.Kind.values]


class Row(NamedTuple):
    """A kind of notices, and by which channels it is told beside the inbox."""

    kind: str
    text: str
    chosen: list[tuple[str, bool]]


class NoticesForm(forms.Form):
    """The settings of notices: a matrix of kinds and channels, quiet hours, and mails once a day."""

    email = forms.MultipleChoiceField(choices=KINDS, required=False)
    push = forms.MultipleChoiceField(choices=KINDS, required=False)
    webhook = forms.MultipleChoiceField(choices=KINDS, required=False)
    daily = forms.BooleanField(
        label=gettext_lazy("Gather these mails into one a day"),
        required=False,
        help_text=gettext_lazy("What would be too late then is mailed at once."),
    )
    quiet_from = forms.TimeField(
        label=gettext_lazy("Quiet from"), required=False, widget=forms.TimeInput({"type": "time"}, "%H:%M")
    )
    quiet_to = forms.TimeField(
        label=gettext_lazy("until"), required=False, widget=forms.TimeInput({"type": "time"}, "%H:%M")
    )
    again = forms.BooleanField(label=gettext_lazy("Try my e-mail address again"), required=False)

    def __init__(self, document: dict[str, Any], data: Any = None) -> None:
        """`document`: the settings as the API shows them."""
        super().__init__(data, initial=_initial(document))
        if not document["mail_stopped"]:
            del self.fields["again"]

    def clean(self) -> dict[str, Any]:
        """Refuse half of the quiet hours."""
        values = super().clean() or {}
        ends = [values.get("quiet_from"), values.get("quiet_to")]
        if not self.errors and ends.count(None) == 1:
            self.add_error("quiet_from", ValidationError(_("Say both when quiet hours begin and when they end.")))
        return values

    def rows(self) -> Iterator[Row]:
        """The matrix, as it was sent or as it is."""
        chosen = {channel: self[channel].value() or [] for channel in CHANNELS}
        for kind, text in KINDS:
            yield Row(kind, str(text), [(channel, kind in chosen[channel]) for channel in CHANNELS])

    def changes(self) -> dict[str, Any]:
        """What the form says, as `settings.change` takes it."""
        values = self.cleaned_data
        kinds = Notice.Kind.values
        quiet = {"from": _clock(values["quiet_from"]), "to": _clock(values["quiet_to"])}
        return {
            "kinds": {kind: {channel: kind in values[channel] for channel in CHANNELS} for kind in kinds},
            "quiet_hours": quiet if values["quiet_from"] is not None else None,
            "digest": "daily" if values["daily"] else "off",
            **({"mail_stopped": False} if values.get("again") else {}),
        }


def _clock(time: dt.time | None) -> str:
    return f"{time:%H:%M}" if time is not None else ""


def _initial(document: dict[str, Any]) -> dict[str, Any]:
    """The settings as the form shows them."""
    kinds, quiet = document["kinds"], document["quiet_hours"] or {}
    chosen = {channel: [kind for kind, by in kinds.items() if by[channel]] for channel in CHANNELS}
    hours = {f"quiet_{end}": dt.time.fromisoformat(clock) for end, clock in quiet.items()}
    return {**chosen, **hours, "daily": document["digest"] == "daily"}


class AddressForm(forms.Form):
    """Where a webhook posts to."""

    url = forms.URLField(
        label=gettext_lazy("Address"),
        max_length=500,
        assume_scheme="https",
        help_text=gettext_lazy("A public https address."),
    )


class WebhookForm(SecretForm, AddressForm):
    """A webhook to make."""

    fingerprint = b"notifications: new webhook"
