"""What the Python SDK sends and how it takes answers, against a service that answers what a test says."""

import contextlib
import socket
import tomllib
from itertools import islice

import httpx
import pytest
from duckcover_sdk import (
    Client,
    ConflictError,
    InvalidInputError,
    NoAnswerError,
    NotAllowedError,
    NotFoundError,
    ReauthenticationRequiredError,
    Retries,
    ServiceError,
    SignInError,
    SignInPendingError,
    SupersededError,
    TooManyRequestsError,
    TurnClosedError,
    UnexpectedAnswerError,
)
from duckcover_sdk.generated.models import Event, Game, MoveRequest, Submission

from tests.sdk.python.conftest import SDK
from tests.sdk.python.scripted import CUT, GAME, JSON, LEGAL, SUBMISSION, Scripted, game_document, problem, sent

SESSION = {
    "status": 200,
    "data": {"user": {"id": GAME, "display": "dana", "username": "dana", "has_usable_password": True}, "methods": []},
    "meta": {"session_token": "of-session", "access_token": "dkc_1"},
}


def test_hint__asked_for__is_read_at_its_address(service: Scripted, client: Client) -> None:
    said = {"turn": 3, "phase": "move", "card": 7, "call": 7, "quacks": True, "hints": []}
    service.will((200, said))
    assert client.hint(GAME).to_dict() == said
    assert [request[:2] for request in service.requests] == [("GET", f"/api/v1/games/{GAME}/hint")]


ORDERS = {"calls": {"7": [{"action": "cover", "onto": 4}]}, "otherwise": "ask"}
STORED = {**ORDERS, "until": "round", "pause_after": None, "pause_at_stacks": None, "paused": None}


def test_orders__set_read_tried_resumed_and_ended__are_sent_as_they_are(service: Scripted, client: Client) -> None:
    preview = {"calls": {}, "idle": [], "paused": None}
    service.will((200, STORED), (200, STORED), (200, preview), (200, preview), (200, STORED), (204, b""))
    assert client.set_orders(GAME, ORDERS).to_dict() == STORED
    assert client.orders(GAME).to_dict() == STORED
    assert client.preview_orders(GAME, ORDERS).to_dict() == preview
    client.preview_orders(GAME)
    client.resume_orders(GAME)
    client.end_orders(GAME)
    at = f"/api/v1/games/{GAME}/orders"
    sent = [(method, path) for method, path, _headers, _body in service.requests]
    assert sent == [
        ("PUT", at),
        ("GET", at),
        ("POST", f"{at}/preview"),
        ("POST", f"{at}/preview"),
        ("POST", f"{at}/resume"),
        ("DELETE", at),
    ]
    bodies = [body for *_request, body in service.requests]
    assert bodies[2:4] == [ORDERS, None]
    assert bodies[0]["calls"] == ORDERS["calls"]


# --- retries ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "failure",
    [
        CUT,
        (503, {"code": "service_unavailable"}),
        (502, b"<html>", {"Content-Type": "text/html"}),
        problem(429, "too_many_requests", {"Retry-After": "0"}),
        problem(409, "idempotency_running"),
        (200, b"{", {"Content-Length": "100", "Connection": "close"}),
    ],
    ids=["cut", "503", "502", "429", "running", "broken off"],
)
def test_create__sent_again__keeps_its_idempotency_key(service: Scripted, client: Client, failure) -> None:
    service.will(failure, failure, (201, game_document()))
    assert client.create_game("x").status == "lobby"
    first, second, third = sent(service, "Idempotency-Key")
    assert first == second == third
    assert len(first) == 36


def test_create__with_a_named_clock__sends_it_as_it_is(service: Scripted, client: Client) -> None:
    evenings = {"kind": "daily", "turn_seconds": 86_400, "at": "20:00", "zone": "UTC", "days": ["mon"], "min_hours": 6}
    service.will((200, {"results": [{"name": "daily", "clock": evenings}]}), (201, game_document()))
    client.create_game("Evenings", clock=client.clocks()["daily"])
    assert service.requests[-1][3]["clock"] == evenings


def test_create__twice__has_another_key(service: Scripted, client: Client) -> None:
    service.will((201, game_document()), (201, game_document()))
    client.create_game()
    client.create_game()
    assert len(set(sent(service, "Idempotency-Key"))) == 2


def test_join__sent_again__keeps_its_idempotency_key(service: Scripted, client: Client) -> None:
    service.will(CUT, (200, game_document()))
    client.join(Game.from_dict(game_document()))
    first, second = sent(service, "Idempotency-Key")
    assert first == second
    assert len(first) == 36


def guards(service: Scripted) -> list[str]:
    """The precondition of each request."""
    return [headers.get("If-Match") or headers.get("If-None-Match") for _, _, headers, _ in service.requests]


def tagged(status: int, tag: str) -> tuple:
    """A move that is taken, with its entity tag."""
    return status, SUBMISSION, {"ETag": tag}


def decide(client: Client, turn: int = 3) -> None:
    """Submit a move of a turn."""
    client.move(GAME, MoveRequest.from_dict(LEGAL[0]), turn=turn)


def test_move__each_follows_on_the_one_before__each_attempt_on_the_same(service: Scripted, client: Client) -> None:
    service.will(CUT, tagged(201, '"1"'), CUT, tagged(200, '"2"'), (204, b"", {"ETag": '"3"'}), tagged(201, '"4"'))
    decide(client)
    decide(client)
    client.withdraw(GAME, turn=3)
    decide(client)
    assert guards(service) == ["*", "*", '"1"', '"1"', '"2"', '"3"']


def test_move__of_another_turn__follows_on_none(service: Scripted, client: Client) -> None:
    service.will(tagged(201, '"1"'), tagged(201, '"1"'))
    decide(client, 3)
    decide(client, 4)
    assert guards(service) == ["*", "*"]


def test_move__of_a_client_that_knows_of_none__follows_on_what_stands(service: Scripted, client: Client) -> None:
    service.will(problem(412, "precondition_failed", etag='"7"'), tagged(200, '"8"'))
    decide(client)
    assert guards(service) == ["*", '"7"']


def test_move__superseded_by_another_device__is_told_and_then_insisted_on(service: Scripted, client: Client) -> None:
    service.will(tagged(201, '"1"'), problem(412, "precondition_failed", etag='"9"'), tagged(200, '"10"'))
    decide(client)
    with pytest.raises(SupersededError) as caught:
        decide(client)
    assert caught.value.etag == '"9"'
    decide(client)
    assert guards(service) == ["*", '"1"', '"9"']


def test_move__with_a_tag_of_ones_own__follows_on_that(service: Scripted, client: Client) -> None:
    service.will(problem(412, "precondition_failed", etag='"9"'))
    with pytest.raises(SupersededError):
        client.move(GAME, MoveRequest.from_dict(LEGAL[0]), turn=3, etag='"5"')
    assert guards(service) == ['"5"']


def test_move__its_turn_ended_before_the_retry__is_answered_as_it_counted(service: Scripted, client: Client) -> None:
    service.will(CUT, problem(409, "turn_closed", turn=4, submission=SUBMISSION))
    assert client.move(GAME, MoveRequest.from_dict(LEGAL[0]), turn=3) == Submission.from_dict(SUBMISSION)


def test_move__of_a_turn_that_took_another__is_refused(service: Scripted, client: Client) -> None:
    service.will(problem(409, "turn_closed", turn=4))
    with pytest.raises(TurnClosedError) as caught:
        client.move(GAME, MoveRequest.from_dict(LEGAL[0]), turn=3)
    assert (caught.value.turn, caught.value.submission) == (4, None)


def test_refusal__for_want_of_a_recent_proof__has_a_type_of_its_own(service: Scripted, client: Client) -> None:
    service.will(problem(403, "reauthentication_required", max_age=900))
    with pytest.raises(ReauthenticationRequiredError) as caught:
        client.me()
    assert caught.value.max_age == 900
    assert isinstance(caught.value, NotAllowedError)


def test_get__always_lost__is_no_answer_after_the_attempts(service: Scripted, client: Client) -> None:
    service.will(*[CUT] * 4)
    with pytest.raises(NoAnswerError) as caught:
        client.me()
    assert (caught.value.attempts, len(service.requests)) == (4, 4)


def test_post__that_is_not_repeatable__is_sent_once(service: Scripted, client: Client) -> None:
    service.will(CUT)
    with pytest.raises(NoAnswerError):
        client.api.get_httpx_client().post("/api/v1/me/tokens", json={})
    assert len(service.requests) == 1


def test_any__unavailable_to_the_end__is_a_service_error(service: Scripted, client: Client) -> None:
    service.will(*[problem(503, "service_unavailable")] * 4)
    with pytest.raises(ServiceError) as caught:
        client.me()
    assert (caught.value.code, caught.value.attempts) == ("service_unavailable", 4)


def test_any__asked_to_wait_too_long__is_told_at_once(service: Scripted, client: Client) -> None:
    service.will(problem(429, "too_many_requests", {"Retry-After": "61"}))
    with pytest.raises(TooManyRequestsError) as caught:
        client.me()
    assert (caught.value.retry_after, caught.value.attempts) == (61, 1)


def test_no_service__is_no_answer() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and never listens
        url = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        with (
            Client(url, retries=Retries(attempts=2, first_pause=0.001)) as client,
            pytest.raises(NoAnswerError) as caught,
        ):
            client.me()
    assert caught.value.attempts == 2


def test_leave__told_that_nobody_sits_there__is_done_when_it_was_sent_before(service: Scripted, client: Client) -> None:
    service.will(CUT, problem(403, "not_seated"))
    client.leave(GAME)
    assert len(service.requests) == 2


@pytest.mark.parametrize(("status", "code"), [(429, "too_many_requests"), (408, "request_timeout")])
def test_leave__told_so_after_a_request_that_was_not_looked_at__is_refused(
    service: Scripted, client: Client, status: int, code: str
) -> None:
    service.will(problem(status, code), problem(403, "not_seated"))
    with pytest.raises(NotAllowedError) as caught:
        client.leave(GAME)
    assert (caught.value.attempts, caught.value.maybe_done) == (2, False)


def test_leave__told_so_after_a_lost_answer_and_a_429__is_done(service: Scripted, client: Client) -> None:
    service.will(CUT, problem(429, "too_many_requests"), problem(403, "not_seated"))
    client.leave(GAME)
    assert len(service.requests) == 3


def test_leave__refused_for_something_else_after_a_lost_answer__is_refused(service: Scripted, client: Client) -> None:
    service.will(CUT, problem(403, "insufficient_scope", scope="games:play"))
    with pytest.raises(NotAllowedError) as caught:
        client.leave(GAME)
    assert (caught.value.scope, caught.value.maybe_done) == ("games:play", True)


def test_user_agent__names_the_version_of_the_package(service: Scripted, client: Client) -> None:
    service.will(problem(404, "not_found"))
    with contextlib.suppress(NotFoundError):
        client.me()
    version = tomllib.loads((SDK / "pyproject.toml").read_text())["project"]["version"]
    assert sent(service, "User-Agent") == [f"duckcover-sdk-python/{version}"]


# --- signing in ---------------------------------------------------------------------------------------------


def test_sign_up__lost_answer__signs_in(service: Scripted, client: Client) -> None:
    refused = (
        400,
        {"status": 400, "errors": [{"code": "username_taken", "param": "username", "message": "No."}]},
        {"Content-Type": JSON},
    )
    service.will(CUT, refused, (200, SESSION))
    with client.sign_up("dana", "a long pass phrase", "d@example.org") as dana:
        assert dana.token == "dkc_1"
    assert [path.rpartition("/")[2] for _, path, *_ in service.requests] == ["signup", "signup", "login"]


def test_sign_up__name_taken_after_a_429__is_not_signed_in_to(service: Scripted, client: Client) -> None:
    errors = [{"code": "username_taken", "param": "username", "message": "Taken."}]
    service.will(problem(429, "too_many_requests"), (400, {"status": 400, "errors": errors}, {"Content-Type": JSON}))
    with pytest.raises(SignInError):
        client.sign_up("dana", "a long pass phrase", "d@example.org")
    assert [path.rpartition("/")[2] for _, path, *_ in service.requests] == ["signup", "signup"]


def test_sign_up__name_taken__is_refused_with_the_field(service: Scripted, client: Client) -> None:
    errors = [{"code": "username_taken", "param": "username", "message": "Taken."}]
    service.will((400, {"status": 400, "errors": errors}, {"Content-Type": JSON}))
    with pytest.raises(SignInError) as caught:
        client.sign_up("dana", "a long pass phrase", "d@example.org")
    assert [(error.field, error.code) for error in caught.value.errors] == [("username", "username_taken")]
    assert str(caught.value) == "400 username: Taken."


def test_sign_in__answer_lost__is_not_sent_again(service: Scripted, client: Client) -> None:
    service.will(CUT)
    with pytest.raises(NoAnswerError) as caught:
        client.sign_in("a long pass phrase", username="dana")
    assert (caught.value.attempts, len(service.requests)) == (1, 1)


def test_sign_in__second_factor__is_pending_with_its_flows(service: Scripted, client: Client) -> None:
    flows = [{"id": "login"}, {"id": "mfa_authenticate", "is_pending": True}]
    pending = {"status": 401, "data": {"flows": flows}, "meta": {"is_authenticated": False, "session_token": "s"}}
    service.will((401, pending, {"Content-Type": JSON}))
    with pytest.raises(SignInPendingError) as caught:
        client.sign_in("a long pass phrase", username="dana")
    assert (caught.value.flows, caught.value.session_token) == (["mfa_authenticate", "login"], "s")


def test_tokens__go_only_where_they_belong(service: Scripted, client: Client) -> None:
    gone = {"status": 401, "data": {"flows": []}, "meta": {"is_authenticated": False}}
    service.will((200, SESSION), (404, problem(404, "not_found")[1]), (401, gone, {"Content-Type": JSON}))
    with client.sign_in("a long pass phrase", username="dana") as dana:
        with contextlib.suppress(NotFoundError):
            dana.game(GAME)
        dana.sign_out()
        assert dana.token is None
    assert sent(service, "Authorization") == [None, "Bearer dkc_1", None]
    assert sent(service, "X-Session-Token") == [None, None, "of-session"]


# --- answers ------------------------------------------------------------------------------------------------


def test_game__unchanged__is_the_same_object(service: Scripted, client: Client) -> None:
    service.will((200, game_document(), {"ETag": '"2"'}), (304, b""), (200, game_document(version=3), {"ETag": '"3"'}))
    first, second, third = (client.game(GAME) for _ in range(3))
    assert first is second
    assert third.version == 3
    assert sent(service, "If-None-Match") == [None, '"2"', '"2"']


def test_games__pages__are_fetched_when_they_are_needed(service: Scripted, client: Client) -> None:
    def page(name, following):
        return (200, {"results": [game_document(name=name)], "next": following, "previous": None})

    service.will(page("a", f"{service.url}/api/v1/games?cursor=c&limit=1"), page("b", None))
    games = client.games(mine=True, page_size=1)
    assert next(games).name == "a"
    assert [path for _, path, *_ in service.requests] == ["/api/v1/games?limit=1&seat=me"]
    assert [game.name for game in games] == ["b"]
    assert service.requests[1][1] == "/api/v1/games?cursor=c&limit=1"


def test_games__next_page_on_another_host__is_asked_of_this_one(service: Scripted, client: Client) -> None:
    service.will(
        (200, {"results": [], "next": "https://evil.example/api/v1/games?cursor=c", "previous": None}),
        (200, {"results": [], "next": None, "previous": None}),
    )
    assert list(client.games()) == []
    assert service.requests[1][1:2] == ("/api/v1/games?cursor=c",)


def event(number: int, kind: str):
    return {"number": number, "kind": kind, "at": "2026-11-20T12:00:00Z", "seat": None, "turn": None, "details": None}


def test_events__followed__go_on_until_the_end(service: Scripted, client: Client) -> None:
    def page(*events):
        return (200, {"results": list(events), "next": None, "previous": None})

    service.will(page(event(1, "game_created")), page(), page(event(2, "game_cancelled")))
    assert [each.kind for each in client.events(GAME, follow=True)] == ["game_created", "game_cancelled"]
    assert [path.partition("?")[2].split("&")[0] for _, path, *_ in service.requests] == [
        "after=0",
        "after=1",
        "after=1",
    ]


def test_events__not_followed__end(service: Scripted, client: Client) -> None:
    service.will((200, {"results": [event(1, "game_created")], "next": None, "previous": None}))
    assert len(list(islice(client.events(GAME), 5))) == 1


def test_enumerations__of_a_newer_service__are_passed_on() -> None:
    assert Event.from_dict(event(1, "duck_adopted")).kind == "duck_adopted"
    seat = {
        "index": 0,
        "player": None,
        "bot": "genius",
        "family": "geese",
        "sound": "honk",
        "state": "asleep",
        "resigned": False,
        "misses": 0,
        "offered": False,
        "vacation_until": None,
        "grid": [],
        "received": None,
        "round_scores": [],
        "total": 0,
        "rank": None,
        "is_bot": True,
        "rated": False,
    }
    game = Game.from_dict(game_document(status="paused", seats=[seat], mood="merry"))
    assert (game.status, game.seats[0].bot, game.seats[0].family, game["mood"]) == (
        "paused",
        "genius",
        "geese",
        "merry",
    )
    assert game.to_dict()["status"] == "paused"


def test_problem__of_a_newer_service__is_the_kind_of_its_status(service: Scripted, client: Client) -> None:
    service.will(problem(409, "duck_asleep", wakes_at=7))
    with pytest.raises(ConflictError) as caught:
        client.start(GAME)
    assert (caught.value.code, caught.value.document["wakes_at"]) == ("duck_asleep", 7)


def test_problem__invalid_input__names_the_fields(service: Scripted, client: Client) -> None:
    errors = [{"field": "seats", "code": "max_value", "detail": "At most 7."}]
    service.will(problem(400, "invalid_input", errors=errors))
    with pytest.raises(InvalidInputError, match="seats: At most 7") as caught:
        client.create_game(seats=8)
    assert [(error.field, error.code) for error in caught.value.errors] == [("seats", "max_value")]


@pytest.mark.parametrize("status", [200, 302, 404, 500])
def test_page_of_somebody_else__is_an_unexpected_answer(service: Scripted, client: Client, status: int) -> None:
    service.will((status, b"<html>Welcome to the hotel</html>", {"Content-Type": "text/html"}))
    with pytest.raises(UnexpectedAnswerError, match="is this a Duck & Cover service"):
        client.me()


def test_move__of_a_game_without_an_open_turn__says_so(client: Client) -> None:
    game = Game.from_dict(game_document())
    with pytest.raises(ValueError, match="which turn"):
        client.withdraw(game)


@pytest.mark.parametrize("ending", ["", "/", "/api/v1", "/api/v1/"])
def test_address__with_an_ending__is_that_of_the_service(service: Scripted, ending: str) -> None:
    service.will((200, game_document()))
    with Client(service.url + ending, token="dkc_0") as client:
        client.game(GAME)
    assert service.requests[0][1] == f"/api/v1/games/{GAME}"


@pytest.mark.parametrize(
    "text", ["", "localhost:8000", "ftp://host", "http://", "http://h:x", "http://me@h", "http://h?x=1"]
)
def test_address__of_no_service__is_refused_at_once(text: str) -> None:
    with pytest.raises(ValueError, match="is not the address of a service"):
        Client(text)


def test_transport__of_the_caller__sends_the_requests() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("no way")

    retries = Retries(attempts=1)
    with (
        Client("http://ducks.example:81", retries=retries, transport=httpx.MockTransport(refuse)) as client,
        pytest.raises(NoAnswerError, match=r"^no answer from ducks\.example:81: no way") as caught,
    ):
        client.game(GAME)
    assert caught.value.code == "unreachable"


def test_session_token__of_a_device__can_be_kept() -> None:
    with Client("http://ducks.example") as anybody:
        assert [anybody.session_token, anybody.with_session("abc").session_token] == [None, "abc"]
