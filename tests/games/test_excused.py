"""DA1: a game grants each seat some misses, for which it gets more time instead."""

import datetime as dt

import pytest

from games.models import Event, Turn
from games.services import resolution
from games.services.locks import database_now
from tests.games.factories import awaits, expire, kinds, make_game, open_turn, origins, play_until, submit

pytestmark = pytest.mark.django_db


def table(**options):
    """Three players, all of them asked."""
    return play_until(make_game(seats=3, **options), awaits(3))


def miss(game, seat):
    """Let all move but one, whose deadline passes."""
    for other in set(open_turn(game).waiting_for) - {seat}:
        submit(game, other)
    expire(game)
    Turn.objects.filter(game=game, resolved_at=None).update(deadlines=None)
    resolved = resolution.resolve_game(game.pk)
    game.refresh_from_db()
    return resolved


@pytest.mark.parametrize(("turn_seconds", "longer"), [(3600, 3600), (86_400, 86_400), (200_000, 86_400)])
def test_da1__excused_seat_is_late__gets_the_length_of_a_turn(turn_seconds, longer):
    game = table(excused=1, turn_seconds=turn_seconds)
    before, number = game.version, open_turn(game).number
    assert miss(game, 1) == 0
    turn = open_turn(game)
    left = turn.deadline_of(1) - database_now()
    assert (turn.number, turn.waiting_for, turn.due_at) == (number, [1], turn.deadline_of(1))
    assert dt.timedelta(seconds=longer - 60) < left <= dt.timedelta(seconds=longer)
    assert kinds(game, before) == ["seat_excused"]
    assert game.seats.get(index=1).misses == 0


def test_da1__late_again_in_the_turn__has_missed_it():
    game = table(excused=4)
    number = open_turn(game).number
    miss(game, 1)
    assert miss(game, 1) == 1
    assert (origins(game, number)[1], game.seats.get(index=1).misses) == ("timeout", 1)


def test_da1__moves_in_the_time_given__has_missed_nothing():
    game = table(excused=1)
    miss(game, 1)
    submit(game, 1)
    assert resolution.resolve_game(game.pk) == 1
    assert game.seats.get(index=1).misses == 0


def test_da1__nothing_left_of_what_was_granted__is_a_miss():
    game = table(excused=1)
    miss(game, 1)
    submit(game, 1)
    resolution.resolve_game(game.pk)
    play_until(game, awaits(3))
    assert miss(game, 1) == 1
    assert game.seats.get(index=1).misses == 1


def test_da1__game_that_grants_none__misses_at_once():
    game = table(excused=0)
    assert miss(game, 1) == 1
    assert not Event.objects.filter(kind=Event.Kind.SEAT_EXCUSED).exists()
