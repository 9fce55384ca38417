"""Write the generated parts of both SDKs from openapi.yaml, or check that they are current.

    python sdk/generate.py            # write
    python sdk/generate.py --check    # exit 1 and name what differs

Needs openapi-python-client and ruff in this Python's environment, and Node 20 for the TypeScript part.
"""

import argparse
import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "openapi.yaml"
PYTHON_PART = HERE / "python" / "src" / "duckcover_sdk" / "generated"
TYPESCRIPT_PART = HERE / "typescript" / "generate.sh"
TOOLS = Path(sys.executable).parent
SHOWN = 10
"""So many differing files are named."""
LANGUAGES = ("python", "typescript")


def main(words: Sequence[str]) -> int:
    """Write or check; 0 when all is current."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--only", choices=LANGUAGES, nargs="+", default=LANGUAGES, help="of these languages")
    parser.add_argument("--document", type=Path, default=DOCUMENT, help="another document than openapi.yaml")
    options = parser.parse_args(words)
    steps = {"python": python_part, "typescript": typescript_part}
    current = [steps[language](options.document.resolve(), check=options.check) for language in options.only]
    return 0 if all(current) else 1


def python_part(document: Path, *, check: bool) -> bool:
    """Write the generated part of the Python SDK, or say what differs; whether it is current."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / PYTHON_PART.name
        _generate_python(document, fresh)
        if not check:
            shutil.rmtree(PYTHON_PART, ignore_errors=True)
            shutil.copytree(fresh, PYTHON_PART)
            return True
        differing = sorted(_differences(fresh, PYTHON_PART))
    for path in differing[:SHOWN]:
        print(f"sdk/python: {path} is not what openapi.yaml makes of it", file=sys.stderr)
    if differing:
        print(f"sdk/python: {len(differing)} files differ: run python sdk/generate.py", file=sys.stderr)
    return not differing


def typescript_part(document: Path, *, check: bool) -> bool:
    """Let the TypeScript SDK write or check its own part."""
    command = [str(TYPESCRIPT_PART), *(["--check"] if check else []), str(document)]
    return subprocess.run(["/usr/bin/env", "bash", *command], check=False).returncode == 0


def _generate_python(document: Path, target: Path) -> None:
    """Run the generator, then sort imports, drop unused ones and format: the same bytes on every machine.

    Raises: subprocess.CalledProcessError.
    """
    sdk = HERE / "python"
    generate: list[str | Path] = [
        "generate",
        "--path",
        document,
        "--output-path",
        target,
        "--meta",
        "none",
        "--overwrite",
    ]
    settings: list[str | Path] = [
        "--config",
        sdk / "generator.yaml",
        "--custom-template-path",
        sdk / "templates",
        "--fail-on-warning",
    ]
    _run("openapi-python-client", *generate, *settings)
    style = ["--isolated", "--quiet", "--no-cache", "--target-version", "py311", "--line-length", "120"]
    _run("ruff", "check", *style, "--fix-only", "--select", "I,F401,UP", target)
    _run("ruff", "format", *style, target)


def _run(tool: str, *words: str | Path) -> None:
    """Run a tool of this Python's environment; its output shows only when it fails."""
    environment = {**os.environ, "PATH": f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [str(TOOLS / tool), *map(str, words)], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        done.check_returncode()


def _differences(fresh: Path, committed: Path) -> Iterator[Path]:
    """The files, relative to both folders, that differ or that only one of them has."""
    names = {path.relative_to(root) for root in (fresh, committed) for path in root.rglob("*") if _is_source(path)}
    for name in names:
        pair = fresh / name, committed / name
        if not all(path.is_file() for path in pair) or not filecmp.cmp(*pair, shallow=False):
            yield name


def _is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
