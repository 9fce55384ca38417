"""Request ids in answers, problems, log lines and tasks; the access log."""

import re

import pytest
from celery.contrib.testing.worker import start_worker
from django.test import Client
from django.urls import URLResolver, get_resolver

from accounts.models import Player
from accounts.services.tokens import issue
from duckcover import health
from duckcover.celery import app
from duckcover.observability import NOTHING, REQUEST_ID, SECRETS, RequestIdFilter, access_log, operation_of, shown_path

pytestmark = pytest.mark.django_db

LINE = re.compile(
    r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} INFO duckcover\.access (?P<id>\S+): "
    r"(?P<method>\S+) (?P<path>\S+) (?P<status>\d{3}) (?P<size>\d+) (?P<ms>[\d.]+) (?P<player>\S+)"
)
ADMIN = {"app_label", "object_id", "content_type_id", "url"}
NO_SECRETS = {
    "address",
    "id",
    "number",
    "username",
    "pk",
    "provider_id",
    "kind",
    "delivery",
    "seat",
    "table",
    "round",
    "turn",
    "call",
    "language",
    "pool",
    "entry",
    "one",
    "other",
    "announcement",
    "power",
    "question",
    "ruling",
    "season",
    "webhook",
    "deed",
} | ADMIN
"""The parameters of paths; the access log shows them."""


@pytest.fixture(autouse=True)
def one_request_id():
    """Leave each request its own id."""


@pytest.fixture
def lines(capfd, settings):
    """The access log's lines of what was asked since the last call."""
    settings.ACCESS_LOG = True

    def read():
        access_log.flush()
        return [found.groupdict() for found in LINE.finditer(capfd.readouterr().err)]

    read()
    return read


@pytest.mark.parametrize("path", ["/healthz", "/api/v1/nothing", "/favicon.ico", "/api/v1/games"])
def test_answer__has_an_id__in_its_header(client, path):
    assert re.fullmatch(r"[0-9a-f]{16}", client.get(path)["X-Request-ID"])


def test_answers__two_of_them__have_two_ids(client):
    assert client.get("/healthz")["X-Request-ID"] != client.get("/healthz")["X-Request-ID"]


@pytest.mark.parametrize("given", ["a", "1f-2e_3d.4c", "x" * 64])
def test_id__plain_one_of_the_client__is_taken_over(client, given):
    assert client.get("/healthz", headers={"X-Request-ID": given})["X-Request-ID"] == given


@pytest.mark.parametrize("given", ["", "x" * 65, "a b", "a\tb", "ä", "٣", "a;b", "a/b"])
def test_id__odd_one_of_the_client__is_replaced(client, given):
    assert re.fullmatch(r"[0-9a-f]{16}", client.get("/healthz", HTTP_X_REQUEST_ID=given)["X-Request-ID"])


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/api/v1/me", "/_allauth/app/v1/nothing"])
def test_problem__of_any_origin__names_its_request(client, path):
    answer = client.get(path, headers={"X-Request-ID": "pond-1"})
    assert (answer.status_code >= 400, answer.json()["request_id"]) == (True, "pond-1")


def test_log__line_written_for_a_request__carries_its_id(monkeypatch, client, caplog):
    caplog.handler.addFilter(RequestIdFilter())
    monkeypatch.setitem(health._checks, "pond", lambda: 1 / 0)
    client.get("/readyz", headers={"X-Request-ID": "pond-2"})
    assert {record.request_id for record in caplog.records if record.name == "duckcover.health"} == {"pond-2"}


def test_access_log__a_request__is_one_line(client, lines):
    answer = client.get("/api/v1/nothing?token=secret", headers={"X-Request-ID": "pond-3"})
    (line,) = lines()
    assert float(line.pop("ms")) > 0
    assert line == {
        "id": "pond-3",
        "method": "GET",
        "path": "/api/v1/...",
        "status": "404",
        "size": str(len(answer.content)),
        "player": "-",
    }


@pytest.fixture
def player():
    return Player.objects.create_user("dana", password="a fine pond in spring")


def test_access_log__request_of_a_player__names_the_player(lines, player):
    Client().get("/api/v1/me", headers={"Authorization": f"Bearer {issue(player)[1]}"})
    assert [line["player"] for line in lines()] == [str(player.pk)]


def test_access_log__page_with_a_session__names_the_player(lines, player):
    browser = Client()
    browser.force_login(player)
    browser.get("/accounts/")
    assert [line["player"] for line in lines()] == [str(player.pk)]


def test_access_log__switched_off__is_silent(client, lines, settings):
    settings.ACCESS_LOG = False
    client.get("/healthz")
    assert lines() == []


@pytest.mark.parametrize(
    ("path", "known", "shown"),
    [
        ("/api/v1/games/17", True, "/api/v1/games/17"),
        ("/api/v1/players/엄마", True, "/api/v1/players/%EC%97%84%EB%A7%88"),
        ("/accounts/reset/secret-key/", False, "/accounts/reset/..."),
        ("/a b\n2026 INFO forged", False, "/a%20b%0A2026%20INFO%20forged"),
        ("/" + "ü" * 1000, False, "/" + "%C3%BC" * 199),
    ],
)
def test_shown_path__of_an_address__holds_no_secret_and_no_line_end(path, known, shown):
    assert shown_path(path, known=known) == shown


def test_paths__their_parameters__are_no_secrets_or_not_shown():
    def parameters(resolver):
        for pattern in resolver.url_patterns:
            yield from pattern.pattern.regex.groupindex
            yield from parameters(pattern) if isinstance(pattern, URLResolver) else ()

    assert set(parameters(get_resolver())) - NO_SECRETS == SECRETS


@pytest.mark.django_db
def test_access_log__of_a_link_with_a_secret__leaves_it_out(client, lines):
    client.get("/notifications/unsubscribe/the-token")
    assert [line["path"] for line in lines()] == ["/notifications/unsubscribe/..."]


@pytest.mark.parametrize(
    ("route", "operation"),
    [
        ("api/v1/games/<id:id>/turns/<int:number>", "/api/v1/games/{id}/turns/{number}"),
        (r"accounts/oidc/^(?P<provider_id>[^/]+)/login/$", "/accounts/oidc/{provider_id}/login/"),
        ("", "/"),
    ],
)
def test_operation__of_a_route__has_its_parameters_in_braces(route, operation):
    assert operation_of(route) == operation


@app.task(name="tests.quack")
def quack():
    """Report the id that lines of the log carry now."""
    heard.append(REQUEST_ID.get())


heard: list[str] = []


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("sent", ["pond-4", NOTHING])
def test_task__published_by_a_request__logs_under_its_id(sent, until):
    heard.clear()
    token = REQUEST_ID.set(sent)
    try:
        published = quack.apply_async()
    finally:
        REQUEST_ID.reset(token)
    with start_worker(app, perform_ping_check=False, pool="solo"):
        until(lambda: heard)
    assert heard == [published.id if sent == NOTHING else sent]
