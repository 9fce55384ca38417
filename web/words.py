"""The names of moves, clocks and refusals: whole sentences through gettext, in the active language."""

import datetime as dt
from collections.abc import Collection
from typing import Any

from django.template.defaultfilters import floatformat
from django.utils import timezone
from django.utils.translation import get_language, gettext_lazy
from django.utils.translation import gettext as _

from games.sounds import SOUNDS
from web.plans import Order, Wish
from web.ponds import Cell, Document, Line, Pond


def who(seat: Document) -> str:
    """Who holds a seat: a player by name, a bot by its level."""
    if seat.get("player"):
        return str(seat["player"])
    if seat.get("bot"):
        return _("bot (%(level)s)") % {"level": level_name(seat["bot"])}
    return _("deleted account")


NAMED = 3
"""How many of the others the name of a table names."""


def table_name(game: Document) -> str:
    """What a game is called: by its name, else by who sits there besides the viewer."""
    if game["name"]:
        return str(game["name"])
    mine = game["you"]["seat"] if game.get("you") else None
    others = [seat for seat in game.get("seats", ()) if seat["index"] != mine and (seat["player"] or seat["bot"])]
    names = ", ".join(map(who, others[:NAMED]))
    if len(others) > NAMED:
        return _("With %(names)s and %(count)s more") % {"names": names, "count": len(others) - NAMED}
    return _("With %(names)s") % {"names": names} if names else _("A table without a name")


def caption(pond: Pond) -> str:
    """What a pond is called where it is read aloud."""
    facts = _("stacks: %(stacks)s, points showing: %(points)s")
    return f"{who(pond.seat)}: {facts % {'stacks': len(pond.seat['grid']), 'points': pond.showing}}"


COVERS = {
    "": gettext_lazy("Cover the %(card)s"),
    "left": gettext_lazy("Cover the %(card)s on its left"),
    "right": gettext_lazy("Cover the %(card)s on its right"),
    "above": gettext_lazy("Cover the %(card)s above it"),
    "below": gettext_lazy("Cover the %(card)s below it"),
}
"""The names of targets, by the side of the neighbour that they name."""

DUCKS = {
    "": gettext_lazy("Duck here"),
    "left": gettext_lazy("Duck left of the %(card)s"),
    "right": gettext_lazy("Duck right of the %(card)s"),
    "above": gettext_lazy("Duck above the %(card)s"),
    "below": gettext_lazy("Duck below the %(card)s"),
}
BETWEEN = {
    ("left", "right"): gettext_lazy("Duck left of the %(card)s and right of the %(other)s"),
    ("left", "above"): gettext_lazy("Duck left of the %(card)s and above the %(other)s"),
    ("left", "below"): gettext_lazy("Duck left of the %(card)s and below the %(other)s"),
    ("right", "above"): gettext_lazy("Duck right of the %(card)s and above the %(other)s"),
    ("right", "below"): gettext_lazy("Duck right of the %(card)s and below the %(other)s"),
    ("above", "below"): gettext_lazy("Duck above the %(card)s and below the %(other)s"),
}


def move_name(cell: Cell) -> str:
    """What a target is called: by its neighbours, as people say it at a table.

    Where a number is shown twice that does not tell all of them apart: row and column do.
    """
    name = _by_neighbours(cell)
    if cell.at:
        name = _("%(move)s (row %(row)s, column %(col)s)") % {"move": name, "row": cell.at[0], "col": cell.at[1]}
    if cell.source:
        values = {"move": name, "row": cell.source[0], "col": cell.source[1]}
        return _("From row %(row)s, column %(col)s: %(move)s") % values
    return name


def _by_neighbours(cell: Cell) -> str:
    if cell.kind == "give":
        return _("Give the %(card)s away") % {"card": cell.card}
    if cell.kind == "place":
        return _place_name(cell)
    if cell.kind == "cover":
        side, card = cell.near[0]
        return COVERS[side] % {"card": card}
    if len(cell.near) == 2:
        (side, card), (other, beside) = cell.near
        return BETWEEN[side, other] % {"card": card, "other": beside}
    side, card = cell.near[0] if cell.near else ("", 0)
    return DUCKS[side] % {"card": card}


def _place_name(cell: Cell) -> str:
    sides = {
        "left": _("left of the %(card)s"),
        "right": _("right of the %(card)s"),
        "above": _("above the %(card)s"),
        "below": _("below the %(card)s"),
    }
    places = [sides[side] % {"card": card} for side, card in cell.near]
    return _("Place it here: %(places)s") % {"places": ", ".join(places)}


def deed(line: Line) -> str:
    """What the stack of a seat did in a turn that may be told in full."""
    if line.action in ("give", "place"):
        text = _("The %(card)s was given away") if line.action == "give" else _("The %(card)s was placed")
        return text % {"card": line.given}
    if line.action == "cover":
        return _cover(line.side) % {"card": line.card, "covered": line.covered}
    side, other = line.near[0] if line.near else ("", 0)
    return {
        "left": _("The %(card)s ducked: now left of the %(other)s"),
        "right": _("The %(card)s ducked: now right of the %(other)s"),
        "above": _("The %(card)s ducked: now above the %(other)s"),
        "below": _("The %(card)s ducked: now below the %(other)s"),
    }.get(side, _("The %(card)s ducked")) % {"card": line.card, "other": other}


def _cover(side: str) -> str:
    return {
        "left": _("The %(card)s covered the %(covered)s on its left"),
        "right": _("The %(card)s covered the %(covered)s on its right"),
        "above": _("The %(card)s covered the %(covered)s above it"),
        "below": _("The %(card)s covered the %(covered)s below it"),
    }.get(side, _("The %(card)s covered the %(covered)s"))


def origin_name(origin: str) -> str:
    """Where a move came from, if not from its player."""
    return {"order": _("by orders"), "timeout": _("time was up"), "bot": _("by a bot")}.get(origin, "")


def better_move(cell: Cell, points: float) -> str:
    """What the bot `sharp` would rather have played, and by how much it likes that better."""
    return _("sharp: %(move)s (%(points)s better)") % {"move": move_name(cell), "points": floatformat(points, 1)}


def turning_point(point: dict[str, Any], seat: dict[str, Any]) -> str:
    """A turn that changed much for a seat."""
    text = {
        "mistake": _("Turn %(turn)s. %(player)s: the move cost %(points)s"),
        "lucky": _("Turn %(turn)s. %(player)s: the card was worth %(points)s"),
        "unlucky": _("Turn %(turn)s. %(player)s: the card cost %(points)s"),
    }[point["kind"]]
    return text % {"turn": point["turn"], "player": who(seat), "points": floatformat(abs(point["value"]), 1)}


def stack_name(cell: Cell) -> str:
    """What a screen reader says of a stack."""
    values = {"card": cell.card, "splashes": cell.splashes, "height": cell.height}
    name = _("%(card)s, splashes: %(splashes)s") % values
    if cell.height > 1:
        name = _("%(card)s, splashes: %(splashes)s, stack of %(height)s") % values
    return _("%(stack)s, from another seat") % {"stack": name} if cell.guest else name


def clock_name(clock: dict[str, Any]) -> str:
    """A clock in a few words."""
    if clock["kind"] == "daily":
        return _("Daily at %(time)s (%(zone)s)") % {"time": clock["at"], "zone": clock["zone"]}
    if clock["kind"] == "bank":
        return _("Bank: %(bank)s, and %(more)s a turn") % {
            "bank": duration(clock["bank_seconds"]),
            "more": duration(clock["increment_seconds"]),
        }
    return _("%(time)s a turn") % {"time": duration(clock["turn_seconds"])}


def signed(number: int) -> str:
    """A change of a number, with its sign."""
    return f"{number:+}" if number else "0"


def duration(seconds: float) -> str:
    """A length of time in its two largest units: days and hours, hours and minutes."""
    minutes = round(seconds / 60)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    if days:
        return _days(days, hours) if hours else _("%(days)s d") % {"days": days}
    if hours:
        return _hours(hours, minutes) if minutes else _("%(hours)s h") % {"hours": hours}
    return _("%(minutes)s min") % {"minutes": minutes}


def _days(days: int, hours: int) -> str:
    return _("%(days)s d %(hours)s h") % {"days": days, "hours": hours}


def _hours(hours: int, minutes: int) -> str:
    return _("%(hours)s h %(minutes)s min") % {"hours": hours, "minutes": minutes}


def time_left(until: dt.datetime) -> str:
    """How long it is until then."""
    return duration(seconds_left(until))


def seconds_left(until: dt.datetime) -> int:
    """The same in whole seconds, for the page to count down; 0 when it has passed."""
    return max(0, round((until - timezone.now()).total_seconds()))


CLOCKS = {
    "live": gettext_lazy("Live: a minute a turn"),
    "table": gettext_lazy("Five minutes a turn"),
    "relaxed": gettext_lazy("Twelve hours a turn"),
    "daily": gettext_lazy("Daily: turns end at 20:00"),
    "weekday": gettext_lazy("Weekdays: turns end at 20:00"),
    "slow": gettext_lazy("Three days a turn"),
    "bank": gettext_lazy("Bank: three days, and twelve hours a turn"),
}
"""The clocks that have a name."""

RULES = {
    "competition": gettext_lazy("Competition"),
    "madness": gettext_lazy("Madness"),
    "constraints": gettext_lazy("Constraints"),
    "pressure": gettext_lazy("Pressure"),
    "surprises": gettext_lazy("Surprises"),
    "low_blows": gettext_lazy("Low blows"),
}
"""The variations that people can choose, as the rules page calls them."""

POOLS = {
    "live": gettext_lazy("Live"),
    "daily": gettext_lazy("Daily"),
    "slow": gettext_lazy("Slow"),
    "variations": gettext_lazy("Variations"),
}
"""The leaderboards, by the pool of their games."""


def pool_name(pool: str) -> str:
    """A leaderboard as people call it."""
    return str(POOLS.get(pool, pool))


def pool_games(pool: str) -> str:
    """Which games a leaderboard counts."""
    return {
        "live": _("Games with less than an hour for a turn"),
        "daily": _("Games with an hour to two days for a turn"),
        "slow": _("Games with more than two days for a turn"),
    }.get(pool, _("Games with variations, whatever their clock"))


ACTIONS = {
    "cover": gettext_lazy("covered"),
    "duck": gettext_lazy("ducked"),
    "give": gettext_lazy("gave a duck away"),
    "place": gettext_lazy("placed what it got"),
}


def action_word(action: str) -> str:
    """What a seat did in the last turn, in short."""
    return str(ACTIONS[action])


def quack_word(seat: dict[str, Any], rules: Collection[str]) -> str:
    """What a seat says that quacks in a round with these variations."""
    return sound_word(seat) if "madness" in rules else _("quack!")


def card_name(card: str | int) -> str:
    """A captain card as the rulebook calls it."""
    return {"max": _("Max"), "repeat": _("Repeat")}.get(str(card), str(card))


def call_name(call: str) -> str:
    """What standing orders are for: a call, or a turn of a low blow."""
    names = {"give": _("Low blow: what you give"), "place": _("Low blow: where you place")}
    return names.get(call) or card_name(call)


def level_name(level: str) -> str:
    """A level of bots."""
    return {"easy": _("easy"), "steady": _("steady"), "sharp": _("sharp")}.get(level, level)


def advisers(levels: list[str]) -> str:
    """Whose hint it is: a bot by its level, or both."""
    return who({"bot": levels[0]}) if len(levels) == 1 else _("Both bots")


def rule_name(name: str) -> str:
    """A variation as the rules page calls it."""
    return str(RULES.get(name, name))


def sound_word(seat: dict[str, Any]) -> str:
    """What a seat says that quacks under madness (V2), in the active language."""
    return SOUNDS[seat["sound"]].get(get_language() or "en", seat["sound"])


REACTIONS = {
    "quack": gettext_lazy("Quack!"),
    "laugh": gettext_lazy("Ha ha!"),
    "wow": gettext_lazy("Wow!"),
    "well_played": gettext_lazy("Well played!"),
    "ouch": gettext_lazy("Ouch!"),
    "thinking": gettext_lazy("Let me think."),
    "thanks": gettext_lazy("Thank you!"),
    "sorry": gettext_lazy("Sorry!"),
    "good_luck": gettext_lazy("Good luck!"),
}
"""The reactions, in the order of their buttons: the first four are one tap away, the others two."""


def reaction_word(name: str) -> str:
    """A reaction on its button, and in what the table has said."""
    return str(REACTIONS.get(name, name))


def wish_name(wish: Wish) -> str:
    """A preference of standing orders as people say it."""
    match wish.preference:
        case {"policy": level}:
            return _("Let the bot choose (%(level)s)") % {"level": level_name(level)}
        case {"onto": card}:
            return _("Cover the %(card)s") % {"card": card}
        case {"card": card}:
            return _("Give the %(card)s away") % {"card": card}
        case {"action": "place", "beside": card}:
            return _("Place it beside the %(card)s") % {"card": card}
        case {"beside": card}:
            return _("Duck beside the %(card)s") % {"card": card}
    if wish.cell is not None and (wish.cell.near or wish.cell.card):
        return _("%(move)s, at this very place") % {"move": move_name(wish.cell)}
    return {
        "cover": _("Cover one place, which is empty today"),
        "give": _("Give what lies at one place, which is empty today"),
        "place": _("Place it at one place, which touches nothing today"),
    }.get(wish.preference["action"], _("Duck to one place, which touches nothing today"))


def today_name(order: Order) -> str:
    """What orders would do for a call on today's pond."""
    if order.today is not None:
        name = move_name(order.today)
        return _("%(move)s (bot)") % {"move": name} if order.by == "otherwise" else name
    if not order.asked:
        return _("not in this round")
    return _("You are asked") if order.by else _("quack!")


def otherwise_name(level: str) -> str:
    """What is done where no preference fits."""
    if level == "ask":
        return _("else: ask me")
    return _("else: let the bot choose (%(level)s)") % {"level": level_name(level)}


def pause_name(reason: str) -> str:
    """Why standing orders do nothing now."""
    return {
        "pause_after": _("They have moved as often in a row as you allow."),
        "pause_at_stacks": _("You have as few stacks as you wanted to be asked at."),
        "withdrawn": _("You have taken back a move of theirs. They go on with the next turn."),
    }[reason]


def clock_label(name: str) -> str:
    """A clock that has a name."""
    return str(CLOCKS.get(name, name))
