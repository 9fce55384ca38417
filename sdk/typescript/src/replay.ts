/**
 * Replaying the record of a game: the rules play it again from its cards and moves, and compare as they go, so the
 * difference that they name is the first.
 */

import { compare, Difference } from "./difference.js";
import { entropy, RoundShuffler, verifySeeds } from "./fairness.js";
import { fromHex } from "./hex.js";
import { parseRecord, type GameRecord, type RecordedRound, type RecordedTurn } from "./record/format.js";
import { ROUNDS, sameCards } from "./rules/cards.js";
import { Grid } from "./rules/grid.js";
import { illegalPart, type Move } from "./rules/moves.js";
import { nextTurn, openRound, resolve, seatsAsked, type Reshuffle, type RoundState, type TurnOutcome } from "./rules/round.js";
import { rankGame, scoreRound, type Ranking, type RoundScore } from "./rules/scoring.js";

export { Difference } from "./difference.js";
export { MalformedRecord, type GameRecord } from "./record/format.js";
export { Grid, type Cell, type Stack } from "./rules/grid.js";
export { legalMoves, type Action, type Move, type Phase } from "./rules/moves.js";
export type { Call, Card } from "./rules/cards.js";
export type { EndedBy, RoundState, TurnOutcome } from "./rules/round.js";
export type { Ranking, RoundScore, Standing } from "./rules/scoring.js";
export { Rules } from "./rules/variations.js";

/** A turn as the rules play it; `after` is the state of the round when it was resolved. */
export interface ReplayedTurn {
  readonly number: number;
  readonly outcome: TurnOutcome;
  readonly after: RoundState;
}

export interface ReplayedRound {
  readonly turns: readonly ReplayedTurn[];
  readonly score: RoundScore;
  readonly endedBy: string | null;
}

/** A game as the rules play it; `result` is null until the last round has ended. */
export interface Replay {
  readonly rounds: readonly ReplayedRound[];
  readonly result: Ranking | null;
}

/**
 * Play a record again through the rules alone, from its decks, grids, reshuffles and moves; its turns, scores and
 * result must be those of the rules. Its seeds are not looked at.
 * Throws: MalformedRecord, Difference naming the first one.
 */
export function replay(document: unknown): Replay {
  return replayWith(document, recordedReshuffles);
}

/**
 * Play a record again as `replay` does, and shuffle again from its seeds by `fair-shuffle/v1`: the cards must be the
 * same, and the seeds those that the service had committed itself to.
 * Throws: MalformedRecord, Difference naming the first one.
 */
export function verifyRecord(document: unknown): Replay {
  return replayWith(document, fairReshuffles);
}

/** A recorded round, its entry in the document as it stands, and that entry's path. */
interface Source {
  readonly record: GameRecord;
  readonly round: RecordedRound;
  readonly entry: RoundEntry;
  readonly path: string;
}

/** What of a round is compared rather than played; `parseRecord` has looked at its form. */
interface RoundEntry {
  readonly commitment: string;
  readonly entropy: string;
  readonly deck: unknown;
  readonly turns: readonly { readonly moves: unknown }[];
  readonly reshuffles: readonly unknown[];
}

function replayWith(document: unknown, reshufflesOf: (source: Source) => Reshuffle): Replay {
  const record = parseRecord(document);
  const entries = (document as { rounds: RoundEntry[]; result: unknown }).rounds;
  const rounds: ReplayedRound[] = [];
  record.rounds.forEach((round, index) => {
    const source: Source = { record, round, entry: entries[index]!, path: `rounds[${index}]` };
    compare(index + 1, round.number, `${source.path}.number`);
    const first = 1 + rounds.reduce((turns, played) => turns + played.turns.length, 0);
    rounds.push(replayRound(source, reshufflesOf(source), first));
  });
  const result = rounds.length < ROUNDS ? null : rankGame(rounds.map((round) => round.score));
  compare(result, (document as { result: unknown }).result, "result");
  return { rounds, result };
}

/** The reshuffles of a round as they are recorded. */
function recordedReshuffles({ round, path }: Source): Reshuffle {
  return (number) => {
    const recorded = round.reshuffles[number - 1];
    if (recorded === undefined) {
      throw new Difference(`${path}.reshuffles[${number - 1}]`, "a reshuffle", undefined);
    }
    return recorded.deck;
  };
}

/** The reshuffles of a round as its seeds make them, once its commitment, entropy and deal have been compared. */
function fairReshuffles({ record, round, entry, path }: Source): Reshuffle {
  verifySeeds(record.game, { ...round, commitment: entry.commitment, entropy: entry.entropy }, path);
  const added = entropy(record.game, round.number, round.player_seeds.map(fromHex));
  const shuffler = new RoundShuffler(record.game, round.number, fromHex(round.server_seed), added);
  compare({ ...shuffler.deal(record.seats, round.rules) }, entry, path);
  return (number, pile) => shuffler.reshuffle(number, pile);
}

/** Play one round to its end and compare what came of it. */
function replayRound(source: Source, reshuffle: Reshuffle, firstTurn: number): ReplayedRound {
  const turns = replayTurns(source, reshuffle, firstTurn);
  const { rules, grids, endedBy } = turns[turns.length - 1]!.after;
  const score = scoreRound(rules, grids);
  compare({ ...score, ended_by: endedBy }, source.entry, source.path);
  return { turns, score, endedBy };
}

/** Play the turns of a round to its end; none may be missing or left. */
function replayTurns(source: Source, reshuffle: Reshuffle, firstTurn: number): ReplayedTurn[] {
  const { round, entry, path } = source;
  const turns: ReplayedTurn[] = [];
  let state = opened(source);
  while (state.endedBy === null) {
    const number = firstTurn + turns.length;
    const place = `${path}.turns[${turns.length}]`;
    const recorded = round.turns[turns.length];
    if (recorded === undefined) {
      throw new Difference(place, `turn ${number}`, undefined);
    }
    state = drawn(source, state, reshuffle, number);
    turns.push(replayTurn(state, recorded, entry.turns[turns.length]!, number, place));
    state = turns[turns.length - 1]!.after;
  }
  compare(turns.map(() => ({})), entry.turns, `${path}.turns`);
  compare(Array.from({ length: state.reshuffles }, () => ({})), entry.reshuffles, `${path}.reshuffles`);
  return turns;
}

/** The round before its first card. */
function opened({ round, entry, path }: Source): RoundState {
  const { rules, removed, deck } = round;
  if (removed.length !== rules.surprises() || !sameCards([...deck, ...removed], rules.captainCards())) {
    throw new Difference(`${path}.deck`, "the round's captain cards", entry.deck);
  }
  return openRound(rules, deck, round.grids.map((ducks) => Grid.deal(ducks)));
}

/** The state with the next card open; a reshuffle before it is compared. */
function drawn({ entry, path }: Source, state: RoundState, reshuffle: Reshuffle, number: number): RoundState {
  const place = `${path}.reshuffles[${state.reshuffles}]`;
  return nextTurn(state, (index, pile) => {
    const deck = reshuffle(index, pile);
    if (!sameCards(deck, pile)) {
      throw new Difference(`${place}.deck`, "the cards of the Captain pile", deck);
    }
    compare({ before_turn: number, deck }, entry.reshuffles[state.reshuffles], place);
    return deck;
  });
}

/** Resolve the open card with the recorded moves and compare. */
function replayTurn(
  state: RoundState,
  recorded: RecordedTurn,
  entry: { readonly moves: unknown },
  number: number,
  path: string,
): ReplayedTurn {
  compare({ number, ...state.open }, { phase: recorded.phase, ...entry }, path);
  compare(seatsAsked(state).map((seat) => ({ seat })), entry.moves, `${path}.moves`);
  recorded.moves.forEach((move, index) => checkMove(state, move.seat, move, `${path}.moves[${index}]`));
  const moves = new Map(recorded.moves.map((move): [number, Move] => [move.seat, move]));
  const [after, outcome] = resolve(state, moves);
  compare({ discarded: outcome.discarded, quacks: outcome.quacks }, entry, path);
  return { number, outcome, after };
}

/** Throws: Difference for an illegal move: its source, its action or its target is to blame. */
function checkMove(state: RoundState, seat: number, move: Move, path: string): void {
  const { call, phase } = state.open ?? { call: null, phase: "move" };
  const part = illegalPart(state.grids[seat]!, call, move, state.rules, phase);
  if (part !== null) {
    const asked = phase === "move" ? `the call ${call}` : `the phase ${phase}`;
    throw new Difference(`${path}.${part}`, `a legal move for ${asked}`, move[part]);
  }
}
