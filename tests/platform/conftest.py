"""Real processes of the platform: a running `duckcover up`, who belongs to it, bounded waits."""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from duckcover import metrics
from tests.live.service import free_port

PROJECT = Path(__file__).resolve().parents[2]
OURS = ("DATABASE_URL", "CELERY_BROKER_URL", "PORT", "HOST", "DUCKCOVER_DATA_DIR")
PYTEST_MARK = "PYTEST_CURRENT_TEST"
TOKEN = "a-token-of-the-tests"
BEARER = {"Authorization": f"Bearer {TOKEN}"}
"""What reads the metrics while `metrics_folder` is used."""


def await_true(condition: Callable[[], Any], seconds: float = 90.0) -> Any:
    """Return what `condition` answers once that is true; fail after `seconds`, far more than a slow machine needs."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"nothing within {seconds} s"
        time.sleep(0.02)
    return found


def pids_in(folder: Path) -> set[int]:
    """The processes whose working folder is in `folder`: every child of an instance stands there."""
    found = set()
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            place = link.readlink()
        except OSError:
            continue
        if place.is_relative_to(folder):
            found.add(int(link.parent.name))
    return found


def proc_text(pid: int, name: str) -> str:
    """What the kernel says of a process; nothing once it is gone, which it may be at any moment.

    It can also end between the opening and the reading: then the kernel answers `ProcessLookupError`.
    """
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def parent_of(pid: int) -> int:
    """The process that started this one, 0 when it is gone."""
    found = re.search(r"^PPid:\t(\d+)$", proc_text(pid, "status"), re.MULTILINE)
    return int(found[1]) if found else 0


def clean_environment(**more: str) -> dict[str, str]:
    """The environment of a machine where nothing of ours is set."""
    kept = {name: value for name, value in os.environ.items() if name not in (*OURS, PYTEST_MARK)}
    return {**kept, **more}


def _heed_interrupts() -> None:
    """A shell that runs the tests in the background lets its children ignore SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Instance:
    """One `duckcover up` in a folder and on a port of its own."""

    def __init__(self, data_dir: Path, *words: str, port: int | None = None) -> None:
        self.data_dir = data_dir
        self.first_logs: dict[str, str] = {}
        self.port = port or free_port()
        self.output = data_dir.with_name(f"{data_dir.name}.out")
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "duckcover.cli", "up", "--port", str(self.port), *words],
                env=clean_environment(DUCKCOVER_DATA_DIR=str(data_dir)),
                cwd=PROJECT,
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=_heed_interrupts,  # noqa: PLW1509 - one call of the C library, safe beside threads
            )

    @property
    def text(self) -> str:
        """What it has printed so far."""
        return self.output.read_text()

    def await_ready(self) -> "Instance":
        """Return when it says that it is ready."""
        await_true(lambda: "Ctrl-C stops it." in self.text or self.process.poll() is not None, 120)
        assert self.process.poll() is None, self.text
        return self

    def request(self, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Status and JSON of one request; (0, None) when nobody answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            content = None if body is None else json.dumps(body)
            headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
            connection.request("GET" if body is None else "POST", path, content, headers)
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            return 0, None
        finally:
            connection.close()
        return answer.status, json.loads(text) if "json" in str(answer.headers["Content-Type"]) else None

    def helpers(self, part: str) -> set[int]:
        """The processes that the main process of a part works with."""
        parent = self.pid(part)
        return {pid for pid in pids_in(self.data_dir) if parent and parent_of(pid) == parent}

    def ready(self) -> bool:
        """Whether everything answers now."""
        return self.request("/readyz")[0] == 200

    def pid(self, part: str) -> int:
        """The main process of `postgres`, `web`, `worker` or `beat`, 0 when there is none just now."""
        words = {"postgres": "bin/postgres", "web": "granian", "worker": "worker", "beat": "beat"}[part]
        for pid in sorted(pids_in(self.data_dir)):
            if parent_of(pid) == self.process.pid and any(
                word.endswith(words) for word in proc_text(pid, "cmdline").split("\0")
            ):
                return pid
        return 0

    def kill(self, part: str) -> int:
        """End the main process of a part by SIGKILL; its number."""
        pid = int(await_true(lambda: self.pid(part)))
        os.kill(pid, signal.SIGKILL)
        return pid

    def kill_helpers(self, part: str) -> set[int]:
        """End the processes that a part works with by SIGKILL; their numbers."""
        killed = set(await_true(lambda: self.helpers(part)))
        for pid in killed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return killed

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(120)


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Instance]:
    """A running service that the tests of one module share; each leaves it serving. `first_logs` is of its start."""
    running = Instance(tmp_path_factory.mktemp("up") / "data")
    try:
        running.await_ready()
        running.first_logs = {log.name: log.read_text() for log in (running.data_dir / "logs").iterdir()}
        yield running
    finally:
        running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Instance]]:
    """Start instances that are gone after the test."""
    started: list[Instance] = []

    def start_one(data_dir: Path, *words: str, port: int | None = None) -> Instance:
        started.append(Instance(data_dir, *words, port=port))
        return started[-1]

    yield start_one
    for one in started:
        one.stop()


@pytest.fixture(scope="session")
def until() -> Callable[..., Any]:
    """Bounded waiting."""
    return await_true


@pytest.fixture
def port() -> int:
    """A TCP port that nobody listens on."""
    return free_port()


@pytest.fixture(scope="session")
def listens() -> Callable[[int], bool]:
    """Whether somebody listens on a port of this machine."""

    def is_heard(port: int) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    return is_heard


@pytest.fixture(scope="session")
def members() -> Callable[[Path], set[int]]:
    """Who works in a folder."""
    return pids_in


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run `duckcover` with some words to its end, on a data folder of the test's own unless told otherwise."""

    def run_one(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "duckcover.cli", *words],
            env=clean_environment(**{"DUCKCOVER_DATA_DIR": str(tmp_path / "data"), **environment}),
            cwd=PROJECT,
            capture_output=True,
            text=True,
            timeout=240,
        )

    return run_one


@pytest.fixture
def metrics_folder(settings: Any, tmp_path: Path) -> Iterator[Path]:
    """Metrics are on, in a folder of the test's own."""
    settings.METRICS_TOKEN, settings.DATA_DIR = TOKEN, tmp_path
    metrics._meters.cache_clear()
    yield tmp_path / "metrics"
    for child in metrics._meters()._children.values():
        child._sum._file.close()  # all of a process's are in one file
    metrics._meters.cache_clear()
