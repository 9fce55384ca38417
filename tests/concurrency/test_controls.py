"""What happens without the locks: the same races, lost. Each control stands beside the race that is won with them.

Three things protect a game, and each control leaves one of them out: the waiting list is changed by a statement that
reads the newest row, not by reading and saving an object; a submission waits for the game's row, which the resolution
holds; a resolution waits for it too. Without the last one the unique constraints still keep a turn from being resolved
twice, at the price of an error.
"""

import threading

import pytest
from django.db import IntegrityError, connections, transaction

from accounts.identity import Identity
from duckcover.prepared import Prepared
from games.models import Event, Game, Seat, Submission, Turn
from games.services import persistence, resolution, submissions
from games.services.locks import database_now
from games.services.progress import play_on, resolve_turn
from games.services.table import Table, load_table, lock_tables
from tests.games.factories import choice_of, legal_moves, make_game, open_turn, player_of, submit_all

SEATS = 7


def submit_as_written(game: Game, seat: int):
    """The service's submission, ready to be made."""
    number, player = open_turn(game).number, player_of(game, seat)
    choice = choice_of(legal_moves(game, seat)[0])
    return lambda: submissions.submit_move(Identity(player_id=player.pk), game.uuid, number, choice).first


def submit_naively(game: Game, seat: int):
    """A submission as one writes it with objects: read the turn, save the move, save the turn and the game."""
    move, event = str(legal_moves(game, seat)[0]), Event.Kind.SEAT_READY

    @transaction.atomic
    def write() -> bool:
        now = database_now()
        turn = Turn.objects.get(game=game, resolved_at=None)
        Submission.objects.create(turn=turn, seat=seat, origin="player", move=move, submitted_at=now)
        turn.waiting_for = [each for each in turn.waiting_for if each != seat]
        turn.due_at = turn.due_at if turn.waiting_for else now
        turn.save()
        version = Game.objects.get(pk=game.pk).version + 1
        Game.objects.filter(pk=game.pk).update(version=version)
        Event.objects.create(game=game, number=version, at=now, turn=turn.number, kind=event, seat=seat)
        return True

    return write


def all_at_once(race, game: Game, submission) -> tuple[int, list[int]]:
    """All seats submit at the same instant; how many moves were taken, and who is still waited for."""
    answers = race(*[submission(game, seat) for seat in range(SEATS)])
    return answers.count(True), open_turn(game).waiting_for


def table_of_seven(number: int) -> Game:
    """A game in which all seven seats are asked: the first turn of a round, whatever number was drawn."""
    game = make_game(f"control {number}", seats=SEATS)
    assert open_turn(game).waiting_for == list(range(SEATS))
    return game


@pytest.mark.slow
def test_last_moves__seven_at_once__all_taken_and_resolved_once(race, check, repetitions) -> None:
    for number in range(repetitions(5, 50)):
        game = table_of_seven(number)
        assert all_at_once(race, game, submit_as_written) == (SEATS, [])
        answers = race(*[lambda pk=game.pk: resolution.resolve_game(pk)] * 4)
        assert sorted(answers) == [0, 0, 0, 1]
        check(game)


@pytest.mark.slow
def test_control__seven_at_once_by_reading_and_saving__a_turn_gets_stuck_or_a_move_lost(race) -> None:
    outcomes = [all_at_once(race, table_of_seven(number), submit_naively) for number in range(5)]
    assert (SEATS, []) not in outcomes


class SlowResolution:
    """A resolution in a thread and transaction of its own that stops when it has read the game, until `end`."""

    def __init__(self, game: Game, *, locked: bool = True) -> None:
        self._game, self._locked = game, locked
        self._read, self._go_on = threading.Event(), threading.Event()
        self.error: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._read.wait(20)

    def _run(self) -> None:
        try:
            with transaction.atomic():
                table = self._table()
                self._read.set()
                assert self._go_on.wait(20)
                resolve_turn(table)
                play_on(table)
                persistence.save([table])
        except IntegrityError as error:
            self.error = error
        finally:
            connections.close_all()

    def _table(self) -> Table:
        if self._locked:
            return lock_tables([self._game.pk])[0]
        return load_table(Game.objects.get(pk=self._game.pk), database_now())

    def end(self) -> None:
        """Let it go on to its end."""
        self._go_on.set()
        self._thread.join(20)
        assert not self._thread.is_alive()


def replacement(game: Game) -> tuple[Identity, object, int, object]:
    """The arguments of a submission by which seat 0 replaces its move by another one."""
    seat = Seat.objects.get(game=game, index=0)
    return Identity(player_id=seat.player_id), game.uuid, open_turn(game).number, choice_of(legal_moves(game, 0)[1])


def test_replacement__while_the_turn_is_resolved__waits_and_is_refused(race, check) -> None:
    game = make_game("replaced", seats=2)
    submit_all(game)
    words, slow = replacement(game), SlowResolution(game)
    ending = threading.Timer(0.3, slow.end)
    ending.start()
    assert race(lambda: submissions.submit_move(*words)) == ["turn_closed"]
    ending.join()
    check(game)


def test_control__replacement_without_the_lock__is_accepted_and_never_played(race, check, monkeypatch) -> None:
    unlocked = submissions.SUBMIT.sql.replace("FOR UPDATE OF game", "")
    assert unlocked != submissions.SUBMIT.sql
    monkeypatch.setattr(submissions, "SUBMIT", Prepared("unlocked", unlocked))
    game = make_game("replaced", seats=2)
    submit_all(game)
    words, slow = replacement(game), SlowResolution(game)
    accepted = race(lambda: submissions.submit_move(*words).first)
    slow.end()
    assert accepted == [False]
    with pytest.raises(AssertionError, match=r"turn|grids"):
        check(game)


def test_control__two_resolutions_without_the_lock__only_a_constraint_stops_the_second(check, transactional_db) -> None:
    game = make_game("twice", seats=2)
    submit_all(game)
    first, second = SlowResolution(game, locked=False), SlowResolution(game, locked=False)
    first.end()
    second.end()
    assert (first.error, type(second.error)) == (None, IntegrityError)
    check(game)
