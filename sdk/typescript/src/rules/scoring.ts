/** The score of a round and the ranking of a game. */

import { topOf, type Grid } from "./grid.js";
import type { Rules } from "./variations.js";

/** Both by seat. */
export interface RoundScore {
  readonly scores: readonly number[];
  readonly visible_cards: readonly number[];
}

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  readonly visible_cards: number;
  readonly round_scores: readonly number[];
}

/** Everybody's standing, the best first, equals by seat. */
export interface Ranking {
  readonly winners: readonly number[];
  readonly ranking: readonly Standing[];
}

/** What the grids of a round are worth. */
export function scoreRound(rules: Rules, grids: readonly Grid[]): RoundScore {
  const scores = grids.map((grid) => rules.score(grid.stacks().map(topOf)));
  return { scores, visible_cards: grids.map((grid) => grid.size) };
}

/** The final ranking: the lowest total wins, then the fewest visible cards of the last round, then all of them. */
export function rankGame(rounds: readonly RoundScore[]): Ranking {
  const visible = rounds[rounds.length - 1]?.visible_cards ?? [];
  const totals = visible.map((_, seat) => rounds.reduce((sum, round) => sum + round.scores[seat]!, 0));
  const compare = (one: number, other: number) => totals[one]! - totals[other]! || visible[one]! - visible[other]!;
  const seats = [...visible.keys()];
  const ranking = [...seats].sort((one, other) => compare(one, other) || one - other).map((seat) => ({
    seat,
    rank: 1 + seats.filter((other) => compare(other, seat) < 0).length,
    total: totals[seat]!,
    visible_cards: visible[seat]!,
    round_scores: rounds.map((round) => round.scores[seat]!),
  }));
  return { winners: ranking.filter((each) => each.rank === 1).map((each) => each.seat), ranking };
}
