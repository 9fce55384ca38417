"""What a device does by habit on these pages, whoever sits before it: kept in a cookie, as language and theme are."""

from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

HABITS = {
    "tap-quick": _("Send a move at a tap where turns take less than an hour"),
    "tap-slow": _("Send a move at a tap where turns take longer"),
    "onward": _("After a move, go to the next table that waits for me"),
    "still": _("Move nothing on the page"),
    "keys": _("Single keys: n is my next turn, l the last turn again, c the words at the table, ? this page"),
}
"""Each that can be switched on. Without any, a move is sent by its button and the page stays."""

COOKIE = "duckcover_habits"
SEPARATOR = "."
QUICK = 3600
"""Turns that take less than so many seconds are quick."""


def pace(clock: dict[str, Any]) -> str:
    """Whether the turns of a clock are `quick` or `slow`."""
    return "quick" if clock["turn_seconds"] < QUICK else "slow"


def habits_of(request: HttpRequest) -> list[str]:
    """The habits of the device, in the order of the list; what else stands in the cookie does not count."""
    chosen = request.COOKIES.get(COOKIE, "").split(SEPARATOR)
    return [habit for habit in HABITS if habit in chosen]
