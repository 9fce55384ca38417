"""Whole games over HTTP, every turn resolved by a real worker, on every broker there is."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from duckcover_sdk import Client, TurnClosedError
from duckcover_sdk.generated.models import Game
from duckcover_sdk.terminal.auto import AutoOptions, choose, run_auto
from duckcover_sdk.terminal.players import AdaptiveWait, has_ended, move_wanted

from tests.chaos.invariants import check_games, check_record
from tests.live.clones import open_table
from tests.live.service import Service

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def play_to_the_end(player: Client, game: str, seed: int, seconds: float = 600) -> Game:
    """Watch the game and move whenever it is this player's to move; the finished game."""
    rng, pause, end, seen = random.Random(seed), AdaptiveWait(), time.monotonic() + seconds, None
    while time.monotonic() < end:
        now = player.game(game)
        if now is seen:
            time.sleep(pause.next())
            continue
        pause.reset()
        seen = now
        if has_ended(now):
            return now
        if move_wanted(now):
            with suppress(TurnClosedError):
                player.move(now, choose(now.you.legal_moves, rng))
    raise AssertionError(f"the game {game} did not end within {seconds:g} s")


def test_whole_game__four_clients_sign_up_and_play__record_verifies(service: Service, figure) -> None:
    report = run_auto(AutoOptions(service.url, clients=4, seed=4))
    check_record(report.record.to_dict())
    (pk,) = service.sql("SELECT id FROM games_game WHERE uuid = %s", report.game.id)[0]
    check_games(service.database, [pk])
    figure("whole game of 4 clients", f"{report.turns} turns in {report.seconds:.1f} s, {report.requests} requests")


@pytest.mark.few_on("redis")
def test_whole_games__two_to_seven_seats_at_the_same_time__all_records_verify(service: Service, figure) -> None:
    tables = [service.players(seats) for seats in range(2, 8)]
    games = [open_table(players) for players in tables]
    everybody = [(player, game) for players, game in zip(tables, games, strict=True) for player in players]
    began = time.monotonic()
    with ThreadPoolExecutor(len(everybody)) as pool:
        finished = list(pool.map(play_to_the_end, *zip(*everybody, strict=True), range(len(everybody))))
    seconds = time.monotonic() - began
    assert {game.status for game in finished} == {"finished"}
    records = [players[0].record(game).to_dict() for players, game in zip(tables, games, strict=True)]
    for player, _ in everybody:
        player.close()
    for record in records:
        check_record(record)
    pks = [pk for (pk,) in service.sql("SELECT id FROM games_game WHERE uuid = ANY(%s::uuid[])", games)]
    check_games(service.database, pks)
    turns = sum(len(one["turns"]) for record in records for one in record["rounds"])
    figure("6 games of 2 to 7 seats, 27 clients", f"{turns} turns in {seconds:.1f} s")
