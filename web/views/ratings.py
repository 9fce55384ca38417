"""Ratings: the leaderboards, and what games did to the ratings of a player."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts.authentication import viewer_of
from accounts.models import Player
from leagues.ratings import selectors
from web.charts import Chart, chart_of
from web.ponds import Document
from web.views.pages import number_in, page, private
from web.views.players import found_player
from web.words import POOLS

PAGE = 50
"""How many players or games a page lists."""


@require_safe
@private
def leaderboard(request: HttpRequest, pool: str = "daily") -> HttpResponse:
    """Answer with the leaderboard of a pool, the best first; `?page=2` goes on. Raises: Http404."""
    if pool not in POOLS:
        raise Http404
    number = number_in(request, "page")
    rows = list(
        selectors.leaderboard(pool).order_by("behind", "subject__uuid")[(number - 1) * PAGE : number * PAGE + 1]
    )
    context: Document = {
        "entries": selectors.leaderboard_documents(pool, rows[:PAGE]),
        "about": selectors.pool_document(pool),
    }
    context |= {"pool": pool, "pools": POOLS, "next": number + 1 if len(rows) > PAGE else None}
    return page(request, "web/leaderboard.html", context)


@require_safe
@private
def history(request: HttpRequest, username: str) -> HttpResponse:
    """Answer with what rated games did to a player, newest first: in `?pool=daily` or in all. Raises: Http404."""
    player, number = found_player(username), number_in(request, "page")
    pool = request.GET.get("pool") if request.GET.get("pool") in POOLS else None
    found = selectors.results_of(player, pool).order_by("-finished_at", "-game__uuid")
    rows = list(found[(number - 1) * PAGE : number * PAGE + 1])
    context: Document = {"player": player, "pool": pool, "pools": POOLS}
    context["ratings"] = [selectors.rating_document(row) for row in selectors.ratings_of(player)]
    context |= {"results": _results(viewer_of(request), player, rows[:PAGE]), "chart": _chart(rows[:PAGE], pool)}
    return page(request, "web/ratings.html", {**context, "next": number + 1 if len(rows) > PAGE else None})


def _results(viewer: Player | None, player: Player, rows: list[Any]) -> list[tuple[Document, bool]]:
    """What games did to a player, and whether the viewer may be led to the game: to private ones only the player is."""
    own = viewer is not None and viewer.pk == player.pk
    return [(_result(row), own or row.game.visibility != "private") for row in rows]


def _result(row: Any) -> Document:
    document = selectors.result_document(row)
    return {**document, "change": document["rating"] - document["rating_before"]}


def _chart(rows: list[Any], pool: str | None) -> Chart | None:
    """The ratings of one pool as a line, oldest first; of several pools there is none."""
    if pool is None or len(rows) < 2:
        return None
    return chart_of([rows[-1].before.shown, *(row.value.shown for row in reversed(rows))])
