"""DC1, DC7: reserves of seats, which run only while a turn asks them, and what `GET /games/{id}/clock` tells."""

import datetime as dt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duckcover.errors import AppError, ErrorCode
from games.clocks import Bank, Daily, PerTurn, PlayHours
from games.models import Game, Heartbeat, Seat, Submission, Turn
from games.services import clocks, outages, resolution, submissions
from games.services.locks import database_now
from games.services.snapshots import Comparison, compare
from games.services.table import Table
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    kinds,
    legal_moves,
    make_due,
    make_game,
    open_turn,
    play_turn,
    play_until,
    player_of,
    submit,
    submit_all,
)

BANK = Bank(7200, 600, 9000)
SECOND = dt.timedelta(seconds=1)


@pytest.fixture
def game(db):
    """Four players with reserves, all of them awaited."""
    return play_until(make_game(clock=BANK), awaits(4))


def reserves(game):
    return list(Seat.objects.filter(game=game).order_by("index").values_list("reserve", flat=True))


def let_pass(game, seconds):
    """As if the open turn had opened so much earlier."""
    turn, passed = open_turn(game), seconds * SECOND
    turn.opened_at -= passed
    turn.deadlines = [moment and moment - passed for moment in turn.deadlines]
    turn.deadline, turn.due_at = turn.deadline - passed, turn.due_at - passed
    Submission.objects.filter(turn=turn).update(submitted_at=turn.opened_at, ready_at=turn.opened_at)
    turn.save()


def set_reserves(game, *seconds):
    for seat, reserve in enumerate(seconds):
        Seat.objects.filter(game=game, index=seat).update(reserve=reserve)


def shown(game, seat=0):
    """The clock of a seat as everybody sees it, without the moment of its deadline."""
    clock = Api().get(f"/games/{game.uuid}/clock").json()["seats"][seat]
    return clock["running"], clock["reason"], clock["left_seconds"]


def near(seconds):
    return pytest.approx(seconds, abs=5)


# --- reserves ---------------------------------------------------------------------------------------------


def test_dc1__bank__first_turn_that_asks_a_seat_gives_it_the_reserve_and_the_increment(db):
    turn = open_turn(game := make_game(clock=BANK))
    asked = Seat.objects.filter(game=game, index__in=turn.asked)
    assert {seat.reserve for seat in asked} == {7800.0}
    assert [turn.deadline_of(seat.index) - turn.opened_at for seat in asked] == [7800 * SECOND] * len(turn.asked)


def test_dc1__bank__seat_that_is_not_asked_gets_nothing(db):
    game = play_until(make_game(seats=2, clock=BANK), awaits(1))
    (quacks,) = {0, 1} - set(open_turn(game).asked)
    before = reserves(game)[quacks]
    submit_all(game)
    resolution.resolve_game(game.pk)
    after = reserves(game)[quacks]
    expected = (7200 if before is None else before) + 600 if quacks in open_turn(game).asked else before
    assert after == (expected if expected is None else near(min(expected, 9000)))


def test_dc2__bank__each_seat_has_its_own_deadline(game):
    set_reserves(game, 100, 4000, 8800, 0)
    number = open_turn(game).number
    play_turn(game)
    play_until(game, lambda game: open_turn(game).number > number)
    turn = open_turn(game)
    left = dict(enumerate(reserves(game)))
    assert {seat: (turn.deadline_of(seat) - turn.opened_at).total_seconds() for seat in turn.asked} == {
        seat: left[seat] for seat in turn.asked
    }
    assert turn.deadline == max(turn.deadline_of(seat) for seat in turn.asked)


def test_dc1__bank__what_a_seat_has_used_is_taken_from_it(game):
    set_reserves(game, *[5000] * 4)
    let_pass(game, 1000)
    number = open_turn(game).number
    submit_all(game)
    resolution.resolve_game(game.pk)
    asked = open_turn(game).asked
    assert Turn.objects.get(game=game, number=number).resolved_at is not None
    assert reserves(game) == [near(4600 if seat in asked else 4000) for seat in range(4)]


def test_dc1__bank__never_holds_more_than_the_maximum(game):
    set_reserves(game, *[8990] * 4)
    play_turn(game)
    assert {round(reserves(game)[seat], -1) for seat in open_turn(game).asked} == {9000}


def test_dc1__bank__time_after_the_move_is_not_charged(game):
    set_reserves(game, *[5000] * 4)
    submit(game, 0)
    let_pass(game, 1000)
    submit_all(game)
    resolution.resolve_game(game.pk)
    asked = open_turn(game).asked
    assert reserves(game)[0] == near(5600 if 0 in asked else 5000)
    assert reserves(game)[1] == near(4600 if 1 in asked else 4000)


def test_dc7__withdrawing_and_moving_again__charges_the_time_since(game):
    set_reserves(game, *[5000] * 4)
    submit(game, 0)
    let_pass(game, 1000)
    submissions.withdraw_move(player_of(game, 0), game.uuid, open_turn(game).number)
    submit_all(game)
    resolution.resolve_game(game.pk)
    assert reserves(game)[0] == near(4600 if 0 in open_turn(game).asked else 4000)


def test_dc7__replacing_a_move__charges_the_time_since(game):
    set_reserves(game, *[5000] * 4)
    submit(game, 0)
    let_pass(game, 1000)
    submit(game, 0, legal_moves(game, 0)[1])
    submit_all(game)
    resolution.resolve_game(game.pk)
    assert reserves(game)[0] == near(4600 if 0 in open_turn(game).asked else 4000)


def test_dc1__bank__missed_deadline_leaves_the_next_increment(game):
    let_pass(game, 10_000)
    resolution.sweep()
    assert {reserves(game)[seat] for seat in open_turn(game).asked} == {600.0}
    assert {reserves(game)[seat] for seat in range(4)} <= {0.0, 600.0}


def test_dc7__deadlines__stay_whatever_a_seat_decides(game):
    announced = open_turn(game).deadlines
    first, second = legal_moves(game, 0)[:2]
    submit(game, 0, first)
    submit(game, 0, second)
    submissions.withdraw_move(player_of(game, 0), game.uuid, open_turn(game).number)
    assert open_turn(game).deadlines == announced


def test_release__bank__seats_get_the_time_back_that_the_game_was_set_aside(game):
    before = open_turn(game)
    Game.objects.filter(pk=game.pk).update(quarantined_at=database_now() - 500 * SECOND)
    let_pass(game, 500)
    resolution.release(game.pk)
    after = open_turn(game)
    assert all(abs(after.deadlines[seat] - before.deadlines[seat]) < 5 * SECOND for seat in range(4))
    submit_all(game)
    make_due(game)
    resolution.sweep()
    assert all(reserve is None or reserve > 7000 for reserve in reserves(game))


def test_dc6__seat_that_has_missed_the_turn__gets_no_time_back_and_misses_it_once(game):
    turn = open_turn(game)
    turn.deadlines[0] = turn.due_at = database_now() - SECOND
    turn.opened_at -= 9000 * SECOND
    turn.save()
    Heartbeat.objects.update_or_create(name=Heartbeat.SWEEP, defaults={"at": database_now() - 30 * SECOND})
    assert resolution.resolve_game(game.pk) == 0
    missed = open_turn(game)
    Heartbeat.objects.update(at=database_now() - 500 * SECOND)
    assert outages.make_good()
    after = open_turn(game)
    assert after.deadlines[0] == missed.deadlines[0]
    assert all(after.deadlines[seat] - missed.deadlines[seat] > 490 * SECOND for seat in (1, 2, 3))
    with pytest.raises(AppError) as refusal:
        submissions.withdraw_move(player_of(game, 0), game.uuid, after.number)
    assert refusal.value.code == ErrorCode.TURN_CLOSED
    assert kinds(game).count("seat_missed") == 1


def test_snapshot__of_a_bank__is_what_its_rows_give(game):
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.different, found.broken) == ([], [])


decisions = st.lists(st.floats(0, 9000), min_size=1, max_size=6).map(sorted)


@settings(max_examples=100, deadline=None)
@given(decisions, decisions, st.integers(60, 9000))
def test_dc7__any_decisions__nobody_gains_by_deciding_more_often(first, more, reserve):
    """Submitting, replacing and withdrawing are alike: the last of them counts."""

    def left(moments):
        opened_at = dt.datetime(2027, 3, 1, tzinfo=dt.UTC)
        seat = Seat(index=0, player_id=1, reserve=float(reserve))
        turn = Turn(opened_at=opened_at, asked=[0])
        game = Game(clock={"kind": "bank", "bank_seconds": 60, "increment_seconds": 60, "max_seconds": 9000})
        move = Submission(seat=0, submitted_at=opened_at + moments[-1] * SECOND)
        table = Table(game, [seat], [], opened_at, turn=turn, submissions={0: move})
        clocks.charge(table, turn)
        return seat.reserve

    assert left(sorted([*first, *more])) <= left(first)
    assert left(first) == pytest.approx(max(reserve - first[-1], 0), abs=1e-5)


# --- what clocks do ---------------------------------------------------------------------------------------


def test_dc7__clock__of_an_asked_seat_runs(game):
    let_pass(game, 1000)
    assert shown(game) == (True, "asked", near(reserves(game)[0] - 1000))


def test_dc7__clock__of_a_seat_that_has_moved_stands_still(game):
    submit(game, 0)
    let_pass(game, 1000)
    assert shown(game) == (False, "moved", near(reserves(game)[0]))


def test_dc7__clock__of_a_seat_that_quacks_stands_still(db):
    game = play_until(make_game(seats=2, clock=BANK), awaits(1))
    (quacks,) = {0, 1} - set(open_turn(game).asked)
    assert shown(game, quacks) == (False, "not_asked", near(reserves(game)[quacks] or 7200))


def test_dc7__clock__of_a_late_seat_has_run_out(game):
    let_pass(game, 10_000)
    assert shown(game) == (False, "time_up", 0.0)


def test_dc7__clock__shows_the_deadline_of_the_seat(game):
    seats = Api().get(f"/games/{game.uuid}/clock").json()["seats"]
    assert [dt.datetime.fromisoformat(seat["deadline"]) for seat in seats] == open_turn(game).deadlines[:4]


def test_dc7__clock__of_seconds_a_turn_shows_what_is_left_of_them(db):
    game = play_until(make_game(seats=3, bots=["steady"], clock=PerTurn(7200)), awaits(2))
    assert shown(game) == (True, "asked", near(7200))
    assert shown(game, 2) == (False, "bot", None)


def test_dc7__clock__outside_of_play_hours_stands_still(db):
    now = database_now()
    start = (now + dt.timedelta(hours=3)).time().replace(second=0, microsecond=0)
    play = PlayHours(
        start, (now + dt.timedelta(hours=6)).time().replace(second=0, microsecond=0), tuple(range(7)), "UTC"
    )
    game = play_until(make_game(clock=PerTurn(7200, play)), awaits(4))
    assert shown(game) == (False, "outside_play_hours", 7200.0)


def test_dc7__clock__of_a_lobby_and_of_a_suspended_game_says_so(game):
    lobby = Api(player_of(game, 0)).post("/games", {"clock": {"kind": "per_turn"}}).json()["id"]
    seats = Api().get(f"/games/{lobby}/clock").json()["seats"]
    assert {(seat["running"], seat["reason"], seat["left_seconds"]) for seat in seats} == {(False, "not_playing", None)}
    Game.objects.filter(pk=game.pk).update(quarantined_at=database_now())
    assert shown(game)[:2] == (False, "suspended")


def test_dc7__clock__tells_others_nothing_of_a_replaced_move(game):
    submit(game, 0)
    before = shown(game)
    Submission.objects.filter(turn=open_turn(game), seat=0).update(submitted_at=database_now() + 1000 * SECOND)
    assert shown(game) == before


def test_dc7__clock__of_a_private_game__is_not_there_for_others(db):
    game = make_game(seats=2, bots=["steady"], visibility="private", clock=Daily(dt.time(20), "UTC", tuple(range(7))))
    assert Api().get(f"/games/{game.uuid}/clock").status_code == 404
    assert Api(player_of(game, 0)).get(f"/games/{game.uuid}/clock").status_code == 200


def test_dc2__reserves_differ__turn_is_due_at_the_first_of_its_deadlines(game):
    set_reserves(game, 7000, 900, 5000, 5000)
    play_turn(game)
    play_until(game, awaits(4))
    turn = open_turn(game)
    assert turn.due_at == turn.deadline_of(1) < turn.deadline
