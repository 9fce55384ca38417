"""Compare the generated clients with the document: operations, unions, enums, fields that may be absent, all types.

    python sdk/mobile/check.py OUT [--document openapi.yaml]

Reads what `generate.py` wrote to OUT, and parses the Dart client, which nothing here can compile. Prints each
difference and each fault; exit 1 when there is one.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import needs
from generate import DOCUMENT, prepared
from readers import READERS, Field, Models

UNKNOWN = "unknown_default_open_api"
REFERENCE = "#/components/schemas/"
PRIMITIVES = {"integer": "int", "boolean": "bool", "string": "string", "number": "number", "object": "{}"}
FORMATS = {"date-time": "time", "date": "date", "uuid": "uuid", "uri": "uri"}
"""Formats that have a type of their own in at least one language; `int64` and `email` have none."""
PLAIN = {"kotlin": {}, "swift": {"uri": "string", "date": "time"}, "dart": {"uuid": "string", "uri": "string"}}
"""What a language has no type for, and what it takes instead."""


def main(words: Sequence[str]) -> int:
    """Read and compare; 0 when all three are what the document says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    options = parser.parse_args(words)
    needs.require()
    expected = models_of(prepared(options.document))
    found = list(faults_of(options.out, expected))
    kinds = ("operations", "objects", "enums", "unions")
    print("\n".join(found) or ", ".join(f"{len(getattr(expected, kind))} {kind}" for kind in kinds))
    return 1 if found else 0


def faults_of(out: Path, expected: Models) -> Iterator[str]:
    """What the clients in a folder have otherwise than the document, and what is no Dart."""
    from dart_syntax import faults

    for language, read in READERS.items():
        yield from (f"{language}: {each}" for each in differences(expected, read(out / language), PLAIN[language]))
    yield from (f"dart: {fault}" for fault in faults(out / "dart" / "lib", set(expected.names)))


def differences(expected: Models, found: Models, plain: dict[str, str]) -> Iterator[str]:
    """What a client has otherwise than the document, apart from the types that its language has no name for."""
    for name, answer in expected.operations.items():
        if found.operations.get(name) != answer:
            yield f"{name}() answers {found.operations.get(name)}, not {answer}"
    for name, words in expected.enums.items():
        if found.enums.get(name) != words | {UNKNOWN}:
            yield f"enum {name} has {found.enums.get(name)}, not {words} and {UNKNOWN}"
    for name, members in expected.unions.items():
        if found.unions.get(name) != members:
            yield f"union {name} has {found.unions.get(name)}, not {members}"
    for name, fields in expected.objects.items():
        yield from (f"{name} {each}" for each in _differences_of_fields(fields, found.objects.get(name, {}), plain))


def _differences_of_fields(expected: dict[str, Field], found: dict[str, Field], plain: dict[str, str]) -> Iterator[str]:
    if found.keys() != expected.keys():
        yield f"has the fields {sorted(found)}, not {sorted(expected)}"
        return
    for wire, wanted in expected.items():
        type_ = re.sub(r"\w+", lambda word: plain.get(word[0], word[0]), wanted.type)
        if wanted.may_be_absent != found[wire].may_be_absent or type_ not in ("", found[wire].type):
            yield f"has {wire} as {found[wire]}, not {wanted}"


def models_of(document: dict[str, Any]) -> Models:
    """The document's operations and schemas."""
    schemas = document["components"]["schemas"]
    models = Models(operations=dict(_operations(document)))
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


def _operations(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each operation with the type of its answer, "" where it has none."""
    for path in document["paths"].values():
        for operation in path.values():
            if not isinstance(operation, dict) or "operationId" not in operation:
                continue
            contents = [
                answer.get("content", {}) for status, answer in operation["responses"].items() if status < "300"
            ]
            kinds = [content.get("application/json", *list(content.values())[:1]) for content in contents if content]
            schemas = [kind["schema"] for kind in kinds]
            answers = {_type(schema, document["components"]["schemas"]) for schema in schemas}
            yield operation["operationId"], answers.pop() if len(answers) == 1 else ""


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
    if "enum" in schema or "properties" in schema:
        return ""  # the generator makes up a name for it
    if isinstance(values := schema.get("additionalProperties"), dict) and values:
        inner = _type(values, schemas)
        return f"{{{inner}}}" if inner else ""
    return FORMATS.get(schema.get("format", ""), PRIMITIVES.get(schema.get("type", ""), ""))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
