"""What is looked at before anything is started, so that what is wrong is said at once and clearly."""

import errno
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import environ
import psycopg
from kombu import Connection

from duckcover.standalone.errors import UpError

DATABASES = ("postgresql", "postgres", "pgsql", "psql")
BROKERS = ("redis", "rediss", "sentinel", "amqp", "amqps", "pyamqp")
PORT_SECONDS = 2.0  # how long an earlier instance, just killed, may take to let go of the port
CONNECT_SECONDS = 5


def check_settings(environment: Mapping[str, str]) -> None:
    """Read the settings as every child will, in a process of its own. Raises: UpError."""
    command = [sys.executable, "-m", "duckcover.environment"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UpError(done.stderr.strip().removeprefix("duckcover: ") or "The settings cannot be read.")


def check_port(host: str, port: int) -> None:
    """See that the API can listen there. Raises: UpError."""
    end = time.monotonic() + PORT_SECONDS
    while error := _bind_error(host, port):
        if error.errno != errno.EADDRINUSE:
            raise UpError(f"The API cannot listen on {host} port {port}: {error.strerror}.")
        if time.monotonic() > end:
            raise UpError(f"Port {port} on {host} is taken by another program. Choose another one with --port.")
        time.sleep(0.1)


def _bind_error(host: str, port: int) -> OSError | None:
    """Why nothing can listen there, None when something can."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        return error
    return None


def connection_words(url: str) -> dict[str, Any]:
    """Return libpq's keywords for a `DATABASE_URL` (of django-environ's form). Raises: UpError."""
    try:
        found = environ.Env.db_url_config(url) if urlsplit(url).scheme in DATABASES else None
    except ValueError as error:
        raise UpError(f"DATABASE_URL is not a URL: {error}.") from error
    if not found:
        raise UpError("DATABASE_URL must name a PostgreSQL server: postgresql://user:password@host:port/database")
    words = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD", "dbname": "NAME"}
    return {**{word: found[key] for word, key in words.items() if found.get(key)}, **found.get("OPTIONS", {})}


def check_database(url: str) -> None:
    """See that a PostgreSQL server answers at `url`. Raises: UpError."""
    words = connection_words(url)
    try:
        psycopg.connect(**{"connect_timeout": CONNECT_SECONDS, **words}).close()
    except psycopg.Error as error:
        raise UpError(f"The database of DATABASE_URL cannot be reached: {_one_line(error)}") from error


def check_broker(url: str) -> None:
    """See that a broker that Celery can use across processes answers at `url`. Raises: UpError."""
    if urlsplit(url).scheme not in BROKERS:
        raise UpError(f"CELERY_BROKER_URL must begin with one of {', '.join(f'{name}://' for name in BROKERS)}.")
    try:
        with Connection(url, connect_timeout=CONNECT_SECONDS) as connection:
            connection.ensure_connection(max_retries=1, timeout=CONNECT_SECONDS, reraise_as_library_errors=False)
    except Exception as error:  # each transport raises its own kinds
        raise UpError(f"The broker of CELERY_BROKER_URL cannot be reached: {_one_line(error)}") from error


def _one_line(error: Exception) -> str:
    """The first line of an error's message, or its kind; no password is in what drivers say."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
