"""The forms of the pages, with the limits that the API has."""

import uuid
from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from accounts.services.reports import report
from accounts.web.made import Made
from accounts.web.pages import EXACT
from accounts.web.profile import Lines
from duckcover.validators import validate_lines
from games.clocks import presets
from games.services import matchmaking
from games.services.lobby import create_game
from games.services.new_games import EXCUSED, GameOptions, waits_for_vacations
from games.sounds import SOUNDS
from leagues.services.requests import ask
from web.habits import HABITS
from web.league_words import REQUESTS
from web.plans import Wish, preference_of
from web.ponds import Document
from web.words import CLOCKS, sound_word, wish_name

FIRST_BOTS = ["easy", "easy", "easy"]
"""The bots of a first game."""
FIRST_CLOCK = "relaxed"
THEMES = [("", _("As the system")), ("light", _("Light")), ("dark", _("Dark"))]
LEVELS = [("easy", _("easy")), ("steady", _("steady")), ("sharp", _("sharp"))]


class FirstTable(Made):
    """A table against bots that starts at once."""

    fingerprint = b"web: first table"

    def _create(self) -> uuid.UUID:
        clock = presets(self.player.time_zone)[FIRST_CLOCK]
        options = GameOptions(
            name=gettext("Against bots"),
            seats=1 + len(FIRST_BOTS),
            visibility="private",
            bots=FIRST_BOTS,
            clock=clock,
            excused=EXCUSED,
            vacation=waits_for_vacations(clock),
        )
        return create_game(self.player, options).uuid


class FindGame(Made):
    """A ticket: what kind of game to wait for."""

    fingerprint = b"web: ticket"
    seats = forms.TypedMultipleChoiceField(
        label=_("Seats"), coerce=int, choices=[(n, str(n)) for n in range(2, 8)], widget=forms.CheckboxSelectMultiple
    )
    clocks = forms.MultipleChoiceField(
        label=_("Clock"), choices=list(CLOCKS.items()), widget=forms.CheckboxSelectMultiple
    )
    rated = forms.BooleanField(label=_("The result counts for ratings"), required=False)
    bots_after_hours = forms.IntegerField(
        label=_("Let bots take free seats after so many hours"), min_value=1, max_value=168, required=False
    )

    def _create(self) -> uuid.UUID:
        wish = {name: value for name, value in self.cleaned_data.items() if name != "key"}
        return matchmaking.make_ticket(self.player, matchmaking.Wish(**wish)).uuid


REASONS = [
    ("abuse", _("Insults or threats")),
    ("cheating", _("Cheating")),
    ("offensive_profile", _("An offensive name or profile")),
    ("spam", _("Advertising")),
    ("other", _("Something else")),
]


class ReportPlayer(Made):
    """What somebody did that the operator should look at."""

    fingerprint = b"web: report"
    reason = forms.ChoiceField(label=_("Why"), choices=REASONS)
    detail = Lines(
        label=_("What happened"),
        max_length=2000,
        required=False,
        validators=[validate_lines],
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    message = forms.UUIDField(widget=forms.HiddenInput, required=False)
    game = forms.UUIDField(widget=forms.HiddenInput, required=False)

    def __init__(self, player: Player, other: Player, *args: Any, **kwargs: Any) -> None:
        super().__init__(player, *args, **kwargs)
        self.other = other

    def _create(self) -> uuid.UUID:
        told = {name: value for name, value in self.cleaned_data.items() if name != "key"}
        return report(self.player, self.other, **told).uuid


class Words(forms.Form):
    """What a seat says to the table."""

    text = forms.CharField(max_length=500, validators=[validate_lines])


class Invite(forms.Form):
    """Whom the host of a table wants there."""

    player = forms.CharField(label=_("Invite by name"), max_length=64, widget=forms.TextInput(attrs=EXACT))


class AskStaff(Made):
    """What a player asks of the staff of a competition."""

    fingerprint = b"web: request to staff"
    kind = forms.ChoiceField(label=_("What it is about"), choices=list(REQUESTS.items()))
    text = Lines(
        label=_("Your words"),
        max_length=2000,
        validators=[validate_lines],
        widget=forms.Textarea(attrs={"rows": 4}),
    )

    def __init__(self, player: Player, competition: uuid.UUID, *args: Any, **kwargs: Any) -> None:
        super().__init__(player, *args, **kwargs)
        self.competition = competition

    def _create(self) -> uuid.UUID:
        return ask(self.player, self.competition, self.cleaned_data["kind"], self.cleaned_data["text"]).uuid


PAUSES = [(24, _("one day")), (48, _("two days")), (72, _("three days")), (168, _("a week")), (336, _("two weeks"))]


class Pause(forms.Form):
    """A pause to ask for."""

    hours = forms.TypedChoiceField(label=_("How long"), coerce=int, choices=PAUSES)


class Sound(forms.Form):
    """What a seat says instead of quacking, in words of the active language."""

    sound = forms.ChoiceField(label=_("Instead of quacking your seat says"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["sound"].choices = [(name, sound_word({"sound": name})) for name in SOUNDS]  # type: ignore[attr-defined]


MOST_WISHES = 8
"""How many preferences a call may have (DAYS.md DO1)."""
EMPTY = 2
"""How many empty ones the form offers beside those that are filled."""
OTHERWISE = [
    ("ask", _("Ask me")),
    ("easy", _("Let the bot choose (easy)")),
    ("steady", _("Let the bot choose (steady)")),
    ("sharp", _("Let the bot choose (sharp)")),
]
UNTIL = [("round", _("with this round")), ("game", _("with the game"))]


class Wishes(forms.Form):
    """What is wanted for one call, first choice first.

    `cards` are the preferences that name a card, by action; `places` those that name a place of today's pond.
    """

    def __init__(self, wishes: list[Wish], cards: dict[str, list[Wish]], places: list[Wish], data: Any = None) -> None:
        super().__init__(data)
        filled = len(wishes) if data is None else sum(bool(value) for name, value in data.items() if name[:4] == "wish")
        choices = _wish_choices(cards, [*wishes, *places])
        for number in range(min(MOST_WISHES, filled + EMPTY)):
            self.fields[f"wish{number}"] = forms.ChoiceField(
                label=gettext("Choice %(number)s") % {"number": number + 1},
                choices=choices,
                required=False,
                initial=wishes[number].value if number < len(wishes) else "",
            )

    def preferences(self) -> list[Document]:
        """The preferences as API.md has them, without gaps."""
        found = (preference_of(self.cleaned_data[name]) for name in self.fields)
        return [preference for preference in found if preference]


def _wish_choices(cards: dict[str, list[Wish]], known: list[Wish]) -> list[tuple[Any, Any]]:
    """Every preference that a form offers for a call, in groups."""
    names = {
        "cover": gettext("Cover"),
        "duck": gettext("Duck"),
        "give": gettext("Give"),
        "place": gettext("Place beside"),
    }
    groups = {
        **{names[action]: wishes for action, wishes in cards.items()},
        gettext("A certain place"): list({wish.value: wish for wish in known if wish.cell}.values()),
        gettext("A bot"): [Wish({"policy": level}) for level, _name in LEVELS],
    }
    named = [(name, [(wish.value, wish_name(wish)) for wish in wishes]) for name, wishes in groups.items() if wishes]
    return [("", "–"), *named]


class Limits(forms.Form):
    """What holds for all standing orders of a seat."""

    otherwise = forms.ChoiceField(label=_("Where no choice fits"), choices=OTHERWISE)
    until = forms.ChoiceField(label=_("They end"), choices=UNTIL)
    pause_after = forms.IntegerField(
        label=_("Ask me after so many moves in a row"), min_value=1, max_value=60, required=False
    )
    pause_at_stacks = forms.IntegerField(
        label=_("Ask me when I have so few stacks"), min_value=2, max_value=12, required=False
    )


def seed_field(help_text: Any = "") -> forms.RegexField:
    """The field of what a seat adds to the shuffles."""
    return forms.RegexField(
        r"\A([0-9a-fA-F]{2}){16,64}\Z",
        label=_("Your seed, in hexadecimal digits"),
        required=False,
        help_text=help_text,
        error_messages={"invalid": _("It takes 32 to 128 hexadecimal digits, an even number of them.")},
        widget=forms.TextInput(attrs={"maxlength": 128, "autocomplete": "off", "spellcheck": "false"}),
    )


class OwnSeed(forms.Form):
    """What a seat adds to the shuffles of the rounds that have not opened; empty: nothing."""

    seed = seed_field()


class Looks(forms.Form):
    """The theme and the habits of a device."""

    theme = forms.ChoiceField(label=_("Theme"), choices=THEMES, required=False)
    habits = forms.MultipleChoiceField(
        label=_("Habits"), choices=list(HABITS.items()), widget=forms.CheckboxSelectMultiple, required=False
    )


class Away(forms.Form):
    """How long a vacation lasts from now on."""

    days = forms.IntegerField(label=_("Days from now"), min_value=1, max_value=45)
