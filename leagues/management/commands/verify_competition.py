"""`manage.py verify_competition FILE`: says whether draws and standings are what seeds and results make of them."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from duckcover.management.documents import read_document
from leagues.rules.errors import BadExport, ExportMismatch
from leagues.rules.verification import verify


class Command(BaseCommand):
    """Verify the export of a competition; needs no database."""

    help = (
        "Recomputes the lots of a competition from the revealed seeds and its standings from the results, and names "
        "the first difference. Exit code 0: verified, 1: not verified or not readable."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One argument: the file, or - for the standard input."""
        parser.add_argument("file", metavar="FILE", help="an export in JSON, - for standard input")

    def handle(self, *_args: Any, file: str, **_options: Any) -> None:
        """Print the verdict. Raises: CommandError, which ends with exit code 1."""
        try:
            verdict = verify(read_document(file))
        except BadExport as error:
            raise CommandError(f"NOT AN EXPORT: {error}") from None
        except ExportMismatch as error:
            raise CommandError(
                f"NOT VERIFIED: the first difference is at {error.path}\n"
                f"  expected: {json.dumps(error.expected)}\n"
                f"  found:    {json.dumps(error.found)}"
            ) from None
        self.stdout.write(self.style.SUCCESS(f"VERIFIED: {verdict.draws} draws, {verdict.standings} standings"))
