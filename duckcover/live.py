"""Telling clients at once: what writers tell, and what a feed gives to those who follow it.

A writer tells that something has changed, in its transaction (`tell`, `telling`): a kind and a primary key, never what
has changed. PostgreSQL hands it to every process of the API when the transaction commits (NOTIFY). A view leaves a
`Follower` in the environment of its request (`follow`, `wait`); `duckcover.streams` holds the connection in the event
loop of the server, and asks the follower's feed for what is new. A server that does not know of this ends the answer,
and the client comes back.
"""

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.db import connection
from django.utils.translation import gettext_noop as _

from duckcover.errors import AppError

CHANNEL = "duckcover"
GAME, PLAYER, COMPETITION = "game", "player", "competition"
"""The kinds of what can be told, each with primary keys."""

FOLLOWER = "duckcover.follower"
"""In the environment of a request: the `Follower` that its answer begins. The view puts it there."""
UNTIL = "duckcover.until"
"""In the environment of a request that waits: until when."""
WAITED = "duckcover.waited"
"""In the environment of a request that has waited long enough, or may not wait: it is answered as it is."""

ROOM = "duckcover.room"
"""In the environment of a request, by the server: what says of a follower why it may not be held now, None: it may."""
LATER_SECONDS = 15
"""When whoever finds no room may come back."""
TOO_MANY = _("Too many streams and waiting requests are open. Close one, or come back later.")

RETRY_MILLISECONDS = 2000
"""How long a client waits before it comes back after the end of a stream."""
KEYS_A_MESSAGE = 500
"""A message of PostgreSQL has less than 8,000 bytes."""

Topic = tuple[str, int]


@dataclass(eq=False)
class Follower:
    """Somebody who follows a feed: what of it, who it is, and how far it has been told.

    `caller`, `position` and `memory` are the feed's affair. `whose`: followers of one value are counted together.
    `until`: in seconds of the monotonic clock, for somebody who waits for one answer; `position` is then the mark
    (`Feed.marks`) from before it was found that there is nothing. The feed adds to `text` and sets `over` when no more
    may be told; one thread at a time does.
    """

    feed: "Feed"
    key: int
    caller: Any
    whose: str
    position: Any = None
    until: float | None = None
    text: bytes = b""
    over: bool = False
    memory: dict[int, Any] = field(default_factory=dict)

    def take(self) -> bytes:
        """Return what is to be sent, once."""
        text, self.text = self.text, b""
        return text


class Feed(ABC):
    """What can be followed of one kind; asked by threads of the server, a few at a time, each outside a transaction."""

    kind: str

    def concerned(self, topics: Collection[Topic], followed: Collection[int]) -> set[int]:
        """Return those of the followed keys for which there may be something new after these topics were told."""
        return {key for kind, key in topics if kind == self.kind}.intersection(followed)

    @abstractmethod
    def marks(self, followed: Collection[int]) -> Mapping[int, object]:
        """Return a value for each of these keys that differs once there is something new."""

    @abstractmethod
    def dismiss(self, followers: Sequence[Follower]) -> None:
        """Set `over` of those who may not be told any more, in a fixed number of queries."""

    @abstractmethod
    def read(self, key: int, followers: Sequence[Follower]) -> bool:
        """Add to `text` what each has not been told, of those that are left by `dismiss`; whether there is more."""


# --- telling -------------------------------------------------------------------------------------------------


def tell(kind: str, keys: Iterable[int]) -> None:
    """Tell the followers of these primary keys that something has changed, when the transaction commits.

    A commit that tells something waits for every other one that does: so this is not for what players do all the time
    (`tell_soon`).
    """
    found = sorted(set(keys))
    messages = [_message(kind, found[at : at + KEYS_A_MESSAGE]) for at in range(0, len(found), KEYS_A_MESSAGE)]
    if messages and settings.LISTEN:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, message) FROM unnest(%s::text[]) message", [CHANNEL, messages])


def telling(kind: str, column: str) -> str:
    """Return the end of an INSERT or UPDATE that tells of the keys in a column of its rows; "" where nobody listens.

    PostgreSQL passes the same message on once a transaction.
    """
    return f"RETURNING pg_notify('{CHANNEL}', '{kind} ' || {column})" if settings.LISTEN else ""


_soon: deque[Topic] | None = None


def tell_soon(kind: str, key: int) -> None:
    """Tell the same outside of the transaction, within some hundredths of a second after the request was answered.

    Costs next to nothing. In a process that is no API server it does nothing: followers hear of it within
    `duckcover.streams.LOOK_SECONDS`.
    """
    if _soon is not None:
        _soon.append((kind, key))


def gather() -> deque[Topic]:
    """Begin to keep what is told soon; whoever calls this takes it from there."""
    global _soon  # noqa: PLW0603 - one server a process
    _soon = _soon or deque()
    return _soon


def _message(kind: str, keys: Sequence[int]) -> str:
    return " ".join([kind, *map(str, keys)])


def topics_of(message: str) -> list[Topic]:
    """Return what a message tells; nothing for one that nobody of ours has sent."""
    kind, *keys = message.split(" ")
    return [(kind, int(key)) for key in keys if key.isascii() and key.isdecimal()]


# --- following -----------------------------------------------------------------------------------------------


def follow(environ: dict[str, Any], follower: Follower) -> None:
    """Let the answer to a GET go on as a stream. Raises: AppError as `_require_room`."""
    if environ["REQUEST_METHOD"] == "GET":
        _require_room(environ, follower)
        environ[FOLLOWER] = follower


def wait(environ: dict[str, Any], follower: Follower, seconds: int) -> None:
    """Let a GET be answered anew as soon as there may be something new, after so many seconds at the latest.

    A second call for the same request prolongs nothing. Raises: AppError as `_require_room`.
    """
    if environ["REQUEST_METHOD"] != "GET" or WAITED in environ or not seconds:
        return
    if UNTIL not in environ:
        _require_room(environ, follower)
    follower.until = environ.setdefault(UNTIL, time.monotonic() + seconds)
    environ[FOLLOWER] = follower


def _require_room(environ: dict[str, Any], follower: Follower) -> None:
    """Raises: AppError `too_many_requests` where its caller, `service_unavailable` where the process holds too many."""
    refusal = environ[ROOM](follower) if ROOM in environ else None
    if refusal is not None:
        raise AppError(refusal, TOO_MANY, retry_after=LATER_SECONDS)


def event_text(id: str, kind: str, data: str) -> bytes:  # noqa: A002 - the field's name
    """Return one server-sent event; `data` is one line."""
    return f"id: {id}\nevent: {kind}\ndata: {data}\n\n".encode()


def opening(id: str = "") -> bytes:  # noqa: A002
    """Return what a stream begins with: when to come back, and from where if nothing has been told by then."""
    place = f"id: {id}\n" if id else ""
    return f"retry: {RETRY_MILLISECONDS}\n{place}\n".encode()
