"""What the pages of a competition cost: as many queries with 10 entries as with 1,000, and little to send (LB5)."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import Player
from leagues.models import Entry
from tests.leagues.test_api_queries import played
from tests.web.browsing import browser_of
from tests.web.test_budget import NEXT_PAGE, NODES, Nodes, weight

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

QUERIES = {
    "": 18,
    "/standings": 13,
    "/standings?round=1": 17,
    "/crosstable": 18,
    "/rounds": 14,
    "/rounds/1": 18,
    "/rounds/1/draw": 14,
    "/rounds/1/explain": 20,
    "/players": 13,
    "/log": 13,
    "/entry": 18,
}
"""Of a player who takes part, with its session, the count of its request and its turns."""
OF_STAFF = {
    "": 19,
    "/entries": 10,
    "/entries/{entry}": 12,
    "/entries/{entry}/award": 9,
    "/keep-apart": 7,
    "/rounds": 9,
    "/rounds/1": 13,
    "/rounds/1/explain": 20,
    "/rounds/1/tables/1": 12,
    "/rounds/1/tables/1/void": 11,
    "/rulings": 10,
    "/requests": 7,
    "/messages": 7,
}
"""Of the pages of staff. Where two entries are chosen, all of them are listed: one query."""
OF_LISTS = {"/leagues": 6, "/leagues?show=mine": 9, "/leagues/all": 6, "/leagues/{league}": 11}


def pages_of(competition):
    """The address of each page."""
    own = {part: f"/leagues/{competition.uuid}{part}" for part in QUERIES}
    return own | {part: part.format(league=competition.league.uuid) for part in OF_LISTS}


def test_lb5__pages_of_10_and_of_1000_entries__take_as_many_queries_and_little_to_send():
    found, of_staff, weights, nodes = {}, {}, {}, {}
    for owner, count in (("olga", 10), ("erin", 1000)):
        competition = played(owner, count)
        entry = Entry.objects.filter(competition=competition).select_related("player").order_by("pk")[5]
        staff = browser_of(Player.objects.get(username=owner))
        staff.get("/leagues")
        for part in OF_STAFF:
            address = f"/leagues/{competition.uuid}/organize{part.format(entry=entry.uuid)}"
            with CaptureQueriesContext(connection) as seen:
                assert staff.get(address).status_code == 200, address
            of_staff[part, count] = len(seen)
        browser = browser_of(entry.player)
        browser.get("/leagues")
        for part, address in pages_of(competition).items():
            with CaptureQueriesContext(connection) as seen:
                answer = browser.get(address)
            assert answer.status_code == 200, address
            found[part, count], weights[part], counted = len(seen), weight(browser, address), Nodes()
            counted.feed(answer.content.decode())
            nodes[part] = counted.count
    wanted = QUERIES | OF_LISTS
    assert found == {(part, count): number for part, number in wanted.items() for count in (10, 1000)}
    assert of_staff == {(part, count): number for part, number in OF_STAFF.items() for count in (10, 1000)}
    assert {part: size for part, size in weights.items() if size > NEXT_PAGE} == {}
    assert {part: count for part, count in nodes.items() if count > NODES} == {}
