"""A new table: what is asked of most, and behind it everything else that a game may be made with."""

import re
import uuid
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from django import forms
from django.conf import settings
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.selectors import find_player
from accounts.web.made import Made
from accounts.web.pages import EXACT
from accounts.web.profile import FAMILIES
from duckcover.errors import AppError
from duckcover.validators import validate_displayable
from games.services.guests import MAX_INVITED
from games.services.lobby import create_game
from games.services.new_games import EXCUSED, GameOptions, waits_for_vacations
from web.forms import LEVELS, seed_field
from web.own_clock import OwnClock
from web.words import RULES

VISIBILITY = [
    ("public", _("Everybody may see it and sit down")),
    ("unlisted", _("Only who has the link finds it")),
    ("private", _("Only who is invited")),
]
CHAT = [("all", _("Messages and reactions")), ("reactions", _("Reactions only")), ("off", _("Nothing"))]
VACATION = [("", _("If a turn lasts a day or more")), ("yes", _("Yes")), ("no", _("No"))]
OF_LAST_ROUND = "pressure"
"""The variation that belongs to the last round (V4a)."""


def _rules(label: Any, *, last: bool) -> forms.MultipleChoiceField:
    choices = [(name, text) for name, text in RULES.items() if last or name != OF_LAST_ROUND]
    return forms.MultipleChoiceField(label=label, choices=choices, required=False, widget=forms.CheckboxSelectMultiple)


def _yes(label: Any, help_text: Any = "") -> forms.BooleanField:
    return forms.BooleanField(label=label, help_text=help_text, required=False)


class Group(NamedTuple):
    """Fields that stand together, and the kind of clock that they belong to."""

    title: Any
    fields: tuple[str, ...]
    kind: str = ""


QUICK = ("name", "seats", "clock", "bots", "level", "rules", "visibility", "language")
MORE = (
    Group(_("Who may sit down"), ("invited", "reliability_min", "same_owner")),
    Group(_("When it starts"), ("join_by", "auto_start")),
    Group(_("A clock of your own"), ("kind",)),
    Group("", ("turn_seconds",), "per_turn"),
    Group("", ("at", "days", "min_hours"), "daily"),
    Group("", ("bank_seconds", "increment_seconds", "max_seconds"), "bank"),
    Group(_("Hours of play"), ("play_from", "play_to", "play_days")),
    Group(_("Players who are away"), ("excused", "vacation", "replace")),
    Group(_("Different variations in each round"), ("round1", "round2", "round3")),
    Group(_("What counts and what is said"), ("unrated", "rate_bots", "open_log", "chat")),
    Group(_("Your seat"), ("family", "captain_seat", "seed")),
)


class NewTable(OwnClock, Made):
    """A game to make."""

    fingerprint = b"web: new table"
    name = forms.CharField(
        label=_("Name of the table"), max_length=80, required=False, validators=[validate_displayable]
    )
    seats = forms.TypedChoiceField(label=_("Seats"), coerce=int, choices=[(n, str(n)) for n in range(2, 8)])
    bots = forms.TypedChoiceField(label=_("Bots at the table"), coerce=int, choices=[(n, str(n)) for n in range(7)])
    level = forms.ChoiceField(label=_("Strength of the bots"), choices=LEVELS, required=False)
    rules = _rules(_("Variations of the rules"), last=True)
    visibility = forms.ChoiceField(label=_("Who may come"), choices=VISIBILITY, required=False)
    language = forms.ChoiceField(
        label=_("Spoken at the table"), choices=[("", _("Any language")), *settings.LANGUAGES], required=False
    )
    invited = forms.CharField(
        label=_("Only these players"),
        required=False,
        max_length=64 * MAX_INVITED,
        widget=forms.TextInput(attrs=EXACT),
        help_text=_("User names with commas between. Each of them is invited, and nobody else may sit down."),
    )
    reliability_min = forms.IntegerField(
        label=_("Reliability of 100 at least"),
        min_value=0,
        max_value=100,
        required=False,
        help_text=_("The page of each player shows how reliable it is."),
    )
    same_owner = _yes(_("Players and their own bot accounts may sit together"), _("Nobody is rated in such a game."))
    join_by = forms.DateTimeField(
        label=_("Waits for players until"),
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        help_text=_("Then the table is cancelled. Left empty: 14 days from now."),
    )
    auto_start = _yes(_("Then start with who is there instead"), _("If two or more are there."))
    excused = forms.TypedChoiceField(
        label=_("Excused misses of each seat"),
        coerce=int,
        choices=[(n, str(n)) for n in range(5)],
        empty_value=None,
        initial=EXCUSED,
        required=False,
        help_text=_("When time is up, such a seat gets the length of a turn once more, at most 24 hours."),
    )
    vacation = forms.ChoiceField(
        label=_("Clocks stand still for players on vacation"), choices=VACATION, required=False
    )
    replace = _yes(
        _("Offer the seats of players who are gone to others"),
        _("Of players who resign, delete their account, or stay away."),
    )
    round1 = _rules(_("Round 1"), last=False)
    round2 = _rules(_("Round 2"), last=False)
    round3 = _rules(_("Round 3"), last=True)
    unrated = _yes(_("The result does not count for ratings"))
    rate_bots = _yes(_("Bot accounts are rated, too"))
    open_log = _yes(
        _("Everybody may look back while a round runs"), _("By the rules only the last turn may be looked at.")
    )
    chat = forms.ChoiceField(label=_("The seats may send each other"), choices=CHAT, required=False)
    family = forms.ChoiceField(
        label=_("Your duck family"), choices=[("", _("Any family")), *FAMILIES[1:]], required=False
    )
    captain_seat = forms.TypedChoiceField(
        label=_("Seat of the Captain"),
        coerce=int,
        choices=[(n, str(n + 1)) for n in range(7)],
        empty_value=None,
        required=False,
        help_text=_("Your own is seat 1. The Captain has no advantage."),
    )
    seed = seed_field(_("It enters the shuffles, so that the service alone does not decide them. It may stay empty."))

    def full_clean(self) -> None:
        """Read times as those of the player's time zone."""
        with timezone.override(ZoneInfo(self.player.time_zone)):
            super().full_clean()

    def clean(self) -> dict[str, Any]:
        """Refuse what does not fit the number of seats, and variations that are chosen twice."""
        values = super().clean()
        seats = values.get("seats", 7)
        if values.get("bots", 0) >= seats:
            self.add_error("bots", _("One seat is your own."))
        if (values.get("captain_seat") or 0) >= seats:
            self.add_error("captain_seat", _("There is no such seat."))
        if values.get("rules") and any(values.get(f"round{number}") for number in (1, 2, 3)):
            self.add_error("round1", _("Choose variations for all rounds or for each of them, not both."))
        return values

    def clean_invited(self) -> list[str]:
        """Name whom nobody knows; what else keeps a player away, the service says."""
        names = [name for name in re.split(r"[\s,;@]+", self.cleaned_data["invited"]) if name]
        if len(names) > MAX_INVITED:
            raise forms.ValidationError(_("At most 50 players can be invited."))
        for name in names:
            if not _is_known(name):
                raise forms.ValidationError(_("There is no player named %(name)s."), params={"name": name})
        return names

    def quick(self) -> list[forms.BoundField]:
        """What everybody is asked."""
        return [self[name] for name in QUICK]

    def more(self) -> list[dict[str, Any]]:
        """All else, in groups."""
        return [{**group._asdict(), "fields": [self[name] for name in group.fields]} for group in MORE]

    def has_more_errors(self) -> bool:
        """Whether something is wrong with what stands in the groups."""
        return bool(self.errors.keys() & {name for group in MORE for name in group.fields})

    def refuse(self, error: AppError) -> None:
        """Say at its field what the service has refused."""
        for each in error.errors:
            if each.field in self.fields:
                self.add_error(each.field, each.sentence())
                return
        self.add_error(None, error.sentence())

    def _create(self) -> uuid.UUID:
        return create_game(self.player, self._options()).uuid

    def _options(self) -> GameOptions:
        values, clock = self.cleaned_data, self.wanted
        if clock is None:
            raise TypeError("a form that is not valid makes nothing")
        as_they_are = ("name", "seats", "language", "reliability_min", "same_owner", "join_by", "auto_start")
        waits = {"yes": True, "no": False}.get(values["vacation"], waits_for_vacations(clock))
        return GameOptions(
            **{name: values[name] for name in (*as_they_are, "replace", "open_log", "rate_bots")},
            visibility=values["visibility"] or "public",
            chat=values["chat"] or "all",
            excused=EXCUSED if values["excused"] is None else values["excused"],
            rated=not values["unrated"],
            invited=values["invited"] or None,
            clock=clock,
            vacation=waits,
            round_rules=self._round_rules(),
            bots=[values["level"] or "steady"] * values["bots"],
            family=values["family"] or None,
            captain_seat=values["captain_seat"] or 0,
            player_seed=bytes.fromhex(values["seed"]),
        )

    def _round_rules(self) -> list[list[str]]:
        """The variations of each round; of those for all rounds pressure is of the last one (V4a)."""
        values = self.cleaned_data
        everywhere = sorted(values["rules"])
        early = [name for name in everywhere if name != OF_LAST_ROUND]
        of_all = [early, early, everywhere]
        return [sorted(values[f"round{number}"]) or all_ for number, all_ in enumerate(of_all, 1)]


def _is_known(name: str) -> bool:
    """Whether there is an active player of this name."""
    try:
        find_player(name)
    except AppError:
        return False
    return True
