"""Standing orders as a player types and reads them: `7 x4`, `7 >3`, `max steady`, `steady`, `off`. PURE."""

import re
from typing import Any, get_args

from duckcover_sdk.generated.models.bot_level import BotLevel

CALLS = (*map(str, range(1, 13)), "max")
LEVELS: tuple[str, ...] = get_args(BotLevel)
PREFERENCE = re.compile(r"([x>])(1[0-2]|[1-9])")
NO_ORDERS: dict[str, Any] = {"calls": {}, "otherwise": "ask", "until": "round"}
USAGE = (
    "o shows your orders. o 7 x4 >3: when 7 is called, cover the 4, else duck beside the 3. o max steady: let a bot "
    "decide. o 7: no orders for 7. o steady: a bot decides what nothing fits; o ask: you do. o on goes on after a "
    "pause, o off ends all."
)


def changed_orders(orders: dict[str, Any], typed: str) -> dict[str, Any] | None:
    """The orders as what was typed changes them; None when it says nothing that is one of the forms."""
    orders = {name: value for name, value in orders.items() if name != "paused"}
    first, *rest = typed.lower().split()
    if not rest and first in (*LEVELS, "ask"):
        return {**orders, "otherwise": first}
    preferences = [preference(word) for word in rest]
    if first not in CALLS or None in preferences:
        return None
    calls = {call: wanted for call, wanted in orders["calls"].items() if call != first}
    return {**orders, "calls": {**calls, first: preferences} if preferences else calls}


def preference(word: str) -> dict[str, Any] | None:
    """What a word wants to be done; None when it is none of the forms."""
    if word in LEVELS:
        return {"policy": word}
    found = PREFERENCE.fullmatch(word)
    if found is None:
        return None
    sign, card = found.groups()
    return {"action": "cover", "onto": int(card)} if sign == "x" else {"action": "duck", "beside": int(card)}


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
    return "\n".join(["Your standing orders:", *lines, ends, *pause])


def _preference_text(wanted: dict[str, Any]) -> str:
    if "policy" in wanted:
        return f"the {wanted['policy']} bot decides"
    if "onto" in wanted:
        return f"cover the {wanted['onto']}"
    if "beside" in wanted:
        return f"duck beside the {wanted['beside']}"
    return f"{wanted['action']} to {wanted['to']['row']},{wanted['to']['col']}"
