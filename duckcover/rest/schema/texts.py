"""What the OpenAPI document says of the service as a whole."""

from typing import Any

DESCRIPTION = """\
Play Duck & Cover over days: the REST API of the service. JSON, `snake_case`, times in RFC 3339 UTC, durations in whole
seconds, public ids are UUIDs.

**Signing in.** `signUp` and `signIn` answer with `meta.access_token`, the bearer token of this device for everything
below `/api/v1`. Scripts and bots use personal tokens, apps of somebody else OAuth 2. Anybody may read public games.

**The rules of the game** are at [/rules](/rules) in five languages; `/rules#q4` is the address of the rule Q4.

**Errors** are `application/problem+json` (RFC 9457): branch on `code`, whose closed list is the schema `ErrorCode`;
`title` and `detail` are for people and follow `Accept-Language` (en, es, fr, it, ko).

**Retries.** `PUT` and `DELETE` may be sent again whenever an answer was lost. A `POST` that makes something takes an
`Idempotency-Key`. After 429 and 503 wait for `Retry-After`.

**Asking for help.** Each answer has an `X-Request-ID`, and so has the log of the service. Send your own (up to 64
letters, digits, `.`, `_`, `-`) and it is taken over.

**Reading cheaply.** Send `If-None-Match` with the `ETag` that you have: 304 costs next to nothing.

**Old apps.** Changes are additive. Ignore fields that you do not know, and take unknown values of enums in answers.
"""

LICENSE = {"name": "None: all rights reserved", "url": "https://choosealicense.com/no-permission/"}
"""No licence has been chosen; the page says what that means. The packages of the SDKs say the same."""

SERVERS = [{"url": "/", "description": "The service that this document comes from."}]

TAGS: list[dict[str, Any]] = [
    {"name": "lobby", "description": "Finding games, making them, sitting down."},
    {"name": "play", "description": "The state of a game and the moves of the caller's seat."},
    {"name": "orders", "description": "Standing orders: what is to be done when a card calls, left in advance."},
    {
        "name": "history",
        "description": "What happened: turns, events, the replayable record, fairness.",
    },
    {"name": "leagues", "description": "Leagues and who runs them."},
    {"name": "competitions", "description": "Competitions of leagues."},
    {"name": "entries", "description": "Who takes part in a competition, and what organizers decide about it."},
    {"name": "substitutes", "description": "Who takes seats that others have left, and the seats on offer."},
    {"name": "requests", "description": "What players ask of the staff of a competition, and the answers."},
    {"name": "rounds", "description": "Rounds of competitions, their draws with proof, their tables."},
    {"name": "standings", "description": "Standings, who has met whom, and the export to recompute them."},
    {"name": "rulings", "description": "What staff have decided, and what has happened."},
    {
        "name": "ratings",
        "description": "Ratings by pool, once a day: leaderboards, histories, an export to recompute them.",
    },
    {"name": "notifications", "description": "What the caller is told, and by which ways."},
    {"name": "accounts", "description": "The caller's account: profile, devices, tokens, apps, bots, blocks."},
    {"name": "apps", "description": "OAuth: the apps that the caller has let in, and those that it has made."},
    {"name": "sign-in", "description": "Making an account, signing in and out, codes and steps on the way."},
    {
        "name": "sign-in security",
        "description": "Password, e-mail addresses, second factors, passkeys.",
    },
]
