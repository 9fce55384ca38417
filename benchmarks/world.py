"""The rows that are measured on: real games, made and played by the services, and copies of them made in SQL.

A copy has new keys and an address of its own; cards, grids, seats and the open turn are those of its original.
"""

import random
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from django.db import connection

from accounts.identity import Identity
from accounts.models import Player
from accounts.services.tokens import issue
from games.documents import json_text
from games.models import Game, Grid, Round, Seat, Snapshot, Submission, Turn
from games.rules.moves import Move, parse_move
from games.rules.record_format import move_to_json
from games.services import lobby, resolution, submissions
from games.services.new_games import GameOptions

SEATS = 4


@dataclass
class World:
    """Players with their tokens, by primary key."""

    tokens: dict[int, str] = field(default_factory=dict)

    def new_players(self, count: int) -> list[Player]:
        names = [f"player{len(self.tokens) + number}" for number in range(count)]
        players = [Player.objects.create(username=name, email=f"{name}@example.org") for name in names]
        for player in players:
            self.tokens[player.pk] = issue(player, device="benchmark")[1]
        return players

    def new_game(self, seats: int = SEATS) -> Game:
        """A running game of new players."""
        host, *others = self.new_players(seats)
        game = lobby.create_game(host, GameOptions(seats=seats))
        for player in others:
            lobby.join_game(player, game.uuid)
        return game

    def submit_for_all(self, games: Sequence[Game]) -> int:
        """Let every player who is asked move in these games by the service; how many moved."""
        turns = (
            Turn.objects.filter(game__in=games, resolved_at=None).select_related("game").prefetch_related("game__seats")
        )
        moves = [(turn, seat) for turn in turns for seat in turn.game.seats.all() if seat.index in turn.waiting_for]
        for turn, seat in moves:
            notation = liked((turn.prompts or {})[str(seat.index)]["moves"])
            caller = Identity(player_id=seat.player_id)
            submissions.submit_move(caller, turn.game.uuid, turn.number, choice_of(parse_move(notation)))
        return len(moves)


def liked(moves: Sequence[str]) -> str:
    """What a player chooses who wants the game to end: to cover a stack, any of them, rather than to duck."""
    return random.choice([move for move in moves if "x" in move] or moves)


def choice_of(move: Move) -> submissions.Choice:
    return submissions.Choice(move.action, tuple(move.target), tuple(move.source))


def play_turns(world: World, games: Sequence[Game], turns: int) -> None:
    """Play that many turns of each of these games that still runs."""
    keys = [game.pk for game in games]
    for _ in range(turns):
        world.submit_for_all(games)
        for start in range(0, len(keys), resolution.BATCH):
            resolution.resolve_games(keys[start : start + resolution.BATCH])


def templates(world: World, count: int) -> list[Game]:
    """Games in the middle of their first round whose open turn waits for all four seats."""
    found: list[Game] = []
    while len(found) < count:
        games = [world.new_game() for _ in range(4)]
        for _ in range(12):
            play_turns(world, games, 1)
            waiting = {turn.game_id: turn for turn in Turn.objects.filter(game__in=games, resolved_at=None)}
            ripe = [
                g
                for g in games
                if g.pk in waiting and waiting[g.pk].number > 5 and len(waiting[g.pk].waiting_for) == SEATS
            ]
            found += ripe
            games = [game for game in games if game not in ripe]
    return found[:count]


def copy_games(originals: Sequence[Game], count: int, *, bare: bool = False) -> tuple[int, int]:
    """Copy these running games in turn until there are `count` copies; the first and the last primary key.

    `bare` copies have only what a sweep looks at: the game and its open turn. Their `turn_seconds` is a day, and
    their deadline a day from now.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")  # a million rows need no look at their foreign keys
        cursor.execute("DROP TABLE IF EXISTS copy")
        cursor.execute(
            "CREATE TEMP TABLE copy AS SELECT nextval('games_game_id_seq') AS id, gen_random_uuid() AS uuid, "
            "(%s::bigint[])[1 + n %% %s] AS original FROM generate_series(0, %s - 1) n",
            [[game.pk for game in originals], len(originals), count],
        )
        on_game = "source.id = copy.original"
        _copy(cursor, Game, f"copy JOIN games_game source ON {on_game}", {"id": "copy.id", "uuid": "copy.uuid"})
        if not bare:
            _copy_table(cursor)
        round_id = "source.round_id" if bare else "copy_round.id"
        rounds = (
            "" if bare else "JOIN copy_round ON copy_round.game_id = copy.id AND copy_round.original = source.round_id"
        )
        _copy(
            cursor,
            Turn,
            f"copy JOIN games_turn source ON source.game_id = copy.original AND source.resolved_at IS NULL {rounds}",
            {
                "id": "nextval('games_turn_id_seq')",
                "game_id": "copy.id",
                "round_id": round_id,
                "deadline": "now() + interval '1 day'",
                "due_at": "now() + interval '1 day'",
            },
        )
        cursor.execute("SELECT min(id), max(id) FROM copy")
        first, last = cursor.fetchone()
        cursor.execute("RESET session_replication_role")
        if not bare:
            cursor.execute("ANALYZE")
    return first, last


def _copy_table(cursor) -> None:
    """Copy seats, snapshot, rounds and grids of the games in the table `copy`."""
    cursor.execute("DROP TABLE IF EXISTS copy_round")
    cursor.execute(
        "CREATE TEMP TABLE copy_round AS SELECT nextval('games_round_id_seq') AS id, copy.id AS game_id, "
        "source.id AS original FROM copy JOIN games_round source ON source.game_id = copy.original"
    )
    new_round = {"id": "copy_round.id", "game_id": "copy_round.game_id"}
    _copy(cursor, Round, "copy_round JOIN games_round source ON source.id = copy_round.original", new_round)
    new_grid = {"id": "nextval('games_grid_id_seq')", "round_id": "copy_round.id"}
    _copy(cursor, Grid, "copy_round JOIN games_grid source ON source.round_id = copy_round.original", new_grid)
    of_game = "copy JOIN {} source ON source.game_id = copy.original"
    new_seat = {"id": "nextval('games_seat_id_seq')", "game_id": "copy.id"}
    _copy(cursor, Seat, of_game.format("games_seat"), new_seat)
    _copy(cursor, Snapshot, of_game.format("games_snapshot"), {"game_id": "copy.id"})


def _copy(cursor, model, source: str, new: dict[str, str]) -> None:
    columns = [column.column for column in model._meta.concrete_fields if column.column]
    values = [new.get(column, f'source."{column}"') for column in columns]
    names = ", ".join(f'"{column}"' for column in columns)
    cursor.execute(f"INSERT INTO {model._meta.db_table} ({names}) SELECT {', '.join(values)} FROM {source}")


def fill_turns(first: int, last: int) -> None:
    """Let all seats of these games have moved: their open turns are due at once."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO games_submission (turn_id, seat, revision, origin, move, submitted_at)
            SELECT turn.id, seat, 1, 'player', turn.prompts -> seat::text -> 'moves' ->> 0, now()
            FROM games_turn turn, unnest(turn.waiting_for) AS seat
            WHERE turn.game_id BETWEEN %s AND %s AND turn.resolved_at IS NULL
            """,
            [first, last],
        )
        cursor.execute(
            "UPDATE games_turn SET waiting_for = '{}', due_at = now() "
            "WHERE game_id BETWEEN %s AND %s AND resolved_at IS NULL",
            [first, last],
        )
        cursor.execute("VACUUM ANALYZE games_turn, games_submission")


@dataclass(frozen=True)
class Asked:
    """A seat that may move now: where, whose token, and its moves as bodies of requests."""

    game: uuid.UUID
    turn: int
    seat: int
    token: str
    bodies: list[str]

    @property
    def path(self) -> str:
        return f"/api/v1/games/{self.game}/turns/{self.turn}/move"


def asked_seats(world: World, first: int, last: int) -> list[list[Asked]]:
    """The seats that may move, of each of these games."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT game.id, game.uuid, turn.number, seat.index, seat.player_id,
                turn.prompts -> seat.index::text -> 'moves'
            FROM games_game game JOIN games_turn turn ON turn.game_id = game.id AND turn.resolved_at IS NULL
            JOIN games_seat seat ON seat.game_id = game.id AND seat.index = ANY(turn.waiting_for)
            WHERE game.id BETWEEN %s AND %s ORDER BY game.id, seat.index
            """,
            [first, last],
        )
        found: dict[int, list[Asked]] = {}
        for key, address, number, seat, player, moves in cursor.fetchall():
            bodies = [json_text(move_to_json(parse_move(move))) for move in msgspec.json.decode(moves)]
            found.setdefault(key, []).append(Asked(address, number, seat, world.tokens[player], bodies))
    return list(found.values())


def remove_copies(first: int, last: int) -> None:
    """Delete copied games and all that belongs to them."""
    for model, where in (
        (Submission, {"turn__game__pk__range": (first, last)}),
        (Game, {"pk__range": (first, last)}),
    ):
        model.objects.filter(**where).delete()
