"""DC4, DC6: games that are paused by those who play, and deadlines that are put off by an outage."""

import datetime as dt

import pytest

from duckcover.errors import AppError, ErrorCode
from games.clocks import Bank, Daily
from games.models import Event, Game, Heartbeat, Outage, Seat, Turn
from games.services import expiry, offers, outages, pauses, resignations, resolution
from games.services.locks import database_now
from games.services.snapshots import Comparison, compare
from notifications.models import Notice
from notifications.services import reader
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    make_bot,
    make_game,
    make_player,
    open_turn,
    play_turn,
    play_until,
    player_of,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db

HOUR = dt.timedelta(hours=1)
SOON = dt.timedelta(seconds=5)


@pytest.fixture
def game():
    """Two players, both awaited."""
    return play_until(make_game(seats=2), awaits(2))


def ask(game, seat=0, hours=48):
    pauses.ask_for_pause(player_of(game, seat), game.uuid, hours)
    game.refresh_from_db()


def agree(game, seat=1):
    pauses.agree_to_pause(player_of(game, seat), game.uuid)
    game.refresh_from_db()


def resume(game, seat=1):
    pauses.end_pause(player_of(game, seat), game.uuid)
    game.refresh_from_db()


def shown(game):
    return Api().get(f"/games/{game.uuid}").json()


def refusal(call, *args):
    with pytest.raises(AppError) as raised:
        call(*args)
    return raised.value.code


def let_pass(game, passed):
    """As if the pause and the open turn had begun so much earlier."""
    turn = open_turn(game)
    turn.stops = [
        [
            (dt.datetime.fromisoformat(since) - passed).isoformat(),
            (dt.datetime.fromisoformat(until) - passed).isoformat(),
            of,
        ]
        for since, until, of in turn.stops or ()
    ]
    turn.opened_at -= passed
    turn.deadline, turn.due_at = turn.deadline - passed, turn.due_at - passed
    turn.save()
    Game.objects.filter(pk=game.pk).update(
        paused_from=game.paused_from - passed, paused_until=game.paused_until - passed
    )
    game.refresh_from_db()


def assert_snapshot(game):
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.different, found.broken) == ([], [])


# --- asking and agreeing ----------------------------------------------------------------------------------


def test_dc4__pause_asked_for__is_shown_and_stops_nothing(game):
    deadline = open_turn(game).deadline
    ask(game)
    state = shown(game)
    assert (state["paused"], state["pause_asked"]) == (None, {"seat": 0, "hours": 48, "agreed": [0]})
    assert (open_turn(game).deadline, kinds(game)[-1]) == (deadline, "pause_asked")
    assert_snapshot(game)


def test_dc4__all_have_agreed__deadline_comes_later_by_the_pause(game):
    deadline = open_turn(game).deadline
    ask(game)
    agree(game)
    turn, state = open_turn(game), shown(game)
    assert (turn.deadline, turn.due_at, turn.deadlines) == (deadline + 48 * HOUR, turn.deadline, None)
    assert dt.datetime.fromisoformat(state["paused"]["until"]) - game.paused_from == 48 * HOUR
    assert (state["pause_asked"], kinds(game)[-2:]) == (None, ["pause_agreed", "game_paused"])
    assert_snapshot(game)


def test_dc4__one_of_three_has_not_agreed__does_not_begin():
    game = play_until(make_game(seats=3), awaits(3))
    ask(game)
    agree(game)
    assert (game.paused_until, game.pause_asked["agreed"]) == (None, [0, 1])


def test_dc4__bots_resigned_and_absent__need_not_agree():
    game = make_game(seats=5, bots=["steady"])
    resignations.resign(player_of(game, 1), game.uuid)
    Seat.objects.filter(game=game, index=2).update(autopilot_since=database_now())
    Seat.objects.filter(game=game, index=3).update(player=make_bot("robo", make_player("zoe")), bot_account=True)
    ask(game)
    assert game.paused_until is not None


def test_dc4__last_who_has_not_agreed_resigns__begins():
    game = play_until(make_game(seats=3), awaits(3))
    ask(game)
    agree(game)
    deadline = open_turn(game).deadline
    resignations.resign(player_of(game, 2), game.uuid)
    game.refresh_from_db()
    assert game.paused_until - game.paused_from == 48 * HOUR
    assert (open_turn(game).deadline, game.pause_asked) == (deadline + 48 * HOUR, None)
    assert kinds(game)[-2:] == ["seat_resigned", "game_paused"]
    assert_snapshot(game)


def test_dc4__last_who_has_not_agreed_is_put_on_autopilot__begins():
    game = play_until(make_game(seats=3), awaits(3))
    ask(game)
    agree(game)
    Seat.objects.filter(game=game, index=2).update(missed_in_a_row=1)
    submit(game, 0)
    submit(game, 1)
    expire(game)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()
    assert (game.pause_asked, kinds(game)[-1]) == (None, "game_paused")
    assert open_turn(game).deadline == game.paused_until + 24 * HOUR
    assert_snapshot(game)


def test_dc4__turn_stays_open_when_the_last_is_put_on_autopilot__its_clocks_stop():
    game = play_until(make_game(seats=3), awaits(3))
    ask(game)
    agree(game)
    Seat.objects.filter(game=game, index=2).update(missed_in_a_row=1)
    turn, now = open_turn(game), database_now()
    turn.opened_at = now - 24 * HOUR
    turn.set_deadlines({0: now + HOUR, 1: now + HOUR, 2: now - SOON})
    turn.due_at = turn.next_deadline
    turn.save()
    assert resolution.resolve_game(game.pk) == 0
    game.refresh_from_db()
    turn = open_turn(game)
    assert (turn.waiting_for, turn.deadline_of(0), turn.due_at) == ([0, 1], now + 49 * HOUR, now + 49 * HOUR)
    assert_snapshot(game)


def test_dc4__all_have_resigned__nothing_begins(game):
    ask(game)
    for seat in range(2):
        resignations.resign(player_of(game, seat), game.uuid)
    game.refresh_from_db()
    assert (game.paused_until, "game_paused" in kinds(game)) == (None, False)


def test_dc4__newcomer__has_not_agreed():
    game = play_until(make_game(seats=3), awaits(3))
    ask(game)
    agree(game)
    resignations.resign(player_of(game, 1), game.uuid)
    offers.offer_seat(game.host, game.uuid, 1)
    offers.take_seat(make_player("zoe"), game.uuid, 1)
    game.refresh_from_db()
    assert (game.paused_until, game.pause_asked["agreed"]) == (None, [0])


def test_dc4__asked_and_agreed_twice__changes_nothing(game):
    ask(game)
    ask(game)
    agree(game)
    until, told = game.paused_until, kinds(game)
    agree(game)
    assert (game.paused_until, kinds(game)) == (until, told)


def test_dc4__another_pause__is_refused(game):
    ask(game)
    assert refusal(ask, game, 1, 24) == refusal(ask, game, 0, 24) == ErrorCode.PAUSE_ASKED
    agree(game)
    assert refusal(ask, game, 1, 24) == ErrorCode.PAUSE_ASKED


def test_dc4__nobody_asks__cannot_be_agreed_to(game):
    assert refusal(agree, game) == ErrorCode.NOT_FOUND


def test_dc4__request_is_refused__is_gone(game):
    ask(game)
    resume(game)
    resume(game)
    assert (game.pause_asked, kinds(game)[-1], kinds(game).count("pause_declined")) == (None, "pause_declined", 1)


def test_dc4__stranger_bot_and_game_that_is_over__are_refused(game):
    assert refusal(pauses.ask_for_pause, make_player("zoe"), game.uuid, 1) == ErrorCode.NOT_SEATED
    Seat.objects.filter(game=game, index=1).update(bot_account=True)
    assert refusal(ask, game, 1) == ErrorCode.PERMISSION_DENIED
    Game.objects.filter(pk=game.pk).update(status=Game.Status.FINISHED)
    assert refusal(ask, game) == ErrorCode.GAME_NOT_PLAYING


def test_dc4__hours__are_1_to_336(game):
    api = Api(player_of(game, 0))
    assert [api.post(f"/games/{game.uuid}/pause", {"hours": hours}).status_code for hours in (0, 337, 336)] == [
        400,
        400,
        200,
    ]


def test_dc4__more_than_14_days_in_all__is_refused(game):
    Game.objects.filter(pk=game.pk).update(paused_seconds=330 * 3600 + 1.0)
    with pytest.raises(AppError) as raised:
        ask(game, 0, 6)
    assert (raised.value.code, raised.value.extra) == (ErrorCode.LIMIT_REACHED, {"hours_left": 5})
    ask(game, 0, 5)


def test_dc4__pause_has_ended_and_no_sweep_has_told_of_it__counts(game):
    ask(game, 0, 336)
    agree(game)
    let_pass(game, 337 * HOUR)
    with pytest.raises(AppError) as raised:
        ask(game, 0, 1)
    assert (raised.value.code, raised.value.extra) == (ErrorCode.LIMIT_REACHED, {"hours_left": 0})
    assert expiry.end_pauses() == 1


def test_dc4__next_pause_is_asked_for_before_the_sweep__end_of_the_last_is_told_first(game):
    ask(game, 0, 300)
    agree(game)
    let_pass(game, 301 * HOUR)
    ask(game, 0, 36)
    assert (kinds(game)[-2:], game.paused_seconds) == (["game_unpaused", "pause_asked"], 300 * 3600)
    assert (expiry.end_pauses(), game.paused_until) == (0, None)
    assert_snapshot(game)


def test_dc4__player_is_asked__gets_a_notice(game):
    reader.sweep()
    ask(game)
    reader.sweep(database_now() + SOON)
    (notice,) = Notice.objects.filter(kind="pause_asked")
    assert (notice.player.username, notice.game, notice.details) == ("erin", game, {"hours": 48})


# --- while it is paused -----------------------------------------------------------------------------------


def test_dc4__resumed__deadline_comes_later_by_what_the_pause_has_lasted(game):
    deadline = open_turn(game).deadline
    ask(game)
    agree(game)
    let_pass(game, 10 * HOUR)
    resume(game, 0)
    turn = open_turn(game)
    assert abs(turn.deadline - deadline) < SOON  # let_pass has moved the turn by the same ten hours
    assert (turn.due_at, game.paused_until, kinds(game)[-1]) == (turn.deadline, None, "game_unpaused")
    assert game.paused_seconds == pytest.approx(36_000, abs=5)
    assert_snapshot(game)


def test_dc4__turn_that_opens_in_a_pause__ends_after_it(game):
    ask(game)
    agree(game)
    play_turn(game)
    turn = open_turn(game)
    assert turn.deadline == game.paused_until + 24 * HOUR
    resume(game)
    assert abs(open_turn(game).deadline - turn.opened_at - 24 * HOUR) < SOON


def test_dc4__ends_by_itself__is_told_once_and_moves_nothing(game):
    ask(game)
    agree(game)
    let_pass(game, 50 * HOUR)
    deadline = open_turn(game).deadline
    assert (expiry.end_pauses(), expiry.end_pauses()) == (1, 0)
    game.refresh_from_db()
    assert (game.paused_until, kinds(game)[-1], shown(game)["paused"]) == (None, "game_unpaused", None)
    assert (open_turn(game).deadline, game.paused_seconds) == (deadline, 48 * 3600)


def test_dc4__deadline_has_passed__is_not_moved(game):
    expire(game)
    deadline = open_turn(game).deadline
    ask(game)
    agree(game)
    assert open_turn(game).deadline == deadline
    assert resolution.sweep() == 1


def test_dc4__paused__clock_stands_still(game):
    ask(game)
    agree(game)
    seats = Api().get(f"/games/{game.uuid}/clock").json()["seats"]
    assert [(seat["running"], seat["reason"]) for seat in seats] == [(False, "paused")] * 2


def test_dc4__bank__is_not_charged_for_a_pause():
    game = play_until(make_game(seats=2, clock=Bank(7200, 600, 9000)), awaits(2))
    before = open_turn(game).deadlines
    ask(game)
    agree(game)
    turn = open_turn(game)
    assert turn.deadlines[:2] == [moment + 48 * HOUR for moment in before[:2]]
    Seat.objects.filter(game=game).update(reserve=5000)
    submit_all(game)
    resolution.resolve_game(game.pk)
    assert all(4990 < seat.reserve <= 5600 for seat in Seat.objects.filter(game=game))


def test_dc4__daily__ends_at_a_time_of_its_clock():
    game = make_game(seats=2, clock=Daily(dt.time(20), "UTC", tuple(range(7))))
    ask(game, 0, 30)
    agree(game)
    turn = open_turn(game)
    assert (turn.deadline.time(), turn.deadline > game.paused_until) == (dt.time(20), True)


# --- outages ----------------------------------------------------------------------------------------------


def fail(seconds):
    """As if the last sweep had run so long ago."""
    at = database_now() - dt.timedelta(seconds=seconds)
    Heartbeat.objects.update_or_create(name=Heartbeat.SWEEP, defaults={"at": at})


def let_open(game, ago, length=24 * HOUR):
    """Let the open turn have opened so long ago."""
    opened_at = database_now() - ago
    Turn.objects.filter(pk=open_turn(game).pk).update(
        opened_at=opened_at, deadline=opened_at + length, due_at=opened_at + length
    )
    return opened_at + length


def test_dc6__outage__is_added_to_the_deadlines_that_ran_once(game):
    other = make_game("other", seats=2)
    announced = [let_open(each, 5 * HOUR) for each in (game, other)]
    fail(7200)
    resolution.sweep()
    resolution.sweep()
    moved = [open_turn(each).deadline - before for each, before in zip((game, other), announced, strict=True)]
    assert all(abs(by - 2 * HOUR) < SOON for by in moved)
    assert [open_turn(each).due_at == open_turn(each).deadline for each in (game, other)] == [True, True]
    assert Outage.objects.filter(done_at__isnull=False).count() == 1
    assert_snapshot(game)


def test_dc6__deadline_in_the_outage__is_not_missed(game):
    number = open_turn(game).number
    let_open(game, 25 * HOUR)
    fail(7200)
    assert resolution.sweep() == 0
    assert (open_turn(game).number, open_turn(game).waiting_for) == (number, [0, 1])


def test_dc6__deadline_before_the_outage__stays_missed(game):
    let_open(game, 30 * HOUR)
    fail(7200)
    assert resolution.sweep() == 1


def test_dc6__message_before_the_first_sweep__resolves_no_deadline_of_the_outage(game):
    full = play_until(make_game("full", seats=2), awaits(2))
    submit_all(full)
    let_open(game, 25 * HOUR)
    fail(7200)
    assert resolution.resolve_with_others(full.pk) == 1
    assert open_turn(game).waiting_for == [0, 1]


def test_dc6__less_than_a_minute__is_no_outage(game):
    deadline = let_open(game, 5 * HOUR)
    fail(50)
    resolution.sweep()
    assert (open_turn(game).deadline, Outage.objects.count()) == (deadline, 0)


def test_dc6__first_sweep_ever__is_no_outage(game):
    deadline = open_turn(game).deadline
    resolution.sweep()
    assert (open_turn(game).deadline, Outage.objects.count()) == (deadline, 0)


def test_dc6__sweep_dies_between_two_batches__the_next_goes_on(game, monkeypatch):
    monkeypatch.setattr(outages, "BATCH", 1)
    other = make_game("other", seats=2)
    announced = [let_open(each, 5 * HOUR) for each in (game, other)]
    fail(7200)
    outages._note_outage()
    assert outages._put_off_batch()
    resolution.sweep()
    moved = [open_turn(each).deadline - before for each, before in zip((game, other), announced, strict=True)]
    assert all(abs(by - 2 * HOUR) < SOON for by in moved)


def test_dc6__outage__is_told_to_the_operator_and_once_a_game(game, caplog):
    reader.sweep()
    let_open(game, 5 * HOUR)
    fail(7200)
    resolution.sweep()
    reader.sweep(database_now() + SOON)
    reader.sweep(database_now() + SOON)
    assert "no sweep ran for 7200 s" in caplog.text
    assert Event.objects.get(kind=Event.Kind.DEADLINES_MOVED).data == {"reason": "outage", "seconds": 7200}
    told = Notice.objects.filter(kind="operator", game=game).values_list("player__username", flat=True)
    assert sorted(told) == ["dana", "erin"]


def test_dc6__paused_game__gets_no_time_for_an_outage(game):
    ask(game)
    agree(game)
    let_pass(game, 10 * HOUR)
    deadline = open_turn(game).deadline
    fail(7200)
    resolution.sweep()
    assert (open_turn(game).deadline, "deadlines_moved" in kinds(game)) == (deadline, False)


def test_dc6__claimed_before_the_outage__waits_for_its_new_deadline(game):
    let_open(game, 25 * HOUR)
    Turn.objects.filter(pk=open_turn(game).pk).update(attempts=1, due_at=database_now() - HOUR)
    fail(7200)
    resolution.sweep()
    turn = open_turn(game)
    assert (turn.attempts, turn.due_at, turn.waiting_for) == (1, turn.deadline, [0, 1])
