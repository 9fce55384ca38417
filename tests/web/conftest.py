"""Games that the tests of several pages look at."""

import pytest
from django.utils import translation

from tests.games.factories import awaits, make_game, make_lobby, make_player, play_until, player_of
from tests.web.browsing import SECRET


@pytest.fixture(autouse=True)
def english():
    """Begin each test in English: a page leaves its language to the thread."""
    with translation.override("en"):
        yield


@pytest.fixture
def game():
    return play_until(make_game(seats=3, name="Sunday bath"), awaits(3))


@pytest.fixture
def dana(game):
    return player_of(game, 0)


@pytest.fixture
def private():
    return make_lobby(make_player("dana"), seats=3, visibility="private", name=SECRET)
