"""The document as JSON and as YAML."""

import re
from typing import Any

import yaml
from drf_spectacular.renderers import OpenApiJsonRenderer

_NUMBER = re.compile(r"[-+]?(0o[0-7]+|0x[0-9a-fA-F]+|(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?)")
"""What YAML 1.2 takes for a number; PyYAML goes by YAML 1.1 and leaves some of it unquoted."""


SHORT = 120
"""The characters of an object that goes on one line."""

_Plain = yaml.CSafeDumper if yaml.__with_libyaml__ else yaml.SafeDumper


class _Dumper(_Plain):  # type: ignore[misc,valid-type]  # the fast one where it was built
    """Writes YAML that versions 1.1 and 1.2 read alike, without aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        """Write everything out."""
        return True


def _text(dumper: Any, text: str) -> yaml.ScalarNode:
    """Write a text: over lines as it stands, in quotes when it looks like a number."""
    style = "|" if "\n" in text else "'" if _NUMBER.fullmatch(text) else None
    node: yaml.ScalarNode = dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)
    return node


def _members(dumper: Any, members: dict[str, Any]) -> yaml.MappingNode:
    """Write a short object on one line: most are a `$ref`, a cell or a type."""
    node: yaml.MappingNode = dumper.represent_mapping("tag:yaml.org,2002:map", members.items())
    node.flow_style = _is_short(members)
    return node


def _items(dumper: Any, items: list[Any]) -> yaml.SequenceNode:
    node: yaml.SequenceNode = dumper.represent_sequence("tag:yaml.org,2002:seq", items)
    node.flow_style = _is_short(items)
    return node


def _is_short(value: Any) -> bool:
    text = str(value)
    return len(text) <= SHORT and "\\n" not in text


_Dumper.add_representer(str, _text)
_Dumper.add_representer(dict, _members)
_Dumper.add_representer(list, _items)


def as_json(document: dict[str, Any]) -> bytes:
    body: bytes = OpenApiJsonRenderer().render(document, renderer_context={})
    return body


def as_yaml(document: dict[str, Any]) -> bytes:
    """Return the document, which must be made of JSON's types, as YAML."""
    made: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)
    return made.encode()
