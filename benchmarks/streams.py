"""1,000 event streams held by one process of the API: its memory, its threads, and how late events arrive.

How late: from the time that an event has, which the database's clock gave before the transaction committed, to its
arrival at the client on the same machine. So what is shown is more than the time from the commit.
"""

import asyncio
import datetime as dt
import http.client
import random
import re
import time
import uuid
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from benchmarks.figures import Line, percentile
from benchmarks.run import Run
from benchmarks.service import call, service
from benchmarks.world import Asked, asked_seats, copy_games

STREAMS = 1000
OF_ONE_GAME = 4
MEMORY_GOAL, DELAY_GOAL = 200, 300
MOVES_PER_SECOND = 20
AT_ONCE = 20
AT = re.compile(rb'^data: \{.*?"at":"([^"]+)"', re.MULTILINE)


class Reader(asyncio.Protocol):
    """A client of one stream; notes how late each event comes, in milliseconds, from when `begun` is set."""

    begun = False

    def __init__(self, request: bytes, delays: list[float]) -> None:
        self.request, self.delays, self.rest, self.open = request, delays, b"", False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        self.transport = transport
        transport.write(self.request)  # type: ignore[attr-defined]  # it is one to write to

    def data_received(self, data: bytes) -> None:
        """Take whole lines."""
        now = time.time()
        lines, _, self.rest = (self.rest + data).rpartition(b"\n")
        self.open = self.open or lines.startswith(b"HTTP/1.1 200 ")
        if Reader.begun:
            times = (dt.datetime.fromisoformat(found.decode()).timestamp() for found in AT.findall(lines))
            self.delays.extend((now - at) * 1000 for at in times)


def streams(run: Run) -> list[Line]:
    """Open them on 250 games, then all of them on one; players move meanwhile."""
    with run.database():
        copied = copy_games(run.originals, STREAMS // OF_ONE_GAME)
        games = asked_seats(run.world, *copied)
    with service(run.folder, "--web-workers", "1") as port:
        return asyncio.run(_streams(run, port, games))


async def _streams(run: Run, port: int, games: Sequence[Sequence[Asked]]) -> list[Line]:
    server, delays = _api_process(run.folder), list[float]()
    before = _of(server, "VmRSS")
    everybody = [seat for seats in games for seat in seats]
    readers = await _open(port, [(seat.game, seat.token) for seat in everybody][:STREAMS], delays)
    after, threads = _of(server, "VmRSS"), _of(server, "Threads")
    random.shuffle(everybody)
    moves = everybody[: int(run.scale.seconds * 4 * MOVES_PER_SECOND)]
    rate = await _play(port, moves)
    lines = [_memory(before, after, threads), _delays(f"{len(games)} games, {rate:.0f} moves/s", delays)]
    for reader in readers:
        reader.transport.close()
    others, delays = games[-1], list[float]()
    await _open(port, [(others[0].game, seat.token) for seat in everybody][:STREAMS], delays)
    await _play(port, [seat for seat in others if seat not in moves])
    return [*lines, _delays("one game", delays)]


async def _open(port: int, wanted: Sequence[tuple[uuid.UUID, str]], delays: list[float]) -> list[Reader]:
    """Follow games by players' tokens, some at a time; returns when all streams have begun."""
    Reader.begun = False
    loop, readers = asyncio.get_running_loop(), list[Reader]()
    for game, token in wanted:
        reader = Reader(_request(game, token), delays)
        await loop.create_connection(partial(_same, reader), "127.0.0.1", port)
        readers.append(reader)
        while sum(not each.open for each in readers[-AT_ONCE:]) == AT_ONCE:
            await asyncio.sleep(0.005)
    while not all(reader.open for reader in readers):
        await asyncio.sleep(0.05)
    await asyncio.sleep(2)  # what has happened before
    Reader.begun = True
    return readers


def _same(reader: Reader) -> Reader:
    return reader


def _request(game: uuid.UUID, token: str) -> bytes:
    return (
        f"GET /api/v1/games/{game}/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()


async def _play(port: int, moves: Sequence[Asked]) -> float:
    """Let players move at their pace, and wait for the last events; how many moved a second."""
    began = time.monotonic()
    await asyncio.get_running_loop().run_in_executor(None, _move_all, port, moves)
    seconds = time.monotonic() - began
    await asyncio.sleep(2)
    return len(moves) / seconds


def _move_all(port: int, moves: Sequence[Asked]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    began = time.monotonic()
    for number, seat in enumerate(moves):
        time.sleep(max(0.0, began + number / MOVES_PER_SECOND - time.monotonic()))
        call(connection, "PUT", seat.path, seat.token, seat.bodies[0])
    connection.close()


def _memory(before: int, after: int, threads: int) -> Line:
    measured = f"{before / 1024:.0f} before, {after / 1024:.0f} MB after, {threads} threads"
    met = after / 1024 <= MEMORY_GOAL
    return Line(f"{STREAMS} streams in one process: memory", measured, goal=f"<= {MEMORY_GOAL} MB", met=met)


def _delays(what: str, delays: Sequence[float]) -> Line:
    p50, p95, most = (percentile(delays, percent) for percent in (50, 95, 100))
    measured = f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, max {most:.0f} ms of {len(delays):,}"
    work = f"{STREAMS} streams, {what}: event to arrival"
    return Line(work, measured, goal=f"p95 <= {DELAY_GOAL} ms", met=p95 <= DELAY_GOAL)


def _api_process(folder: Path) -> Path:
    """The process of the API that answers requests: of the server's processes the one with the most memory."""
    found = [each.parent for each in Path("/proc").glob("[0-9]*/cmdline") if b"duckcover.rsgi" in _bytes(each)]
    ours = [each for each in found if f"DUCKCOVER_DATA_DIR={folder}".encode() in _bytes(each / "environ")]
    return max(ours, key=lambda process: _of(process, "VmRSS"))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # it is gone, or not ours
        return b""


def _of(process: Path, name: str) -> int:
    """A number of `/proc/<pid>/status`; memory is in kB."""
    match = re.search(rf"^{name}:\s+(\d+)", _bytes(process / "status").decode(), re.MULTILINE)
    return int(match[1]) if match else 0
