from typing import Literal, cast

EventKind = Literal[
    "deck_reshuffled",
    "game_cancelled",
    "game_created",
    "game_finished",
    "game_resumed",
    "game_started",
    "game_suspended",
    "host_changed",
    "player_deleted",
    "round_ended",
    "round_opened",
    "seat_autopilot",
    "seat_awaited",
    "seat_left",
    "seat_missed",
    "seat_offered",
    "seat_ready",
    "seat_resigned",
    "seat_returned",
    "seat_taken",
    "turn_opened",
    "turn_resolved",
]

EVENT_KIND_VALUES: set[EventKind] = {
    "deck_reshuffled",
    "game_cancelled",
    "game_created",
    "game_finished",
    "game_resumed",
    "game_started",
    "game_suspended",
    "host_changed",
    "player_deleted",
    "round_ended",
    "round_opened",
    "seat_autopilot",
    "seat_awaited",
    "seat_left",
    "seat_missed",
    "seat_offered",
    "seat_ready",
    "seat_resigned",
    "seat_returned",
    "seat_taken",
    "turn_opened",
    "turn_resolved",
}


def check_event_kind(value: str) -> EventKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(EventKind, value)
