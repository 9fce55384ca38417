"""A backlog is resolved by two threads of one task; the second never outlives the task."""

import os
import signal
import threading
import time

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection, transaction

from games.models import Snapshot, Turn
from games.services import resolution
from games.services.second_thread import SecondThread
from tests.games.factories import expire, make_game, open_turn, poison
from tests.live.service import await_true


def work_until_stopped(stopped) -> int:
    """Work that has no other end."""
    rounds = 1
    while not stopped():
        rounds += 1
        time.sleep(0.001)
    return rounds


def backend(stopped) -> int:
    """Work that answers the process of its connection to PostgreSQL."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return cursor.fetchone()[0]


def is_connected(process: int) -> bool:
    """Whether a process of PostgreSQL still serves somebody."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE pid = %s", [process])
        return cursor.fetchone() == (1,)


def second_threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("second")]


@pytest.fixture
def soft_limit():
    """Make the soft time limit come as Celery does: an exception in the main thread, wherever it is."""

    def exceed(*_):
        raise SoftTimeLimitExceeded

    before = signal.signal(signal.SIGUSR1, exceed)
    yield lambda: os.kill(os.getpid(), signal.SIGUSR1)
    signal.signal(signal.SIGUSR1, before)


def test_sweep__one_batch_is_held__the_second_thread_resolves_the_others(race, check, monkeypatch) -> None:
    monkeypatch.setattr(resolution, "BATCH", 1)
    first, *others = games = [make_game(f"held {number}", seats=2) for number in range(4)]
    for game in games:
        expire(game)
    left = Turn.objects.filter(game__in=others, number=1, resolved_at=None)

    def hold() -> bool:
        with transaction.atomic():
            Snapshot.objects.select_for_update().get(game=first)
            holding.set()
            await_true(lambda: not left.exists(), 2.5, "the second thread")
            return open_turn(first).number == 1

    def sweep() -> int:
        holding.wait(10)
        return resolution.sweep()

    holding = threading.Event()
    held, resolved = race(hold, sweep)
    assert (held, resolved, second_threads()) == (True, 4, [])
    check(*games)


def test_resolve__stopped_after_a_batch_failed__leaves_the_rest_claimed(transactional_db) -> None:
    games = [make_game(f"stopped {number}", seats=2) for number in range(3)]
    poison(games[1])
    for game in games:
        expire(game)
    claimed = [claim.game for claim in resolution.claim_fresh()]
    stops = iter([False, True, True])
    assert resolution.resolve_games(claimed, lambda: next(stops)) == 1
    assert sorted(open_turn(game).attempts for game in games) == [0, 1, 1]


def beside(block) -> SecondThread:
    """Run a block beside work without end; it must be left by the soft limit."""
    second = SecondThread(work_until_stopped)
    with pytest.raises(SoftTimeLimitExceeded):
        _run(second, block)
    return second


def _run(second: SecondThread, block) -> None:
    with second:
        second.start()
        block()


def test_second_thread__soft_limit_in_the_block__ends_with_it(soft_limit) -> None:
    second = beside(lambda: (soft_limit(), time.sleep(10)))
    assert (second.done() > 0, second_threads()) == (True, [])


def test_second_thread__soft_limit_while_the_block_waits__ends_with_it(soft_limit) -> None:
    second = beside(threading.Timer(0.05, soft_limit).start)
    assert (second.done() > 0, second_threads()) == (True, [])


def test_second_thread__its_work_is_done__closes_its_connection(transactional_db) -> None:
    with SecondThread(backend) as second:
        second.start()
    await_true(lambda: not is_connected(second.done()), 10, "the end of the connection")


def test_second_thread__started_again__counts_all_it_did() -> None:
    with SecondThread(lambda _: 2) as second:
        for _ in range(3):
            second.start()
            assert second.is_busy(10) is False
    assert second.done() == 6


def test_second_thread__fails__says_so_at_the_end() -> None:
    with SecondThread(lambda _: 1 // 0) as second:
        second.start()
    with pytest.raises(ZeroDivisionError):
        second.done()
