"""Standing orders as a player types and reads them: `7 x4`, `7 >-1,0`, `max steady`, `game`, `stacks 4`. PURE."""

import re
from typing import Any, get_args

from duckcover_sdk.generated.models.bot_level import BotLevel

CALLS = (*map(str, range(1, 13)), "max", "give", "place")
UNTIL = ("round", "game")
LEVELS: tuple[str, ...] = get_args(BotLevel)
PREFERENCE = re.compile(r"([x>!@])(1[0-2]|[1-9])")
TO_CELL = re.compile(r"([x>!@])(-?\d{1,2}),(-?\d{1,2})")
ACTIONS = {"x": "cover", ">": "duck", "!": "give", "@": "place"}
BY_CARD = {"x": "onto", ">": "beside", "!": "card", "@": "beside"}
BY_CELL = {"x": "to", ">": "to", "!": "from", "@": "to"}
NO_ORDERS: dict[str, Any] = {"calls": {}, "otherwise": "ask", "until": "round"}
LIMITS = {"pause": "pause_after", "stacks": "pause_at_stacks"}
USAGE = (
    "o 7 x4 >3: when 7 is called, cover the 4, else duck beside the 3. x0,1 and >0,1 name a cell. o give !5: in a "
    "low blow give the 5; o place @3: put what you get beside the 3; !0,1 and @0,1 name a cell. o max steady: let a "
    "bot decide. o 7: no orders for 7. o steady: a bot decides what nothing fits; o ask: you do. o game, o round: how "
    "long they hold. o pause 10: ask you after 10 moves; o stacks 4: with 4 stacks or fewer; off: never. o ?: what "
    "they would do now. o on goes on after a pause, o off ends all."
)


def changed_orders(orders: dict[str, Any], typed: str) -> dict[str, Any] | None:
    """The orders as what was typed changes them; None when it says nothing that is one of the forms."""
    orders = {name: value for name, value in orders.items() if name != "paused"}
    first, *rest = typed.lower().split()
    if not rest:
        if first in (*LEVELS, "ask"):
            return {**orders, "otherwise": first}
        if first in UNTIL:
            return {**orders, "until": first}
    if first in LIMITS:
        return _limited(orders, LIMITS[first], rest)
    preferences = [preference(word) for word in rest]
    if first not in CALLS or None in preferences:
        return None
    calls = {call: wanted for call, wanted in orders["calls"].items() if call != first}
    return {**orders, "calls": {**calls, first: preferences} if preferences else calls}


def _limited(orders: dict[str, Any], limit: str, words: list[str]) -> dict[str, Any] | None:
    if words == ["off"]:
        return {**orders, limit: None}
    return {**orders, limit: int(words[0])} if len(words) == 1 and words[0].isdecimal() else None


def preference(word: str) -> dict[str, Any] | None:
    """What a word wants to be done; None when it is none of the forms."""
    if word in LEVELS:
        return {"policy": word}
    if found := TO_CELL.fullmatch(word):
        sign, row, col = found.groups()
        return {"action": ACTIONS[sign], BY_CELL[sign]: {"row": int(row), "col": int(col)}}
    if found := PREFERENCE.fullmatch(word):
        sign, card = found.groups()
        return {"action": ACTIONS[sign], BY_CARD[sign]: int(card)}
    return None


def orders_text(orders: dict[str, Any]) -> str:
    """Orders in one line for each call."""
    lines = [
        f"  {call}: {', else '.join(map(_preference_text, orders['calls'][call]))}"
        for call in CALLS
        if orders["calls"].get(call)
    ]
    otherwise = "you are asked" if orders["otherwise"] == "ask" else f"the {orders['otherwise']} bot decides"
    paused = orders.get("paused")
    ends = f"  otherwise {otherwise}; until the end of the {orders['until']}"
    pause = [f"  They pause ({paused['reason'].replace('_', ' ')}): o on goes on."] if paused else []
    return "\n".join(["Your standing orders:", *lines, ends, *_limits(orders), *pause])


def _limits(orders: dict[str, Any]) -> list[str]:
    texts = {"pause_after": "after {} moves in a row", "pause_at_stacks": "with {} stacks or fewer"}
    said = [text.format(orders[name]) for name, text in texts.items() if orders.get(name) is not None]
    return [f"  you are asked {' and '.join(said)}"] if said else []


def preview_text(preview: dict[str, Any]) -> str:
    """What orders would do on today's grid: a line for each call with a move, the other calls together."""
    calls = preview["calls"]
    moves = [f"  {call}: {_move_text(calls[call])}" for call in CALLS if call in calls and calls[call]["move"]]
    rest = [
        f"  {text}: {', '.join(found)}"
        for by, text in (("ask", "you are asked"), (None, "you quack"))
        if (found := [call for call in CALLS if call in calls and not calls[call]["move"] and calls[call]["by"] == by])
    ]
    idle = ", ".join(f"choice {each['preference'] + 1} of {each['call']}" for each in preview["idle"])
    return "\n".join(["On today's grid:", *moves, *rest, *([f"  fits nothing: {idle}"] if idle else [])])


def _move_text(called: dict[str, Any]) -> str:
    move, number = called["move"], called["preference"]
    why = "otherwise" if number is None else f"choice {number + 1}"
    return f"{_way_text(move)} ({why})"


def _way_text(move: dict[str, Any]) -> str:
    """Where a move goes, or from where a gift comes."""
    if move["action"] == "give":
        return f"give {move['from']['row']},{move['from']['col']}"
    return f"{move['action']} to {move['to']['row']},{move['to']['col']}"


def _preference_text(wanted: dict[str, Any]) -> str:
    if "policy" in wanted:
        return f"the {wanted['policy']} bot decides"
    if "onto" in wanted:
        return f"cover the {wanted['onto']}"
    if "beside" in wanted:
        return f"{wanted['action']} beside the {wanted['beside']}"
    return f"give the {wanted['card']}" if "card" in wanted else _way_text(wanted)
