"""Standing orders over HTTP: one address to set, read and end them, a preview, a way to go on."""

import pytest

from games.models import StandingOrders, Submission
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import awaits, legal_moves, make_game, make_lobby, make_player, open_turn, play_until, submit

pytestmark = pytest.mark.django_db

ORDERS = {
    "calls": {"7": [{"action": "cover", "onto": 4}, {"action": "duck", "to": {"row": -1, "col": 0}}], "max": []},
    "otherwise": "steady",
    "until": "game",
    "pause_after": 3,
    "pause_at_stacks": None,
}
KEPT = {**ORDERS, "paused": None}
DEFAULTS = {"calls": {}, "otherwise": "ask", "until": "round", "pause_after": None, "pause_at_stacks": None}


@pytest.fixture
def game():
    """Three seats, all of them asked; dana has moved."""
    game = play_until(make_game(seats=3), awaits(3))
    submit(game, 0)
    return game


@pytest.fixture
def dana(game):
    return Api(make_player("dana"))


@pytest.fixture
def orders(game):
    return f"/games/{game.uuid}/orders"


def test_do1__put__is_read_back_whole(dana, orders):
    put = dana.put(orders, ORDERS)
    assert (put.status_code, put.json()) == (200, KEPT)
    got = dana.get(orders)
    assert (got.status_code, got.json(), got["ETag"]) == (200, KEPT, put["ETag"])


def test_do1__put__replaces_them_all(dana, orders):
    dana.put(orders, ORDERS)
    assert dana.put(orders, {"calls": {}}).json() == {**DEFAULTS, "paused": None}
    assert dana.get(orders).json() == {**DEFAULTS, "paused": None}


def test_do1__deleted__are_gone(dana, orders):
    dana.put(orders, ORDERS)
    assert [dana.delete(orders).status_code, dana.delete(orders).status_code] == [204, 204]
    assert refused(dana.get(orders)) == (404, "not_found")


def test_do1__read_again__is_not_modified(dana, orders):
    dana.put(orders, ORDERS)
    tag = dana.get(orders)["ETag"]
    assert dana.get(orders, If_None_Match=tag).status_code == 304


def test_do1__set_anew_after_their_end__have_another_tag(dana, orders):
    first = dana.put(orders, ORDERS)["ETag"]
    dana.delete(orders)
    assert dana.put(orders, {"calls": {}})["ETag"] != first


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({}, [("calls", "required")]),
        ({"calls": {"13": []}}, [("calls.13", "no_such_call")]),
        ({"calls": {"repeat": []}}, [("calls.repeat", "no_such_call")]),
        ({"calls": {"7": [{"policy": "easy"}] * 9}}, [("calls.7", "max_length")]),
        ({"calls": []}, [("calls", "not_a_dict")]),
        ({"calls": {"7": {}}}, [("calls.7", "not_a_list")]),
        ({"calls": {"7": [{}]}}, [("calls.7.0", "no_preference")]),
        ({"calls": {"7": [{"action": "cover", "beside": 3}]}}, [("calls.7.0", "no_preference")]),
        ({"calls": {"7": [{"policy": "easy"}, {"policy": "wise"}]}}, [("calls.7.1.policy", "invalid_choice")]),
        ({"calls": {"7": [{"action": "cover", "onto": "4"}]}}, [("calls.7.0.onto", "wrong_type")]),
        ({"calls": {"7": [{"action": "cover", "onto": 4, "why": 1}]}}, [("calls.7.0.why", "unknown_field")]),
        ({"calls": {}, "otherwise": "wise"}, [("otherwise", "invalid_choice")]),
        ({"calls": {}, "until": "never"}, [("until", "invalid_choice")]),
        ({"calls": {}, "pause_after": 61}, [("pause_after", "max_value")]),
        ({"calls": {}, "pause_after": 0}, [("pause_after", "min_value")]),
        ({"calls": {}, "pause_at_stacks": 1}, [("pause_at_stacks", "min_value")]),
        ({"calls": {}, "pause_at_stacks": 13}, [("pause_at_stacks", "max_value")]),
        ({"calls": {}, "colour": "blue"}, [("colour", "unknown_field")]),
    ],
)
def test_do1__body_that_is_no_orders__is_refused_with_its_place(dana, orders, body, errors):
    assert fields_of(dana.put(orders, body)) == errors
    assert not StandingOrders.objects.exists()


def test_do1__late_copy__is_refused_with_the_tag_that_stands(dana, orders):
    first = dana.put(orders, ORDERS)["ETag"]
    second = dana.put(orders, {"calls": {}}, If_Match=first)["ETag"]
    late = dana.put(orders, ORDERS, If_Match=first)
    assert refused(late) == (412, "precondition_failed")
    assert late.json()["etag"] == second
    assert refused(dana.delete(orders, If_Match=first)) == (412, "precondition_failed")
    assert refused(dana.put(orders, ORDERS, If_None_Match="*")) == (412, "precondition_failed")


def test_do1__same_orders_sent_again__are_accepted_whatever_the_precondition(dana, orders):
    first = dana.put(orders, ORDERS, If_None_Match="*")
    again = dana.put(orders, ORDERS, If_None_Match="*")
    assert (again.status_code, again["ETag"]) == (200, first["ETag"])


def _requests(api, orders):
    return [
        api.get(orders),
        api.put(orders, ORDERS),
        api.delete(orders),
        api.post(f"{orders}/preview", ORDERS),
        api.post(f"{orders}/preview"),
        api.post(f"{orders}/resume"),
    ]


def test_do1__somebody_without_a_seat__is_refused_whether_or_not_there_are_orders(dana, orders):
    outsider = Api(make_player("zoe"))
    without = [(answer.status_code, answer.content) for answer in _requests(outsider, orders)]
    dana.put(orders, ORDERS)
    assert [(answer.status_code, answer.content) for answer in _requests(outsider, orders)] == without
    assert {refused(answer) for answer in _requests(outsider, orders)} == {(403, "not_seated")}
    assert {refused(answer) for answer in _requests(Api(), orders)} == {(401, "not_authenticated")}


def test_do1__another_seat__has_orders_of_its_own(dana, orders):
    dana.put(orders, ORDERS)
    erin = Api(make_player("erin"))
    assert refused(erin.get(orders)) == (404, "not_found")
    assert refused(erin.post(f"{orders}/resume")) == (404, "not_found")
    assert erin.delete(orders).status_code == 204
    assert dana.get(orders).json() == KEPT


def test_do1__others__see_nothing_of_orders_that_have_not_moved(dana, orders, game):
    erin = Api(make_player("erin"))
    pages = (f"/games/{game.uuid}", f"/games/{game.uuid}/events", "/games")
    before = [(erin.get(page).content, erin.get(page).headers.get("ETag")) for page in pages]
    dana.put(orders, ORDERS)
    dana.delete(orders)
    assert [(erin.get(page).content, erin.get(page).headers.get("ETag")) for page in pages] == before


def test_do1__lobby__takes_no_orders():
    dana, game = Api(make_player("dana")), make_lobby()
    for answer in (
        dana.put(f"/games/{game.uuid}/orders", ORDERS),
        dana.post(f"/games/{game.uuid}/orders/preview", ORDERS),
        dana.post(f"/games/{game.uuid}/orders/resume"),
    ):
        assert refused(answer) == (409, "game_not_playing")


def test_do1__resigned__takes_no_orders(dana, orders, game):
    dana.put(orders, ORDERS)
    dana.post(f"/games/{game.uuid}/resign")
    assert refused(dana.put(orders, ORDERS)) == (409, "already_resigned")
    assert refused(dana.get(orders)) == (404, "not_found")


def test_do3__move_of_an_order__is_read_back_as_one(game, orders):
    erin = Api(make_player("erin"))
    erin.put(orders, ORDERS)
    number = open_turn(game).number
    assert erin.get(f"/games/{game.uuid}/turns/{number}/move").json()["origin"] == "order"
    assert erin.get(f"/games/{game.uuid}").json()["you"]["submission"]["origin"] == "order"


def test_do4__move_of_an_order__is_withdrawn_and_tells_why_they_pause(game, orders):
    erin = Api(make_player("erin"))
    tag = erin.put(orders, ORDERS)["ETag"]
    assert erin.delete(f"/games/{game.uuid}/turns/{open_turn(game).number}/move").status_code == 204
    paused = erin.get(orders, If_None_Match=tag)
    assert paused.json()["paused"] == {"reason": "withdrawn"}
    resumed = erin.post(f"{orders}/resume")
    assert (resumed.status_code, resumed.json()["paused"]) == (200, None)
    assert Submission.objects.get(turn=open_turn(game), seat=1).origin == "order"


def test_do6__few_stacks__paused_is_shown_with_its_reason(dana, orders):
    dana.put(orders, {**ORDERS, "pause_at_stacks": 12})
    preview = dana.post(f"{orders}/preview", {"calls": {}, "pause_at_stacks": 12}).json()
    assert preview["paused"] == {"reason": "pause_at_stacks"}


def test_do7__preview_of_a_body__is_the_whole_document(game, orders):
    erin, turn = Api(make_player("erin")), open_turn(game)
    move = legal_moves(game, 1)[0]
    fits = {"action": move.action, "to": move.target._asdict()}
    nowhere = {"action": "cover", "to": {"row": 50, "col": 50}}
    shown = erin.post(f"{orders}/preview", {"calls": {turn.call: [nowhere, fits]}}).json()
    assert list(shown) == ["calls", "idle", "paused"]
    assert list(shown["calls"]) == [*map(str, range(1, 13)), "max"]
    assert shown["calls"][turn.call] == {
        "move": {"action": move.action, "from": move.source._asdict(), "to": move.target._asdict()},
        "by": "preference",
        "preference": 1,
    }
    assert shown["idle"] == [{"call": turn.call, "preference": 0}]
    assert {entry["by"] for call, entry in shown["calls"].items() if call != turn.call} <= {"ask", None}


@pytest.mark.parametrize("body", [None, {}])
def test_do7__preview_without_a_body__is_that_of_the_stored_orders(dana, orders, body):
    assert refused(dana.post(f"{orders}/preview", body)) == (404, "not_found")
    dana.put(orders, ORDERS)
    assert dana.post(f"{orders}/preview", body).json() == dana.post(f"{orders}/preview", ORDERS).json()


def test_do7__preview_of_a_body_without_calls__is_refused(dana, orders):
    assert fields_of(dana.post(f"{orders}/preview", {"otherwise": "easy"})) == [("calls", "required")]


def test_do9__export__has_the_players_own_orders(dana, orders):
    dana.put(orders, ORDERS)
    assert dana.get("/me/export").json()["games"]["seats"][0]["orders"] == KEPT
    assert Api(make_player("erin")).get("/me/export").json()["games"]["seats"][0]["orders"] is None
