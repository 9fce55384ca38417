"""What a table of seven costs a phone: bytes over the wire and nodes, counted, never timed."""

import re
from html.parser import HTMLParser

import pytest

from tests.games.factories import make_game, open_turn, play_until, player_of
from tests.web.browsing import browser_of

pytestmark = pytest.mark.django_db

FIRST_VISIT, NEXT_PAGE, NODES = 60_000, 10_000, 2_000
LINKED = re.compile(r'<(?:link rel="(?:icon|stylesheet|manifest|apple-touch-icon)"[^>]*href|script src)="([^"]+)"')
OF_WORKER = re.compile(r'"(/(?:static/[^"]+|offline))"')


def in_the_middle(game):
    """There is a last turn to show, the ponds are wide, and the player of the first seat chooses."""
    return open_turn(game).number >= 6 and 0 in open_turn(game).waiting_for


@pytest.fixture
def browser():
    game = play_until(make_game(seats=7), in_the_middle, prefer="duck")
    browser = browser_of(player_of(game, 0))
    browser.address = f"/games/{game.uuid}"
    return browser


def weight(browser, address):
    """The bytes of an answer, its headers included."""
    answer = browser.get(address, headers={"Accept-Encoding": "gzip"})
    body = b"".join(answer) if answer.streaming else answer.content
    for close in answer._resource_closers:  # `answer.close()` would close the connection to the database as well
        close()
    assert answer.status_code == 200, address
    return len(body) + sum(len(f"{name}: {value}\r\n") for name, value in answer.items())


def text(browser, address):
    return browser.get(address).content.decode()


def test_first_visit__with_all_that_the_worker_keeps__is_within_its_budget(browser):
    page, worker = text(browser, browser.address), text(browser, "/sw.js")
    linked = {*LINKED.findall(page), *OF_WORKER.findall(worker), "/sw.js", browser.address}
    icons = {icon["src"] for icon in browser.get("/manifest.webmanifest").json()["icons"] if icon["sizes"] == "192x192"}
    weights = {address: weight(browser, address) for address in linked | icons}
    assert len(weights) >= 12
    assert sum(weights.values()) <= FIRST_VISIT, weights


def test_next_page__is_within_its_budget(browser):
    assert weight(browser, browser.address) <= NEXT_PAGE


def test_page__names_no_font_and_no_picture_but_icons(browser):
    page = text(browser, browser.address)
    style = next(address for address in LINKED.findall(page) if address.endswith(".css"))
    assert "<img" not in page
    sheet = b"".join(browser.get(style)).decode()
    assert re.findall(r"url\((?!data:)|@font-face|@import", sheet) == []


class Nodes(HTMLParser):
    """Counts the elements of a page."""

    count = 0

    def handle_starttag(self, tag, attrs):
        self.count += 1


def test_page__has_as_many_nodes_as_a_phone_draws_at_once(browser):
    nodes = Nodes()
    nodes.feed(text(browser, browser.address))
    assert 1_000 < nodes.count <= NODES
