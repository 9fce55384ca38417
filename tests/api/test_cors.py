"""Pages of other origins use the API with a bearer token, and read what they need of the answers."""

import pytest

pytestmark = pytest.mark.django_db

ORIGIN = "https://ducks.example.org"
EXPOSED = {
    "content-language",
    "etag",
    "idempotency-replayed",
    "location",
    "ratelimit-limit",
    "ratelimit-remaining",
    "ratelimit-reset",
    "retry-after",
    "www-authenticate",
    "x-request-id",
}


def listed(response, name):
    return {word.strip() for word in response[name].split(",")}


def preflight(api, path, method="POST", headers="authorization, content-type, idempotency-key"):
    asked = {
        "Origin": ORIGIN,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": headers,
    }
    return api.options(path, headers=asked)


@pytest.fixture
def narrow(settings):
    """One origin only."""
    settings.CORS_ALLOW_ALL_ORIGINS = False
    settings.CORS_ALLOWED_ORIGINS = ["https://other.example.org"]


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/nothing", "/_allauth/app/v1/auth/login"])
def test_preflight__is_answered_and_kept_for_a_day(api, path):
    answer = preflight(api, path)
    assert (answer.status_code, answer["Access-Control-Allow-Origin"]) == (200, "*")
    assert answer["Access-Control-Max-Age"] == "86400"
    assert listed(answer, "Access-Control-Allow-Methods") == {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}
    assert "Access-Control-Allow-Credentials" not in answer


def test_preflight__lets_the_headers_of_the_api_pass(api):
    assert listed(preflight(api, "/api/v1/games"), "Access-Control-Allow-Headers") >= {
        "accept-language",
        "authorization",
        "content-type",
        "idempotency-key",
        "if-match",
        "if-none-match",
        "last-event-id",
        "x-session-token",
    }


def cases(api, bearer, settings):
    """An answer, a problem of a view, of an unknown address, of a body, a 304 and a 429."""
    origin = {**bearer, "Origin": ORIGIN}
    etag = api.get("/api/v1/games", headers=bearer)["ETag"]
    yield 200, api.get("/api/v1/games", headers=origin)
    yield 400, api.get("/api/v1/games?no=1", headers=origin)
    yield 401, api.get("/api/v1/me", headers={"Origin": ORIGIN})
    yield 404, api.get("/api/v1/nothing", headers=origin)
    yield 405, api.post("/api/v1/me", headers=origin)
    yield 413, api.patch("/api/v1/me", b"x" * 70_000, content_type="application/json", headers=origin)
    yield 304, api.get("/api/v1/games", headers={**origin, "If-None-Match": etag})
    yield 400, api.get("/api/v1/games", headers={**origin, "Host": "evil.example"})
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "player": 0}
    yield 429, api.get("/api/v1/games", headers=origin)


def test_answer__of_whatever_kind__may_be_read_by_other_origins(api, bearer, settings):
    for status, answer in cases(api, bearer, settings):
        assert answer.status_code == status
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert listed(answer, "Access-Control-Expose-Headers") == EXPOSED


@pytest.mark.parametrize("path", ["/accounts/login/", "/admin/login/", "/healthz"])
def test_page__may_not_be_read_by_other_origins(api, path):
    assert "Access-Control-Allow-Origin" not in api.get(path, headers={"Origin": ORIGIN})


def test_narrowed__another_origin_is_told_nothing(api, narrow):
    assert "Access-Control-Allow-Origin" not in api.get("/api/v1/games", headers={"Origin": ORIGIN})


def test_narrowed__the_origin_is_named__and_caches_tell_origins_apart(api, narrow):
    answer = api.get("/api/v1/games", headers={"Origin": "https://other.example.org"})
    assert answer["Access-Control-Allow-Origin"] == "https://other.example.org"
    assert "origin" in {word.lower() for word in listed(answer, "Vary")}


def test_cookie__of_another_origin__is_not_taken(api, dana):
    api.force_login(dana)
    answer = api.get("/api/v1/me", headers={"Origin": ORIGIN})
    assert "Access-Control-Allow-Credentials" not in answer
