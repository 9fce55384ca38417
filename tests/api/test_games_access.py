"""Who may do what: 401, 403, 404 for what a caller may not know of, 405 — the same for every call of a game."""

import uuid

import pytest

from tests.games.clients import Api, headers_of, refused
from tests.games.factories import make_game, make_lobby, make_player

pytestmark = pytest.mark.django_db

MOVE = {"action": "cover", "to": {"row": 0, "col": 0}}
READS = ["", "/turns/1", "/events", "/record", "/fairness"]
CALLS = {
    ("POST", "/join"): {},
    ("POST", "/leave"): None,
    ("POST", "/start"): {},
    ("POST", "/cancel"): None,
    ("POST", "/resign"): None,
    ("PUT", "/player-seed"): {"seed": ""},
    ("PUT", "/turns/1/move"): MOVE,
    ("GET", "/turns/1/move"): None,
    ("DELETE", "/turns/1/move"): None,
}
SEATED = {call: body for call, body in CALLS.items() if call[1] not in ("/join", "/start", "/cancel")}
OWN = {**CALLS, ("GET", "/me/turns"): None, ("GET", "/games?seat=me"): None, ("GET", "/games?awaiting=me"): None}


def ask(api, game, call, body=None):
    """Make one of the calls; those that name no game stand for themselves."""
    method, path = call
    where = path if path.startswith(("/me", "/games")) else f"/games/{game}{path}"
    return api._send(method, where, body, {})


@pytest.fixture
def zoe():
    """Somebody who sits nowhere."""
    return make_player("zoe")


@pytest.mark.parametrize("call", OWN, ids=" ".join)
def test_anonymous__own_calls__are_401(call):
    game = make_game(seats=2)
    response = ask(Api(), game.uuid, call, OWN[call])
    assert refused(response) == (401, "not_authenticated")
    assert response["WWW-Authenticate"] == 'Bearer realm="duckcover"'


@pytest.mark.parametrize("token", ["dkc_unknown", "nonsense"])
@pytest.mark.parametrize("call", [*OWN, *[("GET", path) for path in READS], ("GET", "/games")], ids=" ".join)
def test_invalid_token__any_call__is_401(call, token):
    game = make_game(seats=2)
    response = ask(Api(token=token), game.uuid, call, OWN.get(call))
    assert refused(response) == (401, "invalid_token")


@pytest.mark.parametrize("call", SEATED, ids=" ".join)
def test_outsider__calls_of_a_seat__are_403(zoe, call):
    game = make_game(seats=2)
    assert refused(ask(Api(zoe), game.uuid, call, SEATED[call])) == (403, "not_seated")


@pytest.mark.parametrize("path", READS[:1] + READS[2:3] + READS[4:])
@pytest.mark.parametrize("visibility", ["public", "unlisted"])
def test_anybody__reads_of_a_game_with_an_address__are_200(path, visibility):
    game = make_game(seats=2, visibility=visibility)
    assert Api().get(f"/games/{game.uuid}{path}").status_code == 200


def same(first, second):
    """Whether two answers are the same, byte for byte, headers included."""
    said = [(answer.status_code, answer.content, headers_of(answer)) for answer in (first, second)]
    return said[0] == said[1]


def private_game():
    """A private game that runs, of dana and erin."""
    return make_lobby(make_player("dana"), seats=3, bots=["easy"], visibility="private")


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("name", [None, "zoe"])
def test_private__reads_by_others__are_as_if_it_were_not_there(path, name):
    api = Api(name and make_player(name))
    known, unknown = (api.get(f"/games/{game}{path}") for game in (private_game().uuid, uuid.uuid4()))
    assert refused(known) == (404, "not_found")
    assert same(known, unknown)


@pytest.mark.parametrize("path", READS)
def test_private__conditional_reads_by_others__are_as_if_it_were_not_there(zoe, path):
    game = private_game()
    known, unknown = (Api(zoe).get(f"/games/{key}{path}", If_None_Match="*") for key in (game.uuid, uuid.uuid4()))
    assert same(known, unknown)


@pytest.mark.parametrize("call", CALLS, ids=" ".join)
def test_private__calls_by_outsiders__are_as_if_it_were_not_there(zoe, call):
    api = Api(zoe)
    known, unknown = (ask(api, game, call, CALLS[call]) for game in (private_game().uuid, uuid.uuid4()))
    assert refused(known) == (404, "not_found")
    assert same(known, unknown)


def test_private__join_with_a_wrong_code__is_as_if_it_were_not_there(zoe):
    api, body = Api(zoe), {"invite_code": "wrong"}
    known, unknown = (api.post(f"/games/{game}/join", body) for game in (private_game().uuid, uuid.uuid4()))
    assert same(known, unknown)


def test_private__seat__sees_it_and_its_code(dana):
    game = private_game()
    document = Api(dana).get(f"/games/{game.uuid}").json()
    assert (document["visibility"], document["invite_code"]) == ("private", game.invite_code)


def test_invite_code__is_for_seats_only(zoe):
    game = make_game(seats=2)
    assert [Api(viewer).get(f"/games/{game.uuid}").json()["invite_code"] for viewer in (None, zoe)] == [None, None]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", ""),
        ("POST", ""),
        ("PATCH", ""),
        ("GET", "/join"),
        ("GET", "/leave"),
        ("PUT", "/start"),
        ("GET", "/cancel"),
        ("DELETE", "/resign"),
        ("GET", "/player-seed"),
        ("POST", "/player-seed"),
        ("POST", "/turns/1"),
        ("POST", "/turns/1/move"),
        ("PATCH", "/turns/1/move"),
        ("POST", "/events"),
        ("PUT", "/record"),
        ("DELETE", "/fairness"),
        ("POST", "/me/turns"),
        ("PUT", "/games"),
    ],
)
def test_wrong_method__is_405(dana, method, path):
    game = make_game(seats=2)
    response = ask(Api(dana), game.uuid, (method, path))
    assert refused(response) == (405, "method_not_allowed")
    assert method not in response["Allow"].split(", ")


@pytest.mark.parametrize("path", ["", "/events", "/turns/1"])
@pytest.mark.parametrize("method", ["DELETE", "PATCH"])
def test_wrong_method__with_a_query__is_405_all_the_same(method, path):
    game = make_game(seats=2)
    response = ask(Api(), game.uuid, (method, f"{path}?limit=0"))
    assert refused(response) == (405, "method_not_allowed")


@pytest.mark.parametrize("path", ["/nothing", "/turns", "/turns/x", "/turns/-1", "/turns/1/moves", "/orders/1"])
def test_unknown_address__is_404(path):
    game = make_game(seats=2)
    assert refused(Api().get(f"/games/{game.uuid}{path}")) == (404, "not_found")


@pytest.mark.parametrize("path", ["", "/turns/1", "/record", "/fairness"])
def test_unknown_query_parameter__is_400(path):
    game = make_game(seats=2)
    assert refused(Api().get(f"/games/{game.uuid}{path}?verbose=1")) == (400, "invalid_input")


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30])
def test_turn__beyond_all_turns__is_404(number):
    game = make_game(seats=2)
    assert refused(Api().get(f"/games/{game.uuid}/turns/{number}")) == (404, "not_found")
