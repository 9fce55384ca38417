"""DN2: notices follow from event rows and due times, once a fact and player."""

import datetime as dt
import threading

import pytest
from django.db import connection, connections, transaction

from accounts.models import Player
from games.models import Event, Seat, StandingOrders, Turn
from games.services import lobby, offers, orders, pauses, resignations, resolution, submissions
from games.services.locks import database_now
from games.services.vacations import begin_vacation, end_vacation
from notifications.models import Notice, Position, Reminder
from notifications.services import inbox, reader
from tests.games.factories import (
    awaits,
    expire,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    submit,
)

MINUTE = dt.timedelta(seconds=60)
HOUR = dt.timedelta(hours=1)


@pytest.fixture
def later(db):
    """Read as if so much time had passed."""

    def read(passed=dt.timedelta(0)):
        return reader.sweep(database_now() + passed)

    return read


@pytest.fixture
def game(db):
    """Four players of whom all are asked in the open turn."""
    found = make_game(seats=4)
    while len(open_turn(found).waiting_for) < 4:
        play_turn(found)
    reader.sweep(database_now() + MINUTE)
    Notice.objects.all().delete()
    play_turn(found)
    while len(open_turn(found).waiting_for) < 4:
        play_turn(found)
    return found


def told(kind, game=None):
    """Who was told of a kind, by name."""
    notices = Notice.objects.filter(kind=kind, **({"game": game} if game else {}))
    return sorted(notices.values_list("player__username", flat=True))


# --- your_turn --------------------------------------------------------------------------------------------


def test_dn2__asked_for_less_than_a_minute__is_not_told(game, later):
    later(dt.timedelta(seconds=50))
    assert told("your_turn") == []


def test_dn2__still_asked_after_a_minute__is_told(game, later):
    submit(game, 1)
    later(MINUTE)
    assert told("your_turn") == sorted(player_of(game, seat).username for seat in (0, 2, 3))


def test_dn2__your_turn__names_turn_and_deadline(game, later):
    later(MINUTE)
    notice, turn = Notice.objects.filter(kind="your_turn").first(), open_turn(game)
    assert (notice.game, notice.turn) == (game, turn.number)
    assert dt.datetime.fromisoformat(notice.details["deadline"]) == turn.deadline


def test_dn2__read_again__tells_nothing_twice(game, later):
    later(MINUTE)
    first = Notice.objects.count()
    Position.objects.update(asked_until=dt.datetime(2020, 1, 1, tzinfo=dt.UTC))
    Reminder.objects.all().delete()
    later(MINUTE)
    assert Notice.objects.count() == first == 4


def test_sweep__of_a_database_that_was_emptied__tells_what_was_before_it(later):
    Position.objects.all().delete()
    make_game(seats=2)
    later(MINUTE)
    assert told("your_turn")


def test_dn2__a_hundred_turns_that_nobody_waits_for__tell_at_most_once(game, later):
    for _ in range(20):
        play_turn(game)
    later(MINUTE)
    assert sorted(Notice.objects.filter(kind="your_turn").values_list("turn", flat=True)) == [
        open_turn(game).number for _seat in open_turn(game).waiting_for
    ]


def test_dn2__turn_resolved_within_the_minute__is_not_told(game, later):
    number = open_turn(game).number
    play_turn(game)
    later(MINUTE)
    assert not Notice.objects.filter(kind="your_turn", turn=number).exists()


def test_dn2__seat_of_a_bot__is_not_told(later):
    make_game(seats=2, bots=("easy",))
    later(MINUTE)
    assert told("your_turn") in ([], ["dana"])


def test_dn2__more_than_a_batch__are_all_told(game, later, monkeypatch):
    monkeypatch.setattr(reader, "BATCH", 1)
    others = [make_game(f"other {number}", seats=2) for number in range(3)]
    later(MINUTE)
    wanted = {each.pk for each in [game, *others] if open_turn(each).waiting_for}
    assert set(Notice.objects.filter(kind="your_turn").values_list("game", flat=True)) == wanted


# --- deadline_near ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "lead"),
    [
        (dt.timedelta(minutes=30), dt.timedelta(minutes=15)),
        (dt.timedelta(hours=1), dt.timedelta(minutes=15)),
        (dt.timedelta(hours=2), dt.timedelta(hours=1)),
        (dt.timedelta(days=1), dt.timedelta(hours=1)),
        (dt.timedelta(days=3), dt.timedelta(hours=4)),
    ],
)
def test_dn2__reminder__is_due_by_the_length_of_the_turn(later, length, lead):
    game = make_game(seats=2, turn_seconds=int(length.total_seconds()))
    later(MINUTE)
    turn = open_turn(game)
    assert Reminder.objects.get(turn=turn).due_at == turn.deadline - lead


def test_dn2__short_turn__is_not_reminded_of(later):
    make_game(seats=2, turn_seconds=600)
    later(MINUTE)
    assert Reminder.objects.count() == 0


def test_dn2__shortly_before_the_deadline__who_has_not_moved_is_reminded(game, later):
    later(MINUTE)
    submit(game, 2)
    later(dt.timedelta(hours=23, minutes=1))
    assert told("deadline_near") == sorted(player_of(game, seat).username for seat in (0, 1, 3))


def test_dn2__reminder_before_its_time__is_not_sent(game, later):
    later(MINUTE)
    later(dt.timedelta(hours=22, minutes=50))
    assert told("deadline_near") == []


def test_dn2__all_have_submitted__nobody_is_reminded(game, later):
    later(MINUTE)
    play_turn(game)
    later(dt.timedelta(hours=23, minutes=30))
    assert told("deadline_near") == []


def test_dn2__deadline_put_off__so_is_the_reminder(game, later):
    later(MINUTE)
    Turn.objects.filter(pk=open_turn(game).pk).update(deadline=open_turn(game).deadline + 5 * HOUR)
    later(dt.timedelta(hours=23, minutes=1))
    turn = open_turn(game)
    assert (told("deadline_near"), Reminder.objects.get(turn=turn).due_at) == ([], turn.deadline - 4 * HOUR)


@pytest.fixture
def put_off(later):
    """Two players of whose deadline the reader has learned that it comes five days later, by a vacation or a pause."""

    def look(passed):
        later(passed)
        Position.objects.update(told_until=database_now())

    def delay(how):
        game = play_until(make_game(seats=2, vacation=True), awaits(2))
        look(MINUTE)
        if how == "vacation":
            submit(game, 1)
            begin_vacation(player_of(game, 0), database_now() + 120 * HOUR)
        else:
            pauses.ask_for_pause(player_of(game, 0), game.uuid, 120)
            pauses.agree_to_pause(player_of(game, 1), game.uuid)
        look(23 * HOUR + MINUTE)
        assert (told("deadline_near"), Reminder.objects.get().due_at > database_now() + 120 * HOUR) == ([], True)
        return game

    return delay


def go_on(game, how):
    """End the vacation of the first player, or the pause."""
    if how == "vacation":
        end_vacation(player_of(game, 0))
    else:
        pauses.end_pause(player_of(game, 0), game.uuid)


@pytest.mark.parametrize(("how", "names"), [("vacation", ["dana"]), ("pause", ["dana", "erin"])])
def test_dn2__vacation_or_pause_ends_early__reminder_comes_sooner_again(put_off, later, how, names):
    game = put_off(how)
    go_on(game, how)
    later(MINUTE)
    assert (told("deadline_near"), Reminder.objects.get().due_at) == ([], open_turn(game).deadline_of(0) - 4 * HOUR)
    later(23 * HOUR + MINUTE)
    assert told("deadline_near") == names


def test_dn2__pause_ends_shortly_before_the_deadline__all_are_reminded_at_once_and_once(put_off, later):
    go_on(put_off("pause"), "pause")
    later(23 * HOUR + MINUTE)
    later(23 * HOUR + 2 * MINUTE)
    assert told("deadline_near") == ["dana", "erin"]


def test_dn2__seats_with_deadlines_of_their_own__are_reminded_of_them_one_by_one(game, later):
    turn = open_turn(game)
    turn.set_deadlines({seat: turn.opened_at + (24 + 5 * seat) * HOUR for seat in range(4)})
    turn.due_at = turn.next_deadline
    turn.save()
    later(MINUTE)
    assert Reminder.objects.get(turn=turn).due_at == turn.deadlines[0] - HOUR
    later(23 * HOUR + MINUTE)
    assert told("deadline_near") == [player_of(game, 0).username]
    assert Reminder.objects.get(turn=turn).due_at == turn.deadlines[1] - 4 * HOUR
    (notice,) = Notice.objects.filter(kind="deadline_near")
    assert dt.datetime.fromisoformat(notice.details["deadline"]) == turn.deadlines[0]


def test_dn2__deadline_passed__nobody_is_reminded(game, later):
    later(MINUTE)
    later(dt.timedelta(hours=25))
    assert (told("deadline_near"), Reminder.objects.count()) == ([], 0)


# --- what is told at once ---------------------------------------------------------------------------------


def test_dn2__whole_game__tells_each_round_and_the_end_once(later):
    game = play_to_the_end(make_game(seats=2))
    later()
    later()
    for player in ("dana", "erin"):
        mine = Notice.objects.filter(player__username=player, game=game).order_by("pk")
        assert [(notice.kind, notice.details.get("round")) for notice in mine] == [
            *(("round_ended", number) for number in (1, 2, 3)),
            ("game_finished", None),
        ]


def test_round_ended__of_a_seat_that_resigned__is_not_told(later):
    game = make_game(seats=3)
    resignations.resign(player_of(game, 2), game.uuid)
    play_to_the_end(game)
    later()
    assert (told("round_ended"), told("game_finished")) == (["dana"] * 3 + ["erin"] * 3, ["dana", "erin", "finn"])


def test_game_cancelled__by_the_host__others_are_told(later):
    game = make_lobby(make_player("dana"), seats=4)
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.cancel_game(make_player("dana"), game.uuid)
    later()
    notice = Notice.objects.get()
    assert (notice.player.username, notice.kind, notice.details) == ("erin", "game_cancelled", {"reason": "host"})


def test_game_cancelled__join_by_passed__all_seats_are_told(later):
    from games.services.expiry import cancel_expired

    game = make_lobby(make_player("dana"), seats=4)
    lobby.join_game(make_player("erin"), game.uuid)
    type(game).objects.filter(pk=game.pk).update(join_by=database_now() - HOUR)
    cancel_expired()
    later()
    assert told("game_cancelled") == ["dana", "erin"]


def test_missed_turn__tells_nothing(game, later):
    later(MINUTE)
    before = Notice.objects.count()
    expire(game)
    resolution.resolve_game(game.pk)
    later()
    assert Notice.objects.exclude(kind="round_ended").count() == before


def test_da3__many_seats_on_offer__are_read_a_few_at_a_time_and_all_told_once(later, monkeypatch):
    monkeypatch.setattr(reader, "MOST_OFFERS", 2)
    game = make_game(seats=7)
    later()
    for seat in range(1, 6):
        resignations.resign(player_of(game, seat), game.uuid)
        offers.offer_seat(player_of(game, 0), game.uuid, seat)
    steps = [reader._step(database_now()) for _step in range(4)]
    assert steps == [(4, True), (4, True), (2, False), (0, False)]


# --- who is away, and whose orders pause ------------------------------------------------------------------


@pytest.fixture
def table(later):
    """Four players of whom all are asked; nothing of it is read yet."""
    later()
    found = make_game(seats=4)
    while len(open_turn(found).waiting_for) < 4:
        play_turn(found)
    return found


def test_da2__seat_comes_on_autopilot__its_player_alone_is_told_once(table, later):
    others = [seat for seat in range(4) if seat != 2]
    while not Seat.objects.get(game=table, index=2).autopilot_since:
        for seat in set(open_turn(table).waiting_for) & set(others):
            submit(table, seat)
        if open_turn(table).waiting_for:
            expire(table)
        resolution.resolve_game(table.pk)
    later()
    later()
    assert told("autopilot") == [player_of(table, 2).username]


def pause_orders(table, seat):
    """Let the orders of a seat pause after one move, in a turn that asks it."""
    wanted = orders.OrderOptions({}, otherwise="steady", until="game", pause_after=1)
    orders.set_orders(player_of(table, seat), table.uuid, wanted)
    while not StandingOrders.objects.get(game=table, seat=seat).paused:
        play_turn(table)


def test_do6__orders_pause__their_player_alone_is_told_why_once(table, later):
    pause_orders(table, 2)
    later()
    later()
    (notice,) = Notice.objects.filter(kind="orders_paused")
    assert notice.player == player_of(table, 2)
    assert (notice.turn, notice.details) == (open_turn(table).number, {"reason": "pause_after"})


def test_do6__orders_that_went_on_meanwhile__tell_nothing(table, later):
    pause_orders(table, 2)
    orders.resume_orders(player_of(table, 2), table.uuid)
    later()
    assert told("orders_paused") == []


def test_do6__player_withdraws_a_move_of_orders__is_not_told(table, later):
    wanted = orders.OrderOptions({}, otherwise="steady", until="game")
    orders.set_orders(player_of(table, 2), table.uuid, wanted)
    submissions.withdraw_move(player_of(table, 2), table.uuid, open_turn(table).number)
    later()
    assert (StandingOrders.objects.get(game=table).paused, told("orders_paused")) == ("withdrawn", [])


# --- the index --------------------------------------------------------------------------------------------


def test_next_events__use_the_index(db):
    make_game(seats=2)
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        read = [*reader.ANNOUNCED, *reader.SOONER, Event.Kind.TURN_OPENED]
        kinds = ", ".join(str(int(kind)) for kind in read)
        cursor.execute(f"EXPLAIN SELECT * FROM games_event WHERE kind IN ({kinds}) AND at > now() ORDER BY at LIMIT 9")
        assert "event_read_by_time" in str(cursor.fetchall())


# --- with real connections --------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_horizon__event_of_a_transaction_that_still_writes__is_read_later():
    """An event with an older time is committed after a younger one was read: it is told all the same."""
    slow = make_lobby(make_player("finn"), seats=3)
    lobby.join_game(make_player("gwen"), slow.uuid)
    quick = make_lobby(make_player("dana"), seats=3)
    lobby.join_game(make_player("erin"), quick.uuid)
    reader.sweep()
    written, read = threading.Event(), threading.Event()

    def cancel_slowly():
        with transaction.atomic():
            lobby.cancel_game(Player.objects.get(username="finn"), slow.uuid)
            written.set()
            read.wait(10)
        connections.close_all()

    other = threading.Thread(target=cancel_slowly)
    other.start()
    written.wait(10)
    lobby.cancel_game(Player.objects.get(username="dana"), quick.uuid)
    reader.sweep()
    before = told("game_cancelled")
    read.set()
    other.join()
    reader.sweep()
    assert (before, told("game_cancelled")) == ([], ["erin", "gwen"])


@pytest.mark.django_db(transaction=True)
def test_sweep__while_another_reads__ends_at_once():
    reader.sweep()
    make_game(seats=2)
    held, done = threading.Event(), threading.Event()

    def hold():
        with transaction.atomic():
            inbox.lock_position(wait=True)
            held.set()
            done.wait(10)
        connections.close_all()

    other = threading.Thread(target=hold)
    other.start()
    held.wait(10)
    assert reader.sweep(database_now() + MINUTE) == 0
    done.set()
    other.join()
    assert reader.sweep(database_now() + MINUTE) > 0


@pytest.mark.django_db(transaction=True)
def test_sweep__two_at_once__each_fact_is_told_once():
    games = [make_game(f"race {number}", seats=2) for number in range(5)]
    Position.objects.update_or_create(
        pk=1, defaults={"told_until": database_now() - HOUR, "asked_until": database_now() - HOUR}
    )
    now = database_now() + MINUTE
    start = threading.Barrier(3)

    def read():
        start.wait()
        reader.sweep(now)
        connections.close_all()

    threads = [threading.Thread(target=read) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    asked = sum(len(open_turn(game).waiting_for) for game in games)
    assert Notice.objects.filter(kind="your_turn").count() == asked


def test_seat_without_player__of_a_deleted_account__is_not_told(game, later):
    Seat.objects.filter(game=game, index=3).update(player=None)
    later(MINUTE)
    assert told("your_turn") == ["dana", "erin", "finn"]
