"""The own place in a competition: entering and leaving, confirming, sit-outs, the own seed."""

import uuid
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.authentication import player_of
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from leagues.selectors import entries
from leagues.selectors.competitions import find_by_code, find_competition
from leagues.selectors.rounds import rounds_of
from leagues.services import entries as services
from leagues.services.facts import PUBLISHED
from leagues.services.gates import has_code
from web.league_facts import gates_facts, sit_outs
from web.ponds import Document
from web.views.leagues_frame import competition_page, deed, not_found
from web.views.leagues_help import help_side
from web.views.pages import private

CODE = 64
SEED = 128
"""How much of what was typed is looked at."""


def own_side(viewer: Player | None, row: Any, code: str = "") -> Document:
    """What a competition is to the viewer: its entry with what comes next, or whether and why not it may enter."""
    gates = row.settings["registration"]["gates"]
    if viewer is None:
        return {"gates": gates_facts(gates, []), "takes_entries": entries.takes_entries(row)}
    own = entries.own_entries(viewer).filter(competition=row).first()
    invited = own is not None or has_code(row, code)
    closed = entries.gates_closed(row, viewer, invited=invited) if own is None or own.status == "invited" else ()
    return {
        "entry": entries.own_entry_documents([own])[0] if own is not None else None,
        "row": own,
        "place": entries.place_in_line(own) if own is not None and own.status == "waiting" else None,
        "must_confirm": own is not None and entries.must_confirm(row, own),
        "has_moved": own is not None and entries.has_moved(row, own),
        "gates": gates_facts(gates, list(closed)),
        "is_closed": bool(closed),
        "takes_entries": entries.takes_entries(row),
        "code": code,
    }


@require_safe
@login_required
@private
def entry(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Show all that the viewer may do in a competition; `?code=` is an invitation. Raises: Http404."""
    player, code = player_of(request), request.GET.get("code", "")[:CODE]
    try:
        row = find_by_code(id, code) if code else find_competition(player, id)
    except AppError as error:
        return not_found(request, error)
    side = own_side(player, row, code)
    context: Document = {"side": side, "seed": bytes(side["row"].draw_seed).hex() if side["row"] else ""}
    context |= help_side(player, row)
    if side["entry"]:
        context["sit_outs"] = sit_outs(row.settings, side["entry"], rounds_of(row).filter(status__in=PUBLISHED).count())
    return competition_page(request, row, "entry", "entry", context)


@deed
def enter(request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Enter, or accept an invitation; a form that is sent twice enters once."""
    code = request.POST.get("code", "")[:CODE] or None
    try:
        made = services.enter(player, id, _seed(request), code)
    except AppError as error:
        if error.code != ErrorCode.ALREADY_ENTERED:
            raise
        return _("You have an entry.")
    return _("You are on the waiting list.") if made.status == "waiting" else _("You take part.")


@deed
def withdraw(_request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Leave from the next draw on, or decline an invitation."""
    services.withdraw(player, id, _own(player, id))
    return _("You have left. Tables that run are played on.")


@deed
def confirm(_request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Say that one still wants to play."""
    services.change_entry(player, id, _own(player, id), confirmed=True)
    return _("You have confirmed.")


@deed
def sit_out(request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Choose the rounds to sit out, of those that are not drawn."""
    chosen = [int(each) for each in request.POST.getlist("round")[:CODE] if each.isascii() and each.isdecimal()]
    services.change_entry(player, id, _own(player, id), sit_outs=chosen)
    return _("Your sit-outs are noted.")


@deed
def seed(request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Set what the own entry adds to the lots of the draws to come; empty: nothing."""
    services.change_entry(player, id, _own(player, id), draw_seed=_seed(request))
    return _("Your seed is kept.")


def _own(player: Player, id: uuid.UUID) -> uuid.UUID:
    """The id of the own entry. Raises: AppError `not_found`."""
    found = entries.own_entries(player).filter(competition__uuid=id).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    key: uuid.UUID = found.uuid
    return key


def _seed(request: HttpRequest) -> bytes:
    """The seed that was typed, in hexadecimal digits. Raises: AppError `invalid_input`."""
    try:
        return bytes.fromhex(request.POST.get("seed", "")[: SEED + 1])
    except ValueError:
        raise invalid_input("seed", "invalid", "A seed has 16 to 64 bytes.") from None
