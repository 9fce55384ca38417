"""What clients send about leagues, competitions and entries."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail, ValidationError

from accounts.api.fields import LineField, LinesField
from duckcover.rest.serializers import PageQuerySerializer, QuerySerializer, StrictSerializer
from games.api.fields import PlayerSeedField
from leagues.api.inputs import DecisionSerializer
from leagues.api.settings import refuse, settings_errors, settings_to_send
from leagues.models import Competition, Entry, League, Season, Staff
from leagues.rules.rulings import POINTS
from leagues.rules.settings import CAPACITY, MOST_ROUNDS
from leagues.services.admissions import MOST_AT_ONCE, Guest
from leagues.services.announcements import TEXT
from leagues.services.competitions import merged
from leagues.services.numbers import REASON
from leagues.services.seasons import DIVISIONS

TRUE = [("true", "true")]
FROM = [("now", "now"), ("all", "all")]


class LeaguesQuerySerializer(PageQuerySerializer):
    """What a list of leagues may be narrowed to."""

    mine = serializers.ChoiceField(
        choices=TRUE, required=False, help_text="`true`: leagues that the caller runs or has an entry in."
    )
    open = serializers.ChoiceField(
        choices=TRUE, required=False, help_text="`true`: leagues with a competition that takes entries now."
    )


class CompetitionsQuerySerializer(PageQuerySerializer):
    """What a list of competitions may be narrowed to."""

    status = serializers.ChoiceField(
        choices=Competition.Status.choices, required=False, help_text="Competitions in this state only."
    )
    open = serializers.ChoiceField(
        choices=TRUE, required=False, help_text="`true`: competitions that take entries now."
    )


class EntriesQuerySerializer(PageQuerySerializer):
    """What a list of entries may be narrowed to."""

    status = serializers.ChoiceField(
        choices=Entry.Status.choices, required=False, help_text="Entries in this state only."
    )


class ReasonQuerySerializer(QuerySerializer):
    """Why something is taken away, where a request has no body."""

    reason = serializers.CharField(min_length=REASON[0], max_length=REASON[-1], help_text="Public, and on record.")
    dry_run = serializers.BooleanField(default=False, help_text="Change nothing.")


class UpdateLeagueSerializer(StrictSerializer):
    """What to change of a league; what is left out stays."""

    name = LineField(max_length=80, required=False)
    description = LinesField(max_length=4000, allow_blank=True, required=False)
    visibility = serializers.ChoiceField(choices=League.Visibility.choices, required=False)
    language = serializers.ChoiceField(choices=settings.LANGUAGES, allow_null=True, required=False)

    def validate_language(self, value: str | None) -> str:
        """The language as rows have it."""
        return value or ""


class CreateLeagueSerializer(UpdateLeagueSerializer):
    """A league to make; it is public unless it says otherwise."""

    name = LineField(max_length=80)


class StaffSerializer(StrictSerializer):
    """A role in a league; the appointed accepts with its own name and an empty object."""

    role = serializers.ChoiceField(choices=Staff.Role.choices, required=False)
    reason = serializers.CharField(
        min_length=REASON[0], max_length=REASON[-1], required=False, help_text="Public, and on record."
    )
    dry_run = serializers.BooleanField(default=False, help_text="Change nothing.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Ask of whoever appoints all there is to say. Raises: ValidationError."""
        if not self.context["accepts"]:
            refuse({name: _required() for name in ("role", "reason") if name not in attrs})
        return attrs


class CreateCompetitionSerializer(StrictSerializer):
    """A competition to make. What is left out has its default; all but dates can be left out."""

    name = LineField(max_length=80)
    description = LinesField(max_length=4000, allow_blank=True, required=False)
    visibility = serializers.ChoiceField(
        choices=League.Visibility.choices, required=False, help_text="That of the league when it is left out."
    )

    def get_fields(self) -> dict[str, Any]:
        """The texts and the settings."""
        return {**super().get_fields(), **settings_to_send()}

    def to_internal_value(self, data: Any) -> Any:
        """The validated values. Raises: ValidationError with all that is wrong with texts and settings."""
        found: Mapping[str, Any] = {}
        errors: Mapping[str, Any] = {}
        try:
            found = super().to_internal_value(data)
        except ValidationError as error:
            if not isinstance(error.detail, dict) or not isinstance(data, Mapping):
                raise
            errors = error.detail
        refuse(errors, self._other_errors(data))
        return found

    def _other_errors(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is wrong with the settings as they would be."""
        return settings_errors(data)


class UpdateCompetitionSerializer(CreateCompetitionSerializer, DecisionSerializer):
    """What to change of a competition; what is left out stays. `context`: its `settings`, and whether it `is_draft`."""

    name = LineField(max_length=80, required=False)
    reason = serializers.CharField(
        min_length=REASON[0],
        max_length=REASON[-1],
        required=False,
        help_text="Public, and on record; needed once it is published.",
    )

    def _other_errors(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        found = settings_errors(merged(self.context["settings"], data))
        is_silent = "reason" not in data and not self.context["is_draft"]
        return {**found, **({"reason": _required()} if is_silent else {})}


class UpdateSeasonSerializer(StrictSerializer):
    """What to change of a season; what is left out stays."""

    name = LineField(max_length=80, required=False)
    size = serializers.IntegerField(
        min_value=2, max_value=CAPACITY[-1], required=False, help_text="How many entries a division has."
    )
    up = serializers.IntegerField(
        min_value=0, max_value=CAPACITY[-1], required=False, help_text="How many of a division go up."
    )
    down = serializers.IntegerField(
        min_value=0, max_value=CAPACITY[-1], required=False, help_text="How many of a division go down."
    )
    fill = serializers.ChoiceField(
        choices=Season.Fill.choices,
        required=False,
        help_text="Who takes vacancies: the best of the division below, or who would have gone down.",
    )


class CreateSeasonSerializer(UpdateSeasonSerializer):
    """A season to make, with its divisions from the top."""

    name = LineField(max_length=80)
    size = serializers.IntegerField(
        min_value=2, max_value=CAPACITY[-1], help_text="How many entries a division has in the seasons that follow."
    )
    divisions = serializers.ListField(
        child=CreateCompetitionSerializer(), min_length=DIVISIONS[0], max_length=DIVISIONS[-1]
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """The input whole: nobody moves unless it says so."""
        return {"up": 0, "down": 0, "fill": Season.Fill.FROM_BELOW, **attrs}


class DivisionChangesSerializer(CreateCompetitionSerializer):
    """Members of a competition that replace those of every division."""

    name = None  # type: ignore[assignment]  # divisions keep theirs

    def _other_errors(self, _data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is wrong with each division is known when they are made."""
        return {}


class NextSeasonSerializer(StrictSerializer):
    """The next season."""

    name = LineField(max_length=80)
    changes = DivisionChangesSerializer(required=False, help_text="What is to be different in all divisions.")


class AnnouncementsQuerySerializer(PageQuerySerializer):
    """What a list of announcements may be narrowed to."""

    competition = serializers.UUIDField(required=False, help_text="About this competition alone.")


class AnnounceSerializer(DecisionSerializer):
    """What to tell everybody, and why."""

    text = LinesField(max_length=TEXT[-1])
    competition = serializers.UUIDField(
        required=False, allow_null=True, help_text="The competition that it is about; null: the league."
    )


class PointsSerializer(DecisionSerializer):
    """How many points, and why."""

    points = serializers.IntegerField(min_value=POINTS[0], max_value=POINTS[-1])


class DisqualifySerializer(DecisionSerializer):
    """From when on, and why."""

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        what = "`all`: it is moved last at all its tables as well."
        return {**super().get_fields(), "from": serializers.ChoiceField(choices=FROM, default="now", help_text=what)}


class GuestSerializer(StrictSerializer):
    """Somebody who is invited."""

    player = serializers.CharField(max_length=64, help_text="A user name.")
    seed = serializers.IntegerField(
        min_value=1, max_value=CAPACITY[-1], required=False, allow_null=True, help_text="Its place in the seeding."
    )


class InviteManySerializer(DecisionSerializer):
    """Who is invited, and why."""

    entries = serializers.ListField(child=GuestSerializer(), min_length=1, max_length=MOST_AT_ONCE)

    @staticmethod
    def guests(values: list[dict[str, Any]]) -> list[Guest]:
        """The validated entries as the service takes them."""
        return [Guest(each["player"], each.get("seed")) for each in values]


class EnterSerializer(StrictSerializer):
    """What a player may bring along."""

    draw_seed = PlayerSeedField(default=b"", help_text="Own entropy for the lots.")
    invite_code = serializers.CharField(max_length=64, required=False, allow_null=True)


class UpdateEntrySerializer(StrictSerializer):
    """What to change of the own entry; what is left out stays."""

    draw_seed = PlayerSeedField(required=False, help_text="Own entropy for draws to come.")
    sit_outs = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=MOST_ROUNDS),
        max_length=MOST_ROUNDS,
        required=False,
        help_text="The rounds that it sits out, all of them.",
    )
    confirmed = serializers.BooleanField(required=False, help_text="`true`: it will take part.")


def _required() -> list[ErrorDetail]:
    """What is said of a member that is missing, in the active language."""
    return [ErrorDetail(str(serializers.Field.default_error_messages["required"]), code="required")]
