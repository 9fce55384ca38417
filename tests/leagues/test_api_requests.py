"""Requests below `/api/v1`: what players ask, and what staff answer (LEAGUES.md LO7)."""

import pytest

from leagues.models import Competition, Entry, Request
from leagues.services import staff
from leagues.services.requests import MOST_UNANSWERED
from leagues.services.seats import hand_on
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_published, play

pytestmark = pytest.mark.django_db
ASKED = {"kind": "appeal", "text": "I was there."}
SAID = {"answer": "You were not.", "private_note": "See the log."}
KEY = {"Idempotency_Key": "one-question-is-enough"}


@pytest.fixture
def competition(db):
    return make_published(table_size={"min": 2, "preferred": 2, "max": 2})


@pytest.fixture
def olga(competition):
    return Api(make_player("olga"))


@pytest.fixture
def entries(competition):
    return fill(competition, 2)


@pytest.fixture
def asker(entries):
    return Api(entries[0].player)


def address(competition, rest=""):
    return f"/competitions/{competition.uuid}/requests{rest}"


def listed(api, competition):
    return api.get(address(competition)).json()["results"]


def test_lo7__asked_and_answered__both_are_on_record_and_the_note_stays_private(competition, olga, asker, entries):
    made = asker.post(address(competition), ASKED, **KEY)
    again = asker.post(address(competition), ASKED, **KEY)
    assert (made.status_code, again.json(), Request.objects.count()) == (201, made.json(), 1)
    question = made.json()
    assert (question["entry"], question["player"], question["text"]) == (
        str(entries[0].uuid),
        "player1",
        "I was there.",
    )
    assert (question["answer"], question["answered_by"], question["private_note"]) == (None, None, None)
    reply = f"/{question['id']}/answer"
    said = olga.post(address(competition, reply), SAID)
    assert (said.status_code, said.json()["private_note"]) == (200, "See the log.")
    assert refused(olga.post(address(competition, reply), SAID)) == (409, "settled")
    (to_asker,), (to_staff,) = listed(asker, competition), listed(olga, competition)
    assert (to_asker["answer"], to_asker["answered_by"], to_asker["private_note"]) == ("You were not.", "olga", None)
    assert to_staff == {**to_asker, "private_note": "See the log."}


def test_lo7__listed__each_reads_its_own_and_staff_all(competition, olga, asker, entries):
    other, stranger = Api(entries[1].player), Api(make_player("dana"))
    for api in (asker, other):
        api.post(address(competition), ASKED)
    assert [each["player"] for each in listed(olga, competition)] == ["player2", "player1"]
    assert [each["player"] for each in listed(other, competition)] == ["player2"]
    assert listed(stranger, competition) == []
    assert refused(Api().get(address(competition))) == (401, "not_authenticated")
    Competition.objects.update(visibility="private")
    assert refused(stranger.get(address(competition))) == (404, "not_found")


def test_lo7__asked_without_an_entry__is_refused(competition, olga):
    assert refused(olga.post(address(competition), ASKED)) == (403, "permission_denied")
    Competition.objects.update(visibility="private")
    assert refused(Api(make_player("dana")).post(address(competition), ASKED)) == (404, "not_found")


def test_le7__asked_after_leaving__is_taken(competition, asker):
    Entry.objects.filter(player__username="player1").update(status="withdrawn")
    assert asker.post(address(competition), ASKED).status_code == 201


def test_lo7__asked_too_often__is_refused_until_one_is_answered(competition, olga, asker, entries):
    own = {"competition": competition, "entry": entries[0], "player": entries[0].player, "kind": "other"}
    Request.objects.bulk_create(Request(**own, created_at=competition.created_at) for _ in range(MOST_UNANSWERED))
    assert refused(asker.post(address(competition), ASKED)) == (409, "limit_reached")
    olga.post(address(competition, f"/{Request.objects.first().uuid}/answer"), SAID)
    assert asker.post(address(competition), ASKED).status_code == 201


def test_lo7__asked_when_it_is_over__is_refused(competition, asker):
    Competition.objects.update(status="finished")
    assert refused(asker.post(address(competition), ASKED)) == (409, "competition_state")


def test_lo7__badly_said__names_every_field(competition, asker, olga):
    assert sorted(fields_of(asker.post(address(competition), {"kind": "wish", "colour": "blue"}))) == [
        ("colour", "unknown_field"),
        ("kind", "invalid_choice"),
        ("text", "required"),
    ]
    question = asker.post(address(competition), ASKED).json()["id"]
    assert fields_of(olga.post(address(competition, f"/{question}/answer"), {"answer": ""})) == [("answer", "blank")]


def test_lo5__own_request__is_for_others_to_answer(competition, olga):
    Entry.objects.create(
        competition=competition, player=make_player("olga"), status="active", entered_at=competition.created_at
    )
    question = olga.post(address(competition), ASKED).json()["id"]
    assert refused(olga.post(address(competition, f"/{question}/answer"), SAID)) == (403, "own_table")


def test_lo5__request_of_an_entry_handed_on__is_for_others_than_who_asked(competition, olga, entries):
    entry, me = entries[0], make_player("olga")
    asked = {"kind": "other", "text": "", "player": me, "created_at": competition.created_at}
    question = Request.objects.create(entry=entry, competition=competition, **asked).uuid
    assert refused(olga.post(address(competition, f"/{question}/answer"), SAID)) == (403, "own_table")


def test_lo1__answered__by_a_referee_as_well_and_by_no_player(competition, asker):
    rhea = make_player("rhea")
    staff.appoint(make_player("olga"), competition.league.uuid, rhea, "referee", "She is fair.")
    staff.accept(rhea, competition.league.uuid)
    question = asker.post(address(competition), ASKED).json()["id"]
    assert refused(asker.post(address(competition, f"/{question}/answer"), SAID)) == (403, "not_staff")
    assert Api(rhea).post(address(competition, f"/{question}/answer"), SAID).json()["answered_by"] == "rhea"


def test_lx3__entry_handed_on__its_requests_stay_with_who_has_asked(competition, asker, entries):
    asker.post(address(competition), ASKED)
    play(competition)
    finn = make_player("finn")
    hand_on(Competition.objects.get(pk=competition.pk), entries[0], finn, competition.created_at)
    assert (listed(Api(finn), competition), len(listed(asker, competition))) == ([], 1)


@pytest.mark.parametrize("count", [1, 5])
def test_requests__take_as_many_queries_whatever_there_are(
    django_assert_num_queries, competition, olga, asker, entries, count
):
    for _ in range(count):
        asker.post(address(competition), ASKED)
    olga.post(address(competition, f"/{Request.objects.first().uuid}/answer"), SAID)
    with django_assert_num_queries(6):  # the request, the player, the competition, the role, the requests, names
        assert len(listed(olga, competition)) == count
