"""A browser asks for push messages and subscribes; what is sent to it then is tested in tests/notifications."""

import json

import pytest
from playwright.sync_api import expect

from notifications.models import PushSubscription
from tests.browser.test_offline import choose, game, table  # noqa: F401 - fixtures
from tests.games.factories import player_of
from tests.notifications.test_push import body, browser, port, service  # noqa: F401 - the same

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

SUBSCRIBE = """(body) => {
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
        made = { toJSON: () => body, unsubscribe: async () => { made = null; }, key: applicationServerKey };
}"""
"""What the browser's own push service would give, which no test can reach."""


@pytest.fixture
def phone(table, body, service):  # noqa: F811 - the fixtures
    """dana's table in a browser that may show notices."""
    table.context.add_init_script(f"({SUBSCRIBE})({json.dumps(body)})")
    table.context.grant_permissions(["notifications"])
    table.reload()
    return table


def test_push__after_the_first_sent_move__is_asked_for(phone, game):  # noqa: F811
    question = phone.get_by_text("Shall this device tell you when it is your turn?")
    expect(question).to_have_count(0)
    choose(phone)
    question.wait_for()
    phone.get_by_role("button", name="Yes, tell me").click()
    question.wait_for(state="hidden")
    assert PushSubscription.objects.get().player == player_of(game, 0)


def test_push__on_the_page_of_notices__is_switched_on_and_off(phone):
    phone.goto("/me/notices")
    phone.get_by_role("button", name="Show them here", exact=True).click()
    phone.get_by_text("This device shows your notices").wait_for()
    assert PushSubscription.objects.count() == 1
    phone.get_by_role("button", name="No longer show them here").click()
    phone.get_by_text("This device does not show your notices.").wait_for()
    assert PushSubscription.objects.count() == 0


def test_push__that_nobody_wants__is_not_asked_for_again(phone):
    choose(phone)
    phone.get_by_role("button", name="No, thanks").click()
    phone.reload()
    expect(phone.get_by_text("Your move is in.")).to_be_visible()
    expect(phone.get_by_text("Shall this device tell you")).to_be_hidden()
