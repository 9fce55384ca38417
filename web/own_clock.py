"""The clock of a new table: one that has a name, or one in the maker's own numbers."""

import datetime as dt
from typing import Any

from django import forms
from django.utils.dates import WEEKDAYS
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from games.clock_texts import TEXTS
from games.clocks import DAYS, MAX_MIN_HOURS, MEMBERS, Clock, ClockError, clock_to_json, parse_clock, presets
from web.words import CLOCKS, duration

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
LENGTHS = (
    *(MINUTE * count for count in (1, 2, 3, 5, 10, 15, 30)),
    *(HOUR * count for count in (1, 2, 3, 4, 6, 8, 12, 18)),
    *(DAY * count for count in (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)),
)
"""The lengths of time that the page offers, in seconds."""
KINDS = [
    ("", _("The one chosen above")),
    ("per_turn", _("Every turn lasts as long")),
    ("daily", _("Turns end at a time of the day")),
    ("bank", _("Each seat has a bank of time")),
]
PLAY = {"play_hours": "play_from", "play_hours.from": "play_from", "play_hours.to": "play_to"}
"""The fields of what may be wrong with play hours."""


def _lengths() -> list[tuple[Any, str]]:
    return [("", "–"), *((seconds, duration(seconds)) for seconds in LENGTHS)]


def _length(label: Any, help_text: Any = "") -> forms.TypedChoiceField:
    return forms.TypedChoiceField(
        label=label, help_text=help_text, choices=_lengths, coerce=int, empty_value=None, required=False
    )


def _time(label: Any, help_text: Any = "") -> forms.TimeField:
    widget = forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
    return forms.TimeField(label=label, help_text=help_text, widget=widget, required=False)


def _days(label: Any) -> forms.MultipleChoiceField:
    return forms.MultipleChoiceField(
        label=label,
        help_text=_("None chosen: every day."),
        choices=[(name, WEEKDAYS[number]) for number, name in enumerate(DAYS)],
        widget=forms.CheckboxSelectMultiple,
        required=False,
    )


class OwnClock(forms.Form):
    """A clock by its name, or of a `kind` with members of its own; `play_…` are its play hours.

    Times are those of the player's time zone.
    """

    player: Player
    wanted: Clock | None = None
    """The clock, once the form is clean and nothing is wrong with it."""

    clock = forms.ChoiceField(label=_("Clock"), choices=list(CLOCKS.items()))
    kind = forms.ChoiceField(label=_("Kind of clock"), choices=KINDS, required=False)
    turn_seconds = _length(_("Length of a turn"))
    at = _time(_("Turns end at"), _("In your time zone, which is part of your profile."))
    days = _days(_("On these days"))
    min_hours = forms.IntegerField(
        label=_("A turn lasts so many hours at least"),
        min_value=1,
        max_value=MAX_MIN_HOURS,
        required=False,
        help_text=_("Left empty: 6."),
    )
    bank_seconds = _length(_("In the bank at first"))
    increment_seconds = _length(_("Added whenever a turn asks the seat"))
    max_seconds = _length(_("In the bank at most"))
    play_from = _time(_("Clocks run from"), _("At other times clocks stand still. Left empty: they always run."))
    play_to = _time(_("Clocks run until"), _("Not later than the beginning: on the next day."))
    play_days = _days(_("Clocks run on these days"))

    def clean(self) -> dict[str, Any]:
        """Make the clock, or say what is wrong at its field."""
        values = super().clean() or {}
        if not self.errors.keys() & OwnClock.base_fields.keys():
            self._make_clock(values)
        return values

    def _make_clock(self, values: dict[str, Any]) -> None:
        own = {name: found for name in _OF_KINDS if (found := _plain(values[name]))}
        if own and not values["kind"]:
            self.add_error("kind", _("Choose the kind of clock that this belongs to."))
            return
        try:
            self.wanted = parse_clock({**self._base(values, own), **self._play_hours(values)})
        except ClockError as error:
            self.add_error(PLAY.get(error.member, error.member), _text_of(error))

    def _base(self, values: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
        zone = self.player.time_zone
        if not values["kind"]:
            return clock_to_json(presets(zone)[values["clock"]])
        return {"kind": values["kind"], **own, **({"zone": zone} if values["kind"] == "daily" else {})}

    def _play_hours(self, values: dict[str, Any]) -> dict[str, Any]:
        members = {"from": values["play_from"], "to": values["play_to"], "days": values["play_days"]}
        given = {name: found for name, value in members.items() if (found := _plain(value))}
        return {"play_hours": {**given, "zone": self.player.time_zone}} if given else {}


_OF_KINDS = [name for members in MEMBERS.values() for name in members if name != "zone"]


def _plain(value: Any) -> Any:
    """The value of a field as JSON has it; None for an empty one."""
    return f"{value:%H:%M}" if isinstance(value, dt.time) else value or None


def _text_of(error: ClockError) -> str:
    if error.reason == "required":
        return str(forms.Field.default_error_messages["required"])
    return gettext(TEXTS[error.reason])
