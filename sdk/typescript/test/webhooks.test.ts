import assert from "node:assert/strict";
import { test } from "node:test";

import { verifyWebhook, WebhookError } from "../src/index.js";

// The example of the Standard Webhooks specification's reference libraries.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = '{"test": 2432232314}';
const NOW = 1614265330;
const HEADERS = {
  "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
  "Webhook-Timestamp": String(NOW),
  "webhook-signature": "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

test("verifyWebhook: the example of the reference: is believed", () => {
  assert.deepEqual(verifyWebhook(BODY, HEADERS, SECRET, { now: NOW }), { test: 2432232314 });
  assert.deepEqual(verifyWebhook(new TextEncoder().encode(BODY), new Headers(HEADERS), SECRET, { now: NOW }), {
    test: 2432232314,
  });
});

test("verifyWebhook: anything else: is refused", () => {
  const refused: [string, Record<string, string>, string, number][] = [
    [`${BODY} `, HEADERS, SECRET, NOW],
    [BODY, { ...HEADERS, "webhook-id": "another" }, SECRET, NOW],
    [BODY, { ...HEADERS, "webhook-signature": "v1,AAAA" }, SECRET, NOW],
    [BODY, {}, SECRET, NOW],
    [BODY, HEADERS, "whsec_AAAA", NOW],
    [BODY, HEADERS, "whsec_*", NOW],
    [BODY, HEADERS, SECRET, NOW + 301],
    [BODY, HEADERS, SECRET, NOW - 301],
  ];
  for (const [body, headers, secret, now] of refused) {
    assert.throws(() => verifyWebhook(body, headers, secret, { now }), WebhookError);
  }
});
