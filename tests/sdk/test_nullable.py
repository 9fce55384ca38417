"""What may be null in the document may be null in each client, and nothing else may."""

import importlib
import re
import sys
from pathlib import Path

import attrs
import pytest
import yaml

from contract.conformity import not_null

PROJECT = Path(__file__).resolve().parents[2]
DOCUMENT = PROJECT / "openapi.yaml"
TYPES = PROJECT / "sdk" / "typescript" / "src" / "generated" / "schema.ts"
WHOLE = re.MULTILINE | re.DOTALL


def may_be_null(schema):
    return schema.get("nullable", False) or not_null(schema) is not schema


def fields(schemas, asked):
    """The fields of named objects for which `asked` says yes, as "Game.turn"."""
    return {
        f"{name}.{field}"
        for name, schema in schemas.items()
        for field, said in schema.get("properties", {}).items()
        if asked(said)
    }


@pytest.fixture(scope="module")
def schemas():
    return yaml.safe_load(DOCUMENT.read_text())["components"]["schemas"]


@pytest.fixture(scope="module")
def nullable(schemas):
    """The fields that may be null; there are some of each kind."""
    found = fields(schemas, may_be_null)
    assert {"OpenTurn.call", "Seat.family", "Game.turn", "Submission.from", "Submission.turn"} & found == {
        "OpenTurn.call",
        "Seat.family",
        "Game.turn",
        "Submission.from",
    }
    return found


def test_python__fields_that_may_be_null__are_those_of_the_document(schemas, nullable):
    models = importlib.import_module("duckcover_sdk.generated.models")
    found = set()
    for name in fields(schemas, lambda said: True):
        model, field = name.split(".")
        there = attrs.fields_dict(getattr(models, model))
        snake = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", field).lower()
        said = there.get(snake) or there[f"{snake}_"]  # `from` is a word of Python
        if "None" in re.split(r"\W+", said.type):
            found.add(name)
    assert found == nullable


def test_typescript__fields_that_may_be_null__are_those_of_the_document(schemas, nullable):
    text = TYPES.read_text().partition("export interface components {")[2]
    found = set()
    for name, schema in schemas.items():
        body = re.search(rf"^        {name}: \{{\n(.*?)^        \}}", text, WHOLE)
        for field in schema.get("properties", {}):
            said = re.search(rf"^ {{12}}(?:readonly )?{field}\??: (.*?;)\n(?= {{12}}[\w/]|\Z)", body[1], WHOLE)
            if re.search(r"\bnull\b", said[1]):
                found.add(f"{name}.{field}")
    assert found == nullable


def test_mobile__document_for_its_generators__has_the_same_fields(nullable):
    sys.path.insert(0, str(PROJECT / "sdk" / "mobile"))
    try:
        generate = importlib.import_module("generate")
    finally:
        sys.path.pop(0)
    prepared = generate.prepared(DOCUMENT)["components"]["schemas"]
    assert fields(prepared, lambda said: said.get("nullable", False)) == nullable
    assert prepared["Seat"]["properties"]["family"] == {
        "allOf": [{"$ref": "#/components/schemas/Family"}],
        "nullable": True,
    }
