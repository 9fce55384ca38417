"""Games that the tests of several pages look at."""

import pytest
from django.utils import translation

from leagues.services import tables
from tests.games.factories import awaits, make_game, make_lobby, make_player, play_until, player_of
from tests.leagues.competing import bring, fill, make_published, open_round, reload, step
from tests.web.browsing import SECRET
from tests.web.organizing import FOURS


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


@pytest.fixture
def olga(db):
    """The owner, who does not play."""
    return make_player("olga")


@pytest.fixture
def published(olga):
    """Eight entries; the first round is published."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    row = made.rounds.get()
    bring(row, "publishes_at")
    assert [step(row), step(row)] == ["drawn", "published"]
    return reload(made)


@pytest.fixture
def playing(olga):
    """Eight entries; the games of the first round are played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    for table in open_round(made).tables.all():
        tables.open_table(table.pk)
    return reload(made)
