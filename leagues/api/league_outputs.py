"""What clients get of leagues, competitions and entries: allow-lists; the values come of `leagues.selectors`."""

from typing import Any

from django.conf import settings
from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.api.entry_outputs import EntryOutput
from leagues.api.ruling_outputs import RulingOutput
from leagues.api.settings import PARTS, settings_to_show
from leagues.models import Competition, League, Staff, Table

MAY = "The actions that role and state allow."


@extend_schema_serializer(component_name="StaffMember")
class StaffOutput(Output):
    """Somebody who runs a league, once it has accepted."""

    player = serializers.CharField()
    role = serializers.ChoiceField(choices=Staff.Role.choices)
    appointed_at = serializers.DateTimeField()
    accepted_at = serializers.DateTimeField(allow_null=True)


class StaffPage(Page):
    """The staff of a league, by when they were appointed."""

    results = StaffOutput(many=True)


class YouInLeague(Output):
    """What concerns the caller alone."""

    role = serializers.ChoiceField(choices=Staff.Role.choices, allow_null=True)
    invited_as = serializers.ChoiceField(
        choices=Staff.Role.choices, allow_null=True, help_text="The role that the caller has still to accept."
    )
    may = serializers.ListField(child=serializers.CharField(), help_text=MAY)


class LeagueSummary(Output):
    """A league as lists show it."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    description = serializers.CharField()
    visibility = serializers.ChoiceField(choices=League.Visibility.choices)
    language = serializers.ChoiceField(choices=settings.LANGUAGES, allow_null=True)
    version = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    you = YouInLeague()


class LeaguePage(Page):
    """Leagues, newest first."""

    results = LeagueSummary(many=True)


class SeasonReference(Output):
    """A season as its league names it."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    finished_at = serializers.DateTimeField(allow_null=True)


class CompetitionReference(Output):
    """A competition as its league names it."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    status = serializers.ChoiceField(choices=Competition.Status.choices)
    season = serializers.UUIDField(allow_null=True, help_text="null: a tournament by itself.")
    tier = serializers.IntegerField(allow_null=True, help_text="Of a division: 1 at the top.")


@extend_schema_serializer(component_name="League")
class LeagueOutput(LeagueSummary):
    """A league: the lasting home of seasons and competitions."""

    staff = StaffOutput(many=True)
    seasons = SeasonReference(many=True)
    competitions = CompetitionReference(many=True, help_text="The newest 200.")


class YouInCompetition(Output):
    """What concerns the caller alone."""

    entry = serializers.UUIDField(allow_null=True)
    role = serializers.ChoiceField(choices=Staff.Role.choices, allow_null=True)
    may = serializers.ListField(child=serializers.CharField(), help_text=MAY)


class EntryCounts(Output):
    """How many take part, and wait."""

    active = serializers.IntegerField()
    waiting = serializers.IntegerField()


class CompetitionSummary(CompetitionReference):
    """A competition as lists show it."""

    league = serializers.UUIDField()
    visibility = serializers.ChoiceField(choices=League.Visibility.choices)
    version = serializers.IntegerField()
    published_at = serializers.DateTimeField(allow_null=True)
    finished_at = serializers.DateTimeField(allow_null=True)
    stages = PARTS["stages"]
    registration = PARTS["registration"]
    entries = EntryCounts()
    you = YouInCompetition()


class CompetitionPage(Page):
    """Competitions, newest first."""

    results = CompetitionSummary(many=True)


class Commitment(Output):
    """What the service has committed to for an attempt at drawing a round."""

    round = serializers.IntegerField()
    attempt = serializers.IntegerField()
    commitment = serializers.CharField()


@extend_schema_serializer(component_name="Competition")
class CompetitionOutput(CompetitionSummary):
    """A competition with its settings."""

    description = serializers.CharField()
    suspended = serializers.BooleanField(help_text="Set aside for the operator after repeated failures.")
    paused_until = serializers.DateTimeField(allow_null=True)
    invite_code = serializers.CharField(allow_null=True, help_text="For staff.")
    commitments = Commitment(many=True)
    ruling = RulingOutput(allow_null=True, help_text="The ruling that has just changed it; else null.")

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and the settings."""
        return {**super().get_fields(), **settings_to_show()}


@extend_schema_serializer(component_name="Announcement")
class AnnouncementOutput(Output):
    """What staff tell everybody."""

    id = serializers.UUIDField()
    competition = serializers.UUIDField(allow_null=True, help_text="What it is about; null: the league.")
    actor = serializers.CharField(allow_null=True, help_text="Null: the account is gone.")
    text = serializers.CharField()
    at = serializers.DateTimeField()


class AnnouncementPage(Page):
    """Announcements, newest first."""

    results = AnnouncementOutput(many=True)


class EntryPage(Page):
    """Entries, in the order of their coming."""

    results = EntryOutput(many=True)


class EnteredCompetition(CompetitionReference):
    """What an entry is for."""

    league = serializers.UUIDField()
    league_name = serializers.CharField()


class OwnTable(Output):
    """A table of the entry's that has not ended."""

    round = serializers.IntegerField()
    table = serializers.IntegerField()
    game = serializers.UUIDField(allow_null=True, help_text="null: it has not started.")
    status = serializers.ChoiceField(choices=Table.Status.choices)
    opens_at = serializers.DateTimeField()
    closes_at = serializers.DateTimeField()


class NextRound(Output):
    """The next round that has not opened."""

    number = serializers.IntegerField()
    publishes_at = serializers.DateTimeField()
    opens_at = serializers.DateTimeField()
    closes_at = serializers.DateTimeField()


@extend_schema_serializer(component_name="OwnEntry")
class OwnEntryOutput(EntryOutput):
    """An entry of the caller's, with what comes next."""

    competition = EnteredCompetition()
    tables = OwnTable(many=True)
    next_round = NextRound(allow_null=True)


class OwnEntryPage(Page):
    """Entries of the caller's, newest first."""

    results = OwnEntryOutput(many=True)
