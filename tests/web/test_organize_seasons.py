"""Seasons made, changed and followed from forms (LEAGUES.md LM), and requests with their answers (LO7)."""

import uuid

import pytest

from leagues.models import Season
from leagues.services import entries, homes, requests
from tests.games.factories import make_player
from tests.leagues.competing import make_published
from tests.leagues.test_lm_seasons import names, played
from tests.web.browsing import browser_of, text_of, told
from tests.web.organizing import appoint, base_of
from tests.web.test_organize_competitions import form_of

pytestmark = pytest.mark.django_db


def made_by_form(olga, league, **changes):
    browser, address = browser_of(olga), f"/leagues/{league.uuid}/organize/seasons/new"
    form = {**form_of(browser, address), "season_name": "Autumn", "size": "8", "divisions": "3", **changes}
    return browser.post(address, form)


def test_lm__season_made_by_a_form__has_a_draft_for_each_division(olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    answer = made_by_form(olga, league)
    season = Season.objects.get()
    assert answer["Location"] == f"/leagues/{league.uuid}/organize/seasons/{season.uuid}"
    rows = season.divisions.order_by("tier").values_list("tier", "name", "status")
    assert list(rows) == [(tier, f"Division {tier}", "draft") for tier in (1, 2, 3)]
    assert (season.size, season.up, season.down, season.fill) == (8, 2, 2, "from_below")
    assert "Autumn" in text_of(browser_of(olga).get(f"/leagues/{league.uuid}/organize"))


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"divisions": "21"}, "divisions"), ({"size": "1"}, "size"), ({"first": ""}, "first")],
)
def test_lm__season_with_bad_settings__says_so_at_the_field(olga, changes, field):
    league = homes.create_league(olga, {"name": "Pond league"})
    answer = made_by_form(olga, league, **changes)
    assert (answer.status_code, Season.objects.count()) == (400, 0)
    assert f'id="id_{field}_error"' in answer.content.decode()


def test_lm__season_changed__unless_somebody_was_faster(olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    made_by_form(olga, league)
    season = Season.objects.get()
    address = f"/leagues/{league.uuid}/organize/seasons/{season.uuid}"
    form = {"name": "Winter", "size": "9", "up": "1", "down": "1", "fill": "reprieve", "version": "1"}
    assert told(browser_of(olga).post(address, form, follow=True)) == ["Saved."]
    season.refresh_from_db()
    assert (season.name, season.size, season.fill) == ("Winter", 9, "reprieve")
    assert browser_of(olga).post(address, form).status_code == 412
    rita = appoint(league, "rita", "referee")
    assert browser_of(rita).get(address).status_code == 200
    assert browser_of(rita).post(address, form).status_code == 403
    assert browser_of(rita).get(f"/leagues/{league.uuid}/organize/seasons/new").status_code == 403


def test_lm3__next_season__made_once_when_all_divisions_are_finished(olga):
    season = played(olga)
    address = f"/leagues/{season.league.uuid}/organize/seasons/{season.uuid}"
    assert "next_name" in browser_of(olga).get(address).content.decode()
    form = {"key": uuid.uuid4(), "next_name": "Winter"}
    answers = [browser_of(olga).post(address, form) for _ in range(2)]
    following = Season.objects.get(previous=season)
    assert {answer["Location"] for answer in answers} == {address.replace(str(season.uuid), str(following.uuid))}
    assert names(following) == ["a1 b1 c1 a2", "d1 b2 c2 d2"]
    assert "next_name" not in browser_of(olga).get(address).content.decode()


def test_lm3__next_season__of_one_that_runs__is_refused(olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    made_by_form(olga, league)
    address = f"/leagues/{league.uuid}/organize/seasons/{Season.objects.get().uuid}"
    answer = browser_of(olga).post(address, {"key": uuid.uuid4(), "next_name": "Winter"})
    assert (answer.status_code, Season.objects.count()) == (409, 1)


def test_season__of_another_league__is_not_there(olga):
    one, other = (homes.create_league(olga, {"name": name}) for name in ("Pond league", "Bath league"))
    made_by_form(olga, one)
    assert (
        browser_of(olga).get(f"/leagues/{other.uuid}/organize/seasons/{Season.objects.get().uuid}").status_code == 404
    )


def test_lo7__request__waits_in_the_panel_and_is_answered_once(olga):
    made, dana = make_published(olga), make_player("dana")
    entries.enter(dana, made.uuid)
    row = requests.ask(dana, made.uuid, "absence", "I am away for a week.")
    base = base_of(made)
    assert "Requests that wait for an answer: 1" in text_of(browser_of(olga).get(base))
    address = f"{base}/requests/{row.uuid}"
    assert address in browser_of(olga).get(f"{base}/requests").content.decode()
    assert browser_of(olga).post(address, {"answer": ""}).status_code == 400
    form = {"answer": "Have a good time.", "private_note": "Third time."}
    assert told(browser_of(olga).post(address, form, follow=True)) == ["The answer is sent."]
    text = text_of(browser_of(olga).get(f"{base}/requests"))
    assert all(each in text for each in ("I am away for a week.", "Have a good time.", "Third time."))
    assert browser_of(olga).post(address, form).status_code == 409
    assert "Requests that wait" not in text_of(browser_of(olga).get(base))
    assert browser_of(dana).get(f"{base}/requests").status_code == 403
