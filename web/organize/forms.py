"""The forms of decisions: a reason each, what staff alone may read, and what is decided."""

import datetime as dt
import re
from typing import Any
from zoneinfo import ZoneInfo

from django import forms
from django.http import QueryDict
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.selectors import find_player
from accounts.web.pages import EXACT
from duckcover.errors import AppError, ErrorCode
from leagues.rules.rulings import POINTS
from leagues.selectors import rounds
from leagues.services.admissions import MOST_AT_ONCE, Guest
from leagues.services.numbers import REASON
from web.league_words import ROLES
from web.organize.aims import Aim, names_of
from web.organize.words import ENDINGS

DAY = dt.timedelta(days=1)
MEANWHILE = _("Somebody else has changed this meanwhile. Look at it again, then decide.")
OWN_ZONE = _("In your time zone, which is part of your profile.")


def moment_field(label: Any, help_text: Any = OWN_ZONE, **more: Any) -> forms.DateTimeField:
    """A moment in the time zone of who fills in the form."""
    widget = forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M")
    return forms.DateTimeField(label=label, help_text=help_text, widget=widget, **more)


class Zoned(forms.Form):
    """A form whose times are those of a zone."""

    zone = "UTC"

    def full_clean(self) -> None:
        """Read times as those of the zone."""
        with timezone.override(ZoneInfo(self.zone)):
            super().full_clean()


class Decision(Zoned):
    """Why something is decided. `key`: of this form, sent twice it decides once; `version`: what it was made with."""

    key = forms.UUIDField(widget=forms.HiddenInput)
    version = forms.IntegerField(widget=forms.HiddenInput, required=False)
    reason = forms.CharField(
        label=_("Reason"),
        min_length=REASON[0],
        max_length=REASON[-1],
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_("Everybody can read it. It stays on record."),
    )
    private_note = forms.CharField(
        label=_("Note for the staff"), max_length=2000, required=False, widget=forms.Textarea(attrs={"rows": 2})
    )
    own: tuple[str, ...] = ()
    """The fields of what is decided, which stand first."""

    def __init__(self, aim: Aim, data: Any = None, initial: Any = None) -> None:
        super().__init__(data, initial=initial)
        self.aim, self.zone = aim, aim.place.viewer.time_zone
        self.order_fields([*self.own])
        self.prepare()

    def prepare(self) -> None:
        """Say what can be chosen."""

    def values(self) -> dict[str, Any]:
        """What is decided, by the names that the service has for it."""
        return {name: self.cleaned_data[name] for name in self.own}

    def refuse(self, error: AppError) -> None:
        """Say at its field what the service has refused; of a newer version, go on from that."""
        if error.code == ErrorCode.PRECONDITION_FAILED:
            self.data = newer(self.data, self.aim.place.row.version)
            self.add_error(None, str(MEANWHILE))
            return
        for each in error.errors:
            field = self.field_of(each.field)
            self.add_error(field, each.sentence() + self.about(each.field))
        if not error.errors:
            self.add_error(None, error.sentence() + self.named(error))

    def field_of(self, name: str) -> str | None:
        """The field that a refused input belongs to; None: the form as a whole."""
        return name if name in self.fields else None

    def about(self, name: str) -> str:
        """What tells a refused input from others at the same field."""
        return ""

    def named(self, error: AppError) -> str:
        """The players whom a refusal is about."""
        wanted = error.extra.get("entries", ())
        names = names_of(self.aim.place.competition) if wanted else {}
        return " " + ", ".join(names.get(entry) or "?" for entry in wanted) if wanted else ""


def newer(data: Any, version: int) -> QueryDict:
    """A form as it was sent, with the version that there is now."""
    copied: QueryDict = data.copy()
    copied["version"] = str(version)
    return copied


class OfPoints(Decision):
    own = ("points",)
    points = forms.IntegerField(label=_("Points"), min_value=POINTS[0], max_value=POINTS[-1])


FROM = [
    ("now", _("From now on. What it has played stays as it is.")),
    ("all", _("From the beginning: it is moved last at all its tables.")),
]


class Disqualify(Decision):
    own = ("from_",)
    from_ = forms.ChoiceField(label=_("From when on"), choices=FROM, widget=forms.RadioSelect, initial="now")


class Until(Decision):
    own = ("until",)
    until = moment_field(_("Clocks stand still until"))


class Extend(Decision):
    own = ("closes_at",)
    closes_at = moment_field(_("Closes at"))

    def prepare(self) -> None:
        row = self.aim.table_row if self.aim.table else self.aim.round_row
        self.initial.setdefault("closes_at", row.closes_at + 2 * DAY)


class Replace(Decision):
    own = ("entry", "player", "lasting")
    entry = forms.ChoiceField(label=_("Whose seat"))
    player = forms.ChoiceField(label=_("Who takes it"), help_text=_("Players who have volunteered as substitutes."))
    lasting = forms.BooleanField(
        label=_("The substitute gets the entry as well, from the next draw on"), required=False
    )

    def prepare(self) -> None:
        seats = [(str(seat.entry.uuid), _who(seat)) for seat in self.aim.table_row.seats.all()]
        pool = self.aim.place.competition.volunteers.order_by("services", "lot")
        names = list(pool.values_list("player__username", flat=True))
        self.fields["entry"].choices = seats  # type: ignore[attr-defined]
        self.fields["player"].choices = [(name, name) for name in names]  # type: ignore[attr-defined]
        if not names:
            self.fields["player"].help_text = gettext("Nobody has volunteered as a substitute.")


HOW = [(name, text) for name, text in ENDINGS.items() if name != "organizer"]


class Adjudicate(Decision):
    """By a rule, or by a rank for each seat."""

    how = forms.ChoiceField(
        label=_("How it ends"), choices=[*HOW, ("ranks", _("By these ranks"))], widget=forms.RadioSelect
    )

    def prepare(self) -> None:
        seats = list(self.aim.table_row.seats.all())
        ranks = [("", "–"), *((number, str(number)) for number in range(1, len(seats) + 1))]
        for seat in seats:
            label = gettext("Rank of %(player)s") % {"player": _who(seat)}
            self.fields[f"rank{seat.index}"] = forms.TypedChoiceField(
                label=label, choices=ranks, coerce=int, empty_value=None, required=False
            )
        self.own = ("how", *(f"rank{seat.index}" for seat in seats))
        self.order_fields([*self.own])

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        missing = [name for name in self.own[1:] if values.get(name) is None]
        if values.get("how") == "ranks":
            for name in missing:
                self.add_error(name, gettext("Each seat needs a rank. Who is level shares it: 1, 2, 2, 4."))
        return values

    def values(self) -> dict[str, Any]:
        given = self.cleaned_data
        if given["how"] != "ranks":
            return {"rule": given["how"]}
        return {"ranks": [given[name] for name in self.own[1:]]}

    def field_of(self, name: str) -> str | None:
        return "how" if name in ("ranks", "rule") else super().field_of(name)


class SetTables(Decision):
    """All tables of a round: a line each, with the names in the order of the seats."""

    own = ("tables",)
    tables = forms.CharField(
        label=_("Tables"),
        widget=forms.Textarea(attrs={"rows": 8, **EXACT}),
        help_text=_("A line for each table, with commas between the names, in the order of the seats."),
    )

    def prepare(self) -> None:
        lines = [", ".join(_who(seat) for seat in table.seats.all()) for table in seated(self.aim)]
        self.initial.setdefault("tables", "\n".join(lines))

    def clean_tables(self) -> list[list[str]]:
        ids = {name.lower(): entry for entry, name in names_of(self.aim.place.competition).items() if name}
        lines = [_names(line) for line in self.cleaned_data["tables"].splitlines()]
        unknown = [name for line in lines for name in line if name.lower() not in ids]
        if unknown:
            raise forms.ValidationError(gettext("These have no entry: %(names)s") % {"names": ", ".join(unknown)})
        return [[ids[name.lower()] for name in line] for line in lines if line]


class Pair(Decision):
    """Two entries, `one` and the `other`."""

    own = ("one", "other")

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        if values.get("one") and values.get("one") == values.get("other"):
            self.add_error("other", gettext("Choose two different entries."))
        return values


class Swap(Pair):
    """Two entries that change their places."""

    one = forms.ChoiceField(label=_("This entry"))
    other = forms.ChoiceField(label=_("changes places with"))

    def prepare(self) -> None:
        seats = [(str(seat.entry.uuid), seat) for table in seated(self.aim) for seat in table.seats.all()]
        choices = [
            (entry, gettext("%(player)s (table %(table)s)") % {"player": _who(seat), "table": seat.table.number})
            for entry, seat in seats
        ]
        for name in self.own:
            self.fields[name].choices = choices  # type: ignore[attr-defined]

    def values(self) -> dict[str, Any]:
        one, other = self.cleaned_data["one"], self.cleaned_data["other"]
        places = {one: other, other: one}
        tables = [[str(seat.entry.uuid) for seat in table.seats.all()] for table in seated(self.aim)]
        return {"tables": [[places.get(entry, entry) for entry in table] for table in tables]}


class Invite(Decision):
    """Players by name, a line each, with a place in the seeding where one is given."""

    own = ("entries",)
    guests: list[Guest] = []
    entries = forms.CharField(
        label=_("Players"),
        widget=forms.Textarea(attrs={"rows": 6, **EXACT}),
        help_text=_("A user name in each line, with a number behind it for the place in the seeding: dana 3"),
    )

    def clean_entries(self) -> list[Guest]:
        lines = [line.replace(",", " ").split() for line in self.cleaned_data["entries"].splitlines() if line.strip()]
        if len(lines) > MOST_AT_ONCE:
            raise forms.ValidationError(gettext("At most 1,000 players at once."))
        for line in lines:
            if len(line) > 2 or (len(line) == 2 and not re.fullmatch(r"[1-9][0-9]{0,3}", line[1], re.ASCII)):
                raise forms.ValidationError(
                    gettext("A name, or a name and a number: %(line)s") % {"line": " ".join(line)}
                )
        self.guests = [Guest(line[0], int(line[1]) if len(line) == 2 else None) for line in lines]
        return self.guests

    def field_of(self, name: str) -> str | None:
        return "entries" if name.startswith("entries.") else super().field_of(name)

    def about(self, name: str) -> str:
        found = re.fullmatch(r"entries\.([0-9]+)\.[a-z]+", name)
        return f" ({self.guests[int(found[1])].player})" if found else ""


class KeepApart(Pair):
    """Two entries that do not sit together."""

    one = forms.ChoiceField(label=_("This entry"))
    other = forms.ChoiceField(label=_("does not sit with"))

    def prepare(self) -> None:
        names = names_of(self.aim.place.competition)
        choices = sorted(((entry, name) for entry, name in names.items() if name), key=lambda each: each[1].lower())
        for name in self.own:
            self.fields[name].choices = choices  # type: ignore[attr-defined]


class Announce(Decision):
    own = ("text",)
    text = forms.CharField(
        label=_("Message"),
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 5}),
        help_text=_("Everybody who takes part is told. It can be hidden later, but not changed."),
    )


class Appoint(Decision):
    """Somebody by name, and a role."""

    own = ("username", "role")
    username = forms.CharField(label=_("User name"), max_length=64, widget=forms.TextInput(attrs=EXACT))
    role = forms.ChoiceField(label=_("Role"), choices=[(name, ROLES[name]) for name in ("organizer", "referee")])

    def clean_username(self) -> str:
        name: str = self.cleaned_data["username"]
        try:
            return str(find_player(name).username)
        except AppError as error:
            raise forms.ValidationError(gettext("There is no player named %(name)s."), params={"name": name}) from error


class NewRole(Decision):
    """Another role for somebody of the staff."""

    own = ("role",)
    role = forms.ChoiceField(label=_("Role"), choices=list(ROLES.items()))

    def prepare(self) -> None:
        self.initial.setdefault("role", self.aim.staff_row.role)


def seated(aim: Aim) -> list[Any]:
    """The tables of the round of an aim, with their seats. Raises: AppError `not_found` where it is not shown."""
    drawn = rounds.find_drawn(aim.place.competition, aim.round or 0, aim.place.shown)
    return list(rounds.tables_of(drawn).order_by("number"))


def _who(seat: Any) -> str:
    player = seat.entry.player
    return str(player.username) if player else gettext("deleted account")


def _names(line: str) -> list[str]:
    return [name.strip() for name in line.split(",") if name.strip()]
