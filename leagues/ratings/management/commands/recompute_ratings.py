"""`manage.py recompute_ratings`: the ratings once more, from the records of the games alone."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from leagues.ratings.models import Pool
from leagues.ratings.services.checks import first_difference
from leagues.ratings.services.periods import recompute


class Command(BaseCommand):
    """Rate all games of the closed days anew, or only say whether that would change anything."""

    help = (
        "Computes the ratings of all closed days from the records of the games, and writes them, one transaction for "
        "each pool. With --check it writes nothing, names the first difference of each pool, and ends with exit code 1 "
        "where there is one."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """`--check` writes nothing, `--pool` leaves the others alone."""
        parser.add_argument("--check", action="store_true", help="write nothing, name the first difference")
        parser.add_argument("--pool", action="append", choices=Pool.values, help="this pool only; may be given again")

    def handle(self, *_args: Any, check: bool, pool: list[str] | None, **_options: Any) -> None:
        """Print a line a pool. Raises: CommandError, which ends with exit code 1."""
        lines = [self._checked(name) if check else self._recomputed(name) for name in pool or Pool.values]
        if not all(lines):
            raise CommandError("The ratings are not what the records give.")

    def _recomputed(self, pool: str) -> bool:
        self.stdout.write(f"{pool}: {recompute(pool)} days recomputed")
        return True

    def _checked(self, pool: str) -> bool:
        found = first_difference(pool)
        if found is None:
            self.stdout.write(self.style.SUCCESS(f"{pool}: as the records give it"))
        else:
            self.stdout.write(
                f"{pool}: the first difference is at {found.place}\n"
                f"  expected: {found.expected}\n"
                f"  found:    {found.found}"
            )
        return found is None
