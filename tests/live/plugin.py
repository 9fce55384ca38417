"""What tests with real processes share: the running service, how often to repeat, the table of measured figures."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.db import connection

from tests.live.service import BROKERS, Service, Up

FIGURE = "figure"
ALL_TESTS = "DUCKCOVER_ALL_TESTS"
"""The variable that makes a test fail that lacks a program, where it is skipped otherwise."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--repetitions full` repeats races and kills as often as docs/testing.md says; `--screenshots` keeps pages."""
    parser.addoption("--repetitions", choices=("few", "full"), default="few", help="of races and kills (few)")
    parser.addoption("--screenshots", type=Path, help="folder for a picture of each page that axe looks at")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that `needs` a program or file which is not installed, or let it fail where all tests are wanted."""
    wanted = [name for mark in item.iter_markers("needs") for name in mark.args]
    missing = [name for name in wanted if shutil.which(name) is None and not Path(name).is_file()]
    if missing:
        verdict = pytest.fail if os.environ.get(ALL_TESTS) else pytest.skip
        verdict(f"not installed: {', '.join(missing)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With few repetitions, leave out what is marked `in_full`, and `few_on` another broker if that is installed."""
    if config.getoption("repetitions") == "few":
        left_out = [item for item in items if item.get_closest_marker("in_full") or _runs_elsewhere(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def _runs_elsewhere(item: pytest.Item) -> bool:
    mark = item.get_closest_marker("few_on")
    if mark is None or mark.args[0] not in BROKERS or not isinstance(item, pytest.Function):
        return False
    return item.callspec.params["service"] != mark.args[0]


def pytest_report_header(config: pytest.Config) -> str:
    """Which brokers the tests run on here, and how often they repeat."""
    missing = "" if "redis" in BROKERS else " (redis-server is not installed: nothing runs on Redis)"
    return f"brokers: {', '.join(BROKERS)}{missing}; repetitions: {config.getoption('repetitions')}"


@pytest.fixture(scope="session")
def repetitions(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """Choose between few and full repetitions: `repetitions(50, 500)`."""
    full = request.config.getoption("repetitions") == "full"
    return lambda few, all_: all_ if full else few


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Note a measured figure for the table at the end: `figure("last move to resolution", "p95 80 ms")`."""
    broker = request.node.callspec.params.get("service", "") if hasattr(request.node, "callspec") else ""

    def note(what: str, value: str) -> None:
        request.node.user_properties.append((FIGURE, [f"{what} ({broker})" if broker else what, value]))

    return note


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that passed tests have noted."""
    reports = [report for report in terminalreporter.getreports("passed") if report.when == "call"]
    figures = [value for report in reports for name, value in report.user_properties if name == FIGURE]
    if figures:
        terminalreporter.section("figures")
        width = max(len(what) for what, _ in figures)
        for what, value in figures:
            terminalreporter.write_line(f"{what:<{width}}  {value}")


@pytest.fixture
def early_in_the_minute(db: None) -> None:
    """A minute of the service's clock of which ten seconds are left at least: requests are counted by minutes."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 60 - extract(second FROM clock_timestamp())::float")
        left = cursor.fetchone()[0]
    if left < 10:
        time.sleep(left + 0.1)


@pytest.fixture(scope="session")
def live_service() -> Iterator[str]:
    """The address of a service that `duckcover up` runs, embedded throughout, for all tests of the session."""
    with Up() as up:
        yield up.url


@pytest.fixture(scope="session", params=BROKERS)
def service(request: pytest.FixtureRequest) -> Iterator[Service]:
    """The service process by process, once for each broker; a test leaves every process running."""
    with Service(request.param) as running:
        yield running


@pytest.fixture(autouse=True)
def _rested_players(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no test leave the next one players who may not begin another game."""
    yield
    running = request.node.funcargs.get("service") if hasattr(request.node, "funcargs") else None
    if isinstance(running, Service):
        running.rest_players()
