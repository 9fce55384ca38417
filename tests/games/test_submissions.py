"""Submitting, replacing, withdrawing, resigning: what the services write."""

import pytest

from accounts.identity import Identity
from duckcover.errors import AppError, ErrorCode
from games import selectors
from games.history import record
from games.models import EVENT_STEP, Game, Seat, Submission
from games.rules.record import verify
from games.services import lobby, resignations, resolution, submissions
from games.services.locks import database_now
from games.services.submissions import Choice, Guard
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
    assert (row.event, row.ready_at) == (game.version * EVENT_STEP + 1, done.submitted_at)


def test_submit__writes_no_event_and_leaves_the_game_alone(game):
    before = Game.objects.filter(pk=game.pk).values().get(), kinds(game)
    submit(game, 2)
    assert (Game.objects.filter(pk=game.pk).values().get(), kinds(game)) == before


def test_submit__many_thousand_times__still_counts(game):
    submit(game, 2)
    Submission.objects.filter(turn=open_turn(game)).update(revision=2**15 - 1)
    assert submit(game, 2, legal_moves(game, 2)[1]).mark == str(2**15)


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


def test_submit__last_seat__enqueues_once(game, django_capture_on_commit_callbacks):
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
    assert kinds(game)[-1] == "seat_awaited"


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

FIRST = Guard(none_match=["*"])


def after(mark):
    """A guard: the decision with this mark stands."""
    return Guard(match=[mark])


def submit_guarded(game, move, guard):
    """Submit a move of seat 2; answers the mark of the decision."""
    caller = Identity(player_id=make_player("finn").pk)
    return submissions.submit_move(caller, game.uuid, open_turn(game).number, choice_of(move), guard).mark


def withdraw_guarded(game, guard):
    """Withdraw the move of seat 2; answers the mark of the decision."""
    return submissions.withdraw(make_player("finn"), game.uuid, open_turn(game).number, guard)


def stored_move(game):
    """The move of seat 2 in the open turn, or None."""
    return Submission.objects.filter(turn=open_turn(game), seat=2).values_list("move", flat=True).first()


def superseded_by(call, *args):
    """The mark of the decision that stands, which the refusal of a late copy names."""
    with pytest.raises(AppError) as raised:
        call(*args)
    assert raised.value.code == ErrorCode.PRECONDITION_FAILED
    return raised.value.extra["etag"]


def test_submit__first_of_all__is_taken_once(game):
    one, other = legal_moves(game, 2)[:2]
    mark = submit_guarded(game, one, FIRST)
    assert superseded_by(submit_guarded, game, other, FIRST) == mark
    assert stored_move(game) == str(one)


def test_submit__after_the_one_that_stands__replaces_it(game):
    old, new = legal_moves(game, 2)[:2]
    submit_guarded(game, new, after(submit_guarded(game, old, FIRST)))
    assert stored_move(game) == str(new)


@pytest.mark.parametrize("guard", [FIRST, after("1"), after("7"), Guard(match=[]), Guard(["2"], ["2"])])
def test_submit__the_very_move_that_stands__is_accepted_whatever_the_guard(game, guard):
    old, new = legal_moves(game, 2)[:2]
    mark = submit_guarded(game, new, after(submit_guarded(game, old, FIRST)))
    assert submit_guarded(game, new, guard) == mark
    assert Submission.objects.get(turn=open_turn(game), seat=2).revision == 2


def test_submit__copy_without_source_of_the_move_that_stands__is_accepted(game):
    move = legal_moves(game, 2)[1]
    submit_guarded(game, move, FIRST)
    caller = Identity(player_id=make_player("finn").pk)
    choice = Choice(move.action, tuple(move.target))
    assert submissions.submit_move(caller, game.uuid, open_turn(game).number, choice, FIRST).move == move


def test_submit__late_copy__changes_nothing(game):
    one, two, three = legal_moves(game, 2)[:3]
    first = submit_guarded(game, one, FIRST)
    last = submit_guarded(game, three, after(submit_guarded(game, two, after(first))))
    assert superseded_by(submit_guarded, game, two, after(first)) == last
    assert superseded_by(submit_guarded, game, one, FIRST) == last
    assert stored_move(game) == str(three)


def test_submit__without_a_guard__counts_as_the_newest(game):
    old, new = legal_moves(game, 2)[:2]
    mark = submit_guarded(game, old, FIRST)
    submit(game, 2, new)
    assert superseded_by(submit_guarded, game, old, after(mark)) == "2"


def test_submit__same_move_after_a_withdrawal__has_a_mark_of_its_own(game):
    one, other = legal_moves(game, 2)[:2]
    first = submit_guarded(game, one, FIRST)
    withdrawn = withdraw_guarded(game, after(first))
    again = submit_guarded(game, one, after(withdrawn))
    assert len({first, withdrawn, again}) == 3
    assert superseded_by(submit_guarded, game, other, after(first)) == again


@pytest.mark.parametrize("guarded", [True, False])
def test_submit__late_copy_after_a_withdrawal__stays_withdrawn(game, guarded):
    move = legal_moves(game, 2)[0]
    mark = submit_guarded(game, move, FIRST)
    withdrawn = withdraw_guarded(game, after(mark) if guarded else Guard())
    assert superseded_by(submit_guarded, game, move, FIRST) == withdrawn
    assert superseded_by(submit_guarded, game, move, after(mark)) == withdrawn
    assert superseded_by(submit_guarded, game, move, Guard(match=["*"])) == withdrawn
    assert stored_move(game) is None


def test_withdraw__late_copy_after_a_newer_move__leaves_it(game):
    move = legal_moves(game, 2)[0]
    mark = submit_guarded(game, move, FIRST)
    newer = submit_guarded(game, move, after(withdraw_guarded(game, after(mark))))
    assert superseded_by(withdraw_guarded, game, after(mark)) == newer
    assert superseded_by(withdraw_guarded, game, FIRST) == newer
    assert stored_move(game) == str(move)


def test_withdraw__sent_twice__changes_nothing(game):
    mark = submit_guarded(game, legal_moves(game, 2)[0], FIRST)
    withdrawn = withdraw_guarded(game, after(mark))
    told = kinds(game)
    assert withdraw_guarded(game, after(mark)) == withdrawn
    assert kinds(game) == told


def test_withdraw__before_the_late_first_copy_of_the_move__keeps_it_out(game):
    withdrawn = withdraw_guarded(game, FIRST)
    assert superseded_by(submit_guarded, game, legal_moves(game, 2)[0], FIRST) == withdrawn
    assert (open_turn(game).waiting_for, stored_move(game)) == ([0, 1, 2, 3], None)


def test_withdraw__after_one_that_was_never_made__is_refused(game):
    assert superseded_by(withdraw_guarded, game, after("1")) is None


def test_marks__of_other_seats__do_not_matter(game):
    submit_guarded(game, legal_moves(game, 2)[0], FIRST)
    caller = Identity(player_id=make_player("erin").pk)
    choice = choice_of(legal_moves(game, 1)[0])
    assert submissions.submit_move(caller, game.uuid, open_turn(game).number, choice, FIRST).first


def test_decisions__resolved__are_forgotten(game):
    number = open_turn(game).number
    submit_guarded(game, legal_moves(game, 2)[0], FIRST)
    assert open_turn(game).decisions == [0, 0, 1, 0, 0, 0, 0]
    play_turn(game)
    turn = game.turns.get(number=number)
    assert (turn.decisions, turn.last_event) == (None, None)


# --- resignation ------------------------------------------------------------------------------------------


def resign(game, seat):
    """Let a seat of a game of `make_game` resign."""
    resignations.resign(Seat.objects.get(game=game, index=seat).player, game.uuid)
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


def test_resign__broken_rows__takes_no_move_any_more(game):
    move = legal_moves(game, 1)[0]
    poison(game)
    resign(game, 1)
    assert refusal(submit, game, 1, move) == ErrorCode.ALREADY_RESIGNED
    assert not Submission.objects.filter(turn=open_turn(game), seat=1).exists()


def test_resign__noted_with_its_prompts_left__takes_no_move_any_more(game):
    move = legal_moves(game, 1)[0]
    Seat.objects.filter(game=game, index=1).update(resigned_at=database_now())
    assert refusal(submit, game, 1, move) == ErrorCode.ALREADY_RESIGNED


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
