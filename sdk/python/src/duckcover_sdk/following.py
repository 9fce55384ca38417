"""Following what happens: event streams that come back by themselves, or a long poll where they do not get through."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

import httpx

from .errors import NoAnswerError, ProblemError, ServiceError, TooManyRequestsError
from .generated.models import Event, News, NewsPage
from .orders import GameRef, OrdersPart, game_id
from .retries import STREAM

T = TypeVar("T")

SILENT_SECONDS = 45.0
"""The service says something every 20 seconds; after so many without anything a stream is given up."""
WAIT_SECONDS = 25
PAUSE, LONGEST_PAUSE = 0.5, 15.0
NO_STREAM = (405, 406, 415)
"""What refuses a stream, but not a page."""
FRUITLESS = 2
"""After so many streams in a row that brought nothing at all it is polled."""
ENDED = ("game_finished", "game_cancelled")


class Sent(NamedTuple):
    """A server-sent event: the position after it, its kind ("": none), its data."""

    id: str
    kind: str
    data: str


class Follower(Generic[T]):
    """The items of one address after a position, as they come, without end; none is left out.

    A service that is away is waited for. `read` makes an item of its document; `place` says where a reader of a
    document stands: an event has a `number`, news have a `position`.
    Raises: the errors of `duckcover_sdk.errors` for what is refused.
    """

    def __init__(
        self, wire: httpx.Client, path: str, position: str, read: Callable[[Any], T], place: Callable[[Any], Any]
    ) -> None:
        self._wire, self._path, self._position = wire, path, position
        self._read, self._place = read, place
        self._pause = PAUSE
        self._fruitless = 0

    def __iter__(self) -> Iterator[T]:
        while True:
            try:
                yield from self._polled() if self._fruitless >= FRUITLESS else self._streamed()
            except NoAnswerError:
                self._pause = LONGEST_PAUSE
            except (ServiceError, TooManyRequestsError) as error:
                self._pause = error.retry_after or LONGEST_PAUSE
            except ProblemError as error:
                if error.status not in NO_STREAM or self._fruitless >= FRUITLESS:
                    raise
                self._fruitless, self._pause = FRUITLESS, 0.0
            except httpx.HTTPError:  # the stream broke off, as they do
                pass
            time.sleep(self._pause)

    def _streamed(self) -> Iterator[T]:
        """What one stream brings, until it ends."""
        self._fruitless += 1
        headers = {"Accept": STREAM, **({"Last-Event-ID": self._position} if self._position else {})}
        timeout = httpx.Timeout(SILENT_SECONDS, connect=5.0)
        with self._wire.stream("GET", self._path, headers=headers, timeout=timeout) as answer:
            if STREAM not in answer.headers.get("Content-Type", ""):
                return
            for sent in self._events(answer.iter_lines()):
                self._position = sent.id or self._position
                if sent.kind:
                    yield self._read(json.loads(sent.data))

    def _events(self, lines: Iterable[str]) -> Iterator[Sent]:
        """The events in the lines of a stream; heeds its `retry`."""
        fields: dict[str, str] = {}
        for line in lines:
            self._fruitless = 0
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if name == "retry" and value.isdecimal():
                self._pause = min(int(value) / 1000, LONGEST_PAUSE)
            elif line:
                fields[name] = value
            elif fields:
                yield Sent(fields.get("id", ""), fields.get("event", ""), fields.get("data", ""))
                fields = {}

    def _polled(self) -> Iterator[T]:
        """What one long poll brings."""
        wanted = {"wait": str(WAIT_SECONDS), **({"after": self._position} if self._position else {})}
        answer = self._wire.get(self._path, params=wanted, timeout=WAIT_SECONDS + 10.0)
        page = answer.json()
        for document in page["results"]:
            self._position = str(self._place(document))
            yield self._read(document)
        self._position = page.get("position", self._position)
        self._pause = 0.0 if page["results"] else PAUSE


class FollowingPart(OrdersPart):
    """The part of a client that waits for what happens."""

    def follow(self, game: GameRef, *, after: int = 0) -> Iterator[Event]:
        """What happens in a game after event number `after`, as it happens, until the game has ended.

        Comes back by itself when the connection breaks, and misses nothing. Kinds that this version does not know may
        come. Raises: NotFoundError, also when the game is not this player's to see any more; NotSignedInError.
        """
        path = f"/api/v1/games/{game_id(game)}/events"
        wire = self.api.get_httpx_client()
        for event in Follower(wire, path, str(after), Event.from_dict, lambda document: document["number"]):
            yield event
            if event.kind in ENDED:
                return

    def follow_me(self, position: str = "") -> Iterator[News]:
        """What concerns this player from now on, or after the `position` of the last news, without end.

        A game may come twice with the same version. Raises: NotSignedInError.
        """
        wire = self.api.get_httpx_client()
        yield from Follower(wire, "/api/v1/me/events", position, News.from_dict, lambda document: document["position"])

    def my_events(self, position: str = "", *, wait: int = 0) -> NewsPage:
        """One page of the same: its `position` is where to go on, and where the feed stands now without one.

        `wait`: how many seconds, up to 30, the service may hold back a page that would be empty.
        """
        wanted = {"after": position} if position else {}
        held = {"wait": str(wait)} if wait else {}
        answer = self.api.get_httpx_client().get("/api/v1/me/events", params=wanted | held, timeout=wait + 10.0)
        return NewsPage.from_dict(answer.json())
