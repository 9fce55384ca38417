"""`manage.py verify_draw`: draws rounds again from what they were drawn with, and compares (LEAGUES.md LD4)."""

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from leagues.models import Competition
from leagues.services.verification import verify_draw


class Command(BaseCommand):
    """Draw the rounds of a competition again; fails at the first that comes out otherwise."""

    help = "Draw the rounds of a competition again and compare."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("competition", type=UUID, help="Its id.")

    def handle(self, *_args: Any, **options: Any) -> None:
        """Raises: CommandError where there is no such competition, or a draw comes out otherwise."""
        competition = Competition.objects.filter(uuid=options["competition"]).first()
        if competition is None:
            raise CommandError("There is no such competition.")
        drawn = [round_.number for round_ in competition.rounds.exclude(lots=None).order_by("number")]
        verdicts = {number: verify_draw(competition, number) for number in drawn}
        for number, verdict in verdicts.items():
            if verdict is False:
                raise CommandError(f"Round {number} comes out otherwise.")
        checked = sum(verdict is True for verdict in verdicts.values())
        self.stdout.write(f"{checked} rounds drawn again: all the same.")
