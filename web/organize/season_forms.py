"""The forms of seasons: a new one with its divisions, how its divisions move, and the next one (LEAGUES.md LM)."""

import re
import uuid
from collections.abc import Iterator
from typing import Any
from uuid import UUID

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from accounts.web.made import Made
from duckcover.validators import validate_displayable
from leagues.services.seasons import DIVISIONS, MEMBERS, create_season, make_next
from web.organize.competition_forms import COLUMNS, NewCompetition
from web.organize.settings import field_of

MOVES = ("size", "up", "down", "fill")
FILL = [
    ("from_below", _("The best of the division below")),
    ("reprieve", _("First those who would go down")),
]
OF_DIVISION = re.compile(r"divisions\.[0-9]+\.(.+)", re.ASCII)


def _name() -> forms.CharField:
    return forms.CharField(label=_("Name of the season"), max_length=80, validators=[validate_displayable])


class Moves(forms.Form):
    """How many a division has, and how many move."""

    size = forms.IntegerField(label=_("Places in a division"), min_value=2, max_value=1000, initial=12)
    up = forms.IntegerField(label=_("So many go up"), min_value=0, max_value=999, initial=2)
    down = forms.IntegerField(label=_("So many go down"), min_value=0, max_value=999, initial=2)
    fill = forms.ChoiceField(label=_("Who takes vacant places"), choices=FILL, initial="from_below")


class NewSeason(Moves, NewCompetition):
    """A season to make: drafts for all divisions, alike at first."""

    fingerprint = b"web: new season"
    season_name = _name()
    divisions = forms.IntegerField(label=_("Divisions"), min_value=DIVISIONS[0], max_value=DIVISIONS[-1], initial=2)

    def begin(self, player: Player) -> None:
        """Name the divisions by their numbers."""
        super().begin(player)
        self.fields["name"].required = False
        self.fields["name"].widget = forms.HiddenInput()

    def sections(self) -> Iterator[dict[str, Any]]:
        """The season first; its divisions have their names by themselves."""
        own = ("season_name", "divisions", *MOVES)
        groups = [{"title": "", "kind": "", "fields": [self[name] for name in own]}]
        yield {"title": _("Season"), "groups": groups, "is_open": True}
        for section in super().sections():
            for group in section["groups"]:
                group["fields"] = [field for field in group["fields"] if field.name != "name"]
            yield section

    def wrong(self, member: str, code: str) -> None:
        """Say it once of what is wrong in all divisions."""
        found = OF_DIVISION.fullmatch(member)
        name = found[1] if found else member
        if not self.has_error(field_of(name)):
            super().wrong(name, code)

    def _create(self) -> UUID:
        values = self.cleaned_data
        texts = {name: values[name] for name in COLUMNS}
        divisions = [
            {**self.settings, **texts, "name": gettext("Division %(tier)s") % {"tier": tier}}
            for tier in range(1, values["divisions"] + 1)
        ]
        document = {name: values[name] for name in MOVES}
        document |= {"name": values["season_name"], "divisions": divisions}
        return create_season(self.player, self.league, document).uuid


class SeasonSettings(Moves):
    """A season that there is; `version`: the one that the form was made with."""

    name = _name()
    version = forms.IntegerField(widget=forms.HiddenInput)
    field_order = ("name", *MOVES)

    def changes(self) -> dict[str, Any]:
        """The values as the service takes them."""
        return {name: self.cleaned_data[name] for name in MEMBERS}


class NextSeason(Made):
    """The season that follows: the same again makes one."""

    fingerprint = b"web: next season"
    next_name = _name()

    def __init__(self, player: Player, season: UUID, data: Any = None) -> None:
        super().__init__(player, data, initial={"key": uuid.uuid4()})
        self.season = season

    def _create(self) -> UUID:
        return make_next(self.player, self.season, self.cleaned_data["next_name"]).uuid
