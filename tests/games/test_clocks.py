"""Clocks of games: what deadline a turn gets when it opens, and what moves it."""

import datetime as dt
import shutil
import zoneinfo
from importlib.resources import files
from zoneinfo import ZoneInfo

import pytest

from games.clocks import Daily, PerTurn, PlayHours, end_of, is_running
from games.models import Game, Turn
from games.services import resolution
from games.services.locks import database_now
from games.services.snapshots import Comparison, compare
from tests.games.factories import expire, make_game, open_turn, play_turn, submit

pytestmark = pytest.mark.django_db

MADRID = "Europe/Madrid"
ALL_DAYS = tuple(range(7))
EVENINGS = Daily(dt.time(20), MADRID, ALL_DAYS)
DAYTIME = PlayHours(dt.time(8), dt.time(22), ALL_DAYS, MADRID)


def set_aside(game, since):
    Game.objects.filter(pk=game.pk).update(quarantined_at=since)


@pytest.fixture
def zone_files(tmp_path):
    """A folder in which zones are looked for before tzdata; forgotten after the test."""
    zoneinfo.reset_tzpath(to=[tmp_path])
    yield tmp_path
    zoneinfo.reset_tzpath(to=())
    ZoneInfo.clear_cache()


def test_dc1__daily__the_open_turn_ends_at_its_time_of_the_day():
    turn = open_turn(make_game(clock=EVENINGS))
    assert turn.deadline.astimezone(ZoneInfo(MADRID)).time() == dt.time(20)
    assert dt.timedelta(hours=6) <= turn.deadline - turn.opened_at <= dt.timedelta(hours=31)


def test_dc1__play_hours__the_deadline_is_inside():
    turn = open_turn(make_game(clock=PerTurn(12 * 3600, DAYTIME)))
    assert turn.deadline == end_of(DAYTIME, turn.opened_at, dt.timedelta(hours=12))
    assert is_running(DAYTIME, turn.deadline)


def test_dc1__daily__the_next_turn_has_its_deadline_by_its_own_opening():
    game = make_game(clock=EVENINGS)
    play_turn(game)
    turn = open_turn(game)
    assert turn.deadline.astimezone(ZoneInfo(MADRID)).time() == dt.time(20)


def test_dc1__daily_deadline_passed__the_turn_is_resolved():
    game = make_game(clock=EVENINGS)
    number = open_turn(game).number
    expire(game)
    resolution.sweep()
    assert Turn.objects.get(game=game, number=number).resolved_at is not None


def test_dc3__rules_of_a_zone_change__an_announced_deadline_stays(zone_files):
    game = make_game(clock=EVENINGS)
    announced = open_turn(game).deadline
    (zone_files / "Europe").mkdir()
    with files("tzdata.zoneinfo").joinpath("Asia/Tokyo").open("rb") as source, (zone_files / MADRID).open("wb") as to:
        shutil.copyfileobj(source, to)
    ZoneInfo.clear_cache()
    submit(game, open_turn(game).waiting_for[0])
    assert open_turn(game).deadline == announced
    expire(game)
    resolution.sweep()
    assert open_turn(game).deadline.astimezone(ZoneInfo("Asia/Tokyo")).time() == dt.time(20)


def test_release__daily__still_ends_at_a_time_of_the_clock():
    game = make_game(clock=EVENINGS)
    announced = open_turn(game).deadline
    set_aside(game, database_now() - dt.timedelta(minutes=5))
    resolution.release(game.pk)
    after = open_turn(game).deadline
    assert after.astimezone(ZoneInfo(MADRID)).time() == dt.time(20)
    assert after >= announced


def test_release__play_hours__the_time_that_was_left_runs_on_inside_them():
    game = make_game(clock=PerTurn(12 * 3600, DAYTIME))
    now = database_now()
    turn = open_turn(game)
    set_aside(game, now)
    resolution.release(game.pk)
    assert abs(open_turn(game).deadline - turn.deadline) < dt.timedelta(seconds=5)
    assert is_running(DAYTIME, open_turn(game).deadline)


def test_snapshot__of_a_clock__is_what_its_rows_give():
    game = make_game(clock=EVENINGS)
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.checked, found.different, found.broken) == (1, [], [])
