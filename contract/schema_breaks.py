"""What breaks between two schemas: of what clients send (must go on being taken) or of what they get (must stay)."""

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from contract.conformity import not_null

Node = dict[str, Any]
Found = Iterator[tuple[str, str]]
"""(where in the value, what) of each break."""


@dataclass(frozen=True)
class Sides:
    """The two documents; references are looked up in their own."""

    old: Node
    new: Node

    def left(self, node: Node | None) -> Node:
        """Return a part of the old document with its references followed."""
        return _followed(self.old, node or {})

    def right(self, node: Node | None) -> Node:
        """Return a part of the new document with its references followed."""
        return _followed(self.new, node or {})


def _followed(document: Node, node: Node) -> Node:
    """Return what a node says, through references, with the members of its `allOf` put together.

    One of a reference and null is what the reference says, `nullable`.
    """
    inner = not_null(node)
    if inner is not node:
        more = {key: value for key, value in node.items() if key != "oneOf"}
        return {**_followed(document, inner), **more, "nullable": True}
    while "$ref" in node:
        found: Any = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        node = found
    if "allOf" not in node:
        return node
    whole: Node = {key: value for key, value in node.items() if key != "allOf"}
    for member in (_followed(document, member) for member in node["allOf"]):
        fields = {**member.get("properties", {}), **whole.get("properties", {})}
        required = [*member.get("required", []), *whole.get("required", [])]
        whole = {**member, **whole, **({"properties": fields, "required": required} if fields else {})}
    return whole


_LIMITS: dict[str, Callable[[Any, Any], bool]] = {
    "maxLength": operator.lt,
    "maximum": operator.lt,
    "maxItems": operator.lt,
    "maxProperties": operator.lt,
    "minLength": operator.gt,
    "minimum": operator.gt,
    "minItems": operator.gt,
    "minProperties": operator.gt,
}
"""When a limit is narrower than it was."""

_FLAGS = ("exclusiveMaximum", "exclusiveMinimum", "uniqueItems")


def schema_breaks(
    sides: Sides, old: Node, new: Node, *, sent: bool, place: str = "", seen: frozenset[tuple[str, str]] = frozenset()
) -> Found:
    """Yield what breaks between two schemas; `sent` says that clients send it, else they get it."""
    before, after = sides.left(old), sides.right(new)
    yield from ((place, what) for what in _value_breaks(before, after, sent=sent))
    if sent:
        yield from ((place, what) for what in _limit_breaks(before, after))
    pair = (_name(old), _name(new))
    if pair in seen and all(pair):
        return
    seen = seen | {pair}
    yield from _field_breaks(sides, before, after, sent=sent, place=place, seen=seen)
    if "items" in before and "items" in after:
        inner = f"{place}[]"
        yield from schema_breaks(sides, before["items"], after["items"], sent=sent, place=inner, seen=seen)
    yield from _union_breaks(sides, before, after, sent=sent, place=place, seen=seen)


def _name(node: Node) -> str:
    """Return what a schema points at, also through `allOf` with one member and through one that may be null, or ""."""
    node = not_null(node)
    members = node.get("allOf", [])
    return str((members[0] if len(members) == 1 else node).get("$ref", ""))


def _value_breaks(old: Node, new: Node, *, sent: bool) -> Iterator[str]:
    for key in ("type", "format"):
        if old.get(key) != new.get(key):
            yield f"{key} `{old.get(key)}` is `{new.get(key)}` now"
    values: list[Any] = old.get("enum", [])
    left: list[Any] = new.get("enum", values)
    gone = [value for value in values if value not in left]
    if gone:
        yield f"enum values {gone} removed"
    if sent and "enum" in new and "enum" not in old:
        yield f"takes {new['enum']} only now"
    if not sent and "enum" in old and "enum" not in new:
        yield "enum opened: its type is gone"
    loses, gains = bool(old.get("nullable")), bool(new.get("nullable"))
    if sent and loses and not gains:
        yield "may not be null any more"
    if not sent and gains and not loses:
        yield "may be null now"
    if sent and old.get("default") != new.get("default") and "default" in old:
        yield f"default `{old['default']}` is `{new.get('default')}` now"


def _limit_breaks(old: Node, new: Node) -> Iterator[str]:
    """Yield the limits that are narrower than they were."""
    for key, narrower in _LIMITS.items():
        if key in new and (narrower(new[key], old[key]) if key in old else _binds(key, new[key])):
            yield f"{key} {old.get(key)} is {new[key]} now"
    for key in _FLAGS:
        if new.get(key) and not old.get(key):
            yield f"{key} is asked for now"
    for key in ("pattern", "multipleOf"):
        if key in new and old.get(key) != new[key]:
            yield f"{key} `{old.get(key)}` is `{new[key]}` now"
    if old.get("additionalProperties", True) is not False and new.get("additionalProperties") is False:
        yield "takes no other fields any more"


def _binds(key: str, limit: Any) -> bool:
    """Say whether a limit that was not there refuses anything."""
    return not (key in ("minLength", "minItems", "minProperties") and limit == 0)


def _field_breaks(
    sides: Sides, old: Node, new: Node, *, sent: bool, place: str, seen: frozenset[tuple[str, str]]
) -> Found:
    before, after = old.get("properties", {}), new.get("properties", {})
    must, must_now = set(old.get("required", [])), set(new.get("required", []))
    for name, field in before.items():
        if name not in after:
            yield f"{place}.{name}", "removed"
        else:
            yield from schema_breaks(sides, field, after[name], sent=sent, place=f"{place}.{name}", seen=seen)
    if sent:
        yield from ((f"{place}.{name}", "is required now") for name in sorted(must_now - must))
    else:
        yield from ((f"{place}.{name}", "may be missing now") for name in sorted((must - must_now) & after.keys()))


def _union_breaks(
    sides: Sides, old: Node, new: Node, *, sent: bool, place: str, seen: frozenset[tuple[str, str]]
) -> Found:
    """Yield the breaks of the members of a union; they are known by the name of their component, else by position."""
    for kind in ("oneOf", "anyOf"):
        before, after = _members(old.get(kind, [])), _members(new.get(kind, []))
        for name, member in before.items():
            if name not in after:
                yield place, f"{kind} member {name} removed"
            else:
                yield from schema_breaks(sides, member, after[name], sent=sent, place=f"{place}<{name}>", seen=seen)
        if not sent:
            yield from ((place, f"{kind} member {name} added") for name in after if before and name not in before)
    mapped, mapped_now = (side.get("discriminator", {}) for side in (old, new))
    if mapped.get("propertyName") != mapped_now.get("propertyName"):
        yield place, f"discriminator `{mapped.get('propertyName')}` is `{mapped_now.get('propertyName')}` now"
    for value in mapped.get("mapping", {}).keys() - mapped_now.get("mapping", {}).keys():
        yield place, f"discriminator value `{value}` removed"


def _members(union: list[Node]) -> dict[str, Node]:
    """Return the members of a union by name."""
    return {member.get("$ref", str(index)).rpartition("/")[2]: member for index, member in enumerate(union)}
