"""What the pages of standing orders draw, made of the API's documents alone: the orders, their preview, the game.

Pure, as `web.ponds`: what orders would do stands in the preview.
"""

import re
from dataclasses import dataclass

from web.ponds import Cell, Document, place_in

VALUE = re.compile(
    r"(?P<action>cover|duck):(?P<card>[1-9]|1[0-2])|policy:(?P<level>easy|steady)"
    r"|(?P<way>cover|duck)@(?P<row>-?[0-9]{1,2}),(?P<col>-?[0-9]{1,2})"
)
"""A preference as an option of a form: `cover:3` onto the 3, `duck:3` beside it, `duck@0,-1` there, `policy:easy`."""

UNLISTED = ("give", "place")
"""What orders hold for low blows is kept as it is; the pages neither show nor change it."""

CARDS = {"cover": "onto", "duck": "beside"}
"""The member of a preference that names a card, by its action."""


@dataclass
class Wish:
    """One preference; `cell` is the place that it names, if it names one. A `gone` one fits nothing on today's pond."""

    preference: Document
    cell: Cell | None = None
    gone: bool = False

    @property
    def value(self) -> str:
        return value_of(self.preference)


@dataclass
class Order:
    """What is ordered for a call, and what would be done today: the target, and whose choice it is (null: a quack)."""

    call: str
    stack: Cell | None
    wishes: list[Wish]
    today: Cell | None
    by: str | None


def plan_of(game: Document, calls: Document, preview: Document) -> list[Order]:
    """The orders of the viewer's seat for every call, in the order of the preview.

    Where the seat shows no stack for a call, none of its preferences is `gone`: they wait for the stack.
    """
    calls_now = {call for call, decision in preview["calls"].items() if decision["by"]}
    gone = {(idle["call"], idle["preference"]) for idle in preview["idle"] if idle["call"] in calls_now}
    return [
        Order(
            call,
            stack_for(game, call, decision["move"]),
            [wish_of(game, each, gone=(call, at) in gone) for at, each in enumerate(calls.get(call, []))],
            decision["move"]
            and place_in(game, decision["move"]["action"], decision["move"]["to"], decision["move"]["from"]),
            decision["by"],
        )
        for call, decision in preview["calls"].items()
        if call not in UNLISTED
    ]


def stack_for(game: Document, call: str, move: Document | None) -> Cell | None:
    """The viewer's stack that a call means today: the one that shows its number, or would move; None for a quack."""
    seat = game["seats"][game["you"]["seat"]]
    for stack in seat["grid"]:
        at = {"row": stack["row"], "col": stack["col"]}
        if str(stack["card"]) == call or (move and move["from"] == at):
            return Cell("stack", stack["card"], stack["height"], seat["family"], seat["index"])
    return None


def wish_of(game: Document, preference: Document, *, gone: bool = False) -> Wish:
    """A preference with the place that it names."""
    to = preference.get("to")
    return Wish(preference, to and place_in(game, preference["action"], to), gone)


def value_of(preference: Document) -> str:
    """A preference as an option of a form; `preference_of` is the inverse."""
    if "policy" in preference:
        return f"policy:{preference['policy']}"
    action = preference["action"]
    if "to" in preference:
        return f"{action}@{preference['to']['row']},{preference['to']['col']}"
    return f"{action}:{preference[CARDS[action]]}"


def preference_of(value: str) -> Document | None:
    """The preference that an option of a form names; None for anything else."""
    found = VALUE.fullmatch(value)
    if found is None:
        return None
    if found["level"]:
        return {"policy": found["level"]}
    if found["card"]:
        return {"action": found["action"], CARDS[found["action"]]: int(found["card"])}
    return {"action": found["way"], "to": {"row": int(found["row"]), "col": int(found["col"])}}


def kept(game: Document, action: str, to: Document) -> Document:
    """The preference that does a move again: it covers this card wherever it lies, or ducks to this place."""
    seat = game["seats"][game["you"]["seat"]]
    for stack in seat["grid"]:
        if action == "cover" and (stack["row"], stack["col"]) == (to["row"], to["col"]):
            return {"action": action, "onto": stack["card"]}
    return {"action": action, "to": to}
