"""The pages of webhooks: made, changed, switched, rotated, tried and deleted by forms."""

import datetime as dt
import re

import pytest
from django.test import Client

from games.services.locks import database_now
from notifications.models import Delivery, Notice, Webhook
from notifications.services import webhooks
from notifications.webhook_pages import PAGE
from tests.games.factories import make_player
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db
ADDRESS = "https://bot.example.org/hook"
NEW = {"url": ADDRESS, "key": "7f6d4f3e-5a0e-4c3b-9b0a-3f6f2f3f9f11"}


@pytest.fixture
def hook(dana):
    return webhooks.make(dana, ADDRESS)[0]


def secret_in(answer):
    found = re.search(r'value="(whsec_[^"]+)"', answer.content.decode())
    return found and found[1]


def test_webhooks__of_nobody__ask_to_sign_in():
    assert browser_of().get("/me/webhooks")["Location"] == "/accounts/login/?next=/me/webhooks"


def test_webhooks__of_a_session_that_showed_nothing_of_late__ask_who_it_is(dana):
    assert browser_of(dana).get("/me/webhooks").status_code == 302
    assert browser_of(dana).post("/me/webhooks", NEW).status_code == 302
    assert not Webhook.objects.exists()


def test_webhook__made__shows_its_secret_once_and_is_kept_by_no_cache(browser):
    answer = browser.post("/me/webhooks", NEW)
    assert secret_in(answer).startswith(webhooks.PREFIX)
    assert "no-store" in answer["Cache-Control"]
    again = browser.get("/me/webhooks")
    assert (ADDRESS in text_of(again), secret_in(again)) == (True, None)
    assert Webhook.objects.get().url == ADDRESS


def test_webhook__sent_twice__is_one_and_its_secret_shown_again(browser):
    first, second = (secret_in(browser.post("/me/webhooks", NEW)) for _ in range(2))
    assert (first == second, Webhook.objects.count()) == (True, 1)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://bot.example.org/", "A webhook goes to an https address."),
        ("https://127.0.0.1/", "A webhook goes to a public address."),
        ("no address", "Enter a valid URL."),
    ],
)
def test_webhook__to_an_unfit_address__is_refused_at_its_field(browser, url, why):
    answer = browser.post("/me/webhooks", NEW | {"url": url})
    assert (answer.status_code, Webhook.objects.count()) == (400, 0)
    assert why in text_of(answer)


def test_webhook__switched_off_and_on(browser, hook):
    off = browser.post(f"/me/webhooks/{hook.uuid}/switch", follow=True)
    assert told(off)[-1] == "Nothing is posted there any more."
    hook.refresh_from_db()
    assert hook.disabled_at is not None
    browser.post(f"/me/webhooks/{hook.uuid}/switch")
    hook.refresh_from_db()
    assert hook.disabled_at is None


def test_webhook__rotated_by_a_double_tap__shows_one_other_secret(browser, hook):
    before = bytes(hook.secret)
    shown = {secret_in(browser.post(f"/me/webhooks/{hook.uuid}/rotate", {"key": NEW["key"]})) for _ in "ab"}
    assert (len(shown), None in shown) == (1, False)
    hook.refresh_from_db()
    assert bytes(hook.old_secret) == before
    assert browser.post(f"/me/webhooks/{hook.uuid}/rotate").status_code == 404


def test_webhook__its_last_notices__are_listed_and_sent_again(browser, dana, hook):
    now = database_now()
    notice = Notice.objects.create(player=dana, kind="operator", at=now, fact="f")
    row = Delivery.objects.create(
        player=dana, notice=notice, channel="webhook", webhook=hook, created_at=now, state="failed", answer="500"
    )
    assert "failed: 500" in text_of(browser.get("/me/webhooks"))
    answer = browser.post(f"/me/webhooks/{hook.uuid}/again", {"delivery": row.uuid}, follow=True)
    assert told(answer)[-1] == "It is sent once more."
    row.refresh_from_db()
    assert row.state == "waiting"
    assert browser.post(f"/me/webhooks/{hook.uuid}/again", {"delivery": "x"}).status_code == 404


def test_webhook__deleted__is_gone(browser, hook):
    assert told(browser.post(f"/me/webhooks/{hook.uuid}/delete", follow=True))[-1] == "The webhook is deleted."
    assert not Webhook.objects.exists()


def test_webhook__at_another_address__posts_there_under_its_secret(browser, hook):
    Webhook.objects.update(failing_since=database_now())
    page = browser.get(f"/me/webhooks/{hook.uuid}")
    assert f'value="{ADDRESS}"' in page.content.decode()
    other = "https://bot.example.org/new"
    answer = browser.post(f"/me/webhooks/{hook.uuid}", {"url": other}, follow=True)
    assert told(answer)[-1] == "The address is changed. The secret stays."
    found = Webhook.objects.get()
    assert (found.url, bytes(found.secret), found.failing_since) == (other, bytes(hook.secret), None)


def test_webhook__to_an_unfit_other_address__is_refused_at_its_field(browser, hook):
    answer = browser.post(f"/me/webhooks/{hook.uuid}", {"url": "https://127.0.0.1/"})
    assert (answer.status_code, "A webhook goes to a public address." in text_of(answer)) == (400, True)
    assert Webhook.objects.get().url == ADDRESS


def test_log__of_more_than_a_page__goes_on(browser, dana, hook):
    now = database_now()
    notice = Notice.objects.create(player=dana, kind="operator", at=now, fact="f")
    row = {"player": dana, "notice": notice, "channel": "webhook", "webhook": hook, "due_at": now}
    ages = [now - dt.timedelta(minutes=minutes) for minutes in range(PAGE + 1)]
    Delivery.objects.bulk_create([Delivery(**row, created_at=at, answer=f"answer {at:%H:%M}") for at in ages])
    first, second = (text_of(browser.get(f"/me/webhooks/{hook.uuid}?page={number}")) for number in (1, 2))
    assert ("Next page" in first, "Next page" in second) == (True, False)
    assert (first.count("answer "), second.count("answer ")) == (PAGE, 1)
    assert f"answer {ages[-1]:%H:%M}" in second


def test_deed__that_there_is_none__is_not_found(browser, hook):
    assert browser.post(f"/me/webhooks/{hook.uuid}/fly").status_code == 404


@pytest.mark.parametrize("deed", ["switch", "rotate", "delete", "again"])
def test_webhook__of_another__is_not_there(browser, deed):
    other = webhooks.make(make_player("erin"), ADDRESS)[0]
    assert browser.get(f"/me/webhooks/{other.uuid}").status_code == 404
    assert browser.post(f"/me/webhooks/{other.uuid}/{deed}").status_code == 404
    assert Webhook.objects.filter(pk=other.pk, disabled_at=None, old_until=None).exists()
    assert browser.get(f"/me/webhooks/{other.uuid}/{deed}").status_code == 405


def test_webhook__sent_by_another_site__is_refused(dana, hook):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post(f"/me/webhooks/{hook.uuid}/delete").status_code == 403
