"""The pages of docs/api say what the code says."""

import re
from pathlib import Path

from duckcover.errors import ErrorCode
from duckcover.schema.problems import EXTRAS

PAGES = Path(__file__).resolve().parents[2] / "docs" / "api"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)


def rows():
    """(code, status, meaning, what to do) of each row of the table of errors."""
    return ROW.findall((PAGES / "errors.md").read_text())


def test_errors_page__names_every_code_with_status_and_meaning_in_order():
    listed = [(code, int(status), meaning) for code, status, meaning, _todo in rows()]
    assert listed == [(code.value, code.status, code.explanation) for code in ErrorCode]


def test_errors_page__says_of_every_code_what_to_do():
    assert [code for code, _status, meaning, todo in rows() if len(todo) < 20 or todo == meaning] == []


def test_errors_page__names_every_member_that_helps():
    text = (PAGES / "errors.md").read_text()
    assert [name for name in EXTRAS if f"`{name}`" not in text] == []
