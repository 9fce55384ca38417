"""`duckcover-league`: seasons of a file, who moves in them, what follows them; announcements."""

import re
from pathlib import Path

import pytest

from leagues.models import Announcement, Competition, Season
from tests.leagues import divisions

pytestmark = pytest.mark.django_db

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "leagues.md").read_text()
SEASON = re.search(r"```yaml\n(# season\.yaml\n.*?)```", PAGE, re.DOTALL)[1]
SAID = re.search(r"^    (season\.yaml:.*)$", PAGE, re.MULTILINE)[1]
WHY = ("--reason", "It is time.", "--yes")


@pytest.fixture
def file(desk):
    """The file of the guide, with something in it changed."""

    def write(old="", new=""):
        (desk / "season.yaml").write_text(SEASON.replace(old, new) if old else SEASON)
        return "season.yaml"

    return write


def test_create__season_of_the_guide__has_its_divisions(league, file):
    ran = league("create", file())
    assert (ran.code, ran.err) == (0, "")
    made = Competition.objects.order_by("tier").values_list("name", "settings__registration__capacity", "status")
    assert list(made) == [("First", 100, "draft"), ("Second", 100, "draft"), ("Third", 16, "draft")]
    season = Season.objects.get()
    assert (season.size, season.up, season.down) == (12, 3, 3)


def test_create__what_all_divisions_have_wrong__is_said_for_each_with_its_line(league, file):
    ran = league("create", file("max: 5", "max: 9"))
    lines = ran.err.splitlines()
    assert (ran.code, len(lines)) == (2, 3)
    assert lines[0] == SAID
    assert not Season.objects.exists()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("size: 12 ", "size: 1 ", "season.yaml:9: season.size"),
        ("capacity: 16", "capacity: 1", "season.yaml:34: season.divisions.2.registration.capacity"),
        ("days: 14\n      length", "day: 14\n      length", "season.yaml:26: season.divisions.0.timing.day"),
    ],
)
def test_create__wrong_field__is_said_with_its_line(league, file, old, new, place):
    ran = league("create", file(old, new))
    assert (ran.code, ran.err.startswith(f"{place}: ")) == (2, True)


def test_publish__season__publishes_all_its_divisions(league, olga):
    divisions.made(olga)
    assert league("publish", "Autumn", *WHY).code == 0
    assert {each.status for each in Competition.objects.all()} == {"published"}


@pytest.mark.parametrize("name", ["Autumn/Division 2", "autumn/2", "Pond league/Autumn/2"])
def test_name__of_a_division__is_found_by_its_season(league, olga, name):
    divisions.made(olga)
    assert league("show", name, "--json").document["tier"] == 2


def test_invite__file_with_divisions__invites_into_each(league, olga, desk):
    divisions.made(olga)
    league("publish", "Autumn", *WHY)
    for name in ("erin", "finn"):
        divisions.make_player(name)
    (desk / "players.csv").write_text("player,division\nerin,Division 1\nfinn,2\n")
    ran = league("invite", "Autumn", "players.csv", *WHY)
    assert (ran.code, ran.err) == (0, "")
    assert [list(each.entries.values_list("player__username", flat=True)) for each in divisions_of()] == [
        ["erin"],
        ["finn"],
    ]


def divisions_of():
    return Competition.objects.order_by("tier")


def test_lm3__movement__says_who_goes_up_and_down(league, olga):
    divisions.played(olga)
    out = league("movement", "Autumn").out
    assert out.startswith("Autumn, final\n")
    moves = [line.split() for line in out.splitlines()[3:]]
    assert [row for row in moves if "up" in row or "down" in row] == [
        ["1", "4", "d1", "down", "2"],
        ["2", "1", "a2", "up", "1"],
    ]


def test_lm3__next__makes_the_season_that_follows_once(league, olga, desk):
    divisions.played(olga)
    (desk / "more.yaml").write_text("max_sit_outs: 3\n")
    words = ("next", "Autumn", "Winter", "--changes", "more.yaml", "--json")
    first, second = league(*words), league(*words)
    assert (first.code, first.document["id"]) == (0, second.document["id"])
    made = Season.objects.get(name="Winter")
    assert divisions.names(made) == ["a1 b1 c1 a2", "d1 b2 c2 d2"]
    assert {each.settings["max_sit_outs"] for each in made.divisions.all()} == {3}


def test_lm3__next_of_a_season_that_is_not_over__is_refused(league, olga):
    divisions.made(olga)
    ran = league("next", "Autumn", "Winter")
    assert (ran.code, Season.objects.count()) == (1, 1)


def test_announce__league_or_competition__is_told_and_listed(league, olga):
    divisions.made(olga)
    league("publish", "Autumn", *WHY)
    assert league("announce", "Pond league", "We begin.", *WHY).code == 0
    assert league("announce", "Pond league", "Good luck.", "--competition", "Autumn/1", *WHY).code == 0
    assert Announcement.objects.count() == 2
    assert "We begin." in league("announcements", "Pond league", "--csv").out


def test_announce__dry_run__tells_nobody(league, olga):
    divisions.made(olga)
    ran = league("announce", "Pond league", "We begin.", "--reason", "News.", "--dry-run")
    assert (ran.code, ran.out) == (0, "Would be decided: announce (News.)\n")
    assert not Announcement.objects.exists()
