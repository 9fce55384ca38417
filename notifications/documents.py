"""A notice as the API and webhooks show it."""

from typing import Any

from notifications.models import Notice
from notifications.texts import game_name, text_of


def notice_document(notice: Notice) -> dict[str, Any]:
    """A notice as the API shows it, in the active language; it holds nothing that H5 hides."""
    details = notice.details
    return {
        "id": notice.pk,
        "kind": notice.kind,
        "text": text_of(notice),
        "game": None if notice.game is None else str(notice.game.uuid),
        "game_name": None if notice.game is None else game_name(notice),
        "competition": details.get("competition"),
        "competition_name": details.get("competition_name"),
        "league": details.get("league"),
        "turn": notice.turn,
        "round": details.get("round"),
        "deadline": details.get("deadline"),
        "reason": details.get("reason"),
        "at": notice.at,
        "read_at": notice.read_at,
    }
