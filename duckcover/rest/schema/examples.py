"""Puts the recorded examples (`examples.json`, written by `python -m contract.examples`) into the document."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from duckcover.rest.problems import CONTENT_TYPE
from duckcover.rest.schema.problems import EXAMPLES, problem_examples

FILE = Path(__file__).with_name("examples.json")
JSON = "application/json"
METHODS = ("get", "post", "put", "patch", "delete")


@cache
def recorded_examples() -> dict[str, Any]:
    """Return the examples: by operation its request body and its answers by status."""
    examples: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return examples


def add_examples(result: dict[str, Any]) -> None:
    """Add to each operation what was recorded of it, in place.

    What several operations answer has one example, below `components`: that of its read, or of the first of them.
    """
    examples = recorded_examples()
    for item in result["paths"].values():
        for operation in (item[method] for method in METHODS if method in item):
            _illustrate(operation, examples.get(operation["operationId"], {"responses": {}}))
    result["components"]["examples"] = _share(result)


def _share(result: dict[str, Any]) -> dict[str, Any]:
    """Let answers of one component refer to one example, in place; returns these by the names of the components."""
    answers = sorted(_answers(result), key=lambda answer: answer[0] != "get")
    counted = Counter(name for _method, name, _content in answers)
    shared: dict[str, Any] = {}
    for _method, name, content in answers:
        if counted[name] > 1:
            shared.setdefault(name, {"value": content.pop("example")})
            content.pop("example", None)
            content["examples"] = {name: {"$ref": f"{EXAMPLES}{name}"}}
    return shared


def _answers(result: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the method, the component and the content of each answer that has an example and is a component."""
    for item in result["paths"].values():
        for method in (method for method in METHODS if method in item):
            for answer in item[method]["responses"].values():
                content = answer.get("content", {}).get(JSON, {})
                name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
                if name and "example" in content:
                    yield method, name, content


def _illustrate(operation: dict[str, Any], example: dict[str, Any]) -> None:
    """Add the examples of one operation, in place."""
    if "request" in example and "requestBody" in operation:
        operation["requestBody"]["content"][JSON]["example"] = example["request"]
    for status, body in example["responses"].items():
        content = operation["responses"].get(status, {}).get("content", {})
        kind = CONTENT_TYPE if isinstance(body, dict) and "code" in body and CONTENT_TYPE in content else JSON
        if body is None or kind not in content:
            continue
        if kind == CONTENT_TYPE:
            plain = {name: value for name, value in body.items() if name != "request_id"}
            if plain == problem_examples()[body["code"]]["value"]:
                continue  # as it is anyway
            content[kind]["examples"] = {**content[kind]["examples"], body["code"]: {"value": plain}}
        else:
            content[kind]["example"] = body
