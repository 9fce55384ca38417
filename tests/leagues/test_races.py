"""Two at the same moment: one of the orders happens, never a mixture (LEAGUES.md LE1, LB4)."""

import pytest

from leagues.models import Round
from leagues.services import entries, rounds
from tests.concurrency.conftest import race
from tests.games.factories import make_players
from tests.leagues.competing import bring, fill, make_published, reload

pytestmark = pytest.mark.django_db(transaction=True)


def test_le1__four_for_two_places__two_are_in_and_two_wait():
    competition = make_published(registration={"capacity": 3})
    entries.enter(make_players(5)[4], competition.uuid)
    race(*[lambda player=player: entries.enter(player, competition.uuid) for player in make_players(4)])
    found = list(competition.entries.order_by("entered_at", "pk").values_list("status", flat=True))
    assert found == ["active"] * 3 + ["waiting"] * 2
    assert reload(competition).version == competition.events.order_by("number").last().number


def test_lb4__two_workers__draw_a_round_once():
    competition = make_published()
    fill(competition, 7)
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    taken = race(*[lambda: rounds.take_step(round_.pk)] * 2)
    assert sorted(taken) == ["drawn", "published"]
    assert Round.objects.filter(competition=competition, number=1).count() == 1
    assert round_.seats.count() == 7
