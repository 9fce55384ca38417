"""Games with variations through the services and the API; the rules themselves are tested in tests/rules."""

import pytest
from duckcover_sdk import replay as sdk

from games.history import record
from games.models import Event, Game, Round, Seat
from games.rules.record import verify
from games.rules.variations import VARIATIONS
from games.services import lobby
from games.sounds import SOUNDS
from tests.games.clients import Api, refused
from tests.games.factories import (
    make_game,
    make_lobby,
    make_player,
    play_to_the_end,
    play_until,
    rounds_ended,
)

pytestmark = pytest.mark.django_db

ALL = list(VARIATIONS)
BUT_PRESSURE = [name for name in VARIATIONS if name != "pressure"]


@pytest.mark.thorough
@pytest.mark.parametrize("bots", [["steady"], ["easy", "sharp"]], ids=str)
def test_game__with_all_variations__is_played_to_the_end_and_its_record_verifies(bots):
    rules = [BUT_PRESSURE, ["surprises"], ALL]
    game = play_to_the_end(make_game("varied", seats=1 + len(bots), bots=bots, round_rules=rules))
    document = record(game)
    assert [row["rules"] for row in document["rounds"]] == rules
    assert (len(document["rounds"][0]["deck"]), len(document["rounds"][1]["deck"])) == (18, 24)
    verify(document)
    assert sdk.verify(document).rounds == 3


# --- versions of the rules ---------------------------------------------------------------------------------


@pytest.mark.thorough
def test_rules_version__game_of_version_1__goes_on_under_version_1():
    game = make_game("of version 1", seats=2)
    Game.objects.filter(pk=game.pk).update(rules_version=1)
    document = record(play_to_the_end(game))
    assert (document["rules_version"], document["result"] is None) == (1, False)
    verify(document)


def test_rules_version__lobby_of_version_1_with_a_variation__does_not_start():
    game = make_lobby(seats=2)
    Game.objects.filter(pk=game.pk).update(rules_version=1)
    Round.objects.filter(game=game, number=2).update(rules=["madness"])
    answer = Api(make_player("erin")).post(f"/games/{game.uuid}/join", {})
    assert refused(answer) == (409, "rules_unavailable")


def test_rematch__of_a_game_with_variations__has_them():
    game = make_lobby(round_rules=[["madness"], [], ["pressure"]])
    lobby.cancel_game(make_player("dana"), game.uuid)
    answer = Api(make_player("dana")).post(f"/games/{game.uuid}/rematch")
    assert answer.json()["round_rules"] == [["madness"], [], ["pressure"]]


# --- what is shown -----------------------------------------------------------------------------------------


def test_game__shows_the_rules_of_every_round_and_of_the_running_one():
    game = make_game(seats=2, round_rules=[["constraints", "surprises"], [], ["pressure"]])
    shown = Api().get(f"/games/{game.uuid}").json()
    assert shown["round_rules"] == [["constraints", "surprises"], [], ["pressure"]]
    assert shown["round"] == {"number": 1, "of": 3, "rules": ["constraints", "surprises"]}
    assert shown["draw_deck"]["count"] + shown["discard_area"]["count"] + shown["captain_pile"]["count"] == 17


@pytest.mark.thorough
def test_v5__removed_cards__show_when_the_round_has_ended():
    game = play_until(make_game("removed", seats=2, round_rules=[["surprises"], [], []]), rounds_ended(1))
    removed = Round.objects.get(game=game, number=1).removed
    events = Api().get(f"/games/{game.uuid}/events?limit=100").json()
    while not (ended := [each for each in events["results"] if each["kind"] == "round_ended"]):
        events = Api().get(events["next"].removeprefix("http://testserver/api/v1")).json()
    assert (ended[0]["details"]["removed"], len(removed)) == (removed, 2)
    assert record(game)["rounds"][0]["removed"] == removed


# --- V2a: sounds -------------------------------------------------------------------------------------------


def patch(player, game, seat, body):
    return Api(make_player(player)).patch(f"/games/{game.uuid}/seats/{seat}", body)


@pytest.mark.parametrize("make", [make_lobby, make_game])
def test_v2a__own_seat__chooses_its_sound(make):
    game = make(seats=2)
    answer = patch("dana", game, 0, {"sound": "ribbit"})
    assert (answer.status_code, answer.json()["seats"][0]["sound"]) == (200, "ribbit")
    assert Api().get(f"/games/{game.uuid}").json()["seats"][0]["sound"] == "ribbit"
    told = Event.objects.get(game=game, kind=Event.Kind.SEAT_SOUND)
    assert (told.seat, told.data) == (0, {"sound": "ribbit"})


def test_v2a__same_sound_again__changes_nothing():
    game = make_lobby()
    first = patch("dana", game, 0, {"sound": "ribbit"}).json()
    assert patch("dana", game, 0, {"sound": "ribbit"}).json() == first


def test_v2a__no_choice__each_seat_has_a_sound_of_its_own():
    shown = Api().get(f"/games/{make_lobby(seats=7).uuid}").json()
    assert len({seat["sound"] for seat in shown["seats"]} & set(SOUNDS)) == 7


@pytest.mark.parametrize(
    "body", [{}, {"sound": "quack"}, {"sound": None}, {"sound": ""}, {"sound": "moo", "family": "x"}]
)
def test_v2a__anything_but_a_sound_of_the_list__is_400(body):
    assert refused(patch("dana", make_lobby(), 0, body)) == (400, "invalid_input")


@pytest.mark.parametrize(
    ("player", "seat", "refusal"),
    [
        ("dana", 1, (403, "permission_denied")),
        ("dana", 4, (404, "not_found")),
        ("zoe", 0, (403, "not_seated")),
        ("zoe", 9, (403, "not_seated")),
    ],
)
def test_v2a__seat_that_is_not_the_callers__is_refused(player, seat, refusal):
    game = make_lobby()
    assert refused(patch(player, game, seat, {"sound": "moo"})) == refusal


def test_v2a__private_game_of_others__is_404():
    assert refused(patch("zoe", make_lobby(visibility="private"), 0, {"sound": "moo"})) == (404, "not_found")


def test_v2a__game_that_is_over__is_409():
    game = make_lobby()
    lobby.cancel_game(make_player("dana"), game.uuid)
    assert refused(patch("dana", game, 0, {"sound": "woof"})) == (409, "game_not_playing")


def test_v2a__seat_that_was_left__forgets_the_sound():
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid)
    patch("erin", game, 1, {"sound": "roar"})
    lobby.leave_game(make_player("erin"), game.uuid)
    assert Seat.objects.get(game=game, index=1).sound == ""


def test_v2a__sound_that_the_seat_makes_anyway__is_kept_when_the_ranks_are_closed():
    game = make_lobby(seats=4)
    for name in ("erin", "finn"):
        lobby.join_game(make_player(name), game.uuid)
    assert patch("finn", game, 2, {"sound": "meow"}).status_code == 200
    assert not Event.objects.filter(kind=Event.Kind.SEAT_SOUND).exists()
    lobby.leave_game(make_player("erin"), game.uuid)
    lobby.start_game(make_player("dana"), game.uuid)
    seats = Api().get(f"/games/{game.uuid}").json()["seats"]
    assert [(seat["player"], seat["sound"]) for seat in seats] == [("dana", "moo"), ("finn", "meow")]


def test_v2a__list_of_sounds__has_a_word_in_each_language():
    listed = Api().get("/sounds").json()["results"]
    assert [each["sound"] for each in listed] == list(SOUNDS)
    assert {tuple(each["words"]) for each in listed} == {("en", "es", "fr", "it", "ko")}
    assert all(word for each in listed for word in each["words"].values())
