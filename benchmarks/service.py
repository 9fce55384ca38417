"""The whole service as `duckcover up` runs it, and single HTTP servers beside each other."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START_SECONDS = 120


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, path: str = "/healthz", **environment: str) -> Iterator[int]:
    """Run a command until the block is left; starts the block when `path` answers 200. Gives the port."""
    env = {**os.environ, **environment}
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(command, env=env, stdout=output, stderr=output)
        try:
            if not _answers(child, port, path):
                output.seek(0)
                raise RuntimeError(f"the service did not start:\n{output.read().decode()}")
            yield port
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(60)


@contextmanager
def service(data_dir: Path, *options: str) -> Iterator[int]:
    """The whole service on a data folder, with these options of `up`; gives its port."""
    port = free_port()
    command = [sys.executable, "-m", "duckcover.cli", "up", "--port", str(port), "--data-dir", str(data_dir), *options]
    with running(command, port, "/readyz"):
        yield port


def _answers(child: subprocess.Popen[bytes], port: int, path: str) -> bool:
    """Wait until the service answers; whether it did."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and child.poll() is None:
        try:
            if call(http.client.HTTPConnection("127.0.0.1", port, timeout=5), "GET", path)[0] == 200:
                return True
        except OSError:
            pass
        time.sleep(0.1)
    return False


def call(
    connection: http.client.HTTPConnection, method: str, path: str, token: str = "", body: str | None = None
) -> tuple[int, bytes, str]:
    """One request; status, body and entity tag of the answer."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    connection.request(method, path, body=body, headers=headers)
    answer = connection.getresponse()
    return answer.status, answer.read(), answer.headers.get("ETag", "")
