"""What a soak says while it runs, and how long it waits for its service."""

import sys
import time

PATIENCE = 300
"""Seconds after which the soak gives up on the service."""


class StuckError(Exception):
    """The service does not get on; what it was to do."""


def say(text: str) -> None:
    """What happens now, and when that is."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)
