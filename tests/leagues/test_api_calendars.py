"""The calendar of a player: at a secret address that can be revoked (LEAGUES.md, API; RFC 5545)."""

import pytest

from accounts.services.account_deletion import delete_player
from leagues.models import CalendarAddress, Competition
from leagues.services import sweep
from tests.games.clients import Api, refused
from tests.games.factories import make_game, make_player
from tests.leagues.competing import bring, fill, make_published, open_round, step

pytestmark = pytest.mark.django_db
FOUR = {"min": 4, "preferred": 4, "max": 4}


@pytest.fixture
def competition(db):
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOUR)
    fill(made, 4)
    return made


@pytest.fixture
def player(competition):
    return competition.entries.order_by("pk").first().player


def address_of(player):
    return Api(player).get("/me/calendar").json()["url"].partition("/api/v1")[2]


def summaries(player):
    """What the calendar says, line by line."""
    text = Api().get(address_of(player)).content.decode().replace("\r\n ", "")
    return [line.partition(":")[2] for line in text.split("\r\n") if line.startswith("SUMMARY")]


def test_address__read_twice__is_the_same_and_opens_without_signing_in(player):
    address = address_of(player)
    answer = Api().get(address)
    assert (address, answer.status_code) == (address_of(player), 200)
    assert answer["Content-Type"].startswith("text/calendar")
    assert answer.content.startswith(b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")


def test_address__revoked__opens_nothing_and_another_does(player):
    api, before = Api(player), address_of(player)
    assert api.delete("/me/calendar").status_code == 204
    after = address_of(player)
    assert (before == after, refused(Api().get(before)), Api().get(after).status_code) == (
        False,
        (404, "not_found"),
        200,
    )
    api.delete("/me/calendar")
    assert refused(Api().get(after)) == (404, "not_found")


def test_address__made_up_or_of_a_deleted_player__is_not_found(player):
    own, other = address_of(player), address_of(make_player("dana"))
    body, seal = own.rpartition(".ics")[0].rpartition(".")[0], other.rpartition(".ics")[0].rpartition(".")[2]
    wrong = [f"{body}.{seal}.ics", f"{body}.ics", "/calendars/x.ics"]
    assert [Api().get(each).status_code for each in wrong] == [404] * 3
    delete_player(player)
    assert (refused(Api().get(own)), CalendarAddress.objects.count()) == ((404, "not_found"), 0)


def test_calendar__own_rounds__have_their_table_from_the_publication_on(competition, player):
    assert summaries(player) == ["Autumn cup: Round 1", "Autumn cup: Round 2"]
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    step(round_)
    assert summaries(player) == ["Autumn cup: Round 1", "Autumn cup: Round 2"]
    bring(round_, "publishes_at")
    step(round_)
    assert summaries(player) == ["Autumn cup: Round 1\\, table 1", "Autumn cup: Round 2"]
    assert summaries(make_player("olga")) == []


def test_calendar__turn_that_waits__is_there_until_it_does_not(competition, player):
    open_round(competition)
    sweep.sweep()
    waiting = {
        entry.player.username: [said for said in summaries(entry.player) if said.startswith("Your turn in")]
        for entry in competition.entries.select_related("player")
    }
    own = competition.rounds.get(number=1).tables.get().game
    asked = own.turns.get(resolved_at=None).waiting_for
    assert sum(map(len, waiting.values())) == len(asked)
    assert {said for each in waiting.values() for said in each} == {"Your turn in Autumn cup 1/1 ends"}


def test_calendar__withdrawn_or_over__shows_nothing(competition, player):
    competition.entries.filter(player=player).update(status="withdrawn")
    assert summaries(player) == []
    competition.entries.update(status="active")
    Competition.objects.update(status="finished")
    assert summaries(player) == []


def test_calendar__language_of_the_player__is_spoken(player):
    player.language = "es"
    player.save()
    assert summaries(player)[0] == "Autumn cup: Ronda 1"


@pytest.mark.parametrize("count", [1, 3])
def test_calendar__takes_as_many_queries_whatever_there_is(django_assert_num_queries, count):
    dana = make_player("dana")
    for number in range(count):
        made = make_published(make_player(f"olga{number}"))
        made.entries.create(player=dana, status="active", entered_at=made.created_at)
        make_game(f"duck {number}")
    address = address_of(dana)
    with django_assert_num_queries(7):  # the request, the player, the secret, entries, rounds, seats, turns
        assert Api().get(address).status_code == 200
