"""Without a connection, in a real browser with the worker: kept tables, moves that wait, what ends at sign-out."""

from threading import Event

import pytest
from playwright.sync_api import expect

from games import selectors
from games.services import resolution
from tests.browser.conftest import DESK, PATIENCE, await_value
from tests.browser.test_web import game, sign_in  # noqa: F401 - a fixture
from tests.games.factories import legal_moves, open_turn, submit

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

COPIES = """caches.open("tables").then(async (all) => Promise.all(
    (await all.keys()).map(async (key) => (await all.match(key)).headers.get("Offline-Copy"))))"""
NEWER = """caches.open("tables").then((all) => all.put(location.pathname,
    new Response("<html lang=en>", { headers: { "Offline-Copy": "dana 9999" } })))"""
STORED = "Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length"


@pytest.fixture
def impatient(monkeypatch):
    """The worker shows a copy after a moment."""
    monkeypatch.setattr("web.views.pwa.PATIENCE", 200)


@pytest.fixture
def line(monkeypatch):
    """A line of which a test says when the pages of tables come."""
    comes, read = Event(), selectors.read_game
    comes.set()

    def slow(*args):
        assert comes.wait(PATIENCE / 1000)
        return read(*args)

    monkeypatch.setattr(selectors, "read_game", slow)
    yield comes
    comes.set()


@pytest.fixture
def table(game, page, address):  # noqa: F811 - the fixture
    """dana's table in a browser that has the worker."""
    context = page.context.browser.new_context(
        viewport={"width": DESK, "height": 900}, base_url=address, locale="en", service_workers="allow"
    )
    shown = context.new_page()
    shown.set_default_timeout(PATIENCE)
    sign_in(shown)
    shown.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    shown.goto(f"/games/{game.uuid}")
    await_copy(shown)
    return shown


def version_of(table):
    return int(table.locator("#table").get_attribute("data-version"))


def await_copy(table):
    """The worker keeps a page after it has answered with it."""
    await_value(table, COPIES, [f"dana {version_of(table)}"])


def choose(table, number=0):
    table.locator("input[name=move]").nth(number).check(force=True)
    table.get_by_role("button", name="Send", exact=True).click()


def test_table__without_connection__is_the_newest_copy_and_says_so(table, game):  # noqa: F811
    first = version_of(table)
    submit(game, 1)
    expect(table.locator(".others .state.ready")).to_have_count(1)
    await_copy(table)
    table.context.set_offline(True)
    table.reload()
    assert version_of(table) > first
    await_copy(table)
    expect(table.locator(".offline")).to_contain_text("no connection")
    expect(table.locator(".offline time").first).not_to_be_empty()
    submit(game, 2)
    table.context.set_offline(False)
    expect(table.locator(".others .state.ready")).to_have_count(2)
    expect(table.locator(".offline")).to_be_hidden()


def test_table__on_a_slow_line__is_its_copy_until_the_answer_comes(impatient, line, table, game):  # noqa: F811
    first = version_of(table)
    line.clear()
    submit(game, 1)
    table.reload()
    expect(table.locator(".slow")).to_contain_text("the connection is slow")
    expect(table.locator(".slow time")).not_to_be_empty()
    assert version_of(table) == first
    line.set()
    expect(table.locator(".others .state.ready")).to_have_count(1)
    expect(table.locator(".offline")).to_be_hidden()
    await_copy(table)


def test_offline_page__lists_the_kept_tables(table):
    table.context.set_offline(True)
    table.goto("/lobby")
    expect(table.locator("#kept-tables li")).to_contain_text("as of")
    table.get_by_role("link", name="Sunday bath").click()
    expect(table.locator(".offline")).to_contain_text("no connection")


def test_offline_page__at_its_own_address__does_not_load_itself_again_and_again(table):
    loaded = []
    table.on("load", lambda: loaded.append(table.url))
    table.goto("/offline")
    table.wait_for_timeout(1000)
    assert len(loaded) == 1


def test_page_that_is_not_kept__without_connection__says_so_and_comes_by_itself(table):
    table.context.set_offline(True)
    table.goto("/lobby")
    expect(table.locator("h1")).to_have_text("No connection")
    table.context.set_offline(False)
    table.get_by_role("heading", name="Lobby").wait_for()
    await_value(table, f"{COPIES}.then((all) => all.length)", 1)


def test_answer_that_comes_late__replaces_no_newer_copy(table):
    table.evaluate(NEWER)
    table.reload()
    assert table.evaluate(COPIES) == ["dana 9999"]


def test_move__without_connection__waits_and_is_sent_once_it_is_back(table, game):  # noqa: F811
    table.context.set_offline(True)
    choose(table)
    expect(table.locator(".waits")).to_be_visible()
    table.reload()
    expect(table.locator(".waits")).to_be_visible()
    expect(table.locator("input[name=move]:checked")).to_have_count(1)
    table.context.set_offline(False)
    table.get_by_text("Your move is in.").wait_for()
    assert open_turn(game).submissions.get().origin == "player"
    await_value(table, STORED, 0)


def test_move__that_comes_too_late__is_said_on_whatever_page(table, game):  # noqa: F811
    table.context.set_offline(True)
    choose(table)
    expect(table.locator(".waits")).to_be_visible()
    chosen = table.locator("input[name=move]:checked").get_attribute("value").rpartition(":")[2]
    submit(game, 0, next(move for move in legal_moves(game, 0) if "{},{}".format(*move.target) != chosen))
    for seat in (1, 2, 3):
        submit(game, seat)
    assert resolution.resolve_game(game.pk) == 1
    table.goto("/lobby")
    table.context.set_offline(False)
    table.locator(".told a", has_text="Sunday bath").wait_for()
    await_value(table, STORED, 0)


def test_sign_out__forgets_tables_and_moves(table):
    assert len(table.evaluate(COPIES)) == 1
    table.evaluate("localStorage.setItem('outbox:x', '{}')")
    table.context.clear_cookies()
    table.goto("/lobby")
    table.get_by_role("link", name="Sign In").wait_for()
    await_value(table, STORED, 0)
    await_value(table, "caches.has('tables')", False)
