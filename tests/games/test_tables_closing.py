"""What leagues do to running tables: pause, extend, replace, play out (LEAGUES.md LR6, LX, LJ1)."""

import datetime as dt
import uuid

import pytest

from accounts.identity import Identity
from accounts.models import Miss
from accounts.services.blocks import block
from duckcover.errors import ErrorCode
from games import selectors
from games.models import Event, Game, Seat, StandingOrders, Submission, Tenure
from games.services import autopilot, limits, pauses, resignations, resolution, snapshots, submissions
from games.services.locks import database_now
from games.services.tables import (
    extend_table,
    open_table,
    pause_table,
    play_out,
    remove_player,
    replace_seat,
    resume_table,
    table_result,
    tenures,
)
from notifications.models import Notice
from notifications.services import reader
from tests.games.factories import (
    awaits,
    choice_of,
    kinds,
    legal_moves,
    make_game,
    make_player,
    make_players,
    open_turn,
    origins,
    play_turn,
    play_until,
    player_of,
    submit,
    submit_all,
)
from tests.games.test_tables import refusal, setup_of

pytestmark = pytest.mark.django_db

HOUR = dt.timedelta(hours=1)
STEPS = 12
"""More steps than the worker needs for the longest game, of sixty turns each."""


@pytest.fixture
def table():
    """A league's table of dana, erin and finn, all of them asked."""
    return play_until(open_table(setup_of(make_players(3))), awaits(3))


@pytest.fixture
def zoe():
    return make_player("zoe")


def end(game):
    """Let the worker end a game that is played out; answers in how many steps."""
    for step in range(1, STEPS):
        assert resolution.resolve_game(game.pk) == 1
        game.refresh_from_db()
        if game.status == Game.Status.FINISHED:
            return step
    raise AssertionError("the game does not end")


def put_on_autopilot(game, seat):
    Seat.objects.filter(game=game, index=seat).update(autopilot_since=database_now(), missed_in_a_row=2)


def is_consistent(game):
    found = snapshots.Comparison()
    snapshots.compare([game.pk], found, rewrite=False)
    return (found.different, found.broken) == ([], [])


# --- play out ---------------------------------------------------------------------------------------------


def test_lj1__play_out__ends_the_game_by_the_stand_in_in_a_few_steps(table):
    number = open_turn(table).number
    play_out(table)
    assert end(table) < STEPS
    later = Submission.objects.filter(turn__game=table, turn__number__gte=number)
    assert set(later.values_list("origin", flat=True)) == {Submission.Origin.BOT}
    assert [each.rank is None for each in table_result(table)] == [False] * 3
    assert is_consistent(table)


def test_lj1__play_out__counts_nothing_as_a_miss_or_a_tenure(table):
    before = tenures(table)
    play_out(table)
    end(table)
    assert tenures(table) == before
    assert list(Seat.objects.filter(game=table).values_list("misses", "resigned_at")) == [(0, None)] * 3
    assert not Miss.objects.exists()


def test_lj1__play_out__leaves_what_was_submitted(table):
    turn = open_turn(table)
    submit(table, 1)
    move = Submission.objects.get(turn=turn, seat=1).move
    play_out(table)
    end(table)
    assert origins(table, turn.number) == {0: "bot", 1: "player", 2: "bot"}
    assert Submission.objects.get(turn=turn, seat=1).move == move


def test_lj1__play_out__asks_nobody_any_more(table):
    submit(table, 1)
    turn, dana, erin = open_turn(table), player_of(table, 0), player_of(table, 1)
    play_out(table)
    assert refusal(submissions.withdraw_move, erin, table.uuid, turn.number) == ErrorCode.TURN_CLOSED
    shown = selectors.read_game(Identity(dana.pk), table.uuid).state()
    assert (shown["turn"]["waiting_for"], shown["you"]["legal_moves"]) == ([], [])
    assert {seat["state"] for seat in shown["seats"]} == {"ready"}


def test_lj1__move_after_the_close__is_too_late(table):
    move, turn = legal_moves(table, 0)[0], open_turn(table)
    play_out(table)
    caller = Identity(player_of(table, 0).pk)
    late = refusal(submissions.submit_move, caller, table.uuid, turn.number, choice_of(move))
    assert late == ErrorCode.TURN_CLOSED


def test_lj1__play_out__is_the_same_whenever_it_is_done():
    results = []
    for _time in range(2):
        game = play_until(make_game("again", seats=3), awaits(3))
        play_out(game)
        end(game)
        results.append(game.result)
        Game.objects.filter(pk=game.pk).update(uuid=uuid.uuid4())
    assert results[0] == results[1]


def test_lj1__play_out__uses_no_orders(table):
    StandingOrders.objects.create(
        game=table, seat=0, calls={}, otherwise="easy", until="game", created_at=database_now()
    )
    play_out(table)
    end(table)
    assert not Submission.objects.filter(turn__game=table, origin=Submission.Origin.ORDER).exists()


def test_lj1__player_on_autopilot_comes_back_after_the_close__is_not_asked(table):
    submit_all(table)
    put_on_autopilot(table, 0)
    assert resolution.resolve_game(table.pk) == 1
    play_until(table, lambda game: origins(game, open_turn(game).number).get(0) == "timeout")
    play_out(table)
    autopilot.return_to_game(player_of(table, 0), table.uuid)
    assert open_turn(table).waiting_for == []


def test_lj1__resignation_after_the_close__begins_no_tenure(table):
    before = tenures(table)
    play_out(table)
    resignations.resign(player_of(table, 0), table.uuid)
    table.refresh_from_db()
    assert tenures(table) == before


def test_lj1__play_out__of_a_paused_table__does_not_wait(table):
    pause_table(table, database_now() + HOUR)
    play_out(table)
    table.refresh_from_db()
    assert (table.paused_until, end(table) < STEPS) == (None, True)


def test_lj1__play_out_again__changes_nothing(table):
    play_out(table)
    version = Game.objects.get(pk=table.pk).version
    play_out(table)
    assert kinds(table, version) == []
    end(table)
    play_out(table)
    assert kinds(table)[-1] == "game_finished"


def test_lj4__play_out__of_a_game_that_is_set_aside__waits(table):
    Game.objects.filter(pk=table.pk).update(quarantined_at=database_now())
    assert refusal(play_out, table) == ErrorCode.GAME_NOT_PLAYING


# --- pauses -----------------------------------------------------------------------------------------------


def test_lr6__pause_table__stops_its_clocks_without_a_vote(table):
    before = open_turn(table).deadline
    pause_table(table, until := database_now() + HOUR)
    table.refresh_from_db()
    assert (table.paused_until, table.pause_held) == (until, True)
    assert open_turn(table).deadline - before == until - table.paused_from
    assert kinds(table)[-1] == "game_paused"
    assert is_consistent(table)


def test_lr6__pause_of_a_league__is_not_for_the_seats_to_end(table):
    pause_table(table, database_now() + HOUR)
    dana = player_of(table, 0)
    assert refusal(pauses.end_pause, dana, table.uuid) == ErrorCode.PERMISSION_DENIED
    assert refusal(pauses.ask_for_pause, dana, table.uuid, 2) == ErrorCode.PAUSE_ASKED


def test_lr6__pause_table_again__changes_its_end(table):
    before = open_turn(table).deadline
    pause_table(table, database_now() + HOUR)
    pause_table(table, until := database_now() + 2 * HOUR)
    pause_table(table, until)
    table.refresh_from_db()
    assert kinds(table)[-2:] == ["game_paused", "game_paused"]
    assert open_turn(table).deadline - before == until - table.paused_from


def test_lr6__pause_of_the_players__is_not_cut_by_the_league(table):
    for seat in range(3):
        player = player_of(table, seat)
        pauses.ask_for_pause(player, table.uuid, 5) if seat == 0 else pauses.agree_to_pause(player, table.uuid)
    until = Game.objects.get(pk=table.pk).paused_until
    resume_table(table)
    pause_table(table, database_now() + HOUR)
    assert Game.objects.get(pk=table.pk).paused_until == until


def test_lr6__resume_table__gives_the_deadlines_back(table):
    before = open_turn(table).deadline
    pause_table(table, database_now() + HOUR)
    resume_table(table)
    resume_table(table)
    table.refresh_from_db()
    assert dt.timedelta() <= open_turn(table).deadline - before < HOUR / 2
    assert (table.paused_until, table.pause_held) == (None, False)
    assert kinds(table)[-2:] == ["game_paused", "game_unpaused"]


def test_lr6__pause_of_a_league__ends_by_itself(table):
    pause_table(table, database_now() + HOUR)
    past = database_now() - HOUR
    Game.objects.filter(pk=table.pk).update(paused_from=past - HOUR, paused_until=past)
    assert pauses.tell_of_end(table.pk)
    assert not Game.objects.get(pk=table.pk).pause_held


def test_lr6__pause_that_has_passed__changes_nothing(table):
    version = table.version
    pause_table(table, database_now() - HOUR)
    assert kinds(table, version) == []


# --- more time --------------------------------------------------------------------------------------------


def test_extend_table__puts_the_deadline_of_this_table_off(table):
    other = play_until(open_table(setup_of(make_players(2))), awaits(2))
    before, others = open_turn(table).deadline, open_turn(other).deadline
    extend_table(table, HOUR)
    turn = open_turn(table)
    assert (turn.deadline, turn.due_at, turn.deadlines) == (before + HOUR, before + HOUR, None)
    assert open_turn(other).deadline == others
    moved = Event.objects.get(game=table, kind=Event.Kind.DEADLINES_MOVED)
    assert (moved.turn, moved.data) == (turn.number, {"reason": "league", "seconds": 3600})
    assert is_consistent(table)


def test_extend_table__paused__adds_to_the_pause(table):
    before = open_turn(table).deadline
    pause_table(table, until := database_now() + HOUR)
    extend_table(table, HOUR)
    paused_from = Game.objects.get(pk=table.pk).paused_from
    assert open_turn(table).deadline == before + (until - paused_from) + HOUR


def test_extend_table__tells_players_nothing_of_an_outage(table):
    extend_table(table, HOUR)
    reader.sweep(database_now() + HOUR)
    assert not Notice.objects.filter(kind=Notice.Kind.OPERATOR).exists()


# --- substitutes ------------------------------------------------------------------------------------------


def test_lx4__replace_seat__lets_the_newcomer_move_from_the_next_turn_on(table, zoe):
    resignations.resign(player_of(table, 1), table.uuid)
    replace_seat(table, 1, zoe)
    assert player_of(table, 1) == zoe
    assert 1 not in open_turn(table).waiting_for
    play_turn(table)
    play_until(table, lambda game: 1 in open_turn(game).waiting_for)
    submit(table, 1)
    assert origins(table, open_turn(table).number)[1] == "player"
    assert is_consistent(table)


def test_lx2__replace_seat__of_a_player_on_autopilot(table, zoe):
    put_on_autopilot(table, 1)
    replace_seat(table, 1, zoe)
    assert player_of(table, 1) == zoe
    assert Tenure.objects.get(game=table).ended_by == Tenure.EndedBy.AUTOPILOT


def test_lx2__replace_seat__of_a_player_who_is_there__is_refused(table, zoe):
    assert refusal(replace_seat, table, 1, zoe) == ErrorCode.SEAT_HELD


def test_lx2__removed_player__is_replaced(table, zoe):
    remove_player(table, 1)
    remove_player(table, 1)
    replace_seat(table, 1, zoe)
    assert kinds(table)[-2:] == ["seat_resigned", "seat_taken"]
    assert [each.kind for each in tenures(table) if each.seat == 1] == ["player", "bot", "substitute"]


def test_lx2__replace_seat__three_for_one_seat__one_has_it(table, zoe):
    put_on_autopilot(table, 1)
    replace_seat(table, 1, zoe)
    replace_seat(table, 1, zoe)
    assert refusal(replace_seat, table, 1, make_player("iris")) == ErrorCode.SEAT_HELD
    assert Tenure.objects.filter(game=table).count() == 1


def test_lx1__replace_seat__never_twice_at_one_table(table, zoe):
    erin = player_of(table, 1)
    remove_player(table, 1)
    replace_seat(table, 1, zoe)
    remove_player(table, 2)
    assert refusal(replace_seat, table, 2, erin) == ErrorCode.NOT_WELCOME
    assert refusal(replace_seat, table, 2, zoe) == ErrorCode.ALREADY_SEATED


def test_lx1__replace_seat__with_a_block_at_the_table__is_refused(table, zoe):
    block(player_of(table, 0), zoe)
    remove_player(table, 1)
    assert refusal(replace_seat, table, 1, zoe) == ErrorCode.NOT_WELCOME


def test_lx__replace_seat__player_at_the_limit__has_it(table, zoe, monkeypatch):
    monkeypatch.setattr(limits, "MAX_RUNNING", 0)
    remove_player(table, 1)
    replace_seat(table, 1, zoe)
    assert player_of(table, 1) == zoe


def test_lx__replace_seat__no_such_seat__is_not_found(table, zoe):
    assert refusal(replace_seat, table, 3, zoe) == ErrorCode.NOT_FOUND


@pytest.mark.parametrize(
    "action",
    [
        lambda game: pause_table(game, database_now() + HOUR),
        resume_table,
        lambda game: extend_table(game, HOUR),
        lambda game: remove_player(game, 1),
        lambda game: replace_seat(game, 1, make_player("zoe")),
    ],
)
def test_table_that_is_played_out__is_nobodys_to_change(table, action):
    play_out(table)
    assert refusal(action, table) == ErrorCode.GAME_NOT_PLAYING
