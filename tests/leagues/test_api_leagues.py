"""Leagues and their staff below `/api/v1` (LEAGUES.md LO1, API)."""

import pytest

from accounts.models import Player
from accounts.services.tokens import make_personal
from leagues.models import League, Ruling
from leagues.services import homes, staff
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_bot, make_player
from tests.leagues.competing import make_draft

pytestmark = pytest.mark.django_db
KEY = {"Idempotency_Key": "pond-league-2026"}
WHY = "She is fair."


@pytest.fixture
def olga(db):
    return Api(make_player("olga"))


@pytest.fixture
def league(olga):
    return homes.create_league(make_player("olga"), {"name": "Pond league"})


def address(league, rest=""):
    return f"/leagues/{league.uuid}{rest}"


def appointed(league, name, role):
    player = make_player(name)
    staff.appoint(make_player("olga"), league.uuid, player, role, WHY)
    staff.accept(player, league.uuid)
    return Api(player)


def test_league__made__is_its_makers_and_answers_again_with_the_same_key(olga):
    body = {"name": "Pond league", "description": "Ducks\nonly.", "language": "es"}
    made, again = olga.post("/leagues", body, **KEY), olga.post("/leagues", body, **KEY)
    assert (made.status_code, made.json()) == (201, again.json())
    assert made["Location"].endswith(f"/api/v1/leagues/{made.json()['id']}")
    said = made.json()
    assert (said["visibility"], said["language"], said["you"]["role"]) == ("public", "es", "owner")
    assert [(each["player"], each["role"]) for each in said["staff"]] == [("olga", "owner")]
    assert League.objects.count() == 1


def test_league__badly_said__names_every_field(olga):
    body = {"name": "", "description": 7, "visibility": "hidden", "language": "xx", "colour": "blue"}
    assert sorted(field for field, _code in fields_of(olga.post("/leagues", body))) == sorted(body)


def test_league__of_a_bot__is_not_made():
    robo = Api(make_bot("robo", make_player("olga")))
    assert refused(robo.post("/leagues", {"name": "Robots"})) == (403, "permission_denied")


def test_league__read_again__is_not_sent_again(olga, league):
    first = olga.get(address(league))
    assert olga.get(address(league), If_None_Match=first["ETag"]).status_code == 304
    assert first["ETag"].endswith(f'-{league.version}"')


def test_league__changed_by_two__the_second_knows_an_older_version(olga, league):
    known = olga.get(address(league))["ETag"]
    changed = olga.patch(address(league), {"name": "Lake league", "visibility": "private"}, If_Match=known)
    assert (changed.json()["name"], changed.json()["version"]) == ("Lake league", 2)
    late = olga.patch(address(league), {"name": "Sea league"}, If_Match=known)
    assert refused(late) == (412, "precondition_failed")
    assert refused(olga.patch(address(league), {"name": "Sea league"}, If_Match='"other"')) == late_refusal(late)
    assert olga.patch(address(league), {"name": "Sea league"}, If_Match='"2"').status_code == 200


def late_refusal(answer):
    return answer.status_code, answer.json()["code"]


def test_leagues__listed__mine_and_those_that_take_entries(olga, league):
    homes.create_league(make_player("dana"), {"name": "Other league"})
    names = {
        query: [each["name"] for each in olga.get(f"/leagues{query}").json()["results"]]
        for query in ("", "?mine=true", "?open=true", "?limit=1")
    }
    assert names == {
        "": ["Other league", "Pond league"],
        "?mine=true": ["Pond league"],
        "?open=true": [],
        "?limit=1": ["Other league"],
    }


@pytest.mark.parametrize("count", [1, 3])
def test_leagues__listed__take_as_many_queries_whatever_there_are(django_assert_num_queries, olga, count):
    for number in range(count):
        homes.create_league(make_player("olga"), {"name": f"League {number}"})
    with django_assert_num_queries(4):  # the request, the player, the leagues, the roles
        assert len(olga.get("/leagues").json()["results"]) == count


def test_lo1__appointed__accepts_and_is_dismissed(olga, league):
    dana = Api(make_player("dana"))
    wanted = {"role": "referee", "reason": WHY}
    put = olga.put(address(league, "/staff/Dana"), wanted)
    assert (put.status_code, put.json()["role"], put.json()["accepted_at"]) == (200, "referee", None)
    assert dana.get(address(league)).json()["you"] == {"role": None, "invited_as": "referee", "may": []}
    assert refused(dana.get(address(league, "/staff"))) == (403, "not_staff")
    assert dana.put(address(league, "/staff/dana"), {}).json()["accepted_at"] is not None
    listed = dana.get(address(league, "/staff")).json()["results"]
    assert [(each["player"], each["role"]) for each in listed] == [("olga", "owner"), ("dana", "referee")]
    assert olga.delete(address(league, "/staff/dana?reason=She+left.")).status_code == 204
    assert [each["player"] for each in olga.get(address(league, "/staff")).json()["results"]] == ["olga"]
    assert list(Ruling.objects.order_by("number").values_list("action", flat=True)) == ["appoint", "dismiss"]


def test_lo2__appointed_and_dismissed_for_trial__nothing_changes(olga, league):
    appointed(league, "dana", "organizer")
    make_player("erin")
    tried = olga.put(address(league, "/staff/erin"), {"role": "referee", "reason": WHY, "dry_run": True})
    assert (tried.status_code, tried.json()["player"]) == (200, "erin")
    assert olga.delete(address(league, "/staff/dana?reason=She+left.&dry_run=true")).status_code == 204
    assert (league.staff.count(), Ruling.objects.count()) == (2, 1)


def test_staff__badly_said__names_every_field(olga, league):
    make_player("dana")
    assert fields_of(olga.put(address(league, "/staff/dana"), {})) == [("role", "required"), ("reason", "required")]
    wrong = fields_of(olga.put(address(league, "/staff/dana"), {"role": "king", "reason": "a"}))
    assert wrong == [("role", "invalid_choice"), ("reason", "min_length")]
    assert fields_of(olga.delete(address(league, "/staff/dana"))) == [("reason", "required")]


def test_lo1__handed_on__to_somebody_of_the_staff(olga, league):
    dana = appointed(league, "dana", "organizer")
    body = {"role": "owner", "reason": "I retire."}
    assert olga.put(address(league, "/staff/dana"), body).json()["role"] == "owner"
    assert [api.get(address(league)).json()["you"]["role"] for api in (olga, dana)] == ["organizer", "owner"]
    assert refused(olga.put(address(league, "/staff/dana"), {**body, "role": "referee"})) == (403, "not_staff")


def test_private_league__to_strangers__is_not_there(olga, league):
    League.objects.update(visibility="private")
    stranger, nobody = Api(make_player("dana")), Api()
    answers = [stranger.get(address(league)), nobody.get(address(league)), stranger.patch(address(league), {})]
    answers += [stranger.get(address(league, "/staff")), stranger.post(address(league, "/competitions"), {})]
    answers += [
        stranger.put(address(league, "/staff/dana"), {}),
        stranger.delete(address(league, "/staff/dana?reason=abc")),
    ]
    assert {refused(answer) for answer in answers} == {(404, "not_found")}
    assert Player.objects.count() == 2


def test_lo1__token_of_one_league__manages_no_other(olga, league):
    other = homes.create_league(make_player("olga"), {"name": "Other league"})
    scopes = {"scopes": ["leagues:manage"], "expires_in_days": None}
    text = make_personal(make_player("olga"), name="cup", league=league.uuid, **scopes)[1]
    limited = Api(token=text)
    assert limited.patch(address(league), {"name": "Lake league"}).status_code == 200
    answers = [limited.patch(address(other), {"name": "Lake league"}), limited.post("/leagues", {"name": "Third"})]
    assert {refused(answer) for answer in answers} == {(403, "insufficient_scope")}
    draft = make_draft(make_player("olga"))
    answers = [limited.post(f"/competitions/{draft.uuid}/publish", {"reason": WHY})]
    answers += [limited.patch(f"/competitions/{draft.uuid}", {})]
    answers += [limited.post(f"/competitions/{draft.uuid}/pause", {"reason": WHY})]
    assert {refused(answer) for answer in answers} == {(403, "insufficient_scope")}
