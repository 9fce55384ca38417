"""The form of a competition: a new one, of a template or a copy, and a draft that is changed."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, NamedTuple
from uuid import UUID

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from accounts.web.made import Made
from duckcover.errors import AppError
from games.clocks import clock_to_json
from leagues.rules.settings import complete
from leagues.services.competitions import create_competition
from web.organize.competition_fields import PLACES, Settings, made_fields
from web.organize.forms import Zoned
from web.organize.league_forms import Naming
from web.organize.settings import BadLineError, document_of, field_of, initial_of, sentence_of
from web.ponds import Document
from web.words import duration

DAY = dt.timedelta(days=1)
LENGTHS_OF_TIME = ("turn_seconds", "bank_seconds", "increment_seconds", "max_seconds")
COLUMNS = ("name", "description", "visibility")


class Group(NamedTuple):
    """Fields that stand together; `kind`: of timing or clock, to which alone they belong."""

    title: Any
    fields: tuple[str, ...]
    kind: str = ""


class Section(NamedTuple):
    """Groups under one heading, which opens and closes."""

    title: Any
    groups: tuple[Group, ...]
    is_open: bool = False


def _stage(number: int) -> tuple[str, ...]:
    names = ("format", "rounds", *(("take", "carry") if number > 1 else ()), "advance")
    return tuple(f"stage{number}_{name}" for name in names)


SECTIONS = (
    Section(_("What it is"), (Group("", COLUMNS),), is_open=True),
    Section(_("Format"), (Group("", (*_stage(1), "size_min", "size_preferred", "size_max")),), is_open=True),
    Section(
        _("Registration"),
        (Group("", ("opens_at", "closes_at", "capacity")),),
        is_open=True,
    ),
    Section(
        _("Times"),
        (
            Group("", ("timing_kind",)),
            Group("", ("first", "length_days"), "first"),
            Group("", ("every_days", "zone_name"), "every"),
            Group("", ("gap_hours",), "rolling"),
            Group("", ("windows",), "fixed"),
            Group("", ("arena_closes_at", "every_hours", "slots"), "arena"),
        ),
        is_open=True,
    ),
    Section(_("Games"), (Group("", ("clock",)),), is_open=True),
    Section(
        _("Further stages"),
        tuple(Group(title, _stage(n)) for n, title in ((2, _("Stage 2")), (3, _("Stage 3")), (4, _("Stage 4")))),
    ),
    Section(
        _("Who may enter"),
        (
            Group("", ("invited", "verified_email", "reliability", "rating_min", "rating_max")),
            Group("", ("games_finished", "account_days", "bots", "bots_per_owner")),
            Group("", ("confirm_hours", "late_until_round")),
        ),
    ),
    Section(
        _("Draws"),
        (Group("", ("repeats", "seeding", "first_round", "draw_hours", "preview_hours")),),
    ),
    Section(
        _("Points and standings"),
        (
            Group("", ("system", "values", "best", "bye_points", "sit_out_points", "late_points")),
            Group(_("Order of the standings"), tuple(f"tie{number}" for number in PLACES)),
        ),
    ),
    Section(
        _("Players who are away, tables that do not end"),
        (
            Group("", ("max_sit_outs", "max_no_shows", "substitute_points")),
            Group("", ("adjudication", "ruling_hours", "pause_days")),
        ),
    ),
    Section(
        _("Clock and rules of the games"),
        (
            Group(_("A clock of your own"), ("kind",)),
            Group("", ("turn_seconds",), "per_turn"),
            Group("", ("at", "days", "min_hours"), "daily"),
            Group("", ("bank_seconds", "increment_seconds", "max_seconds"), "bank"),
            Group(_("Hours of play"), ("play_from", "play_to", "play_days")),
            Group(_("Variations of the rules"), ("round1", "round2", "round3", "open_log", "rate_bots")),
        ),
    ),
)


class CompetitionForm(Naming, Settings, Zoned):
    """All settings of a competition."""

    def begin(self, player: Player) -> None:
        """Whose form it is: times are those of the player's zone. Lengths that the page does not offer stay."""
        self.player, self.zone = player, player.time_zone
        self.fields |= made_fields()
        for name in LENGTHS_OF_TIME:
            seconds, field = self.initial.get(name), self.fields[name]
            if seconds and seconds not in (value for value, _text in field.choices):  # type: ignore[attr-defined]
                field.choices = [*field.choices, (seconds, duration(seconds))]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        """Say at its field all that is wrong with the settings."""
        values = super().clean()
        if not self.errors:
            self._check(values)
        return values

    def document(self) -> Document:
        """The Competition as the service takes it."""
        return {**self.settings, **{name: self.cleaned_data[name] for name in COLUMNS}}

    def sections(self) -> Iterator[dict[str, Any]]:
        """The fields in their groups, with those open in which something is wrong."""
        for section in SECTIONS:
            groups = [{**group._asdict(), "fields": [self[name] for name in group.fields]} for group in section.groups]
            names = {name for group in section.groups for name in group.fields}
            yield {
                "title": section.title,
                "groups": groups,
                "is_open": section.is_open or bool(names & set(self.errors)),
            }

    def refuse(self, error: AppError) -> None:
        """Say at its field what the service has refused."""
        for each in error.errors:
            self.wrong(each.field, each.code)
        if not error.errors:
            self.add_error(None, error.sentence())

    def wrong(self, member: str, code: str) -> None:
        """Say at its field what is wrong with a member of the settings."""
        field = field_of(member)
        self.add_error(field if field in self.fields else None, sentence_of(member, code))

    def _check(self, values: dict[str, Any]) -> None:
        if self.wanted is None:
            return
        try:
            self.settings = document_of(values, dict(clock_to_json(self.wanted)), self.zone)
        except BadLineError as error:
            self.add_error(
                error.field, forms.ValidationError(_("Not understood: %(line)s"), params={"line": error.line})
            )
            return
        for problem in complete(self.settings)[1]:
            self.wrong(problem.field, problem.code)


class NewCompetition(CompetitionForm, Made):
    """A draft to make in a league."""

    fingerprint = b"web: new competition"

    def __init__(self, player: Player, league: UUID, data: Any = None, initial: Any = None) -> None:
        super().__init__(player, data, initial=initial)
        self.begin(player)
        self.league = league

    def _create(self) -> UUID:
        return create_competition(self.player, self.league, self.document()).uuid


class Draft(CompetitionForm):
    """A draft; `version`: the one that the form was made with."""

    version = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(self, player: Player, data: Any = None, initial: Any = None) -> None:
        super().__init__(data, initial=initial)
        self.begin(player)


TEMPLATES = {
    "swiss": _("Swiss system, five rounds of two weeks"),
    "round_robin": _("Round robin, six rounds of two weeks"),
    "knockout": _("Knock-out, rounds of a week"),
    "arena": _("Arena, four weeks"),
}
"""What a new competition can start from, by the format of its stage."""
ROUNDS = {"swiss": 5, "round_robin": 6, "knockout": None, "arena": None}


def template_initial(form: str, zone: str, now: dt.datetime) -> Document:
    """What the form of a new competition shows: all defaults; one may enter at once, and for a week."""
    opens_at = timezone.localtime(now).replace(second=0, microsecond=0)
    evening = opens_at.replace(hour=18, minute=0)
    closes_at, first = evening + 7 * DAY, evening + 8 * DAY
    timing: Document = {"kind": "every", "first": first.isoformat(), "days": 14, "zone": zone, "length_days": 14}
    if form == "knockout":
        timing = {"kind": "rolling", "first": first.isoformat(), "gap_hours": 24, "length_days": 7}
    if form == "arena":
        ends = {"opens_at": first.isoformat(), "closes_at": (first + 28 * DAY).isoformat()}
        timing = {"kind": "arena", **ends, "every_hours": 24, "slots": 2, "length_days": 7}
    registration = {"opens_at": opens_at.isoformat(), "closes_at": closes_at.isoformat()}
    if form == "arena":
        registration["closes_at"] = (first + 27 * DAY).isoformat()
    stage = {"format": form, "rounds": ROUNDS[form]}
    settings, _problems = complete({"stages": [stage], "timing": timing, "registration": registration})
    return {**initial_of(settings, zone), "clock": "relaxed", "kind": "", "turn_seconds": None}


def copy_initial(row: Any, zone: str) -> Document:
    """What the form shows of a competition that there is."""
    return {**initial_of(row.settings, zone), **{name: getattr(row, name) for name in COLUMNS}}
