/** What the caller was told. */

import { dataOf, done, type Connection } from "./connection.js";
import type { Pages } from "./pages.js";
import type { NewsPage, Notice } from "./types.js";

const A_PAGE = 100;
const READ_AT_ONCE = 200;

export class Inbox {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Notices after the one with this id, oldest first. A newer service may send kinds that this version does not know. */
  notices({ after = 0, unread = false } = {}): Pages<Notice> {
    const query = { after, unread, limit: A_PAGE };
    return this.#connection.pages(() => this.#connection.api.GET("/api/v1/me/notifications", { params: { query } }));
  }

  /** Mark notices as read. */
  async read(notices: readonly Pick<Notice, "id">[]): Promise<void> {
    for (let start = 0; start < notices.length; start += READ_AT_ONCE) {
      const ids = notices.slice(start, start + READ_AT_ONCE).map(({ id }) => id);
      await done(this.#connection.api.POST("/api/v1/me/notifications/read", { body: { ids } }));
    }
  }

  /** What concerns the caller after a position, in one page; without one where the feed stands. `followMine` waits. */
  news(position = ""): Promise<NewsPage> {
    const query = position === "" ? {} : { after: position };
    return dataOf(this.#connection.api.GET("/api/v1/me/events", { params: { query } }));
  }
}
