/** Following what happens: event streams that come back by themselves, or a long poll where they do not get through. */

import type { Connection } from "./connection.js";
import { ConnectionError, ProblemError } from "./errors.js";
import { pause } from "./transport.js";

const STREAM = "text/event-stream";
const WAIT_SECONDS = 25;
const PASSING = [408, 429, 500, 502, 503, 504];

/** What refuses a stream, but not a page. */
const NO_STREAM = [405, 406, 415, 501];

/** After so many streams in a row that brought nothing at all it is polled. */
const FRUITLESS = 2;

/** How long to pause, and when to give up. */
export interface Patience {
  /** The pause before a stream is opened again, until the service asks for another (500). */
  shortestMs: number;
  /** The longest pause (15 000). */
  longestMs: number;
  /** The service says something every 20 seconds; after so long without anything a stream is given up (45 000). */
  silentMs: number;
}

interface Page<Item> {
  results: Item[];
  position?: string;
}

/**
 * The items of one address after a position, as they come, without end; none is left out.
 *
 * A service that is away is waited for. `placeOf` says where a reader of an item stands.
 */
export class Follower<Item> {
  #fruitless = 0;
  #pauseMs: number;

  constructor(
    readonly connection: Connection,
    readonly path: string,
    readonly placeOf: (item: Item) => string,
    private position: string,
    readonly patience: Patience,
    readonly signal?: AbortSignal,
  ) {
    this.#pauseMs = patience.shortestMs;
  }

  /** Throws: DuckcoverError for a refusal, and what the caller's signal says. */
  async *items(): AsyncGenerator<Item, void, undefined> {
    for (;;) {
      try {
        yield* this.#fruitless < FRUITLESS ? this.#streamed() : this.#polled();
      } catch (error) {
        this.signal?.throwIfAborted();
        this.#pauseMs = this.#pauseAfter(error);
      }
      await pause(this.#pauseMs, this.signal);
    }
  }

  /** Throws: the error, unless it may be gone the next time. */
  #pauseAfter(error: unknown): number {
    if (error instanceof ProblemError && NO_STREAM.includes(error.response.status) && this.#fruitless < FRUITLESS) {
      this.#fruitless = FRUITLESS;
      return 0;
    }
    if (error instanceof ProblemError && PASSING.includes(error.response.status)) {
      return error.retryAfter === null ? this.patience.longestMs : error.retryAfter * 1000;
    }
    if (error instanceof ConnectionError) {
      return Math.min(this.#pauseMs * 2, this.patience.longestMs);
    }
    throw error;
  }

  /** What one stream brings, until it ends. */
  async *#streamed(): AsyncGenerator<Item, void, undefined> {
    this.#fruitless += 1;
    const headers: Record<string, string> = { Accept: STREAM };
    if (this.position !== "") {
      headers["Last-Event-ID"] = this.position;
    }
    for await (const { id, event, data } of this.#events(headers)) {
      this.position = id ?? this.position;
      if (event !== undefined) {
        yield JSON.parse(data ?? "null") as Item;
      }
    }
  }

  /** The fields of each event of a stream; heeds its `retry`. */
  async *#events(headers: Record<string, string>): AsyncGenerator<Record<string, string>, void, undefined> {
    let fields: Record<string, string> = {};
    for await (const line of this.connection.lines(this.path, headers, STREAM, this.patience.silentMs, this.signal)) {
      this.#fruitless = 0;
      const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      if (name === "retry" && /^\d+$/.test(value)) {
        this.#pauseMs = Math.min(Number(value), this.patience.longestMs);
      } else if (line !== "") {
        fields[name] = value;
      } else {
        yield fields;
        fields = {};
      }
    }
  }

  /** What one long poll brings. */
  async *#polled(): AsyncGenerator<Item, void, undefined> {
    const after = this.position === "" ? "" : `&after=${this.position}`;
    const page = await this.connection.wait<Page<Item>>(`${this.path}?wait=${WAIT_SECONDS}${after}`, WAIT_SECONDS, this.signal);
    for (const item of page.results) {
      this.position = this.placeOf(item);
      yield item;
    }
    this.position = page.position ?? this.position;
    this.#pauseMs = page.results.length > 0 ? 0 : this.patience.shortestMs;
  }
}

/** What a feed of events has told, read ahead of who asks. */
export class Told {
  #next: Promise<IteratorResult<{ number: number }>> | null;

  constructor(readonly events: AsyncIterator<{ number: number }>) {
    this.#next = this.#ask();
  }

  #ask(): Promise<IteratorResult<{ number: number }>> {
    const next = this.events.next();
    next.catch(() => undefined); // told to who waits, and to nobody when nobody does
    return next;
  }

  /** Wait for an event after this number, for so long at most. Throws: what the feed throws. */
  async after(number: number, longestMs: number, signal: AbortSignal): Promise<void> {
    const limit = new AbortController();
    const stop = () => limit.abort(signal.reason);
    signal.addEventListener("abort", stop);
    const late = pause(longestMs, limit.signal).then(() => null);
    late.catch(() => undefined);
    try {
      for (let isOld = true; isOld; ) {
        const found = await Promise.race([this.#next ?? late, late]);
        if (found === null) {
          return;
        }
        isOld = !found.done && found.value.number <= number;
        this.#next = found.done ? null : this.#ask();
      }
    } finally {
      signal.removeEventListener("abort", stop);
      limit.abort();
    }
  }
}
