"""Push end to end: a browser subscribes, a local push service takes a message, and the worker shows it."""

import json
from concurrent.futures import ThreadPoolExecutor

import http_ece
import pytest
from django.db import connections, transaction
from playwright.sync_api import expect

from games.services.locks import database_now
from notifications.models import Delivery, Notice, PushSubscription
from notifications.services import inbox, outbox, posts
from tests.browser.test_offline import choose, game, table  # noqa: F401 - fixtures
from tests.games.factories import player_of
from tests.notifications.test_push import AUTH, body, browser, port, service  # noqa: F401 - the same

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.needs("chromium")]

SUBSCRIBE = """(body) => {
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
        made = { toJSON: () => body, unsubscribe: async () => { made = null; }, key: applicationServerKey };
}"""
"""What the browser's own push service would give, which no test can reach."""
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
    all.map(({ title, body, tag, data }) => ({ title, body, tag, page: data.page })))"""
TAP = """async () => {
    const [notification] = await registration.getNotifications();
    const opened = new Promise((resolve) => { clients.openWindow = async (page) => resolve(page); });
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return opened;
}"""


@pytest.fixture
def phone(table, body, service):  # noqa: F811 - the fixtures
    """dana's table in a browser that may show notices."""
    table.context.add_init_script(f"({SUBSCRIBE})({json.dumps(body)})")
    table.context.grant_permissions(["notifications"])
    table.reload()
    return table


def send(game, kind):  # noqa: F811
    """Write a notice for dana and let it go out by push."""
    with transaction.atomic():
        inbox.lock_position(wait=True)
        inbox.write([inbox.Draft(player_of(game, 0).pk, kind, f"fact {kind}", game)], database_now())
    Delivery.objects.filter(state="waiting").update(due_at=database_now())
    with ThreadPoolExecutor(1) as pool:  # playwright's own loop runs in this thread
        pool.submit(deliver).result()


def deliver():
    outbox.deliver("posts", ["push"], posts.send)
    connections.close_all()


def receive(page, message):
    """Hand a message to the worker, as the browser does once it has decrypted it."""
    tool, found = page.context.new_cdp_session(page), []
    tool.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tool.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    to = {"origin": page.evaluate("location.origin"), "registrationId": found[0]["registrationId"]}
    tool.send("ServiceWorker.deliverPushMessage", {**to, "data": message})
    tool.detach()


def until(page, told):
    """Wait for the worker to show a notice."""
    for _ in range(200):
        if [notice["body"] for notice in page.evaluate(SHOWN)] == [told]:
            return
        page.wait_for_timeout(50)


def test_push__after_the_first_sent_move__is_asked_for_shown_and_opens_the_table(phone, game, service, browser):  # noqa: F811
    question = phone.get_by_text("Shall this device tell you when it is your turn?")
    expect(question).to_have_count(0)
    choose(phone)
    question.wait_for()
    phone.get_by_role("button", name="Yes, tell me").click()
    question.wait_for(state="hidden")
    assert PushSubscription.objects.get().player == player_of(game, 0)
    for kind in (Notice.Kind.GAME_FINISHED, Notice.Kind.PAUSE_ASKED):  # messages of one batch go out in any order
        send(game, kind)
    keys = {"private_key": browser, "auth_secret": AUTH, "version": "aes128gcm"}
    assert len(service.seen) == 2
    phone.goto("/lobby")
    for _, _, sent in service.seen:
        message = http_ece.decrypt(sent, **keys).decode()
        receive(phone, message)
        until(phone, json.loads(message)["text"])
    told, page = "A pause is asked for in Sunday bath.", f"/games/{game.uuid}"
    assert phone.evaluate(SHOWN) == [{"title": "Duck & Cover", "body": told, "tag": str(game.uuid), "page": page}]
    assert phone.context.service_workers[0].evaluate(TAP) == page


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
