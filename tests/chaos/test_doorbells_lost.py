"""Messages, sweeps and the database itself go away and come back."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from duckcover_sdk.terminal.auto import AutoOptions, run_auto

from tests.chaos.invariants import check_games, check_record
from tests.live.service import SEATS, Service, await_true, ready

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

PASS_DEADLINES = """
UPDATE games_turn SET opened_at = opened_at - interval '2 days',
    deadline = deadline - interval '2 days', due_at = due_at - interval '2 days'
WHERE game_id = ANY(%s) AND resolved_at IS NULL"""

PLAYED = """
SELECT count(*) > %s FROM games_turn
WHERE game_id = (SELECT max(id) FROM games_game WHERE name = 'Smoke test of 4 clients' AND id > %s)"""

PATIENCE = 90
"""Seconds; the figures at the end say how many it took."""


@contextmanager
def stopped(service: Service, name: str):
    """A process is gone for the time of the block."""
    service.kill(name)
    try:
        yield
    finally:
        service.launch(name)


def seconds_until_resolved(tables, within: float) -> float:
    """How long it takes from now until no game stands in turn 1 any more. Raises: AssertionError."""
    began = time.monotonic()
    await_true(lambda: tables.unresolved() == 0, within, "the resolution of every turn")
    return time.monotonic() - began


def test_broker__emptied_with_full_turns_waiting__resolved_by_the_sweep(service: Service, tables, figure) -> None:
    full = tables(50)
    full.prefill()
    with stopped(service, "worker"):
        for game in full.games:
            full.complete(game)
        assert full.unresolved() == 50
        assert service.empty_broker() > 0
    seconds = seconds_until_resolved(full, PATIENCE)
    check_games(service.database, full.pks)
    figure("broker emptied, 50 full turns: worker's start to resolution", f"{seconds:.1f} s")


def test_broker__emptied_under_a_running_worker__doorbells_ring_again(service: Service, tables, figure) -> None:
    service.empty_broker()
    full = tables(5)
    full.prefill()
    for game in full.games:
        full.complete(game)
    seconds = seconds_until_resolved(full, PATIENCE)
    check_games(service.database, full.pks)
    figure("broker emptied under the worker, 5 turns after that", f"{seconds:.1f} s")


@pytest.mark.few_on("redis")
def test_beat__stopped_while_1000_deadlines_pass__all_resolved_once(service: Service, tables, figure) -> None:
    due = tables(1000, seats=4)
    with stopped(service, "beat"):
        service.sql(PASS_DEADLINES, due.pks)
    seconds = seconds_until_resolved(due, PATIENCE)
    check_games(service.database, due.pks)
    assert misses(service, due.pks) == 1000 * 4
    figure("beat back after 1,000 deadlines: resolved", f"{seconds:.1f} s")


@pytest.mark.few_on("redis")
def test_beat__two_at_once__all_resolved_once(service: Service, tables, figure) -> None:
    due = tables(200)
    service.launch("second beat", program="beat")
    try:
        service.sql(PASS_DEADLINES, due.pks)
        seconds = seconds_until_resolved(due, PATIENCE)
    finally:
        service.kill("second beat")
    check_games(service.database, due.pks)
    assert misses(service, due.pks) == 200 * SEATS
    figure("two beats, 200 deadlines: resolved", f"{seconds:.1f} s")


def misses(service: Service, games: list[int]) -> int:
    """How many seats were played for because they had missed a deadline."""
    return service.sql("SELECT sum(misses)::int FROM games_seat WHERE game_id = ANY(%s)", games)[0][0]


@pytest.mark.few_on("folder")
def test_postgres__killed_in_the_middle_of_play__the_game_goes_on(
    service: Service, repetitions: Callable[[int, int], int], figure
) -> None:
    count = repetitions(1, 5)
    began = time.monotonic()
    ((earlier,),) = service.sql("SELECT coalesce(max(id), 0) FROM games_game")
    with ThreadPoolExecutor(1) as pool:
        game = pool.submit(run_auto, AutoOptions(service.url, clients=4, seed=11))
        for kill in range(count):
            await_true(lambda k=kill: service.sql(PLAYED, 5 + 10 * k, earlier) == [(True,)], PATIENCE, "some turns")
            service.kill_postgres()
            service.restart_postgres()
        report = game.result(300)
    check_record(report.record.to_dict())
    (pk,) = service.sql("SELECT id FROM games_game WHERE uuid = %s", report.game.id)[0]
    check_games(service.database, [pk])
    await_true(lambda: ready(service.options.port), PATIENCE, "readiness")
    figure(f"PostgreSQL killed {count} × during a game", f"{report.turns} turns in {time.monotonic() - began:.1f} s")
