"""`manage.py verify_record FILE`: says whether a record is what its seeds and the rules make of it."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from duckcover.management.documents import read_document
from games.rules.record import RecordMismatch, verify
from games.rules.record_format import RecordMalformed


class Command(BaseCommand):
    """Verify the record of a game; needs no database."""

    help = (
        "Replays a game record through the rules, recomputes its cards from the revealed seeds, and "
        "names the first difference. Exit code 0: verified, 1: not verified or not readable."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One argument: the file, or - for the standard input."""
        parser.add_argument("file", metavar="FILE", help="a record in JSON, - for standard input")

    def handle(self, *_args: Any, file: str, **_options: Any) -> None:
        """Print the verdict. Raises: CommandError, which ends with exit code 1."""
        document = read_document(file)
        try:
            verify(document)
        except RecordMalformed as error:
            raise CommandError(f"NOT A RECORD: {error}") from None
        except RecordMismatch as error:
            raise CommandError(
                f"NOT VERIFIED: the first difference is at {error.path}\n"
                f"  expected: {json.dumps(error.expected)}\n"
                f"  found:    {json.dumps(error.found)}"
            ) from None
        rounds = document["rounds"]
        turns = sum(len(each["turns"]) for each in rounds)
        self.stdout.write(self.style.SUCCESS(f"VERIFIED: game {document['game']}, {len(rounds)} rounds, {turns} turns"))
