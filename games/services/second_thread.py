"""A second thread for a task, with a database connection of its own, that never outlives the task."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextvars import copy_context
from threading import Event

from celery.exceptions import SoftTimeLimitExceeded
from django.db import connections

Stopped = Callable[[], bool]


class SecondThread:
    """Does `work` beside the block that it is the context of; the end of the block waits for it.

    `work` answers how much it did. It must look at the function that it is given between two transactions, and end when
    that says so. Celery raises its soft time limit in the main thread only, so the function says so when the block is
    left by an exception.
    """

    def __init__(self, work: Callable[[Stopped], int]) -> None:
        self._work, self._stopped = work, Event()
        self._pool = ThreadPoolExecutor(1, "second")
        self._calls: list[Future[int]] = []

    def __enter__(self) -> "SecondThread":
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if error is not None:
            self._stopped.set()
        try:
            self._pool.shutdown()
        except SoftTimeLimitExceeded:  # raised once
            self._stopped.set()
            self._pool.shutdown()
            raise

    def start(self) -> None:
        """Start the work, with the request id of the log; nothing while it is at work."""
        if not self.is_busy(0):
            self._calls.append(self._pool.submit(copy_context().run, self._call))

    def is_busy(self, seconds: float) -> bool:
        """Whether it is still at work after so many seconds; answers as soon as it is not."""
        return bool(wait(self._calls, seconds).not_done)

    def done(self) -> int:
        """How much it did, after the block. Raises: what the work raised."""
        return sum(call.result() for call in self._calls)

    def _call(self) -> int:
        try:
            return self._work(self._stopped.is_set)
        finally:
            connections.close_all()  # of this thread
