"""Children kept alive, on small programs of the tests' own."""

import os
import signal
import subprocess
import time

import pytest

from duckcover.standalone.supervisor import children
from duckcover.standalone.supervisor.children import Child, Program, stop_all


def program(script: str, name: str = "sleeper", grace: float = 10.0) -> Program:
    def start(log):
        return subprocess.Popen(["/bin/sh", "-c", script], stdout=log, stderr=log, start_new_session=True)

    return Program(name, start, grace=grace)


@pytest.fixture
def keep(tmp_path):
    """Start children whose every word is kept in `child.said`; all gone after the test."""
    kept = []

    def start(one: Program) -> Child:
        said = []
        child = Child(one, tmp_path / f"{one.name}.log", said.append)
        child.said = said
        kept.append(child)
        return child

    yield start
    for child in kept:
        child.kill()
        child.process.wait()


def test_watch__child_lives__leaves_it_alone(keep):
    child = keep(program("exec sleep 60"))
    pid = child.process.pid
    child.watch()
    assert (child.process.pid, child.said) == (pid, [])


def test_watch__child_killed__starts_another(keep, until):
    child = keep(program("exec sleep 60"))
    first = child.process.pid
    os.kill(first, signal.SIGKILL)
    until(lambda: child.watch() == 0)
    assert child.said == [
        f"sleeper (pid {first}) was killed by signal 9",
        f"sleeper was started again (pid {child.process.pid})",
    ]


def test_watch__child_killed__ends_what_it_left(keep, until, tmp_path, members):
    child = keep(program(f"cd {tmp_path}; sleep 60 & wait"))
    until(lambda: len(members(tmp_path)) == 2)
    left = members(tmp_path) - {child.process.pid}
    os.kill(child.process.pid, signal.SIGKILL)
    child.process.wait()
    child.watch()
    assert until(lambda: not left & members(tmp_path))


def test_watch__child_dies_again_and_again__shows_the_end_of_its_log(keep, until):
    child = keep(program("echo the disk is full; exit 3"))
    until(lambda: child.watch() >= 0 and child.in_trouble)
    assert child.said[-1] == f"sleeper keeps dying; the end of {child.log}:\n" + "\n".join(["the disk is full"] * 3)


def test_watch__child_dies_again_and_again__waits_longer_each_time(keep, until):
    child = keep(program("exit 3"))

    def death(number):
        before = time.monotonic()
        child.watch()
        return (before, time.monotonic()) if child.quick_deaths == number else None

    for number, pause in enumerate((0.2, 0.4, 0.8), start=1):
        before, after = until(lambda number=number: death(number))
        assert before + pause <= child._due <= after + pause


def test_watch__child_lived_long__forgets_earlier_deaths(keep, monkeypatch):
    child = keep(program("exec sleep 60"))
    child.quick_deaths = 2
    monkeypatch.setattr(children, "QUICK_SECONDS", 0.0)
    child.watch()
    assert child.quick_deaths == 0


def deaf(keep, until, grace):
    """A child that heeds no SIGTERM any more."""
    child = keep(program("trap '' TERM; echo deaf; while :; do sleep 1; done", grace=grace))
    until(lambda: child.log.read_text() == "deaf\n")
    return child


def test_stop_all__child_deaf_to_sigterm__is_killed_after_its_grace(keep, until):
    child = deaf(keep, until, grace=0.3)
    began = time.monotonic()
    stop_all([child], lambda seconds: bool(time.sleep(seconds)))
    assert child.process.returncode == -signal.SIGKILL
    assert time.monotonic() - began > 0.3


def test_stop_all__in_a_hurry__waits_for_no_grace(keep, until):
    child = deaf(keep, until, grace=60)
    began = time.monotonic()
    stop_all([child], lambda seconds: True)
    assert child.process.returncode == -signal.SIGKILL
    assert time.monotonic() - began < 30


def test_shorten__log_over_the_limit__moves_what_it_holds(tmp_path):
    log = tmp_path / "web.log"
    with log.open("ab") as writer:
        writer.write(b"old\n")
        writer.flush()
        children.shorten(log, limit=3)
        writer.write(b"new\n")
    assert (log.read_text(), (tmp_path / "web.log.1").read_text()) == ("new\n", "old\n")


def test_tail__long_log__is_its_end(tmp_path):
    log = tmp_path / "web.log"
    log.write_text("".join(f"line {number}\n" for number in range(10_000)))
    assert children.tail(log, 2) == "line 9998\nline 9999"
