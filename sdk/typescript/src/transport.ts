/** Sending requests over connections that fail: time limits, and retries where doing a thing twice is doing it once. */

import { ConnectionError, retryAfter } from "./errors.js";

export interface TransportOptions {
  /** How long one attempt may take, its whole answer included (10 000). */
  timeoutMs: number;
  /** How often a request is sent again (6). */
  retries: number;
  /** The longest wait before the first retry; it doubles with each (250). A wait is a random part of it. */
  backoffMs: number;
  /** The longest wait for the service: a `Retry-After` beyond it is answered as it is (65 000). */
  patienceMs: number;
  fetch: (request: Request) => Promise<Response>;
}

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** `PATCH` is not so by itself; here it sets values. */
const IDEMPOTENT = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"];
const LONGEST_BACKOFF_MS = 8000;

/** Doing these twice changes nothing, so the service takes no key for them; a second `leave` is refused. */
const SAME_TWICE =
  /\/(games\/[^/]+\/(leave|start|cancel|resign|return|pause|invitations\/decline|orders\/\w+|seats\/\d+\/\w+)|me\/(notifications\/read|vacation))$/;

/** The second one is refused, for the name is taken: `signUp` knows what that means. */
const SIGN_UP = /\/_allauth\/app\/v1\/auth\/signup$/;

/** Answers that may be gone the next time, by something between the service and this client or the service itself. */
const PASSING = [408, 502, 503, 504];

/** Answers to requests of which nothing was done. */
const NOT_LOOKED_AT = [408, 429];

const repeated = new WeakSet<Response>();

/** Whether what an answer refuses may have been done: by an attempt before, whose answer was lost. */
export function mayBeDone(response: Response): boolean {
  return repeated.has(response);
}

/** Send a request until an answer comes that stays. Throws: ConnectionError, and what the caller's signal says. */
export async function send(request: Request, options: TransportOptions): Promise<Response> {
  const repeatable = isRepeatable(request);
  let isLost = false;
  for (let attempt = 1; ; attempt += 1) {
    request.signal.throwIfAborted();
    const outcome = await tried(request, options);
    request.signal.throwIfAborted();
    const last = attempt > options.retries;
    if (outcome instanceof Response) {
      const wait = last ? null : await waitAfter(outcome, repeatable, attempt, options);
      if (wait === null) {
        return isLost ? noted(outcome) : outcome;
      }
      isLost ||= !NOT_LOOKED_AT.includes(outcome.status);
      await pause(wait, request.signal);
    } else if (last || !repeatable) {
      throw new ConnectionError(request.method, request.url, attempt, { cause: outcome.failure });
    } else {
      isLost = true;
      await pause(backoff(attempt, options), request.signal);
    }
  }
}

function noted(response: Response): Response {
  repeated.add(response);
  return response;
}

/** Whether sending a request again does nothing that sending it once does not. */
function isRepeatable(request: Request): boolean {
  const path = new URL(request.url).pathname;
  const isSame = SAME_TWICE.test(path) || SIGN_UP.test(path);
  return IDEMPOTENT.includes(request.method) || request.headers.has(IDEMPOTENCY_KEY) || isSame;
}

/** One attempt: the whole answer, or what it failed on. */
async function tried(request: Request, options: TransportOptions): Promise<Response | { failure: unknown }> {
  const limit = new AbortController();
  const stop = () => limit.abort(request.signal.reason);
  const timer = setTimeout(() => limit.abort(new Error(`no answer in ${options.timeoutMs} ms`)), options.timeoutMs);
  request.signal.addEventListener("abort", stop);
  try {
    return await whole(await options.fetch(new Request(request.clone(), { signal: limit.signal })));
  } catch (failure) {
    return { failure };
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", stop);
  }
}

/** The answer with its body read, so that a connection that breaks off in it counts as one that fails. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** How long to wait before a request is sent again; null for an answer that stays. */
async function waitAfter(
  response: Response,
  repeatable: boolean,
  attempt: number,
  options: TransportOptions,
): Promise<number | null> {
  if (response.status !== 429 && !(repeatable && (PASSING.includes(response.status) || (await isRunning(response))))) {
    return null;
  }
  const seconds = retryAfter(response);
  if (seconds === null) {
    return backoff(attempt, options);
  }
  return seconds * 1000 <= options.patienceMs ? seconds * 1000 + backoff(1, options) : null;
}

/** Whether the first request with this Idempotency-Key is still at work. */
async function isRunning(response: Response): Promise<boolean> {
  return response.status === 409 && (await response.clone().text()).includes('"idempotency_running"');
}

/** A random wait, longer from attempt to attempt, so that clients that failed together do not come back together. */
function backoff(attempt: number, { backoffMs }: TransportOptions): number {
  return Math.random() * Math.min(backoffMs * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
}

/** Wait, unless the signal ends it. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}
