"""Compare the generated clients with the document: unions, enums, required and nullable fields, and their types.

    python sdk/mobile/check.py OUT [--document openapi.yaml]

Reads what `generate.py` wrote to OUT. Prints each difference; exit 1 when there is one.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from generate import DOCUMENT, prepared

UNKNOWN = "unknown_default_open_api"
REFERENCE = "#/components/schemas/"
PRIMITIVES = {"integer": "int", "boolean": "bool", "string": "string"}


@dataclass(frozen=True)
class Field:
    """A field of an object; `type` is a normal name such as `int`, `Card` or `[Cell]`, "" where it is not compared."""

    type: str
    may_be_absent: bool


@dataclass
class Models:
    """Objects with their fields by wire name, enums with their words, unions with their members; all by name."""

    objects: dict[str, dict[str, Field]] = field(default_factory=dict)
    enums: dict[str, set[str]] = field(default_factory=dict)
    unions: dict[str, set[str]] = field(default_factory=dict)


def main(words: Sequence[str]) -> int:
    """Read and compare; 0 when all three are what the document says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    options = parser.parse_args(words)
    expected = models_of(prepared(options.document)["components"]["schemas"])
    found = [
        f"{language}: {difference}"
        for language, read in READERS.items()
        for difference in differences(expected, read(options.out / language))
    ]
    print(
        "\n".join(found)
        or f"{len(expected.objects)} objects, {len(expected.enums)} enums, {len(expected.unions)} unions"
    )
    return 1 if found else 0


def differences(expected: Models, found: Models) -> Iterator[str]:
    """What a client has otherwise than the document."""
    for name, words in expected.enums.items():
        if found.enums.get(name) != words | {UNKNOWN}:
            yield f"enum {name} has {found.enums.get(name)}, not {words} and {UNKNOWN}"
    for name, members in expected.unions.items():
        if found.unions.get(name) != members:
            yield f"union {name} has {found.unions.get(name)}, not {members}"
    for name, fields in expected.objects.items():
        there = found.objects.get(name, {})
        if there.keys() != fields.keys():
            yield f"object {name} has the fields {sorted(there)}, not {sorted(fields)}"
        for wire, wanted in fields.items() if there.keys() == fields.keys() else ():
            if wanted.may_be_absent != there[wire].may_be_absent or wanted.type not in ("", there[wire].type):
                yield f"{name}.{wire} is {there[wire]}, not {wanted}"


def models_of(schemas: dict[str, Any]) -> Models:
    """The document's schemas."""
    models = Models()
    for name, schema in schemas.items():
        if "oneOf" in schema:
            models.unions[name] = {_type(each, schemas) for each in schema["oneOf"]}
        elif "enum" in schema and schema["type"] == "string":
            models.enums[name] = set(schema["enum"])
        elif schema.get("properties"):
            required = schema.get("required", ())
            models.objects[name] = {
                wire: Field(_type(each, schemas), wire not in required or each.get("nullable", False))
                for wire, each in schema["properties"].items()
            }
    return models


def _type(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """The normal name of a schema's type."""
    if len(schema.get("allOf", ())) == 1:
        schema = schema["allOf"][0]
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        target = schemas[name]
        is_model = "oneOf" in target or "enum" in target or target.get("properties")
        return name if is_model else _type(target, schemas)
    if schema.get("type") == "array":
        inner = _type(schema["items"], schemas)
        return f"[{inner}]" if inner else ""
    if "enum" in schema or schema.get("format") not in (None, "int64"):
        return ""
    return PRIMITIVES.get(schema.get("type", ""), "")


def _normal(type_: str) -> str:
    """A type of Kotlin, Swift or Dart by its normal name."""
    type_ = type_.strip().removesuffix("?")
    inner = re.fullmatch(r"(?:kotlin\.collections\.List|BuiltList)<(.*)>|\[(.*)\]", type_)
    if inner:
        return f"[{_normal(inner[1] or inner[2])}]"
    word = type_.removeprefix("kotlin.")
    return {"Int": "int", "Int64": "int", "Long": "int", "Boolean": "bool", "Bool": "bool", "String": "string"}.get(
        word, word
    )


def read_kotlin(folder: Path) -> Models:
    """The Kotlin client's models."""
    models = Models()
    for path in folder.glob("src/main/kotlin/**/models/*.kt"):
        text, name = path.read_text(), path.stem
        if "enum class " + name in text:
            models.enums[name] = set(re.findall(r'^    \S+\("([^"]*)"\)[,;]$', text, re.MULTILINE))
        elif "var actualInstance: Any?" in text:
            models.unions[name] = {_normal(each) for each in re.findall(r"value\.actualInstance is (\S+?)\)", text)}
        else:
            found = re.findall(
                r'^    @SerializedName\("([^"]+)"\)\n    val \S+: ([^=\n]+?)(?: = .*)?,?$', text, re.MULTILINE
            )
            models.objects[name] = {wire: Field(_normal(type_), type_.endswith("?")) for wire, type_ in found}
    return models


def read_swift(folder: Path) -> Models:
    """The Swift client's models."""
    models = Models()
    for path in folder.glob("Sources/**/Models/*.swift"):
        text, name = path.read_text(), path.stem
        if f"enum {name}: String" in text:
            body = text[text.index(f"enum {name}: String") :]
            models.enums[name] = set(re.findall(r'^    case \S+ = "([^"]*)"$', body.split("\n}")[0], re.MULTILINE))
        elif f"enum {name}:" in text:
            models.unions[name] = {
                _normal(each) for each in re.findall(r"^    case type\w+\((\w+)\)$", text, re.MULTILINE)
            }
        else:
            models.objects[name] = _swift_fields(text)
    return models


def _swift_fields(text: str) -> dict[str, Field]:
    """The fields of a Swift struct; its coding keys say how they are called on the wire."""
    keys = re.search(r"enum CodingKeys: [^{]*\{\n(.*?)\n    \}", text, re.DOTALL)
    wires = dict(re.findall(r'case (\S+?)(?: = "([^"]+)")?$', keys[1], re.MULTILINE)) if keys else {}
    found = re.findall(r"^    public (?:private\(set\) )?var (\S+): ([^={\n]+?)(?: = .*)?$", text, re.MULTILINE)
    return {
        wires[name] or name.strip("`"): Field(_normal(type_), type_.endswith("?"))
        for name, type_ in found
        if name in wires
    }


def read_dart(folder: Path) -> Models:
    """The Dart client's models."""
    models = Models()
    for path in folder.glob("lib/src/model/*.dart"):
        text = path.read_text()
        for name, body in re.findall(r"^(?:abstract )?class (\w+) (.*?)^\}", text, re.MULTILINE | re.DOTALL):
            if body.startswith("extends EnumClass") and path.stem == _snake(name):
                models.enums[name] = set(re.findall(r"wireName: r'([^']*)'", body))
            elif body.startswith(f"implements Built<{name},"):
                one_of = re.search(r"const FullType\(OneOf, \[(.*?)\]\)", text)
                if one_of and "OneOf get oneOf" in body:
                    models.unions[name] = {_normal(each) for each in re.findall(r"FullType\((\w+)\)", one_of[1])}
                    continue
                found = re.findall(r"@BuiltValueField\(wireName: r'([^']+)'\)\n  ([^=\n]+?) get ", body)
                models.objects[name] = {wire: Field(_normal(type_), type_.endswith("?")) for wire, type_ in found}
    return models


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


READERS = {"kotlin": read_kotlin, "swift": read_swift, "dart": read_dart}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
