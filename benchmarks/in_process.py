"""The CPU time of a request, the application's and PostgreSQL's apart; steadier than a rate on a busy machine."""

import io
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import connection

from benchmarks.figures import Line
from benchmarks.run import Run
from benchmarks.world import Asked, asked_seats, copy_games

REQUESTS = 2_000
WARM_UP = 300


def cost(run: Run) -> list[Line]:
    """Submissions and reads through everything between the HTTP server and PostgreSQL, one after the other."""
    first, last = copy_games(run.originals, REQUESTS // 2)
    seats = [asked for seats in asked_seats(run.world, first, last) for asked in seats[:-1]]
    random.shuffle(seats)
    reads = [environment("GET", f"/api/v1/games/{asked.game}", asked.token) for asked in seats]
    with access_log_to_nowhere():
        tags = [dict(answer(each)[1])["ETag"] for each in reads]
    kinds = {
        "read a game, 200": (reads, 200),
        "read a game, 304": ([{**each, "HTTP_IF_NONE_MATCH": tag} for each, tag in zip(reads, tags, strict=True)], 304),
        "submit a move": ([_submission(asked) for asked in seats], 201),  # the last: what was read is not any more
    }
    with access_log_to_nowhere():
        return [_line(f"CPU of one request: {name}", requests, status) for name, (requests, status) in kinds.items()]


@contextmanager
def access_log_to_nowhere() -> Iterator[None]:
    """Keep the lines of the access log, which are written all the same, off the terminal."""
    from duckcover.observability import STDERR, access_log

    terminal, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        access_log.flush()
        os.dup2(terminal, STDERR)
        os.close(terminal)
        os.close(nowhere)


def environment(method: str, path: str, token: str, body: str = "", **more: str) -> dict[str, Any]:
    """What `duckcover.rsgi` makes of a request."""
    return {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "localhost",
        "HTTP_AUTHORIZATION": f"Bearer {token}",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
        "wsgi.input": io.BytesIO(body.encode()),
        **more,
    }


def _submission(asked: Asked) -> dict[str, Any]:
    body = asked.bodies[0]
    kind = {"CONTENT_TYPE": "application/json", "CONTENT_LENGTH": str(len(body))}
    return environment("PUT", asked.path, asked.token, body, **kind)


def answer(environ: dict[str, Any]) -> tuple[int, list[tuple[str, str]], bytes]:
    """The service's answer, in this thread."""
    from duckcover.rsgi import answered  # it freezes what is loaded by then

    return answered(environ.copy())


def _line(work: str, requests: Sequence[dict[str, Any]], status: int) -> Line:
    ours, theirs = map(round, cpu_of(requests, status))
    return Line(work, f"{ours} µs application, {theirs} µs PostgreSQL")


def cpu_of(requests: Sequence[dict[str, Any]], status: int, *, warm_up: int = WARM_UP) -> tuple[float, float]:
    """The microseconds that one of these requests takes of the application and of PostgreSQL.

    The first `warm_up` of them are not measured. Raises: RuntimeError for one that is not answered with `status`.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        backend = cursor.fetchone()[0]
    for each in requests[:warm_up]:
        answer(each)
    measured = requests[warm_up:]
    application, database = time.thread_time(), _cpu_seconds(backend)
    answers = [answer(each) for each in measured]
    application, database = time.thread_time() - application, _cpu_seconds(backend) - database
    wrong = [content for found, _, content in answers if found != status]
    if wrong:
        raise RuntimeError(f"{len(wrong)} of {len(measured)} requests were not answered {status}: {wrong[0].decode()}")
    return application * 1e6 / len(measured), database * 1e6 / len(measured)


def _cpu_seconds(process: int) -> float:
    """The CPU time that a process of this machine has had."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9
