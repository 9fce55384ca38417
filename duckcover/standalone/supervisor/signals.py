"""Signals as something to wait for."""

import os
import select
import signal
from typing import Self

STOP = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopSignals:
    """While entered: Ctrl-C, SIGTERM and SIGHUP are counted, and they and a child's end interrupt `wait`.

    A signal that is ignored on entry (nohup) stays ignored. Main thread only.
    """

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Self:
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._writer, False)
        self._before = {number: signal.getsignal(number) for number in (*STOP, signal.SIGCHLD)}
        self._wakeup = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        for number in STOP:
            if self._before[number] != signal.SIG_IGN:
                signal.signal(number, self._request)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        return self

    def __exit__(self, *_: object) -> None:
        for number, action in self._before.items():
            signal.signal(number, action)
        signal.set_wakeup_fd(self._wakeup)
        os.close(self._reader)
        os.close(self._writer)

    def _request(self, *_: object) -> None:
        self.count += 1

    def wait(self, seconds: float) -> bool:
        """Sleep until `seconds` are over, a child ends or a stop is requested; whether one is."""
        ready, _, _ = select.select([self._reader], [], [], 0 if self.count else max(seconds, 0))
        if ready:
            os.read(self._reader, 4096)
        return self.count > 0
