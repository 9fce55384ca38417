/** Ways to a game: tickets, invitations by name, seats on offer, the same game once more. */

import { dataOf, done, type Connection } from "./connection.js";
import type { Pages } from "./pages.js";
import type { CreateTicket, Game, Invitation, SeatTenures, Ticket } from "./types.js";

const A_PAGE = 100;

export class Finding {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get #api() {
    return this.#connection.api;
  }

  /**
   * Wait for a game of one of these sizes with one of these named clocks; nobody need be online.
   * Throws: ProblemError `limit_reached` for the eleventh that waits.
   */
  createTicket(ticket: CreateTicket): Promise<Ticket> {
    return dataOf(this.#api.POST("/api/v1/me/tickets", { body: ticket }));
  }

  /** Own tickets, newest first: those that wait, and for 14 days those with the `game` that was made of them. */
  tickets(): Pages<Ticket> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/me/tickets", { params: { query: { limit: A_PAGE } } }));
  }

  /** One's own ticket as it is now. Throws: ProblemError `not_found` when it has ended without a game. */
  ticket(id: string): Promise<Ticket> {
    return dataOf(this.#api.GET("/api/v1/me/tickets/{id}", { params: { path: { id } } }));
  }

  /** Wait no longer. Throws: ProblemError `already_seated` when a game was made of it. */
  deleteTicket(id: string): Promise<void> {
    return done(this.#api.DELETE("/api/v1/me/tickets/{id}", { params: { path: { id } } }));
  }

  /** Invite a player by name to a lobby of one's own. */
  invite(game: string, player: string): Promise<Invitation> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/invitations", { params: { path: { id: game } }, body: { player } }));
  }

  /** Who was invited to a game, for its seats. */
  invitations(game: string): Pages<Invitation> {
    const call = { params: { path: { id: game } } };
    return this.#connection.pages(() => this.#api.GET("/api/v1/games/{id}/invitations", call));
  }

  /** The caller's invitations; to accept one is to join its game. */
  myInvitations(): Pages<Invitation> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/me/invitations"));
  }

  /** Say no to the invitation to a game; a second time changes nothing. */
  declineInvitation(game: string): Promise<void> {
    return done(this.#api.POST("/api/v1/games/{id}/invitations/decline", { params: { path: { id: game } } }));
  }

  /** The lobby of the same game once more: whoever asks gets the same one, and all seats are invited to it. */
  rematch(game: string): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/rematch", { params: { path: { id: game } } }));
  }

  /** Running games with a seat that the caller may take. */
  offers(): Pages<Game> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/games", { params: { query: { offered: "true" } } }));
  }

  /** Offer the seat of a player who is gone to others, as the host. Throws: ProblemError `seat_held`. */
  offerSeat(game: string, seat: number): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/seats/{seat}/offer", { params: { path: { id: game, seat } } }));
  }

  /** Take the offer of a seat back, as the host; without one it changes nothing. */
  withdrawOffer(game: string, seat: number): Promise<void> {
    return done(this.#api.DELETE("/api/v1/games/{id}/seats/{seat}/offer", { params: { path: { id: game, seat } } }));
  }

  /**
   * Take a seat on offer and play it on; a second time changes nothing.
   * Throws: ProblemError `offer_taken` when somebody else was faster.
   */
  takeSeat(game: string, seat: number, inviteCode?: string): Promise<Game> {
    const body = inviteCode === undefined ? {} : { invite_code: inviteCode };
    return dataOf(this.#api.POST("/api/v1/games/{id}/seats/{seat}/take", { params: { path: { id: game, seat } }, body }));
  }

  /** Who has held each seat, from which turn to which, and why that ended. */
  async tenures(game: string): Promise<SeatTenures[]> {
    return (await dataOf(this.#api.GET("/api/v1/games/{id}/tenures", { params: { path: { id: game } } }))).results;
  }
}
