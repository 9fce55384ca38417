"""The worker dies by kill -9 before, during and after the resolving transaction: nothing lost, nothing twice."""

import statistics
from collections.abc import Callable
from itertools import cycle, islice

import pytest

from tests.chaos.gates import PLACES, gates, held
from tests.chaos.invariants import check_games
from tests.live.clones import Clone
from tests.live.service import Service, await_true

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

MOMENTS = {"worker": ("unheard", *PLACES, "done"), "children": PLACES[1:]}
"""`unheard`: the doorbell lies in the broker; then the places of a gate; `done`: as soon as the result can be seen."""

RESOLVED_WITHIN = 90.0
"""Seconds from a kill, on a slow machine: a dead worker's start, the 5 seconds after which a counted attempt is
repeated, one sweep."""

RESOLVED = "SELECT resolved_at FROM games_turn WHERE game_id = %s AND number = 1 AND resolved_at IS NOT NULL"


def kill_at(service: Service, tables, game: Clone, moment: str, victim: str) -> None:
    """The last move of the game comes in, and at that moment of its resolution the worker or its children die."""
    kill = service.kill if victim == "worker" else service.kill_children
    if moment == "unheard":
        kill("worker")
        tables.complete(game)
    elif moment == "done":
        tables.complete(game)
        await_true(lambda: service.sql(RESOLVED, game.pk), RESOLVED_WITHIN, "the resolution")
        kill("worker")
    else:
        with held(service, game.pk, moment) as gate:
            tables.complete(game)
            gate.await_somebody()
            kill("worker")
    if victim == "worker":
        service.launch("worker")


def seconds_to_resolution(service: Service, game: Clone) -> float:
    """From now to the moment that the database notes; 0 when it has passed. Raises: AssertionError."""
    ((killed,),) = service.sql("SELECT clock_timestamp()")
    ((resolved,),) = await_true(lambda: service.sql(RESOLVED, game.pk), RESOLVED_WITHIN, "the resolution")
    return max((resolved - killed).total_seconds(), 0)


@pytest.mark.parametrize("victim", MOMENTS)
def test_worker__killed_at_every_moment__each_turn_is_resolved_once(
    service: Service, tables, repetitions: Callable[[int, int], int], figure, victim: str
) -> None:
    count = repetitions(len(MOMENTS[victim]), 50)
    at, waits = tables(count), []
    at.prefill()
    with gates(service):
        for game, moment in zip(at.games, islice(cycle(MOMENTS[victim]), count), strict=True):
            kill_at(service, at, game, moment, victim)
            waits.append(seconds_to_resolution(service, game))
    check_games(service.database, at.pks)
    attempts = "SELECT max(attempts) FROM games_turn WHERE game_id = ANY(%s) AND number = 1"
    assert service.sql(attempts, at.pks)[0][0] <= 2
    value = f"p50 {statistics.median(waits):.1f} s, max {max(waits):.1f} s"
    figure(f"{count} kills of the {victim}: kill to resolution", value)
