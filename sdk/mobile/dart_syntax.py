"""The Dart client, parsed by tree-sitter: its syntax, and whether each model that it names is there and imported.

There is no Dart compiler to be had; this finds what no compiler would let pass, short of types.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tree_sitter import Node
from tree_sitter_language_pack import get_parser

OWN = re.compile(r"'package:duckcover_client/([^']+)'")


def faults(lib: Path, models: set[str]) -> Iterator[str]:
    """What no Dart compiler would take in any file below `lib`; `models` are the names of the document's types."""
    parser = get_parser("dart")
    files = sorted(lib.rglob("*.dart"))
    if not files:
        yield f"{lib} has no Dart files"
    trees = {path: parser.parse(path.read_bytes()).root_node for path in files}
    homes = {name: path for path, tree in trees.items() for name in _declared(tree)}
    for path, tree in trees.items():
        where = path.relative_to(lib)
        yield from (f"{where}:{node.start_point[0] + 1} is no Dart" for node in _broken(tree))
        text = path.read_text()
        imported = {lib / name for name in OWN.findall(text)}
        yield from (f"{where} imports {each.relative_to(lib)}, which is not there" for each in imported - trees.keys())
        for name in sorted(_named(tree) & models):
            if homes.get(name) not in {path, *imported}:
                yield f"{where} names {name} without importing it"


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
