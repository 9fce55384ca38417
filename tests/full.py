"""Everything that needs real processes, repeated in full, with the measured figures at the end: `python -m tests.full`.

It uses all cores, and takes about an hour on two: Schemathesis alone sends some 80,000 requests. More words go to
pytest, such as `-k killed` for a part of it.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
PLACES = (
    "tests/tasks",
    "tests/concurrency",
    "tests/chaos",
    "tests/soak/test_seasons.py",
    "tests/browser/test_axe.py",
    "tests/browser/test_engines.py",
    "tests/contract/test_fuzzing.py",
)


def main(words: Sequence[str]) -> int:
    """Run the tests; pytest's exit code."""
    command = [sys.executable, "-m", "pytest", *PLACES, "-n", "auto", "--repetitions", "full", "-v", *words]
    return subprocess.run(command, cwd=PROJECT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
