"""The operator's pages: leagues, competitions and how far their rounds are. Nothing unpublished is shown.

They are read only here: whatever changes a competition goes through the services and their locks.
"""

from typing import TYPE_CHECKING

from django.contrib import admin

from accounts.admin_site import ReadOnly
from leagues.models import Competition, Entry, League, Round, Ruling, Season, Staff

if TYPE_CHECKING:
    StaffRows = admin.TabularInline[Staff, League]
    RoundRows = admin.TabularInline[Round, Competition]
    LeaguePages = admin.ModelAdmin[League]
    SeasonPages = admin.ModelAdmin[Season]
    CompetitionPages = admin.ModelAdmin[Competition]
    EntryPages = admin.ModelAdmin[Entry]
    RulingPages = admin.ModelAdmin[Ruling]
else:
    StaffRows = RoundRows = admin.TabularInline
    LeaguePages = SeasonPages = CompetitionPages = EntryPages = RulingPages = admin.ModelAdmin


class StaffInline(ReadOnly, StaffRows):
    """Who runs a league."""

    model = Staff
    extra = 0
    fields = ["player", "role", "appointed_at", "accepted_at"]


class RoundInline(ReadOnly, RoundRows):
    """How far the rounds are; not their lots and tables, which are secret until they are published."""

    model = Round
    extra = 0
    fields = ["number", "stage", "status", "draws_at", "opens_at", "closes_at", "due_at", "attempts", "attempt"]


@admin.register(League)
class LeagueAdmin(ReadOnly, LeaguePages):
    """Leagues, newest first."""

    list_display = ["uuid", "name", "visibility", "version", "created_at"]
    list_filter = ["visibility"]
    search_fields = ["uuid", "name", "staff__player__username"]
    ordering = ["-created_at"]
    show_full_result_count = False
    inlines = [StaffInline]


@admin.register(Season)
class SeasonAdmin(ReadOnly, SeasonPages):
    """Seasons, newest first."""

    list_display = ["uuid", "name", "league", "size", "up", "down", "fill", "created_at", "finished_at"]
    list_select_related = ["league"]
    search_fields = ["uuid", "name", "league__name"]
    ordering = ["-created_at"]
    show_full_result_count = False


@admin.register(Competition)
class CompetitionAdmin(ReadOnly, CompetitionPages):
    """Competitions, those in quarantine first to be found; not the code that lets the invited in."""

    list_display = ["uuid", "name", "league", "tier", "status", "visibility", "version", "created_at", "quarantined_at"]
    list_filter = ["status", "visibility", ("quarantined_at", admin.EmptyFieldListFilter)]
    list_select_related = ["league"]
    search_fields = ["uuid", "name", "league__name"]
    ordering = ["-created_at"]
    show_full_result_count = False
    exclude = ["invite_code"]
    inlines = [RoundInline]


@admin.register(Entry)
class EntryAdmin(ReadOnly, EntryPages):
    """Entries; not their draw seeds, which are secret until a round is drawn."""

    list_display = ["uuid", "competition", "player", "status", "seed", "from_round", "to_round", "entered_at"]
    list_filter = ["status"]
    list_select_related = ["competition", "player"]
    search_fields = ["uuid", "competition__uuid", "player__username"]
    ordering = ["-id"]
    show_full_result_count = False
    exclude = ["draw_seed"]


@admin.register(Ruling)
class RulingAdmin(ReadOnly, RulingPages):
    """What staff decided, newest first."""

    list_display = ["competition", "number", "at", "role", "action", "round", "table", "entry", "points", "automatic"]
    list_filter = ["action", "automatic"]
    list_select_related = ["competition", "entry"]
    search_fields = ["competition__uuid", "reason"]
    ordering = ["-id"]
    show_full_result_count = False
