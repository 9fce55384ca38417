/** A list that comes in pages. */

export interface Page<Item> {
  results: Item[];
  next: string | null;
}

/** Every item of a list, page after page, each asked for when it is needed: `for await (const item of list)`. */
export class Pages<Item> implements AsyncIterable<Item> {
  readonly #first: () => Promise<Page<Item>>;
  readonly #follow: (url: string) => Promise<Page<Item>>;

  constructor(first: () => Promise<Page<Item>>, follow: (url: string) => Promise<Page<Item>>) {
    this.#first = first;
    this.#follow = follow;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const items of this.pages()) {
      yield* items;
    }
  }

  /** The pages themselves. */
  async *pages(): AsyncGenerator<Item[], void, undefined> {
    let page = await this.#first();
    yield page.results;
    while (page.next !== null) {
      page = await this.#follow(page.next);
      yield page.results;
    }
  }

  /** The items up to a number of them (100) as a list. */
  async take(most = 100): Promise<Item[]> {
    const items: Item[] = [];
    for await (const item of this) {
      if (items.push(item) >= most) {
        break;
      }
    }
    return items;
  }
}
