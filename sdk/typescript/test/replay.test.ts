import assert from "node:assert/strict";
import { test } from "node:test";
import { Difference, legalMoves, MalformedRecord, replay, verifyRecord } from "../src/replay.js";
import { changed, GOLDEN, load, paths, type Change, type Json } from "./documents.js";

const GAME = load("golden/2-seats-se-1.json");
const RUNNING = load("golden/4-seats-ssss-2.json");

const flip = (text: string) => (text.startsWith("0") ? "1" : "0") + text.slice(1);
const swap = (cards: Json[]) => {
  const other = cards.findIndex((card) => card !== cards[0]);
  return [cards[other], ...cards.slice(1, other), cards[0], ...cards.slice(other + 1)];
};

for (const [name, record] of GOLDEN) {
  test(`verifyRecord: the golden record ${name} is verified and comes out as it says`, () => {
    const { rounds, result } = verifyRecord(record);
    const played = rounds.map(({ score, endedBy }) => ({ ...score, ended_by: endedBy }));
    const told = record.rounds.map((round: Json) => ({
      scores: round.scores,
      visible_cards: round.visible_cards,
      ended_by: round.ended_by,
    }));
    assert.deepEqual([played, result], [told, record.result]);
  });
}

test("replay: a golden record has every recorded move among the legal ones of its grid", () => {
  for (const round of replay(GAME).rounds) {
    round.turns.slice(1).forEach((turn, index) => {
      for (const [seat, move] of turn.outcome.moves) {
        const grid = round.turns[index]!.after.grids[seat]!;
        const { action, from, to } = move;
        assert.ok(legalMoves(grid, turn.outcome.call).some((legal) => same(legal, { action, from, to })));
      }
    });
  }
});

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const TAMPERED: [string, Change, string][] = [
  ["game", "8723e587-e369-43f7-8f3e-da02de40da4b", "rounds[0].commitment"],
  ["rounds[0].commitment", flip, "rounds[0].commitment"],
  ["rounds[1].server_seed", flip, "rounds[1].commitment"],
  ["rounds[0].entropy", flip, "rounds[0].entropy"],
  ["rounds[0].player_seeds[1]", "00".repeat(16), "rounds[0].entropy"],
  ["rounds[0].removed", [4], "rounds[0].removed[0]"],
  ["rounds[2].deck", swap, "rounds[2].deck[0]"],
  ["rounds[1].grids[1]", swap, "rounds[1].grids[1][0]"],
  ["rounds[1].number", 3, "rounds[1].number"],
  ["rounds[1].turns[0].number", 1, "rounds[1].turns[0].number"],
  ["rounds[0].turns[3].card", "repeat", "rounds[0].turns[3].card"],
  ["rounds[0].turns[3].call", null, "rounds[0].turns[3].call"],
  ["rounds[0].turns[3].discarded", (flag: boolean) => !flag, "rounds[0].turns[3].discarded"],
  ["rounds[0].turns[3].quacks", (quacks: number[]) => [...quacks, 1], "rounds[0].turns[3].quacks[0]"],
  ["rounds[0].turns[3].moves", [], "rounds[0].turns[3].moves[0]"],
  ["rounds[0].turns[3].moves", (moves: Json[]) => moves.slice(0, 1), "rounds[0].turns[3].moves[1]"],
  ["rounds[0].turns[3].moves", (moves: Json[]) => [...moves, moves[0]], "rounds[0].turns[3].moves[2]"],
  ["rounds[0].turns[3].moves", (moves: Json[]) => moves.reverse(), "rounds[0].turns[3].moves[0].seat"],
  ["rounds[0].turns[3].moves[0].seat", 5, "rounds[0].turns[3].moves[0].seat"],
  ["rounds[0].turns[3].moves[1].from", { row: 9, col: 9 }, "rounds[0].turns[3].moves[1].from"],
  ["rounds[0].turns[3].moves[1].to", { row: 9, col: 9 }, "rounds[0].turns[3].moves[1].to"],
  ["rounds[0].turns", (turns: Json[]) => turns.slice(0, -1), "rounds[0].turns[43]"],
  ["rounds[0].turns", (turns: Json[]) => [...turns, turns[0]], "rounds[0].turns[44]"],
  ["rounds[0].reshuffles[0].deck", swap, "rounds[0].reshuffles[0].deck[0]"],
  ["rounds[0].reshuffles[0].before_turn", 1, "rounds[0].reshuffles[0].before_turn"],
  ["rounds[0].reshuffles", [], "rounds[0].reshuffles[0]"],
  ["rounds[2].reshuffles", [{ before_turn: 80, deck: [1] }], "rounds[2].reshuffles[0]"],
  ["rounds[0].scores[1]", 0, "rounds[0].scores[1]"],
  ["rounds[0].scores", (scores: number[]) => scores.slice(0, 1), "rounds[0].scores[1]"],
  ["rounds[2].visible_cards[0]", 7, "rounds[2].visible_cards[0]"],
  ["rounds[0].ended_by", "discards", "rounds[0].ended_by"],
  ["result", null, "result"],
  ["result.winners", [1], "result.winners[0]"],
  ["result.winners", (winners: number[]) => [...winners, "nothing"], "result.winners[1]"],
  ["result.ranking[0].total", "1", "result.ranking[0].total"],
  ["result.ranking[1].rank", 1, "result.ranking[1].rank"],
  ["rounds", (rounds: Json[]) => rounds.slice(0, 2), "result"],
];

for (const [path, change, named] of TAMPERED) {
  test(`verifyRecord: a record tampered with at ${path} is caught at ${named}`, () => {
    assert.equal(differenceOf(() => verifyRecord(changed(path, change, GAME))).path, named);
  });
}

for (const [path, change, named] of TAMPERED.filter(([path]) => /turns|scores/.test(path))) {
  test(`replay: a record tampered with at ${path} is caught at ${named}`, () => {
    assert.equal(differenceOf(() => replay(changed(path, change, GAME))).path, named);
  });
}

function differenceOf(use: () => unknown): Difference {
  try {
    use();
  } catch (error) {
    assert.ok(error instanceof Difference, String(error));
    return error;
  }
  return assert.fail("no difference was found");
}

test("verifyRecord: a cover recorded as a duck names the action", () => {
  const turn = GAME.rounds[0].turns.findIndex((each: Json) => each.moves[0]?.action === "cover");
  const path = `rounds[0].turns[${turn}].moves[0].action`;
  assert.equal(differenceOf(() => verifyRecord(changed(path, "duck", GAME))).path, path);
});

test("verifyRecord: a difference shows what was expected and found", () => {
  const difference = differenceOf(() => verifyRecord(changed("rounds[0].scores[1]", 99, GAME)));
  const score = GAME.rounds[0].scores[1];
  assert.deepEqual([difference.expected, difference.found], [score, 99]);
  assert.equal(difference.message, `rounds[0].scores[1]: expected ${score}, found 99`);
});

test("verifyRecord: the result of a game that runs must be null", () => {
  assert.equal(differenceOf(() => verifyRecord(changed("result", { winners: [0] }, RUNNING))).path, "result");
});

test("verifyRecord: fields that the format does not name are left alone", () => {
  verifyRecord({ ...changed("result.ranking[0].resigned", true, GAME), note: 1 });
});

for (const path of ["rounds[0].commitment", "rounds[0].entropy", "rounds[0].server_seed"]) {
  test(`replay: ${path} is not looked at`, () => {
    assert.deepEqual(replay(changed(path, flip, GAME)), replay(GAME));
  });
}

const IMPOSSIBLE: [string, Change, string][] = [
  ["rounds[0].deck", (deck: Json[]) => deck.slice(1), "rounds[0].deck"],
  ["rounds[0].reshuffles", [], "rounds[0].reshuffles[0]"],
  ["rounds[0].reshuffles[0].deck", (deck: Json[]) => deck.slice(1), "rounds[0].reshuffles[0].deck"],
  ["rounds[0].reshuffles[0].before_turn", 1, "rounds[0].reshuffles[0].before_turn"],
];

for (const [path, change, named] of IMPOSSIBLE) {
  test(`replay: cards that cannot be at ${path} are named`, () => {
    assert.equal(differenceOf(() => replay(changed(path, change, GAME))).path, named);
  });
}

const VARIED = load("golden/3-seats-ses-106.json");
const without = (name: string) => (names: Json[]) => names.filter((each) => each !== name);

const VARIED_TAMPERED: [string, Change, string][] = [
  ["rounds[0].removed", swap, "rounds[0].removed[0]"],
  ["rounds[0].rules", without("surprises"), "rounds[0].removed[0]"],
  ["rounds[0].rules", without("constraints"), "rounds[0].removed[0]"],
  ["rounds[0].rules", without("competition"), "rounds[0].scores[0]"],
  ["rounds[2].rules", without("pressure"), "rounds[2].scores[0]"],
];

for (const [path, change, named] of VARIED_TAMPERED) {
  test(`verifyRecord: variations tampered with at ${path} are named`, () => {
    assert.equal(differenceOf(() => verifyRecord(changed(path, change, VARIED))).path, named);
  });
}

const BLOWS = load("golden/2-seats-ss-201.json");
const GIVE = BLOWS.rounds[0].turns.findIndex((turn: Json) => turn.phase === "give");
const give = `rounds[0].turns[${GIVE}]`;
const place = `rounds[0].turns[${GIVE + 1}]`;

const BLOWS_TAMPERED: [string, Change, string][] = [
  [`${give}.phase`, "move", `${give}.phase`],
  [`${place}.phase`, "give", `${place}.phase`],
  [`${give}.card`, 7, `${give}.card`],
  [`${give}.moves[0].from`, { row: 9, col: 9 }, `${give}.moves[0].from`],
  [`${place}.moves[1].to`, { row: 9, col: 9 }, `${place}.moves[1].to`],
  [`${give}.moves`, (moves: Json[]) => moves.slice(0, 1), `${give}.moves[1]`],
  [`${place}.quacks`, [0], `${place}.quacks[0]`],
];

for (const [path, change, named] of BLOWS_TAMPERED) {
  test(`verifyRecord: low blows tampered with at ${path} are named`, () => {
    assert.equal(differenceOf(() => verifyRecord(changed(path, change, BLOWS))).path, named);
  });
}

test("replay: an action of another phase is named", () => {
  const other = { action: "place", from: null, to: { row: 0, col: 0 } };
  const change = (move: Json) => ({ ...move, ...other });
  assert.equal(differenceOf(() => replay(changed(`${give}.moves[0]`, change, BLOWS))).path, `${give}.moves[0].action`);
});

const BLOWS_MALFORMED: [string, Change, string][] = [
  [`${give}.phase`, "take", `${give}.phase`],
  [`${give}.moves[0].to`, { row: 0, col: 0 }, `${give}.moves[0].to`],
  [`${place}.moves[0].from`, { row: 0, col: 0 }, `${place}.moves[0].from`],
  [`${give}.moves[0].from`, null, `${give}.moves[0].from`],
  ["rules_version", 2, "rounds[0].rules[0]"],
];

for (const [path, change, named] of BLOWS_MALFORMED) {
  test(`verifyRecord: low blows that make no sense at ${path} are named`, () => {
    assert.throws(
      () => verifyRecord(changed(path, change, BLOWS)),
      (error) => error instanceof MalformedRecord && error.path.startsWith(named),
    );
  });
}

const VARIED_MALFORMED: [string, Change, string][] = [
  ["rounds[0].rules[1]", "nonsense", "rounds[0].rules[1]"],
  ["rounds[0].rules", ["madness", "madness"], "rounds[0].rules[1]"],
  ["rounds[0].rules", ["pressure"], "rounds[0].rules[0]"],
  ["rules_version", 1, "rounds[0].rules[0]"],
];

for (const [path, change, named] of VARIED_MALFORMED) {
  test(`verifyRecord: variations that make no sense at ${path} are named`, () => {
    assert.throws(
      () => verifyRecord(changed(path, change, VARIED)),
      (error) => error instanceof MalformedRecord && error.path === named,
    );
  });
}

const MALFORMED: [string, Change, string][] = [
  ["format", "duckcover-record/2", "format"],
  ["rules_version", 99, "rules_version"],
  ["rules_version", "1", "rules_version"],
  ["game", "x", "game"],
  ["game", "{8723e587-e369-43f7-8f3e-da02de40da4a}", "game"],
  ["captain_seat", 2, "captain_seat"],
  ["captain_seat", true, "captain_seat"],
  ["seats", [], "seats"],
  ["seats[1].index", 0, "seats[1].index"],
  ["seats[1].family", GAME.seats[0].family, "seats[1].family"],
  ["seats[1].family", 7, "seats[1].family"],
  ["rounds", {}, "rounds"],
  ["rounds", (rounds: Json[]) => [...rounds, rounds[0]], "rounds[3]"],
  ["rounds[1]", null, "rounds[1]"],
  ["rounds[0].rules", ["competition"], "rounds[0].rules[0]"],
  ["rounds[0].server_seed", "00", "rounds[0].server_seed"],
  ["rounds[0].server_seed", "zz".repeat(32), "rounds[0].server_seed"],
  ["rounds[0].server_seed", "AA".repeat(32), "rounds[0].server_seed"],
  ["rounds[0].player_seeds", [""], "rounds[0].player_seeds"],
  ["rounds[0].player_seeds[1]", "00", "rounds[0].player_seeds[1]"],
  ["rounds[0].player_seeds[1]", null, "rounds[0].player_seeds[1]"],
  ["rounds[0].deck[2]", 13, "rounds[0].deck[2]"],
  ["rounds[0].deck[2]", {}, "rounds[0].deck[2]"],
  ["rounds[0].grids[0][0]", 13, "rounds[0].grids[0]"],
  ["rounds[0].grids", [[]], "rounds[0].grids"],
  ["rounds[0].scores[0]", "4", "rounds[0].scores[0]"],
  ["rounds[0].visible_cards", null, "rounds[0].visible_cards"],
  ["rounds[0].turns[1].card", "min", "rounds[0].turns[1].card"],
  ["rounds[0].turns[1].call", 1.5, "rounds[0].turns[1].call"],
  ["rounds[0].turns[1].call", "repeat", "rounds[0].turns[1].call"],
  ["rounds[0].turns[1].discarded", 0, "rounds[0].turns[1].discarded"],
  ["rounds[0].turns[1].quacks", [null], "rounds[0].turns[1].quacks[0]"],
  ["rounds[0].turns[1].moves[0].action", "quack", "rounds[0].turns[1].moves[0].action"],
  ["rounds[0].turns[1].moves[0].origin", null, "rounds[0].turns[1].moves[0].origin"],
  ["rounds[0].turns[1].moves[0].to.row", "0", "rounds[0].turns[1].moves[0].to.row"],
  ["rounds[0].turns[1].moves[0].from", [0, 1], "rounds[0].turns[1].moves[0].from"],
  ["rounds[0].reshuffles[0].before_turn", null, "rounds[0].reshuffles[0].before_turn"],
  ["result", [], "result"],
];

const NEWER: [string, Change][] = [
  ["seats[1].family", "geese"],
  ["seats[1].bot", "genius"],
  ["rounds[0].turns[1].moves[0].origin", "oracle"],
  ["rounds[0].turns[1].moves[0].seconds", 7],
  ["rounds[0].weather", { of: "the pond" }],
  ["result.applause", true],
];

for (const [path, change] of NEWER) {
  test(`verifyRecord: ${path} of a newer service is left alone`, () => {
    assert.equal(verifyRecord(changed(path, change, GAME)).rounds.length, 3);
  });
}

for (const [path, change, named] of MALFORMED) {
  test(`verifyRecord: a malformed document, ${path} changed to ${JSON.stringify(change)}, is named`, () => {
    assert.throws(
      () => verifyRecord(changed(path, change, GAME)),
      (error) => error instanceof MalformedRecord && error.path === named,
    );
  });
}

for (const document of [null, [], "x", 1, {}]) {
  test(`verifyRecord: ${JSON.stringify(document)} is no record`, () => {
    assert.throws(() => verifyRecord(document), MalformedRecord);
  });
}

test("verifyRecord: nothing but its two errors comes out of a document, whatever stands anywhere in it", () => {
  const values = [null, true, -1, 0.5, 7, "", "__proto__", [], [[]], {}, undefined];
  const places = [...paths(RUNNING)].filter((_, index) => index % 7 === 0);
  for (const [index, path] of places.entries()) {
    try {
      verifyRecord(changed(path, values[index % values.length], RUNNING));
    } catch (error) {
      assert.ok(error instanceof Difference || error instanceof MalformedRecord, `${path}: ${error}`);
    }
  }
});
