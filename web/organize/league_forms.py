"""The forms of a league: a new one, and its texts."""

import uuid
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.web.made import Made
from accounts.web.profile import Lines
from duckcover.validators import validate_displayable, validate_lines
from leagues.services.homes import create_league

VISIBILITY = [
    ("public", _("Everybody sees it")),
    ("unlisted", _("Only who has the link finds it")),
    ("private", _("Only staff and who takes part")),
]


class Naming(forms.Form):
    """What a league or a competition is called, and who may see it."""

    name = forms.CharField(label=_("Name"), max_length=80, validators=[validate_displayable])
    description = Lines(
        label=_("Description"),
        max_length=4000,
        required=False,
        validators=[validate_lines],
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    visibility = forms.ChoiceField(label=_("Who may see it"), choices=VISIBILITY)


class Texts(Naming):
    """What a league says of itself."""

    language = forms.ChoiceField(
        label=_("Language"), choices=[("", _("Any language")), *settings.LANGUAGES], required=False
    )

    def texts(self) -> dict[str, Any]:
        """The values as the service takes them."""
        return {name: self.cleaned_data[name] for name in ("name", "description", "visibility", "language")}


class NewLeague(Texts, Made):
    """A league to make."""

    fingerprint = b"web: new league"

    def _create(self) -> uuid.UUID:
        return create_league(self.player, self.texts()).uuid


class LeagueSettings(Texts):
    """The same of a league that there is; `version`: the one that the form was made with."""

    version = forms.IntegerField(widget=forms.HiddenInput)
