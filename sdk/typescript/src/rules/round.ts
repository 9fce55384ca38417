/** A round from its first card to its end. */

import { discardLimit, type Call, type Card } from "./cards.js";
import type { Grid } from "./grid.js";
import { canMove, type Move, type Phase } from "./moves.js";
import type { Rules } from "./variations.js";

export type EndedBy = "single_stack" | "discards";

/** A card that was drawn, and what it asks for. */
export interface DrawnCard {
  readonly card: Card;
  readonly call: Call;
  readonly phase: Phase;
}

/** What makes a new draw deck: the number of the reshuffle from 1, the Captain pile oldest first. */
export type Reshuffle = (number: number, pile: readonly Card[]) => readonly Card[];

/**
 * Everything there is to know about a round; `drawDeck` is drawn from the front, `captainPile` is oldest first.
 * `received` is by seat the stack that it has still to place, while the gifts of a low blow are placed.
 */
export interface RoundState {
  readonly rules: Rules;
  readonly drawDeck: readonly Card[];
  readonly captainPile: readonly Card[];
  readonly discardArea: readonly Card[];
  readonly grids: readonly Grid[];
  readonly last: (DrawnCard & { readonly discarded: boolean }) | null;
  readonly open: DrawnCard | null;
  readonly received: readonly (readonly number[])[];
  readonly reshuffles: number;
  readonly endedBy: EndedBy | null;
}

/** What happened in a turn; a card that calls nothing asks nobody, so nobody quacks. */
export interface TurnOutcome extends DrawnCard {
  readonly discarded: boolean;
  readonly moves: ReadonlyMap<number, Move>;
  readonly quacks: readonly number[];
}

/** A round before its first card. */
export function openRound(rules: Rules, deck: readonly Card[], grids: readonly Grid[]): RoundState {
  const empty = { captainPile: [], discardArea: [], last: null, open: null, reshuffles: 0, endedBy: null };
  return { rules, drawDeck: deck, grids, received: [], ...empty };
}

/** Open the next turn: that of the next card, or the second of a low blow. */
export function nextTurn(state: RoundState, reshuffle: Reshuffle): RoundState {
  return state.received.length > 0 ? state : draw(state, reshuffle);
}

/** Open the next card; an empty draw deck is made anew from the Captain pile first. */
export function draw(state: RoundState, reshuffle: Reshuffle): RoundState {
  const { drawDeck, captainPile, reshuffles } = state.drawDeck.length > 0 ? state : newDeck(state, reshuffle);
  const [card, ...rest] = drawDeck;
  if (card === undefined) {
    throw new RangeError("no card is left to draw");
  }
  return { ...state, drawDeck: rest, captainPile, reshuffles, open: opened(card, state) };
}

function newDeck(state: RoundState, reshuffle: Reshuffle): RoundState {
  const number = state.reshuffles + 1;
  return { ...state, drawDeck: reshuffle(number, state.captainPile), captainPile: [], reshuffles: number };
}

function opened(card: Card, state: RoundState): DrawnCard {
  const isLowBlow = state.rules.isLowBlow(card);
  return isLowBlow ? { card, call: null, phase: "give" } : { card, call: callOf(card, state), phase: "move" };
}

/** What a card calls after the card before it: Repeat repeats what was played, and nothing else. */
function callOf(card: Card, { last }: RoundState): Call {
  if (card !== "repeat") {
    return card;
  }
  return last === null || last.discarded ? null : last.call;
}

/** The seats that must move for the open card. */
export function seatsAsked({ rules, grids, open }: RoundState): number[] {
  const { call, phase } = open ?? { call: null, phase: "move" };
  const isAsked = (grid: Grid) => phase !== "move" || (call !== null && canMove(grid, call, rules));
  return [...grids.keys()].filter((seat) => isAsked(grids[seat]!));
}

/** Make all moves of the open card at once, put it on its pile, look for the end; `moves` are legal and complete. */
export function resolve(state: RoundState, moves: ReadonlyMap<number, Move>): [RoundState, TurnOutcome] {
  const open = state.open;
  if (open === null) {
    throw new RangeError("no card is open: draw one first");
  }
  const asked = seatsAsked(state);
  const quacks = open.call === null ? [] : [...state.grids.keys()].filter((seat) => !asked.includes(seat));
  const outcome = { ...open, discarded: asked.length === 0, moves, quacks };
  return [open.phase === "give" ? afterGiving(state, open, moves) : after(state, outcome), outcome];
}

/** The state in which each seat has what the one before it gave; the card stays open. */
function afterGiving(state: RoundState, open: DrawnCard, moves: ReadonlyMap<number, Move>): RoundState {
  const cells = state.grids.map((_, seat) => moves.get(seat)?.from ?? { row: NaN, col: NaN });
  const given = state.grids.map((grid, seat) => grid.at(cells[seat]!)?.cards ?? []);
  const received = given.map((_, seat) => given[(seat + given.length - 1) % given.length]!);
  const grids = state.grids.map((grid, seat) => grid.without(cells[seat]!));
  return { ...state, grids, received, open: { ...open, phase: "place" } };
}

/** The state after a turn: the stacks moved, the card on its pile. */
function after(state: RoundState, { card, call, phase, discarded, moves }: TurnOutcome): RoundState {
  const grids = state.grids.map((grid, seat) => afterMove(grid, moves.get(seat), state.received[seat] ?? []));
  const discardArea = discarded ? [...state.discardArea, card] : state.discardArea;
  const captainPile = discarded ? state.captainPile : [...state.captainPile, card];
  const endedBy = end(grids, discardArea.length);
  return { ...state, grids, captainPile, discardArea, last: { card, call, phase, discarded }, open: null, received: [], endedBy };
}

/** A grid after its move, if it has one; `received` is what it places. */
function afterMove(grid: Grid, move: Move | undefined, received: readonly number[]): Grid {
  if (move === undefined || move.to === null) {
    return grid;
  }
  return move.from === null ? grid.with(move.to, received) : grid.moved(move.from, move.to);
}

function end(grids: readonly Grid[], discards: number): EndedBy | null {
  if (grids.some((grid) => grid.size === 1)) {
    return "single_stack";
  }
  return discards >= discardLimit(grids.length) ? "discards" : null;
}
