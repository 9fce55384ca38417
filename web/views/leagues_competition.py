"""A competition: what it is, its standings, who takes part, what staff have decided."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponseBase

from accounts.authentication import viewer_of
from leagues.selectors import entries, rulings, standings
from leagues.selectors.announcements import announcement_documents, announcements_of
from leagues.selectors.competitions import is_staff
from leagues.selectors.rounds import shown_to
from leagues.services.competitions import expectation
from web.league_facts import settings_facts
from web.league_tables import crosstable_of, lines_of, rounds_in
from web.league_words import ENTRY_STATUSES
from web.paging import Leaf
from web.views.leagues_entry import own_side
from web.views.leagues_frame import competition_page, names_of, of_competition
from web.views.pages import number_in

LINES = 50
"""How many rows a page of a table has; `?all=1` has them all, to print them."""
ALL = 1000
TOLD = 5
"""How many announcements the overview shows, the newest first."""
MATRIX = 24
"""Up to so many entries everybody is crossed with everybody; beyond, each line names whom it has met."""


def overview(request: HttpRequest, row: Any) -> HttpResponseBase:
    """What a competition is, when it is played, by which rules, and what the viewer may do."""
    viewer = viewer_of(request)
    days, _is_short = expectation(row.settings)
    told = announcements_of(viewer, row.league, row.uuid).order_by("-at", "-uuid")[:TOLD]
    context = {
        "told": announcement_documents(list(told)),
        "facts": settings_facts(row.settings),
        "side": own_side(viewer, row),
        "first": list(standings.stored(row)[:5]),
        "expected_days": days,
    }
    return competition_page(request, row, "", "overview", context)


@of_competition
def table(request: HttpRequest, row: Any) -> HttpResponseBase:
    """The standings: as they are, after a round (`?round=2`), of a stage (`?stage=1`). Raises: AppError `not_found`."""
    number, stage = number_in(request, "round", 0) or None, number_in(request, "stage", 0) or None
    is_stored = number is None and stage is None
    rows: Any = standings.stored(row) if is_stored else standings.computed(row, number, stage)
    leaf = Leaf(request, rows, "place", size=ALL if "all" in request.GET else LINES)
    own = _own_rows(request, rows, is_stored=is_stored)
    shown = rulings.standing_documents([*leaf.rows, *own])
    codes = row.settings["tie_breaks"][1:]
    lines = lines_of(shown, codes, {str(each.entry.uuid) for each in own})
    context = {
        "leaf": leaf,
        "lines": lines[: len(leaf.rows)],
        "own_line": next(iter(lines[len(leaf.rows) :]), None),
        "codes": codes,
        "counted": rounds_in(shown),
        "number": number,
        "stage": stage,
        "about": standings.page_members(row, number),
    }
    return competition_page(request, row, "standings", "standings", context)


def _own_rows(request: HttpRequest, rows: Any, *, is_stored: bool) -> list[Any]:
    """The viewer's own row, which the page repeats above the others; one query where rows are stored."""
    viewer = viewer_of(request)
    if viewer is None:
        return []
    if is_stored:
        return list(rows.filter(entry__player=viewer))
    return [each for each in rows if each.entry.player_id == viewer.pk]


@of_competition
def crosstable(request: HttpRequest, row: Any) -> HttpResponseBase:
    """Who has met whom, and who was ahead."""
    leaf = Leaf(request, standings.stored(row), "place", size=LINES)
    met = standings.met_documents(row, leaf.rows)
    is_whole = leaf.next is None and leaf.previous is None and len(met) <= MATRIX
    context = {"leaf": leaf, "is_whole": is_whole, **crosstable_of(met, names_of(row), whole=is_whole)}
    return competition_page(request, row, "standings", "crosstable", context)


@of_competition
def players(request: HttpRequest, row: Any) -> HttpResponseBase:
    """Who takes part, waits or has left, in the order of coming; `?status=` says which. Raises: Http404."""
    status = request.GET.get("status") or None
    if status is not None and status not in ENTRY_STATUSES:
        raise Http404
    leaf = Leaf(request, entries.entries_of(viewer_of(request), row, status), "entered_at", "uuid", size=LINES)
    context = {"leaf": leaf, "entries": entries.with_declined(row, leaf.rows), "status": status}
    return competition_page(request, row, "players", "players", {**context, "statuses": ENTRY_STATUSES})


@of_competition
def log(request: HttpRequest, row: Any) -> HttpResponseBase:
    """What staff, or the service by itself, have decided, newest first."""
    viewer = viewer_of(request)
    leaf = Leaf(request, rulings.rulings_of(row, shown_to(viewer, row)), "-number", size=LINES)
    found = rulings.ruling_documents(leaf.rows, for_staff=is_staff(viewer, row))
    names = {str(each.entry.uuid): each.entry for each in leaf.rows if each.entry is not None}
    context = {"leaf": leaf, "rulings": [(each, names.get(each["entry"])) for each in found]}
    return competition_page(request, row, "log", "log", context)
