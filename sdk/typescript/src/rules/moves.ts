/** Covering, ducking, giving and placing: which moves a grid has. */

import type { Call } from "./cards.js";
import { byPlace, neighbours, sameCell, topOf, type Cell, type Grid, type Stack } from "./grid.js";
import { Rules } from "./variations.js";

export type Action = "cover" | "duck" | "give" | "place";
/** What a turn asks for; the card of a low blow makes two turns, `give` and `place`. */
export type Phase = "move" | "give" | "place";

export const ACTIONS: readonly Action[] = ["cover", "duck", "give", "place"];
export const PHASES: readonly Phase[] = ["move", "give", "place"];

const BASE = new Rules();

/** The way of a stack; a give has no `to`, a place no `from`. */
export interface Move {
  readonly action: Action;
  readonly from: Cell | null;
  readonly to: Cell | null;
}

/** The stacks that a call asks for, by row and column; there are several only in low blows. */
export function calledStacks(grid: Grid, call: Call, rules: Rules = BASE): Stack[] {
  const stacks = grid.stacks();
  const number = call === "max" ? Math.max(...stacks.map(topOf)) : call;
  return stacks.filter((stack) => topOf(stack) === number && rules.isCalled(number));
}

/** Whether a seat with this grid can move; otherwise it quacks. */
export function canMove(grid: Grid, call: Call, rules: Rules = BASE): boolean {
  return grid.size > 1 && calledStacks(grid, call, rules).length > 0;
}

/** Every legal move, by the stack, covers before ducks, each by its target; none means a quack. */
export function legalMoves(grid: Grid, call: Call, rules: Rules = BASE, phase: Phase = "move"): Move[] {
  if (phase === "give") {
    return lowestCells(grid).map((from): Move => ({ action: "give", from, to: null }));
  }
  if (phase === "place") {
    return openCells(grid, null).map((to): Move => ({ action: "place", from: null, to }));
  }
  return calledStacks(grid, call, rules).flatMap(({ row, col }) => movesFrom(grid, { row, col }));
}

/** The stacks that may be given: those whose card is not above the second-lowest. */
function lowestCells(grid: Grid): Cell[] {
  const second = grid.stacks().map(topOf).sort((one, other) => one - other)[1] ?? NaN;
  return grid.stacks().filter((stack) => topOf(stack) <= second).map(({ row, col }) => ({ row, col }));
}

function movesFrom(grid: Grid, from: Cell): Move[] {
  const covers = neighbours(from).filter((cell) => grid.at(cell));
  return [
    ...covers.map((to): Move => ({ action: "cover", from, to })),
    ...openCells(grid, from).map((to): Move => ({ action: "duck", from, to })),
  ];
}

/** The empty cells beside a stack other than the one that moves, by row and column. */
function openCells(grid: Grid, from: Cell | null): Cell[] {
  const others = grid.stacks().filter((stack) => from === null || !sameCell(stack, from));
  const open = others.flatMap(neighbours).filter((cell) => !grid.at(cell));
  return open.sort(byPlace).filter((cell, at, all) => at === 0 || !sameCell(cell, all[at - 1]!));
}

/** Which part of a move is wrong: "from", "action", "to", or nothing. */
export function illegalPart(
  grid: Grid,
  call: Call,
  move: Move,
  rules: Rules = BASE,
  phase: Phase = "move",
): "from" | "action" | "to" | null {
  const legal = legalMoves(grid, call, rules, phase);
  if (phase !== "move" || move.action === "give" || move.action === "place") {
    return illegalPartOfGift(legal, move, phase);
  }
  const ofStack = legal.filter((each) => same(each.from, move.from));
  if (ofStack.length === 0) {
    return "from";
  }
  const there = ofStack.find((each) => same(each.to, move.to));
  if (there === undefined) {
    return "to";
  }
  return there.action === move.action ? null : "action";
}

function illegalPartOfGift(legal: readonly Move[], move: Move, phase: Phase): "from" | "action" | "to" | null {
  if (move.action !== phase) {
    return "action";
  }
  const isLegal = legal.some((each) => same(each.from, move.from) && same(each.to, move.to));
  return isLegal ? null : phase === "give" ? "from" : "to";
}

function same(one: Cell | null, other: Cell | null): boolean {
  return one === null || other === null ? one === other : sameCell(one, other);
}
