"""Seasons: made with their divisions, followed by the next one once, whose vacancies are filled (LEAGUES.md LM).

Locks go from above: league, season, then competitions in the order of their keys.
"""

import datetime as dt
import math
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, Season
from leagues.rules.errors import BadFormat
from leagues.rules.movement import Moves
from leagues.rules.settings import Json
from leagues.rules.timing import DAY, days_later, shifted
from leagues.services.competitions import WHILE_DRAFT, create_competition, merged
from leagues.services.entries import LEFT
from leagues.services.events import add_event, save, touch
from leagues.services.locks import lock_league, lock_season
from leagues.services.movement import OVER, movement, newcomers_of
from leagues.services.staff import ORGANIZERS, require_role

DIVISIONS = range(1, 21)
MEMBERS = ("name", "size", "up", "down", "fill")
UNDRAWN = (*WHILE_DRAFT, Competition.Status.PUBLISHED)


@transaction.atomic
def create_season(player: Player, league: UUID, document: Mapping[str, Any]) -> Season:
    """Make a season with a draft for each division, from the top; `document` has `divisions` beside `MEMBERS`.

    Raises: AppError `not_found`, `not_staff`, `invalid_input` naming every bad field of every division.
    """
    row = lock_league(league)
    require_role(row, player, ORGANIZERS)
    season = Season(league=row, created_at=database_now(), **{name: document[name] for name in MEMBERS})
    _check(season)
    divisions = document["divisions"]
    if len(divisions) not in DIVISIONS:
        raise invalid_input("divisions", "out_of_range", "1 to 20 divisions.")
    season.save()
    _make_divisions(player, season, divisions)
    return season


@transaction.atomic
def change_season(player: Player, season: UUID, changes: Mapping[str, Any], version: int | None = None) -> Season:
    """Change the name of a season, and how its divisions move as long as none is drawn.

    Raises: AppError `not_found`, `not_staff`, `precondition_failed`, `competition_state`, `invalid_input`.
    """
    row = lock_season(season)
    require_role(row.league, player, ORGANIZERS)
    if version is not None and version != row.version:
        raise AppError(ErrorCode.PRECONDITION_FAILED)
    changed = [name for name in MEMBERS if name in changes and changes[name] != getattr(row, name)]
    drawn = row.divisions.exclude(status__in=UNDRAWN).first()
    if drawn is not None and set(changed) - {"name"}:
        raise AppError(ErrorCode.COMPETITION_STATE, state=drawn.status)
    for name in changed:
        setattr(row, name, changes[name])
    _check(row)
    row.version += 1
    row.save(update_fields=[*changed, "version"])
    return row


@transaction.atomic
def make_next(player: Player, season: UUID, name: str, document: Mapping[str, Any] | None = None) -> Season:
    """Make the season that follows a finished one: a draft for each division, with its entries and their seeds.

    Settings are those of the division before, seeded by the order of the movement, and dates as much later as whole
    days let registration open from now on; members of `document` replace them in all divisions. Who waits in the old
    season is a newcomer. Who moves up or down is asked to confirm. The same again answers the same season.
    Raises: AppError `not_found`, `not_staff`, `competition_state` while a division is not finished, `invalid_input`.
    """
    row = _lock_from_above(season)
    require_role(row.league, player, ORGANIZERS)
    known = Season.objects.filter(previous=row).first()
    if known is not None:
        return known
    before = _finished_divisions(row)
    now = database_now()
    found = movement(row, newcomers_of(row))
    following = [list(entries) for entries in found.following if entries]
    made = Season.objects.create(
        league=row.league,
        previous=row,
        name=name,
        created_at=now,
        **{each: getattr(row, each) for each in MEMBERS if each != "name"},
    )
    documents = [
        _next_document(before[min(tier, len(before) - 1)], tier, len(before), len(entries), document or {}, now)
        for tier, entries in enumerate(following)
    ]
    for competition, entries in zip(_make_divisions(player, made, documents), following, strict=True):
        _enter(competition, entries, now)
    return made


@transaction.atomic
def take_step(key: int) -> str | None:
    """Do what is to do for the season of a competition (primary key); answers what was done, None: nothing.

    The season is finished with its last division; one that was called off does not keep it open. As long as no division
    is drawn, vacancies are filled: who plays where comes out anew without those who do not return (LM2).
    """
    season = lock_season(Season.objects.values_list("uuid", flat=True).get(divisions=key))
    divisions = list(Competition.objects.select_for_update().filter(season=season).order_by("pk"))
    divisions.sort(key=lambda each: each.tier or 0)
    now, done = database_now(), None
    statuses = {each.status for each in divisions}
    if season.finished_at is None and statuses <= OVER:
        _finish(season, divisions, now)
        done = "finished"
    elif season.previous is not None and statuses <= set(UNDRAWN) and _fill(season.previous, divisions, now):
        done = "filled"
    Competition.objects.filter(pk=key).update(season_due_at=None, attempts=0)
    return done


def _lock_from_above(season: UUID) -> Season:
    """A season, locked with its league. Raises: AppError `not_found`."""
    league = Season.objects.filter(uuid=season).values_list("league__uuid", flat=True).first()
    if league is None:
        raise AppError(ErrorCode.NOT_FOUND)
    lock_league(league)
    return lock_season(season)


def _check(season: Season) -> None:
    """Raises: AppError `invalid_input`."""
    try:
        Moves(season.up, season.down, season.size, season.fill)  # type: ignore[arg-type]  # the rules check it
    except BadFormat:
        raise invalid_input("size", "invalid", "A division has 2 or more; 0 or more go up and down.") from None


def _make_divisions(player: Player, season: Season, documents: Sequence[Mapping[str, Any]]) -> list[Competition]:
    """The drafts of a season. Raises: AppError `invalid_input` with the fields of all divisions."""
    made, errors = [], []
    for tier, document in enumerate(documents, 1):
        try:
            made.append(create_competition(player, season.league.uuid, document, season, tier))
        except AppError as error:
            if error.code != ErrorCode.INVALID_INPUT:
                raise
            errors += [each._replace(field=f"divisions.{tier - 1}.{each.field}") for each in error.errors]
    if errors:
        raise AppError(ErrorCode.INVALID_INPUT, errors=tuple(errors))
    return made


def _finished_divisions(season: Season) -> list[Competition]:
    """Raises: AppError `competition_state` with the state of a division that is not over."""
    divisions = list(Competition.objects.select_for_update().filter(season=season).order_by("pk"))
    for each in divisions:
        if each.status not in OVER:
            raise AppError(ErrorCode.COMPETITION_STATE, state=each.status)
    return sorted(divisions, key=lambda each: each.tier or 0)


def _next_document(
    before: Competition, tier: int, known: int, entries: int, document: Mapping[str, Any], now: dt.datetime
) -> Json:
    """The Competition of a division: as the one before, later, and seeded by the movement; a new one has its number."""
    settings = before.settings
    registration = settings["registration"]
    opened, closed = (dt.datetime.fromisoformat(registration[name]) for name in ("opens_at", "closes_at"))
    zone = settings["timing"].get("zone")
    days = max(0, math.ceil((now - opened) / DAY))
    days += days_later(opened, days, zone) < now
    later = {
        "opens_at": days_later(opened, days, zone).isoformat(),
        "closes_at": days_later(closed, days, zone).isoformat(),
    }
    dates = {
        "timing": _later_timing(settings["timing"], opened, days),
        "registration": {**registration, **later, "capacity": max(registration["capacity"], entries)},
    }
    texts = {
        "name": before.name if tier < known else f"{before.name} {tier + 1}"[:80],
        "description": before.description,
        "visibility": before.visibility,
    }
    return merged({**settings, **dates, "seeding": "previous"}, {**texts, **document})


def _later_timing(timing: Json, opened: dt.datetime, days: int) -> Json:
    """The times of rounds so many days later; where they have a zone, at the same local time."""
    if timing["kind"] != "every":
        return shifted(timing, opened - DAY, days * DAY)
    first = dt.datetime.fromisoformat(timing["first"])
    return {**timing, "first": days_later(first, days, timing["zone"]).isoformat()}


def _enter(competition: Competition, entries: Sequence[Entry], now: dt.datetime) -> None:
    """Enter the players of these entries in the order of the seeding; who comes from another tier has to confirm."""
    for seed, before in enumerate(entries, 1):
        stayed = before.competition.tier == competition.tier and before.status == Entry.Status.ACTIVE
        row = Entry.objects.create(
            competition=competition,
            player=before.player,
            status=Entry.Status.ACTIVE,
            seed=seed,
            entered_at=now,
            confirmed_at=now if stayed else None,
        )
        add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(row.uuid), status=row.status)
    save(competition)


def _finish(season: Season, divisions: Sequence[Competition], now: dt.datetime) -> None:
    season.finished_at, season.version = now, season.version + 1
    season.save(update_fields=["finished_at", "version"])
    for competition in divisions:
        add_event(competition, Event.Kind.SEASON_FINISHED, now)
        save(competition)


def _fill(previous: Season, divisions: Sequence[Competition], now: dt.datetime) -> bool:
    """Move entries between divisions so that vacancies are filled; answers whether anybody has moved."""
    rows = list(Entry.objects.filter(competition__in=divisions, player__isnull=False))
    refusing = {row.player_id for row in rows if row.status in LEFT and row.player_id is not None}
    following = movement(previous, refusing=refusing).following
    by_player = {row.player_id: row for row in rows if row.status == Entry.Status.ACTIVE}
    moved = False
    for competition, entries in zip(divisions, following, strict=False):
        wanted = [by_player[each.player_id] for each in entries if each.player_id in by_player]
        for seed, row in enumerate(wanted, 1):
            moved |= _move(row, competition, divisions, seed, now)
    for competition in divisions:
        touch(competition)
    return moved


def _move(row: Entry, to: Competition, divisions: Sequence[Competition], seed: int, now: dt.datetime) -> bool:
    """Give an entry its division and its seed; answers whether its division is another, which it has to confirm."""
    moves, row.seed = row.competition_id != to.pk, seed
    if moves:
        left = next(each for each in divisions if each.pk == row.competition_id)
        add_event(left, Event.Kind.ENTRY_LEFT, now, entry=str(row.uuid), why="moved")
        row.competition, row.confirmed_at = to, None
        add_event(to, Event.Kind.ENTRY_ADDED, now, entry=str(row.uuid), status=row.status, moved=True)
    row.save(update_fields=["competition", "seed", "confirmed_at"])
    return moves
