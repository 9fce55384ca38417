"""What players ask of the staff, and what staff answer; both stay on record (LEAGUES.md LO7)."""

from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Entry, Request
from leagues.services.competitions import require_state
from leagues.services.entries import OPEN_STATES
from leagues.services.locks import lock_competition
from leagues.services.notices import Kind, of_competition, tell, to_staff
from leagues.services.staff import EVERYBODY, require_disinterested, require_role

MOST_UNANSWERED = 10
"""How many requests of an entry may wait for an answer."""
ANSWERED = _("This request has been answered.")


@transaction.atomic
def ask(player: Player, key: UUID, kind: str, text: str) -> Request:
    """Ask the staff of a competition something, as whose entry it is, also after it has left; they are told.

    Raises: AppError `not_found`, `permission_denied` without an entry, `competition_state`, `limit_reached`.
    """
    competition = lock_competition(key)
    entry = Entry.objects.filter(competition=competition, player=player).first()
    if entry is None:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    require_state(competition, OPEN_STATES)
    if Request.objects.filter(entry=entry, answered_at=None).count() >= MOST_UNANSWERED:
        raise AppError(ErrorCode.LIMIT_REACHED)
    asked = {"entry": entry, "player": player, "kind": kind, "text": text}
    row = Request.objects.create(competition=competition, created_at=database_now(), **asked)
    tell(list(to_staff(competition, EVERYBODY, "request", str(row.pk), player.pk)), row.created_at)
    return row


@transaction.atomic
def answer(player: Player, key: UUID, request: UUID, text: str, private_note: str = "") -> Request:
    """Answer a request of another, once; `private_note` is for staff alone.

    Raises: AppError `not_found`, `not_staff`, `own_table` for the own request, `settled` where it is answered.
    """
    competition = lock_competition(key)
    actor = require_role(competition.league, player, EVERYBODY)
    row = Request.objects.select_related("entry").filter(competition=competition, uuid=request).first()
    if row is None:
        raise AppError(ErrorCode.NOT_FOUND)
    require_disinterested(actor, [row.entry])
    if row.player_id == player.pk:
        raise AppError(ErrorCode.OWN_TABLE)
    if row.answered_at is not None:
        raise AppError(ErrorCode.SETTLED, ANSWERED)
    row.answer, row.private_note = text, private_note
    row.answered_at, row.answered_by = database_now(), player.pk
    row.save(update_fields=["answer", "private_note", "answered_at", "answered_by"])
    asker = [] if row.player_id is None else [row.player_id]
    tell(list(of_competition(competition, Kind.REQUEST_ANSWERED, str(row.pk), asker)), row.answered_at)
    return row
