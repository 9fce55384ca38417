/** Clocks: what they do now, pauses and vacations in which they stand still. */

import { dataOf, done, type Connection } from "./connection.js";
import { isProblem } from "./errors.js";
import { mayBeDone } from "./transport.js";
import type { Clock, ClockState, Game, Vacation } from "./types.js";

export class Clocks {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get #api() {
    return this.#connection.api;
  }

  /** The clocks that have a name, to make games with; those with a time of day are in the caller's time zone. */
  async named(): Promise<Record<string, Clock>> {
    const { results } = await dataOf(this.#api.GET("/api/v1/clocks"));
    return Object.fromEntries(results.map(({ name, clock }) => [name, clock]));
  }

  /** What is left of each seat's time, whether it runs, and why or why not. */
  of(id: string): Promise<ClockState> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/clock", { params: { path: { id } } }));
  }

  /**
   * Ask for a pause of 1 to 336 hours; it begins when all have agreed who play, at once if nobody else does.
   * Throws: ProblemError `pause_asked` when another one is asked for or holds, `limit_reached`.
   */
  async askForPause(id: string, hours: number): Promise<Game> {
    const path = { params: { path: { id } } };
    try {
      return await dataOf(this.#api.POST("/api/v1/games/{id}/pause", { ...path, body: { hours } }));
    } catch (error) {
      if (!isProblem(error, "pause_asked") || !mayBeDone(error.response)) {
        throw error;
      }
      const game = await dataOf(this.#api.GET("/api/v1/games/{id}", path));
      if (game.paused === null) {
        throw error;
      }
      return game; // the answer of an earlier attempt was lost, and all had agreed
    }
  }

  /** Agree to the pause that is asked for. Throws: ProblemError `not_found` when none is. */
  agreeToPause(id: string): Promise<Game> {
    return dataOf(this.#api.PUT("/api/v1/games/{id}/pause", { params: { path: { id } } }));
  }

  /** Go on with a paused game, or end the request for a pause; without either it changes nothing. */
  endPause(id: string): Promise<void> {
    return done(this.#api.DELETE("/api/v1/games/{id}/pause", { params: { path: { id } } }));
  }

  /** Until when the caller is on vacation, and how many whole days are left for others. */
  vacation(): Promise<Vacation> {
    return dataOf(this.#api.GET("/api/v1/me/vacation"));
  }

  /**
   * Be on vacation from now until a time, or set another end: own clocks stand still in games with `vacation`.
   * Throws: ProblemError `limit_reached` when too few days are left.
   */
  beginVacation(until: Date): Promise<Vacation> {
    return dataOf(this.#api.POST("/api/v1/me/vacation", { body: { until: until.toISOString() } }));
  }

  /** Be back; without a vacation it changes nothing. */
  endVacation(): Promise<void> {
    return done(this.#api.DELETE("/api/v1/me/vacation"));
  }
}
