"""`manage.py rebuild_snapshots`: compares the stored state of every game with what its rows give."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.models import Game
from games.services.snapshots import Comparison, compare

BATCH = 100
"""Games that are locked and compared in one transaction."""


class Command(BaseCommand):
    """Rebuild the snapshots that differ, or only say which do."""

    help = (
        "Makes the public state of every game anew from its rows, and writes those that differ. Exit code 0: all are "
        "what their rows give; 1: some differ (with --check), or belong to a game whose rows the rules refuse."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """`--check` writes nothing."""
        parser.add_argument("--check", action="store_true", help="write nothing, only say what differs")

    def handle(self, *_args: Any, check: bool, **_options: Any) -> None:
        """Compare batch by batch and print what was found. Raises: CommandError, which ends with exit code 1."""
        found, last = Comparison(), 0
        while games := list(Game.objects.filter(pk__gt=last).order_by("pk").values_list("pk", flat=True)[:BATCH]):
            compare(games, found, rewrite=not check)
            last = games[-1]
        for game in found.different:
            self.stdout.write(f"{game}: {'differs' if check else 'rebuilt'}")
        for game in found.broken:
            self.stdout.write(f"{game}: the rules refuse its rows, left alone")
        different, broken = len(found.different), len(found.broken)
        text = f"{found.checked} snapshots, {different} {'differ' if check else 'rebuilt'}, {broken} of broken games"
        if broken or (check and different):
            raise CommandError(text)
        self.stdout.write(self.style.SUCCESS(text))
