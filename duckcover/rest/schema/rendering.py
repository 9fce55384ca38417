"""The document as JSON and as YAML."""

import re
from typing import Any

import yaml
from drf_spectacular.renderers import OpenApiJsonRenderer

_NUMBER = re.compile(r"[-+]?(0o[0-7]+|0x[0-9a-fA-F]+|(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?)")
"""What YAML 1.2 takes for a number; PyYAML goes by YAML 1.1 and leaves some of it unquoted."""


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


_Dumper.add_representer(str, _text)


def as_json(document: dict[str, Any]) -> bytes:
    body: bytes = OpenApiJsonRenderer().render(document, renderer_context={})
    return body


def as_yaml(document: dict[str, Any]) -> bytes:
    """Return the document, which must be made of JSON's types, as YAML."""
    made: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)
    return made.encode()
