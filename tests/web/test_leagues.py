"""The pages of leagues for guests and players: finding competitions, and what a competition shows of itself."""

import re

import pytest

from accounts.models import Player
from leagues.models import Competition, Entry
from leagues.services import rulings, staff
from leagues.services.announcements import announce, hide_announcement
from leagues.services.changes import change_settings
from leagues.services.rulings import Wanted
from tests.games.factories import make_player
from tests.leagues.competing import (
    bring,
    fill,
    make_draft,
    make_published,
    open_round,
    play,
    reload,
    standings_of,
    step,
)
from tests.leagues.divisions import made as made_season
from tests.leagues.divisions import played as played_season
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db
FOURS = {"min": 4, "preferred": 4, "max": 4}
PAGES = (
    *("", "/standings", "/standings?round=1", "/standings?stage=1", "/crosstable", "/rounds", "/rounds/1"),
    *("/rounds/1/draw", "/rounds/1/explain", "/rounds/2", "/players", "/players?status=active", "/log"),
)


@pytest.fixture
def olga():
    """The owner, who does not play."""
    return make_player("olga")


@pytest.fixture
def competition(olga):
    """Nine entries at tables of four; the first of three rounds has been played."""
    made = make_published(olga, stages=[{"format": "swiss", "rounds": 3}], table_size=FOURS)
    fill(made, 9)
    play(made, 1)
    standings_of(made)
    return reload(made)


def seen(address, viewer=None, language="en"):
    return browser_of(viewer, language).get(address)


def of(competition, part="", viewer=None, language="en"):
    return seen(f"/leagues/{competition.uuid}{part}", viewer, language)


def first_player(competition):
    """Who plays in it, as a viewer."""
    return Player.objects.get(pk=competition.standings.get(place=2).entry.player_id)


# --- finding ---------------------------------------------------------------------------------------------------


def names_in(answer):
    return re.findall(r'<h2><a href="/leagues/[^"]+">([^<]+)</a></h2>', answer.content.decode())


def test_list__by_its_filters__has_the_competitions_of_each_state(olga, competition):
    make_published(olga, name="Winter cup")
    make_draft(olga, name="Secret plans")
    over = make_published(olga, name="Old cup")
    Competition.objects.filter(pk=over.pk).update(status="finished")
    player = first_player(competition)
    assert names_in(seen("/leagues")) == ["Winter cup"]
    assert names_in(seen("/leagues?show=running")) == ["Autumn cup"]
    assert names_in(seen("/leagues?show=finished")) == ["Old cup"]
    assert names_in(seen("/leagues?show=mine", player)) == ["Autumn cup"]
    assert names_in(seen("/leagues?show=all")) == ["Old cup", "Winter cup", "Autumn cup"]
    assert "Secret plans" in names_in(seen("/leagues?show=mine", olga))


def test_list__with_more_than_a_page__goes_on_by_cursor(olga, monkeypatch):
    monkeypatch.setattr("web.views.leagues.PAGE", 2)
    for number in range(3):
        make_published(olga, name=f"Cup {number}")
    first = seen("/leagues")
    following = re.search(r'href="(\?[^"]*cursor[^"]*)"', first.content.decode())[1].replace("&amp;", "&")
    assert names_in(first) == ["Cup 2", "Cup 1"]
    assert names_in(seen(f"/leagues{following}")) == ["Cup 0"]
    assert seen("/leagues?cursor=x").status_code == 404


def test_all_leagues__lists_them_and_the_own_ones(olga, competition):
    assert names_in(seen("/leagues/all")) == ["Pond league"]
    assert names_in(seen("/leagues/all?mine=1", make_player("dana"))) == []
    assert names_in(seen("/leagues/all?mine=1", olga)) == ["Pond league"]


def test_league__names_its_staff_and_its_competitions(competition):
    text = text_of(seen(f"/leagues/{competition.league.uuid}"))
    assert "Autumn cup Running" in text
    assert "olga owner" in text


def test_league__who_is_asked_to_help__accepts_on_its_page(olga, competition):
    finn = make_player("finn")
    staff.appoint(olga, competition.league.uuid, finn, "referee", "He knows the rules.")
    browser = browser_of(finn)
    assert "You are asked to help as: referee" in text_of(browser.get(f"/leagues/{competition.league.uuid}"))
    answer = browser.post(f"/leagues/{competition.league.uuid}/accept", follow=True)
    assert told(answer) == ["You are on the staff now."]
    assert "finn referee" in text_of(answer)


def test_page__of_a_draft__is_not_there_but_for_staff(olga):
    draft, dana = make_draft(olga), make_player("dana")
    assert {of(draft, part, dana).status_code for part in PAGES} == {404}
    assert {of(draft, part).status_code for part in PAGES} == {302}
    assert of(draft, "", olga).status_code == 200


def test_season__shows_who_would_go_up_and_down(olga):
    season = played_season(olga)
    answer = seen(f"/leagues/{season.uuid}")
    text = text_of(answer)
    assert "1 a1 2 b1" in text
    assert "4 d1 ▼ down to division 2" in text
    assert "1 a2 ▲ up to division 1" in text
    assert "All divisions are finished" in text
    assert f'href="/leagues/{season.uuid}"' in seen(f"/leagues/{season.league.uuid}").content.decode()


def test_season__of_drafts__is_not_there_but_for_staff(olga):
    season = made_season(olga)
    assert seen(f"/leagues/{season.uuid}", make_player("dana")).status_code == 404
    assert "This is how it would be if the season ended now." in text_of(seen(f"/leagues/{season.uuid}", olga))


def test_announcement__stands_on_the_pages_until_it_is_hidden(olga, competition):
    league = competition.league.uuid
    told_of = announce(olga, league, "The pond is frozen.", Wanted("Winter."), competition.uuid)
    for address in (league, competition.uuid):
        assert "The pond is frozen." in text_of(seen(f"/leagues/{address}"))
    hide_announcement(olga, league, told_of.detail["announcement"], Wanted("It has thawed."))
    for address in (league, competition.uuid):
        assert "The pond is frozen." not in text_of(seen(f"/leagues/{address}"))


# --- a competition ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", PAGES)
def test_page__of_a_competition__is_shown_to_nobody_in_its_frame(competition, part):
    answer = of(competition, part)
    assert answer.status_code == 200
    assert "Autumn cup" in text_of(answer)
    assert len(re.findall(r'<nav class="league-tabs".*?</nav>', answer.content.decode(), re.DOTALL)) == 1


@pytest.mark.parametrize(
    ("language", "says"), [("es", "Clasificación"), ("fr", "Classement"), ("it", "Classifica"), ("ko", "순위표")]
)
def test_page__of_a_competition__speaks_the_language_asked_for(competition, language, says):
    assert says in text_of(of(competition, "/standings", None, language))


def test_overview__says_the_settings_in_words_and_when(competition):
    text = text_of(of(competition))
    assert "Swiss system, rounds: 3" in text
    assert "Seats at a table: 4" in text
    assert "A bye is worth 60, a sit-out 0, a round before a late entry 0." in text
    assert "Points: What the ranks at the tables are worth" in text
    assert "Everybody with an account." in text


def test_standings__are_those_of_the_api_with_the_own_line_marked(competition):
    player = first_player(competition)
    html = of(competition, "/standings", player).content.decode()
    rows = seen(f"/api/v1/competitions/{competition.uuid}/standings").json()["results"]
    assert re.findall(r'<th scope="row"><a href="/players/[^"]+">([^<]+)</a>', html) == [row["player"] for row in rows]
    assert re.findall(r'class="own-row".*?<a href="/players/([^"]+)"', html, re.DOTALL) == [player.username]
    assert "Standings, rounds that are over: 1" in html


def test_standings__possible_ranks__are_explained_and_shown(competition):
    row = competition.standings.get(place=1).document["possible_rank"]
    answer = of(competition, "/standings")
    assert f">{row['best']}–{row['worst']}<" in answer.content.decode()
    assert "Possible: the best and the worst rank that can still come" in text_of(answer)


def test_standings__after_a_round__are_as_they_were(competition):
    before = of(competition, "/standings").content.decode().count("<tr")
    play(competition, 2)
    standings_of(competition)
    answer = of(competition, "/standings?round=1")
    assert "Standings after round 1" in text_of(answer)
    assert answer.content.decode().count("<tr") == before
    assert of(competition, "/standings?round=3", make_player("dana")).status_code == 404


def test_standings__on_several_pages__repeat_the_own_line(competition, monkeypatch):
    monkeypatch.setattr("web.views.leagues_competition.LINES", 3)
    player = Player.objects.get(pk=competition.standings.get(place=9).entry.player_id)
    html = of(competition, "/standings", player).content.decode()
    assert player.username in html.partition("<tfoot>")[2].partition("</tfoot>")[0]
    assert html.count("<tr") == 1 + 3 + 1
    assert of(competition, "/standings?all=1").content.decode().count("<tr") == 1 + 9


def test_crosstable__of_few__crosses_everybody_with_everybody(competition):
    met = seen(f"/api/v1/competitions/{competition.uuid}/crosstable").json()["results"][0]["met"][0]
    html = of(competition, "/crosstable").content.decode()
    assert f"{met['above']}–{met['below']}" in html
    assert html.count('<th scope="col"') == 2 + 9


def test_crosstable__of_many__names_whom_each_has_met(competition, monkeypatch):
    monkeypatch.setattr("web.views.leagues_competition.MATRIX", 3)
    assert "Has met" in text_of(of(competition, "/crosstable"))


def test_round__shows_tables_with_results_and_who_has_no_seat(competition):
    round_ = competition.rounds.get(number=1)
    seat = round_.seats.select_related("entry__player").get(table__number=1, index=0)
    answer = of(competition, "/rounds/1")
    assert f"1 {seat.entry.player.username} 0 120" in text_of(answer)
    bye = round_.unseated.select_related("entry__player").get()
    assert f"{bye.entry.player.username} bye, points: 60" in text_of(answer)


def test_round__that_is_played__leads_to_its_games_and_marks_the_own_table(competition):
    round_ = open_round(competition, 2)
    for each in round_.tables.all():
        each.refresh_from_db()
    seat = round_.seats.select_related("entry__player", "table").first()
    html = of(competition, "/rounds/2", seat.entry.player).content.decode()
    assert html.count('class="own-table"') == 1
    assert "being played" in html


def test_round__that_is_not_drawn__says_when_it_will_be(competition):
    assert "This round is not drawn yet." in text_of(of(competition, "/rounds/2"))
    assert of(competition, "/rounds/9", make_player("dana")).status_code == 404


def test_draw__shows_what_the_lots_follow_from(competition):
    draw = seen(f"/api/v1/competitions/{competition.uuid}/rounds/1/draw").json()
    text = text_of(of(competition, "/rounds/1/draw"))
    assert draw["commitment"] in text
    assert draw["server_seed"] in text
    names = {str(entry.uuid): entry.player.username for entry in competition.entries.select_related("player")}
    assert " ".join(names[entry] for entry in draw["lots"]) in text
    assert draw["commitment"] in text_of(of(competition, "/rounds"))


def test_draw__before_it_is_published__is_not_there(competition):
    row = competition.rounds.get(number=2)
    bring(row, "draws_at")
    assert step(row) == "drawn"
    dana = make_player("dana")
    assert [of(competition, f"/rounds/2/{part}", dana).status_code for part in ("draw", "explain")] == [404, 404]


def test_explain__says_what_an_exchange_would_cost(competition):
    play(competition, 2)
    seats = competition.rounds.get(number=2).seats.select_related("entry__player")
    one, other = seats.filter(table__number=1)[0].entry.player, seats.filter(table__number=2)[0].entry.player
    answer = of(competition, f"/rounds/2/explain?one={one.username}&other={other.username}")
    assert "The round would cost" in text_of(answer)
    assert "Name two players" in text_of(of(competition, f"/rounds/2/explain?one={one.username}&other=nobody"))


def test_log__has_the_reason_of_each_ruling_and_no_private_note(competition, olga):
    entry = competition.entries.select_related("player").first()
    rulings.warn(olga, competition.uuid, entry.uuid, Wanted("He was rude.", private_note="Again."))
    answer = of(competition, "/log")
    assert "He was rude." in text_of(answer)
    assert "Warned" in text_of(answer)
    assert "Again." not in text_of(answer)
    assert "For staff alone: Again." in text_of(of(competition, "/log", olga))


def test_log__says_what_a_ruling_has_changed(competition, olga):
    wanted = {"registration": {"capacity": 140}}
    Competition.objects.filter(pk=competition.pk).update(status="published")
    change_settings(olga, competition.uuid, wanted, Wanted("More want to come."))
    text = text_of(of(competition, "/log"))
    assert "Places: 100 → 140" in text
    assert "Registration opens: " not in text


def test_players__by_status__and_who_is_invited_only_to_staff(competition, olga):
    finn = make_player("finn")
    given = {"entered_at": competition.created_at, "player": finn, "status": "invited"}
    Entry.objects.create(competition=competition, **given)
    assert "finn" not in text_of(of(competition, "/players"))
    assert "finn invited" in text_of(of(competition, "/players?status=invited", olga))
    assert of(competition, "/players?status=x").status_code == 404


@pytest.mark.parametrize(
    ("kind", "leads_to"), [("csv", "standings?format=csv"), ("json", "export"), ("ics", "calendar.ics")]
)
def test_export__leads_to_what_the_api_answers(competition, kind, leads_to):
    answer = of(competition, f".{kind}")
    assert answer["Location"] == f"/api/v1/competitions/{competition.uuid}/{leads_to}"
    assert seen(answer["Location"]).status_code == 200
    assert of(competition, ".pdf").status_code == 404
