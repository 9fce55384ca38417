"""The table of who may do what, and the requests that it is held against."""

import json
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import yaml
from django.db import transaction
from django.test import Client

from tests.contract.matrix.world import CALLERS, COMPETITIONS, GAMES, NOWHERE, OBJECTS, OF_COMPETITIONS, PLAYERS
from tests.games.clients import headers_of

ROOT = Path(__file__).resolve().parents[3]
METHODS = ("get", "put", "post", "patch", "delete", "head", "options", "trace")
PUSH_KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The example of RFC 8291, 5."""

WHY = {"reason": "It is fair."}
SOON = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
LATER = (datetime.now(UTC) + timedelta(days=1)).isoformat()
MUCH_LATER = (datetime.now(UTC) + timedelta(days=30)).isoformat()
CUP = {
    "name": "Spring cup",
    "stages": [{"format": "swiss", "rounds": 5}],
    "registration": {"opens_at": SOON, "closes_at": LATER},
    "timing": {"kind": "every", "first": MUCH_LATER, "days": 14, "length_days": 14, "zone": "UTC"},
}
BODIES = {
    "createGame": {},
    "createMessage": {"text": "Quack!"},
    "createReaction": {"reaction": "quack"},
    "createTicket": {"seats": [7], "clocks": ["slow"]},
    "askForPause": {"hours": 1},
    "beginVacation": {"until": (datetime.now(UTC) + timedelta(days=1)).isoformat()},
    "invitePlayer": {"player": "stranger"},
    "startGame": {"fill": "easy"},
    "setOrders": {"calls": {}},
    "previewOrders": {"calls": {}},
    "setPlayerSeed": {"seed": "00" * 16},
    "createWebhook": {"url": "https://example.org/hook"},
    "updateWebhook": {"enabled": False},
    "createPushSubscription": {"endpoint": "https://push.example.org/x", "keys": PUSH_KEYS},
    "updateMe": {"bio": "Quack."},
    "updateSeat": {"sound": "roar"},
    "readNotifications": {"ids": [1]},
    "updateNotificationSettings": {"digest": "daily"},
    "createToken": {"name": "A token", "scopes": ["games:read"]},
    "createOAuthClient": {"name": "An app", "type": "public", "redirect_uris": [], "scopes": ["games:read"]},
    "createBot": {"username": "another_bot"},
    "updateBot": {"bio": "Quack."},
    "createBotToken": {"name": "A token", "scopes": ["games:read"]},
    "reportPlayer": {"reason": "spam", "detail": ""},
    "createLeague": {"name": "Lake league"},
    "updateLeague": {"name": "Lake league"},
    "appointStaff": {**WHY, "role": "referee"},
    "createCompetition": CUP,
    "createSeason": {"name": "Autumn", "size": 4, "divisions": [CUP]},
    "updateSeason": {"name": "Winter"},
    "createNextSeason": {"name": "Winter"},
    "sendAnnouncement": {**WHY, "text": "Quack!"},
    "hideAnnouncement": WHY,
    "updateCompetition": {**WHY, "description": "Every spring."},
    "updateEntry": {"confirmed": True},
    "inviteEntries": {**WHY, "entries": [{"player": "blocked"}]},
    **{f"{what}Points": {**WHY, "points": 1} for what in ("award", "deduct")},
    **{f"{what}Entry": WHY for what in ("warn", "admit", "remove", "reinstate", "disqualify")},
    **{f"{what}Competition": WHY for what in ("publish", "hide", "cancel")},
    "keepApart": WHY,
    "createLeagueWebhook": {"url": "https://example.org/hook"},
    "createRequest": {"kind": "other", "text": "May I?"},
    "answerRequest": {"answer": "You may."},
    "redrawRound": WHY,
    "undoRuling": WHY,
    "voidTable": WHY,
    **{f"resume{scope}": WHY for scope in ("Competition", "Round", "Table")},
    **{f"pause{scope}": {**WHY, "until": LATER} for scope in ("Competition", "Round", "Table")},
    **{f"extend{scope}": {**WHY, "closes_at": MUCH_LATER} for scope in ("Round", "Table")},
    "setTables": {**WHY, "tables": []},
    "adjudicateTable": {**WHY, "ranks": [1, 2, 3, 4]},
    "replacePlayer": {**WHY, "entry": str(NOWHERE), "player": "stranger"},
}
"""What is sent along; other operations take no body, or an empty one."""

QUERIES = {
    "exportRatings": {"pool": "daily"},
    **{name: {"reason": "It is fair."} for name in ("dismissStaff", "allowTogether")},
}
"""The query parameters of operations that do not go without."""


@cache
def table():
    """The table as it is written."""
    return yaml.safe_load((Path(__file__).parent / "operations.yaml").read_text())


@cache
def document_operations():
    """(method, path template, operation) by operationId, from the committed document."""
    paths = yaml.safe_load((ROOT / "openapi.yaml").read_text())["paths"]
    return {
        operation["operationId"]: (method, path, operation)
        for path, item in paths.items()
        for method, operation in item.items()
        if method in METHODS
    }


def callers_of(row):
    """Who an operation is asked by."""
    return (*CALLERS, *OF_COMPETITIONS) if "competition" in row else CALLERS


def objects_of(row):
    """The objects that an operation is asked for."""
    if "table" in row:
        return GAMES
    if "competition" in row:
        return COMPETITIONS
    if "of" in row:
        return PLAYERS if row["of"] == "player" else OBJECTS
    return ("own",)


def expected(row, caller, target):
    """What the table says: a status, and the code of a refusal."""
    rules = [*row.get("but", ()), *table()["groups"][row["group"]]]
    said = next(rule["says"] for rule in rules if _names(rule, "who", caller) and _names(rule, "what", target))
    return str(row["ok"] if said == "ok" else said)


def _names(rule, member, name):
    aliases = table()["who"]
    given = rule.get(member)
    return given is None or name in {each for word in given for each in aliases.get(word, [word])}


@contextmanager
def undone():
    """Whatever is written within is rolled back; to the services it is as if no transaction were open."""
    block = transaction.atomic()
    block._from_testcase = True
    with block:
        yield
        transaction.set_rollback(True)


def ask(world, operation, row, caller, target):
    """Send one request, and undo whatever it has done."""
    method, template, _operation = document_operations()[operation]
    parameters = world.parameters(row, target, caller)
    if operation == "getTurn":
        parameters["number"] -= 1
    body = world.move(target, caller) if operation == "submitMove" else BODIES.get(operation)
    data = b"" if body is None else json.dumps(body).encode()
    with undone():
        client = Client(raise_request_exception=False)
        return client.generic(
            method.upper(),
            template.format(**parameters),
            data,
            content_type="application/json",
            query_params=QUERIES.get(operation),
            headers=world.headers(caller),
        )


def ask_sign_in(world, operation, caller):
    """Send one request of the sign-in API with an empty body, and undo whatever it has done."""
    method, path, _operation = document_operations()[operation]
    session = world.sessions.get(caller)
    headers = {"X-Session-Token": session} if session else {}
    with undone():
        client = Client(raise_request_exception=False)
        return client.generic(method.upper(), path, b"{}", content_type="application/json", headers=headers)


def outcome(answer):
    """What an answer says in the table's words."""
    if answer.status_code < 400:
        return str(answer.status_code)
    return f"{answer.status_code} {answer.json().get('code', '')}".strip()


def everything(answer):
    """All of an answer that a caller can compare."""
    return answer.status_code, headers_of(answer), answer.content
