// Generated from openapi.yaml by generate.sh. Do not edit.

/** The operations that take an Idempotency-Key. */
export const KEYED: ReadonlySet<string> = new Set([
  "POST /api/v1/competitions/{id}/pause",
  "POST /api/v1/competitions/{id}/resume",
  "POST /api/v1/competitions/{id}/rounds/{number}/extend",
  "POST /api/v1/competitions/{id}/rounds/{number}/pause",
  "POST /api/v1/competitions/{id}/rounds/{number}/redraw",
  "POST /api/v1/competitions/{id}/rounds/{number}/resume",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/adjudicate",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/extend",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/pause",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/replace",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/resume",
  "POST /api/v1/competitions/{id}/rounds/{number}/tables/{table}/void",
  "POST /api/v1/competitions/{id}/rulings/{number}/undo",
  "POST /api/v1/games",
  "POST /api/v1/games/{id}/invitations",
  "POST /api/v1/games/{id}/join",
  "POST /api/v1/games/{id}/messages",
  "POST /api/v1/games/{id}/reactions",
  "POST /api/v1/games/{id}/rematch",
  "POST /api/v1/me/bots",
  "POST /api/v1/me/bots/{username}/tokens",
  "POST /api/v1/me/clients",
  "POST /api/v1/me/tickets",
  "POST /api/v1/me/tokens",
  "POST /api/v1/me/webhooks",
  "POST /api/v1/me/webhooks/{id}/rotate",
  "POST /api/v1/players/{username}/reports",
  "PUT /api/v1/competitions/{id}/rounds/{number}/tables"
]);
