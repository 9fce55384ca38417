"""Many games at once: copies of one game, row by row, made by the database."""

from dataclasses import dataclass
from typing import Any

from duckcover_sdk import Client

from tests.live.service import Service

SKIPPED = ("id",)


@dataclass(frozen=True)
class Clone:
    """A copied game: its primary key and its public id."""

    pk: int
    uuid: str


def open_table(players: list[Client], turn_seconds: int = 86_400) -> str:
    """Seat the players at a new game, which starts it and excuses no miss; its public id."""
    host, *others = players
    options = {"visibility": "unlisted", "turn_seconds": turn_seconds, "excused": 0}
    game = host.create_game("a table", seats=len(players), **options)
    for player in others:
        player.join(game)
    return str(game.id)


def open_table_of_all(players: list[Client]) -> str:
    """The same, with everybody asked in turn 1; a game whose first card is Repeat (Q1) is left for another."""
    for _ in range(10):
        game = open_table(players)
        turn = players[0].game(game).turn
        if turn is not None and turn.number == 1:
            return game
    raise AssertionError("the first card was Repeat ten times")


def clone(service: Service, game: str, count: int) -> list[Clone]:
    """Copy a running game `count` times in one transaction, under new ids; everything else is the same.

    The commitments of the copies are those of the original: their records do not verify, their play does.
    """
    with service.database.transaction():
        template, uuid = service.sql("SELECT id, uuid::text FROM games_game WHERE uuid = %s", game)[0]
        made = _copy(service, "games_game", "o.id = %s", {"uuid": "gen_random_uuid()"}, template, count)
        service.sql("CREATE TEMP TABLE copy ON COMMIT DROP AS SELECT unnest(%s::bigint[]) AS game", made)
        for table in ("seat", "event", "round"):
            _copy(service, f"games_{table}", "o.game_id = %s", {"game_id": "copy.game"}, template)
        service.sql(
            """CREATE TEMP TABLE dealt ON COMMIT DROP AS SELECT old.id AS old, new.id AS new, new.game_id AS game
               FROM games_round old JOIN games_round new ON new.number = old.number
               JOIN copy ON copy.game = new.game_id WHERE old.game_id = %s""",
            template,
        )
        of_round = "JOIN dealt ON dealt.old = o.round_id AND dealt.game = copy.game"
        _copy(service, "games_grid", "dealt.old > %s", {"round_id": "dealt.new"}, 0, join=of_round)
        keys = {"round_id": "dealt.new", "game_id": "copy.game"}
        _copy(service, "games_turn", "o.game_id = %s", keys, template, join=of_round)
        service.sql(
            """INSERT INTO games_snapshot (game_id, document)
               SELECT game.id, replace(o.document, %s, game.uuid::text)
               FROM games_snapshot o, copy JOIN games_game game ON game.id = copy.game WHERE o.game_id = %s""",
            uuid,
            template,
        )
    rows = service.sql("SELECT id, uuid::text FROM games_game WHERE id = ANY(%s) ORDER BY id", made)
    return [Clone(*row) for row in rows]


def _copy(
    service: Service, table: str, where: str, other: dict[str, str], value: Any, count: int = 0, join: str = ""
) -> list[int]:
    """Copy rows of a table, with other values in some columns; the first columns of the new rows."""
    names = [
        name
        for (name,) in service.sql(
            "SELECT column_name FROM information_schema.columns WHERE table_name = %s ORDER BY ordinal_position", table
        )
        if name not in SKIPPED
    ]
    chosen = ", ".join(other.get(name, f'o."{name}"') for name in names)
    source = f"generate_series(1, {count})" if count else "copy"
    columns = ", ".join(f'"{name}"' for name in names)
    statement = (
        f"INSERT INTO {table} ({columns}) SELECT {chosen} FROM {table} o CROSS JOIN {source} {join} WHERE {where}"
    )
    first = "id" if count else names[0]
    return [row[0] for row in service.sql(f"{statement} RETURNING {first}", value)]
