"""`manage.py check_standings`: computes all standings again and compares (LEAGUES.md LB5)."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from leagues.models import Competition
from leagues.services.verification import check_standings


class Command(BaseCommand):
    """Compute the standings of all competitions that have begun again; names those that are wrong."""

    help = "Compute all standings again and compare; writes nothing."

    def handle(self, *_args: Any, **_options: Any) -> None:
        """Raises: CommandError where stored standings are not what the rows of their competition give."""
        begun = Competition.objects.filter(rounds__published_at__isnull=False).distinct().order_by("pk")
        wrong = [str(row.uuid) for row in begun.iterator() if not check_standings(row.pk)]
        if wrong:
            raise CommandError(f"Standings are wrong: {', '.join(wrong)}")
        self.stdout.write(f"{begun.count()} competitions checked.")
