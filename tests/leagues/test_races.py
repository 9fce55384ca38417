"""Two at the same moment: one of the orders happens, never a mixture (LEAGUES.md LE1, LB4)."""

import pytest

from games.models import Game
from games.services import resignations
from leagues.models import Round, SubstituteOffer
from leagues.services import entries, rounds, substitutes, sweep, tables
from tests.concurrency.conftest import race
from tests.games.factories import make_players
from tests.leagues.competing import bring, fill, finish, make_published, open_round, reload

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


def test_lb2__two_workers__give_a_table_one_game_and_count_it_once():
    competition = make_published(
        stages=[{"format": "swiss", "rounds": 1}], table_size={"min": 4, "preferred": 4, "max": 4}
    )
    fill(competition, 4)
    table = open_round(competition).tables.get()
    assert sorted(race(*[lambda: tables.open_table(table.pk)] * 2)) == [False, True]
    game = Game.objects.get()
    finish(game, [3, 1, 2, 9])
    assert sorted(race(*[lambda: tables.count_result(table.pk)] * 2)) == [False, True]
    assert competition.events.filter(kind="table_finished").count() == 1
    assert competition.standings.count() == 4


def test_lx2__three_say_yes_to_one_seat__one_has_it():
    competition = make_published(
        stages=[{"format": "swiss", "rounds": 1}], table_size={"min": 4, "preferred": 4, "max": 4}
    )
    own, *_ = fill(competition, 4)
    open_round(competition)
    sweep.sweep()
    game, players = Game.objects.get(), make_players(3)
    for player in players:
        substitutes.volunteer(player, competition.uuid)
    resignations.resign(own.player, game.uuid)
    substitutes.take_step(competition.pk)
    offers = {row.player_id: row.uuid for row in SubstituteOffer.objects.all()}
    taken = race(*[lambda player=player: substitutes.accept(player, offers[player.pk]).status for player in players])
    assert sorted(taken) == ["accepted", "offer_taken", "offer_taken"]
    assert game.seats.filter(player__in=players).count() == 1
    assert sorted(SubstituteOffer.objects.values_list("status", flat=True)) == ["accepted", "taken", "taken"]
