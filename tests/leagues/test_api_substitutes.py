"""Substitutes below `/api/v1`: the pool of a competition, and the seats that its volunteers are offered (LX)."""

import pytest

from games.models import Seat
from games.services import resignations
from games.services.locks import database_now
from leagues.models import Competition, SubstituteOffer, Volunteer
from leagues.services import competitions, substitutes, sweep
from tests.games.clients import Api, refused
from tests.games.factories import make_player, make_players
from tests.leagues.competing import fill, make_draft, make_published, open_round

pytestmark = pytest.mark.django_db
FOUR = {"min": 4, "preferred": 4, "max": 4}


@pytest.fixture
def competition(db):
    """A table of four that is played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
    fill(made, 4)
    open_round(made)
    sweep.sweep()
    return made


def place(competition):
    return f"/competitions/{competition.uuid}/substitutes/me"


def offer(competition, *seats):
    """The players of these seats resign, and the pool is asked."""
    table = competition.rounds.get().tables.get()
    for index in seats:
        resignations.resign(table.seats.get(index=index).entry.player, table.game.uuid)
    Competition.objects.filter(pk=competition.pk).update(offers_due_at=database_now())
    substitutes.take_step(competition.pk)
    return table


def offers_of(api):
    return api.get("/me/offers").json()["results"]


def test_lx1__volunteer__twice_is_one_place_and_leaving_twice_none(competition):
    dana = Api(make_player("dana"))
    assert refused(dana.get(place(competition))) == (404, "not_found")
    first, again = dana.put(place(competition)), dana.put(place(competition), {})
    assert (first.status_code, first.json(), first.json()["services"]) == (200, again.json(), 0)
    assert (dana.get(place(competition)).json(), Volunteer.objects.count()) == (first.json(), 1)
    assert [dana.delete(place(competition)).status_code for _ in range(2)] == [204, 204]
    assert refused(dana.get(place(competition))) == (404, "not_found")


def test_lx1__private_or_draft__is_not_there_for_strangers_and_can_be_left(competition):
    dana, draft = Api(make_player("dana")), make_draft(make_player("erin"))
    dana.put(place(competition))
    Competition.objects.filter(pk=competition.pk).update(visibility="private")
    assert dana.delete(place(competition)).status_code == 204
    for hidden in (competition, draft):
        assert refused(dana.put(place(hidden))) == (404, "not_found")
        assert refused(dana.delete(place(hidden))) == (404, "not_found")
    assert refused(Api(make_player("erin")).put(place(draft))) == (409, "competition_state")


def test_lx1__over__takes_no_volunteer(competition):
    competitions.cancel(make_player("olga"), competition.uuid, "Too few came.")
    assert refused(Api(make_player("dana")).put(place(competition))) == (409, "competition_state")


def test_lx2__offered__says_where_the_seat_is_and_until_when(competition):
    dana, erin = (Api(player) for player in make_players(2))
    dana.put(place(competition))
    table = offer(competition, 1)
    (found,) = offers_of(dana)
    assert (found["round"], found["table"], found["seat"], found["game"]) == (1, 1, 1, str(table.game.uuid))
    assert (found["competition"]["name"], found["competition"]["league_name"]) == ("Autumn cup", "Pond league")
    assert (found["status"], found["answered_at"], offers_of(erin)) == ("open", None, [])
    SubstituteOffer.objects.update(made_at=competition.created_at, ends_at=database_now())
    assert offers_of(dana) == []


def test_lx2__accepted__the_first_sits_and_the_others_get_offer_taken(competition):
    first, second = (Api(player) for player in make_players(2))
    for api in (first, second):
        api.put(place(competition))
    table = offer(competition, 2)
    (own,), (other,) = offers_of(first), offers_of(second)
    answers = [first.post(f"/me/offers/{own['id']}/accept") for _ in range(2)]
    assert [(answer.status_code, answer.json()["status"]) for answer in answers] == [(200, "accepted")] * 2
    assert Seat.objects.get(game=table.game, index=2).player.username == "dana"
    assert refused(second.post(f"/me/offers/{other['id']}/accept")) == (409, "offer_taken")
    assert refused(second.post(f"/me/offers/{own['id']}/accept")) == (404, "not_found")
    assert first.get(place(competition)).json()["services"] == 1
    assert offers_of(first) == offers_of(second) == []


def test_lx2__declined__twice_is_once_and_left_to_others(competition):
    dana = Api(make_player("dana"))
    dana.put(place(competition))
    offer(competition, 0)
    (found,) = offers_of(dana)
    answers = [dana.post(f"/me/offers/{found['id']}/decline") for _ in range(2)]
    assert [answer.json()["status"] for answer in answers] == ["declined", "declined"]
    assert refused(dana.post(f"/me/offers/{found['id']}/accept")) == (409, "offer_taken")


@pytest.mark.parametrize("seats", [(0,), (0, 1, 2)])
def test_offers__take_as_many_queries_whatever_there_are(django_assert_num_queries, competition, seats):
    api = Api(make_player("dana"))
    api.put(place(competition))
    offer(competition, *seats)
    with django_assert_num_queries(3):  # the request, the player, the offers
        assert len(offers_of(api)) == len(seats)
