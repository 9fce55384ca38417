/** What the seats of a game say to each other. */

import { dataOf, type Connection } from "./connection.js";
import type { Pages } from "./pages.js";
import type { Message, Reaction } from "./types.js";

export class Chat {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Messages and reactions, newest first. Throws: ProblemError `not_seated` for others while the game runs. */
  messages(id: string): Pages<Message> {
    return this.#connection.pages(() => this.#connection.api.GET("/api/v1/games/{id}/messages", { params: { path: { id } } }));
  }

  /** Write to the table, 1 to 500 characters. Throws: ProblemError `chat_off` where the game takes none. */
  say(id: string, text: string): Promise<Message> {
    return dataOf(this.#connection.api.POST("/api/v1/games/{id}/messages", { params: { path: { id } }, body: { text } }));
  }

  /** Send a reaction, which stands among the messages. */
  react(id: string, reaction: Reaction): Promise<Message> {
    return dataOf(this.#connection.api.POST("/api/v1/games/{id}/reactions", { params: { path: { id } }, body: { reaction } }));
  }
}
