"""LEAGUES.md, API: rounds, tables, draws, standings and what follows from them, as clients read them."""

import csv
import io
import uuid

import pytest
from django.core.management import call_command

from accounts.services.blocks import block
from leagues.models import Apart, Entry, Round
from leagues.rules.draws import RoundDraw, commitment
from leagues.rules.verification import verify
from leagues.services import rulings
from leagues.services.rulings import Wanted
from tests.games.clients import Api
from tests.games.factories import make_player
from tests.leagues.competing import bring, fill, make_draft, make_published, play, reload, standings_of, step

pytestmark = pytest.mark.django_db
WHY = Wanted("He was rude.")
FOURS = {"min": 4, "preferred": 4, "max": 4}


@pytest.fixture
def olga(db):
    """The owner, who does not play."""
    return make_player("olga")


@pytest.fixture
def competition(olga):
    """Nine entries at tables of four; the first of three rounds has been played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 3}], table_size=FOURS)
    fill(made, 9)
    played(made, 1)
    return reload(made)


@pytest.fixture
def drawn(competition):
    """The same with a second round that is drawn and not published."""
    row = competition.rounds.get(number=2)
    bring(row, "draws_at")
    assert step(row) == "drawn"
    return competition


def played(competition, number):
    """A whole round, and the standings after it."""
    play(competition, number)
    standings_of(competition)


def path(competition, *parts):
    return "/".join([f"/competitions/{competition.uuid}", *map(str, parts)])


def read(competition, *parts, by=None):
    answer = Api(by).get(path(competition, *parts))
    assert answer.status_code == 200, answer.content
    return answer.json()


def lines(answer):
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    return list(csv.reader(io.StringIO(answer.content.decode())))


# --- rounds ---------------------------------------------------------------------------------------------------


def test_rounds__listed__in_their_order_with_their_times(competition):
    first, second = read(competition, "rounds")["results"]
    assert (first["number"], first["status"], first["tables"], first["stage"]) == (1, "closed", 2, 1)
    assert (second["number"], second["status"], second["tables"]) == (2, "planned", 0)
    assert first["opens_at"] < first["closed_at"] < second["opens_at"]


def test_round__published__names_who_has_no_seat(competition):
    (bye,) = read(competition, "rounds/1")["unseated"]
    assert (bye["kind"], bye["points"]) == ("bye", 60)
    seated = {seat["entry"] for table in read(competition, "rounds/1/tables")["results"] for seat in table["seats"]}
    assert (len(seated), bye["entry"] in seated) == (8, False)


def test_table__ended__says_what_came_of_it(competition):
    table = read(competition, "rounds/1/tables/2")
    assert (table["number"], table["status"], table["game"]) == (2, "adjudicated", None)
    assert [(seat["index"], seat["rank"], seat["points"], seat["ticks"]) for seat in table["seats"]] == [
        (0, 1, 120.0, 50_400),
        (1, 2, 80.0, 33_600),
        (2, 3, 40.0, 16_800),
        (3, 4, 0.0, 0),
    ]


@pytest.mark.parametrize("parts", ["rounds/9", "rounds/9/tables", "rounds/1/tables/9", "rounds/2/draw", "rulings/99"])
def test_read__what_is_not_there__is_not_found(competition, parts):
    assert Api().get(path(competition, parts)).status_code == 404


def test_read__draft__is_not_found_but_for_staff(olga):
    draft = make_draft(olga)
    for parts in ("rounds", "standings", "crosstable", "export", "calendar.ics", "rulings", "events"):
        assert Api().get(path(draft, parts)).status_code == 404
        assert Api(olga).get(path(draft, parts)).status_code == 200


def test_read__not_modified__is_304(competition):
    for parts in ("rounds", "rounds/1", "rounds/1/draw", "standings", "standings?format=csv", "calendar.ics", "export"):
        answer = Api().get(path(competition, parts))
        assert Api().get(path(competition, parts), If_None_Match=answer.headers["ETag"]).status_code == 304


# --- unpublished draws ----------------------------------------------------------------------------------------

OF_DRAWS = ("rounds/2/tables", "rounds/2/tables/1", "rounds/2/draw", "rounds/2/explain")


def statuses(competition, by):
    return {Api(by).get(path(competition, parts)).status_code for parts in OF_DRAWS}


def test_lr3__drawn__is_planned_to_all_but_organizers_who_do_not_play(drawn, olga):
    player = drawn.entries.first().player
    for viewer in (None, player, make_player("zoe")):
        assert read(drawn, "rounds/2", by=viewer)["status"] == "planned"
        assert statuses(drawn, viewer) == {404}
    assert read(drawn, "rounds/2", by=olga)["status"] == "drawn"
    assert statuses(drawn, olga) == {200}
    assert read(drawn, "rounds/2/draw", by=olga)["server_seed"] is None


def test_lo5__organizer_who_plays__sees_a_draw_when_all_do(drawn, olga):
    entry = Entry.objects.create(competition=drawn, player=olga, status="active", entered_at=drawn.created_at)
    assert statuses(drawn, olga) == {404}
    entry.delete()
    assert statuses(drawn, olga) == {200}


def test_lo5__ruling_on_an_unpublished_draw__is_on_record_with_the_publication(drawn, olga):
    ruled = rulings.redraw(olga, drawn.uuid, 2, WHY)
    number = ruled.ruling.number
    assert [each["number"] for each in read(drawn, "rulings")["results"]] == [1]
    assert [each["number"] for each in read(drawn, "rulings", by=olga)["results"]] == [number, 1]
    assert Api().get(path(drawn, "rulings", number)).status_code == 404
    told = [each["details"].get("ruling") for each in read(drawn, "events?limit=100")["results"]]
    assert number not in told
    second = drawn.rounds.get(number=2)
    bring(second, "publishes_at")
    assert step(second) == "published"
    assert read(drawn, "rulings", number)["action"] == "redraw"
    told = [each["details"].get("ruling") for each in read(drawn, "events?limit=100")["results"]]
    assert number in told
    assert read(drawn, "rounds/2")["attempt"] == 1


def test_lo5__ruling_on_an_unpublished_draw__reaches_who_polls_after_the_last_event(drawn, olga):
    ruled = rulings.redraw(olga, drawn.uuid, 2, WHY).ruling
    again = rulings.redraw(olga, drawn.uuid, 2, WHY).ruling
    rulings.warn(olga, drawn.uuid, drawn.entries.first().uuid, WHY)
    known = [each["number"] for each in read(drawn, "events?limit=100")["results"]][-1]
    second = drawn.rounds.get(number=2)
    bring(second, "publishes_at")
    assert step(second) == "published"
    new = read(drawn, f"events?limit=100&after={known}")["results"]
    told = [(each["kind"], each["details"].get("ruling")) for each in new]
    assert told[:3] == [("round_drawn", None), ("ruling_made", ruled.number), ("ruling_made", again.number)]
    assert read(drawn, f"rulings/{ruled.number}")["at"] < new[1]["at"]
    rulings.redraw(olga, drawn.uuid, 2, WHY)
    last = read(drawn, f"events?limit=100&after={new[-1]['number']}")["results"]
    assert [each["details"].get("action") for each in last if each["kind"] == "ruling_made"] == ["redraw"]


def test_lb4__ruling_on_an_unpublished_draw__makes_a_new_version(drawn, olga):
    before = reload(drawn).version
    rulings.redraw(olga, drawn.uuid, 2, WHY)
    assert reload(drawn).version > before


# --- draws ----------------------------------------------------------------------------------------------------


def test_ld2__draw__anybody_can_check_the_lots(competition):
    told = read(competition, "rounds/1/draw")
    seed = bytes.fromhex(told["server_seed"])
    assert told["commitment"] == commitment(competition.uuid, 1, 0, seed).hex()
    seeds = {uuid.UUID(entry): bytes.fromhex(each) for entry, each in told["draw_seeds"].items()}
    draw = RoundDraw(competition.uuid, 1, told["attempt"], seed, seeds)
    assert (draw.entropy().hex(), [str(each) for each in draw.lots()]) == (told["entropy"], told["lots"])


def test_ld7__explain__terms_add_up_and_a_swap_costs_what_it_would(drawn, olga):
    told = read(drawn, "rounds/2/explain", by=olga)
    assert told["total"] == sum(each["total"] for each in told["tables"])
    one = told["tables"][0]
    assert one["repeat"] == sum(10**9 * pair["met"] ** 2 for pair in one["pairs"])
    assert one["score"] == sum(pair["distance"] ** 2 for pair in one["pairs"])
    assert (len(one["pairs"]), told["fewest_repeats"] <= told["repeats"]) == (6, True)
    tables = read(drawn, "rounds/2/tables", by=olga)["results"]
    a, b = (table["seats"][0]["entry"] for table in tables)
    cost = read(drawn, f"rounds/2/explain?swap={a},{b}", by=olga)["swap"]["cost"]
    assert cost == read(drawn, f"rounds/2/explain?swap={b},{a}", by=olga)["swap"]["cost"]
    assert cost >= 0
    refused = Api(olga).get(path(drawn, f"rounds/2/explain?swap={a},{drawn.uuid}"))
    assert (refused.status_code, refused.json()["entries"]) == (422, [str(drawn.uuid)])
    assert Api(olga).get(path(drawn, "rounds/2/explain?swap=a,b")).status_code == 400


def test_ld5__explain__shows_who_organizers_keep_apart_and_never_a_block(competition):
    table = competition.rounds.get(number=1).tables.first()
    one, other = (seat.entry for seat in table.seats.order_by("index")[:2])
    before = read(competition, "rounds/1/explain")
    block(one.player, other.player)
    Round.objects.filter(competition=competition, number=1).update(
        drawn_with={**competition.rounds.get(number=1).drawn_with, "apart": [sorted([str(one.uuid), str(other.uuid)])]}
    )
    assert read(competition, "rounds/1/explain") == before
    lower, higher = sorted((one, other), key=lambda row: row.pk)
    Apart.objects.create(competition=competition, one=lower, other=higher)
    assert read(competition, "rounds/1/explain")["tables"][0]["apart"] == 10**15


# --- standings ------------------------------------------------------------------------------------------------


def test_standings__paged__each_row_once(competition):
    first = read(competition, "standings?limit=5")
    assert (first["round"], first["final"], len(first["results"])) == (1, False, 5)
    address = first["next"].partition("/api/v1")[2]
    rest = Api().get(address).json()
    rows = first["results"] + rest["results"]
    assert [row["rank"] for row in rows] == [1, 1, 3, 3, 5, 6, 6, 8, 8]
    assert (len({row["entry"] for row in rows}), rest["next"]) == (9, None)
    assert rows[0]["possible_rank"] == {"best": 1, "worst": 9}
    assert rows[0]["rounds"][0] | {"table": 0} == {
        "round": 1,
        "table": 0,
        "size": 4,
        "rank": 1,
        "points": 120.0,
        "kind": "table",
    }


def test_lt1__standings_of_a_round__are_those_of_then_as_corrected_now(competition, olga):
    then = read(competition, "standings")
    played(competition, 2)
    worst = Entry.objects.get(uuid=then["results"][-1]["entry"])
    after = read(competition, "standings?round=1&limit=5")
    again = Api().get(after["next"].partition("/api/v1")[2]).json()
    back = Api().get(again["previous"].partition("/api/v1")[2]).json()
    assert back["results"] == after["results"]
    assert [row["entry"] for row in after["results"] + again["results"]] == [row["entry"] for row in then["results"]]
    assert (after["round"], read(competition, "standings")["round"]) == (1, 2)
    rulings.award(olga, competition.uuid, worst.uuid, 600, WHY)
    assert read(competition, "standings?round=1")["results"][0]["entry"] == str(worst.uuid)
    assert read(competition, "standings?stage=1") == read(competition, "standings")
    for wrong in ("round=3", "stage=2"):
        assert Api().get(path(competition, f"standings?{wrong}")).status_code == 404


def test_standings__as_csv__are_whole(competition):
    head, *rows = lines(Api().get(path(competition, "standings"), Accept="text/csv"))
    codes = ["wins", "opponents", "splashes", "head_to_head", "missed"]
    names = ["rank", "entry", "player", "points", "ticks", "substitute_points", "adjustment", *codes, "round_1"]
    assert head == names
    assert [row[0] for row in rows] == ["1", "1", "3", "3", "5", "6", "6", "8", "8"]
    assert rows[0][3:5] == ["120.0", "50400"]
    assert lines(Api().get(path(competition, "standings?format=csv&round=1"))) == [head, *rows]


def test_cross_table__one_round__each_has_met_three(competition):
    rows = read(competition, "crosstable")["results"]
    assert sorted(len(row["met"]) for row in rows) == [0, *[3] * 8]
    best = next(row for row in rows if row["rank"] == 1)
    assert [(each["times"], each["above"], each["level"], each["below"]) for each in best["met"]] == [(1, 1, 0, 0)] * 3
    head, *pairs = lines(Api().get(path(competition, "crosstable?format=csv")))
    assert (head[3:], len(pairs)) == (["other_entry", "other_player", "times", "above", "level", "below"], 24)


# --- the record -----------------------------------------------------------------------------------------------


def test_lo7__rulings__are_public_but_for_the_private_note(competition, olga):
    entry = competition.entries.first()
    rulings.deduct(olga, competition.uuid, entry.uuid, 200, Wanted("He was rude.", private_note="To me."))
    told = read(competition, "rulings/2")
    assert (told["actor"], told["role"], told["action"], told["points"]) == ("olga", "owner", "deduct", 200)
    assert (told["reason"], told["private_note"], told["undone_by"]) == ("He was rude.", None, None)
    assert read(competition, "rulings/2", by=olga)["private_note"] == "To me."
    rulings.undo(olga, competition.uuid, 2, WHY)
    assert (read(competition, "rulings/2")["undone_by"], read(competition, "rulings/3")["undoes"]) == (3, 2)


def test_rulings__by_target__are_those_about_it(competition, olga):
    one, other = competition.entries.order_by("pk")[:2]
    rulings.warn(olga, competition.uuid, one.uuid, WHY)
    rulings.void(olga, competition.uuid, 1, 2, WHY)
    rulings.warn(olga, competition.uuid, other.uuid, WHY)
    for target, numbers in ((one.uuid, [2]), (str(other.uuid).upper(), [4]), ("1", [3]), ("1/2", [3]), ("1/1", [])):
        assert [each["number"] for each in read(competition, f"rulings?target={target}")["results"]] == numbers
    assert Api().get(path(competition, "rulings?target=zoe")).status_code == 400


def test_events__after_a_number__go_on_from_there(competition):
    page = read(competition, "events?limit=2")
    assert [each["kind"] for each in page["results"]] == ["ruling_made", "competition_published"]
    known = page["results"][-1]["number"]
    rest = Api().get(page["next"].partition("/api/v1")[2]).json()
    assert (rest["results"][0]["number"], rest["results"][0]["kind"]) == (known + 1, "round_drawn")
    stream = Api().get(path(competition, f"events?after={known - 1}"), Accept="text/event-stream")
    assert f"id: {known}\nevent: competition_published\n".encode() in stream.content


def test_export__is_enough_to_recompute_everything(competition, olga, tmp_path):
    first, second = competition.rounds.get(number=1).tables.order_by("number")
    rulings.adjudicate(olga, competition.uuid, 1, first.number, [4, 3, 2, 1], WHY)
    rulings.void(olga, competition.uuid, 1, second.number, WHY)
    played(competition, 2)
    worst = first.seats.get(index=1).entry
    rulings.disqualify(olga, competition.uuid, worst.uuid, "all", WHY)
    rulings.award(olga, competition.uuid, first.seats.get(index=0).entry.uuid, 7, WHY)
    answer = Api().get(path(competition, "export"))
    assert (verify(answer.json()).draws, verify(answer.json()).standings) == (2, 1)
    stored = read(competition, "standings?limit=100")["results"]
    (told,) = answer.json()["standings"]
    assert [(row["entry"], row["ticks"]) for row in told["rows"]] == [(row["entry"], row["ticks"]) for row in stored]
    (tmp_path / "export.json").write_bytes(answer.content)
    call_command("verify_competition", str(tmp_path / "export.json"))


def test_export__of_an_unpublished_draw__says_nothing(drawn):
    assert [each["number"] for each in read(drawn, "export")["rounds"]] == [1]


def test_calendar__has_registration_and_every_round(competition):
    answer = Api().get(path(competition, "calendar.ics"), Accept_Language="es")
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    text = answer.content.decode()
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    first = competition.rounds.get(number=1)
    assert f"UID:{competition.uuid}-round-1@duckcover\r\n" in text
    assert f"DTSTART:{first.opens_at:%Y%m%dT%H%M%SZ}\r\n" in text
    assert "SUMMARY:Autumn cup: Ronda 3\r\n" in text
    assert answer.headers["Content-Language"] == "es"
    assert text.count("BEGIN:VEVENT") == 4
