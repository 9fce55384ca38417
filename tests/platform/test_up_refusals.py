"""`duckcover up` says what is wrong: one clear message, exit code 1, nothing left behind."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from duckcover import __version__
from duckcover.standalone import embedded
from duckcover.standalone.embedded import FileLock
from duckcover.standalone.errors import UpError
from duckcover.standalone.supervisor import checks
from duckcover.standalone.supervisor.options import parse_options


def outcome(done: subprocess.CompletedProcess[str]) -> tuple[int, str, str]:
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("port", ["0", "65536", "-1", "eighty", "8o", "٣"])
def test_port__no_port_number__is_refused(run, port):
    message = f"duckcover: The port {port!r} is not a number from 1 to 65535.\n"
    assert outcome(run("up", f"--port={port}")) == (1, "", message)


def test_port__of_the_environment_wrong__is_refused(run):
    assert outcome(run("up", PORT="http")) == (
        1,
        "",
        "duckcover: The port 'http' is not a number from 1 to 65535.\n",
    )


def test_port__taken__is_refused(run, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = run("up", "--port", str(port))
    message = f"duckcover: Port {port} on 127.0.0.1 is taken by another program. Choose another one with --port.\n"
    assert (outcome(done), (tmp_path / "data/postgres").exists()) == ((1, "", message), False)


def test_host__not_of_this_machine__is_refused(run):
    done = run("up", "--host", "192.0.2.1")
    assert outcome(done) == (
        1,
        "",
        "duckcover: The API cannot listen on 192.0.2.1 port 8000: Cannot assign requested address.\n",
    )


def test_data_folder__a_file__is_refused(run, tmp_path):
    (tmp_path / "file").touch()
    done = run("up", "--data-dir", str(tmp_path / "file"))
    assert outcome(done) == (
        1,
        "",
        f"duckcover: The data folder {tmp_path / 'file'} cannot be used: File exists.\n",
    )


def test_data_folder__in_a_file__is_refused(run, tmp_path):
    (tmp_path / "file").touch()
    done = run("up", DUCKCOVER_DATA_DIR=str(tmp_path / "file/data"))
    assert outcome(done) == (
        1,
        "",
        f"duckcover: The data folder {tmp_path / 'file/data'} cannot be used: Not a directory.\n",
    )


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_data_folder__not_writable__is_refused(run, tmp_path):
    (tmp_path / "closed").mkdir(mode=0o500)
    done = run("up", "--data-dir", str(tmp_path / "closed"))
    assert outcome(done) == (
        1,
        "",
        f"duckcover: The data folder {tmp_path / 'closed'} cannot be used: it is not writable.\n",
    )


def test_data_folder__held_by_another_instance__is_refused(run, tmp_path):
    with FileLock(tmp_path / "data"):
        done = run("up")
    message = f"duckcover: Another instance (pid {os.getpid()}) runs on the data folder {tmp_path / 'data'}.\n"
    assert outcome(done) == (1, "", message)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("DUCKCOVER_RATE_PLAYER", "many", "DUCKCOVER_RATE_PLAYER must be a whole number, 1 or more."),
        ("DUCKCOVER_RATE_PLAYERS", "9", "DUCKCOVER_RATE_PLAYERS is not a setting. Did you mean DUCKCOVER_RATE_PLAYER?"),
    ],
)
@pytest.mark.parametrize("command", ["up", "migrate"])
def test_setting__wrong__is_refused_before_anything_starts(run, tmp_path, port, command, name, value, message):
    done = run(command, PORT=str(port), **{name: value})
    assert outcome(done) == (1, "", f"duckcover: {message}\n")
    assert not (tmp_path / "data/postgres").exists()


def test_database__nobody_there__is_refused(run, port):
    done = run("up", "--port", str(port), "--database-url", f"postgresql://me:hidden@127.0.0.1:{port}/db")
    assert (done.returncode, done.stderr.startswith("duckcover: The database of DATABASE_URL cannot be reached: ")) == (
        1,
        True,
    )


def test_database__nobody_there__does_not_show_its_password(run, port):
    done = run("up", "--port", str(port), DATABASE_URL=f"postgresql://me:hidden@127.0.0.1:{port}/db")
    assert "hidden" not in done.stdout + done.stderr


@pytest.mark.parametrize("url", ["sqlite:///x.db", "mysql://h/db", "nonsense", "postgresql://h:port/db"])
def test_database__no_postgresql_url__is_refused(url):
    with pytest.raises(UpError, match="DATABASE_URL"):
        checks.check_database(url)


@pytest.mark.parametrize("url", ["nonsense", "memory://", "http://localhost", "redis"])
def test_broker__no_broker_url__is_refused(url):
    with pytest.raises(UpError, match="CELERY_BROKER_URL"):
        checks.check_broker(url)


def test_broker__nobody_there__is_refused(run, port):
    done = run("up", "--port", str(port), CELERY_BROKER_URL=f"redis://127.0.0.1:{port}/0")
    assert done.stderr.startswith("duckcover: The broker of CELERY_BROKER_URL cannot be reached: ")


def test_option__unknown__is_refused(run):
    assert outcome(run("up", "--prot", "1")) == (
        1,
        "",
        "duckcover: Unrecognized arguments: --prot 1. See: duckcover up --help\n",
    )


def test_options__beside_the_environment__win(monkeypatch, tmp_path):
    monkeypatch.setenv("PORT", "1111")
    monkeypatch.setenv("DATABASE_URL", "postgresql://environment/db")
    monkeypatch.setenv("DUCKCOVER_DATA_DIR", "/environment")
    words = ["--port", "2222", "--database-url", "postgresql://option/db", "--data-dir", str(tmp_path)]
    found = parse_options(words)
    assert (found.port, found.database_url, found.data_dir) == (2222, "postgresql://option/db", tmp_path)


def test_manage_py__up__is_the_same_command(tmp_path):
    done = subprocess.run(
        [sys.executable, "manage.py", "up", "--port", "none"],
        env={**os.environ, "DUCKCOVER_DATA_DIR": str(tmp_path)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert outcome(done) == (1, "", "duckcover: The port 'none' is not a number from 1 to 65535.\n")


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    """The URL of a PostgreSQL server that is not the instance's own."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with embedded.start_postgres(folder):
        yield embedded.database_url(folder)


def test_database__of_a_url_that_answers__is_taken(database):
    assert checks.check_database(database) is None


@pytest.mark.skipif(not shutil.which("redis-server"), reason="redis-server is not installed")
def test_broker__of_a_url_that_answers__is_taken(port, tmp_path, until, listens):
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        until(lambda: listens(port))
        assert checks.check_broker(f"redis://127.0.0.1:{port}/0") is None
        server.terminate()


def test_migration__fails__is_told_and_nothing_is_left(run, database, tmp_path, port, members):
    with psycopg.connect(database) as connection:
        connection.execute("CREATE VIEW django_migrations AS SELECT 1 AS nonsense")
    done = run("up", "--port", str(port), "--database-url", database, DJANGO_SECRET_KEY="of-the-tests")
    assert (done.returncode, done.stderr.splitlines()[0][:44], members(tmp_path)) == (
        1,
        "duckcover: The database could not be migrate",
        set(),
    )


def test_command__of_django__starts_a_database_for_itself(run, tmp_path, members):
    done = run("showmigrations", "accounts")
    assert (done.returncode, done.stdout.splitlines()[0], members(tmp_path)) == (0, "accounts", set())


@pytest.mark.parametrize("word", ["--version", "version"])
def test_version__asked__is_our_own(run, word):
    assert outcome(run(word)) == (0, f"duckcover {__version__}\n", "")
