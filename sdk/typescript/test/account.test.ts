import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { AccountError, ConnectionError, Duckcover, pendingStep, ProblemError } from "../src/index.js";
import { problem, ScriptedService, type Step } from "./scripted.js";

const ACCOUNT = { username: "dana", email: "dana@example.org", password: "secret" };
const SIGNED_IN = { status: 200, data: {}, meta: { access_token: "dkc_new", session_token: "s1" } };

const TAKEN = refusal("username_taken", "username");
const MISMATCH = refusal("username_password_mismatch", "password");

function refusal(code: string, param: string): Step {
  return { status: 400, body: { status: 400, errors: [{ code, param, message: code }] } };
}

async function clientOf(context: TestContext, ...steps: Step[]): Promise<[Duckcover, ScriptedService]> {
  const service = await ScriptedService.start(context, ...steps);
  return [new Duckcover({ baseUrl: service.url, backoffMs: 1, retries: 3, timeoutMs: 60_000 }), service];
}

function asked({ asked }: ScriptedService): [string | undefined, unknown][] {
  return asked.map(({ url, body }) => [url.split("/").at(-1), body]);
}

const LOST: [string, Step][] = [
  ["a connection that is cut", "cut"],
  ["an answer that is cut", "cut in the body"],
  ["503", problem(503, "service_unavailable", {}, { "Retry-After": "0" })],
  ["429", problem(429, "too_many_requests", {}, { "Retry-After": "0" })],
];

for (const [what, step] of LOST) {
  test(`sign up: ${what} is got over`, async (context) => {
    const [duck, service] = await clientOf(context, step, { body: SIGNED_IN });
    await duck.account.signUp(ACCOUNT);
    assert.equal(duck.token, "dkc_new");
    assert.deepEqual(asked(service), Array(2).fill(["signup", ACCOUNT]));
  });
}

test("sign up: the attempt whose answer was lost had made the account: one is signed in to it", async (context) => {
  const [duck, service] = await clientOf(context, "cut", TAKEN, { body: SIGNED_IN });
  await duck.account.signUp(ACCOUNT);
  assert.deepEqual([duck.token, duck.sessionToken], ["dkc_new", "s1"]);
  assert.deepEqual(asked(service).at(-1), ["login", { username: "dana", password: "secret" }]);
});

test("sign up: of that account a step is still to come", async (context) => {
  const flows = [{ id: "verify_email", is_pending: true }];
  const pending = { status: 401, body: { status: 401, data: { flows }, meta: { session_token: "s2" } } };
  const [duck] = await clientOf(context, "cut", TAKEN, pending);
  const error = await duck.account.signUp(ACCOUNT).catch((caught: unknown) => caught);
  assert.deepEqual([pendingStep(error), duck.sessionToken], ["verify_email", "s2"]);
});

test("sign up: a name that is somebody else's is taken, also the second time", async (context) => {
  const [duck] = await clientOf(context, "cut", TAKEN, MISMATCH);
  await assert.rejects(
    duck.account.signUp(ACCOUNT),
    (error) => error instanceof AccountError && error.errors[0]?.code === "username_taken",
  );
});

test("sign up: a name that is taken at once is not signed in to", async (context) => {
  const [duck, service] = await clientOf(context, TAKEN, { body: SIGNED_IN });
  await assert.rejects(duck.account.signUp(ACCOUNT), AccountError);
  assert.deepEqual(asked(service), [["signup", ACCOUNT]]);
});

test("sign up: a name that is taken after a 429 is not signed in to", async (context) => {
  const [duck, service] = await clientOf(context, problem(429, "too_many_requests"), TAKEN, { body: SIGNED_IN });
  await assert.rejects(duck.account.signUp(ACCOUNT), AccountError);
  assert.deepEqual(asked(service), Array(2).fill(["signup", ACCOUNT]));
});

test("sign up: other refusals are told as they are, also the second time", async (context) => {
  const [duck, service] = await clientOf(context, "cut", refusal("password_too_short", "password"));
  await assert.rejects(
    duck.account.signUp(ACCOUNT),
    (error) => error instanceof AccountError && error.errors[0]?.code === "password_too_short",
  );
  assert.equal(service.asked.length, 2);
});

test("sign up: a service that never answers is given up", async (context) => {
  const [duck, service] = await clientOf(context, "cut");
  await assert.rejects(duck.account.signUp(ACCOUNT), (error) => error instanceof ConnectionError && error.attempts === 4);
  assert.equal(service.asked.length, 4);
});

test("sign up: a problem on the way to the account is told", async (context) => {
  const [duck] = await clientOf(context, "cut", TAKEN, problem(503, "service_unavailable"));
  await assert.rejects(duck.account.signUp(ACCOUNT), ProblemError);
});
