"""The Python SDK as strangers get it: a wheel, installed into an environment of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from duckcover_sdk import Client, Retries

from tests.sdk.python.scripted import Scripted, scripted_service

SDK = Path(__file__).resolve().parents[3] / "sdk" / "python"


def run(*words: str | Path, cwd: Path | None = None, **environment: str) -> str:
    """Run a command; its output. Raises: AssertionError with what it said when it fails."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DUCKCOVER", "DJANGO"))
    }
    done = subprocess.run(
        list(map(str, words)), cwd=cwd, env={**clean, **environment}, capture_output=True, text=True, timeout=800
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@dataclass(frozen=True)
class Installed:
    """An environment with the wheel in it, and what it needs; the pip of the tests works in it."""

    folder: Path

    def pip(self, *words: str | Path) -> str:
        """Run pip for it."""
        pip = [sys.executable, "-m", "pip", f"--python={self.python}", "--disable-pip-version-check"]
        return run(*pip, *words)

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        """Where its packages are."""
        return next(self.folder.glob("lib/python3*/site-packages"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources by what their pyproject.toml names."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    run("cp", "-r", SDK, copy)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, copy)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A fresh environment with the wheel and its extra; pip fetches what they need."""
    made = Installed(tmp_path_factory.mktemp("installed") / "venv")
    run(sys.executable, "-m", "venv", "--without-pip", made.folder)
    made.pip("install", "--quiet", f"{wheel}[league]")
    return made


@pytest.fixture
def service() -> Iterator[Scripted]:
    """A service that answers what the test says."""
    with scripted_service() as script:
        yield script


@pytest.fixture
def client(service: Scripted) -> Iterator[Client]:
    """A signed-in client that is quick to send again."""
    with Client(service.url, token="dkc_0", retries=Retries(attempts=4, first_pause=0.001)) as made:
        yield made
