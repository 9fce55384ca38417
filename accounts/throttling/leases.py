"""Requests of busy tokens, counted some at a time, so that most of them need no statement to be counted.

A process counts a few requests of a token in advance and lets so many in. The first of a window is counted alone; each
further count takes twice as many as the one before, up to a hundredth of the limit and at most 16. PostgreSQL gives
each number of a window out once: a limit is never exceeded, whatever the number of processes. What a process has
counted and not used when the window ends is lost to the player: never more than the token has used of it before.

A token whose request was counted in advance is not looked at again. That is only for operations whose own statement
checks it (`accounts.identity.CALLER_SQL`, `load_player`): a token that is revoked opens nothing, at once.
"""

import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from accounts.identity import IDENTITY, Identity
from accounts.throttling.requests import count_request
from accounts.tokens import bearer_digest
from duckcover.addresses import address_of
from duckcover.rest.rate_headers import QUOTA, Quota

KEPT = 10_000
"""The tokens that a process knows; of more, those that were used last."""
MOST = 16
PART = 100


@dataclass
class Lease:
    """Requests of a token that were counted: the numbers `following` to `last` of the window that ends at `ends`.

    `ends`: in seconds of the monotonic clock, at most one too early. `renewing`: a thread counts further ones.
    """

    identity: Identity
    limit: int
    size: int
    following: int
    last: int
    ends: float
    renewing: bool = False

    @property
    def used_up(self) -> bool:
        return self.following > self.last

    @property
    def next_size(self) -> int:
        """How many requests to count after these."""
        return 1 if self.renewing else min(2 * self.size, MOST, max(1, self.limit // PART))

    def take(self, now: float) -> Quota:
        self.following += 1
        return Quota(self.limit, self.following - 1, math.ceil(self.ends - now + 1))


class Leases:
    """Those of one process; its threads share them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._leases: OrderedDict[bytes, Lease] = OrderedDict()

    def __len__(self) -> int:
        return len(self._leases)

    def count(self, address: str, digest: bytes) -> tuple[Identity, Quota]:
        """Count a request as `count_request` does; look at `player_id`, and call `require_room`."""
        now = time.monotonic()
        with self._lock:
            known = self._leases.get(digest)
            if known is not None and known.ends <= now:
                known = None
            if known is not None and not known.used_up:
                self._leases.move_to_end(digest)
                return known.identity, known.take(now)
            size = 1 if known is None else known.next_size
            renews = known if size > 1 else None
            if renews is not None:
                renews.renewing = True
        try:
            identity, quota = count_request(address, digest=digest, requests=size)
        finally:
            if renews is not None:
                renews.renewing = False
        if identity.player_id is None or quota.number - size >= quota.limit:
            self.forget(digest)
            return identity, quota
        return identity, self._keep(digest, identity, quota, size, now)

    def forget(self, digest: bytes) -> None:
        """Count the next request of a token alone."""
        with self._lock:
            self._leases.pop(digest, None)

    def _keep(self, digest: bytes, identity: Identity, quota: Quota, size: int, asked_at: float) -> Quota:
        """Keep what was counted, and let the first of it in."""
        first, last = quota.number - size + 1, min(quota.number, quota.limit)
        lease = Lease(identity, quota.limit, size, first, last, asked_at + quota.reset - 1)
        taken = Quota(quota.limit, first, quota.reset)
        lease.following += 1
        with self._lock:
            known = self._leases.get(digest)
            if size > 1 or known is None or known.ends <= asked_at or (known.used_up and not known.renewing):
                self._leases[digest] = lease
                self._leases.move_to_end(digest)
            while len(self._leases) > KEPT:
                self._leases.popitem(last=False)
        return taken


leases = Leases()


def count_in_advance(environ: dict[str, Any]) -> tuple[Identity, Quota] | None:
    """Return who a request with a token of ours is from, and its quota; None for a request without one.

    The request is counted by now, once: the result is kept in its environment (PEP 3333), where authentication finds
    it. Refuses nothing by itself: look at `player_id` and `exceeded`. Whoever goes on must check the token by
    `CALLER_SQL` or `load_player`.
    """
    if QUOTA not in environ:
        digest = bearer_digest(environ.get("HTTP_AUTHORIZATION", ""))
        if digest is None:
            return None
        environ[IDENTITY], environ[QUOTA] = leases.count(address_of(environ), digest)
    return environ[IDENTITY], environ[QUOTA]
