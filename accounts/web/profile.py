"""`/accounts/profile/`: what a player shows to everybody, and its language and time zone."""

import zoneinfo
from functools import cache
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpResponse
from django.urls import reverse_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.authentication import player_of
from accounts.models import Player
from accounts.services.players import update_profile
from accounts.web.pages import View

if TYPE_CHECKING:
    PlayerForm = forms.ModelForm[Player]
else:
    PlayerForm = forms.ModelForm

FAMILIES = [
    ("", gettext_lazy("None")),
    ("pirates", gettext_lazy("Pirates")),
    ("vikings", gettext_lazy("Vikings")),
    ("knights", gettext_lazy("Knights")),
    ("cowboys", gettext_lazy("Cowboys")),
    ("divers", gettext_lazy("Divers")),
    ("wizards", gettext_lazy("Wizards")),
    ("astronauts", gettext_lazy("Astronauts")),
]
"""The avatars in words."""

PLACES = (
    *("Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/"),
    "Pacific/",
)


@cache
def common_time_zones() -> tuple[str, ...]:
    """Return the time zones that people live in, by name, UTC first; older names of the same ones are left out."""
    return ("UTC", *sorted(name for name in zoneinfo.available_timezones() if name.startswith(PLACES)))


class Lines(forms.CharField):
    """A text of several lines; browsers send carriage returns, which are not kept and do not count."""

    widget = forms.Textarea

    def to_python(self, value: Any) -> str:
        """Return the text with line feeds alone."""
        return (super().to_python(value) or "").replace("\r\n", "\n")


class PublicProfileForm(PlayerForm):
    """What everybody sees of a player or a bot account; checked as by the API."""

    display_name = forms.CharField(
        label=gettext_lazy("Display name"),
        max_length=50,
        required=False,
        help_text=gettext_lazy("Shown beside your name. It may be left empty."),
    )
    avatar = forms.ChoiceField(label=gettext_lazy("Duck family"), choices=FAMILIES, required=False)
    bio = Lines(
        label=gettext_lazy("About you"),
        max_length=500,
        required=False,
        widget=forms.Textarea(attrs={"rows": 5}),
        help_text=gettext_lazy("Everybody can read this. Up to 500 characters."),
    )

    class Meta:
        model = Player
        fields = ["display_name", "avatar", "bio"]


class ProfileForm(PublicProfileForm):
    """What a player may change about itself."""

    language = forms.ChoiceField(
        label=gettext_lazy("Language"),
        choices=Player._meta.get_field("language").choices or [],
        help_text=gettext_lazy("For e-mails. These pages follow the language of your browser."),
    )
    time_zone = forms.ChoiceField(label=gettext_lazy("Time zone"))

    class Meta(PublicProfileForm.Meta):
        fields = [*PublicProfileForm.Meta.fields, "language", "time_zone"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        known = common_time_zones()
        others = [zone for zone in [self.instance.time_zone] if zone not in known]
        self.fields["time_zone"].choices = [(name, name.replace("_", " ")) for name in (*others, *known)]  # type: ignore[attr-defined]


class ProfileView(LoginRequiredMixin, View[ProfileForm]):
    form_class = ProfileForm
    template_name = "accounts/profile.html"
    success_url = reverse_lazy("account_profile")

    def get_form_kwargs(self) -> dict[str, Any]:
        """Return what the form starts with: the player as it is, on an object of the form's own."""
        return {**super().get_form_kwargs(), "instance": Player.objects.get(pk=player_of(self.request).pk)}

    def form_valid(self, form: ProfileForm) -> HttpResponse:
        update_profile(player_of(self.request), **form.cleaned_data)
        messages.success(self.request, _("Your profile is saved."))
        return super().form_valid(form)
