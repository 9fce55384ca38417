/** What the helpers send: pauses, clocks, tickets, invitations, seats on offer, chat, notices. */

import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { Duckcover, isProblem } from "../src/index.js";
import { problem, ScriptedService, type Step } from "./scripted.js";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const AT = `/api/v1/games/${ID}`;
const PAGE = { results: [], next: null, previous: null };

async function clientOf(context: TestContext, ...steps: Step[]): Promise<[Duckcover, ScriptedService]> {
  const service = await ScriptedService.start(context, ...steps);
  return [new Duckcover({ baseUrl: service.url, token: "dkc_x", backoffMs: 1 }), service];
}

type Call = (duck: Duckcover) => Promise<unknown>;

const CALLS: [string, Call, string, string, unknown?][] = [
  ["clocks.named", (duck) => duck.clocks.named(), "GET", "/api/v1/clocks"],
  ["clocks.of", (duck) => duck.clocks.of(ID), "GET", `${AT}/clock`],
  ["clocks.askForPause", (duck) => duck.clocks.askForPause(ID, 48), "POST", `${AT}/pause`, { hours: 48 }],
  ["clocks.agreeToPause", (duck) => duck.clocks.agreeToPause(ID), "PUT", `${AT}/pause`],
  ["clocks.endPause", (duck) => duck.clocks.endPause(ID), "DELETE", `${AT}/pause`],
  ["clocks.vacation", (duck) => duck.clocks.vacation(), "GET", "/api/v1/me/vacation"],
  ["clocks.beginVacation", (duck) => duck.clocks.beginVacation(new Date(0)), "POST", "/api/v1/me/vacation", { until: "1970-01-01T00:00:00.000Z" }],
  ["clocks.endVacation", (duck) => duck.clocks.endVacation(), "DELETE", "/api/v1/me/vacation"],
  ["finding.tickets", (duck) => duck.finding.tickets().take(), "GET", "/api/v1/me/tickets?limit=100"],
  ["finding.ticket", (duck) => duck.finding.ticket(ID), "GET", `/api/v1/me/tickets/${ID}`],
  ["finding.deleteTicket", (duck) => duck.finding.deleteTicket(ID), "DELETE", `/api/v1/me/tickets/${ID}`],
  ["finding.invite", (duck) => duck.finding.invite(ID, "erin"), "POST", `${AT}/invitations`, { player: "erin" }],
  ["finding.invitations", (duck) => duck.finding.invitations(ID).take(), "GET", `${AT}/invitations`],
  ["finding.myInvitations", (duck) => duck.finding.myInvitations().take(), "GET", "/api/v1/me/invitations"],
  ["finding.declineInvitation", (duck) => duck.finding.declineInvitation(ID), "POST", `${AT}/invitations/decline`],
  ["finding.rematch", (duck) => duck.finding.rematch(ID), "POST", `${AT}/rematch`],
  ["finding.offers", (duck) => duck.finding.offers().take(), "GET", "/api/v1/games?offered=true"],
  ["finding.offerSeat", (duck) => duck.finding.offerSeat(ID, 2), "POST", `${AT}/seats/2/offer`],
  ["finding.withdrawOffer", (duck) => duck.finding.withdrawOffer(ID, 2), "DELETE", `${AT}/seats/2/offer`],
  ["finding.takeSeat", (duck) => duck.finding.takeSeat(ID, 2, "abc"), "POST", `${AT}/seats/2/take`, { invite_code: "abc" }],
  ["finding.tenures", (duck) => duck.finding.tenures(ID), "GET", `${AT}/tenures`],
  ["chat.messages", (duck) => duck.chat.messages(ID).take(), "GET", `${AT}/messages`],
  ["chat.say", (duck) => duck.chat.say(ID, "Hello"), "POST", `${AT}/messages`, { text: "Hello" }],
  ["chat.react", (duck) => duck.chat.react(ID, "quack"), "POST", `${AT}/reactions`, { reaction: "quack" }],
  ["inbox.notices", (duck) => duck.inbox.notices({ after: 3, unread: true }).take(), "GET", "/api/v1/me/notifications?after=3&unread=true&limit=100"],
  ["inbox.news", (duck) => duck.inbox.news("7-1"), "GET", "/api/v1/me/events?after=7-1"],
];

for (const [name, call, method, url, body = null] of CALLS) {
  test(`${name}: is one request, sent again after a lost answer with the same key`, async (context) => {
    const [duck, service] = await clientOf(context, "cut", { body: PAGE });
    await call(duck);
    const sent = service.asked.map((each) => [each.method, each.url, each.body]);
    assert.deepEqual(sent, [[method, url, body], [method, url, body]]);
    assert.equal(new Set(service.asked.map(({ headers }) => headers["idempotency-key"])).size, 1);
  });
}

test("finding.createTicket: is sent as it is", async (context) => {
  const [duck, service] = await clientOf(context, { status: 201, body: {} });
  const wanted = { seats: [3, 4], clocks: ["daily" as const], bots_after_hours: 48 };
  await duck.finding.createTicket(wanted);
  assert.deepEqual(service.asked[0]?.body, wanted);
});

test("clocks.askForPause: a lost answer after which the game is paused is that game (DC4)", async (context) => {
  const paused = { id: ID, paused: { since: "2026-11-20T12:00:00Z", until: "2026-11-22T12:00:00Z" } };
  const [duck] = await clientOf(context, "cut", problem(409, "pause_asked"), { body: paused });
  assert.deepEqual(await duck.clocks.askForPause(ID, 48), paused);
});

test("clocks.askForPause: while somebody else asks it is refused (DC4)", async (context) => {
  const [first] = await clientOf(context, problem(409, "pause_asked"));
  await assert.rejects(first.clocks.askForPause(ID, 48), (error) => isProblem(error, "pause_asked"));
  const [second] = await clientOf(context, "cut", problem(409, "pause_asked"), { body: { id: ID, paused: null } });
  await assert.rejects(second.clocks.askForPause(ID, 48), (error) => isProblem(error, "pause_asked"));
});

test("inbox.read: marks two hundred at a time", async (context) => {
  const [duck, service] = await clientOf(context, { status: 204 });
  const notices = Array.from({ length: 201 }, (_, id) => ({ id }));
  await duck.inbox.read(notices);
  assert.deepEqual(service.asked.map(({ body }) => (body as { ids: number[] }).ids.length), [200, 1]);
});
