"""LEAGUES.md LM: seasons as rows: who moves where, the next season once, vacancies before its draw."""

import datetime as dt
from zoneinfo import ZoneInfo

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Competition, Entry, Season
from leagues.services import competitions, entries, homes, seasons, sweep
from leagues.services.movement import movement
from leagues.services.verification import check_standings
from tests.games.factories import make_player
from tests.leagues.competing import DAY, bring, document, open_round
from tests.leagues.divisions import following, made, names, played

pytestmark = pytest.mark.django_db


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value


@pytest.fixture
def olga(db):
    return make_player("olga")


def refuse(season, name):
    """A player says no."""
    entry = Entry.objects.get(competition__season=season, player__username=name)
    entries.withdraw(entry.player, entry.competition.uuid, entry.uuid)


def test_lm__season__has_a_draft_for_each_division(olga):
    season = made(olga)
    rows = season.divisions.order_by("tier").values_list("tier", "name", "status")
    assert list(rows) == [(1, "Division 1", "draft"), (2, "Division 2", "draft")]


def test_lm__bad_divisions__name_every_field_of_all(olga):
    league = homes.create_league(olga, {"name": "Pond league"})
    bad = [document(bye_points=61), document(repeats="never", max_sit_outs=-1)]
    given = {"name": "Autumn", "size": 4, "up": 1, "down": 1, "fill": "from_below", "divisions": bad}
    error = refusal(lambda: seasons.create_season(olga, league.uuid, given))
    fields = [each.field for each in error.errors]
    assert fields == ["divisions.0.bye_points", "divisions.1.repeats", "divisions.1.max_sit_outs"]
    assert (Season.objects.count(), Competition.objects.count()) == (0, 0)
    none = refusal(lambda: seasons.create_season(olga, league.uuid, {**given, "divisions": []}))
    assert none.code == ErrorCode.INVALID_INPUT
    stranger = refusal(lambda: seasons.create_season(make_player("erin"), league.uuid, given))
    assert stranger.code == ErrorCode.NOT_STAFF


def test_lm__moves_changed__until_a_division_is_drawn(olga):
    season = made(olga)
    changed = seasons.change_season(olga, season.uuid, {"up": 2, "name": "Summer"}, version=1)
    assert (changed.up, changed.name, changed.version) == (2, "Summer", 2)
    stale = refusal(lambda: seasons.change_season(olga, season.uuid, {"up": 1}, version=1))
    assert stale.code == ErrorCode.PRECONDITION_FAILED
    assert refusal(lambda: seasons.change_season(olga, season.uuid, {"size": 1})).code == ErrorCode.INVALID_INPUT
    season.divisions.filter(tier=1).update(status="running", published_at=database_now())
    error = refusal(lambda: seasons.change_season(olga, season.uuid, {"up": 3}))
    assert (error.code, error.extra) == (ErrorCode.COMPETITION_STATE, {"state": "running"})
    assert seasons.change_season(olga, season.uuid, {"name": "Spring"}).name == "Spring"


def test_lm3__movement__is_shown_at_any_time(olga, django_assert_num_queries):
    season = played(olga, 3)
    with django_assert_num_queries(4):
        found = movement(season)
    where = [[(each.entry.player.username, each.place, each.to) for each in order] for order in found.divisions]
    assert where == [
        [("a1", 1, 1), ("b1", 2, 1), ("c1", 3, 1), ("d1", 4, 2)],
        [("a2", 1, 1), ("b2", 2, 2), ("c2", 3, 2), ("d2", 4, 3)],
        [("a3", 1, 2), ("b3", 2, 3), ("c3", 3, 3), ("d3", 4, 3)],
    ]


def test_lm3__next__is_made_once_with_entries_in_the_order_of_their_seeding(olga):
    season = played(olga, 3)
    made_ = seasons.make_next(olga, season.uuid, "Winter")
    assert names(made_) == ["a1 b1 c1 a2", "d1 b2 c2 a3", "d2 b3 c3 d3"]
    assert seasons.make_next(olga, season.uuid, "Another") == made_
    assert (made_.previous, made_.name, made_.up, Season.objects.count()) == (season, "Winter", 1, 2)
    asked = Entry.objects.filter(competition__season=made_, confirmed_at=None)
    assert sorted(asked.values_list("player__username", flat=True)) == ["a2", "a3", "d1", "d2"]


def test_lm3__next__has_the_settings_of_the_division_before_at_later_dates(olga):
    season = played(olga)
    made_ = seasons.make_next(olga, season.uuid, "Winter", {"bye_points": 0})
    old, new = season.divisions.get(tier=2), made_.divisions.get(tier=2)
    assert (new.name, new.status) == ("Division 2", "draft")
    assert (new.settings["seeding"], new.settings["bye_points"]) == ("previous", 0)
    later = new.registration_opens_at - old.registration_opens_at
    assert later.seconds == 0
    assert later >= DAY
    assert database_now() <= new.registration_opens_at < database_now() + DAY
    assert new.settings["stages"] == old.settings["stages"]


def test_lm3__next__opens_its_rounds_at_the_same_local_time_whether_clocks_have_changed_or_not(olga):
    season, zone = played(olga), ZoneInfo("Europe/Madrid")
    for competition, day in zip(season.divisions.order_by("tier"), ("2025-01-07", "2025-07-07"), strict=True):
        timing = {**competition.settings["timing"], "first": f"{day}T19:00:00+00:00", "zone": zone.key}
        opens_at = {"opens_at": f"{day}T10:00:00+00:00", "closes_at": f"{day}T12:00:00+00:00"}
        registration = {**competition.settings["registration"], **opens_at}
        competition.settings = {**competition.settings, "timing": timing, "registration": registration}
        competition.save()
    following = seasons.make_next(olga, season.uuid, "Winter").divisions.order_by("tier")
    opened = [dt.datetime.fromisoformat(each.settings["timing"]["first"]).astimezone(zone) for each in following]
    assert [each.hour for each in opened] == [20, 21]
    assert [each.registration_opens_at.astimezone(zone).hour for each in following] == [11, 12]


def test_lm3__next_of_a_season_that_is_not_over__is_refused(olga):
    season = played(olga)
    season.divisions.filter(tier=2).update(status="running")
    error = refusal(lambda: seasons.make_next(olga, season.uuid, "Winter"))
    assert (error.code, error.extra) == (ErrorCode.COMPETITION_STATE, {"state": "running"})


def test_lm1__who_has_left_or_is_gone__does_not_return(olga):
    season = played(olga)
    Entry.objects.filter(player__username="a2").update(status="withdrawn")
    Entry.objects.filter(player__username="b1").update(player=None)
    assert names(seasons.make_next(olga, season.uuid, "Winter")) == ["a1 c1 b2 c2", "d1 d2"]


def test_lm2__who_waits__is_a_newcomer_of_the_lowest_division(olga):
    season = played(olga)
    lowest = season.divisions.get(tier=2)
    for name in ("erin", "finn"):
        Entry.objects.create(competition=lowest, player=make_player(name), status="waiting", entered_at=database_now())
    Entry.objects.filter(player__username="d2").update(status="withdrawn")
    made_ = seasons.make_next(olga, season.uuid, "Winter")
    assert names(made_) == ["a1 b1 c1 a2", "d1 b2 c2 erin finn"]


def test_lm2__new_division__has_a_number_of_its_own(olga):
    season = played(olga)
    lowest = season.divisions.get(tier=2)
    for name in ("erin", "finn", "gina", "hugo"):
        Entry.objects.create(competition=lowest, player=make_player(name), status="waiting", entered_at=database_now())
    made_ = seasons.make_next(olga, season.uuid, "Winter")
    assert names(made_) == ["a1 b1 c1 a2", "d1 b2 c2 d2", "erin finn gina hugo"]
    assert made_.divisions.get(tier=3).name == "Division 2 3"


def test_lm3__a_no_before_the_draw__is_a_vacancy_that_the_best_from_below_takes(olga):
    season = following(olga)
    assert names(season) == ["a1 b1 c1 a2", "d1 b2 c2 d2"]
    refuse(season, "a2")
    assert sweep.sweep() > 0
    assert names(season) == ["a1 b1 c1 b2", "d1 c2 d2"]
    assert Entry.objects.get(competition__season=season, player__username="b2").confirmed_at is None
    top = season.divisions.get(tier=1)
    assert [event.kind for event in top.events.order_by("-number")[:2]] == ["entry_added", "entry_left"]
    assert sweep.sweep() == 0


def test_lm3__a_no_after_a_draw__moves_nobody(olga):
    season = following(olga)
    top = season.divisions.get(tier=1)
    bring(top.rounds.get(), "draws_at")
    sweep.sweep()
    refuse(season, "a2")
    sweep.sweep()
    assert names(season) == ["a1 b1 c1", "d1 b2 c2 d2"]


def test_ld3__next_season__is_drawn_by_the_seeds_of_the_movement(olga):
    season = following(olga)
    lowest = season.divisions.get(tier=2)
    open_round(lowest)
    assert names(season)[1] == "d1 b2 c2 d2"
    assert check_standings(lowest.pk)


def test_lm1__division_called_off__does_not_keep_its_season_open(olga):
    season = played(olga)
    season.divisions.filter(tier=2).update(status="running")
    competitions.cancel(olga, season.divisions.get(tier=2).uuid, "Nobody came.")
    assert sweep.sweep() > 0
    season.refresh_from_db()
    assert season.finished_at is not None
    assert seasons.make_next(olga, season.uuid, "Winter").divisions.count() == 2


def test_lm1__last_division_finished__its_season_is(olga):
    season = played(olga)
    season.divisions.update(season_due_at=database_now())
    sweep.sweep()
    season.refresh_from_db()
    assert season.finished_at is not None
    assert {each.events.order_by("number").last().kind for each in season.divisions.all()} == {"season_finished"}
    assert sweep.sweep() == 0
