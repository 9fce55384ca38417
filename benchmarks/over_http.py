"""Submissions, reads, and the way from the last submission to the next turn, over HTTP with everything running."""

import http.client
import importlib.util
import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

import msgspec
from django.db import connection

from benchmarks import load
from benchmarks.figures import Line, percentile, ratio_line
from benchmarks.minima import GAMES, TOKENS
from benchmarks.run import Run
from benchmarks.service import call, free_port, running
from benchmarks.world import Asked, asked_seats, copy_games
from games.models import Turn

MOST_PER_SECOND = 4_500
"""Copies are made for this many first submissions a second."""

VISIBLE_GOAL = 150
P99_GOAL = 30

PATIENT = 10
"""Seconds to wait for an answer of a process whose threads do nothing but hand the interpreter's lock to each other."""


def beside(run: Run, name: str, one: Callable[[], load.Load]) -> tuple[list[tuple[float, float]], list[load.Load]]:
    """Run pgbench and the service in turn; pairs of rates, and what the service's clients saw."""
    pairs, loads = [], []
    for _ in range(run.scale.rounds):
        theirs = run.minima.rate(name, run.scale.seconds)
        loads.append(one())
        pairs.append((loads[-1].rate, theirs))
    return pairs, loads


def first_submissions(run: Run, seconds: float) -> list[str]:
    """First submissions of three of four seats, in random order: enough for that many seconds, each once."""
    wanted = int(seconds * MOST_PER_SECOND)
    first, last = copy_games(run.originals, wanted // 3 + 1)
    requests = [
        load.put(asked.path, asked.token, asked.bodies[0])
        for seats in asked_seats(run.world, first, last)
        for asked in seats[:-1]
    ]
    random.shuffle(requests)
    return requests


def submit(run: Run) -> list[Line]:
    """First submissions, none the last of its turn: each is checked, written, counted and told as an event."""

    seconds = run.scale.seconds

    def once() -> load.Load:
        return load.run(run.port, first_submissions(run, seconds), seconds)

    load.run(run.port, first_submissions(run, 1), 1)
    pairs, loads = beside(run, "submit", once)
    p50, p99 = (statistics.median(getattr(each, name) for each in loads) for name in ("p50", "p99"))
    line = ratio_line("submit a move (first of its seat)", pairs, 0.35)
    slowest = Line(
        "submit: latency with 16 connections",
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms",
        goal=f"p99 <= {P99_GOAL} ms",
        met=p99 <= P99_GOAL,
    )
    return [line, slowest]


def submit_whole_turns(run: Run) -> list[Line]:
    """All seats of many games: every fourth one enqueues a message, and the worker resolves on the same two cores."""

    seconds = run.scale.seconds

    def once() -> load.Load:
        first, last = copy_games(run.originals, int(seconds * MOST_PER_SECOND) // 4 + 1)
        seats = zip(*asked_seats(run.world, first, last), strict=True)
        requests = [load.put(asked.path, asked.token, asked.bodies[0]) for asked in itertools.chain(*seats)]
        return load.run(run.port, _by_game(requests), seconds)

    pairs, loads = beside(run, "submit", once)
    p99 = statistics.median(each.p99 for each in loads)
    settle()
    return [ratio_line("submit, every 4th completes a turn and is resolved", pairs, None, f", p99 {p99:.0f} ms")]


def _by_game(requests: list[str]) -> list[str]:
    """Requests in runs of 500 games: seat 0 of all, then seat 1 of all …, so that turns complete all along."""
    games, block = len(requests) // 4, 500
    order = [
        seat * games + game
        for start in range(0, games, block)
        for seat in range(4)
        for game in range(start, min(start + block, games))
    ]
    return [requests[index] for index in order]


def settle() -> None:
    """Wait until nothing is due any more."""
    while Turn.objects.filter(resolved_at=None, waiting_for=[]).exists():
        time.sleep(0.2)
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE")


def read(run: Run) -> list[Line]:
    """Reads by players of their running games: the whole document, and 304."""
    first, last = copy_games(run.originals, 2_000)
    seats = [seat for seats in asked_seats(run.world, first, last) for seat in seats]
    random.shuffle(seats)
    whole = [load.get(f"/api/v1/games/{seat.game}", seat.token) for seat in seats]
    etags = entity_tags(run.port, seats[:400])
    known = [load.get(f"/api/v1/games/{seat.game}", seat.token, etag) for seat, etag in zip(seats, etags, strict=False)]
    load.run(run.port, whole, 1, PATIENT)
    lines = []
    for name, requests in (("200", whole), ("304", known)):
        pairs, loads = beside(run, "read", lambda sent=requests: load.run(run.port, sent, run.scale.seconds, PATIENT))
        p99 = statistics.median(each.p99 for each in loads)
        lines.append(ratio_line(f"read a game, {name}", pairs, 0.15, f", p99 {p99:.0f} ms"))
    return lines


def entity_tags(port: int, seats: Sequence[Asked]) -> list[str]:
    client = http.client.HTTPConnection("127.0.0.1", port)
    return [call(client, "GET", f"/api/v1/games/{seat.game}", seat.token)[2] for seat in seats]


def visible(run: Run) -> list[Line]:
    """From sending the last submission of a turn to an answer that shows the next one; asked every 5 ms."""
    first, last = copy_games(run.originals, run.scale.waits)
    client = http.client.HTTPConnection("127.0.0.1", run.port)
    waits = [_until_visible(client, seats) for seats in asked_seats(run.world, first, last)]
    p50, p95 = statistics.median(waits), percentile(waits, 95)
    text = f"p50 {p50:.0f} ms, p95 {p95:.0f} ms"
    return [Line("last submission to visible", text, goal=f"p95 <= {VISIBLE_GOAL} ms", met=p95 <= VISIBLE_GOAL)]


def _until_visible(client: http.client.HTTPConnection, seats: list[Asked]) -> float:
    """Milliseconds."""
    for asked in seats:
        began = time.perf_counter()
        status, body, _ = call(client, "PUT", asked.path, asked.token, asked.bodies[0])
        if status != 201:
            raise RuntimeError(f"a submission was answered {status}: {body.decode()}")
    while True:
        _, body, _ = call(client, "GET", f"/api/v1/games/{asked.game}", asked.token)
        if msgspec.json.decode(body)["turn"]["number"] > asked.turn:
            return (time.perf_counter() - began) * 1000
        time.sleep(0.005)


def deadlines(run: Run) -> list[Line]:
    """Deadlines spread over a minute, nobody having moved, beside 50 reads and submissions a second."""
    pace, lead, count, spread = 50, 10.0, run.scale.deadlines, run.scale.spread
    requests = first_submissions(run, (spread + 2 * lead) * pace / MOST_PER_SECOND)
    requests = [request for pair in zip(requests, _reads(run), strict=False) for request in pair]
    before = load.result(load.paced(run.port, requests, lead, pace))
    first, last = copy_games(run.originals, count)
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE games_turn SET deadline = due.at, due_at = due.at FROM (SELECT id, now() + interval '5 s' + "
            "(row_number() OVER () * %s::float / %s) * interval '1 s' AS at FROM games_turn "
            "WHERE game_id BETWEEN %s AND %s) due WHERE due.id = games_turn.id",
            [spread, count, first, last],
        )
    client = load.paced(run.port, requests, spread + 5, pace)
    during = load.result(client)
    lag, resolved = _await_resolved(first, last, count)
    slower = during.p99 / before.p99
    return [
        Line(
            f"{count:,} deadlines in {spread:.0f} s",
            f"{resolved:,} resolved, the latest {lag:.1f} s after its deadline",
            goal="all, <= 60 s",
            met=resolved == count and lag <= 60,
        ),
        Line(
            "… p99 of other requests meanwhile",
            f"{during.p99:.1f} ms (before: {before.p99:.1f} ms)",
            ratio=slower,
            goal="<= 2.00",
            met=slower <= 2,
        ),
    ]


def _reads(run: Run) -> list[str]:
    first, last = copy_games(run.originals, 2_000)
    return [load.get(f"/api/v1/games/{seats[0].game}", seats[0].token) for seats in asked_seats(run.world, first, last)]


def _await_resolved(first: int, last: int, count: int) -> tuple[float, int]:
    """The longest time from a deadline to its resolution, in seconds, and how many were resolved in two minutes."""
    asked = """
        SELECT extract(epoch FROM max(turn.resolved_at - turn.deadline)), count(*) FROM games_turn turn
        WHERE turn.game_id BETWEEN %s AND %s AND turn.resolved_at IS NOT NULL AND turn.deadline IS NOT NULL
    """
    end = time.monotonic() + 120
    while True:
        with connection.cursor() as cursor:
            cursor.execute(asked, [first, last])
            lag, resolved = cursor.fetchone()
        if resolved >= count or time.monotonic() > end:
            return float(lag or 0), resolved
        time.sleep(0.5)


SERVERS = {
    "granian 2 x 4": [
        *("granian", "--interface", "rsgi", "duckcover.rsgi:application", "--host", "127.0.0.1"),
        *("--loop", "uvloop", "--workers", "2", "--no-ws", "--port"),
    ],
    "gunicorn gthread 2 x 4": [
        *("gunicorn", "duckcover.wsgi:application", "--workers", "2", "--threads", "4", "--worker-class", "gthread"),
        *("--keep-alive", "60", "--log-level", "error", "--bind"),
    ],
}


def servers(run: Run) -> list[Line]:
    """The same application behind granian and behind gunicorn, in turn."""
    if importlib.util.find_spec("gunicorn") is None:
        how = "pip install --target DIR gunicorn, then PYTHONPATH=DIR"
        return [Line("submit: granian beside gunicorn", f"gunicorn is not installed ({how})")]
    rates: dict[str, list[float]] = {name: [] for name in SERVERS}
    seconds = run.scale.seconds
    for _ in range(run.scale.rounds):
        for name, words in SERVERS.items():
            port = free_port()
            address = str(port) if "granian" in name else f"127.0.0.1:{port}"
            with running([sys.executable, "-m", *words, address], port):
                load.run(port, first_submissions(run, 1), 1)
                rates[name].append(load.run(port, first_submissions(run, seconds), seconds).rate)
    ours, theirs = (statistics.median(rates[name]) for name in SERVERS)
    return [
        Line("submit: granian beside gunicorn gthread", f"{ours:,.0f}/s", f"gunicorn {theirs:,.0f}/s", ours / theirs)
    ]


def bare(run: Run) -> list[Line]:
    """What is to be had at most: the least service (`benchmarks.bare`), and one client that claims and resolves."""
    games = [random.randint(1, GAMES) for _ in range(2_000)]
    kinds = {
        "submit": [load.put(f"/{game}/{random.randint(0, 3)}", "", "{}" * 40) for game in games],
        "read": [load.get(f"/{game}/{(4 * game + random.randint(0, 3)) % TOKENS + 1}", "") for game in games],
    }
    port = free_port()
    words = ["granian", "--interface", "rsgi", "benchmarks.bare:application", "--host", "127.0.0.1", "--http", "1"]
    command = [sys.executable, "-m", *words, "--loop", "uvloop", "--workers", "2", "--no-ws", "--port", str(port)]
    lines = []
    with running(command, port, "/"):
        for name, requests in kinds.items():
            load.run(port, requests, 1, PATIENT)
            pairs, _ = beside(run, name, lambda sent=requests: load.run(port, sent, run.scale.seconds, PATIENT))
            lines.append(ratio_line(f"the least service: {name}", pairs, None))
    seconds = run.scale.seconds
    pairs = [
        (run.minima.rate("claimed", seconds, 1), run.minima.rate("resolve", seconds)) for _ in range(run.scale.rounds)
    ]
    return [*lines, ratio_line("the least resolution: one pgbench client, claim and turn", pairs, None)]


PARTS: dict[str, Callable[[Run], list[Line]]] = {
    "submit": submit,
    "turns": submit_whole_turns,
    "read": read,
    "visible": visible,
    "deadlines": deadlines,
}
"""What needs the whole service, in this order."""
