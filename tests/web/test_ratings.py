"""Leaderboards and the rated games of a player, as people see them (LEAGUES.md LK6)."""

import re

import pytest

from games.models import Game
from leagues.ratings.services.annulments import annul
from leagues.ratings.services.periods import close_days
from tests.api.test_ratings import LATER, put_on_board, rated_days
from tests.games.factories import make_player
from tests.leagues.finished import player
from tests.web.browsing import browser_of, text_of
from web.charts import chart_of

pytestmark = pytest.mark.django_db


def seen(address, viewer=None, language="en"):
    return browser_of(viewer, language).get(address)


def test_leaderboard__is_that_of_the_api_with_the_own_line_marked():
    put_on_board("erin", 30.0, sigma=5.0)
    put_on_board("dana", 28.0)
    answer = seen("/leaderboards", player("dana"))
    assert "1 dana 1120 ± 40 10 2 erin 1200 ± 200 10" in text_of(answer)
    assert re.findall(r'<tr class="mine-row"><td class="number"><b>(\d)</b>', answer.content.decode()) == ["1"]
    assert answer.context["entries"] == seen("/api/v1/leaderboards/daily").json()["results"]


def test_leaderboard__of_each_pool__has_its_own_players():
    put_on_board("finn", 40.0, pool="slow")
    assert "finn" in text_of(seen("/leaderboards/slow"))
    assert "finn" not in text_of(seen("/leaderboards/live"))
    assert seen("/leaderboards/blitz").status_code == 404


def test_leaderboard__goes_on_with_ranks_that_go_on(monkeypatch):
    monkeypatch.setattr("web.views.ratings.PAGE", 1)
    put_on_board("dana", 30.0)
    put_on_board("erin", 30.0)
    assert 'href="?page=2"' in seen("/leaderboards").content.decode()
    assert "1 erin" in text_of(seen("/leaderboards?page=2")) or "1 dana" in text_of(seen("/leaderboards?page=2"))
    assert seen("/leaderboards?page=x").status_code == 200


def test_leaderboard__without_anybody__says_what_it_takes():
    assert "It takes ten rated games" in text_of(seen("/leaderboards/variations"))


def test_leaderboard__after_an_annulment__says_from_when_on_it_was_computed_anew():
    games = rated_days()
    annul("staff", games[1].uuid, "why")
    close_days(LATER)
    text = text_of(seen("/leaderboards"))
    assert "Rated up to and with 5 Jan 2026." in text
    assert "all since 2 Jan 2026 was computed anew" in text


def test_history__of_a_player__has_each_game_with_its_change_and_a_line():
    games = rated_days()
    answer = seen("/players/dana/ratings?pool=daily")
    rows = seen("/api/v1/players/dana/ratings?pool=daily").json()["results"]
    for row in rows:
        change = row["rating"] - row["rating_before"]
        assert f"1 {row['rating']} {change:+}" in text_of(answer)
    points = re.search(r'points="([^"]*)"', answer.content.decode())[1].split()
    assert len(points) == len(games) + 1 == 4
    assert "<polyline" not in seen("/players/dana/ratings").content.decode()


def test_history__leads_to_no_private_game_but_for_the_player():
    private = rated_days(1)[0]
    Game.objects.filter(pk=private.pk).update(visibility="private")
    link = f'href="/games/{private.uuid}"'
    assert link not in seen("/players/dana/ratings", player("erin")).content.decode()
    assert "private game" in text_of(seen("/players/dana/ratings"))
    assert link in seen("/players/dana/ratings", player("dana")).content.decode()


def test_history__of_nobody__is_not_found():
    assert seen("/players/nobody/ratings").status_code == 404


def test_profile__shows_the_ratings_of_a_player():
    rated_days(1)
    answer = seen("/players/dana")
    assert "Daily provisional" in text_of(answer)
    assert 'href="/players/dana/ratings?pool=daily"' in answer.content.decode()
    make_player("zoe")
    assert "No rated game yet." in text_of(seen("/players/zoe"))


def test_chart__runs_from_the_left_to_the_right_with_the_greatest_on_top():
    assert chart_of([1000, 1100, 1050]) == ("8,152 320,8 632,80", 1000, 1100)
    assert chart_of([1000, 1000]).points == "8,8 632,8"


@pytest.mark.parametrize(
    ("language", "says"), [("es", "Clasificaciones"), ("fr", "Classements"), ("it", "Classifiche"), ("ko", "순위표")]
)
def test_leaderboard__speaks_the_language_asked_for(language, says):
    assert says in text_of(seen("/leaderboards", None, language))


@pytest.mark.parametrize("players", [1, 3])
def test_ratings__cost_as_many_queries_however_many(players, django_assert_num_queries):
    for name in ("dana", "erin", "finn")[:players]:
        put_on_board(name, 30.0)
    browser = browser_of(player("dana"))
    browser.get("/leaderboards")
    with django_assert_num_queries(9):
        browser.get("/leaderboards")
