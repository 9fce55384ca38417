"""The pictures that links show: of games that everybody may see, and without a pond."""

import io

import pytest
from PIL import Image

from games.models import Game
from games.services import lobby
from tests.games.factories import awaits, make_game, make_lobby, make_player, play_to_the_end, play_turn, play_until
from tests.web.browsing import browser_of

pytestmark = pytest.mark.django_db


def picture_of(game=None, player=None, **headers):
    address = "/picture.png" if game is None else f"/games/{game.uuid}/picture.png"
    return browser_of(player).get(address, headers=headers)


def lobby_of_two():
    return make_lobby(make_player("dana"), seats=2)


def cancelled():
    game = lobby_of_two()
    lobby.cancel_game(make_player("dana"), game.uuid)
    return game


@pytest.mark.parametrize(
    "make",
    [
        lambda: None,
        lobby_of_two,
        cancelled,
        lambda: make_game(seats=7),
        lambda: play_to_the_end(make_game(seats=2)),
        lambda: make_game(seats=3, name="한국어 이름"),
    ],
)
def test_picture__of_any_game__is_a_png(make):
    answer = picture_of(make())
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    assert len(answer.content) < 60_000


@pytest.mark.parametrize("role", ["guest", "player", "other"])
def test_picture__of_a_private_game__is_as_of_none(role):
    private = make_lobby(make_player("dana"), seats=3, visibility="private")
    player = {"guest": None, "player": make_player("dana"), "other": make_player("zoe")}[role]
    absent = Game(uuid="6d9c1c5e-0000-4000-8000-000000000000")
    assert picture_of(private, player).status_code == picture_of(absent, player).status_code == 404


def test_picture__of_a_running_game__says_nothing_of_its_turns():
    game = play_until(make_game(seats=3), awaits(3))
    before = picture_of(game)
    play_turn(game)
    assert picture_of(game).content == before.content


def test_picture__that_has_not_changed__is_304():
    game = lobby_of_two()
    first = picture_of(game)
    assert picture_of(game, None, **{"If-None-Match": first["ETag"]}).status_code == 304
    lobby.join_game(make_player("erin"), game.uuid)
    assert picture_of(game, None, **{"If-None-Match": first["ETag"]}).status_code == 200


def test_page__of_a_public_game__names_its_picture():
    game = make_game(seats=3, name="Sunday <bath>")
    html = browser_of().get(f"/games/{game.uuid}").content.decode()
    assert f'property="og:image" content="http://testserver/games/{game.uuid}/picture.png"' in html
    assert 'property="og:title" content="Sunday &lt;bath&gt;"' in html


def test_page__of_a_private_game__names_the_picture_of_the_site():
    dana = make_player("dana")
    private = make_lobby(dana, seats=3, visibility="private")
    html = browser_of(dana).get(f"/games/{private.uuid}").content.decode()
    assert 'property="og:image" content="http://testserver/picture.png"' in html
