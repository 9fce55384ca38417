"""The form of what is mailed."""

from django import forms
from django.utils.functional import lazy
from django.utils.translation import gettext_lazy

from notifications.models import Notice
from notifications.texts import example_of


class MailsForm(forms.Form):
    """Of which kinds of notices mails are sent, and whether once a day."""

    mailed = forms.MultipleChoiceField(
        label=gettext_lazy("Send me a mail when I would be told:"),
        choices=[(kind, lazy(example_of, str)(kind)) for kind in Notice.Kind.values],
        widget=forms.CheckboxSelectMultiple,
        required=False,
    )
    daily = forms.BooleanField(
        label=gettext_lazy("Gather these mails into one a day"),
        required=False,
        help_text=gettext_lazy("What would be too late then is mailed at once."),
    )
