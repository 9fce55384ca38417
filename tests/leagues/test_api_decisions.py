"""LEAGUES.md LO2, LO4, LO5, LB4: what staff decide by the API, tried first, once, and knowing what they change."""

import datetime as dt

import pytest

from games.services.locks import database_now
from leagues.models import Entry, Ruling, Staff, Volunteer
from leagues.services import tables
from tests.games.clients import Api
from tests.games.factories import make_player
from tests.leagues.competing import DAY, bring, fill, make_published, open_round, play, reload, standings_of, step

pytestmark = pytest.mark.django_db
WHY = {"reason": "He was rude."}
KEY = {"Idempotency_Key": "the-key-of-the-first-request"}
FOURS = {"min": 4, "preferred": 4, "max": 4}


@pytest.fixture
def olga(db):
    """The owner, who does not play."""
    return make_player("olga")


@pytest.fixture
def competition(olga):
    """Eight entries; the first of two rounds has been played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    play(made)
    standings_of(made)
    return reload(made)


@pytest.fixture
def published(olga):
    """Eight entries; the first round is published."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    row = made.rounds.get()
    bring(row, "publishes_at")
    assert [step(row), step(row)] == ["drawn", "published"]
    return reload(made)


@pytest.fixture
def playing(olga):
    """Eight entries; the games of the first round are played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    for table in open_round(made).tables.all():
        tables.open_table(table.pk)
    return reload(made)


def path(competition, *parts):
    return "/".join([f"/competitions/{competition.uuid}", *map(str, parts)])


def refusal(answer):
    return answer.status_code, answer.json()["code"]


def in_days(days):
    return (database_now() + days * DAY).isoformat()


# --- what all have in common ----------------------------------------------------------------------------------


def test_lo2__dry_run__answers_ruling_and_standings_and_changes_nothing(competition, olga):
    before = Api().get(path(competition, "standings")).content
    answer = Api(olga).post(path(competition, "rounds/1/tables/1/void"), {**WHY, "dry_run": True}, **KEY)
    assert answer.status_code == 200, answer.content
    told = answer.json()
    assert (told["number"], told["action"], told["round"], told["table"]) == (2, "void", 1, 1)
    seats = Api().get(path(competition, "rounds/1/tables/1")).json()["seats"]
    ticks = {row["entry"]: row["points"] for row in told["standings"]}
    assert {ticks[seat["entry"]] for seat in seats} == {60.0}
    assert (competition.rulings.count(), Api().get(path(competition, "standings")).content) == (1, before)


def test_lo2__decided__answers_the_ruling_once_for_a_key(competition, olga):
    address = path(competition, "rounds/1/tables/1/void")
    first = Api(olga).post(address, {**WHY, "private_note": "To us."}, **KEY)
    assert (first.status_code, first.json()["private_note"], first.json()["standings"]) == (200, "To us.", None)
    again = Api(olga).post(address, {**WHY, "private_note": "To us."}, **KEY)
    assert (again.json(), again.headers["Idempotency-Replayed"]) == (first.json(), "true")
    assert Ruling.objects.filter(competition=competition, action="void").count() == 1
    assert refusal(Api(olga).post(address, WHY, **KEY)) == (422, "idempotency_mismatch")


def test_lb4__other_version__is_refused(competition, olga):
    address, version = path(competition, "rounds/1/tables/1/void"), competition.version
    assert refusal(Api(olga).post(address, WHY, If_Match=f'"{version - 1}"')) == (412, "precondition_failed")
    assert refusal(Api(olga).post(address, WHY, If_Match='"pond"')) == (412, "precondition_failed")
    assert Api(olga).post(address, WHY, If_Match=f'"{version}"').status_code == 200


def test_lo2__bad_body__names_every_field(competition, olga):
    answer = Api(olga).post(path(competition, "rounds/1/tables/1/adjudicate"), {"reason": "x", "ranks": [9]})
    assert [each["field"] for each in answer.json()["errors"]] == ["reason", "ranks.0"]
    for both in ({}, {"ranks": [1, 2, 3, 4], "rule": "split"}):
        answer = Api(olga).post(path(competition, "rounds/1/tables/1/adjudicate"), {**WHY, **both})
        assert [(each["field"], each["code"]) for each in answer.json()["errors"]] == [("ranks", "required")]


def test_lo5__own_table__is_refused_and_a_rivals_is_marked(competition, olga):
    first, second = competition.rounds.get(number=1).tables.order_by("number")
    Entry.objects.filter(pk=first.seats.first().entry_id).update(player=olga)
    assert refusal(Api(olga).post(path(competition, "rounds/1/tables/1/void"), WHY)) == (403, "own_table")
    assert Api(olga).post(path(competition, f"rounds/1/tables/{second.number}/void"), WHY).json()["interested"] is True


def test_lo1__referee__rules_tables_and_no_rounds(competition):
    rita, now = make_player("rita"), database_now()
    Staff.objects.create(league=competition.league, player=rita, role="referee", appointed_at=now, accepted_at=now)
    assert Api(rita).post(path(competition, "rounds/1/tables/1/void"), WHY).json()["role"] == "referee"
    assert refusal(Api(rita).post(path(competition, "rounds/1/redraw"), WHY)) == (403, "not_staff")


def test_state__that_does_not_allow_it__is_named_beside_the_status(competition, olga):
    answer = Api(olga).post(path(competition, "rounds/1/redraw"), WHY)
    assert (answer.json()["status"], answer.json()["code"], answer.json()["state"]) == (409, "round_state", "closed")


# --- each decision --------------------------------------------------------------------------------------------


def test_lo4__undone__standings_are_as_before(competition, olga):
    before = Api().get(path(competition, "standings")).json()["results"]
    number = Api(olga).post(path(competition, "rounds/1/tables/1/void"), WHY).json()["number"]
    told = Api(olga).post(path(competition, "rulings", number, "undo"), WHY).json()
    assert (told["action"], told["undoes"]) == ("undo", number)
    assert Api().get(path(competition, "standings")).json()["results"] == before
    assert refusal(Api(olga).post(path(competition, "rulings", number, "undo"), WHY)) == (409, "settled")


def test_adjudicated__by_ranks__count(competition, olga):
    answer = Api(olga).post(path(competition, "rounds/1/tables/1/adjudicate"), {**WHY, "ranks": [4, 3, 2, 1]})
    assert answer.json()["detail"] == {"ranks": [4, 3, 2, 1]}
    seats = Api().get(path(competition, "rounds/1/tables/1")).json()["seats"]
    assert [(seat["rank"], seat["played_rank"]) for seat in seats] == [(4, 1), (3, 2), (2, 3), (1, 4)]


def test_adjudicated__by_a_rule__ends_the_table(playing, olga):
    answer = Api(olga).post(path(playing, "rounds/1/tables/1/adjudicate"), {**WHY, "rule": "split"})
    assert (answer.json()["detail"], answer.json()["after"]["status"]) == ({"rule": "split"}, "split")


def test_ld2__redrawn__takes_the_next_attempt_and_stays_on_record(published, olga):
    assert Api(olga).post(path(published, "rounds/1/redraw"), WHY).json()["after"] == {"attempt": 1}
    assert Api().get(path(published, "rounds/1/draw")).json()["attempt"] == 1


def test_tables_by_hand__everybody_once__are_set(published, olga):
    seated = Api().get(path(published, "rounds/1/tables")).json()["results"]
    one, other = ([seat["entry"] for seat in table["seats"]] for table in seated)
    wanted = [[other[0], *one[1:]], [one[0], *other[1:]]]
    answer = Api(olga).put(path(published, "rounds/1/tables"), {**WHY, "tables": wanted})
    assert (answer.status_code, answer.json()["detail"]["tables_after"]) == (200, wanted)
    now = Api().get(path(published, "rounds/1/tables")).json()["results"]
    assert [[seat["entry"] for seat in table["seats"]] for table in now] == wanted
    refused = Api(olga).put(path(published, "rounds/1/tables"), {**WHY, "tables": [one, one]})
    assert (refusal(refused), set(refused.json()["entries"])) == ((422, "unfit_tables"), {*one, *other})


def test_lr6__paused_and_resumed__closes_move_and_come_back(playing, olga):
    table = playing.rounds.get(number=1).tables.get(number=1)
    for parts in ("", "rounds/1/", "rounds/1/tables/1/"):
        answer = Api(olga).post(path(playing, f"{parts}pause"), {**WHY, "until": in_days(2)})
        assert answer.status_code == 200, answer.content
        table.refresh_from_db()
        paused = table.closes_at
        assert Api(olga).post(path(playing, f"{parts}resume"), WHY).status_code == 200
        table.refresh_from_db()
        assert paused - table.closes_at > DAY
    code = refusal(Api(olga).post(path(playing, "resume"), WHY))
    assert code == (409, "competition_state")


def test_lr6__extended__closes_later_and_never_earlier(playing, olga):
    for parts in ("rounds/1/tables/1/", "rounds/1/"):
        address = path(playing, f"{parts}extend")
        assert Api(olga).post(address, {**WHY, "closes_at": in_days(40)}).status_code == 200
        answer = Api(olga).post(address, {**WHY, "closes_at": in_days(1)})
        assert [each["field"] for each in answer.json()["errors"]] == ["closes_at"]
    told = Api().get(path(playing, "rounds/1")).json()
    assert dt.datetime.fromisoformat(told["closes_at"]) > database_now() + 39 * DAY


def test_lx2__replaced__volunteer_takes_the_seat(playing, olga):
    table = playing.rounds.get(number=1).tables.get(number=1)
    seat, lea = table.seats.select_related("entry").get(index=1), make_player("lea")
    body = {**WHY, "entry": str(seat.entry.uuid), "player": "LEA"}
    address = path(playing, "rounds/1/tables/1/replace")
    assert [each["field"] for each in Api(olga).post(address, body).json()["errors"]] == ["player"]
    Volunteer.objects.create(competition=playing, player=lea, created_at=database_now())
    assert Api(olga).post(address, body).json()["entry"] == str(seat.entry.uuid)
    assert table.game.seats.get(index=1).player == lea
    assert refusal(Api(olga).post(address, {**body, "player": "nobody"})) == (404, "not_found")
