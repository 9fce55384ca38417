"""`python manage.py up`, the same as `duckcover up`."""

import os
import sys

from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Run the whole service on this machine: PostgreSQL, API, worker and beat."

    def run_from_argv(self, argv: list[str]) -> None:
        """Become `duckcover up`, whose supervisor has no use for a loaded Django; does not return."""
        os.execv(sys.executable, [sys.executable, "-m", "duckcover.cli", "up", *argv[2:]])  # noqa: S606 - our own command
