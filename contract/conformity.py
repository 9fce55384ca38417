"""Does an example fit its schema, and does the schema say everything that the example holds?

`nullable` is read strictly: it adds null to the type beside it (OpenAPI 3.0.3), and to nothing else.
"""

from collections.abc import Iterator
from typing import Any, cast

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it comes without types
from referencing import Registry
from referencing.jsonschema import DRAFT202012

Node = dict[str, Any]

METHODS = ("get", "put", "post", "patch", "delete")

OPEN = ("AccountExport",)
"""Components that carry more than the document names: the parts that other applications add."""

NULL: Node = {"type": "string", "nullable": True, "enum": [None]}
"""The schema of null alone, with which a reference makes one that may be null."""

_ADDRESS = "urn:duckcover:openapi"


class Schemas:
    """The schemas of a document, to hold values against."""

    def __init__(self, document: Node) -> None:
        self._document = document
        resource = DRAFT202012.create_resource(_json_schema(document))
        self._registry: Registry[Any] = Registry().with_resource(_ADDRESS, resource)

    def misfits(self, schema: Node, value: Any) -> list[str]:
        """Return what is wrong with a value, and which of its fields its schema does not name."""
        checker = Draft202012Validator.FORMAT_CHECKER
        validator = Draft202012Validator(_json_schema(schema), registry=self._registry, format_checker=checker)
        wrong = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value)]
        return wrong + [f"{place}: not in the schema" for place in self._unnamed(schema, value, "$")]

    def resolved(self, node: Node) -> Node:
        """Return what a reference points at, also through `allOf` with one member and through one that may be null."""
        members = node.get("allOf", [])
        if len(members) == 1:
            return self.resolved({**node, **self.resolved(members[0]), "allOf": []})
        if not_null(node) is not node:
            return self.resolved(not_null(node))
        if "$ref" not in node:
            return node
        found: Any = self._document
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return self.resolved(found)

    def _unnamed(self, schema: Node, value: Any, place: str) -> Iterator[str]:
        """Yield the places of a value that no schema names."""
        node = self.resolved(schema)
        is_open = schema.get("$ref", "").rpartition("/")[2] in OPEN
        if isinstance(value, list):
            for item in value:
                yield from self._unnamed(node.get("items", {}), item, f"{place}[]")
        elif isinstance(value, dict) and "properties" in node:
            for name, inner in value.items():
                if name in node["properties"]:
                    yield from self._unnamed(node["properties"][name], inner, f"{place}.{name}")
                elif not is_open:
                    yield f"{place}.{name}"


def expanded(document: Node) -> Node:
    """Return a document whose operations hold the answers and parameters that they only refer to in the one given."""

    def found(part: Node) -> Node:
        _, _, kind, name = part["$ref"].split("/") if "$ref" in part else ("", "", "", "")
        return cast("Node", document["components"][kind][name]) if name else part

    def whole(operation: Node) -> Node:
        answers = {status: found(answer) for status, answer in operation["responses"].items()}
        given = [found(parameter) for parameter in operation.get("parameters", [])]
        return {**operation, "responses": answers, **({"parameters": given} if given else {})}

    paths = {
        path: {key: whole(said) if key in METHODS else said for key, said in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths}


def not_null(node: Node) -> Node:
    """Return what a schema says beside null: of one of a reference and null the reference, else the schema itself."""
    members = node.get("oneOf", [])
    return next(member for member in members if member != NULL) if NULL in members and len(members) == 2 else node


def _json_schema(node: Any) -> Any:
    """Return a part of the document as JSON Schema; its references say in which document they are."""
    if isinstance(node, dict):
        made = {key: _json_schema(value) for key, value in node.items()}
        return {**made, "type": [node["type"], "null"]} if node.get("nullable") is True else made
    if isinstance(node, list):
        return [_json_schema(item) for item in node]
    return _ADDRESS + node if isinstance(node, str) and node.startswith("#/") else node


def shape(value: Any) -> Any:
    """Return the shape of a value: its keys and types; of a list the shapes of its items, each once."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in sorted(value.items())}
    if isinstance(value, list):
        shapes: list[Any] = []
        for item in value:
            found = shape(item)
            if found not in shapes:
                shapes.append(found)
        return sorted(shapes, key=str)
    return "null" if value is None else type(value).__name__
