/** Signing up, signing in, and who one is then. */

import { AccountError } from "./errors.js";
import { dataOf, type Connection, type Outcome } from "./connection.js";
import { mayBeDone } from "./transport.js";
import type { Credentials, Profile, ProfileChange, Registration, Schemas } from "./types.js";

type AuthSession = Schemas["AuthSession"];

export class Account {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Make an account and sign in; also when an attempt whose answer was lost has made the account.
   * Throws: AccountError, also for a step that is still to come (`pending`).
   */
  async signUp(account: Registration): Promise<AuthSession> {
    const outcome = await this.#connection.api.POST("/_allauth/app/v1/auth/signup", { body: account });
    if (!mayBeDone(outcome.response) || !isNameTaken(outcome.error)) {
      return this.#signedIn(Promise.resolve(outcome));
    }
    const { username, password } = account;
    return this.signIn({ username, password }).catch((error: unknown) => {
      const isSomebodyElse = error instanceof AccountError && error.pending === undefined;
      return isSomebodyElse ? dataOf<AuthSession>(Promise.resolve(outcome)) : Promise.reject(error);
    });
  }

  /** Sign in by name or e-mail address. Throws: AccountError, also for a step that is still to come (`pending`). */
  signIn(credentials: Credentials): Promise<AuthSession> {
    return this.#signedIn(this.#connection.api.POST("/_allauth/app/v1/auth/login", { body: credentials }));
  }

  /** Prove the address with the code of the mail, the step `verify_email`. Throws: AccountError. */
  verifyEmail(key: string): Promise<AuthSession> {
    return this.#signedIn(this.#connection.api.POST("/_allauth/app/v1/auth/email/verify", { body: { key } }));
  }

  /** End the session of this device; its token is worth nothing from then on. */
  async signOut(): Promise<void> {
    const { error, response } = await this.#connection.api.DELETE("/_allauth/app/v1/auth/session");
    const goneAlready = [401, 410];
    if (!goneAlready.includes(response.status)) {
      await dataOf(Promise.resolve<Outcome>({ error, response }));
    }
    Object.assign(this.#connection.tokens, { token: null, sessionToken: null });
  }

  /** The caller's own profile. */
  profile(): Promise<Profile> {
    return dataOf(this.#connection.api.GET("/api/v1/me"));
  }

  /** Change the caller's own profile. */
  update(change: ProfileChange): Promise<Profile> {
    return dataOf(this.#connection.api.PATCH("/api/v1/me", { body: change }));
  }

  /** Keep the tokens of an answer, those of a step on the way included. */
  async #signedIn(call: Promise<Outcome<AuthSession>>): Promise<AuthSession> {
    const outcome = await call;
    const { meta } = (outcome.data ?? outcome.error ?? {}) as { meta?: Schemas["AuthMeta"] };
    const { tokens } = this.#connection;
    tokens.sessionToken = meta?.session_token ?? tokens.sessionToken;
    tokens.token = meta?.access_token ?? tokens.token;
    return dataOf(Promise.resolve(outcome));
  }
}

/** Whether a sign-up was refused because there is an account of this name. */
function isNameTaken(refusal: unknown): boolean {
  const { errors = [] } = (refusal ?? {}) as { errors?: Schemas["AuthError"][] };
  return Array.isArray(errors) && errors.some(({ code }) => code === "username_taken");
}

/** Whether signing in waits for a step of the user, and for which. */
export function pendingStep(error: unknown): Schemas["AuthFlowId"] | undefined {
  return error instanceof AccountError ? error.pending?.id : undefined;
}
