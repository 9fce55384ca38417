"""One game: its lobby, its table, its result, and what a seat does there."""

import datetime as dt
import uuid
from typing import Any

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.views.decorators.http import require_safe

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from accounts.web.profile import FAMILIES
from duckcover.errors import AppError, ErrorCode
from games import access, hints, selectors
from games.services import autopilot, chat, offers, resignations, submissions
from games.services.submissions import Choice
from web import words
from web.advice import Advice, advice_in
from web.forms import Invite, Sound, Words
from web.habits import habits_of
from web.ponds import Document, Table, table_of
from web.views.lobby import with_reasons
from web.views.orders import digest_for, keep_doing
from web.views.pages import action, identity_of, page, private

FARTHEST = 99
"""No cell of a pond is farther from the first."""
EXPLAINED = 8
"""How many turns of a game are explained to newcomers."""
FIRST_DAY = dt.timedelta(days=1)
PAGES = {"lobby": "web/seats.html", "cancelled": "web/cancelled.html"}
"""The pages of games that have no table; the others are played on it."""


@require_safe
@private
def game(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Answer with a game by its status; 204 while `?seen=` is its version, for pages that follow it.

    With `?hint` a table says what bots would do in the viewer's place.

    With `?onward` a game in which the viewer's move is in leads to the next one that waits for the viewer.

    Whoever may not see a private game is asked to sign in, as for a game that is not there. Whoever has its code
    (`?code=`) or an invitation may sit down. Raises: Http404.
    """
    code = request.GET.get("code", "")[:64]
    try:
        row = selectors.read_game(identity_of(request), id)
    except AppError:
        return _unseen(request, id, code)
    if request.GET.get("seen") == str(row.version):
        return HttpResponse(status=204)
    target = _onward(request, row) if "onward" in request.GET else None
    return redirect("game", target) if target else _shown(request, row, code)


def _unseen(request: HttpRequest, id: uuid.UUID, code: str) -> HttpResponseBase:
    """The page of a game that the viewer may not see, as far as it knows of it already. Raises: Http404."""
    viewer = viewer_of(request)
    if code:
        return page(request, "web/invited.html", {"key": id, "code": code, "invited": True})
    if viewer is None:
        return redirect_to_login(request.get_full_path())
    name = access.name_once_known(viewer, id)
    if name is None:
        raise Http404
    invited = access.open_invitations(viewer).filter(game__uuid=id).exists()
    context = {"key": id, "game": {"name": name}, "invited": invited, "offers": access.offers_to_guest(viewer, id)}
    return page(request, "web/invited.html", context)


def _shown(request: HttpRequest, row: selectors.GameRow, code: str) -> HttpResponse:
    state, viewer = row.state(), viewer_of(request)
    context = {"game": state, "code": code, "status": state["status"], "sound": _sound(state)}
    if state["status"] in PAGES:
        context["game"] = with_reasons(viewer, [state])[0]
        context["alone"] = sum(bool(seat["family"]) for seat in state["seats"]) == 1
        return page(request, PAGES[state["status"]], context | _invited(viewer, state) | {"families": _free(state)})
    table = table_of(state)
    context |= {"table": table, "said": _said(viewer, row)}
    context |= {"rules": state["round"]["rules"] if state["round"] else (), "hosts": _hosts(viewer, state)}
    waiting = _waiting(viewer)
    context |= {"turn_count": len(waiting), "next": _next(waiting, state["id"])}
    context |= {"deadline": _deadline(state), "ranking": _ranking(state)}
    aside = selectors.aside_of(viewer, row.id)
    context |= {"meanwhile": aside.decided, "excused": aside.excused}
    context |= {"first_steps": _is_first(viewer, state), "orders": digest_for(viewer, aside.calls, state)}
    context |= {"hints": aside.hints and table.own and table.own.legal, "advice": _advice(request, viewer, table)}
    answer = page(request, "web/table.html", context)
    if viewer and not viewer.is_guest and state["you"] and state["turn"] and not context["advice"]:
        answer["Offline-Copy"] = f"{viewer.username} {row.version}"  # the worker keeps the newest (web/worker.js)
    return answer


def _advice(request: HttpRequest, viewer: Player | None, table: Table) -> list[Advice]:
    """What bots would do in the viewer's place, where the viewer asks for it (`?hint`); a refusal is a message."""
    if "hint" not in request.GET or viewer is None or table.own is None:
        return []
    try:
        hint = hints.hint_document(viewer, uuid.UUID(table.game["id"]))
    except AppError as error:
        messages.error(request, error.sentence())
        return []
    return advice_in(table.own, hint) if hint["turn"] == table.game["turn"]["number"] else []


def _invited(viewer: Player | None, state: Document) -> Document:
    """Whom the host has invited by name to a table that has not started, and the form for another one; one query."""
    if viewer is None or viewer.username != state["host"] or state["status"] != "lobby":
        return {}
    rows = access.invitations_of(viewer, access.find_game(viewer, uuid.UUID(state["id"]))).order_by("player__username")
    return {"invitations": rows, "invite": Invite()}


def _free(state: Document) -> list[tuple[str, Any]]:
    """The families that nobody at the table has."""
    taken = {seat["family"] for seat in state["seats"]}
    return [(name, text) for name, text in FAMILIES if name and name not in taken]


def _sound(state: Document) -> Sound | None:
    """The form of the sound of the viewer's seat, where a round needs one."""
    if not state["you"] or not any("madness" in rules for rules in state["round_rules"]):
        return None
    return Sound(initial={"sound": state["seats"][state["you"]["seat"]]["sound"]})


def _hosts(viewer: Player | None, game: Document) -> bool:
    """Whether the viewer may offer seats of the game to others."""
    return viewer is not None and game["host"] == viewer.username and bool(game["turn"])


def _is_first(viewer: Player | None, game: Document) -> bool:
    """Whether the page explains the turn: to guests, and to players on their first day, at the beginning of a game."""
    if viewer is None or not game["you"] or not game["turn"] or game["turn"]["number"] > EXPLAINED:
        return False
    return viewer.is_guest or timezone.now() - viewer.date_joined < FIRST_DAY


def _deadline(game: Document) -> Any:
    """When the viewer's time ends in the open turn, or else that of the turn."""
    turn, you = game["turn"], game["you"]
    if turn is None:
        return None
    own = turn["deadlines"].get(str(you["seat"])) if you else None
    return parse_datetime(own or turn["deadline"]) if own or turn["deadline"] else None


def _waiting(viewer: Player | None) -> list[uuid.UUID]:
    """The games that wait for the viewer, the soonest first; one query."""
    return selectors.awaited_games(viewer) if viewer else []


def _next(waiting: list[uuid.UUID], id: str) -> uuid.UUID | None:
    """Another game that waits for the viewer than this one: the soonest."""
    return next((game for game in waiting if str(game) != id), None)


def _onward(request: HttpRequest, row: selectors.GameRow) -> uuid.UUID | None:
    """The next game of a viewer whose move in this one is in."""
    state = row.state()
    if not state["you"] or not state["you"]["submission"]:
        return None
    return _next(_waiting(viewer_of(request)), state["id"])


def _said(viewer: Player | None, row: selectors.GameRow) -> list[Any]:
    """The newest messages that the viewer may read, oldest first."""
    game = row.state()
    if viewer is None or not (game["you"] or game["status"] == "finished"):
        return []
    return access.newest_messages(viewer, row.id)  # asks again: the seat may have changed hands meanwhile


def _ranking(game: Document) -> list[Document]:
    """The seats of a finished game, best first."""
    return sorted(game["seats"], key=lambda seat: seat["rank"] or 0) if game["status"] == "finished" else []


@action
def move(request: HttpRequest, id: uuid.UUID, number: int) -> str | None:
    """Submit, replace or withdraw the move of a turn; the turn stands in the address, so no other takes it.

    With `always` the move is ordered as well for every turn with the same call. A move leads to the next table that
    waits, where that is the device's habit.
    """
    if request.POST.get("withdraw"):
        submissions.withdraw_move(player_of(request), id, number)
        return None
    choice = _choice(request.POST.get("move", ""))
    state = selectors.read_game(identity_of(request), id).state() if request.POST.get("always") else None
    try:
        submissions.submit_move(identity_of(request), id, number, choice)
    except AppError as error:
        if "submission" not in error.extra:  # else this very move has counted already
            raise
    if state and choice.to and state["turn"] and state["turn"]["number"] == number and state["turn"]["call"]:
        keep_doing(request, state, choice.action, {"row": choice.to[0], "col": choice.to[1]})
    return f"{reverse('game', args=[id])}?onward" if "onward" in habits_of(request) else None


def _choice(text: str) -> Choice:
    """The move of a radio button: `cover:0,1:0,2`, `give:0,1`, `place:0,2`. Raises: AppError `illegal_move`."""
    action_, _, cells = text.partition(":")
    try:
        places = [(row, col) for row, col in (map(int, cell.split(",")) for cell in cells.split(":"))]
    except ValueError:
        raise AppError(ErrorCode.ILLEGAL_MOVE) from None
    too_far = any(abs(number) > FARTHEST for place in places for number in place)
    match action_, len(places):
        case "cover" | "duck", 2 if not too_far:
            return Choice(action_, places[1], places[0])
        case "give", 1 if not too_far:
            return Choice("give", None, places[0])
        case "place", 1 if not too_far:
            return Choice("place", places[0])
    raise AppError(ErrorCode.ILLEGAL_MOVE)


@action
def resign(request: HttpRequest, id: uuid.UUID) -> None:
    """Resign: a bot plays the seat on."""
    resignations.resign(player_of(request), id)


@action
def come_back(request: HttpRequest, id: uuid.UUID) -> None:
    """End the autopilot of the seat."""
    autopilot.return_to_game(player_of(request), id)


@action
def take(request: HttpRequest, id: uuid.UUID, seat: int) -> None:
    """Take a seat over that is on offer."""
    offers.take_seat(player_of(request), id, seat, request.POST.get("invite_code", "")[:64])


@action
def say(request: HttpRequest, id: uuid.UUID) -> None:
    """Say something to the table, or react."""
    if request.POST.get("reaction") in words.REACTIONS:
        chat.say(player_of(request), id, reaction=request.POST["reaction"])
        return
    form = Words(request.POST)
    if form.is_valid():
        chat.say(player_of(request), id, text=form.cleaned_data["text"])
    else:
        messages.error(request, " ".join(map(str, form.errors["text"])))
