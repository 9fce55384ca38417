/**
 * `fair-shuffle/v1`: whether the service shuffled as it had committed itself to.
 *
 * Everything works on bytes and needs nothing but this module: no network, no WebCrypto.
 */

import { compare, Difference } from "./difference.js";
import { fromHex, toHex } from "./hex.js";
import { DUCKS, type Card } from "./rules/cards.js";
import { Rules } from "./rules/variations.js";
import { hmacSha256, joined, sha256 } from "./sha256.js";

export { Difference } from "./difference.js";
export { fromHex, toHex } from "./hex.js";
export { CAPTAIN_CARDS, type Card } from "./rules/cards.js";

export const SCHEME = "fair-shuffle/v1";

const WORDS = 2 ** 32;
const PREFIX = ascii("fair-shuffle/v1/");

/** What is known of the shuffles of one round by now; null is what has not been revealed. */
export interface RoundSeeds {
  readonly number: number;
  readonly commitment: string;
  readonly player_seeds: readonly string[] | null;
  readonly entropy: string | null;
  readonly server_seed: string | null;
}

/** What `GET /games/{id}/fairness` answers. */
export interface FairnessDocument {
  readonly protocol: string;
  readonly game: string;
  readonly rounds: readonly RoundSeeds[];
}

/** The cards taken out, the draw deck, drawn from the front, and each seat's ducks row by row. */
export interface Deal {
  readonly removed: Card[];
  readonly deck: Card[];
  readonly grids: number[][];
}

/** What the service publishes about a round's seed before the game: 32 bytes. Throws: RangeError. */
export function commitment(game: string, round: number, serverSeed: Uint8Array): Uint8Array {
  checkLength("a server seed", serverSeed, 32);
  return sha256(joined(PREFIX, ascii("commit\0"), uuidBytes(game), u32(round, 1), serverSeed));
}

/** What the seats added to a round, one seed per seat in order, empty for none: 32 bytes. Throws: RangeError. */
export function entropy(game: string, round: number, playerSeeds: readonly Uint8Array[]): Uint8Array {
  if (playerSeeds.length < 2 || playerSeeds.length > 7) {
    throw new RangeError(`a game has 2 to 7 seats, not ${playerSeeds.length}`);
  }
  const seats = playerSeeds.flatMap((seed, seat) => [Uint8Array.of(seat), lengthAnd(checkedPlayerSeed(seed))]);
  const head = joined(PREFIX, ascii("entropy\0"), uuidBytes(game), u32(round, 1));
  return sha256(joined(head, Uint8Array.of(playerSeeds.length), ...seats));
}

/** Every shuffle of one round. Throws: RangeError for a seed, an entropy or a number that the scheme does not know. */
export class RoundShuffler {
  readonly #place: Uint8Array;

  constructor(
    game: string,
    round: number,
    readonly serverSeed: Uint8Array,
    readonly entropy: Uint8Array,
  ) {
    checkLength("a server seed", serverSeed, 32);
    checkLength("the entropy of a round", entropy, 32);
    this.#place = joined(uuidBytes(game), u32(round, 1));
  }

  /** The endless stream of 32-bit words for a purpose. */
  *words(purpose: string, index: number): Generator<number, never> {
    const named = joined(PREFIX, ascii("key\0"), lengthAnd(ascii(purpose)), this.#place, u32(index, 0), this.entropy);
    const key = hmacSha256(this.serverSeed, named);
    for (let number = 0; ; number += 1) {
      const block = new DataView(hmacSha256(key, joined(PREFIX, ascii("stream\0"), u32(number, 0))).buffer);
      for (let at = 0; at < block.byteLength; at += 4) {
        yield block.getUint32(at);
      }
    }
  }

  /** The items in the order that the seeds give them (Fisher-Yates from the end). */
  shuffle<Item>(purpose: string, index: number, items: readonly Item[]): Item[] {
    const words = this.words(purpose, index);
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = below(words, last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
    }
    return shuffled;
  }

  /** The cards taken out, the draw deck and the grids of a round, by default of one without variations. */
  deal(seats: number, rules: Rules = new Rules()): Deal {
    const grids = Array.from({ length: seats }, (_, seat) => this.shuffle("grid", seat, DUCKS));
    const cards = [...rules.captainCards()];
    const removed = this.shuffle("surprises", 0, cards).slice(0, rules.surprises());
    removed.forEach((card) => cards.splice(cards.indexOf(card), 1));
    return { removed, deck: this.shuffle("deck", 0, cards), grids };
  }

  /** The new draw deck of reshuffle 1, 2, … from the Captain pile, oldest card first. */
  reshuffle(number: number, pile: readonly Card[]): Card[] {
    u32(number, 1);
    return this.shuffle("deck", number, pile);
  }
}

/** A number from 0 to bound - 1, all equally likely: words of the incomplete last part are rejected. */
export function below(words: Iterator<number>, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) {
    throw new RangeError(`a word can be reduced below 1 to 2^32, not below ${bound}`);
  }
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const { done, value } = words.next();
    if (done) {
      throw new RangeError("the words have come to an end");
    }
    if (value < limit) {
      return value % bound;
    }
  }
}

/**
 * Answer nothing when every seed that a fairness document reveals is the one that the service had committed itself to.
 *
 * Give `earlier`, the same document as it was read before the game started, to know that no commitment was exchanged.
 * Throws: Difference, naming the first one.
 */
export function verifyFairness(document: FairnessDocument, earlier?: FairnessDocument): void {
  compare(SCHEME, document.protocol, "protocol");
  if (earlier !== undefined) {
    const commitments = earlier.rounds.map((round) => ({ number: round.number, commitment: round.commitment }));
    compare({ game: earlier.game, rounds: commitments }, document, "");
  }
  document.rounds.forEach((round, index) => verifySeeds(document.game, round, `rounds[${index}]`));
}

/** Throws: Difference when a round's commitment or entropy does not follow from its seeds. */
export function verifySeeds(game: string, round: RoundSeeds, path: string): void {
  if (round.server_seed !== null) {
    const seed = read(() => fromHex(round.server_seed ?? ""), `${path}.server_seed`, round.server_seed);
    const expected = read(() => commitment(game, round.number, seed), `${path}.server_seed`, round.server_seed);
    compare(toHex(expected), round.commitment, `${path}.commitment`);
  }
  if (round.player_seeds !== null) {
    const seeds = round.player_seeds;
    const expected = read(() => entropy(game, round.number, seeds.map(fromHex)), `${path}.player_seeds`, seeds);
    compare(toHex(expected), round.entropy, `${path}.entropy`);
  }
}

/** What a reader answers, or a Difference at the path for what cannot be read. */
function read<Value>(reader: () => Value, path: string, found: unknown): Value {
  try {
    return reader();
  } catch (error) {
    throw new Difference(path, error instanceof RangeError ? error.message : String(error), found);
  }
}

function checkedPlayerSeed(seed: Uint8Array): Uint8Array {
  if (seed.length !== 0 && (seed.length < 16 || seed.length > 64)) {
    throw new RangeError(`a player seed has 0 or 16 to 64 bytes, not ${seed.length}`);
  }
  return seed;
}

function checkLength(what: string, bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) {
    throw new RangeError(`${what} has ${length} bytes, not ${bytes.length}`);
  }
}

function u32(number: number, least: number): Uint8Array {
  if (!Number.isInteger(number) || number < least || number >= WORDS) {
    throw new RangeError(`${number} is not ${least} to 2^32 - 1`);
  }
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** The bytes after their length in one byte. */
function lengthAnd(bytes: Uint8Array): Uint8Array {
  if (bytes.length > 255) {
    throw new RangeError(`a purpose has at most 255 bytes, not ${bytes.length}`);
  }
  return joined(Uint8Array.of(bytes.length), bytes);
}

function uuidBytes(game: string): Uint8Array {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(game)) {
    throw new RangeError(`${game} is no UUID in lower case with hyphens`);
  }
  return fromHex(game.replaceAll("-", ""));
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
