"""docs/operators.md names every variable that the service reads."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_operators_page__names_every_variable_of_the_settings():
    read = set(re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', (ROOT / "duckcover" / "settings.py").read_text()))
    named = set(re.findall(r"`([A-Z_]{3,})`", (ROOT / "docs" / "operators.md").read_text()))
    assert len(read) > 10
    assert read - named == set()
