"""HTTP load: wrk when it is installed, else two processes of benchmarks.client; both send prepared requests."""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

CONNECTIONS = 16
PROCESSES = 2
LINE_END = "\x1e"
"""Stands for CRLF in the file of requests, which has one request a line."""


@dataclass(frozen=True)
class Load:
    """What a run saw; latencies in milliseconds."""

    requests: int
    seconds: float
    failed: int
    p50: float
    p99: float

    @property
    def rate(self) -> float:
        """Requests per second."""
        return self.requests / self.seconds


def generator() -> str:
    """What makes the load here."""
    return "wrk" if shutil.which("wrk") else f"{PROCESSES} processes of benchmarks.client (wrk is not installed)"


def get(path: str, token: str, etag: str | None = None) -> str:
    return _request("GET", path, token, {} if etag is None else {"If-None-Match": etag})


def put(path: str, token: str, body: str) -> str:
    sizes = {"Content-Type": "application/json", "Content-Length": str(len(body))}
    return _request("PUT", path, token, sizes) + body


def _request(method: str, path: str, token: str, headers: dict[str, str]) -> str:
    every = {"Host": "localhost", "Authorization": f"Bearer {token}", **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in every.items()), "", ""]
    return LINE_END.join(lines)


def run(port: int, requests: Sequence[str], seconds: float, timeout: int = 2) -> Load:
    """Send the requests over 16 keep-alive connections as fast as they are answered.

    Raises: RuntimeError when a request fails; with wrk, one fails also by an answer after `timeout` seconds.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".requests") as file:
        file.write("\n".join(requests) + "\n")
        file.flush()
        load = _wrk(port, file.name, seconds, timeout) if shutil.which("wrk") else _own(port, file.name, seconds)
    if load.failed:
        raise RuntimeError(f"{load.failed} of {load.requests} requests failed")
    return load


def paced(port: int, requests: Sequence[str], seconds: float, rate: float) -> subprocess.Popen[str]:
    """Start one process that sends `rate` requests a second; `result` waits for it."""
    with tempfile.NamedTemporaryFile("w", suffix=".requests", delete=False) as file:
        file.write("\n".join(requests) + "\n")
    return _client(port, file.name, seconds, 0, 1, CONNECTIONS, rate)


def result(client: subprocess.Popen[str]) -> Load:
    """What a process of benchmarks.client saw."""
    out, _ = client.communicate()
    found = json.loads(out)
    found.pop("latencies")
    return Load(**found)


def _wrk(port: int, path: str, seconds: float, timeout: int) -> Load:
    size = ["-t", str(PROCESSES), "-c", str(CONNECTIONS)]
    words = [*size, "-d", f"{max(1, round(seconds))}s", "--timeout", str(timeout), "-s"]
    script = str(Path(__file__).with_name("load.lua"))
    command = ["wrk", *words, script, f"http://127.0.0.1:{port}", "--", path, str(PROCESSES)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Load(**json.loads(done.stdout.strip().splitlines()[-1]))


def _own(port: int, path: str, seconds: float) -> Load:
    connections = CONNECTIONS // PROCESSES
    clients = [_client(port, path, seconds, part, PROCESSES, connections, 0) for part in range(PROCESSES)]
    found = [json.loads(client.communicate()[0]) for client in clients]
    latencies = sorted(latency for each in found for latency in each["latencies"])
    return Load(
        requests=sum(each["requests"] for each in found),
        seconds=max(each["seconds"] for each in found),
        failed=sum(each["failed"] for each in found),
        p50=latencies[len(latencies) // 2],
        p99=latencies[len(latencies) * 99 // 100],
    )


def _client(port: int, path: str, seconds: float, part: int, parts: int, connections: int, rate: float):
    words = [str(word) for word in (port, path, seconds, part, parts, connections, rate)]
    return subprocess.Popen([sys.executable, "-m", "benchmarks.client", *words], stdout=subprocess.PIPE, text=True)
