"""Firefox and WebKit open the pages, draw them whole, and send a move; CI opens a few pages, `tests.full` each one."""

import pytest

from games.models import Submission
from tests.accounts.conftest import PASSWORD
from tests.browser.engines import FIREFOX, PATIENCE, WEBKIT, firefox, webkit
from tests.browser.test_account_pages import OUT_OF_SIGHT
from tests.browser.test_axe import dana, pages  # noqa: F401 - fixtures
from tests.games.clients import Api
from tests.live.service import await_true

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(600)]
ENGINES = [
    pytest.param(firefox, marks=pytest.mark.needs(*FIREFOX), id="firefox"),
    pytest.param(webkit, marks=pytest.mark.needs(*WEBKIT), id="webkit"),
]
ENTER = "\ue007"
"""The key, as WebDriver writes it."""
TABLE = 5
"""Where the table of four stands among the pages."""
SHOWN = f"""() => ({{
    status: performance.getEntriesByType("navigation")[0].responseStatus || 200,
    heading: document.querySelector("h1") !== null,
    unstyled: [...document.styleSheets].filter((sheet) => sheet.cssRules.length === 0).length,
    background: getComputedStyle(document.body).backgroundColor !== "rgba(0, 0, 0, 0)",
    outOfSight: ({OUT_OF_SIGHT})(),
}})"""
WHOLE = {"status": 200, "heading": True, "unstyled": 0, "background": True, "outOfSight": []}
CELLS = """() => [...document.querySelectorAll(".own td")].map((cell) => cell.getBoundingClientRect())
    .map(({ width, height }) => Math.min(width, height))"""
CHOSEN = """() => {
    const radio = document.querySelector("input[name=move]:checked");
    const ghost = radio && radio.parentElement.querySelector(".ghost");
    const drawn = ghost && getComputedStyle(ghost).opacity === "1";
    const said = radio && radio.form.elements.choice.value === radio.nextElementSibling.textContent;
    return drawn && said ? radio.value : "";
}"""
"""The move that is chosen, once the sheet draws its stack where it would lie and the script says it in words."""
TURN = "() => Number(document.getElementById('table').dataset.turn)"


@pytest.fixture(params=ENGINES)
def browser(request, address, pages):  # noqa: F811 - the fixture
    """A browser in which dana has signed in."""
    with request.param(address) as browser:
        browser.open("/accounts/login/")
        browser.type("[name=login]", "dana")
        browser.type("[name=password]", PASSWORD + ENTER)
        browser.find("nav [aria-current=page]")
        await_true(browser.is_loaded, PATIENCE, "the page after signing in")
        yield browser


def moved(answer):
    """A submission of the API as the radio button of its move says it."""
    cells = [f"{answer[end]['row']},{answer[end]['col']}" for end in ("from", "to")]
    return ":".join([answer["action"], *cells])


def test_engine__opens_the_pages_and_sends_a_move(browser, pages, dana, repetitions):  # noqa: F811
    few = [pages[0], pages[TABLE + 1], pages[TABLE + 2], next(page for page in pages if "replay" in page)]
    for path in repetitions(few, pages):
        browser.open(path)
        assert browser.run(SHOWN) == WHOLE, path
    browser.open(pages[TABLE])
    assert min(browser.run(CELLS)) >= 24
    browser.click(".own td label")
    move = await_true(lambda: browser.run(CHOSEN), PATIENCE)
    turn = browser.run(TURN)
    browser.click(".mine .bar button")
    browser.find(f'.mine [data-sent][value="{move}"]')
    assert moved(Api(dana).get(f"{pages[TABLE]}/turns/{turn}/move").json()) == move
    assert Submission.objects.get(turn__number=turn, turn__game__uuid=pages[TABLE].split("/")[-1]).origin == "player"
    assert browser.faults() in ([], None)
    browser.run("() => document.body.setAttribute('onclick', 'quack()')")
    await_true(lambda: browser.faults() != [], PATIENCE, "the fault of a script that the policy forbids")
