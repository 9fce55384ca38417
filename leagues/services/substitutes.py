"""The pool of those who play on for others: volunteering, offers of seats, the first yes (LEAGUES.md LX1, LX2).

Offers are made by a step of the competition, which the sweep takes (`Competition.offers_due_at`).
"""

import datetime as dt
import secrets
from collections.abc import Mapping, Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import Min

from accounts.models import Player
from accounts.selectors import blocked_pairs
from duckcover.errors import AppError, ErrorCode
from games.services.abandoned import abandoned_seats, is_held, who_sat
from games.services.limits import require_account
from games.services.locks import database_now, hold_players
from leagues.models import Competition, Entry, League, SubstituteOffer, Table, TableSeat, Volunteer
from leagues.rules.substitutes import Volunteer as Candidate
from leagues.rules.substitutes import next_asked
from leagues.services.competitions import require_state
from leagues.services.entries import OPEN_STATES
from leagues.services.locks import lock_by_key, lock_competition, lock_table
from leagues.services.rounds import runs_by_itself
from leagues.services.seats import take_seat
from leagues.services.staff import role_of

OFFERED_FOR = dt.timedelta(hours=12)
LOOK_EVERY = dt.timedelta(minutes=10)
"""How often the tables of a competition with a pool are looked at."""
LOTS = 2**31
Status = SubstituteOffer.Status


@transaction.atomic
def volunteer(player: Player, key: UUID) -> Volunteer:
    """Join the pool of a competition; a second call changes nothing.

    Raises: AppError `not_found`, `permission_denied` to a guest, and to a bot where bots may not enter,
    `competition_state`.
    """
    require_account(player)
    competition = lock_competition(key)
    if not _may_know(competition, player):
        raise AppError(ErrorCode.NOT_FOUND)
    require_state(competition, OPEN_STATES)
    if player.is_bot and competition.settings["registration"]["gates"]["bots"] == "none":
        raise AppError(ErrorCode.PERMISSION_DENIED)
    hold_players(player)
    now = database_now()
    row, _ = Volunteer.objects.get_or_create(
        competition=competition, player=player, defaults={"lot": secrets.randbelow(LOTS), "created_at": now}
    )
    _look_at(competition, now)
    return row


@transaction.atomic
def leave_pool(player: Player, key: UUID) -> None:
    """Leave the pool of a competition; offers that are open are declined. A second call changes nothing.

    Raises: AppError `not_found`.
    """
    competition = lock_competition(key)
    now = database_now()
    left, _ = Volunteer.objects.filter(competition=competition, player=player).delete()
    if not left and not _may_know(competition, player):
        raise AppError(ErrorCode.NOT_FOUND)
    own = SubstituteOffer.objects.filter(seat__round__competition=competition, player=player, status=Status.OPEN)
    if own.update(status=Status.DECLINED, answered_at=now):
        _look_at(competition, now)


@transaction.atomic
def accept(player: Player, offer: UUID) -> SubstituteOffer:
    """Take the seat of an offer: the player moves from the next turn on. A second call changes nothing.

    Raises: AppError `not_found`, `offer_taken` where another was first, the time is over, or the player of the seat is
    back, and what games refuse: `already_seated`, `not_welcome`, `same_owner`, `on_vacation`.
    """
    row, table, now = _locked(player, offer)
    if row.status == Status.ACCEPTED:
        return row
    is_open = row.status == Status.OPEN and row.ends_at > now and table.status == Table.Status.PLAYING
    if not is_open or table.game is None or is_held(table.game, row.seat.index):
        raise AppError(ErrorCode.OFFER_TAKEN)
    take_seat(table, row.seat.index, player)
    others = SubstituteOffer.objects.filter(seat=row.seat, status=Status.OPEN).exclude(pk=row.pk)
    others.update(status=Status.TAKEN, answered_at=now)
    return _answered(row, Status.ACCEPTED, now)


@transaction.atomic
def decline(player: Player, offer: UUID) -> SubstituteOffer:
    """Decline an offer; when all have, others are asked. A second call changes nothing.

    Raises: AppError `not_found`, `offer_taken` where it is not open any more.
    """
    row, table, now = _locked(player, offer)
    if row.status == Status.DECLINED:
        return row
    if row.status != Status.OPEN:
        raise AppError(ErrorCode.OFFER_TAKEN)
    _look_at(table.round.competition, now)
    return _answered(row, Status.DECLINED, now)


@transaction.atomic
def take_step(key: int) -> str | None:
    """Offer the seats of a competition (primary key) that their players have left, to three volunteers at a time.

    Answers whether an offer was made or has ended. Locks the competition. A second call changes nothing.
    """
    competition, now = lock_by_key(key), database_now()
    if not runs_by_itself(competition, now):
        return None
    tables = list(Table.objects.filter(round__competition=competition, status=Table.Status.PLAYING))
    games = [table.game_id for table in tables if table.game_id is not None]
    away = abandoned_seats(games)
    seats = [
        seat
        for seat in TableSeat.objects.filter(table__in=tables).select_related("table").order_by("pk")
        if (seat.table.game_id, seat.index) in away
    ]
    done = _expire(competition, seats, now) + _offer(competition, seats, now)
    _save_step(competition, now)
    return "offered" if done else None


def _expire(competition: Competition, seats: Sequence[TableSeat], now: dt.datetime) -> int:
    """End the offers whose time is over, whose table has ended, and whose player is back; answers how many."""
    known = SubstituteOffer.objects.filter(seat__round__competition=competition, status=Status.OPEN)
    over = known.filter(ends_at__lte=now).values("pk").union(known.exclude(seat__in=seats).values("pk"))
    return SubstituteOffer.objects.filter(pk__in=over).update(status=Status.EXPIRED, answered_at=now)


def _offer(competition: Competition, seats: Sequence[TableSeat], now: dt.datetime) -> int:
    """Ask the next three for every seat that is open to nobody; answers how many offers were made."""
    pool = list(Volunteer.objects.filter(competition=competition, player__is_active=True).select_related("player"))
    asked, waiting = _asked(seats)
    wanted = [seat for seat in seats if seat.pk not in waiting]
    if not pool or not wanted:
        return 0
    sat = who_sat([seat.table.game_id for seat in wanted if seat.table.game_id is not None])
    there = {player for players in sat.values() for player in players}
    blocked = _blocked(pool, there)
    candidates = [Candidate(str(row.player_id), row.services, row.lot) for row in pool]
    made = [
        SubstituteOffer(seat=seat, player_id=int(player), made_at=now, ends_at=now + OFFERED_FOR)
        for seat in wanted
        for player in next_asked(
            candidates, {str(each) for each in sat[seat.table.game_id or 0]}, blocked, asked.get(seat.pk, ())
        )
    ]
    return len(SubstituteOffer.objects.bulk_create(made))


def _asked(seats: Sequence[TableSeat]) -> tuple[Mapping[int, set[str]], set[int]]:
    """Who was asked for each of these seats (by primary key), and the seats for which an offer is open."""
    asked: dict[int, set[str]] = {}
    waiting = set()
    for seat, player, status in SubstituteOffer.objects.filter(seat__in=seats).values_list("seat", "player", "status"):
        asked.setdefault(seat, set()).add(str(player))
        if status == Status.OPEN:
            waiting.add(seat)
    return asked, waiting


def _blocked(pool: Sequence[Volunteer], there: set[int]) -> set[frozenset[str]]:
    """The pairs between whom a block stands, of volunteers and those who sit where seats are free."""
    players = {row.player_id for row in pool} | there
    pairs = blocked_pairs(Player.objects.filter(pk__in=players).only("id", "owner"))
    return {frozenset(map(str, pair)) for pair in pairs}


def _save_step(competition: Competition, now: dt.datetime) -> None:
    """Say when to look again: not before somebody volunteers, where the pool is empty."""
    offers = SubstituteOffer.objects.filter(seat__round__competition=competition, status=Status.OPEN)
    ends_at = offers.aggregate(first=Min("ends_at"))["first"]
    has_pool = Volunteer.objects.filter(competition=competition).exists()
    competition.offers_due_at = min(now + LOOK_EVERY, ends_at or now + LOOK_EVERY) if has_pool or ends_at else None
    competition.attempts = 0
    competition.save(update_fields=["offers_due_at", "attempts"])


def _look_at(competition: Competition, now: dt.datetime) -> None:
    """Let the sweep offer seats at once."""
    Competition.objects.filter(pk=competition.pk).update(offers_due_at=now)


def _locked(player: Player, offer: UUID) -> tuple[SubstituteOffer, Table, dt.datetime]:
    """An offer of a player, with its table, locked below its competition. Raises: AppError `not_found`."""
    found = SubstituteOffer.objects.filter(uuid=offer, player=player).select_related("seat__table__round__competition")
    known = found.first()
    if known is None:
        raise AppError(ErrorCode.NOT_FOUND)
    round_ = known.seat.table.round
    competition = lock_competition(round_.competition.uuid)
    table = lock_table(competition, round_.number, known.seat.table.number)
    return found.get(), table, database_now()


def _answered(row: SubstituteOffer, status: str, now: dt.datetime) -> SubstituteOffer:
    row.status, row.answered_at = status, now
    row.save(update_fields=["status", "answered_at"])
    return row


def _may_know(competition: Competition, player: Player) -> bool:
    """Whether a player may know of a competition: of a draft the staff, of a private one its entries as well."""
    if role_of(competition.league, player) is not None:
        return True
    if competition.published_at is None:
        return False
    is_private = competition.visibility == League.Visibility.PRIVATE
    return not is_private or Entry.objects.filter(competition=competition, player=player).exists()
