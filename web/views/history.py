"""What has happened in a game: the replay of its ended rounds, and the proof that its shuffles were fair."""

import uuid
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.authentication import player_of, viewer_of
from duckcover.errors import AppError
from games import access, analyses, history, replays, selectors
from games.clock_state import clock_state
from games.replays import Moment
from games.services import lobby
from games.tenures import tenures_of
from web import analysis
from web.forms import OwnSeed
from web.ponds import Document, table_of
from web.views.pages import action, of_game, page, private

DEAL = 0
"""The number in the address of what was dealt, before the first turn of a round."""


@require_safe
@private
@of_game
def replay(request: HttpRequest, row: selectors.GameRow, round: int, turn: int) -> HttpResponseBase:
    """Answer with the ponds after a turn of an ended round. Raises: AppError `round_running`, `not_found`."""
    state = row.state()
    game = access.find_game(viewer_of(request), uuid.UUID(state["id"]))
    moment = replays.moment_of(game, state, round, turn)
    table, is_last = table_of(moment.game), turn == max(moment.cards)
    context: Document = {
        "game": moment.game,
        "moment": moment,
        "table": table,
        "steps": _steps(moment),
        "is_last": is_last,
    }
    context["ponds"] = zip(table.others, moment.scores, strict=True)
    context |= _analysis(game, moment) if state["status"] == "finished" else {}
    better = context.get("better", {})
    context["told"] = [(line, better.get(line.seat["index"], "")) for line in table.last]
    return page(request, "web/replay.html", context)


def _analysis(game: Any, moment: Moment) -> Document:
    """Where a finished game was won; as long as there is no analysis, why, and it is asked for."""
    try:
        found = analyses.document_of(game)
    except AppError as error:
        return {"no_analysis": error.sentence()}
    better = analysis.better_moves(found, moment.before, moment.turn)
    return {"analysis": analysis.shown(found, moment.game, moment.turn), "better": better}


def _steps(moment: Moment) -> Document:
    """The addresses of the first, previous, next and last page of the round; "" where there is none."""
    number, last = moment.game["round"]["number"], max(moment.cards)
    turn = moment.turn
    before = DEAL if turn == min(moment.cards) else turn - 1
    after = turn + 1 if turn else min(moment.cards)
    next_round = _address(moment, number + 1, DEAL) if number < moment.rounds else ""
    return {
        "first": _address(moment, number, DEAL) if turn else "",
        "previous": _address(moment, number, before) if turn else "",
        "next": _address(moment, number, after) if turn != last else next_round,
        "last": _address(moment, number, last) if turn != last else "",
        "rounds": [_address(moment, each, DEAL) for each in range(1, moment.rounds + 1)],
    }


@require_safe
@private
@of_game
def fairness(request: HttpRequest, row: selectors.GameRow) -> HttpResponseBase:
    """Answer with what is revealed of each round's shuffle by now, and how to check it."""
    viewer, state = viewer_of(request), row.state()
    game = access.find_game(viewer, uuid.UUID(state["id"]))
    rounds = history.fairness(game)["rounds"]
    shown = [each | {"seeds": _seeds(state, each)} for each in rounds]
    context = {"game": state, "rounds": shown, "ended": sum(each["server_seed"] is not None for each in rounds)}
    if viewer and state["status"] in ("lobby", "playing") and rounds[-1]["entropy"] is None:
        context["own"] = selectors.own_player_seed(viewer, game)
        context["form"] = OwnSeed(initial={"seed": context["own"]})
    return page(request, "web/fairness.html", context)


@require_safe
@private
@of_game
def about(request: HttpRequest, row: selectors.GameRow) -> HttpResponseBase:
    """Answer with what a game is played with, who has held its seats, and what its clocks do now."""
    state = row.state()
    game = access.find_game(viewer_of(request), uuid.UUID(state["id"]))
    context: Document = {"game": state}
    if state["status"] == "playing":
        context["clocks"] = zip(state["seats"], clock_state(game)["seats"], strict=False)
    if state["status"] in ("playing", "finished"):
        held = tenures_of(game, list(game.seats.select_related("player").order_by("index")))
        context["held"] = [(seat, each["tenures"]) for seat, each in zip(state["seats"], held, strict=False)]
    return page(request, "web/about.html", context)


@action
def seed(request: HttpRequest, id: uuid.UUID) -> str:
    """Set or replace what the viewer's seat adds to the rounds that have not opened."""
    form = OwnSeed(request.POST)
    if form.is_valid():
        lobby.set_player_seed(player_of(request), id, bytes.fromhex(form.cleaned_data["seed"]))
        messages.success(request, _("Your seed is saved."))
    else:
        messages.error(request, " ".join(map(str, form.errors["seed"])))
    return reverse("fairness", args=[id])


def _seeds(state: Document, shuffle: Document) -> list[tuple[Document, str]]:
    """What each seat has added to the shuffle of a round; nothing before the round has opened."""
    return list(zip(state["seats"], shuffle["player_seeds"] or [], strict=False))


def _address(moment: Moment, number: int, turn: int) -> str:
    return reverse("replay", args=[moment.game["id"], number, turn])
