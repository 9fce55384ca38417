"""What staff read about competitions: states and rulings in words, in the active language."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from web.league_words import ENTRY_STATUSES, STATUSES, TABLE_STATUSES, name_of
from web.ponds import Document

ENDINGS = {
    "play_out": gettext_lazy("The stand-in bot plays to the end"),
    "ended_rounds": gettext_lazy("By the rounds that have ended"),
    "split": gettext_lazy("Split: nobody is ranked"),
    "organizer": gettext_lazy("The staff decide"),
}
"""How a table that is not finished at its close ends (LJ)."""
MEMBERS = {
    "status": gettext_lazy("State"),
    "ended": gettext_lazy("Has ended"),
    "paused_until": gettext_lazy("Paused until"),
    "closes_at": gettext_lazy("Closes"),
    "from_round": gettext_lazy("Plays from round"),
    "to_round": gettext_lazy("Played until round"),
    "came_back": gettext_lazy("Has come back"),
    "attempt": gettext_lazy("Attempt of the draw"),
    "by_hand": gettext_lazy("Set by hand"),
    "visibility": gettext_lazy("Who may see it"),
    "invited": gettext_lazy("Players invited"),
    "apart": gettext_lazy("Kept apart"),
    "lasting": gettext_lazy("Gets the entry as well"),
}
"""What rulings change of rows, by its name in their `before` and `after`."""
VISIBILITIES = {
    "public": gettext_lazy("everybody"),
    "unlisted": gettext_lazy("who has the link"),
    "private": gettext_lazy("staff and entries"),
}
VALUES = {**STATUSES, **TABLE_STATUSES, **ENTRY_STATUSES, **VISIBILITIES, **ENDINGS}
"""The words that a value may be; those of a table and of a competition read alike where both have them."""


def place_name(number: int | None, table: int | None) -> str:
    """What a ruling is about, where it is about no entry."""
    if table is not None:
        return _("table %(table)s of round %(round)s") % {"table": table, "round": number}
    if number is not None:
        return _("round %(round)s") % {"round": number}
    return _("the whole competition")


def ruling_line(ruling: Document, names: Mapping[str, str | None]) -> str:
    """What a ruling does, in a few words; `names`: of players by the ids of their entries."""
    if ruling["action"] == "undo":
        return _("Taken back: ruling %(number)s") % {"number": ruling["undoes"]}
    if "apart" in ruling["after"]:
        return _("Two entries kept apart") if ruling["after"]["apart"] else _("Two entries no longer kept apart")
    if ruling["after"].get("status") == "cancelled":
        return _("Called off")
    if ruling["action"] == "hide" and "announcement" in ruling["detail"]:
        return _("Message hidden")
    return f"{name_of(ruling['action'], 'action')}: {_about(ruling, names)}".removesuffix(": ")


def _about(ruling: Document, names: Mapping[str, str | None]) -> str:
    """Whom or what a ruling is about; "" where it is about all."""
    if ruling["entry"]:
        who = names.get(ruling["entry"]) or _("deleted account")
        return f"{who} ({ruling['points']})" if ruling["points"] else who
    return place_name(ruling["round"], ruling["table"]) if ruling["round"] is not None else ""


def value_name(value: Any) -> str:
    """A value of a ruling in words."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, dict):
        return " – ".join(map(value_name, value.values()))
    if isinstance(value, list):
        return ", ".join(map(value_name, value)) or "–"
    if isinstance(value, str) and (moment := _moment(value)):
        return date_format(timezone.localtime(moment), "SHORT_DATETIME_FORMAT")
    return str(VALUES.get(value, value)) if isinstance(value, str) else str(value)


def _moment(text: str) -> dt.datetime | None:
    try:
        found = dt.datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo else None


def actor_name(ruling: Document) -> str:
    """Who has decided, and in which role."""
    if ruling["automatic"]:
        return _("by the service itself")
    name = ruling["actor"] or _("deleted account")
    return f"{name} ({name_of(ruling['role'], 'role')})" if ruling["role"] else str(name)


def ending_name(rule: str) -> str:
    """How a table ends that is not finished at its close."""
    return str(ENDINGS.get(rule, rule))


def visibility_name(visibility: str) -> str:
    """Who may see a league or a competition."""
    return str(VISIBILITIES.get(visibility, visibility))
