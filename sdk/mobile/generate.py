"""Generate the clients for Kotlin, Swift 6 and Dart; a warning of the generator is a failure.

python sdk/mobile/generate.py OUT [--only kotlin swift dart] [--document openapi.yaml]
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import kotlin_templates
import needs
import swift_templates

DOCUMENT = Path(__file__).resolve().parents[2] / "openapi.yaml"
GENERATOR = Path(sys.executable).parent / "openapi-generator-cli"
LOUD = ("WARN", "ERROR")
TEMPLATES = {"kotlin": kotlin_templates.write_templates, "swift": swift_templates.write_templates}
NO_TESTS = {"modelTests": "false", "apiTests": "false", "modelDocs": "false", "apiDocs": "false"}


@dataclass(frozen=True)
class Target:
    """A language: the generator's name for it, and its settings."""

    generator: str
    settings: dict[str, str]


LENIENT = {"enumUnknownDefaultCase": "true"}
TARGETS = {
    "kotlin": Target(
        "kotlin",
        {
            **LENIENT,
            "serializationLibrary": "gson",
            "generateOneOfAnyOfWrappers": "true",
            "packageName": "org.duckcover.client",
        },
    ),
    "swift": Target("swift6", {**LENIENT, "projectName": "DuckcoverClient", "oneOfUnknownDefaultCase": "true"}),
    "dart": Target("dart-dio", {**LENIENT, "pubName": "duckcover_client"}),
}


def main(words: Sequence[str]) -> int:
    """Generate; 0 when no target failed or warned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", choices=TARGETS, nargs="+", default=list(TARGETS))
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    options = parser.parse_args(words)
    needs.require()
    document = json.dumps(prepared(options.document))
    failed = [name for name in options.only if complaints(name, document, options.out / name)]
    return 1 if failed else 0


def complaints(name: str, document: str, out: Path) -> list[str]:
    """Generate one client into a fresh folder; what the generator had to say against it, printed too."""
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        input_ = Path(folder) / "openapi.json"
        input_.write_text(document)
        command = _command(TARGETS[name], input_, out)
        if name in TEMPLATES:
            command += ["--template-dir", str(TEMPLATES[name](Path(folder) / "templates"))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (done.stdout + done.stderr).splitlines()
    loud = [line for line in lines if any(word in line for word in LOUD)]
    if done.returncode and not loud:
        loud = lines[-20:]
    for line in loud:
        print(f"{name}: {line}", file=sys.stderr)
    return loud


def _command(target: Target, document: Path, out: Path) -> list[str]:
    settings = ",".join(f"{name}={value}" for name, value in target.settings.items())
    without = ",".join(f"{name}={value}" for name, value in NO_TESTS.items())
    command = [str(GENERATOR), "generate", "--input-spec", str(document), "--generator-name", target.generator]
    return [*command, "--output", str(out), "--additional-properties", settings, "--global-property", without]


def prepared(document: Path) -> dict[str, Any]:
    """The document as the generators get it, meaning the same."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, Any] = with_nullable_references(without_free_members(yaml.load(document.read_text(), loader)))  # noqa: S506 - both are safe ones
    for item in found["paths"].values():
        for operation in item.values():
            take_reserved_enums(operation)
    return found


RESERVED = ("open",)
"""Names of parameters that are words of Kotlin."""


def take_reserved_enums(operation: Any) -> None:
    """Let parameters with a reserved name be plain strings.

    The generator makes an enum of its own for them, with the escaped name in the middle of its own: no Kotlin.
    """
    for parameter in operation.get("parameters", ()) if isinstance(operation, dict) else ():
        if parameter.get("name") in RESERVED:
            parameter["schema"].pop("enum", None)


def without_free_members(node: Any) -> Any:
    """The document without `additionalProperties: {}` beside `properties`.

    That says what is so without it, but makes the generator take such an object for a map, its fields lost in Kotlin.
    """
    if isinstance(node, list):
        return [without_free_members(each) for each in node]
    if not isinstance(node, dict):
        return node
    free = "properties" in node and node.get("additionalProperties") in ({}, True)
    kept = {name: value for name, value in node.items() if not (free and name == "additionalProperties")}
    return {name: without_free_members(value) for name, value in kept.items()}


NULL = {"type": "string", "nullable": True, "enum": [None]}


def with_nullable_references(node: Any) -> Any:
    """The document with `nullable` beside the reference in place of one of the reference and null.

    The latter is what OpenAPI 3.0.3 asks for, but there the generator makes an enum of its own, as `SeatBot`, in place
    of the one that is referred to.
    """
    if isinstance(node, list):
        return [with_nullable_references(each) for each in node]
    if not isinstance(node, dict):
        return node
    said = {name: with_nullable_references(value) for name, value in node.items()}
    if len(said.get("oneOf", ())) != 2 or NULL not in said["oneOf"]:
        return said
    references = [member for member in said.pop("oneOf") if member != NULL]
    return {"allOf": references, "nullable": True, **said}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
