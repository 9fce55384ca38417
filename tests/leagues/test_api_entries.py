"""Entries below `/api/v1`, and what organizers decide about them (LEAGUES.md LE, LO3, API)."""

import pytest

from games.services.locks import database_now
from leagues.models import Apart, Competition, Entry, Ruling
from leagues.services import competitions, staff, sweep
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player, make_players
from tests.leagues.competing import fill, make_draft, make_published, open_round, play

pytestmark = pytest.mark.django_db
WHY = {"reason": "He was rude."}
TRIED = {**WHY, "dry_run": True}
KEY = {"Idempotency_Key": "one-entry-and-no-more"}
SEED = "00" * 16


@pytest.fixture
def competition(db):
    return make_published(registration={"capacity": 2}, table_size={"min": 2, "preferred": 2, "max": 2})


@pytest.fixture
def olga(competition):
    return Api(make_player("olga"))


def address(competition, rest=""):
    return f"/competitions/{competition.uuid}/entries{rest}"


def of(entry, rest=""):
    return address(entry.competition, f"/{entry.uuid}{rest}")


# --- players --------------------------------------------------------------------------------------------------


def test_le1__entered__is_active_while_there_is_room(competition):
    found = [Api(player).post(address(competition), {"draw_seed": SEED}) for player in make_players(3)]
    assert [(answer.status_code, answer.json()["status"]) for answer in found] == [
        (201, "active"),
        (201, "active"),
        (201, "waiting"),
    ]
    first = found[0]
    assert first["Location"].endswith(f"{address(competition)}/{first.json()['id']}")
    assert (first.json()["player"], first.json()["players"], first.json()["sit_outs"]) == ("dana", [], [])
    assert bytes(Entry.objects.get(uuid=first.json()["id"]).draw_seed) == bytes(16)


def test_entered__again__with_the_same_key_is_the_same_entry(competition):
    dana = Api(make_player("dana"))
    first, again = (dana.post(address(competition), {}, **KEY) for _ in range(2))
    assert (first.json(), again["Idempotency-Replayed"]) == (again.json(), "true")
    assert refused(dana.post(address(competition), {})) == (409, "already_entered")


def test_le2__gates_closed__are_told_together():
    competition = make_published(registration={"gates": {"games_finished": 3, "verified_email": True}})
    answer = Api(make_player("dana")).post(address(competition), {})
    assert (refused(answer), [each["gate"] for each in answer.json()["gates"]]) == (
        (403, "gate_closed"),
        ["games_finished", "verified_email"],
    )


def test_entered__badly_said__names_every_field(competition):
    body = {"draw_seed": "0", "invite_code": 7, "colour": "blue"}
    answer = Api(make_player("dana")).post(address(competition), body)
    assert sorted(field for field, _code in fields_of(answer)) == sorted(body)


def test_private__entered_with_its_code_alone(competition):
    Competition.objects.update(visibility="private")
    dana = Api(make_player("dana"))
    assert refused(dana.post(address(competition), {})) == (404, "not_found")
    assert dana.post(address(competition), {"invite_code": competition.invite_code}).status_code == 201
    assert dana.get(f"/competitions/{competition.uuid}").json()["you"]["entry"] is not None


def test_entries__listed__the_invited_to_staff_and_themselves(competition, olga):
    for player in make_players(3):
        Api(player).post(address(competition), {})
    erin = Api(make_player("erin"))
    make_player("gwen")
    assert olga.post(address(competition, "/bulk"), {"entries": [{"player": "gwen"}], **WHY}).status_code == 200

    def names(api, query=""):
        return [each["player"] for each in api.get(address(competition, query)).json()["results"]]

    assert names(olga) == ["dana", "erin", "finn", "gwen"]
    assert (names(erin), names(Api())) == (["dana", "erin", "finn"], ["dana", "erin", "finn"])
    assert (names(erin, "?status=waiting"), names(erin, "?status=invited")) == (["finn"], [])
    assert names(Api(make_player("gwen")), "?status=invited") == ["gwen"]


@pytest.mark.parametrize("count", [1, 10])
def test_entries__listed__take_as_many_queries_whatever_there_are(django_assert_num_queries, competition, count):
    fill(competition, count)
    with django_assert_num_queries(4):  # the request, the competition, the entries, their holders
        assert len(Api().get(address(competition)).json()["results"]) == count


def test_le6__own_entry__is_changed(competition):
    own, other = fill(competition, 2)
    api = Api(own.player)
    changed = api.patch(of(own), {"sit_outs": [2], "draw_seed": SEED, "confirmed": True}).json()
    assert (changed["sit_outs"], changed["confirmed_at"] is None) == ([2], False)
    assert fields_of(api.patch(of(own), {"sit_outs": [1, 2]})) == [("sit_outs", "too_many")]
    assert refused(api.patch(of(other), {"sit_outs": [2]})) == (404, "not_found")
    assert api.get(of(other)).json()["player"] == "player2"


def test_le5__withdrawn__twice_changes_nothing(competition):
    own, *_ = fill(competition, 2)
    api = Api(own.player)
    assert [api.delete(of(own)).status_code for _ in range(2)] == [204, 204]
    assert api.get(of(own)).json()["status"] == "withdrawn"


def test_draft__takes_no_entry():
    assert refused(Api(make_player("dana")).post(address(make_draft()), {})) == (404, "not_found")


@pytest.mark.parametrize("count", [1, 3])
def test_my_entries__say_tables_and_the_round_to_come(django_assert_num_queries, count):
    dana = make_player("dana")
    for number in range(count):
        competition = make_published(make_player(f"olga{number}"))
        Entry.objects.create(competition=competition, player=dana, status="active", entered_at=competition.published_at)
    api = Api(dana)
    with django_assert_num_queries(6):  # the request, the player, entries, holders, tables, rounds
        (own, *others) = api.get("/me/entries").json()["results"]
    assert (len(others), own["competition"]["league_name"], own["tables"]) == (count - 1, "Pond league", [])
    assert own["next_round"]["number"] == 1


def test_my_entries__draft_and_cancelled_competition__say_nothing_of_what_comes(competition):
    own, *_ = fill(competition, 8)
    draft = make_draft(make_player("olga"))
    Entry.objects.create(competition=draft, player=own.player, status="active", entered_at=database_now())
    open_round(competition)
    sweep.sweep()
    competitions.cancel(make_player("olga"), competition.uuid, "Nobody comes.")
    (said,) = Api(own.player).get("/me/entries").json()["results"]
    assert (said["id"], said["tables"], said["next_round"]) == (str(own.uuid), [], None)


def test_my_entries__table_of_an_open_round__has_its_game_and_its_close(competition):
    fill(competition, 2)
    play(competition)
    (own, *_) = competition.entries.order_by("pk")
    said = Api(own.player).get("/me/entries").json()["results"][0]
    assert (said["tables"], said["next_round"]["number"]) == ([], 2)


# --- organizers -----------------------------------------------------------------------------------------------


@pytest.fixture
def played():
    """Two tables of four, one round of which has been played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 3}], table_size={"min": 4, "preferred": 4, "max": 4})
    fill(made, 8)
    play(made)
    return made


def points(answer):
    return {row["entry"]: row["points"] for row in answer.json()["standings"]}


def test_lo2__deducted__tried_first_and_then_on_record(played):
    olga, entry = Api(make_player("olga")), played.entries.order_by("pk")[0]
    before = points(olga.post(of(entry, "/warn"), TRIED))[str(entry.uuid)]
    tried = olga.post(of(entry, "/deduct"), {"points": 200, **TRIED})
    assert points(tried)[str(entry.uuid)] == before - 200
    assert Ruling.objects.filter(action="deduct").count() == 0
    done = olga.post(of(entry, "/deduct"), {"points": 200, **WHY}, **KEY)
    again = olga.post(of(entry, "/deduct"), {"points": 200, **WHY}, **KEY)
    said = done.json()
    assert (said["action"], said["points"], said["entry"], said["standings"]) == ("deduct", 200, str(entry.uuid), None)
    assert (said["actor"], said["role"], said["automatic"], again.json()) == ("olga", "owner", False, said)
    assert olga.post(of(entry, "/award"), {"points": 30, **TRIED}).json()["points"] == 30


def test_decision__badly_said__names_every_field(played):
    olga, entry = Api(make_player("olga")), played.entries.first()
    body = {"points": 601, "reason": "a", "dry_run": 1, "colour": "blue"}
    assert sorted(field for field, _code in fields_of(olga.post(of(entry, "/award"), body))) == sorted(body)
    assert fields_of(olga.post(of(entry, "/disqualify"), {"from": "then", **WHY})) == [("from", "invalid_choice")]


def test_lo3__disqualified_withdrawn_and_back(played):
    olga, (one, other, *_) = Api(make_player("olga")), played.entries.order_by("pk")
    tried = olga.post(of(one, "/disqualify"), {"from": "all", **TRIED}).json()
    assert (tried["detail"], tried["standings"][-1]["rank"]) == ({"from": "all"}, None)
    assert olga.post(of(one, "/disqualify"), WHY).json()["detail"] == {"from": "now"}
    assert olga.post(of(other, "/withdraw"), WHY).json()["after"]["status"] == "withdrawn"
    assert olga.post(of(other, "/reinstate"), WHY).json()["after"]["status"] == "active"
    assert refused(olga.post(of(other, "/reinstate"), WHY)) == (409, "settled")


def test_le1__admitted__beyond_the_capacity(competition, olga):
    for player in make_players(3):
        Api(player).post(address(competition), {})
    waiting = competition.entries.get(status="waiting")
    assert olga.post(of(waiting, "/admit"), WHY).json()["after"]["status"] == "active"
    assert refused(olga.post(of(waiting, "/admit"), WHY)) == (409, "already_entered")


def test_bulk__somebody_wrong__names_all_and_invites_nobody(competition, olga):
    make_players(2)
    body = {"entries": [{"player": "nobody"}, {"player": "dana", "seed": 1}, {"player": "erin", "seed": 1}], **WHY}
    assert fields_of(olga.post(address(competition, "/bulk"), body)) == [
        ("entries.0.player", "not_found"),
        ("entries.2.seed", "repeated"),
    ]
    wrong = {"entries": [{"player": 7}, {"seed": 0}], "reason": "a"}
    assert fields_of(olga.post(address(competition, "/bulk"), wrong)) == [
        ("reason", "min_length"),
        ("entries.0.player", "wrong_type"),
        ("entries.1.player", "required"),
        ("entries.1.seed", "min_value"),
    ]
    assert competition.entries.count() == 0


def test_ld3__kept_apart_and_not__is_on_record(competition, olga):
    one, other = fill(competition, 2)
    pair = f"/competitions/{competition.uuid}/apart/{one.uuid}/{other.uuid}"
    assert olga.put(pair, TRIED).json()["standings"] is not None
    assert (Apart.objects.count(), Ruling.objects.count()) == (0, 1)
    first, again = olga.put(pair, WHY), olga.put(pair, WHY)
    assert (first.json()["after"]["apart"], first.json()["number"]) == (True, again.json()["number"])
    assert olga.delete(f"{pair}?reason=They+made+up.&dry_run=true").json()["after"]["apart"] is False
    assert Apart.objects.count() == 1
    assert olga.delete(f"{pair}?reason=They+made+up.").json()["number"] == 3
    assert (Apart.objects.count(), fields_of(olga.delete(pair))) == (0, [("reason", "required")])


def test_lo1__referee__warns_and_no_more(played):
    rhea, entry = make_player("rhea"), played.entries.first()
    staff.appoint(make_player("olga"), played.league.uuid, rhea, "referee", "She is fair.")
    staff.accept(rhea, played.league.uuid)
    api = Api(rhea)
    assert api.post(of(entry, "/warn"), WHY).json()["role"] == "referee"
    assert refused(api.post(of(entry, "/award"), {"points": 1, **WHY})) == (403, "not_staff")


def test_lo5__own_entry__is_for_others(competition, olga):
    olga.post(address(competition), {})
    own = competition.entries.get()
    assert refused(olga.post(of(own, "/warn"), WHY)) == (403, "own_table")
