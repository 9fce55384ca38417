"""Submitting, replacing, withdrawing, resigning: what the services write."""

import pytest

from accounts.identity import Identity
from duckcover.errors import AppError, ErrorCode
from games import selectors
from games.history import record
from games.models import Game, Seat, Submission
from games.rules.record import verify
from games.services import lobby, resolution, submissions
from games.services.locks import database_now
from games.services.submissions import Choice
from tests.games.factories import (
    awaits,
    choice_of,
    expire,
    kinds,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    play_until,
    poison,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db


def withdraw(game, seat):
    """Withdraw what a seat of a game of `make_game` submitted."""
    player = Seat.objects.get(game=game, index=seat).player
    submissions.withdraw_move(player, game.uuid, open_turn(game).number)


def refusal(call, *args, **options):
    """The code of the error that a service raises."""
    with pytest.raises(AppError) as raised:
        call(*args, **options)
    return raised.value.code


@pytest.fixture
def game():
    """Four players, all of them awaited."""
    return play_until(make_game(), awaits(4))


def test_submit__first__is_kept_and_told(game):
    move = legal_moves(game, 2)[1]
    done = submit(game, 2, move)
    row = Submission.objects.get(turn=open_turn(game), seat=2)
    assert (done.first, done.move, done.turn) == (True, move, open_turn(game).number)
    assert (row.move, row.origin, row.revision, row.submitted_at) == (str(move), "player", 1, done.submitted_at)
    assert open_turn(game).waiting_for == [0, 1, 3]
    assert kinds(game)[-1] == "seat_ready"


def test_submit__version_is_the_number_of_the_last_event(game):
    submit(game, 2)
    game.refresh_from_db()
    assert game.version == game.events.order_by("number").last().number


def test_submit__another_move__replaces_it_silently(game):
    first, second = legal_moves(game, 2)[:2]
    submit(game, 2, first)
    told = kinds(game)
    done = submit(game, 2, second)
    row = Submission.objects.get(turn=open_turn(game), seat=2)
    assert (done.first, row.move, row.revision, kinds(game)) == (False, str(second), 2, told)


def test_submit__same_move_again__changes_nothing(game):
    once = submit(game, 2)
    twice = submit(game, 2)
    row = Submission.objects.get(turn=open_turn(game), seat=2)
    assert (twice.submitted_at, twice.first, row.revision) == (once.submitted_at, False, 1)


def test_submit__without_source__finds_it(game):
    move = legal_moves(game, 1)[0]
    caller = Identity(player_id=make_player("erin").pk)
    done = submissions.submit_move(caller, game.uuid, open_turn(game).number, Choice(move.action, tuple(move.target)))
    assert done.move == move


def test_submit__wrong_source__is_illegal(game):
    move = legal_moves(game, 1)[0]
    caller = Identity(player_id=make_player("erin").pk)
    choice = Choice(move.action, tuple(move.target), (move.source.row + 50, move.source.col))
    assert refusal(submissions.submit_move, caller, game.uuid, open_turn(game).number, choice) == ErrorCode.ILLEGAL_MOVE


def test_submit__last_seat__makes_the_turn_due_at_once(game):
    submit_all(game)
    turn = open_turn(game)
    assert turn.waiting_for == []
    assert turn.due_at == Submission.objects.filter(turn=turn).latest("submitted_at").submitted_at


def test_submit__last_seat__rings_once(game, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks() as rung:
        submit_all(game)
        submit(game, 0)
    assert len(rung) == 1


def test_submit__not_the_last__leaves_the_turn_due_at_its_deadline(game):
    submit(game, 0)
    turn = open_turn(game)
    assert turn.due_at == turn.deadline


def test_submit__past_the_deadline__is_closed_with_the_open_turn(game):
    expire(game)
    with pytest.raises(AppError) as raised:
        submit(game, 0)
    assert (raised.value.code, raised.value.extra) == (ErrorCode.TURN_CLOSED, {"turn": open_turn(game).number})


def test_withdraw__seat_is_awaited_again(game):
    submit(game, 2)
    withdraw(game, 2)
    assert open_turn(game).waiting_for == [0, 1, 2, 3]
    assert not Submission.objects.filter(turn=open_turn(game)).exists()
    assert kinds(game)[-2:] == ["seat_ready", "seat_awaited"]


def test_withdraw__twice__changes_nothing(game):
    submit(game, 2)
    withdraw(game, 2)
    told = kinds(game)
    withdraw(game, 2)
    assert kinds(game) == told


def test_withdraw__from_a_full_turn__is_due_at_its_deadline_again(game):
    submit_all(game)
    withdraw(game, 3)
    turn = open_turn(game)
    assert (turn.due_at, resolution.resolve_game(game.pk)) == (turn.deadline, 0)


def test_withdraw__past_the_deadline__is_closed(game):
    submit(game, 2)
    expire(game)
    assert refusal(withdraw, game, 2) == ErrorCode.TURN_CLOSED


def test_withdraw__by_a_seat_that_quacks__changes_nothing():
    game = play_until(make_game(), awaits(3))
    quacking = ({0, 1, 2, 3} - set(open_turn(game).waiting_for)).pop()
    before = kinds(game), open_turn(game).waiting_for
    withdraw(game, quacking)
    assert (kinds(game), open_turn(game).waiting_for) == before


# --- late copies --------------------------------------------------------------------------------------------


def submit_in_sequence(game, sequence, move):
    """Submit a move of seat 2 with its place among the decisions of its client."""
    caller = Identity(player_id=make_player("finn").pk)
    return submissions.submit_move(caller, game.uuid, open_turn(game).number, choice_of(move), sequence)


def withdraw_in_sequence(game, sequence):
    """Withdraw the move of seat 2."""
    submissions.withdraw_move(make_player("finn"), game.uuid, open_turn(game).number, sequence)


def stored_move(game):
    """The move of seat 2 in the open turn, or None."""
    return Submission.objects.filter(turn=open_turn(game), seat=2).values_list("move", flat=True).first()


def superseded_by(call, *args):
    """The newest sequence, which the refusal of a late copy names."""
    with pytest.raises(AppError) as raised:
        call(*args)
    assert raised.value.code == ErrorCode.PRECONDITION_FAILED
    return raised.value.extra["sequence"]


def test_submit__older_than_the_newest_taken_down__changes_nothing(game):
    old, new = legal_moves(game, 2)[:2]
    submit_in_sequence(game, 7, new)
    assert superseded_by(submit_in_sequence, game, 6, old) == 7
    assert stored_move(game) == str(new)


def test_submit__sent_twice_with_one_sequence__answers_the_same(game):
    move = legal_moves(game, 2)[1]
    once, twice = (submit_in_sequence(game, 7, move) for _ in "ab")
    assert (once.first, twice.first, twice.submitted_at) == (True, False, once.submitted_at)


def test_submit__copy_without_source_of_the_newest__answers_the_same(game):
    move = legal_moves(game, 2)[1]
    submit_in_sequence(game, 7, move)
    caller = Identity(player_id=make_player("finn").pk)
    choice = Choice(move.action, tuple(move.target))
    assert submissions.submit_move(caller, game.uuid, open_turn(game).number, choice, 7).move == move


def test_submit__another_move_with_the_same_sequence__is_refused(game):
    one, other = legal_moves(game, 2)[:2]
    submit_in_sequence(game, 7, one)
    assert superseded_by(submit_in_sequence, game, 7, other) == 7
    assert stored_move(game) == str(one)


def test_submit__newer__replaces_it(game):
    old, new = legal_moves(game, 2)[:2]
    submit_in_sequence(game, 7, old)
    submit_in_sequence(game, 8, new)
    assert stored_move(game) == str(new)


def test_submit__without_sequence_after_one_with__counts_as_the_newest(game):
    old, new = legal_moves(game, 2)[:2]
    submit_in_sequence(game, 7, old)
    submit(game, 2, new)
    assert superseded_by(submit_in_sequence, game, 7, old) == 8
    assert stored_move(game) == str(new)


def test_submit__late_copy_after_a_withdrawal__stays_withdrawn(game):
    move = legal_moves(game, 2)[0]
    submit_in_sequence(game, 7, move)
    withdraw_in_sequence(game, 8)
    assert superseded_by(submit_in_sequence, game, 7, move) == 8
    assert stored_move(game) is None


def test_submit__late_copy_after_a_withdrawal_without_sequence__stays_withdrawn(game):
    move = legal_moves(game, 2)[0]
    submit_in_sequence(game, 7, move)
    withdraw(game, 2)
    assert superseded_by(submit_in_sequence, game, 7, move) == 8


def test_withdraw__late_copy_after_a_newer_move__leaves_it(game):
    move = legal_moves(game, 2)[0]
    submit_in_sequence(game, 7, move)
    withdraw_in_sequence(game, 8)
    submit_in_sequence(game, 9, move)
    assert superseded_by(withdraw_in_sequence, game, 8) == 9
    assert stored_move(game) == str(move)


def test_withdraw__sent_twice_with_one_sequence__changes_nothing(game):
    submit_in_sequence(game, 7, legal_moves(game, 2)[0])
    withdraw_in_sequence(game, 8)
    told = kinds(game)
    withdraw_in_sequence(game, 8)
    assert kinds(game) == told


def test_withdraw__with_the_sequence_of_the_move__is_refused(game):
    submit_in_sequence(game, 7, legal_moves(game, 2)[0])
    assert superseded_by(withdraw_in_sequence, game, 7) == 7


def test_withdraw__before_the_late_first_copy_of_the_move__keeps_it_out(game):
    withdraw_in_sequence(game, 8)
    assert superseded_by(submit_in_sequence, game, 7, legal_moves(game, 2)[0]) == 8


def test_sequences__of_other_seats__do_not_matter(game):
    submit_in_sequence(game, 7, legal_moves(game, 2)[0])
    caller = Identity(player_id=make_player("erin").pk)
    choice = choice_of(legal_moves(game, 1)[0])
    assert submissions.submit_move(caller, game.uuid, open_turn(game).number, choice, 1).first


def test_sequences__resolved__are_forgotten(game):
    number = open_turn(game).number
    submit_in_sequence(game, 7, legal_moves(game, 2)[0])
    assert open_turn(game).sequences == {"2": 7}
    play_turn(game)
    assert game.turns.get(number=number).sequences is None


# --- resignation ------------------------------------------------------------------------------------------


def resign(game, seat):
    """Let a seat of a game of `make_game` resign."""
    submissions.resign(Seat.objects.get(game=game, index=seat).player, game.uuid)
    game.refresh_from_db()


def test_resign__awaited__the_stand_in_moves_at_once(game):
    resign(game, 1)
    assert origins(game, open_turn(game).number) == {1: "bot"}
    assert open_turn(game).waiting_for == [0, 2, 3]
    assert kinds(game)[-1] == "seat_resigned"


def test_resign__ready__its_move_stands(game):
    submit(game, 1)
    resign(game, 1)
    assert origins(game, open_turn(game).number) == {1: "player"}
    assert open_turn(game).waiting_for == [0, 2, 3]


def test_resign__quacking__nothing_is_moved():
    game = play_until(make_game(), awaits(3))
    waiting = open_turn(game).waiting_for
    resign(game, ({0, 1, 2, 3} - set(waiting)).pop())
    assert origins(game, open_turn(game).number) == {}
    assert open_turn(game).waiting_for == waiting


def test_resign__last_awaited__rings(game, django_capture_on_commit_callbacks):
    for seat in (0, 1, 2):
        submit(game, seat)
    with django_capture_on_commit_callbacks() as rung:
        resign(game, 3)
    assert (len(rung), resolution.resolve_game(game.pk)) == (1, 1)


def test_resign__twice__changes_nothing(game):
    resign(game, 1)
    before = kinds(game), Seat.objects.get(game=game, index=1).resigned_at
    resign(game, 1)
    assert (kinds(game), Seat.objects.get(game=game, index=1).resigned_at) == before


def test_resign__in_the_lobby__is_refused():
    game = make_lobby()
    assert refusal(resign, game, 0) == ErrorCode.GAME_NOT_PLAYING


def test_resign__after_the_end__is_refused():
    game = play_to_the_end(make_game(seats=2))
    assert refusal(resign, game, 0) == ErrorCode.GAME_NOT_PLAYING


def test_resign__broken_rows__is_noted_and_played_once_they_are_mended(game):
    mend, number = poison(game), open_turn(game).number
    resign(game, 1)
    shown = selectors.read_game(Identity(), game.uuid).state()
    assert [seat["resigned"] for seat in shown["seats"]] == [False, True, False, False]
    assert (shown["turn"]["waiting_for"], kinds(game)[-1], game.version) == (
        [0, 2, 3],
        "seat_resigned",
        len(kinds(game)),
    )
    mend()
    for seat in (0, 2, 3):
        submit(game, seat)
    assert resolution.sweep() == 1
    assert origins(game, number) == {0: "player", 1: "bot", 2: "player", 3: "player"}
    assert Seat.objects.get(game=game, index=1).misses == 0


def test_resign__broken_rows_twice__changes_nothing(game):
    poison(game)
    resign(game, 1)
    version = game.version
    resign(game, 1)
    assert (game.version, kinds(game).count("seat_resigned")) == (version, 1)


def test_resign__broken_rows_and_last_awaited__rings(game, django_capture_on_commit_callbacks):
    poison(game)
    for seat in (0, 1, 2):
        submit(game, seat)
    with django_capture_on_commit_callbacks() as callbacks:
        resign(game, 3)
    assert (open_turn(game).waiting_for, len(callbacks)) == ([], 1)
    assert open_turn(game).due_at <= database_now()


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lobby.join_game, ErrorCode.GAME_NOT_OPEN),
        (lobby.leave_game, ErrorCode.GAME_NOT_OPEN),
        (lobby.cancel_game, ErrorCode.GAME_NOT_OPEN),
    ],
)
def test_lobby__of_a_running_game_with_broken_rows__refuses_as_ever(game, call, code):
    poison(game)
    player = make_player("newcomer") if call is lobby.join_game else make_player("dana")
    assert refusal(call, player, game.uuid) == code


def test_set_player_seed__broken_rows__is_kept(game):
    poison(game)
    lobby.set_player_seed(make_player("dana"), game.uuid, b"d" * 16)
    assert bytes(Seat.objects.get(game=game, index=0).player_seed) == b"d" * 16


def test_resigned__submits__is_refused(game):
    move = legal_moves(game, 1)[0]
    resign(game, 1)
    assert refusal(submit, game, 1, move) == ErrorCode.ALREADY_RESIGNED


def test_resigned__withdraws__is_refused(game):
    submit(game, 1)
    resign(game, 1)
    assert refusal(withdraw, game, 1) == ErrorCode.ALREADY_RESIGNED


def test_resigned__is_played_by_the_bot_to_the_end():
    game = make_game(seats=2)
    resign(game, 1)
    number = open_turn(game).number
    play_to_the_end(game)
    document = record(game)
    moves = [
        move
        for row in document["rounds"]
        for turn in row["turns"]
        for move in turn["moves"]
        if turn["number"] >= number
    ]
    assert {(move["seat"], move["origin"]) for move in moves} == {(0, "player"), (1, "bot")}
    verify(document)


def test_resigned__counts_no_miss(game):
    resign(game, 1)
    expire(game)
    resolution.sweep()
    misses = list(Seat.objects.filter(game=game).values_list("misses", flat=True))
    assert misses == [1, 0, 1, 1]


def test_all_resigned__the_game_ends_by_itself():
    game = make_game(seats=2)
    resign(game, 0)
    resign(game, 1)
    while game.status == Game.Status.PLAYING:
        assert resolution.sweep() > 0
        game.refresh_from_db()
    assert kinds(game)[-1] == "game_finished"


# --- reading back -----------------------------------------------------------------------------------------


def test_own_submission__of_the_last_turn__is_read(game):
    move = submit(game, 0).move
    number = open_turn(game).number
    play_turn(game)
    assert selectors.own_submission(make_player("dana"), game, number).move == str(move)


def test_own_submission__older_than_the_last_turn__is_hidden_while_the_round_runs(game):
    number = open_turn(game).number
    play_turn(game)
    play_turn(game)
    assert refusal(selectors.own_submission, make_player("dana"), game, number) == ErrorCode.ROUND_RUNNING


def test_set_player_seed__in_the_last_round__is_refused():
    game = make_game(seats=2)
    play_until(game, lambda game: game.rounds.filter(ended_at__isnull=False).count() == 2)
    assert refusal(lobby.set_player_seed, make_player("dana"), game.uuid, b"d" * 16) == ErrorCode.ROUND_ALREADY_OPENED
