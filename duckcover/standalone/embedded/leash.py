"""Child processes that end when the process that started them is gone."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1  # Linux, prctl(2)
_prctl = ctypes.CDLL(None).prctl if sys.platform == "linux" else None


def leash(parting: signal.Signals) -> Callable[[], None]:
    """A `preexec_fn` that has the kernel send `parting` to the child when its parent dies.

    It works for a parent that dies by kill -9; on Linux only, elsewhere it does nothing. The parent
    is the thread that starts the child: start it from one that lives as long as the child shall.
    """
    parent = os.getpid()

    def fasten() -> None:
        if _prctl is not None:
            _prctl(PR_SET_PDEATHSIG, parting)
            if os.getppid() != parent:  # it died before the line above
                os._exit(1)

    return fasten
