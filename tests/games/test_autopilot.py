"""Seats whose players miss their turns are on autopilot until these come back (DAYS.md DA2)."""

import threading

import pytest
from django.db import connection, connections, transaction

from accounts.identity import Identity
from accounts.services.account_deletion import delete_player
from duckcover.errors import AppError, ErrorCode
from games import history, selectors
from games.models import Event, Game, StandingOrders, Submission, Turn
from games.services import autopilot, orders, resignations, resolution, submissions
from games.services.locks import database_now
from games.services.orders import OrderOptions
from games.services.submissions import Guard
from tests.games.factories import (
    awaits,
    choice_of,
    expire,
    kinds,
    legal_moves,
    make_due,
    make_game,
    make_player,
    open_turn,
    origins,
    play_until,
    player_of,
    poison,
    submit,
    submit_all,
)

AWAY = 0
STEADY = OrderOptions({}, otherwise="steady", until="game")


def asks(*seats):
    """A condition: the open turn asks these seats."""
    return lambda game: set(seats) <= set(open_turn(game).asked)


def step(game, *away):
    """Let every awaited seat move but these, and resolve the open turn, after its deadline if need be."""
    turn = open_turn(game)
    for seat in set(turn.waiting_for) - set(away):
        submit(game, seat)
    if open_turn(game).waiting_for:
        expire(game)
    make_due(game)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()


def step_until(game, reached, *away):
    for _ in range(100):
        if game.status == Game.Status.FINISHED or reached(game):
            return game
        step(game, *away)
    raise AssertionError("the game never came there")


def leave(game, *seats):
    """Let these seats miss turns until they are on autopilot, and play on to a turn that asks everybody."""
    everybody = range(game.seat_count)
    step_until(game, lambda game: all(seat_of(game, seat).autopilot_since for seat in seats), *seats)
    return step_until(game, asks(*everybody), *seats)


def seat_of(game, seat):
    return game.seats.get(index=seat)


def back(game, seat=AWAY):
    autopilot.return_to_game(player_of(game, seat), game.uuid)


def shown(game, player=None):
    return selectors.read_game(Identity(player and player.pk), game.uuid).state()


@pytest.fixture
def game(db):
    """Three players, all of them asked."""
    return play_until(make_game(seats=3), awaits(3))


@pytest.fixture
def left(game):
    """The same, seat 0 on autopilot, at a turn that asks everybody."""
    return leave(game, AWAY)


# --- two misses in a row ----------------------------------------------------------------------------------


def test_da2__one_miss__leaves_the_seat_asked(game):
    step(game, AWAY)
    step_until(game, asks(AWAY))
    assert (seat_of(game, AWAY).missed_in_a_row, seat_of(game, AWAY).autopilot_since) == (1, None)
    assert AWAY in open_turn(game).waiting_for


def test_da2__two_misses_in_a_row__put_the_seat_on_autopilot(game):
    step(game, AWAY)
    step_until(game, asks(AWAY))
    before = game.version
    step(game, AWAY)
    resolved = Turn.objects.filter(game=game, resolved_at__isnull=False).latest("number")
    assert seat_of(game, AWAY).autopilot_since == resolved.resolved_at
    assert kinds(game, before)[:2] == ["seat_missed", "seat_autopilot"]


@pytest.mark.parametrize("by_orders", [False, True])
def test_da2__move_between_two_misses__ends_the_row(game, by_orders):
    step(game, AWAY)
    step_until(game, asks(AWAY))
    if by_orders:
        orders.set_orders(player_of(game, AWAY), game.uuid, STEADY)
    step(game)
    StandingOrders.objects.all().delete()
    assert seat_of(game, AWAY).missed_in_a_row == 0
    step_until(game, lambda game: AWAY in open_turn(game).waiting_for)
    step(game, AWAY)
    assert (seat_of(game, AWAY).misses, seat_of(game, AWAY).autopilot_since) == (2, None)


def test_da2__seat_on_autopilot__has_moved_when_the_turn_opens(left):
    turn = open_turn(left)
    assert turn.waiting_for == [1, 2]
    assert origins(left, turn.number) == {AWAY: "timeout"}


def test_da2__seat_on_autopilot__is_shown_as_such_to_everybody(left):
    assert [seat["state"] for seat in shown(left)["seats"]] == ["autopilot", "awaited", "awaited"]
    assert shown(left, player_of(left, AWAY))["you"]["submission"]["origin"] == "timeout"


def test_da2__moves_of_the_stand_in__are_no_misses(left):
    misses = seat_of(left, AWAY).misses
    step(left, AWAY)
    step_until(left, asks(AWAY), AWAY)
    assert seat_of(left, AWAY).misses == misses == 2


def test_da2__others_have_moved__the_turn_is_full(left):
    submit(left, 1)
    submit(left, 2)
    assert resolution.resolve_game(left.pk) == 1


def test_da2__seat_on_autopilot_with_orders__moves_by_them(left):
    StandingOrders.objects.create(
        game=left, seat=AWAY, calls={}, otherwise="easy", until="game", created_at=database_now()
    )
    step(left, AWAY)
    step_until(left, asks(AWAY), AWAY)
    assert origins(left, open_turn(left).number)[AWAY] == "order"
    assert seat_of(left, AWAY).autopilot_since is not None


def test_da2__event_of_the_autopilot__is_hidden_with_its_turn(left):
    """It tells that the seat was asked in that turn (H5)."""
    number = Event.objects.get(game=left, kind=Event.Kind.SEAT_AUTOPILOT).turn
    told = [event.turn for event in history.events_after(left, 0, 1000) if event.kind == Event.Kind.SEAT_AUTOPILOT]
    assert (number in history.hidden_turns(left), told) == (True, [])


# --- coming back ------------------------------------------------------------------------------------------


def test_da2__player_returns__is_asked_in_the_open_turn(left):
    before = left.version
    back(left)
    assert open_turn(left).waiting_for == [AWAY, 1, 2]
    assert (seat_of(left, AWAY).autopilot_since, seat_of(left, AWAY).missed_in_a_row) == (None, 0)
    assert kinds(left, before) == ["seat_returned", "seat_awaited"]
    assert shown(left)["seats"][AWAY]["state"] == "awaited"


def test_da2__player_returns_twice__changes_nothing(left):
    back(left)
    left.refresh_from_db()
    before = left.version
    back(left)
    left.refresh_from_db()
    assert left.version == before


def test_da2__player_returns_when_the_others_have_moved__the_turn_is_not_held_up(left):
    submit(left, 1)
    submit(left, 2)
    back(left)
    assert open_turn(left).waiting_for == []
    assert resolution.resolve_game(left.pk) == 1


def test_da2__player_returns_to_a_turn_that_does_not_ask__comes_back_for_the_next(left):
    step_until(left, lambda game: AWAY not in open_turn(game).asked, AWAY)
    before = left.version
    back(left)
    assert kinds(left, before) == ["seat_returned"]
    assert AWAY not in open_turn(left).waiting_for


@pytest.mark.parametrize("guard", [Guard(), Guard(none_match=["*"])])
def test_da2__player_moves__ends_the_autopilot_and_counts(left, guard):
    move, number = legal_moves(left, AWAY)[-1], open_turn(left).number
    caller = Identity(player_id=player_of(left, AWAY).pk)
    made = submissions.submit_move(caller, left.uuid, number, choice_of(move), guard)
    assert (made.move, made.first, made.mark) == (move, True, "1")
    assert (origins(left, number), seat_of(left, AWAY).autopilot_since) == ({AWAY: "player"}, None)
    assert open_turn(left).waiting_for == [1, 2]


def test_da2__player_moves_when_the_others_have__counts_in_the_full_turn(left):
    submit(left, 1)
    submit(left, 2)
    move, number = legal_moves(left, AWAY)[-1], open_turn(left).number
    caller = Identity(player_id=player_of(left, AWAY).pk)
    submissions.submit_move(caller, left.uuid, number, choice_of(move), Guard(none_match=["*"]))
    assert resolution.resolve_game(left.pk) == 1
    assert origins(left, number)[AWAY] == "player"


def test_da2__illegal_move__leaves_the_autopilot(left):
    caller = Identity(player_id=player_of(left, AWAY).pk)
    with pytest.raises(AppError) as refused:
        submissions.submit_move(caller, left.uuid, open_turn(left).number, submissions.Choice("cover", (50, 50)))
    assert refused.value.code == ErrorCode.ILLEGAL_MOVE
    assert seat_of(left, AWAY).autopilot_since is not None


def test_da2__player_withdraws_the_stand_ins_move__is_asked(left):
    submissions.withdraw_move(player_of(left, AWAY), left.uuid, open_turn(left).number)
    assert open_turn(left).waiting_for == [AWAY, 1, 2]
    assert seat_of(left, AWAY).autopilot_since is None


def test_da2__player_sets_orders__they_move_in_the_open_turn(left):
    number = open_turn(left).number
    orders.set_orders(player_of(left, AWAY), left.uuid, STEADY)
    assert (origins(left, number), seat_of(left, AWAY).autopilot_since) == ({AWAY: "order"}, None)


def test_da2__player_sets_orders_that_do_not_fit__is_asked(left):
    orders.set_orders(player_of(left, AWAY), left.uuid, OrderOptions({}))
    assert open_turn(left).waiting_for == [AWAY, 1, 2]


def test_da2__player_sets_orders__the_state_shows_the_return_and_no_orders(left):
    orders.set_orders(player_of(left, AWAY), left.uuid, OrderOptions({}))
    assert shown(left)["seats"][AWAY]["state"] == "awaited"


def test_da2__deadline_passes_after_the_return__is_a_miss(left):
    back(left)
    step(left, AWAY)
    assert (seat_of(left, AWAY).misses, seat_of(left, AWAY).missed_in_a_row) == (3, 1)


def test_da2__player_resigns__is_on_no_autopilot(left):
    resignations.resign(player_of(left, AWAY), left.uuid)
    assert (seat_of(left, AWAY).autopilot_since, shown(left)["seats"][AWAY]["state"]) == (None, "ready")
    with pytest.raises(AppError) as refused:
        back(left)
    assert refused.value.code == ErrorCode.ALREADY_RESIGNED


def test_da2__account_is_deleted__is_on_no_autopilot(left):
    delete_player(player_of(left, AWAY))
    assert seat_of(left, AWAY).autopilot_since is None


def test_da2__rows_are_broken__a_player_returns_all_the_same(left):
    poison(left)
    back(left)
    assert seat_of(left, AWAY).autopilot_since is None


def test_da2__return_by_a_stranger__is_refused(left):
    with pytest.raises(AppError) as refused:
        autopilot.return_to_game(make_player("zoe"), left.uuid)
    assert refused.value.code == ErrorCode.NOT_SEATED


# --- all on autopilot -------------------------------------------------------------------------------------


@pytest.fixture
def abandoned(db):
    """Two players and a bot, both players on autopilot."""
    return leave(play_until(make_game(seats=3, bots=["easy"]), asks(0, 1)), 0, 1)


def test_da2__all_on_autopilot__the_turn_lasts_until_its_deadline(abandoned):
    turn = open_turn(abandoned)
    assert (turn.waiting_for, turn.due_at) == ([], turn.deadline)
    assert resolution.resolve_game(abandoned.pk) == 0


def test_da2__all_on_autopilot__one_turn_follows_the_other(abandoned):
    number = open_turn(abandoned).number
    step(abandoned)
    step_until(abandoned, asks(0))
    turn = open_turn(abandoned)
    assert (turn.number > number, turn.due_at) == (True, turn.deadline)


def test_da2__one_of_all_returns__decides_and_the_turn_is_full(abandoned):
    back(abandoned, 1)
    assert open_turn(abandoned).waiting_for == [1]
    submit(abandoned, 1)
    assert resolution.resolve_game(abandoned.pk) == 1


def test_da2__bots_of_the_service_alone__do_not_wait(db):
    game = make_game(seats=2, bots=["easy"])
    resignations.resign(player_of(game, 0), game.uuid)
    while game.status == Game.Status.PLAYING:
        assert resolution.resolve_game(game.pk) == 1
        game.refresh_from_db()


# --- races ------------------------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_da2__return_against_resolution__one_of_them_decides():
    """A player comes back while a worker holds the game: the turn is resolved, the next one asks the seat."""
    game = leave(play_until(make_game(seats=3), awaits(3)), AWAY)
    number = open_turn(game).number
    submit(game, 1)
    submit(game, 2)
    returned = threading.Thread(target=_in_its_own_connection, args=(lambda: back(game),))
    with transaction.atomic():
        Game.objects.select_for_update().get(pk=game.pk)
        returned.start()
        _wait_for_a_lock()
        resolution.resolve_games([game.pk])
    returned.join(10)
    assert origins(game, number)[AWAY] == "timeout"
    assert seat_of(game, AWAY).autopilot_since is None
    turn = open_turn(game)
    assert (AWAY in turn.waiting_for) == (AWAY in turn.asked)
    submit_all(game)
    assert Submission.objects.filter(turn=turn, seat=AWAY, origin="timeout").count() == 0


def _in_its_own_connection(action):
    try:
        action()
    finally:
        connections.close_all()


def _wait_for_a_lock():
    """Until another connection waits for a lock."""
    for _ in range(500):
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
            if cursor.fetchone()[0]:
                return
            cursor.execute("SELECT pg_sleep(0.01)")
    raise AssertionError("nobody waits")
