"""The embedded PostgreSQL server: made, started, killed, started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import environ
import psycopg
import pytest

from duckcover.standalone import embedded
from duckcover.standalone.embedded import PostgresError, postgres
from duckcover.standalone.embedded.account import Account

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")


def ask(data_dir: Path, question: str) -> object:
    """The one value that a query on the folder's server gives."""
    with psycopg.connect(embedded.database_url(data_dir)) as connection:
        return connection.execute(question).fetchone()[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with embedded.start_postgres(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def data_dir(server):
    return server.server.data_dir


def test_start__new_folder__is_postgresql_18(data_dir):
    assert ask(data_dir, "SHOW server_version_num")[:2] == "18"


@pytest.mark.parametrize(
    ("setting", "value"), [("fsync", "on"), ("synchronous_commit", "on"), ("listen_addresses", "")]
)
def test_start__new_folder__is_durable_and_private(data_dir, setting, value):
    assert ask(data_dir, f"SHOW {setting}") == value


def test_start__server_running__is_refused(data_dir, server):
    with pytest.raises(PostgresError, match=rf"pid {server.pid}\) already runs"):
        embedded.start_postgres(data_dir)


def test_is_running__server_started__is_true(data_dir):
    assert embedded.is_running(data_dir)


def test_socket__made__lets_only_its_account_in(data_dir):
    assert postgres.socket_dir(data_dir).stat().st_mode & 0o777 == 0o700


def test_database_url__as_settings_read_it__reaches_the_server(data_dir):
    found = environ.Env.db_url_config(embedded.database_url(data_dir))
    assert (found["NAME"], found["USER"], found["OPTIONS"]["host"]) == (
        "duckcover",
        "duckcover",
        embedded.database_settings(data_dir)["HOST"],
    )


def test_start__second_folder__runs_beside(data_dir, tmp_path):
    with embedded.start_postgres(tmp_path / "other"):
        assert ask(data_dir, "SHOW data_directory") != ask(tmp_path / "other", "SHOW data_directory")


def test_stop__server_running__leaves_no_socket_and_no_process(tmp_path, members):
    running = embedded.start_postgres(tmp_path / "data")
    running.stop()
    assert (members(tmp_path), (tmp_path / "data/run").exists(), embedded.is_running(tmp_path / "data")) == (
        set(),
        False,
        False,
    )


def test_start__killed_server__has_what_was_committed(tmp_path, until, members):
    data_dir = tmp_path / "data"
    running = embedded.start_postgres(data_dir)
    with psycopg.connect(embedded.database_url(data_dir)) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 42 AS number")
    os.kill(running.pid, signal.SIGKILL)
    running.child.wait()
    until(lambda: not members(data_dir))
    with embedded.start_postgres(data_dir):
        assert ask(data_dir, "SELECT number FROM kept") == 42


def test_start__pid_file_names_another_program__starts(tmp_path):
    data_dir = tmp_path / "data"
    embedded.start_postgres(data_dir).stop()
    (data_dir / "postgres/postmaster.pid").write_text(f"{os.getpid()}\n{data_dir}/postgres\n")
    with embedded.start_postgres(data_dir) as running:
        assert embedded.running_pid(data_dir) == running.pid


def test_start__initdb_was_interrupted__begins_anew(tmp_path):
    half = tmp_path / "postgres.new"
    half.mkdir()
    (half / "PG_VERSION").write_text("18\n")
    with embedded.start_postgres(tmp_path):
        assert (ask(tmp_path, "SELECT 1"), half.exists()) == (1, False)


def test_start__cluster_of_another_version__is_refused(tmp_path):
    (tmp_path / "postgres").mkdir()
    (tmp_path / "postgres/PG_VERSION").write_text("16\n")
    with pytest.raises(PostgresError, match="belongs to PostgreSQL 16; this is PostgreSQL 18"):
        embedded.start_postgres(tmp_path)


def test_start__long_folder_with_spaces__has_its_socket_elsewhere(tmp_path):
    data_dir = tmp_path / "a long one" / ("x" * 100)
    with embedded.start_postgres(data_dir):
        assert (ask(data_dir, "SELECT 1"), postgres.socket_dir(data_dir).parent) == (1, Path("/tmp"))
    assert not postgres.socket_dir(data_dir).exists()


@as_root
def test_start__socket_folder_of_somebody_else__is_refused(tmp_path):
    data_dir = tmp_path / ("x" * 100)
    place = postgres.socket_dir(data_dir)
    place.mkdir()
    os.chown(place, 12345, 12345)
    try:
        with pytest.raises(PostgresError, match="belongs to somebody else"):
            embedded.start_postgres(data_dir)
    finally:
        place.rmdir()


@as_root
def test_start__root_in_a_closed_folder__starts_and_keeps_it_closed(tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    with embedded.start_postgres(closed / "data"):
        assert (ask(closed / "data", "SELECT 1"), closed.stat().st_mode & 0o777) == (1, 0o700)


@as_root
def test_start__root__runs_as_another_account(tmp_path):
    with embedded.start_postgres(tmp_path / "data") as running:
        assert Path(f"/proc/{running.pid}").stat().st_uid != 0


@as_root
def test_launch__closed_folder_and_no_setpriv__says_what_to_do(tmp_path, monkeypatch):
    (tmp_path / "closed").mkdir(mode=0o700)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PostgresError, match=rf"nobody may not pass through {tmp_path}/closed"):
        Account(65534, 65534).launch([tmp_path / "closed"])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a server outlives a killed parent")
def test_parent__killed__takes_the_server_along(tmp_path, until, members):
    code = f"""
from pathlib import Path
from duckcover.standalone.embedded import start_postgres
server = start_postgres(Path({str(tmp_path / "data")!r}))
print("up", flush=True)
input()
"""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parents[2], **pipes) as parent:
        assert parent.stdout.readline() == b"up\n"
        parent.kill()
    assert until(lambda: not members(tmp_path))
