"""Standing orders at real tables (DAYS.md DO)."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from accounts.services.account_deletion import delete_player
from duckcover.errors import AppError, ErrorCode
from games import history
from games.models import Event, Game, StandingOrders, Submission, Turn
from games.orders import CALLS, MOST_IN_A_ROW
from games.rules.record import verify
from games.services import lobby, orders, progress, resignations, resolution, submissions
from games.services.orders import OrderOptions
from games.services.table import lock_tables
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_turn,
    play_until,
    player_of,
    poison,
    rounds_ended,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db

STEADY = OrderOptions({}, otherwise="steady", until="game")


def order(game, seat, options=STEADY):
    """Set orders of a seat."""
    return orders.set_orders(player_of(game, seat), game.uuid, options)


def give(game, seat, options=STEADY):
    """Set orders of a seat that has moved already, so that they begin with the next turn."""
    submit(game, seat)
    return order(game, seat, options)


def stored(game, seat):
    return StandingOrders.objects.filter(game=game, seat=seat).first()


def resolve(game):
    """Let the seats that are awaited move, and resolve."""
    submit_all(game)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()


def asks(*seats):
    return lambda game: set(seats) <= set(open_turn(game).asked)


@pytest.fixture
def game(settings):
    """Three seats, all of them asked; what bots decide for orders follows from the key: the same in every run."""
    settings.SECRET_KEY = "of-the-tests"
    return play_until(make_game(seats=3), awaits(3))


@pytest.fixture
def running(game):
    """The same, seat 0 with orders for everything, at a turn that asks it and others."""
    give(game, 0)
    resolve(game)
    while 0 not in open_turn(game).asked:
        resolve(game)
    return game


# --- DO3: they move when a turn opens ---------------------------------------------------------------------


def test_do3__turn_opens__the_seats_orders_have_moved(running):
    turn = open_turn(running)
    assert turn.waiting_for == [seat for seat in turn.asked if seat != 0]
    assert origins(running, turn.number) == {0: "order"}


def test_do3__move_of_an_order__shows_as_a_seat_that_is_ready_at_the_opening(running):
    turn = open_turn(running)
    opened, ready = history.events_after(running, 0, 1000)[-2:]
    assert (opened.kind, ready.kind) == (Event.Kind.TURN_OPENED, Event.Kind.SEAT_READY)
    assert (ready.number, ready.at, ready.seat) == (opened.number + 1, opened.at, 0)
    assert turn.last_event == ready.number


def test_do3__preference_for_another_call__leaves_the_seat_asked(game):
    number = open_turn(game).number
    call = open_turn(game).call
    other = next(str(each) for each in range(1, 13) if str(each) != call)
    order(game, 0, OrderOptions({other: [{"policy": "easy"}]}))
    assert 0 in open_turn(game).waiting_for
    assert origins(game, number) == {}


def test_do3__preference_that_fits__moves_as_it_says(game):
    move = legal_moves(game, 0)[-1]
    preference = {"action": move.action, "to": move.target._asdict()}
    order(game, 0, OrderOptions({open_turn(game).call: [preference]}))
    assert Submission.objects.get(turn=open_turn(game), seat=0).move == str(move)


def test_do3__deadline_passes__an_order_is_no_miss(running):
    number = open_turn(running).number
    expire(running)
    assert resolution.resolve_game(running.pk) == 1
    assert origins(running, number)[0] == "order"
    assert running.seats.get(index=0).misses == 0


def test_do3__orders_that_cannot_be_read__leave_the_seat_asked(running):
    StandingOrders.objects.update(otherwise="wise")
    resolve(running)
    while 0 not in open_turn(running).asked:
        resolve(running)
    assert 0 in open_turn(running).waiting_for


def test_do3__bots_and_the_resigned__have_none(running):
    resignations.resign(player_of(running, 0), running.uuid)
    assert stored(running, 0) is None
    number = open_turn(running).number
    resolve(running)
    assert set(origins(running, number).values()) == {"order", "player"}


# --- DO4: a submission like any other ---------------------------------------------------------------------


def test_do4__move_of_an_order__is_replaced(running):
    number = open_turn(running).number
    other = next(
        move
        for move in legal_moves(running, 0)
        if str(move) != Submission.objects.get(turn=open_turn(running), seat=0).move
    )
    assert submit(running, 0, other).first is False
    assert origins(running, number)[0] == "player"


def test_do4__same_move_by_the_player__is_a_decision_of_its_own(running):
    own = Submission.objects.get(turn=open_turn(running), seat=0)
    move = next(move for move in legal_moves(running, 0) if str(move) == own.move)
    done = submit(running, 0, move)
    assert (done.first, done.mark) == (False, str(int(own.mark) + 1))
    assert submit(running, 0, move).mark == done.mark


def test_do4__withdrawn__the_seat_is_awaited_and_its_orders_pause(running):
    turn = open_turn(running)
    mark = Submission.objects.get(turn=turn, seat=0).mark
    withdrawn = submissions.withdraw(player_of(running, 0), running.uuid, turn.number, submissions.UNGUARDED)
    assert withdrawn == str(int(mark) + 1)
    assert 0 in open_turn(running).waiting_for
    row = stored(running, 0)
    assert (row.paused, row.paused_turn) == ("withdrawn", turn.number)


def test_do4__withdrawn__the_next_turn_is_theirs_again(running):
    submissions.withdraw_move(player_of(running, 0), running.uuid, open_turn(running).number)
    resolve(running)
    while 0 not in open_turn(running).asked:
        resolve(running)
    assert stored(running, 0).paused == ""
    assert origins(running, open_turn(running).number) == {0: "order"}


def test_do4__withdrawn__going_on_moves_in_the_same_turn(running):
    number = open_turn(running).number
    submissions.withdraw_move(player_of(running, 0), running.uuid, number)
    assert orders.resume_orders(player_of(running, 0), running.uuid).paused == ""
    assert origins(running, number) == {0: "order"}


# --- DO5: nobody waits for a turn that asks nobody --------------------------------------------------------


def test_do5__every_asked_seat_has_orders__the_step_goes_on(game):
    for seat in (0, 1, 2):
        give(game, seat)
    number = open_turn(game).number
    before = Turn.objects.filter(game=game).count()
    assert resolution.resolve_game(game.pk) == 1
    after = open_turn(game)
    assert after.number == number + progress.AUTOMATIC_TURNS
    assert Turn.objects.filter(game=game).count() - before == progress.AUTOMATIC_TURNS
    assert (after.waiting_for, after.due_at) == ([], after.opened_at)
    at_once = Turn.objects.filter(game=game, number__gt=number, resolved_at__isnull=False)
    assert all(turn.resolved_at == turn.opened_at for turn in at_once)


def test_do5__sweep__plays_a_game_of_orders_to_its_end(game):
    for seat in (0, 1, 2):
        give(game, seat)
    for _step in range(20):
        resolution.sweep()
    game.refresh_from_db()
    assert game.status == Game.Status.FINISHED
    record = history.record(game)
    verify(record)
    assert {move["origin"] for turn in record["rounds"][1]["turns"] for move in turn["moves"]} == {"order"}
    assert not StandingOrders.objects.exists()


def test_do5__one_seat_without_orders__the_turn_waits_for_it_alone(game):
    for seat in (1, 2):
        give(game, seat)
    resolve(game)
    while open_turn(game).asked == [0]:
        resolve(game)
    assert open_turn(game).waiting_for == [0]


# --- DO6: they end, pause and go on -----------------------------------------------------------------------


def test_do6__until_the_round__end_with_it(game):
    give(game, 0, OrderOptions({}, otherwise="steady", until="round"))
    give(game, 1)
    play_until(game, rounds_ended(1))
    assert (stored(game, 0), stored(game, 1).until) == (None, "game")


def test_do6__pause_after_so_many_moves__the_seat_is_asked_and_told_why(game):
    give(game, 0, OrderOptions({}, otherwise="steady", until="game", pause_after=2))
    played = []
    while not stored(game, 0).paused:
        number = open_turn(game).number
        resolve(game)
        played.append(origins(game, number).get(0))
    assert [origin for origin in played if origin == "order"] == ["order", "order"]
    row = stored(game, 0)
    assert (row.paused, row.paused_turn) == ("pause_after", open_turn(game).number)
    assert 0 in open_turn(game).waiting_for


@pytest.fixture
def ducking():
    """Two seats with orders that only duck, which ends no round; one step of turns has been played."""
    game = play_until(make_game(seats=2), awaits(2))
    ducks = {str(call): [{"action": "duck", "beside": card} for card in range(1, 9)] for call in CALLS}
    for seat in (0, 1):
        give(game, seat, OrderOptions(ducks, until="game"))
    assert resolution.resolve_game(game.pk) == 1
    assert open_turn(game).waiting_for == []
    return game


def test_do6__no_pause_after__orders_that_only_duck_come_to_an_end(ducking):
    StandingOrders.objects.filter(game=ducking).update(in_a_row=MOST_IN_A_ROW - 2)
    assert resolution.resolve_game(ducking.pk) == 1
    asked = open_turn(ducking).waiting_for
    assert asked != []
    assert {stored(ducking, seat).paused for seat in asked} == {"pause_after"}


def test_do6__own_move_between__begins_the_count_anew(game):
    give(game, 0, OrderOptions({}, otherwise="steady", until="game", pause_after=2))
    resolve(game)
    while 0 not in open_turn(game).asked:
        resolve(game)
    resolve(game)
    assert stored(game, 0).in_a_row == 1
    while 0 not in open_turn(game).asked:
        resolve(game)
    submit(game, 0, legal_moves(game, 0)[0])
    resolve(game)
    assert stored(game, 0).in_a_row == 0


def _paused_by_stacks(game, stacks):
    give(game, 0, OrderOptions({}, otherwise="steady", until="game", pause_at_stacks=stacks))
    return play_until(game, lambda game: stored(game, 0).paused or open_turn(game) is None)


def test_do6__few_stacks__the_seat_is_asked_and_told_why(game):
    _paused_by_stacks(game, 10)
    assert stored(game, 0).paused == "pause_at_stacks"
    assert 0 in open_turn(game).waiting_for


@pytest.mark.parametrize(
    "go_on",
    [
        lambda game: orders.resume_orders(player_of(game, 0), game.uuid),
        lambda game: order(game, 0, OrderOptions({}, otherwise="steady", until="game", pause_at_stacks=10)),
    ],
)
def test_do6__few_stacks__going_on_is_told_once_a_round(game, go_on):
    _paused_by_stacks(game, 10)
    number = open_turn(game).number
    assert go_on(game).paused == ""
    assert origins(game, number)[0] == "order"
    resolve(game)
    while 0 not in open_turn(game).asked:
        resolve(game)
    assert origins(game, open_turn(game).number) == {0: "order"}


def test_do6__few_stacks_from_the_start__pause_at_once(game):
    row = order(game, 0, OrderOptions({}, otherwise="steady", pause_at_stacks=12))
    assert row.paused == "pause_at_stacks"
    assert 0 in open_turn(game).waiting_for


def test_do6__new_deal__lifts_the_pause_for_few_stacks(game):
    _paused_by_stacks(game, 4)
    play_until(game, rounds_ended(1))
    assert stored(game, 0).paused == ""


def test_do6__resumed_without_a_pause__nothing_changes(running):
    before = stored(running, 0).mark
    assert orders.resume_orders(player_of(running, 0), running.uuid).mark == before


# --- DO7: preview -----------------------------------------------------------------------------------------


def test_do7__preview__is_what_the_open_turn_would_be_given(game):
    for seat, level in ((0, "easy"), (1, "steady"), (2, "easy")):
        options = OrderOptions({}, otherwise=level)
        call = open_turn(game).call
        shown = orders.preview_orders(player_of(game, seat), game.uuid, options)
        move = {str(each): decision.move for each, decision in shown.decisions.items()}[call]
        order(game, seat, options)
        assert Submission.objects.get(turn=open_turn(game), seat=seat).move == str(move)


def test_do7__preview_while_the_seat_quacks__comes_true_in_the_next_turn(game):
    for seat in (0, 1):
        give(game, seat, OrderOptions({}, otherwise="easy", until="game"))
    compared = 0
    while compared < 2:
        before = open_turn(game)
        shown = [orders.preview_orders(player_of(game, seat), game.uuid, None).decisions for seat in (0, 1)]
        resolve(game)
        turn = open_turn(game)
        follows = (turn.number, turn.round_id) == (before.number + 1, before.round_id)
        for seat in (0, 1):
            if follows and seat not in before.asked and seat in turn.asked:
                moves = {str(call): str(decision.move) for call, decision in shown[seat].items()}
                assert Submission.objects.get(turn=turn, seat=seat).move == moves[turn.call]
                compared += 1


def test_do7__preview__changes_nothing(running):
    before = list(StandingOrders.objects.values()), list(Submission.objects.values()), kinds(running)
    orders.preview_orders(player_of(running, 0), running.uuid, OrderOptions({}, otherwise="easy", pause_at_stacks=12))
    assert (list(StandingOrders.objects.values()), list(Submission.objects.values()), kinds(running)) == before


# --- DO8: set in an open turn -----------------------------------------------------------------------------


def test_do8__set_while_the_seat_is_asked__they_move_at_once(game):
    turn = open_turn(game)
    order(game, 1)
    assert open_turn(game).waiting_for == [0, 2]
    ready = history.events_after(game, 0, 1000)[-1]
    assert (ready.kind, ready.seat, ready.turn) == (Event.Kind.SEAT_READY, 1, turn.number)


def test_do8__set_after_a_move__the_move_stands(game):
    give(game, 1)
    assert origins(game, open_turn(game).number) == {1: "player"}


def test_do8__set_after_the_deadline__they_do_not_move(game):
    expire(game)
    order(game, 1)
    assert origins(game, open_turn(game).number) == {}


def test_do8__last_seat_of_a_turn__the_turn_is_due(game):
    submit(game, 0)
    submit(game, 2)
    order(game, 1)
    turn = open_turn(game)
    assert turn.waiting_for == []
    assert turn.due_at < turn.deadline
    assert resolution.resolve_game(game.pk) == 1


def test_do8__set_twice__one_move(game):
    order(game, 1)
    order(game, 1)
    assert Submission.objects.filter(turn=open_turn(game)).count() == 1


def test_do8__ended_after_they_moved__the_move_stands(game):
    order(game, 1)
    orders.delete_orders(player_of(game, 1), game.uuid)
    assert stored(game, 1) is None
    assert origins(game, open_turn(game).number) == {1: "order"}
    orders.delete_orders(player_of(game, 1), game.uuid)


# --- DO1, DO9: whose they are -----------------------------------------------------------------------------


def refusal(call, *arguments):
    with pytest.raises(AppError) as refused:
        call(*arguments)
    return refused.value.code


def test_do1__lobby_and_finished_games__take_no_orders():
    game = make_lobby()
    assert refusal(orders.set_orders, make_player("dana"), game.uuid, STEADY) == ErrorCode.GAME_NOT_PLAYING
    lobby.cancel_game(make_player("dana"), game.uuid)
    assert refusal(orders.set_orders, make_player("dana"), game.uuid, STEADY) == ErrorCode.GAME_NOT_PLAYING


def test_do1__resigned__takes_no_orders(game):
    resignations.resign(player_of(game, 0), game.uuid)
    assert refusal(orders.set_orders, player_of(game, 0), game.uuid, STEADY) == ErrorCode.ALREADY_RESIGNED


def test_do1__guard_of_another_state__refuses_other_orders_and_takes_the_same(game):
    guard = submissions.Guard(match=["another"])
    order(game, 0)
    same = orders.set_orders(player_of(game, 0), game.uuid, STEADY, guard)
    assert same.mark == stored(game, 0).mark
    with pytest.raises(AppError) as refused:
        orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({}), guard)
    assert refused.value.extra["etag"] == same.mark


def test_do1__orders_that_did_not_move__leave_the_version_alone(game):
    version, seen = game.version, history.events_after(game, 0, 1000)
    order(game, 0, OrderOptions({}))
    orders.delete_orders(player_of(game, 0), game.uuid)
    game.refresh_from_db()
    assert (game.version, history.events_after(game, 0, 1000)) == (version, seen)


def test_do9__account_deleted__so_are_its_orders(running):
    dana = player_of(running, 0)
    delete_player(dana)
    assert not StandingOrders.objects.exists()


def test_do9__game_whose_rows_are_broken__lets_an_account_be_deleted_with_its_orders(running):
    poison(running)
    delete_player(player_of(running, 0))
    assert not StandingOrders.objects.exists()


def test_do1__game_whose_rows_are_broken__keeps_orders_and_shows_no_preview(game):
    mend = poison(game)
    assert order(game, 1).paused == ""
    assert orders.resume_orders(player_of(game, 1), game.uuid).paused == ""
    assert origins(game, open_turn(game).number) == {}
    refused = refusal(orders.preview_orders, player_of(game, 1), game.uuid, STEADY)
    assert refused == ErrorCode.SERVICE_UNAVAILABLE
    mend()
    resolve(game)
    while 1 not in open_turn(game).asked:
        resolve(game)
    assert origins(game, open_turn(game).number) == {1: "order"}


def test_resolution__whether_or_not_there_are_orders__takes_as_many_statements(game):
    def statements():
        submit_all(game)
        with CaptureQueriesContext(connection) as captured:
            assert resolution.resolve_game(game.pk) == 1
        return len(captured)

    without = statements()
    while len(open_turn(game).waiting_for) < 2:
        play_turn(game)
    give(game, open_turn(game).waiting_for[0])
    assert statements() == without


def test_lock_tables__game_set_aside_that_has_orders__is_left_out(game):
    give(game, 0, OrderOptions({}, otherwise="easy", until="game"))
    Game.objects.filter(pk=game.pk).update(quarantined_at=game.created_at)
    with transaction.atomic():
        assert lock_tables([game.pk]) == []
