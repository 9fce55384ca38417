"""`duckcover-league`: every power, tried first, with its reason, on record, and taken back."""

import pytest

from games.services.locks import database_now
from leagues.models import Competition, Entry, Ruling, Table, Volunteer
from tests.games.factories import make_player
from tests.leagues.competing import DAY, make_draft, make_published

pytestmark = pytest.mark.django_db
WHY = ("--reason", "It must be so.")


def rulings(*names):
    return list(Ruling.objects.order_by("number").values_list("action", *names))


# --- tried, asked, made -------------------------------------------------------------------------------------


def test_decision__dry_run__shows_what_would_come_and_changes_nothing(league, played):
    before = Ruling.objects.count()
    ran = league("award", "Autumn cup", "player1", "300", *WHY, "--dry-run")
    assert ran.code == 0
    assert ran.out.startswith("Would be decided: award, points 300 (It must be so.)\n")
    rows = [line.split() for line in ran.out.splitlines()[3:]]
    assert ["1", "player1"] in [row[:2] for row in rows]
    assert Ruling.objects.count() == before


def test_decision__dry_run_with_json__is_the_ruling_with_its_standings(league, played):
    ran = league("deduct", "Autumn cup", "player1", "10", *WHY, "--dry-run", "--json")
    assert (ran.document["action"], len(ran.document["standings"])) == ("deduct", 8)


def test_decision__yes_at_the_terminal__is_made(league, played, answering):
    answering("y\n")
    ran = league("award", "Autumn cup", "player1", "20", *WHY)
    assert (ran.code, ran.out) == (0, "Done: ruling 2, award, points 20 (It must be so.)\n")
    assert ran.err.startswith("Would be decided: award, points 20 (It must be so.)\n")
    assert ran.err.endswith("Do it? [y/N] ")
    assert rulings("points", "reason")[-1] == ("award", 20, "It must be so.")


@pytest.mark.parametrize("typed", ["n\n", "\n", "maybe\n"])
def test_decision__no_at_the_terminal__changes_nothing(league, played, answering, typed):
    answering(typed)
    before = Ruling.objects.count()
    ran = league("award", "Autumn cup", "player1", "20", *WHY)
    assert (ran.code, ran.out, Ruling.objects.count()) == (1, "", before)
    assert ran.err.endswith("Do it? [y/N] Nothing was changed.\n")


def test_decision__nobody_at_the_terminal__needs_a_yes(league, played):
    ran = league("award", "Autumn cup", "player1", "20", *WHY)
    assert (ran.code, ran.err.partition(":")[0]) == (2, "Nobody is there to be asked")


def test_decision__without_a_reason__is_no_command(league, played, capsys):
    with pytest.raises(SystemExit) as caught:
        league("award", "Autumn cup", "player1", "20", "--yes")
    assert (caught.value.code, "--reason" in capsys.readouterr().err) == (2, True)


def test_decision__private_note__is_on_record(league, played):
    league("warn", "Autumn cup", "player1", *WHY, "--note", "The third time.", "--yes")
    assert rulings("private_note")[-1] == ("warn", "The third time.")


def test_decision__the_service_refuses__says_why(league, played):
    ran = league("award", "Autumn cup", "player1", "1000", *WHY, "--yes")
    assert (ran.code, "points" in ran.err) == (2, True)
    ran = league("undo", "Autumn cup", "99", *WHY, "--yes", "--json")
    assert (ran.code, ran.document["error"]["code"], ran.document["error"]["status"]) == (1, "not_found", 404)


def test_undo__ruling__is_taken_back(league, played):
    league("deduct", "Autumn cup", "player2", "30", *WHY, "--yes")
    number = Ruling.objects.get(action="deduct").number
    ran = league("undo", "Autumn cup", number, *WHY, "--yes")
    assert (ran.code, rulings("undoes__number")[-1]) == (0, ("undo", number))


# --- every power --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "decided"),
    [
        (("award", "Autumn cup", "player1", "5"), ("award", None, None, 5)),
        (("deduct", "Autumn cup", "player1", "5"), ("deduct", None, None, 5)),
        (("warn", "Autumn cup", "player1"), ("warn", None, None, None)),
        (("disqualify", "Autumn cup", "player1", "--all"), ("disqualify", None, None, None)),
        (("withdraw", "Autumn cup", "player1"), ("withdraw", None, None, None)),
        (("apart", "Autumn cup", "player1", "player2"), ("change_settings", None, None, None)),
        (("cancel", "Autumn cup"), ("change_settings", None, None, None)),
    ],
)
def test_power_over_entries__is_on_record(league, played, words, decided):
    ran = league(*words, *WHY, "--yes")
    assert (ran.code, ran.err) == (0, "")
    assert rulings("round", "table", "points")[-1] == decided


def test_disqualify__all__moves_it_last_at_its_tables(league, played):
    league("disqualify", "Autumn cup", "player1", "--all", *WHY, "--yes")
    assert Ruling.objects.get(action="disqualify").detail["from"] == "all"


def test_reinstate__who_was_withdrawn__plays_again(league, played):
    league("withdraw", "Autumn cup", "player1", *WHY, "--yes")
    assert league("reinstate", "Autumn cup", "player1", *WHY, "--yes").code == 0
    assert Entry.objects.get(player__username="player1").status == "active"


def test_admit__who_waits__plays(league, played):
    Entry.objects.filter(player__username="player8").update(status="waiting")
    assert league("admit", "Autumn cup", "player8", *WHY, "--yes").code == 0
    assert Entry.objects.get(player__username="player8").status == "active"


def test_apart__end__lets_them_meet_again(league, played):
    league("apart", "Autumn cup", "player1", "player2", *WHY, "--yes")
    tried = league("apart", "Autumn cup", "player1", "player2", "--end", *WHY, "--dry-run")
    assert tried.out.startswith("Would be decided: ")
    before = Ruling.objects.count()
    assert league("apart", "Autumn cup", "player1", "player2", "--end", *WHY, "--yes").code == 0
    assert Ruling.objects.count() == before + 1


@pytest.mark.parametrize("place", [(), ("1",), ("1", "2")], ids=["competition", "round", "table"])
def test_pause_and_resume__competition_round_or_table__are_on_record(league, playing, place):
    until = (database_now() + 2 * DAY).isoformat()
    where = [int(number) for number in place] + [None] * (2 - len(place))
    assert league("pause", "Autumn cup", *place, "--until", until, *WHY, "--yes").code == 0
    assert rulings("round", "table")[-1] == ("pause", *where)
    assert league("resume", "Autumn cup", *place, *WHY, "--yes").code == 0
    assert rulings("round", "table")[-1] == ("resume", *where)


@pytest.mark.parametrize("place", [("1",), ("1", "2")], ids=["round", "table"])
def test_extend__round_or_table__closes_later(league, playing, place):
    to = Table.objects.get(number=2).closes_at + 3 * DAY
    assert league("extend", "Autumn cup", *place, "--to", to.isoformat(), *WHY, "--yes").code == 0
    assert Table.objects.get(number=2).closes_at == to


def test_redraw__round_that_is_published__is_drawn_again(league, published):
    assert league("redraw", "Autumn cup", "1", *WHY, "--yes").code == 0
    assert published.rounds.get(number=1).attempt == 1


def seated(competition):
    """The names at each table of the first round, by seat."""
    found = Table.objects.filter(round__competition=competition, round__number=1).order_by("number")
    return [list(table.seats.order_by("index").values_list("entry__player__username", flat=True)) for table in found]


def test_set_tables__file__is_how_they_sit(league, published, desk):
    one, other = seated(published)
    one[0], other[0] = other[0], one[0]
    lines = [f"{number},{name}" for number, names in enumerate((one, other), 1) for name in names]
    (desk / "tables.csv").write_text("\n".join(["table,player", *lines]))
    ran = league("set-tables", "Autumn cup", "1", "tables.csv", *WHY, "--yes")
    assert (ran.code, ran.err) == (0, "")
    assert seated(published) == [one, other]


def test_set_tables__strangers_or_a_gap__are_refused(league, published, desk):
    (desk / "tables.csv").write_text("table,player\n1,olga\n")
    ran = league("set-tables", "Autumn cup", "1", "tables.csv", *WHY, "--yes")
    assert (ran.code, ran.err) == (2, "tables.csv: olga have no entry in Autumn cup\n")
    (desk / "tables.csv").write_text("table,player\n1,player1\n3,player2\n")
    ran = league("set-tables", "Autumn cup", "1", "tables.csv", *WHY, "--yes")
    assert (ran.code, ran.err) == (2, "tables.csv: tables count from 1, and none is left out\n")


def test_replace__volunteer__gets_the_seat(league, playing):
    fred = make_player("fred")
    Volunteer.objects.create(competition=playing, player=fred, created_at=database_now())
    gone = seated(playing)[0][1]
    ran = league("replace", "Autumn cup", "1", "1", gone, "fred", *WHY, "--yes")
    assert (ran.code, ran.err) == (0, "")
    assert rulings("round", "table")[-1] == ("replace", 1, 1)


@pytest.mark.parametrize("how", [("--rule", "split"), ("--ranks", "1,2,2,4")])
def test_adjudicate__by_rule_or_ranks__ends_the_table(league, playing, how):
    assert league("adjudicate", "Autumn cup", "1", "2", *how, *WHY, "--yes").code == 0
    detail = Ruling.objects.get(action="adjudicate").detail
    assert detail.get("ranks", detail.get("rule")) in ("split", [1, 2, 2, 4])


@pytest.mark.parametrize("how", [(), ("--rule", "split", "--ranks", "1,2"), ("--ranks", "1,x")])
def test_adjudicate__neither_or_both__is_no_command(league, playing, how):
    with pytest.raises(SystemExit) as caught:
        league("adjudicate", "Autumn cup", "1", "2", *how, *WHY, "--yes")
    assert caught.value.code == 2


def test_void__table__is_worth_the_mean(league, playing):
    assert league("void", "Autumn cup", "1", "1", *WHY, "--yes").code == 0
    assert Table.objects.get(round__competition=playing, number=1).status == "void"


def test_publish__draft__says_how_long_games_take(league, olga):
    make_draft(olga)
    ran = league("publish", "Autumn cup", *WHY, "--yes")
    assert (ran.code, Competition.objects.get().status) == (0, "published")
    assert "A game takes about " in ran.out


def test_hide__competition__is_shown_to_few(league, olga):
    make_published(olga)
    assert league("hide", "Autumn cup", *WHY, "--yes").code == 0
    assert Competition.objects.get().visibility == "private"


@pytest.mark.parametrize("text", ["tomorrow", "2027-13-01", ""])
def test_moment__that_is_none__is_no_command(league, playing, text):
    with pytest.raises(SystemExit) as caught:
        league("pause", "Autumn cup", "--until", text, *WHY, "--yes")
    assert caught.value.code == 2
