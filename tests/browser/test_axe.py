"""axe-core finds nothing on any page that people play on: in every width, theme and language.

CI looks at each page once or twice, so that all widths, themes and languages have their turn; `tests.full` looks at
each page in each of them.
"""

import re
from itertools import cycle, islice, product

import pytest
from allauth.account.models import EmailAddress
from axe_playwright_python.sync_playwright import Axe

from accounts.models import Player
from accounts.oauth.clients import register
from accounts.services.blocks import block
from accounts.services.bots import make_bot
from accounts.services.mutes import mute
from accounts.services.tokens import make_personal
from games import analyses
from games.services import lobby
from notifications.services import webhooks
from tests.accounts.conftest import PASSWORD
from tests.browser.conftest import DESK, PHONE
from tests.browser.test_web import sign_in
from tests.games.factories import awaits, make_game, make_lobby, play_to_the_end, play_until, player_of, submit
from tests.web.league_world import league_pages, staff_pages

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium"), pytest.mark.timeout(1800)]

SMALL = 320
"""WCAG 1.4.10: what a page of 1280 px shows at 400 %."""
TALL = 6000
"""Holds a page whole, so that the bar that stays at the bottom of a screen covers no part of it."""
SCREENS = [*product((PHONE, DESK, SMALL), ("light", "dark"))]
LANGUAGES = ("en", "ko", "fr", "es", "it")
VIEWS = [(*screen, language) for screen in SCREENS for language in LANGUAGES]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}

OFFLINE = "/offline"
OPENED = """() => {
    for (const each of document.querySelectorAll("details")) each.open = true;
    for (const each of document.querySelectorAll("#ask-device, #device, [data-when]")) each.hidden = false;
}"""
"""What a page shows when it is asked, and where a browser has push messages: the question and all its answers."""


@pytest.fixture
def dana(address, django_user_model):
    dana = django_user_model.objects.create_user("dana", "dana@example.org", PASSWORD)
    EmailAddress.objects.create(user=dana, email=dana.email, verified=True, primary=True)
    return dana


@pytest.fixture
def pages(dana):
    """What dana sees: tables before, in and after the game, and everything around them."""
    running = play_until(make_game(seats=4, name="Sunday bath"), awaits(4))
    submit(running, 0)
    seven = play_until(make_game("seven", seats=7, name="Seven in a tub"), awaits(7))
    over = play_to_the_end(make_game("over", seats=2, name="All is dry"))
    analyses.analyse_due()
    table = make_lobby(player_of(running, 0), seats=3, name="Friends of the pond")
    lobby.join_game(player_of(running, 1), table.uuid)
    cancelled = make_lobby(player_of(running, 0), seats=2, name="Nobody came")
    lobby.cancel_game(player_of(running, 0), cancelled.uuid)
    games = [f"/games/{game.uuid}" for game in (running, seven, over, table, cancelled)]
    of_game = [f"/games/{over.uuid}/replay/1/1", f"/games/{over.uuid}/fairness", f"/games/{running.uuid}/orders"]
    around = ["/tickets", "/me/away", "/me/looks", f"/games/{running.uuid}/orders/max"]
    alone = make_game("alone", seats=3, bots=("steady", "sharp"), name="Practice pond")
    around.append(f"/games/{alone.uuid}?hint")
    around += [f"/games/{running.uuid}/about", "/lobby?show=playing", "/leaderboards"]
    people = ["/players/dana", "/players/erin", "/players/dana/ratings", "/accounts/", "/accounts/profile/"]
    front = ["/", "/lobby", "/lobby/new", "/inbox", "/me/notices"]
    return [*front, *games, *of_game, *around, *people, *_of_programs(dana)]


def _of_programs(dana):
    """The pages of what acts for dana, each with something to show, and the one for no connection."""
    bot = make_bot(dana, username="danabot")
    make_personal(bot, name="At night", scopes=["games:play"], expires_in_days=None)
    make_personal(dana, name="My script", scopes=["games:read"], expires_in_days=30)
    register(dana, name="Duck Watch", kind="public", redirect_uris=["https://app.example/"], scopes=["games:read"])
    webhooks.make(dana, "https://bot.example.org/hook")
    mute(dana, Player.objects.get(username="erin"))
    block(dana, Player.objects.get(username="finn"))
    names = ("tokens", "bots", "bots/danabot", "bots/danabot/profile", "clients", "apart")
    return [*(f"/accounts/{name}/" for name in names), "/me/webhooks", OFFLINE]


@pytest.fixture
def violations(page, pytestconfig):
    """What axe finds on a page in a view; with `--screenshots` its picture is kept."""
    shown = {}

    def found(path, *view):
        if view not in shown:
            shown[view] = _page_in(page, *view)
        return violations_of(shown[view], path, view, pytestconfig.getoption("screenshots"))

    return found


def _page_in(page, width, theme, language):
    """Another page of the same browser and the same player, in a view."""
    context = page.context.browser.new_context(
        locale=language,
        color_scheme=theme,
        base_url=page.url,
        storage_state=page.context.storage_state(),
        viewport={"width": width, "height": TALL},
        reduced_motion="reduce",
        service_workers="block",
    )
    return context.new_page()


def _without_connection(route):
    """Let the page for no connection find none: it would make room for the page that it stands for."""
    if route.request.method == "HEAD":
        route.abort()
    else:
        route.continue_()


def violations_of(shown, path, view, folder):
    """Each rule with the first element that breaks it."""
    if path == OFFLINE:  # from here on: with a route, a browser asks for each file again
        shown.route(f"**{OFFLINE}", _without_connection)
    assert shown.goto(path).status == 200, path
    if folder:
        name = re.sub(r"\W+", "-", path[:16] + path[43:] if "/games/" in path else path).strip("-") or "front"
        shown.screenshot(path=folder / f"{'-'.join(map(str, (name, *view)))}.png", full_page=True)
    shown.evaluate(OPENED)
    found = Axe().run(shown, options=RULES).response["violations"]
    return [(path, *view, each["id"], each["nodes"][0]["html"]) for each in found]


def pytest_generate_tests(metafunc):
    """In full a test looks at one screen, in all languages: all at once take longer than a test may."""
    if "screen" in metafunc.fixturenames:
        in_full = metafunc.config.getoption("repetitions") == "full"
        screens = (
            {f"{width}-{theme}": (width, theme) for width, theme in SCREENS} if in_full else {"one view each": None}
        )
        metafunc.parametrize("screen", screens.values(), ids=screens)


def looks(pages, screen):
    """Which pages are looked at in which view: each in all languages on a screen; without one each in one view."""
    if screen:
        return ((path, (*screen, language)) for path, language in product(pages, LANGUAGES))
    return zip(pages, islice(cycle(VIEWS[::7]), len(pages)), strict=False)


def test_pages__of_a_player__break_no_rule_of_axe(pages, page, violations, screen):
    sign_in(page)
    found = [each for path, view in looks(pages, screen) for each in violations(path, *view)]
    assert found == []


def test_pages__of_a_guest__break_no_rule_of_axe(pages, page, violations, screen):
    page.goto("/")
    of_guests = ["/", "/lobby", pages[5], pages[7], "/rules", "/docs", "/players/erin"]
    of_guests += ["/accounts/login/", "/accounts/signup/"]
    found = [each for path, view in looks(of_guests, screen) for each in violations(path, *view)]
    assert found == []


def test_pages__of_leagues__break_no_rule_of_axe(dana, page, violations, screen):
    addresses = league_pages(dana)
    sign_in(page)
    found = [each for path, view in looks(addresses, screen) for each in violations(path, *view)]
    assert found == []


def test_pages__of_leagues_for_their_staff__break_no_rule_of_axe(dana, page, violations, screen):
    addresses = staff_pages(dana)
    sign_in(page)
    found = [each for path, view in looks(addresses, screen) for each in violations(path, *view)]
    assert found == []


def test_axe__on_a_page_with_a_fault__finds_it(page):
    page.set_content("<html lang='en'><title>A pond</title><main><h1>A pond</h1><img src='duck.png'></main></html>")
    assert [each["id"] for each in Axe().run(page, options=RULES).response["violations"]] == ["image-alt"]
