"""How a run is spread over processes, and what it took.

Under pytest-xdist the tests of one file stay in one process, and so do all tests that share a running service: it is
started once, and ends with them, since the sweeps of an idle one take a twelfth of a core. The longest groups begin
first, so that no process works alone at the end. pytest-xdist 3.8 has groups of its own (`--dist loadgroup`), but
pytest 9 does not see the names that it gives to tests for that.
"""

import gc
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from duckcover.collector import THRESHOLDS

LONGEST = (
    "tests/sdk/mobile",
    "service-folder",
    "tests/contract/test_fuzzing.py",
    "live-service",
    "service-redis",
    "tests/concurrency/test_brute_force.py",
)
"""The groups that take minutes, the longest first."""
SERVICE = re.compile(r"^tests/(?:chaos|concurrency|tasks)/.*[\[-](folder|redis)[\]-]")
"""A test of the fixture `service`, with its broker."""
LIVE = re.compile(
    r"^tests/(?:sdk/(?:python|typescript)/|(?:accounts/test_oauth_page|concurrency/test_revocation|live/test_readme"
    r"|platform/test_broken_bodies|platform/test_slow_clients|sdk/terminal/test_live)\.py)"
)
"""Where the fixture `live_service` is asked for, but in tests/sdk/mobile, which compiles for minutes before that."""
AXE = "tests/browser/test_axe.py::"
"""Where each test takes long by itself in full, and shares nothing."""
SHARED = ("live_service", "service")
"""The fixtures that end with their group."""
SDK = re.compile(r"^tests/sdk/\w+(?=/)")
"""A folder below tests/sdk; its files share what they build."""
PARTS = 2
"""How many parts of a path name a folder in the table: `tests/api`."""


class Groups(LoadScopeScheduling):
    """Gives a process one group after the other."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """For `-n auto`: one process for each core, and one more where slow tests run.

    Slow tests wait for services, browsers and compilers. Where none run, one more makes a run of 85 s take 10 s longer.
    `PYTEST_XDIST_AUTO_NUM_WORKERS` sets another number, as it does for pytest-xdist itself.
    """
    wanted = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS")
    return int(wanted) if wanted else len(os.sched_getaffinity(0)) + ("not slow" not in config.option.markexpr)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Groups:
    """Let groups be given to processes whole."""
    return Groups(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a process of pytest-xdist, let the longest groups begin first, then other slow files."""
    if hasattr(config, "workerinput"):
        slow = {group_of(item.nodeid) for item in items if item.get_closest_marker("slow")}
        items.sort(key=lambda item: _place(group_of(item.nodeid), slow))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Search for garbage from the first test on, as rarely as the service: it took a fifth of the time before that."""
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """In a process of pytest-xdist, end the service of a group behind its last test."""
    yield
    if hasattr(item.config, "workerinput") and (nextitem is None or group_of(nextitem.nodeid) != group_of(item.nodeid)):
        for definition in (each for name in SHARED for each in item._fixtureinfo.name2fixturedefs.get(name, ())):
            definition.finish(item._request)


def group_of(nodeid: str) -> str:
    """The tests with the same name run in the same process."""
    if found := SERVICE.match(nodeid):
        return f"service-{found[1]}"
    if LIVE.match(nodeid):
        return "live-service"
    if nodeid.startswith(AXE):
        return nodeid
    folder = SDK.match(nodeid)
    return folder[0] if folder else nodeid.split("::", maxsplit=1)[0]


def _place(group: str, slow: set[str]) -> tuple[int, bool]:
    return LONGEST.index(group) if group in LONGEST else len(LONGEST), group not in slow


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the time of each folder."""
    seconds: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for report in (each for kind in terminalreporter.stats.values() for each in kind):
        if isinstance(report, pytest.TestReport):
            folder = "/".join(Path(report.nodeid.split("::")[0]).parent.parts[:PARTS])
            seconds[folder] += report.duration
            tests[folder] += report.when == "call"
    if len(seconds) > 1:
        terminalreporter.section("time by folder")
        for folder, spent in seconds.most_common():
            terminalreporter.write_line(f"{folder:<20} {spent:8.1f} s {tests[folder]:6} tests")
