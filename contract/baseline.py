"""The document that `openapi.yaml` must not break: that of the last tagged release, else `contract/baseline.yaml`.

While nothing is released, `contract/baseline.yaml` stands for what clients rely on. docs/api/versioning.md names its
digest under its version, and the history of the repository knows one document of each version: copying `openapi.yaml`
onto it is found. A new baseline needs another `info.version` and a note of its own:

    ## 1.1.0
    - baseline: `9f86d081…`
"""

import hashlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

PATH = "contract/baseline.yaml"
TAGS = "v[0-9]*"
_VERSION = re.compile(r"^  version: '?([\w.]+)'?$", re.MULTILINE)


def released(root: Path) -> str:
    """Return the document of the last tagged release as YAML, "" when none is known here."""
    tag = _git(root, "describe", "--tags", "--abbrev=0", "--match", TAGS).strip()
    return _git(root, "show", f"{tag}:openapi.yaml") if tag else ""


def faults(root: Path, notes: str) -> Iterator[str]:
    """Yield what is wrong with the baseline: another digest than its note names, or a second one of its version."""
    text = (root / PATH).read_text(encoding="utf-8")
    version, digest = _version(text), digest_of(text)
    if f"- baseline: `{digest}`" not in section(notes, version).splitlines():
        yield f"docs/api/versioning.md does not name {PATH} of {version}: `{digest}`"
    for commit in _git(root, "log", "--format=%H", "--diff-filter=AM", "--", PATH).split():
        before = _git(root, "show", f"{commit}:{PATH}")
        if _version(before) == version and before != text:
            yield f"{PATH} of {version} was another one in {commit[:12]}"


def digest_of(text: str) -> str:
    """Return the SHA-256 of a document in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def section(notes: str, version: str) -> str:
    """Return what the notes say of a version, "" when they do not know it."""
    parts = re.split(r"^## (\d+\.\d+\.\d+)\b.*$", notes, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(version, "")


def _version(text: str) -> str:
    found = _VERSION.search(text)
    return found[1] if found else ""


def _git(root: Path, *words: str) -> str:
    """Return what git says, "" where it knows nothing of it: no repository, no such tag."""
    command = ["git", "-C", str(root), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
