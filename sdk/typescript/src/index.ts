/** Play the card game Duck & Cover over its REST API. */

export { Account, pendingStep } from "./account.js";
export type { Answer, Api } from "./api.js";
export { Duckcover, type DuckcoverOptions } from "./client.js";
export { AccountError, ConnectionError, DuckcoverError, isProblem, ProblemError } from "./errors.js";
export type { Chat } from "./chat.js";
export type { Clocks } from "./clocks.js";
export type { Finding } from "./finding.js";
export { Games, type FollowOptions } from "./games.js";
export type { Inbox } from "./inbox.js";
export type { components, operations, paths } from "./generated/schema.js";
export { Pages } from "./pages.js";
export type { TransportOptions } from "./transport.js";
export type * from "./types.js";
export { verifyWebhook, WebhookError, type WebhookMessage } from "./webhooks.js";
