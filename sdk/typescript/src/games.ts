/** Games: the lobby, playing, following, and what happened. */

import { dataOf, done, type Connection, type Outcome } from "./connection.js";
import { ConnectionError, errorOf, isProblem, ProblemError } from "./errors.js";
import { Follower, Told } from "./following.js";
import type { Pages } from "./pages.js";
import { mayBeDone, pause } from "./transport.js";
import type {
  AwaitedTurn,
  Clock,
  CreateGame,
  Fairness,
  Game,
  GameEvent,
  GameFilter,
  GameHint,
  GameRecord,
  JoinGame,
  MoveRequest,
  News,
  Orders,
  OrdersPreview,
  StandingOrders,
  StartGame,
  Submission,
  Turn,
} from "./types.js";

/** How long to wait before looking or connecting again. */
export interface FollowOptions {
  /** The first wait in milliseconds (500). */
  shortestMs?: number;
  /** The longest wait in milliseconds (10 000; of a stream 15 000). */
  longestMs?: number;
  /** How often `follow` looks although nothing was told: an own move that another device replaces is no event (60 000). */
  lookMs?: number;
  /** How long a stream may say nothing (45 000). */
  silentMs?: number;
  signal?: AbortSignal;
}

interface SeenGame {
  readonly token: string | null;
  readonly etag: string;
  readonly game: Game;
}

const KEPT = 50;
const EVENTS_A_PAGE = 100;
const ENDED = ["finished", "cancelled"];
const LAST_EVENTS = ["game_finished", "game_cancelled"];
const PASSING = [408, 429, 502, 503, 504];

export class Games {
  readonly #connection: Connection;
  readonly #seen = new Map<string, SeenGame>();
  readonly #decisions = new Map<string, string>();

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

  /** Every turn that waits for the caller at this moment, soonest deadline first. `awaitTurns` goes on. */
  myTurns(): Pages<AwaitedTurn> {
    return this.#waiting();
  }

  /**
   * Every turn that waits for the caller, as it comes; it goes on until the loop or the signal ends it. A turn that
   * still waits comes again after `longestMs`. A service that is away or asks to wait is waited for.
   */
  async *awaitTurns(options: FollowOptions = {}): AsyncGenerator<AwaitedTurn, void, undefined> {
    const { shortestMs = 500, longestMs = 10_000, signal } = options;
    const again = new Map<string, number>();
    for (let wait = shortestMs; ; wait = Math.min(wait * 1.5, longestMs)) {
      const found = await this.#waiting(signal).take(Infinity).catch(passingWait);
      const turns = typeof found === "number" ? [] : found.filter((turn) => (again.get(nameOf(turn)) ?? 0) <= Date.now());
      for (const turn of turns) {
        again.set(nameOf(turn), Date.now() + longestMs);
        wait = shortestMs;
        yield turn;
      }
      if (typeof found === "number") {
        await pause(Math.max(wait, found), signal);
      } else {
        forgetOthers(again, found);
        await pause(wait, signal);
      }
    }
  }

  #waiting(signal?: AbortSignal): Pages<AwaitedTurn> {
    return this.#connection.pages(() => this.#api.GET("/api/v1/me/turns", signal ? { signal } : {}));
  }

  /** The clocks that have a name, to make games with; those with a time of day are in the caller's time zone. */
  async clocks(): Promise<Record<string, Clock>> {
    const { results } = await dataOf(this.#api.GET("/api/v1/clocks"));
    return Object.fromEntries(results.map(({ name, clock }) => [name, clock]));
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

  /** End the autopilot of the own seat, on which it is after two missed turns. */
  comeBack(id: string): Promise<Game> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/return", { params: { path: { id } } }));
  }

  /** Set or replace own entropy, 16 to 64 bytes in hexadecimal digits, for the rounds that have not opened. */
  setPlayerSeed(id: string, seed: string): Promise<void> {
    return done(this.#api.PUT("/api/v1/games/{id}/player-seed", { params: { path: { id } }, body: { seed } }));
  }

  /** Submit or replace the move; however late its copies arrive, they never undo a later decision. */
  async submit(id: string, turn: number, move: MoveRequest): Promise<Submission> {
    const { action, to, from } = move;
    const body = { action, ...(to && { to }), ...(from && { from }) };
    const path = { id, number: turn };
    try {
      return await this.#decide(id, turn, (header) =>
        this.#api.PUT("/api/v1/games/{id}/turns/{number}/move", { params: { path, header }, body }),
      );
    } catch (error) {
      if (isProblem(error, "turn_closed") && error.problem.submission) {
        return error.problem.submission; // it had counted; only its answer was lost
      }
      throw error;
    }
  }

  /** Take the move back while the turn is open. */
  async withdraw(id: string, turn: number): Promise<void> {
    const path = { id, number: turn };
    await this.#decide(id, turn, (header) =>
      this.#api.DELETE("/api/v1/games/{id}/turns/{number}/move", { params: { path, header } }),
    );
  }

  /** The caller's own move in a turn. */
  submission(id: string, turn: number): Promise<Submission> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/turns/{number}/move", { params: { path: { id, number: turn } } }));
  }

  /** The caller's standing orders, and why they pause. Throws: ProblemError `not_found` when there are none. */
  orders(id: string): Promise<StandingOrders> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/orders", { params: { path: { id } } }));
  }

  /** Replace all standing orders, and end a pause; they move at once in a turn that waits for the caller. */
  setOrders(id: string, body: Orders): Promise<StandingOrders> {
    return dataOf(this.#api.PUT("/api/v1/games/{id}/orders", { params: { path: { id } }, body }));
  }

  /** What these orders, else those that stand, would do now for each call. Changes nothing. */
  previewOrders(id: string, body?: Orders): Promise<OrdersPreview> {
    const call = { params: { path: { id } }, ...(body && { body }) };
    return dataOf(this.#api.POST("/api/v1/games/{id}/orders/preview", call));
  }

  /** End a pause of the standing orders. */
  resumeOrders(id: string): Promise<StandingOrders> {
    return dataOf(this.#api.POST("/api/v1/games/{id}/orders/resume", { params: { path: { id } } }));
  }

  /** End the standing orders; a move that they have made stands. */
  async endOrders(id: string): Promise<void> {
    await done(this.#api.DELETE("/api/v1/games/{id}/orders", { params: { path: { id } } }));
  }

  /** What bots would do in the open turn, and why. Throws: ProblemError `hints_off` where others than bots play. */
  hint(id: string): Promise<GameHint> {
    return dataOf(this.#api.GET("/api/v1/games/{id}/hint", { params: { path: { id } } }));
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

  /**
   * What happens in a game after an event (0: from the beginning), as it happens, until the game has ended.
   *
   * Comes back by itself when the connection breaks, and misses nothing. Throws: ProblemError for a refusal, also when
   * the game is not the caller's to see any more.
   */
  async *followEvents(id: string, after = 0, options: FollowOptions = {}): AsyncGenerator<GameEvent, void, undefined> {
    const numberOf = ({ number }: GameEvent) => String(number);
    for await (const event of this.#follower(`/api/v1/games/${id}/events`, numberOf, String(after), options).items()) {
      yield event;
      if (LAST_EVENTS.includes(event.kind)) {
        return;
      }
    }
  }

  /**
   * What concerns the caller from now on, or after the `position` of the last news: own games that have changed, and
   * new notices. It goes on until the loop or the signal ends it. A game may come twice with the same version.
   */
  followMine(position = "", options: FollowOptions = {}): AsyncGenerator<News, void, undefined> {
    return this.#follower<News>("/api/v1/me/events", (news) => news.position, position, options).items();
  }

  #follower<Item>(path: string, placeOf: (item: Item) => string, position: string, options: FollowOptions): Follower<Item> {
    const { shortestMs = 500, longestMs = 15_000, silentMs = 45_000, signal } = options;
    return new Follower(this.#connection, path, placeOf, position, { shortestMs, longestMs, silentMs }, signal);
  }

  /**
   * The game, and again whenever something has changed that the caller may see, until it has ended.
   *
   * The event stream of the game tells of changes. Where no stream gets through, or the service refuses one, it is a
   * long poll. A service that is away is waited for once the game was read.
   */
  async *follow(id: string, options: FollowOptions = {}): AsyncGenerator<Game, void, undefined> {
    let seen = await this.#read(id, options.signal);
    yield seen.game;
    const left = new AbortController();
    const leave = () => left.abort(options.signal?.reason);
    options.signal?.addEventListener("abort", leave);
    const told = new Told(this.followEvents(id, seen.game.version, { ...options, signal: left.signal }));
    try {
      while (!ENDED.includes(seen.game.status)) {
        await told.after(seen.game.version, options.lookMs ?? 60_000, left.signal);
        const fresh = await this.#readAgain(id, options, left.signal);
        const isNew = fresh.etag !== seen.etag || fresh.etag === "";
        seen = fresh;
        if (isNew) {
          yield seen.game;
        }
      }
    } finally {
      options.signal?.removeEventListener("abort", leave);
      leave();
    }
  }

  /** The game, however long the service is away. Throws: ProblemError for a refusal. */
  async #readAgain(id: string, { shortestMs = 500 }: FollowOptions, signal: AbortSignal): Promise<SeenGame> {
    for (;;) {
      const found = await this.#read(id, signal).catch(passingWait);
      if (typeof found !== "number") {
        return found;
      }
      await pause(Math.max(found, shortestMs), signal);
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
    const fresh = { token, etag: response.headers.get("ETag") ?? "", game: data };
    remember(this.#seen, id, fresh);
    return fresh;
  }

  /**
   * Send a decision that names the one that it follows on: the last that this client knows of in the turn, or, where it
   * knows of none, the one that stands by now. One that is refused because another device has decided since is not sent
   * again by itself: who looks at the game and calls again goes on from what stands.
   */
  async #decide<Data>(id: string, turn: number, send: (guard: Guard) => Promise<Outcome<Data>>): Promise<Data> {
    const key = JSON.stringify([this.#connection.tokens.token, id, turn]);
    const known = this.#decisions.get(key);
    this.#decisions.delete(key); // until there is an answer nobody knows what stands
    const answer = await this.#followOn(known, send);
    const standing = answer.response.ok ? answer.response.headers.get("ETag") : standingOf(answer);
    if (standing) {
      remember(this.#decisions, key, standing);
    }
    return dataOf(Promise.resolve(answer));
  }

  async #followOn<Data>(known: string | undefined, send: (guard: Guard) => Promise<Outcome<Data>>) {
    if (known !== undefined) {
      return send({ "If-Match": known });
    }
    const first = await send({ "If-None-Match": "*" });
    const standing = standingOf(first);
    return standing ? send({ "If-Match": standing }) : first;
  }
}

/** The milliseconds to wait after an error that passes: what the service asks for, or none. Throws: any other error. */
function passingWait(error: unknown): number {
  if (error instanceof ConnectionError) {
    return 0;
  }
  if (error instanceof ProblemError && PASSING.includes(error.problem.status)) {
    return (error.retryAfter ?? 0) * 1000;
  }
  throw error;
}

function nameOf({ game, turn }: AwaitedTurn): string {
  return `${game} ${turn}`;
}

/** Forget the turns that wait no longer: one that waits again, after a withdrawal, is told at once. */
function forgetOthers(known: Map<string, number>, turns: readonly AwaitedTurn[]): void {
  const waiting = new Set(turns.map(nameOf));
  for (const name of known.keys()) {
    if (!waiting.has(name)) {
      known.delete(name);
    }
  }
}

/** The entity tag of the decision that stands, out of the refusal of one that follows on another. */
function standingOf({ response, error }: Outcome): string | null {
  const problem = errorOf(response, error);
  return isProblem(problem, "precondition_failed") ? (problem.problem.etag ?? null) : null;
}

/** Keep something, and forget what was kept longest ago. */
function remember<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) {
    kept.delete(oldest);
  }
}

type Guard = { "If-Match": string } | { "If-None-Match": string };
