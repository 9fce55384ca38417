"""API.md, Conventions: errors. Every answer below /api that is an error is a problem document."""

import io
import json
import re
import uuid

import pytest
from django.core.exceptions import PermissionDenied
from django.db import OperationalError
from django.http import HttpResponse
from django.urls import path
from rest_framework.exceptions import Throttled
from rest_framework.views import APIView

from duckcover.errors import AppError, ErrorCode
from duckcover.urls import handler400, handler403, handler404, handler500  # noqa: F401 - of the URL conf below
from duckcover.urls import urlpatterns as real_patterns
from tests.games.clients import headers_of

PROBLEM = "application/problem+json"


class RaisingView(APIView):
    """Raises what the test has put into `error`."""

    authentication_classes = []
    permission_classes = []
    error = None

    def get(self, request):
        raise self.error


def plain_view(request):
    raise RaisingView.error


def html_view(request):
    return HttpResponse("<h1>Teapot</h1>", status=418)


urlpatterns = [
    *real_patterns,
    path("api/v1/raise", RaisingView.as_view()),
    path("api/v1/raise-plain", plain_view),
    path("api/v1/html", html_view),
    path("outside", plain_view),
]

pytestmark = [pytest.mark.urls(__name__), pytest.mark.django_db]


def problem(response):
    """Return (status, code) of a problem document, after checking its form."""
    assert response["Content-Type"] == PROBLEM
    body = response.json()
    assert set(body) >= {"type", "title", "status", "detail", "code"}
    assert body["status"] == response.status_code
    assert body["type"] == f"urn:duckcover:problem:{body['code']}"
    return response.status_code, body["code"]


@pytest.fixture
def raising(api, monkeypatch):
    """A call of a view that raises a given exception."""

    def get(error, where="/api/v1/raise", **headers):
        monkeypatch.setattr(RaisingView, "error", error)
        return api.get(where, headers=headers)

    return get


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (PermissionDenied("x"), (403, "permission_denied")),
        (OperationalError("connection refused"), (503, "service_unavailable")),
        (RuntimeError("a secret"), (500, "internal_error")),
    ],
)
@pytest.mark.parametrize("where", ["/api/v1/raise", "/api/v1/raise-plain"])
def test_exception__in_or_outside_rest_framework__is_a_problem(raising, error, expected, where):
    assert problem(raising(error, where)) == expected


@pytest.mark.parametrize(
    ("error", "expected"),
    [(Throttled(wait=9.4), (429, "too_many_requests")), (AppError(ErrorCode.FAMILY_TAKEN), (409, "family_taken"))],
)
def test_exception__of_an_api_view__is_a_problem(raising, error, expected):
    assert problem(raising(error)) == expected


def test_exception__unexpected__says_nothing_of_itself(raising):
    assert b"secret" not in raising(RuntimeError("a secret")).content


def test_app_error__extra_members__are_in_the_document(raising):
    assert raising(AppError(ErrorCode.TURN_CLOSED, turn=31)).json() == {
        "type": "urn:duckcover:problem:turn_closed",
        "title": "Turn closed",
        "status": 409,
        "detail": "This turn does not take moves.",
        "code": "turn_closed",
        "turn": 31,
        "request_id": "0123456789abcdef",
    }


@pytest.mark.parametrize("error", [OperationalError("gone"), Throttled(wait=9.4)])
def test_unavailable__says_when_to_come_back(raising, error):
    assert int(raising(error)["Retry-After"]) > 0


@pytest.mark.parametrize("code", [ErrorCode.INVALID_TOKEN, ErrorCode.NOT_AUTHENTICATED])
def test_unauthorized__from_a_service__carries_a_challenge(raising, code):
    assert raising(AppError(code))["WWW-Authenticate"].startswith('Bearer realm="duckcover"')


def test_html_error__from_a_view_below_api__is_a_problem(api):
    assert api.get("/api/v1/html")["Content-Type"] == PROBLEM


def test_exception__outside_the_api__is_html(raising):
    assert raising(RuntimeError("x"), "/outside")["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/api", "/api/", "/api/v1", "/api/v1/nothing", "/api/v1/me/", "/api/v2/me"])
def test_unknown_address__is_404(api, address):
    assert problem(api.get(address)) == (404, "not_found")


@pytest.mark.django_db
def test_unknown_game__in_every_detail__is_answered_alike(api):
    answers = [api.get(f"/api/v1/games/{uuid.UUID(int=number)}") for number in (1, 2)]
    assert problem(answers[0]) == (404, "not_found")
    assert len({(answer.content, str(sorted(headers_of(answer).items()))) for answer in answers}) == 1


def test_unknown_address__with_debug__is_still_a_problem(api, settings):
    settings.DEBUG = True
    assert problem(api.get("/api/v1/nothing")) == (404, "not_found")


def test_exception__with_debug__is_still_a_problem(raising, settings):
    settings.DEBUG = True
    assert problem(raising(RuntimeError("x"))) == (500, "internal_error")


@pytest.mark.parametrize("method", ["post", "put", "options"])
def test_wrong_method__is_405_and_says_which_are_right(api, bearer, method):
    response = getattr(api, method)("/api/v1/me", headers=bearer)
    assert problem(response) == (405, "method_not_allowed")
    assert set(re.split(r", ", response["Allow"])) == {"GET", "PATCH", "DELETE", "HEAD"}


def test_not_acceptable__is_406(api, bearer):
    assert problem(api.get("/api/v1/me", headers={**bearer, "Accept": "text/html"})) == (406, "not_acceptable")


@pytest.mark.django_db
def test_anonymous__is_401_with_a_challenge(api):
    response = api.get("/api/v1/me")
    assert problem(response) == (401, "not_authenticated")
    assert response["WWW-Authenticate"] == 'Bearer realm="duckcover"'


def test_wrong_host__is_400(api):
    assert problem(api.get("/api/v1/me", headers={"Host": "evil.example"})) == (400, "invalid_input")


# --- bodies ---------------------------------------------------------------------------------------------


@pytest.fixture
def patch_me(api, bearer):
    """A PATCH /me with a raw body."""

    def patch(body, content_type="application/json", **headers):
        return api.patch("/api/v1/me", body, content_type=content_type, headers={**bearer, **headers})

    return patch


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"{'a': 1}",
        b'{"display_name": NaN}',
        b'{"display_name": -Infinity}',
        b'\xff{"display_name": "x"}',
        b'{"display_name": "\xe9"}',
        '{"display_name": "é"}'.encode("utf-16"),
        b"[" * 60_000,
        b'{"display_name": ' + b"9" * 5_000 + b"}",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_body__that_is_no_json__is_400(patch_me, body):
    expected = (400, "malformed_json") if body else (200, None)
    response = patch_me(body)
    assert (problem(response) if body else (response.status_code, None)) == expected


@pytest.mark.parametrize("body", ["[]", "1", '"x"', "null", "true"])
def test_body__that_is_no_object__is_400(patch_me, body):
    assert problem(patch_me(body)) == (400, "invalid_input")


def test_body__over_64_kib__is_413(patch_me):
    assert problem(patch_me(json.dumps({"display_name": "x" * 65_536}))) == (413, "payload_too_large")


@pytest.mark.parametrize("content_type", ["text/plain", "application/xml", "multipart/form-data; boundary=x", "x"])
def test_body__of_another_type__is_415(patch_me, content_type):
    assert problem(patch_me("<x/>", content_type)) == (415, "unsupported_media_type")


@pytest.mark.parametrize("charset", ["latin-1", "base64", "rot13", "utf-16", "nonsense"])
def test_body__in_another_charset__is_415(patch_me, charset):
    content_type = f"application/json; charset={charset}"
    assert problem(patch_me("{}", content_type)) == (415, "unsupported_media_type")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b'{"display_name": "Dana"}', (200, "Dana")),
        (b'{"display_name": "' + b"x" * 65_536 + b'"}', (413, None)),
    ],
    ids=["small", "large"],
)
def test_body__in_chunks__is_read_like_any_other(api, bearer, body, expected):
    chunks = {"wsgi.input": io.BytesIO(body), "CONTENT_LENGTH": "", "HTTP_TRANSFER_ENCODING": "chunked"}
    response = api.generic("PATCH", "/api/v1/me", headers=bearer, CONTENT_TYPE="application/json", **chunks)
    assert (response.status_code, response.json().get("display_name")) == expected


def test_body__that_says_utf8__is_read(patch_me):
    assert patch_me("{}", 'application/json; charset="UTF-8"').status_code == 200


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({"nick": "x"}, [("nick", "unknown_field")]),
        ({"display_name": 7}, [("display_name", "wrong_type")]),
        ({"display_name": True}, [("display_name", "wrong_type")]),
        ({"display_name": None}, [("display_name", "null")]),
        (
            {"display_name": "a\x00b"},
            [("display_name", "control_characters"), ("display_name", "null_characters_not_allowed")],
        ),
        ({"display_name": "\u202eabc"}, [("display_name", "control_characters")]),
        ({"display_name": "x" * 51}, [("display_name", "max_length")]),
        ({"language": "de"}, [("language", "invalid_choice")]),
        ({"language": ["en"]}, [("language", "wrong_type")]),
        ({"time_zone": "Mars/Olympus"}, [("time_zone", "unknown_time_zone")]),
        ({"language": 1, "time_zone": 2}, [("language", "wrong_type"), ("time_zone", "wrong_type")]),
    ],
)
def test_bad_input__names_field_and_code(patch_me, body, errors):
    response = patch_me(json.dumps(body))
    assert problem(response) == (400, "invalid_input")
    assert sorted((found["field"], found["code"]) for found in response.json()["errors"]) == errors


@pytest.mark.parametrize("body", ['{"display_name": "\\ud800"}', '{"\\ud800": 1}'])
def test_body__with_half_a_surrogate_pair__is_400(patch_me, body):
    assert problem(patch_me(body)) == (400, "malformed_json")


def test_bad_input__nul_in_a_name__is_400(patch_me):
    assert problem(patch_me('{"\\u0000": 1}')) == (400, "invalid_input")


def test_unknown_query_parameter__is_400(api, bearer):
    response = api.get("/api/v1/me?verbose=1", headers=bearer)
    assert problem(response) == (400, "invalid_input")
    assert response.json()["errors"] == [
        {"field": "verbose", "code": "unknown_parameter", "detail": "Unknown query parameter."}
    ]


# --- languages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("es", "es"),
        ("fr-CA, en;q=0.5", "fr"),
        ("de, it;q=0.3", "it"),
        ("KO-kr", "ko"),
        ("en;q=0.1, es;q=0.9", "es"),
        ("*", "en"),
        ("x" * 2000, "en"),
        ("\x00, ;;q=,", "en"),
        ("fr;q=0", "en"),
        ("fr;q=0.0, es;q=0.1", "es"),
        ("*, es;q=0.5", "en"),
        ("es;q=0.5, *;q=0.1", "es"),
        ("fr, " + "x" * 2000, "fr"),
    ],
)
def test_error__speaks_the_language_asked_for(api, header, language):
    response = api.get("/api/v1/nothing", headers={"Accept-Language": header})
    assert response["Content-Language"] == language
    assert "Accept-Language" in response["Vary"]


def test_error__title_and_detail_are_translated__code_is_not(api):
    body = api.get("/api/v1/nothing", headers={"Accept-Language": "es"}).json()
    assert (body["title"], body["detail"], body["code"]) == ("No encontrado", "Aquí no hay nada.", "not_found")


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"display_name": None}, "Este campo no puede ser nulo."),
        ({"nick": 1}, "Campo desconocido."),
        ({"time_zone": "Mars/Olympus"}, "No es una zona horaria conocida."),
    ],
)
def test_field_error__is_translated(patch_me, body, detail):
    response = patch_me(json.dumps(body), **{"Accept-Language": "es"})
    assert [found["detail"] for found in response.json()["errors"]] == [detail]


def test_success__says_nothing_of_languages(api, bearer):
    response = api.get("/api/v1/me", headers={**bearer, "Accept-Language": "es"})
    assert "Content-Language" not in response
    assert "Accept-Language" not in response["Vary"]
