/**
 * SHA-256 and HMAC-SHA256 over bytes, in the open: WebCrypto's would be asynchronous, and browsers offer it on secure
 * origins only.
 */

const BLOCK = 64;
const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The SHA-256 digest of some bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = new DataView(padded(message).buffer);
  const state = Uint32Array.from(INITIAL);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    compress(state, blocks, at);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA256 (RFC 2104): 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Some pieces of bytes, one after the other. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) {
      primes.push(number);
    }
  }
  return primes;
}

/** The first 32 bits of a number's fractional part. */
function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

/** The message with a one bit, zeros and its length in bits behind it: whole blocks. */
function padded(message: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const length = new DataView(blocks.buffer);
  length.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  length.setUint32(blocks.length - 4, (message.length << 3) >>> 0);
  return blocks;
}

/** Mix one block into the state. */
function compress(state: Uint32Array, blocks: DataView, at: number): void {
  const words = schedule(blocks, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND_CONSTANTS[round]! + words[round]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word));
}

type Eight = [number, number, number, number, number, number, number, number];

/** The 64 words that a block is stretched to. */
function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) {
    words[index] = blocks.getUint32(at + 4 * index);
  }
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + small + words[index - 7]! + large;
  }
  return words;
}

/** A word turned to the right. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
