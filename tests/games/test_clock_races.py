"""DC5, DC6, DA1: what moves deadlines, at the same instant as what else moves a game; on connections of their own."""

import datetime as dt
import threading
from contextlib import contextmanager

import pytest
from django.db import connection, connections, transaction

from accounts.vacation import DAY, time_left
from games.models import Event, Game, Heartbeat, Outage, Seat, Turn
from games.services import lobby, outages, resignations, resolution
from games.services.locks import database_now
from games.services.vacations import begin_vacation
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_until,
    player_of,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db(transaction=True)

HOUR = dt.timedelta(hours=1)
SOON = dt.timedelta(seconds=5)


def in_threads(*actions):
    """Run actions, each on a connection of its own; those that are started. Their errors fail the test at `join`."""
    errors = []

    def run(action):
        try:
            action()
        except Exception as error:  # noqa: BLE001 - handed on
            errors.append(error)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(action,)) for action in actions]
    for thread in threads:
        thread.start()
    return threads, errors


def join(threads, errors):
    for thread in threads:
        thread.join(10)
    assert errors == []


@contextmanager
def waiting_for(action):
    """In the block a transaction of ours; what it yields begins the action, which waits for what that has locked."""
    begun = []

    def begin():
        begun.append(in_threads(action))
        wait_for_a_lock()

    with transaction.atomic():
        yield begin
    for each in begun:
        join(*each)


def wait_for_a_lock():
    """Until another connection waits for a lock."""
    for _ in range(500):
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
            if cursor.fetchone()[0]:
                return
            cursor.execute("SELECT pg_sleep(0.01)")
    raise AssertionError("nobody waits for a lock")


def table(**options):
    return play_until(make_game(seats=2, vacation=True, **options), awaits(2))


def test_da1__submission_waits_while_its_seat_is_excused__counts():
    game = table(excused=1)
    number = open_turn(game).number
    submit(game, 1)
    with waiting_for(lambda: submit(game, 0)) as begin:
        Game.objects.select_for_update().get(pk=game.pk)
        expire(game)
        begin()
        assert resolution.resolve_games([game.pk]) == 0
    assert resolution.resolve_game(game.pk) == 1
    assert (origins(game, number)[0], kinds(game).count("seat_excused")) == ("player", 1)
    assert Seat.objects.get(game=game, index=0).misses == 0


def test_dc6__two_sweeps_after_one_outage__give_its_time_back_once():
    games = [table(key=key) for key in ("duck", "goose", "swan")]
    Turn.objects.filter(resolved_at=None).update(opened_at=database_now() - 5 * HOUR)
    before = [open_turn(game).deadline for game in games]
    Heartbeat.objects.create(name=Heartbeat.SWEEP, at=database_now() - 2 * HOUR)
    together = threading.Barrier(2)

    def sweep():
        together.wait()
        outages.make_good()

    join(*in_threads(sweep, sweep))
    outages.make_good()
    assert all(abs(open_turn(game).deadline - at - 2 * HOUR) < SOON for game, at in zip(games, before, strict=True))
    assert (Outage.objects.count(), Event.objects.filter(kind=Event.Kind.DEADLINES_MOVED).count()) == (1, 3)


@pytest.mark.parametrize("apart", [dt.timedelta(), DAY])
def test_dc5__two_requests_at_once__take_the_days_of_one(apart):
    game = table()
    player, now, together = player_of(game, 0), database_now(), threading.Barrier(2)
    ends = [now + 10 * DAY, now + 10 * DAY + apart]

    def leave(until):
        together.wait()
        begin_vacation(player, until)

    join(*in_threads(*[lambda until=until: leave(until) for until in ends]))
    player.refresh_from_db()
    assert player.vacation_until in ends
    assert abs(time_left(player, database_now()) - (15 * DAY - (player.vacation_until - now))) < HOUR / 60
    assert kinds(game).count("seat_vacation") == (2 if apart else 1)
    assert abs(open_turn(game).deadline_of(0) - player.vacation_until - DAY) < SOON


@pytest.mark.parametrize(("make", "end"), [(make_lobby, lobby.cancel_game), (make_game, resignations.resign)])
def test_dc5__game_or_seat_ends_first__is_told_of_no_vacation(make, end):
    game = make(seats=2, vacation=True)
    player = player_of(game, 0)
    with waiting_for(lambda: begin_vacation(player, database_now() + 5 * DAY)) as begin:
        Game.objects.select_for_update().get(pk=game.pk)
        begin()
        end(player, game.uuid)
    player.refresh_from_db()
    assert (player.vacation_until is None, "seat_vacation" in kinds(game)) == (False, False)


def test_dc5__begun_while_the_turn_is_resolved__stops_the_next_one():
    game = table()
    until = database_now() + 5 * DAY
    submit_all(game)
    with waiting_for(lambda: begin_vacation(player_of(game, 0), until)) as begin:
        Game.objects.select_for_update().get(pk=game.pk)
        begin()
        resolution.resolve_games([game.pk])
    turn = open_turn(game)
    assert (0 not in turn.asked) or turn.deadline_of(0) >= until + DAY - SOON
    play_until(game, awaits(2))
    assert open_turn(game).deadline_of(0) == until + DAY


def test_dc5__begun_while_the_player_sits_down__stops_the_clocks_of_that_game_too():
    player, until = make_player("zoe"), database_now() + 5 * DAY
    game = make_lobby(seats=2, vacation=True)
    with waiting_for(lambda: begin_vacation(player, until)) as begin:
        lobby.join_game(player, game.uuid)
        begin()
    game.refresh_from_db()
    assert (game.status, kinds(game).count("seat_vacation")) == ("playing", 1)
    seat, turn = Seat.objects.get(game=game, player=player).index, open_turn(game)
    assert seat not in turn.asked or abs(turn.deadline_of(seat) - until - DAY) < SOON
