/** The golden documents that the service's own rules are tested with, and changed copies of them. */

import { readdirSync, readFileSync } from "node:fs";

const RULES = new URL("../../../../tests/rules/", import.meta.url);

export type Json = any;
export type Change = Json | ((value: Json) => Json);

export function load(name: string): Json {
  return JSON.parse(readFileSync(new URL(name, RULES), "utf8"));
}

export const GOLDEN: [string, Json][] = readdirSync(new URL("golden/", RULES)).map((name) => [name, load(`golden/${name}`)]);

/** The document with the value at a path like rounds[0].deck[3] replaced; a function gets what is there. */
export function changed(path: string, change: Change, document: Json): Json {
  const copy = structuredClone(document);
  const keys = path.replaceAll("]", "").split(/[.[]/);
  const last = keys.pop()!;
  const place = keys.reduce((at, key) => at[key], copy);
  place[last] = typeof change === "function" ? change(place[last]) : change;
  return copy;
}

/** Every path of a document that a value stands at. */
export function* paths(value: Json, path = ""): Generator<string> {
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    yield where;
    yield* paths(inner, where);
  }
}
