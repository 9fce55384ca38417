/**
 * Writes src/generated/ from the OpenAPI document; with --check it writes nothing and fails when a file is not current.
 *
 *     node generate.mjs [--check] [document, ../../openapi.yaml by default]
 */
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";

const SCHEMAS = "#/components/schemas/";
const IDEMPOTENCY_KEY = "Idempotency-Key";
const METHODS = ["get", "put", "post", "delete", "patch"];
const GENERATED = "// Generated from openapi.yaml by generate.sh. Do not edit.\n\n";

const check = process.argv.includes("--check");
const path = process.argv.slice(2).find((word) => !word.startsWith("--"));
const source = readFileSync(path ?? new URL("../../openapi.yaml", import.meta.url), "utf8");
const document = whole(parse(source));

/**
 * The document with the answers and parameters that operations share put where they are referred to: each operation's
 * type then says by itself all that it may answer.
 */
function whole(document) {
  const found = (part) => (part.$ref ? document.components[part.$ref.split("/")[2]][part.$ref.split("/")[3]] : part);
  for (const item of Object.values(document.paths)) {
    for (const operation of METHODS.map((method) => item[method]).filter(Boolean)) {
      if (operation.parameters) operation.parameters = operation.parameters.map(found);
      for (const [status, answer] of Object.entries(operation.responses)) operation.responses[status] = found(answer);
    }
  }
  delete document.components.responses;
  delete document.components.parameters;
  return document;
}

/** Every operation with the method and the path that it stands under. */
function operations() {
  return Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, route, item, ...item[method] })),
  );
}

/** The names of the schemas that a part of the document points at, directly or through others. */
function reachable(part, found = new Set()) {
  for (const value of Object.values(part ?? {})) {
    if (typeof value === "string" && value.startsWith(SCHEMAS)) {
      const name = value.slice(SCHEMAS.length);
      if (!found.has(name)) reachable(document.components.schemas[name], found.add(name));
    } else if (typeof value === "object") {
      reachable(value, found);
    }
  }
  return found;
}

const sent = reachable(operations().map(({ requestBody }) => requestBody));

/**
 * A set of words that no body sends is open: a newer server may know more of them than this client, so the types
 * say that any text may come. What bodies send stays closed, so that a wrong word is a compile error.
 */
function openAnswers(schema, { path: place }) {
  const name = place?.startsWith(SCHEMAS) ? place.slice(SCHEMAS.length) : "";
  if (!schema.enum || schema.type !== "string" || !name || name.includes("/") || sent.has(name)) return undefined;
  const words = schema.enum.map((word) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(word)));
  const anyText = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);
  return ts.factory.createUnionTypeNode([...words, ts.factory.createParenthesizedType(anyText)]);
}

/** The operations that take an Idempotency-Key, as "POST /path". */
function keyed() {
  const takesKey = ({ item, parameters = [] }) =>
    [...(item.parameters ?? []), ...parameters].some((each) => each.name === IDEMPOTENCY_KEY);
  return operations()
    .filter(takesKey)
    .map(({ method, route }) => `${method.toUpperCase()} ${route}`)
    .sort();
}

const files = {
  "schema.ts": astToString(await openapiTS(document, { alphabetize: true, defaultNonNullable: false, transform: openAnswers })),
  "keyed.ts":
    "/** The operations that take an Idempotency-Key. */\n" +
    `export const KEYED: ReadonlySet<string> = new Set(${JSON.stringify(keyed(), null, 2)});\n`,
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`src/generated/${name}`, import.meta.url);
  const current = GENERATED + text;
  if (!check) {
    writeFileSync(file, current);
  } else if (readFileSync(file, "utf8") !== current) {
    console.error(`sdk/typescript/src/generated/${name} is not what the document gives: run sdk/typescript/generate.sh`);
    process.exitCode = 1;
  }
}
