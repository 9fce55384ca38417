"""A locked game in memory: its rows, the rules' view of its running round, and what is to be written."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db import connection

from accounts.models import Player
from games.documents import call_of
from games.models import Event, Game, Grid, Round, Seat, Submission, Turn
from games.rules.cards import parse_card
from games.rules.grid import grid_from_json
from games.rules.moves import Move, parse_move
from games.rules.state import LastCard, OpenCard, RoundState
from games.rules.variations import round_rules
from games.services.rows import Query, pipeline


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
    stored_round: Round | None = None  # the running one, until its state is asked for
    last_number: int = 0
    last_turn: dict[str, Any] | None = None
    events: list[Event] = field(default_factory=list)
    new_turns: list[Turn] = field(default_factory=list)
    new_submissions: list[Submission] = field(default_factory=list)
    new_grids: list[Grid] = field(default_factory=list)
    changed_grids: list[Grid] = field(default_factory=list)
    laid_rounds: dict[int, Round] = field(default_factory=dict)
    turned_rounds: dict[int, Round] = field(default_factory=dict)
    missed_seats: list[Seat] = field(default_factory=list)
    resolved_turn: Turn | None = None
    _state: RoundState | None = field(default=None, init=False)

    @property
    def state(self) -> RoundState | None:
        """What the rules know of the running round, read from its rows when it is first asked for.

        So a step that leaves the cards alone does its work in a game whose rows are broken, too.
        Raises: whatever such rows provoke.
        """
        if self.stored_round is not None:
            self.state = round_state(self.stored_round, self.grids, self.turn)
        return self._state

    @state.setter
    def state(self, state: RoundState) -> None:
        self._state, self.stored_round = state, None

    @property
    def round(self) -> Round | None:
        """The round that runs, else the last that ran, else None."""
        opened = [each for each in self.rounds if each.opened_at is not None]
        return opened[-1] if opened else None

    def add_event(
        self, kind: Event.Kind, *, seat: int | None = None, turn: int | None = None, data: dict[str, Any] | None = None
    ) -> None:
        """Append an event; the game's version becomes its number."""
        self.game.version += 1
        self.events.append(
            Event(
                game=self.game,
                number=self.game.version,
                at=self.now,
                kind=kind,
                seat=seat,
                turn=turn,
                data=data,
            )
        )

    def moves(self) -> dict[int, Move]:
        """The submitted moves of the open turn, by seat."""
        return {seat: parse_move(submission.move) for seat, submission in self.submissions.items()}


LOCKED = Query(Game, "WHERE id = ANY(%s) AND status = 'playing' AND quarantined_at IS NULL ORDER BY id FOR UPDATE")
SEATS = Query(Seat, "WHERE game_id = ANY(%s) ORDER BY index")
PLAYERS = Query(
    Player,
    "WHERE id IN (SELECT player_id FROM games_seat WHERE game_id = ANY(%s))",
    only=("id", "username", "is_active"),
)
ROUNDS = Query(Round, "WHERE game_id = ANY(%s) ORDER BY number")
GRIDS = Query(
    Grid,
    "WHERE round_id IN (SELECT id FROM games_round WHERE game_id = ANY(%s) AND opened_at IS NOT NULL "
    "AND ended_at IS NULL) ORDER BY seat",
)
TURNS = Query(Turn, "WHERE game_id = ANY(%s) AND resolved_at IS NULL")
SUBMISSIONS = Query(
    Submission, "WHERE turn_id IN (SELECT id FROM games_turn WHERE game_id = ANY(%s) AND resolved_at IS NULL)"
)


class Loading:
    """The rows of games, asked for at once; they must be locked by a statement before these."""

    def __init__(self, games: Sequence[int]) -> None:
        keys = [list(games)]
        self._seats, self._players, self._rounds = SEATS.ask(*keys), PLAYERS.ask(*keys), ROUNDS.ask(*keys)
        self._grids, self._turns, self._submissions = GRIDS.ask(*keys), TURNS.ask(*keys), SUBMISSIONS.ask(*keys)

    def tables(self, games: Sequence[Game], now: dt.datetime) -> list[Table]:
        """The tables of these games, in their order; `now` was read after the lock."""
        seats, rounds = _grouped(self._seats.rows(), "game_id"), _grouped(self._rounds.rows(), "game_id")
        players = {player.pk: player for player in self._players.rows()}
        grids = _grouped(self._grids.rows(), "round_id")
        turns = {turn.game_id: turn for turn in self._turns.rows()}
        submissions = _grouped(self._submissions.rows(), "turn_id")
        tables = []
        for game in games:
            table = Table(game, seats[game.pk], rounds[game.pk], now)
            for seat in table.seats:
                seat.player = None if seat.player_id is None else players[seat.player_id]
            row, turn = _running(table.rounds), turns.get(game.pk)
            if row is not None and turn is not None:
                table.turn, table.last_number = turn, turn.number
                table.grids = grids[row.pk]
                table.submissions = {each.seat: each for each in submissions[turn.pk]}
                table.stored_round = row
            tables.append(table)
        return tables


def load_table(game: Game, now: dt.datetime) -> Table:
    """The table of one locked game."""
    with pipeline():
        loading = Loading([game.pk])
    return loading.tables([game], now)[0]


def lock_tables(games: Sequence[int]) -> list[Table]:
    """Lock those of these games (primary keys, locked in their order) that are played and not set aside, and load them.

    Locks, reads the clock and loads in one round trip; each statement sees what was committed when it began.
    """
    with pipeline(), connection.cursor() as clock:
        locked = LOCKED.ask(list(games))
        clock.execute("SELECT clock_timestamp()")
        loading = Loading(games)
        rows = locked.rows()
        now: dt.datetime = clock.fetchone()[0]
    return loading.tables(rows, now)


def round_state(row: Round, grids: Iterable[Grid], turn: Turn | None) -> RoundState:
    """What the rules know of a running round, out of its rows."""
    return RoundState(
        rules=round_rules(row.rules),
        draw_deck=tuple(row.draw_deck),
        captain_pile=tuple(row.captain_pile),
        discard_area=tuple(row.discard_area),
        grids=tuple(grid_from_json(grid.stacks) for grid in grids),
        last=None if row.last is None else LastCard(*row.last),
        open=None if turn is None else OpenCard(parse_card(turn.card), call_of(turn)),
        reshuffles=len(row.reshuffles),
        ended_by=None,
    )


def _grouped(rows: Iterable[Any], key: str) -> dict[int, list[Any]]:
    groups: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        groups[getattr(row, key)].append(row)
    return groups


def _running(rounds: list[Round]) -> Round | None:
    return next((each for each in rounds if each.opened_at and not each.ended_at), None)
