"""DA1: a game grants each seat some misses, for which it gets more time instead."""

import datetime as dt

import pytest

from games.clocks import Bank, Daily, PerTurn, PlayHours
from games.models import Event, Heartbeat, Turn
from games.services import pauses, resolution
from games.services.locks import database_now
from tests.games.clients import Api
from tests.games.factories import awaits, expire, kinds, make_game, open_turn, origins, play_until, player_of, submit

pytestmark = pytest.mark.django_db

HOUR = dt.timedelta(hours=1)


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


def late(game):
    """Let seat 1 be late now, without a change of what its deadline was; when that is."""
    submit(game, 0)
    submit(game, 2)
    turn = open_turn(game)
    ended = turn.deadline_of(1)
    by = ended - database_now()
    turn.opened_at -= by + dt.timedelta(seconds=1)
    turn.set_deadlines({seat: turn.deadline_of(seat) - by for seat in turn.asked})
    turn.due_at = turn.next_deadline
    turn.save()
    assert resolution.resolve_game(game.pk) == 0
    return open_turn(game)


def test_da1__play_hours__more_time_ends_inside_them():
    now = database_now()
    night = PlayHours((now + 2 * HOUR).time(), (now + HOUR).time(), tuple(range(7)), "UTC")  # an hour does not run
    turn = late(table(excused=1, clock=PerTurn(5 * 3600, night)))
    left = turn.deadline_of(1) - database_now()
    assert abs(left - 6 * HOUR) < dt.timedelta(minutes=2)


def test_da1__daily__more_time_ends_at_the_next_time_of_the_clock():
    at = (database_now() + HOUR).time().replace(second=0, microsecond=0)
    turn = late(table(excused=1, clock=Daily(at, "UTC", tuple(range(7)))))
    left = turn.deadline_of(1) - database_now()
    assert (turn.deadline_of(1).time(), HOUR / 2 < left <= 25 * HOUR) == (at, True)


def test_da1__bank__reserve_is_used_up_and_the_clock_shows_what_runs():
    game = table(excused=1, clock=Bank(7200, 600, 9000))
    turn = late(game)
    shown = Api().get(f"/games/{game.uuid}/clock").json()["seats"][1]
    assert abs(turn.deadline_of(1) - database_now() - 9000 * HOUR / 3600) < dt.timedelta(seconds=15)
    assert (shown["reason"], 8980 < shown["left_seconds"] <= 9000) == ("asked", True)
    submit(game, 1)
    resolution.resolve_game(game.pk)
    assert game.seats.get(index=1).reserve <= 600


@pytest.mark.parametrize("clock", [PerTurn(7200), Bank(7200, 600, 7200)])
def test_da1__pause_and_outage__more_time_runs_after_them(clock):
    game = table(excused=1, clock=clock)
    before = late(game).deadline_of(1)
    for seat in range(3):
        if seat:
            pauses.agree_to_pause(player_of(game, seat), game.uuid)
        else:
            pauses.ask_for_pause(player_of(game, seat), game.uuid, 48)
    paused = open_turn(game)
    assert (paused.deadline_of(1), paused.due_at) == (before + 48 * HOUR, before + 48 * HOUR)
    pauses.end_pause(player_of(game, 0), game.uuid)
    assert abs(open_turn(game).deadline_of(1) - before) < dt.timedelta(seconds=5)
    Turn.objects.filter(game=game, resolved_at=None).update(opened_at=database_now() - 5 * HOUR)
    Heartbeat.objects.create(name=Heartbeat.SWEEP, at=database_now() - HOUR)
    resolution.sweep()
    assert abs(open_turn(game).deadline_of(1) - before - HOUR) < dt.timedelta(seconds=5)
    assert game.seats.get(index=1).misses == 0


def test_da1__own_seat__sees_how_many_are_left_and_nobody_else_does():
    game = table(excused=2)
    miss(game, 1)
    seen = [Api(player_of(game, seat)).get(f"/games/{game.uuid}").json() for seat in (0, 1)]
    assert [state["you"]["excused_left"] for state in seen] == [2, 1]
    assert seen[0]["seats"] == seen[1]["seats"]


def test_da1__game_that_grants_none__misses_at_once():
    game = table(excused=0)
    assert miss(game, 1) == 1
    assert not Event.objects.filter(kind=Event.Kind.SEAT_EXCUSED).exists()
