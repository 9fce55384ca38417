"""Tables of leagues: seated whole, without a host, and what leagues read of them (LEAGUES.md)."""

import datetime as dt
import uuid
from dataclasses import replace

import pytest
from django.db import connection

from accounts.models import Player
from accounts.services.account_deletion import delete_player
from accounts.services.blocks import block
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Round, Seat, Submission
from games.services import invitations, limits, lobby, offers, orders, resignations, resolution, snapshots
from games.services.locks import database_now
from games.services.orders import OrderOptions
from games.services.tables import SeatResult, TableSetup, open_table, table_result, tenures
from games.services.vacations import begin_vacation
from tests.chaos.invariants import check_games
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    make_bot,
    make_due,
    make_game,
    make_player,
    make_players,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    rounds_ended,
    submit,
)

pytestmark = pytest.mark.django_db

LEAGUE = uuid.UUID(int=7)
DAY = {"kind": "per_turn", "turn_seconds": 86_400}


def setup_of(players, **changes):
    """A table of these players at which a turn lasts a day."""
    plain = TableSetup(LEAGUE, players, 0, DAY, [[], [], []], open_log=False, unlisted=False)
    return replace(plain, **changes)


def refusal(action, *args):
    with pytest.raises(AppError) as refused:
        action(*args)
    return refused.value.code


@pytest.fixture
def table():
    """A league's table of dana, erin and finn."""
    return open_table(setup_of(make_players(3)))


# --- opening ----------------------------------------------------------------------------------------------


def test_lr4__open_table__plays_with_nobody_there(table):
    seats = Seat.objects.filter(game=table).order_by("index")
    assert [seat.player.username for seat in seats] == ["dana", "erin", "finn"]
    assert (table.status, table.host, table.league) == (Game.Status.PLAYING, None, LEAGUE)
    assert kinds(table)[:6] == ["game_created", *["seat_taken"] * 3, "game_started", "round_opened"]
    assert Event.objects.get(game=table, kind=Event.Kind.GAME_CREATED).data == {"reason": "league"}


def test_open_table__keeps_the_order_of_the_seats_and_the_captain():
    dana, erin, finn = make_players(3)
    rules = [[], ["surprises"], []]
    game = open_table(setup_of([finn, dana, erin], captain=2, round_rules=rules, open_log=True, name="Table 4"))
    assert [player_of(game, seat) for seat in range(3)] == [finn, dana, erin]
    assert (game.captain_seat, game.open_log, game.name, game.seat_count) == (2, True, "Table 4", 3)
    assert [row.rules for row in Round.objects.filter(game=game)] == rules


def test_open_table__clock__is_the_leagues():
    clock = {"kind": "bank", "bank_seconds": 3600, "increment_seconds": 60, "max_seconds": 7200}
    game = open_table(setup_of(make_players(2), clock=clock))
    assert game.clock == clock


@pytest.mark.parametrize(("unlisted", "visibility"), [(True, "unlisted"), (False, "public")])
def test_lb5__open_table__is_unlisted_where_the_competition_is_private(unlisted, visibility):
    assert open_table(setup_of(make_players(2), unlisted=unlisted)).visibility == visibility


def test_open_table__player_at_the_limit__is_seated(monkeypatch):
    monkeypatch.setattr(limits, "MAX_RUNNING", 0)
    assert open_table(setup_of(make_players(2))).status == Game.Status.PLAYING


def test_ld5__open_table__block_between_players__is_no_obstacle():
    dana, erin = make_players(2)
    block(dana, erin)
    assert open_table(setup_of([dana, erin])).status == Game.Status.PLAYING


def test_open_table__account_deleted_meanwhile__is_played_by_the_stand_in():
    dana, erin, finn = make_players(3)
    delete_player(erin)
    game = open_table(setup_of([dana, erin, finn, None]))
    lost = Seat.objects.get(game=game, index=1)
    assert (lost.player, lost.played_by_bot, lost.family is None) == (None, True, False)
    play_until(game, lambda game: Submission.objects.filter(turn__game=game, seat__in=[1, 3]).count() > 1)
    made = Submission.objects.filter(turn__game=game, seat__in=[1, 3])
    assert {move.origin for move in made} == {Submission.Origin.BOT}
    told = Event.objects.filter(game=game, kind=Event.Kind.SEAT_RESIGNED)
    assert set(told.values_list("seat", flat=True)) == {1, 3}
    check_games(connection.connection, [game.pk])


def test_lk3__open_table__owner_and_own_bot__are_not_rated():
    dana, erin = make_players(2)
    game = open_table(setup_of([dana, erin, make_bot("robo", dana)], rate_bots=True))
    assert not any(game.rates(seat) for seat in Seat.objects.filter(game=game))


def test_open_table__vacation_began_after_the_draw__stops_the_clock(table):
    dana, erin = make_players(2)
    until = database_now() + dt.timedelta(days=5)
    begin_vacation(make_player("dana"), until)
    game = play_until(open_table(setup_of([dana, erin])), awaits(2))
    turn = open_turn(game)
    assert turn.deadline_of(0) - turn.deadline_of(1) == until - turn.opened_at


def test_open_table__snapshot__is_what_its_rows_give(table):
    found = snapshots.Comparison()
    snapshots.compare([table.pk], found, rewrite=False)
    assert (found.checked, found.different, found.broken) == (1, [], [])


def test_open_table__nobody__has_the_powers_of_a_host(table):
    dana, zoe = player_of(table, 0), make_player("zoe")
    Seat.objects.filter(game=table, index=1).update(autopilot_since=database_now() - dt.timedelta(days=3))
    for player in (dana, zoe):
        assert refusal(offers.offer_seat, player, table.uuid, 1) == ErrorCode.NOT_HOST
        assert refusal(offers.withdraw_offer, player, table.uuid, 1) == ErrorCode.NOT_HOST
        assert refusal(lobby.start_game, player, table.uuid) == ErrorCode.NOT_HOST
        assert refusal(lobby.cancel_game, player, table.uuid) == ErrorCode.NOT_HOST
        assert refusal(invitations.invite, player, table.uuid, "erin") == ErrorCode.NOT_HOST


# --- tenures ----------------------------------------------------------------------------------------------


def held(game, seat, **more):
    """The tenures of a seat as (player, kind, asked, decided, missed)."""
    names = dict(Player.objects.values_list("pk", "username"))
    return [(names.get(each.player_id), *each[2:]) for each in tenures(game, **more) if each.seat == seat]


def asked(game, seat, *, origin=None):
    """How many moves of a seat there are."""
    moves = Submission.objects.filter(turn__game=game, seat=seat)
    return (moves.filter(origin=origin) if origin else moves).count()


def play_on(game, away=()):
    """Let every awaited seat move but those away, and resolve the open turn, after its deadline if need be."""
    for seat in set(open_turn(game).waiting_for) - set(away):
        submit(game, seat)
    if open_turn(game).waiting_for:
        expire(game)
    make_due(game)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()


@pytest.fixture
def game():
    """Three players, all of them asked; no miss is excused."""
    return play_until(make_game(seats=3), awaits(3))


def test_tenures__seat_that_played_itself__decided_all_it_was_asked(game):
    play_to_the_end(game)
    assert held(game, 0) == [("dana", "player", asked(game, 0), asked(game, 0), 0)]
    assert [each.seat for each in tenures(game)] == [0, 1, 2]


def test_tenures__orders__decide_for_their_player(game):
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({}, otherwise="steady", until="game"))
    assert origins(game, open_turn(game).number) == {0: "order"}
    assert held(game, 0) == [("dana", "player", asked(game, 0), asked(game, 0), 0)]


def test_tenures__misses_and_autopilot__are_the_players(game):
    while not Seat.objects.get(game=game, index=1).autopilot_since:
        play_on(game, away={1})
    play_until(game, lambda game: asked(game, 1, origin="timeout") == 4)
    decided = asked(game, 1, origin="player")
    assert held(game, 1) == [("erin", "player", decided + 4, decided, 2)]


def test_tenures__resignation__begins_the_tenure_of_the_bot(game):
    before = asked(game, 1)
    resignations.resign(player_of(game, 1), game.uuid)
    assert held(game, 1) == [("erin", "player", before, before, 0), (None, "bot", 1, 1, 0)]


def test_tenures__resignation_after_the_move__leaves_that_turn_to_the_player(game):
    submit(game, 1)
    before = asked(game, 1)
    resignations.resign(player_of(game, 1), game.uuid)
    assert held(game, 1) == [("erin", "player", before, before, 0), (None, "bot", 0, 0, 0)]


def test_tenures__deleted_account__is_nobodys_and_then_the_bots(game):
    before = asked(game, 1)
    delete_player(player_of(game, 1))
    assert [each[1:] for each in held(game, 1)] == [("player", before, before, 0), ("bot", 1, 1, 0)]
    assert [each.player_id for each in tenures(game) if each.seat == 1] == [None, None]


def test_tenures__seat_taken_over__is_shared_by_all_who_held_it(game):
    resignations.resign(player_of(game, 1), game.uuid)
    play_on(game)
    offers.offer_seat(player_of(game, 0), game.uuid, 1)
    offers.take_seat(make_player("zoe"), game.uuid, 1)
    first, bot = asked(game, 1, origin="player"), asked(game, 1, origin="bot")
    play_to_the_end(game)
    own = asked(game, 1, origin="player") - first
    assert own > 0
    assert held(game, 1) == [
        ("erin", "player", first, first, 0),
        (None, "bot", bot, bot, 0),
        ("zoe", "substitute", own, own, 0),
    ]


def test_tenures__autopilot_taken_over__has_no_bot_between(game):
    Seat.objects.filter(game=game, index=1).update(autopilot_since=database_now() - dt.timedelta(days=3))
    play_on(game, away={1})
    offers.offer_seat(player_of(game, 0), game.uuid, 1)
    offers.take_seat(make_player("zoe"), game.uuid, 1)
    assert [each[:2] for each in held(game, 1)] == [("erin", "player"), ("zoe", "substitute")]


def test_tenures__built_in_bot__holds_its_seat():
    game = play_until(make_game(seats=3, bots=["easy"]), lambda game: asked(game, 2) > 0)
    assert held(game, 2) == [(None, "bot", asked(game, 2), asked(game, 2), 0)]


def test_h5__tenures_of_ended_rounds__count_no_turn_of_the_running_one(game):
    assert held(game, 0, ended_rounds=True) == [("dana", "player", 0, 0, 0)]
    play_until(game, rounds_ended(1))
    first = held(game, 0)
    play_turn(game)
    play_until(game, lambda game: asked(game, 0) > first[0][2])
    assert held(game, 0, ended_rounds=True) == first


# --- results ----------------------------------------------------------------------------------------------


def test_table_result__before_a_round_has_ended__has_no_scores(game):
    submit(game, 1)
    resignations.resign(player_of(game, 2), game.uuid)
    assert table_result(game) == (
        SeatResult(0, None, 0, (), None, resigned=False, awaited=True),
        SeatResult(1, None, 0, (), None, resigned=False, awaited=False),
        SeatResult(2, None, 0, (), None, resigned=True, awaited=False),
    )


def test_table_result__while_it_is_played__has_the_ended_rounds(game):
    play_until(game, rounds_ended(1))
    ended = Round.objects.get(game=game, number=1)
    found = table_result(game)
    assert [(each.rank, each.total, each.round_scores) for each in found] == [
        (None, score, (score,)) for score in ended.scores
    ]
    assert [each.visible_cards for each in found] == ended.visible_cards


def test_table_result__of_a_game_that_is_over__is_its_result(table):
    play_to_the_end(table)
    ranking = sorted(table.result["ranking"], key=lambda standing: standing["seat"])
    assert table_result(table) == tuple(
        SeatResult(
            each["seat"],
            each["rank"],
            each["total"],
            tuple(each["round_scores"]),
            each["visible_cards"],
            resigned=False,
            awaited=False,
        )
        for each in ranking
    )
