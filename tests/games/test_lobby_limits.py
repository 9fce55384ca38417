"""DF1, DF2: lobbies end by themselves, one account holds so many games, and accounts of one owner sit apart."""

import datetime as dt

import pytest
from django.utils import timezone

from accounts.identity import Identity
from duckcover.errors import AppError
from games import history
from games.models import MAX_TURN_SECONDS, Event, Game, Seat
from games.selectors import rated_seats, read_game
from games.services import expiry, lobby, resignations
from games.services.limits import MAX_LOBBIES, MAX_RUNNING
from games.tasks import expire_lobbies
from tests.games.factories import kinds, make_bot, make_game, make_lobby, make_player, make_players, play_to_the_end

pytestmark = pytest.mark.django_db

LOBBY, PLAYING = Game.Status.LOBBY, Game.Status.PLAYING


def hold(player, status, count, **seat):
    """Seat a player in that many games, which are rows and no more."""
    rows = Game.objects.bulk_create(
        Game(
            status=status,
            seat_count=2,
            options={},
            rules_version=1,
            turn_seconds=MAX_TURN_SECONDS,
            created_at=timezone.now(),
            join_by=timezone.now() + dt.timedelta(days=14),
        )
        for _ in range(count)
    )
    Seat.objects.bulk_create(Seat(game=game, index=0, player=player, family="pirates", **seat) for game in rows)
    return rows


def overdue(game):
    """Move the end of a lobby into the past."""
    Game.objects.filter(pk=game.pk).update(join_by=timezone.now() - dt.timedelta(seconds=1))


def code(call, *args, **options):
    """The code with which a call is refused, or None."""
    try:
        call(*args, **options)
    except AppError as error:
        return error.code.value
    return None


# --- DF1: join_by -------------------------------------------------------------------------------------------


def test_df1__no_join_by__is_14_days():
    game = make_lobby()
    assert game.join_by - game.created_at == dt.timedelta(days=14)


def test_df1__join_by_passed__the_sweep_cancels_and_tells_the_seats():
    dana, erin = make_players(2)
    game = make_lobby(dana)
    lobby.join_game(erin, game.uuid)
    overdue(game)
    expire_lobbies()
    game.refresh_from_db()
    told = history.event_documents(game, Event.objects.filter(game=game).order_by("-number")[:1])
    assert [(event["kind"], event["details"]) for event in told] == [("game_cancelled", {"reason": "expired"})]
    state = read_game(Identity(player_id=erin.pk), game.uuid).state()
    assert (state["status"], state["version"], state["finished_at"] is None) == ("cancelled", 4, False)


def test_df1__join_by_to_come__the_sweep_leaves_the_lobby():
    game = make_lobby()
    assert [expiry.cancel_expired(), Game.objects.get(pk=game.pk).status] == [0, LOBBY]


def test_df1__game_that_has_started__is_not_cancelled():
    game = make_game()
    overdue(game)
    assert [expiry.cancel_expired(), Game.objects.get(pk=game.pk).status] == [0, PLAYING]


def test_df1__two_sweeps_after_each_other__cancel_once():
    game = make_lobby()
    overdue(game)
    assert [expiry.cancel_expired(), expiry.cancel_expired()] == [1, 0]
    assert kinds(game).count("game_cancelled") == 1


def test_df1__more_lobbies_than_a_batch__are_all_cancelled(monkeypatch):
    monkeypatch.setattr(expiry, "BATCH", 2)
    for game in [make_lobby() for _ in range(5)]:
        overdue(game)
    assert expiry.cancel_expired() == 5


def test_df1__lobby_that_cannot_be_cancelled__holds_up_no_other(monkeypatch, caplog):
    broken, healthy = make_lobby(), make_lobby()
    overdue(broken), overdue(healthy)
    load = expiry.load_table

    def load_table(game, now):
        if game.pk == broken.pk:
            raise LookupError("broken rows")
        return load(game, now)

    monkeypatch.setattr(expiry, "load_table", load_table)
    assert expiry.cancel_expired() == 1
    assert Game.objects.get(pk=healthy.pk).status == Game.Status.CANCELLED
    assert "could not be cancelled" in caplog.text


def test_df1__join_by_passed_before_the_sweep__nobody_sits_down_and_nothing_starts():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana)
    lobby.join_game(erin, game.uuid)
    overdue(game)
    assert code(lobby.join_game, finn, game.uuid) == "game_not_open"
    assert code(lobby.start_game, dana, game.uuid) == "game_not_open"
    assert code(lobby.leave_game, erin, game.uuid) is None


@pytest.mark.parametrize(
    ("leaves", "reason"), [(lobby.cancel_game, "host"), (lobby.leave_game, "empty")], ids=["host", "empty"]
)
def test_game_cancelled__says_why(leaves, reason):
    game = make_lobby(make_player("dana"))
    leaves(make_player("dana"), game.uuid)
    assert Event.objects.get(game=game, kind=Event.Kind.GAME_CANCELLED).data == {"reason": reason}


def test_df1__join_by_passed_with_auto_start_before_the_sweep__nobody_sits_down():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana, auto_start=True)
    lobby.join_game(erin, game.uuid)
    overdue(game)
    assert code(lobby.join_game, finn, game.uuid) == "game_not_open"
    assert expiry.cancel_expired() == 1
    assert Game.objects.get(pk=game.pk).status == PLAYING


# --- DF2: limits --------------------------------------------------------------------------------------------


def test_df2__50_lobbies__one_more_is_refused_until_one_is_left():
    dana, erin = make_players(2)
    games = [*hold(dana, LOBBY, MAX_LOBBIES - 1), make_lobby(dana)]
    other = make_lobby(erin)
    assert [code(make_lobby, dana), code(lobby.join_game, dana, other.uuid)] == ["limit_reached"] * 2
    lobby.leave_game(dana, games[-1].uuid)
    assert code(lobby.join_game, dana, other.uuid) is None


def test_df2__50_lobbies__a_repeated_join_changes_nothing():
    dana, erin = make_players(2)
    game = make_lobby(erin)
    lobby.join_game(dana, game.uuid)
    hold(dana, LOBBY, MAX_LOBBIES)
    assert code(lobby.join_game, dana, game.uuid) is None


def test_df2__50_lobbies__are_counted_for_each_account_apart():
    dana, erin = make_players(2)
    hold(dana, LOBBY, MAX_LOBBIES)
    assert [code(make_lobby, erin), code(make_lobby, make_bot("robo", dana))] == [None, None]


def test_df2__200_running_games__no_game_is_made_or_joined():
    dana, erin = make_players(2)
    hold(dana, PLAYING, MAX_RUNNING)
    other = make_lobby(erin)
    assert [code(make_lobby, dana), code(lobby.join_game, dana, other.uuid)] == ["limit_reached"] * 2
    assert code(make_lobby, dana, seats=2, bots=["easy"]) == "limit_reached"


def test_df2__200_running_games_of_the_host__nothing_starts():
    dana, erin = make_players(2)
    game = make_lobby(dana)
    lobby.join_game(erin, game.uuid)
    hold(dana, PLAYING, MAX_RUNNING)
    assert [code(lobby.start_game, dana, game.uuid), Game.objects.get(pk=game.pk).status] == ["limit_reached", LOBBY]


def test_df2__200_running_games_of_somebody_seated__the_last_seat_is_not_taken():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana, seats=3)
    lobby.join_game(erin, game.uuid)
    hold(dana, PLAYING, MAX_RUNNING)
    with pytest.raises(AppError, match="Somebody at the table") as refused:
        lobby.join_game(finn, game.uuid)
    assert refused.value.code == "limit_reached"
    assert not Seat.objects.filter(game=game, player=finn).exists()


def test_df2__199_running_games__one_more_starts():
    dana, erin = make_players(2)
    hold(dana, PLAYING, MAX_RUNNING - 1)
    game = make_lobby(erin, seats=2)
    assert code(lobby.join_game, dana, game.uuid) is None
    assert Game.objects.get(pk=game.pk).status == PLAYING


def test_df2__games_that_are_over_or_resigned__do_not_count():
    dana = make_player("dana")
    hold(dana, Game.Status.CANCELLED, MAX_LOBBIES), hold(dana, Game.Status.FINISHED, MAX_RUNNING)
    hold(dana, PLAYING, MAX_RUNNING, resigned_at=timezone.now())
    assert code(make_lobby, dana) is None


# --- DF2: same owner ----------------------------------------------------------------------------------------


def test_df2__owner_and_own_bot__sit_apart():
    dana, robo = make_player("dana"), make_bot("robo", make_player("dana"))
    assert code(lobby.join_game, robo, make_lobby(dana).uuid) == "same_owner"
    assert code(lobby.join_game, dana, make_lobby(robo).uuid) == "same_owner"


def test_df2__two_bots_of_one_owner__sit_apart():
    dana, erin = make_players(2)
    game = make_lobby(erin)
    lobby.join_game(make_bot("robo", dana), game.uuid)
    assert code(lobby.join_game, make_bot("rita", dana), game.uuid) == "same_owner"
    assert code(lobby.join_game, make_bot("rolf", make_player("finn")), game.uuid) is None


def test_df2__bot_whose_owner_left__may_sit_down():
    dana, erin = make_players(2)
    game = make_lobby(erin)
    lobby.join_game(dana, game.uuid)
    lobby.leave_game(dana, game.uuid)
    assert code(lobby.join_game, make_bot("robo", dana), game.uuid) is None


def test_df2__private_game_without_its_code__is_not_there_for_the_owner_either():
    robo = make_bot("robo", make_player("dana"))
    game = make_lobby(robo, visibility="private")
    assert code(lobby.join_game, make_player("dana"), game.uuid) == "not_found"


def test_df2__same_owner_at_creation__they_sit_together_and_nobody_is_rated():
    dana = make_player("dana")
    game = make_lobby(dana, seats=3, same_owner=True, rate_bots=True)
    lobby.join_game(make_bot("robo", dana), game.uuid)
    lobby.join_game(make_player("erin"), game.uuid)
    state = read_game(Identity(), game.uuid).state()
    assert (state["same_owner"], [seat["rated"] for seat in state["seats"]]) == (True, [False] * 3)
    resignations.resign(make_player("erin"), game.uuid)
    game.refresh_from_db()
    play_to_the_end(game)
    assert not rated_seats().exists()
    assert history.record(game)["options"]["same_owner"] is True
