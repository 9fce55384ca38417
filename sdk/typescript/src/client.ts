/** The client: one service, one caller. */

import { Account } from "./account.js";
import type { Api } from "./api.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Connection } from "./connection.js";
import { Finding } from "./finding.js";
import { Games } from "./games.js";
import { Inbox } from "./inbox.js";
import type { TransportOptions } from "./transport.js";

export interface DuckcoverOptions extends Partial<TransportOptions> {
  /** Where the service is: `https://ducks.example.org`, with or without `/api/v1`. */
  baseUrl: string;
  /** The bearer token of a device or a bot; signing in sets it. */
  token?: string | null;
  /** The token for the sign-in endpoints, to be kept beside the other one; signing in sets it. */
  sessionToken?: string | null;
  /** The language of titles and details: en, es, fr, it, ko. */
  language?: string;
}

export class Duckcover {
  /** Signing up, signing in, the caller's profile. */
  readonly account: Account;
  /** The lobby, playing, following, and what happened. */
  readonly games: Games;
  /** Tickets, invitations, seats on offer, rematches. */
  readonly finding: Finding;
  /** What clocks do, and pauses. */
  readonly clocks: Clocks;
  /** Messages and reactions at a table. */
  readonly chat: Chat;
  /** Notices, and one page of news. */
  readonly inbox: Inbox;
  readonly #connection: Connection;

  constructor({ baseUrl, token = null, sessionToken = null, language, ...transport }: DuckcoverOptions) {
    const options: TransportOptions = {
      timeoutMs: 10_000,
      retries: 6,
      backoffMs: 250,
      patienceMs: 65_000,
      fetch: (request) => globalThis.fetch(request),
      ...transport,
    };
    const headers: Record<string, string> = language ? { "Accept-Language": language } : {};
    this.#connection = new Connection(baseUrl.replace(/\/*(\/api\/v1)?\/*$/, ""), { token, sessionToken }, options, headers);
    this.account = new Account(this.#connection);
    this.games = new Games(this.#connection);
    this.finding = new Finding(this.#connection);
    this.clocks = new Clocks(this.#connection);
    this.chat = new Chat(this.#connection);
    this.inbox = new Inbox(this.#connection);
  }

  /**
   * Every operation of the document, typed: `api.GET("/api/v1/me")` answers `{data, error, response}` and throws for a
   * connection only. Tokens, Idempotency-Keys, retries and time limits are the same.
   */
  get api(): Api {
    return this.#connection.api;
  }

  /** The bearer token, null for nobody. */
  get token(): string | null {
    return this.#connection.tokens.token;
  }

  set token(token: string | null) {
    this.#connection.tokens.token = token;
  }

  /** The token for the sign-in endpoints, null for nobody. */
  get sessionToken(): string | null {
    return this.#connection.tokens.sessionToken;
  }
}
