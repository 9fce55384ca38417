/** What the parts of the client share: the typed calls, the tokens, and following a page's `next`. */

import type { Middleware } from "openapi-fetch";
import { createApi, type Api } from "./api.js";
import { ConnectionError, DuckcoverError, errorOf } from "./errors.js";
import { KEYED } from "./generated/keyed.js";
import { toHex } from "./hex.js";
import { Pages, type Page } from "./pages.js";
import { IDEMPOTENCY_KEY, send, type TransportOptions } from "./transport.js";

/** What any call of `Api` comes to. */
export interface Outcome<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

export interface Tokens {
  /** The bearer token for everything below `/api/v1`. */
  token: string | null;
  /** The token for the sign-in endpoints. */
  sessionToken: string | null;
}

export class Connection {
  readonly api: Api;

  constructor(
    readonly baseUrl: string,
    readonly tokens: Tokens,
    readonly options: TransportOptions,
    readonly headers: Record<string, string>,
  ) {
    this.api = createApi({ baseUrl, headers, fetch: (request) => send(request, options) }, this.#signing());
  }

  /** Every request with its token, and every one that makes something with an Idempotency-Key for all its attempts. */
  #signing(): Middleware {
    return {
      onRequest: ({ request, schemaPath }) => {
        if (schemaPath.startsWith("/_allauth/")) {
          setIfMissing(request, "X-Session-Token", clean(this.tokens.sessionToken));
        } else {
          setIfMissing(request, "Authorization", bearer(this.tokens.token));
        }
        if (KEYED.has(`${request.method} ${schemaPath}`)) {
          setIfMissing(request, IDEMPOTENCY_KEY, freshKey());
        }
        return request;
      },
    };
  }

  /** A list from its first page on. */
  pages<Item>(first: () => Promise<Outcome<Page<Item>>>): Pages<Item> {
    return new Pages<Item>(
      () => dataOf(first()),
      (url) => this.#follow<Item>(url),
    );
  }

  /** The page at a `next`; whatever host it names, the token goes nowhere but to the service. */
  async #follow<Item>(next: string): Promise<Page<Item>> {
    const { pathname, search } = new URL(next, this.baseUrl);
    const url = new URL(pathname + search, new URL(this.baseUrl).origin);
    const response = await succeeded(await send(this.#reading(url, { Accept: "application/json" }), this.options));
    return (await response.json()) as Page<Item>;
  }

  /** The document at a path that the service may hold back for so many seconds. Throws: DuckcoverError. */
  async wait<Data>(path: string, seconds: number, signal?: AbortSignal): Promise<Data> {
    const timeoutMs = seconds * 1000 + this.options.timeoutMs;
    const request = this.#reading(`${this.baseUrl}${path}`, { Accept: "application/json" }, signal);
    return (await (await succeeded(await send(request, { ...this.options, timeoutMs }))).json()) as Data;
  }

  /**
   * The lines of an answer of this type, as they come; none when it is of another type.
   * Throws: DuckcoverError for a refusal, and when the connection breaks or says nothing for so long.
   */
  async *lines(
    path: string,
    headers: Record<string, string>,
    type: string,
    silentMs: number,
    signal?: AbortSignal,
  ): AsyncGenerator<string, void, undefined> {
    const limit = new AbortController();
    const stop = () => limit.abort(signal?.reason);
    const silent = () => limit.abort(new Error(`nothing for ${silentMs} ms`));
    let timer = setTimeout(silent, silentMs);
    signal?.addEventListener("abort", stop);
    const request = this.#reading(`${this.baseUrl}${path}`, headers, limit.signal);
    try {
      const response = await succeeded(await this.options.fetch(request));
      const body = response.headers.get("Content-Type")?.includes(type) ? response.body : null;
      for await (const text of chunks(body)) {
        clearTimeout(timer); // a loop that is left with lines unread never comes back here
        yield* text;
        timer = setTimeout(silent, silentMs);
      }
    } catch (error) {
      throw error instanceof DuckcoverError ? error : new ConnectionError("GET", request.url, 1, { cause: error });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      limit.abort();
    }
  }

  /** A request to read something, with the token. */
  #reading(url: URL | string, headers: Record<string, string>, signal?: AbortSignal): Request {
    const request = new Request(url, { headers: { ...this.headers, ...headers }, ...(signal && { signal }) });
    setIfMissing(request, "Authorization", bearer(this.tokens.token));
    return request;
  }
}

/** What a call answers. Throws: DuckcoverError for a refusal. */
export async function dataOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) {
    throw errorOf(response, error);
  }
  return data as Data;
}

/** Answer nothing when a call was done. Throws: DuckcoverError for a refusal. */
export async function done(call: Promise<Outcome>): Promise<void> {
  await dataOf(call);
}

/** The response of a success. Throws: DuckcoverError for a refusal. */
async function succeeded(response: Response): Promise<Response> {
  if (!response.ok) {
    throw errorOf(response, await bodyOf(response));
  }
  return response;
}

/** The whole lines of a body, chunk by chunk. */
async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string[], void, undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let rest = ""; reader !== undefined; ) {
    const { done: ended, value } = await reader.read();
    if (ended) {
      return;
    }
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function bearer(token: string | null): string | null {
  return token && `Bearer ${clean(token)}`;
}

/** A token without the space around it, such as the end of the line in a file. Throws: TypeError, which does not tell it. */
function clean(token: string | null): string | null {
  const cleaned = token?.trim() ?? null;
  if (cleaned && !/^[\x21-\x7e]+$/.test(cleaned)) {
    throw new TypeError("a token has no spaces, control characters or letters beyond ASCII");
  }
  return cleaned;
}

function setIfMissing({ headers }: Request, name: string, value: string | null): void {
  if (value && !headers.has(name)) {
    headers.set(name, value);
  }
}

/** 128 random bits; browsers have `randomUUID` on secure origins only. */
function freshKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
