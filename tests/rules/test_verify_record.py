"""`manage.py verify_record FILE`, as an operator runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).parent / "golden" / "2-seats-se-1.json"


def verify_record(file, text=None):
    command = [sys.executable, ROOT / "manage.py", "verify_record", "--no-color", file]
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, timeout=60)
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def test_verify_record__true_record__says_so():
    verdict = "VERIFIED: game 8723e587-e369-43f7-8f3e-da02de40da4a, 3 rounds, 89 turns"
    assert verify_record(RECORD) == (0, verdict, "")


def test_verify_record__standard_input__is_read():
    code, out, _ = verify_record("-", RECORD.read_text())
    assert (code, out.split(":")[0]) == (0, "VERIFIED")


def test_verify_record__tampered__prints_the_first_difference():
    code, out, error = verify_record("-", RECORD.read_text().replace('"scores":[', '"scores":[77,', 1))
    assert (code, out) == (1, "")
    assert error.splitlines()[0] == "CommandError: NOT VERIFIED: the first difference is at rounds[0].scores[0]"
    assert [line.split(":")[0].strip() for line in error.splitlines()[1:]] == ["expected", "found"]


@pytest.mark.parametrize(
    ("text", "word"), [("{", "NOT READABLE"), ("[" * 100_000, "NOT READABLE"), ("{}", "NOT A RECORD")]
)
def test_verify_record__no_record__is_told_plainly(text, word):
    code, out, error = verify_record("-", text)
    assert (code, out, error.split(": ")[:2]) == (1, "", ["CommandError", word])


def test_verify_record__no_such_file__is_told_plainly(tmp_path):
    code, _, error = verify_record(tmp_path / "missing.json")
    assert (code, error) == (1, f"CommandError: NOT READABLE: {tmp_path / 'missing.json'}: No such file or directory")
