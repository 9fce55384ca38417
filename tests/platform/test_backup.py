"""`duckcover backup` and `duckcover restore`."""

import os
import stat
import subprocess

import psycopg
import pytest

from duckcover.standalone import backup as backups
from duckcover.standalone import embedded
from duckcover.standalone.backup import BackupError, Database, backup, restore
from duckcover.standalone.embedded import FileLock
from tests.live.service import copy_migrated

TABLE = "CREATE TABLE django_migrations AS SELECT 7 AS number"


def execute(url, *statements):
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with embedded.start_postgres(folder):
        yield embedded.database_url(folder)


@pytest.fixture
def url(server):
    """A database that holds one row; empty ones can be made beside it."""
    execute(server, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", TABLE)
    return server


@pytest.fixture
def empty(server):
    execute(server, "DROP DATABASE IF EXISTS fresh", "CREATE DATABASE fresh")
    return server.replace("/duckcover?", "/fresh?")


@pytest.fixture
def file(url, tmp_path):
    """A backup of the database."""
    backup(Database(url), tmp_path / "pond.dump")
    return tmp_path / "pond.dump"


def number(url):
    return Database(url).ask("SELECT number FROM django_migrations")


def test_backup__written__is_whole_and_closed_to_others(file):
    assert (file.read_bytes()[:5], stat.S_IMODE(file.stat().st_mode)) == (b"PGDMP", 0o600)
    assert [entry.name for entry in file.parent.iterdir()] == ["pond.dump"]


def test_backup__file_is_there__is_refused_and_left(url, file):
    before = file.read_bytes()
    with pytest.raises(BackupError, match="is there already"):
        backup(Database(url), file)
    assert file.read_bytes() == before


def test_backup__told_to_overwrite__replaces_it(url, file):
    execute(url, "UPDATE django_migrations SET number = 8")
    before = file.read_bytes()
    backup(Database(url), file, overwrite=True)
    assert (file.read_bytes() != before, len(list(file.parent.iterdir()))) == (True, 1)


def test_backup__dump_fails__leaves_no_file(url, tmp_path):
    database = Database(url)
    execute(url, "DROP TABLE django_migrations")
    with pytest.raises(BackupError, match="no backup of duckcover"):
        backup(database, tmp_path / "pond.dump")
    assert list(tmp_path.iterdir()) == []


def test_backup__into_no_folder__says_so(url, tmp_path):
    with pytest.raises(BackupError, match="cannot be written: No such file or directory"):
        backup(Database(url), tmp_path / "nowhere" / "pond.dump")


def test_restore__empty_database__has_what_was_backed_up(file, empty):
    restore(Database(empty), file)
    assert number(empty) == 7


def test_restore__database_with_tables__is_refused(url, file):
    execute(url, "UPDATE django_migrations SET number = 8")
    with pytest.raises(BackupError, match=r"not empty\. Say --replace"):
        restore(Database(url), file)
    assert number(url) == 8


def test_restore__told_to_replace__leaves_nothing_of_before(url, file):
    execute(url, "UPDATE django_migrations SET number = 8", "CREATE TABLE later (id int)")
    restore(Database(url), file, replace=True)
    assert (number(url), Database(url).ask(backups.TABLES)) == (7, 1)


def test_restore__fails_on_the_way__leaves_the_database_as_it_was(url, file, monkeypatch):
    execute(url, "UPDATE django_migrations SET number = 8")
    monkeypatch.setattr(backups, "CLEARED", f"{backups.CLEARED}; CREATE TABLE public.django_migrations (id int)")
    with pytest.raises(BackupError, match=r"psql failed: .*already exists"):
        restore(Database(url), file, replace=True)
    assert (number(url), len(list(file.parent.iterdir()))) == (8, 1)


def test_restore__database_in_use__is_refused(empty, file):
    with psycopg.connect(empty), pytest.raises(BackupError, match=r"in use \(1 connections\)"):
        restore(Database(empty), file)


@pytest.mark.parametrize("content", [b"", b"quack", b"PGDMP"])
def test_restore__no_backup__is_refused(empty, tmp_path, content):
    (tmp_path / "pond.dump").write_bytes(content)
    with pytest.raises(BackupError, match="is no backup"):
        restore(Database(empty), tmp_path / "pond.dump")


def test_restore__half_a_backup__is_refused_and_changes_nothing(empty, file):
    execute(empty.replace("/fresh?", "/duckcover?"), "INSERT INTO django_migrations SELECT generate_series(1, 100000)")
    backup(Database(empty.replace("/fresh?", "/duckcover?")), file, overwrite=True)
    file.write_bytes(file.read_bytes()[:-5000])
    with pytest.raises(BackupError):
        restore(Database(empty), file)
    assert Database(empty).ask(backups.TABLES) == 0


def fake_programs(folder, major):
    """Programs that only tell their version."""
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/pg_dump").write_text(f"#!/bin/sh\necho 'pg_dump (PostgreSQL) {major}.1'\n")
    (folder / "bin/pg_dump").chmod(0o755)
    return folder / "bin"


@pytest.mark.parametrize(("server_version", "chosen"), [(14, 16), (16, 16), (17, 18), (18, 18)])
def test_programs__of_several_versions__are_the_oldest_that_can(monkeypatch, tmp_path, server_version, chosen):
    found = {major: fake_programs(tmp_path / str(major), major) for major in (18, 13, 16)}
    monkeypatch.setattr(backups, "_folders", lambda: iter(found.values()))
    assert backups._programs(server_version) == found[chosen]


def test_programs__all_older_than_the_server__are_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(backups, "_folders", lambda: iter([fake_programs(tmp_path, 16)]))
    with pytest.raises(BackupError, match="The server is PostgreSQL 99: install the client programs"):
        backups._programs(99)


def test_programs__of_the_wheel__are_two_versions_and_the_servers_own_is_taken(url):
    assert len({backups._major(folder) for folder in backups._folders()}) > 1
    assert backups._major(Database(url)._folder) == 18


def test_password__of_the_url__is_in_no_command(monkeypatch, url):
    seen = []
    database = Database(url.replace("duckcover@", "duckcover:hidden@"))
    monkeypatch.setattr(subprocess, "run", lambda command, **options: seen.append((command, options)) or done)
    done = subprocess.CompletedProcess([], 0, "", "")
    database.run("pg_dump")
    ((command, options),) = seen
    assert ("hidden" in " ".join(command), options["env"]["PGPASSWORD"]) == (False, "hidden")


def test_command__backup_without_a_service__starts_the_database(run, tmp_path, members):
    copy_migrated(tmp_path / "data")
    embedded.secret_key(tmp_path / "data")
    done = run("backup", str(tmp_path / "pond.dump"))
    keys = f"duckcover: keep these beside it, in another place: {tmp_path}/data/secret_key\n"
    assert (done.returncode, done.stdout.splitlines(keepends=True)[1:], done.stderr) == (0, [keys], "")
    assert members(tmp_path) == set()


def test_command__restore_while_a_service_holds_the_folder__is_refused(run, tmp_path):
    with FileLock(tmp_path / "data"):
        done = run("restore", str(tmp_path / "pond.dump"))
    message = f"duckcover: Another instance (pid {os.getpid()}) runs on the data folder {tmp_path / 'data'}.\n"
    assert (done.returncode, done.stderr) == (1, message)


def test_command__restore_of_no_file__says_so(run, tmp_path):
    done = run("restore", str(tmp_path / "pond.dump"))
    assert (done.returncode, done.stderr) == (1, f"duckcover: There is no file {tmp_path / 'pond.dump'}.\n")


@pytest.mark.slow
def test_service__restored_into_a_fresh_folder__goes_on_with_its_games(start, run, tmp_path, until):
    """The backup is taken while the service runs; the folder's key is copied as the page says."""
    copy_migrated(tmp_path / "first")
    first = start(tmp_path / "first").await_ready()
    password = {"username": "dana", "email": "dana@example.org", "password": "a fine pond in spring"}
    token = first.request("/_allauth/app/v1/auth/signup", password)[1]["meta"]["access_token"]
    made = first.request("/api/v1/games", {"seats": 2, "bots": ["easy"]}, token)
    assert made[0] == 201, made
    address = f"/api/v1/games/{made[1]['id']}"
    file = str(tmp_path / "pond.dump")
    done = run("backup", file, DUCKCOVER_DATA_DIR=str(first.data_dir))
    assert done.returncode == 0, done.stderr
    before = first.request(address, token=token)[1]
    assert run("restore", file, "--replace", DUCKCOVER_DATA_DIR=str(first.data_dir)).returncode == 1
    first.stop()

    fresh = tmp_path / "second"
    fresh.mkdir()
    (fresh / "secret_key").write_bytes((first.data_dir / "secret_key").read_bytes())
    done = run("restore", file, DUCKCOVER_DATA_DIR=str(fresh))
    assert done.returncode == 0, done.stderr
    second = start(fresh).await_ready()
    game = second.request(address, token=token)[1]
    assert (game["id"], game["turn"]["card"]) == (before["id"], before["turn"]["card"])
    assert second.request(f"{address}/resign", {}, token)[0] == 200
