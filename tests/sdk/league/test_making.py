"""`duckcover-league`: a league, its competitions, its guests and its staff."""

import pytest

from games.services.locks import database_now
from leagues.models import Competition, Entry, League, Staff
from tests.games.factories import make_player
from tests.leagues.competing import DAY, make_draft, make_published

pytestmark = pytest.mark.django_db

FILE = """\
league:
  name: Pond
  description: Ducks of the pond.
competition:
  name: Autumn cup
  stages:
    - format: swiss
      rounds: 3
  table_size: {{min: 3, preferred: 4, max: 5}}
  registration:
    opens_at: {opens}
    closes_at: {closes}
  timing:
    kind: every
    first: {first}
    days: 7
    length_days: 7
    zone: Europe/Madrid
"""


@pytest.fixture
def file(desk, db):
    """Write a league file with dates to come, and something in it changed."""

    def write(old="", new=""):
        now = database_now()
        dates = {"opens": now - DAY, "closes": now + DAY, "first": now + 3 * DAY}
        text = FILE.format(**{name: moment.isoformat() for name, moment in dates.items()})
        (desk / "cup.yaml").write_text(text.replace(old, new) if old else text)
        return "cup.yaml"

    return write


def test_create__league_and_competition__makes_both(league, file):
    ran = league("create", file())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[1].startswith("Made: competition Autumn cup, ")
    made = Competition.objects.select_related("league").get()
    assert (made.league.name, made.league.description, made.status) == ("Pond", "Ducks of the pond.", "draft")


def test_create__league_that_is_there__gets_the_competition(league, file):
    assert league("create", file()).code == 0
    ran = league("create", file("Autumn cup", "Winter cup"))
    assert ran.out.startswith("Found: league Pond, ")
    assert (League.objects.count(), Competition.objects.count()) == (1, 2)


def test_create__the_same_again__is_refused(league, file):
    league("create", file())
    ran = league("create", file())
    assert (ran.code, ran.err) == (1, "Pond has a competition 'Autumn cup' already.\n")
    assert Competition.objects.count() == 1


def test_create__fields_that_are_wrong__are_all_named_with_their_lines(league, file):
    ran = league("create", file("max: 5", "max: 9"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("cup.yaml:9: competition.table_size: ")
    ran = league("create", file("rounds: 3", "rounds: 99"))
    assert ran.err.startswith("cup.yaml:8: competition.stages.0.rounds: ")


def test_create__wrong_with_json__has_fields_and_lines(league, file):
    ran = league("create", file("format: swiss", "format: swis"), "--json")
    (error,) = [each for each in ran.document["error"]["errors"] if each["code"] == "unknown"]
    assert (ran.code, error["field"]) == (2, "cup.yaml:7: competition.stages.0.format")


def test_change__draft__changes_what_the_file_names(league, olga, desk):
    make_draft(olga)
    (desk / "more.yaml").write_text("bye_points: 30\nregistration:\n  capacity: 40\n")
    ran = league("change", "Autumn cup", "more.yaml", "--reason", "More room.", "--yes")
    assert (ran.code, ran.out) == (0, "Changed: bye_points, registration of Autumn cup.\n")
    settings = Competition.objects.get().settings
    assert (settings["bye_points"], settings["registration"]["capacity"]) == (30, 40)


def test_change__dry_run__changes_nothing(league, olga, desk):
    made = make_published(olga)
    (desk / "more.yaml").write_text("registration:\n  capacity: 200\n")
    ran = league("change", made.uuid, "more.yaml", "--reason", "More want to play.", "--dry-run")
    assert (ran.code, ran.out, ran.err) == (0, "Would be changed: registration of Autumn cup.\n", "")
    assert Competition.objects.get().settings["registration"]["capacity"] == 100


def test_change__wrong_value__has_its_line(league, olga, desk):
    make_draft(olga)
    (desk / "more.yaml").write_text("bye_points: 30\nmax_sit_outs: many\n")
    ran = league("change", "Autumn cup", "more.yaml", "--reason", "Holidays.", "--yes")
    assert (ran.code, ran.err.partition("max_sit_outs")[0]) == (2, "more.yaml:2: ")


# --- guests -------------------------------------------------------------------------------------------------


@pytest.fixture
def cup(olga):
    for name in ("erin", "finn"):
        make_player(name)
    return make_published(olga)


def test_invite__players_of_a_file__are_invited_with_their_seeds(league, cup, desk):
    (desk / "players.csv").write_text("player,seed\nerin,2\nfinn,1\n")
    ran = league("invite", "Autumn cup", "players.csv", "--reason", "They asked.", "--yes")
    assert (ran.code, ran.err) == (0, "")
    found = Entry.objects.order_by("seed").values_list("player__username", "seed", "status")
    assert list(found) == [("finn", 1, "invited"), ("erin", 2, "invited")]


def test_invite__somebody_unknown__names_the_line_and_invites_nobody(league, cup, desk):
    (desk / "players.csv").write_text("player\nerin\nnobody\n")
    ran = league("invite", "Autumn cup", "players.csv", "--reason", "They asked.", "--yes")
    assert (ran.code, ran.err.partition(": ")[0]) == (2, "players.csv:3")
    assert "nobody" in ran.err
    assert not Entry.objects.exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name\nerin\n", "players.csv:1: the first line names the columns, and has no player"),
        ("player,age\nerin,3\n", "players.csv:1: there is no column age, but player, seed, division"),
        ("player,seed\nerin,first\n", "players.csv:2: seed is 'first', and no whole number from 1"),
        ("player,seed\nerin,1,2\n", "players.csv:2: there are more values than columns"),
        ("player,seed\n,1\n", "players.csv:2: player is missing"),
        ("player\n", "players.csv: there is nobody in it"),
        ("player,division\nerin,Third\n", "players.csv:2: division is 'Third', and none of Autumn cup"),
    ],
)
def test_invite__file_that_is_wrong__is_refused_with_the_line(league, cup, desk, text, said):
    (desk / "players.csv").write_text(text)
    ran = league("invite", "Autumn cup", "players.csv", "--reason", "They asked.", "--yes")
    assert (ran.code, ran.err) == (2, f"{said}\n")


# --- staff --------------------------------------------------------------------------------------------------


def test_appoint__somebody__is_asked_to_accept(league, cup):
    ran = league("appoint", "Pond league", "erin", "referee", "--reason", "She knows the rules.")
    assert (ran.code, ran.out) == (0, "Appointed, and asked to accept: erin, referee of Pond league.\n")
    assert Staff.objects.get(player__username="erin").role == "referee"
    assert "erin" in league("staff", "Pond league").out
    assert league("dismiss", "Pond league", "erin", "--reason", "She plays now.").code == 0
    assert not Staff.objects.filter(player__username="erin").exists()


def test_appoint__dry_run__appoints_nobody(league, cup):
    ran = league("appoint", "Pond league", "erin", "referee", "--reason", "She knows the rules.", "--dry-run")
    assert ran.out.startswith("Would be appointed: erin")
    assert not Staff.objects.filter(player__username="erin").exists()
