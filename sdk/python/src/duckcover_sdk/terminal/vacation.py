"""A player's vacation at the terminal."""

from collections.abc import Callable
from datetime import datetime, timedelta

from duckcover_sdk import Client, DuckcoverError
from duckcover_sdk.generated.models import Vacation
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.times import moment

USAGE = "v 7 begins a vacation of 7 days, or sets its end to 7 days from now; v off ends it."
LONGEST_DAYS = 366


def change_vacation(player: Client, terminal: Terminal, wanted: str, now: Callable[[], datetime]) -> None:
    """Show the vacation of a player, begin or end it, as it was typed: ``, `7`, `off`."""
    try:
        if wanted == "off":
            player.end_vacation()
        elif wanted.isdecimal() and 1 <= int(wanted[:9]) <= LONGEST_DAYS:
            player.begin_vacation(now() + timedelta(days=int(wanted)))
        terminal.tell(f"{vacation_text(player.vacation())} {USAGE}")
    except DuckcoverError as error:
        terminal.say(error)


def vacation_text(vacation: Vacation) -> str:
    """Say until when a player is on vacation, and what is left."""
    left = f"{vacation.days_left} days of vacation are left."
    if vacation.until is None:
        return f"You are not on vacation. {left}"
    return f"You are on vacation until {moment(vacation.until)}: your clocks stand still. {left}"
