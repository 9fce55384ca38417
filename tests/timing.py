"""How a run is spread over processes, and what it took.

Under pytest-xdist (`--dist loadgroup`) the tests of one file stay together, and so do all tests that share a running
service: it is started once. The longest groups begin first, so that no process works alone at the end.
"""

from collections import Counter
from pathlib import Path

import pytest

LONGEST = (
    "tests/contract/test_fuzzing.py",
    "service-folder",
    "service-redis",
    "tests/sdk/mobile",
    "tests/sdk/typescript",
    "tests/sdk/python",
    "live_service",
)
"""The groups that take minutes, the longest first."""
SDK = ("tests", "sdk")
"""The files of a folder below share what they build."""
PARTS = 2
"""How many parts of a path name a folder in the table: `tests/api`."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a process of pytest-xdist, put each test into its group, and the longest groups first."""
    if hasattr(config, "workerinput"):
        for item in items:
            item.add_marker(pytest.mark.xdist_group(group_of(item)))
        items.sort(key=_place)


def group_of(item: pytest.Item) -> str:
    """The tests with the same name run in the same process."""
    names = getattr(item, "fixturenames", ())
    if "service" in names and hasattr(item, "callspec") and "service" in item.callspec.params:
        return f"service-{item.callspec.params['service']}"
    if "live_service" in names:
        return "live_service"
    file = item.path.relative_to(item.config.rootpath)
    return (file.parent if file.parent.parts[:2] == SDK else file).as_posix()


def _place(item: pytest.Item) -> tuple[int, bool]:
    group = group_of(item)
    rank = LONGEST.index(group) if group in LONGEST else len(LONGEST)
    return rank, item.get_closest_marker("slow") is None


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
