"""The forms of the pages, with the limits that the API has."""

import uuid
from typing import Any

from django import forms
from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from accounts.services import idempotency
from duckcover.validators import validate_displayable, validate_lines
from games.clocks import presets
from games.services.lobby import EXCUSED, GameOptions, create_game, waits_for_vacations
from web.words import RULES

CLOCKS = {
    "live": _("Live: a minute a turn"),
    "table": _("Five minutes a turn"),
    "relaxed": _("Twelve hours a turn"),
    "daily": _("Daily: turns end at 20:00"),
    "weekday": _("Weekdays: turns end at 20:00"),
    "slow": _("Three days a turn"),
    "bank": _("Bank: three days, and twelve hours a turn"),
}
VISIBILITY = [
    ("public", _("Everybody may see it and sit down")),
    ("unlisted", _("Only who has the link finds it")),
    ("private", _("Only who is invited")),
]
LEVELS = [("easy", _("easy")), ("steady", _("steady"))]
FINGERPRINT = b"web: new table"
"""Of every table made by this form: its key alone says which it is."""


class NewTable(forms.Form):
    """A game to make. `key` is made with the form: sent twice, it makes one game."""

    key = forms.UUIDField(widget=forms.HiddenInput)
    name = forms.CharField(
        label=_("Name of the table"), max_length=80, required=False, validators=[validate_displayable]
    )
    seats = forms.TypedChoiceField(label=_("Seats"), coerce=int, choices=[(n, str(n)) for n in range(2, 8)])
    clock = forms.ChoiceField(label=_("Clock"), choices=list(CLOCKS.items()))
    bots = forms.TypedChoiceField(label=_("Bots at the table"), coerce=int, choices=[(n, str(n)) for n in range(7)])
    level = forms.ChoiceField(label=_("Strength of the bots"), choices=LEVELS, required=False)
    rules = forms.MultipleChoiceField(
        label=_("Variations of the rules"),
        choices=list(RULES.items()),
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )
    visibility = forms.ChoiceField(label=_("Who may come"), choices=VISIBILITY, required=False)
    language = forms.ChoiceField(
        label=_("Spoken at the table"), choices=[("", _("Any language")), *settings.LANGUAGES], required=False
    )

    def __init__(self, player: Player, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.player = player

    def clean(self) -> dict[str, Any]:
        """Refuse more bots than there are seats beside the player's own."""
        values = super().clean() or {}
        if values.get("bots", 0) >= values.get("seats", 8):
            self.add_error("bots", _("One seat is your own."))
        return values

    @transaction.atomic
    def make(self) -> uuid.UUID:
        """Make the game, or find the one that this form has made before. Raises: AppError as `create_game`."""
        key = str(self.cleaned_data["key"])
        idempotency.claim(self.player.pk, key)
        known = idempotency.first_answer(self.player.pk, key, FINGERPRINT)
        if known is not None:
            return uuid.UUID(known.resource)
        made = create_game(self.player, self._options()).uuid
        idempotency.remember(self.player.pk, key, FINGERPRINT, status=303, resource=str(made))
        return made

    def _options(self) -> GameOptions:
        values = self.cleaned_data
        clock = presets(self.player.time_zone)[values["clock"]]
        return GameOptions(
            name=values["name"],
            seats=values["seats"],
            visibility=values["visibility"] or "public",
            language=values["language"],
            excused=EXCUSED,
            clock=clock,
            vacation=waits_for_vacations(clock),
            round_rules=self._round_rules(),
            bots=[values["level"] or "steady"] * values["bots"],
        )

    def _round_rules(self) -> list[list[str]]:
        """The chosen variations in every round; pressure is of the last one (V4a)."""
        chosen = sorted(self.cleaned_data["rules"])
        early = [name for name in chosen if name != "pressure"]
        return [early, early, chosen]


class Words(forms.Form):
    """What a seat says to the table."""

    text = forms.CharField(max_length=500, validators=[validate_lines])
