"""The pages people play on, in a real browser: with and without JavaScript, at two widths, in five languages."""

import pytest
from allauth.account.models import EmailAddress
from playwright.sync_api import expect

from accounts.identity import Identity
from accounts.models import Player
from games import selectors
from games.services import lobby, resolution
from tests.accounts.conftest import PASSWORD
from tests.browser.conftest import DESK, PHONE, speaking
from tests.browser.test_account_pages import OUT_OF_SIGHT
from tests.games.factories import awaits, make_game, make_lobby, open_turn, play_until, player_of, rounds_ended, submit

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

SHIFTS = """
    window.shifts = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) shifts += entry.value; })
        .observe({ type: "layout-shift", buffered: true });
"""
"""Sums how far a page has moved by itself: Chromium's layout shift score."""
LONGER = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest("svg, script, time")) continue;
        const longer = (word) => word + word.slice(-Math.round(word.length * 0.4));
        texts.currentNode.data = texts.currentNode.data.replace(/\p{L}{4,}/gu, longer);
    }
}"""
"""Makes each word 40 % longer, as those of another language may be."""


@pytest.fixture
def game(address):
    """Four players, of whom all are asked; dana may sign in."""
    dana = Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    EmailAddress.objects.create(user=dana, email=dana.email, verified=True, primary=True)
    return play_until(make_game(seats=4, name="Sunday bath"), awaits(4))


def sign_in(page):
    page.goto("/accounts/login/")
    page.fill("[name=login]", "dana")
    page.fill("[name=password]", PASSWORD)
    page.press("[name=password]", "Enter")
    page.get_by_role("heading", name="Your turns").wait_for()


def test_turn__by_keyboard_alone__is_found_chosen_and_sent(game, page, complaints):
    sign_in(page)
    page.get_by_role("link", name="Sunday bath").focus()
    page.keyboard.press("Enter")
    target = page.locator("input[name=move]").first
    target.focus()
    page.keyboard.press("Space")
    name = target.evaluate("radio => radio.nextElementSibling.textContent")
    expect(page.locator("output[name=choice]")).to_have_text(name)
    page.keyboard.press("Enter")
    page.get_by_text("Sent. You may change it until all are in.").wait_for()
    assert open_turn(game).submissions.get(seat=0).origin == "player"
    assert complaints == []


def test_table__follows_the_game_and_keeps_a_choice(game, page, complaints):
    sign_in(page)
    page.goto(f"/games/{game.uuid}")
    page.locator("input[name=move]").last.check(force=True)
    for seat in (1, 2, 3):
        submit(game, seat)
    expect(page.locator(".others .state.ready")).to_have_count(3)
    expect(page.locator("input[name=move]:checked")).to_have_count(1)
    page.get_by_role("button", name="Send", exact=True).click()
    page.get_by_text("Your move is in.").wait_for()
    assert resolution.resolve_game(game.pk) == 1
    expect(page.locator("#table")).to_have_attribute("data-turn", str(open_turn(game).number))
    assert complaints == []


def test_habits__send_at_a_tap_and_take_single_keys(game, page, complaints):
    play_until(make_game("other", seats=2, name="Duckling bath"), awaits(2))
    sign_in(page)
    page.goto("/me/looks")
    for habit in ("Send a move at a tap where turns take longer", "Single keys"):
        page.get_by_label(habit).check()
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved on this device.").wait_for()
    page.goto(f"/games/{game.uuid}")
    page.locator("label:has(input[name=move])").first.click()
    page.get_by_text("Sent. You may change it until all are in.").wait_for()
    assert open_turn(game).submissions.get(seat=0).origin == "player"
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.type("n?")
    expect(page.get_by_label("Say something")).to_have_value("n?")
    page.locator("h1").click()
    page.keyboard.press("n")
    page.get_by_role("heading", name="Duckling bath").wait_for()
    page.keyboard.press("?")
    page.get_by_role("heading", name="Looks and habits").wait_for()
    assert complaints == []


def test_round_end__counts_up_to_the_totals(page, complaints):
    ended = play_until(make_game("ended", seats=3), rounds_ended(1))
    page.goto(f"/games/{ended.uuid}")
    totals = sorted(seat["total"] for seat in selectors.read_game(Identity(), ended.uuid).state()["seats"])
    expect(page.locator("[data-counts-from]")).to_have_text([str(total) for total in totals])
    assert complaints == []


def test_table__on_a_phone__does_not_shift_while_it_loads(game, page):
    page.set_viewport_size({"width": PHONE, "height": 844})
    page.add_init_script(SHIFTS)
    page.goto(f"/games/{game.uuid}")
    page.locator(".others article").last.wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate("shifts") <= 0.01


def test_turn__without_javascript__is_played(game, page, address):
    plain = page.context.browser.new_page(java_script_enabled=False, base_url=address, locale="en")
    plain.goto(f"/accounts/login/?next=/games/{game.uuid}")
    plain.fill("[name=login]", "dana")
    plain.fill("[name=password]", PASSWORD)
    plain.press("[name=password]", "Enter")
    plain.locator("input[name=move]").first.check(force=True)
    plain.get_by_role("button", name="Send", exact=True).click()
    plain.get_by_role("button", name="Take back").wait_for()
    assert open_turn(game).submissions.filter(seat=0).exists()


def test_order__from_the_table__is_one_tap_and_goes_on(game, page, complaints):
    sign_in(page)
    page.goto(f"/games/{game.uuid}")
    always = page.get_by_role("button", name="Send it, and always on")
    expect(always).to_be_hidden()
    page.locator("input[name=move]").first.check(force=True)
    always.click()
    page.get_by_text("Ordered for").wait_for()
    page.get_by_role("link", name="Orders").click()
    expect(page.locator(".plan .step").first).to_be_visible()
    assert open_turn(game).submissions.get(seat=0).origin == "player"
    assert complaints == []


def test_replay__without_javascript__goes_from_turn_to_turn(game, page, address):
    ended = play_until(make_game("ended", seats=2, name="Over"), rounds_ended(1))
    plain = page.context.browser.new_page(java_script_enabled=False, base_url=address, locale="en")
    plain.goto(f"/games/{ended.uuid}")
    plain.locator(".scores thead a").click()
    plain.get_by_role("link", name="Next", exact=True).click()
    plain.get_by_role("heading", name="What they did").wait_for()
    plain.get_by_role("link", name="To the last turn").click()
    expect(plain.locator(".score", has_text="in this round")).to_have_count(2)


def test_replay__by_arrow_keys__goes_back_and_forth(game, page, complaints):
    ended = play_until(make_game("ended", seats=2, name="Over"), rounds_ended(1))
    page.goto(f"/games/{ended.uuid}/replay/1/0")
    for key, turn in (("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/replay/1/{turn}")
    assert complaints == []


def test_seed__is_drawn_on_the_device_and_saved(game, page, complaints):
    sign_in(page)
    page.goto(f"/games/{game.uuid}/fairness")
    page.get_by_role("button", name="Draw one on this device").click()
    seed = page.get_by_label("Your seed, in hexadecimal digits").input_value()
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#seed code")).to_have_text(seed)
    assert len(bytes.fromhex(seed)) == 32
    assert complaints == []


def test_pages__in_every_language_and_width__nothing_is_out_of_sight(game, page, complaints):
    seven = play_until(make_game("seven", seats=7, name="Seven in a tub"), awaits(7))
    ended = play_until(make_game("ended", seats=7), rounds_ended(1))
    table = make_lobby(player_of(game, 0), seats=7, name="Friends of the long winter evenings at the pond")
    lobby.join_game(player_of(game, 1), table.uuid)
    sign_in(page)
    paths = [
        "/",
        "/lobby",
        "/lobby/new",
        "/tickets",
        "/me/away",
        "/me/looks",
        "/players/erin",
        *(f"/games/{each.uuid}" for each in (game, seven, table)),
    ]
    paths += [f"/games/{game.uuid}/orders", f"/games/{game.uuid}/orders/max"]
    paths += [f"/games/{ended.uuid}/replay/1/{rest}" for rest in (0, 5)] + [f"/games/{ended.uuid}/fairness"]
    for language, width in [("en", DESK), *((each, PHONE) for each in ("en", "es", "fr", "it", "ko"))]:
        other = speaking(page, language, complaints)
        other.set_viewport_size({"width": width, "height": 844})
        for path in paths:
            other.goto(path)
            assert other.get_attribute("html", "lang") == language
            assert other.evaluate(OUT_OF_SIGHT) == [], (path, width, language)
            if (language, width) == ("en", PHONE):
                other.evaluate(LONGER)
                assert other.evaluate(OUT_OF_SIGHT) == [], (path, "with longer words")
    assert complaints == []
