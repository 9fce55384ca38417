"""What may change of a competition that is published, as a decision (LEAGUES.md LO6)."""

import datetime as dt
from typing import Any

from django import forms
from django.utils.translation import gettext as _

from duckcover.errors import AppError
from web.organize.competition_fields import Settings, made_fields
from web.organize.forms import Decision
from web.organize.league_forms import Naming
from web.organize.settings import BadLineError, field_of, initial_of, sentence_of, timing_of
from web.ponds import Document

TEXTS = ("name", "description", "visibility")
TIMING = {
    "every": ("first", "length_days", "every_days", "zone_name"),
    "rolling": ("first", "length_days", "gap_hours"),
    "fixed": ("windows",),
    "arena": ("first", "arena_closes_at", "length_days", "every_hours", "slots"),
}
PREPARATION = ("draw_hours", "preview_hours")
REGISTRATION = ("closes_at", "capacity")
LATER = ("adjudication", "ruling_hours", "max_sit_outs")
"""What rounds that are not drawn yet need."""


class ChangeSettings(Decision):
    """The settings that may change now; only those that are different are sent."""

    def prepare(self) -> None:
        row = self.aim.place.competition
        timing = row.settings["timing"]
        times = (*TIMING[timing["kind"]], *(PREPARATION if timing["kind"] != "arena" else ()))
        state = REGISTRATION if row.status == "published" else LATER
        self.own = (*TEXTS, *state, *times)
        known = {**Naming.base_fields, **Settings.base_fields, **made_fields()}
        self.fields |= {name: known[name] for name in self.own}
        self.order_fields([*self.own])
        texts = {name: getattr(row, name) for name in TEXTS}
        shown = {**initial_of(row.settings, self.zone), **texts}
        self.initial = {**{name: _whole_minutes(value) for name, value in shown.items()}, **self.initial}

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        if not self.errors and not self._changed(values):
            self.add_error(None, _("Nothing is different."))
        return values

    def values(self) -> Document:
        given, changed = self.cleaned_data, self._changed(self.cleaned_data)
        document: Document = {name: given[name] for name in (*TEXTS, *LATER) if name in changed}
        registration = {name: given[name] for name in REGISTRATION if name in changed}
        if registration:
            document["registration"] = {name: _as_text(value) for name, value in registration.items()}
        if changed - {*TEXTS, *LATER, *REGISTRATION}:
            document["timing"] = self._timing()
        return document

    def refuse(self, error: AppError) -> None:
        for each in error.errors:
            field = field_of(each.field)
            self.add_error(field if field in self.fields else None, self._sentence(each.field, each.code))
        if not error.errors:
            super().refuse(error)

    def _timing(self) -> Document:
        kind = self.aim.place.competition.settings["timing"]["kind"]
        blank = dict.fromkeys({name for names in TIMING.values() for name in names} | set(PREPARATION))
        return timing_of({"windows": "", **blank, **self.cleaned_data, "timing_kind": kind}, self.zone)

    def _changed(self, values: dict[str, Any]) -> set[str]:
        """The names of the fields that say something else than the competition."""
        names = {name for name in self.own if name in values}
        return {name for name in names if (values[name] or None) != (self.initial.get(name) or None)}

    def _sentence(self, member: str, code: str) -> str:
        if code == "fixed":
            return _("This may not change any more, or only to more room and later dates.")
        return _("Say why, in 3 to 500 characters.") if member == "reason" else sentence_of(member, code)

    def clean_windows(self) -> str:
        """Raises: ValidationError for a line that is not understood."""
        text: str = self.cleaned_data["windows"]
        try:
            timing_of({**dict.fromkeys(TIMING["every"]), "gap_hours": None, **_NO_ARENA, **_fixed(text)}, self.zone)
        except BadLineError as error:
            raise forms.ValidationError(_("Not understood: %(line)s"), params={"line": error.line}) from error
        return text


_NO_ARENA = dict.fromkeys((*TIMING["arena"], *PREPARATION))


def _fixed(text: str) -> Document:
    return {"timing_kind": "fixed", "windows": text}


def _whole_minutes(value: Any) -> Any:
    """A time as the form shows it."""
    return value.replace(second=0, microsecond=0) if isinstance(value, dt.datetime) else value


def _as_text(value: Any) -> Any:
    return value.astimezone(dt.UTC).isoformat() if isinstance(value, dt.datetime) else value
