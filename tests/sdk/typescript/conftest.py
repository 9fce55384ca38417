"""The TypeScript SDK as a stranger gets it: a tarball, built from a clean copy and installed into an empty project."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[3]
PROGRAMS = Path(__file__).parent / "programs"
QUICKSTART = PROJECT / "docs" / "api" / "quickstart-typescript.md"
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", ".test", "*.tgz")
MANIFEST = '{"private": true, "type": "module"}'
STRICT = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--target", "es2022"]


def run(*words: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, its output as text; 800 seconds at most."""
    return subprocess.run(
        list(map(str, words)),
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=800,
        check=False,
    )


def done(*words: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints. Raises: AssertionError with all that it said when it fails."""
    result = run(*words, cwd=cwd, **environment)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


Command = Callable[..., str]


@pytest.fixture(scope="session")
def node() -> Command:
    """Run a program with Node: `node(folder, "game.js", API=url)`; what it prints."""
    return lambda folder, *words, **environment: done("node", *words, cwd=folder, **environment)


@pytest.fixture(scope="session")
def npm() -> Command:
    """Run npm in a folder: `npm(folder, "test")`; what it prints."""
    return lambda folder, *words: done("npm", *words, cwd=folder)


@pytest.fixture(scope="session")
def generate() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the generator of an SDK's folder, which may fail."""
    return lambda folder, *words: run(folder / "generate.sh", *words, cwd=folder)


@dataclass(frozen=True)
class Package:
    """The SDK's folder in a clean copy, everything of `npm ci` in it, and the tarball that was built there."""

    folder: Path
    tarball: Path

    def compile(self, folder: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Run the SDK's own compiler on programs in a folder."""
        types = ["--typeRoots", self.folder / "node_modules" / "@types", "--types", "node"]
        compiler = self.folder / "node_modules" / ".bin" / "tsc"
        return run(compiler, *STRICT, "--module", "nodenext", *types, *words, cwd=folder)


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    """The SDK, built from nothing but what is committed by the first block of the quick start, as it stands."""
    copy = tmp_path_factory.mktemp("repository")
    folder = copy / "sdk" / "typescript"
    shutil.copytree(PROJECT / "sdk" / "typescript", folder, ignore=NOT_COPIED)
    shutil.copy(PROJECT / "openapi.yaml", copy)
    (copy / "tests").symlink_to(PROJECT / "tests")
    block = re.search(r"^```sh\n(.*?)^```$", QUICKSTART.read_text(), re.DOTALL | re.MULTILINE)[1]
    done("bash", "-euo", "pipefail", "-c", block, cwd=copy, DUCKCOVER=str(copy))
    (tarball,) = folder.glob("*.tgz")
    return Package(folder, tarball)


@pytest.fixture(scope="session")
def project(package: Package, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty project with the tarball installed, and the programs beside it."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text(MANIFEST)
    done("npm", "install", "--no-audit", "--no-fund", package.tarball, cwd=folder)
    for program in PROGRAMS.glob("*.ts"):
        shutil.copy(program, folder)
    return folder


@pytest.fixture(scope="session")
def compiled(package: Package, project: Path) -> Path:
    """The project with its programs compiled."""
    result = package.compile(project, "game.ts", "retries.ts", "players.ts")
    assert result.stdout + result.stderr == ""
    return project
