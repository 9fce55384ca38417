"""`duckcover up`: the whole service on one machine, from the first check to the last child's end."""

import http.client
import json
import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from duckcover.standalone import address
from duckcover.standalone.embedded import EmbeddedError, FileLock, PostgresServer, default_data_dir
from duckcover.standalone.errors import StopRequested, UpError
from duckcover.standalone.processes import adopt_orphans, end_orphans, reap_orphans
from duckcover.standalone.supervisor import checks
from duckcover.standalone.supervisor.children import Child, Program, set_aside, shorten, stop_all, tail
from duckcover.standalone.supervisor.options import ANY_ADDRESS, UpOptions, parse_options
from duckcover.standalone.supervisor.probe import probe
from duckcover.standalone.supervisor.programs import environment, migrate_command, programs, spawn
from duckcover.standalone.supervisor.signals import StopSignals

DATABASE_SECONDS = 60.0
READY_SECONDS = 90.0
LOG_LOOK_SECONDS = 60.0
TICK = 0.1
OPEN_FILES = 16_384


def say(line: str) -> None:
    """Print one line of progress; a terminal that is gone is no reason to stop."""
    with suppress(OSError):
        print(f"duckcover: {line}", flush=True)


class Service:
    """One running service: its children, and what may stop it."""

    def __init__(self, options: UpOptions, signals: StopSignals) -> None:
        self.options = options
        self.signals = signals
        self.logs = options.data_dir / "logs"
        self.children: list[Child] = []
        self._postgres: PostgresServer | None = None
        self._step: subprocess.Popen[bytes] | None = None  # what runs once, before the rest
        self._answer = "no answer"  # what /readyz said last

    def run(self) -> None:
        """Start everything, watch it until a stop is requested, and stop everything.

        Raises: UpError, EmbeddedError, StopRequested; all children are gone by then.
        """
        began = time.monotonic()
        try:
            if not self.options.database_url:
                self._start_postgres(PostgresServer(self.options.data_dir))
            self._migrate()
            self._start_rest()
            self._announce()
            self._welcome(time.monotonic() - began)
            self._watch()
        finally:
            (self.options.data_dir / address.FILE).unlink(missing_ok=True)
            self._stop()
            if self._postgres:
                self._postgres.clean()

    def _start(self, program: Program) -> Child:
        log = self.logs / f"{program.name}.log"
        child = Child(program, log, say)
        self.children.append(child)
        return child

    def _start_postgres(self, server: PostgresServer) -> None:
        began = time.monotonic()
        if not server.cluster.exists():
            say(f"making a PostgreSQL cluster in {server.cluster}")
        server.dismiss_orphan()
        server.prepare()
        self._postgres = server
        self._start(Program("postgres", server.spawn, stop_signal=signal.SIGINT, grace=20.0))
        self._await(server.answers, DATABASE_SECONDS, lambda: "PostgreSQL does not answer.")
        say(f"PostgreSQL answers ({time.monotonic() - began:.1f} s)")

    def _migrate(self) -> None:
        """Bring the database to this version. Raises: UpError with the last line of what went wrong."""
        began, path = time.monotonic(), self.logs / "migrate.log"
        with path.open("ab") as log:
            self._step = step = spawn(migrate_command(), self.options, log)
        try:
            while step.poll() is None:
                self._tick()
        finally:
            if step.poll() is None:
                step.terminate()
                step.wait()
        if step.returncode:
            raise UpError(f"The database could not be migrated: {tail(path, 1)}\nAll of it is in {path}.")
        say(f"the database is up to date ({time.monotonic() - began:.1f} s)")

    def _start_rest(self) -> None:
        for program in programs(self.options):
            self._start(program)
        say("starting " + ", ".join(child.program.name for child in self.children if child.program.name != "postgres"))
        self._await(self._ready, READY_SECONDS, lambda: f"{self.options.origin}/readyz says: {self._answer}")

    def _announce(self) -> None:
        """Write where the service is, whole or not at all."""
        file = self.options.data_dir / address.FILE
        fresh = file.with_name(f".{address.FILE}.{os.getpid()}")
        fresh.write_text(json.dumps({"url": self.options.origin, "pid": os.getpid()}), encoding="utf-8")
        fresh.replace(file)

    def _ready(self) -> bool:
        """Whether the API says that all the rest works too."""
        status, self._answer = probe(self.options.origin, environment(self.options))
        return status == http.client.OK

    def _await(self, condition: Callable[[], bool], seconds: float, otherwise: Callable[[], str]) -> None:
        """Look until `condition` holds. Raises: UpError after `seconds` or when a child keeps dying."""
        end = time.monotonic() + seconds
        while not condition():
            self._tick()
            if trouble := next((child for child in self.children if child.in_trouble), None):
                raise UpError(f"The service cannot start: {trouble.program.name} keeps dying.")
            if time.monotonic() > end:
                raise UpError(f"Not ready after {seconds:.0f} seconds. {otherwise()}\nThe logs are in {self.logs}.")

    def _tick(self, seconds: float = TICK) -> None:
        """Restart who died, then wait for news. Raises: StopRequested."""
        looks = [child.watch() for child in self.children]
        if self.signals.wait(min([seconds, *looks])):
            raise StopRequested
        reap_orphans({one.pid for one in (self._step, *(child.process for child in self.children)) if one})

    def _watch(self) -> None:
        """Keep all children alive until a stop is requested."""
        with suppress(StopRequested):
            while True:
                self._tick(LOG_LOOK_SECONDS)
                for child in self.children:
                    shorten(child.log)

    def _stop(self) -> None:
        """End all children, PostgreSQL last; a second Ctrl-C while that lasts kills them."""
        before = self.signals.count
        say("stopping")
        rest = [child for child in self.children if child.program.name != "postgres"]
        for group in (rest, [child for child in self.children if child not in rest]):
            stop_all(group, lambda seconds: self._hurry(before, seconds))
        end_orphans()
        say("stopped")

    def _hurry(self, before: int, seconds: float) -> bool:
        time.sleep(seconds)
        return self.signals.count > max(before, 1)

    def _welcome(self, seconds: float) -> None:
        options = self.options
        database = "the server of DATABASE_URL" if options.database_url else "embedded PostgreSQL"
        say(f"ready in {seconds:.1f} s\n")
        print(f"  Pages  {options.origin}/")
        print(f"  API    {options.origin}/api/docs")
        print(f"  Play   {_play_command(options.data_dir)}")
        print(f"  Data   {options.data_dir} ({database})")
        print(f"  Logs   {self.logs}")
        if options.host in ANY_ADDRESS:
            print("  Names  DJANGO_ALLOWED_HOSTS lists the names by which others reach this machine")
        print("\nCtrl-C stops it.", flush=True)


def _play_command(data_dir: Path) -> str:
    """Return what to type to play on the service of this folder: by the path that `duckcover` was called by, if any."""
    called = Path(sys.argv[0])
    command = shlex.quote(sys.argv[0]) if called.name == "duckcover" and called.is_absolute() else "duckcover"
    folder = "" if data_dir == default_data_dir() else f"DUCKCOVER_DATA_DIR={shlex.quote(str(data_dir))} "
    return f"{folder}{command} play"


def up(options: UpOptions) -> None:
    """Run the service until a stop is requested. Raises: UpError, EmbeddedError; nothing is left running then."""
    with FileLock(options.data_dir), StopSignals() as signals:
        checks.check_port(options.host, options.port)
        if options.database_url:
            checks.check_database(options.database_url)
        if options.broker_url:
            checks.check_broker(options.broker_url)
        checks.check_settings(environment(options))
        _fresh_logs(options.data_dir / "logs")
        _allow_open_files()
        adopt_orphans()
        with suppress(StopRequested):
            Service(options, signals).run()


def _fresh_logs(folder: Path) -> None:
    folder.mkdir(mode=0o700, exist_ok=True)
    for log in folder.glob("*.log"):
        set_aside(log)


def _allow_open_files() -> None:
    """Let our processes hold as many connections as the machine allows: many allow 1,024 unless they are asked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main(words: Sequence[str]) -> int:
    """Run `duckcover up` with these words behind it; the exit code."""
    try:
        up(parse_options(words))
    except (UpError, EmbeddedError) as error:
        print(f"duckcover: {error}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
