"""Making, changing and publishing competitions (LEAGUES.md LO6, LD2, LR7)."""

import datetime as dt
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, FieldError, invalid_input
from games.clocks import nominal_seconds, parse_clock
from games.services.locks import database_now
from leagues.models import Competition, DrawSeed, Event, Ruling, Season
from leagues.rules.draws import ATTEMPTS, commitment
from leagues.rules.export import read_timing
from leagues.rules.settings import Json, complete, round_count
from leagues.rules.timing import HOUR, Fixed
from leagues.services.events import add_event, save, touch
from leagues.services.locks import lock_competition, lock_league
from leagues.services.plans import plan_round
from leagues.services.records import record
from leagues.services.staff import ORGANIZERS, Actor, require_role

COLUMNS = ("name", "description", "visibility")
"""What a Competition says that is no setting."""
TURNS_OF_A_GAME = 36
"""About how many turns ask a seat in three rounds; a turn takes half of its time on average (LR7)."""
DAY_SECONDS = 86_400
TOO_SOON = _("The first round would have been drawn already.")
WHILE_DRAFT = (Competition.Status.DRAFT,)


class Published(NamedTuple):
    """What publishing answers (LR7): how long a game is expected to take, and whether rounds are shorter."""

    competition: Competition
    ruling: Ruling
    expected_days: float
    rounds_are_short: bool


def checked_settings(document: Mapping[str, Any]) -> Json:
    """The settings of a Competition with all defaults. Raises: AppError `invalid_input` naming every bad field."""
    settings, problems = complete({name: value for name, value in document.items() if name not in COLUMNS})
    if problems:
        raise AppError(ErrorCode.INVALID_INPUT, errors=tuple(FieldError(*problem) for problem in problems))
    return settings


def merged(settings: Mapping[str, Any], document: Mapping[str, Any]) -> Json:
    """Settings with those of a document in their place; of the registration each member by itself."""
    registration = document.get("registration", {})
    if isinstance(registration, Mapping):  # what is none is refused by `checked_settings`
        registration = {**settings["registration"], **registration}
    return {**settings, **document, "registration": registration}


@transaction.atomic
def create_competition(
    player: Player, league: UUID, document: Mapping[str, Any], season: Season | None = None, tier: int | None = None
) -> Competition:
    """Make a draft; `document` is a Competition of LEAGUES.md, its `name`, `description` and `visibility` checked.

    Raises: AppError `not_found`, `not_staff`, `invalid_input`.
    """
    row = lock_league(league)
    require_role(row, player, ORGANIZERS)
    competition = Competition(
        league=row,
        season=season,
        tier=tier,
        created_at=database_now(),
        visibility=document.get("visibility", row.visibility),
        **{name: document[name] for name in ("name", "description") if name in document},
    )
    set_settings(competition, checked_settings(document))
    competition.version = 1
    competition.save()
    return competition


@transaction.atomic
def change_draft(
    player: Player, key: UUID, document: Mapping[str, Any], version: int | None = None, *, dry_run: bool = False
) -> Competition:
    """Change a draft: members that are left out stay as they are. `dry_run`: change nothing.

    What may be changed later is `rulings.change_settings`. Raises: AppError `not_found`, `not_staff`,
    `competition_state`, `precondition_failed`, `invalid_input`.
    """
    competition = lock_competition(key)
    require_role(competition.league, player, ORGANIZERS)
    require_version(competition, version)
    require_state(competition, WHILE_DRAFT)
    for name in COLUMNS:
        setattr(competition, name, document.get(name, getattr(competition, name)))
    set_settings(competition, checked_settings(merged(competition.settings, document)))
    touch(competition, *COLUMNS, "settings", "registration_opens_at", "registration_closes_at", "capacity")
    transaction.set_rollback(dry_run)
    return competition


@transaction.atomic
def publish(
    player: Player,
    key: UUID,
    reason: str,
    version: int | None = None,
    *,
    private_note: str = "",
    dry_run: bool = False,
) -> Published:
    """Publish a draft: commit to the seeds of all rounds and plan the first. `dry_run`: change nothing.

    Raises: AppError `not_found`, `not_staff`, `competition_state`, `precondition_failed`, `invalid_input`.
    """
    competition = lock_competition(key)
    actor = require_role(competition.league, player, ORGANIZERS)
    require_version(competition, version)
    require_state(competition, WHILE_DRAFT)
    now = database_now()
    competition.status, competition.published_at = Competition.Status.PUBLISHED, now
    first = plan_round(competition, 1, 1, now)
    if first.draws_at <= now:
        raise invalid_input("timing", "too_soon", TOO_SOON)
    _commit(competition)
    ruling = record(competition, actor, Ruling.Action.PUBLISH, reason, now, private_note=private_note)
    add_event(competition, Event.Kind.COMPETITION_PUBLISHED, now)
    competition.due_at = now
    save(competition, "status", "published_at", "due_at")
    transaction.set_rollback(dry_run)
    return Published(competition, ruling, *expectation(competition.settings))


@transaction.atomic
def cancel(
    player: Player,
    key: UUID,
    reason: str,
    version: int | None = None,
    *,
    private_note: str = "",
    dry_run: bool = False,
) -> Ruling:
    """Call a competition off: no round is drawn any more, running games go on as ordinary ones (LO6).

    `dry_run`: change nothing. Raises: AppError `not_found`, `not_staff`, `competition_state`, `precondition_failed`.
    """
    competition = lock_competition(key)
    actor = require_role(competition.league, player, ORGANIZERS)
    require_version(competition, version)
    require_state(competition, (*WHILE_DRAFT, Competition.Status.PUBLISHED, Competition.Status.RUNNING))
    ruling = call_off(competition, actor, reason, database_now(), private_note)
    transaction.set_rollback(dry_run)
    return ruling


def call_off(
    competition: Competition, actor: Actor | None, reason: str, now: dt.datetime, private_note: str = ""
) -> Ruling:
    """Call a locked competition off; without an actor the service does. Raises: AppError `invalid_input`."""
    before = competition.status
    competition.status, competition.due_at = Competition.Status.CANCELLED, None
    competition.season_due_at = now if competition.season_id else None
    competition.rounds.update(due_at=None)
    detail = {"before": {"status": before}, "after": {"status": competition.status}}
    said = {"private_note": private_note, **detail}
    ruling = record(competition, actor, Ruling.Action.CHANGE_SETTINGS, reason, now, **said)
    save(competition, "status", "due_at", "season_due_at")
    return ruling


def set_settings(competition: Competition, settings: Json) -> None:
    """Put settings, and the columns that repeat some of them, into a row. Writes nothing."""
    registration = settings["registration"]
    competition.settings = settings
    competition.registration_opens_at = dt.datetime.fromisoformat(registration["opens_at"])
    competition.registration_closes_at = dt.datetime.fromisoformat(registration["closes_at"])
    competition.capacity = registration["capacity"]


def require_state(competition: Competition, states: Sequence[str]) -> None:
    """Raises: AppError `competition_state` with the status."""
    if competition.status not in states:
        raise AppError(ErrorCode.COMPETITION_STATE, state=competition.status)


def require_version(competition: Competition, version: int | None) -> None:
    """Two organizers at once: the second knows what it changes (LB4). Raises: AppError `precondition_failed`."""
    if version is not None and version != competition.version:
        raise AppError(ErrorCode.PRECONDITION_FAILED)


def expectation(settings: Json) -> tuple[float, bool]:
    """About how many days a game at this clock takes, and whether some round is shorter (LR7).

    Half of the time of each turn that asks a seat.
    """
    seconds = nominal_seconds(parse_clock(settings["game"]["clock"]))
    days = round(TURNS_OF_A_GAME * seconds / 2 / DAY_SECONDS, 1)
    return days, days > _shortest_round(settings)


def _shortest_round(settings: Json) -> float:
    """The days of the shortest round."""
    timing, _preparation = read_timing(settings["timing"])
    if isinstance(timing, Fixed):
        return min((each.closes_at - each.opens_at) / (24 * HOUR) for each in timing.rounds)
    return float(timing.length_days)


def _commit(competition: Competition) -> None:
    """Make the seeds of every round and attempt (LD2)."""
    commit_rounds(competition, range(1, sum(map(round_count, competition.settings["stages"])) + 1))


def commit_rounds(competition: Competition, numbers: Iterable[int]) -> None:
    """Make the seeds of these rounds, for every attempt."""
    places = [(number, attempt) for number in numbers for attempt in ATTEMPTS]
    DrawSeed.objects.bulk_create([_seed(competition, number, attempt) for number, attempt in places])


def _seed(competition: Competition, number: int, attempt: int) -> DrawSeed:
    seed = secrets.token_bytes(32)
    made = commitment(competition.uuid, number, attempt, seed)
    return DrawSeed(competition=competition, round=number, attempt=attempt, seed=seed, commitment=made)
