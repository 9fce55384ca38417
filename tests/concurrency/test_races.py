"""Two things at the same instant, on real connections: one of the orders happens, never a mixture."""

import datetime as dt
import random
import time

from django.test import Client

from accounts.models import Block
from accounts.services.account_deletion import delete_player
from accounts.services.tokens import issue
from games.models import Event, Game, Invitation, Seat, Submission, Ticket, Turn
from games.services import (
    expiry,
    invitations,
    lobby,
    matchmaking,
    orders,
    rematch,
    resignations,
    resolution,
    submissions,
)
from games.services.limits import MAX_LOBBIES
from games.services.locks import database_now
from games.services.new_games import GameOptions
from tests.concurrency.test_controls import submit_as_written
from tests.games.factories import (
    choice_of,
    expire,
    kinds,
    legal_moves,
    make_bot,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    origins,
    player_of,
    submit,
    submit_all,
)

ALWAYS = orders.OrderOptions({}, otherwise="steady", until="game")
TIMES = (5, 60)
"""How often each race is run: few, full."""


def joining(player, game: Game, **options):
    """A join, ready to be made."""
    return lambda: lobby.join_game(player, game.uuid, **options)


def resigning(game: Game, seat: int):
    """A resignation, ready to be made."""
    player = player_of(game, seat)
    return lambda: resignations.resign(player, game.uuid)


def withdrawing(game: Game, seat: int):
    """A withdrawal, ready to be made."""
    player, number = player_of(game, seat), open_turn(game).number
    return lambda: submissions.withdraw_move(player, game.uuid, number)


def submitting(game: Game, seat: int):
    """The first legal move of a seat, ready to be submitted."""
    return lambda: submit(game, seat) and None


def ordering(game: Game, seat: int):
    """Orders for everything, ready to be set."""
    player = player_of(game, seat)
    return lambda: orders.set_orders(player, game.uuid, ALWAYS) and None


def resolving(game: Game):
    """A doorbell's work, ready to be done."""
    return lambda: resolution.resolve_game(game.pk)


def test_join__five_for_the_last_seat__one_gets_it_and_the_game_starts_once(race, check) -> None:
    host, *others = make_players(6)
    game = make_lobby(host, seats=2)
    answers = race(*[joining(player, game) for player in others])
    assert sorted(answers, key=str) == [None, *["game_not_open"] * 4]
    assert kinds(game).count("game_started") == 1
    check(game)


def test_join__two_with_the_same_family__one_is_told_that_it_is_taken(race, check) -> None:
    host, *others = make_players(3)
    game = make_lobby(host, seats=4)
    answers = race(*[joining(player, game, family="pirates") for player in others])
    assert sorted(answers, key=str) == [None, "family_taken"] or answers == ["family_taken", "family_taken"]
    check(game)


def test_join__the_same_player_four_times_at_once__sits_once(race, check) -> None:
    host, other = make_players(2)
    game = make_lobby(host, seats=4)
    assert race(*[joining(other, game)] * 4) == [None] * 4
    assert Seat.objects.filter(game=game, player=other).count() == 1
    check(game)


def test_create__eight_at_once_at_49_lobbies__one_is_made(race) -> None:
    """DF2: counted over all connections."""
    (player,) = make_players(1)
    for _ in range(MAX_LOBBIES - 1):
        make_lobby(player)
    answers = race(*[lambda: lobby.create_game(player, GameOptions()) and "made"] * 8)
    assert sorted(answers) == [*["limit_reached"] * 7, "made"]
    assert Seat.objects.filter(player=player, game__status=Game.Status.LOBBY).count() == MAX_LOBBIES


def test_create_and_join__at_49_lobbies__one_of_both_goes(race, check, repetitions) -> None:
    player, other = make_players(2)
    games = [make_lobby(player) for _ in range(MAX_LOBBIES - 1)]
    for _ in range(repetitions(*TIMES)):
        table = make_lobby(other)
        answers = race(joining(player, table), lambda: lobby.create_game(player, GameOptions()) and None)
        assert sorted(answers, key=str) == [None, "limit_reached"]
        newest = Game.objects.filter(seats__player=player, status=Game.Status.LOBBY).latest("pk")
        assert newest not in games
        lobby.leave_game(player, newest.uuid)
        lobby.leave_game(other, table.uuid)
        check(table)


def test_join__last_seats_of_two_tables_with_the_same_players__both_start_or_are_refused(
    race, check, repetitions
) -> None:
    """Each of the two steps locks the players of its table; in another order they would wait for each other."""
    one, two = make_players(2)
    for _ in range(repetitions(*TIMES)):
        tables = [make_lobby(one, seats=2), make_lobby(two, seats=2)]
        assert race(joining(two, tables[0]), joining(one, tables[1])) == [None, None]
        assert {Game.objects.get(pk=table.pk).status for table in tables} == {Game.Status.PLAYING}
        check(*tables)


def test_join__owner_and_own_bots_at_once__one_of_them_sits(race, check, repetitions) -> None:
    """DF2: two accounts of one owner never get in together."""
    host, owner = make_players(2)
    household = [owner, make_bot("robo", owner), make_bot("rita", owner)]
    for _ in range(repetitions(*TIMES)):
        game = make_lobby(host, seats=7)
        answers = race(*[joining(player, game) for player in household])
        assert sorted(answers, key=str) == [None, "same_owner", "same_owner"]
        lobby.cancel_game(host, game.uuid)
        check(game)


def test_expiry__two_sweeps_at_once__each_lobby_is_cancelled_once(race, check) -> None:
    """DF1, DS1."""
    games = [make_lobby(make_players(1)[0]) for _ in range(20)]
    Game.objects.update(join_by=database_now())
    assert sum(race(*[expiry.cancel_expired] * 2)) == 20
    assert Event.objects.filter(kind=Event.Kind.GAME_CANCELLED).count() == 20
    check(*games)


def test_expiry__while_the_last_seat_is_taken__one_of_both_happens(race, check, repetitions) -> None:
    host, other = make_players(2)
    for number in range(repetitions(*TIMES)):
        game = make_lobby(host, seats=2)
        soon = database_now() + dt.timedelta(seconds=random.Random(number).uniform(0, 0.03))
        Game.objects.filter(pk=game.pk).update(join_by=soon)
        joined, _ = race(joining(other, game), lambda: time.sleep(0.015) or expiry.cancel_expired())
        expiry.cancel_expired()
        status = Game.objects.get(pk=game.pk).status
        assert (joined, status) in [(None, "playing"), ("game_not_open", "cancelled")]
        check(game)


def test_start__twice_at_once__starts_once(race, check) -> None:
    host, other = make_players(2)
    game = make_lobby(host, seats=3)
    joining(other, game)()
    assert race(*[lambda: lobby.start_game(host, game.uuid)] * 2) == [None, None]
    assert kinds(game).count("game_started") == 1
    check(game)


def test_leave__while_the_host_starts__one_of_them_is_refused(race, check, repetitions) -> None:
    host, other = make_players(2)
    for _ in range(repetitions(*TIMES)):
        game = make_lobby(host, seats=3)
        joining(other, game)()
        left, started = race(
            lambda game=game: lobby.leave_game(other, game.uuid), lambda game=game: lobby.start_game(host, game.uuid)
        )
        assert (left, started) in [("game_not_open", None), (None, "too_few_players")]
        check(game)


def test_submission__at_the_deadline__is_either_used_or_refused(race, check, repetitions, figure) -> None:
    accepted, count = 0, 3 * repetitions(*TIMES)
    for number in range(count):
        game = make_game(f"deadline {number}", seats=2)
        wait, move = random.Random(number).uniform(0, 0.06), legal_moves(game, 0)[-1]
        call, turn = submit_as_written_late(game, move, wait), open_turn(game)
        soon = database_now() + (turn.deadline - turn.opened_at) / 86_400 / 16  # 60 ms of a day
        Turn.objects.filter(pk=turn.pk).update(deadline=soon, due_at=soon)
        answer, resolved = race(call, lambda game=game: resolve_soon(game))
        assert (answer, origins(game, turn.number)[0]) in [(True, "player"), ("turn_closed", "timeout")]
        used = Submission.objects.get(turn=turn, seat=0).move
        assert resolved == 1
        assert answer == "turn_closed" or used == str(move)
        accepted += answer is True
        check(game)
    figure(f"{count} moves at their deadline", f"{accepted} used, {count - accepted} refused")


def submit_as_written_late(game: Game, move, wait: float):
    """A submission of seat 0 after `wait` seconds."""
    number, caller = open_turn(game).number, submissions.Identity(player_id=player_of(game, 0).pk)

    def write() -> bool:
        time.sleep(wait)
        return submissions.submit_move(caller, game.uuid, number, choice_of(move)).first

    return write


def resolve_soon(game: Game) -> int:
    """Ring until the turn is resolved, at most 50 seconds; how many were resolved."""
    end = time.monotonic() + 50
    while time.monotonic() < end:
        if resolved := resolution.resolve_game(game.pk):
            return resolved
    return 0


def test_submission__while_its_player_resigns__one_of_both_decides(race, check, repetitions) -> None:
    for number in range(repetitions(*TIMES)):
        game = make_game(f"resigning {number}", seats=2)
        answer, resigned = race(submit_as_written(game, 0), resigning(game, 0))
        origin = origins(game, open_turn(game).number)[0]
        assert (answer, resigned, origin) in [(True, None, "player"), ("already_resigned", None, "bot")]
        check(game)


def test_withdrawal__while_the_last_move_comes_in__the_turn_waits_or_is_resolved(race, check, repetitions) -> None:
    for number in range(repetitions(*TIMES)):
        game = make_game(f"withdrawing {number}", seats=2)
        submit(game, 0)
        withdrawn, _, resolved = race(
            withdrawing(game, 0),
            submit_as_written(game, 1),
            resolving(game),
        )
        resolved += resolution.resolve_game(game.pk)
        assert (withdrawn, resolved) in [(None, 0), ("turn_closed", 1)]
        check(game)


def test_sweep__four_at_once__each_turn_is_resolved_once(race, check) -> None:
    games = [make_game(f"due {number}", seats=2) for number in range(12)]
    for game in games:
        expire(game)
    assert sum(race(*[resolution.sweep] * 4)) == 12
    resolved = Event.objects.filter(kind=Event.Kind.TURN_RESOLVED, turn=1, game__in=games)
    assert resolved.count() == 12
    check(*games)


def test_resignation__while_the_turn_is_resolved__neither_is_lost(race, check, repetitions) -> None:
    for number in range(repetitions(*TIMES)):
        game = make_game(f"leaving {number}", seats=3)
        submit_all(game)
        assert race(resigning(game, 1), resolving(game)) in [[None, 1], [None, 0]]
        resolution.sweep()
        assert kinds(game).count("seat_resigned") == 1
        check(game)


def test_resignation__of_everybody_at_once__bots_play_to_the_end(race, check) -> None:
    game = make_game("all leave", seats=4)
    assert race(*[resigning(game, seat) for seat in range(4)]) == [None] * 4
    end = time.monotonic() + 60
    while Game.objects.get(pk=game.pk).status == Game.Status.PLAYING:
        resolution.sweep()
        assert time.monotonic() < end
    check(game)


def test_create__one_key_eight_times_at_once__makes_one_game(race) -> None:
    (player,) = make_players(1)
    headers = {"Authorization": f"Bearer {issue(player)[1]}", "Idempotency-Key": "one and the same key"}

    def create() -> tuple[int, str | None]:
        answer = Client().post("/api/v1/games", {"seats": 3}, "application/json", headers=headers)
        return answer.status_code, answer.json().get("id")

    answers = race(*[create] * 8)
    (game,) = Game.objects.all()
    assert set(answers) <= {(201, str(game.uuid)), (409, None)}
    assert (201, str(game.uuid)) in answers


def test_last_move__withdrawn_after_the_claim__spares_the_turn_its_attempts(check, transactional_db) -> None:
    game = make_game("to and fro", seats=2)
    submit(game, 0)
    for _ in range(2 * len(resolution.RETRY_AFTER)):
        submit(game, 1)
        claimed = resolution.claim_game(game.pk)
        submissions.withdraw_move(player_of(game, 1), game.uuid, open_turn(game).number)
        assert resolution.resolve_games([claim.game for claim in claimed]) == 0
    submit(game, 1)
    assert resolution.resolve_game(game.pk) == 1
    check(game)


def test_orders__of_the_last_two_seats_at_once__the_turn_is_full_and_resolved_once(race, check, repetitions) -> None:
    """DO5, DO8: none of two simultaneous last moves is lost, whoever makes them."""
    for turn in range(repetitions(*TIMES)):
        game = make_game(f"orders {turn}", seats=2)
        number, asked = open_turn(game).number, open_turn(game).waiting_for
        assert race(*[ordering(game, seat) for seat in asked]) == [None] * len(asked)
        answers = race(*[resolving(game)] * 2)  # the orders play on: the later one may find the next turn that is due
        assert sorted(answers) in ([0, 1], [1, 1])
        assert Event.objects.filter(game=game, kind=Event.Kind.TURN_RESOLVED, turn=number).count() == 1
        assert origins(game, number) == dict.fromkeys(asked, "order")
        check(game)


def test_orders__set_while_their_player_moves_and_the_turn_is_resolved__one_move(race, check, repetitions) -> None:
    """DO8: a move that was submitted stands, and so does one of the orders, until its player replaces it."""
    for turn in range(repetitions(*TIMES)):
        game = make_game(f"orders and a move {turn}", seats=2)
        number, (*others, last) = open_turn(game).number, open_turn(game).waiting_for
        for seat in others:
            submit(game, seat)
        race(ordering(game, last), submitting(game, last), resolving(game))
        race(resolving(game), resolving(game))
        assert Submission.objects.filter(turn__game=game, turn__number=number, seat=last).count() == 1
        check(game)


def test_orders__set_while_their_player_withdraws__the_turn_waits_or_has_a_move(race, check, repetitions) -> None:
    for turn in range(repetitions(*TIMES)):
        game = make_game(f"orders and a withdrawal {turn}", seats=2)
        number, seat = open_turn(game).number, open_turn(game).waiting_for[0]
        orders.set_orders(player_of(game, seat), game.uuid, ALWAYS)
        assert race(withdrawing(game, seat), ordering(game, seat)) == [None, None]
        assert (seat in open_turn(game).waiting_for) is (seat not in origins(game, number))
        check(game)


def test_rematch__all_seats_ask_at_once__one_lobby_is_made_and_all_sit_there(race, check, repetitions) -> None:
    """DF4: and each of them twice, as by a double click."""
    for number in range(repetitions(*TIMES)):
        old = make_game(f"rematch {number}", seats=3)
        Game.objects.filter(pk=old.pk).update(status=Game.Status.FINISHED)
        asking = [lambda player=player, old=old: rematch.rematch(player, old.uuid).pk for player in make_players(3)]
        (made,) = set(race(*asking, *asking))
        assert [seat.player is not None for seat in Seat.objects.filter(game=made)] == [True] * 3
        assert Game.objects.get(pk=made).status == Game.Status.PLAYING
        check(Game.objects.get(pk=made))


def test_invite__and_the_account_is_deleted_at_once__leaves_no_invitation(race, check, repetitions) -> None:
    host = make_players(1)[0]
    for number in range(repetitions(*TIMES)):
        guest, game = make_player(f"guest{number}"), make_lobby(host)
        answers = race(
            lambda game=game, name=guest.username: invitations.invite(host, game.uuid, name) and None,
            lambda guest=guest: delete_player(guest),
        )
        assert set(answers) <= {None, "invalid_input", "not_found"}
        assert not Invitation.objects.exists()
        lobby.cancel_game(host, game.uuid)


def test_join_by__the_sweep_and_a_join_at_once__the_game_starts_once_or_is_cancelled(race, check, repetitions) -> None:
    """DF1: `auto_start`, by two sweeps."""
    for _ in range(repetitions(*TIMES)):
        host, guest, other = make_players(3)
        game = make_lobby(host, auto_start=True)
        lobby.join_game(guest, game.uuid)
        Game.objects.filter(pk=game.pk).update(join_by=database_now())
        race(expiry.cancel_expired, expiry.cancel_expired, joining(other, game))
        expiry.cancel_expired()  # each has skipped the lobby if the join held its lock
        assert kinds(game).count("game_started") == 1
        check(game)
        for player in (host, guest):
            resignations.resign(player, game.uuid)


def test_tickets__three_sweeps_at_once__each_is_used_once_and_nobody_meets_whom_they_block(
    race, check, no_game_limits, repetitions
) -> None:
    """DF3: all sweeps come to the same games; whoever finds a ticket locked leaves the game to the other."""
    players = make_players(6)
    Block.objects.create(player=players[0], blocked=players[1])
    for _ in range(repetitions(2, 20)):
        for player in players * 3:
            matchmaking.make_ticket(player, matchmaking.Wish([2, 3], ["daily", "slow"]))
        assert sum(race(*[matchmaking.sweep] * 3)) == Game.objects.count() == 9
        assert not Ticket.objects.filter(game=None).exists()
        for game in Game.objects.all():
            seated = {seat.player_id for seat in game.seats.all()}
            assert len(seated) == game.seat_count == game.tickets.count()
            assert not {players[0].pk, players[1].pk} <= seated
        check(*Game.objects.all())
        Game.objects.all().delete()


def test_ticket__deleted_while_it_is_matched__is_gone_or_has_a_game(race, check, no_game_limits, repetitions) -> None:
    dana, erin = make_players(2)
    for _ in range(repetitions(*TIMES)):
        mine, _other = (matchmaking.make_ticket(each, matchmaking.Wish([2], ["daily"])) for each in (dana, erin))
        answers = race(matchmaking.sweep, lambda key=mine.uuid: matchmaking.delete_ticket(dana, key))
        assert answers in ([1, "already_seated"], [0, None])
        assert Game.objects.count() == answers[0]
        check(*Game.objects.all())
        Game.objects.all().delete()
        Ticket.objects.all().delete()


def test_ticket__account_deleted_while_it_is_matched__no_game_has_a_seat_of_it(race, check, repetitions) -> None:
    erin = make_player("erin")
    for number in range(repetitions(*TIMES)):
        leaver = make_player(f"leaver{number}")
        for each in (leaver, erin):
            matchmaking.make_ticket(each, matchmaking.Wish([2], ["daily"]))
        made, _gone = race(matchmaking.sweep, lambda leaver=leaver: delete_player(leaver))
        assert made == Game.objects.count()
        assert not Seat.objects.filter(player=leaver).exists()
        assert Ticket.objects.count() == 1
        check(*Game.objects.all())
        Game.objects.all().delete()
        Ticket.objects.all().delete()


def test_ticket__made_eleven_times_at_once__ten_are(race) -> None:
    (player,) = make_players(1)
    answers = race(*[lambda: matchmaking.make_ticket(player, matchmaking.Wish([2], ["daily"])) and "made"] * 11)
    assert sorted(answers) == ["limit_reached", *["made"] * 10]
