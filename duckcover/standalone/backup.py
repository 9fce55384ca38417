"""`duckcover backup` and `duckcover restore`: the database in one file of PostgreSQL's custom format.

The programs that do it must fit the server's version, which those found first on a machine often do not.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from duckcover.standalone.embedded import (
    EmbeddedError,
    FileLock,
    database_url,
    default_data_dir,
    is_running,
    program,
    start_postgres,
)
from duckcover.standalone.errors import BackupError, UpError
from duckcover.standalone.supervisor.checks import connection_words

SECRETS = ("secret_key", "oidc_private_key.pem")
VERSION = re.compile(r"\(PostgreSQL\) (\d+)")
OUR_TABLE = "TABLE DATA public django_migrations "
CLEARED = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""
TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"


class Database:
    """One database, and PostgreSQL's programs that fit its server."""

    def __init__(self, url: str) -> None:
        words = connection_words(url)
        self._password = words.pop("password", None)
        self._conninfo = make_conninfo(**words)
        self._folder = _programs(self.ask("SHOW server_version_num") // 10_000)

    def ask(self, question: str) -> int:
        """Return the number that a query answers. Raises: BackupError."""
        try:
            with psycopg.connect(self._conninfo, password=self._password, connect_timeout=5) as connection:
                return int(connection.execute(question).fetchall()[0][0])
        except psycopg.Error as error:
            raise BackupError(f"The database cannot be asked: {str(error).strip().splitlines()[0]}") from error

    def run(self, name: str, *words: str, connected: bool = True, **options: Any) -> subprocess.CompletedProcess[str]:
        """Run one of the programs on this database to its end. Raises: BackupError with what it says."""
        command = [str(self._folder / name), *(["--dbname", self._conninfo] if connected else []), *words]
        given = {"PGOPTIONS": "-c client_min_messages=warning", "PGPASSWORD": self._password or ""}
        options = {"stdout": subprocess.PIPE, **options}
        done = subprocess.run(
            command, env={**os.environ, **given}, stderr=subprocess.PIPE, text=True, check=False, **options
        )
        if done.returncode:
            raise BackupError(f"{name} failed: {done.stderr.strip()}")
        return done


def _programs(server: int) -> Path:
    """Return the folder of the programs of the server's major version, or of the next newer one that there is.

    Newer ones read an older server, but what they restore may hold settings that it does not know. Raises: BackupError.
    """
    found = {major: folder for folder in reversed(list(_folders())) if (major := _major(folder)) >= server}
    if not found:
        raise BackupError(f"The server is PostgreSQL {server}: install the client programs of that version.")
    return found[min(found)]


def _folders() -> Iterator[Path]:
    """Yield where PostgreSQL's programs may be: those of the wheel first, then those of this machine."""
    ours = program("pg_dump").parent
    yield from sorted(ours.parents[1].glob("pginstall*/bin"), reverse=True)
    on_path = shutil.which("pg_dump")
    if on_path:
        yield Path(on_path).parent
    yield from Path("/usr/lib/postgresql").glob("*/bin")


def _major(folder: Path) -> int:
    """Return the major version of the programs in a folder, 0 when there are none that run."""
    try:
        told = subprocess.run([folder / "pg_dump", "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = VERSION.search(told)
    return int(found[1]) if found else 0


def backup(database: Database, file: Path, *, overwrite: bool = False) -> None:
    """Write the database to `file`, which has its name only once it is whole. It is closed to other accounts.

    Raises: BackupError, also when the file is there and `overwrite` is not set; then nothing has changed.
    """
    if file.exists() and not overwrite:
        raise BackupError(f"{file} is there already. Choose another name, or say --overwrite.")
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.touch(mode=0o600)
        database.run("pg_dump", "--format", "custom", "--file", str(part))
        _check(database, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file) if overwrite else file.hardlink_to(part)
    except FileExistsError as error:
        raise BackupError(f"{file} was made by somebody else meanwhile.") from error
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)


def _check(database: Database, file: Path) -> None:
    """See that `file` is a backup of this service. Raises: BackupError."""
    try:
        contents = database.run("pg_restore", "--list", str(file), connected=False).stdout
    except BackupError as error:
        raise BackupError(f"{file} is no backup. {error}") from error
    if OUR_TABLE not in contents:
        raise BackupError(f"{file} is no backup of duckcover: it has no table django_migrations.")


def restore(database: Database, file: Path, *, replace: bool = False) -> None:
    """Put what `file` holds into the database, in one transaction: all of it or, when something fails, nothing.

    Raises: BackupError, also when the database is in use, or is not empty and `replace` is not set.
    """
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    _check(database, file)
    if users := database.ask(OTHERS):
        raise BackupError(f"The database is in use ({users} connections). Stop the service first.")
    if database.ask(TABLES) and not replace:
        raise BackupError("The database is not empty. Say --replace to delete what is in it.")
    with tempfile.TemporaryDirectory(prefix="duckcover-restore-") as folder:
        script = Path(folder) / "script.sql"
        words = ("--no-owner", "--no-privileges", "--file", str(script), str(file))
        database.run("pg_restore", *words, connected=False)
        once = ("--no-psqlrc", "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1")
        database.run("psql", *once, "--command", CLEARED, "--file", str(script))


@contextmanager
def _database(data_dir: Path, *, alone: bool) -> Iterator[Database]:
    """Give the block the service's database: that of `DATABASE_URL`, or the embedded one, which is started if needed.

    With `alone` no service may run on the data folder. Raises: EmbeddedError, UpError, BackupError.
    """
    with ExitStack() as stack:
        url = os.environ.get("DATABASE_URL")
        if not url:
            if alone:
                stack.enter_context(FileLock(data_dir))
            if not is_running(data_dir):
                stack.enter_context(start_postgres(data_dir))
            url = database_url(data_dir)
        yield Database(url)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duckcover", description="Back the database up, or restore it.")
    commands = parser.add_subparsers(dest="command", required=True)
    backs = commands.add_parser("backup", help="write the database to a file, also while the service runs")
    backs.add_argument("file", type=Path, nargs="?", help="by default duckcover-<time>.dump in this folder")
    backs.add_argument("--overwrite", action="store_true", help="replace a file that is there")
    restores = commands.add_parser("restore", help="fill the database from a file, while the service does not run")
    restores.add_argument("file", type=Path)
    restores.add_argument("--replace", action="store_true", help="delete what the database holds")
    return parser


def _run(found: argparse.Namespace, data_dir: Path) -> None:
    """Do what the words say, and tell what was done."""
    kept = [str(data_dir / name) for name in SECRETS if (data_dir / name).exists()]
    if found.command == "backup":
        file = found.file or Path(f"duckcover-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.dump")
        with _database(data_dir, alone=False) as database:
            backup(database, file, overwrite=found.overwrite)
        print(f"duckcover: {file} holds the database ({file.stat().st_size:,} bytes)")
        if kept:
            print(f"duckcover: keep these beside it, in another place: {', '.join(kept)}")
        return
    with _database(data_dir, alone=True) as database:
        restore(database, found.file, replace=found.replace)
    print(f"duckcover: the database is that of {found.file}")
    if not kept and not os.environ.get("DJANGO_SECRET_KEY"):
        print(f"duckcover: put the secret_key of that service into {data_dir} before you start it")


def main(words: Sequence[str]) -> int:
    """Run `duckcover backup` or `duckcover restore`, which is the first word; the exit code."""
    try:
        _run(_parser().parse_args(words), default_data_dir())
    except (BackupError, EmbeddedError, UpError) as error:
        print(f"duckcover: {error}", file=sys.stderr)
        return 1
    return 0
