"""Seasons below `/api/v1`: made, read, changed, and followed by the next one (LEAGUES.md LM, API)."""

import pytest

from games.services.locks import database_now
from leagues.models import Competition, Entry, League, Season, Staff
from leagues.services import competitions, homes
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player
from tests.leagues.competing import bring, document, fill, step
from tests.leagues.divisions import ONE_ROUND, made, names, played

pytestmark = pytest.mark.django_db
KEY = {"Idempotency_Key": "autumn-season-2026"}
NEXT = {"name": "Winter"}


@pytest.fixture
def olga(db):
    return make_player("olga")


@pytest.fixture
def api(olga):
    """The owner."""
    return Api(olga)


@pytest.fixture
def season(olga):
    """A season of two drafts."""
    return made(olga)


@pytest.fixture
def over(olga):
    """A season of two divisions that are finished."""
    return played(olga)


def season_to_send(**changes):
    divisions = [document(name=f"Division {tier}", **ONE_ROUND) for tier in (1, 2)]
    return {"name": "Autumn", "size": 4, "up": 1, "down": 1, "divisions": divisions, **changes}


def path(season, rest=""):
    return f"/seasons/{season.uuid}{rest}"


def referee(season):
    player, now = make_player("rita"), database_now()
    Staff.objects.create(league=season.league, player=player, role="referee", appointed_at=now, accepted_at=now)
    return Api(player)


# --- made and changed -----------------------------------------------------------------------------------------


def test_lm__season_made__has_drafts_and_answers_again_with_the_same_key(api, olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    body = season_to_send()
    first, again = (api.post(f"/leagues/{league.uuid}/seasons", body, **KEY) for _ in range(2))
    said = first.json()
    assert (first.status_code, again.json(), Season.objects.count()) == (201, said, 1)
    assert first["Location"].endswith(f"/api/v1/seasons/{said['id']}")
    divisions = [(each["tier"], each["name"], each["status"]) for each in said["divisions"]]
    assert divisions == [(1, "Division 1", "draft"), (2, "Division 2", "draft")]
    assert {said[name] for name in ("previous", "next", "finished_at")} == {None}
    assert (said["fill"], said["up"], said["league"]) == ("from_below", 1, str(league.uuid))
    assert said["you"] == {"role": "owner", "may": ["change_settings"]}
    assert [each["id"] for each in api.get(f"/leagues/{league.uuid}").json()["seasons"]] == [said["id"]]


def test_lm__season_badly_said__names_every_field_of_all_divisions(api, olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    bad = [document(name=""), document(bye_points=61, colour="blue", repeats="never")]
    answer = api.post(f"/leagues/{league.uuid}/seasons", season_to_send(divisions=bad, size=1, up=-1, fill="luck"))
    assert sorted(field for field, _code in fields_of(answer)) == [
        "divisions.0.name",
        "divisions.1.bye_points",
        "divisions.1.colour",
        "divisions.1.repeats",
        "fill",
        "size",
        "up",
    ]
    none = api.post(f"/leagues/{league.uuid}/seasons", {"divisions": []})
    assert sorted(field for field, _code in fields_of(none)) == ["divisions", "name", "size"]
    assert (Season.objects.count(), Competition.objects.count()) == (0, 0)


def test_lo1__season_made_or_changed_by_others__is_refused(season, over):
    rita, stranger = referee(over), Api(make_player("sven"))
    league = f"/leagues/{over.league.uuid}/seasons"
    for caller in (rita, stranger):
        answers = [caller.post(league, season_to_send()), caller.patch(path(over), NEXT)]
        answers += [caller.post(path(over, "/next"), NEXT)]
        assert {refused(answer) for answer in answers} == {(403, "not_staff")}


def test_lb4__season_changed_by_two__the_second_knows_an_older_version(api, season):
    known = api.get(path(season))["ETag"]
    changed = api.patch(path(season), {"name": "Summer", "up": 2}, If_Match=known)
    assert (changed.json()["name"], changed.json()["up"], changed.json()["version"]) == ("Summer", 2, 2)
    assert refused(api.patch(path(season), {"up": 1}, If_Match=known)) == (412, "precondition_failed")
    assert api.get(path(season), If_None_Match=api.get(path(season))["ETag"]).status_code == 304


def test_lm__season_changed_once_a_division_is_drawn__keeps_its_moves(api, over):
    answer = api.patch(path(over), {"up": 2})
    assert (refused(answer), answer.json()["state"]) == ((409, "competition_state"), "finished")
    assert api.patch(path(over), {"name": "Spring"}).json()["name"] == "Spring"


# --- who may know of it ---------------------------------------------------------------------------------------


def test_season__of_drafts__is_there_for_staff_alone(api, season):
    others = [Api(), Api(make_player("sven"))]
    for rest in ("", "/movement"):
        assert {refused(each.get(path(season, rest))) for each in others} == {(404, "not_found")}
        assert api.get(path(season, rest)).status_code == 200
    league = f"/leagues/{season.league.uuid}"
    assert [each.get(league).json()["seasons"] for each in others] == [[], []]
    assert len(referee(season).get(league).json()["seasons"]) == 1


def test_season__with_a_division_that_is_hidden__shows_the_others_and_no_movement(over):
    Competition.objects.filter(season=over, tier=1).update(visibility="private")
    stranger, inside = Api(make_player("sven")), Api(Entry.objects.get(player__username="a1").player)
    assert [each["tier"] for each in stranger.get(path(over)).json()["divisions"]] == [2]
    assert [each["tier"] for each in inside.get(path(over)).json()["divisions"]] == [1, 2]
    assert refused(stranger.get(path(over, "/movement"))) == (404, "not_found")
    assert inside.get(path(over, "/movement")).status_code == 200


def test_season__unlisted__is_shown_with_its_divisions_to_who_has_the_address(over):
    League.objects.update(visibility="unlisted")
    Competition.objects.update(visibility="unlisted")
    assert [each["tier"] for each in Api().get(path(over)).json()["divisions"]] == [1, 2]
    League.objects.update(visibility="public")
    assert Api().get(path(over)).json()["divisions"] == []


# --- movement and the next season -----------------------------------------------------------------------------


def movers(said):
    return [[(each["player"], each["place"], each["to_tier"]) for each in row["entries"]] for row in said["divisions"]]


def followers(said):
    return [[(each["player"], each["seed"], each["from_tier"]) for each in row["entries"]] for row in said["following"]]


def test_lm3__movement__says_who_plays_where_next(over):
    lowest = over.divisions.get(tier=2)
    for name, competition in (("erin", lowest), ("a1", lowest)):
        Entry.objects.create(
            competition=competition, player=make_player(name), status="waiting", entered_at=database_now()
        )
    Entry.objects.filter(player__username="d2").update(status="withdrawn")
    said = Api().get(path(over, "/movement")).json()
    assert (said["final"], [each["tier"] for each in said["divisions"]]) == (True, [1, 2])
    assert movers(said) == [
        [("a1", 1, 1), ("b1", 2, 1), ("c1", 3, 1), ("d1", 4, 2)],
        [("a2", 1, 1), ("b2", 2, 2), ("c2", 3, 2), ("d2", 4, None)],
    ]
    assert followers(said) == [
        [("a1", 1, 1), ("b1", 2, 1), ("c1", 3, 1), ("a2", 4, 2)],
        [("d1", 1, 1), ("b2", 2, 2), ("c2", 3, 2), ("erin", 4, None)],
    ]


def test_lm3__movement_before_anything_is_drawn__is_provisional(api, season):
    for competition in season.divisions.all():
        fill(competition, 4, name=f"of{competition.tier}_")
    said = api.get(path(season, "/movement")).json()
    assert (said["final"], [len(each["entries"]) for each in said["divisions"]]) == (False, [4, 4])


def test_lo5__movement__says_nothing_of_a_draw_that_is_not_published(api, olga):
    season = played(olga)
    top = season.divisions.get(tier=1)
    Competition.objects.filter(pk=top.pk).update(status="running")
    top.standings.update(rank=1)
    round_ = top.rounds.get()
    before = movers(api.get(path(season, "/movement")).json())
    round_.status, round_.lots = "drawn", round_.lots[::-1]
    round_.save()
    entries = list(top.entries.order_by("seed"))
    hidden = movers(api.get(path(season, "/movement")).json())
    for seed, entry in enumerate(entries[::-1], 1):
        entry.seed = seed
        entry.save()
    assert movers(api.get(path(season, "/movement")).json()) == hidden
    round_.status = "closed"
    round_.save()
    assert [row[0] for row in movers(api.get(path(season, "/movement")).json())[0]] == [
        row[0] for row in before[0][::-1]
    ]


def test_lm3__next__is_made_once_and_answers_the_same_again(api, over):
    assert api.get(path(over)).json()["you"]["may"] == ["change_settings", "make_next"]
    first, again = api.post(path(over, "/next"), NEXT), api.post(path(over, "/next"), {"name": "Another"})
    assert (first.status_code, again.status_code, again.json()) == (201, 201, first.json())
    said = first.json()
    assert (said["name"], said["previous"], said["up"]) == ("Winter", str(over.uuid), 1)
    old = api.get(path(over)).json()
    assert (old["next"], old["you"]["may"]) == (said["id"], ["change_settings"])
    assert Api().get(path(over)).json()["next"] is None
    assert names(Season.objects.get(uuid=said["id"])) == ["a1 b1 c1 a2", "d1 b2 c2 d2"]


def test_lm3__next_with_changes__has_them_in_all_divisions(api, over):
    body = {**NEXT, "changes": {"bye_points": 0, "description": "Colder."}}
    made_ = api.post(path(over, "/next"), body).json()
    rows = Competition.objects.filter(season__uuid=made_["id"])
    assert {(row.settings["bye_points"], row.description) for row in rows} == {(0, "Colder.")}


def test_lm3__next_badly_said__names_every_field(api, over):
    wrong = {"changes": {"name": "One for all", "visibility": "hidden"}}
    assert sorted(fields_of(api.post(path(over, "/next"), wrong))) == [
        ("changes.name", "unknown_field"),
        ("changes.visibility", "invalid_choice"),
        ("name", "required"),
    ]
    settings = api.post(path(over, "/next"), {**NEXT, "changes": {"bye_points": 61}})
    assert [field for field, _code in fields_of(settings)] == ["divisions.0.bye_points", "divisions.1.bye_points"]
    assert Season.objects.count() == 1


def test_lm3__next_before_the_end__is_refused(api, over):
    over.divisions.filter(tier=2).update(status="running")
    answer = api.post(path(over, "/next"), NEXT)
    assert (refused(answer), answer.json()["state"]) == ((409, "competition_state"), "running")
    assert api.get(path(over)).json()["you"]["may"] == ["change_settings"]


def test_lo5__round_that_is_drawn__shows_in_no_movement_who_was_drawn_first(api, season):
    division = season.divisions.get(tier=1)
    fill(division, 8)
    competitions.publish(make_player("olga"), division.uuid, "It is time.")
    round_ = division.rounds.get()
    before = movers(api.get(path(season, "/movement")).json())
    bring(round_, "draws_at")
    assert step(round_) == "drawn"
    assert movers(api.get(path(season, "/movement")).json()) == before
