/** Covering and ducking: which moves a grid has for a call. */

import type { Call } from "./cards.js";
import { byPlace, neighbours, sameCell, topOf, type Cell, type Grid, type Stack } from "./grid.js";
import { Rules } from "./variations.js";

export type Action = "cover" | "duck";

const BASE = new Rules();

export interface Move {
  readonly action: Action;
  readonly from: Cell;
  readonly to: Cell;
}

/** The stack that a call asks for, if the grid shows it. */
export function calledStack(grid: Grid, call: Call, rules: Rules = BASE): Stack | undefined {
  const stacks = grid.stacks();
  const number = call === "max" ? Math.max(...stacks.map(topOf)) : call;
  return stacks.find((stack) => topOf(stack) === number && rules.isCalled(number));
}

/** Whether a seat with this grid can move; otherwise it quacks. */
export function canMove(grid: Grid, call: Call, rules: Rules = BASE): boolean {
  return grid.size > 1 && calledStack(grid, call, rules) !== undefined;
}

/** Every legal move, covers before ducks, each by its target; none means a quack. */
export function legalMoves(grid: Grid, call: Call, rules: Rules = BASE): Move[] {
  const source = calledStack(grid, call, rules);
  if (source === undefined) {
    return [];
  }
  const from = { row: source.row, col: source.col };
  const covers = neighbours(from).filter((cell) => grid.at(cell));
  return [
    ...covers.map((to): Move => ({ action: "cover", from, to })),
    ...openCells(grid, from).map((to): Move => ({ action: "duck", from, to })),
  ];
}

/** The empty cells beside a stack other than the one that moves, by row and column. */
function openCells(grid: Grid, from: Cell): Cell[] {
  const others = grid.stacks().filter((stack) => !sameCell(stack, from));
  const open = others.flatMap(neighbours).filter((cell) => !grid.at(cell));
  return open.sort(byPlace).filter((cell, at, all) => at === 0 || !sameCell(cell, all[at - 1]!));
}

/** Which part of a move is wrong: "from", "action", "to", or nothing. */
export function illegalPart(
  grid: Grid,
  call: Call,
  move: Move,
  rules: Rules = BASE,
): "from" | "action" | "to" | null {
  const source = calledStack(grid, call, rules);
  if (source === undefined || !sameCell(source, move.from)) {
    return "from";
  }
  const there = legalMoves(grid, call, rules).find((legal) => sameCell(legal.to, move.to));
  if (there === undefined) {
    return "to";
  }
  return there.action === move.action ? null : "action";
}
