"""The short path before Django: it answers plain requests as Django does, and leaves all others to Django."""

import io
import json
import re

import psycopg
import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import close_old_connections, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import path, resolve

from accounts.api.tokens import TokensView
from accounts.models import Player, RateWindow, Token
from accounts.services.tokens import issue, make_personal
from duckcover.observability import access_log, operation_of
from duckcover.rest import short_path
from duckcover.rest.short_path import KNOWN, Operation
from games.api.urls import SHORT_PATH
from games.models import Snapshot, Submission
from tests.games.clients import Api, refused
from tests.games.factories import (
    awaits,
    body_of,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_until,
    player_of,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("early_in_the_minute")]

JSON = "application/json"
COUNTED = {"RateLimit-Remaining", "RateLimit-Reset", "X-Request-ID"}


@pytest.fixture
def game():
    """Four players, all of them awaited."""
    return play_until(make_game(), awaits(4))


class Seat:
    """The player on seat 0, with one token."""

    def __init__(self, game, token=None):
        self.player = player_of(game, 0)
        self.token, text = issue(self.player)
        self.address = f"/api/v1/games/{game.uuid}"
        self.move = f"{self.address}/turns/{open_turn(game).number}/move"
        self.bodies = [json.dumps(body_of(move)) for move in legal_moves(game, 0)]
        self.client = Client(raise_request_exception=False, headers={"Authorization": f"Bearer {text}"})

    def read(self, **more):
        return self.client.get(self.address, **more)

    def put(self, body=None, **more):
        return self.client.put(self.move, self.bodies[0] if body is None else body, JSON, **more)

    def left(self):
        """How many requests its player has left, after one more."""
        return left(self.read())


@pytest.fixture
def seat(game):
    return Seat(game)


def left(response):
    return int(response["RateLimit-Remaining"])


def shape(response):
    """An answer without what tells one request from the next."""
    headers = {name: value for name, value in response.headers.items() if name not in COUNTED}
    return response.status_code, headers, response.content


def both(settings, ask):
    """The answers by the short path and by Django; the first did pass Django by."""
    answers = []
    for settings.SHORT_PATH in (True, False):
        answers.append(ask())
        assert answers[-1].by_short_path == settings.SHORT_PATH
    return [shape(answer) for answer in answers]


# --- the same answers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("https", [False, True])
def test_answers__by_either_way__are_the_same_in_every_header(seat, settings, https):
    proxy = {"X-Forwarded-Proto": "https"} if https else {}
    if https:
        settings.HTTPS = settings.SECURE_SSL_REDIRECT = True
        settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
        settings.SECURE_HSTS_SECONDS, settings.SECURE_HSTS_INCLUDE_SUBDOMAINS = 31_536_000, True
        settings.SECURE_HSTS_PRELOAD = True
        seat.client.handler.load_middleware()
    seat.put(headers=proxy)
    etag = seat.read(headers=proxy)["ETag"]
    for ask, status in (
        (lambda: seat.read(headers=proxy), 200),
        (lambda: seat.read(headers={"If-None-Match": etag, **proxy}), 304),
        (lambda: seat.read(headers={"If-None-Match": '"another"', **proxy}), 200),
        (lambda: seat.put(headers=proxy), 200),
    ):
        short, whole = both(settings, ask)
        assert short[1] == whole[1]
        assert short == whole
        assert short[0] == status
        assert ("Strict-Transport-Security" in short[1]) == https


def test_first_move__by_either_way__is_a_201_with_the_same_headers(game, settings):
    found = []
    for settings.SHORT_PATH, index in ((True, 0), (False, 1)):
        answer = Api(player_of(game, index)).put(
            f"/games/{game.uuid}/turns/{open_turn(game).number}/move", body_of(legal_moves(game, index)[0])
        )
        assert answer.by_short_path == settings.SHORT_PATH
        found.append((answer.status_code, {*answer.headers}))
    assert found[0] == found[1]
    assert found[0][0] == 201


def test_both_ways__count_each_request_once(seat, settings):
    found = []
    for settings.SHORT_PATH in (True, False, True, True, False):
        found.append(seat.left())
    assert found == list(range(found[0], found[0] - 5, -1))


def test_access_log__by_either_way__says_the_same(seat, settings, capfd):
    settings.ACCESS_LOG = True
    seat.put()
    asked = [seat.read, seat.put, lambda **more: seat.put("{", **more)]
    said = []
    for settings.SHORT_PATH in (True, False):
        access_log.flush()
        capfd.readouterr()
        sent = [ask(headers={"X-Request-ID": f"duck-{number}"}) for number, ask in enumerate(asked)]
        assert [answer["X-Request-ID"] for answer in sent] == ["duck-0", "duck-1", "duck-2"]
        access_log.flush()
        found = re.findall(r"duckcover.access (\S+): (\S+) (\S+) (\d+) (\d+) [\d.]+ (\S+)", capfd.readouterr().err)
        said.append([line[:3] + line[4:] for line in found])
    assert said[0] == said[1]
    assert [line[0] for line in said[0]] == ["duck-0", "duck-1", "duck-2"]


def test_operations__are_counted_under_the_names_that_django_has_for_them(seat):
    found = {operation.method: operation.route for operation in SHORT_PATH}
    routes = {"GET": resolve(seat.address).route, "PUT": resolve(seat.move).route}
    assert found == {method: operation_of(route) for method, route in routes.items()}


# --- what takes the whole way ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        {"headers": {"X-Unknown": "1"}},
        {"headers": {"Origin": "https://play.example"}},
        {"headers": {"Cookie": "sessionid=x"}},
        {"headers": {"Accept": "application/json;q=0.5, */*"}},
        {"headers": {"Authorization": "Basic ZGFuYTp4"}},
        {"headers": {"Authorization": "Bearer of-an-app"}},
        {"headers": {"Authorization": ""}},
        {"headers": {"Host": "elsewhere.example"}},
        {"headers": {"Content-Encoding": "identity"}},
        {"headers": {"Transfer-Encoding": "chunked"}},
        {"headers": {"If-None-Match": '"a", "b"'}},
        {"headers": {"If-None-Match": "*"}},
        {"headers": {"If-Match": '"a"'}},
        {"headers": {"Idempotency-Key": "x"}},
        {"headers": {"X-HTTP-Method-Override": "DELETE"}},
        {"QUERY_STRING": "pretty=1"},
        {"SCRIPT_NAME": "/below"},
        {"duckcover.late": True},
        {"duckcover.cut_short": True},
    ],
    ids=str,
)
def test_read__that_is_not_plain__goes_to_django(seat, more):
    assert seat.read().by_short_path
    assert not seat.read(**more).by_short_path


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "POST", "DELETE", "get"])
def test_other_methods__go_to_django(seat, method):
    assert not seat.client.generic(method, seat.address).by_short_path


@pytest.mark.parametrize("content_type", ["", "application/json; charset=utf-8", "text/plain", "Application/JSON"])
def test_body__that_says_to_be_something_else__goes_to_django(seat, content_type):
    assert not seat.client.generic("PUT", seat.move, seat.bodies[0].encode(), content_type).by_short_path


@pytest.mark.parametrize("length", ["x", "-1", "+9", "99999", "³", " 9", "1"])
def test_body__whose_length_is_not_plain_or_not_its_own__goes_to_django(seat, length):
    assert not seat.put(CONTENT_LENGTH=length).by_short_path


def test_body__that_is_cut_short__goes_to_django__which_reads_it_whole(seat):
    body = seat.bodies[0].encode()
    answer = seat.put(**{"CONTENT_LENGTH": str(len(body) + 1), "wsgi.input": io.BytesIO(body)})
    assert (answer.status_code, answer.by_short_path) == (201, False)


def test_move__without_a_body__goes_to_django__counted_once(seat):
    before = seat.left()
    answer = seat.put("")
    assert (answer.status_code, answer.by_short_path) == (400, False)
    assert left(answer) == before - 1


def test_https__a_request_that_came_without__goes_to_django(seat, settings):
    settings.HTTPS = True
    assert not seat.read().by_short_path
    assert not seat.read(headers={"X-Forwarded-Proto": "http"}).by_short_path


def test_switch__turned_off__sends_everything_to_django(seat, settings):
    settings.SHORT_PATH = False
    assert not seat.read().by_short_path
    assert not seat.put().by_short_path


def test_known_headers__are_none_that_a_cookie_or_a_page_of_another_origin_sends():
    assert not KNOWN & {"HTTP_COOKIE", "HTTP_ORIGIN", "HTTP_X_CSRFTOKEN", "HTTP_IDEMPOTENCY_KEY", "HTTP_LAST_EVENT_ID"}


def test_operation__that_wants_a_fresh_sign_in__is_none_of_the_short_path():
    with pytest.raises(ImproperlyConfigured):
        Operation("POST", path("me/tokens", TokensView.as_view()), lambda call: None)


# --- what is refused ------------------------------------------------------------------------------------------------


REFUSALS = {
    "no such game": (404, lambda seat: seat.client.get("/api/v1/games/00000000-0000-0000-0000-000000000007")),
    "no such turn": (409, lambda seat: seat.client.put(f"{seat.address}/turns/99/move", seat.bodies[0], JSON)),
    "an illegal move": (422, lambda seat: seat.put('{"action":"cover","to":{"row":50,"col":50}}')),
    "no JSON": (400, lambda seat: seat.put("{")),
    "an unknown member": (400, lambda seat: seat.put('{"action":"cover","to":{"row":0,"col":1},"x":1}')),
}


@pytest.mark.parametrize("why", REFUSALS)
def test_refusal__comes_from_django__and_is_counted_once(seat, settings, why):
    status, ask = REFUSALS[why]
    answers = []
    for settings.SHORT_PATH in (True, False):
        before = seat.left()
        answers.append(ask(seat))
        assert (answers[-1].status_code, answers[-1].by_short_path) == (status, False)
        assert left(answers[-1]) == before - 1
    short, whole = (shape(answer) for answer in answers)
    assert short == whole


def test_refusal__asks_the_database_no_more_often_than_without_the_short_path(seat, settings):
    asked = {}
    while seat.left() % 4:  # the next four are counted by now
        pass
    for settings.SHORT_PATH in (True, False):
        with CaptureQueriesContext(connection) as found:
            assert seat.put('{"action":"cover","to":{"row":50,"col":50}}').status_code == 422
        asked[settings.SHORT_PATH] = len(found)
    assert asked[True] == asked[False]


def test_outsider__of_a_private_game__is_refused_by_either_way(settings):
    game, api = make_lobby(visibility="private"), Api(make_player("outsider"))
    for settings.SHORT_PATH in (True, False):
        assert refused(api.get(f"/games/{game.uuid}")) == (404, "not_found")


def test_request__beyond_the_limit__is_429(seat, settings):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "player": 3}
    statuses = [(answer.status_code, answer.by_short_path) for answer in (seat.read() for _ in range(5))]
    assert statuses == [(200, True)] * 3 + [(429, False)] * 2
    assert RateWindow.objects.get(key=f"player:{seat.player.pk}").count == 5


def test_token__without_the_scope__is_403(game, settings):
    player = player_of(game, 0)
    for settings.SHORT_PATH in (True, False):
        _, text = make_personal(player, name="x", scopes=["profile:read"], expires_in_days=None)
        assert refused(Api(token=text).get(f"/games/{game.uuid}")) == (403, "insufficient_scope")


@pytest.mark.parametrize("change", ["token revoked", "token expired", "player inactive"])
def test_busy_token__that_opens_nothing_any_more__is_401_with_the_next_request(seat, change):
    assert [seat.read().by_short_path for _ in range(5)] == [True] * 5
    if change == "player inactive":
        Player.objects.filter(pk=seat.player.pk).update(is_active=False)
    else:
        column = "revoked_at" if change == "token revoked" else "expires_at"
        Token.objects.filter(pk=seat.token.pk).update(**{column: "2026-01-01T00:00:00Z"})
    for answer in (seat.read(), seat.put()):
        assert (refused(answer), answer.by_short_path) == ((401, "invalid_token"), False)
    assert (
        Submission.objects.filter(turn__game__uuid=seat.address.rpartition("/")[2], turn__resolved_at=None).count() == 0
    )


# --- what goes wrong ------------------------------------------------------------------------------------------------


def test_failure__in_the_work__is_logged__and_a_500_of_django(seat, game, caplog):
    Snapshot.objects.filter(game=game).update(document="[]")
    answer = seat.read()
    assert (refused(answer), answer.by_short_path) == ((500, "internal_error"), False)
    assert [record.exc_info is not None for record in caplog.records if record.name == "django.request"] == [True]


def test_failure__in_finding_out_who_asks__is_logged__and_left_to_django(seat, settings, caplog):
    settings.TRUSTED_PROXIES = "none"
    answer = seat.read()
    assert (answer.status_code, answer.by_short_path) == (500, False)
    assert "A plain request could not be read; Django answers it" in caplog.messages


def end_connections():
    """End this process's connections to PostgreSQL, as a restart does."""
    parameters = {**connection.get_connection_params(), "context": None}
    keep = ("dbname", "user", "password", "host", "port")
    with psycopg.connect(**{name: parameters[name] for name in keep if parameters.get(name)}, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@pytest.mark.django_db(transaction=True)
def test_connection__that_broke__is_given_up__and_the_short_path_goes_on(seat):
    assert seat.read().by_short_path
    end_connections()
    assert seat.put().status_code == 503
    close_old_connections()  # as Django does before each request, but for its test client
    assert [seat.read().status_code for _ in range(2)] == [200, 200]
    assert seat.put().by_short_path


def test_hosts__that_were_looked_at__are_bounded(seat):
    for number in range(400):
        seat.read(headers={"Host": f"host{number}.example"})
    assert short_path._is_ours.cache_info().currsize <= 256
