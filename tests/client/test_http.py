"""The connection: what it sends again, what it does not, and how it says what went wrong."""

import socket
import time
from collections import Counter
from typing import Any

import pytest

from duckcover.client.http import Connection, ProblemError, UnreachableError, parse_url

DROP = "drop the connection before anything happens"
DROP_AFTER = "drop the connection after the effect"
BODY = {"name": "n", "seats": 2, "bots": []}


@pytest.fixture
def pauses() -> list[float]:
    """The seconds that the connection wanted to wait; nobody waits."""
    return []


@pytest.fixture
def connection(service: Any, pauses: list[float]) -> Any:
    """A signed-up player's connection."""
    connection = Connection(service.url, pause=pauses.append, timeout=5)
    service.passwords["dana"] = "secret"
    connection.token = "token-of-dana"
    yield connection
    connection.close()


def test_requests__one_after_the_other__share_a_connection(service: Any, connection: Connection) -> None:
    for _ in range(3):
        connection.post("/api/v1/games", BODY)
    assert service.connections == 1


def test_posts__each__carry_a_key_of_their_own(service: Any, connection: Connection) -> None:
    for _ in range(3):
        connection.post("/api/v1/games", BODY)
    keys = Counter(request.headers["Idempotency-Key"] for request in service.requests)
    assert list(keys.values()) == [1, 1, 1]


def test_post__answer_lost_after_its_effect__takes_effect_once(
    service: Any, connection: Connection, fault: Any
) -> None:
    service.faults.append(fault("POST", "/games", DROP_AFTER))
    answer = connection.post("/api/v1/games", BODY)
    assert [answer.document["id"]] == list(service.games)
    keys = {request.headers["Idempotency-Key"] for request in service.requests}
    assert (len(service.requests), len(keys)) == (2, 1)


def test_request__connection_dropped__is_sent_again_at_once(
    service: Any, connection: Connection, fault: Any, pauses: list[float]
) -> None:
    service.faults.append(fault("POST", "/games", DROP))
    assert connection.post("/api/v1/games", BODY).status == 201
    assert pauses == [0.0]


def test_request__503_with_retry_after__waits_as_asked(
    service: Any, connection: Connection, fault: Any, problem_reply: Any, pauses: list[float]
) -> None:
    reply = problem_reply(503, "service_unavailable", Retry_After="3")
    service.faults += [fault("POST", "/games", reply)] * 2
    assert connection.post("/api/v1/games", BODY).status == 201
    assert pauses == [3.0, 3.0]


def test_request__429_with_the_rest_of_a_minute__waits_as_asked(
    service: Any, connection: Connection, fault: Any, problem_reply: Any, pauses: list[float]
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(429, "too_many_requests", Retry_After="57")))
    assert connection.post("/api/v1/games", BODY).status == 201
    assert pauses == [57.0]


def test_request__retry_after_an_hour__is_a_problem_at_once(
    service: Any, connection: Connection, fault: Any, problem_reply: Any, pauses: list[float]
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(429, "too_many_requests", Retry_After="3600")))
    with pytest.raises(ProblemError, match=r"^429 too_many_requests "):
        connection.post("/api/v1/games", BODY)
    assert pauses == []


def test_request__503_without_end__is_a_problem_after_all_attempts(
    service: Any, connection: Connection, fault: Any, problem_reply: Any, pauses: list[float]
) -> None:
    service.faults += [fault("POST", "/games", problem_reply(503, "service_unavailable"))] * 16
    with pytest.raises(ProblemError, match=r"^503 service_unavailable It is service_unavailable\.$"):
        connection.post("/api/v1/games", BODY)
    assert pauses == pytest.approx([0.1, 0.2, 0.4, 0.8, 1.6] + [2.0] * 10)


def test_post__first_one_still_running__is_sent_again(
    service: Any, connection: Connection, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(409, "idempotency_running")))
    assert connection.post("/api/v1/games", BODY).status == 201


def test_request__409_of_another_kind__is_not_sent_again(
    service: Any, connection: Connection, fault: Any, problem_reply: Any
) -> None:
    service.faults.append(fault("POST", "/games", problem_reply(409, "game_not_open")))
    with pytest.raises(ProblemError, match=r"^409 game_not_open"):
        connection.post("/api/v1/games", BODY)
    assert len(service.requests) == 1


def test_get__etag_unchanged__is_304_without_document(connection: Connection) -> None:
    path = "/api/v1/games/" + connection.post("/api/v1/games", BODY).document["id"]
    first = connection.get(path)
    second = connection.get(path, etag=first.etag)
    assert (first.status, second.status, second.document) == (200, 304, None)
    assert connection.not_modified == 1


def test_problem__errors_of_fields__are_said_on_one_line(service: Any, connection: Connection, fault: Any) -> None:
    text = b'{"code": "invalid_input", "detail": "Bad\\ninput.", "errors": [{"field": "to.row", "detail": "No."}]}'
    service.faults.append(fault("POST", "/games", (400, {}, text)))
    with pytest.raises(ProblemError) as caught:
        connection.post("/api/v1/games", BODY)
    assert str(caught.value) == "400 invalid_input Bad input. to.row: No."


def test_problem__sign_in_part__takes_the_code_of_its_first_error(service: Any, connection: Connection) -> None:
    with pytest.raises(ProblemError) as caught:
        connection.post("/_allauth/app/v1/auth/signup", {"username": "dana", "password": "x"})
    assert str(caught.value) == "400 username_taken username: Somebody has it."


def test_answer__page_in_place_of_json__says_so(service: Any, connection: Connection, fault: Any) -> None:
    service.faults.append(fault("GET", "/x", (404, {"Content-Type": "text/html"}, b"<html>")))
    with pytest.raises(ProblemError, match=r"^404 not_json the answer is not JSON"):
        connection.get("/x")


def test_request__nobody_listens__is_unreachable_after_two_attempts(pauses: list[float]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        connection = Connection(url, pause=pauses.append)
        with pytest.raises(UnreachableError, match=f"^no answer from {url}: Connection refused$"):
            connection.get("/")
    assert connection.requests == 2


def test_request__service_silent__is_unreachable_after_the_timeout(pauses: list[float]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        connection = Connection(url, pause=pauses.append, timeout=0.05)
        began = time.monotonic()
        with pytest.raises(UnreachableError, match=r"timed out$"):
            connection.get("/")
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    "text",
    [
        "localhost:8000",
        "ftp://host",
        "http://",
        "http://host:port",
        "http://host:99999",
        "http://me@host",
        "http://h?x=1",
    ],
)
def test_url__not_of_a_service__is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_url(text)


def test_url__prefix__goes_before_each_path(service: Any, pauses: list[float]) -> None:
    connection = Connection(f"{service.url}/ducks/", pause=pauses.append)
    with pytest.raises(ProblemError):
        connection.get("/api/v1/games/none")
    connection.close()
    assert service.requests[0].path == "/ducks/api/v1/games/none"


def test_url__ipv6_address__is_understood() -> None:
    assert parse_url("http://[::1]:8000").hostname == "::1"
