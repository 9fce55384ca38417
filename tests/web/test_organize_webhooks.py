"""The webhooks of a league in the pages of its organizers: nothing about them needs the API."""

import re
import uuid

import pytest

from games.services.locks import database_now
from leagues.services import webhooks
from leagues.telling import reader
from notifications.models import Delivery, Webhook
from tests.leagues.competing import fill, make_published
from tests.web.browsing import browser_of, text_of, told
from tests.web.organizing import FOURS, appoint

pytestmark = pytest.mark.django_db
ADDRESS = "https://league.example.org/hook"


@pytest.fixture
def competition(olga):
    made = make_published(olga, table_size=FOURS, name="Spring cup")
    fill(made, 8)
    return made


@pytest.fixture
def base(competition):
    return f"/leagues/{competition.league.uuid}/organize/webhooks"


@pytest.fixture
def hook(olga, competition):
    return webhooks.make(olga, competition.league.uuid, ADDRESS)[0]


def secret_in(answer):
    found = re.search(r'value="(whsec_[^"]+)"', answer.content.decode())
    return found and found[1]


def test_webhook__made_by_a_form__shows_its_secret_once_and_is_the_leagues(olga, competition, base):
    body = {"url": ADDRESS, "key": uuid.uuid4()}
    first, again = (browser_of(olga).post(base, body) for _ in range(2))
    assert (secret_in(first)[:6], secret_in(again)) == ("whsec_", secret_in(first))
    assert "no-store" in first["Cache-Control"]
    page = browser_of(olga).get(base)
    assert (ADDRESS in text_of(page), secret_in(page)) == (True, None)
    assert Webhook.objects.get().league == competition.league.uuid
    assert ADDRESS not in text_of(browser_of(olga).get("/me/webhooks"))


def test_webhook__found_from_the_page_of_its_league(olga, base):
    assert f'href="{base}"' in browser_of(olga).get(base.removesuffix("/webhooks")).content.decode()


def test_webhook__changed_switched_rotated_deleted(olga, base, hook):
    browser, one = browser_of(olga), f"{base}/{hook.uuid}"
    refused = browser.post(one, {"url": "http://league.example.org/"})
    assert (refused.status_code, "A webhook goes to an https address." in text_of(refused)) == (400, True)
    browser.post(one, {"url": "https://league.example.org/facts"})
    assert "https://league.example.org/facts" in text_of(browser.get(base))
    assert told(browser.post(f"{one}/switch", follow=True))[-1] == "Nothing is posted there any more."
    assert Webhook.objects.exclude(disabled_at=None).exists()
    assert secret_in(browser.post(f"{one}/rotate", {"key": uuid.uuid4()})).startswith("whsec_")
    assert told(browser.post(f"{one}/delete", follow=True))[-1] == "The webhook is deleted."
    assert not Webhook.objects.exists()


def test_log__says_the_facts_in_words_and_sends_one_again(olga, base, hook):
    reader.sweep()
    row = Delivery.objects.filter(fact__type="competition_published").get()
    Delivery.objects.filter(pk=row.pk).update(state="failed", due_at=None, ended_at=database_now(), answer="503")
    browser, one = browser_of(olga), f"{base}/{hook.uuid}"
    page = browser.get(one)
    assert "The competition is published: Spring cup" in text_of(page)
    assert "failed: 503" in text_of(page)
    assert told(browser.post(f"{one}/again", {"delivery": row.uuid}, follow=True))[-1] == "It is sent once more."
    row.refresh_from_db()
    assert row.state == "waiting"


def test_lo1__webhooks__are_for_owner_and_organizers(competition, base, hook):
    one = f"{base}/{hook.uuid}"
    rita, oscar = (
        appoint(competition.league, name, role) for name, role in (("rita", "referee"), ("oscar", "organizer"))
    )
    for browser in (browser_of(rita), browser_of(competition.entries.first().player)):
        assert [browser.get(each).status_code for each in (base, one)] == [403, 403]
        assert [browser.post(f"{one}/{deed}").status_code for deed in ("switch", "delete")] == [403, 403]
    assert browser_of(oscar).get(one).status_code == 200
    assert browser_of().get(base)["Location"].startswith("/accounts/login/")
    assert Webhook.objects.filter(disabled_at=None).count() == 1
    assert base not in browser_of(rita).get(base.removesuffix("/webhooks")).content.decode()


def test_webhook__of_another_league_or_of_a_player__is_not_there(olga, base, hook):
    other = make_published(olga)
    elsewhere = f"/leagues/{other.league.uuid}/organize/webhooks/{hook.uuid}"
    assert browser_of(olga).get(elsewhere).status_code == 404
    assert browser_of(olga).post(f"{elsewhere}/delete").status_code == 404
    assert Webhook.objects.count() == 1


def test_pages__cost_as_many_queries_with_one_delivery_as_with_many(olga, base, hook, django_assert_num_queries):
    reader.sweep()
    browser = browser_of(olga)
    browser.get(base)
    for count in (Delivery.objects.count(), 60):
        row = Delivery.objects.values("player_id", "webhook_id", "channel", "fact", "created_at", "due_at").first()
        Delivery.objects.bulk_create([Delivery(**row) for _ in range(count - Delivery.objects.count())])
        with django_assert_num_queries(9):
            browser.get(base)
        with django_assert_num_queries(9):
            browser.get(f"{base}/{hook.uuid}")
