"""The commands of the service's processes and the environment that they run in."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from duckcover.standalone.processes import end_with_parent
from duckcover.standalone.supervisor.children import Program
from duckcover.standalone.supervisor.options import ANY_ADDRESS, LOOPBACK, UpOptions

PROJECT = Path(__file__).resolve().parents[3]
HEADER_MILLISECONDS = 10_000
"""How long a client may take to send the head of a request; for the body see `duckcover.rsgi`."""
CONNECTIONS = 4096
"""How many an API process holds at a time, idle ones and slow ones among them."""
DEFAULT_NAMES = "localhost,127.0.0.1,[::1]"


def environment(options: UpOptions) -> dict[str, str]:
    """The environment of every child: ours, with what the options say in place."""
    found = {**os.environ, "DJANGO_SETTINGS_MODULE": "duckcover.settings", "PYTHONUNBUFFERED": "1"}
    paths = [str(PROJECT), *filter(None, [os.environ.get("PYTHONPATH")])]
    found.update(PYTHONPATH=os.pathsep.join(paths), DUCKCOVER_DATA_DIR=str(options.data_dir))
    for name, url in (("DATABASE_URL", options.database_url), ("CELERY_BROKER_URL", options.broker_url)):
        found.pop(name, None)
        if url:
            found[name] = url
    if options.host not in (*LOOPBACK, *ANY_ADDRESS):
        found.setdefault("DJANGO_ALLOWED_HOSTS", f"{DEFAULT_NAMES},{options.host}")
    return found


def migrate_command() -> list[str]:
    return [sys.executable, "-m", "duckcover.cli", "migrate", "--no-input"]


def web_command(options: UpOptions) -> list[str]:
    """The HTTP server of the API: the one place that names it.

    HTTP/1.1 only: a body of HTTP/2 needs no header that tells of it, and its streams know no time for their heads.
    """
    return [
        *(sys.executable, "-m", "granian", "--interface", "rsgi", "duckcover.rsgi:application"),
        *("--loop", "uvloop", "--http", "1", "--host", options.host, "--port", str(options.port)),
        *("--workers", str(options.web_workers), "--backpressure", str(CONNECTIONS), "--backlog", str(CONNECTIONS)),
        *("--http1-header-read-timeout", str(HEADER_MILLISECONDS)),
        *("--respawn-failed-workers", "--workers-kill-timeout", "5s", "--no-ws"),
    ]


def worker_command(options: UpOptions) -> list[str]:
    return [
        *(sys.executable, "-m", "celery", "-A", "duckcover", "worker"),
        *("--concurrency", str(options.worker_concurrency), "--without-gossip", "--without-mingle"),
    ]


def beat_command(options: UpOptions) -> list[str]:
    """Celery's beat, which publishes the sweep and the hourly tasks."""
    schedule = options.data_dir / "beat-schedule"
    return [
        *(sys.executable, "-m", "celery", "-A", "duckcover", "beat"),
        *("--schedule", str(schedule), "--pidfile", ""),
    ]


def spawn(command: list[str], options: UpOptions, log: IO[bytes]) -> subprocess.Popen[bytes]:
    """Start one of our commands in a session of its own; it is asked to end when this thread does."""
    return subprocess.Popen(
        command,
        env=environment(options),
        cwd=options.data_dir,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,
        preexec_fn=end_with_parent(signal.SIGTERM),  # noqa: PLW1509 - one prctl, safe beside threads
    )


def programs(options: UpOptions) -> list[Program]:
    """What runs beside PostgreSQL."""
    commands = {"web": web_command(options), "worker": worker_command(options), "beat": beat_command(options)}

    def program(name: str, command: list[str]) -> Program:
        return Program(name, lambda log: spawn(command, options, log))

    return [program(name, command) for name, command in commands.items()]
