"""The options of `duckcover up`, each with its variable of the environment."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from duckcover.standalone.embedded import default_data_dir
from duckcover.standalone.errors import UpError

LOOPBACK = ("127.0.0.1", "localhost", "::1")
ANY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to


@dataclass(frozen=True)
class UpOptions:
    """What one `duckcover up` is to run, and where."""

    data_dir: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str | None = None  # None: embedded PostgreSQL
    broker_url: str | None = None  # None: embedded broker
    web_workers: int = 2
    worker_concurrency: int = 2

    @property
    def origin(self) -> str:
        """The address of the service as seen from this machine, without a slash at the end."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are ours."""

    def error(self, message: str) -> NoReturn:
        raise UpError(f"{message[:1].upper()}{message[1:]}. See: duckcover up --help")


def _parser() -> _Parser:
    parser = _Parser(prog="duckcover up", description="Run the whole service on this machine until Ctrl-C.")
    add = parser.add_argument
    add("--port", help="port of the API ($PORT, else 8000)")
    add("--host", help="address to listen on ($HOST, else 127.0.0.1)")
    add("--data-dir", type=Path, help="data folder ($DUCKCOVER_DATA_DIR, else in this account's data directory)")
    add("--database-url", help="PostgreSQL server ($DATABASE_URL, else an embedded one in the data folder)")
    add("--broker-url", help="Redis or RabbitMQ ($CELERY_BROKER_URL, else an embedded one in the data folder)")
    add("--web-workers", default="2", help="processes of the API (2)")
    add("--worker-concurrency", default="2", help="processes of the Celery worker (2)")
    return parser


def parse_options(words: Sequence[str]) -> UpOptions:
    """Read the words behind `duckcover up` and the environment; options win. Raises: UpError."""
    found, environment = _parser().parse_args(words), os.environ
    data_dir = found.data_dir.expanduser().absolute() if found.data_dir else default_data_dir()
    return UpOptions(
        data_dir=data_dir,
        host=found.host or environment.get("HOST") or UpOptions.host,
        port=_number("port", found.port or environment.get("PORT") or str(UpOptions.port), 65535),
        database_url=found.database_url or environment.get("DATABASE_URL") or None,
        broker_url=found.broker_url or environment.get("CELERY_BROKER_URL") or None,
        web_workers=_number("number of web workers", found.web_workers, 256),
        worker_concurrency=_number("worker concurrency", found.worker_concurrency, 256),
    )


def _number(name: str, text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= most:
        raise UpError(f"The {name} {text!r} is not a number from 1 to {most}.")
    return int(text)
