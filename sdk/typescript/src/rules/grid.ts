/** The stacks that one seat has in front of it. */

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The cards on a cell, from bottom to top. */
export interface Stack extends Cell {
  readonly cards: readonly number[];
}

const COLUMNS = 4;

/** Whether two cells are the same place. */
export function sameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.col === other.col;
}

/** The four cells beside a cell, in ascending order; diagonals never count. */
export function neighbours({ row, col }: Cell): Cell[] {
  return [
    { row: row - 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
    { row: row + 1, col },
  ];
}

/** The order of cells: by row, then by column. */
export function byPlace(one: Cell, other: Cell): number {
  return one.row - other.row || one.col - other.col;
}

/** Stacks by their cell; it never changes, `moved` makes a new one. */
export class Grid {
  readonly #stacks: ReadonlyMap<string, Stack>;

  constructor(stacks: Iterable<Stack>) {
    this.#stacks = new Map(Array.from(stacks, (stack) => [key(stack), stack]));
  }

  /** A seat's 12 ducks laid out row by row from (0, 0) to (2, 3). */
  static deal(ducks: readonly number[]): Grid {
    return new Grid(ducks.map((duck, at) => ({ row: Math.floor(at / COLUMNS), col: at % COLUMNS, cards: [duck] })));
  }

  /** How many stacks there are, which is how many cards are visible. */
  get size(): number {
    return this.#stacks.size;
  }

  /** Every stack, by row and column. */
  stacks(): Stack[] {
    return [...this.#stacks.values()].sort(byPlace);
  }

  /** The stack on a cell, if there is one. */
  at(cell: Cell): Stack | undefined {
    return this.#stacks.get(key(cell));
  }

  /** The grid without the stack on a cell. */
  without(cell: Cell): Grid {
    return new Grid(this.stacks().filter((each) => !sameCell(each, cell)));
  }

  /** The grid with one stack more, on an empty cell. */
  with({ row, col }: Cell, cards: readonly number[]): Grid {
    return new Grid([...this.stacks(), { row, col, cards }]);
  }

  /** The grid after the stack on one cell has moved to another, on top of what lies there. */
  moved(source: Cell, target: Cell): Grid {
    const stack = this.at(source);
    const others = this.stacks().filter((each) => !sameCell(each, source) && !sameCell(each, target));
    const cards = [...(this.at(target)?.cards ?? []), ...(stack?.cards ?? [])];
    return new Grid([...others, { row: target.row, col: target.col, cards }]);
  }
}

/** The visible card of a stack. */
export function topOf(stack: Stack): number {
  return stack.cards[stack.cards.length - 1] ?? NaN;
}

function key({ row, col }: Cell): string {
  return `${row},${col}`;
}
