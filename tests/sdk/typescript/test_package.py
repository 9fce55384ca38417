"""The tarball: what is in it, what it needs, and what its types let through."""

import json
import re
import tarfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.needs("npm")]


def test_npm_test__clean_copy__passes(package, npm):
    npm(package.folder, "test")


def test_npm_check__clean_copy__passes(package, npm):
    npm(package.folder, "run", "check")


def test_generate__committed_document__is_current(package, generate):
    assert generate(package.folder, "--check").returncode == 0


def test_generate__other_document__is_named(package, generate, tmp_path):
    text = (package.folder.parent.parent / "openapi.yaml").read_text()
    other = tmp_path / "openapi.yaml"
    other.write_text(text.replace("single_stack", "another_word"))
    result = generate(package.folder, "--check", str(other))
    assert (result.returncode, "schema.ts is not what the document gives" in result.stderr) == (1, True)


def test_tarball__its_files__are_the_built_ones_alone(package):
    with tarfile.open(package.tarball) as tarball:
        names = {Path(name).relative_to("package") for name in tarball.getnames()}
    assert {name.suffix for name in names if name.parts[0] == "dist"} == {".js", ".ts"}
    assert {str(name) for name in names if name.parts[0] != "dist"} == {"README.md", "package.json"}


def test_lockfile__its_packages__name_no_host(package):
    packages = json.loads((package.folder / "package-lock.json").read_text())["packages"]
    assert [name for name, each in packages.items() if "resolved" in each] == []
    assert [name for name, each in packages.items() if name and "integrity" not in each] == []


def test_types__mistakes__are_refused_line_by_line(package, project):
    lines = (project / "mistakes.ts").read_text().splitlines()
    wrong = [number for number, line in enumerate(lines, start=1) if line.endswith("// wrong")]
    output = package.compile(project, "--noEmit", "mistakes.ts").stdout
    refused = re.findall(r"^mistakes\.ts\((\d+),", output, re.MULTILINE)
    assert sorted(set(map(int, refused))) == wrong, output
