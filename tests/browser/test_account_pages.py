"""The account's pages in a real browser: they fit a phone, in each language, with the longest name."""

import pytest
from allauth.account.models import EmailAddress
from django.db import transaction
from playwright.sync_api import expect

from accounts.models import Player
from accounts.services.tokens import issue
from games.services.locks import database_now
from notifications.models import Notice
from notifications.services import inbox
from tests.accounts.conftest import PASSWORD
from tests.browser.conftest import PHONE, speaking
from tests.games.factories import make_lobby

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

LONG_NAME = "quentin_quackington_the_third_of"
PAGES = tuple(
    f"/accounts/{page}"
    for page in (
        "",
        "profile/",
        "devices/",
        "email/",
        "password/change/",
        "2fa/",
        "apps/",
        "tokens/",
        "bots/",
        "clients/",
        "apart/",
    )
)

OUT_OF_SIGHT = """() => [...document.querySelectorAll("a, button, input, select, textarea, h1, h2, p, span")]
    .filter((element) => element.checkVisibility() && !element.closest(".vh, .skip"))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < 0 || box.right > innerWidth))
    .map(([element]) => element.outerHTML)"""
"""What reaches out of the window at a side."""


@pytest.fixture
def signed_in(address, page):
    """A page on a phone on which a player with the longest name has signed in; its language is chosen by a header."""
    player = Player.objects.create_user(LONG_NAME, f"{LONG_NAME}@example.org", PASSWORD)
    EmailAddress.objects.create(user=player, email=player.email, verified=False, primary=True)
    issue(player, device="d" * 200)
    page.set_viewport_size({"width": PHONE, "height": 844})
    page.goto("/accounts/login/")
    page.fill("[name=login]", LONG_NAME)
    page.fill("[name=password]", PASSWORD)
    page.press("[name=password]", "Enter")
    page.get_by_role("heading", name="Your turns").wait_for()
    return page


@transaction.atomic
def write_notice(game):
    inbox.lock_position(wait=True)
    inbox.write([inbox.Draft(game.host_id, Notice.Kind.GAME_FINISHED, "fact", game)], database_now())


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "ko"])
def test_pages__on_a_phone__nothing_is_out_of_sight(signed_in, complaints, language):
    other = speaking(signed_in, language, complaints)
    game = make_lobby(Player.objects.get(username=LONG_NAME), name="Q" * 80)
    write_notice(game)
    for path in (*PAGES, "/inbox", "/me/notices", "/me/webhooks", "/me/away"):
        other.goto(path)
        assert other.get_attribute("html", "lang") == language
        assert other.evaluate(OUT_OF_SIGHT) == []
        other.locator(".account-menu button").click()
        assert other.evaluate(OUT_OF_SIGHT) == []
    assert complaints == []


def test_menu__by_keyboard_alone__leads_to_the_devices(signed_in):
    signed_in.goto("/accounts/")
    signed_in.get_by_role("button", name="Your account").focus()
    signed_in.keyboard.press("Enter")
    for _ in range(signed_in.locator("#account-menu a").all_text_contents().index("Signed-in devices") + 1):
        signed_in.keyboard.press("Tab")
    expect(signed_in.locator(":focus")).to_have_text("Signed-in devices")
    signed_in.keyboard.press("Enter")
    signed_in.get_by_role("heading", name="Signed-in devices").wait_for()
