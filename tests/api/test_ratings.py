"""Leaderboards, the ratings of a player, and the export (LEAGUES.md LK6, LK7)."""

import datetime as dt
import json
import uuid

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from openskill.models import BradleyTerryPart

from accounts.models import Player
from accounts.services.account_deletion import delete_player
from leagues.ratings import rules, selectors
from leagues.ratings.models import Rating, Result, Subject
from leagues.ratings.services.annulments import annul
from leagues.ratings.services.periods import close_days
from tests.leagues.finished import DAY, finished, player

pytestmark = pytest.mark.django_db

LATER = dt.datetime(2026, 1, 6, 1, tzinfo=dt.UTC)
EXPORT = "/api/v1/ratings/export?pool=daily"


def put_on_board(name, mu, *, sigma=1.0, games=10, ago=1, pool="daily"):
    """A rating as days that are closed have left it."""
    subject = Subject.objects.get_or_create(account=player(name).pk)[0]
    numbers = {"mu": mu, "sigma": sigma, "games": games, "behind": 3 * sigma - mu}
    return Rating.objects.create(
        subject=subject, pool=pool, played_at=timezone.now() - dt.timedelta(days=ago), **numbers
    )


def board(api, query="", pool="daily"):
    return api.get(f"/api/v1/leaderboards/{pool}{query}").json()


def places(api, query=""):
    return [(entry["rank"], entry["player"]) for entry in board(api, query)["results"]]


def played_days(days=3):
    """Some days with a game each."""
    return [finished(("dana", 1), ("erin", 2), ("finn", 3), day=day) for day in range(days)]


def rated_days(days=3):
    """The same, closed."""
    games = played_days(days)
    close_days(LATER)
    return games


# --- leaderboards -------------------------------------------------------------------------------------------


def test_lk6__leaderboard__has_the_best_first_by_what_is_certain(api):
    put_on_board("erin", 30.0, sigma=5.0)
    put_on_board("dana", 28.0)
    put_on_board("finn", 40.0, pool="slow")
    assert places(api) == [(1, "dana"), (2, "erin")]
    shown = board(api)["results"][0]
    assert (shown["rating"], shown["uncertainty"], shown["games"], shown["provisional"]) == (1120, 40, 10, False)


def test_lk6__leaderboard__leaves_out_who_is_new_away_or_gone(api):
    put_on_board("dana", 20.0, ago=89)
    put_on_board("new", 40.0, games=9)
    put_on_board("away", 40.0, ago=91)
    put_on_board("locked", 40.0)
    put_on_board("gone", 40.0)
    Player.objects.filter(username="locked").update(is_active=False)
    delete_player(player("gone"))
    assert places(api) == [(1, "dana")]


@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_leaderboard__who_is_level__shares_a_rank_across_pages(api, limit):
    for name, mu in (("a1", 30.0), ("b1", 29.0), ("b2", 29.0), ("b3", 29.0), ("c1", 28.0)):
        put_on_board(name, mu)
    found, address = [], f"/api/v1/leaderboards/daily?limit={limit}"
    while address:
        page = api.get(address).json()
        found += [(entry["player"][0], entry["rank"]) for entry in page["results"]]
        address = page["next"]
    assert found == [("a", 1), ("b", 2), ("b", 2), ("b", 2), ("c", 5)]


def test_leaderboard__says_how_far_it_is_rated_and_from_when_anew(api):
    assert {**board(api), "results": 0} == {
        "results": 0,
        "next": None,
        "previous": None,
        "pool": "daily",
        "through": None,
        "recomputed_from": None,
        "recomputed_at": None,
    }
    games = rated_days()
    annul("staff", games[1].uuid, "why")
    close_days(LATER)
    said = board(api)
    assert (said["through"], said["recomputed_from"]) == ("2026-01-05", "2026-01-02")


def test_leaderboard__of_no_pool__is_not_there(api):
    assert api.get("/api/v1/leaderboards/blitz").status_code == 404


def test_leaderboard__queries__are_as_many_for_one_as_for_three(api):
    def queries():
        with CaptureQueriesContext(connection) as found:
            assert board(api)["results"]
        return len(found)

    put_on_board("dana", 30.0)
    board(api)
    one = queries()
    for name in ("erin", "finn"):
        put_on_board(name, 29.0)
    assert queries() == one


@pytest.mark.parametrize("path", ["leaderboards/daily", "players/dana/ratings", "ratings/export?pool=daily"])
def test_reads__unchanged__are_304(api, path):
    rated_days()
    first = api.get(f"/api/v1/{path}")
    again = api.get(f"/api/v1/{path}", headers={"If-None-Match": first["ETag"]})
    assert (first.status_code, again.status_code) == (200, 304)


# --- a player -----------------------------------------------------------------------------------------------


def test_history__of_a_player__is_newest_first_with_the_ratings_of_each_pool(api):
    games = played_days()
    finished(("dana", 2), ("erin", 1), day=4, pool="slow")
    close_days(LATER)
    found = api.get("/api/v1/players/DANA/ratings").json()
    assert [rating["pool"] for rating in found["ratings"]] == ["daily", "slow"]
    assert {rating["subject"] for rating in found["ratings"]} == {found["subject"]}
    assert [(row["pool"], row["games"], row["rank"]) for row in found["results"]] == [
        ("slow", 1, 2),
        ("daily", 3, 1),
        ("daily", 2, 1),
        ("daily", 1, 1),
    ]
    assert [row["game"] for row in found["results"][1:]] == [str(game.uuid) for game in games[::-1]]
    newest = found["ratings"][0]
    assert [found["results"][1][name] for name in ("mu", "sigma", "rating")] == [
        newest[name] for name in ("mu", "sigma", "rating")
    ]


def test_history__of_one_pool__goes_on_where_a_page_ends(api):
    rated_days()
    first = api.get("/api/v1/players/dana/ratings?pool=daily&limit=2").json()
    then = api.get(first["next"]).json()
    assert [row["games"] for page in (first, then) for row in page["results"]] == [3, 2, 1]
    assert api.get("/api/v1/players/dana/ratings?pool=slow").json()["results"] == []


def test_history__of_who_was_never_rated__is_empty(api, dana):
    found = api.get("/api/v1/players/dana/ratings").json()
    assert (found["subject"], found["ratings"], found["results"]) == (None, [], [])
    assert api.get("/api/v1/players/nobody/ratings").status_code == 404


def test_two_worlds__rating__tells_nothing_of_a_game_before_its_day_is_closed(api):
    rated_days(1)
    addresses = ("/api/v1/leaderboards/daily", "/api/v1/players/dana/ratings", EXPORT)
    before = [api.get(address).content for address in addresses]
    finished(("erin", 1), ("dana", 2), at=LATER)
    close_days(LATER + dt.timedelta(hours=23))
    assert [api.get(address).content for address in addresses] == before


# --- the export ---------------------------------------------------------------------------------------------


def lines(api, after=None):
    """The lines of a part of the export: what is said of it, and its games."""
    answer = api.get(EXPORT + (f"&after={after}" if after else ""))
    assert answer["Content-Type"] == "application/x-ndjson; charset=utf-8"
    head, *games = [json.loads(line) for line in answer.content.decode().splitlines()]
    return head, games


def test_lk7__export__is_enough_for_a_stranger_to_recompute(api, monkeypatch):
    monkeypatch.setattr(selectors, "RESULTS_A_PAGE", 7)
    played_days(4)
    finished(("erin", 1), ("gwen", 2, {"resigned_at": LATER}), (None, 3), day=4)
    close_days(LATER)
    head, games = lines(api)
    while head["more"]:
        head, more = lines(api, games[-1]["game"])
        games += more
    assert (head["format"], len(games)) == ("duckcover-ratings/1", 5)
    model, known = BradleyTerryPart(mu=25.0, sigma=8.333333, beta=25 / 6, tau=25 / 300, window_size=6), {}
    for game in games:
        before = [known.get(seat["subject"], (25.0, 8.333333)) for seat in game["seats"]]
        assert before == [(seat["mu_before"], seat["sigma_before"]) for seat in game["seats"]]
        teams = [[model.create_rating(list(numbers))] for numbers in before]
        after = model.rate(teams, ranks=[float(seat["rank"]) for seat in game["seats"]])
        for seat, (rating,) in zip(game["seats"], after, strict=True):
            known[seat["subject"]] = (round(rating.mu, 6), round(rating.sigma, 6))
    assert known == {str(row.subject.uuid): (row.mu, row.sigma) for row in Rating.objects.select_related("subject")}


def test_export__after_the_last_game__is_empty_and_after_one_that_counts_no_more_not_found(api):
    *_, last = rated_days()
    assert lines(api, last.uuid)[1] == []
    annul("staff", last.uuid, "why")
    close_days(LATER)
    assert api.get(f"{EXPORT}&after={last.uuid}").status_code == 404


def test_export__where_json_is_wanted__is_one_document(api):
    rated_days()
    found = api.get(EXPORT, headers={"Accept": "application/json"}).json()
    assert (found["pool"], found["more"], len(found["results"])) == ("daily", False, 3)


def test_export__names_nobody(api):
    rated_days()
    text = api.get(EXPORT).content.decode()
    assert [name for name in ("dana", "erin", "finn") if name in text] == []


@pytest.mark.parametrize("query", ["", "?pool=blitz", "?pool=daily&after=x", "?pool=daily&limit=1"])
def test_export__wrong_query__is_400(api, query):
    assert api.get(f"/api/v1/ratings/export{query}").status_code == 400


def test_export__of_one_account__holds_its_ratings(api, bearer, dana):
    rated_days()
    held = api.get("/api/v1/me/export", headers=bearer).json()["ratings"]
    assert (len(held["ratings"]), len(held["results"])) == (1, 3)
    assert held["subject"] == held["ratings"][0]["subject"]
    assert uuid.UUID(held["subject"])


def test_leaderboard_of_the_rules_and_of_the_rows__are_the_same(api):
    now = timezone.now()
    for number, (mu, sigma, games, ago) in enumerate(
        [(30, 2, 10, 1), (28, 1, 99, 90.1), (26, 1, 10, 89), (31, 1, 9, 1)]
    ):
        put_on_board(f"p{number}", mu, sigma=sigma, games=games, ago=ago)
    known = {
        player(f"p{n}").username: (row.value, row.played_at) for n, row in enumerate(Rating.objects.order_by("pk"))
    }
    assert [name for _, name in places(api)] == rules.leaderboard(known, now)


def test_result__keeps_the_rating_before_it():
    rated_days(2)
    first, second = Result.objects.filter(subject__account=player("dana").pk).order_by("games")
    assert (second.mu_before, second.sigma_before) == (first.mu, first.sigma)
    assert first.before == rules.Rating()
    assert second.finished_at - first.finished_at == DAY
