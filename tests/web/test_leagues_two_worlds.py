"""LEAGUES.md LR3, LO5: pages of two competitions that differ only in a draw that is not published are the same."""

import pytest

from leagues.models import Entry
from tests.games.factories import make_player
from tests.leagues.competing import standings_of
from tests.leagues.test_two_worlds import change_draw, change_seeding, drawn, world
from tests.web.browsing import NEW, browser_of

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

PAGES = (
    *("", "/standings", "/standings?round={number}", "/standings?stage=1", "/crosstable", "/players", "/log", "/entry"),
    *("/rounds", "/rounds/{number}", "/rounds/{number}/draw", "/rounds/{number}/explain"),
)
"""Every page of a competition that reads."""
AROUND = ("/", "/leagues", "/leagues?show=running", "/leagues?show=mine", "/leagues/{league}", "/players/olga")


def seen(competition, number, viewer):
    """Every page, as a viewer gets it: status and what stands there."""
    browser, own = browser_of(viewer), {"number": number, "league": competition.league.uuid}
    addresses = [f"/leagues/{competition.uuid}{part}".format(**own) for part in PAGES]
    addresses += [part.format(**own) for part in AROUND]
    answers = {address: browser.get(address) for address in addresses}
    assert max(answer.status_code for answer in answers.values()) < 500
    return {
        address.replace(str(competition.uuid), "…"): (answer.status_code, NEW.sub("", answer.content.decode()))
        for address, answer in answers.items()
    }


def differences(competition, number, viewer, *changes):
    """The pages that are different in a world with another draw."""
    with world(competition, number):
        one = seen(competition, number, viewer)
    with world(competition, number, *changes):
        other = seen(competition, number, viewer)
    return {page for page in one if one[page] != other[page]}


@pytest.mark.parametrize(("number", "changes"), [(1, (change_draw, change_seeding)), (2, (change_draw,))])
def test_lo5__another_draw__pages_of_organizer_who_plays_and_of_strangers_are_the_same(number, changes):
    olga = make_player("olga")
    competition = drawn(olga, number)
    Entry.objects.create(competition=competition, player=olga, status="active", entered_at=competition.created_at)
    standings_of(competition)
    assert differences(competition, number, olga, *changes) == set()
    assert differences(competition, number, make_player("dana"), *changes) == set()
    assert differences(competition, number, None, *changes) == set()


def test_lo5__control__pages_of_organizer_who_does_not_play_show_the_other_draw():
    olga = make_player("olga")
    competition = drawn(olga, 2)
    changed = differences(competition, 2, olga, change_draw)
    assert changed == {"/leagues/…/rounds/2", "/leagues/…/rounds/2/draw", "/leagues/…/rounds/2/explain"}
