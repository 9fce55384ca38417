"""The front page: what waits for the player; for guests what this is, and tables to watch."""

from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from accounts.authentication import viewer_of
from accounts.models import Player
from games import access, selectors
from games.selectors import GameFilter
from leagues.selectors.entries import own_entry_documents, running_entries
from leagues.selectors.substitutes import offer_document, open_offers
from web.ponds import Cell, Document
from web.views.pages import page, private

MOST = 50
"""How many turns, games or invitations the page lists of each."""
WATCHED = 4
"""How many running tables guests are shown."""


@require_safe
@private
def home(request: HttpRequest) -> HttpResponseBase:
    """Answer with the page at `/`."""
    viewer = viewer_of(request)
    if viewer is None:
        return page(request, "web/welcome.html", {"tables": _games(None, WATCHED, status="playing")})
    return page(request, "web/home.html", _waiting(viewer))


def _waiting(player: Player) -> dict[str, Any]:
    """What the player has to do, soonest first, and what it waits for; a fixed number of queries."""
    awaited: QuerySet[Any] = selectors.awaited_turns(player)
    turns = list(awaited.order_by("own_deadline", "opened_at")[:MOST])
    games = [turn.game for turn in turns]
    documents = {game["id"]: game for game in selectors.read_games(player, games)}
    turns = [turn for turn in turns if _is_open(turn, documents[str(turn.game.uuid)])]
    played = selectors.games_for(player, GameFilter(status="playing", seat="me")).exclude(access.awaited(player))
    ordered = _ordered(player)
    return {
        "turns": [_turn(turn, documents[str(turn.game.uuid)], ordered) for turn in turns],
        "waiting": [(game, ordered.get(game["id"])) for game in _newest(player, played, MOST) if not _awaits(game)],
        "lobbies": _games(player, MOST, status="lobby", seat="me"),
        "finished": _games(player, 5, status="finished", seat="me"),
        "offers": [offer_document(row) for row in open_offers(player).order_by("ends_at", "uuid")[:MOST]],
        "entries": own_entry_documents(list(running_entries(player).order_by("-entered_at", "-uuid")[:MOST])),
        "invitations": access.open_invitations(player).order_by("-created_at")[:MOST],
    }


def _is_open(turn: Any, game: Document) -> bool:
    """Whether a turn still waits for the viewer in the document, which was read after it."""
    return bool(game["turn"] and game["turn"]["number"] == turn.number and _awaits(game))


def _awaits(game: Document) -> bool:
    """Whether the open turn of a game waits for the viewer."""
    return bool(game["turn"] and game["you"] and game["you"]["seat"] in game["turn"]["waiting_for"])


def _ordered(player: Player) -> dict[str, int]:
    """How many calls have standing orders, by game; one query."""
    rows = selectors.standing_orders(player).values_list("game__uuid", "calls")
    return {str(game): sum(map(bool, calls.values())) for game, calls in rows}


def _turn(turn: Any, game: Document, ordered: dict[str, int]) -> dict[str, Any]:
    """A turn that waits: its stack as a picture, who has moved, until when there is time, and how much is ordered."""
    seat, card = game["seats"][game["you"]["seat"]], game["you"]["card"]
    height = next((stack["height"] for stack in seat["grid"] if stack["card"] == card), 1)
    return {
        "game": game,
        "family": seat["family"],
        "cell": Cell("stack", card, height, seat["family"]) if card else None,
        "ready": len(game["seats"]) - len(game["turn"]["waiting_for"]),
        "deadline": turn.own_deadline,
        "orders": ordered.get(game["id"]),
    }


def _games(viewer: Player | None, most: int, status: str, seat: str | None = None) -> list[Document]:
    """The newest games of a filter, as the viewer sees them; two queries."""
    return _newest(viewer, selectors.games_for(viewer, GameFilter(status=status, seat=seat)), most)


def _newest(viewer: Player | None, games: QuerySet[Any], most: int) -> list[Document]:
    """The newest of these games, as the viewer sees them; two queries."""
    return selectors.read_games(viewer, list(games.order_by("-created_at", "-uuid")[:most]))
