"""DC5: while a player is on vacation, the clocks of its seats stand still in games that wait for that."""

import datetime as dt

import pytest

from accounts.models import Player
from accounts.vacation import DAY, time_left
from duckcover.errors import AppError, ErrorCode
from games.clocks import Bank, Daily, PerTurn, PlayHours
from games.models import Event, Game, Heartbeat, Seat, Turn
from games.services import (
    autopilot,
    lobby,
    matchmaking,
    offers,
    orders,
    outages,
    pauses,
    resignations,
    resolution,
)
from games.services.locks import database_now
from games.services.matchmaking import Wish, make_ticket
from games.services.orders import OrderOptions
from games.services.snapshots import Comparison, compare
from games.services.vacations import begin_vacation, end_vacation, tell_of_ends
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    make_bot,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_turn,
    play_until,
    player_of,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db

MINUTE = dt.timedelta(minutes=1)
HOUR = dt.timedelta(hours=1)
SOON = dt.timedelta(seconds=5)


def table(**options):
    """Two players, both awaited, in a game that waits for players on vacation."""
    return play_until(make_game(seats=2, vacation=True, **options), awaits(2))


@pytest.fixture
def game():
    return table()


def leave(game, seat=0, length=5 * DAY):
    """Begin the vacation of a seat's player; until when it lasts."""
    until = database_now() + length
    begin_vacation(player_of(game, seat), until)
    game.refresh_from_db()
    return until


def come_home(game, seat=0):
    end_vacation(player_of(game, seat))
    game.refresh_from_db()


def deadlines(game):
    turn = open_turn(game)
    return [turn.deadline_of(0), turn.deadline_of(1)]


def refusal(call, *args, **options):
    with pytest.raises(AppError) as raised:
        call(*args, **options)
    return raised.value.code


def earlier(text, passed):
    return (dt.datetime.fromisoformat(text) - passed).isoformat()


def let_pass(game, passed):
    """As if the open turn and all vacations had begun so much earlier."""
    turn = open_turn(game)
    turn.stops = [[earlier(since, passed), earlier(until, passed), seat] for since, until, seat in turn.stops or ()]
    turn.deadlines = turn.deadlines and [moment and moment - passed for moment in turn.deadlines]
    turn.opened_at, turn.deadline, turn.due_at = (at - passed for at in (turn.opened_at, turn.deadline, turn.due_at))
    turn.save()
    for player in Player.objects.filter(vacation_until__isnull=False):
        player.vacation_from -= passed
        player.vacation_until -= passed
        player.vacation_counted_at -= passed
        player.save()


def days_left(game, seat=0):
    return time_left(player_of(game, seat), database_now()) / DAY


def assert_snapshot(game):
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.different, found.broken) == ([], [])


def shown(game):
    return Api().get(f"/games/{game.uuid}").json()


# --- the days of a player ---------------------------------------------------------------------------------


def test_dc5__new_player__has_15_days():
    assert Api(make_player("dana")).get("/me/vacation").json() == {"until": None, "days_left": 15}


@pytest.mark.parametrize(("years", "days"), [(0.5, 30), (1, 45), (3, 45)])
def test_dc5__days__accrue_30_a_year_up_to_45(years, days):
    player = make_player("dana")
    Player.objects.filter(pk=player.pk).update(date_joined=database_now() - years * 365 * DAY)
    player.refresh_from_db()
    assert time_left(player, database_now()) / DAY == pytest.approx(days, abs=0.001)


def test_dc5__longer_than_what_is_left__is_refused_and_takes_nothing(game):
    answer = Api(player_of(game, 0)).post("/me/vacation", {"until": (database_now() + 16 * DAY).isoformat()})
    assert (answer.status_code, answer.json()["code"]) == (409, "limit_reached")
    assert days_left(game) == pytest.approx(15, abs=0.001)


def test_dc5__moment_that_has_passed__is_refused(game):
    assert refusal(leave, game, 0, -HOUR) == ErrorCode.INVALID_INPUT


def test_dc5__taken_whole_and_again__never_goes_below_zero(game):
    leave(game, 0, 15 * DAY)
    assert 0 <= days_left(game) < 0.001
    let_pass(game, 15 * DAY)
    assert refusal(leave, game, 0, 3 * DAY) == ErrorCode.LIMIT_REACHED
    assert leave(game, 0, 1 * DAY) == player_of(game, 0).vacation_until  # what has accrued in 15 days
    assert 0 <= days_left(game) < 0.3


def test_dc5__ended_early__gives_the_rest_back(game):
    leave(game, 0, 10 * DAY)
    let_pass(game, 4 * DAY)
    come_home(game)
    assert days_left(game) == pytest.approx(15 - 4 + 4 * 30 / 365, abs=0.01)


@pytest.mark.parametrize("how", ["ends by itself", "is ended", "gets another end", "is lengthened and shortened"])
def test_dc5__two_minutes__take_a_day(game, how):
    leave(game, 0, 2 * MINUTE)
    if how == "is ended":
        come_home(game)
    if how == "gets another end":
        leave(game, 0, 3 * MINUTE)
    if how == "is lengthened and shortened":
        leave(game, 0, 9 * DAY)
        leave(game, 0, MINUTE)
    let_pass(game, 5 * MINUTE)
    tell_of_ends()
    assert days_left(game) == pytest.approx(14, abs=0.001)


def test_dc5__two_minutes_again_and_again__take_a_day_each(game):
    for _vacation in range(3):
        leave(game, 0, 2 * MINUTE)
        let_pass(game, 5 * MINUTE)
    assert days_left(game) == pytest.approx(12, abs=0.01)


def test_dc5__less_than_a_day_is_left__begins_no_vacation(game):
    Player.objects.filter(username="dana").update(vacation_left=23 * HOUR, vacation_counted_at=database_now())
    assert refusal(leave, game, 0, 2 * MINUTE) == ErrorCode.LIMIT_REACHED


def test_dc5__first_day_is_over__is_taken_once(game):
    leave(game, 0, HOUR)
    leave(game, 0, 3 * DAY)
    assert days_left(game) == pytest.approx(12, abs=0.001)
    let_pass(game, 2 * DAY)
    leave(game, 0, 2 * MINUTE)
    come_home(game)
    assert days_left(game) == pytest.approx(13 + 2 * 30 / 365, abs=0.01)


def test_dc5__extended_and_shortened__takes_the_difference(game):
    for length in (2, 12, 4):
        until = leave(game, 0, length * DAY)
        assert days_left(game) == pytest.approx(15 - length, abs=0.01)
        assert abs(deadlines(game)[0] - until - 24 * HOUR) < SOON


def test_dc5__bot_account__has_no_vacation():
    bot = make_bot("robo", make_player("dana"))
    assert refusal(begin_vacation, bot, database_now() + DAY) == ErrorCode.PERMISSION_DENIED


# --- the open turn ----------------------------------------------------------------------------------------


def test_dc5__begun_while_asked__own_deadline_comes_later_and_no_other(game):
    before = deadlines(game)
    until = leave(game)
    turn = open_turn(game)
    assert deadlines(game) == [before[0] + (until - turn_stop(turn)), before[1]]
    assert (turn.due_at, turn.deadline) == (before[1], deadlines(game)[0])
    assert_snapshot(game)


def turn_stop(turn):
    """When the only stop of a turn began."""
    ((since, _until, _seat),) = turn.stops
    return dt.datetime.fromisoformat(since)


def test_dc5__begun__others_see_the_date_on_seat_and_profile(game):
    until = leave(game)
    text = f"{until:%Y-%m-%dT%H:%M:%S.%f}Z"
    assert [seat["vacation_until"] for seat in shown(game)["seats"]] == [text, None]
    assert Api().get("/players/dana").json()["vacation_until"] == text
    assert Api(player_of(game, 0)).get("/me").json()["vacation_until"] == text
    event = Event.objects.get(game=game, kind=Event.Kind.SEAT_VACATION)
    assert (event.seat, event.turn, event.data) == (0, None, {"until": text})


def test_dc5__begun_while_not_asked__moves_nothing_and_stops_the_next_turn(game):
    play_until(game, lambda game: open_turn(game).waiting_for == [1])
    before = open_turn(game).deadline
    until = leave(game)
    assert (open_turn(game).deadline, open_turn(game).deadlines) == (before, None)
    play_until(game, awaits(2))
    assert deadlines(game) == [until + 24 * HOUR, open_turn(game).opened_at + 24 * HOUR]


def test_dc5__begun_after_its_move__holds_up_nobody(game):
    submit(game, 0)
    before = deadlines(game)
    leave(game)
    assert (open_turn(game).due_at, open_turn(game).waiting_for) == (before[1], [1])
    submit(game, 1)
    assert resolution.resolve_game(game.pk) == 1


def test_dc5__all_who_are_asked_are_away__turn_waits_for_them(game):
    first, second = leave(game, 0), leave(game, 1, 7 * DAY)
    play_turn(game)
    play_until(game, awaits(2))
    assert deadlines(game) == [first + 24 * HOUR, second + 24 * HOUR]
    assert open_turn(game).due_at == first + 24 * HOUR


def test_dc5__deadline_has_passed__is_not_protected(game):
    number = open_turn(game).number
    expire(game)
    before = deadlines(game)
    leave(game)
    assert (deadlines(game), resolution.sweep()) == (before, 1)
    assert origins(game, number)[0] == "timeout"


def test_dc5__same_end_twice__changes_nothing(game):
    until = leave(game)
    version, days = game.version, days_left(game)
    begin_vacation(player_of(game, 0), until)
    game.refresh_from_db()
    assert (game.version, days_left(game)) == (version, pytest.approx(days, abs=0.001))


def test_dc5__ended_early__deadline_comes_earlier_by_the_rest(game):
    before = deadlines(game)
    leave(game)
    let_pass(game, 3 * DAY)
    come_home(game)
    assert abs(deadlines(game)[0] - before[0]) < SOON  # let_pass has moved the turn by the same three days
    assert (shown(game)["seats"][0]["vacation_until"], kinds(game)[-1]) == (None, "seat_vacation")
    come_home(game)
    assert kinds(game).count("seat_vacation") == 2
    assert_snapshot(game)


def test_dc5__ends_by_itself__is_told_once_and_moves_nothing(game):
    leave(game)
    assert tell_of_ends() == 0
    let_pass(game, 6 * DAY)
    before = deadlines(game)
    assert (tell_of_ends(), tell_of_ends()) == (1, 0)
    assert (deadlines(game), kinds(game)[-1]) == (before, "seat_vacation")
    assert (player_of(game, 0).vacation_until, shown(game)["seats"][0]["vacation_until"]) == (None, None)
    assert_snapshot(game)


def test_dc5__clock__says_why_it_stands_still(game):
    leave(game)
    seats = Api().get(f"/games/{game.uuid}/clock").json()["seats"]
    assert [(seat["running"], seat["reason"]) for seat in seats] == [(False, "vacation"), (True, "asked")]
    assert 86_000 < seats[0]["left_seconds"] <= 86_400


def test_dc5__player_moves_on_vacation__it_goes_on(game):
    until = leave(game)
    play_turn(game)
    assert player_of(game, 0).vacation_until == until


def test_dc5__clock_of_one_game_cannot_be_read__the_others_are_stopped(game, caplog):
    broken = table(key="goose")
    before = broken.version, open_turn(broken).deadline
    Game.objects.filter(pk=broken.pk).update(clock={"kind": "sundial"})
    leave(game)
    come_home(game)
    assert kinds(game).count("seat_vacation") == 2
    assert f"game {broken.pk}: its clock cannot be read" in caplog.text
    broken.refresh_from_db()
    turn = open_turn(broken)
    assert (broken.version, turn.deadline, turn.stops) == (*before, None)


def test_dc5__game_without_vacation__runs_on():
    game = play_until(make_game(seats=2), awaits(2))
    before = deadlines(game)
    leave(game)
    assert (deadlines(game), shown(game)["seats"][0]["vacation_until"]) == (before, None)
    play_turn(game)
    play_until(game, awaits(2))
    assert open_turn(game).deadlines is None


# --- other clocks and other stops -------------------------------------------------------------------------


def test_dc5__bank__is_not_charged_for_a_vacation():
    game = table(clock=Bank(7200, 600, 9000))
    before = deadlines(game)
    until = leave(game)
    assert deadlines(game) == [before[0] + (until - turn_stop(open_turn(game))), before[1]]
    let_pass(game, 3 * DAY)
    Seat.objects.filter(game=game).update(reserve=5000)
    submit(game, 0)
    Turn.objects.filter(game=game, resolved_at=None).update(waiting_for=[])
    resolution.resolve_game(game.pk)
    assert Seat.objects.get(game=game, index=0).reserve > 4900


def test_dc5__bank_turn_that_opens_in_a_vacation__runs_after_it():
    game = table(clock=Bank(7200, 600, 9000))
    until = leave(game)
    play_turn(game)
    play_until(game, awaits(2))
    reserve = dt.timedelta(seconds=Seat.objects.get(game=game, index=0).reserve)
    assert deadlines(game)[0] == until + reserve


def test_dc5__daily__ends_at_a_time_of_its_clock_after_the_vacation():
    game = table(clock=Daily(dt.time(20), "UTC", tuple(range(7))))
    until = leave(game)
    for _turn in range(2):
        mine, other = deadlines(game)
        assert (mine.time(), until + 6 * HOUR <= mine < until + 30 * HOUR) == (dt.time(20), True)
        assert other - database_now() <= 30 * HOUR
        play_turn(game)
        play_until(game, awaits(2))


def test_dc5__play_hours__run_on_after_the_vacation():
    play = PlayHours(dt.time(8), dt.time(22), tuple(range(7)), "UTC")
    game = table(clock=PerTurn(12 * 3600, play))
    until = leave(game)
    play_turn(game)
    play_until(game, awaits(2))
    mine = deadlines(game)[0]
    assert mine >= until + 12 * HOUR
    assert dt.time(8) <= mine.time() <= dt.time(22)


@pytest.mark.parametrize("pause_first", [True, False])
def test_dc5__pause_at_the_same_time__is_not_counted_twice(game, pause_first):
    opened = open_turn(game).opened_at
    if pause_first:
        pause(game, 48)
    until = leave(game)
    if not pause_first:
        pause(game, 48)
    assert abs(deadlines(game)[0] - until - (24 * HOUR - (database_now() - opened))) < SOON
    assert abs(deadlines(game)[1] - database_now() - 72 * HOUR) < SOON
    pauses.end_pause(player_of(game, 1), game.uuid)
    assert abs(deadlines(game)[0] - until - 24 * HOUR) < SOON
    assert abs(deadlines(game)[1] - database_now() - 24 * HOUR) < SOON


def pause(game, hours):
    pauses.ask_for_pause(player_of(game, 0), game.uuid, hours)
    pauses.agree_to_pause(player_of(game, 1), game.uuid)


def test_dc5__outage_in_a_vacation__gives_time_to_the_others_only(game):
    leave(game)
    let_pass(game, 10 * HOUR)
    before = deadlines(game)
    Heartbeat.objects.create(name=Heartbeat.SWEEP, at=database_now() - 2 * HOUR)
    outages.make_good()
    moved = [after - at for after, at in zip(deadlines(game), before, strict=True)]
    assert (moved[0], abs(moved[1] - 2 * HOUR) < SOON) == (dt.timedelta(), True)


def test_da1__excused_then_on_vacation__extension_runs_after_it():
    game = table(excused=1)
    submit(game, 1)
    expire(game)
    resolution.resolve_game(game.pk)
    left = deadlines(game)[0] - database_now()
    until = leave(game)
    assert abs(deadlines(game)[0] - until - left) < SOON
    assert Seat.objects.get(game=game, index=0).misses == 0


# --- orders, autopilot, offers ----------------------------------------------------------------------------


def test_dc5__orders__play_on_a_vacation(game):
    leave(game)
    number = open_turn(game).number
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({}, otherwise="steady", until="game"))
    assert origins(game, number) == {0: "order"}
    play_turn(game)
    assert not Seat.objects.get(game=game, index=0).misses


def test_dc5__autopilot__holds_up_nobody(game):
    Seat.objects.filter(game=game, index=0).update(autopilot_since=database_now())
    before = deadlines(game)
    leave(game)
    assert deadlines(game) == before
    turn = let_the_other_play(game)
    assert (turn.waiting_for, turn.stops, turn.deadlines) == ([1], None, None)


def let_the_other_play(game):
    """Resolve the open turn, which waits for the seat on autopilot still, and come to one that asks both."""
    submit(game, 1)
    expire(game)
    while resolution.resolve_game(game.pk) and open_turn(game).asked != [0, 1]:
        submit_all(game)
    return open_turn(game)


def test_dc5__comes_back_from_autopilot_on_vacation__is_asked_after_it(game):
    Seat.objects.filter(game=game, index=0).update(autopilot_since=database_now())
    until = leave(game)
    let_the_other_play(game)
    autopilot.return_to_game(player_of(game, 0), game.uuid)
    assert (open_turn(game).waiting_for, abs(deadlines(game)[0] - until - 24 * HOUR) < SOON) == ([0, 1], True)
    assert open_turn(game).due_at == deadlines(game)[1]


def test_dc5__resigned__is_shown_no_more_and_gets_no_event():
    game = play_until(make_game(seats=3, vacation=True), awaits(3))
    leave(game)
    resignations.resign(player_of(game, 0), game.uuid)
    game.refresh_from_db()
    assert (shown(game)["seats"][0]["vacation_until"], open_turn(game).waiting_for) == (None, [1, 2])
    come_home(game)
    assert kinds(game).count("seat_vacation") == 1
    assert_snapshot(game)


# --- sitting down -----------------------------------------------------------------------------------------


def on_vacation(name):
    player = make_player(name)
    begin_vacation(player, database_now() + DAY)
    return player


def test_dc5__on_vacation__may_not_sit_down_where_the_others_would_wait():
    zoe, lobby_game = on_vacation("zoe"), make_lobby(seats=2, vacation=True)
    api = Api(zoe)
    answer = api.post(f"/games/{lobby_game.uuid}/join", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "on_vacation")
    assert api.post("/games", {}).json()["code"] == "on_vacation"
    end_vacation(zoe)
    assert api.post(f"/games/{lobby_game.uuid}/join", {}).status_code == 200


def test_dc5__on_vacation__may_sit_down_where_nobody_waits():
    zoe = on_vacation("zoe")
    lobby.join_game(zoe, make_lobby(seats=2).uuid)
    assert Api(zoe).post("/games", {"vacation": False}).status_code == 201


def test_dc5__on_vacation__may_not_take_a_seat(game):
    resignations.resign(player_of(game, 0), game.uuid)
    game.refresh_from_db()
    offers.offer_seat(game.host, game.uuid, 0)
    assert refusal(offers.take_seat, on_vacation("zoe"), game.uuid, 0) == ErrorCode.ON_VACATION


def test_dc5__in_a_lobby__is_shown_and_stops_the_first_turn():
    host = make_player("dana")
    waiting = make_lobby(host, seats=2, vacation=True)
    until = database_now() + 5 * DAY
    begin_vacation(host, until)
    assert shown(waiting)["seats"][0]["vacation_until"] is not None
    lobby.join_game(make_player("erin"), waiting.uuid)
    play_until(waiting, awaits(2))
    assert open_turn(waiting).deadline_of(0) == until + 24 * HOUR
    assert_snapshot(waiting)


def test_df3__ticket_of_a_player_on_vacation__waits_until_it_is_back():
    wish = Wish([2], ["daily"])
    for name in ("dana", "zoe"):
        make_ticket(make_player(name), wish)
    begin_vacation(make_player("zoe"), database_now() + DAY)
    assert matchmaking.sweep() == 0
    end_vacation(make_player("zoe"))
    make_ticket(make_player("zoe"), wish)
    assert matchmaking.sweep() == 1
    assert Game.objects.get().vacation


@pytest.mark.parametrize(
    ("body", "waits"),
    [
        ({}, True),
        ({"clock": {"turn_seconds": 86_399}}, False),
        ({"clock": {"kind": "daily", "at": "20:00", "zone": "UTC"}}, True),
        ({"vacation": False}, False),
        ({"clock": {"turn_seconds": 60}, "vacation": True}, True),
    ],
)
def test_dc5__game__waits_by_default_with_clocks_of_a_day_and_more(body, waits):
    made = Api(make_player("dana")).post("/games", body).json()
    assert made["vacation"] is waits
