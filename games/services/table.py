"""A locked game in memory: its rows, the rules' view of its running round, and what is to be written."""

import datetime as dt
import logging
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from accounts.models import Player
from games.documents import call_of, outcome_of, phase_of, turn_facts
from games.models import Event, Game, Grid, Round, Seat, StandingOrders, Submission, Turn
from games.rules.cards import parse_card
from games.rules.grid import grid_from_json
from games.rules.moves import Gift, Move, parse_move
from games.rules.scoring import totals_for
from games.rules.state import LastCard, OpenCard, RoundState
from games.rules.variations import round_rules
from games.services.events import next_event
from games.services.rows import KEYS, Asked, Query, array, begin, new_cursor, pipeline

log = logging.getLogger(__name__)


@dataclass
class Table:
    """Everything that a step of one game reads and changes; `games.services.persistence` writes it back.

    The lists named `new_…` hold rows that do not exist yet; in `laid_rounds` the piles have changed, in
    `turned_rounds` more than that. `last_turn` is what the last resolved turn shows.
    """

    game: Game
    seats: list[Seat]
    rounds: list[Round]
    now: dt.datetime
    grids: list[Grid] = field(default_factory=list)
    turn: Turn | None = None
    submissions: dict[int, Submission] = field(default_factory=dict)
    orders: dict[int, StandingOrders] = field(default_factory=dict)  # by seat, of the seats that have some
    stored_round: Round | None = None  # the one that runs or ran last, until its state is asked for
    last_number: int = 0
    last_turn: dict[str, Any] | None = None
    events: list[Event] = field(default_factory=list)
    new_turns: list[Turn] = field(default_factory=list)
    new_submissions: list[Submission] = field(default_factory=list)
    new_grids: list[Grid] = field(default_factory=list)
    changed_grids: list[Grid] = field(default_factory=list)
    laid_rounds: dict[int, Round] = field(default_factory=dict)
    turned_rounds: dict[int, Round] = field(default_factory=dict)
    changed_seats: dict[int, Seat] = field(default_factory=dict)
    changed_orders: dict[int, StandingOrders] = field(default_factory=dict)
    ended_orders: list[StandingOrders] = field(default_factory=list)
    resolved_turn: Turn | None = None
    turns_asked: Counter[int] = field(default_factory=Counter)  # to count for players (primary keys)
    missed_by: set[int] = field(default_factory=set)  # players (primary keys) who have missed a turn
    kept_turn: Turn | None = None  # the open one, where a step has changed it and leaves it open
    _state: RoundState | None = field(default=None, init=False)

    @property
    def state(self) -> RoundState | None:
        """What the rules know of the round that runs or ran last, read from its rows when it is first asked for.

        So a step that leaves the cards alone does its work in a game whose rows are broken, too.
        Raises: whatever such rows provoke.
        """
        if self.stored_round is not None:
            self.state = round_state(self, self.stored_round)
        return self._state

    @state.setter
    def state(self, state: RoundState) -> None:
        self._state, self.stored_round = state, None

    @property
    def round(self) -> Round | None:
        """The round that runs, else the last that ran, else None."""
        opened = [each for each in self.rounds if each.opened_at is not None]
        return opened[-1] if opened else None

    def take(self, row: Seat | Round | Turn) -> None:
        """Lay down a row of the game; rows come in their order, and of the turns the open one."""
        if isinstance(row, Seat):
            self.seats.append(row)
        elif isinstance(row, Round):
            self.rounds.append(row)
        else:
            self.turn, self.last_number = row, row.number

    def add_event(
        self, kind: Event.Kind, *, seat: int | None = None, turn: int | None = None, data: dict[str, Any] | None = None
    ) -> None:
        """Append an event; the game's version becomes its number."""
        self.events.append(next_event(self.game, kind, self.now, seat=seat, turn=turn, data=data))

    def moves(self) -> dict[int, Move]:
        """The submitted moves of the open turn, by seat."""
        return {seat: parse_move(submission.move) for seat, submission in self.submissions.items()}


LOCK = f"""
SELECT id FROM games_game WHERE id = {KEYS} AND status = 'playing' AND quarantined_at IS NULL ORDER BY id FOR UPDATE
"""
OF_GAMES = f"WHERE game_id = {KEYS}"
OPEN_TURNS = f"{OF_GAMES} AND resolved_at IS NULL"
LAST_TURNS = f"""WHERE id IN (
    SELECT (
        SELECT id FROM games_turn WHERE game_id = game.id AND resolved_at IS NOT NULL ORDER BY number DESC LIMIT 1
    ) FROM games_game game WHERE id = {KEYS}
)"""
"""The last resolved turn of each game."""

GAMES = Query(Game, f"WHERE id = {KEYS}")
SEATS = Query(Seat, f"{OF_GAMES} ORDER BY index")
PLAYERS = Query(
    Player,
    f"WHERE id IN (SELECT player_id FROM games_seat {OF_GAMES})",
    only=("id", "username", "is_active", "owner_id", "vacation_until"),
)
ROUNDS = Query(Round, f"{OF_GAMES} ORDER BY number")
GRIDS = Query(
    Grid,
    "WHERE round_id IN (SELECT DISTINCT ON (game_id) id FROM games_round "
    f"{OF_GAMES} AND opened_at IS NOT NULL ORDER BY game_id, number DESC) ORDER BY seat",
)
OPEN = Query(Turn, OPEN_TURNS)
SUBMISSIONS = Query(Submission, f"WHERE turn_id IN (SELECT id FROM games_turn {OPEN_TURNS})")
ORDERS = Query(StandingOrders, OF_GAMES)
LAST = Query(Turn, LAST_TURNS)
LAST_MOVES = Query(Submission, f"WHERE turn_id IN (SELECT id FROM games_turn {LAST_TURNS}) ORDER BY seat")

PLAYED = (GAMES, SEATS, PLAYERS, ROUNDS, GRIDS, OPEN, SUBMISSIONS, ORDERS)
SHOWN = (*PLAYED, LAST, LAST_MOVES)
RESOLVED = (
    *(GAMES.without("options"), SEATS, PLAYERS, ROUNDS, GRIDS.without("dealt")),
    *(OPEN.without("prompts", "decisions"), SUBMISSIONS, ORDERS),
)
"""What a resolution reads: of the open turn not what may be chosen, which is half of all else."""


class Loading:
    """The rows of games, asked for at once; they must be locked by a statement before this one.

    Without `last`, for those whose open turn will be resolved, their last turn is not asked for.
    """

    def __init__(self, games: Sequence[int], *, last: bool = True) -> None:
        self._asked = Asked(SHOWN if last else RESOLVED, games)

    def tables(self, games: Sequence[int]) -> list[Table]:
        """The tables of those of these games that were asked for, in their order."""
        now, (found, seats, players, rounds, grids, turns, submissions, orders, *last) = self._asked.rows()
        rows = {game.pk: game for game in found}
        by_key = {player.pk: player for player in players}
        for seat in seats:
            seat.player = None if seat.player_id is None else by_key[seat.player_id]
        tables = {key: Table(rows[key], [], [], now) for key in games}
        for row in (*seats, *rounds, *turns):
            if row.game_id in tables:
                tables[row.game_id].take(row)
        for each in orders:
            if each.game_id in tables:
                tables[each.game_id].orders[each.seat] = each
        _lay_out(tables.values(), _grouped(grids, "round_id"), _grouped(submissions, "turn_id"))
        if last:
            _show_last(tables, *last)
        return list(tables.values())


def _lay_out(tables: Iterable[Table], grids: dict[int, list[Grid]], submissions: dict[int, list[Submission]]) -> None:
    for table in tables:
        table.stored_round = table.round
        if table.stored_round is not None:
            table.grids = grids[table.stored_round.pk]
        if table.turn is not None:
            table.submissions = {each.seat: each for each in submissions[table.turn.pk]}


def _show_last(tables: dict[int, Table], turns: Iterable[Turn], moves: Iterable[Submission]) -> None:
    moved = _grouped(moves, "turn_id")
    for turn in turns:
        if (table := tables.get(turn.game_id)) is not None:
            table.last_turn = turn_facts(turn.number, outcome_of(table.game, turn, moved[turn.pk]))


def load_table(game: Game, now: dt.datetime) -> Table:
    """The table of one locked game, with the caller's instance of it."""
    table = load_tables([game.pk])[0]
    table.game, table.now = game, now
    return table


def load_tables(games: Sequence[int], *, last: bool = True) -> list[Table]:
    """The tables of games (primary keys), in their order, by one statement; locked, if they are to be changed.

    Without `last` they have what a resolution reads.
    """
    return Loading(games, last=last).tables(games)


def lock_tables(games: Sequence[int]) -> list[Table]:
    """Lock those of these games (primary keys, locked in their order) that are played and not set aside, and load them.

    Begins, locks and loads in one round trip; the second statement sees what was committed when the lock was got. Their
    last turn is not loaded: whoever saves them has resolved another, or calls `load_last_turns`.
    """
    with pipeline():
        begin()
        locking = new_cursor()
        locking.execute(LOCK, {"keys": array(games)})
        loading = Loading(games, last=False)
    return loading.tables([key for (key,) in locking.fetchall()])


def load_last_turns(tables: Sequence[Table]) -> None:
    """Load what `lock_tables` leaves out: the last turn, which tables show that keep their open turn."""
    _now, (turns, moves) = Asked((LAST, LAST_MOVES), [table.game.pk for table in tables]).rows()
    _show_last({table.game.pk: table for table in tables}, turns, moves)


def is_readable(table: Table) -> bool:
    """Whether the rules take the rows of a game: where they do not, the line in the log says why."""
    try:
        return table.state is not None
    except Exception:  # whatever a game's rows provoke
        log.exception("game %s: its rows cannot be read", table.game.pk)
        return False


def round_state(table: Table, row: Round) -> RoundState:
    """What the rules know of a round that runs or has ended, out of its rows."""
    grids, turn = table.grids, table.turn
    received = [grid.received for grid in grids if grid.received is not None]
    return RoundState(
        rules=round_rules(row.rules, table.game.rules_version),
        draw_deck=tuple(row.draw_deck),
        captain_pile=tuple(row.captain_pile),
        discard_area=tuple(row.discard_area),
        grids=tuple(grid_from_json(grid.stacks) for grid in grids),
        last=None if row.last is None else LastCard(*row.last),
        open=None if turn is None else OpenCard(parse_card(turn.card), call_of(turn), phase_of(turn)),
        received=tuple(Gift(tuple(stack), owner) for stack, owner in received),
        reshuffles=len(row.reshuffles),
        ended_by=row.ended_by or None,  # type: ignore[arg-type]  # the rules' own word
        totals=totals_before(table, row.number),
    )


def totals_before(table: Table, number: int) -> tuple[int, ...]:
    """The totals by seat before a round, if it is the last one; empty for the others."""
    return totals_for(number, [row.scores for row in table.rounds if row.scores is not None])


def _grouped(rows: Iterable[Any], key: str) -> dict[int, list[Any]]:
    groups: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        groups[getattr(row, key)].append(row)
    return groups
