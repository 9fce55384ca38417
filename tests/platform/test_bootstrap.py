"""bootstrap.py, with a real virtual environment and a lock file of one package made on the spot."""

import hashlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import bootstrap

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).resolve().parents[2]
CLI = """
import sys
def main():
    import pond
    print("duckcover", pond.DEPTH, *sys.argv[1:])
    return 7
"""


def make_wheel(folder: Path, depth: int) -> str:
    """Put the package `pond` into `folder`; the line of a lock file that names it."""
    wheel = folder / f"pond-{depth}-py3-none-any.whl"
    about = f"pond-{depth}.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("pond.py", f"DEPTH = {depth}\n")
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: pond\nVersion: {depth}\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"--no-index\n--find-links {folder.as_uri()}\npond=={depth} --hash=sha256:{digest}\n"


class Checkout:
    """A checkout of a very small service."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "requirements").mkdir(parents=True)
        (root / "duckcover").mkdir()
        (root / "duckcover/__init__.py").touch()
        (root / "duckcover/cli.py").write_text(CLI)
        shutil.copy(PROJECT / "bootstrap.py", root)
        self.lock(1)

    def lock(self, depth: int, name: str = "service") -> None:
        """Have a lock file ask for this version of `pond`."""
        (self.root / f"requirements/{name}.txt").write_text(make_wheel(self.root, depth))

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.root / "bootstrap.py"), *words]
        return subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A checkout with a space in its path on which `up` has run once; the tests leave it installed."""
    checkout = Checkout(tmp_path_factory.mktemp("boot") / "a checkout")
    checkout.first = checkout.run("up", "--port", "1")
    return checkout


def test_up__first_time__installs_and_runs_the_command(installed):
    venv = installed.root / ".venv"
    assert (installed.first.returncode, installed.first.stdout.splitlines()) == (
        7,
        [
            f"bootstrap: making {venv}",
            f"bootstrap: installing requirements/service.txt into {venv}",
            "duckcover 1 up --port 1",
        ],
    ), installed.first.stderr


def test_up__second_time__installs_nothing(installed):
    assert installed.run("up").stdout == "duckcover 1 up\n"


def test_any_other_word__installed__goes_to_duckcover(installed):
    assert installed.run("play", "--auto", "4").stdout == "duckcover 1 play --auto 4\n"


def test_script__installed__runs_from_anywhere(installed):
    done = subprocess.run([installed.root / ".venv/bin/duckcover", "up"], cwd="/", capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (7, "duckcover 1 up\n")


def test_no_word__installed__shows_the_usage(installed):
    assert installed.run().stdout.startswith("Usage: python3.11 bootstrap.py COMMAND")


def test_up__lock_changed__installs_again(installed):
    installed.lock(2)
    changed = installed.run("up")
    assert changed.stdout.splitlines()[-1] == "duckcover 2 up"


def test_up__installation_was_interrupted__begins_anew(installed):
    venv = installed.root / ".venv"
    next(venv.glob("lib/*/site-packages/pond.py")).unlink()  # its metadata is there: pip takes it for whole
    (venv / "installed-service").unlink()
    (venv / "installing").touch()
    repaired = installed.run("up")
    assert (repaired.stdout.splitlines()[0], repaired.stdout.splitlines()[-1][:9]) == (
        f"bootstrap: making {venv}",
        "duckcover",
    )


def test_up__hash_is_wrong__installs_nothing_and_says_so(tmp_path):
    checkout = Checkout(tmp_path)
    lock = tmp_path / "requirements/service.txt"
    lock.write_text(lock.read_text()[:-65] + "0" * 64 + "\n")
    done = checkout.run("up")
    assert (done.returncode, done.stderr.splitlines()[-1][:28], (tmp_path / ".venv/bin/duckcover").exists()) == (
        1,
        "bootstrap: this failed, its ",
        False,
    )


def test_test__installed__runs_pytest_of_the_dev_lock(installed):
    installed.lock(3, "dev")
    done = installed.run("test", "-q")
    assert (done.returncode, done.stderr.strip().endswith("No module named pytest")) == (1, True)


def test_main__old_python__is_refused():
    old = "sys.version_info = (3, 10, 1); sys.version = '3.10.1 (main)'"
    code = f"import sys; {old}; import bootstrap; print(bootstrap.main(['up']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("1\n", "bootstrap: Python 3.11 or newer is needed, this is 3.10.1\n")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], bootstrap.IN_PARALLEL),
        (["tests/rules", "-x"], ["tests/rules", "-x"]),
        (["--quick", "-x"], [*bootstrap.QUICK, "-x"]),
    ],
)
def test_options__of_the_test_command__depend_on_its_words(words, options):
    assert bootstrap.test_options(words) == options
