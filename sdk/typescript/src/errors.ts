/** What a call throws when it does not come to what was asked for. */

import type { Problem, ProblemCode, ProblemOf, Schemas } from "./types.js";

/** Every error of this package that is about an answer, or about none. */
export class DuckcoverError extends Error {
  override readonly name: string = "DuckcoverError";
}

/** The service has refused: `problem` says why. `isProblem` asks for a code and knows what comes with it. */
export class ProblemError extends DuckcoverError {
  override readonly name = "ProblemError";
  readonly #response: Response;

  constructor(
    readonly problem: Problem,
    response: Response,
  ) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.#response = response;
  }

  /** The answer itself, for its headers. */
  get response(): Response {
    return this.#response;
  }

  get code(): ProblemCode {
    return this.problem.code;
  }

  /** The seconds that the service asks to wait, as with `too_many_requests`; null when it does not. */
  get retryAfter(): number | null {
    return retryAfter(this.#response);
  }
}

/** Signing in has not come to its end; `flows` are the steps that lead on, the pending one has begun. */
export class AccountError extends DuckcoverError {
  override readonly name = "AccountError";

  constructor(
    readonly status: number,
    readonly errors: readonly Schemas["AuthError"][],
    readonly flows: readonly Schemas["AuthFlow"][],
  ) {
    super(`${status}: ${[...errors.map((each) => each.message), ...flows.map((each) => each.id)].join(", ")}`);
  }

  /** The step that is waited for, such as `verify_email` or `mfa_authenticate`. */
  get pending(): Schemas["AuthFlow"] | undefined {
    return this.flows.find((flow) => flow.is_pending);
  }
}

/** No answer came, however often it was tried; `cause` is what the last try failed on. What was sent may have been done. */
export class ConnectionError extends DuckcoverError {
  override readonly name = "ConnectionError";

  constructor(
    readonly method: string,
    readonly url: string,
    readonly attempts: number,
    options: { cause: unknown },
  ) {
    super(`${method} ${url}: no answer in ${attempts} attempts (${String(options.cause)})`, options);
  }
}

/** Whether an error is a problem with one of these codes; with none of them, whether it is a problem at all. */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: Code[]
): error is ProblemError & { problem: ProblemOf<Code> } {
  return error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code as Code));
}

/** The error that an answer stands for. */
export function errorOf(response: Response, body: unknown): DuckcoverError {
  if (isObject(body) && typeof body["code"] === "string" && typeof body["title"] === "string") {
    return new ProblemError(body as unknown as Problem, response);
  }
  if (isObject(body) && typeof body["status"] === "number") {
    const { errors = [], data } = body as { errors?: Schemas["AuthError"][]; data?: { flows?: Schemas["AuthFlow"][] } };
    return new AccountError(body["status"], errors, data?.flows ?? []);
  }
  return new ProblemError(unexpected(response, body), response);
}

/** What something between the service and this client has answered, as a problem. */
function unexpected({ status, statusText }: Response, body: unknown): Problem {
  const detail = typeof body === "string" ? body.slice(0, 500) : "";
  return { type: "about:blank", title: statusText || "Unexpected answer", status, detail, code: "unexpected_answer" };
}

/** The seconds that an answer asks to wait, if it does: as such, or until a date by the clock of who answers. */
export function retryAfter({ headers }: Response): number | null {
  const text = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(text)) {
    return Number(text);
  }
  const until = /[a-z]/i.test(text) ? Date.parse(text) : NaN;
  const now = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(until) ? null : Math.max(until - (Number.isNaN(now) ? Date.now() : now), 0) / 1000;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
