"""Competitions below `/api/v1`: made, changed, published, called off (LEAGUES.md LO6, API)."""

import datetime as dt

import pytest

from games.services.locks import database_now
from leagues.models import Competition, Ruling
from leagues.services import homes
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player
from tests.leagues.competing import DAY, document, fill, make_draft, make_published

pytestmark = pytest.mark.django_db
WHY = {"reason": "It is time."}
KEY = {"Idempotency_Key": "autumn-cup-2026-1"}


@pytest.fixture
def olga(db):
    return Api(make_player("olga"))


def address(competition, rest=""):
    return f"/competitions/{competition.uuid}{rest}"


def test_competition__made__is_a_draft_with_all_defaults(olga):
    league = homes.create_league(make_player("olga"), {"name": "Pond league", "visibility": "unlisted"})
    made = olga.post(f"/leagues/{league.uuid}/competitions", document(), **KEY)
    said = made.json()
    assert (made.status_code, said["status"], said["visibility"], said["version"]) == (201, "draft", "unlisted", 1)
    assert made["Location"].endswith(f"/api/v1/competitions/{said['id']}")
    assert said["table_size"] == {"min": 3, "preferred": 4, "max": 5}
    assert (said["season"], said["tier"], said["commitments"], said["ruling"]) == (None, None, [], None)
    assert (said["entries"], said["you"]["role"]) == ({"active": 0, "waiting": 0}, "owner")
    assert said["you"]["may"] == ["change_settings", "publish", "cancel"]
    assert said["registration"]["opens_at"].endswith("Z")
    assert said["timing"]["first"].endswith("Z")


BAD = {
    "name": "",
    "visibility": "hidden",
    "colour": "blue",
    "stages": [{"format": "swiss", "rounds": 11}],
    "table_size": {"min": 5, "preferred": 4, "max": 3},
    "tie_breaks": ["luck"],
    "points": {"system": "table", "values": {"4": [1, 2, 3, 4]}},
    "timing": {"kind": "every", "first": "2026-12-01T00:00:00Z", "days": 7, "length_days": 7, "zone": "Duck/Pond"},
    "registration": {"opens_at": "2026-12-02T00:00:00Z", "closes_at": "2026-12-01T00:00:00Z", "capacity": 1001},
}
NAMED = {
    "name",
    "visibility",
    "colour",
    "stages.0.rounds",
    "table_size",
    "tie_breaks",
    "points",
    "timing.zone",
    "registration.closes_at",
    "registration.capacity",
}


def test_competition__badly_said__names_every_field_at_once(olga):
    league = homes.create_league(make_player("olga"), {"name": "Pond league"})
    answer = olga.post(f"/leagues/{league.uuid}/competitions", BAD)
    assert {field for field, _code in fields_of(answer)} == NAMED
    draft = make_draft(bye_points=30)
    assert {field for field, _code in fields_of(olga.patch(address(draft), BAD))} == NAMED
    assert Competition.objects.count() == 1


def test_lo6__draft__changes_in_all_its_settings(olga):
    draft = make_draft(bye_points=30)
    changed = olga.patch(address(draft), {"points": {"system": "podium"}, "registration": {"capacity": 8}}).json()
    assert (changed["points"], changed["bye_points"]) == ({"system": "podium"}, 30)
    assert (changed["registration"]["capacity"], changed["ruling"], changed["version"]) == (8, None, 2)
    tried = olga.patch(address(draft), {"bye_points": 10, "dry_run": True})
    assert (tried.status_code, tried.json()["bye_points"]) == (200, 30)


def test_lo6__published__changes_with_a_reason_and_on_record(olga):
    competition = make_published()
    later = (database_now() + dt.timedelta(hours=30)).isoformat()
    body = {"registration": {"capacity": 200, "closes_at": later}}
    assert fields_of(olga.patch(address(competition), body)) == [("reason", "required")]
    tried = olga.patch(address(competition), {**body, **WHY, "dry_run": True}).json()
    assert (tried["ruling"]["after"]["registration"]["capacity"], tried["registration"]["capacity"]) == (200, 100)
    changed = olga.patch(address(competition), {**body, **WHY, "private_note": "They asked."}).json()
    assert (changed["registration"]["capacity"], changed["ruling"]["number"]) == (200, 2)
    assert changed["ruling"]["private_note"] == "They asked."
    answer = olga.patch(address(competition), {"bye_points": 0, "tie_breaks": ["points"], **WHY})
    assert fields_of(answer) == [("bye_points", "fixed"), ("tie_breaks", "fixed")]


def test_lb4__two_organizers__the_second_knows_an_older_version(olga):
    draft = make_draft()
    known = olga.get(address(draft))["ETag"]
    assert olga.patch(address(draft), {"bye_points": 30}, If_Match=known).status_code == 200
    assert refused(olga.patch(address(draft), {"bye_points": 40}, If_Match=known)) == (412, "precondition_failed")
    assert refused(olga.post(address(draft, "/publish"), WHY, If_Match=known)) == (412, "precondition_failed")
    assert refused(olga.post(address(draft, "/cancel"), WHY, If_Match=known)) == (412, "precondition_failed")


def test_lr7__published__answers_how_long_a_game_takes(olga):
    draft = make_draft()
    tried = olga.post(address(draft, "/publish"), {**WHY, "dry_run": True}).json()
    assert (tried["action"], tried["expected_days"], tried["rounds_are_short"]) == ("publish", 18.0, True)
    assert olga.get(address(draft)).json()["status"] == "draft"
    done = olga.post(address(draft, "/publish"), WHY, **KEY)
    again = olga.post(address(draft, "/publish"), WHY, **KEY)
    assert (done.status_code, done.json(), again["Idempotency-Replayed"]) == (200, again.json(), "true")
    assert (done.json()["number"], done.json()["expected_days"], done.json()["standings"]) == (1, 18.0, None)
    said = olga.get(address(draft)).json()
    assert (said["status"], len(said["commitments"])) == ("published", 20)
    refusal = olga.post(address(draft, "/publish"), WHY)
    assert (refused(refusal), refusal.json()["state"]) == ((409, "competition_state"), "published")


def test_published__without_a_reason__is_refused(olga):
    draft = make_draft()
    assert fields_of(olga.post(address(draft, "/publish"), {})) == [("reason", "required")]
    assert fields_of(olga.post(address(draft, "/publish"), {"reason": " a "})) == [("reason", "min_length")]


def test_lo6__called_off__is_on_record(olga):
    competition = make_published()
    fill(competition, 4)
    tried = olga.post(address(competition, "/cancel"), {**WHY, "dry_run": True, "private_note": "Few."}).json()
    assert (tried["after"], tried["standings"], tried["private_note"]) == ({"status": "cancelled"}, [], "Few.")
    assert olga.post(address(competition, "/cancel"), WHY).json()["number"] == 2
    assert olga.get(address(competition)).json()["status"] == "cancelled"


def test_lo3__hidden__is_there_for_staff_and_entries_alone(olga):
    competition = make_published()
    (own,) = fill(competition, 1)
    assert olga.post(address(competition, "/hide"), WHY).json()["after"] == {"visibility": "private"}
    answers = [Api(own.player).get(address(competition)), Api(make_player("dana")).get(address(competition))]
    assert [answer.status_code for answer in answers] == [200, 404]


def test_competitions__listed__by_state_and_whether_they_take_entries(olga):
    draft = make_draft()
    competition = make_published(make_player("omar"))
    found = {
        query: [each["id"] for each in olga.get(f"/competitions{query}").json()["results"]]
        for query in ("", "?status=draft", "?status=running", "?open=true")
    }
    own, other = str(draft.uuid), str(competition.uuid)
    assert found == {"": [other, own], "?status=draft": [own], "?status=running": [], "?open=true": [other]}


@pytest.mark.parametrize("count", [1, 3])
def test_competitions__listed__take_as_many_queries_whatever_there_are(django_assert_num_queries, olga, count):
    for number in range(count):
        make_published(make_player(f"omar{number}"))
    with django_assert_num_queries(6):  # the request, the player, the competitions, entries, roles, own entries
        assert len(olga.get("/competitions").json()["results"]) == count


def test_competition__read_again__is_not_sent_again_until_it_changes(olga):
    competition = make_published()
    first = olga.get(address(competition))
    assert olga.get(address(competition), If_None_Match=first["ETag"]).status_code == 304
    Competition.objects.filter(pk=competition.pk).update(registration_closes_at=database_now() + DAY)
    fill(competition, 1)
    assert olga.get(address(competition), If_None_Match=first["ETag"]).status_code == 200


@pytest.mark.parametrize("path", ["", "/publish", "/cancel", "/hide"])
def test_not_staff__decides_nothing(path):
    competition, dana = make_published(), Api(make_player("dana"))
    send = dana.post if path else dana.patch
    assert refused(send(address(competition, path), WHY)) == (403, "not_staff")
    Competition.objects.update(visibility="private")
    assert refused(send(address(competition, path), WHY)) == (404, "not_found")
    assert Ruling.objects.count() == 1
