/** The record format `duckcover-record/1`: what is in it, and reading it from any JSON value. */

import { isObject, own } from "../difference.js";
import { fromHex } from "../hex.js";
import { DUCKS, isCard, isDuck, isSeatCount, ROUNDS, type Call, type Card } from "../rules/cards.js";
import type { Cell } from "../rules/grid.js";
import { ACTIONS, PHASES, type Move, type Phase } from "../rules/moves.js";
import { Rules, VERSIONS, whyUnplayable } from "../rules/variations.js";

export const FORMAT = "duckcover-record/1";

/** A document that is no record in this format; `path` names the first place that is wrong. */
export class MalformedRecord extends Error {
  override readonly name = "MalformedRecord";

  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path || "the document"}: ${problem}`);
  }
}

export interface RecordedMove extends Move {
  readonly seat: number;
  readonly origin: string;
}

export interface RecordedTurn {
  readonly number: number;
  readonly phase: Phase;
  readonly card: Card;
  readonly call: Call;
  readonly moves: readonly RecordedMove[];
}

export interface RecordedReshuffle {
  readonly before_turn: number;
  readonly deck: readonly Card[];
}

/** What a round was played from; what came of it is compared in the document itself. */
export interface RecordedRound {
  readonly number: number;
  readonly rules: Rules;
  readonly server_seed: string;
  readonly player_seeds: readonly string[];
  readonly removed: readonly Card[];
  readonly deck: readonly Card[];
  readonly grids: readonly (readonly number[])[];
  readonly turns: readonly RecordedTurn[];
  readonly reshuffles: readonly RecordedReshuffle[];
}

/** A record that is well formed; whether it is true is another question. */
export interface GameRecord {
  readonly game: string;
  readonly seats: number;
  readonly rounds: readonly RecordedRound[];
}

/** The record in a document. Throws: MalformedRecord, naming the first place that is wrong. */
export function parseRecord(document: unknown): GameRecord {
  const record = new Place(document, "");
  if (record.text("format") !== FORMAT) {
    record.at("format").refuse(`is not ${FORMAT}`);
  }
  const version = versionOf(record);
  const seats = seatsOf(record);
  const rounds = record.list("rounds");
  rounds[ROUNDS]?.refuse(`a game has ${ROUNDS} rounds`);
  const captain = record.integer("captain_seat");
  if (captain < 0 || captain >= seats) {
    record.at("captain_seat").refuse(`there is no seat ${captain}`);
  }
  const result = record.at("result").value;
  if (result !== null && !isObject(result)) {
    record.at("result").refuse("is missing, or neither an object nor null");
  }
  return { game: gameOf(record), seats, rounds: rounds.map((round) => readRound(round, seats, version)) };
}

/** A JSON value and its path in the document. */
class Place {
  constructor(
    readonly value: unknown,
    readonly path: string,
  ) {}

  refuse(problem: string): never {
    throw new MalformedRecord(this.path, problem);
  }

  at(name: string): Place {
    if (!isObject(this.value)) {
      return this.refuse("is no object");
    }
    return new Place(own(this.value, name), this.path === "" ? name : `${this.path}.${name}`);
  }

  text(name: string): string {
    const { value } = this.at(name);
    return typeof value === "string" ? value : this.at(name).refuse("is no text");
  }

  integer(name: string): number {
    return this.at(name).asInteger();
  }

  asInteger(): number {
    return Number.isSafeInteger(this.value) ? (this.value as number) : this.refuse("is no integer");
  }

  list(name: string): Place[] {
    const { value, path } = this.at(name);
    if (!Array.isArray(value)) {
      return this.at(name).refuse("is no list");
    }
    return value.map((each: unknown, index) => new Place(each, `${path}[${index}]`));
  }

  integers(name: string): void {
    this.list(name).forEach((each) => each.asInteger());
  }

  asCard(): Card {
    return isCard(this.value) ? this.value : this.refuse("is no card: 1 to 12, max or repeat");
  }

  cards(name: string): Card[] {
    return this.list(name).map((each) => each.asCard());
  }

  onePerSeat(name: string, seats: number): Place[] {
    const entries = this.list(name);
    return entries.length === seats ? entries : this.at(name).refuse(`has ${entries.length} entries for ${seats} seats`);
  }

  hex(): Uint8Array {
    try {
      return fromHex(typeof this.value === "string" ? this.value : "?");
    } catch {
      return this.refuse("is not lower-case hexadecimal");
    }
  }

  oneOf<Word extends string>(name: string, words: readonly Word[]): Word {
    const word = words.find((each) => each === this.at(name).value);
    return word ?? this.at(name).refuse(`is not one of ${words.join(", ")}`);
  }
}

/** The version of the rules; a record that names none is of the first. */
function versionOf(record: Place): number {
  const version = record.at("rules_version").value === undefined ? 1 : record.integer("rules_version");
  if (!VERSIONS.has(version)) {
    record.at("rules_version").refuse(`is ${version}; this version of the SDK plays ${[...VERSIONS.keys()].join(", ")}`);
  }
  return version;
}

function gameOf(record: Place): string {
  const game = record.text("game");
  const canonical = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(game);
  return canonical ? game : record.at("game").refuse("is no UUID in lower case with hyphens");
}

/** How many seats there are, each with its index and a family of its own, which may be new since this version. */
function seatsOf(record: Place): number {
  const seats = record.list("seats");
  if (!isSeatCount(seats.length)) {
    record.at("seats").refuse(`a game has 2 to 7 seats, not ${seats.length}`);
  }
  const families = new Set<string>();
  seats.forEach((seat, index) => {
    if (seat.integer("index") !== index) {
      seat.at("index").refuse(`is not ${index}`);
    }
    const family = seat.text("family");
    if (families.has(family)) {
      seat.at("family").refuse("is another seat's");
    }
    families.add(family);
  });
  return seats.length;
}

function readRound(round: Place, seats: number, version: number): RecordedRound {
  ["commitment", "entropy", "ended_by"].forEach((name) => round.text(name));
  ["scores", "visible_cards"].forEach((name) => round.integers(name));
  const number = round.integer("number");
  const rules = readRules(round.list("rules"), number, version);
  if (round.at("server_seed").hex().length !== 32) {
    round.at("server_seed").refuse("has not 32 bytes");
  }
  const player_seeds = round.onePerSeat("player_seeds", seats).map(playerSeed);
  return {
    number,
    rules,
    server_seed: round.text("server_seed"),
    player_seeds,
    removed: round.cards("removed"),
    deck: round.cards("deck"),
    grids: round.onePerSeat("grids", seats).map(readGrid),
    turns: round.list("turns").map(readTurn),
    reshuffles: round.list("reshuffles").map((each) => ({
      before_turn: each.integer("before_turn"),
      deck: each.cards("deck"),
    })),
  };
}

function readRules(names: readonly Place[], round: number, version: number): Rules {
  const values = names.map((name) => name.value);
  names.forEach((name, index) => {
    const problem = whyUnplayable(values, index, round, version);
    if (problem !== null) {
      name.refuse(problem);
    }
  });
  return new Rules(values as string[]);
}

function playerSeed(seed: Place): string {
  const { length } = seed.hex();
  if (length !== 0 && (length < 16 || length > 64)) {
    seed.refuse("has not 0 or 16 to 64 bytes");
  }
  return seed.value as string;
}

function readGrid(grid: Place): number[] {
  const cards: unknown[] = Array.isArray(grid.value) ? grid.value : [];
  const ducks = cards.filter(isDuck);
  if (cards.length !== DUCKS.length || new Set(ducks).size !== DUCKS.length) {
    grid.refuse("is not the ducks 1 to 12, each once");
  }
  return ducks;
}

function readTurn(turn: Place): RecordedTurn {
  const card = turn.at("card").asCard();
  const call = turn.at("call").value === null ? null : turn.at("call").asCard();
  if (typeof turn.at("discarded").value !== "boolean") {
    turn.at("discarded").refuse("is neither true nor false");
  }
  turn.integers("quacks");
  const moves = turn.list("moves").map(readMove);
  if (call === "repeat") {
    turn.at("call").refuse("no card calls repeat");
  }
  return { number: turn.integer("number"), phase: readPhase(turn), card, call: call as Call, moves };
}

/** What a turn asks for; records from before low blows do not say it. */
function readPhase(turn: Place): Phase {
  return turn.at("phase").value === undefined ? "move" : turn.oneOf("phase", PHASES);
}

function readMove(move: Place): RecordedMove {
  const action = move.oneOf("action", ACTIONS);
  const from = action === "place" ? readNull(move.at("from")) : readCell(move.at("from"));
  const to = action === "give" ? readNull(move.at("to")) : readCell(move.at("to"));
  return { action, from, to, seat: move.integer("seat"), origin: move.text("origin") };
}

/** The cell of another grid, which gives and places do not name. */
function readNull(cell: Place): null {
  return cell.value === null ? null : cell.refuse("is not null");
}

function readCell(cell: Place): Cell {
  return { row: cell.integer("row"), col: cell.integer("col") };
}
