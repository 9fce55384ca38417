"""How long the Python SDK waits before it sends again, and that it does so on many threads."""

import datetime as dt
import threading
from concurrent.futures import ThreadPoolExecutor
from email.utils import format_datetime

import httpx
import pytest
from duckcover_sdk import Client, NoAnswerError, Retries, TooManyRequestsError
from duckcover_sdk.client import REMEMBERED_GAMES
from duckcover_sdk.errors import retry_after
from duckcover_sdk.retries import RetryTransport

from tests.sdk.python.scripted import JSON, Scripted, game_document, problem, sent

NOW = "Sat, 21 Nov 2026 12:00:00 GMT"


def answer(**headers: str) -> httpx.Response:
    return httpx.Response(429, headers={name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("0", 0.0),
        (" 7 ", 7.0),
        ("Sat, 21 Nov 2026 12:00:30 GMT", 30.0),
        ("Saturday, 21-Nov-26 12:00:30 GMT", 30.0),
        ("Sat, 21 Nov 2026 13:00:30 +0100", 30.0),
        ("Sat Nov 21 12:00:30 2026", 30.0),
        ("Sat, 21 Nov 2026 11:59:00 GMT", 0.0),
        ("", None),
        ("-1", None),
        ("1.5", None),
        ("\u0661", None),
        ("tomorrow", None),
        ("Sat, 41 Nov 2026 12:00:30 GMT", None),
    ],
)
def test_retry_after__of_an_answer__is_in_seconds_by_the_clock_of_the_service(text: str, seconds: float | None) -> None:
    assert retry_after(httpx.Response(429, headers={"Retry-After": text.encode(), "Date": NOW.encode()})) == seconds


@pytest.mark.parametrize("date", [{}, {"Date": "yesterday"}])
def test_retry_after__date_in_an_answer_without_one__is_by_our_clock(date: dict[str, str]) -> None:
    until = dt.datetime.now(dt.UTC) + dt.timedelta(hours=1)
    found = retry_after(answer(Retry_After=format_datetime(until, usegmt=True), **date))
    assert found is not None
    assert 3500 < found <= 3600


def waits_of(answers: list[httpx.Response], method: str = "GET", **options: float) -> tuple[int, list[float]]:
    """The status that comes of these answers one after the other, and what was waited before each but the first."""
    waits: list[float] = []
    inner = httpx.MockTransport(lambda request: answers.pop(0))
    transport = RetryTransport(inner, Retries(**options), waits.append)
    return transport.handle_request(httpx.Request(method, "http://service/api/v1/me")).status_code, waits


def test_wait__as_asked__is_a_little_longer_and_never_shorter() -> None:
    status, (first, second) = waits_of([answer(Retry_After="3"), answer(Retry_After="0"), httpx.Response(200)])
    assert status == 200
    assert 3 <= first <= 3.1
    assert 0 <= second <= 0.1


def test_wait__until_a_date__is_kept() -> None:
    busy = httpx.Response(503, headers={"Retry-After": "Sat, 21 Nov 2026 12:00:20 GMT", "Date": NOW})
    status, (wait,) = waits_of([busy, httpx.Response(200)])
    assert status == 200
    assert 20 <= wait <= 20.1


def test_wait__unless_asked__doubles_up_to_the_longest() -> None:
    status, waits = waits_of([httpx.Response(503)] * 7 + [httpx.Response(200)], longest_pause=1.0)
    longest = [0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0]
    assert (status, len(waits)) == (200, 7)
    assert all(most / 2 <= wait <= most for wait, most in zip(waits, longest, strict=True))


@pytest.mark.parametrize("code", [500, 501, 400, 404, 409, 412, 422])
def test_answer__that_is_one__is_not_asked_for_again(code: int) -> None:
    assert waits_of([httpx.Response(code)]) == (code, [])


@pytest.mark.parametrize("code", [408, 502, 503, 504])
def test_get__that_came_to_nothing__is_sent_again(code: int) -> None:
    assert waits_of([httpx.Response(code), httpx.Response(200)])[0] == 200


@pytest.mark.parametrize("code", [408, 502, 503, 504])
def test_post__that_may_have_been_done__is_not_sent_again(code: int) -> None:
    assert waits_of([httpx.Response(code)], "POST") == (code, [])


def test_post__that_was_not_looked_at__is_sent_again() -> None:
    assert waits_of([answer(Retry_After="0"), httpx.Response(200)], "POST")[0] == 200


def test_post__that_could_not_be_sent__is_sent_again() -> None:
    refused = [httpx.ConnectError("refused"), httpx.ConnectTimeout("slow")]

    def connect(request: httpx.Request) -> httpx.Response:
        if refused:
            raise refused.pop()
        return httpx.Response(201)

    transport = RetryTransport(httpx.MockTransport(connect), Retries(), lambda seconds: None)
    assert transport.handle_request(httpx.Request("POST", "http://service/api/v1/x")).status_code == 201


def test_answer__that_cannot_be_unpacked__is_no_answer(service: Scripted, client: Client) -> None:
    service.will(*[(200, b"no gzip", {"Content-Type": JSON, "Content-Encoding": "gzip"})] * 4)
    with pytest.raises(NoAnswerError) as caught:
        client.me()
    assert caught.value.attempts == 4


def test_wait__too_long__is_told_with_its_seconds(service: Scripted, client: Client) -> None:
    service.will(problem(429, "too_many_requests", {"Retry-After": "Fri, 31 Dec 9999 12:00:00 GMT"}))
    with pytest.raises(TooManyRequestsError) as caught:
        client.me()
    assert caught.value.attempts == 1
    assert caught.value.retry_after is not None
    assert caught.value.retry_after > 3600


# --- threads, and what is kept ------------------------------------------------------------------------------


def test_game__read_by_many_threads__forgets_without_a_hitch(service: Scripted, client: Client) -> None:
    ids = [f"0f8fad5b-d9cb-469f-a165-{number:012x}" for number in range(REMEMBERED_GAMES + 6)]
    service.will(*[(200, game_document(), {"ETag": '"2"'})] * (4 * len(ids)))
    barrier = threading.Barrier(4, timeout=30)

    def read_all(_: int) -> int:
        barrier.wait()
        return len([client.game(each) for each in ids])

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(read_all, range(4))) == [len(ids)] * 4


def test_game__of_another_viewer__is_not_taken_for_the_same(service: Scripted, client: Client) -> None:
    gone = (401, {"status": 401, "data": {"flows": []}, "meta": {}}, {"Content-Type": JSON})
    tagged = (200, game_document(), {"ETag": '"2"'})
    service.will(tagged, gone, tagged)
    client.game(game_document()["id"])
    client.sign_out()
    client.game(game_document()["id"])
    assert sent(service, "If-None-Match") == [None, None, None]


def test_game__without_an_entity_tag__is_read_again(service: Scripted, client: Client) -> None:
    service.will((200, game_document()), (200, game_document(version=3)))
    assert [client.game(game_document()["id"]).version for _ in range(2)] == [2, 3]
    assert sent(service, "If-None-Match") == [None, None]


def test_pages__of_a_service_below_a_path__stay_there(service: Scripted) -> None:
    page = {"results": [], "next": f"{service.url}/ducks/api/v1/games?cursor=c", "previous": None}
    service.will((200, page), (200, {**page, "next": None}))
    with Client(f"{service.url}/ducks/") as client:
        assert list(client.games()) == []
    assert [path for _, path, *_ in service.requests] == [
        "/ducks/api/v1/games?limit=50",
        "/ducks/api/v1/games?cursor=c",
    ]
