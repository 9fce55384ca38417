"""Why the tables of a round are what they are: what each costs, and what an exchange would cost (LEAGUES.md LD7).

Blocks between players are no part of it: nothing shows that one has kept two entries apart (LD5).
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from duckcover.errors import AppError, ErrorCode
from leagues.models import Apart, Competition, Round
from leagues.rules.competition import Round as DrawnRound
from leagues.rules.drawing import RoundToDraw, line_up
from leagues.rules.explain import TableCost, explain_table, fewest_repeats, repeats, swap_cost
from leagues.rules.history import History
from leagues.rules.pairing import Costs, Pair, Seatable
from leagues.services.facts import DRAWN, facts_of
from leagues.services.verification import drawn_from


def explanation(competition: Competition, row: Round, swap: tuple[str, str] | None = None) -> dict[str, Any]:
    """What the tables of a drawn round cost by what it was drawn with; a fixed number of queries.

    `swap`: the ids of two entries that would change places. Raises: AppError `unfit_tables` with those of them that sit
    at no table (`entries`).
    """
    rounds = [each for each in facts_of(competition, DRAWN).rounds if each.number <= row.number]
    here = next(each for each in rounds if each.number == row.number)
    given = drawn_from(competition, row, History.of(each for each in rounds if each.number < row.number))
    _require_seats(here, swap or ())
    costs, tables = Costs(given.costs().met, _forbidden(competition)), _seatable(given, here)
    largest = max(map(len, tables), default=0)
    explained = [explain_table(table, largest, costs) for table in tables]
    so_far = [[table.entries for table in each.tables] for each in rounds]
    return {
        "round": row.number,
        "attempt": row.attempt,
        "pairing": competition.settings["pairing"],
        "mode": given.mode,
        "tables": [_table(table.number, cost) for table, cost in zip(here.tables, explained, strict=True)],
        "total": sum(each.total for each in explained),
        "repeats": repeats(so_far),
        "fewest_repeats": fewest_repeats(so_far),
        "swap": None if swap is None else {"entries": list(swap), "cost": swap_cost(tables, *swap, costs)},
    }


def _require_seats(round_: DrawnRound, entries: Sequence[str]) -> None:
    seated = set(round_.seated())
    strangers = [entry for entry in entries if entry not in seated]
    if strangers:
        raise AppError(ErrorCode.UNFIT_TABLES, entries=strangers)


def _seatable(given: RoundToDraw, round_: DrawnRound) -> list[list[Seatable]]:
    """The tables of a round with what their entries counted for when it was drawn."""
    seated = list(round_.seated())
    place = {entry: index for index, entry in enumerate(dict.fromkeys((*round_.lots, *seated)))}
    found = {each.entry: each for each in line_up(given, seated, place)}
    return [[found[entry] for entry in table.entries] for table in round_.tables]


def _forbidden(competition: Competition) -> frozenset[Pair]:
    """The pairs that organizers keep apart, as everybody may know; one query."""
    rows = Apart.objects.filter(competition=competition).values_list("one__uuid", "other__uuid")
    return frozenset(frozenset((str(one), str(other))) for one, other in rows)


def _table(number: int, cost: TableCost) -> dict[str, Any]:
    terms = {name: value for name, value in asdict(cost).items() if name != "pairs"}
    pairs = [{"entries": list(each.entries), "met": each.met, "distance": each.distance} for each in cost.pairs]
    return {"number": number, "pairs": pairs, **terms, "total": cost.total}
