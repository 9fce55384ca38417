"""Seven last moves of a turn at the same instant, over seven connections to the real service."""

import random
import statistics
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from duckcover_sdk import Client
from duckcover_sdk.generated.models import MoveRequest

from games.rules.moves import Move, parse_move
from games.rules.record_format import move_to_json
from tests.chaos.invariants import check_games
from tests.live.clones import Clone, clone, open_table_of_all
from tests.live.service import SEATS, Service, await_true

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def legal_moves(service: Service, game: str) -> dict[int, list[Move]]:
    """What each seat may do in the first turn."""
    ((prompts,),) = service.sql(
        """SELECT turn.prompts FROM games_turn turn JOIN games_game game ON game.id = turn.game_id
           WHERE game.uuid = %s AND turn.number = 1""",
        game,
    )
    return {int(seat): [parse_move(text) for text in prompt["moves"]] for seat, prompt in prompts.items()}


def submit_at_once(pool: ThreadPoolExecutor, players: list[Client], game: Clone, moves: list[Move]) -> list[str]:
    """All seats submit their moves of turn 1 as one barrier falls; the origins that the answers tell of."""
    barrier = threading.Barrier(len(players), timeout=90)

    def submit(player: Client, move: Move) -> str:
        request = MoveRequest.from_dict(move_to_json(move))
        barrier.wait()
        return player.move(game.uuid, request, turn=1).origin

    return list(pool.map(submit, players, moves))


@pytest.mark.few_on("folder")
def test_last_moves__seven_seats_at_the_same_instant__each_taken_and_the_turn_resolved_once(
    service: Service, repetitions: Callable[[int, int], int], figure
) -> None:
    count, players = repetitions(40, 500), service.players()
    table = open_table_of_all(players)
    legal, games, rng = legal_moves(service, table), clone(service, table, count), random.Random(7)
    assert sorted(legal) == list(range(SEATS))
    sent = {game.pk: [rng.choice(legal[seat]) for seat in range(SEATS)] for game in games}
    with ThreadPoolExecutor(SEATS) as pool:
        origins = [submit_at_once(pool, players, game, sent[game.pk]) for game in games]
    for player in players:
        player.close()
    assert origins == [["player"] * SEATS] * count
    pks = [game.pk for game in games]
    unresolved = "SELECT count(*) FROM games_turn WHERE game_id = ANY(%s) AND number = 1 AND resolved_at IS NULL"
    await_true(lambda: service.sql(unresolved, pks) == [(0,)], 90, "the resolution of every turn")
    check_games(service.database, pks)
    taken = """
        SELECT turn.game_id, array_agg(move.move ORDER BY move.seat), max(move.submitted_at), min(turn.resolved_at),
            array_agg(DISTINCT move.origin::text)
        FROM games_turn turn JOIN games_submission move ON move.turn_id = turn.id
        WHERE turn.game_id = ANY(%s) AND turn.number = 1 GROUP BY turn.game_id"""
    rows = service.sql(taken, pks)
    assert {pk: moves for pk, moves, *_ in rows} == {pk: list(map(str, moves)) for pk, moves in sent.items()}
    assert {tuple(origins) for *_, origins in rows} == {("player",)}
    waits = sorted((resolved - last).total_seconds() * 1000 for _, _, last, resolved, _ in rows)
    figure(
        f"{count} × 7 last moves at once: last move to resolution",
        f"p50 {statistics.median(waits):.0f} ms, p95 {waits[int(0.95 * len(waits))]:.0f} ms, max {waits[-1]:.0f} ms",
    )
