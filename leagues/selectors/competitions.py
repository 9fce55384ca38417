"""Who may know of a league or a competition, and what these say to a viewer (LEAGUES.md LO1, LO5, API).

Drafts are for staff. Private leagues and competitions are for staff and for those with an entry; unlisted ones for
everybody who has the address. To anybody else they are not there.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.db.models.functions import Now

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.documents import (
    competition_document,
    competition_reference,
    competition_summary,
    league_document,
    season_reference,
    staff_document,
)
from leagues.models import Competition, Entry, League, Season, Staff
from leagues.services.entries import OPEN_STATES
from leagues.services.gates import TAKES_PART, has_code
from leagues.services.staff import ORGANIZERS

SHOWN_COMPETITIONS = 200
"""How many competitions of a league its document names at most, the newest ones."""
REGISTRATION_IS_OPEN = Q(
    status=Competition.Status.PUBLISHED, registration_opens_at__lte=Now(), registration_closes_at__gt=Now()
)
OF_REFEREES = ("warn", "extend", "pause", "resume", "replace", "adjudicate", "void", "undo")
OF_ORGANIZERS = (
    *OF_REFEREES,
    *("change_settings", "cancel", "hide", "announce"),
    *("admit", "withdraw", "reinstate", "award", "deduct", "disqualify"),
)
OF_DRAWS = ("redraw", "move")
"""What organizers may who do not play in the competition."""
OF_LEAGUES = ("change_settings", "announce", "hide")
OF_DRAFTS = ("change_settings", "publish", "cancel")
"""What `you.may` says: the actions of LO3 that role and state allow; what they are about decides as well."""


# --- who may know of what ------------------------------------------------------------------------------------


def leagues_for(viewer: Player | None) -> QuerySet[League]:
    """The leagues that a viewer (None: anonymous) may know of by their address."""
    return League.objects.filter(~Q(visibility=League.Visibility.PRIVATE) | _is_own_league(viewer))


def listed_leagues(viewer: Player | None, *, mine: bool = False, is_open: bool = False) -> QuerySet[League]:
    """The leagues that lists show to a viewer: public ones, and those that it runs or plays in.

    `mine`: the latter alone. `is_open`: with a competition that takes entries now.
    """
    own = _is_own_league(viewer)
    found = League.objects.filter(own if mine else Q(visibility=League.Visibility.PUBLIC) | own)
    if is_open:
        shown = listed_competitions(viewer, is_open=True).filter(league=OuterRef("pk"))
        found = found.filter(Exists(shown))
    return found


def competitions_for(viewer: Player | None) -> QuerySet[Competition]:
    """The competitions that a viewer may know of by their address."""
    published = Q(published_at__isnull=False)
    shown = ~Q(visibility=League.Visibility.PRIVATE) | _has_entry(viewer)
    return Competition.objects.filter((published & shown) | _is_run_by(viewer))


def listed_competitions(
    viewer: Player | None, *, status: str | None = None, is_open: bool = False, mine: bool = False
) -> QuerySet[Competition]:
    """The competitions that lists show to a viewer. `is_open`: those that take entries now; `mine`: run or entered."""
    public = Q(published_at__isnull=False, visibility=League.Visibility.PUBLIC)
    own = (Q(published_at__isnull=False) & _has_entry(viewer)) | _is_run_by(viewer)
    found = Competition.objects.filter(own if mine else public | own).select_related("league", "season")
    if status is not None:
        found = found.filter(status=status)
    return found.filter(REGISTRATION_IS_OPEN) if is_open else found


def shown_competitions(viewer: Player | None, league: League) -> QuerySet[Competition]:
    """What a league shows of its competitions to a viewer who may know of it.

    Unlisted ones only where the league is not in lists either: whoever comes there has the address.
    """
    is_public = league.visibility == League.Visibility.PUBLIC
    found = listed_competitions(viewer) if is_public else competitions_for(viewer).select_related("league", "season")
    return found.filter(league=league)


def find_league(viewer: Player | None, league: UUID) -> League:
    """A league that the viewer may know of. Raises: AppError `not_found`, alike for what is hidden and what is not."""
    found = leagues_for(viewer).filter(uuid=league).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def find_competition(viewer: Player | None, competition: UUID) -> Competition:
    """A competition that the viewer may know of, with its league. Raises: AppError `not_found` as `find_league`."""
    found = competitions_for(viewer).select_related("league", "season").filter(uuid=competition).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def find_by_code(competition: UUID, code: str) -> Competition:
    """A competition that has been published, for who has its `invite_code`. Raises: AppError `not_found`."""
    published = Competition.objects.filter(uuid=competition, published_at__isnull=False)
    found = published.select_related("league", "season").first()
    if found is None or not has_code(found, code):
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def roles_of(viewer: Player | None, leagues: Iterable[int]) -> dict[int, Staff]:
    """The viewer's place in the staff of these leagues (primary keys), also where it has not accepted; one query."""
    if viewer is None:
        return {}
    return {row.league_id: row for row in Staff.objects.filter(player=viewer, league__in=list(leagues))}


def is_staff(viewer: Player | None, competition: Competition) -> bool:
    """Whether a viewer runs a competition: sees drafts and what is for staff alone; one query."""
    return role_in(roles_of(viewer, [competition.league_id]).get(competition.league_id)) is not None


def role_in(staff: Staff | None) -> str | None:
    """The role of somebody in a league; None: none, or not yet accepted."""
    return None if staff is None or staff.accepted_at is None else staff.role


def _is_own_league(viewer: Player | None) -> Q:
    """Condition on a League: the viewer runs it, is asked to, or has an entry in one of its competitions."""
    if viewer is None:
        return Q(pk__in=())
    staff = Staff.objects.filter(league=OuterRef("pk"), player=viewer)
    entered = Entry.objects.filter(competition__league=OuterRef("pk"), player=viewer)
    return Q(Exists(staff)) | Q(Exists(entered))


def _is_run_by(viewer: Player | None) -> Q:
    """Condition on a Competition: the viewer is of the staff."""
    if viewer is None:
        return Q(pk__in=())
    return Q(Exists(Staff.objects.filter(league=OuterRef("league"), player=viewer, accepted_at__isnull=False)))


def _has_entry(viewer: Player | None) -> Q:
    """Condition on a Competition: the viewer has, or had, an entry there, or is invited."""
    if viewer is None:
        return Q(pk__in=())
    return Q(Exists(Entry.objects.filter(competition=OuterRef("pk"), player=viewer)))


# --- documents -----------------------------------------------------------------------------------------------


def league_documents(viewer: Player | None, page: Sequence[League]) -> list[dict[str, Any]]:
    """Leagues as lists say them; one query."""
    roles = roles_of(viewer, [row.pk for row in page])
    return [{**league_document(row), "you": _you_of_league(roles.get(row.pk))} for row in page]


def whole_league(viewer: Player | None, row: League) -> dict[str, Any]:
    """A league with its staff, and what the viewer may know of its seasons and competitions; three queries."""
    staff = list(row.staff.select_related("player").order_by("appointed_at", "pk"))
    own = next((each for each in staff if viewer is not None and each.player_id == viewer.pk), None)
    shown = shown_competitions(viewer, row).order_by("-created_at", "-uuid")
    divisions = shown_competitions(viewer, row).filter(season=OuterRef("pk")).order_by()
    seasons = Season.objects.filter(Exists(divisions), league=row).order_by("-created_at", "-uuid")
    return {
        **league_document(row),
        "staff": [staff_document(each) for each in staff if each.accepted_at is not None],
        "seasons": [season_reference(each) for each in seasons[:SHOWN_COMPETITIONS]],
        "competitions": [competition_reference(each) for each in shown[:SHOWN_COMPETITIONS]],
        "you": _you_of_league(own),
    }


def competition_summaries(viewer: Player | None, page: Sequence[Competition]) -> list[dict[str, Any]]:
    """Competitions as lists say them; three queries. The rows come with `league` and `season`."""
    counts, yours = entry_counts(row.pk for row in page), _yours(viewer, page)
    return [{**competition_summary(row, counts[row.pk]), "you": yours[row.pk]} for row in page]


def whole_competition(viewer: Player | None, row: Competition, ruling: dict[str, Any] | None = None) -> dict[str, Any]:
    """A competition with its settings and commitments; four queries. `ruling`: the one that has just changed it."""
    you = _yours(viewer, [row])[row.pk]
    counts, seeds = entry_counts([row.pk])[row.pk], list(row.draw_seeds.order_by("round", "attempt"))
    return {**competition_document(row, counts, seeds, for_staff=you["role"] is not None), "you": you, "ruling": ruling}


def entry_counts(competitions: Iterable[int]) -> Mapping[int, Mapping[str, int]]:
    """How many entries of which status these competitions (primary keys) have; one query."""
    found: dict[int, dict[str, int]] = defaultdict(dict)
    rows = Entry.objects.filter(competition__in=list(competitions)).values_list("competition", "status")
    for competition, status, count in rows.annotate(count=Count("pk")).order_by():
        found[competition][status] = count
    return found


def _you_of_league(staff: Staff | None) -> dict[str, Any]:
    role = role_in(staff)
    may: Collection[str] = OF_LEAGUES if role in ORGANIZERS else ()
    if role == Staff.Role.OWNER:
        may = (*may, "appoint", "dismiss")
    invited_as = staff.role if staff is not None and role is None else None
    return {"role": role, "invited_as": invited_as, "may": list(may)}


def _yours(viewer: Player | None, page: Sequence[Competition]) -> dict[int, dict[str, Any]]:
    """What concerns the viewer alone of each of these competitions; two queries, none for nobody."""
    roles = roles_of(viewer, {row.league_id for row in page})
    entries: dict[int, Entry] = {}
    if viewer is not None:
        found = Entry.objects.filter(player=viewer, competition__in=[row.pk for row in page])
        entries = {entry.competition_id: entry for entry in found}
    return {row.pk: _you(row, role_in(roles.get(row.league_id)), entries.get(row.pk)) for row in page}


def _you(row: Competition, role: str | None, entry: Entry | None) -> dict[str, Any]:
    return {
        "entry": None if entry is None else str(entry.uuid),
        "role": role,
        "may": list(_may(row.status, role, plays=entry is not None and entry.status in TAKES_PART)),
    }


def _may(status: str, role: str | None, *, plays: bool) -> Collection[str]:
    if role is None or status not in (Competition.Status.DRAFT, *OPEN_STATES):
        return ()
    if status == Competition.Status.DRAFT:
        return OF_DRAFTS if role in ORGANIZERS else ()
    if role not in ORGANIZERS:
        return OF_REFEREES
    return OF_ORGANIZERS if plays else (*OF_ORGANIZERS, *OF_DRAWS)
