/** What the parts of the client share: the typed calls, the tokens, and following a page's `next`. */

import type { Middleware } from "openapi-fetch";
import { createApi, type Api } from "./api.js";
import { errorOf } from "./errors.js";
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
    const request = new Request(url, { headers: { Accept: "application/json", ...this.headers } });
    setIfMissing(request, "Authorization", bearer(this.tokens.token));
    const response = await send(request, this.options);
    if (!response.ok) {
      throw errorOf(response, await bodyOf(response));
    }
    return (await response.json()) as Page<Item>;
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
