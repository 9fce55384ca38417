/** A round from its first card to its end. */

import { discardLimit, type Call, type Card } from "./cards.js";
import type { Grid } from "./grid.js";
import { canMove, type Move } from "./moves.js";
import type { Rules } from "./variations.js";

export type EndedBy = "single_stack" | "discards";

/** A card that was drawn, and what it calls. */
export interface DrawnCard {
  readonly card: Card;
  readonly call: Call;
}

/** What makes a new draw deck: the number of the reshuffle from 1, the Captain pile oldest first. */
export type Reshuffle = (number: number, pile: readonly Card[]) => readonly Card[];

/** Everything there is to know about a round; `drawDeck` is drawn from the front, `captainPile` is oldest first. */
export interface RoundState {
  readonly rules: Rules;
  readonly drawDeck: readonly Card[];
  readonly captainPile: readonly Card[];
  readonly discardArea: readonly Card[];
  readonly grids: readonly Grid[];
  readonly last: (DrawnCard & { readonly discarded: boolean }) | null;
  readonly open: DrawnCard | null;
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
  return { rules, drawDeck: deck, grids, ...empty };
}

/** Open the next card; an empty draw deck is made anew from the Captain pile first. */
export function draw(state: RoundState, reshuffle: Reshuffle): RoundState {
  const { drawDeck, captainPile, reshuffles } = state.drawDeck.length > 0 ? state : newDeck(state, reshuffle);
  const [card, ...rest] = drawDeck;
  if (card === undefined) {
    throw new RangeError("no card is left to draw");
  }
  return { ...state, drawDeck: rest, captainPile, reshuffles, open: { card, call: callOf(card, state) } };
}

function newDeck(state: RoundState, reshuffle: Reshuffle): RoundState {
  const number = state.reshuffles + 1;
  return { ...state, drawDeck: reshuffle(number, state.captainPile), captainPile: [], reshuffles: number };
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
  const call = open?.call ?? null;
  return [...grids.keys()].filter((seat) => call !== null && canMove(grids[seat]!, call, rules));
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
  return [after(state, outcome), outcome];
}

/** The state after a turn: the stacks moved, the card on its pile. */
function after(state: RoundState, { card, call, discarded, moves }: TurnOutcome): RoundState {
  const grids = state.grids.map((grid, seat) => {
    const move = moves.get(seat);
    return move === undefined ? grid : grid.moved(move.from, move.to);
  });
  const discardArea = discarded ? [...state.discardArea, card] : state.discardArea;
  const captainPile = discarded ? state.captainPile : [...state.captainPile, card];
  const endedBy = end(grids, discardArea.length);
  return { ...state, grids, captainPile, discardArea, last: { card, call, discarded }, open: null, endedBy };
}

function end(grids: readonly Grid[], discards: number): EndedBy | null {
  if (grids.some((grid) => grid.size === 1)) {
    return "single_stack";
  }
  return discards >= discardLimit(grids.length) ? "discards" : null;
}
