"""join, leave, start, cancel, resign, player-seed: documents, refusals, double clicks."""

import pytest

from games.models import Game, Seat
from games.services import lobby
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import (
    kinds,
    make_game,
    make_lobby,
    make_player,
    play_to_the_end,
    play_turn,
    play_until,
    rounds_ended,
)
from tests.games.shapes import empty_seat, lobby_document, you_in_lobby

pytestmark = pytest.mark.django_db


@pytest.fixture
def erin():
    return make_player("erin")


@pytest.fixture
def game(dana):
    """A lobby of four with dana on seat 0."""
    return make_lobby(dana)


def call(player, game, name, body=None, **headers):
    """POST one of the calls of a game."""
    return Api(player).post(f"/games/{game.uuid}/{name}", body, **headers)


def seen(player, game):
    """The game as a player sees it now, as text."""
    return Api(player).get(f"/games/{game.uuid}").content


def covering(moves):
    """The first cover among these moves, else the first."""
    return next((move for move in moves if move.action == "cover"), moves[0])


def with_erin(game, **members):
    """The lobby once erin sits on seat 1."""
    seats = [
        empty_seat(0, player="dana", family="pirates", rated=True),
        empty_seat(1, player="erin", family="vikings", rated=True),
        empty_seat(2),
        empty_seat(3),
    ]
    return lobby_document(game.uuid, **{"version": 3, "seats": seats, "invite_code": game.invite_code, **members})


# --- join -------------------------------------------------------------------------------------------------


def test_join__shows_the_game_with_its_new_seat(game, erin):
    response = call(erin, game, "join", {})
    assert (response.status_code, response.json()) == (200, with_erin(game, you=you_in_lobby(1)))


def test_join__twice__is_the_same_answer(game, erin):
    first, second = call(erin, game, "join", {}), call(erin, game, "join", {})
    assert (second.status_code, second.content) == (200, first.content)


def test_join__without_a_body__takes_a_seat(game, erin):
    assert call(erin, game, "join").json()["you"] == you_in_lobby(1)


def test_join__empty_player_seed__is_none(game, erin):
    assert call(erin, game, "join", {"player_seed": ""}).status_code == 200


def test_join__full__is_409_game_not_open(erin):
    assert refused(call(make_player("zoe"), make_game(seats=2), "join", {})) == (409, "game_not_open")


def test_join__cancelled__is_409(game, dana, erin):
    lobby.cancel_game(dana, game.uuid)
    assert refused(call(erin, game, "join", {})) == (409, "game_not_open")


def test_join__family_taken__is_409_and_names_the_free_ones(game, erin):
    response = call(erin, game, "join", {"family": "pirates"})
    assert refused(response) == (409, "family_taken")
    assert response.json()["families"] == ["vikings", "knights", "cowboys", "divers", "wizards", "astronauts"]


def test_join__again_with_another_family__is_409(game, dana):
    assert refused(call(dana, game, "join", {"family": "divers"})) == (409, "already_seated")


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({"seat": 1}, [("seat", "unknown_field")]),
        ({"family": "penguins"}, [("family", "invalid_choice")]),
        ({"family": 1}, [("family", "wrong_type")]),
        ({"player_seed": "00"}, [("player_seed", "bad_length")]),
        ({"invite_code": 7}, [("invite_code", "wrong_type")]),
        ({"invite_code": "x" * 65}, [("invite_code", "max_length")]),
    ],
    ids=str,
)
def test_join__bad_input__names_the_field(game, erin, body, errors):
    assert fields_of(call(erin, game, "join", body)) == errors


def test_join__private__with_the_code(dana, erin):
    game = make_lobby(dana, visibility="private")
    assert call(erin, game, "join", {"invite_code": game.invite_code}).status_code == 200


def test_join__last_seat__shows_the_first_turn(erin, dana):
    game = make_lobby(dana, seats=2)
    document = call(erin, game, "join", {}).json()
    assert (document["status"], document["you"]["seat"], document["turn"]["waiting_for"]) == ("playing", 1, [0, 1])


KEY = {"Idempotency_Key": "one-wish-to-sit-down"}


def test_join__late_copy_with_a_key_after_leaving__seats_nobody(game, erin):
    first = call(erin, game, "join", {}, **KEY)
    call(erin, game, "leave", {})
    late = call(erin, game, "join", {}, **KEY)
    assert [first.json()["you"]["seat"], late.json()["you"]] == [1, None]
    assert (late.status_code, late.content, late["Idempotency-Replayed"]) == (200, seen(erin, game), "true")
    assert not Seat.objects.filter(game=game, player=erin).exists()


def test_join__late_copy_after_leaving_a_private_game__is_404(dana, erin):
    game = make_lobby(dana, visibility="private")
    body = {"invite_code": game.invite_code}
    call(erin, game, "join", body, **KEY)
    call(erin, game, "leave", {})
    assert refused(call(erin, game, "join", body, **KEY)) == (404, "not_found")
    assert not Seat.objects.filter(game=game, player=erin).exists()


def test_join__repeated_in_the_middle_of_the_round__shows_the_game_as_it_is_now(dana, erin):
    game = make_lobby(dana, seats=2)
    opening = call(erin, game, "join", {}, **KEY).json()
    game.refresh_from_db()
    play_turn(game, pick=covering)
    again = call(erin, game, "join", {}, **KEY)
    assert (again.content, again["Idempotency-Replayed"]) == (seen(erin, game), "true")
    assert again.json()["seats"][0]["grid"] != opening["seats"][0]["grid"]


def test_join__with_a_new_key_after_leaving__sits_down_again(game, erin):
    call(erin, game, "join", {}, **KEY)
    call(erin, game, "leave", {})
    assert "Idempotency-Replayed" not in call(erin, game, "join", {}, Idempotency_Key="another-wish-to-sit-down")
    assert Seat.objects.filter(game=game, player=erin).exists()


def test_join__key_of_another_game__is_422(game, dana, erin):
    call(erin, game, "join", {}, **KEY)
    assert refused(call(erin, make_lobby(dana), "join", {}, **KEY)) == (422, "idempotency_mismatch")


# --- leave ------------------------------------------------------------------------------------------------


def test_leave__gives_the_seat_up(game, erin):
    call(erin, game, "join", {})
    response = call(erin, game, "leave")
    assert (response.status_code, response.content) == (204, b"")
    assert Api().get(f"/games/{game.uuid}").json() == lobby_document(game.uuid, version=4)


def test_leave__twice__is_403(game, erin):
    call(erin, game, "join", {})
    call(erin, game, "leave")
    assert refused(call(erin, game, "leave")) == (403, "not_seated")


def test_leave__host__hands_on(game, dana, erin):
    call(erin, game, "join", {})
    call(dana, game, "leave")
    assert Api().get(f"/games/{game.uuid}").json()["host"] == "erin"


def test_leave__last_player__cancels(game, dana):
    call(dana, game, "leave")
    document = Api().get(f"/games/{game.uuid}").json()
    assert (document["status"], document["host"]) == ("cancelled", None)


def test_leave__playing__is_409(dana):
    assert refused(call(dana, make_game(seats=2), "leave")) == (409, "game_not_open")


# --- start, cancel ----------------------------------------------------------------------------------------


def test_start__with_fill__shows_bots(game, dana):
    document = call(dana, game, "start", {"fill": "steady"}).json()
    assert [(seat["player"], seat["bot"]) for seat in document["seats"]] == [
        ("dana", None),
        (None, "steady"),
        (None, "steady"),
        (None, "steady"),
    ]


def test_start__without_fill__plays_with_who_is_there(game, dana, erin):
    call(erin, game, "join", {})
    document = call(dana, game, "start").json()
    assert (document["status"], [seat["player"] for seat in document["seats"]]) == ("playing", ["dana", "erin"])


def test_start__twice__is_the_same_answer(game, dana):
    first, second = (call(dana, game, "start", {"fill": "easy"}) for _ in range(2))
    assert (second.status_code, second.json()) == (200, first.json())


def test_start__alone__is_409(game, dana):
    response = call(dana, game, "start")
    assert refused(response) == (409, "too_few_players")
    assert response.json()["needed"] == 2


def test_start__of_an_unknown_rules_version__is_409(game, dana):
    Game.objects.filter(pk=game.pk).update(rules_version=99)
    assert refused(call(dana, game, "start", {"fill": "easy"})) == (409, "rules_unavailable")


@pytest.mark.parametrize(
    ("body", "errors"),
    [({"fill": "genius"}, [("fill", "invalid_choice")]), ({"now": True}, [("now", "unknown_field")])],
    ids=str,
)
def test_start__bad_input__names_the_field(game, dana, body, errors):
    assert fields_of(call(dana, game, "start", body)) == errors


def test_cancel__shows_the_cancelled_game(game, dana):
    document = call(dana, game, "cancel").json()
    assert (document["status"], document["version"]) == ("cancelled", 3)


def test_cancel__twice__is_the_same_answer(game, dana):
    first, second = (call(dana, game, "cancel") for _ in range(2))
    assert (second.status_code, second.json()) == (200, first.json())


def test_cancel__playing__is_409(dana):
    assert refused(call(dana, make_game(seats=2), "cancel")) == (409, "game_not_open")


@pytest.mark.parametrize("name", ["start", "cancel"])
def test_host_call__by_a_guest__is_403(game, erin, name):
    call(erin, game, "join", {})
    assert refused(call(erin, game, name)) == (403, "not_host")


@pytest.mark.parametrize("name", ["start", "cancel"])
def test_host_call__finished__is_409(dana, name):
    game = play_to_the_end(make_game(seats=2))
    assert refused(call(dana, game, name)) == (409, "game_not_open")


@pytest.mark.parametrize("name", ["leave", "cancel", "resign"])
def test_call_without_input__with_input__is_400(game, dana, name):
    assert fields_of(call(dana, game, name, {"why": "x"})) == [("why", "unknown_field")]


# --- resign -----------------------------------------------------------------------------------------------


def test_resign__shows_in_the_game(dana):
    game = make_game(seats=2)
    response = call(dana, game, "resign")
    assert response.status_code == 200
    assert [(seat["resigned"], seat["state"]) for seat in response.json()["seats"]] == [
        (True, "ready"),
        (False, "awaited"),
    ]


def test_resign__own_part__has_no_legal_moves_left(dana):
    you = call(dana, make_game(seats=2), "resign").json()["you"]
    assert (you["seat"], you["card"], you["legal_moves"]) == (0, None, [])


def test_resign__twice__is_the_same_answer(dana):
    game = make_game(seats=2)
    first, second = (call(dana, game, "resign") for _ in range(2))
    assert (second.status_code, second.json()) == (200, first.json())


def test_resign__in_the_lobby__is_409(game, dana):
    assert refused(call(dana, game, "resign")) == (409, "game_not_playing")


def test_resign__finished__is_409(dana):
    game = play_to_the_end(make_game(seats=2))
    assert refused(call(dana, game, "resign")) == (409, "game_not_playing")


def test_resign__by_an_outsider__is_403():
    assert refused(call(make_player("zoe"), make_game(seats=2), "resign")) == (403, "not_seated")


# --- player-seed ------------------------------------------------------------------------------------------


def put_seed(player, game, body):
    """PUT one's own entropy."""
    return Api(player).put(f"/games/{game.uuid}/player-seed", body)


def test_player_seed__set_and_replaced(game, dana):
    answers = [put_seed(dana, game, {"seed": seed}) for seed in ("a7" * 16, "b8" * 64, "b8" * 64)]
    assert [(answer.status_code, answer.content) for answer in answers] == [(204, b"")] * 3
    assert bytes(Seat.objects.get(game=game, index=0).player_seed) == b"\xb8" * 64


def test_player_seed__empty__is_none(game, dana):
    put_seed(dana, game, {"seed": "a7" * 16})
    assert put_seed(dana, game, {"seed": ""}).status_code == 204
    assert bytes(Seat.objects.get(game=game, index=0).player_seed) == b""


def test_player_seed__while_a_round_runs__counts_from_the_next(dana):
    game = make_game(seats=2)
    put_seed(dana, game, {"seed": "a7" * 16})
    play_until(game, rounds_ended(1))
    rounds = Api().get(f"/games/{game.uuid}/fairness").json()["rounds"]
    assert [row["player_seeds"] for row in rounds] == [["", ""], ["a7" * 16, ""], None]


def test_player_seed__changes_nothing_that_is_seen(game, dana):
    before = Api().get(f"/games/{game.uuid}")
    put_seed(dana, game, {"seed": "a7" * 16})
    after = Api().get(f"/games/{game.uuid}")
    assert (after.content, after["ETag"], kinds(game)) == (before.content, before["ETag"], kinds(game))


def test_player_seed__last_round_open__is_409(dana):
    game = play_until(make_game(seats=2), rounds_ended(2))
    assert refused(put_seed(dana, game, {"seed": ""})) == (409, "round_already_opened")


def test_player_seed__by_an_outsider__is_403(game, erin):
    assert refused(put_seed(erin, game, {"seed": ""})) == (403, "not_seated")


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({}, [("seed", "required")]),
        ({"seed": None}, [("seed", "null")]),
        ({"seed": "zz"}, [("seed", "not_hex")]),
        ({"seed": "00" * 15}, [("seed", "bad_length")]),
        ({"seed": "", "round": 2}, [("round", "unknown_field")]),
    ],
    ids=str,
)
def test_player_seed__bad_input__names_the_field(game, dana, body, errors):
    assert fields_of(put_seed(dana, game, body)) == errors


def test_cancelled_game__is_kept(game, dana):
    call(dana, game, "cancel")
    assert Game.objects.get(pk=game.pk).finished_at is not None
