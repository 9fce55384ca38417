/** The captain cards, the ducks and what is printed on them. */

export type Card = number | "max" | "repeat";
export type Call = number | "max" | null;

export const ROUNDS = 3;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 7;
export const DUCKS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The points printed on a duck, by its number; there is no duck 0. */
const SPLASHES = [NaN, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];

/** The captain cards of a round before they are shuffled. */
export const CAPTAIN_CARDS: readonly Card[] = [...DUCKS.flatMap((duck) => [duck, duck]), "max", "repeat"];

/** The points printed on a duck. */
export function splashes(duck: number): number {
  return SPLASHES[duck] ?? NaN;
}

/** Whether a value is the number of a duck. */
export function isDuck(value: unknown): value is number {
  return DUCKS.includes(value as number);
}

/** Whether a value is a captain card. */
export function isCard(value: unknown): value is Card {
  return value === "max" || value === "repeat" || isDuck(value);
}

/** Whether a game can have so many seats. */
export function isSeatCount(count: number): boolean {
  return Number.isInteger(count) && count >= FEWEST_SEATS && count <= MOST_SEATS;
}

/** How many cards in the Discard area end a round of so many seats. */
export function discardLimit(seats: number): number {
  return 11 - seats;
}

/** Whether two lists hold the same cards, in any order. */
export function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  const sorted = (cards: readonly Card[]) => cards.map(String).sort().join();
  return sorted(some) === sorted(others);
}
