"""JSON documents that commands are given as files."""

import json
import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError


def read_document(file: str) -> Any:
    """The JSON document in a file, - for the standard input. Raises: CommandError with a plain message."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise CommandError(f"NOT READABLE: {file}: {error.strerror}") from None
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise CommandError(f"NOT READABLE: {file} is no JSON document: {error}") from None
