"""How long a turn that could not be resolved waits for its next attempt."""

RETRY_AFTER = (5, 25, 90, 180, 300)
"""Seconds from each attempt to the next, ten minutes in all; after the last its game goes into quarantine."""
