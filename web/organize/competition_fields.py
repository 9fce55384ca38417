"""The fields of a competition: all its settings, with the limits that the rules have (LEAGUES.md, API)."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from accounts.web.profile import common_time_zones
from leagues.rules.settings import CAPACITY, CHOICES, GATES, MOST_ROUNDS, NUMBERS, TAKEN
from web.league_words import TIE_BREAKS
from web.new_tables import OF_LAST_ROUND
from web.organize.forms import moment_field
from web.organize.words import ENDINGS
from web.own_clock import OwnClock
from web.words import RULES

STAGES = range(1, 5)
PLACES = range(1, 9)
"""How many codes the order of the standings may have here."""
FORMATS = [
    ("swiss", _("Swiss system: who is level meets")),
    ("round_robin", _("Round robin: everybody meets everybody")),
    ("knockout", _("Knock-out: the best of each table go on")),
    ("arena", _("Arena: tables are drawn again and again")),
]
CARRY = [("none", _("Points begin anew")), ("all", _("Points of the stage before count on"))]
SYSTEMS = [
    ("linear", _("The share of the table that was beaten")),
    ("podium", _("The first places count most")),
    ("wins", _("Only the winner gets points")),
    ("table", _("The values below")),
]
KINDS = [
    ("every", _("A round every so many days")),
    ("rolling", _("When the round before has ended")),
    ("fixed", _("Each round at its own times")),
    ("arena", _("Of an arena: a draw every so many hours")),
]
WORDS: Mapping[str, Sequence[tuple[str, Any]]] = {
    "repeats": [("avoid", _("Only where there is no other way")), ("allow", _("Yes"))],
    "seeding": [
        ("rating", _("By rating")),
        ("lot", _("By lot")),
        ("manual", _("As I set it")),
        ("previous", _("By the season before")),
    ],
    "first_round": [
        ("lot", _("By lot")),
        ("adjacent", _("Neighbours of the seeding meet")),
        ("snake", _("The seeding is dealt out evenly")),
    ],
    "substitute_points": [
        ("tenure", _("Shared by the turns that each has played")),
        ("entry", _("All stay with the entry")),
        ("none", _("Nobody gets any, once somebody else has played")),
    ],
    "adjudication": list(ENDINGS.items()),
}
LABELS = {
    "repeats": _("May those who have met meet again"),
    "seeding": _("Seeding"),
    "first_round": _("First round"),
    "substitute_points": _("Points where a substitute has played"),
    "adjudication": _("Tables not finished in time"),
    "bye_points": _("Points of a bye"),
    "sit_out_points": _("Points of a round that one sits out"),
    "late_points": _("Points of each round before a late entry"),
    "max_sit_outs": _("Rounds that one may sit out"),
    "max_no_shows": _("No-shows until an entry is withdrawn"),
    "ruling_hours": _("Hours in which the staff may adjudicate"),
    "pause_days": _("Days that a pause may last"),
    "reliability": _("Reliability of 100 at least"),
    "rating_min": _("Rating at least"),
    "rating_max": _("Rating at most"),
    "games_finished": _("Finished games at least"),
    "account_days": _("Days since signing up at least"),
    "bots_per_owner": _("Bots of one owner at most"),
}
BOTS = [("none", _("No bots")), ("allowed", _("Bots may enter")), ("only", _("Bots only"))]


def _whole(label: Any, numbers: range, **more: Any) -> forms.IntegerField:
    return forms.IntegerField(label=label, min_value=numbers[0], max_value=numbers[-1], required=False, **more)


def _yes(label: Any, help_text: Any = "") -> forms.BooleanField:
    return forms.BooleanField(label=label, help_text=help_text, required=False)


def _choice(label: Any, choices: Any, **more: Any) -> forms.ChoiceField:
    return forms.ChoiceField(label=label, choices=choices, required=False, **more)


def _lines(label: Any, help_text: Any) -> forms.CharField:
    widget = forms.Textarea(attrs={"rows": 3, "spellcheck": "false"})
    return forms.CharField(label=label, help_text=help_text, required=False, widget=widget)


def _zones() -> list[tuple[str, str]]:
    return [(name, name.replace("_", " ")) for name in common_time_zones()]


class Settings(OwnClock):
    """All settings; `stage2_format` and so on are made for each stage, `tie3` for each place of the order."""

    size_min = _whole(_("Seats at a table at least"), range(2, 8))
    size_preferred = _whole(_("Seats at a table, preferred"), range(2, 8))
    size_max = _whole(_("Seats at a table at most"), range(2, 8))
    open_log = _yes(_("Everybody may look back while a round runs"))
    rate_bots = _yes(_("Bot accounts are rated, too"))
    timing_kind = _choice(_("When rounds are played"), KINDS)
    first = moment_field(_("The first round opens"), required=False)
    length_days = _whole(_("Days to play a round"), range(1, 91))
    every_days = _whole(_("Days from one round to the next"), range(1, 91))
    zone_name = _choice(_("Time zone of the rounds"), _zones, help_text=_("Rounds open at the same time there."))
    gap_hours = _whole(_("Hours between a round and the next"), range(721))
    windows = _lines(
        _("Times of the rounds"),
        _("A line for each round, in your time zone: 2026-12-01 18:00, 2026-12-14 18:00"),
    )
    arena_closes_at = moment_field(_("The arena closes"), required=False)
    every_hours = _whole(_("Hours from one draw to the next"), range(6, 169))
    slots = _whole(_("Tables of one player at once"), range(1, 6))
    draw_hours = _whole(_("Hours from the draw to the opening"), range(73))
    preview_hours = _whole(
        _("Hours in which organizers look at a draw first"),
        range(25),
        help_text=_("Only organizers who do not take part. They may draw anew and exchange entries."),
    )
    opens_at = moment_field(_("Registration opens"), required=False)
    closes_at = moment_field(_("Registration closes"), required=False)
    capacity = _whole(_("Places"), CAPACITY, help_text=_("Who comes later is on the waiting list."))
    confirm_hours = _whole(
        _("Hours before the draw in which entries confirm"),
        range(169),
        help_text=_("0: nobody has to."),
    )
    late_until_round = _whole(_("Late entries until round"), range(MOST_ROUNDS + 1), help_text=_("0: none."))
    verified_email = _yes(_("Only with a confirmed email address"))
    invited = _yes(_("Only the invited: by name, or with the code"))
    bots = _choice(_("Bots"), BOTS)
    system = _choice(_("What ranks are worth"), SYSTEMS)
    values = _lines(
        _("Points of each rank"), _("A line for each size of a table, with the seats first: 4: 10, 6, 3, 0")
    )
    best = _whole(_("Only so many best rounds count"), range(1, MOST_ROUNDS + 1), help_text=_("Left empty: all."))


def made_fields() -> dict[str, forms.Field]:
    """The fields that come in numbers, and those that the rules list."""
    made: dict[str, forms.Field] = {}
    for number in STAGES:
        made |= _of_stage(number)
    for number in (1, 2, 3):
        made[f"round{number}"] = _variations(number)
    for number in PLACES:
        label = format_lazy(_("Order of the standings, place {number}"), number=number)
        made[f"tie{number}"] = _choice(label, [("", "–"), *TIE_BREAKS.items()])
    for name, (numbers, _default) in NUMBERS.items():
        made[name] = _whole(LABELS[name], numbers)
    for name, numbers in GATES.items():
        made[name] = _whole(LABELS[name], numbers)
    for name in CHOICES:
        if name in WORDS:
            made[name] = _choice(LABELS[name], WORDS[name])
    return made


def _of_stage(number: int) -> dict[str, forms.Field]:
    optional = [] if number == 1 else [("", "–")]
    fields: dict[str, forms.Field] = {
        "format": _choice(_("Format"), [*optional, *FORMATS]),
        "rounds": _whole(_("Rounds"), range(1, 31), help_text=_("Of a knock-out and an arena: left empty.")),
    }
    if number > 1:
        fields["take"] = _whole(_("So many of the stage before take part"), TAKEN)
        fields["carry"] = _choice(_("Points"), CARRY)
    fields["advance"] = _whole(_("Of a knock-out: so many of a table go on"), range(1, 4))
    return {f"stage{number}_{name}": field for name, field in fields.items()}


def _variations(number: int) -> forms.MultipleChoiceField:
    choices = [(name, text) for name, text in RULES.items() if number == 3 or name != OF_LAST_ROUND]
    label = format_lazy(_("Variations in round {number} of a game"), number=number)
    widget = forms.CheckboxSelectMultiple
    return forms.MultipleChoiceField(label=label, choices=choices, required=False, widget=widget)
