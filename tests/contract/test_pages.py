"""The pages of docs/api say what the code says, and no page of the project leads nowhere."""

import re
from pathlib import Path

import pytest

from duckcover.errors import ErrorCode
from duckcover.rest.schema.problems import EXTRAS

PROJECT = Path(__file__).resolve().parents[2]
PAGES = PROJECT / "docs" / "api"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (.+?) \| (.+?) \|$", re.MULTILINE)

LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
TEXTS = [*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md"), *PROJECT.glob("sdk/*/README.md")]


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


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(PROJECT)))
def test_page__its_links__lead_somewhere(page):
    links = [(page.parent / path if path else page, anchor) for path, anchor in LINK.findall(page.read_text())]
    assert [target for target, _ in links if not target.exists()] == []
    assert [(target, anchor) for target, anchor in links if anchor and anchor not in anchors(target)] == []


def anchors(page):
    """What the headings of a page are called in its address."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(page.read_text())}
