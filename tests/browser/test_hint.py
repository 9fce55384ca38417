"""A hint in a browser: by keyboard, marked in the pond, gone once the move is sent."""

import pytest
from allauth.account.models import EmailAddress
from playwright.sync_api import expect

from accounts.models import Player
from tests.accounts.conftest import PASSWORD
from tests.browser.test_keyboard import tab_to
from tests.browser.test_web import sign_in
from tests.games.factories import make_game, open_turn, play_until

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]


def test_hint__by_keyboard__is_marked_in_the_pond_sent_and_gone(page, complaints):
    dana = Player.objects.create_user("dana", "dana@example.org", PASSWORD)
    EmailAddress.objects.create(user=dana, email=dana.email, verified=True, primary=True)
    game = play_until(make_game("hint", seats=3, bots=("steady", "easy")), lambda game: open_turn(game).number > 8)
    sign_in(page)
    page.goto(f"/games/{game.uuid}")
    tab_to(page, "a[href='?hint#hint']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hint for your")).to_be_in_viewport()
    marked = page.locator(".hinted input").first
    box, ring = marked.locator("..").bounding_box(), "el => getComputedStyle(el, '::before').borderTopStyle"
    assert (box["width"] > 24, marked.locator("..").evaluate(ring)) == (True, "solid")
    marked.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.get_by_text("Your move is in.").wait_for()
    assert page.locator(".hinted").count() == 0
    assert complaints == []
