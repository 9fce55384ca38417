/** What the programs share: players that sign up, and how they choose. */

import { Duckcover, type DuckcoverOptions, type Game, type Move } from "duckcover-sdk";

export const API = process.env["API"] ?? "http://127.0.0.1:8000";

/** A new player with a client of its own. */
export async function newPlayer(options: Partial<DuckcoverOptions> = {}): Promise<Duckcover> {
  const username = `ts-${crypto.randomUUID().slice(0, 13)}`;
  const duck = new Duckcover({ baseUrl: API, ...options });
  await duck.account.signUp({ username, email: `${username}@example.org`, password: "quack-quack-quack" });
  return duck;
}

/** A cover if there is one, so that the round comes to its end. */
export function choose(moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.action === "cover") ?? moves[0];
}

/** Whether a game waits for its viewer. */
export function isAsked({ turn, you }: Game): boolean {
  return turn !== null && you !== null && turn.waiting_for.includes(you.seat);
}

/** Play a seat to the end of the game; the game as it was then. */
export async function playOut(duck: Duckcover, id: string): Promise<Game> {
  let latest = await duck.games.get(id);
  for await (const game of duck.games.follow(id, { shortestMs: 60, longestMs: 400 })) {
    latest = game;
    const move = choose(game.you?.legal_moves ?? []);
    if (game.turn && move && isAsked(game)) {
      await duck.games.submit(id, game.turn.number, move);
    }
  }
  return latest;
}

/** Throws: Error for what does not hold. */
export function holds(condition: boolean, what: string): asserts condition {
  if (!condition) {
    throw new Error(`does not hold: ${what}`);
  }
}

/** What a call is refused with. Throws: Error when it is not. */
export async function refusal(call: Promise<unknown>): Promise<unknown> {
  const answer = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  holds(answer !== undefined, "the call is refused");
  return answer;
}
