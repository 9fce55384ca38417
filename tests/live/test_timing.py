"""Tests that share a running service are one group: else it is started once more."""

from pathlib import Path

from tests.timing import group_of

TESTS = Path(__file__).resolve().parents[1]
COMPILES_FIRST = "tests/sdk/mobile/test_mobile.py"
"""It does so for minutes, in which a service would be idle."""


def test_files_with_live_service__are_one_group():
    files = [path for path in TESTS.rglob("test_*.py") if "live_service" in path.read_text() and path != Path(__file__)]
    names = {str(path.relative_to(TESTS.parent)) for path in files} - {COMPILES_FIRST}
    assert len(names) > 5
    assert {name: group_of(name) for name in names} == dict.fromkeys(names, "live-service")
