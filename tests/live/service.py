"""The real service for tests, process by process: each can be stopped, killed and started again.

The same commands as `duckcover up` runs them, without its supervisor, so that nothing mends what a test has broken.
"""

import contextlib
import http.client
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

import psycopg
import pytest
from duckcover_sdk import Client, Retries
from duckcover_sdk.terminal.players import sign_up, throwaway_name

from duckcover.standalone import embedded
from duckcover.standalone.processes import end_with_parent
from duckcover.standalone.supervisor.options import UpOptions
from duckcover.standalone.supervisor.programs import beat_command, spawn, web_command, worker_command
from tests.folders import data_folder

REDIS = shutil.which("redis-server")
BROKERS = ("folder", "redis") if REDIS else ("folder",)
PROJECT = Path(__file__).resolve().parents[2]
SEATS = 7
ONCE = Retries(attempts=2, first_pause=0)
"""A connection that the service has closed meanwhile is opened again, nothing else is sent again."""
RUNNING = """SELECT count(*) FROM games_seat seat
    JOIN games_game game ON game.id = seat.game_id JOIN accounts_token token ON token.player_id = seat.player_id
    WHERE game.status = 'playing' AND token.digest = sha256(%s::text::bytea)"""
"""How many running games the player of a token has."""
CROWDED = 50
"""So many running games are a quarter of what a player may have."""
ROOMY = {f"DUCKCOVER_RATE_{who}": "1000000" for who in ("ANONYMOUS", "PLAYER", "BOT", "SIGN_IN")}
"""A few players ask as often as thousands would; what is measured here is not the limits."""


def await_true(condition: Callable[[], Any], seconds: float, what: str = "it", pause: float = 0.01) -> Any:
    """What `condition` answers once that is true; looks again after `pause`. Raises: AssertionError after `seconds`.

    A condition that asks as a player counts for the player's rate limit: give it a longer pause.
    """
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"{what} did not come about within {seconds:g} s"
        time.sleep(pause)
    return found


def free_port() -> int:
    """A TCP port of the loopback interface that nobody listens on.

    It is below those that Linux gives to outgoing connections, one of which could take it before it is listened on.
    """
    for port in iter(lambda: random.randrange(20_000, 32_768), None):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            break
    return port


def copy_migrated(data_dir: Path) -> None:
    """Give a new data folder a migrated database: it is made once for all tests of a run, and copied."""
    made = Path(os.environ["DUCKCOVER_DATA_DIR"]) / "migrated"
    with embedded.FileLock(made, "copying.lock", wait=True):
        if not (made / "whole").exists():
            command = [sys.executable, "-m", "duckcover.cli", "migrate"]
            environment = {**os.environ, "DUCKCOVER_DATA_DIR": str(made)}
            for name in ("DATABASE_URL", "CELERY_BROKER_URL"):
                environment.pop(name, None)
            subprocess.run(command, env=environment, cwd=PROJECT, check=True, capture_output=True)
            (made / "whole").touch()
    embedded.prepare_folder(data_dir)
    subprocess.run(["cp", "-a", str(made / "postgres"), str(data_dir)], check=True)  # owners and modes as they are


def children_of(pid: int) -> list[int]:
    """The child processes of a process."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def ready(port: int) -> bool:
    """Whether the service on this port says that all its parts work."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


class Service:
    """PostgreSQL, the API, one worker and one beat in a folder and on a port of their own; usable with `with`."""

    programs = {name: name for name in ("web", "worker", "beat")}
    """What runs beside PostgreSQL: programs by the names of their processes."""

    def __init__(self, broker: str) -> None:
        self.broker = broker
        self.data_dir = data_folder("duckcover-live-")
        self.environment = dict(ROOMY)
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.redis_port = free_port() if broker == "redis" else 0
        self.options = UpOptions(
            data_dir=self.data_dir,
            port=free_port(),
            broker_url=f"redis://127.0.0.1:{self.redis_port}/0" if self.redis_port else None,
        )
        self._tokens: list[str] = []

    def __enter__(self) -> "Service":
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for name in list(self.processes):
            self.kill(name)
        if hasattr(self, "database"):
            self.database.close()
        if hasattr(self, "postgres"):
            self.postgres.stop()
        shutil.rmtree(self.data_dir, ignore_errors=True)

    def prepare(self) -> None:
        """Change the database, before anything of the service connects to it."""

    @property
    def url(self) -> str:
        """The address of the API."""
        return self.options.origin

    def _start(self) -> None:
        copy_migrated(self.data_dir)
        self.postgres = embedded.start_postgres(self.data_dir)
        if self.redis_port:
            self._start_redis()
        self.connect()
        self.prepare()
        for name, program in self.programs.items():
            self.launch(name, program=program)
        await_true(lambda: ready(self.options.port), 180, "the service")

    def _start_redis(self) -> None:
        command = [
            str(REDIS),
            "--port",
            str(self.redis_port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.processes["redis"] = subprocess.Popen(
            command,
            cwd=self.data_dir,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=end_with_parent(signal.SIGTERM),  # noqa: PLW1509 - one prctl, safe beside threads
        )
        await_true(lambda: self.redis("PING") == b"+PONG\r\n", 60, "Redis")

    def redis(self, command: str) -> bytes:
        """What Redis answers to an inline command, b"" when it does not."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.redis_port), 2) as wire:
            wire.sendall(f"{command}\r\n".encode())
            return wire.recv(4096)
        return b""

    def connect(self) -> None:
        """(Re)open the tests' own connection to the database; it commits each statement."""
        self.database = psycopg.connect(embedded.database_url(self.data_dir), autocommit=True)

    def sql(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run one statement; its rows."""
        cursor = self.database.execute(statement, values)
        return cursor.fetchall() if cursor.description else []

    def launch(self, name: str, *, program: str | None = None) -> None:
        """Start `web`, `worker` or `beat`; under another name another one of the same `program`."""
        commands = {"web": web_command, "worker": worker_command, "beat": beat_command}
        command = commands[program or name](self.options)
        if program and program != name:
            command = [word.replace("beat-schedule", f"{name}-schedule") for word in command]
        with (self.data_dir / f"{name}.log").open("ab") as log:
            self.processes[name] = self._spawn(command, log)

    def _spawn(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        """Start a command as the supervisor does, with our own variables beside."""
        with pytest.MonkeyPatch.context() as patch:
            for name, value in self.environment.items():
                patch.setenv(name, value)
            return spawn(command, self.options, log)

    def log(self, name: str) -> str:
        """What a process has written so far."""
        return (self.data_dir / f"{name}.log").read_text(errors="replace")

    def kill(self, name: str) -> None:
        """End a process and its children by SIGKILL, and wait for it."""
        process = self.processes.pop(name)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(60)

    def kill_children(self, name: str) -> None:
        """End the children of a process by SIGKILL, not the process itself."""
        for pid in children_of(self.processes[name].pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def kill_postgres(self, sign: signal.Signals = signal.SIGKILL) -> None:
        """End PostgreSQL's postmaster, by SIGKILL or another signal; its backends notice and end themselves."""
        self.database.close()
        self.postgres.child.send_signal(sign)
        self.postgres.child.wait(60)

    def restart_postgres(self) -> None:
        """Start PostgreSQL after `kill_postgres`; backends of the old one may keep it waiting for a moment."""

        def start() -> bool:
            try:
                self.postgres = embedded.start_postgres(self.data_dir)
            except embedded.PostgresError:
                return False
            return True

        await_true(start, 90, "PostgreSQL's restart")
        self.connect()

    def empty_broker(self) -> int:
        """Throw away every message and every binding of the broker; how many entries that were."""
        if self.redis_port:
            with contextlib.suppress(ValueError):
                size = int(self.redis("DBSIZE").strip(b":\r\n"))
            assert self.redis("FLUSHALL") == b"+OK\r\n"
            return size
        files = [path for path in (self.data_dir / "broker").rglob("*") if path.is_file()]
        for path in files:
            path.unlink(missing_ok=True)
        return len(files)

    def rest_players(self) -> None:
        """Let the next call of `players` make new accounts if copies of games filled those that there are."""
        if self._tokens and self.sql(RUNNING, self._tokens[0])[0][0] > CROWDED:
            self._tokens.clear()

    def players(self, count: int = SEATS) -> list[Client]:
        """That many players, signed up over HTTP; each call has connections of its own.

        Their accounts are the same for all calls in a test, and for the next test unless `rest_players` lets them go.
        """
        while len(self._tokens) < SEATS:
            with Client(self.url) as anybody:
                self._tokens.append(str(sign_up(anybody, throwaway_name("live")).token))
        return [Client(self.url, token=token, retries=ONCE) for token in self._tokens[:count]]


class Up:
    """`duckcover up` itself, on a folder and a port of its own; usable with `with`."""

    def __init__(self) -> None:
        self.folder = data_folder("duckcover-up-")
        self.data_dir = self.folder / "data"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.output = self.folder / "up.out"

    def __enter__(self) -> "Up":
        copy_migrated(self.data_dir)
        words = ["up", "--port", str(self.port), "--data-dir", str(self.data_dir)]
        unset = ("DATABASE_URL", "CELERY_BROKER_URL", "PORT", "HOST", "DUCKCOVER_DATA_DIR")
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "duckcover.cli", *words],
                env={name: value for name, value in os.environ.items() if name not in unset},
                cwd=PROJECT,
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=end_with_parent(signal.SIGTERM),  # noqa: PLW1509 - one prctl, safe beside threads
            )
        try:
            await_true(lambda: ready(self.port) or self.process.poll() is not None, 240, "duckcover up")
            assert self.process.poll() is None, self.output.read_text()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


def at_once(calls: Sequence[Callable[[], Any]], seconds: float = 60) -> list[Any]:
    """Make all calls at the same instant, each in a thread; their answers, or the exceptions that they raised.

    Raises: AssertionError when one does not come back within `seconds`.
    """
    barrier = threading.Barrier(len(calls), timeout=seconds)
    answers: list[Any] = [None] * len(calls)

    def make(index: int, call: Callable[[], Any]) -> None:
        barrier.wait()
        try:
            answers[index] = call()
        except Exception as error:  # noqa: BLE001 - what was raised is what came of the call
            answers[index] = error

    threads = [threading.Thread(target=make, args=each, daemon=True) for each in enumerate(calls)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + seconds
    for thread in threads:
        thread.join(max(end - time.monotonic(), 0))
    assert not any(thread.is_alive() for thread in threads), "a call did not come back"
    return answers
