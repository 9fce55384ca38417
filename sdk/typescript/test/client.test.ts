import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { inspect } from "node:util";
import { retryAfter } from "../src/errors.js";
import { AccountError, ConnectionError, Duckcover, isProblem, pendingStep, ProblemError } from "../src/index.js";
import { problem, ScriptedService, type Step } from "./scripted.js";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const GAME = { id: ID, status: "lobby" };
const MOVE = { action: "cover", to: { row: 0, col: 1 }, from: { row: 0, col: 0 } } as const;

async function clientOf(context: TestContext, ...steps: Step[]): Promise<[Duckcover, ScriptedService]> {
  const service = await ScriptedService.start(context, ...steps);
  const timeoutMs = steps.includes("silence") ? 1000 : 60_000; // a busy machine is no silent service
  return [new Duckcover({ baseUrl: `${service.url}/api/v1/`, token: "dkc_x", backoffMs: 1, retries: 3, timeoutMs }), service];
}

const PASSING: [string, Step][] = [
  ["a connection that is cut", "cut"],
  ["an answer that is cut", "cut in the body"],
  ["silence", "silence"],
  ["408", problem(408, "request_timeout")],
  ["502", { status: 502 }],
  ["503 with Retry-After", problem(503, "service_unavailable", {}, { "Retry-After": "0" })],
  ["504", { status: 504 }],
  ["429 with Retry-After", problem(429, "too_many_requests", {}, { "Retry-After": "0" })],
  ["429 without Retry-After", problem(429, "too_many_requests")],
  ["503 until a date", problem(503, "service_unavailable", {}, { "Retry-After": "Sat, 21 Nov 2026 12:00:00 GMT", Date: "Sat, 21 Nov 2026 12:00:00 GMT" })],
];

for (const [what, step] of PASSING) {
  test(`read: ${what} is got over`, async (context) => {
    const [duck, service] = await clientOf(context, step, step, { body: GAME });
    assert.deepEqual(await duck.games.get(ID), GAME);
    assert.equal(service.asked.length, 3);
  });

  test(`create: ${what} is got over with the same key and body`, async (context) => {
    const [duck, service] = await clientOf(context, step, step, { status: 201, body: GAME });
    assert.deepEqual(await duck.games.create({ seats: 3 }), GAME);
    const sent = service.asked.map(({ headers, body }) => [headers["idempotency-key"], body]);
    assert.match(String(sent[0]?.[0]), /^[0-9a-f]{32}$/);
    assert.deepEqual(sent, [sent[0], sent[0], sent[0]]);
  });
}

test("create: the first request still at work is waited for", async (context) => {
  const [duck, service] = await clientOf(context, problem(409, "idempotency_running"), { status: 201, body: GAME });
  await duck.games.create();
  assert.equal(service.asked.length, 2);
});

test("create: another game has another key", async (context) => {
  const [duck, service] = await clientOf(context, { status: 201, body: GAME });
  await duck.games.create();
  await duck.games.create();
  const [first, second] = service.asked.map(({ headers }) => headers["idempotency-key"]);
  assert.notEqual(first, second);
});

test("create: a key of the caller's own is kept", async (context) => {
  const [duck, service] = await clientOf(context, { status: 201, body: GAME });
  const header = { "Idempotency-Key": "0123456789abcdef" };
  await duck.api.POST("/api/v1/games", { params: { header }, body: {} });
  assert.equal(service.asked[0]?.headers["idempotency-key"], "0123456789abcdef");
});

for (const act of ["join", "start", "cancel", "resign"] as const) {
  test(`${act}: a lost answer is asked for again, doing it twice changes nothing`, async (context) => {
    const [duck, service] = await clientOf(context, "cut", { body: GAME });
    assert.deepEqual(await duck.games[act](ID), GAME);
    assert.equal(service.asked.length, 2);
  });
}

test("join: every attempt has the same key", async (context) => {
  const [duck, service] = await clientOf(context, "cut", { body: GAME });
  await duck.games.join(ID);
  const [first, second] = service.asked.map(({ headers }) => headers["idempotency-key"]);
  assert.match(String(first), /^[\x20-\x7e]{16,128}$/);
  assert.equal(first, second);
});

test("leave: having left when the answer was lost is having left", async (context) => {
  const [duck, service] = await clientOf(context, "cut", problem(403, "not_seated"));
  await duck.games.leave(ID);
  assert.equal(service.asked.length, 2);
});

for (const [status, code] of [[429, "too_many_requests"], [408, "request_timeout"]] as const) {
  test(`leave: what was refused with ${status} before has done nothing`, async (context) => {
    const unread = problem(status, code, {}, { "Retry-After": "0" });
    const [duck, service] = await clientOf(context, unread, problem(403, "not_seated"));
    await assert.rejects(duck.games.leave(ID), (error) => isProblem(error, "not_seated"));
    assert.equal(service.asked.length, 2);
  });
}

test("leave: of two attempts before, one that was lost is enough", async (context) => {
  const [duck] = await clientOf(context, "cut", problem(429, "too_many_requests"), problem(403, "not_seated"));
  await duck.games.leave(ID);
});

test("leave: another refusal is told, also the second time", async (context) => {
  const [duck] = await clientOf(context, "cut", problem(403, "insufficient_scope", { scope: "games:play" }));
  await assert.rejects(duck.games.leave(ID), (error) => isProblem(error, "insufficient_scope"));
});

test("leave: without a seat it is refused", async (context) => {
  const [duck] = await clientOf(context, problem(403, "not_seated"));
  await assert.rejects(duck.games.leave(ID), (error) => isProblem(error, "not_seated"));
});

test("update: a lost answer is asked for again, the same values are set", async (context) => {
  const [duck, service] = await clientOf(context, "cut", { body: {} });
  await duck.account.update({ display_name: "Dana" });
  assert.deepEqual(service.asked.map(({ body }) => body), Array(2).fill({ display_name: "Dana" }));
});

const ONCE: [string, (duck: Duckcover) => Promise<unknown>][] = [
  ["sign in", (duck) => duck.account.signIn({ username: "dana", password: "secret" })],
];

for (const [what, call] of ONCE) {
  test(`${what}: what may have been done is not done again`, async (context) => {
    const [duck, service] = await clientOf(context, "cut");
    await assert.rejects(call(duck), (error) => error instanceof ConnectionError && error.attempts === 1);
    assert.equal(service.asked.length, 1);
  });

  test(`${what}: a 503 is not tried again, a 429 is`, async (context) => {
    const [duck, service] = await clientOf(
      context,
      problem(429, "too_many_requests", {}, { "Retry-After": "0" }),
      problem(503, "service_unavailable", {}, { "Retry-After": "0" }),
    );
    await assert.rejects(call(duck), (error) => isProblem(error, "service_unavailable"));
    assert.equal(service.asked.length, 2);
  });
}

test("read: a service that never answers is given up", async (context) => {
  const [duck, service] = await clientOf(context, "cut");
  await assert.rejects(duck.games.get(ID), (error) => error instanceof ConnectionError && error.attempts === 4);
  assert.equal(service.asked.length, 4);
});

test("errors: what was sent is not in their text, however they are printed", async (context) => {
  const [duck] = await clientOf(context, "cut");
  const error = await duck.account.signIn({ username: "dana", password: "secret" }).catch((caught: unknown) => caught);
  const other = await duck.games.get(ID).catch((caught: unknown) => caught);
  assert.doesNotMatch(inspect([error, other], { depth: 9 }), /secret|dkc_x/);
});

test("read: a wait that is too long is told at once", async (context) => {
  const [duck, service] = await clientOf(context, problem(429, "too_many_requests", {}, { "Retry-After": "3600" }));
  await assert.rejects(duck.games.get(ID), (error) => isProblem(error, "too_many_requests"));
  assert.equal(service.asked.length, 1);
});

test("read: a wait is as long as the service says", async (context) => {
  const busy = problem(429, "too_many_requests", {}, { "Retry-After": "1" });
  const [duck] = await clientOf(context, busy, { body: GAME });
  const began = performance.now();
  await duck.games.get(ID);
  assert.ok(performance.now() - began >= 990);
});

const NOW = "Sat, 21 Nov 2026 12:00:00 GMT";
const ASKED: [string, number | null][] = [
  ["7", 7],
  ["Sat, 21 Nov 2026 12:00:30 GMT", 30],
  ["Saturday, 21-Nov-26 12:00:30 GMT", 30],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["-1", null],
  ["1.5", null],
  ["tomorrow", null],
];

for (const [text, seconds] of ASKED) {
  test(`problem: Retry-After ${text} is ${seconds} seconds`, () => {
    const response = new Response(null, { status: 429, headers: { "Retry-After": text, Date: NOW } });
    assert.equal(retryAfter(response), seconds);
  });
}

test("problem: Retry-After with a date in an answer without one is by our clock", () => {
  const headers = { "Retry-After": new Date(Date.now() + 3_600_000).toUTCString() };
  const seconds = retryAfter(new Response(null, { status: 429, headers }));
  assert.ok(seconds! > 3500 && seconds! <= 3600);
});

test("problem: a wait that is too long is in the error", async (context) => {
  const [duck] = await clientOf(context, problem(429, "too_many_requests", {}, { "Retry-After": "3600" }));
  const error = await duck.games.get(ID).catch((caught: unknown) => caught);
  assert.ok(isProblem(error, "too_many_requests"));
  assert.equal(error.retryAfter, 3600);
});

test("problem: without a time to wait there is none", async (context) => {
  const [duck] = await clientOf(context, problem(404, "not_found"));
  const error = await duck.games.get(ID).catch((caught: unknown) => caught);
  assert.ok(isProblem(error));
  assert.equal(error.retryAfter, null);
});

test("token: the end of its line in a file is left out", async (context) => {
  const service = await ScriptedService.start(context, { body: { results: [], next: "/api/v1/games?cursor=2" } }, problem(400, "invalid_input"));
  const duck = new Duckcover({ baseUrl: service.url, token: " dkc_x\r\n", language: "fr" });
  await duck.games.list().take().catch(() => null);
  assert.deepEqual(
    service.asked.map(({ headers }) => [headers.authorization, headers["accept-language"]]),
    Array(2).fill(["Bearer dkc_x", "fr"]),
  );
});

for (const token of ["dkc_x\nX-Other: 1", "dkc_x dkc_x", "dkc_x\u00e9"]) {
  test(`token: ${JSON.stringify(token)} is refused without being told`, async (context) => {
    const service = await ScriptedService.start(context, { body: GAME });
    const duck = new Duckcover({ baseUrl: service.url, token });
    const error = await duck.games.get(ID).catch((caught: unknown) => caught);
    assert.ok(error instanceof TypeError);
    assert.doesNotMatch(inspect(error), /dkc_x/);
    assert.equal(service.asked.length, 0);
  });
}

test("signal: a call that is ended before it began is not sent", async (context) => {
  const [duck, service] = await clientOf(context, { body: GAME });
  const stopped = { params: { path: { id: ID } }, signal: AbortSignal.abort(new Error("enough")) };
  await assert.rejects(duck.api.GET("/api/v1/games/{id}", stopped), { message: "enough" });
  assert.equal(service.asked.length, 0);
});

test("signal: a call is ended while it waits for the next attempt, and while it waits for an answer", async (context) => {
  for (const step of [problem(503, "service_unavailable", {}, { "Retry-After": "60" }), "silence"] as const) {
    const service = await ScriptedService.start(context, step);
    const stop = new AbortController();
    const call = new Duckcover({ baseUrl: service.url }).api.GET("/api/v1/games/{id}", { params: { path: { id: ID } }, signal: stop.signal });
    while (service.asked.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    stop.abort(new Error("enough"));
    await assert.rejects(call, { message: "enough" });
    assert.equal(service.asked.length, 1);
  }
});

test("client: printed, it does not tell its tokens", async (context) => {
  const [duck] = await clientOf(context, { body: GAME });
  duck.token = "dkc_x";
  await duck.games.get(ID);
  const text = [duck, duck.games, duck.account, duck.api].map((part) => inspect(part, { depth: 9, showHidden: true })).join();
  assert.doesNotMatch(text + JSON.stringify(duck), /dkc_x/);
});

test("get: what has not changed comes out of the cache", async (context) => {
  const [duck, service] = await clientOf(context, { headers: { ETag: '"7"' }, body: GAME }, { status: 304 });
  assert.equal(await duck.games.get(ID), await duck.games.get(ID));
  assert.deepEqual(service.asked.map(({ headers }) => headers["if-none-match"]), [undefined, '"7"']);
});

test("get: what one viewer has seen is not another's", async (context) => {
  const [duck, service] = await clientOf(context, { headers: { ETag: '"7"' }, body: GAME });
  await duck.games.get(ID);
  duck.token = "dkc_y";
  await duck.games.get(ID);
  assert.deepEqual(service.asked.map(({ headers }) => headers["if-none-match"]), [undefined, undefined]);
});

function guards(asked: { headers: Record<string, unknown> }[]) {
  return asked.map(({ headers }) => headers["if-match"] ?? headers["if-none-match"]);
}

test("submit: each decision follows on the one before, each attempt on the same", async (context) => {
  const [duck, service] = await clientOf(
    context,
    "cut",
    { status: 201, headers: { ETag: '"1"' }, body: {} },
    "cut",
    { headers: { ETag: '"2"' }, body: {} },
    { status: 204, headers: { ETag: '"3"' } },
    { status: 201, body: {} },
  );
  await duck.games.submit(ID, 1, MOVE);
  await duck.games.submit(ID, 1, MOVE);
  await duck.games.withdraw(ID, 1);
  await duck.games.submit(ID, 1, MOVE);
  assert.deepEqual(guards(service.asked), ["*", "*", '"1"', '"1"', '"2"', '"3"']);
});

test("submit: what one player has decided is not another's, nor another turn's", async (context) => {
  const taken = { status: 201, headers: { ETag: '"1"' }, body: {} };
  const [duck, service] = await clientOf(context, taken, taken, taken);
  await duck.games.submit(ID, 1, MOVE);
  await duck.games.submit(ID, 2, MOVE);
  duck.token = "dkc_y";
  await duck.games.submit(ID, 1, MOVE);
  assert.deepEqual(guards(service.asked), ["*", "*", "*"]);
});

test("submit: a client that knows of no decision follows on the one that stands", async (context) => {
  const refusal = problem(412, "precondition_failed", { etag: '"7"' });
  const [duck, service] = await clientOf(context, refusal, { headers: { ETag: '"8"' }, body: {} });
  await duck.games.submit(ID, 1, MOVE);
  assert.deepEqual(guards(service.asked), ["*", '"7"']);
});

test("submit: a decision of another device is told, and followed on by who insists", async (context) => {
  const refusal = problem(412, "precondition_failed", { etag: '"9"' });
  const taken = { status: 201, headers: { ETag: '"1"' }, body: {} };
  const [duck, service] = await clientOf(context, taken, refusal, { body: {} });
  await duck.games.submit(ID, 1, MOVE);
  await assert.rejects(duck.games.submit(ID, 1, MOVE), (error) => isProblem(error, "precondition_failed"));
  await duck.games.submit(ID, 1, MOVE);
  assert.deepEqual(guards(service.asked), ["*", '"1"', '"9"']);
});

const OWN = { ...MOVE, turn: 1, origin: "player", submitted_at: "2026-11-20T12:00:00Z" };

test("submit: a turn that closed on the move whose answer was lost has taken it", async (context) => {
  const [duck, service] = await clientOf(context, "cut", problem(409, "turn_closed", { turn: 2, submission: OWN }));
  assert.deepEqual(await duck.games.submit(ID, 1, MOVE), OWN);
  assert.deepEqual(service.asked.map(({ method }) => method), ["PUT", "PUT"]);
});

test("submit: a turn that closed on something else has not taken it", async (context) => {
  const [duck] = await clientOf(context, "cut", problem(409, "turn_closed", { turn: 2 }));
  await assert.rejects(duck.games.submit(ID, 1, MOVE), (error) => isProblem(error, "turn_closed"));
});

test("submit: a turn that was closed before is told at once", async (context) => {
  const [duck, service] = await clientOf(context, problem(409, "turn_closed", { turn: 2 }));
  await assert.rejects(duck.games.submit(ID, 1, MOVE), (error) => isProblem(error, "turn_closed"));
  assert.equal(service.asked.length, 1);
});

test("submit: a legal move can be handed in as it came", async (context) => {
  const [duck, service] = await clientOf(context, { status: 201, body: {} });
  await duck.games.submit(ID, 1, { ...MOVE, seat: 3 } as typeof MOVE);
  assert.deepEqual(service.asked[0]?.body, MOVE);
});

const waiting = (...turns: number[]): Step => ({
  body: { results: turns.map((turn) => ({ game: ID, turn })), next: null },
});

/** The next turns that a client is told of, by number. */
async function awaited(duck: Duckcover, count: number, longestMs = 60_000): Promise<number[]> {
  const told: number[] = [];
  for await (const { turn } of duck.games.awaitTurns({ shortestMs: 1, longestMs })) {
    if (told.push(turn) >= count) {
      break;
    }
  }
  return told;
}

test("awaitTurns: goes on after a look that finds nothing, and tells each turn once", async (context) => {
  const [duck] = await clientOf(context, waiting(), waiting(1), waiting(1), waiting(), waiting(2, 3));
  assert.deepEqual(await awaited(duck, 3), [1, 2, 3]);
});

test("awaitTurns: a turn that still waits comes again after the longest wait", async (context) => {
  const [duck] = await clientOf(context, waiting(1));
  const start = Date.now();
  assert.deepEqual(await awaited(duck, 2, 200), [1, 1]);
  assert.ok(Date.now() - start >= 200);
});

test("awaitTurns: a turn that waits again comes at once", async (context) => {
  const [duck] = await clientOf(context, waiting(1), waiting(), waiting(1));
  assert.deepEqual(await awaited(duck, 2), [1, 1]);
});

test("awaitTurns: looks less and less often while nothing comes", async (context) => {
  const [duck, service] = await clientOf(context, waiting(1), waiting());
  const stop = new AbortController();
  const turns = duck.games.awaitTurns({ shortestMs: 20, longestMs: 60_000, signal: stop.signal });
  await turns.next();
  setTimeout(() => stop.abort(new Error("enough")), 1000);
  await assert.rejects(turns.next(), { message: "enough" });
  assert.ok(service.asked.length <= 10, `${service.asked.length} requests`); // 20, 30, 45 … ms: 9 within a second, not 50
  assert.ok(service.asked.length >= 3);
});

test("awaitTurns: waits as long as the service asks to, also beyond the retries of a request", async (context) => {
  const busy = problem(429, "too_many_requests", { retry_after: 1 }, { "Retry-After": "1" });
  const [, service] = await clientOf(context, busy, waiting(7));
  const duck = new Duckcover({ baseUrl: service.url, token: "dkc_x", retries: 0 });
  const start = Date.now();
  assert.deepEqual(await awaited(duck, 1), [7]);
  assert.ok(Date.now() - start >= 1000);
});

test("awaitTurns: a service that is away is waited for", async (context) => {
  const [, service] = await clientOf(context, "cut", { status: 502 }, waiting(7));
  const duck = new Duckcover({ baseUrl: service.url, token: "dkc_x", retries: 0 });
  assert.deepEqual(await awaited(duck, 1), [7]);
});

test("awaitTurns: a refusal that stays is told", async (context) => {
  const [duck] = await clientOf(context, problem(401, "invalid_token"));
  await assert.rejects(awaited(duck, 1), (error) => isProblem(error, "invalid_token"));
});

test("list: pages are followed as they are needed, with the same filter", async (context) => {
  const page = (names: string[], next: string | null): Step => ({ body: { results: names.map((id) => ({ id })), next } });
  const [duck, service] = await clientOf(
    context,
    page(["a", "b"], "http://ducks.example.org/api/v1/games?cursor=2&status=lobby"),
    page(["c"], null),
  );
  const found: string[] = [];
  for await (const game of duck.games.list({ status: "lobby", limit: 2 })) {
    found.push(game.id);
  }
  assert.deepEqual(found, ["a", "b", "c"]);
  assert.deepEqual(
    service.asked.map(({ url, headers }) => [url, headers.authorization]),
    [
      ["/api/v1/games?status=lobby&limit=2", "Bearer dkc_x"],
      ["/api/v1/games?cursor=2&status=lobby", "Bearer dkc_x"],
    ],
  );
});

test("list: no page is asked for before its items are", async (context) => {
  const [duck, service] = await clientOf(context, { body: { results: [GAME, GAME], next: "/api/v1/games?cursor=2" } });
  assert.equal((await duck.games.list().take(2)).length, 2);
  assert.equal(service.asked.length, 1);
});

test("list: a page that is refused is a problem", async (context) => {
  const first = { body: { results: [GAME], next: "/api/v1/games?cursor=2" } };
  const [duck] = await clientOf(context, first, problem(400, "invalid_input"));
  await assert.rejects(duck.games.list().take(), (error) => isProblem(error, "invalid_input"));
});

test("events: a full page is followed by the next", async (context) => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, kind: "seat_ready" }));
  const [duck, service] = await clientOf(
    context,
    { body: { results: numbered(5, 104), next: null } },
    { body: { results: numbered(105, 107), next: null } },
  );
  const numbers: number[] = [];
  for await (const event of duck.games.events(ID, 4)) {
    numbers.push(event.number);
  }
  assert.deepEqual([numbers.length, numbers.at(-1)], [103, 107]);
  assert.deepEqual(
    service.asked.map(({ url }) => new URL(url, service.url).searchParams.get("after")),
    ["4", "104"],
  );
});

test("problem: a code and what comes with it are typed", async (context) => {
  const [duck] = await clientOf(context, problem(422, "illegal_move", { legal_moves: [MOVE] }));
  const error = await duck.games.submit(ID, 1, MOVE).catch((caught: unknown) => caught);
  assert.ok(isProblem(error, "illegal_move"));
  assert.deepEqual(error.problem.legal_moves[0]?.to, { row: 0, col: 1 });
});

test("problem: a code that this client does not know is one all the same", async (context) => {
  const [duck] = await clientOf(context, problem(409, "too_many_ducks"));
  await assert.rejects(duck.games.get(ID), (error) => isProblem(error) && error.code === "too_many_ducks");
});

test("problem: what is no problem document is told as an unexpected answer", async (context) => {
  const [duck] = await clientOf(context, { status: 418, body: "<html>" });
  await assert.rejects(
    duck.games.get(ID),
    (error) => error instanceof ProblemError && error.code === "unexpected_answer" && error.problem.status === 418,
  );
});

test("api: refusals are values there", async (context) => {
  const [duck] = await clientOf(context, problem(404, "not_found"));
  const { data, error, response } = await duck.api.GET("/api/v1/games/{id}", { params: { path: { id: ID } } });
  assert.deepEqual([data, error?.code, response.status], [undefined, "not_found", 404]);
});

test("read: words of a newer service come through as they are", async (context) => {
  const [duck] = await clientOf(context, { body: { ...GAME, status: "paused", seats: [{ state: "asleep" }], mood: 1 } });
  const game = await duck.games.get(ID);
  assert.deepEqual([game.status, game.seats[0]?.state], ["paused", "asleep"]);
});

const SIGNED_IN = { status: 200, data: {}, meta: { access_token: "dkc_new", session_token: "s1" } };

test("sign in: the tokens are kept and used, each at its place", async (context) => {
  const [duck, service] = await clientOf(context, { body: SIGNED_IN }, { body: GAME }, { status: 401, body: { status: 401 } });
  await duck.account.signIn({ username: "dana", password: "secret" });
  await duck.games.get(ID);
  await duck.account.signOut();
  assert.deepEqual(
    service.asked.map(({ headers }) => [headers.authorization, headers["x-session-token"]]),
    [
      [undefined, undefined],
      ["Bearer dkc_new", undefined],
      [undefined, "s1"],
    ],
  );
  assert.deepEqual([duck.token, duck.sessionToken], [null, null]);
});

test("sign in: a step that is still to come is told, and its session kept", async (context) => {
  const flows = [{ id: "login" }, { id: "verify_email", is_pending: true }];
  const pending = { status: 401, body: { status: 401, data: { flows }, meta: { session_token: "s2" } } };
  const [duck, service] = await clientOf(context, pending, { body: SIGNED_IN });
  const error = await duck.account.signIn({ username: "dana", password: "secret" }).catch((caught: unknown) => caught);
  assert.equal(pendingStep(error), "verify_email");
  await duck.account.verifyEmail("123456");
  assert.deepEqual([service.asked[1]?.headers["x-session-token"], duck.token], ["s2", "dkc_new"]);
});

test("sign in: what is wrong is told", async (context) => {
  const errors = [{ code: "username_password_mismatch", message: "No.", param: "password" }];
  const [duck] = await clientOf(context, { status: 400, body: { status: 400, errors } });
  await assert.rejects(
    duck.account.signIn({ username: "dana", password: "secret" }),
    (error) => error instanceof AccountError && error.errors[0]?.code === "username_password_mismatch",
  );
});

test("language: it is asked for", async (context) => {
  const service = await ScriptedService.start(context, { body: GAME });
  await new Duckcover({ baseUrl: service.url, language: "ko" }).games.get(ID);
  assert.equal(service.asked[0]?.headers["accept-language"], "ko");
});

test("hint: it is asked for at its address", async (context) => {
  const hint = { turn: 3, phase: "move", card: 7, call: 7, quacks: true, hints: [] };
  const [duck, service] = await clientOf(context, { body: hint });
  assert.deepEqual(await duck.games.hint(ID), hint);
  assert.equal(service.asked[0]?.url, `/api/v1/games/${ID}/hint`);
});

test("orders: set, read, tried, resumed and ended at their addresses", async (context) => {
  const orders = { calls: { "7": [{ action: "cover" as const, onto: 4 }] }, otherwise: "ask" as const };
  const stored = { body: { ...orders, until: "round", pause_after: null, pause_at_stacks: null, paused: null } };
  const preview = { body: { calls: {}, idle: [], paused: null } };
  const [duck, service] = await clientOf(context, stored, stored, preview, preview, stored, { status: 204 });
  assert.deepEqual(await duck.games.setOrders(ID, orders), stored.body);
  assert.deepEqual(await duck.games.orders(ID), stored.body);
  assert.deepEqual(await duck.games.previewOrders(ID, orders), preview.body);
  await duck.games.previewOrders(ID);
  await duck.games.resumeOrders(ID);
  await duck.games.endOrders(ID);
  assert.deepEqual(service.asked.map(({ method }) => method), ["PUT", "GET", "POST", "POST", "POST", "DELETE"]);
  assert.deepEqual(service.asked.map(({ body }) => body ?? null), [orders, null, orders, null, null, null]);
});
