/** Following what happens: streams that break off, streams that do not get through. */

import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { Duckcover, isProblem, type FollowOptions } from "../src/index.js";
import { pause } from "../src/transport.js";
import { problem, ScriptedService, type Step } from "./scripted.js";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const QUICK = { shortestMs: 1, longestMs: 2 };

function event(number: number, kind = "seat_ready"): object {
  return { number, kind, at: "2026-11-20T12:00:00Z", seat: 0, turn: 1, details: null };
}

/** A stream with these events, and a comment before them. */
function stream(...events: object[]): Step {
  const texts = events.map((each) => {
    const { number, kind } = each as { number: number; kind: string };
    return `id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify(each)}\n\n`;
  });
  const body = Buffer.from(["retry: 1\n\n", ": still here\n\n", ...texts].join(""));
  return { headers: { "Content-Type": "text/event-stream; charset=utf-8" }, body };
}

async function clientOf(context: TestContext, ...steps: Step[]): Promise<[Duckcover, ScriptedService]> {
  const service = await ScriptedService.start(context, ...steps);
  return [new Duckcover({ baseUrl: service.url, token: "dkc_x", backoffMs: 1 }), service];
}

async function numbers(duck: Duckcover, after = 0): Promise<number[]> {
  const found: number[] = [];
  for await (const { number } of duck.games.followEvents(ID, after, QUICK)) {
    found.push(number);
  }
  return found;
}

test("followEvents: a stream that breaks off goes on after the last event (DN6)", async (context) => {
  const [duck, service] = await clientOf(
    context,
    stream(event(8), event(16)),
    "cut",
    stream(event(24, "game_finished"), event(32)),
  );
  assert.deepEqual(await numbers(duck, 5), [8, 16, 24]);
  assert.deepEqual(service.asked.map(({ headers }) => headers["last-event-id"]), ["5", "16", "16"]);
  assert.deepEqual(new Set(service.asked.map(({ headers }) => headers.authorization)), new Set(["Bearer dkc_x"]));
});

test("followEvents: where streams bring nothing it is polled (DN6)", async (context) => {
  const empty = { results: [], next: null, previous: null };
  const [duck, service] = await clientOf(
    context,
    { headers: { "Content-Type": "text/event-stream" }, body: Buffer.from("") },
    { body: empty },
    { body: { ...empty, results: [event(8)] } },
    { body: empty },
    { body: { ...empty, results: [event(16, "game_cancelled")] } },
  );
  assert.deepEqual(await numbers(duck), [8, 16]);
  const path = `/api/v1/games/${ID}/events`;
  const polls = [0, 8, 8].map((number) => `${path}?wait=25&after=${number}`);
  assert.deepEqual(service.asked.map(({ url }) => url), [path, path, ...polls]);
});

test("followEvents: a service that is away is waited for, a refusal is thrown (DN6)", async (context) => {
  const away = problem(503, "service_unavailable");
  const [duck] = await clientOf(context, away, stream(event(8)), problem(404, "not_found"));
  const followed = duck.games.followEvents(ID, 0, QUICK);
  assert.equal((await followed.next()).value?.number, 8);
  await assert.rejects(followed.next(), (error) => isProblem(error, "not_found"));
});

/** A game as it is read. */
function game(version: number, status = "playing", tag = `"${version}"`): Step {
  return { headers: tag === "" ? {} : { ETag: tag }, body: { id: ID, status, version } };
}

/** A stream that goes on after these events. */
function open(...events: object[]): Step {
  return { ...(stream(...events) as object), isOpen: true };
}

async function versions(duck: Duckcover, options: FollowOptions = {}): Promise<number[]> {
  const found: number[] = [];
  for await (const { version } of duck.games.follow(ID, { ...QUICK, ...options })) {
    found.push(version);
  }
  return found;
}

test("follow: the game is read when an event is told, once for all events that it has (DN6)", async (context) => {
  const told = open(event(3), event(4), event(5), event(8));
  const [duck, service] = await clientOf(context, game(3), told, game(5), game(8, "finished"));
  assert.deepEqual(await versions(duck), [3, 5, 8]);
  assert.deepEqual(service.asked.map(({ headers }) => headers["last-event-id"]), [undefined, "3", undefined, undefined]);
  assert.equal(service.asked[1]?.headers.authorization, "Bearer dkc_x");
});

test("follow: where streams are refused it is polled (DN6)", async (context) => {
  const page = { results: [event(4)], next: null, previous: null };
  const [duck, service] = await clientOf(context, game(3), problem(406, "not_acceptable"), { body: page }, game(4, "cancelled"));
  assert.deepEqual(await versions(duck), [3, 4]);
  assert.equal(service.asked[2]?.url, `/api/v1/games/${ID}/events?wait=25&after=3`);
});

test("follow: what makes no event is seen by looking", async (context) => {
  const steps = [game(3, "playing", '"3-a"'), open(), { status: 304 }, game(3, "playing", '"3-b"'), game(4, "finished")];
  const service = await ScriptedService.start(context, ...(steps as Step[]));
  const fetch = async (request: Request) => {
    while (!request.url.endsWith("/events") && service.asked.length === 1) {
      await pause(1); // a look that overtakes the stream would get its answer
    }
    return globalThis.fetch(request);
  };
  const duck = new Duckcover({ baseUrl: service.url, fetch });
  assert.deepEqual(await versions(duck, { lookMs: 5 }), [3, 3, 4]);
});

test("follow: an answer without an entity tag is shown each time, and asked for in full", async (context) => {
  const told = open(event(2), event(3));
  const [duck, service] = await clientOf(context, game(1, "lobby", ""), told, game(2, "lobby", ""), game(3, "finished", ""));
  assert.deepEqual(await versions(duck), [1, 2, 3]);
  assert.deepEqual(new Set(service.asked.map(({ headers }) => headers["if-none-match"])), new Set([undefined]));
});

test("follow: a service that is away after an event is waited for, a refusal is thrown", async (context) => {
  const away = problem(503, "service_unavailable", {}, { "Retry-After": "0" });
  const steps = [game(1), open(event(2), event(3)), ...Array(4).fill(away), game(2), problem(404, "not_found")] as Step[];
  const service = await ScriptedService.start(context, ...steps);
  const duck = new Duckcover({ baseUrl: service.url, backoffMs: 1, retries: 2 });
  const seen = duck.games.follow(ID, QUICK);
  assert.deepEqual([(await seen.next()).value?.version, (await seen.next()).value?.version], [1, 2]);
  await assert.rejects(seen.next(), (error) => isProblem(error, "not_found"));
});

test("follow: a loop that ends takes its stream with it", async (context) => {
  const service = await ScriptedService.start(context, game(1), open(event(2)), game(2));
  const signals: AbortSignal[] = [];
  const fetch = (request: Request) => {
    signals.push(request.signal);
    return globalThis.fetch(request);
  };
  for await (const { version } of new Duckcover({ baseUrl: service.url, fetch }).games.follow(ID)) {
    if (version === 2) {
      break;
    }
  }
  assert.equal(signals[1]?.aborted, true);
});

test("follow: a loop that ends leaves no timer behind, which would keep the program alive", async (context) => {
  const events = [event(2), event(3), event(4)];
  const [duck] = await clientOf(context, game(1), open(...events), game(2), game(3, "finished"));
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  for await (const { status } of duck.games.follow(ID, QUICK)) {
    assert.ok(["playing", "finished"].includes(status));
  }
  for (let left = 100; left > 0 && timers() > before; left -= 1) {
    await pause(20); // the connection's own may still end
  }
  assert.equal(timers(), before);
});

test("follow: the caller's signal ends it at once", async (context) => {
  const [duck] = await clientOf(context, game(1), open());
  const stop = new AbortController();
  const seen = duck.games.follow(ID, { signal: stop.signal });
  await seen.next();
  const waiting = seen.next();
  stop.abort(new Error("enough"));
  await assert.rejects(waiting, { message: "enough" });
});

test("followMine: goes on after its position; silence and the caller's signal end it (DN6)", async (context) => {
  const news = { position: "7-2", kind: "game", game: ID, version: 4, notice: null, at: "2026-11-20T12:00:00Z" };
  const text = `retry: 1\nid: 7-1\n\nid: 7-2\nevent: game\ndata: ${JSON.stringify(news)}\n\n`;
  const told: Step = { headers: { "Content-Type": "text/event-stream" }, body: Buffer.from(text) };
  const [duck, service] = await clientOf(context, told, "silence", told, "silence");
  const stop = new AbortController();
  const followed = duck.games.followMine("", { ...QUICK, silentMs: 50, signal: stop.signal });
  assert.equal((await followed.next()).value?.position, "7-2");
  assert.equal((await followed.next()).value?.version, 4);
  assert.deepEqual(service.asked.map(({ headers }) => headers["last-event-id"]), [undefined, "7-2", "7-2"]);
  const waiting = followed.next();
  stop.abort(new Error("enough"));
  await assert.rejects(waiting, { message: "enough" });
});
