"""DC2: seats with deadlines of their own are played one by one; the turn resolves when all are in."""

import datetime as dt

import pytest

from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat, StandingOrders, Submission, Turn
from games.services import autopilot, orders, resignations, resolution, submissions
from games.services.locks import database_now
from games.services.snapshots import Comparison, compare
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    legal_moves,
    make_game,
    open_turn,
    origins,
    play_until,
    player_of,
    remake_snapshot,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db

HOUR = dt.timedelta(hours=1)


@pytest.fixture
def game():
    """Four players, all of them awaited."""
    return play_until(make_game(), awaits(4))


def give(game, *hours):
    """Let the time of each seat end so many hours from now; the turn has opened a day ago."""
    turn, now = open_turn(game), database_now()
    turn.opened_at = now - 24 * HOUR
    turn.set_deadlines({seat: now + ahead * HOUR for seat, ahead in enumerate(hours)})
    turn.due_at = turn.next_deadline
    turn.save()
    remake_snapshot(game)
    return turn


def withdraw(game, seat):
    submissions.withdraw_move(player_of(game, seat), game.uuid, open_turn(game).number)


def shown(game, seat=None):
    return Api(None if seat is None else player_of(game, seat)).get(f"/games/{game.uuid}").json()


def test_dc2__own_deadline_has_passed__seat_is_played_and_the_turn_stays_open(game):
    before = give(game, -1, 2, 3, 4)
    assert resolution.sweep() == 0
    turn = open_turn(game)
    assert (turn.number, turn.waiting_for, turn.attempts) == (before.number, [1, 2, 3], 0)
    assert (turn.deadline, turn.due_at) == (before.deadlines[3], before.deadlines[1])
    assert origins(game, turn.number) == {0: "timeout"}
    assert list(Seat.objects.filter(game=game).values_list("misses", flat=True)) == [1, 0, 0, 0]
    assert kinds(game)[-1] == "seat_missed"


def test_dc2__played_seat__is_shown_as_ready_with_its_miss(game):
    give(game, -1, 2, 3, 4)
    resolution.sweep()
    state = shown(game)
    assert [(seat["state"], seat["misses"]) for seat in state["seats"]] == [("ready", 1), *[("awaited", 0)] * 3]
    assert shown(game, 0)["you"]["legal_moves"] == []
    assert shown(game, 0)["you"]["submission"]["origin"] == "timeout"


def test_dc2__played_seat__leaves_a_snapshot_like_that_of_the_rows(game):
    give(game, -1, 2, 3, 4)
    before = shown(game)["last_turn"]
    resolution.sweep()
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.different, shown(game)["last_turn"]) == ([], before)


def test_dc2__last_deadline_has_passed__turn_is_resolved(game):
    number = give(game, -4, -3, -2, -1).number
    assert resolution.sweep() == 1
    assert origins(game, number) == dict.fromkeys(range(4), "timeout")


def test_dc2__everybody_else_is_in__turn_is_resolved_at_the_deadline_of_the_missing(game):
    number = give(game, -1, 2, 3, 4).number
    for seat in (1, 2, 3):
        submit(game, seat)
    assert open_turn(game).due_at == open_turn(game).deadlines[0]
    assert resolution.sweep() == 1
    assert origins(game, number) == {0: "timeout", 1: "player", 2: "player", 3: "player"}


def test_dc2__played_seat__is_played_once(game):
    give(game, -1, 2, 3, 4)
    claimed = [claim.game for claim in resolution.claim_fresh()]
    assert [resolution.resolve_games(claimed), resolution.resolve_games(claimed)] == [0, 0]
    assert Event.objects.filter(game=game, kind=Event.Kind.SEAT_MISSED).count() == 1


def test_dc2__worker_dies_after_its_claim__seat_is_played_by_the_next(game):
    give(game, -1, 2, 3, 4)
    resolution.claim_fresh()
    assert open_turn(game).waiting_for == [0, 1, 2, 3]
    Turn.objects.filter(game=game, resolved_at=None).update(due_at=database_now())
    resolution.sweep()
    assert (open_turn(game).waiting_for, open_turn(game).attempts) == ([1, 2, 3], 0)


def test_dc2__batch__resolves_one_game_and_keeps_another_open(game):
    other = make_game("other", seats=2)
    expire(other)
    give(game, -1, 2, 3, 4)
    assert resolution.sweep() == 1
    assert (open_turn(game).waiting_for, open_turn(other).attempts) == ([1, 2, 3], 0)


def test_dc2__own_deadline_has_passed__move_is_refused(game):
    turn = give(game, -1, 2, 3, 4)
    with pytest.raises(AppError) as raised:
        submit(game, 0)
    assert (raised.value.code, raised.value.extra) == (ErrorCode.TURN_CLOSED, {"turn": turn.number})


def test_dc2__deadline_of_another_has_passed__move_counts(game):
    give(game, -1, 2, 3, 4)
    assert submit(game, 1).first
    resolution.sweep()
    assert submit(game, 2).first


def test_dc2__played_seat__cannot_move_or_withdraw(game):
    give(game, -1, 2, 3, 4)
    resolution.sweep()
    with pytest.raises(AppError) as raised:
        withdraw(game, 0)
    assert raised.value.code == ErrorCode.TURN_CLOSED
    assert Submission.objects.get(turn=open_turn(game), seat=0).origin == "timeout"


def test_dc2__own_deadline_has_passed__move_cannot_be_withdrawn(game):
    give(game, 1, 2, 3, 4)
    submit(game, 0)
    give(game, -1, 2, 3, 4)
    with pytest.raises(AppError) as raised:
        withdraw(game, 0)
    assert raised.value.code == ErrorCode.TURN_CLOSED


def test_dc2__turn_is_due__at_the_earliest_deadline_of_a_seat_that_is_waited_for(game):
    turn = give(game, 1, 2, 3, 4)
    due = [open_turn(game).due_at]
    for seat in (1, 0, 2):
        submit(game, seat)
        due.append(open_turn(game).due_at)
    withdraw(game, 0)
    due.append(open_turn(game).due_at)
    assert due == [turn.deadlines[seat] for seat in (0, 0, 2, 3, 0)]


def test_dc2__those_still_waited_for_have_no_deadline_of_their_own__turn_is_due_at_the_last(game):
    turn = give(game, 1, 2, 3, 4)
    Turn.objects.filter(pk=turn.pk).update(deadlines=[*turn.deadlines[:2], None, None, None, None, None])
    for seat in (0, 1):
        submit(game, seat)
    assert (open_turn(game).waiting_for, open_turn(game).due_at) == ([2, 3], turn.deadline)


def test_dc2__move_of_a_full_turn_is_replaced__turn_stays_due(game):
    give(game, 1, 2, 3, 4)
    submit_all(game)
    due_at = open_turn(game).due_at
    submit(game, 0, legal_moves(game, 0)[-1])
    assert (open_turn(game).waiting_for, open_turn(game).due_at) == ([], due_at)


def test_dc2__submission_in_a_turn_that_was_tried__hurries_no_attempt(game):
    give(game, 1, 2, 3, 4)
    later = database_now() + 5 * HOUR
    Turn.objects.filter(game=game, resolved_at=None).update(attempts=1, due_at=later)
    submit(game, 1)
    assert open_turn(game).due_at == later


def test_dc2__earliest_seat_resigns__turn_is_due_at_the_next(game):
    turn = give(game, 1, 2, 3, 4)
    resignations.resign(player_of(game, 0), game.uuid)
    assert open_turn(game).due_at == turn.deadlines[1]


def test_dc2__orders_move_for_the_earliest_seat__turn_is_due_at_the_next(game):
    turn = give(game, 1, 2, 3, 4)
    options = orders.OrderOptions({}, otherwise="steady")
    orders.set_orders(player_of(game, 0), game.uuid, options)
    assert (open_turn(game).waiting_for, open_turn(game).due_at) == ([1, 2, 3], turn.deadlines[1])


def test_dc2__orders_after_the_own_deadline__do_not_move(game):
    give(game, -1, 2, 3, 4)
    orders.set_orders(player_of(game, 0), game.uuid, orders.OrderOptions({}, otherwise="steady"))
    assert StandingOrders.objects.filter(game=game).exists()
    assert open_turn(game).waiting_for == [0, 1, 2, 3]


def test_dc2__deadlines__are_shown_by_seat_and_the_latest_of_them(game):
    turn = give(game, 1, 2, 3, 4)
    state = shown(game)["turn"]
    assert {seat: dt.datetime.fromisoformat(at) for seat, at in state["deadlines"].items()} == {
        str(seat): turn.deadlines[seat] for seat in range(4)
    }
    assert state["deadline"] == state["deadlines"]["3"]


def test_dc2__one_deadline_of_all_seats__has_no_others(game):
    assert shown(game)["turn"]["deadlines"] == {}


def test_dc2__next_turn__has_no_deadlines_of_the_last(game):
    give(game, -4, -3, -2, -1)
    resolution.sweep()
    assert (open_turn(game).deadlines, Turn.objects.exclude(deadlines=None).count()) == (None, 0)


def test_dc2__my_turns__show_the_own_deadline_and_come_in_its_order(game):
    other = make_game("other", seats=2, turn_seconds=2 * 3600)
    turn = give(game, 1, 3, 4, 5)
    for seat, games in ((0, [game, other]), (1, [other, game])):
        found = Api(player_of(game, seat)).get("/me/turns").json()["results"]
        assert [each["game"] for each in found] == [str(each.uuid) for each in games]
        own = next(each["deadline"] for each in found if each["game"] == str(game.uuid))
        assert dt.datetime.fromisoformat(own) == turn.deadlines[seat]


def test_dc2__my_turns__have_pages_by_the_own_deadline(game):
    make_game("other", seats=2, turn_seconds=2 * 3600)
    give(game, 1, 3, 4, 5)
    api = Api(player_of(game, 1))
    first = api.get("/me/turns?limit=1").json()
    second = api.get(first["next"]).json()
    assert [len(page["results"]) for page in (first, second)] == [1, 1]
    assert second["results"][0]["game"] == str(Game.objects.get(pk=game.pk).uuid)


def test_dc2__seat_that_misses_twice_at_its_own_deadline__is_on_autopilot(game):
    Seat.objects.filter(game=game, index=0).update(missed_in_a_row=1)
    give(game, -1, 2, 3, 4)
    resolution.sweep()
    seat = Seat.objects.get(game=game, index=0)
    assert (seat.missed_in_a_row, seat.autopilot_since is not None, seat.misses) == (2, True, 1)


def test_dc2__seat_that_missed_before_the_others_were_in__keeps_its_row_of_misses(game):
    give(game, -1, 2, 3, 4)
    resolution.sweep()
    for seat in (1, 2, 3):
        submit(game, seat)
    resolution.sweep()
    assert Seat.objects.get(game=game, index=0).missed_in_a_row == 1


def test_dc2__player_comes_back_after_the_own_deadline__is_not_asked_again_in_this_turn(game):
    Seat.objects.filter(game=game, index=0).update(missed_in_a_row=1)
    give(game, -1, 2, 3, 4)
    resolution.sweep()
    autopilot.return_to_game(player_of(game, 0), game.uuid)
    assert (open_turn(game).waiting_for, Seat.objects.get(game=game, index=0).autopilot_since) == ([1, 2, 3], None)
