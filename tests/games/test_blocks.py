"""Blocked players do not meet at a table: joining, invitations and lists."""

import pytest

from accounts.models import Block
from games.models import Seat
from games.services import lobby
from tests.games.clients import Api, headers_of, refused
from tests.games.factories import make_bot, make_game, make_lobby, make_player

pytestmark = pytest.mark.django_db

NOWHERE = "00000000-0000-4000-8000-000000000000"


def block(player, blocked):
    """One player blocks another."""
    Block.objects.create(player=make_player(player), blocked=make_player(blocked))


def join(name, game, **body):
    """Ask for a seat."""
    return Api(make_player(name)).post(f"/games/{game.uuid}/join", body)


def seated(game):
    """The names of those who sit at a table."""
    return list(Seat.objects.filter(game=game, player__isnull=False).values_list("player__username", flat=True))


def listed(name, query=""):
    """The ids of the games that a player's list shows."""
    return {game["id"] for game in Api(make_player(name)).get(f"/games{query}").json()["results"]}


@pytest.mark.parametrize("visibility", ["public", "unlisted"])
@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_join__with_a_block_in_either_direction__is_not_welcome(visibility, player, blocked):
    game = make_lobby(visibility=visibility)
    block(player, blocked)
    assert refused(join("erin", game)) == (403, "not_welcome")
    assert seated(game) == ["dana"]


def test_join__with_a_block_of_a_guest__is_not_welcome():
    game = make_lobby()
    lobby.join_game(make_player("finn"), game.uuid)
    block("finn", "erin")
    assert refused(join("erin", game)) == (403, "not_welcome")


def test_join__once_the_blocked_has_left__is_welcome():
    game = make_lobby()
    lobby.join_game(make_player("finn"), game.uuid)
    block("finn", "erin")
    lobby.leave_game(make_player("finn"), game.uuid)
    assert join("erin", game).status_code == 200


def test_join__with_a_block_between_two_others__is_welcome():
    game = make_lobby()
    lobby.join_game(make_player("finn"), game.uuid)
    block("finn", "dana")
    assert join("erin", game).status_code == 200


def test_join__bot_whose_owner_is_blocked__is_not_welcome():
    game, robo = make_lobby(), make_bot("robo", make_player("erin"))
    block("dana", "erin")
    assert refused(Api(robo).post(f"/games/{game.uuid}/join", {})) == (403, "not_welcome")


def test_join__again_after_a_block__changes_nothing():
    game = make_lobby()
    join("erin", game)
    block("dana", "erin")
    assert join("erin", game).status_code == 200
    assert seated(game) == ["dana", "erin"]


@pytest.mark.parametrize("bots", [[], ["easy"]], ids=["lobby", "running"])
@pytest.mark.parametrize("body", [{}, {"invite_code": "wrong"}, {"invite_code": None}, {"family": "pirates"}])
def test_join__private_with_a_block__answers_as_if_there_was_no_game(bots, body):
    game = make_lobby(seats=2, visibility="private", bots=bots)
    block("dana", "iris")
    body = {**body, "invite_code": game.invite_code} if body.get("invite_code", "") is None else body
    api = Api(make_player("iris"))
    refusal, nothing = (api.post(f"/games/{uuid}/join", body) for uuid in (game.uuid, NOWHERE))
    assert (refusal.status_code, refusal.content) == (404, nothing.content)
    assert headers_of(refusal) == headers_of(nothing)


def test_join__running_game_with_a_block__says_no_more_than_to_others():
    game = make_game(seats=2)
    block("dana", "iris")
    assert refused(join("iris", game)) == refused(join("jack", game)) == (409, "game_not_open")


@pytest.mark.parametrize("query", ["", "?status=lobby", "?visibility=public"])
@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_list__leaves_out_lobbies_with_a_block(query, player, blocked):
    hidden, open_to_all = make_lobby(make_player("dana")), make_lobby(make_player("finn"))
    block(player, blocked)
    assert listed("erin", query) == {str(open_to_all.uuid)}
    assert listed("finn", query) == {str(hidden.uuid), str(open_to_all.uuid)}


def test_list__keeps_lobbies_in_which_the_viewer_sits():
    game = make_lobby()
    join("erin", game)
    block("dana", "erin")
    assert listed("erin", "?status=lobby") == {str(game.uuid)}


def test_list__keeps_games_that_have_started():
    game = make_game(seats=2)
    block("dana", "iris")
    assert listed("iris") == {str(game.uuid)}


def test_list__of_a_bot__knows_the_blocks_of_its_owner():
    game, robo = make_lobby(), make_bot("robo", make_player("erin"))
    block("erin", "dana")
    assert [game["id"] for game in Api(robo).get("/games").json()["results"]] == []
    Block.objects.all().delete()
    assert [game["id"] for game in Api(robo).get("/games").json()["results"]] == [str(game.uuid)]


def test_list__leaves_out_the_lobby_of_a_blocked_owners_bot():
    make_lobby(make_bot("robo", make_player("dana")))
    block("dana", "erin")
    assert listed("erin") == set()


def test_list__of_nobody__shows_every_public_lobby():
    game = make_lobby()
    block("dana", "erin")
    assert [game["id"] for game in Api().get("/games").json()["results"]] == [str(game.uuid)]
