"""The movement of a season recomputed: the exports of its divisions are enough for anybody to check who goes where.

This is a second program beside the service's: it follows the published rules and shares nothing with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any
from uuid import UUID

from .differences import CheckError, Json, Malformed, Model, compare, document_of

LAST = 10**9
STAYED, CAME_UP, CAME_DOWN = "stayed", "came up", "came down"
PARTS = (CAME_DOWN, STAYED, "spared", CAME_UP, "filled")
"""The parts of a division of the next season, in the order of its seeding."""

Division = dict[str, list[str]]


def verify(source: Model | Json, exports: Iterable[Json]) -> UUID:
    """Check what `GET /seasons/{id}/movement` has answered against the exports of all divisions; answers the season.

    Newcomers, whom no division knows, are not checked. Raises: Difference, Malformed.
    """
    told = document_of(source)
    try:
        season = UUID(told["season"])
        divisions = _divisions_of(exports, str(season))
        compare(
            [each["competition"] for each in divisions],
            [each["competition"] for each in told["divisions"]],
            "divisions",
        )
        orders = [order_of(each) for each in divisions]
        found = following(divisions)
        tiers = {entry: tier for tier, entries in enumerate(found, 1) for entry in entries}
        for tier, (order, division) in enumerate(zip(orders, told["divisions"], strict=True)):
            wanted = [{"entry": entry, "to_tier": tiers.get(entry)} for entry in order]
            compare(wanted, division["entries"], f"divisions[{tier}].entries")
        for tier, entries in enumerate(found):
            there = [each["entry"] for each in told["following"][tier]["entries"]]
            compare(entries, [entry for entry in there if entry in tiers], f"following[{tier}].entries")
    except CheckError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Malformed("", f"cannot be read: {type(error).__name__}: {error}") from None
    return season


def following(divisions: Sequence[Json]) -> list[list[str]]:
    """The divisions of the next season, from the top, each in the order of its seeding, without newcomers.

    `divisions`: the exports of all divisions of a season, from the top.
    """
    orders = [order_of(each) for each in divisions]
    return exchanged(orders, _returning(divisions, orders), divisions[0]["season"])


def exchanged(orders: Sequence[Sequence[str]], returning: Collection[str], season: Json) -> list[list[str]]:
    """The same of the orders of the divisions and of those in them who play on; `season`: `size, up, down, fill`."""
    made: list[Division] = [{part: [] for part in PARTS} for _ in orders]
    lowest = len(orders) - 1
    for tier, order in enumerate(orders):
        staying = [entry for entry in order if entry in returning]
        rising = staying[: season["up"]] if tier > 0 else []
        falling = order[len(order) - min(season["down"], len(order)) :] if tier < lowest else []
        for entry in staying:
            if entry in rising:
                made[tier - 1][CAME_UP].append(entry)
            elif entry in falling:
                made[tier + 1][CAME_DOWN].append(entry)
            else:
                made[tier][STAYED].append(entry)
    for above, below in pairwise(made):
        _fill(above, below, season["size"], season["fill"])
    return [[entry for part in PARTS for entry in each[part]] for each in made]


def order_of(export: Json) -> list[str]:
    """The final order of a division: by rank, ties by the latest lots, then by seed."""
    lots: dict[str, int] = {}
    for each in sorted(export["rounds"], key=lambda each: int(each["number"])):
        lots |= {entry: lot for lot, entry in enumerate(each["draw"]["lots"])}
    (whole,) = [each for each in export["standings"] if each["stage"] is None]
    ranks = {row["entry"]: row["rank"] for row in whole["rows"]}
    there = [each for each in export["entries"] if each["id"] in ranks or each["status"] == "active"]

    def place(each: Mapping[str, Any]) -> tuple[int, int, int, str]:
        return ranks.get(each["id"]) or LAST, lots.get(each["id"], LAST), each.get("seed") or LAST, each["id"]

    return [each["id"] for each in sorted(there, key=place)]


def _divisions_of(exports: Iterable[Json], season: str) -> list[Json]:
    """The divisions of a season among exports, from the top."""
    own = [each for each in exports if each.get("season") and each["season"]["id"] == season]
    return sorted(own, key=lambda each: int(each["tier"]))


def _returning(divisions: Sequence[Json], orders: Sequence[Sequence[str]]) -> set[str]:
    """Who is still in, with an account, and in no division above."""
    rows = {each["id"]: each for division in divisions for each in division["entries"]}
    seen: set[str] = set()
    returning = set()
    for entry in (entry for order in orders for entry in order):
        player = rows[entry]["player"]
        if rows[entry]["status"] == "active" and player is not None and player not in seen:
            returning.add(entry)
        if player is not None:
            seen.add(player)
    return returning


def _fill(above: Division, below: Division, size: int, rule: str) -> None:
    """Give the vacancies of a division to the best of the next one, or to who would have come down, as is the rule."""
    takers = [(STAYED, "filled"), (CAME_UP, "filled")]
    takers.insert(0 if rule == "reprieve" else len(takers), (CAME_DOWN, "spared"))
    for part, into in takers:
        while below[part] and sum(map(len, above.values())) < size:
            above[into].append(below[part].pop(0))
