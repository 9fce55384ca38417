"""The pages of staff: what waits for a decision, entries, rounds, tables, rulings (LEAGUES.md LO)."""

import uuid
from collections.abc import Callable, Collection
from functools import wraps
from itertools import islice
from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.views.decorators.http import require_http_methods

from accounts.authentication import viewer_of
from duckcover.errors import AppError, ErrorCode
from leagues.documents import staff_document
from leagues.selectors import competitions, entries, rounds, rulings
from leagues.selectors.explanations import explanation
from web.league_words import ENTRY_STATUSES
from web.organize.aims import Aim, Place, Row, names_of, place_of
from web.organize.catalogue import offered
from web.organize.panel import waiting_for
from web.organize.powers import Power
from web.organize.words import ruling_line
from web.ponds import Document
from web.views.pages import number_in, page, private

PAGE = 50
"""How many entries, tables or rulings a page lists."""
RECENT = 5
"""How many rulings the first page shows."""

EITHER = ("competition", "league")
View = Callable[..., HttpResponseBase]


def staffed(*methods: str, of: Collection[str] = ("competition",)) -> Callable[[View], View]:
    """A page of the staff of a competition, or `of` a league, of which the view gets the `Place`.

    To others it is as the API says: what they may not know of is not there, else it is not theirs (403).
    """

    def decorate(view: View) -> View:
        @require_http_methods(methods or ["GET", "HEAD"])
        @private
        @wraps(view)
        def found(request: HttpRequest, id: uuid.UUID, **address: Any) -> Any:
            viewer = viewer_of(request)
            if viewer is None:
                return redirect_to_login(request.get_full_path())
            try:
                return view(request, place_of(viewer, id, of), **address)
            except AppError as error:
                if error.code == ErrorCode.NOT_FOUND:
                    raise Http404 from error
                context = {"why": error.sentence()}
                return page(request, "web/organize/refused.html", context, status=error.code.status)

        return found

    return decorate


@staffed(of=EITHER)
def panel(request: HttpRequest, place: Place) -> HttpResponse:
    """What waits for a decision of the staff, how the competition stands, and what was decided last; or the league."""
    return of_league(request, place) if place.competition is None else of_competition(request, place)


def of_competition(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with what waits, the rounds, and the latest rulings."""
    recent = rulings.rulings_of(place.competition, place.shown).order_by("-number")[:RECENT]
    context = {
        "competition": competitions.whole_competition(place.viewer, place.competition),
        "waits": waiting_for(place),
        "rounds": _rounds(place),
        "powers": [power for power in offered(Aim(place)) if power.name != "allow-together"],
        "rulings": lines_of(list(recent), names_of(place.competition)),
    }
    return page(request, "web/organize/panel.html", {"place": place, "tab": "panel", **context})


def of_league(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with the competitions of a league, its staff, and what may be decided about it."""
    rows = place.league.staff.select_related("player").order_by("appointed_at", "pk")
    context = {
        "league": competitions.whole_league(place.viewer, place.league),
        "staff": [staff_document(row) for row in rows],
        "powers": [power for power in offered(Aim(place)) if power.name != "announce"],
    }
    return page(request, "web/organize/league.html", {"place": place, "tab": "panel", **context})


@staffed()
def entry_list(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with the entries, in the order of coming; `?status=waiting` narrows them, `?page=2` goes on."""
    status = request.GET.get("status") if request.GET.get("status") in ENTRY_STATUSES else None
    found = entries.entries_of(place.viewer, place.competition, status).order_by("entered_at", "uuid")
    rows, following = paged(request, found)
    context: Document = {
        "entries": entries.with_declined(place.competition, rows),
        "next": following,
        "status": status,
        "states": ENTRY_STATUSES,
    }
    context |= {"powers": [each for each in offered(Aim(place)) if each.name in ("invite", "keep-apart")]}
    context |= {"apart": _apart(place), "tab": "entries", "place": place}
    return page(request, "web/organize/entries.html", context)


@staffed()
def one_entry(request: HttpRequest, place: Place, entry: uuid.UUID) -> HttpResponse:
    """Answer with an entry: what may be decided about it, and what was."""
    aim = Aim(place, entry=entry)
    found = rulings.rulings_of(place.competition, place.shown).filter(rulings.about(str(entry))).order_by("-number")
    (document,) = entries.with_declined(place.competition, [aim.entry_row])
    context = {"entry": document, "powers": offered(aim), "at": aim.base, "tab": "entries", "place": place}
    context["rulings"] = lines_of(list(found[:PAGE]), {document["id"]: document["player"]})
    return page(request, "web/organize/entry.html", context)


@staffed()
def round_list(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with the rounds that are planned or further."""
    return page(request, "web/organize/rounds.html", {"rounds": _rounds(place), "tab": "rounds", "place": place})


@staffed()
def one_round(request: HttpRequest, place: Place, round: int) -> HttpResponse:
    """Answer with a round: its tables where the viewer sees its draw, and what may be decided about it."""
    aim = Aim(place, round=round)
    tables, following = [], None
    if aim.round_row.status in place.shown:
        rows, following = paged(request, rounds.tables_of(aim.round_row).order_by("number"))
        tables = [rounds.table_document(row) for row in rows]
    context: Document = {"round": rounds.whole_round(aim.round_row, place.shown), "tables": tables, "next": following}
    context |= {"at": aim.base, "powers": _of_round(aim)}
    context |= {"names": names_of(place.competition), "tab": "rounds", "place": place}
    return page(request, "web/organize/round.html", context)


@staffed()
def explain(request: HttpRequest, place: Place, round: int) -> HttpResponse:
    """Say why the tables of a round are what they are; `?one=…&other=…` what exchanging two entries would cost."""
    row = rounds.find_drawn(place.competition, round, place.shown)
    names = names_of(place.competition)
    swap = (request.GET.get("one", ""), request.GET.get("other", ""))
    known = swap if swap[0] != swap[1] and names.keys() >= set(swap) else None
    context: Document = {"explained": explanation(place.competition, row, known), "names": names, "swap": swap}
    context |= {"round": rounds.round_document(row, place.shown), "tab": "rounds", "place": place}
    seated = [(seat.entry, table.number) for table in rounds.tables_of(row) for seat in table.seats.all()]
    context["can_swap"] = any(power.name == "swap" for power in _of_round(Aim(place, round=round)))
    context["seated"] = [(str(entry.uuid), names[str(entry.uuid)], table) for entry, table in seated]
    return page(request, "web/organize/explain.html", context)


@staffed()
def one_table(request: HttpRequest, place: Place, round: int, table: int) -> HttpResponse:
    """Answer with a table: who sits there, what may be decided about it, and what was."""
    aim = Aim(place, round=round, table=table)
    document = rounds.table_document(aim.table_row)
    found = rulings.rulings_of(place.competition, place.shown).filter(rulings.about(f"{round}/{table}"))
    names = {seat["entry"]: seat["player"] for seat in document["seats"]}
    context = {"round": round, "table": document, "powers": offered(aim), "at": aim.base}
    context |= {"tab": "rounds", "place": place}
    context["rulings"] = lines_of(list(found.order_by("-number")[:PAGE]), names)
    return page(request, "web/organize/table.html", context)


@staffed(of=EITHER)
def ruling_list(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with what was decided, newest first; `?page=2` goes on."""
    rows, following = paged(request, ruling_rows(place).order_by("-number"))
    names = {} if place.competition is None else names_of(place.competition)
    context = {"rulings": lines_of(rows, names), "next": following, "tab": "rulings", "place": place}
    return page(request, "web/organize/rulings.html", context)


@staffed(of=EITHER)
def one_ruling(request: HttpRequest, place: Place, number: int) -> HttpResponse:
    """Answer with what was decided, by whom, why, and what it has changed."""
    found = list(ruling_rows(place).filter(number=number))
    if not found:
        raise Http404
    names = {} if place.competition is None else names_of(place.competition)
    (document, line), *_ = lines_of(found, names)
    undoable = place.competition is not None and document["undone_by"] is None and document["action"] != "undo"
    context = {"ruling": document, "line": line, "undoable": undoable, "tab": "rulings", "place": place}
    return page(request, "web/organize/ruling.html", context)


@staffed(of=EITHER)
def told(request: HttpRequest, place: Place) -> HttpResponse:
    """Answer with the messages to all, newest first, hidden ones too."""
    rows = place.league.announcements.filter(competition=place.competition).order_by("-at", "-uuid")[:PAGE]
    powers = [power for power in offered(Aim(place)) if power.name == "announce"]
    context = {"told": list(rows), "powers": powers, "tab": "messages", "place": place}
    return page(request, "web/organize/messages.html", context)


def ruling_rows(place: Place) -> Any:
    """The rulings of a competition that the viewer sees, or those of the league alone."""
    if place.competition is not None:
        return rulings.rulings_of(place.competition, place.shown)
    return place.league.rulings.filter(competition=None).select_related("entry", "undoes", "undone_by")


def lines_of(rows: list[Row], names: dict[str, Any]) -> list[tuple[Document, str]]:
    """Rulings as the API says them to staff, each with what it does in words."""
    documents = rulings.ruling_documents(rows, for_staff=True)
    return [(document, ruling_line(document, names)) for document in documents]


def paged(request: HttpRequest, rows: Any) -> tuple[list[Row], int | None]:
    """The rows of the page that is asked for, and the number of the next one; None: there is none."""
    number = number_in(request, "page")
    found = list(rows[(number - 1) * PAGE : number * PAGE + 1])
    return list(islice(found, PAGE)), number + 1 if len(found) > PAGE else None


def _rounds(place: Place) -> list[Document]:
    found = rounds.rounds_of(place.competition).order_by("number")
    return [rounds.round_document(row, place.shown) for row in found]


def _of_round(aim: Aim) -> list[Power]:
    """What may be decided about a round, as far as the viewer is to know that it is drawn (LR3)."""
    is_known = aim.round_row.status in (*aim.place.shown, "planned")
    return offered(aim) if is_known else []


def _apart(place: Place) -> list[Row]:
    """The pairs that are kept apart, with their players."""
    return list(place.competition.apart.select_related("one__player", "other__player").order_by("pk"))
