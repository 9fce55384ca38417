"""The rounds of a competition: pairings and results, the draw with its proof, why these tables."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext as _

from accounts.authentication import viewer_of
from duckcover.errors import AppError
from leagues.selectors import rounds
from leagues.selectors.competitions import whole_competition
from leagues.selectors.explanations import explanation
from web.paging import Leaf
from web.ponds import Document
from web.views.leagues_frame import competition_page, names_of, of_competition
from web.views.pages import number_in

TABLES = 25
"""How many tables a page shows; `?all=1` has them all, to print them."""
ALL = 500


@of_competition
def listed(request: HttpRequest, row: Any) -> HttpResponseBase:
    """The rounds with their times, and what the service has committed to."""
    commitments = whole_competition(viewer_of(request), row)["commitments"]
    return competition_page(request, row, "rounds", "rounds", {"commitments": commitments})


@of_competition
def one(request: HttpRequest, row: Any, number: int) -> HttpResponseBase:
    """A round: who sits with whom, what came of it, who has no seat. Raises: AppError `not_found`."""
    viewer = viewer_of(request)
    shown, found = rounds.shown_to(viewer, row), rounds.find_round(row, number)
    known, names = rounds.whole_round(found, shown), names_of(row)
    unseated = [{**each, "player": names.get(each["entry"])} for each in known["unseated"]]
    context: Document = {"round": {**known, "unseated": unseated}}
    if found.status in shown:
        leaf = Leaf(request, rounds.tables_of(found), "number", size=ALL if "all" in request.GET else TABLES)
        context |= {"leaf": leaf, "tables": [rounds.table_document(each) for each in leaf.rows]}
        context["own"] = _own_table(request, found)
    return competition_page(request, row, "rounds", "round", context)


def _own_table(request: HttpRequest, round_: Any) -> Document | None:
    """The table at which the viewer sits."""
    viewer = viewer_of(request)
    if viewer is None:
        return None
    found = rounds.tables_of(round_).filter(seats__entry__player=viewer).first()
    return None if found is None else rounds.table_document(found)


@of_competition
def draw(request: HttpRequest, row: Any, number: int) -> HttpResponseBase:
    """From what the lots of a round follow, and how to check it. Raises: AppError `not_found`."""
    found = rounds.find_drawn(row, number, rounds.shown_to(viewer_of(request), row))
    known, names = rounds.whole_draw(row, found), names_of(row)
    context = {
        "round": rounds.round_document(found, (found.status,)),
        "draw": known,
        "lots": [names.get(entry) for entry in known["lots"]],
        "seeds": [(names.get(entry), seed) for entry, seed in known["draw_seeds"].items() if seed],
    }
    return competition_page(request, row, "rounds", "draw", context)


@of_competition
def explain(request: HttpRequest, row: Any, number: int) -> HttpResponseBase:
    """Why these tables: what each costs, and what an exchange would cost. Raises: AppError `not_found`."""
    found = rounds.find_drawn(row, number, rounds.shown_to(viewer_of(request), row))
    names = names_of(row)
    why = _explained(request, row, found, names)
    page_number = number_in(request, "page")
    tables = why["tables"][(page_number - 1) * TABLES : page_number * TABLES]
    context = {
        "round": rounds.round_document(found, (found.status,)),
        "why": why,
        "tables": [_with_names(each, names) for each in tables],
        "next": page_number + 1 if len(why["tables"]) > page_number * TABLES else None,
        "swap": [request.GET.get("one", ""), request.GET.get("other", "")],
    }
    return competition_page(request, row, "rounds", "explain", context)


def _explained(request: HttpRequest, row: Any, found: Any, names: dict[str, str | None]) -> Document:
    """The explanation, with what the exchange of two players costs where both sit at tables."""
    by_name = {name: entry for entry, name in names.items() if name}
    asked = [request.GET.get(each, "").strip() for each in ("one", "other")]
    chosen = [by_name[name] for name in asked if name in by_name]
    try:
        if any(asked) and len(chosen) == 2:
            return explanation(row, found, (chosen[0], chosen[1]))
    except AppError:
        chosen = []
    if any(asked):
        messages.error(request, _("Name two players who sit at tables of this round."))
    return explanation(row, found)


def _with_names(table: Document, names: dict[str, str | None]) -> Document:
    """A table of the explanation with its players, and the pairs that had met."""
    entries = list(dict.fromkeys(entry for pair in table["pairs"] for entry in pair["entries"]))
    pairs = [
        ([names.get(entry) for entry in pair["entries"]], pair["met"], pair["distance"]) for pair in table["pairs"]
    ]
    return {
        **table,
        "players": [names.get(entry) for entry in entries],
        "met": [(who, times) for who, times, _distance in pairs if times],
        "apart": bool(table["apart"]),
        "widest": max((distance for _who, _times, distance in pairs), default=0),
    }
