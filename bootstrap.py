"""Set up the service next to this file and run it: `python3.11 bootstrap.py up`, or `test` for the tests.

Needs nothing but Python 3.11 or newer. The packages of the lock files go to `.venv`; they are installed
again when a lock file has changed, and from the start when an installation was interrupted.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
from pathlib import Path

USAGE = """Usage: python3.11 bootstrap.py COMMAND [OPTION…]

  up              set up and run the service
  play            play a game in the terminal against a running service
  test            set up and run the tests, on all cores; options go to pytest
  test --quick    set up and run the tests of the rules, the services and the API
  benchmarks      set up and measure speed beside pgbench (--quick, --only PART…)

Any other command is passed on to duckcover."""

ROOT = Path(__file__).resolve().parent
OLDEST = (3, 11)
IMPORTED = (".", "sdk/python/src")
"""The folders of the checkout whose packages can be imported."""
SCRIPT = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys

from duckcover.cli import main

sys.exit(main())
"""


IN_PARALLEL = ["-n", "auto"]
QUICK = [*IN_PARALLEL, "-m", "not slow and not thorough", "tests/rules", "tests/games", "tests/api"]


class SetUpError(Exception):
    """What keeps the service from being set up, said for people."""


class Installation:
    """The virtual environment of one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / "bin" / "python"
        self.script = self.venv / "bin" / "duckcover"
        self._started = self.venv / "installing"

    def ensure(self, lock_name: str) -> None:
        """Install what `requirements/<lock_name>.txt` lists unless it is there. Raises: SetUpError."""
        wanted = self._fingerprint(lock_name)
        stamp = self.venv / f"installed-{lock_name}"
        if stamp.exists() and stamp.read_text() == wanted and self.script.exists():
            return
        self._ensure_venv()
        self._started.touch()
        stamp.unlink(missing_ok=True)
        print(f"bootstrap: installing requirements/{lock_name}.txt into {self.venv}", flush=True)
        lock = self.root / "requirements" / f"{lock_name}.txt"
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
        self._run([str(self.python), "-m", "pip", "install", *quiet, "--require-hashes", "-r", str(lock)])
        self._add_project()
        stamp.write_text(wanted)
        self._started.unlink()

    def _fingerprint(self, lock_name: str) -> str:
        """What an installation of this lock by this Python at this place is known by."""
        lock = (self.root / "requirements" / f"{lock_name}.txt").read_bytes()
        place = f"{sys.version_info[:2]} {self.venv} {IMPORTED}".encode()
        return hashlib.sha256(lock + place).hexdigest()

    def _ensure_venv(self) -> None:
        """Keep a virtual environment that works, make one otherwise; an interrupted one does not count."""
        if not self._started.exists() and self._works():
            return
        print(f"bootstrap: making {self.venv}", flush=True)
        self._run([sys.executable, "-m", "venv", "--clear", str(self.venv)])

    def _works(self) -> bool:
        """Whether the environment has a Python that is new enough and can run pip."""
        question = f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"
        try:
            return subprocess.run([str(self.python), "-c", question], capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    def _add_project(self) -> None:
        """Make this checkout importable and give it its command `duckcover`; nothing is built for that."""
        question = "import sysconfig; print(sysconfig.get_path('purelib'))"
        found = subprocess.run([str(self.python), "-c", question], capture_output=True, text=True, check=True)
        lines = "".join(f"{self.root / folder}\n" for folder in IMPORTED)
        Path(found.stdout.strip(), "duckcover-checkout.pth").write_text(lines, encoding="utf-8")
        self.script.write_text(SCRIPT.format(python=self.python), encoding="utf-8")
        self.script.chmod(0o755)

    def _run(self, command: list[str]) -> None:
        if subprocess.run(command, check=False).returncode:
            raise SetUpError(f"this failed, its output says why: {' '.join(command)}")


def command_for(words: list[str], installation: Installation) -> list[str]:
    """Set up what the words need; the command that they stand for."""
    with Path(__file__).open() as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)  # two at once would install over each other
        installation.ensure("dev" if words[0] == "test" else "service")
    if words[0] == "test":
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each process of the tests would compile every module anew
        return [str(installation.python), "-m", "pytest", *test_options(words[1:])]
    if words[0] == "benchmarks":
        return [str(installation.python), "-m", "benchmarks", *words[1:]]
    return [str(installation.script), *words]


def test_options(words: list[str]) -> list[str]:
    """The options of pytest: without words it runs everything in parallel, and behind `--quick` what is quick."""
    if words[:1] == ["--quick"]:
        return [*QUICK, *words[1:]]
    return words or IN_PARALLEL


def main(words: list[str]) -> int:
    """Set up, then become the command; returns only when there is none or it cannot be."""
    if sys.version_info < OLDEST:
        print(f"bootstrap: Python 3.11 or newer is needed, this is {sys.version.split()[0]}", file=sys.stderr)
        return 1
    if not words or words[0] in {"-h", "--help"}:
        print(USAGE)
        return 0
    try:
        command = command_for(words, Installation(ROOT))
    except (SetUpError, OSError) as error:
        print(f"bootstrap: {error}", file=sys.stderr)
        return 1
    os.chdir(ROOT)
    return os.execv(command[0], command)  # noqa: S606 - our own command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
