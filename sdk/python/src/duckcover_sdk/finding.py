"""Ways to a game: tickets, invitations by name, seats on offer, the same game once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias
from uuid import UUID

from .accounts import Account, given, new_key
from .connection import expect, pages
from .generated.api.history import list_tenures
from .generated.api.lobby import (
    create_ticket,
    decline_invitation,
    delete_ticket,
    get_ticket,
    invite_player,
    list_invitations,
    list_my_invitations,
    list_tickets,
    offer_seat,
    rematch_game,
    take_seat,
    withdraw_offer,
)
from .generated.models import (
    CreateTicketRequest,
    Game,
    GameTenures,
    Invitation,
    InvitationPage,
    InviteRequest,
    SeatTenures,
    TakeRequest,
    Ticket,
    TicketPage,
)
from .generated.models.clock_name import ClockName
from .orders import GameRef, game_id

TicketRef: TypeAlias = Ticket | UUID | str
"""A ticket, or its id."""


class FindingPart(Account):
    """The part of a client that finds company."""

    def create_ticket(
        self,
        seats: Sequence[int],
        clocks: Sequence[ClockName],
        *,
        rated: bool = True,
        bots_after_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> Ticket:
        """Wait for a game of one of these sizes (2 to 7) with one of these named clocks; nobody need be online.

        After `bots_after_hours` (1 to 168) bots take the seats that are left; None: never.
        Raises: ConflictError `limit_reached` for the eleventh that waits.
        """
        body = CreateTicketRequest(
            seats=list(seats), clocks=list(clocks), rated=rated, bots_after_hours=given(bots_after_hours)
        )
        answer = create_ticket.sync_detailed(client=self.api, body=body, idempotency_key=new_key(idempotency_key))
        return expect(Ticket, answer)

    def tickets(self) -> Iterator[Ticket]:
        """Own tickets, newest first: those that wait, and for 14 days those with the `game` that was made of them."""
        return pages(self.api, expect(TicketPage, list_tickets.sync_detailed(client=self.api, limit=100)))

    def ticket(self, ticket: TicketRef) -> Ticket:
        """One's own ticket as it is now. Raises: NotFoundError when it has ended without a game."""
        return expect(Ticket, get_ticket.sync_detailed(_ticket_id(ticket), client=self.api))

    def delete_ticket(self, ticket: TicketRef) -> None:
        """Wait no longer. Raises: ConflictError `already_seated` when a game was made of it."""
        delete_ticket.sync_detailed(_ticket_id(ticket), client=self.api)

    def invite(self, game: GameRef, player: str, *, idempotency_key: str | None = None) -> Invitation:
        """Invite a player by name to a lobby of one's own."""
        body, key = InviteRequest(player=player), new_key(idempotency_key)
        answer = invite_player.sync_detailed(game_id(game), client=self.api, body=body, idempotency_key=key)
        return expect(Invitation, answer)

    def invitations(self, game: GameRef) -> Iterator[Invitation]:
        """Who was invited to a game, for its seats."""
        return pages(self.api, expect(InvitationPage, list_invitations.sync_detailed(game_id(game), client=self.api)))

    def my_invitations(self) -> Iterator[Invitation]:
        """The invitations of this player; to accept one is to `join` its game."""
        return pages(self.api, expect(InvitationPage, list_my_invitations.sync_detailed(client=self.api)))

    def decline_invitation(self, game: GameRef) -> None:
        """Say no to the invitation to a game; a second time changes nothing."""
        decline_invitation.sync_detailed(game_id(game), client=self.api)

    def rematch(self, game: GameRef, *, idempotency_key: str | None = None) -> Game:
        """The lobby of the same game once more: whoever asks gets the same one, and all seats are invited to it."""
        key = new_key(idempotency_key)
        return expect(Game, rematch_game.sync_detailed(game_id(game), client=self.api, idempotency_key=key))

    def offer_seat(self, game: GameRef, seat: int) -> Game:
        """Offer the seat of a player who is gone to others, as the host. Raises: ConflictError `seat_held`."""
        return expect(Game, offer_seat.sync_detailed(game_id(game), seat, client=self.api))

    def withdraw_offer(self, game: GameRef, seat: int) -> None:
        """Take the offer of a seat back, as the host; without one it changes nothing."""
        withdraw_offer.sync_detailed(game_id(game), seat, client=self.api)

    def take_seat(self, game: GameRef, seat: int, *, invite_code: str | None = None) -> Game:
        """Take a seat on offer and play it on; `games(offered=True)` lists games that have one.

        A second time changes nothing. Raises: ConflictError `offer_taken` when somebody else was faster.
        """
        body = TakeRequest(invite_code=given(invite_code))
        return expect(Game, take_seat.sync_detailed(game_id(game), seat, client=self.api, body=body))

    def tenures(self, game: GameRef) -> list[SeatTenures]:
        """Who has held each seat, from which turn to which, and why that ended."""
        return expect(GameTenures, list_tenures.sync_detailed(game_id(game), client=self.api)).results


def _ticket_id(ticket: TicketRef) -> UUID:
    return ticket.id if isinstance(ticket, Ticket) else UUID(str(ticket))
