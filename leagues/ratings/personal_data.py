"""What is rated of a player: its part of the export of an account, and what stays when the account is deleted."""

from typing import Any

from accounts.models import Player
from leagues.ratings.selectors import rating_document, ratings_of, result_document, results_of, subject_of
from leagues.ratings.services.periods import subjects_of


def export(player: Player) -> dict[str, Any]:
    """Return the ratings of a player, and what each game did to them."""
    return {
        "subject": subject_of(player),
        "ratings": [rating_document(row) for row in ratings_of(player)],
        "results": [result_document(row) for row in results_of(player).order_by("finished_at", "game__uuid")],
    }


def erase(player: Player) -> None:
    """Let a player go on as a nameless subject: no row names it. Of a bot it stays that it was one, and whose (LK3)."""
    if player.is_bot:
        subjects_of([player.pk])
