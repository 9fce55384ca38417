"""What the pages of standing orders draw, made of the API's documents alone: the orders, their preview, the game.

Pure, as `web.ponds`: what orders would do stands in the preview.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from web.ponds import Cell, Document, gift_of, place_in, stack_in

ACTION = "cover|duck|give|place"
VALUE = re.compile(
    rf"(?P<action>{ACTION}):(?P<card>[1-9]|1[0-2])|policy:(?P<level>easy|steady|sharp)"
    rf"|(?P<way>{ACTION})@(?P<row>-?[0-9]{{1,2}}),(?P<col>-?[0-9]{{1,2}})"
)
"""A preference as an option of a form: `cover:3` onto the 3, `duck:3` beside it, `duck@0,-1` there, `policy:easy`."""

CARDS = {"cover": "onto", "duck": "beside", "give": "card", "place": "beside"}
"""The member of a preference that names a card, by its action."""

NUMBERS = tuple(map(str, range(1, 13)))
NOTHING = {"move": None, "by": None}
LOW_BLOW = ("give", "place")
"""What the two turns of a low blow ask (V6a); Max and Repeat call nothing in a round that has them."""


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
    """What is ordered for a call, and what would be done today: the target, and whose choice it is (null: a quack).

    `asked`: turns of the round that is played can ask for it.
    """

    call: str
    stack: Cell | None
    wishes: list[Wish]
    today: Cell | None
    by: str | None
    asked: bool = True

    @property
    def is_low_blow(self) -> bool:
        return self.call in LOW_BLOW


@dataclass
class Digest:
    """Orders in short: how many calls have any, for how many they would move today, or ask; or why they pause."""

    ordered: int
    moves: int
    asked: int
    paused: str


def digest_of(game: Document, calls: Document, preview: Document) -> Digest:
    """The orders of the viewer's seat in short."""
    by = [_decision(game, preview["calls"], call)["by"] for call in calls_of(game, calls)]
    paused = preview["paused"]["reason"] if preview["paused"] else ""
    moves = by.count("preference") + by.count("otherwise")
    return Digest(sum(map(bool, calls.values())), moves, by.count("ask"), paused)


def plan_of(game: Document, calls: Document, preview: Document) -> list[Order]:
    """The orders of the viewer's seat for every call that `calls_of` names.

    Where the seat shows no stack for a call, none of its preferences is `gone`: they wait for the stack.
    """
    idle = {(each["call"], each["preference"]) for each in preview["idle"]}
    return [_order(game, call, calls.get(call, []), preview["calls"], idle) for call in calls_of(game, calls)]


def calls_of(game: Document, calls: Document) -> list[str]:
    """What this round or a later one can ask of a seat, and whatever else is ordered."""
    over = game["round"]["number"] - 1 if game["round"] else 0
    asked = {call for rules in game["round_rules"][over:] for call in _asked_under(rules)}
    return [call for call in (*NUMBERS, "max", *LOW_BLOW) if call in asked or calls.get(call)]


def _asked_under(rules: list[str]) -> tuple[str, ...]:
    return (*NUMBERS, *LOW_BLOW) if "low_blows" in rules else (*NUMBERS, "max")


def _order(
    game: Document, call: str, preferences: list[Document], today: Document, idle: set[tuple[str, int]]
) -> Order:
    decision = _decision(game, today, call)
    move, by = decision["move"], decision["by"]
    return Order(
        call,
        stack_for(game, call, move),
        [wish_of(game, each, gone=bool(by) and (call, at) in idle) for at, each in enumerate(preferences)],
        move and place_in(game, move["action"], move["to"], move["from"]),
        by,
        call in _asked_under(game["round"]["rules"]),
    )


def _decision(game: Document, today: Document, call: str) -> Document:
    """What the preview says of a call; nothing of one that the round does not ask for."""
    asked = call in _asked_under(game["round"]["rules"])
    return today.get(call, NOTHING) if asked else NOTHING


def stack_for(game: Document, call: str, move: Document | None) -> Cell | None:
    """The viewer's stack that a call means today: the one that would move, or shows its number; None for a quack.

    Max means the highest number that the seat shows.
    """
    seat = game["seats"][game["you"]["seat"]]
    if call == "place":
        return gift_of(seat)
    number = str(max(stack["card"] for stack in seat["grid"])) if call == "max" else call
    source = move and (move["from"]["row"], move["from"]["col"])
    found = [stack for stack in seat["grid"] if (stack["row"], stack["col"]) == source]
    found += [stack for stack in seat["grid"] if str(stack["card"]) == number]
    return next((stack_in(seat, stack) for stack in found), None)


def wish_of(game: Document, preference: Document, *, gone: bool = False) -> Wish:
    """A preference with the place that it names."""
    to, source = preference.get("to"), preference.get("from")
    return Wish(preference, place_in(game, preference["action"], to, source) if to or source else None, gone)


def offers_for(game: Document, call: str) -> dict[str, list[Wish]]:
    """The preferences for a call that name a card, by action. A number can meet itself under low blows alone (V6i)."""
    actions = (call,) if call in LOW_BLOW else ("cover", "duck")
    is_alone = not any("low_blows" in rules for rules in game["round_rules"])
    cards = [card for card in range(1, 13) if not (is_alone and str(card) == call)]
    return {action: [Wish({"action": action, CARDS[action]: card}) for card in cards] for action in actions}


def places_for(game: Document, call: str, values: Iterable[str]) -> list[Wish]:
    """The preferences for a call that name a place: the open turn's choices where it asks for this, and `values`."""
    found = [preference_of(value) for value in values]
    turn, you = game["turn"], game["you"]
    if turn and call in (str(turn["call"]), turn["phase"]):
        found += [_by_place(move["action"], move["from"], move["to"]) for move in you["legal_moves"]]
    actions = (call,) if call in LOW_BLOW else ("cover", "duck")
    return [wish_of(game, each) for each in found if each and each.get("action") in actions and not _names_card(each)]


def _names_card(preference: Document) -> bool:
    return CARDS[preference["action"]] in preference


def _by_place(action: str, source: Document | None, to: Document | None) -> Document:
    """The preference for this very place: that of the stack which is given, else that where one goes."""
    return {"action": action, "from": source} if action == "give" else {"action": action, "to": to}


def value_of(preference: Document) -> str:
    """A preference as an option of a form; `preference_of` is the inverse."""
    if "policy" in preference:
        return f"policy:{preference['policy']}"
    action = preference["action"]
    place = preference.get("to") or preference.get("from")
    if place:
        return f"{action}@{place['row']},{place['col']}"
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
    place = {"row": int(found["row"]), "col": int(found["col"])}
    return _by_place(found["way"], place, place)


def kept(game: Document, action: str, to: Document) -> Document:
    """The preference that does a move again: it covers this card wherever it lies, or ducks to this place."""
    seat = game["seats"][game["you"]["seat"]]
    for stack in seat["grid"]:
        if action == "cover" and (stack["row"], stack["col"]) == (to["row"], to["col"]):
            return {"action": action, "onto": stack["card"]}
    return {"action": action, "to": to}
