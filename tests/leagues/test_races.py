"""Two at the same moment: one of the orders happens, never a mixture (LEAGUES.md LE1, LB4)."""

import pytest

from accounts.models import Player
from games.models import Game
from games.services import resignations
from leagues.models import Round, Ruling, Season, Staff, SubstituteOffer
from leagues.services import competitions, entries, rounds, rulings, seasons, substitutes, sweep, tables
from leagues.services.rulings import Wanted
from leagues.services.verification import check_standings
from tests.concurrency.conftest import race
from tests.games.factories import make_player, make_players
from tests.leagues.competing import (
    bring,
    document,
    fill,
    finish,
    make_draft,
    make_published,
    open_round,
    play,
    reload,
)

pytestmark = pytest.mark.django_db(transaction=True)
WHY = Wanted("They said so at the same moment.")
FOUR = {"min": 4, "preferred": 4, "max": 4}


def test_le1__four_for_two_places__two_are_in_and_two_wait():
    competition = make_published(registration={"capacity": 3})
    entries.enter(make_players(5)[4], competition.uuid)
    race(*[lambda player=player: entries.enter(player, competition.uuid) for player in make_players(4)])
    found = list(competition.entries.order_by("entered_at", "pk").values_list("status", flat=True))
    assert found == ["active"] * 3 + ["waiting"] * 2
    assert reload(competition).version == competition.events.order_by("number").last().number


@pytest.mark.thorough
def test_le1__two_hundred_for_a_hundred_places__each_is_told_whether_it_is_in():
    competition = make_published(registration={"capacity": 100})
    players = Player.objects.bulk_create(Player(username=f"player{number}") for number in range(200))

    def enter(some):
        return {player.pk: entries.enter(player, competition.uuid).status for player in some}

    answers = race(*[lambda some=some: enter(some) for some in (players[first::20] for first in range(20))])
    told = {player: status for answer in answers for player, status in answer.items()}
    stored = list(competition.entries.order_by("entered_at", "pk").values_list("player", "status"))
    assert dict(stored) == told
    assert [status for _, status in stored] == ["active"] * 100 + ["waiting"] * 100
    events = competition.events.filter(kind="entry_added").order_by("number")
    assert list(events.values_list("data__status", flat=True)) == [status for _, status in stored]


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
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
    fill(competition, 4)
    table = open_round(competition).tables.get()
    assert sorted(race(*[lambda: tables.open_table(table.pk)] * 2)) == [False, True]
    game = Game.objects.get()
    finish(game, [3, 1, 2, 9])
    assert sorted(race(*[lambda: tables.count_result(table.pk)] * 2)) == [False, True]
    assert competition.events.filter(kind="table_finished").count() == 1
    assert competition.standings.count() == 4


def test_lx2__three_say_yes_to_one_seat__one_has_it():
    competition = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
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


# --- two organizers at once -----------------------------------------------------------------------------------


@pytest.fixture
def organizers():
    """The owner of a league that is made next, and who becomes an organizer of it."""
    return make_player("olga"), make_player("omar")


@pytest.fixture
def played(organizers):
    """A competition of three rounds, one of which has been played, that two may rule."""
    made = make_published(organizers[0], stages=[{"format": "swiss", "rounds": 3}], table_size=FOUR)
    owner = Staff.objects.get(league=made.league)
    Staff.objects.create(
        league=made.league,
        player=organizers[1],
        role="organizer",
        appointed_at=owner.appointed_at,
        accepted_at=owner.accepted_at,
    )
    fill(made, 8)
    play(made)
    return reload(made)


def said(call):
    """What becomes of a decision: the number of its ruling, or the code of its refusal."""
    return lambda: call().ruling.number


def both(organizers, decide):
    return race(*[said(lambda who=who: decide(who)) for who in organizers])


def test_lb4__two_organizers_who_know_one_version__the_second_is_told_that_it_has_changed(played, organizers):
    entry = played.entries.first()
    known = Wanted(WHY.reason, version=played.version)
    answers = both(organizers, lambda who: rulings.award(who, played.uuid, entry.uuid, 50, known))
    assert sorted(answers, key=str) == [2, "precondition_failed"]
    assert Ruling.objects.filter(competition=played, action="award").count() == 1
    assert check_standings(played.pk)


def test_lb4__two_organizers_who_rule_one_table__the_second_sees_what_the_first_ruled(played, organizers):
    table = played.rounds.get(number=1).tables.first()
    ranks = iter([[4, 3, 2, 1], [1, 1, 3, 3]])
    chosen = dict(zip(organizers, ranks, strict=True))
    answers = both(organizers, lambda who: rulings.adjudicate(who, played.uuid, 1, table.number, chosen[who], WHY))
    assert sorted(answers) == [2, 3]
    last = Ruling.objects.get(competition=played, number=3)
    assert check_standings(played.pk)
    assert list(table.seats.order_by("index").values_list("rank", flat=True)) == last.detail["ranks"]


def test_lo4__two_organizers_take_one_ruling_back__the_second_is_told_that_it_is_settled(played, organizers):
    entry = played.entries.first()
    number = rulings.award(organizers[0], played.uuid, entry.uuid, 50, WHY).ruling.number
    answers = both(organizers, lambda who: rulings.undo(who, played.uuid, number, WHY))
    assert sorted(answers, key=str) == [number + 1, "settled"]
    assert check_standings(played.pk)


def test_lo4__two_organizers_disqualify_one_entry__the_second_is_told_that_it_is_settled(played, organizers):
    entry = played.entries.first()
    answers = both(organizers, lambda who: rulings.disqualify(who, played.uuid, entry.uuid, "all", WHY))
    assert sorted(answers, key=str) == [2, "settled"]


def test_ld2__two_organizers_redraw_one_round__each_takes_an_attempt_of_its_own(played, organizers):
    following = played.rounds.get(number=2)
    bring(following, "draws_at")
    assert rounds.take_step(following.pk) == "drawn"
    answers = both(organizers, lambda who: rulings.redraw(who, played.uuid, 2, WHY))
    assert sorted(answers) == [2, 3]
    following.refresh_from_db()
    assert (following.attempt, following.seats.count()) == (2, 8)


def test_lb4__two_organizers_publish_one_draft__the_second_is_told_its_state(organizers):
    draft = make_draft(organizers[0])
    answers = race(*[lambda: competitions.publish(organizers[0], draft.uuid, WHY.reason).ruling.number] * 2)
    assert sorted(answers, key=str) == [1, "competition_state"]
    assert draft.rounds.count() == 1


def test_lm3__two_organizers_make_the_next_season__it_is_one(organizers):
    olga, _ = organizers
    draft = make_draft(olga)
    given = {"name": "Autumn", "size": 4, "up": 1, "down": 1, "fill": "from_below"}
    divisions = [document(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)]
    season = seasons.create_season(olga, draft.league.uuid, {**given, "divisions": divisions})
    division = season.divisions.get()
    competitions.publish(olga, division.uuid, WHY.reason)
    fill(division, 4)
    play(reload(division))
    season.divisions.update(status="finished")
    made = race(*[lambda: seasons.make_next(olga, season.uuid, "Winter").pk] * 2)
    assert made[0] == made[1]
    assert (Season.objects.count(), Season.objects.get(pk=made[0]).divisions.get().entries.count()) == (2, 4)
