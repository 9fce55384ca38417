"""What the helpers of the Python SDK send: pauses, clocks, tickets, seats on offer, invitations, chat, notices."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from duckcover_sdk import Client, ConflictError

from tests.sdk.python.scripted import CUT, GAME, Scripted, game_document, problem, sent

NOON = "2026-11-20T12:00:00Z"
AT = f"/api/v1/games/{GAME}"
TICKET = {
    "id": GAME, "seats": [3, 4], "clocks": ["daily"], "rated": True, "bots_after_hours": 48, "created_at": NOON,
    "ends_at": NOON, "game": None, "matched_at": None,
}  # fmt: skip
MESSAGE = {"id": GAME, "player": "erin", "text": "Hello", "reaction": None, "removed": False, "created_at": NOON}
INVITATION = {
    "id": GAME, "game": GAME, "name": "", "seats": 4, "join_by": NOON, "player": "erin", "inviter": "dana",
    "state": "open", "created_at": NOON, "answered_at": None,
}  # fmt: skip
NOTICE = {
    **dict.fromkeys(("game", "game_name", "competition", "competition_name", "league")),
    **dict.fromkeys(("turn", "round", "deadline", "reason", "read_at")),
    "id": 7, "kind": "message", "text": "Erin has written.", "at": NOON,
}  # fmt: skip
CLOCK = {"at": NOON, "clock": {"kind": "per_turn", "turn_seconds": 60}, "seats": []}
VACATION = {"until": None, "days_left": 15}
TENURES = {"results": [{"seat": 0, "tenures": []}]}


def page(*results: Any, **more: Any) -> dict[str, Any]:
    return {"results": list(results), "next": None, "previous": None, **more}


@pytest.mark.parametrize(
    ("call", "answer", "request_sent"),
    [
        (lambda c: c.clock(GAME), CLOCK, ("GET", f"{AT}/clock", None)),
        (lambda c: c.ask_for_pause(GAME, 48), game_document(), ("POST", f"{AT}/pause", {"hours": 48})),
        (lambda c: c.agree_to_pause(GAME), game_document(), ("PUT", f"{AT}/pause", None)),
        (lambda c: c.vacation(), VACATION, ("GET", "/api/v1/me/vacation", None)),
        (
            lambda c: c.begin_vacation(datetime(2026, 12, 24, tzinfo=UTC)),
            VACATION,
            ("POST", "/api/v1/me/vacation", {"until": "2026-12-24T00:00:00+00:00"}),
        ),
        (lambda c: list(c.tickets()), page(TICKET), ("GET", "/api/v1/me/tickets?limit=100", None)),
        (lambda c: c.ticket(GAME), TICKET, ("GET", f"/api/v1/me/tickets/{GAME}", None)),
        (lambda c: c.invite(GAME, "erin"), INVITATION, ("POST", f"{AT}/invitations", {"player": "erin"})),
        (lambda c: list(c.invitations(GAME)), page(INVITATION), ("GET", f"{AT}/invitations?limit=20", None)),
        (lambda c: list(c.my_invitations()), page(INVITATION), ("GET", "/api/v1/me/invitations?limit=20", None)),
        (lambda c: c.rematch(GAME), game_document(), ("POST", f"{AT}/rematch", None)),
        (lambda c: c.offer_seat(GAME, 2), game_document(), ("POST", f"{AT}/seats/2/offer", None)),
        (lambda c: c.take_seat(GAME, 2), game_document(), ("POST", f"{AT}/seats/2/take", {})),
        (lambda c: c.tenures(GAME), TENURES, ("GET", f"{AT}/tenures", None)),
        (lambda c: list(c.messages(GAME)), page(MESSAGE), ("GET", f"{AT}/messages?limit=20", None)),
        (lambda c: c.send_message(GAME, "Hello"), MESSAGE, ("POST", f"{AT}/messages", {"text": "Hello"})),
        (lambda c: c.react(GAME, "quack"), MESSAGE, ("POST", f"{AT}/reactions", {"reaction": "quack"})),
        (
            lambda c: list(c.notices(after=3, unread=True)),
            page(NOTICE, unread=1),
            ("GET", "/api/v1/me/notifications?after=3&limit=100&unread=true", None),
        ),
        (
            lambda c: list(c.games(status="playing", offered=True)),
            page(game_document()),
            ("GET", "/api/v1/games?limit=50&offered=true&status=playing", None),
        ),
    ],
)
def test_helper__sends_one_request_and_reads_its_answer(
    service: Scripted, client: Client, call: Callable[[Client], Any], answer: Any, request_sent: Any
) -> None:
    service.will((201 if request_sent[1].endswith(("invitations", "messages", "reactions")) else 200, answer))
    found = call(client)
    ((method, path, _, body),) = service.requests
    assert (method, path, body) == request_sent
    assert [found[0] if isinstance(found, list) else found] != [None]


@pytest.mark.parametrize(
    ("call", "request_sent"),
    [
        (lambda c: c.end_pause(GAME), ("DELETE", f"{AT}/pause", None)),
        (lambda c: c.withdraw_offer(GAME, 2), ("DELETE", f"{AT}/seats/2/offer", None)),
        (lambda c: c.end_vacation(), ("DELETE", "/api/v1/me/vacation", None)),
        (lambda c: c.delete_ticket(GAME), ("DELETE", f"/api/v1/me/tickets/{GAME}", None)),
        (lambda c: c.decline_invitation(GAME), ("POST", f"{AT}/invitations/decline", None)),
    ],
)
def test_helper__that_ends_something__is_sent_again_after_a_lost_answer(
    service: Scripted, client: Client, call: Callable[[Client], Any], request_sent: Any
) -> None:
    service.will(CUT, (204, b""))
    call(client)
    assert [(method, path, body) for method, path, _, body in service.requests] == [request_sent] * 2


def test_df3__create_ticket__has_one_key_for_all_attempts(service: Scripted, client: Client) -> None:
    service.will(CUT, (201, TICKET))
    ticket = client.create_ticket([3, 4], ["daily"], bots_after_hours=48)
    assert (ticket.seats, len(set(sent(service, "Idempotency-Key")))) == ([3, 4], 1)
    assert service.requests[0][3] == {
        "seats": [3, 4], "clocks": ["daily"], "rated": True, "bots_after_hours": 48
    }  # fmt: skip


def test_dc4__ask_for_pause__whose_answer_was_lost_after_all_had_agreed__is_the_paused_game(
    service: Scripted, client: Client
) -> None:
    paused = game_document(paused={"since": NOON, "until": NOON})
    service.will(CUT, problem(409, "pause_asked"), (200, paused))
    assert client.ask_for_pause(GAME, 48).paused is not None


def test_dc4__ask_for_pause__while_somebody_else_asks__is_refused(service: Scripted, client: Client) -> None:
    service.will(problem(409, "pause_asked"))
    with pytest.raises(ConflictError, match="pause_asked"):
        client.ask_for_pause(GAME, 48)
    service.will(CUT, problem(409, "pause_asked"), (200, game_document()))
    with pytest.raises(ConflictError, match="pause_asked"):
        client.ask_for_pause(GAME, 48)


def test_dn6__my_events__is_one_page_after_a_position(service: Scripted, client: Client) -> None:
    service.will((200, {"results": [], "position": "7-1"}), (200, {"results": [], "position": "7-2"}))
    first = client.my_events()
    assert client.my_events(first.position, wait=2).position == "7-2"
    paths = [path for _, path, _, _ in service.requests]
    assert paths == ["/api/v1/me/events", "/api/v1/me/events?after=7-1&wait=2"]


def test_dn6__read_notices__marks_two_hundred_at_a_time(service: Scripted, client: Client) -> None:
    many = [{**NOTICE, "id": number} for number in range(201)]
    service.will((200, page(*many, unread=201)), (204, b""), (204, b""))
    client.read_notices(list(client.notices()))
    assert [len(body["ids"]) for _, _, _, body in service.requests[1:]] == [200, 1]


def test_create_game__with_every_option__sends_each(service: Scripted, client: Client) -> None:
    service.will((201, game_document()))
    client.create_game(
        "pond", seats=3, visibility="private", bots=("easy",), round_rules=[["a"], [], []], invited=("erin",),
        excused=2, replace=True, chat="reactions", language="fr", reliability_min=80, family=None, turn_seconds=120,
    )  # fmt: skip
    body = service.requests[0][3]
    assert {name: body[name] for name in ("bots", "round_rules", "invited", "excused", "replace", "chat")} == {
        "bots": ["easy"], "round_rules": [["a"], [], []], "invited": ["erin"], "excused": 2, "replace": True,
        "chat": "reactions",
    }  # fmt: skip
    assert (body["clock"], "family" in body) == ({"kind": "per_turn", "turn_seconds": 120}, False)


def test_create_game__unknown_option__is_an_error_before_anything_is_sent(service: Scripted, client: Client) -> None:
    with pytest.raises(TypeError, match="seat_count"):
        client.create_game(seat_count=3)
    assert service.requests == []
