"""The table by keyboard alone: a round to its end, and every target of a number that two own stacks show."""

import pytest
from playwright.sync_api import expect

from accounts.identity import Identity
from games import selectors
from games.services import resolution
from tests.browser.test_web import game, sign_in  # noqa: F401 - a fixture
from tests.games.factories import open_turn, play_until, player_of, running_round, submit
from web.grids import grid
from web.ponds import table_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

FOCUSED = "selector => document.activeElement.matches(selector)"
PLACE = """html => {
    document.body.className = "table";
    document.querySelector("main").innerHTML =
        `<div id="table"><form id="move" class="mine">${html}<output name="choice"></output></form></div>`;
}"""
WALK = """() => {
    const radios = [...document.querySelectorAll("input[name=move]")], found = new Set([radios[0]]);
    for (const radio of found)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
            radio.focus();
            radio.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            found.add(document.activeElement);
        }
    return radios.filter((radio) => !found.has(radio)).map((radio) => radio.value);
}"""
"""The targets that no arrow key leads to, from the first one on."""


def tab_to(page, selector):
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def play_by_keys(page, game):  # noqa: F811 - the fixture
    """One turn: dana chooses and sends by keys, the others by the service, and the page goes on by itself."""
    turn = open_turn(game)
    if 0 in turn.waiting_for:
        tab_to(page, "input[name=move]")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        page.get_by_text("Your move is in.").wait_for()
    for seat in set(turn.waiting_for) - {0}:
        submit(game, seat)
    assert resolution.resolve_game(game.pk) == 1
    expect(page.locator("#table")).not_to_have_attribute("data-turn", str(turn.number))


def test_round__by_keyboard_alone__is_played_to_its_end(game, page, complaints, repetitions):  # noqa: F811
    """CI plays the last turns of a round, `tests.full` all of them."""
    left = repetitions(3, 99)
    play_until(game, lambda game: len(running_round(game).draw_deck) <= left and 0 in open_turn(game).waiting_for)
    sign_in(page)
    tab_to(page, ".turns a")
    page.keyboard.press("Enter")
    page.locator("#table").wait_for()
    first = running_round(game)
    while running_round(game) == first:
        play_by_keys(page, game)
    page.get_by_text("Round 2 of 3").wait_for()
    assert complaints == []


def with_twins(game):  # noqa: F811
    """dana's game as if another of her stacks showed the called number as well."""
    state = selectors.read_game(Identity(player_of(game, 0).pk), game.uuid).state()
    own, number = state["seats"][0]["grid"], state["you"]["card"]
    twin = next(stack for stack in reversed(own) if stack["card"] != number)
    twin["card"], source = number, {"row": twin["row"], "col": twin["col"]}
    moves = state["you"]["legal_moves"]
    free = [move for move in moves if move["action"] == "duck"]
    beside = [{"row": twin["row"], "col": twin["col"] - 1}, {"row": twin["row"] - 1, "col": twin["col"]}]
    moves += [{**move, "from": source} for move in free]
    moves += [{"action": "cover", "from": source, "to": cell} for cell in beside]
    return state


def test_arrows__where_two_stacks_show_the_number__lead_to_every_target(game, page):  # noqa: F811
    own = table_of(with_twins(game)).own
    page.goto("/lobby")
    page.evaluate(PLACE, grid(own))
    expect(page.locator("input[name=move]")).to_have_count(len(own.legal))
    assert page.locator(".copies input").count() >= 3
    assert page.evaluate(WALK) == []
    page.locator("td:has(.copies) > label > input").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED, ".copies input:checked")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED, "td:has(.copies) > label > input:checked")
