"""Following what happens by the Python SDK: streams that break off, streams that do not get through."""

import json

import pytest
from duckcover_sdk import Client, NotFoundError, following

from tests.sdk.python.scripted import CUT, GAME, Scripted, problem

STREAM = {"Content-Type": "text/event-stream; charset=utf-8"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause between two attempts."""
    monkeypatch.setattr(following, "PAUSE", 0.001)
    monkeypatch.setattr(following, "LONGEST_PAUSE", 0.001)


def event(number: int, kind: str = "seat_ready") -> dict:
    return {"number": number, "kind": kind, "at": "2026-11-20T12:00:00Z", "seat": 0, "turn": 1, "details": None}


def stream(*events: dict) -> bytes:
    """A stream with these events, and a comment before them."""
    texts = [f"id: {each['number']}\nevent: {each['kind']}\ndata: {json.dumps(each)}\n\n" for each in events]
    return "".join(["retry: 1\n\n", ": still here\n\n", *texts]).encode()


def asked(service: Scripted) -> list:
    """What was asked for: the way, and from where."""
    return [
        ("stream", headers["Last-Event-ID"]) if headers["Accept"] == "text/event-stream" else ("poll", path)
        for _, path, headers, _ in service.requests
    ]


def numbers(client: Client, **options: int) -> list[int]:
    return [each.number for each in client.follow(GAME, **options)]


def test_dn6__follow__that_breaks_off__goes_on_after_the_last_event(service: Scripted, client: Client) -> None:
    service.will(
        (200, stream(event(8), event(16)), STREAM),
        CUT,
        (200, stream(event(24, "game_finished"), event(32)), STREAM),
    )
    assert numbers(client, after=5) == [8, 16, 24]
    assert asked(service) == [("stream", "5"), ("stream", "16"), ("stream", "16")]


def test_dn6__follow__whose_stream_is_refused__polls_at_once(service: Scripted, client: Client) -> None:
    page = {"results": [event(8, "game_finished")], "next": None, "previous": None}
    service.will(problem(406, "not_acceptable"), (200, page))
    assert numbers(client, after=5) == [8]
    assert [way for way, _ in asked(service)] == ["stream", "poll"]


def test_dn6__follow__whose_streams_bring_nothing__polls(service: Scripted, client: Client) -> None:
    empty = {"results": [], "next": None, "previous": None}
    service.will(
        (200, b"", STREAM),
        (200, empty),
        (200, {**empty, "results": [event(8)]}),
        (200, empty),
        (200, {**empty, "results": [event(16, "game_cancelled")]}),
    )
    assert numbers(client) == [8, 16]
    path = f"/api/v1/games/{GAME}/events?wait=25&after="
    assert asked(service) == [("stream", "0")] * 2 + [("poll", f"{path}{number}") for number in (0, 8, 8)]


def test_dn6__follow__of_a_service_that_is_away__waits_for_it(service: Scripted, client: Client) -> None:
    service.will(*[problem(503, "service_unavailable")] * 4, (200, stream(event(8, "game_finished")), STREAM))
    assert numbers(client) == [8]


def test_dn6__follow__that_is_refused__says_so(service: Scripted, client: Client) -> None:
    service.will((200, stream(event(8)), STREAM), problem(404, "not_found"))
    followed = client.follow(GAME)
    assert next(followed).number == 8
    with pytest.raises(NotFoundError):
        next(followed)


def test_dn6__follow_me__goes_on_after_its_position(service: Scripted, client: Client) -> None:
    news = {"position": "7-2", "kind": "game", "game": GAME, "version": 4, "notice": None, "at": "2026-11-20T12:00:00Z"}
    text = f"retry: 1\nid: 7-1\n\nid: 7-2\nevent: game\ndata: {json.dumps(news)}\n\n".encode()
    service.will((200, text, STREAM), (200, text, STREAM))
    followed = client.follow_me()
    assert [next(followed).position for _ in range(2)] == ["7-2"] * 2
    assert [headers.get("Last-Event-ID") for _, _, headers, _ in service.requests] == [None, "7-2"]
