/**
 * The typed calls of every operation, made by openapi-fetch.
 *
 * The types of its calls are its own, those of its answers are not: its `Readable` takes open sets of words apart.
 */

import createClient, { type ClientOptions, type MaybeOptionalInit, type Middleware } from "openapi-fetch";
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import type { paths } from "./generated/schema.js";

type Success = 200 | 201 | 202 | 203 | 204;
type Content<Response> = Response extends { content: infer Bodies } ? Bodies : never;
type BodyAs<Response, Media> = Content<Response> extends infer Bodies ? Bodies[keyof Bodies & Media] : never;

/** What an operation answers with these statuses. */
type Bodies<Operation, Status, Media> = Operation extends { responses: infer Responses }
  ? { [Each in keyof Responses & Status]: BodyAs<Responses[Each], Media> }[keyof Responses & Status]
  : never;

type Data<Operation> = Bodies<Operation, Success, "application/json">;
type Refusal<Operation> = Bodies<Operation, Exclude<keyof ResponsesOf<Operation>, Success>, `application/${string}`>;
type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** An answer: `data` of a success, `error` of a refusal, and the response itself for status and headers. */
export type Answer<Operation> =
  | { data: Data<Operation>; error?: never; response: Response }
  | { data?: never; error: Refusal<Operation>; response: Response };

type Arguments<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init];

type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: Arguments<MaybeOptionalInit<paths[Path], Method & keyof paths[Path]>>
) => Promise<Answer<paths[Path][Method & keyof paths[Path]]>>;

/** A method for each verb: `api.GET("/api/v1/games/{id}", { params: { path: { id } } })`. */
export interface Api {
  GET: Call<"get">;
  PUT: Call<"put">;
  POST: Call<"post">;
  DELETE: Call<"delete">;
  PATCH: Call<"patch">;
}

/** The calls, with what is done to each request before it is sent. */
export function createApi(options: ClientOptions, middleware: Middleware): Api {
  const client = createClient<paths>(options);
  client.use(middleware);
  return client as unknown as Api;
}
