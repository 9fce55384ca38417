"""What API.md says of the documents of games, for whole-document comparisons."""

import re

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")

GAME = {
    "id",
    "name",
    "status",
    "visibility",
    "host",
    "version",
    "suspended",
    "invite_code",
    "captain_seat",
    "round_rules",
    "open_log",
    "rated",
    "rate_bots",
    "same_owner",
    "paused",
    "pause_asked",
    "join_by",
    "auto_start",
    "invited_only",
    "language",
    "replace",
    "excused",
    "vacation",
    "chat",
    "reliability_min",
    "clock",
    "created_at",
    "started_at",
    "finished_at",
    "round",
    "turn",
    "draw_deck",
    "captain_pile",
    "discard_area",
    "seats",
    "last_turn",
    "result",
    "you",
}
SEAT = {
    "index",
    "sound",
    "player",
    "bot",
    "is_bot",
    "rated",
    "family",
    "state",
    "resigned",
    "misses",
    "offered",
    "vacation_until",
    "grid",
    "received",
    "round_scores",
    "total",
    "rank",
}


class Time:
    """Equals any time in RFC 3339, UTC, with microseconds."""

    def __eq__(self, other):
        return isinstance(other, str) and TIME.fullmatch(other) is not None

    def __hash__(self):
        return 0

    def __repr__(self):
        return "<a time>"


ANY_TIME = Time()


def empty_seat(index, **members):
    """A seat as it shows before the first card."""
    return {
        "index": index,
        "player": None,
        "bot": None,
        "is_bot": False,
        "rated": False,
        "family": None,
        "sound": ("moo", "woof", "meow", "oink")[index],
        "state": "idle",
        "resigned": False,
        "misses": 0,
        "offered": False,
        "vacation_until": None,
        "grid": [],
        "received": None,
        "round_scores": [],
        "total": 0,
        "rank": None,
        **members,
    }


def lobby_document(game, **members):
    """A public game of four in which only dana sits, as anybody sees it."""
    return {
        "id": str(game),
        "name": "",
        "status": "lobby",
        "visibility": "public",
        "host": "dana",
        "version": 2,
        "suspended": False,
        "invite_code": None,
        "captain_seat": 0,
        "round_rules": [[], [], []],
        "open_log": False,
        "rated": True,
        "rate_bots": False,
        "same_owner": False,
        "paused": None,
        "pause_asked": None,
        "join_by": ANY_TIME,
        "auto_start": False,
        "invited_only": False,
        "language": None,
        "replace": False,
        "excused": 0,
        "vacation": False,
        "chat": "all",
        "reliability_min": None,
        "clock": {"kind": "per_turn", "turn_seconds": 86_400},
        "created_at": ANY_TIME,
        "started_at": None,
        "finished_at": None,
        "round": None,
        "turn": None,
        "draw_deck": None,
        "captain_pile": None,
        "discard_area": None,
        "seats": [
            empty_seat(0, player="dana", family="pirates", rated=True),
            empty_seat(1),
            empty_seat(2),
            empty_seat(3),
        ],
        "last_turn": None,
        "result": None,
        "you": None,
        **members,
    }


def you_in_lobby(seat, excused_left=0):
    """The viewer's own part before the first card."""
    return {"seat": seat, "card": None, "legal_moves": [], "submission": None, "excused_left": excused_left}
