/** A document that is not what the rules and the seeds make of it; `path` names the first difference. */
export class Difference extends Error {
  override readonly name = "Difference";

  /** `path` is like `rounds[1].turns[12].moves[0].to`; `expected` and `found` are JSON values. */
  constructor(
    readonly path: string,
    readonly expected: unknown,
    readonly found: unknown,
  ) {
    super(`${path}: expected ${shown(expected)}, found ${shown(found)}`);
  }
}

/**
 * Answer nothing when a JSON value holds what is expected of it: objects may have more fields, lists no more entries.
 * Throws: Difference, naming the first one.
 */
export function compare(expected: unknown, found: unknown, path: string): void {
  if (Array.isArray(expected) && Array.isArray(found)) {
    for (let at = 0; at < Math.max(expected.length, found.length); at += 1) {
      compare(expected[at], found[at], `${path}[${at}]`);
    }
  } else if (isObject(expected) && isObject(found)) {
    for (const [name, value] of Object.entries(expected)) {
      compare(value, own(found, name), path === "" ? name : `${path}.${name}`);
    }
  } else if (expected !== found) {
    throw new Difference(path, expected, found);
  }
}

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field of an object, never one that it has inherited. */
export function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
