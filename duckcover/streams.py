"""Streams that are held open, by the event loop of the API server: none of them holds a thread.

One connection to PostgreSQL a process hears what was told (LISTEN). What concerns somebody who follows is read by a few
threads, once for all who follow the same, and each of them is sent what it has not got. A stream whose client reads
slowly is not read for meanwhile, so it holds one answer of its feed at most. Every 20 seconds the process looks at
everything that is followed: who may no more follow is let go, and what nobody was told of is found. Where LISTEN does
not work, behind a transaction pooler or while the connection is broken, it looks every second.
"""

import asyncio
import logging
import signal
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import psycopg
from django.conf import settings
from django.db import close_old_connections, connection

from duckcover import live, metrics
from duckcover.errors import ErrorCode
from duckcover.live import Feed, Follower, Topic

READERS = 2
"""Threads that read for streams, each with a connection of its own."""
COMMENT = b": still here\n\n"
COMMENT_SECONDS = 20.0
"""After so many seconds without an event a comment is sent, so that proxies and clients know the stream alive."""
LOOK_SECONDS = 20.0
POLL_SECONDS = 1.0
"""How often everything that is followed is looked at, with LISTEN and without."""
TICK_SECONDS = 1.0
GATHER_SECONDS = 0.01
"""How long to wait for what is told together, such as a batch of turns."""
SEND_SECONDS = 20.0
"""How long a client may take to take what it is sent."""
HELD_SECONDS = 3600.0
"""A stream ends after an hour, and its client comes back."""
AGAIN_SECONDS = 2.0
"""When to try again what PostgreSQL did not answer."""
LATER = f"retry: {live.LATER_SECONDS * 1000}\n\n".encode()
"""What ends a stream for which there is no room any more when it begins."""

_log = logging.getLogger(__name__)
T = TypeVar("T")
Place = tuple[Feed, int]
Headers = list[tuple[str, str]]


class _Held:
    """An open stream, or somebody who waits for one answer."""

    __slots__ = ("comment", "ends_at", "follower", "gone", "news", "quiet_since", "reading", "sending", "stale")

    def __init__(self, follower: Follower, now: float) -> None:
        self.follower = follower
        self.news = asyncio.Event()
        self.gone = self.reading = self.sending = self.stale = self.comment = False
        self.quiet_since = now
        self.ends_at = now + HELD_SECONDS

    @property
    def place(self) -> Place:
        return self.follower.feed, self.follower.key

    @property
    def busy(self) -> bool:
        """Whether something is on its way that must arrive before more is read."""
        return self.reading or self.sending or bool(self.follower.text)

    def leave(self, _: object = None) -> None:
        """Note that the client is gone."""
        self.gone = True
        self.news.set()


class Streams:
    """Those of one process. Everything here runs in its event loop; `start` begins it."""

    def __init__(self) -> None:
        self._held: dict[Place, set[_Held]] = defaultdict(set)
        self._count: Counter[str] = Counter()
        self._open = {"stream": 0, "wait": 0}
        self._unread: set[Place] = set()
        self._topics: set[Topic] = set()
        self._marks: dict[Place, object] = {}
        self._soon: deque[Topic] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._working = self._ticking = self.listening = self._telling = self._closed = False
        self._look_at = 0.0

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Listen, from when the loop runs."""
        self._loop = loop
        self._executor = ThreadPoolExecutor(READERS, "live")
        for kind, number in self._open.items():
            metrics.set_level("streams", number, kind)
        if settings.LISTEN:
            self._soon = live.gather()
            self._begin(self._listen())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, partial(self._stopped, signal.getsignal(number)))

    def _stopped(self, before: Any, number: int, frame: Any) -> None:
        """End all streams, for which the server would wait in vain.

        The loop hears of the signal as well and calls what the server has left with it: what stands here beside it is
        the handler of the interpreter.
        """
        self._loop.call_soon_threadsafe(self.close)
        if callable(before):
            before(number, frame)

    def close(self) -> None:
        """End all streams, and take no more."""
        self._closed = True
        for held in self._all():
            held.follower.over = True
            held.news.set()

    def __len__(self) -> int:
        return sum(self._open.values())

    # --- one stream --------------------------------------------------------------------------------------------

    def refusal(self, follower: Follower) -> ErrorCode | None:
        """Why one more is not begun, of the same caller or of all; None: it may. Other threads may ask.

        A process that stops refuses nothing: browsers come back to the end of a stream, and not to a problem.
        """
        if self._count[follower.whose] >= settings.STREAMS_OF_ONE:
            return ErrorCode.TOO_MANY_REQUESTS
        return ErrorCode.SERVICE_UNAVAILABLE if len(self) >= settings.STREAMS else None

    def has_room(self, follower: Follower) -> bool:
        """Whether one more may be held."""
        return not self._closed and self.refusal(follower) is None

    async def hold(self, follower: Follower, protocol: Any, headers: Headers, beginning: bytes) -> None:
        """Send a stream until its client goes or may follow no more."""
        held = self._enter(follower)
        watch = asyncio.ensure_future(protocol.client_disconnect())
        watch.add_done_callback(held.leave)
        try:
            transport = protocol.response_stream(200, headers)
            await self._send(held, transport, beginning)
            self._read_soon(held.place)  # what has happened since the view has read
            while not (held.gone or follower.over):
                await held.news.wait()
                held.news.clear()
                await self._send_news(held, transport)
        except Exception as error:  # noqa: BLE001 - whatever the server raises when the connection breaks
            _log.debug("A stream broke off: %s", error)
        finally:
            watch.cancel()
            self._leave(held)

    async def wait(self, follower: Follower, protocol: Any) -> bool:
        """Wait until there may be something new, or it is time, which sets `over`; whether the client is there yet."""
        held = self._enter(follower)
        watch = asyncio.ensure_future(protocol.client_disconnect())
        watch.add_done_callback(held.leave)
        try:
            marks = await self._ask(follower.feed.marks, [follower.key]) or {}
            if marks.get(follower.key) == follower.position:  # else something has happened since it was looked
                async with asyncio.timeout(max((follower.until or 0) - time.monotonic(), 0)):
                    await held.news.wait()
        except TimeoutError:
            follower.over = True
        finally:
            watch.cancel()
            self._leave(held)
        return not held.gone

    async def _send_news(self, held: _Held, transport: Any) -> None:
        """Send what was read for a stream, or that it is alive; then it may be read for again."""
        text = held.follower.take() or (COMMENT if held.comment and not held.gone else b"")
        held.comment = False
        if text:
            await self._send(held, transport, text)
        if held.stale and not held.busy:
            held.stale = False
            self._read_soon(held.place)

    async def _send(self, held: _Held, transport: Any, text: bytes) -> None:
        held.sending = True
        async with asyncio.timeout(SEND_SECONDS):
            await transport.send_bytes(text)
        held.sending, held.quiet_since = False, self._loop.time()

    def _enter(self, follower: Follower) -> _Held:
        held = _Held(follower, self._loop.time())
        self._held[held.place].add(held)
        self._count[follower.whose] += 1
        self._note(follower, 1)
        if follower.until is not None:
            self._marks.setdefault(held.place, follower.position)
        if not self._ticking:
            self._ticking = True
            self._look_at = self._loop.time() + self._pause()
            self._begin(self._tick())
        return held

    def _leave(self, held: _Held) -> None:
        others = self._held[held.place]
        others.discard(held)
        if not others:
            del self._held[held.place]
            self._marks.pop(held.place, None)
        self._note(held.follower, -1)
        self._count[held.follower.whose] -= 1
        if not self._count[held.follower.whose]:
            del self._count[held.follower.whose]

    def _note(self, follower: Follower, more: int) -> None:
        """Count those that are open, for whoever reads the metrics."""
        kind = "stream" if follower.until is None else "wait"
        self._open[kind] += more
        metrics.set_level("streams", self._open[kind], kind)

    def _all(self) -> list[_Held]:
        return [held for several in self._held.values() for held in several]

    # --- what was told -----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what is told, for ever, over one connection; another one when it breaks."""
        while not self._closed:
            try:
                async with await psycopg.AsyncConnection.connect(**_parameters(), autocommit=True) as session:
                    await session.execute(f"LISTEN {live.CHANNEL}")
                    self.listening = True
                    self._look_at = 0.0  # what was told while nobody listened
                    async for message in session.notifies():
                        self._hear(live.topics_of(message.payload))
            except (psycopg.Error, OSError) as error:
                _log.warning("LISTEN broke off: %s", error)
            self.listening, self._look_at = False, 0.0
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, topics: Iterable[Topic]) -> None:
        if self._held:
            self._topics.update(topics)
            self._work_soon()

    def tell_gathered(self) -> None:
        """Tell all processes what was to be told soon. Called after each request; costs nothing when there is none."""
        if self._soon and not self._telling:
            self._telling = True
            self._begin(self._tell_gathered())

    async def _tell_gathered(self) -> None:
        try:
            while self._soon:
                topics = {self._soon.popleft() for _ in range(len(self._soon))}
                await self._ask(_tell, topics)
                await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._telling = False

    # --- reading -----------------------------------------------------------------------------------------------

    def _read_soon(self, place: Place) -> None:
        self._unread.add(place)
        self._work_soon()

    def _work_soon(self) -> None:
        if not self._working:
            self._working = True
            self._begin(self._work())

    async def _work(self) -> None:
        """Read what is to be read until there is nothing left; what comes together is read once."""
        try:
            while self._topics or self._unread:
                await asyncio.sleep(GATHER_SECONDS)
                topics, self._topics = self._topics, set()
                if topics:
                    await self._find(topics)
                unread, self._unread = self._unread, set()
                await asyncio.gather(*(self._read(place) for place in unread))
        finally:
            self._working = False

    async def _find(self, topics: set[Topic]) -> None:
        """Have everything read that these topics concern."""
        for feed, keys in self._followed().items():
            found = await self._ask(feed.concerned, topics, keys)
            self._wake([(feed, key) for key in (keys if found is None else found)])

    def _wake(self, places: Iterable[Place]) -> None:
        """Have these places read for who streams them; who waits for one answer goes and asks."""
        for place in places:
            for held in self._held.get(place, ()):
                if held.follower.until is None:
                    self._unread.add(place)
                else:
                    held.news.set()

    def _followed(self) -> dict[Feed, list[int]]:
        found: dict[Feed, list[int]] = defaultdict(list)
        for feed, key in self._held:
            found[feed].append(key)
        return found

    async def _read(self, place: Place) -> None:
        """Read one place for all who stream it and are not on the way to something; these are read for later."""
        streaming = [held for held in self._held.get(place, ()) if held.follower.until is None]
        free = [held for held in streaming if not held.busy]
        for held in streaming:
            held.stale = held.busy
        if not free:
            return
        for held in free:
            held.reading = True
        found = await self._ask(_read, place, [held.follower for held in free])
        for held in free:
            held.reading = False
            if held.follower.text or held.follower.over or held.stale:
                held.news.set()
        if found is None:
            self._loop.call_later(AGAIN_SECONDS, self._read_soon, place)
        elif place in self._held:
            self._marks[place], more = found
            if more:
                self._unread.add(place)

    async def _ask(self, function: Callable[..., T], *given: Any) -> T | None:
        """Let a thread call a function that asks PostgreSQL; None when that fails, which is logged."""
        try:
            return await self._loop.run_in_executor(self._executor, _asked, function, *given)
        except Exception:  # noqa: BLE001 - whatever it is, the other streams go on
            _log.exception("Streams could not be read for")
            return None

    # --- from time to time -------------------------------------------------------------------------------------

    def _pause(self) -> float:
        return LOOK_SECONDS if self.listening else POLL_SECONDS

    async def _tick(self) -> None:
        """Keep streams alive and end old ones, as long as there are any."""
        dismiss_at = self._loop.time() + LOOK_SECONDS
        while self._held:
            await asyncio.sleep(TICK_SECONDS)
            now = self._loop.time()
            for held in self._all():
                self._keep_alive(held, now)
            if now >= dismiss_at:
                dismiss_at = now + LOOK_SECONDS
                await self._dismiss()
            if now >= self._look_at:
                self._look_at = now + self._pause()
                await self._look()
        self._ticking = False

    def _keep_alive(self, held: _Held, now: float) -> None:
        if held.follower.until is not None:
            return
        if now >= held.ends_at:
            held.follower.over = True
            held.news.set()
        elif now + TICK_SECONDS > held.quiet_since + COMMENT_SECONDS:
            held.comment = True
            held.news.set()

    async def _dismiss(self) -> None:
        """End the streams of those who may follow no more."""
        for feed in self._followed():
            streaming = [each for each in self._all() if each.follower.feed is feed and each.follower.until is None]
            await self._ask(feed.dismiss, [held.follower for held in streaming])
            for held in streaming:
                if held.follower.over:
                    held.news.set()

    async def _look(self) -> None:
        """Find what has changed without having been told."""
        for feed, keys in self._followed().items():
            marks: Mapping[int, object] | None = await self._ask(feed.marks, keys)
            places = {(feed, key): mark for key, mark in (marks or {}).items() if (feed, key) in self._held}
            self._wake([place for place, mark in places.items() if self._marks.get(place) != mark])
            self._marks.update(places)
        if self._unread:
            self._work_soon()

    def _begin(self, work: Any) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _asked(function: Callable[..., T], *given: Any) -> T:
    """Call a function of a feed; a connection that is broken is closed before and after, as around a request."""
    close_old_connections()
    try:
        return function(*given)
    finally:
        close_old_connections()


def _read(place: Place, followers: Sequence[Follower]) -> tuple[object, bool]:
    """Let a feed tell followers what is new; the mark from before that, and whether there is more."""
    feed, key = place
    mark = feed.marks([key]).get(key)
    return mark, feed.read(key, followers)


def _tell(topics: set[Topic]) -> bool:
    for kind in {kind for kind, _ in topics}:
        live.tell(kind, [key for each, key in topics if each == kind])
    return True


def _parameters() -> dict[str, Any]:
    """Return how to connect to the database, without what only Django's own connections need."""
    found: dict[str, Any] = connection.get_connection_params()
    return {name: value for name, value in found.items() if name not in ("context", "cursor_factory")}
