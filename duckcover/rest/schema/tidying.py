"""Makes the document kinder to generators."""

import json
import re
from collections.abc import Callable
from typing import Any

from duckcover.rest.schema import headers
from duckcover.rest.schema.examples import add_examples
from duckcover.rest.schema.operations import MAY_BE_EMPTY
from duckcover.rest.schema.problems import EXAMPLES, EXTRAS, codes_text, problem_examples
from duckcover.rest.schema.security import SECURITY_SCHEMES
from duckcover.rest.schema.sharing import with_shared_parts
from duckcover.rest.schema.sign_in.merge import add_sign_in
from duckcover.rest.schema.texts import DESCRIPTION, LICENSE, SERVERS, TAGS

Node = dict[str, Any]

_REFERENCE = "#/components/schemas/"
_REFERENCES = re.compile(f'"{_REFERENCE}([^"]+)"')
_PATCHED = "Patched"


def tidy(result: Node, **_options: Any) -> Node:
    """Make the document whole and kind to generators (a postprocessing hook).

    It adds allauth's endpoints, names the ways to sign in, gives cards, calls and enums one name each, says strictly of
    references that they may be null, lets `XRequest` be `X` where both say the same, drops components that nothing
    points at, and writes what operations have in common once.
    """
    result["info"] |= {"description": DESCRIPTION, "license": LICENSE}
    result["servers"], result["tags"] = SERVERS, TAGS
    add_sign_in(result)
    add_examples(result)
    _explain_problems(result["components"]["schemas"])
    result["components"]["securitySchemes"] = SECURITY_SCHEMES
    result["components"]["headers"] = headers.COMPONENTS
    said = json.dumps(result["paths"], default=str)
    result["components"]["examples"] |= {
        name: example for name, example in problem_examples().items() if f'"{EXAMPLES}{name}"' in said
    }
    named = _with_named_enums(_with_empty_enums(_with_named_unions(_rewritten(result, _plain_text))))
    return with_shared_parts(_without_unused(_with_twins(_rewritten(named, _with_null))))


def _explain_problems(schemas: Node) -> None:
    """Say in the schema what each code means, and what else a problem may carry; in place."""
    schemas["ErrorCode"]["description"] = codes_text()
    schemas["Problem"]["properties"].update(EXTRAS)


# --- one name for each kind of value --------------------------------------------------------------------

VALUES: dict[str, Node] = {
    "CardNumber": {"type": "integer", "minimum": 1, "maximum": 12, "description": "The number of a card."},
    "CardName": {"type": "string", "enum": ["max", "repeat"], "description": "A captain card without a number."},
    "CallName": {"type": "string", "enum": ["max"], "description": "The highest visible number."},
}
UNIONS: dict[str, tuple[str, list[str]]] = {
    "Card": ("A captain card: a number from 1 to 12, `max` or `repeat`.", ["CardNumber", "CardName"]),
    "Call": ("What a card calls: a number from 1 to 12, or `max` for the highest.", ["CardNumber", "CallName"]),
}
"""Unions, and the values that they are made of: generators make types of components, and nonsense of unnamed values."""


def _with_named_unions(result: Node) -> Node:
    """Return the document with each card and call as a reference."""
    bare = {name: {key: said for key, said in value.items() if key != "description"} for name, value in VALUES.items()}
    names = {_text([bare[part] for part in parts]): name for name, (_said, parts) in UNIONS.items()}

    def named(node: Node) -> Node:
        name = names.get(_text(node.get("oneOf")))
        return _pointing(name, {key: value for key, value in node.items() if key != "oneOf"}) if name else node

    made = _rewritten(result, named)
    made["components"]["schemas"].update(VALUES)
    for name, (said, parts) in UNIONS.items():
        union = {"description": said, "oneOf": [_pointing(part, {}) for part in parts]}
        made["components"]["schemas"][name] = union
    return made


EMPTY_TOO = {"Family": "Avatar"}
"""The name of an enum that has the empty text as well, by the enum."""


def _with_empty_enums(result: Node) -> Node:
    """Return the document with the enums that may be empty, too, as components of their own."""

    def named(node: Node) -> Node:
        if not node.pop(MAY_BE_EMPTY, False):
            return node
        enum = node.pop("allOf")[0]["$ref"].removeprefix(_REFERENCE)
        return _pointing(EMPTY_TOO[enum], node)

    made = _rewritten(result, named)
    schemas = made["components"]["schemas"]
    for enum, name in EMPTY_TOO.items():
        schemas[name] = {**schemas[enum], "enum": ["", *schemas[enum]["enum"]]}
    return made


def _with_named_enums(result: Node) -> Node:
    """Return the document with each enum of a parameter as a reference, where a component has the same values."""
    schemas = result["components"]["schemas"]
    names = {_text(schema["enum"]): name for name, schema in schemas.items() if "enum" in schema}
    for item in result["paths"].values():
        for operation in item.values():
            for parameter in operation.get("parameters", []):
                schema = parameter["schema"]
                if "enum" in schema:
                    schema.pop("minLength", None)
                    name = names.get(_text(schema["enum"]))
                    parameter["schema"] = _pointing(name, {}) if name else schema
    return result


def _pointing(name: str, more: Node) -> Node:
    """Return a reference to a component, with what else is said of it."""
    reference = {"$ref": _REFERENCE + name}
    return {"allOf": [reference], **more} if more else reference


def _text(node: Any) -> str:
    return json.dumps(node, sort_keys=True, default=str)


def _plain_text(node: Node) -> Node:
    """Return an object without the second branch of a text that may be empty, where the first takes it."""
    branches = node.get("oneOf", [])
    if len(branches) == 2 and branches[1] == {"type": "string", "maxLength": 0}:
        pattern = branches[0].get("pattern")
        if pattern and re.fullmatch(pattern, ""):
            return {**{key: value for key, value in node.items() if key != "oneOf"}, **branches[0]}
    return node


def _rewritten(node: Node, change: Callable[[Node], Node]) -> Node:
    """Return the document with each of its objects replaced by what `change` makes of it, the innermost first."""
    made: Node = json.loads(json.dumps(node, default=str), object_hook=change)
    return made


# --- null -----------------------------------------------------------------------------------------------

NULL: Node = {"type": "string", "nullable": True, "enum": [None]}
"""The schema of null and nothing else, as OpenAPI 3.0.3 can say it."""


def _with_null(node: Node) -> Node:
    """Return a reference that may be null as one of it and null.

    `nullable` adds null to the `type` beside it and to nothing else (3.0.3, "Schema Object"): beside `allOf` alone, as
    drf-spectacular writes it, it allows nothing.
    """
    if not node.get("nullable") or "allOf" not in node:
        return node
    (reference,) = node.pop("allOf")
    del node["nullable"]
    return {"oneOf": [reference, NULL], **node}


# --- one component where two say the same ---------------------------------------------------------------


def _with_twins(result: Node) -> Node:
    """Return the document with `XRequest` as `X` where both say the same, and without `Patched` before a name."""
    schemas = result["components"]["schemas"]
    names = {
        name: name.removesuffix("Request")
        for name, schema in schemas.items()
        if name.endswith("Request") and _bare(schemas.get(name.removesuffix("Request"))) == _bare(schema)
    }
    names |= {
        name: name.removeprefix(_PATCHED)
        for name in schemas
        if name.startswith(_PATCHED) and name.removeprefix(_PATCHED) not in schemas
    }
    renamed = _renamed(result, names)
    kept = {names.get(name, name): schema for name, schema in renamed["components"]["schemas"].items()}
    renamed["components"]["schemas"] = kept
    return renamed


def _bare(schema: Any) -> Any:
    """Return a schema as text, without what only requests are checked for, to be compared."""
    if not isinstance(schema, dict):
        return None
    return json.loads(_text(schema), object_pairs_hook=lambda pairs: {k: v for k, v in pairs if k != "minLength"})


def _renamed(node: Node, names: dict[str, str]) -> Node:
    """Return the document with its references to `names` replaced."""
    text = _REFERENCES.sub(lambda found: f'"{_REFERENCE}{names.get(found[1], found[1])}"', json.dumps(node))
    renamed: Node = json.loads(text)
    return renamed


def _without_unused(result: Node) -> Node:
    """Return the document with the schemas that paths point at, directly or through others, by name."""
    schemas = result["components"]["schemas"]
    used: set[str] = set()
    new = _references(result["paths"])
    while new:
        used |= new
        new = set().union(*(_references(schemas[name]) for name in new)) - used
    result["components"]["schemas"] = {name: schemas[name] for name in sorted(used)}
    return result


def _references(node: Any) -> set[str]:
    """Return the names of the schemas that a part of the document points at."""
    return set(_REFERENCES.findall(json.dumps(node)))
