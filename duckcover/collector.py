"""Python's garbage collector in a process that serves for long."""

import gc

THRESHOLDS = (20_000, 20, 20)
"""A request or a turn leaves hardly any cycles, and looking for them takes all threads' time."""


def settle() -> None:
    """Let the collector pass over what is loaded by now, for good: it would look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
