"""Accounts that are deleted, and blocks that are made, at the same instant as something else."""

import pytest

from accounts.models import Block, Player, RetiredName
from accounts.services.account_deletion import delete_player
from games.models import Event, Game, Seat
from games.services import lobby, resolution
from tests.concurrency.test_races import TIMES, joining
from tests.games.factories import (
    fix_shuffles,
    kinds,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    submit,
)

GONE = "invalid_token"
pytestmark = pytest.mark.usefixtures("no_game_limits")


def deleting(player):
    """A deletion of an account, ready to be made."""
    return lambda: delete_player(player)


def make_strangers(count: int):
    """Players with names of their own: those of deleted accounts are never given out again."""
    first = Player.objects.count() + RetiredName.objects.count()
    return [make_player(f"stranger{first + number}") for number in range(count)]


def names_at(game: Game) -> list[str | None]:
    """Who sits where."""
    return list(Seat.objects.filter(game=game).order_by("index").values_list("player__username", flat=True))


def test_deletion__while_the_player_joins__leaves_nobody_on_a_seat(race, check, repetitions) -> None:
    for number in range(repetitions(*TIMES)):
        game, leaver = make_lobby(make_player("dana"), seats=3), make_player(f"leaver{number}")
        deleted, joined = race(deleting(leaver), joining(leaver, game))
        assert (deleted, joined) in [(None, None), (None, GONE)]
        assert names_at(game) == ["dana", None, None]
        assert not Player.objects.filter(pk=leaver.pk).exists()
        check(game)


def test_deletion__twice_at_once__is_made_once(race, check) -> None:
    game = make_game(seats=3)
    erin = make_player("erin")
    assert sorted(race(*[deleting(erin)] * 2), key=str) == [None, GONE]
    assert kinds(game).count("player_deleted") == 1
    check(game)


def test_deletion__of_all_players_of_a_lobby__cancels_it(race, check, repetitions) -> None:
    for _ in range(repetitions(*TIMES)):
        players = make_strangers(4)
        games = [make_lobby(host, seats=5) for host in (players[0], players[2])]
        for game in games:
            for player in players:
                joining(player, game)()
        assert race(*map(deleting, players)) == [None] * 4
        assert [Game.objects.get(pk=game.pk).status for game in games] == ["cancelled"] * 2
        check(*games)


def test_deletion__of_the_last_seat_awaited__while_a_worker_resolves__resolves_once(race, check, repetitions) -> None:
    for number in range(repetitions(*TIMES)):
        (leaver,) = make_strangers(1)
        game = fix_shuffles(make_lobby(make_player("dana"), seats=2), f"departure {number}")
        joining(leaver, game)()
        turn = open_turn(game).number
        submit(game, 0)
        race(deleting(leaver), lambda game=game: resolution.resolve_game(game.pk))
        resolution.resolve_game(game.pk)
        resolved = Event.objects.filter(game=game, kind=Event.Kind.TURN_RESOLVED, turn=turn)
        assert (resolved.count(), names_at(game)) == (1, ["dana", None])
        check(game)


def test_deletion__while_the_host_leaves__hands_on_to_nobody_who_is_gone(race, check, repetitions) -> None:
    for _ in range(repetitions(*TIMES)):
        (leaver,), (dana, _, finn) = make_strangers(1), make_players(3)
        game = make_lobby(dana, seats=4)
        joining(leaver, game)()
        joining(finn, game)()
        assert race(deleting(leaver), lambda dana=dana, game=game: lobby.leave_game(dana, game.uuid)) == [None, None]
        assert (Game.objects.get(pk=game.pk).host, names_at(game)) == (finn, [None, None, "finn", None])
        check(game)


def test_block__while_the_blocked_joins__comes_before_or_after(race, check, repetitions) -> None:
    dana, erin = make_players(2)
    for _ in range(repetitions(*TIMES)):
        game = make_lobby(dana, seats=3)
        _, joined = race(lambda: Block.objects.create(player=dana, blocked=erin), joining(erin, game))
        assert (joined, names_at(game)) in [(None, ["dana", "erin", None]), ("not_welcome", ["dana", None, None])]
        assert race(joining(erin, make_lobby(dana))) == ["not_welcome"]
        Block.objects.all().delete()
        check(game)


def test_join__two_with_a_block_between_them__one_is_not_welcome(race, check, repetitions) -> None:
    dana, erin, finn = make_players(3)
    Block.objects.create(player=erin, blocked=finn)
    for _ in range(repetitions(*TIMES)):
        game = make_lobby(dana, seats=4)
        assert sorted(race(joining(erin, game), joining(finn, game)), key=str) == [None, "not_welcome"]
        check(game)
