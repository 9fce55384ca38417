"""The YAML file of an organizer: a league, and a competition or a season of it, with the line of everything in it.

What the service says about a field is said with the file and the line in which it stands.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from duckcover_sdk.errors import InputError
from duckcover_sdk.league.faults import WrongInputError

Path_: TypeAlias = tuple[str | int, ...]
"""Where something stands in a document: names of members and indices of lists."""

SHARED = "every_division"
"""What all divisions of a season have in common unless they say otherwise."""
NEEDED = "YAML files need one more package: pip install 'duckcover-sdk[league]'"
EXAMPLE = "league:, and competition: or season:"


@dataclass(frozen=True)
class Part:
    """A member of the file as the API takes it, and the line of each field that it has."""

    file: str
    name: str
    document: dict[str, Any]
    lines: Mapping[Path_, int] = field(default_factory=dict)

    def place(self, dotted: str) -> str:
        """Where a field of the API stands in the file: `league.yaml:12: season.divisions.0.points`."""
        path: Path_ = tuple(int(word) if word.isdecimal() else word for word in dotted.split(".") if word)
        known = next((path[:end] for end in range(len(path), -1, -1) if path[:end] in self.lines), None)
        line = "" if known is None else f":{self.lines[known]}"
        return f"{self.file}{line}: {'.'.join([*filter(None, [self.name]), *map(str, path)])}"

    def blamed(self, errors: Sequence[InputError]) -> WrongInputError:
        """The errors of the API, each with its place in the file."""
        placed = [InputError(self.place(error.field), error.code, error.detail) for error in errors]
        return WrongInputError("\n".join(f"{error.field}: {error.detail}" for error in placed), placed)


@dataclass(frozen=True)
class Plan:
    """What a file wants: a league, and at most one competition or season."""

    league: Part
    competition: Part | None = None
    season: Part | None = None


def read_plan(file: Path) -> Plan:
    """Read a file. Raises: WrongInputError, with the line."""
    tree = _load(file)
    name = str(file)
    parts = {str(key): tree[key] for key in tree}
    for key, value in parts.items():
        if key not in ("league", "competition", "season"):
            raise WrongInputError(f"{name}:{_line(tree, key)}: there is no {key!r} here, but {EXAMPLE}")
        if not isinstance(value, dict):
            raise WrongInputError(f"{name}:{_line(tree, key)}: {key} has members, such as name:")
    if "league" not in parts or not isinstance(parts["league"].get("name"), str):
        raise WrongInputError(f"{name}:1: a file begins with league:, which has a name: of its own")
    if {"competition", "season"} <= parts.keys():
        raise WrongInputError(f"{name}:{_line(tree, 'season')}: a file has a competition: or a season:, not both")
    made = {key: _part(name, key, value, _line(tree, key)) for key, value in parts.items()}
    return Plan(made["league"], made.get("competition"), made.get("season"))


def read_changes(file: Path) -> Part:
    """Read a file of members of a competition, to change them. Raises: WrongInputError, with the line."""
    return _part(str(file), "", _load(file), 1)


def _part(file: str, name: str, value: Any, line: int) -> Part:
    document, lines = _plain(value), {(): line} | dict(_lines(value))
    if name == "season":
        document, lines = _with_shared(file, document, lines)
    return Part(file, name, document, lines)


def _with_shared(
    file: str, document: dict[str, Any], lines: dict[Path_, int]
) -> tuple[dict[str, Any], dict[Path_, int]]:
    """The season with what its divisions share in each of them."""
    shared = document.pop(SHARED, {})
    divisions = document.get("divisions")
    if (
        not isinstance(shared, dict)
        or not isinstance(divisions, list)
        or not all(isinstance(x, dict) for x in divisions)
    ):
        raise WrongInputError(f"{file}:{lines[()]}: season has divisions:, a list, and perhaps {SHARED}:")
    of_shared = {path[1:]: line for path, line in lines.items() if path[:1] == (SHARED,) and len(path) > 1}
    merged = {("divisions", index, *path): line for index in range(len(divisions)) for path, line in of_shared.items()}
    document["divisions"] = [_merged(shared, each) for each in divisions]
    return document, merged | {path: line for path, line in lines.items() if path[:1] != (SHARED,)}


def _merged(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Both objects in one; where both have a member the other's counts, objects are merged again."""
    both = {
        name: _merged(one[name], value) if isinstance(value, dict) and isinstance(one.get(name), dict) else value
        for name, value in other.items()
    }
    return {**one, **both}


def _load(file: Path) -> Any:
    """The mapping that a file holds, which knows its lines. Raises: WrongInputError."""
    try:
        from ruamel.yaml import YAML
        from ruamel.yaml.constructor import RoundTripConstructor
        from ruamel.yaml.error import MarkedYAMLError, YAMLError
    except ImportError:
        raise WrongInputError(NEEDED) from None

    class Constructor(RoundTripConstructor):
        """Times stay the text that they are: the service reads them."""

    Constructor.add_constructor("tag:yaml.org,2002:timestamp", Constructor.construct_yaml_str)
    yaml = YAML(typ="rt", pure=True)
    yaml.Constructor = Constructor
    try:
        tree = yaml.load(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInputError(f"{file}: {getattr(error, 'strerror', None) or 'is no text in UTF-8'}") from None
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise WrongInputError(f"{file}:{line}: {error.problem or error.context}") from None
    except YAMLError as error:
        raise WrongInputError(f"{file}: {error}") from None
    if not isinstance(tree, dict):
        raise WrongInputError(f"{file}:1: the file has {EXAMPLE}")
    return tree


def _line(node: Any, key: str | int) -> int:
    """The line of a member, from 1."""
    return int(node.lc.data[key][0]) + 1


def _lines(node: Any, path: Path_ = ()) -> Iterator[tuple[Path_, int]]:
    """The line of every member below a node."""
    keys = node.keys() if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        if key in (node.lc.data or {}):
            yield (*path, key), _line(node, key)
        yield from _lines(node[key], (*path, key))


def _plain(node: Any) -> Any:
    """The node as JSON has it."""
    if isinstance(node, dict):
        return {str(key): _plain(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_plain(each) for each in node]
    for kind in (bool, int, float, str):
        if isinstance(node, kind):
            return kind(node)
    return None
