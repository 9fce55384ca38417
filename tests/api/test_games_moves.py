"""PUT, GET and DELETE of a move."""

import pytest
from django.test import Client

from games import selectors
from games.models import Submission
from games.rules.moves import Move
from games.services import resolution
from tests.games.clients import Api, fields_of, headers_of, refused
from tests.games.factories import (
    awaits,
    body_of,
    expire,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    submit,
    submit_all,
)
from tests.games.shapes import ANY_TIME

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("both_ways")]


@pytest.fixture
def game():
    """Four players, all of them awaited; dana sits on seat 0."""
    return play_until(make_game(), awaits(4))


def address(game, number=None):
    """The move of the open turn, or of a given one."""
    return f"/games/{game.uuid}/turns/{number or open_turn(game).number}/move"


def put(game, seat, body=None):
    """PUT a move of a seat, the first legal one by default."""
    return Api(player_of(game, seat)).put(address(game), body or body_of(legal_moves(game, seat)[0]))


def cell_json(cell):
    return {"row": cell.row, "col": cell.col}


def document_of(game, move: Move):
    """The Submission of API.md."""
    return {
        "turn": open_turn(game).number,
        "action": move.action,
        "from": cell_json(move.source),
        "to": cell_json(move.target),
        "origin": "player",
        "submitted_at": ANY_TIME,
    }


def shape_of(response):
    """What tells one answer from another, but for the values of its move."""
    return response.status_code, list(response.json()), headers_of(response, but={"Content-Length"})


# --- PUT --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [True, False])
def test_put__first__is_201_with_the_submission(game, source):
    move = legal_moves(game, 0)[0]
    response = put(game, 0, body_of(move, source=source))
    assert (response.status_code, response.json()) == (201, document_of(game, move))


def test_put__again__is_200_and_the_same_document(game):
    first, second = put(game, 0), put(game, 0)
    assert (second.status_code, second.json()) == (200, first.json())


def test_put__another_move__replaces_it(game):
    put(game, 0)
    other = legal_moves(game, 0)[1]
    response = put(game, 0, body_of(other))
    assert (response.status_code, response.json()) == (200, document_of(game, other))


def test_put__last_of_its_turn__is_answered_like_the_first(game):
    first, *others = [shape_of(put(game, seat)) for seat in range(4)]
    assert others == [first] * 3


def test_put__replaced_in_a_full_turn__is_answered_like_any(game):
    put(game, 0)
    early = shape_of(put(game, 0))
    for seat in (1, 2, 3):
        put(game, seat)
    assert shape_of(put(game, 0)) == early


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=utf-8"])
@pytest.mark.parametrize(
    "body",
    [
        '{"action": "duck", "action": "cover", "to": {"row": 0, "col": 1}}',
        '{"action": "cover", "to": {"row": 9, "row": 0, "col": 1}}',
        '{"action": "cover", "to": {"row": 9, "col": 9}, "to": {"row": 0, "col": 1}}',
        '{"action": "cover", "to": {"row": 0, "col": 1}, "from": null, "from": null}',
    ],
)
def test_put__a_name_twice__is_400_by_the_short_way_and_the_long(game, body, content_type):
    client = Client(headers=Api(player_of(game, 0)).headers)
    response = client.put(f"/api/v1{address(game)}", body, content_type=content_type)
    assert refused(response) == (400, "malformed_json")
    assert Submission.objects.count() == 0


def test_put__illegal__is_422_with_the_legal_moves(game):
    legal = legal_moves(game, 0)
    response = put(game, 0, {"action": "cover", "to": {"row": 50, "col": 50}})
    assert refused(response) == (422, "illegal_move")
    assert response.json()["legal_moves"] == [
        {"action": move.action, "from": cell_json(move.source), "to": cell_json(move.target)} for move in legal
    ]
    assert response.json()["move"] == {"action": "cover", "to": {"row": 50, "col": 50}}


def test_put__illegal__leaves_an_earlier_move_alone(game):
    first = put(game, 0).json()
    put(game, 0, {"action": "duck", "to": {"row": 50, "col": 50}})
    assert Api(player_of(game, 0)).get(address(game)).json() == first


def test_put__wrong_source__is_422(game):
    move = legal_moves(game, 0)[0]
    response = put(game, 0, {**body_of(move), "from": {"row": 40, "col": 40}})
    assert refused(response) == (422, "illegal_move")


def test_put__quacking__is_422_nothing_to_move():
    game = play_until(make_game(), awaits(3))
    quacking = ({0, 1, 2, 3} - set(open_turn(game).waiting_for)).pop()
    response = put(game, quacking, {"action": "cover", "to": {"row": 0, "col": 0}})
    assert refused(response) == (422, "nothing_to_move")


@pytest.mark.parametrize("shift", [-1, 1])
def test_put__another_turn__is_409_with_the_open_one(game, shift):
    play_turn(game)
    play_until(game, awaits(4))
    number = open_turn(game).number
    response = Api(player_of(game, 0)).put(address(game, number + shift), body_of(legal_moves(game, 0)[0]))
    assert refused(response) == (409, "turn_closed")
    assert response.json()["turn"] == number


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30])
@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_any__number_beyond_all_turns__is_no_server_error(game, method, number):
    api, where = Api(player_of(game, 0)), address(game, number)
    if method == "PUT":
        assert refused(api.put(where, {"action": "cover", "to": {"row": 0, "col": 0}})) == (409, "turn_closed")
    else:
        assert refused(api.send(method, where)) == ((404, "not_found") if method == "GET" else (409, "turn_closed"))


def test_put__deadline_passed__is_409(game):
    body, where = body_of(legal_moves(game, 0)[0]), address(game)
    expire(game)
    response = Api(player_of(game, 0)).put(where, body)
    assert refused(response) == (409, "turn_closed")
    assert response.json()["turn"] == open_turn(game).number


def test_put__after_the_end__is_409():
    game = play_to_the_end(make_game(seats=2))
    response = Api(make_player("dana")).put(address(game, 1), {"action": "cover", "to": {"row": 0, "col": 0}})
    assert refused(response) == (409, "turn_closed")


def test_put__in_the_lobby__is_409(dana):
    response = Api(dana).put(address(make_lobby(dana), 1), {"action": "cover", "to": {"row": 0, "col": 0}})
    assert refused(response) == (409, "turn_closed")


def test_put__resigned__is_409(game):
    body = body_of(legal_moves(game, 0)[0])
    Api(player_of(game, 0)).post(f"/games/{game.uuid}/resign")
    assert refused(put(game, 0, body)) == (409, "already_resigned")


CELL = {"row": 0, "col": 0}


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({}, [("action", "required"), ("to", "required")]),
        ({"action": "quack", "to": CELL}, [("action", "invalid_choice")]),
        ({"action": 1, "to": CELL}, [("action", "wrong_type")]),
        ({"action": "cover", "to": [0, 0]}, [("to", "wrong_type")]),
        ({"action": "cover", "to": {"row": 0}}, [("to.col", "required")]),
        ({"action": "cover", "to": {"row": "0", "col": 0}}, [("to.row", "wrong_type")]),
        ({"action": "cover", "to": {"row": True, "col": 0}}, [("to.row", "wrong_type")]),
        ({"action": "cover", "to": {"row": 0.5, "col": 0}}, [("to.row", "wrong_type")]),
        ({"action": "cover", "to": {"row": 100, "col": 0}}, [("to.row", "max_value")]),
        ({"action": "cover", "to": {"row": 0, "col": -100}}, [("to.col", "min_value")]),
        ({"action": "cover", "to": {"row": 10**400, "col": 0}}, [("to.row", "max_value")]),
        ({"action": "cover", "to": {"row": 0, "col": 0, "z": 0}}, [("to.z", "unknown_field")]),
        ({"action": "cover", "to": CELL, "seat": 1}, [("seat", "unknown_field")]),
        ({"action": "cover", "to": CELL, "from": {"row": 0}}, [("from.col", "required")]),
        ({"action": "cover", "to": CELL, "from": 3}, [("from", "wrong_type")]),
    ],
    ids=lambda value: str(value)[:60],
)
def test_put__bad_input__names_the_field(game, body, errors):
    assert sorted(fields_of(Api(player_of(game, 0)).put(address(game), body))) == errors


def test_put__null_source__is_none_given(game):
    move = legal_moves(game, 0)[0]
    response = put(game, 0, {**body_of(move), "from": None})
    assert (response.status_code, response.json()) == (201, document_of(game, move))


# --- late copies --------------------------------------------------------------------------------------------


def guarded(game, body=None, method="PUT", **headers):
    """PUT or DELETE the move of seat 0 with preconditions."""
    api = Api(player_of(game, 0))
    if method == "DELETE":
        return api.delete(address(game), **headers)
    return api.put(address(game), body or body_of(legal_moves(game, 0)[0]), **headers)


def test_put__late_copy__is_412_with_the_tag_that_stands(game):
    first, second, third = map(body_of, legal_moves(game, 0)[:3])
    tag = guarded(game, first, If_None_Match="*")["ETag"]
    guarded(game, second, If_Match=tag)
    newest = guarded(game, third)
    for late in (guarded(game, second, If_Match=tag), guarded(game, first, If_None_Match="*")):
        assert refused(late) == (412, "precondition_failed")
        assert late.json()["etag"] == newest["ETag"]
    read = Api(player_of(game, 0)).get(address(game))
    assert (read["ETag"], read.json()) == (newest["ETag"], newest.json())


def test_put__retry_of_the_move_that_stands__is_answered_like_the_first(game):
    old, new = map(body_of, legal_moves(game, 0)[:2])
    tag = guarded(game, old, If_None_Match="*")["ETag"]
    first, second = (guarded(game, new, If_Match=tag) for _ in "ab")
    assert (first.status_code, second.status_code, second.json()) == (200, 200, first.json())
    assert first["ETag"] == second["ETag"] != tag


def test_put__first_sent_twice__is_201_and_200(game):
    assert [guarded(game, If_None_Match="*").status_code for _ in "ab"] == [201, 200]


@pytest.mark.parametrize("header", ['"x"', "W/{}", "x", "", '"no-999-1"', "*"])
def test_put__if_match_names_nothing_that_stands__is_412(game, header):
    if header != "*":
        guarded(game)
    tag = Api(player_of(game, 0)).get(address(game)).headers.get("ETag", "")
    response = guarded(game, body_of(legal_moves(game, 0)[1]), If_Match=header.format(tag))
    assert (refused(response), response.json()["etag"]) == ((412, "precondition_failed"), tag or None)


@pytest.mark.parametrize("header", ["{}", '"x", {}', "*"])
def test_put__if_match_names_what_stands__replaces_it(game, header):
    tag = guarded(game)["ETag"]
    assert guarded(game, body_of(legal_moves(game, 0)[1]), If_Match=header.format(tag)).status_code == 200


@pytest.mark.parametrize(("header", "status"), [("W/{}", 412), ("{}", 412), ('"x"', 200)])
def test_put__if_none_match_with_a_tag__is_compared_weakly(game, header, status):
    tag = guarded(game)["ETag"]
    response = guarded(game, body_of(legal_moves(game, 0)[1]), If_None_Match=header.format(tag))
    assert response.status_code == status


def test_put__tag_of_another_edition__names_the_same_decision(game, monkeypatch):
    tag = guarded(game)["ETag"]
    monkeypatch.setattr(selectors, "EDITION", "another")
    assert guarded(game, body_of(legal_moves(game, 0)[1]), If_Match=tag).status_code == 200


def test_put__tag_of_another_turn__names_nothing(game):
    tag = guarded(game)["ETag"]
    play_until(play_next(game), awaits(4))
    assert guarded(game)["ETag"] != tag
    response = guarded(game, body_of(legal_moves(game, 0)[1]), If_Match=tag)
    assert refused(response) == (412, "precondition_failed")


def play_next(game):
    """The game when its open turn is resolved, the moves of seat 0 as they stand."""
    for seat in open_turn(game).waiting_for:
        submit(game, seat)
    resolution.sweep()
    game.refresh_from_db()
    return game


def test_put__late_copy_of_an_illegal_move__is_422(game):
    guarded(game)
    response = guarded(game, {"action": "cover", "to": {"row": 50, "col": 50}}, If_None_Match="*")
    assert refused(response) == (422, "illegal_move")


def test_delete__late_copy__is_412_and_leaves_the_move(game):
    tag = guarded(game)["ETag"]
    newest = guarded(game, body_of(legal_moves(game, 0)[1]))["ETag"]
    response = guarded(game, method="DELETE", If_Match=tag)
    assert (refused(response), response.json()["etag"]) == ((412, "precondition_failed"), newest)
    assert Api(player_of(game, 0)).get(address(game)).status_code == 200


def test_delete__what_stands__is_a_decision_with_a_tag(game):
    tag = guarded(game, If_None_Match="*")["ETag"]
    first, again = (guarded(game, method="DELETE", If_Match=tag) for _ in "ab")
    assert (first.status_code, again.status_code, first["ETag"]) == (204, 204, again["ETag"])
    late = guarded(game, If_None_Match="*")
    assert (refused(late), late.json()["etag"]) == ((412, "precondition_failed"), first["ETag"])
    assert guarded(game, If_Match=first["ETag"]).status_code == 201


def test_put__guarded__costs_one_query_beside_its_admission(game, django_assert_num_queries):
    api, where, body = Api(player_of(game, 1)), address(game), body_of(legal_moves(game, 1)[0])
    with django_assert_num_queries(2):
        assert api.put(where, body, If_None_Match="*").status_code == 201


# --- GET and DELETE ---------------------------------------------------------------------------------------


def test_get__submitted__reads_it_back(game):
    first = put(game, 0).json()
    response = Api(player_of(game, 0)).get(address(game))
    assert (response.status_code, response.json()) == (200, first)


def test_get__unchanged__is_304_without_a_body(game):
    put(game, 0)
    api = Api(player_of(game, 0))
    tag = api.get(address(game))["ETag"]
    again = api.get(address(game), If_None_Match=tag)
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", tag)


def test_get__same_move_submitted_again__keeps_the_tag(game):
    put(game, 0)
    tag = Api(player_of(game, 0)).get(address(game))["ETag"]
    put(game, 0)
    assert Api(player_of(game, 0)).get(address(game))["ETag"] == tag


def test_get__another_seats_move__leaves_the_tag_alone(game):
    put(game, 0)
    tag = Api(player_of(game, 0)).get(address(game))["ETag"]
    put(game, 1)
    assert Api(player_of(game, 0)).get(address(game))["ETag"] == tag


def test_get__replaced__has_another_tag(game):
    put(game, 0)
    api = Api(player_of(game, 0))
    tag = api.get(address(game))["ETag"]
    second = put(game, 0, body_of(legal_moves(game, 0)[1])).json()
    answer = api.get(address(game), If_None_Match=tag)
    assert (answer.status_code, answer.json()) == (200, second)


def test_get__withdrawn_and_another_submitted__has_another_tag(game):
    put(game, 0)
    api = Api(player_of(game, 0))
    tag = api.get(address(game))["ETag"]
    api.delete(address(game))
    second = put(game, 0, body_of(legal_moves(game, 0)[1])).json()
    answer = api.get(address(game), If_None_Match=tag)
    assert (answer.status_code, answer.json()) == (200, second)


def test_get__nothing_submitted__is_404_whatever_the_client_has(game):
    assert refused(Api(player_of(game, 0)).get(address(game), If_None_Match="*")) == (404, "not_found")


def test_get__nothing_submitted__is_404(game):
    assert refused(Api(player_of(game, 0)).get(address(game))) == (404, "not_found")


def test_put__again_when_its_turn_was_resolved__says_that_the_move_has_counted(game):
    number, mine = open_turn(game).number, body_of(legal_moves(game, 0)[0])
    first = put(game, 0, mine).json()
    for seat in (1, 2, 3):
        put(game, seat)
    resolution.sweep()
    again = Api(player_of(game, 0)).put(address(game, number), mine)
    assert (refused(again), again.json()["submission"]) == ((409, "turn_closed"), first)


def test_put__another_move_when_its_turn_was_resolved__is_told_nothing_of_the_first(game):
    number, (mine, other) = open_turn(game).number, [body_of(move) for move in legal_moves(game, 0)[:2]]
    put(game, 0, mine)
    for seat in (1, 2, 3):
        put(game, seat)
    resolution.sweep()
    assert "submission" not in Api(player_of(game, 0)).put(address(game, number), other).json()


def test_put__again_when_two_turns_were_resolved__may_not_look_back(game):
    number, mine = open_turn(game).number, body_of(legal_moves(game, 0)[0])
    put(game, 0, mine)
    for seat in (1, 2, 3):
        put(game, seat)
    resolution.sweep()
    play_turn(game)
    again = Api(player_of(game, 0)).put(address(game, number), mine)
    assert (refused(again), "submission" in again.json()) == ((409, "turn_closed"), False)


def test_get__last_resolved_turn__shows_who_decided(game):
    number = open_turn(game).number
    expire(game)
    resolution.sweep()
    assert Api(player_of(game, 0)).get(address(game, number)).json()["origin"] == "timeout"


def test_get__older_turn_of_the_running_round__is_409(game):
    number = open_turn(game).number
    play_turn(game)
    play_turn(game)
    assert refused(Api(player_of(game, 0)).get(address(game, number))) == (409, "round_running")


def test_get__of_another_seat__is_unreachable(game):
    put(game, 0)
    assert refused(Api(player_of(game, 1)).get(address(game))) == (404, "not_found")


def test_delete__withdraws(game):
    put(game, 0)
    response = Api(player_of(game, 0)).delete(address(game))
    assert (response.status_code, response.content) == (204, b"")
    assert not Submission.objects.filter(turn=open_turn(game)).exists()


def test_delete__twice__is_204(game):
    put(game, 0)
    api = Api(player_of(game, 0))
    assert [api.delete(address(game)).status_code for _ in range(2)] == [204, 204]


def test_delete__then_put__is_201_again(game):
    put(game, 0)
    Api(player_of(game, 0)).delete(address(game))
    assert put(game, 0).status_code == 201


def test_delete__resolved__is_409_with_the_open_turn(game):
    where = address(game)
    play_turn(game)
    response = Api(player_of(game, 0)).delete(where)
    assert refused(response) == (409, "turn_closed")
    assert response.json()["turn"] == open_turn(game).number


def test_delete__deadline_passed__is_409(game):
    put(game, 0)
    expire(game)
    assert refused(Api(player_of(game, 0)).delete(address(game))) == (409, "turn_closed")


def test_delete__full_turn__takes_it_back_from_the_worker(game):
    submit_all(game)
    Api(player_of(game, 0)).delete(address(game))
    assert resolution.resolve_game(game.pk) == 0


def test_put__by_cookie__needs_the_csrf_token(game):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(player_of(game, 0))
    body = body_of(legal_moves(game, 0)[0])
    response = browser.put("/api/v1" + address(game), body, content_type="application/json")
    assert refused(response) == (403, "csrf_failed")


def test_put__costs_one_query_beside_its_count(game, django_assert_num_queries):
    api, where, body = Api(player_of(game, 1)), address(game), body_of(legal_moves(game, 1)[0])
    submit(game, 0)
    with django_assert_num_queries(2):
        assert api.put(where, body).status_code == 201
