/** Games: the lobby, playing, following, and what happened. */

import { dataOf, done, type Connection } from "./connection.js";
import { errorOf, isProblem } from "./errors.js";
import type { Pages } from "./pages.js";
import { mayBeDone, pause } from "./transport.js";
import type {
  AwaitedTurn,
  CreateGame,
  Fairness,
  Game,
  GameEvent,
  GameFilter,
  GameRecord,
  JoinGame,
  MoveRequest,
  StartGame,
  Submission,
  Turn,
} from "./types.js";

/** How often to look: at once after a change, then less and less often. */
export interface FollowOptions {
  /** The first wait in milliseconds (500). */
  shortestMs?: number;
  /** The longest wait in milliseconds (10 000). */
  longestMs?: number;
  signal?: AbortSignal;
}

interface SeenGame {
  readonly token: string | null;
  readonly etag: string;
  readonly game: Game;
}

const GAMES_KEPT = 50;
const EVENTS_A_PAGE = 100;
const ENDED = ["finished", "cancelled"];

export class Games {
  readonly #connection: Connection;
  readonly #seen = new Map<string, SeenGame>();
  #sequence = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get #api() {
    return this.#connection.api;
  }

  /** Public games and the caller's own, newest first. */
  list(filter: GameFilter = {}): Pages<Game> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/games", { params: { query: filter } }));
  }

  /** Every turn that waits for the caller, soonest deadline first. */
  myTurns(): Pages<AwaitedTurn> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/me/turns"));
  }

  /** Make a game and sit down on seat 0. */
  create(options: CreateGame = {}): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games", { body: options }));
  }

  /** The game as the caller may see it; unchanged since the last time, it costs next to nothing. */
  async get(id: string): Promise<Game> {
    return (await this.#read(id)).game;
  }

  /** Take a seat. */
  join(id: string, options: JoinGame = {}): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/join", { params: { path: { id } }, body: options }));
  }

  /** Give the seat up before the start. */
  async leave(id: string): Promise<void> {
    try {
      await done(this.#api.POST("/api/v1/games/{id}/leave", { params: { path: { id } } }));
    } catch (error) {
      const hasLeft = isProblem(error, "not_seated", "not_found") && mayBeDone(error.response);
      if (!hasLeft) {
        throw error;
      }
    }
  }

  /** Start before the table is full. */
  start(id: string, options: StartGame = {}): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/start", { params: { path: { id } }, body: options }));
  }

  /** Cancel a game that has not started. */
  cancel(id: string): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/cancel", { params: { path: { id } } }));
  }

  /** Resign from a running game: a bot plays the seat on. */
  resign(id: string): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/resign", { params: { path: { id } } }));
  }

  /** Set or replace own entropy, 16 to 64 bytes in hexadecimal digits, for the rounds that have not opened. */
  setPlayerSeed(id: string, seed: string): Promise<void> {
    return done(this.#api.PUT("/api/v1/games/{id}/player-seed", { params: { path: { id } }, body: { seed } }));
  }

  /** Submit or replace the move; however late its copies arrive, they never undo a later decision. */
  async submit(id: string, turn: number, move: MoveRequest): Promise<Submission> {
    const { action, to, from } = move;
    const body = { action, to, ...(from && { from }) };
    const path = { id, number: turn };
    try {
      return await this.#decide((header) =>
        dataOf(this.#api.PUT("/api/v1/games/{id}/turns/{number}/move", { params: { path, header }, body })),
      );
    } catch (error) {
      if (isProblem(error, "turn_closed") && error.problem.submission) {
        return error.problem.submission; // it had counted; only its answer was lost
      }
      throw error;
    }
  }

  /** Take the move back while the turn is open. */
  withdraw(id: string, turn: number): Promise<void> {
    const path = { id, number: turn };
    return this.#decide((header) =>
      done(this.#api.DELETE("/api/v1/games/{id}/turns/{number}/move", { params: { path, header } })),
    );
  }

  /** The caller's own move in a turn. */
  submission(id: string, turn: number): Promise<Submission> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/turns/{number}/move", { params: { path: { id, number: turn } } }));
  }

  /** A resolved turn. */
  turn(id: string, number: number): Promise<Turn> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/turns/{number}", { params: { path: { id, number } } }));
  }

  /** The replayable record of the rounds that have ended, for `duckcover-sdk/replay`. */
  record(id: string): Promise<GameRecord> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/record", { params: { path: { id } } }));
  }

  /** Commitments and revealed seeds, for `duckcover-sdk/fairness`. */
  fairness(id: string): Promise<Fairness> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/fairness", { params: { path: { id } } }));
  }

  /** What has happened after an event (0: from the beginning), oldest first, up to now. */
  async *events(id: string, after = 0): AsyncGenerator<GameEvent, void, undefined> {
    for (let events: GameEvent[] = []; ; after = events[events.length - 1]?.number ?? after) {
      const query = { after, limit: EVENTS_A_PAGE };
      events = (await dataOf(this.#api.GET("/api/v1/games/{id}/events", { params: { path: { id }, query } }))).results;
      yield* events;
      if (events.length < EVENTS_A_PAGE) {
        return;
      }
    }
  }

  /** The game, and again whenever something has changed that the caller may see, until it has ended. */
  async *follow(id: string, options: FollowOptions = {}): AsyncGenerator<Game, void, undefined> {
    const { shortestMs = 500, longestMs = 10_000, signal } = options;
    let wait = shortestMs;
    for (let known = ""; ; ) {
      const { etag, game } = await this.#read(id, signal);
      if (etag !== known || etag === "") {
        [known, wait] = [etag, shortestMs];
        yield game;
      }
      if (ENDED.includes(game.status)) {
        return;
      }
      await pause(wait, signal);
      wait = Math.min(wait * 1.5, longestMs);
    }
  }

  /** The game with its entity tag, out of the cache when the service says that it is the same. */
  async #read(id: string, signal?: AbortSignal): Promise<SeenGame> {
    const { token } = this.#connection.tokens;
    const known = this.#seen.get(id);
    const seen = known?.token === token && known.etag !== "" ? known : undefined;
    const headers = seen && { "If-None-Match": seen.etag };
    const call = { params: { path: { id } }, ...(headers && { headers }), ...(signal && { signal }) };
    const { data, error, response } = await this.#api.GET("/api/v1/games/{id}", call);
    if (response.status === 304 && seen) {
      return seen;
    }
    if (data === undefined) {
      throw errorOf(response, error);
    }
    return this.#keep(id, { token, etag: response.headers.get("ETag") ?? "", game: data });
  }

  /** Keep what was read, and forget what was read longest ago. */
  #keep(id: string, seen: SeenGame): SeenGame {
    this.#seen.delete(id);
    this.#seen.set(id, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > GAMES_KEPT && oldest !== undefined) {
      this.#seen.delete(oldest);
    }
    return seen;
  }

  /**
   * Send a decision under a number above all before it. One that is refused because another device has used a higher
   * number is not sent again by itself: who looks at the game and calls again gets a number above that one.
   */
  async #decide<Answer>(call: (header: DecisionHeader) => Promise<Answer>): Promise<Answer> {
    this.#sequence = Math.max(this.#sequence + 1, Date.now());
    try {
      return await call({ "Move-Sequence": this.#sequence });
    } catch (error) {
      if (isProblem(error, "precondition_failed")) {
        this.#sequence = Math.max(this.#sequence, error.problem.sequence ?? 0);
      }
      throw error;
    }
  }
}

type DecisionHeader = { "Move-Sequence": number };
