"""One PostgreSQL server of the tests' own, in a folder of their own; gone when they are done.

`DATABASE_URL`, when set, names the server to use instead. Under pytest-xdist the controlling process runs the server
and each worker has a database on it, a copy of one that is migrated once. Django is set up here, after the folder is
chosen, and not by pytest-django.
"""

import gc
import os
import shutil
from pathlib import Path

import django
import pytest

from tests.folders import data_folder

gc.disable()  # until all tests are collected: see tests/timing.py
IS_XDIST_WORKER = "PYTEST_XDIST_WORKER" in os.environ
if not IS_XDIST_WORKER:
    os.environ["DUCKCOVER_DATA_DIR"] = str(data_folder("duckcover-tests-"))
os.environ["DJANGO_SETTINGS_MODULE"] = "duckcover.settings"
if os.environ.get("DATABASE_URL"):
    os.environ.setdefault("DJANGO_SECRET_KEY", "of-the-tests")
DATA_DIR = Path(os.environ["DUCKCOVER_DATA_DIR"])
TEMPLATE = "migrated"

django.setup()

from django.conf import settings  # noqa: E402 - the folder comes first
from django.core.cache import cache  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connections  # noqa: E402

from duckcover.standalone import embedded  # noqa: E402
from tests import server  # noqa: E402

pytest_plugins = ["tests.live.plugin", "tests.timing"]
server.install()

# Argon2 takes about 50 ms on purpose; tests sign up hundreds of players. tests/accounts checks the real list.
settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

# The service gives a lock up after 3 s (503). Races of tests wait longer: how fast the machine is must not decide them.
settings.DATABASES["default"]["OPTIONS"]["options"] += " -c lock_timeout=30s"

_server: embedded.RunningPostgres | None = None


def _start_server() -> None:
    """Start the server of the tests, unless it runs already or `DATABASE_URL` names another."""
    global _server  # noqa: PLW0603 - one server per process, stopped in pytest_unconfigure
    if _server is None and settings.EMBEDDED_DATABASE and not IS_XDIST_WORKER:
        _server = embedded.start_postgres(DATA_DIR)


def pytest_configure(config: pytest.Config) -> None:
    """Start the server before the workers of pytest-xdist; without them the first test that needs it does."""
    if getattr(config.option, "numprocesses", None):
        _start_server()


@pytest.fixture(autouse=True)
def one_request_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all requests one id: answers that must be alike are compared byte by byte, and their random ids differ."""
    monkeypatch.setattr("duckcover.observability.new_id", lambda: "0123456789abcdef")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings_parallel_suffix: None, django_db_blocker) -> None:
    """Start the server when the first test asks for the database; of several processes, the first one migrates."""
    _start_server()
    if IS_XDIST_WORKER and settings.EMBEDDED_DATABASE:
        with django_db_blocker.unblock():
            _migrate_template()
        connections["default"].settings_dict["TEST"]["TEMPLATE"] = TEMPLATE


def _migrate_template() -> None:
    """Make the database that those of all processes are copies of, unless there is one."""
    connection = connections["default"]
    name = connection.settings_dict["NAME"]
    with embedded.FileLock(DATA_DIR, "template.lock", wait=True):
        with connection._nodb_cursor() as cursor:
            cursor.execute("SELECT FROM pg_database WHERE datname = %s", [TEMPLATE])
            if cursor.rowcount:
                return
            cursor.execute(f"CREATE DATABASE {TEMPLATE}")
        connection.settings_dict["NAME"] = TEMPLATE
        try:
            call_command("migrate", verbosity=0, interactive=False)
        finally:
            connection.close()
            connection.settings_dict["NAME"] = name


@pytest.fixture
def address(live_server, monkeypatch):
    """Where the service is; its server lets go of the database after each request."""
    monkeypatch.setitem(connections["default"].settings_dict, "CONN_MAX_AGE", 0)
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    cache.clear()
    return live_server.url


@pytest.fixture
def complaints():
    """What the browser complained of, refusals by the policy among it."""
    return []


def pytest_unconfigure() -> None:
    """Stop the server and remove its folder."""
    if IS_XDIST_WORKER:
        return
    if _server is not None:
        _server.stop()
    shutil.rmtree(DATA_DIR, ignore_errors=True)
