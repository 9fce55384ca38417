/** Webhooks, the verifier: whether a request comes from the service, as Standard Webhooks describe it. */

import type { components } from "./generated/schema.js";
import { hmacSha256, joined } from "./sha256.js";

const PREFIX = "whsec_";
const TOLERANCE = 300;

/** What a webhook is sent: `data` is a notice as the inbox shows it. */
export interface WebhookMessage {
  type: components["schemas"]["NoticeKind"];
  timestamp: string;
  data: components["schemas"]["Notice"];
}

/** A request that is not to be believed. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

/**
 * Check a request and return its message. `body` is the body as it came, byte for byte. Remember `webhook-id`: the same
 * message may come more than once. `now` and `tolerance` are in seconds. Throws a WebhookError.
 */
export function verifyWebhook(
  body: Uint8Array | string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
  { now = Date.now() / 1000, tolerance = TOLERANCE }: { now?: number; tolerance?: number } = {},
): WebhookMessage {
  const given = headers instanceof Headers ? headers : new Headers(plain(headers));
  const id = given.get("webhook-id") ?? "";
  const timestamp = given.get("webhook-timestamp") ?? "";
  if (id === "" || !/^[0-9]+$/.test(timestamp)) {
    throw new WebhookError("The headers of a webhook are missing.");
  }
  if (Math.abs(now - Number(timestamp)) > tolerance) {
    throw new WebhookError("The message is too old, or of the future.");
  }
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const expected = `v1,${toBase64(hmacSha256(keyOf(secret), signed))}`;
  const signatures = (given.get("webhook-signature") ?? "").split(" ");
  if (!signatures.some((signature) => equal(signature, expected))) {
    throw new WebhookError("The signature is wrong.");
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookMessage;
}

function plain(headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}

function keyOf(secret: string): Uint8Array {
  try {
    return Uint8Array.from(atob(secret.slice(secret.startsWith(PREFIX) ? PREFIX.length : 0)), (sign) =>
      sign.charCodeAt(0),
    );
  } catch {
    throw new WebhookError("This is no secret of a webhook.");
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Compares in a time that does not tell how far two texts are alike. */
function equal(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) {
    difference |= (one.charCodeAt(at) || 0) ^ other.charCodeAt(at);
  }
  return difference === 0;
}
