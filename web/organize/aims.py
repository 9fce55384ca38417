"""Where staff decide: who looks at which league, and what a decision is about."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.urls import reverse
from django.utils import timezone
from django.utils.functional import cached_property

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.selectors import competitions, entries, rounds, rulings
from leagues.services.staff import EVERYBODY, ORGANIZERS, require_role

Row = Any
"""A row of leagues, as the selectors and services give and take it."""


@dataclass(frozen=True)
class Place:
    """A league, or a competition of it, before a member of its staff; `competition` is None for the league."""

    viewer: Player
    league: Row
    competition: Row
    role: str

    @property
    def row(self) -> Row:
        """What the place is: the competition, or the league where there is none."""
        return self.competition or self.league

    @property
    def kind(self) -> str:
        """The word for what it is."""
        return "league" if self.competition is None else "competition"

    @property
    def base(self) -> str:
        """The address of the place."""
        return reverse("organize", args=[self.row.uuid])

    @property
    def organizes(self) -> bool:
        """Whether it is more than a referee."""
        return self.role in ORGANIZERS

    @cached_property
    def shown(self) -> rounds.Shown:
        """The states of the rounds of which the viewer sees the draw (LR3)."""
        return rounds.shown_to(self.viewer, self.competition)


def place_of(viewer: Player, key: UUID, kinds: Collection[str]) -> Place:
    """A place of one of these kinds, of which the viewer is staff. Raises: AppError `not_found`, `not_staff`."""
    found = competitions.competitions_for(viewer).select_related("league", "season").filter(uuid=key).first()
    row = competitions.find_league(viewer, key) if found is None else found.league
    place = Place(viewer, row, found, require_role(row, viewer, EVERYBODY).role)
    if place.kind not in kinds:
        raise AppError(ErrorCode.NOT_FOUND)
    return place


ROWS = {
    "round": "round_row",
    "table": "table_row",
    "entry": "entry_row",
    "ruling": "ruling_row",
    "announcement": "announcement_row",
    "username": "staff_row",
}
"""What an aim is about, by its kind."""


@dataclass(frozen=True)
class Aim:
    """What a decision is about: the place, or what is named below it by its number or id."""

    place: Place
    round: int | None = None
    table: int | None = None
    entry: UUID | None = None
    ruling: int | None = None
    announcement: UUID | None = None
    username: str | None = None

    @property
    def kind(self) -> str:
        """The word for what it is about."""
        named = ("username", "announcement", "ruling", "entry", "table", "round")
        found = next((name for name in named if getattr(self, name) is not None), None)
        return found or self.place.kind

    @property
    def base(self) -> str:
        """The address of what it is about, below which its decisions are."""
        names = {
            "entry": f"/entries/{self.entry}",
            "ruling": f"/rulings/{self.ruling}",
            "round": f"/rounds/{self.round}",
        }
        names["table"] = f"{names['round']}/tables/{self.table}"
        return f"{self.place.base}{names.get(self.kind, '')}"

    @cached_property
    def round_row(self) -> Row:
        """The round. Raises: AppError `not_found`."""
        return rounds.find_round(self.place.competition, self.round or 0)

    @cached_property
    def table_row(self) -> Row:
        """The table with its seats. Raises: AppError `not_found`, also where the viewer does not see the draw."""
        drawn = rounds.find_drawn(self.place.competition, self.round or 0, self.place.shown)
        return rounds.find_table(drawn, self.table or 0)

    @cached_property
    def entry_row(self) -> Row:
        """The entry with its player. Raises: AppError `not_found`."""
        if self.entry is None:
            raise AppError(ErrorCode.NOT_FOUND)
        return entries.find_entry(self.place.viewer, self.place.competition, self.entry)

    @cached_property
    def ruling_row(self) -> Row:
        """The ruling. Raises: AppError `not_found`."""
        return rulings.find_ruling(self.place.competition, self.ruling or 0, self.place.shown)

    @cached_property
    def announcement_row(self) -> Row:
        """The message, hidden or not. Raises: AppError `not_found`."""
        found = self.place.league.announcements.filter(uuid=self.announcement, competition=self.place.competition)
        return _there(found.first())

    @cached_property
    def staff_row(self) -> Row:
        """The member of the staff, also one who has not accepted. Raises: AppError `not_found`."""
        return _there(self.place.league.staff.select_related("player").filter(player__username=self.username).first())

    def state(self) -> str:
        """The state of what it is about, which says what may be decided. Raises: AppError `not_found`."""
        return str(getattr(self.row, "status", ""))

    def is_paused(self) -> bool:
        """Whether its clocks stand still by a pause of its own. Raises: AppError `not_found`."""
        until = getattr(self.row, "paused_until", None)
        return until is not None and until > timezone.now()

    @property
    def row(self) -> Row:
        """What it is about. Raises: AppError `not_found`."""
        return self.place.row if self.kind in ("league", "competition") else getattr(self, ROWS[self.kind])


def names_of(competition: Row) -> dict[str, str]:
    """The players of all entries of a competition by the ids of the entries; "" of deleted accounts; one query."""
    found = competition.entries.values_list("uuid", "player__username")
    return {str(entry): name or "" for entry, name in found}


def _there(row: Row) -> Row:
    if row is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return row
