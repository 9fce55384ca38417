"""Writes the document of this code to `openapi.yaml`; with `--check` only says whether the two are the same.

python -m contract.write [--check]
"""

import os
import sys
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parent.parent / "openapi.yaml"
HEADER = "# Written by `python -m contract.write`; do not edit.\n"


def current() -> str:
    """Return the document of this code as YAML. Side effects: sets Django up."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")
    import django

    django.setup()
    from duckcover.docs import document
    from duckcover.rest.schema.rendering import as_yaml

    return HEADER + as_yaml(document()).decode()


def main(arguments: list[str]) -> int:
    """Write or check; 1 when the committed document is out of date."""
    made = current()
    if "--check" not in arguments:
        DOCUMENT.write_text(made)
        return 0
    if DOCUMENT.exists() and DOCUMENT.read_text() == made:
        return 0
    sys.stderr.write("openapi.yaml is out of date: run `python -m contract.write`.\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
