"""LEAGUES.md LX: the pool of substitutes, offers of abandoned seats to three at a time, the first yes."""

import datetime as dt

import pytest

from accounts.services.account_deletion import delete_player
from accounts.services.blocks import block
from duckcover.errors import AppError, ErrorCode
from games.models import Seat, Turn
from games.services import resignations
from games.services.locks import database_now
from leagues.models import Competition, SubstituteOffer, Volunteer
from leagues.services import substitutes, sweep, tables
from tests.games.factories import make_bot, make_player, make_players, play_until, submit, submit_all
from tests.leagues.competing import fill, finish, make_published, open_round, reload

pytestmark = pytest.mark.django_db
HOUR = dt.timedelta(hours=1)
FOUR = {"min": 4, "preferred": 4, "max": 4}


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value.code


@pytest.fixture
def competition(db):
    """A table of four that is played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 1}], table_size=FOUR)
    fill(made, 4)
    open_round(made)
    sweep.sweep()
    return made


@pytest.fixture
def table(competition):
    return competition.rounds.get().tables.get()


@pytest.fixture
def pool(competition):
    """Five volunteers, whose lots are their order."""
    players = make_players(5)
    for lot, player in enumerate(players):
        substitutes.volunteer(player, competition.uuid)
        Volunteer.objects.filter(player=player).update(lot=lot)
    return players


def abandon(table, index=0):
    """The player of a seat resigns."""
    seat = table.seats.get(index=index)
    resignations.resign(seat.entry.player, table.game.uuid)
    return seat


def look(competition):
    """Take the step of the pool, as if it were due."""
    Competition.objects.filter(pk=competition.pk).update(offers_due_at=database_now())
    return substitutes.take_step(competition.pk)


def offered(status="open"):
    """To whom a seat is offered, in the order of the lots."""
    return [row.player.username for row in SubstituteOffer.objects.filter(status=status).order_by("pk")]


def offer_to(player):
    return SubstituteOffer.objects.get(player=player).uuid


def age(hours):
    """Let offers have been made so long ago."""
    for row in SubstituteOffer.objects.all():
        row.made_at, row.ends_at = row.made_at - hours * HOUR, row.ends_at - hours * HOUR
        row.save()


def test_lx1__volunteer__once_and_not_for_bots_where_there_are_none(competition):
    dana = make_player("dana")
    row = substitutes.volunteer(dana, competition.uuid)
    assert substitutes.volunteer(dana, competition.uuid) == row
    robo = make_bot("robo", dana)
    assert refusal(lambda: substitutes.volunteer(robo, competition.uuid)) == ErrorCode.PERMISSION_DENIED
    assert reload(competition).offers_due_at is not None
    substitutes.leave_pool(dana, competition.uuid)
    substitutes.leave_pool(dana, competition.uuid)
    assert not Volunteer.objects.exists()


def test_lx1__private_competition__is_not_there_for_strangers(competition):
    Competition.objects.filter(pk=competition.pk).update(visibility="private")
    dana = make_player("dana")
    assert refusal(lambda: substitutes.volunteer(dana, competition.uuid)) == ErrorCode.NOT_FOUND
    entry = competition.entries.first()
    assert substitutes.volunteer(entry.player, competition.uuid).player == entry.player


def test_lx2__resigned__three_are_asked_for_twelve_hours_the_fewest_services_first(competition, table, pool):
    Volunteer.objects.filter(player=pool[0]).update(services=1)
    abandon(table)
    assert look(competition) == "offered"
    assert offered() == [player.username for player in (pool[1], pool[2], pool[3])]
    row = SubstituteOffer.objects.first()
    assert row.ends_at - row.made_at == 12 * HOUR
    assert look(competition) is None


def test_lx2__nobody_has_left__nothing_is_offered(competition, table, pool):
    assert (look(competition), SubstituteOffer.objects.count()) == (None, 0)
    assert reload(competition).offers_due_at > database_now()


@pytest.mark.parametrize(("hours", "decided", "is_offered"), [(49, True, True), (47, True, False), (1, False, True)])
def test_lx2__on_autopilot__offered_after_48_hours_or_at_once_to_a_no_show(
    competition, table, pool, hours, decided, is_offered
):
    index = Turn.objects.get(game=table.game, resolved_at=None).waiting_for[0]
    if decided:
        submit(table.game, index)
    away = database_now() - hours * HOUR
    Seat.objects.filter(game=table.game, index=index).update(autopilot_since=away)
    look(competition)
    assert bool(offered()) is is_offered


def test_lx2__accepted__the_first_has_it_and_the_others_are_told(competition, table, pool):
    seat = abandon(table)
    look(competition)
    row = substitutes.accept(pool[1], offer_to(pool[1]))
    assert (row.status, substitutes.accept(pool[1], row.uuid).status) == ("accepted", "accepted")
    assert Seat.objects.get(game=table.game, index=seat.index).player == pool[1]
    assert refusal(lambda: substitutes.accept(pool[0], offer_to(pool[0]))) == ErrorCode.OFFER_TAKEN
    assert (offered("taken"), Volunteer.objects.get(player=pool[1]).services) == (["dana", "finn"], 1)
    assert look(competition) is None


def test_lx2__time_is_over__the_next_are_asked_and_then_the_bot_plays_on(competition, table, pool):
    abandon(table)
    look(competition)
    age(13)
    assert refusal(lambda: substitutes.accept(pool[0], offer_to(pool[0]))) == ErrorCode.OFFER_TAKEN
    assert look(competition) == "offered"
    assert (len(offered("expired")), offered()) == (3, [pool[3].username, pool[4].username])
    age(26)
    assert look(competition) == "offered"
    assert (offered(), look(competition)) == ([], None)


def test_lx2__all_have_declined__the_next_are_asked_at_once(competition, table, pool):
    abandon(table)
    look(competition)
    for player in pool[:3]:
        substitutes.decline(player, offer_to(player))
    assert substitutes.decline(pool[0], offer_to(pool[0])).status == "declined"
    sweep.sweep()
    assert offered() == [pool[3].username, pool[4].username]
    substitutes.leave_pool(pool[3], competition.uuid)
    assert offered() == [pool[4].username]


def test_lx2__player_is_back_or_table_has_ended__offers_end(competition, table, pool):
    seat = Seat.objects.get(game=table.game, index=1)
    Seat.objects.filter(pk=seat.pk).update(autopilot_since=database_now() - 50 * HOUR)
    look(competition)
    Seat.objects.filter(pk=seat.pk).update(autopilot_since=None)
    assert refusal(lambda: substitutes.accept(pool[0], offer_to(pool[0]))) == ErrorCode.OFFER_TAKEN
    look(competition)
    assert offered() == []
    abandon(table, 2)
    look(competition)
    assert len(offered()) == 3
    finish(table.game, [1, 2, 3, 4])
    tables.count_result(table.pk)
    look(competition)
    assert offered() == []


def test_lx1__blocked_with_somebody_there_or_seated_there__is_not_asked(competition, table, pool):
    block(pool[0], table.seats.get(index=3).entry.player)
    substitutes.volunteer(table.seats.get(index=2).entry.player, competition.uuid)
    abandon(table)
    look(competition)
    assert offered() == [player.username for player in pool[1:4]]


def test_lx1__gone_or_deleted__is_in_no_pool(competition, table, pool):
    abandon(table)
    look(competition)
    delete_player(pool[0])
    assert (Volunteer.objects.count(), offered()) == (4, [pool[1].username, pool[2].username])


def test_lp8__share_of_a_substitute__is_its_own_where_it_has_an_entry(competition, table):
    """LP9: what it earns there is added to its points outside the rounds."""
    other = competition.entries.create(player=make_player("finn"), status="withdrawn", entered_at=database_now())
    substitutes.volunteer(other.player, competition.uuid)
    submit_all(table.game)
    seat = abandon(table)
    look(competition)
    substitutes.accept(other.player, offer_to(other.player))
    play_until(table.game, lambda game: Turn.objects.filter(game=game).count() > 6)
    table.refresh_from_db()
    finish(table.game, [0, 1, 2, 3])
    tables.count_result(table.pk)
    held = table.seats.get(index=seat.index).tenures
    assert str(other.uuid) in [each["entry"] for each in held if each["kind"] == "substitute"]
