"""What staff decide about seats: who sits where before a round opens, who takes one over later (LEAGUES.md LO3, LX).

Raises what `leagues.services.rulings` raises, and what is said here.
"""

import datetime as dt
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from leagues.models import Competition, Round, Ruling, Table, Volunteer
from leagues.services.entries import entry_state
from leagues.services.rulings import Ruled, Wanted, decide, on_table, round_of
from leagues.services.seats import give_seat, hand_on, set_tables, tables_of
from leagues.services.staff import Actor, is_interested

BEFORE_OPENING = (Round.Status.DRAWN, Round.Status.PUBLISHED)


def move(player: Player, key: UUID, number: int, tables: Sequence[Sequence[UUID]], wanted: Wanted) -> Ruled:
    """Set all tables of a drawn round by hand, each with its entries by index; only for staff who do not play.

    Raises: `round_state` where it is not drawn or is open, `unfit_tables` with the `entries` that sit twice, were not
    drawn, sit at a table of a wrong size, or are missing.
    """

    def act(competition: Competition, actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        if is_interested(competition, actor):
            raise AppError(ErrorCode.OWN_TABLE)
        round_ = round_of(competition, number)
        if round_.status not in BEFORE_OPENING:
            raise AppError(ErrorCode.ROUND_STATE, state=round_.status)
        before, by_hand = tables_of(round_), round_.by_hand
        set_tables(competition, round_, [[str(entry) for entry in table] for table in tables])
        round_.by_hand = True
        round_.save(update_fields=["by_hand"])
        detail = {"tables_before": before, "tables_after": tables_of(round_)}
        return {"round": number, "detail": detail, "before": {"by_hand": by_hand}, "after": {"by_hand": True}}

    return decide(player, key, Ruling.Action.MOVE, wanted, act)


def replace(
    player: Player, key: UUID, number: int, table: int, entry: UUID, comer: Player, wanted: Wanted, *, lasting: bool
) -> Ruled:
    """Give a seat of a table that is played to a volunteer; `lasting`: with the entry, from the next draw on (LX3).

    Who holds the seat still is removed from it. Raises: `round_state` where it is not played, `not_found` for an entry
    that does not sit there, `invalid_input` for a player who has not volunteered, `already_entered` and `settled` for
    an entry that cannot be handed on, and what games refuse: `game_not_playing`, `already_seated`, `not_welcome`,
    `same_owner`, `on_vacation`.
    """

    def act(row: Table, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        competition = row.round.competition
        if row.status != Table.Status.PLAYING:
            raise AppError(ErrorCode.ROUND_STATE, state=row.round.status)
        seat = row.seats.select_related("entry").filter(entry__uuid=entry).first()
        if seat is None:
            raise AppError(ErrorCode.NOT_FOUND)
        if actor.player.pk == comer.pk:
            raise AppError(ErrorCode.OWN_TABLE)
        if not Volunteer.objects.filter(competition=competition, player=comer).exists():
            raise invalid_input("player", "no_volunteer", "Substitutes are players who have volunteered for it.")
        before = {**entry_state(seat.entry), "no_shows": seat.entry.no_shows}
        detail = {"player": comer.pk, "draw_seed": bytes(seat.entry.draw_seed).hex()}
        give_seat(row, seat.index, comer)
        if lasting:
            hand_on(competition, seat.entry, comer, now)
        after = {**entry_state(seat.entry), "seat": seat.index, "lasting": lasting}
        return {"entry": seat.entry, "before": before, "after": after, "detail": detail}

    return on_table(player, key, number, table, Ruling.Action.REPLACE, wanted, act)
