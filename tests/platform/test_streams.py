"""DN6: streams and long polls, by the application of the HTTP server and a real PostgreSQL; the client is our own."""

import asyncio
import json
import re
import signal
import threading
import time
from types import SimpleNamespace

import pytest
from allauth.idp.oidc.models import Client as OAuthClient
from allauth.idp.oidc.models import Token as OAuthToken
from django.conf import settings
from django.db import connection, connections, transaction
from django.test import Client as DjangoClient

from accounts.models import Session, Token
from accounts.oauth import grants
from accounts.oauth.models import Grant
from accounts.services.tokens import issue
from duckcover import live, streams
from duckcover.rsgi import Application, answered
from games.models import Game
from games.services import lobby, resignations
from games.services.locks import database_now
from notifications.models import Notice
from notifications.services import inbox
from tests.games.factories import legal_moves, make_game, make_lobby, make_player, player_of, submit
from tests.live.service import await_true
from tests.platform.conftest import BEARER

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(180)]


class Client:
    """One request to the application, and what it is sent; what granian gives an application to answer by."""

    def __init__(self, *, slow=False):
        self.status, self.headers, self.body = None, {}, b""
        self.taken = asyncio.Event()
        self.gone = asyncio.get_running_loop().create_future()
        if not slow:
            self.taken.set()

    def response_bytes(self, status, headers, content):
        self.status, self.headers, self.body = status, dict(headers), content

    def response_empty(self, status, headers):
        self.status, self.headers = status, dict(headers)

    def response_stream(self, status, headers):
        self.status, self.headers = status, dict(headers)
        return self

    async def send_bytes(self, content):
        await self.taken.wait()
        self.body += content

    def client_disconnect(self):
        return self.gone

    @property
    def events(self):
        """[(id, kind, data)] of the stream so far."""
        blocks = [block.split("\n") for block in self.body.decode().split("\n\n")]
        fields = [dict(line.split(": ", 1) for line in block if ": " in line) for block in blocks]
        return [(each["id"], each["event"], json.loads(each["data"])) for each in fields if "data" in each]

    @property
    def kinds(self):
        return [kind for _, kind, _ in self.events]


class Server:
    """The application with its streams, in the running loop."""

    def __init__(self):
        self.streams = streams.Streams()
        self.application = Application(answered, self.streams)
        self.application.__rsgi_init__(asyncio.get_running_loop())

    def get(self, path, token=None, accept="text/event-stream", *, slow=False, **headers):
        """Begin a request; its client, whose `task` ends with the answer."""
        path, _, query = path.partition("?")
        sent = {"host": "localhost", "accept": accept, **{k.replace("_", "-"): v for k, v in headers.items()}}
        if token:
            sent["authorization"] = f"Bearer {token}"
        scope = SimpleNamespace(
            method="GET",
            path=f"/api/v1{path}",
            query_string=query,
            server="127.0.0.1:8000",
            client="127.0.0.1:4711",
            http_version="1.1",
            scheme="http",
            headers=sent,
        )
        client = Client(slow=slow)
        client.task = asyncio.get_running_loop().create_task(self.application.__rsgi__(scope, client))
        return client


async def until(condition, seconds=30.0):
    """Wait for what must come about; looks every 5 ms."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it did not come about"
        await asyncio.sleep(0.005)
    return found


def do(function, *given):
    """Do something as another process would: in a thread, with a connection of its own, which is closed."""

    def run():
        try:
            return function(*given)
        finally:
            connections.close_all()

    return asyncio.get_running_loop().run_in_executor(None, run)


@pytest.fixture
def serve(monkeypatch):
    """Run a coroutine function with a `Server`; nothing is left of it, no connection either."""
    monkeypatch.setitem(connections["default"].settings_dict, "CONN_MAX_AGE", 0)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def run(play):
        async def main():
            server = Server()
            await until(lambda: server.streams.listening or not streams.settings.LISTEN)
            try:
                await play(server)
            finally:
                server.streams.close()
                await until(lambda: not len(server.streams))

        asyncio.run(main())

    yield run
    for number, handler in handlers.items():
        signal.signal(number, handler)
    await_true(lambda: others_connected() == 0, 10, "the end of all connections")


def others_connected():
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
            "AND backend_type = 'client backend'"
        )
        return cursor.fetchone()[0]


def events_of(game):
    return f"/games/{game.uuid}/events"


def quick(monkeypatch, **seconds):
    """Let less time pass."""
    for name, value in {"TICK_SECONDS": 0.02, **seconds}.items():
        monkeypatch.setattr(streams, name, value)


# --- the events of a game --------------------------------------------------------------------------------------


def test_dn6__stream_of_a_game__goes_on_with_what_happens(serve):
    game = make_lobby(seats=2)
    erin = make_player("erin")

    async def play(server):
        client = server.get(events_of(game))
        await until(lambda: client.kinds == ["game_created", "seat_taken"])
        await do(lobby.join_game, erin, game.uuid)
        await until(lambda: "turn_opened" in client.kinds)
        assert client.kinds[2:5] == ["seat_taken", "game_started", "round_opened"]
        assert client.body.startswith(b"retry: 2000\n\n")
        assert client.headers["Content-Type"] == "text/event-stream; charset=utf-8"
        assert (client.headers["Cache-Control"], client.headers["X-Accel-Buffering"]) == ("no-store", "no")
        assert "Content-Length" not in client.headers
        assert not client.task.done()

    serve(play)


def test_dn6__stream_that_comes_back__goes_on_after_its_last_event_id(serve):
    game = make_lobby(seats=2)
    erin = make_player("erin")

    async def play(server):
        first = server.get(events_of(game))
        await until(lambda: len(first.events) == 2)
        first.gone.set_result(None)
        await asyncio.wait_for(first.task, 30)
        await do(lobby.join_game, erin, game.uuid)
        again = server.get(events_of(game), last_event_id=first.events[-1][0])
        await until(lambda: "turn_opened" in again.kinds)
        assert again.kinds[:2] == ["seat_taken", "game_started"]

    serve(play)


def test_dn6__seat_ready__which_has_no_row__is_told_soon(serve):
    game = make_game(seats=2)
    seat = next(seat for seat in range(2) if legal_moves(game, seat))
    token = issue(player_of(game, seat))[1]

    async def play(server):
        client = server.get(events_of(game))
        await until(lambda: "turn_opened" in client.kinds)
        began = time.monotonic()
        await do(submit, game, seat)
        server.get("/me", token, "application/json")  # after each request it is told what was to be told soon
        await until(lambda: "seat_ready" in client.kinds)
        assert time.monotonic() - began < streams.LOOK_SECONDS / 2

    serve(play)


def test_dn6__many_who_follow_one_game__are_read_for_together(serve):
    game = make_lobby(seats=2)
    erin = make_player("erin")

    async def play(server):
        clients = [server.get(events_of(game)) for _ in range(20)]
        await until(lambda: all(len(client.events) == 2 for client in clients))
        await asyncio.sleep(0.1)
        asked = []
        read = streams.Streams._ask

        async def counted(self, function, *given):
            asked.append(function.__name__)
            return await read(self, function, *given)

        server.streams._ask = counted.__get__(server.streams)
        await do(lobby.join_game, erin, game.uuid)
        await until(lambda: all("turn_opened" in client.kinds for client in clients))
        assert asked.count("_read") == 1

    serve(play)


def test_dn6__no_thread_is_held_by_streams(serve):
    game = make_lobby(seats=2)

    async def play(server):
        first = server.get(events_of(game))
        await until(lambda: len(first.events) == 2)
        before = threading.active_count()
        clients = [server.get(events_of(game)) for _ in range(25)]
        await until(lambda: all(len(client.events) == 2 for client in clients))
        assert threading.active_count() <= before + streams.READERS

    serve(play)


def test_dn6__comment__comes_after_twenty_quiet_seconds(serve, monkeypatch):
    quick(monkeypatch, COMMENT_SECONDS=0.2)
    game = make_lobby(seats=2)
    assert streams.LOOK_SECONDS == 20

    async def play(server):
        client = server.get(events_of(game))
        await until(lambda: client.body.count(b"\n: still here\n\n") == 2)

    serve(play)


# --- who may follow --------------------------------------------------------------------------------------------


def test_dn6__private_game_left__ends_the_stream(serve):
    game = make_lobby(seats=3, visibility="private")
    erin = make_player("erin")
    lobby.join_game(erin, game.uuid, invite_code=game.invite_code)
    token = issue(erin)[1]

    async def play(server):
        client = server.get(events_of(game), token)
        await until(lambda: len(client.events) == 3)
        await do(lobby.leave_game, erin, game.uuid)
        await asyncio.wait_for(client.task, 30)
        assert client.kinds == ["game_created", "seat_taken", "seat_taken"]
        again = server.get(events_of(game), token)
        await asyncio.wait_for(again.task, 30)
        assert again.status == 404

    serve(play)


@pytest.mark.parametrize("path", ["game", "me"])
def test_dn6__revoked_token__is_told_nothing_more(serve, path):
    game = make_lobby(seats=3)
    player = Game.objects.get(pk=game.pk).host
    token = issue(player)[1]
    address = events_of(game) if path == "game" else "/me/events"
    gwen = make_player("gwen")

    async def play(server):
        client = server.get(address, token)
        await until(lambda: client.status == 200 and len(server.streams) == 1)
        before = client.events
        await do(revoke, player)
        await do(lobby.join_game, gwen, game.uuid)
        await asyncio.wait_for(client.task, 30)
        assert client.events == before

    serve(play)


def revoke(player):
    Token.objects.filter(player=player).update(revoked_at="2026-01-01T00:00Z")


@pytest.mark.parametrize("how", ["revoked", "locked out", "deleted"])
def test_dn6__player_who_may_no_more__is_let_go_without_an_event(serve, monkeypatch, how):
    quick(monkeypatch, LOOK_SECONDS=0.1)
    game = make_lobby(seats=3)
    erin = make_player("erin")
    token = issue(erin)[1]
    change = {
        "revoked": lambda: revoke(erin),
        "locked out": lambda: type(erin).objects.filter(pk=erin.pk).update(is_active=False),
        "deleted": lambda: type(erin).objects.filter(pk=erin.pk).delete(),
    }[how]

    async def play(server):
        clients = [server.get(events_of(game), token), server.get("/me/events", token)]
        anonymous = server.get(events_of(game))
        await until(lambda: len(server.streams) == 3)
        await do(change)
        await asyncio.wait_for(asyncio.gather(*(client.task for client in clients)), 30)
        assert not anonymous.task.done()

    serve(play)


def test_dn6__session_that_ends__ends_its_streams(serve, monkeypatch):
    quick(monkeypatch, LOOK_SECONDS=0.1)
    browser = DjangoClient()
    browser.force_login(make_player("erin"))
    cookie = f"{settings.SESSION_COOKIE_NAME}={browser.cookies[settings.SESSION_COOKIE_NAME].value}"

    async def play(server):
        client = server.get("/me/events", cookie=cookie)
        await until(lambda: len(server.streams) == 1)
        await asyncio.sleep(0.3)
        assert not client.task.done()
        await do(lambda: Session.objects.all().delete())
        await asyncio.wait_for(client.task, 30)

    serve(play)


def test_dn6__app_that_is_disconnected__ends_its_streams(serve, monkeypatch):
    quick(monkeypatch, LOOK_SECONDS=0.1)
    erin = make_player("erin")
    app = OAuthClient.objects.create(name="An app", type="public", secret="!", scopes="games:read")
    grant = Grant.objects.create(player=erin, client=app, scopes=["games:read"])
    token = OAuthToken(type="at", client=app, user=erin, expires_at="2100-01-01T00:00Z", data={"grant": grant.pk})
    token.set_value("of-the-app")
    token.set_scopes(["games:read"])
    token.save()

    async def play(server):
        client = server.get("/me/events", "of-the-app")
        await until(lambda: len(server.streams) == 1)
        await asyncio.sleep(0.3)
        assert not client.task.done()
        await do(grants.disconnect_all, erin)
        await asyncio.wait_for(client.task, 30)

    serve(play)


def test_dn6__stream_of_somebody_who_may_not_see__is_a_problem(serve):
    game = make_lobby(seats=3, visibility="private")

    async def play(server):
        client = server.get(events_of(game))
        mine = server.get("/me/events")
        await asyncio.wait_for(asyncio.gather(client.task, mine.task), 30)
        assert (client.status, mine.status) == (404, 401)
        assert client.headers["Content-Type"] == "application/problem+json"

    serve(play)


# --- bounds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "status", "code"),
    [("STREAMS", 503, "service_unavailable"), ("STREAMS_OF_ONE", 429, "too_many_requests")],
)
def test_dn6__stream_beyond_the_limit__is_a_problem_that_says_when_to_come_back(serve, settings, limit, status, code):
    setattr(settings, limit, 2)
    game = make_lobby(seats=3)

    async def play(server):
        held = [server.get(events_of(game)) for _ in range(2)]
        await until(lambda: len(server.streams) == 2)
        more = server.get(events_of(game))
        poll = server.get(f"{events_of(game)}?after=2&wait=30", accept="application/json")
        for refused in (more, poll):
            await asyncio.wait_for(refused.task, 30)
            problem = json.loads(refused.body)
            assert (refused.status, problem["code"], problem["retry_after"]) == (status, code, 15)
            assert (refused.headers["Retry-After"], "streams" in problem["detail"]) == ("15", True)
        page = server.get(
            f"{events_of(game)}?after=0&wait=30", accept="application/json"
        )  # what there is needs no room
        await asyncio.wait_for(page.task, 30)
        assert len(json.loads(page.body)["results"]) == 2
        held[0].gone.set_result(None)
        await until(lambda: len(server.streams) == 1)
        again = server.get(events_of(game))
        await until(lambda: len(server.streams) == 2)
        assert not again.task.done()

    serve(play)


def test_dn6__many_begin_at_once__no_more_are_held_than_the_limit(serve, settings):
    settings.STREAMS = 2
    game = make_lobby(seats=3)

    async def play(server):
        begun = [server.get(events_of(game)) for _ in range(12)]
        await until(lambda: sum(each.task.done() for each in begun) == 10)
        assert len(server.streams) == 2
        refused = [each for each in begun if each.task.done()]
        assert all(each.status == 503 or each.body.endswith(b"retry: 15000\n\n") for each in refused)

    serve(play)


def test_metrics__tell_how_many_streams_and_waiting_requests_are_open(serve, metrics_folder):
    game = make_lobby(seats=3)

    def read():
        text = DjangoClient().get("/metrics", headers=BEARER).content.decode()
        return re.findall(r'^duckcover_streams\{kind="(\w+)",pid="0"\} (\d+)\.0$', text, re.MULTILINE)

    async def play(server):
        held = server.get(events_of(game))
        wait = server.get(f"{events_of(game)}?after=2&wait=30", accept="application/json")
        await until(lambda: len(server.streams) == 2)
        assert sorted(await do(read)) == [("stream", "1"), ("wait", "1")]
        held.gone.set_result(None)
        wait.gone.set_result(None)
        await until(lambda: not len(server.streams))
        assert sorted(await do(read)) == [("stream", "0"), ("wait", "0")]

    serve(play)


def test_dn6__slow_reader__is_not_read_for_meanwhile__and_gets_all_in_the_end(serve):
    game = make_lobby(seats=5)
    players = [make_player(name) for name in ("erin", "finn", "gwen")]

    async def play(server):
        client = server.get(events_of(game), slow=True)
        await until(lambda: len(server.streams) == 1)
        for player in players:
            await do(lobby.join_game, player, game.uuid)
            await asyncio.sleep(0.05)
        (held,) = server.streams._all()
        assert (client.body, held.follower.text) == (b"", b"")
        client.taken.set()
        await until(lambda: client.kinds == ["game_created", *["seat_taken"] * 4])

    serve(play)


def test_dn6__reader_who_takes_nothing__is_let_go(serve, monkeypatch):
    quick(monkeypatch, SEND_SECONDS=0.1)
    game = make_lobby(seats=5)

    async def play(server):
        client = server.get(events_of(game), slow=True)
        await asyncio.wait_for(client.task, 30)
        assert (client.body, len(server.streams)) == (b"", 0)

    serve(play)


def test_dn6__server_that_stops__ends_its_streams(serve):
    game = make_lobby(seats=5)

    async def play(server):
        clients = [server.get(events_of(game)) for _ in range(3)]
        await until(lambda: len(server.streams) == 3)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*(client.task for client in clients)), 30)
        late = server.get(events_of(game))
        await asyncio.wait_for(late.task, 30)
        assert late.body.endswith(b"retry: 15000\n\n")

    signal.signal(signal.SIGTERM, lambda *_: None)  # what the server has left there
    serve(play)


# --- how it is told --------------------------------------------------------------------------------------------


def test_dn6__behind_a_transaction_pooler__streams_are_found_by_looking(serve, settings, monkeypatch):
    settings.LISTEN = False
    quick(monkeypatch, POLL_SECONDS=0.05)
    game = make_lobby(seats=3)
    host, gwen = Game.objects.get(pk=game.pk).host, make_player("gwen")
    token = issue(host)[1]

    async def play(server):
        client, mine = server.get(events_of(game)), server.get("/me/events", token)
        await until(lambda: len(server.streams) == 2 and len(client.events) == 2)
        poll = server.get(f"{events_of(game)}?after=2&wait=30", accept="application/json")
        await until(lambda: len(server.streams) == 3)
        await do(lobby.join_game, gwen, game.uuid)
        await until(lambda: client.kinds[2:] == ["seat_taken"] and mine.kinds == ["game"])
        await asyncio.wait_for(poll.task, 30)
        assert len(json.loads(poll.body)["results"]) == 1

    serve(play)


def test_dn6__listening_that_breaks_off__begins_again_and_misses_nothing(serve, monkeypatch):
    quick(monkeypatch, AGAIN_SECONDS=0.1)
    game = make_lobby(seats=3)
    gwen = make_player("gwen")

    def break_off():
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN duckcover'")

    async def play(server):
        client = server.get(events_of(game))
        await until(lambda: len(client.events) == 2)
        await do(break_off)
        await until(lambda: not server.streams.listening)
        await do(lobby.join_game, gwen, game.uuid)
        await until(lambda: client.kinds[2:] == ["seat_taken"])
        await until(lambda: server.streams.listening)

    serve(play)


def test_dn6__many_keys__are_told_by_messages_that_postgresql_takes():
    live.tell(live.PLAYER, range(2_000_000_000, 2_000_002_000))


def test_dn6__notices_and_messages__wake_by_the_same_function(serve):
    """Whoever writes anything for a game or a player tells it by `live.tell` in its transaction."""
    game = make_lobby(seats=3)

    async def play(server):
        heard = []
        server.streams._hear = heard.extend
        await do(live.tell, live.GAME, [game.pk])
        await until(lambda: heard == [(live.GAME, game.pk)])

    serve(play)


# --- the long poll ---------------------------------------------------------------------------------------------


def test_dn6__wait__answers_as_soon_as_something_happens(serve):
    game = make_lobby(seats=3)
    gwen = make_player("gwen")

    async def play(server):
        poll = server.get(f"{events_of(game)}?after=2&wait=30", accept="application/json")
        await until(lambda: len(server.streams) == 1)
        await do(lobby.join_game, gwen, game.uuid)
        await asyncio.wait_for(poll.task, 30)
        assert [event["kind"] for event in json.loads(poll.body)["results"]] == ["seat_taken"]

    serve(play)


def test_dn6__wait__with_an_etag__answers_what_is_new(serve):
    game = make_lobby(seats=3)
    gwen = make_player("gwen")

    async def play(server):
        path = f"{events_of(game)}?after=2"
        plain = server.get(path, accept="application/json")
        await asyncio.wait_for(plain.task, 30)
        poll = server.get(f"{path}&wait=30", accept="application/json", if_none_match=plain.headers["ETag"])
        await until(lambda: len(server.streams) == 1)
        await do(lobby.join_game, gwen, game.uuid)
        await asyncio.wait_for(poll.task, 30)
        assert (poll.status, len(json.loads(poll.body)["results"])) == (200, 1)

    serve(play)


def test_dn6__wait__ends_with_an_empty_page(serve):
    game = make_lobby(seats=3)
    token = issue(Game.objects.get(pk=game.pk).host)[1]

    async def play(server):
        began = time.monotonic()
        poll = server.get(f"{events_of(game)}?after=2&wait=1", token, "application/json")
        await asyncio.wait_for(poll.task, 30)
        assert json.loads(poll.body) == {"results": [], "next": None, "previous": None}
        assert 1 <= time.monotonic() - began < 5

    serve(play)


def test_dn6__wait__of_a_token_that_is_revoked_meanwhile__is_refused(serve):
    game = make_lobby(seats=3)
    host, gwen = Game.objects.get(pk=game.pk).host, make_player("gwen")
    token = issue(host)[1]

    async def play(server):
        poll = server.get(f"{events_of(game)}?after=2&wait=30", token, "application/json")
        await until(lambda: len(server.streams) == 1)
        await do(revoke, host)
        await do(lobby.join_game, gwen, game.uuid)
        await asyncio.wait_for(poll.task, 30)
        assert poll.status == 401

    serve(play)


# --- what concerns a player ------------------------------------------------------------------------------------


def test_dn6__my_events__tell_of_own_games_only(serve):
    game = make_game(seats=2)
    other = make_lobby(make_player("hugo"), seats=3)
    seat = next(seat for seat in range(2) if legal_moves(game, seat))
    player = player_of(game, seat)
    token, ines = issue(player)[1], make_player("ines")

    async def play(server):
        client = server.get("/me/events", token)
        await until(lambda: client.status == 200 and len(server.streams) == 1)
        await do(lobby.join_game, ines, other.uuid)
        await do(resignations.resign, player, game.uuid)
        await until(lambda: client.kinds)
        told = [data for _, _, data in client.events]
        assert {each["game"] for each in told} == {str(game.uuid)}
        assert told[-1]["version"] == await do(version_of, game)
        assert told[-1]["notice"] is None

    serve(play)


def version_of(game):
    from games.selectors import shown_version

    return shown_version(Game.objects.get(pk=game.pk))


def test_dn6__my_events__tell_of_notices__and_go_on_after_the_last_event_id(serve):
    player = make_player("dana")
    token = issue(player)[1]

    async def play(server):
        client = server.get("/me/events", token)
        await until(lambda: client.body)
        place = client.body.decode().split("id: ")[1].split("\n")[0]
        await do(notify, player, "one")
        await until(lambda: client.kinds == ["notice"])
        await do(notify, player, "two")
        await until(lambda: client.kinds == ["notice"] * 2)
        again = server.get("/me/events", token, last_event_id=place)
        await until(lambda: len(again.events) == 2)
        assert [data["notice"] for _, _, data in again.events] == [data["notice"] for _, _, data in client.events]
        rest = server.get("/me/events", token, last_event_id=client.events[0][0])
        await until(lambda: rest.events)
        assert [data["notice"] for _, _, data in rest.events] == [client.events[1][2]["notice"]]

    serve(play)


def notify(player, fact):
    with transaction.atomic():
        inbox.lock_position(wait=True)
        inbox.write([inbox.Draft(player.pk, Notice.Kind.OPERATOR, fact)], database_now())


def test_dn6__my_events__as_pages__begin_now_and_wait(serve):
    game = make_lobby(seats=3)
    host, gwen = Game.objects.get(pk=game.pk).host, make_player("gwen")
    token = issue(host)[1]

    async def play(server):
        first = server.get("/me/events", token, "application/json")
        await asyncio.wait_for(first.task, 30)
        assert json.loads(first.body)["results"] == []
        place = json.loads(first.body)["position"]
        poll = server.get(f"/me/events?after={place}&wait=30", token, "application/json")
        await until(lambda: len(server.streams) == 1)
        await do(lobby.join_game, gwen, game.uuid)
        await asyncio.wait_for(poll.task, 30)
        page = json.loads(poll.body)
        assert [(each["kind"], each["game"], each["version"]) for each in page["results"]] == [
            ("game", str(game.uuid), 3)
        ]
        end = server.get(f"/me/events?after={page['position']}", token, "application/json")
        await asyncio.wait_for(end.task, 30)
        assert json.loads(end.body)["results"] == []

    serve(play)
