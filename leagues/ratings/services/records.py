"""What the records of finished games say to the ratings: who held which seat, and who that counts for (LK2–LK4).

The one door from rows of games to `leagues.ratings.rules`: everything else here works on its `RatedGame`.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import cast

from django.db.models import Exists, F, OuterRef, Q, QuerySet

from accounts.models import Player
from games.models import Event, Game, Seat, Submission, Tenure
from leagues.models import Table
from leagues.ratings.models import Annulment, Subject
from leagues.ratings.rules import Holder, Pool, RatedGame, RatedSeat, holder_that_counts, pool_of

DAY = dt.timedelta(days=1)
AT_FAULT = (Tenure.EndedBy.RESIGNED, Tenure.EndedBy.ACCOUNT_DELETED)
DECISIONS = (Submission.Origin.PLAYER, Submission.Origin.ORDER)
"""The origins of moves that are a player's own: who made none in its tenure is a no-show."""
OTHERWISE = (Table.Status.ADJUDICATED, Table.Status.SPLIT, Table.Status.VOID)
"""How a table ends but by its game: the game that the stand-in ends after that is not rated (LJ2, LJ3)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. The subjects of `rated` are the keys of accounts as text; `seats` says where they sat."""

    key: int
    rated: RatedGame
    seats: dict[str, int]


@dataclass(frozen=True, slots=True)
class Held:
    """Who held a seat from turn to turn; `account`: the key of the player, None where the account is gone."""

    account: int | None
    first: int
    last: int | None
    at_fault: bool


@dataclass(slots=True)
class Records:
    """The rows of some games beside the games themselves, by the keys of these."""

    seats: dict[int, list[Seat]] = field(default_factory=dict)
    tenures: dict[tuple[int, int], list[Tenure]] = field(default_factory=dict)
    moves: dict[tuple[int, int], list[tuple[int, bool]]] = field(default_factory=dict)
    comers: dict[tuple[int, int], list[int | None]] = field(default_factory=dict)
    owners: dict[int, int | None] = field(default_factory=dict)


def first_day() -> dt.date | None:
    """The day on which the first game ended; None before that."""
    first = Game.objects.filter(status=Game.Status.FINISHED).order_by("finished_at").values_list("finished_at").first()
    return None if first is None or first[0] is None else first[0].astimezone(dt.UTC).date()


def start_of(day: dt.date) -> dt.datetime:
    """When a day begins."""
    return dt.datetime.combine(day, dt.time(), dt.UTC)


def games_of(day: dt.date, pool: str) -> list[Played]:
    """The games of a pool that ended on a day (UTC) and may count, in the order in which they do (LK5).

    A fixed number of queries, whatever the day has seen.
    """
    games = [game for game in _countable(day) if pool_of_game(game) == pool]
    records = _records_of(games)
    played = [_played(game, records) for game in games]
    return sorted(played, key=lambda each: (each.rated.finished_at, each.rated.game.bytes))


def pool_of_game(game: Game) -> Pool:
    """In which pool a game counts."""
    return pool_of(game.turn_seconds, variations=any(game.options.get("round_rules", ())))


def _countable(day: dt.date) -> QuerySet[Game]:
    """The games of a day whose results count at all; where accounts of one owner may sit together none does.

    What is ruled of a table after its game has ended changes no rating (LO7).
    """
    before = Table.objects.filter(game=OuterRef("pk"), status__in=OTHERWISE, ended_at__lt=OuterRef("finished_at"))
    ended = Game.objects.filter(
        ~Exists(Annulment.objects.filter(game=OuterRef("pk"))),
        ~Exists(before),
        status=Game.Status.FINISHED,
        finished_at__gte=start_of(day),
        finished_at__lt=start_of(day + DAY),
        rated=True,
        same_owner=False,
    )
    return ended.only("uuid", "finished_at", "turn_seconds", "options", "rate_bots", "result", "played_out_at")


def _records_of(games: Sequence[Game]) -> Records:
    keys = [game.pk for game in games]
    if not keys:
        return Records()
    records = Records(seats=_by_game(Seat.objects.filter(game__in=keys).order_by("game", "index")))
    rows = Tenure.objects.filter(game__in=keys).order_by("game", "seat", "from_turn")
    records.tenures = {key: list(found) for key, found in groupby(rows, attrgetter("game_id", "seat"))}
    records.moves = _moves({game for game, _ in records.tenures})
    records.comers = _comers(_with_nobody(records))
    records.owners = _owners(records)
    return records


def _by_game(rows: Iterable[Seat]) -> dict[int, list[Seat]]:
    return {key: list(found) for key, found in groupby(rows, attrgetter("game_id"))}


def _moves(games: Iterable[int]) -> dict[tuple[int, int], list[tuple[int, bool]]]:
    """The turns that asked the seats of games, and whether its player decided in them; no query without games.

    Once a table is played out nobody is asked (LJ1).
    """
    found: dict[tuple[int, int], list[tuple[int, bool]]] = defaultdict(list)
    open_then = Q(turn__game__played_out_at=None) | Q(submitted_at__lt=F("turn__game__played_out_at"))
    asking = open_then | ~Q(origin=Submission.Origin.BOT)
    rows = Submission.objects.filter(asking, turn__game__in=list(games))
    for game, seat, turn, origin in rows.values_list("turn__game", "seat", "turn__number", "origin"):
        found[game, seat].append((turn, origin in DECISIONS))
    return found


def _with_nobody(records: Records) -> set[int]:
    """The games in which an account held a seat that is deleted."""
    of_nobody = (each for seats in records.seats.values() for each in seats if _is_persons(each) and not each.player_id)
    gone = {each.game_id for each in of_nobody}
    return gone | {game for (game, _), rows in records.tenures.items() if any(row.player_id is None for row in rows)}


def _comers(games: Iterable[int]) -> dict[tuple[int, int], list[int | None]]:
    """Who held the seats of games, by the events: the last to sit down before the start, then who took them over."""
    found: dict[tuple[int, int], list[int | None]] = {}
    kinds = (Event.Kind.SEAT_TAKEN, Event.Kind.GAME_STARTED)
    rows = Event.objects.filter(game__in=list(games), kind__in=kinds).order_by("game", "number")
    for game, events in groupby(rows, attrgetter("game_id")):
        started = False
        for event in events:
            if event.kind == Event.Kind.GAME_STARTED:
                started = True
            elif event.seat is not None:
                before = found.get((game, event.seat), []) if started else []
                found[game, event.seat] = [*before, (event.data or {}).get("player")]
    return found


def _owners(records: Records) -> dict[int, int | None]:
    """Whose bot each account is or was, None of people."""
    keys = {seat.player_id for seats in records.seats.values() for seat in seats}
    keys |= {row.player_id for rows in records.tenures.values() for row in rows}
    keys |= {account for comers in records.comers.values() for account in comers}
    accounts = [key for key in keys if key is not None]
    known = dict(Subject.objects.filter(account__in=accounts).values_list("account", "owner"))
    return known | dict(Player.objects.filter(pk__in=accounts).values_list("pk", "owner"))


def _is_persons(seat: Seat) -> bool:
    """Whether a player sits or sat on a seat, and no built-in bot."""
    return seat.bot is None and seat.family is not None


def _played(game: Game, records: Records) -> Played:
    ranks = {standing["seat"]: standing["rank"] for standing in (game.result or {}).get("ranking", ())}
    seated = [seat for seat in records.seats.get(game.pk, []) if seat.index in ranks]
    seats = tuple(_rated_seat(seat, ranks[seat.index], game.played_out_at, records) for seat in seated)
    ended = cast("dt.datetime", game.finished_at)  # as the query wants it
    return Played(
        game.pk,
        RatedGame(game.uuid, ended, pool_of_game(game), seats, game.rate_bots),
        {rated.subject: seat.index for rated, seat in zip(seats, seated, strict=True)},
    )


def _rated_seat(seat: Seat, rank: int, close: dt.datetime | None, records: Records) -> RatedSeat:
    """A seat, for whom it counts (LK4); under a name of its own where that is nobody. `close`: of its table (LJ1)."""
    nobody = RatedSeat(f"seat {seat.index}", rank, counts=False)
    if not _is_persons(seat):
        return RatedSeat(nobody.subject, rank, kind="builtin")
    held = list(_held(seat, close, records))
    counting = held[0] if len(held) == 1 else _counting(seat, held, records)
    if counting is None or counting.account is None:
        return nobody
    owner = records.owners.get(counting.account)
    is_bot = seat.bot_account if counting is held[-1] else owner is not None
    return RatedSeat(
        str(counting.account),
        rank,
        kind="bot_account" if is_bot else "person",
        owner=None if owner is None else str(owner),
        left=counting.at_fault,
    )


def _held(seat: Seat, close: dt.datetime | None, records: Records) -> Iterator[Held]:
    """Who held a seat, in order; what a bot plays after that is nobody's, and leaving a closed table no fault."""
    key = seat.game_id, seat.index
    comers = records.comers.get(key, [])
    rows = records.tenures.get(key, [])
    for place, row in enumerate(rows):
        account = row.player_id or (comers[place] if place < len(comers) else None)
        at_fault = row.ended_by in AT_FAULT or not _decided(records, key, row.from_turn, row.to_turn)
        yield Held(account, row.from_turn, row.to_turn, at_fault)
    account = seat.player_id or (comers[len(rows)] if len(rows) < len(comers) else None)
    left = seat.resigned_at is not None and (close is None or seat.resigned_at < close)
    yield Held(account, seat.held_from, None, left)


def _counting(seat: Seat, held: Sequence[Held], records: Records) -> Held | None:
    """For which of its holders a seat counts."""
    key = seat.game_id, seat.index
    holders = [Holder(str(n), _asked(records, key, each), each.at_fault) for n, each in enumerate(held)]
    found = holder_that_counts(holders)
    return None if found is None else held[int(found.subject)]


def _decided(records: Records, key: tuple[int, int], first: int, last: int) -> bool:
    return any(decided and first <= turn <= last for turn, decided in records.moves.get(key, ()))


def _asked(records: Records, key: tuple[int, int], held: Held) -> int:
    """How many turns asked a seat while somebody held it."""
    turns = (turn for turn, _ in records.moves.get(key, ()))
    return sum(held.first <= turn and (held.last is None or turn <= held.last) for turn in turns)
