/** The documents of the API under short names; their fields are those of openapi.yaml. */

import type { components, operations } from "./generated/schema.js";

export type Schemas = components["schemas"];

/** What an operation takes as its body. */
type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type Game = Schemas["Game"];
export type Seat = Schemas["Seat"];
export type Stack = Schemas["Stack"];
export type Cell = Schemas["Cell"];
export type Move = Schemas["Move"];
export type Submission = Schemas["Submission"];
export type Turn = Schemas["Turn"];
export type AwaitedTurn = Schemas["AwaitedTurn"];
export type Clock = Schemas["Clock"];
export type ClockState = Schemas["ClockState"];
export type Vacation = Schemas["Vacation"];
export type Message = Schemas["Message"];
export type Reaction = BodyOf<"createReaction">["reaction"];
export type Ticket = Schemas["Ticket"];
export type Invitation = Schemas["Invitation"];
export type SeatTenures = Schemas["SeatTenures"];
export type Notice = Schemas["Notice"];
export type GameEvent = Schemas["Event"];
export type News = Schemas["News"];
export type NewsPage = Schemas["NewsPage"];
export type GameRecord = Schemas["Record"];
export type Fairness = Schemas["Fairness"];
export type Profile = Schemas["Me"];
export type Family = NonNullable<Seat["family"]>;
export type BotLevel = NonNullable<Seat["bot"]>;

export type GameHint = Schemas["GameHint"];
export type StandingOrders = Schemas["StandingOrders"];
export type OrdersPreview = Schemas["OrdersPreview"];

export type Orders = BodyOf<"setOrders">;
export type MoveRequest = BodyOf<"submitMove">;
export type CreateTicket = BodyOf<"createTicket">;
export type CreateGame = BodyOf<"createGame">;
export type JoinGame = BodyOf<"joinGame">;
export type StartGame = BodyOf<"startGame">;
export type ProfileChange = BodyOf<"updateMe">;
export type Registration = BodyOf<"signUp">;
export type Credentials = BodyOf<"signIn">;
export type GameFilter = NonNullable<operations["listGames"]["parameters"]["query"]>;

/** A captain card. */
export type Card = NonNullable<Game["turn"]>["card"];

/** What a turn asks for; null is nothing. */
export type Call = NonNullable<Game["turn"]>["call"];

/** A problem document (RFC 9457). A newer server may answer with a code that this list does not have. */
export type Problem = Schemas["Problem"];
export type ProblemCode = Problem["code"];

/** What some codes say beside the rest. */
export interface ProblemExtras {
  illegal_move: { legal_moves: Move[] };
  ambiguous_move: { legal_moves: Move[] };
  turn_closed: { turn: number | null; submission?: Submission };
  family_taken: { families: Family[] };
  precondition_failed: { etag?: string | null };
  insufficient_scope: { scope: string };
  reauthentication_required: { max_age: number };
}

/** A problem with one of these codes, and what these codes say beside the rest. */
export type ProblemOf<Code extends string> = Code extends keyof ProblemExtras
  ? Problem & { code: Code } & ProblemExtras[Code]
  : Problem & { code: Code };
