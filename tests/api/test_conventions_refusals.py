"""Whatever is sent to any path below /api, the answer is an answer of ours or a problem document."""

import json
import re
import uuid

import pytest
from django.urls import URLPattern, URLResolver, get_resolver

pytestmark = pytest.mark.django_db

PROBLEM = "application/problem+json"
SAMPLES = {"publicid": str(uuid.UUID(int=7)), "int": "7", "str": "dana", "path": "dana", "slug": "dana"}
METHODS = ("get", "head", "post", "put", "patch", "delete", "options", "trace")


def routes(patterns=None, prefix=""):
    """Every path below /api with samples for its parameters."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        if isinstance(pattern, URLResolver):
            yield from routes(pattern.url_patterns, prefix + str(pattern.pattern))
        elif isinstance(pattern, URLPattern) and (prefix + str(pattern.pattern)).startswith("api/v1/"):
            path = prefix + str(pattern.pattern)
            for name, converter in pattern.pattern.converters.items():
                kind = type(converter).__name__.removesuffix("Converter").lower().replace("string", "str")
                path = re.sub(rf"<(\w+:)?{name}>", SAMPLES[kind], path)
            yield f"/{path}"


ROUTES = sorted(set(routes()))


def checked(response):
    """(status, code) of a refusal, after checking that it is a problem; of an answer the status alone."""
    if response.request["PATH_INFO"].startswith("/api/v1/"):
        assert int(response["RateLimit-Remaining"]) < int(response["RateLimit-Limit"])
    if response.status_code < 400:
        return response.status_code, None
    assert response["Content-Type"] == PROBLEM
    body = response.json() if response.request["REQUEST_METHOD"] != "HEAD" else {"status": response.status_code}
    assert body["status"] == response.status_code < 500
    return response.status_code, body.get("code")


def send(api, method, path, body=None, **headers):
    content_type = headers.pop("content_type", "application/json")
    return api.generic(method.upper(), path, b"" if body is None else body, content_type, headers=headers)


def test_routes__are_found():
    assert len(ROUTES) > 15
    assert not [path for path in ROUTES if "<" in path]


@pytest.mark.thorough
@pytest.mark.parametrize("path", ROUTES)
def test_any_method__of_anybody__is_answered_or_a_problem__405_names_those_that_go(api, bearer, path):
    for headers in ({}, bearer, {"Authorization": "Bearer dkc_wrong"}):
        answers = {method: send(api, method, path, **headers) for method in METHODS}
        codes = {method: checked(answer) for method, answer in answers.items()}
        allowed = (
            {name.lower() for name in answers["trace"]["Allow"].split(", ")} if "Allow" in answers["trace"] else None
        )
        if codes["trace"] == (401, "invalid_token"):
            continue
        assert codes["trace"] == (405, "method_not_allowed")
        wrong = {method for method, (status, _) in codes.items() if status == 405}
        assert wrong == set(METHODS) - allowed


@pytest.mark.parametrize("path", ROUTES)
def test_unknown_query_parameter__is_400_wherever_the_caller_may_ask(api, bearer, path):
    status, code = checked(send(api, "get", f"{path}?no_such=1", **bearer))
    assert (status, code) in {(400, "invalid_input"), (404, "not_found"), (405, "method_not_allowed")}


BODIES = {
    "cut short": (b'{"a": ', "malformed_json"),
    "no JSON": (b"a=1&b=2", "malformed_json"),
    "not UTF-8": (b'{"a": "\xe9"}', "malformed_json"),
    "UTF-16": ('{"a": "é"}'.encode("utf-16"), "malformed_json"),
    "NaN": (b'{"a": NaN}', "malformed_json"),
    "half a pair": (b'{"a": "\\ud800"}', "malformed_json"),
    "a name twice": (b'{"a": 1, "a": 2}', "malformed_json"),
    "too deep": (b'{"a": ' + b"[" * 40 + b"]" * 40 + b"}", "malformed_json"),
    "far too deep": (b"[" * 60_000, "malformed_json"),
    "a number without end": (b'{"a": ' + b"9" * 5_000 + b"}", "malformed_json"),
    "a raw NUL": (b'{"a": "\x00"}', "malformed_json"),
    "a list": (b"[]", "invalid_input"),
    "a string": (b'"x"', "invalid_input"),
    "unknown field": (b'{"no_such": 1}', "invalid_input"),
    "an escaped NUL in a name": (b'{"\\u0000": 1}', "invalid_input"),
}


@pytest.mark.parametrize("kind", BODIES)
@pytest.mark.parametrize(("method", "path"), [("post", "/api/v1/games"), ("patch", "/api/v1/me")])
def test_body__that_cannot_be_read__is_400(api, bearer, method, path, kind):
    body, code = BODIES[kind]
    assert checked(send(api, method, path, body, **bearer)) == (400, code)


@pytest.mark.parametrize(
    "body",
    [
        {"provider": "x", "process": "login", "token": {"client_id": "a\0"}},
        {"provider": "x", "process": "login", "token": {"\0": [1, {"a": "b"}]}},
        {"provider": "x", "process": "login", "token": [[["\0"]]]},
    ],
)
def test_body__with_a_null_character_anywhere__does_not_reach_the_sign_in(api, body):
    answer = send(api, "post", "/_allauth/app/v1/auth/provider/token", json.dumps(body).encode())
    assert checked(answer) == (400, "invalid_input")
    assert [error["code"] for error in answer.json()["errors"]] == ["null_characters_not_allowed"]


@pytest.mark.parametrize("body", [b'{"a": ' + b"[" * 31 + b"]" * 31 + b"}", b'{"a": [' + b"[]," * 50 + b"[]]}"])
def test_body__deep_or_wide_enough__is_read(api, bearer, body):
    answer = send(api, "patch", "/api/v1/me", body, **bearer)
    assert [error["code"] for error in answer.json()["errors"]] == ["unknown_field"]


@pytest.mark.parametrize(("size", "status"), [(65_536, 400), (65_537, 413)])
def test_body__of_64_kib__is_read__one_byte_more_is_413(api, bearer, size, status):
    assert checked(send(api, "patch", "/api/v1/me", b"x" * size, **bearer))[0] == status


@pytest.mark.parametrize("value", ["9" * 400, f"-{'9' * 400}", str(2**63), str(2**31), "1e400", "1.5", "-1"])
def test_number__too_large_or_none_of_ours__is_400(api, bearer, value):
    body = f'{{"name": "a table", "seats": {value}}}'.encode()
    assert checked(send(api, "post", "/api/v1/games", body, **bearer)) == (400, "invalid_input")


@pytest.mark.parametrize("number", ["9" * 400, str(2**63), str(2**31), "0", "-1", "1.5", "%00", "x", "%ff", "7%2f8"])
def test_number_in_a_path__that_is_no_turn__is_404(api, bearer, number):
    path = f"/api/v1/games/{uuid.UUID(int=7)}/turns/{number}"
    assert checked(send(api, "get", path, **bearer)) == (404, "not_found")


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/games/%00",
        "/api/v1/games/%ff",
        "/api/v1/games/%zz",
        "/api/v1/games/x",
        "/api/v1/players/a%00b",
        "/api//",
    ],
)
def test_path__with_what_no_path_of_ours_has__is_404(api, path):
    assert checked(send(api, "get", path)) == (404, "not_found")


@pytest.mark.parametrize(
    "query",
    [
        "status=",
        "status=x",
        "status=%00",
        "status=%ff",
        "status=lobby&status=lobby",
        "limit=0",
        f"limit={'9' * 400}",
        "limit=1e2",
        "limit=1_0",
        "limit=%205",
        "limit=+5",
        "limit=5.0",
        "limit=%D9%A5",
        f"league={'0' * 32}",
        f"league={{{uuid.UUID(int=7)}}}",
        f"league=urn:uuid:{uuid.UUID(int=7)}",
        "cursor=",
        "cursor=x",
        "cursor=%00",
        "cursor=" + "A" * 9000,
        "no=1",
        "%00=1",
        "=1",
        "seat[]=me",
    ],
)
def test_query__that_the_list_does_not_know__is_400(api, query):
    assert checked(send(api, "get", f"/api/v1/games?{query}")) == (400, "invalid_input")


@pytest.mark.parametrize("after", ["-1", "x", "9" * 400, str(2**63), "", "1.5"])
def test_events_after__what_is_no_number_of_an_event__is_400(api, bearer, after):
    made = send(api, "post", "/api/v1/games", b'{"name": "a table", "seats": 2}', **bearer)
    path = f"/api/v1/games/{made.json()['id']}/events?after={after}"
    assert checked(send(api, "get", path, **bearer)) == (400, "invalid_input")


@pytest.mark.parametrize(
    ("accept", "status"),
    [
        ("", 200),
        ("*/*", 200),
        ("application/*", 200),
        ("application/json;q=0.5, text/html", 200),
        ("application/problem+json, application/json", 200),
        ("text/html", 406),
        ("x", 406),
        ("application/json;q=x", 200),
        (" , ", 200),
        ("APPLICATION/JSON; q=0.001", 200),
        ("application/json; charset=utf-8", 200),
        ("text/html, */*;q=0.1", 200),
        ("*/*;q=0", 406),
        ("application/json;q=0", 406),
        ("application/json;q=0.0, */*", 406),
        ("application/json;q=0, text/html", 406),
        ("application/*;q=0, */*", 406),
        ("x" * 9_000, 406),
    ],
)
def test_accept__json_or_406(api, accept, status):
    assert checked(send(api, "get", "/api/v1/games", Accept=accept))[0] == status


@pytest.mark.parametrize(
    ("accept", "content_type"),
    [
        ("text/event-stream", "text/event-stream"),
        ("application/json, text/event-stream", "application/json"),
        ("application/json;q=0.9, text/event-stream", "text/event-stream"),
        ("application/json, text/event-stream;q=0.9", "application/json"),
        ("*/*;q=0.1, text/event-stream;q=0", "application/json"),
        ("text/*, application/json;q=0.5", "text/event-stream"),
        ("*/*", "application/json"),
    ],
)
def test_accept__two_formats__the_one_that_is_wanted_more(api, bearer, accept, content_type):
    made = send(api, "post", "/api/v1/games", b"{}", **bearer).json()["id"]
    answer = send(api, "get", f"/api/v1/games/{made}/events", Accept=accept)
    assert (answer.status_code, answer["Content-Type"].partition(";")[0]) == (200, content_type)


def test_accept__json_alone__is_not_answered_by_a_stream_that_format_names(api, bearer):
    made = send(api, "post", "/api/v1/games", b"{}", **bearer).json()["id"]
    answer = send(api, "get", f"/api/v1/games/{made}/events?format=sse", Accept="application/json")
    assert checked(answer) == (406, "not_acceptable")


@pytest.mark.parametrize(
    "content_type",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "*/*", "application/*", "json"],
)
def test_content_type__of_another_format__is_415(api, bearer, content_type):
    answer = send(api, "patch", "/api/v1/me", b"{}", content_type=content_type, **bearer)
    assert checked(answer) == (415, "unsupported_media_type")


@pytest.mark.parametrize("host", ["evil.example", "localhost:x", "a b", "[::1", ""])
def test_host__that_is_not_ours__is_400(api, host):
    assert checked(send(api, "get", "/api/v1/games", Host=host)) == (400, "invalid_input")


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health__asked_for_by_number__is_answered(api, path):
    assert api.get(path, headers={"Host": "10.1.2.3:8000"})["Content-Type"] == "application/json"


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "\uff19"])
def test_content_length__that_is_no_length__is_400(api, bearer, length):
    answer = api.generic("PATCH", "/api/v1/me", b"{}", "application/json", headers=bearer, CONTENT_LENGTH=length)
    assert checked(answer) == (400, "invalid_input")


@pytest.mark.parametrize("length", ["65537", "1" + "0" * 18, "9" * 5_000])
def test_content_length__beyond_the_limit__is_413__however_many_digits(api, bearer, length):
    answer = api.generic("PATCH", "/api/v1/me", b"{}", "application/json", headers=bearer, CONTENT_LENGTH=length)
    assert checked(answer) == (413, "payload_too_large")


@pytest.mark.parametrize("coding", ["gzip", "br", "identity, gzip", "x"])
def test_body__in_a_coding__is_415(api, bearer, coding):
    answer = send(api, "patch", "/api/v1/me", b"{}", **bearer, **{"Content-Encoding": coding})
    assert checked(answer) == (415, "unsupported_media_type")


@pytest.mark.parametrize("coding", ["identity", "Identity", ""])
def test_body__in_no_coding__is_read(api, bearer, coding):
    assert checked(send(api, "patch", "/api/v1/me", b"{}", **bearer, **{"Content-Encoding": coding}))[0] == 200


def test_content_type__of_a_body_that_is_not_there__is_not_looked_at(api, bearer):
    answer = send(api, "get", "/api/v1/me", content_type="application/json; charset=latin-1", **bearer)
    assert checked(answer)[0] == 200


@pytest.mark.parametrize(("path", "method"), [("/api/v1/me", "PATCH"), ("/_allauth/app/v1/auth/login", "POST")])
def test_body_that_broke_off__is_400_and_nothing_is_done(api, bearer, path, method):
    answer = api.generic(method, path, b"", "application/json", headers=bearer, **{"duckcover.cut_short": True})
    assert checked(answer) == (400, "invalid_input")
    assert [(error["field"], error["code"]) for error in answer.json()["errors"]] == [("", "incomplete_body")]


def test_page__whose_form_broke_off__is_400(api):
    assert api.generic("POST", "/accounts/login/", b"", **{"duckcover.cut_short": True}).status_code == 400


def test_body_that_came_too_late__is_408(api, bearer):
    answer = api.generic("PATCH", "/api/v1/me", b"", "application/json", headers=bearer, **{"duckcover.late": True})
    assert checked(answer) == (408, "request_timeout")


def test_page__whose_form_came_too_late__is_408(api):
    assert api.generic("POST", "/accounts/login/", b"", **{"duckcover.late": True}).status_code == 408


@pytest.mark.usefixtures("both_ways")
@pytest.mark.parametrize("token", ["", "Bearer dkc_wrong"])
def test_move__unreadable_and_of_nobody__is_401_first(api, token):
    path = f"/api/v1/games/{uuid.UUID(int=7)}/turns/1/move"
    headers = {"Authorization": token} if token else {}
    assert checked(send(api, "put", path, b"{", **headers))[0] == 401


@pytest.mark.parametrize("path", ["/api/v1/openapi.json", "/api/v1/openapi.yaml"])
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_document__by_a_wrong_method__is_405_without_a_word_of_csrf(path, method):
    from django.test import Client

    browser = Client(enforce_csrf_checks=True)
    assert checked(send(browser, method, path, b"{}")) == (405, "method_not_allowed")


def test_sign_in_api__unreadable_bodies__are_problems(api):
    for name, (body, code) in BODIES.items():
        if code == "malformed_json":
            answer = send(api, "post", "/_allauth/app/v1/auth/login", body)
            assert (name, *checked(answer)) == (name, 400, code)


@pytest.mark.parametrize(("method", "body"), [("post", b"{"), ("post", b"x" * 65_537), ("put", b"")])
@pytest.mark.usefixtures("early_in_the_minute")
def test_sign_in_api__refused_at_the_door__is_counted_and_says_so(api, method, body):
    answers = [send(api, method, "/_allauth/app/v1/auth/login", body) for _ in range(2)]
    left = [int(answer["RateLimit-Remaining"]) for answer in answers]
    assert (left[1], answers[1]["RateLimit-Limit"]) == (left[0] - 1, "300")


def test_sign_in_api__unknown_path_and_wrong_method__are_problems(api):
    assert checked(send(api, "get", "/_allauth/app/v1/nothing")) == (404, "not_found")
    assert checked(send(api, "get", "/_allauth/app/v1/auth/login")) == (405, "method_not_allowed")


def test_problem__is_utf8_json(api):
    answer = send(api, "get", "/api/v1/nothing", **{"Accept-Language": "ko"})
    assert json.loads(answer.content.decode("utf-8"))["status"] == 404
