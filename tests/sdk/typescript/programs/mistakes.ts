/** Every line that ends in "// wrong" must be refused by the compiler, and no other. */

import { Duckcover, isProblem, type Card, type GameEvent } from "duckcover-sdk";
import { verifyRecord } from "duckcover-sdk/replay";

const duck = new Duckcover({ baseUrl: "" });
await duck.games.submit("id", 1, { action: "cover", to: { row: 0, col: 1 } });
await duck.games.submit("id", 1, { action: "cover", too: { row: 0, col: 1 } }); // wrong
await duck.games.submit("id", 1, { action: "cover", to: { row: 0, column: 1 } }); // wrong
await duck.games.submit("id", 1, { action: "quack", to: { row: 0, col: 1 } }); // wrong
await duck.games.submit("id", "1", { action: "duck", to: { row: 0, col: 1 } }); // wrong
await duck.games.create({});
await duck.games.create({ seats: "4" }); // wrong
await duck.games.create({ visibility: "secret" }); // wrong
await duck.games.create({ bots: ["steady", "clever"] }); // wrong
await duck.account.signUp({ username: "dana", password: "secret" }); // wrong

await duck.api.PUT("/api/v1/games/{id}/turns/{number}/move", {
  params: { path: { id: "id", number: 1 } },
  body: { action: "cover", too: { row: 0, col: 1 } }, // wrong
});
await duck.api.GET("/api/v1/games/{id}", { params: { path: {} } }); // wrong
await duck.api.GET("/api/v1/game"); // wrong

const game = await duck.games.get("id");
game.you.legal_moves; // wrong
const state: string = game.seats[0]?.state ?? "idle";
const { data, error } = await duck.api.GET("/api/v1/me");
data.username; // wrong
const code: string | undefined = error?.code;

const caught: unknown = code;
if (isProblem(caught, "illegal_move")) {
  const [move] = caught.problem.legal_moves;
  await duck.games.submit("id", 1, move); // wrong
  if (move) {
    await duck.games.submit("id", 1, move);
  }
}
if (isProblem(caught, "turn_closed")) {
  caught.problem.legal_moves.length; // wrong
}

/** A newer service may know more words: what may come is open, so that a default is asked for. */
function told(event: GameEvent): string {
  switch (event.kind) {
    case "turn_opened":
      return "opened";
    case "a_kind_of_tomorrow":
      return "that too";
    default:
      return event.kind;
  }
}

const card: Card = "max";
const ducks: Card = 12;
const none: Card = null; // wrong
verifyRecord(await duck.games.record("id")).rounds[0].turns; // wrong
export { told, state, card, ducks, none };
