"""Games on which things are broken."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from duckcover_sdk.generated.models import MoveRequest

from games.rules.moves import parse_move
from games.rules.record_format import move_to_json
from tests.live.clones import Clone, clone, open_table_of_all
from tests.live.service import SEATS, Service


@dataclass(frozen=True)
class Tables:
    """Copies of one game, turn 1 open and everybody asked."""

    service: Service
    games: list[Clone]

    @property
    def pks(self) -> list[int]:
        """Their primary keys."""
        return [game.pk for game in self.games]

    def prefill(self) -> None:
        """Let all seats but the last have moved already, by the rows that a submission writes."""
        moved = """
            INSERT INTO games_submission (turn_id, seat, revision, origin, move, submitted_at)
            SELECT id, seat, 1, 'player', prompts -> seat::text -> 'moves' ->> 0, clock_timestamp()
            FROM games_turn, generate_series(0, %s) AS seat WHERE game_id = ANY(%s)"""
        waiting = "UPDATE games_turn SET waiting_for = ARRAY[%s::int] WHERE game_id = ANY(%s)"
        with self.service.database.transaction():
            self.service.sql(moved, SEATS - 2, self.pks)
            self.service.sql(waiting, SEATS - 1, self.pks)

    def complete(self, game: Clone) -> None:
        """The last seat submits its move over HTTP."""
        (last,) = self.service.players(SEATS)[SEATS - 1 :]
        ((legal,),) = self.service.sql(
            "SELECT prompts -> %s -> 'moves' ->> 0 FROM games_turn WHERE game_id = %s AND number = 1",
            str(SEATS - 1),
            game.pk,
        )
        with last:
            last.move(game.uuid, MoveRequest.from_dict(move_to_json(parse_move(legal))), turn=1)

    def unresolved(self) -> int:
        """How many of them still stand in turn 1."""
        question = "SELECT count(*) FROM games_turn WHERE game_id = ANY(%s) AND number = 1 AND resolved_at IS NULL"
        return self.service.sql(question, self.pks)[0][0]


@pytest.fixture
def tables(service: Service) -> Callable[..., Tables]:
    """That many games in their first turn, of seven unless told otherwise, made in no time."""

    def make(count: int, seats: int = SEATS) -> Tables:
        players = service.players(seats)
        original = open_table_of_all(players)
        for player in players:
            player.close()
        return Tables(service, clone(service, original, count))

    return make
