/** A whole game of three rounds and four seats, with everything that may be refused on the way. */

import { AccountError, Duckcover, isProblem } from "duckcover-sdk";
import { verifyFairness } from "duckcover-sdk/fairness";
import { verifyRecord } from "duckcover-sdk/replay";
import { API, choose, holds, newPlayer, playOut, refusal } from "./players.js";

const began = performance.now();
const players = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()] as const;
const [host, guest] = players;

// Signing in.
const profile = await host.account.profile();
const again = { username: profile.username, email: "other@example.org", password: "quack-quack-quack" };
const taken = await refusal(new Duckcover({ baseUrl: API }).account.signUp(again));
holds(taken instanceof AccountError && taken.errors[0]?.param === "username", "a name that is taken is named");
const second = new Duckcover({ baseUrl: API });
await second.account.signIn({ username: profile.username, password: "quack-quack-quack" });
holds((await second.account.profile()).id === profile.id, "the second device is the same player");
await second.account.signOut();
const nobody = await refusal(new Duckcover({ baseUrl: API }).account.profile());
holds(isProblem(nobody, "not_authenticated"), "nobody has no profile");

// The lobby.
const input = await refusal(host.games.create({ seats: 99 }));
holds(isProblem(input, "invalid_input") && input.problem.errors?.[0]?.field === "seats", "a wrong input is named");
const { id } = await host.games.create({ name: "Four by TypeScript", seats: 4, family: "pirates" });
const family = await refusal(guest.games.join(id, { family: "pirates" }));
holds(isProblem(family, "family_taken") && family.problem.families.length === 6, "the free families are told");
const promised = await host.games.fairness(id);
for (const player of players.slice(1)) {
  await player.games.join(id);
}

// Refused moves.
const opened = await host.games.get(id);
holds(opened.status === "playing" && opened.you !== null, "the last seat starts the game");
const closed = await refusal(host.games.submit(id, 9999, { action: "duck", to: { row: 0, col: 0 } }));
holds(isProblem(closed, "turn_closed") && closed.problem.turn === opened.turn?.number, "the open turn is told");
const asked = players.map((player) => player.games.get(id).then((game) => ({ player, game })));
for (const { player, game } of await Promise.all(asked)) {
  const [turn, moves] = [game.turn?.number ?? 0, game.you?.legal_moves ?? []];
  const wrong = await refusal(player.games.submit(id, turn, { action: "cover", to: { row: 99, col: 99 } }));
  if (moves.length === 0) {
    holds(isProblem(wrong, "nothing_to_move"), "a seat that quacks has nothing to move");
  } else {
    holds(isProblem(wrong, "illegal_move") && wrong.problem.legal_moves.length === moves.length, "legal moves are told");
  }
}
const first = (await Promise.all(asked)).find(({ game }) => game.you?.legal_moves.length);
if (first?.game.turn) {
  const { player, game } = first;
  const turn = game.turn?.number ?? 0;
  const move = choose(game.you?.legal_moves ?? []);
  holds(move !== undefined, "there is a move");
  await player.games.submit(id, turn, move);
  await player.games.withdraw(id, turn);
  const none = await refusal(player.games.submission(id, turn));
  holds(isProblem(none, "not_found"), "what was withdrawn is not there");
}

// Playing, to the end.
const [game] = await Promise.all(players.map((player) => playOut(player, id)));
holds(game !== undefined && game.status === "finished" && game.result !== null, "the game ends");

// What happened.
const record = await host.games.record(id);
const replayed = verifyRecord(record);
holds(JSON.stringify(replayed.result?.winners) === JSON.stringify(game.result.winners), "the replay has the winners");
holds(replayed.rounds.every((round, index) => same(round.score.scores, game.seats.map((s) => s.round_scores[index]))), "scores");
verifyFairness(await host.games.fairness(id), promised);
const numbers: number[] = [];
for await (const event of host.games.events(id)) {
  numbers.push(event.number);
}
holds(numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)), "the numbers of events grow");
holds(numbers.at(-1) === game.version, "the number of the last event is the game's version");

// Pages.
await host.games.create({ visibility: "private" });
await host.games.create({ visibility: "private" });
const mine = host.games.list({ seat: "me", limit: 2 });
const sizes: number[] = [];
for await (const page of mine.pages()) {
  sizes.push(page.length);
}
holds(same(sizes, [2, 1]), "three games are two pages of two");
holds((await mine.take(1)).length === 1, "one may be taken");
holds((await host.games.myTurns().take()).length === 0, "nothing waits");

function same(some: readonly unknown[], others: readonly unknown[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

const turns = replayed.rounds.reduce((sum, round) => sum + round.turns.length, 0);
const seconds = Math.round((performance.now() - began) / 100) / 10;
console.log(JSON.stringify({ game: id, rounds: replayed.rounds.length, turns, events: numbers.length, seconds }));
