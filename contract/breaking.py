"""Does the document break what a client of the last released one relies on?

    python -m contract.breaking [--root FOLDER]

Compares the document of the last tagged release, or `contract/baseline.yaml` until there is one, with `openapi.yaml`.
A break passes only when docs/api/versioning.md lists it, word for word, under the version of the new document:

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

from contract import baseline
from contract.baseline import section
from contract.conformity import METHODS
from contract.schema_breaks import Sides, schema_breaks

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = "openapi.yaml"
NOTES = "docs/api/versioning.md"
_Loader = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader

Node = dict[str, Any]


@dataclass(frozen=True, order=True)
class Break:
    """One thing that a client may rely on and that is so no more."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"`{self.place}`: {self.what}"


def breaks(old: Node, new: Node) -> list[Break]:
    """Return what breaks between two documents, each once, in order."""
    sides = Sides(old, new)
    return sorted({*_operations(sides), *_types(old, new), *_schemes(old, new)})


def _operations(sides: Sides) -> Iterator[Break]:
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
    if new.get("required") and not old.get("required"):
        yield "request body is required now"
    if old and not new:
        yield "request body removed"
        return
    yield from _content(sides, old, new, "request", sent=True)


# --- what comes out -------------------------------------------------------------------------------------


def _responses(sides: Sides, old: Node, new: Node) -> Iterator[str]:
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

_NOTE = re.compile(r"^- break: (.+)$", re.MULTILINE)


def noted(text: str, version: str) -> set[str]:
    return {note.strip() for note in _NOTE.findall(section(text, version))}


def unannounced(old: Node, new: Node, notes: str, *, closed: bool = True) -> list[str]:
    """Return what is wrong: the breaks that no note of the new version lists, and its notes that name no break.

    `closed`: the old document is released, its version takes no notes any more.
    """
    version = new["info"]["version"]
    known = noted(notes, version) if version != old["info"]["version"] or not closed else set()
    found = [str(each) for each in breaks(old, new)]
    stale = sorted(known - {*found})
    return [f"break: {each}" for each in found if each not in known] + [f"no such break: {each}" for each in stale]


def main(arguments: list[str]) -> int:
    """Compare, print the breaks that no note lists, and what is wrong with the baseline; 1 when there is any."""
    parser = argparse.ArgumentParser(description="Compare the document with the last released one, or the baseline.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder of the project")
    root = parser.parse_args(arguments).root
    notes, new = (root / NOTES).read_text(), yaml.load((root / DOCUMENT).read_text(), _Loader)  # noqa: S506 - a safe one
    before = baseline.released(root)
    wrong = [] if before else list(baseline.faults(root, notes))
    old = yaml.load(before or (root / baseline.PATH).read_text(), _Loader)  # noqa: S506 - the same
    wrong += unannounced(old, new, notes, closed=bool(before))
    sys.stderr.writelines(f"{each}\n" for each in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
