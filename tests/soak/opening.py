"""Who plays in a soak: accounts, their webhooks, and the games that they open."""

import random
from collections.abc import Sequence

from duckcover_sdk import Client
from duckcover_sdk.terminal.players import sign_up, throwaway_name

from tests.live.service import Service
from tests.soak.players import Document, Player
from tests.soak.wire import Wire

WITH_WEBHOOK = 5
"""Every fifth player has one."""

PRESETS = ("daily", "relaxed", "slow", "bank")
REPLACING = 0.7
"""The share of games that offer seats of players who are away by themselves."""

BY_INVITATION = 0.1
"""The share of games to which the others are invited by name; they come when they look around, or do not."""

COPY = """
WITH made AS (
    INSERT INTO accounts_player
    SELECT (jsonb_populate_record(player, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('accounts_player', 'id')), 'uuid', gen_random_uuid(),
        'username', %s || n, 'email', %s || n || '@players.invalid', 'time_zone', (%s::text[])[1 + n %% 5]
    ))).* FROM accounts_player player, generate_series(1, %s) n WHERE player.username = %s RETURNING id, username
)
INSERT INTO accounts_token
SELECT (jsonb_populate_record(token, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('accounts_token', 'id')), 'uuid', gen_random_uuid(), 'player_id', made.id,
    'digest', '\\x' || encode(sha256(convert_to(%s || made.username, 'UTF8')), 'hex')
))).* FROM made, accounts_token token JOIN accounts_player player ON player.id = token.player_id
WHERE player.username = %s
"""
"""Accounts like the first one: a password takes 50 ms of a core on purpose, and none of these is ever used."""

ZONES = ["America/Los_Angeles", "America/New_York", "Europe/London", "Europe/Rome", "Asia/Seoul"]
TOKENS = "dkc_of-a-player-of-the-soak-"


def sign_up_players(service: Service, wire: Wire, count: int, rng: random.Random, called: str = "soak") -> list[Player]:
    """Make so many accounts in the five time zones: one over HTTP, the others as its copies, `called` and a number."""
    with Client(service.url) as anybody:
        name = throwaway_name(called)
        sign_up(anybody, name)
    service.sql(COPY, called, called, ZONES, count, name, TOKENS, name)
    names = [f"{called}{number}" for number in range(1, count + 1)]
    return [Player(wire, name, f"{TOKENS}{name}", random.Random(rng.random())) for name in names]


def listen(players: Sequence[Player], url: str) -> None:
    """Give some players a webhook."""
    for player in players[::WITH_WEBHOOK]:
        player.do("webhooks", "POST", "/me/webhooks", {"url": f"{url}/{player.name}"})


def open_game(players: Sequence[Player], clocks: Sequence[Document], rng: random.Random) -> None:
    """A game of 2 to 7 people and bots, under one of the clocks of a day."""
    host, *others = rng.sample(players, rng.randint(1, 5))
    bots = ["steady"] * rng.randint(0 if others else 1, 6 - len(others))
    body = {
        "seats": 1 + len(others) + len(bots),
        "clock": rng.choice(clocks),
        "bots": bots,
        "replace": rng.random() < REPLACING,
    }
    if others and rng.random() < BY_INVITATION:
        invited = {"invited": [player.name for player in others], "auto_start": rng.random() < 0.5}
        host.do("games opened by invitation", "POST", "/games", body | invited)
        return
    answer = host.do("games opened", "POST", "/games", body)
    for player in others if answer.is_good else ():
        player.do("seats taken", "POST", f"/games/{answer.document['id']}/join", {})
