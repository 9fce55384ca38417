/** What a round's set of variations changes. */

import { CAPTAIN_CARDS, splashes, type Card } from "./cards.js";

/** The versions of the rules that are played here, and the variations of each. */
export const VERSIONS: ReadonlyMap<number, readonly string[]> = new Map([
  [1, []],
  [2, ["competition", "madness", "constraints", "pressure", "surprises"]],
  [3, ["competition", "madness", "constraints", "pressure", "surprises", "low_blows"]],
]);

const PRESSED_ROUND = 3;
const LEFT_OUT: readonly Card[] = [1, 2, 3];

/** What holds in a round with these variations. */
export class Rules {
  readonly names: ReadonlySet<string>;

  constructor(names: Iterable<string> = []) {
    this.names = new Set(names);
  }

  /** The captain cards of the round before they are shuffled. */
  captainCards(): readonly Card[] {
    return this.names.has("constraints") ? CAPTAIN_CARDS.filter((card) => !LEFT_OUT.includes(card)) : CAPTAIN_CARDS;
  }

  /** How many of them are secretly taken out before the round. */
  surprises(): number {
    return this.names.has("surprises") ? 2 : 0;
  }

  /** Whether a stack with this number on top can be called. */
  isCalled(number: number): boolean {
    return !(this.names.has("constraints") && LEFT_OUT.includes(number));
  }

  /** Whether each seat gives a stack away and places another for this card. */
  isLowBlow(card: Card): boolean {
    return this.names.has("low_blows") && (card === "max" || card === "repeat");
  }

  /** What visible cards are worth: a sum, negative for a lone one, which `pressure` doubles. */
  score(visible: readonly number[]): number {
    const value = (card: number) => (this.names.has("competition") ? card : splashes(card));
    const sum = visible.reduce((total, card) => total + value(card), 0);
    return visible.length === 1 ? 0 - sum * (this.names.has("pressure") ? 2 : 1) : sum;
  }
}

/** Why a name cannot stand at its place among the variations of a round; null where it can. */
export function whyUnplayable(names: readonly unknown[], index: number, round: number, version: number): string | null {
  const name = names[index];
  if (typeof name !== "string" || !VERSIONS.get(version)?.includes(name)) {
    return "there is no such rule in this version";
  }
  if (names.indexOf(name) < index) {
    return "is named twice";
  }
  return name === "pressure" && round !== PRESSED_ROUND ? "makes no sense in this round" : null;
}
