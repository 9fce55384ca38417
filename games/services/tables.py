"""Tables of leagues: games that are seated whole and have no host, and what leagues read of them.

A league is known here only as a UUID. What a host may do at other tables nobody may do at these but their league.
"""

import datetime as dt
import math
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal, NamedTuple, TypeAlias

from django.db import transaction
from django.db.models import Max

from accounts.models import Player
from accounts.services.blocks import same_household
from duckcover.errors import AppError, ErrorCode
from games import models
from games.clocks import parse_clock
from games.models import Event, Game, Round, Seat, Submission, Turn
from games.services import pauses, persistence, queue
from games.services.agreement import begin_pause, end_if_over, end_now, is_paused
from games.services.attendance import BY_PLAYERS
from games.services.clocks import extend
from games.services.limits import require_home
from games.services.lobby import seat_and_start
from games.services.locks import database_now, hold_players, lock_game
from games.services.new_games import EXCUSED, GameOptions, new_table, waits_for_vacations
from games.services.offers import hand_over, require_playing, require_welcome, seat_at
from games.services.progress import submission_for
from games.services.resignations import give_up
from games.services.table import Table, load_table
from games.tenures import why_ended

OF_LEAGUES = "league"
"""The reason for which a game was made, in its event `game_created`."""

Kind: TypeAlias = Literal["player", "substitute", "bot"]


@dataclass(frozen=True)
class TableSetup:
    """A table of a league: its players in the order of the seats, and the game that they play there.

    None is a player whose account is gone. `captain` is the seat of the first Captain, `clock` as API.md has it.
    """

    league: uuid.UUID
    players: Sequence[Player | None]
    captain: int
    clock: Mapping[str, Any]
    round_rules: list[list[str]]
    open_log: bool
    unlisted: bool
    rate_bots: bool = False
    name: str = ""


@transaction.atomic
def open_table(setup: TableSetup) -> Game:
    """Make a game of all these players and start it; nobody has to be there, and nobody is its host.

    Neither limits of running games nor blocks refuse it: who enters a league consents (LEAGUES.md LE4, LD5). Where
    accounts of one owner sit together nobody is rated (LK3). Locks the players; a second call makes a second game.
    Raises: ClockError.
    """
    players = _held(setup.players)
    clock = parse_clock(setup.clock)
    options = GameOptions(
        name=setup.name,
        seats=len(players),
        visibility=Game.Visibility.UNLISTED if setup.unlisted else Game.Visibility.PUBLIC,
        captain_seat=setup.captain,
        round_rules=setup.round_rules,
        open_log=setup.open_log,
        rate_bots=setup.rate_bots,
        same_owner=_share_an_owner(players),
        excused=EXCUSED,
        vacation=waits_for_vacations(clock),
        clock=clock,
    )
    return seat_and_start(new_table(None, options, {"reason": OF_LEAGUES}, setup.league), players)


def _held(players: Sequence[Player | None]) -> list[Player | None]:
    """These players, locked and read anew; None for those whose accounts are gone."""
    keys = [player.pk for player in players if player is not None]
    hold_players(None, keys)
    there = Player.objects.in_bulk(keys)
    return [None if player is None else there.get(player.pk) for player in players]


def _share_an_owner(players: Sequence[Player | None]) -> bool:
    there = [player for player in players if player is not None]
    return any(same_household(one, other) for one, other in combinations(there, 2))


@transaction.atomic
def play_out(game: Game) -> None:
    """Let the stand-in decide for every seat alike from now on, until the game is over; a second call changes nothing.

    What was submitted stands. Nobody is asked any more, nothing is a miss, and nobody's tenure begins or grows
    (LEAGUES.md LJ1). The worker ends the game, some sixty turns at a step. A game that is over is left alone.
    Raises: AppError `game_not_playing`, also for a game that is set aside: that waits (LJ4).
    """
    table = _lay(game)
    if table.game.status == Game.Status.FINISHED or table.game.played_out_at is not None:
        return
    require_playing(table.game)
    if table.game.quarantined_at is not None or table.turn is None:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if is_paused(table):
        end_now(table)
    table.game.played_out_at = table.now
    table.add_event(Event.Kind.GAME_PLAYED_OUT)
    _complete(table, table.turn)
    pauses.save(table)


def _complete(table: Table, turn: Turn) -> None:
    """Let the stand-in decide whatever the open turn waits for, and have it resolved."""
    for index in turn.waiting_for:
        submission_for(table, turn, table.seats[index], Submission.Origin.BOT).save(force_insert=True)
    turn.prompts, turn.waiting_for = None, []
    if turn.attempts == 0:
        turn.due_at = table.now
    turn.save(update_fields=["prompts", "waiting_for", "due_at"])
    queue.enqueue_resolution(table.game.pk)


@transaction.atomic
def pause_table(game: Game, until: dt.datetime) -> None:
    """Let the clocks of a table stand still until a moment, without a vote; its seats cannot end that (LR6).

    A pause of the league's that lasts is put off or cut, one of the players' is not cut. The same moment again, or one
    that has passed, changes nothing. Raises: AppError `game_not_playing`.
    """
    table = _played(game)
    end_if_over(table)
    known = table.game.paused_until
    if known is not None and not table.game.pause_held:
        until = max(until, known)
    if until <= table.now or (until == known and table.game.pause_held):
        return
    begin_pause(table, until)
    table.game.pause_held = True
    pauses.save(table)


@transaction.atomic
def resume_table(game: Game) -> None:
    """End the pause of its league at a table. Without one it changes nothing. Raises: AppError `game_not_playing`."""
    table = _played(game)
    if is_paused(table) and table.game.pause_held:
        end_now(table)
        pauses.save(table)


@transaction.atomic
def extend_table(game: Game, by: dt.timedelta) -> None:
    """Put the deadlines of the open turn off by so much running time. A second call does it again.

    Raises: AppError `game_not_playing`.
    """
    table = _played(game)
    if table.turn is None:
        return
    extend(table, table.turn, by)
    data = {"reason": OF_LEAGUES, "seconds": int(by.total_seconds())}
    table.add_event(Event.Kind.DEADLINES_MOVED, turn=table.turn.number, data=data)
    pauses.save(table)


@transaction.atomic
def remove_player(game: Game, index: int) -> None:
    """Take a player off its seat for good, as if it had resigned. A seat that has no player is left alone.

    Raises: AppError `not_found`, `game_not_playing`.
    """
    table = _played(game)
    seat = seat_at(table, index)
    if not seat.played_by_bot:
        give_up(table, seat)
        persistence.save_games([table])


@transaction.atomic
def replace_seat(game: Game, index: int, player: Player) -> None:
    """Give a seat to another player, who moves from the next turn on; giving it again changes nothing.

    Its player has resigned, is gone, or is on autopilot; for how long is the league's to decide (LX2). Limits of
    running games do not refuse it. Raises: AppError `not_found`, `game_not_playing`, `seat_held`, `already_seated`,
    `not_welcome` for a block and for who held a seat here before, `same_owner`, `on_vacation`, `invalid_token` when the
    account is gone.
    """
    table = _played(game)
    seat = seat_at(table, index)
    own = next((each for each in table.seats if each.player_id == player.pk), None)
    if own is not None:
        if own is seat and own.resigned_at is None:
            return
        raise AppError(ErrorCode.ALREADY_SEATED)
    if why_ended(seat) is None:
        raise AppError(ErrorCode.SEAT_HELD)
    require_welcome(table, seat, player)
    hold_players(player)
    require_home(table.game, player, table.now)
    hand_over(table, seat, player)
    persistence.save_games([table])


def _lay(game: Game) -> Table:
    """The table of a game, which is locked and read anew."""
    return load_table(lock_game(game.uuid), database_now())


def _played(game: Game) -> Table:
    """The same of a game that is played. Raises: AppError `game_not_playing`."""
    table = _lay(game)
    require_playing(table.game)
    return table


# --- who held the seats, and how it ended ----------------------------------------------------------------


class Tenure(NamedTuple):
    """Who held a seat for a while, and how many turns asked it meanwhile, were decided by its holder, were missed.

    The rest of the asked turns the stand-in played on autopilot. `player_id` is null for a bot, and once the account
    is gone. A bot's tenure begins with a resignation or a deleted account.
    """

    seat: int
    player_id: int | None
    kind: Kind
    asked: int
    decided: int
    missed: int


class SeatResult(NamedTuple):
    """What a seat has come to: `rank` is null until the game is over, `visible_cards` until a round has ended.

    `awaited`: the open turn waits for it.
    """

    seat: int
    rank: int | None
    total: int
    round_scores: tuple[int, ...]
    visible_cards: int | None
    resigned: bool
    awaited: bool


class _Stay(NamedTuple):
    """Who sat on a seat from one turn until another; `left`: the stand-in has played on for it."""

    seat: int
    player_id: int | None
    kind: Kind
    left: bool
    from_turn: int
    until: float

    def has(self, seat: int | None, turn: int | None) -> bool:
        """Whether a turn of a seat belongs to it."""
        return seat == self.seat and turn is not None and self.from_turn <= turn < self.until


def tenures(game: Game, *, ended_rounds: bool = False) -> tuple[Tenure, ...]:
    """Who has held the seats of a game, by seat and in their order, in a fixed number of queries.

    How many turns have asked whom tells who has quacked: while a round runs that is for nobody to see (H5). With
    `ended_rounds` only turns of those count.
    """
    moves = Submission.objects.filter(turn__game=game)
    if game.played_out_at is not None:
        moves = moves.exclude(origin=Submission.Origin.BOT, submitted_at__gte=game.played_out_at)
    misses = Event.objects.filter(game=game, kind=Event.Kind.SEAT_MISSED)
    if ended_rounds:
        last = Turn.objects.filter(game=game, round__ended_at__isnull=False).aggregate(last=Max("number"))["last"] or 0
        moves, misses = moves.filter(turn__number__lte=last), misses.filter(turn__lte=last)
    made = list(moves.values_list("seat", "turn__number", "origin"))
    missed = list(misses.values_list("seat", "turn"))
    return tuple(
        tenure
        for stay in _stays(game)
        for tenure in _tenures(
            stay,
            Counter(origin for seat, turn, origin in made if stay.has(seat, turn)),
            sum(stay.has(seat, turn) for seat, turn in missed),
        )
    )


def _stays(game: Game) -> list[_Stay]:
    ended: dict[int, list[models.Tenure]] = defaultdict(list)
    for row in models.Tenure.objects.filter(game=game).order_by("from_turn"):
        ended[row.seat].append(row)
    seats = Seat.objects.filter(game=game).order_by("index")
    return [stay for seat in seats for stay in _stays_at(seat, ended, game.played_out_at)]


def _stays_at(seat: Seat, ended: Mapping[int, Sequence[models.Tenure]], close: dt.datetime | None) -> Iterator[_Stay]:
    """Those who have left a seat, and who sits there now; what happens after the close of the table is no tenure."""
    before = ended.get(seat.index, ())
    ends = [row.from_turn for row in before[1:]] + [seat.held_from]
    for place, (row, end) in enumerate(zip(before, ends, strict=False)):
        left = row.ended_by != models.Tenure.EndedBy.AUTOPILOT
        yield _Stay(seat.index, row.player_id, "substitute" if place else "player", left, row.from_turn, end)
    kind: Kind = "bot" if seat.bot is not None else "substitute" if before else "player"
    left = seat.resigned_at is not None and (close is None or seat.resigned_at < close)
    yield _Stay(seat.index, seat.player_id, kind, left, seat.held_from, math.inf)


def _tenures(stay: _Stay, origins: Counter[str], missed: int) -> Iterator[Tenure]:
    """The tenure of a player and that of the bot which played on, out of who decided the moves of the seat."""
    by_bot = origins[Submission.Origin.BOT]
    if stay.kind != "bot":
        decided = sum(origins[origin] for origin in BY_PLAYERS)
        yield Tenure(stay.seat, stay.player_id, stay.kind, origins.total() - by_bot, decided, missed)
    if stay.kind == "bot" or stay.left:
        yield Tenure(stay.seat, None, "bot", by_bot, by_bot, 0)


def table_result(game: Game) -> tuple[SeatResult, ...]:
    """What each seat has come to in the rounds that have ended, in their order, and its rank once the game is over.

    Three queries.
    """
    rounds = list(Round.objects.filter(game=game, ended_at__isnull=False).order_by("number"))
    waiting = Turn.objects.filter(game=game, resolved_at=None).values_list("waiting_for", flat=True).first() or ()
    ranks = {standing["seat"]: standing["rank"] for standing in (game.result or {"ranking": ()})["ranking"]}
    return tuple(
        _seat_result(seat, rounds, ranks.get(seat.index), awaited=seat.index in waiting)
        for seat in Seat.objects.filter(game=game).order_by("index")
    )


def _seat_result(seat: Seat, rounds: Sequence[Round], rank: int | None, *, awaited: bool) -> SeatResult:
    scores = tuple((row.scores or [])[seat.index] for row in rounds)
    visible = (rounds[-1].visible_cards or [])[seat.index] if rounds else None
    return SeatResult(seat.index, rank, sum(scores), scores, visible, seat.resigned_at is not None, awaited)
