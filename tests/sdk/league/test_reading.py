"""`duckcover-league`: what organizers look at, by names, as tables, CSV and JSON; draws and exports rechecked."""

import csv
import io
import json

import httpx
import pytest
from duckcover_sdk.league.main import main

from duckcover.wsgi import application
from leagues.models import Announcement
from leagues.services import competitions, requests
from tests.games.factories import make_player
from tests.leagues import divisions
from tests.leagues.competing import fill, make_draft, make_published, play, reload

pytestmark = pytest.mark.django_db


def rows_of(text):
    return list(csv.reader(io.StringIO(text)))


# --- by name ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Autumn cup", "autumn CUP", "Pond league/Autumn cup"])
def test_name__however_it_is_written__is_the_competition(league, played, name):
    assert league("show", name, "--json").document["id"] == str(played.uuid)


def test_name__that_is_an_id__is_the_competition(league, played):
    assert league("show", played.uuid, "--json").document["name"] == "Autumn cup"


def test_name__of_nothing__is_refused(league, played):
    ran = league("standings", "Winter cup")
    assert (ran.code, ran.err) == (1, "You run no competition 'Winter cup': see `leagues`.\n")


def test_name__of_several__is_refused_with_their_ids(league, olga):
    made = {str(make_published(olga).uuid) for _ in range(2)}
    ran = league("rounds", "Autumn cup")
    assert (ran.code, all(each in ran.err for each in made)) == (1, True)


def test_leagues__of_others__are_not_listed(league, olga):
    make_draft(olga)
    make_published(make_player("erin"))
    assert len(league("leagues", "--json").document) == 1
    assert rows_of(league("leagues", "--csv").out)[1][:4] == ["Pond league", "", "", "Autumn cup"]


# --- tables, CSV, JSON --------------------------------------------------------------------------------------


def test_standings__table__has_a_column_for_each_code_and_round(league, played):
    lines = league("standings", "Autumn cup").out.splitlines()
    assert lines[0] == "Autumn cup, after round 1"
    codes = ["wins", "opponents", "splashes", "head_to_head", "missed"]
    assert lines[2].split() == ["rank", "player", "points", *codes, "round", "1"]
    assert len(lines) == 3 + 8


def test_standings__csv__has_the_same_rows(league, played):
    head, *rows = rows_of(league("standings", "Autumn cup", "--csv").out)
    assert (head[:3], len(rows)) == (["rank", "player", "points"], 8)
    assert {row[2] for row in rows} == {"120.0", "80.0", "40.0", "0.0"}


def test_standings__json__is_the_document_of_the_service(league, played):
    document = league("standings", "Autumn cup", "--round", "1", "--json").document
    assert (document["round"], document["final"], len(document["results"])) == (1, False, 8)


def test_crosstable__cells__say_won_level_lost(league, played):
    head, *rows = rows_of(league("crosstable", "Autumn cup", "--csv").out)
    assert head[3:] == [str(number) for number in range(1, 9)]
    assert sorted({cell for row in rows for cell in row[3:]}) == ["", "0-0-1", "1-0-0"]


@pytest.mark.parametrize(
    ("words", "column", "values"),
    [
        (("entries", "Autumn cup", "--status", "active"), "status", {"active"}),
        (("rounds", "Autumn cup"), "status", {"closed", "planned"}),
        (("tables", "Autumn cup", "1"), "table", {"1", "2"}),
        (("rulings", "Autumn cup"), "action", {"publish"}),
        (("commitments", "Autumn cup"), "attempt", {"0", "1", "2", "3"}),
        (("show", "Autumn cup"), "entries", {"8"}),
        (("staff", "Pond league"), "player", {"olga"}),
    ],
)
def test_list__csv__has_these_values(league, played, words, column, values):
    head, *rows = rows_of(league(*words, "--csv").out)
    assert {row[head.index(column)] for row in rows} == values


# --- draws and exports --------------------------------------------------------------------------------------


def test_draw__published_round__is_drawn_again_here(league, played):
    ran = league("draw", "Autumn cup", "1")
    assert (ran.code, ran.out.partition(":")[0]) == (0, "Verified")
    assert len(ran.out.splitlines()) == 3 + 8


def test_draw__commitments_kept_earlier__are_compared(league, played, desk):
    (desk / "kept.json").write_text(league("commitments", "Autumn cup", "--json").out)
    assert league("draw", "Autumn cup", "1", "--commitments", "kept.json").code == 0
    kept = json.loads((desk / "kept.json").read_text())
    kept["competitions"][str(played.uuid)][0]["commitment"] = "00" * 32
    (desk / "kept.json").write_text(json.dumps(kept))
    ran = league("draw", "Autumn cup", "1", "--commitments", "kept.json")
    assert (ran.code, ran.err.partition(": draw.commitment")[0]) == (3, "Round 1 of Autumn cup")


@pytest.mark.parametrize("text", ["", "[]", '{"format": "duckcover-commitments/1", "competitions": {}}'])
def test_draw__file_of_something_else__is_refused(league, played, desk, text):
    (desk / "kept.json").write_text(text)
    assert league("draw", "Autumn cup", "1", "--commitments", "kept.json").code == 2


def test_recheck__export__is_right_without_a_service(league, played, desk, monkeypatch):
    assert league("export", "Autumn cup", "out").out == f"Written: out/{played.uuid}.json\n"
    monkeypatch.setenv("DUCKCOVER_URL", "http://127.0.0.1:1")
    ran = league("recheck", "out")
    assert (ran.code, ran.out) == (0, f"{played.uuid}.json: right: Autumn cup, 1 draws, 1 tables of standings\n")


def test_recheck__changed_export__is_a_difference(league, played, desk):
    league("export", "Autumn cup", "out")
    file = desk / "out" / f"{played.uuid}.json"
    export = json.loads(file.read_text())
    export["standings"][0]["rows"][0]["ticks"] += 1
    file.write_text(json.dumps(export))
    ran = league("recheck", "out", "--json")
    assert (ran.code, ran.document["error"]["code"]) == (3, "differs")
    assert "standings[0].rows[0].ticks" in ran.document["error"]["detail"]


def test_recheck__season__has_moved_as_its_exports_say(league, olga, desk, monkeypatch):
    season = divisions.made(olga)
    for competition in season.divisions.order_by("tier"):
        competitions.publish(olga, competition.uuid, "It is time.")
        fill(competition, 4, f"of{competition.tier}-")
        play(reload(competition))
    season.divisions.update(status="finished")
    league("export", "Autumn", "out")
    monkeypatch.setenv("DUCKCOVER_URL", "http://127.0.0.1:1")
    assert f"movement-{season.uuid}.json: right: 2 divisions have moved so" in league("recheck", "out").out
    file = desk / "out" / f"movement-{season.uuid}.json"
    file.write_text(file.read_text().replace('"to_tier": 2', '"to_tier": 1', 1))
    ran = league("recheck", "out")
    assert (ran.code, "to_tier" in ran.err) == (3, True)


@pytest.mark.parametrize(("name", "text"), [("a.json", "{"), ("a.ndjson", "{\n"), ("a.txt", None)])
def test_recheck__no_export__is_refused(league, desk, name, text):
    if text is not None:
        (desk / name).write_text(text)
    assert league("recheck", name).code == 2


def test_recheck__ranks_that_ratings_have_otherwise__are_a_difference(desk, capsys):
    ranks = {"game": [1, 2]}
    from duckcover_sdk.league.checking import _compare_ranks
    from duckcover_sdk.league.faults import DiffersError

    assert _compare_ranks(ranks, ranks) == ["1 games have the same ranks in standings and ratings."]
    with pytest.raises(DiffersError):
        _compare_ranks(ranks, {"game": [2, 1]})


# --- who asks, and whom -------------------------------------------------------------------------------------


def test_sign_in__password__is_kept_for_later(league, olga, monkeypatch, desk):
    monkeypatch.delenv("DUCKCOVER_TOKEN")
    ran = league("leagues")
    assert (ran.code, ran.err.partition(":")[0]) == (1, "You are not signed in")
    monkeypatch.setattr("sys.stdin", io.StringIO("a long pass phrase\n"))
    assert league("sign-in", "olga").out == "Signed in as olga at http://testserver.\n"
    assert league("leagues").code == 0
    assert (desk / "config" / "duckcover" / "play.json").stat().st_mode & 0o077 == 0


def test_sign_in__wrong_password__is_refused(league, olga, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("wrong\n"))
    assert league("sign-in", "olga").code == 1


def test_token__that_is_none__is_refused(league, monkeypatch):
    monkeypatch.setenv("DUCKCOVER_TOKEN", "dkc_of-nobody")
    ran = league("leagues")
    assert (ran.code, "sign-in NAME" in ran.err) == (1, True)


def test_service__that_does_not_answer__has_its_own_exit_code(league, monkeypatch):
    transport = httpx.MockTransport(lambda request: httpx.Response(200, text="<html>"))
    assert main(["leagues"], transport=transport) == 4
    monkeypatch.setenv("DUCKCOVER_URL", "nowhere")
    assert main(["leagues"], transport=httpx.WSGITransport(app=application)) == 2


# --- what is asked, and where facts are posted --------------------------------------------------------------


def test_explain__round__says_what_its_pairs_cost_and_an_exchange(league, played):
    ran = league("explain", "Autumn cup", "1")
    assert ran.out.startswith("Round 1 costs ")
    assert "fewer than 0 are not possible" in ran.out
    tables = played.rounds.get(number=1).tables.order_by("number")
    one, other = (table.seats.first().entry.player.username for table in tables)
    swapped = league("explain", "Autumn cup", "1", "--swap", one, other)
    assert f"Exchanging {one} and {other} would cost " in swapped.out
    assert len(rows_of(league("explain", "Autumn cup", "1", "--csv").out)) == 1 + 2 * 6


def test_requests__are_listed_and_answered_once(league, played):
    asker = played.entries.first().player
    row = requests.ask(asker, played.uuid, "appeal", "I was there.")
    (listed,) = rows_of(league("requests", "Autumn cup", "--open", "--csv").out)[1:]
    assert listed[1:4] == [asker.username, "appeal", "I was there."]
    answer = ("answer", "Autumn cup", str(row.uuid), "You were not.", "--note", "See the log.")
    assert league(*answer).out == f"Answered: {asker.username}.\n"
    assert league(*answer).code == 1
    assert len(rows_of(league("requests", "Autumn cup", "--open", "--csv").out)) == 1
    row.refresh_from_db()
    assert (row.answer, row.private_note) == ("You were not.", "See the log.")


def test_webhook__made_changed_and_removed(league, played):
    made = league("add-webhook", "Pond league", "https://league.example.org/hook")
    assert made.out.splitlines()[1].startswith("whsec_")
    (row,) = rows_of(league("webhooks", "Pond league", "--csv").out)[1:]
    assert row[0] == "https://league.example.org/hook"
    assert league("change-webhook", "Pond league", row[3], "--off").out == "https://league.example.org/hook: off\n"
    other = "https://league.example.org/facts"
    assert league("change-webhook", "Pond league", row[3], "--to", other, "--on").out == f"{other}: on\n"
    assert league("remove-webhook", "Pond league", row[3]).code == 0
    assert rows_of(league("webhooks", "Pond league", "--csv").out)[1:] == []


def test_message__hidden__is_listed_no_more(league, played):
    league("announce", "Pond league", "We begin.", "--reason", "News.", "--yes")
    (row,) = rows_of(league("announcements", "Pond league", "--csv").out)[1:]
    assert league("hide-message", "Pond league", row[2], "--reason", "A mistake.", "--yes").code == 0
    assert "hidden_at" not in league("announcements", "Pond league", "--csv").out
    assert Announcement.objects.exclude(hidden_at=None).count() == 1
