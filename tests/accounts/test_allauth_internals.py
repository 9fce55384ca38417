"""What is used of allauth beyond its documented interface: in one place, and as it was when it was last read.

After an update that changes one of these, read what changed and what is built on it, then note the new digest.
"""

import hashlib
import inspect
import re
from pathlib import Path

import pytest

from accounts import allauth_internals

READ = {
    "TOTP._mark_code_used": "c45d4d5938a4",
    "TOTP.validate_code": "73de137ae900",
    "ErrorResponse": "cc5a2d2257de",
    "OAuthLibRequestValidator": "ce6fbefe05c7",
    "ValidatorContext": "ae43c861269c",
    "convert_response": "3004b36dbc04",
    "device_codes": "4d9bb90b2194",
    "extract_params": "ebafddb0f42d",
    "get_validator_context": "7d5b321979b5",
    "respond_html_error": "3b7157417a74",
    "ratelimit": "94accd83bb75",
}
"""What was read, with the beginning of the SHA-256 of its source."""
ROOT = Path(__file__).parents[2]
SOURCES = [path for room in ("accounts", "duckcover", "games") for path in (ROOT / room).rglob("*.py")]


def digest_of(name: str) -> str:
    found = allauth_internals
    for part in name.split("."):
        found = getattr(found, part)
    return hashlib.sha256(inspect.getsource(found).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", READ)
def test_internal__is_as_it_was_read(name):
    assert digest_of(name) == READ[name]


def test_internals__are_all_read():
    assert {name.split(".")[0] for name in READ} == set(allauth_internals.__all__)


def test_internals__are_imported_in_one_place():
    pattern = re.compile(r"^\s*(from|import) allauth[\w.]*\.internal", re.MULTILINE)
    assert [path.name for path in SOURCES if pattern.search(path.read_text())] == ["allauth_internals.py"]
