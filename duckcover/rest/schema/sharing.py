"""Writes each refusal and each parameter of the document once, below `components`; operations refer to it."""

import json
from collections import Counter
from operator import itemgetter
from typing import Any

from duckcover.rest.problems import CONTENT_TYPE
from duckcover.rest.schema.examples import JSON, METHODS

Node = dict[str, Any]


def with_shared_parts(result: Node) -> Node:
    """Return the document with the parts that operations have in common as components, changed in place.

    These are the answers from 300 on and the parameters that are said alike more than once. Answers of success stay
    with their operation: each has an example of its own.
    """
    operations = [
        (path, method, item[method]) for path, item in result["paths"].items() for method in METHODS if method in item
    ]
    answers = [
        (_answer_name(status, answer), said["operationId"], answer)
        for *_, said in operations
        for status, answer in _refusals(said).items()
    ]
    given = [
        (_parameter_name(path, method, each), said["operationId"], each)
        for path, method, said in operations
        for each in said.get("parameters", [])
    ]
    responses, parameters = _shared(answers), _shared(given)
    for *_, said in operations:
        pointing = {status: _pointing("responses", answer, responses) for status, answer in _refusals(said).items()}
        said["responses"].update(pointing)
        if "parameters" in said:
            said["parameters"] = [_pointing("parameters", each, parameters) for each in said["parameters"]]
    for kind, shared in (("responses", responses), ("parameters", parameters)):
        result["components"][kind] = {
            name: json.loads(text) for text, name in sorted(shared.items(), key=itemgetter(1))
        }
    return result


def _refusals(operation: Node) -> dict[str, Node]:
    """Return the answers that are no success, by status."""
    return {status: answer for status, answer in operation["responses"].items() if status >= "300"}


def _shared(named: list[tuple[str, str, Node]]) -> dict[str, str]:
    """Return the name of each part that occurs more than once, by its text: `named` says name, operation and part.

    The most frequent one of a name has it; others add the operation that has them first: `AuthPending401OfGetSession`.
    """
    names: dict[str, tuple[str, str]] = {}
    for name, operation, part in reversed(named):
        names[_text(part)] = name, _pascal(operation)
    shared: dict[str, str] = {}
    for text, count in Counter(_text(part) for *_, part in named).most_common():
        if count > 1:
            name, operation = names[text]
            shared[text] = f"{name}Of{operation}" if name in shared.values() else name
    return shared


def _pointing(kind: str, part: Node, shared: dict[str, str]) -> Node:
    """Return the reference to a shared part, or a part that is not shared as it is."""
    name = shared.get(_text(part))
    return {"$ref": f"#/components/{kind}/{name}"} if name else part


def _answer_name(status: str, answer: Node) -> str:
    """Return what an answer is called: by the codes of its problems, or by its schema and status."""
    content = answer.get("content", {})
    if JSON in content:
        return f"{content[JSON]['schema'].get('$ref', '').rpartition('/')[2]}{status}"
    codes = content.get(CONTENT_TYPE, {}).get("examples", {})
    return "Or".join(_pascal(code) for code in codes) or "NotModified"


def _parameter_name(path: str, method: str, parameter: Node) -> str:
    """Return what a parameter is called.

    One of the path by what stands before it: `GameId`. A precondition of a write by what is written: `MoveIfMatch`.
    """
    name, before = parameter["name"], ""
    if parameter["in"] == "path":
        before = _last_word(path.partition(f"/{{{name}}}")[0]).removesuffix("s")
    elif name.startswith("If-") and method != "get":
        before = _last_word(path)
    return _pascal(f"{before}_{name}")


def _last_word(path: str) -> str:
    """Return the last part of a path that is no parameter."""
    return [part for part in path.split("/") if not part.startswith("{")][-1]


def _pascal(text: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in text.replace("-", "_").split("_"))


def _text(part: Node) -> str:
    return json.dumps(part, default=str)
