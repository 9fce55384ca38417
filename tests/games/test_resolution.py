"""Resolving: who is claimed, when it is due, what happens to a game that fails."""

import datetime as dt
import threading

import pytest
from celery import Celery

from games.history import record
from games.models import EVENT_STEP, Event, Game, Heartbeat, Seat, Turn
from games.rules.record import verify
from games.rules.variations import RULES_VERSION
from games.services import queue, resignations, resolution, submissions
from games.services.locks import database_now
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    body_of,
    expire,
    kinds,
    legal_moves,
    make_due,
    make_game,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_until,
    poison,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    """Four players, all of them awaited."""
    return play_until(make_game(), awaits(4))


def fail_once(game):
    """Let the sweep try a poisoned game once, now."""
    make_due(game)
    resolution.sweep()


def quarantined(game):
    """The game after all its attempts have failed."""
    expire(game)
    for _ in range(len(resolution.RETRY_AFTER) + 1):
        fail_once(game)
    game.refresh_from_db()
    return game


class SlowClock:
    """A monotonic clock on which every look takes a second; it tells at each look what it was told to look for.

    Looks of a sweep's second thread take no time: it sees nothing of what this test has not committed.
    """

    def __init__(self, look=lambda: None):
        self.now, self.seen, self._look = 0.0, [], look

    def monotonic(self):
        if threading.current_thread() is threading.main_thread():
            self.now += 1.0
            self.seen.append(self._look())
        return self.now


@pytest.fixture
def overload(monkeypatch):
    """More fresh turns are due than a sweep has the time for, and one turn was tried before; answers that game's."""
    games = [play_until(make_game(f"overload {number}"), awaits(4)) for number in range(6)]
    for game in games:
        expire(game)
    resolution.claim_game(games[0].pk)
    make_due(games[0])
    monkeypatch.setattr(resolution, "BATCH", 1)
    monkeypatch.setattr(resolution, "SWEEP_BUDGET", 3.0)
    return games[0]


# --- what is due ------------------------------------------------------------------------------------------


def test_resolve__full_turn__is_resolved(game):
    number = open_turn(game).number
    submit_all(game)
    assert resolution.resolve_game(game.pk) == 1
    assert Turn.objects.get(game=game, number=number).resolved_at is not None


def test_resolve__twice__is_done_once(game):
    submit_all(game)
    assert [resolution.resolve_game(game.pk), resolution.resolve_game(game.pk)] == [1, 0]


def test_resolve__seat_missing_before_the_deadline__waits(game):
    submit(game, 0)
    assert (resolution.resolve_game(game.pk), resolution.sweep()) == (0, 0)


def test_resolve__keeps_the_submitted_moves(game):
    number = open_turn(game).number
    submit_all(game)
    resolution.resolve_game(game.pk)
    assert origins(game, number) == dict.fromkeys(range(4), "player")


def test_resolve__deletes_what_only_an_open_turn_needs(game):
    submit_all(game)
    turn = open_turn(game)
    resolution.resolve_game(game.pk)
    turn.refresh_from_db()
    assert (turn.prompts, turn.asked, turn.waiting_for, turn.due_at) == (None, [], [], None)


def test_sweep__deadline_passed__the_stand_in_moves_for_the_missing(game):
    number = open_turn(game).number
    submit(game, 1)
    expire(game)
    assert resolution.sweep() == 1
    assert origins(game, number) == {0: "timeout", 1: "player", 2: "timeout", 3: "timeout"}


def test_sweep__deadline_passed__misses_are_counted(game):
    submit(game, 1)
    expire(game)
    resolution.sweep()
    assert list(Seat.objects.filter(game=game).values_list("misses", flat=True)) == [1, 0, 1, 1]


def test_sweep__deadline_passed__misses_are_told(game):
    number, version = open_turn(game).number, Event.objects.filter(game=game).count()
    submit(game, 1)
    expire(game)
    resolution.sweep()
    missed = Event.objects.filter(game=game, kind=Event.Kind.SEAT_MISSED).values_list("seat", "turn")
    assert list(missed) == [(0, number), (2, number), (3, number)]
    assert kinds(game, version)[:4] == ["seat_missed", "seat_missed", "seat_missed", "turn_resolved"]


def test_sweep__deadline_passed__misses_are_shown(game):
    submit(game, 1)
    expire(game)
    resolution.sweep()
    assert [seat["misses"] for seat in Api().get(f"/games/{game.uuid}").json()["seats"]] == [1, 0, 1, 1]


def test_sweep__full_turn_whose_doorbell_was_lost__is_resolved(game):
    submit_all(game)
    assert resolution.sweep() == 1


def test_sweep__nothing_due__resolves_nothing(game):
    assert resolution.sweep() == 0


def test_sweep__many_games__all_are_resolved(monkeypatch):
    monkeypatch.setattr(resolution, "BATCH", 2)
    games = [make_game(f"many {number}", seats=2) for number in range(5)]
    for game in games:
        expire(game)
    assert resolution.sweep() == 5


def test_sweep__notes_when_it_ran():
    resolution.sweep()
    assert database_now() - Heartbeat.objects.get(name="sweep").at < dt.timedelta(seconds=5)


def test_claim__counts_the_attempt_first(game):
    expire(game)
    resolution.claim_fresh()
    turn = open_turn(game)
    assert turn.attempts == 1
    assert dt.timedelta(seconds=4) < turn.due_at - database_now() <= dt.timedelta(seconds=5)


def test_claim__claimed__is_not_claimed_again(game):
    expire(game)
    assert [len(resolution.claim_fresh()), len(resolution.claim_fresh()), len(resolution.claim_tried())] == [1, 0, 0]


def test_claim__of_one_game__leaves_the_others(game):
    other = make_game("other", seats=2)
    for each in (game, other):
        expire(each)
    assert resolution.claim_game(other.pk) == [resolution.Claim(other.pk, 1)]
    assert open_turn(game).attempts == 0


def test_claim__tried_before__is_claimed_alone():
    games = [make_game(f"tried {number}", seats=2) for number in range(3)]
    for each in games:
        expire(each)
    resolution.claim_fresh()
    for each in games:
        make_due(each)
    assert (len(resolution.claim_fresh()), len(resolution.claim_tried())) == (0, 1)
    assert sorted(open_turn(each).attempts for each in games) == [1, 1, 2]


def test_claim__found_not_due__is_no_attempt(game):
    submit_all(game)
    turn = open_turn(game)
    claimed = resolution.claim_fresh()
    submissions.withdraw_move(make_player("dana"), game.uuid, turn.number)
    assert resolution.resolve_games([claim.game for claim in claimed]) == 0
    turn.refresh_from_db()
    assert (turn.attempts, turn.due_at) == (0, turn.deadline)


def test_doorbell__rung_for_one__resolves_the_others_and_the_one():
    games = [make_game(f"rung {number}", seats=2) for number in range(3)]
    for each in games:
        expire(each)
    resolution.claim_game(games[0].pk)
    make_due(games[0])
    assert resolution.resolve_with_others(games[0].pk) == 3


def test_next_turn__starts_without_attempts(game):
    expire(game)
    resolution.sweep()
    turn = open_turn(game)
    assert (turn.attempts, turn.due_at) == (0, turn.deadline)


def test_sweep__more_is_due_than_it_has_time_for__gives_a_tried_turn_its_share(overload, monkeypatch):
    number = open_turn(overload).number
    monkeypatch.setattr(resolution, "time", SlowClock())
    assert resolution.sweep() >= 3
    assert Turn.objects.get(game=overload, number=number).resolved_at is not None
    assert Turn.objects.filter(resolved_at=None, attempts=0, due_at__lt=database_now()).exists()


def test_sweep__while_it_works__notes_that_it_does(overload, monkeypatch):
    clock = SlowClock(Heartbeat.objects.exists)
    monkeypatch.setattr(resolution, "time", clock)
    resolution.sweep()
    assert clock.seen.count(True) >= 2


# --- a game that fails ------------------------------------------------------------------------------------


def test_batch__with_a_poisoned_game__resolves_the_others():
    games = [make_game(f"batch {number}", seats=2) for number in range(4)]
    poison(games[1])
    for game in games:
        expire(game)
    assert resolution.sweep() == 3
    assert [open_turn(game).attempts for game in games] == [0, 1, 0, 0]


def test_unknown_rules_version__goes_into_quarantine_and_others_go_on(caplog):
    strange, other = make_game("strange"), make_game("other")
    told = kinds(strange)
    Game.objects.filter(pk=strange.pk).update(rules_version=99)
    expire(other)
    quarantined(strange)
    assert (strange.quarantined_at is not None, kinds(strange)) == (True, [*told, "game_suspended"])
    assert open_turn(other).number > 1
    assert "version 99 of the rules is not played here, which plays 1, 2" in caplog.text


def test_unknown_rules_version__known_again_and_released__is_played_on():
    game = make_game()
    Game.objects.filter(pk=game.pk).update(rules_version=99)
    quarantined(game)
    Game.objects.filter(pk=game.pk).update(rules_version=RULES_VERSION)
    resolution.release(game.pk)
    make_due(game)
    assert resolution.resolve_game(game.pk) == 1


def test_poisoned__changes_nothing_of_the_game(game):
    poison(game)
    expire(game)
    number, told = open_turn(game).number, kinds(game)
    resolution.sweep()
    assert (open_turn(game).number, kinds(game), origins(game, number)) == (number, told, {})


def test_poisoned__each_attempt_is_put_off_further(game):
    poison(game)
    expire(game)
    waits = []
    for _ in resolution.RETRY_AFTER:
        fail_once(game)
        waits.append(round((open_turn(game).due_at - database_now()).total_seconds()))
    assert waits == [5, 25, 90, 180, 300]


def test_attempts__are_spread_over_ten_minutes():
    assert (len(resolution.RETRY_AFTER), sum(resolution.RETRY_AFTER)) == (5, 600)


def test_poisoned__five_attempts__is_not_yet_in_quarantine(game):
    poison(game)
    expire(game)
    for _ in range(5):
        fail_once(game)
    game.refresh_from_db()
    assert (game.quarantined_at, open_turn(game).attempts) == (None, 5)


def test_poisoned__after_five_attempts__is_put_in_quarantine(game):
    poison(game)
    told = kinds(game)
    quarantined(game)
    assert game.quarantined_at is not None
    assert open_turn(game).due_at is None
    assert kinds(game) == [*told, "game_suspended"]


def test_poisoned__heals_before_the_last_attempt__is_resolved(game):
    mend = poison(game)
    expire(game)
    for _ in range(4):
        fail_once(game)
    mend()
    make_due(game)
    assert resolution.sweep() == 1


def test_quarantine__is_shown_to_everybody(game):
    poison(game)
    quarantined(game)
    seen = Api().get(f"/games/{game.uuid}").json()
    assert (seen["suspended"], seen["version"]) == (True, game.version * EVENT_STEP)


def test_quarantine__is_in_readyz(game):
    poison(game)
    quarantined(game)
    assert Api().get("http://testserver/readyz").json()["checks"]["sweep"]["quarantined_games"] == 1


def test_quarantine__is_left_alone_by_the_sweep(game):
    poison(game)
    quarantined(game)
    told = kinds(game)
    assert (resolution.sweep(), resolution.resolve_game(game.pk), kinds(game)) == (0, 0, told)


def test_release__mended__is_resolved_by_the_next_sweep(game):
    mend = poison(game)
    quarantined(game)
    mend()
    resolution.release(game.pk)
    game.refresh_from_db()
    assert (game.quarantined_at, kinds(game)[-1]) == (None, "game_resumed")
    assert resolution.sweep() == 1


def test_release__still_poisoned__has_five_attempts_more(game):
    poison(game)
    quarantined(game)
    resolution.release(game.pk)
    for _ in range(5):
        fail_once(game)
    game.refresh_from_db()
    assert game.quarantined_at is None
    fail_once(game)
    game.refresh_from_db()
    assert game.quarantined_at is not None


def test_release__of_a_healthy_game__changes_nothing(game):
    told = kinds(game)
    resolution.release(game.pk)
    assert kinds(game) == told


@pytest.fixture
def full_in_quarantine(game):
    """A game whose turn was full, and whose every attempt failed before the deadline."""
    submit_all(game)
    mend = poison(game)
    for _ in range(6):
        fail_once(game)
    mend()
    game.refresh_from_db()
    return game


def test_quarantine__move_withdrawn_and_made_again__is_left_alone_by_the_sweep(full_in_quarantine):
    game = full_in_quarantine
    submissions.withdraw_move(make_player("dana"), game.uuid, open_turn(game).number)
    submit(game, 0)
    assert (resolution.sweep(), kinds(game).count("game_suspended")) == (0, 1)


# --- broker and worker ------------------------------------------------------------------------------------


@pytest.fixture
def broker_down(monkeypatch):
    """Doorbells that go to an address at which nobody answers."""
    app = Celery("away", set_as_current=False)
    app.config_from_object("django.conf:settings", namespace="CELERY")
    app.conf.broker_url = "redis://127.0.0.1:1/0"
    app.conf.broker_transport_options = {"socket_connect_timeout": 1}
    monkeypatch.setattr(queue, "app", app)


@pytest.mark.thorough
@pytest.mark.django_db(transaction=True)
def test_broker_down__last_submission_is_taken_and_the_sweep_resolves_it(broker_down):
    game = make_game(seats=2, key="broker")
    play_until(game, awaits(2))
    number = open_turn(game).number
    statuses = []
    for seat, name in enumerate(["dana", "erin"]):
        move = body_of(legal_moves(game, seat)[0])
        statuses.append(Api(make_player(name)).put(f"/games/{game.uuid}/turns/{number}/move", move).status_code)
    assert statuses == [201, 201]
    assert resolution.sweep() == 1


def test_cancelled_and_finished_games__have_no_open_turn():
    game = play_until(make_game(seats=2), lambda game: game.status == Game.Status.FINISHED)
    assert not Turn.objects.filter(game=game, resolved_at=None).exists()


def test_release__after_a_pause__puts_the_deadline_off_by_it(game):
    mend = poison(game)
    turn = open_turn(game)
    quarantined(game)
    mend()
    paused = dt.timedelta(hours=7)
    opened_at = database_now() - dt.timedelta(hours=8)
    deadline = opened_at + dt.timedelta(days=1)
    Turn.objects.filter(pk=turn.pk).update(opened_at=opened_at, deadline=deadline)
    Game.objects.filter(pk=game.pk).update(quarantined_at=database_now() - paused)
    resolution.release(game.pk)
    turn.refresh_from_db()
    assert dt.timedelta() <= turn.deadline - deadline - paused < dt.timedelta(seconds=5)
    assert turn.due_at == turn.deadline
    shown = Api().get(f"/games/{game.uuid}").json()["turn"]["deadline"]
    assert dt.datetime.fromisoformat(shown) == turn.deadline


def test_quarantine__claimed_as_failed_but_mended_meanwhile__is_left_alone(game):
    submit_all(game)
    resolution.quarantine(game.pk)
    game.refresh_from_db()
    assert game.quarantined_at is None


def test_quarantine__moves_made_in_it__do_not_let_it_play_on(game):
    mend = poison(game)
    quarantined(game)
    mend()
    Turn.objects.filter(pk=open_turn(game).pk).update(deadline=database_now() + dt.timedelta(days=1))
    submit_all(game)
    assert (resolution.sweep(), resolution.resolve_game(game.pk)) == (0, 0)


def test_poisoned__withdrawn_and_submitted_again__is_tried_no_sooner(game):
    poison(game)
    submit_all(game)
    waits = []
    for _ in range(3):
        fail_once(game)
        submissions.withdraw_move(make_player("dana"), game.uuid, open_turn(game).number)
        submit(game, 0)
        waits.append(round((open_turn(game).due_at - database_now()).total_seconds()))
    assert (waits, open_turn(game).attempts) == ([5, 25, 90], 3)


def test_finish__after_a_resignation__shows_it_in_the_result():
    game = make_game(seats=2)
    resignations.resign(make_player("dana"), game.uuid)
    finished = play_to_the_end(game)
    assert {line["seat"]: line["resigned"] for line in finished.result["ranking"]} == {0: True, 1: False}
    verify(record(finished))
