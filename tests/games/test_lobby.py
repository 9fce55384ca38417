"""The lobby's services: families, seats, hosts, starts."""

import pytest

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Game, Round, Seat, Snapshot
from games.rules.cards import FAMILIES
from games.rules.fairness import commitment
from games.services import lobby
from tests.games.factories import kinds, make_lobby, make_player, make_players

pytestmark = pytest.mark.django_db


def seats_of(game):
    """(index, player, bot, family) of every seat."""
    return list(Seat.objects.filter(game=game).values_list("index", "player__username", "bot", "family"))


def refusal(call, *args, **options):
    """The error that a service raises, as (code, extra members)."""
    with pytest.raises(AppError) as raised:
        call(*args, **options)
    return raised.value.code, raised.value.extra


def test_create__seats_the_host_first():
    game = make_lobby(seats=3, family="divers")
    assert seats_of(game) == [(0, "dana", None, "divers"), (1, None, None, None), (2, None, None, None)]


def test_create__commits_to_three_secret_seeds():
    game = make_lobby()
    rounds = list(Round.objects.filter(game=game))
    assert [bytes(row.commitment) for row in rounds] == [
        commitment(game.uuid, row.number, bytes(row.server_seed)) for row in rounds
    ]
    assert len({bytes(row.server_seed) for row in rounds}) == 3
    assert {len(bytes(row.server_seed)) for row in rounds} == {32}


def test_create__two_games__share_neither_seed_nor_invite_code():
    first, second = make_lobby(), make_lobby()
    assert first.invite_code != second.invite_code
    seeds = Round.objects.filter(game__in=[first, second]).values_list("server_seed", flat=True)
    assert len({bytes(seed) for seed in seeds}) == 6


def test_families__not_chosen__are_given_out_in_order():
    game = make_lobby(seats=7, family=FAMILIES[1])
    for player in make_players(6)[1:]:
        lobby.join_game(player, game.uuid)
    given = [family for *_, family in seats_of(game)]
    assert given == [FAMILIES[1], FAMILIES[0], *FAMILIES[2:6], None]


def test_families__seven_seats__are_all_different():
    game = make_lobby(seats=7, bots=["easy"] * 6)
    assert sorted(family for *_, family in seats_of(game)) == sorted(FAMILIES)


def test_family__taken__is_refused_and_the_free_ones_are_named():
    game = make_lobby(family="divers")
    free = [family for family in FAMILIES if family != "divers"]
    assert refusal(lobby.join_game, make_player("erin"), game.uuid, family="divers") == (
        ErrorCode.FAMILY_TAKEN,
        {"families": free},
    )


def test_family__of_a_seat_that_left__is_free_again():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid, family="divers")
    lobby.leave_game(make_player("erin"), game.uuid)
    lobby.join_game(make_player("finn"), game.uuid, family="divers")
    assert seats_of(game)[1] == (1, "finn", None, "divers")


def test_join__takes_the_lowest_free_seat():
    game = make_lobby(seats=4)
    for player in make_players(3)[1:]:
        lobby.join_game(player, game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    lobby.join_game(make_player("gwen"), game.uuid)
    assert [name for _, name, *_ in seats_of(game)] == ["dana", "gwen", "finn", None]


def test_join__last_seat__starts_the_game():
    game = make_lobby(seats=2)
    lobby.join_game(make_player("erin"), game.uuid)
    game.refresh_from_db()
    assert game.status == Game.Status.PLAYING
    assert kinds(game)[:5] == ["game_created", "seat_taken", "seat_taken", "game_started", "round_opened"]


def test_join__again__changes_nothing():
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid, family="divers", player_seed=b"e" * 16)
    before = kinds(game), seats_of(game)
    lobby.join_game(make_player("erin"), game.uuid, family="divers", player_seed=b"e" * 16)
    lobby.join_game(make_player("erin"), game.uuid)
    assert (kinds(game), seats_of(game)) == before


@pytest.mark.parametrize("other", [{"family": "knights"}, {"player_seed": b"f" * 16}])
def test_join__again_with_another_wish__is_refused(other):
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid, family="divers", player_seed=b"e" * 16)
    assert refusal(lobby.join_game, make_player("erin"), game.uuid, **other) == (ErrorCode.ALREADY_SEATED, {})


@pytest.mark.parametrize("code", ["", "wrong", "ünïcode"])
def test_join__private_without_its_code__is_not_found(code):
    game = make_lobby(visibility="private")
    assert refusal(lobby.join_game, make_player("erin"), game.uuid, invite_code=code) == (ErrorCode.NOT_FOUND, {})


def test_join__private_with_its_code__takes_a_seat():
    game = make_lobby(visibility="private")
    lobby.join_game(make_player("erin"), game.uuid, invite_code=game.invite_code)
    assert seats_of(game)[1][1] == "erin"


def test_join__unlisted__needs_no_code():
    game = make_lobby(visibility="unlisted")
    lobby.join_game(make_player("erin"), game.uuid)
    assert seats_of(game)[1][1] == "erin"


def test_leave__host__hands_on_to_the_next_player():
    game = make_lobby(seats=4, bots=["easy"])
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("dana"), game.uuid)
    game.refresh_from_db()
    assert (game.status, game.host) == (Game.Status.LOBBY, make_player("erin"))
    assert kinds(game)[-2:] == ["seat_left", "host_changed"]


def test_leave__host_with_nobody_but_bots__cancels():
    game = make_lobby(seats=4, bots=["easy"])
    lobby.leave_game(make_player("dana"), game.uuid)
    game.refresh_from_db()
    assert (game.status, game.finished_at is None) == (Game.Status.CANCELLED, False)
    assert kinds(game)[-2:] == ["seat_left", "game_cancelled"]


def test_leave__guest__leaves_the_host_in_charge():
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    game.refresh_from_db()
    assert (game.status, game.host) == (Game.Status.LOBBY, make_player("dana"))
    assert kinds(game)[-1] == "seat_left"


def test_leave__forgets_the_entropy_of_the_seat():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid, player_seed=b"e" * 16)
    lobby.leave_game(make_player("erin"), game.uuid)
    assert bytes(Seat.objects.get(game=game, index=1).player_seed) == b""


def test_start__alone__is_refused():
    game = make_lobby()
    assert refusal(lobby.start_game, make_player("dana"), game.uuid) == (ErrorCode.TOO_FEW_PLAYERS, {"needed": 2})


def test_start__refused__changes_nothing():
    game = make_lobby()
    refusal(lobby.start_game, make_player("dana"), game.uuid)
    assert (kinds(game), len(seats_of(game))) == (["game_created", "seat_taken"], 4)


UNPLAYABLE = [{"rules_version": 99}, {"rules": ["unheard_of"]}]


def make_unplayable(game, members):
    """Give a lobby rules that this service does not know: a later version, or a variation of its last round."""
    rows = Round.objects.filter(game=game, number=3) if "rules" in members else Game.objects.filter(pk=game.pk)
    rows.update(**members)


@pytest.mark.parametrize("members", UNPLAYABLE, ids=str)
def test_start__of_rules_that_are_not_played_here__is_refused_and_changes_nothing(members):
    game = make_lobby()
    make_unplayable(game, members)
    dana, told = make_player("dana"), kinds(game)
    assert refusal(lobby.start_game, dana, game.uuid, "easy") == (ErrorCode.RULES_UNAVAILABLE, {})
    assert (kinds(game), len(seats_of(game)), Game.objects.get().status) == (told, 4, Game.Status.LOBBY)


@pytest.mark.parametrize("members", UNPLAYABLE, ids=str)
def test_last_join__of_rules_that_are_not_played_here__is_refused_and_seats_nobody(members):
    game = make_lobby(seats=3)
    make_unplayable(game, members)
    lobby.join_game(make_player("erin"), game.uuid)
    taken = seats_of(game)
    assert refusal(lobby.join_game, make_player("finn"), game.uuid) == (ErrorCode.RULES_UNAVAILABLE, {})
    assert seats_of(game) == taken


@pytest.mark.parametrize("level", ["easy", "steady", "sharp"])
def test_start__with_fill__puts_bots_on_the_empty_seats(level):
    game = make_lobby(seats=3)
    lobby.start_game(make_player("dana"), game.uuid, level)
    assert [(name, bot) for _, name, bot, _ in seats_of(game)] == [("dana", None), (None, level), (None, level)]


def test_start__without_fill__closes_the_ranks():
    game = make_lobby(seats=5)
    for player in make_players(4)[1:]:
        lobby.join_game(player, game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    lobby.start_game(make_player("dana"), game.uuid)
    game.refresh_from_db()
    assert [(index, name) for index, name, *_ in seats_of(game)] == [(0, "dana"), (1, "finn"), (2, "gwen")]
    assert game.seat_count == 3


def test_start__captain_moves_up_with_its_seat():
    game = make_lobby(seats=4, captain_seat=2)
    for player in make_players(3)[1:]:
        lobby.join_game(player, game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    lobby.start_game(make_player("dana"), game.uuid)
    game.refresh_from_db()
    assert game.captain_seat == 1


def test_start__empty_captain_seat__falls_to_the_host():
    game = make_lobby(seats=4, captain_seat=3)
    for player in make_players(3)[1:]:
        lobby.join_game(player, game.uuid)
    lobby.leave_game(make_player("dana"), game.uuid)
    lobby.start_game(make_player("erin"), game.uuid)
    game.refresh_from_db()
    assert (game.captain_seat, seats_of(game)[0][1]) == (0, "erin")


def test_start__deals_twelve_ducks_to_every_seat():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.start_game(make_player("dana"), game.uuid)
    first = Round.objects.get(game=game, number=1)
    assert [sorted(grid.dealt) for grid in first.grids.all()] == [list(range(1, 13))] * 2


def test_start__twice__changes_nothing():
    game = make_lobby(seats=3)
    lobby.start_game(make_player("dana"), game.uuid, "easy")
    before = kinds(game)
    lobby.start_game(make_player("dana"), game.uuid, "easy")
    assert kinds(game) == before


def test_cancel__twice__changes_nothing():
    game = make_lobby()
    lobby.cancel_game(make_player("dana"), game.uuid)
    lobby.cancel_game(make_player("dana"), game.uuid)
    assert kinds(game) == ["game_created", "seat_taken", "game_cancelled"]


@pytest.mark.parametrize("call", [lobby.start_game, lobby.cancel_game])
def test_host_calls__by_a_guest__are_refused(call):
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid)
    assert refusal(call, make_player("erin"), game.uuid) == (ErrorCode.NOT_HOST, {})


@pytest.mark.parametrize("call", [lobby.start_game, lobby.cancel_game, lobby.leave_game, lobby.set_player_seed])
def test_calls__private_by_an_outsider__are_not_found(call):
    game = make_lobby(visibility="private")
    options = {"seed": b""} if call is lobby.set_player_seed else {}
    assert refusal(call, make_player("erin"), game.uuid, **options) == (ErrorCode.NOT_FOUND, {})


def test_refused_join__writes_no_snapshot():
    game = make_lobby(family="divers")
    before = Snapshot.objects.get(game=game).document
    refusal(lobby.join_game, make_player("erin"), game.uuid, family="divers")
    assert Snapshot.objects.get(game=game).document == before


def make_lobby_without_host(*, inactive):
    """A lobby of dana, erin and finn that dana hosted, whose account is out of use; or nobody hosts it."""
    game = make_lobby(seats=4)
    for player in make_players(3)[1:]:
        lobby.join_game(player, game.uuid)
    if inactive:
        Player.objects.filter(username="dana").update(is_active=False)
    else:
        Game.objects.filter(pk=game.pk).update(host=None)
    return game


@pytest.mark.parametrize(("inactive", "heir"), [(True, "erin"), (False, "dana")])
@pytest.mark.parametrize(("call", "status"), [(lobby.start_game, "playing"), (lobby.cancel_game, "cancelled")])
def test_host_calls__host_is_gone__are_the_next_players(inactive, heir, call, status):
    game = make_lobby_without_host(inactive=inactive)
    call(make_player(heir), game.uuid)
    game.refresh_from_db()
    assert (game.status, game.host, kinds(game).count("host_changed")) == (status, make_player(heir), 1)


def test_host_calls__host_is_gone_and_not_the_next_player__are_refused():
    game = make_lobby_without_host(inactive=True)
    before = kinds(game)
    assert refusal(lobby.start_game, make_player("finn"), game.uuid) == (ErrorCode.NOT_HOST, {})
    assert kinds(game) == before


def test_join__host_alone_and_gone__the_newcomer_can_start():
    game = make_lobby(seats=3)
    Player.objects.filter(username="dana").update(is_active=False)
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.start_game(make_player("erin"), game.uuid)
    game.refresh_from_db()
    assert (game.status, game.host) == (Game.Status.PLAYING, make_player("erin"))


@pytest.mark.parametrize(
    "call", [lambda player, _game: make_lobby(player), lambda player, game: lobby.join_game(player, game.uuid)]
)
def test_seat__for_an_account_that_is_gone__is_refused(call):
    game, ghost = make_lobby(), make_player("erin")
    Player.objects.filter(pk=ghost.pk).delete()
    assert refusal(call, ghost, game) == (ErrorCode.INVALID_TOKEN, {})
