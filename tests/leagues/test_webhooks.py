"""Webhooks of leagues: who makes them, what is posted, once, and nothing that is not public (LEAGUES.md, API)."""

import datetime as dt
import json

import pytest

from accounts.services.account_deletion import delete_player
from games.services.locks import database_now
from leagues.models import Competition, Event
from leagues.services import rulings, staff
from leagues.services.rulings import Wanted
from leagues.telling import reader
from notifications.models import Delivery, Webhook
from notifications.services import webhooks
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player
from tests.leagues.competing import bring, fill, make_published, open_round, step

pytestmark = pytest.mark.django_db
URL = {"url": "https://league.example.org/hook"}
KEY = {"Idempotency_Key": "one-webhook-and-no-more"}
FOUR = {"min": 4, "preferred": 4, "max": 4}


@pytest.fixture
def competition(db):
    made = make_published(table_size=FOUR)
    fill(made, 8)
    return made


@pytest.fixture
def olga(competition):
    return Api(make_player("olga"))


@pytest.fixture
def address(competition):
    return f"/leagues/{competition.league.uuid}/webhooks"


@pytest.fixture
def hook(olga, address):
    return Webhook.objects.get(uuid=olga.post(address, URL).json()["id"])


def posted():
    """The kinds of what was written for webhooks, in their order."""
    return [row.fact["type"] for row in Delivery.objects.order_by("pk")]


def told_of(kind):
    return Delivery.objects.filter(fact__type=kind).order_by("pk")


def drawn(competition):
    """A first round that is drawn and not published; its lots were drawn twice."""
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    assert step(round_) == "drawn"
    rulings.redraw(make_player("olga"), competition.uuid, 1, Wanted("They are brothers.", "Dana told me."))
    return round_


# --- who ------------------------------------------------------------------------------------------------------


def test_made__secret_shown_once__and_no_webhook_of_the_player(olga, address):
    first, again = (olga.post(address, URL, **KEY) for _ in range(2))
    assert (first.status_code, first.content, first["Cache-Control"]) == (201, again.content, "no-store")
    assert first.json()["secret"].startswith("whsec_")
    (listed,) = olga.get(address).json()["results"]
    assert (listed["url"], "secret" in listed, olga.get("/me/webhooks").json()["results"]) == (URL["url"], False, [])
    assert refused(olga.get(f"/me/webhooks/{listed['id']}")) == (404, "not_found")
    assert fields_of(olga.post(address, {"url": "http://10.0.0.1/"})) == [("url", "not_https")]
    for _ in range(webhooks.MOST - 1):
        assert olga.post(address, URL).status_code == 201
    assert refused(olga.post(address, URL)) == (409, "limit_reached")


def test_lo1__webhooks__are_for_owner_and_organizers(competition, olga, address, hook):
    rhea, stranger = make_player("rhea"), Api(make_player("dana"))
    staff.appoint(make_player("olga"), competition.league.uuid, rhea, "referee", "She is fair.")
    staff.accept(rhea, competition.league.uuid)
    for api in (Api(rhea), stranger):
        assert refused(api.get(address)) == refused(api.post(address, URL)) == (403, "not_staff")
        assert refused(api.get(f"{address}/{hook.uuid}/deliveries")) == (403, "not_staff")
        assert refused(api.delete(f"{address}/{hook.uuid}")) == (403, "not_staff")
        assert refused(api.patch(f"{address}/{hook.uuid}", {"enabled": False})) == (403, "not_staff")
        assert refused(api.post(f"{address}/{hook.uuid}/rotate")) == (403, "not_staff")
    staff.appoint(make_player("olga"), competition.league.uuid, rhea, "organizer", "She has time.")
    assert len(Api(rhea).get(address).json()["results"]) == 1
    assert [olga.delete(f"{address}/{hook.uuid}").status_code for _ in range(2)] == [204, 404]


def test_webhook__changed_and_switched__begins_anew_at_another_address(olga, address, hook):
    Webhook.objects.update(failing_since=database_now())
    one, other = f"{address}/{hook.uuid}", "https://league.example.org/facts"
    assert fields_of(olga.patch(one, {"url": "http://10.0.0.1/"})) == [("url", "not_https")]
    changed = olga.patch(one, {"url": other}).json()
    assert (changed["url"], changed["failing_since"], "secret" in changed) == (other, None, False)
    assert olga.patch(one, {"enabled": False}).json()["disabled_at"] is not None
    reader.sweep()
    assert posted() == []
    assert olga.patch(one, {"enabled": True}).json()["disabled_at"] is None


def test_secret__rotated__is_another_one_once_a_key(olga, address, hook):
    rotate = f"{address}/{hook.uuid}/rotate"
    first, again = (olga.post(rotate, **KEY) for _ in range(2))
    assert (first.status_code, first.content) == (200, again.content)
    before = bytes(hook.secret)
    hook.refresh_from_db()
    assert (first.json()["secret"][:6], bytes(hook.old_secret)) == ("whsec_", before)


def test_webhook__of_another_league__is_not_found(olga, hook):
    other = olga.post("/leagues", {"name": "Lake league"}).json()["id"]
    assert refused(olga.get(f"/leagues/{other}/webhooks/{hook.uuid}/deliveries")) == (404, "not_found")


def test_maker_deleted__webhook_is_the_owners__and_goes_without_one(competition, hook):
    rhea, owner = make_player("rhea"), make_player("olga")
    staff.appoint(owner, competition.league.uuid, rhea, "organizer", "She has time.")
    staff.accept(rhea, competition.league.uuid)
    reader.sweep()
    delete_player(owner)
    hook.refresh_from_db()
    assert (hook.player, set(Delivery.objects.values_list("player", flat=True))) == (rhea, {rhea.pk})
    delete_player(rhea)
    assert (Webhook.objects.count(), Delivery.objects.count()) == (0, 0)


# --- what -----------------------------------------------------------------------------------------------------


def test_events__posted__each_once_as_the_api_says_them(competition, olga, hook):
    open_round(competition)
    reader.sweep()
    events = list(Event.objects.order_by("number"))
    assert posted() == [event.kind for event in events]
    assert {"competition_published", "ruling_made", "round_drawn", "round_opened"} <= set(posted())
    said = olga.get(f"/competitions/{competition.uuid}/events?limit=100").json()["results"]
    names = ("league", "competition", "competition_name")
    assert [
        {name: value for name, value in row.fact["data"].items() if name not in names}
        for row in Delivery.objects.order_by("pk")
    ] == said
    assert (reader.sweep(), Delivery.objects.count()) == (0, len(events))


def test_fact__posted__is_signed_under_its_id(competition, olga, address):
    made = olga.post(address, URL).json()
    reader.sweep()
    row = Delivery.objects.select_related("webhook", "notice").first()
    sent = webhooks.post(row, database_now())
    body, headers = json.loads(sent.body), sent.headers
    assert (body["type"], body["data"]["competition"], body["data"]["number"]) == (
        row.fact["type"],
        str(competition.uuid),
        row.fact["data"]["number"],
    )
    stamp = int(headers["Webhook-Timestamp"])
    wanted = webhooks.signature(made["secret"], str(row.uuid), stamp, sent.body)
    assert (headers["Webhook-Id"], headers["Webhook-Signature"]) == (str(row.uuid), wanted)


def test_lr3__ruling_on_a_draw__is_posted_with_its_publication(competition, hook):
    round_ = drawn(competition)
    reader.sweep()
    count = Delivery.objects.count()
    assert [row.fact["data"]["details"]["action"] for row in told_of("ruling_made")] == ["publish"]
    bring(round_, "publishes_at")
    step(round_)
    reader.sweep()
    assert posted()[count : count + 2] == ["round_drawn", "ruling_made"]
    assert [row.fact["data"]["details"]["action"] for row in told_of("ruling_made")] == ["publish", "redraw"]
    assert "Dana" not in json.dumps([row.fact for row in Delivery.objects.all()])


def test_lr3__ruling_on_a_draw__of_one_batch_with_its_publication_is_posted_once(competition, hook):
    round_ = drawn(competition)
    bring(round_, "publishes_at")
    step(round_)
    reader.sweep()
    assert [row.fact["data"]["details"]["action"] for row in told_of("ruling_made")] == ["publish", "redraw"]


def test_private_competition__has_no_public_facts(competition, hook):
    Competition.objects.update(visibility="private")
    assert (reader.sweep(), posted()) == (0, [])


def test_disabled_or_made_later__is_told_nothing_of_before(competition, olga, address, hook):
    Webhook.objects.update(disabled_at=database_now())
    assert reader.sweep() == 0
    olga.post(address, URL)
    assert (reader.sweep(), Event.objects.count() > 0) == (0, True)


@pytest.mark.parametrize("batch", [1, 2])
def test_reader__batch_by_batch__leaves_out_nothing(monkeypatch, competition, hook, batch):
    monkeypatch.setattr(reader, "BATCH", batch)
    open_round(competition)
    reader.sweep()
    assert posted() == [event.kind for event in Event.objects.order_by("number")]


# --- the log --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [0, 1])
def test_deliveries__take_as_many_queries_whatever_there_are(
    django_assert_num_queries, competition, olga, address, hook, rounds
):
    if rounds:
        open_round(competition)
    reader.sweep()
    with django_assert_num_queries(7):  # the request, its league, the player, the league, the role, webhook, deliveries
        found = olga.get(f"{address}/{hook.uuid}/deliveries").json()["results"]
    assert sorted(each["kind"] for each in found) == sorted(posted())
    assert {each["competition"] for each in found} == {str(competition.uuid)}


def test_delivered_again__waits_under_its_id(olga, address, hook):
    reader.sweep()
    row = Delivery.objects.first()
    ended = {"state": "failed", "due_at": None, "ended_at": database_now(), "attempts": 9}
    Delivery.objects.filter(pk=row.pk).update(**ended, created_at=database_now() - dt.timedelta(days=4))
    again = f"{address}/{hook.uuid}/deliveries/{row.uuid}/redeliver"
    assert olga.post(again).status_code == 204
    row.refresh_from_db()
    assert (row.state, row.attempts, row.due_at is None) == ("waiting", 0, False)
    assert refused(olga.post(again.replace(str(row.uuid), str(hook.uuid)))) == (404, "not_found")
