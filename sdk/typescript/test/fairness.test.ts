import assert from "node:assert/strict";
import { test } from "node:test";
import {
  below,
  CAPTAIN_CARDS,
  commitment,
  Difference,
  entropy,
  fromHex,
  RoundShuffler,
  toHex,
  verifyFairness,
  type FairnessDocument,
} from "../src/fairness.js";
import { load, type Json } from "./documents.js";

const DOCUMENT = load("fairness_vectors.json");
const GAME = "00000000-0000-0000-0000-000000000007";

function shufflerOf(vector: Json): RoundShuffler {
  const added = entropy(vector.game, vector.round, vector.player_seeds.map(fromHex));
  return new RoundShuffler(vector.game, vector.round, fromHex(vector.server_seed), added);
}

for (const vector of DOCUMENT.vectors) {
  test(`vector ${vector.name}: every value is reproduced`, () => {
    const shuffler = shufflerOf(vector);
    const pile = vector.deck.slice(0, 20);
    assert.deepEqual(
      {
        commitment: toHex(commitment(vector.game, vector.round, fromHex(vector.server_seed))),
        entropy: toHex(shuffler.entropy),
        ...shuffler.deal(vector.player_seeds.length),
        reshuffle_1_of_first_20_deck_cards: shuffler.reshuffle(1, pile),
        surprises: shuffler.shuffle("surprises", 0, CAPTAIN_CARDS).slice(0, 2),
      },
      {
        commitment: vector.commitment,
        entropy: vector.entropy,
        removed: [],
        deck: vector.deck,
        grids: vector.grids,
        reshuffle_1_of_first_20_deck_cards: vector.reshuffle_1_of_first_20_deck_cards,
        surprises: vector.surprises,
      },
    );
  });
}

test("below: a vector with rejected words is reproduced", () => {
  const expected: number[] = DOCUMENT.below_2147483649_from_vector_A_purpose_below;
  const words = shufflerOf(DOCUMENT.vectors[0]).words("below", 0);
  assert.deepEqual(expected.map(() => below(words, 2_147_483_649)), expected);
});

test("below: a word of the incomplete last part is rejected", () => {
  assert.equal(below([2 ** 32 - 6, 2 ** 32 - 1, 2 ** 32 - 7].values(), 10), 9);
});

for (const bound of [0, -1, 1.5, 2 ** 32 + 1]) {
  test(`below: the bound ${bound} is refused`, () => {
    assert.throws(() => below([1].values(), bound), RangeError);
  });
}

const REFUSED: [string, () => unknown][] = [
  ["a server seed of 31 bytes", () => commitment(GAME, 1, new Uint8Array(31))],
  ["round 0", () => commitment(GAME, 0, new Uint8Array(32))],
  ["a game in upper case", () => commitment(GAME.replace("7", "A"), 1, new Uint8Array(32))],
  ["a player seed of 15 bytes", () => entropy(GAME, 1, [new Uint8Array(15), new Uint8Array(0)])],
  ["a player seed of 65 bytes", () => entropy(GAME, 1, [new Uint8Array(65), new Uint8Array(0)])],
  ["one seat", () => entropy(GAME, 1, [new Uint8Array(0)])],
  ["eight seats", () => entropy(GAME, 1, Array.from({ length: 8 }, () => new Uint8Array(0)))],
  ["reshuffle 0", () => shufflerOf(DOCUMENT.vectors[0]).reshuffle(0, [1, 2])],
  ["upper-case digits", () => fromHex("AA")],
  ["half a byte", () => fromHex("a")],
];

for (const [what, use] of REFUSED) {
  test(`fair-shuffle/v1: ${what} is refused`, () => {
    assert.throws(use, RangeError);
  });
}

/** A fairness document: round 1 has ended, round 2 runs, round 3 has not opened. */
function documentOf(vector: Json): FairnessDocument {
  const { commitment, player_seeds, entropy, server_seed } = vector;
  return {
    protocol: "fair-shuffle/v1",
    game: vector.game,
    rounds: [
      { number: vector.round, commitment, player_seeds, entropy, server_seed },
      { number: vector.round, commitment, player_seeds, entropy, server_seed: null },
      { number: vector.round, commitment, player_seeds: null, entropy: null, server_seed: null },
    ],
  };
}

const VECTOR = DOCUMENT.vectors[0];
const OTHER = "11".repeat(32);

test("verifyFairness: what follows from its seeds is accepted", () => {
  verifyFairness(documentOf(VECTOR), documentOf(VECTOR));
});

const FALSE_DOCUMENTS: [string, Json][] = [
  ["rounds[0].commitment", documentOf({ ...VECTOR, commitment: OTHER })],
  ["rounds[0].commitment", documentOf({ ...VECTOR, server_seed: OTHER })],
  ["rounds[0].entropy", documentOf({ ...VECTOR, entropy: OTHER })],
  ["rounds[0].server_seed", documentOf({ ...VECTOR, server_seed: "00" })],
  ["rounds[0].player_seeds", documentOf({ ...VECTOR, player_seeds: ["00", ""] })],
  ["protocol", { ...documentOf(VECTOR), protocol: "fair-shuffle/v2" }],
];

for (const [path, document] of FALSE_DOCUMENTS) {
  test(`verifyFairness: a false document is caught at ${path}`, () => {
    assert.throws(() => verifyFairness(document), (error) => error instanceof Difference && error.path === path);
  });
}

test("verifyFairness: a commitment that was exchanged since is caught", () => {
  const earlier = documentOf({ ...VECTOR, commitment: OTHER });
  assert.throws(
    () => verifyFairness(documentOf(VECTOR), earlier),
    (error) => error instanceof Difference && error.path === "rounds[0].commitment",
  );
});
