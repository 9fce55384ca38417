"""The Dart client, parsed by tree-sitter: its syntax, and whether each model that it names is there and imported.

There is no Dart compiler to be had; this finds what no compiler would let pass, short of types.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tree_sitter import Node
from tree_sitter_language_pack import get_parser

OWN = re.compile(r"'package:duckcover_client/([^']+)'")


@dataclass(frozen=True)
class Source:
    """What a file declares at its top, the types that it speaks of, and the lines that are no Dart."""

    declared: frozenset[str]
    named: frozenset[str]
    broken: tuple[int, ...]


def faults(lib: Path, models: set[str]) -> Iterator[str]:
    """What no Dart compiler would take in any file below `lib`; `models` are the names of the document's types."""
    files = {path: path.read_text() for path in sorted(lib.rglob("*.dart"))}
    if not files:
        yield f"{lib} has no Dart files"
    homes = {name: path for path, text in files.items() for name in _source(text).declared}
    for path, text in files.items():
        where, source = path.relative_to(lib), _source(text)
        yield from (f"{where}:{line} is no Dart" for line in source.broken)
        imported = {lib / name for name in OWN.findall(text)}
        yield from (f"{where} imports {each.relative_to(lib)}, which is not there" for each in imported - files.keys())
        for name in sorted(source.named & models):
            if homes.get(name) not in {path, *imported}:
                yield f"{where} names {name} without importing it"


@cache
def _source(text: str) -> Source:
    """Parse a text, once however often it is asked for."""
    tree = get_parser("dart").parse(text.encode()).root_node
    broken = tuple(node.start_point[0] + 1 for node in _broken(tree))
    return Source(frozenset(_declared(tree)), frozenset(_named(tree)), broken)


def _broken(tree: Node) -> Iterator[Node]:
    """The innermost nodes that the grammar could not make sense of."""
    if tree.is_error or tree.is_missing:
        yield tree
    elif tree.has_error:
        for child in tree.children:
            yield from _broken(child)


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _declared(tree: Node) -> Iterator[str]:
    for node in tree.children:
        name = node.child_by_field_name("name") if node.type.startswith(("class", "enum", "mixin")) else None
        if name and name.text:
            yield name.text.decode()


def _named(tree: Node) -> set[str]:
    """The types that a file speaks of."""
    return {node.text.decode() for node in _walk(tree) if node.type == "type_identifier" and node.text}
