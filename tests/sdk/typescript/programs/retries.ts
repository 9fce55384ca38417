/** Games and moves over a connection that loses, doubles and delays: each has one effect. */

import { Duckcover, isProblem, type Turn } from "duckcover-sdk";
import { choose, holds, isAsked, newPlayer } from "./players.js";

const STRAIGHT = process.env["STRAIGHT"] ?? "";
const GAMES = 12;
const TURNS = 12;

const network = { backoffMs: 40, retries: 12, timeoutMs: 5000 };
const [host, guest] = [await newPlayer(network), await newPlayer(network)];

// Making games: as many as were asked for, each answer another.
const made = new Set<string>();
for (let count = 0; count < GAMES; count += 1) {
  made.add((await host.games.create({ seats: 2, open_log: true, name: `Game ${count}` })).id);
}
const names: string[] = [];
for await (const game of host.games.list({ seat: "me", limit: 5 })) {
  names.push(game.name);
}
holds(made.size === GAMES && names.length === GAMES && new Set(names).size === GAMES, "each game was made once");

// Leaving and cancelling.
const [cancelled = "", id = ""] = made;
const doomed = await host.games.create({ seats: 3 });
await guest.games.join(doomed.id);
await guest.games.leave(doomed.id);
await host.games.cancel(cancelled);
holds((await host.games.get(doomed.id)).seats.filter((seat) => seat.player !== null).length === 1, "the guest has left");
holds((await host.games.get(cancelled)).status === "cancelled", "the game is called off");

// Moving: the last move that was acknowledged is the one that is resolved.
await guest.games.join(id);
const acknowledged = new Map<string, string>();
for (let turns = 0; turns < TURNS; ) {
  const before = turns;
  for (const player of [host, guest]) {
    const game = await player.games.get(id);
    if (game.status !== "playing") {
      turns = TURNS;
    } else if (turns < TURNS && game.turn && game.you && isAsked(game)) {
      const [one, other] = [game.you.legal_moves.at(-1), choose(game.you.legal_moves)];
      holds(one !== undefined && other !== undefined, "there is a move");
      const { number } = game.turn;
      const final = game.turn.waiting_for.length === 1;
      if (!final) {
        await player.games.submit(id, number, one);
      }
      const { action, to } = await player.games.submit(id, number, other);
      acknowledged.set(`${number}/${game.you.seat}`, JSON.stringify([action, to?.row, to?.col]));
      turns += final ? 1 : 0;
    }
  }
  if (turns === before) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
const direct = new Duckcover({ baseUrl: STRAIGHT, token: host.token });
for (const [place, move] of acknowledged) {
  const [number, seat] = place.split("/").map(Number);
  const { moves } = await resolved(number ?? 0);
  const played = moves.find((each) => each.seat === seat);
  holds(JSON.stringify([played?.action, played?.to?.row, played?.to?.col]) === move, `turn ${place} played ${move}`);
}
/** A turn, once it is resolved: the last one may take a moment. */
async function resolved(number: number): Promise<Turn> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await direct.games.turn(id, number);
    } catch (error) {
      if (!isProblem(error, "turn_open") || attempt === 200) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

console.log(JSON.stringify({ made: made.size, moves: acknowledged.size }));
