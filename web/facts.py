"""What a game is played with, in sentences: out of the Game document, for who thinks of sitting down."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.dates import WEEKDAYS_ABBR
from django.utils.translation import get_language_info
from django.utils.translation import gettext as _

from games.clocks import DAYS
from web.ponds import Document

EXCUSED = 1
"""How many misses most games excuse a seat."""


def facts_of(game: Document) -> list[str]:
    """What sets a game apart: gates, clock, absence, ratings, talk."""
    return [*_gates(game), *_of_clock(game["clock"]), *_absence(game), *_of_result(game), *_talk(game)]


@dataclass(frozen=True)
class Comer:
    """Who thinks of sitting down: a guest account or not, how reliable, on vacation or not, where it is invited."""

    is_guest: bool
    reliability: int
    is_away: bool
    invited: Collection[str]


def why_not(game: Document, comer: Comer) -> str:
    """Why somebody may not sit down at a table that waits; "" where nothing is known of that keeps it away."""
    if comer.is_guest and game["visibility"] == "public":
        return _("Guests play at tables that are not public. Sign up to play with everybody.")
    if game["invited_only"] and game["id"] not in comer.invited:
        return _("Only the invited may sit down.")
    if (game["reliability_min"] or 0) > comer.reliability:
        values = {"least": game["reliability_min"], "own": comer.reliability}
        return _("It takes a reliability of %(least)s. Yours is %(own)s.") % values
    if game["vacation"] and comer.is_away:
        return _("This game waits for players on vacation, and you are on vacation. End your vacation to sit down.")
    return ""


def variations_of(game: Document) -> list[str]:
    """The variations of a game, whichever rounds have them."""
    return sorted({name for rules in game["round_rules"] for name in rules})


def _gates(game: Document) -> Iterator[str]:
    if game["invited_only"]:
        yield _("Only the invited may sit down.")
    if game["reliability_min"]:
        yield _("Only players with a reliability of %(least)s or more may sit down.") % {
            "least": game["reliability_min"]
        }
    if game["same_owner"]:
        yield _("Players and their own bot accounts may sit together.")


def _of_clock(clock: dict[str, Any]) -> Iterator[str]:
    if len(clock.get("days", DAYS)) < len(DAYS):
        yield _("Turns end on these days: %(days)s") % {"days": _names(clock["days"])}
    play = clock.get("play_hours")
    if play:
        yield _("Clocks run from %(start)s to %(end)s (%(zone)s).") % {
            "start": play["from"],
            "end": play["to"],
            "zone": play["zone"],
        }
        if len(play["days"]) < len(DAYS):
            yield _("Clocks run on these days: %(days)s") % {"days": _names(play["days"])}


def _names(days: list[str]) -> str:
    return ", ".join(str(WEEKDAYS_ABBR[DAYS.index(day)]) for day in days)


def _absence(game: Document) -> Iterator[str]:
    if game["excused"] != EXCUSED:
        yield _("Excused misses of each seat: %(count)s") % {"count": game["excused"]}
    if game["vacation"]:
        yield _("Clocks stand still for players on vacation.")
    if game["replace"]:
        yield _("The seats of players who are gone are offered to others.")


def _of_result(game: Document) -> Iterator[str]:
    if game["same_owner"] or not game["rated"]:
        yield _("The result does not count for ratings.")
    elif game["rate_bots"]:
        yield _("The result counts for ratings, also of bot accounts.")
    else:
        yield _("The result counts for ratings.")


def _talk(game: Document) -> Iterator[str]:
    if game["open_log"]:
        yield _("Everybody may look back while a round runs.")
    if game["language"]:
        yield _("Spoken at the table: %(language)s") % {"language": get_language_info(game["language"])["name_local"]}
    if game["chat"] == "reactions":
        yield _("The seats send each other reactions, no messages.")
    if game["chat"] == "off":
        yield _("The seats send each other no messages.")


def clock_reason(reason: str) -> str:
    """Why the clock of a seat runs or stands still."""
    return {
        "asked": _("runs"),
        "moved": _("stands still: has moved"),
        "not_asked": _("stands still: not asked in this turn"),
        "time_up": _("time is up"),
        "paused": _("stands still: pause"),
        "vacation": _("stands still: vacation"),
        "outside_play_hours": _("stands still: outside of the hours of play"),
        "bot": _("a bot plays this seat"),
        "suspended": _("stands still: the operator looks at the game"),
    }.get(reason, _("stands still"))


def why_left(reason: str) -> str:
    """Why a player has held a seat no longer."""
    return {
        "autopilot": _("taken over while on autopilot"),
        "resigned": _("resigned"),
        "account_deleted": _("account deleted"),
    }.get(reason, "")
