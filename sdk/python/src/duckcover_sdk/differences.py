"""What a check of a record or of shuffles finds: the first difference, by its path in the document."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Protocol, TypeAlias, runtime_checkable

Json: TypeAlias = Any
"""A value as `json.loads` makes it."""

NOTHING = "nothing"
"""What a `Difference` shows for a value that is not there."""

ABSENT = object()


class CheckError(ValueError):
    """What both errors of a check have in common; `path` is like `rounds[1].turns[12].moves[0].to`."""

    path: str


class Difference(CheckError):  # noqa: N818 - it says what it is
    """A document that is not what the rules and the seeds make of it; `expected` and `found` are JSON values."""

    def __init__(self, path: str, expected: Json, found: Json) -> None:
        self.expected = NOTHING if expected is ABSENT else expected
        self.found = NOTHING if found is ABSENT else found
        super().__init__(f"{path}: expected {self.expected}, found {self.found}")
        self.path = path


class Malformed(CheckError):  # noqa: N818 - the same
    """A document that this version cannot check: not of the format, or of variations that it does not know."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'the document'}: {problem}")
        self.path = path
        self.problem = problem


@runtime_checkable
class Model(Protocol):
    """A model of `duckcover_sdk.generated.models`."""

    def to_dict(self) -> dict[str, Any]:
        """The document that it was made from."""


def document_of(source: Model | Json) -> Json:
    """The JSON document of a model, or the document itself."""
    return source.to_dict() if isinstance(source, Model) else source


def compare(expected: Json, found: Json, path: str) -> None:
    """Answer nothing when a JSON value holds what is expected of it.

    Objects may have more fields than expected, lists no more entries. Raises: Difference.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            compare(value, found.get(name, ABSENT), f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(found, list):
        for index, (value, other) in enumerate(zip_longest(expected, found, fillvalue=ABSENT)):
            compare(value, other, f"{path}[{index}]")
    elif type(expected) is not type(found) or expected != found:
        raise Difference(path, expected, found)


def field(entry: Json, path: str, name: str, kind: Any) -> Json:
    """A field of an object if it has this type; `true` is no integer. Raises: Malformed."""
    if not isinstance(entry, dict):
        raise Malformed(path, "is no object")
    where = f"{path}.{name}" if path else name
    if name not in entry:
        raise Malformed(where, "is missing")
    value = entry[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Malformed(where, "is of the wrong type")
    return value


def entries(entry: Json, path: str, name: str) -> list[tuple[Json, str]]:
    """The entries of a list in an object, each with its path. Raises: Malformed."""
    return [(each, f"{path}.{name}[{index}]".lstrip(".")) for index, each in enumerate(field(entry, path, name, list))]


def hexadecimal(entry: Json, path: str, lengths: range | tuple[int, ...]) -> bytes:
    """Bytes in lower-case hexadecimal digits, as many as `lengths` allow. Raises: Malformed."""
    try:
        data = bytes.fromhex(entry)
    except (TypeError, ValueError):
        raise Malformed(path, "is not hexadecimal") from None
    if data.hex() != entry or len(data) not in lengths:
        raise Malformed(path, "is not hexadecimal, or not of the right length")
    return data
