"""Does the document break what a client of the last released one relies on?

    python -m contract.breaking [--released FILE] [--document FILE]

Compares `contract/released.yaml`, the document of the last release, with `openapi.yaml`. A break passes only when
docs/api/versioning.md lists it, word for word, under the version of the new document:

    ## 1.1.0
    - break: `GET /api/v1/games`: response 200: `results[].name` removed
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from contract.conformity import METHODS
from contract.schema_breaks import Sides, schema_breaks

ROOT = Path(__file__).resolve().parent.parent
RELEASED = ROOT / "contract" / "released.yaml"
DOCUMENT = ROOT / "openapi.yaml"
NOTES = ROOT / "docs" / "api" / "versioning.md"

Node = dict[str, Any]


@dataclass(frozen=True, order=True)
class Break:
    """One thing that a client may rely on and that is so no more."""

    place: str
    what: str

    def __str__(self) -> str:
        """The break as a note names it."""
        return f"`{self.place}`: {self.what}"


def breaks(old: Node, new: Node) -> list[Break]:
    """Return what breaks between two documents, each once, in order."""
    sides = Sides(old, new)
    return sorted({*_operations(sides), *_types(old, new), *_schemes(old, new)})


def _operations(sides: Sides) -> Iterator[Break]:
    """Yield the breaks of the operations."""
    for address, item in sides.old["paths"].items():
        for method in METHODS:
            if method in item:
                place = f"{method.upper()} {address}"
                there = sides.new["paths"].get(address, {})
                if method not in there:
                    yield Break(place, "removed")
                    continue
                said = _operation(sides, _whole(item, method), _whole(there, method))
                yield from (Break(place, what) for what in said)


def _whole(item: Node, method: str) -> Node:
    """Return an operation with the parameters of its path."""
    operation: Node = item[method]
    return {**operation, "parameters": [*item.get("parameters", []), *operation.get("parameters", [])]}


def _operation(sides: Sides, old: Node, new: Node) -> Iterator[str]:
    """Yield the breaks of one operation."""
    if old["operationId"] != new["operationId"]:
        yield f"operationId `{old['operationId']}` is `{new['operationId']}` now"
    if old.get("tags") != new.get("tags"):
        yield f"tags {old.get('tags')} are {new.get('tags')} now"
    yield from _security(old.get("security", [{}]), new.get("security", [{}]))
    yield from _parameters(sides, old, new)
    yield from _body(sides, sides.left(old.get("requestBody")), sides.right(new.get("requestBody")))
    yield from _responses(sides, old["responses"], new["responses"])


def _security(old: list[Node], new: list[Node]) -> Iterator[str]:
    """Yield the ways to sign in that are not enough any more."""
    for way in old:
        if not any(_asks_no_more(other, way) for other in new):
            yield f"security {way or 'none'} is not enough any more"


def _asks_no_more(new: Node, old: Node) -> bool:
    """Say whether whoever has what the old way asks for has what the new one asks for."""
    return all(scheme in old and set(scopes) <= set(old[scheme]) for scheme, scopes in new.items())


# --- what goes in ---------------------------------------------------------------------------------------


def _parameters(sides: Sides, old: Node, new: Node) -> Iterator[str]:
    """Yield the breaks of the parameters; they are known by place and name."""
    before = {(given["in"], given["name"]): given for given in map(sides.left, old["parameters"])}
    after = {(given["in"], given["name"]): given for given in map(sides.right, new["parameters"])}
    for key, given in before.items():
        if key not in after:
            yield f"{key[0]} parameter `{key[1]}` removed"
            continue
        said = schema_breaks(sides, given["schema"], after[key]["schema"], sent=True)
        yield from (f"{key[0]} parameter {what}" for what in _named(said, key[1]))
    for key, given in after.items():
        if given.get("required") and not before.get(key, {}).get("required"):
            yield f"{key[0]} parameter `{key[1]}` is required now"


def _body(sides: Sides, old: Node, new: Node) -> Iterator[str]:
    """Yield the breaks of the request body."""
    if new.get("required") and not old.get("required"):
        yield "request body is required now"
    if old and not new:
        yield "request body removed"
        return
    yield from _content(sides, old, new, "request", sent=True)


# --- what comes out -------------------------------------------------------------------------------------


def _responses(sides: Sides, old: Node, new: Node) -> Iterator[str]:
    """Yield the breaks of the answers."""
    for status, answer in old.items():
        if status not in new:
            yield f"response {status} removed"
            continue
        before, after = sides.left(answer), sides.right(new[status])
        yield from _content(sides, before, after, f"response {status}", sent=False)
        for name in before.get("headers", {}).keys() - after.get("headers", {}).keys():
            yield f"response {status}: header `{name}` removed"
    for status in sorted(new.keys() - old.keys()):
        if status.startswith("2"):
            yield f"response {status} added: old clients take it for no success"


def _content(sides: Sides, old: Node, new: Node, place: str, *, sent: bool) -> Iterator[str]:
    """Yield the breaks of a body, content type by content type."""
    for kind, media in old.get("content", {}).items():
        there = new.get("content", {}).get(kind)
        if there is None:
            yield f"{place}: content type `{kind}` removed"
            continue
        said = schema_breaks(sides, media.get("schema", {}), there.get("schema", {}), sent=sent)
        yield from (f"{place}: {what}" for what in _named(said, ""))


def _named(said: Iterator[tuple[str, str]], root: str) -> Iterator[str]:
    """Yield the breaks of a schema with their places, which begin at `root`."""
    for place, what in said:
        whole = (root + place).lstrip(".")
        yield f"`{whole}` {what}" if whole else what


# --- names that SDKs have -------------------------------------------------------------------------------


def _types(old: Node, new: Node) -> Iterator[Break]:
    """Yield the components that are gone: SDKs have types of their names."""
    there = new["components"]["schemas"]
    for name in old["components"]["schemas"]:
        if name not in there:
            yield Break(f"schema {name}", "removed")


def _schemes(old: Node, new: Node) -> Iterator[Break]:
    """Yield the ways to sign in that are gone or otherwise, and scopes that are gone."""
    there = new["components"].get("securitySchemes", {})
    for name, scheme in old["components"].get("securitySchemes", {}).items():
        place = f"security scheme {name}"
        if name not in there:
            yield Break(place, "removed")
            continue
        for key in ("type", "scheme", "in", "name"):
            if scheme.get(key) != there[name].get(key):
                yield Break(place, f"{key} `{scheme.get(key)}` is `{there[name].get(key)}` now")
        for flow, said in scheme.get("flows", {}).items():
            scopes = there[name].get("flows", {}).get(flow, {}).get("scopes", {})
            yield from (
                Break(place, f"{flow} scope `{scope}` removed") for scope in said["scopes"].keys() - scopes.keys()
            )


# --- notes ----------------------------------------------------------------------------------------------

_VERSION = re.compile(r"^## (\d+\.\d+\.\d+)\b")
_NOTE = re.compile(r"^- break: (.+)$")


def noted(text: str, version: str) -> set[str]:
    """Return the breaks that the notes list under a version."""
    current, found = "", set()
    for line in text.splitlines():
        heading, note = _VERSION.match(line), _NOTE.match(line)
        if heading:
            current = heading[1]
        elif note and current == version:
            found.add(note[1].strip())
    return found


def unannounced(old: Node, new: Node, notes: str) -> list[Break]:
    """Return the breaks that no note of the new version lists; the notes of a released version are closed."""
    version = new["info"]["version"]
    known = noted(notes, version) if version != old["info"]["version"] else set()
    return [found for found in breaks(old, new) if str(found) not in known]


def main(arguments: list[str]) -> int:
    """Compare, print the breaks that no note lists; 1 when there are any."""
    parser = argparse.ArgumentParser(description="Compare the document with the last released one.")
    parser.add_argument("--released", type=Path, default=RELEASED)
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    parser.add_argument("--notes", type=Path, default=NOTES)
    given = parser.parse_args(arguments)
    old, new = (yaml.safe_load(path.read_text()) for path in (given.released, given.document))
    found = unannounced(old, new, given.notes.read_text())
    for each in found:
        sys.stderr.write(f"break: {each}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
