import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { toHex } from "../src/hex.js";
import { hmacSha256, sha256 } from "../src/sha256.js";

const LENGTHS = [...Array(131).keys(), 1000, 65_537];

test("sha256: messages of every length around a block are digested as Node does", () => {
  for (const length of LENGTHS) {
    const message = randomBytes(length);
    assert.equal(toHex(sha256(message)), createHash("sha256").update(message).digest("hex"), `${length} bytes`);
  }
});

test("hmacSha256: keys of every length around a block are mixed in as Node does", () => {
  for (const length of LENGTHS) {
    const [key, message] = [randomBytes(length), randomBytes(100)];
    assert.equal(toHex(hmacSha256(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
});
