"""DF4: invitations by name, and the same game anew; DF1: who may sit, and lobbies that start by themselves."""

import datetime as dt

import pytest
from django.utils import timezone

from accounts.models import Block
from accounts.services.account_deletion import delete_player
from games.models import Event, Game, Invitation, Seat
from games.selectors import GameFilter, games_for
from games.services import expiry, invitations, lobby, rematch, resignations
from games.services.limits import MAX_RUNNING
from games.services.locks import database_now
from notifications.models import Notice
from notifications.services import reader
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_bot, make_game, make_lobby, make_player, make_players, play_turn
from tests.games.test_lobby_limits import PLAYING, code, hold, overdue

pytestmark = pytest.mark.django_db


def over(game, **changes):
    """End a game where it stands."""
    Game.objects.filter(pk=game.pk).update(status=Game.Status.FINISHED, finished_at=timezone.now(), **changes)
    game.refresh_from_db()
    return game


def waiting(name):
    """The games to which a player has an invitation to answer."""
    return [each["game"] for each in Api(make_player(name)).get("/me/invitations").json()["results"]]


def states(game):
    """What the invited of a game have answered, by name."""
    return dict(Invitation.objects.filter(game=game).values_list("player__username", "state"))


def seated(game):
    """Who sits on the seats of a game; bots by their level."""
    return [seat.bot or (seat.player and seat.player.username) for seat in Seat.objects.filter(game=game)]


# --- invitations --------------------------------------------------------------------------------------------


def test_df4__invited_to_a_private_game__joins_without_its_code():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana, visibility="private")
    invitations.invite(dana, game.uuid, "ERIN")
    assert (waiting("erin"), waiting("finn")) == ([str(game.uuid)], [])
    assert [code(lobby.join_game, player, game.uuid) for player in (erin, finn)] == [None, "not_found"]
    assert (states(game), waiting("erin")) == ({"erin": "accepted"}, [])


def test_df4__invited_again__changes_nothing_also_once_declined():
    dana, erin = make_players(2)
    game = make_lobby(dana)
    api = Api(dana)
    answers = [api.post(f"/games/{game.uuid}/invitations", {"player": "erin"}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    invitations.decline(erin, game.uuid)
    assert api.post(f"/games/{game.uuid}/invitations", {"player": "erin"}).json()["state"] == "declined"
    assert waiting("erin") == []


def test_df4__declined__may_still_be_accepted():
    dana, erin = make_players(2)
    game = make_lobby(dana, visibility="private")
    invitations.invite(dana, game.uuid, "erin")
    assert [code(invitations.decline, erin, game.uuid) for _ in range(2)] == [None, None]
    lobby.join_game(erin, game.uuid)
    assert states(game) == {"erin": "accepted"}
    assert code(invitations.decline, erin, game.uuid) == "already_seated"


def test_df4__not_invited__has_nothing_to_decline():
    game = make_lobby()
    assert code(invitations.decline, make_player("erin"), game.uuid) == "not_found"


@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_df4__block_in_either_direction__is_not_invited(player, blocked):
    game = make_lobby(make_player("dana"))
    Block.objects.create(player=make_player(player), blocked=make_player(blocked))
    make_player("erin")
    answer = Api(make_player("dana")).post(f"/games/{game.uuid}/invitations", {"player": "erin"})
    assert refused(answer) == (403, "not_welcome")
    assert fields_of(Api(make_player("dana")).post("/games", {"invited": ["erin"]})) == [("invited", "not_welcome")]


def test_df4__block_after_the_invitation__hides_it_and_keeps_the_seat():
    dana, erin = make_players(2)
    game = make_lobby(dana, visibility="private")
    invitations.invite(dana, game.uuid, "erin")
    Block.objects.create(player=dana, blocked=erin)
    assert (waiting("erin"), code(lobby.join_game, erin, game.uuid)) == ([], "not_found")


def test_df4__link__lets_in_whoever_has_its_code_and_nobody_else():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana, visibility="private")
    shown = Api(dana).get(f"/games/{game.uuid}").json()["invite_code"]
    assert code(lobby.join_game, erin, game.uuid, invite_code=shown) is None
    assert code(lobby.join_game, finn, game.uuid, invite_code=shown[:-1]) == "not_found"


@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_df4__link__lets_in_nobody_with_a_block(player, blocked):
    dana, erin = make_players(2)
    game = make_lobby(dana, visibility="private")
    Block.objects.create(player=make_player(player), blocked=make_player(blocked))
    assert code(lobby.join_game, erin, game.uuid, invite_code=game.invite_code) == "not_found"


def test_df4__block_by_the_invited__hides_the_invitation_which_can_still_be_declined():
    dana, erin = make_players(2)
    game = make_lobby(dana)
    invitations.invite(dana, game.uuid, "erin")
    Block.objects.create(player=erin, blocked=dana)
    assert (code(lobby.join_game, erin, game.uuid), waiting("erin")) == ("not_welcome", [])
    assert code(invitations.decline, erin, game.uuid) is None


def test_df4__own_bot__is_invited_only_where_the_game_allows_it():
    dana = make_player("dana")
    make_bot("robo", dana)
    apart, together = make_lobby(dana), make_lobby(dana, same_owner=True)
    assert code(invitations.invite, dana, apart.uuid, "robo") == "same_owner"
    assert code(invitations.invite, dana, together.uuid, "robo") is None


def test_df4__lobby_that_has_ended__invites_nobody_and_waits_for_nobody():
    dana, _erin = make_players(2)
    game = make_lobby(dana)
    invitations.invite(dana, game.uuid, "erin")
    lobby.cancel_game(dana, game.uuid)
    assert waiting("erin") == []
    make_player("finn")
    assert code(invitations.invite, dana, game.uuid, "finn") == "game_not_open"


def test_df4__50_invited__one_more_is_refused(monkeypatch):
    monkeypatch.setattr("games.services.guests.MAX_INVITED", 1)
    dana, *_others = make_players(3)
    game = make_lobby(dana)
    invitations.invite(dana, game.uuid, "erin")
    assert code(invitations.invite, dana, game.uuid, "finn") == "limit_reached"
    assert code(invitations.invite, dana, game.uuid, "erin") is None


def test_df4__name_of_nobody__is_bad_input():
    dana = make_player("dana")
    answer = Api(dana).post(f"/games/{make_lobby(dana).uuid}/invitations", {"player": "nobody"})
    assert fields_of(answer) == [("player", "unknown_player")]


def test_df4__list__is_the_hosts_alone():
    dana, erin = make_players(2)
    game = make_lobby(dana)
    invitations.invite(dana, game.uuid, "erin")
    path = f"/games/{game.uuid}/invitations"
    (row,) = Api(dana).get(path).json()["results"]
    assert (row["player"], row["inviter"], row["state"], row["seats"]) == ("erin", "dana", "open", 4)
    assert refused(Api(erin).get(path)) == (403, "not_host")


def test_df4__invited__is_told_once():
    dana, erin = make_players(2)
    reader.sweep(database_now())
    game = make_lobby(dana)
    invitations.invite(dana, game.uuid, "erin")
    for _ in range(2):
        reader.sweep(database_now())
    notices = Notice.objects.filter(kind="invited").values_list("player__username", "game")
    assert list(notices) == [(erin.username, game.pk)]


def test_df4__account_of_the_invited_or_the_inviter_deleted__leaves_the_game_in_order():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana)
    lobby.join_game(erin, game.uuid)
    invitations.invite(dana, game.uuid, "finn")
    delete_player(dana)
    (row,) = Api(finn).get("/me/invitations").json()["results"]
    assert (row["inviter"], row["player"]) == (None, "finn")
    delete_player(finn)
    assert states(game) == {}


# --- rematch ------------------------------------------------------------------------------------------------


def test_df4__rematch__is_the_same_game_with_its_bots_and_invites_the_others():
    old = over(make_game(seats=4, bots=("easy",), name="Friday", turn_seconds=3600), visibility="private")
    new = rematch.rematch(make_player("erin"), old.uuid)
    same = ("name", "seat_count", "turn_seconds", "visibility", "captain_seat", "open_log", "status")
    assert [getattr(new, name) for name in same] == ["Friday", 4, 3600, "private", 0, False, "lobby"]
    assert (new.host.username, seated(new)) == ("erin", ["erin", "easy", None, None])
    assert states(new) == {"dana": "open", "finn": "open"}


def test_df4__rematch__whoever_asks_gets_the_same_lobby():
    old = over(make_game(seats=3))
    found = [rematch.rematch(player, old.uuid) for player in (*make_players(2), make_player("dana"))]
    assert len({game.pk for game in found}) == 1
    assert (seated(found[0]), states(found[0])) == (["dana", "erin", None], {"erin": "accepted", "finn": "open"})


def test_df4__rematch__last_seat_starts_it():
    old = over(make_game(seats=2))
    for player in make_players(2):
        new = rematch.rematch(player, old.uuid)
    assert Game.objects.get(pk=new.pk).status == PLAYING


def test_df4__rematch__of_a_running_game__is_refused():
    game = make_game(seats=2)
    assert code(rematch.rematch, make_player("dana"), game.uuid) == "game_running"


def test_df4__rematch__by_somebody_without_a_seat__is_refused():
    game = over(make_game(seats=2))
    assert code(rematch.rematch, make_player("gwen"), game.uuid) == "not_seated"


def test_df4__rematch__started_without_them__is_closed_to_the_others():
    old = over(make_game(seats=3, visibility="public"))
    dana, erin, finn = make_players(3)
    new = rematch.rematch(dana, old.uuid)
    rematch.rematch(erin, old.uuid)
    lobby.start_game(dana, new.uuid)
    assert code(rematch.rematch, finn, old.uuid) == "game_not_open"
    assert rematch.rematch(erin, old.uuid) == new


def test_df4__rematch_cancelled__another_is_made():
    old = over(make_game(seats=2))
    dana, erin = make_players(2)
    first = rematch.rematch(dana, old.uuid)
    lobby.cancel_game(dana, first.uuid)
    second = rematch.rematch(erin, old.uuid)
    assert (second != first, second.host) == (True, erin)


def test_df4__rematch__resigned_are_invited_and_deleted_leave_a_free_seat():
    old = make_game(seats=4)
    dana, _erin, finn, gwen = make_players(4)
    resignations.resign(finn, old.uuid)
    delete_player(gwen)
    new = rematch.rematch(dana, over(old).uuid)
    assert states(new) == {"erin": "open", "finn": "open"}
    assert (new.seat_count, seated(new)) == (4, ["dana", None, None, None])
    rematch.rematch(finn, old.uuid)
    assert seated(new)[1] == "finn"


def test_df4__rematch__block_between_host_and_another__leaves_the_other_out():
    old = over(make_game(seats=3), visibility="private")
    dana, _erin, finn = make_players(3)
    Block.objects.create(player=finn, blocked=dana)
    new = rematch.rematch(dana, old.uuid)
    assert states(new) == {"erin": "open"}
    assert code(rematch.rematch, finn, old.uuid) == "not_found"


def test_df4__rematch__of_a_game_for_the_invited__is_for_them_again():
    dana, erin, _finn = make_players(3)
    old = make_lobby(dana, seats=2, invited=["erin"], language="fr", auto_start=True)
    lobby.join_game(erin, old.uuid)
    new = rematch.rematch(erin, over(old).uuid)
    assert (new.invited_only, new.language, new.auto_start, states(new)) == (True, "fr", True, {"dana": "open"})
    assert code(lobby.join_game, make_player("finn"), new.uuid) == "not_welcome"


def test_df4__rematch_by_a_retry__answers_the_same():
    old = over(make_game(seats=3))
    api = Api(make_player("dana"))
    answers = [api.post(f"/games/{old.uuid}/rematch", {}, Idempotency_Key="0123456789abcdef") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["you"]["seat"] == 0


# --- DF1: gates ---------------------------------------------------------------------------------------------


def test_df1__invited_at_creation__alone_may_sit():
    dana, erin, finn = make_players(3)
    game = make_lobby(dana, invited=["erin"])
    assert waiting("erin") == [str(game.uuid)]
    assert code(lobby.join_game, finn, game.uuid, invite_code=game.invite_code) == "not_welcome"
    assert code(lobby.join_game, erin, game.uuid) is None
    invitations.invite(dana, game.uuid, "finn")
    assert code(lobby.join_game, finn, game.uuid) is None


def test_df1__invited_to_a_private_game__is_not_there_for_others_who_have_its_code():
    dana, _erin, finn = make_players(3)
    game = make_lobby(dana, invited=["erin"], visibility="private")
    assert code(lobby.join_game, finn, game.uuid, invite_code=game.invite_code) == "not_found"


def test_df1__former_host_of_a_game_for_the_invited__does_not_come_back_uninvited():
    dana, erin = make_players(2)
    game = make_lobby(dana, invited=["erin"])
    lobby.join_game(erin, game.uuid)
    lobby.leave_game(dana, game.uuid)
    assert code(lobby.join_game, dana, game.uuid) == "not_welcome"


@pytest.mark.parametrize(
    ("invited", "expected"), [(["nobody"], [("invited", "unknown_player")]), (["robo"], [("invited", "same_owner")])]
)
def test_df1__somebody_who_cannot_be_invited__is_bad_input(invited, expected):
    dana = make_player("dana")
    make_bot("robo", dana)
    assert fields_of(Api(dana).post("/games", {"invited": invited})) == expected
    assert not Game.objects.exists()


def test_df1__record__names_nobody_who_was_invited():
    make_player("erin")
    assert "invited" not in make_lobby(make_player("dana"), invited=["erin"]).options


def test_df1__language__is_shown_and_lists_are_narrowed_to_it():
    dana = make_player("dana")
    answer = Api(dana).post("/games", {"language": "ko"}).json()
    other = Api(dana).post("/games", {}).json()
    assert (answer["language"], other["language"]) == ("ko", None)
    assert [str(game.uuid) for game in games_for(None, GameFilter(language="ko"))] == [answer["id"]]


def test_df1__auto_start_with_two__starts_with_those_who_are_there():
    dana, erin = make_players(2)
    game = make_lobby(dana, seats=4, captain_seat=3, auto_start=True)
    lobby.join_game(erin, game.uuid)
    overdue(game)
    assert expiry.cancel_expired() == 1
    game.refresh_from_db()
    assert (game.status, game.seat_count, game.captain_seat, seated(game)) == (PLAYING, 2, 0, ["dana", "erin"])
    play_turn(game)


def test_df1__auto_start_with_one__is_cancelled():
    game = make_lobby(auto_start=True)
    overdue(game)
    expiry.cancel_expired()
    assert Event.objects.get(game=game, kind=Event.Kind.GAME_CANCELLED).data == {"reason": "expired"}


def test_df1__auto_start_with_somebody_in_200_running_games__is_cancelled():
    dana, erin = make_players(2)
    game = make_lobby(dana, auto_start=True)
    lobby.join_game(erin, game.uuid)
    hold(erin, PLAYING, MAX_RUNNING)
    overdue(game)
    expiry.cancel_expired()
    game.refresh_from_db()
    assert (game.status, game.seat_count, seated(game)) == ("cancelled", 4, ["dana", "erin", None, None])


def test_df1__auto_start_before_join_by__waits():
    dana, erin = make_players(2)
    game = make_lobby(dana, auto_start=True, join_by=timezone.now() + dt.timedelta(hours=1))
    lobby.join_game(erin, game.uuid)
    assert expiry.cancel_expired() == 0
