"""An SDK of today understands a service of tomorrow: more fields everywhere, and words that nobody knew."""

import datetime as dt
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duckcover_sdk.generated.api
import httpx
import pytest
import yaml
from duckcover_sdk import Client

from tests.sdk.python.conftest import SDK

TOMORROW = "of_tomorrow"
FIELD = {"a": [1, None]}
MODULES = {path.stem: path for path in Path(duckcover_sdk.generated.api.__file__).parent.glob("*/*.py")}
DOCUMENT = yaml.load((SDK.parents[1] / "openapi.yaml").read_text(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


def schema_of(schema: Any) -> dict[str, Any]:
    """The schema itself, where another is referred to."""
    while "$ref" in schema:
        schema = DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def words_of(schema: Any) -> set[str]:
    """The words that a schema allows in this place, none for an open text."""
    schema = schema_of(schema)
    branches = [branch for name in ("oneOf", "anyOf", "allOf") for branch in schema.get(name, ())]
    words = {word for word in schema.get("enum", ()) if isinstance(word, str)}
    return words.union(*map(words_of, branches))


def parts_of(schema: Any) -> tuple[dict[str, Any], Any]:
    """The schemas of an object's members, and that of a list's entries."""
    schema = schema_of(schema)
    members, entries = dict(schema.get("properties", {})), schema.get("items", {})
    for name in ("oneOf", "anyOf", "allOf"):
        for branch in schema.get(name, ()):
            more, other = parts_of(branch)
            members, entries = {**members, **more}, entries or other
    return members, entries


def values_of(schema: Any) -> Any:
    """The schema of a map's values; none for an object with members of its own."""
    schema = schema_of(schema)
    return {} if "properties" in schema else schema.get("additionalProperties", {})


def tomorrow(value: Any, schema: Any) -> Any:
    """A true example as a newer service may give it: a new field in each object, a new word for each known one."""
    members, entries = parts_of(schema)
    if isinstance(value, dict) and (values := values_of(schema)):
        return {name: tomorrow(each, values) for name, each in value.items()}
    if isinstance(value, dict):
        return {**{name: tomorrow(each, members.get(name, {})) for name, each in value.items()}, TOMORROW: FIELD}
    if isinstance(value, list):
        return [tomorrow(each, entries) for each in value]
    return TOMORROW if value in words_of(schema) else value


def alike(value: Any) -> Any:
    """A JSON value with moments for their spellings."""
    if isinstance(value, dict):
        return {name: alike(each) for name, each in value.items()}
    if isinstance(value, list):
        return [alike(each) for each in value]
    return dt.datetime.fromisoformat(value) if isinstance(value, str) and TIME.fullmatch(value) else value


def successes() -> Iterator[Any]:
    """Operation, status, schema and example of each JSON answer that is a success."""
    for operation in (each for item in DOCUMENT["paths"].values() for each in item.values() if "responses" in each):
        name = operation["operationId"]
        for status, response in operation["responses"].items():
            content = response.get("content", {}).get("application/json", {})
            if status[0] == "2" and {"example", "examples"} & content.keys():
                yield pytest.param(name, int(status), content["schema"], example_of(content), id=f"{name} {status}")


def example_of(content: Any) -> Any:
    """The example of an answer: its own, or the one that it shares."""
    if "example" in content:
        return content["example"]
    (shared,) = content["examples"].values()
    return DOCUMENT["components"]["examples"][shared["$ref"].rpartition("/")[2]]["value"]


def read(operation: str, status: int, document: Any) -> Any:
    """What the SDK makes of an answer."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", operation).lower()
    module = importlib.import_module(f"duckcover_sdk.generated.api.{MODULES[name].parent.name}.{name}")
    response = httpx.Response(status, json=document)
    return module._parse_response(client=Client("http://127.0.0.1").api, response=response)


CASES = list(successes())


def test_cases__are_most_operations() -> None:
    assert len(CASES) > 60


@pytest.mark.parametrize(("operation", "status", "schema", "example"), CASES)
def test_answer__with_new_fields_and_words__is_read_and_loses_nothing(operation, status, schema, example) -> None:
    document = tomorrow(example, schema)
    assert document != example
    assert alike(read(operation, status, document).to_dict()) == alike(document)
