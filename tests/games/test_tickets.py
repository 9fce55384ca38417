"""DF3: tickets become games of those who agree, though nobody is online."""

import datetime as dt

import pytest
from django.utils import timezone

from accounts.models import Block, Player
from accounts.services.account_deletion import delete_player
from games.models import Game, Seat, Ticket
from games.selectors import rated_seats
from games.services import matchmaking
from games.services.limits import MAX_RUNNING
from games.services.locks import database_now
from games.services.matchmaking import AGAIN, Wish, delete_ticket, make_ticket
from games.tasks import match_tickets
from notifications.models import Notice
from notifications.services import reader
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import kinds, make_bot, make_player, make_players, play_to_the_end
from tests.games.test_lobby_limits import PLAYING, code, hold

pytestmark = pytest.mark.django_db

DAILY = {"seats": [2], "clocks": ["daily"]}


def wait(player, *, age=dt.timedelta(), **wish):
    """A ticket of a player, made so long ago; for a daily game of two by default."""
    ticket = make_ticket(player, Wish(**{**DAILY, **wish}))
    Ticket.objects.filter(pk=ticket.pk).update(created_at=ticket.created_at - age)
    return ticket


def seated(game):
    """Who sits on the seats of a game; bots by their level."""
    return [seat.bot or (seat.player and seat.player.username) for seat in Seat.objects.filter(game=game)]


def look_again():
    """Let the sweep look at every ticket now."""
    Ticket.objects.update(due_at=database_now())
    return matchmaking.sweep()


# --- games of tickets ---------------------------------------------------------------------------------------


def test_df3__tickets_agree__their_players_play_and_see_the_game():
    dana, erin = make_players(2)
    mine, _other = wait(dana), wait(erin)
    match_tickets()
    game = Game.objects.get()
    assert (game.status, seated(game), game.host) == (PLAYING, ["dana", "erin"], dana)
    assert (game.clock["kind"], game.clock["at"], game.rated, game.excused) == ("daily", "20:00", True, 1)
    shown = Api(dana).get(f"/me/tickets/{mine.uuid}").json()
    assert (shown["game"], shown["ends_at"], shown["matched_at"] is None) == (str(game.uuid), None, False)


def test_df3__tickets_that_do_not_agree__wait_and_are_looked_at_again():
    dana, erin = make_players(2)
    wait(dana), wait(erin, clocks=["slow"])
    assert [matchmaking.sweep(), Game.objects.count()] == [0, 0]
    due = [ticket.due_at - database_now() for ticket in Ticket.objects.all()]
    assert all(AGAIN - dt.timedelta(seconds=10) < wait <= AGAIN for wait in due)
    wait(make_player("finn"))
    assert matchmaking.sweep() == 1
    assert seated(Game.objects.get()) == ["dana", "finn"]


def test_df3__three_tickets_for_two__the_oldest_play():
    players = make_players(3)
    for player, hours in zip(players, (1, 3, 2), strict=True):
        wait(player, age=dt.timedelta(hours=hours))
    assert matchmaking.sweep() == 1
    assert seated(Game.objects.get()) == ["erin", "finn"]


def test_df3__zone_of_a_daily_clock__is_the_oldest_tickets():
    dana, erin = make_players(2)
    Player.objects.filter(pk=dana.pk).update(time_zone="Asia/Seoul")
    wait(dana), wait(erin)
    matchmaking.sweep()
    assert Game.objects.get().clock["zone"] == "Asia/Seoul"


def test_df3__not_rated__nobody_counts():
    dana, erin = make_players(2)
    wait(dana, rated=False), wait(erin, rated=False)
    matchmaking.sweep()
    game = Game.objects.get()
    state = read_game_of(game)
    assert (state["rated"], [seat["rated"] for seat in state["seats"]]) == (False, [False, False])
    play_to_the_end(game)
    assert not rated_seats().exists()


def read_game_of(game):
    return Api().get(f"/games/{game.uuid}").json()


@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_df3__block_in_either_direction__they_wait_until_it_is_gone(player, blocked):
    wait(make_player("dana")), wait(make_player("erin"))
    block = Block.objects.create(player=make_player(player), blocked=make_player(blocked))
    assert matchmaking.sweep() == 0
    block.delete()
    assert look_again() == 1


def test_df3__block_of_an_owner__keeps_the_bot_apart_as_well():
    dana, erin = make_players(2)
    Block.objects.create(player=dana, blocked=erin)
    wait(make_bot("robo", erin)), wait(dana)
    assert matchmaking.sweep() == 0


def test_df3__owner_and_own_bots__never_meet():
    dana = make_player("dana")
    for player in (dana, make_bot("robo", dana), make_bot("rita", dana)):
        wait(player)
    assert matchmaking.sweep() == 0


def test_df3__200_running_games__the_ticket_waits_and_others_play():
    dana, erin, finn = make_players(3)
    wait(dana), wait(erin), wait(finn)
    hold(dana, PLAYING, MAX_RUNNING)
    assert matchmaking.sweep() == 1
    assert seated(Game.objects.latest("pk")) == ["erin", "finn"]
    assert code(make_ticket, dana, Wish([2], ["daily"])) == "limit_reached"


def test_df3__player_who_is_locked_out__is_passed_over():
    dana, erin, finn = make_players(3)
    wait(dana), wait(erin), wait(finn)
    Player.objects.filter(pk=dana.pk).update(is_active=False)
    matchmaking.sweep()
    assert seated(Game.objects.get()) == ["erin", "finn"]


def test_df3__ten_tickets_of_two_players__are_ten_games():
    dana, erin = make_players(2)
    for _ in range(10):
        wait(dana), wait(erin)
    assert matchmaking.sweep() == 10
    assert Ticket.objects.filter(game=None).count() == 0


def test_df3__game_that_cannot_be_made__holds_up_no_other(monkeypatch, caplog):
    players = make_players(4)
    wait(players[0]), wait(players[1]), wait(players[2], clocks=["slow"]), wait(players[3], clocks=["slow"])
    start = matchmaking.start_with

    def start_with(chosen, options, reason):
        if chosen[0] == players[0]:
            raise LookupError("broken")
        return start(chosen, options, reason)

    monkeypatch.setattr(matchmaking, "start_with", start_with)
    assert matchmaking.sweep() == 1
    assert seated(Game.objects.get()) == ["finn", "gwen"]
    assert "no game could be made" in caplog.text


# --- bots ---------------------------------------------------------------------------------------------------


def test_df3__waited_bots_after_hours__plays_with_bots():
    dana = make_player("dana")
    wait(dana, seats=[3], bots_after_hours=2, age=dt.timedelta(hours=2))
    assert matchmaking.sweep() == 1
    assert seated(Game.objects.get()) == ["dana", "steady", "steady"]


def test_df3__before_bots_after_hours__waits_and_is_due_then():
    ticket = wait(make_player("dana"), bots_after_hours=2, age=dt.timedelta(hours=2) - dt.timedelta(minutes=1))
    assert matchmaking.sweep() == 0
    ticket.refresh_from_db()
    assert ticket.due_at == ticket.bots_at


def test_df3__two_waited_for_bots_and_one_did_not__the_two_play_with_a_bot():
    dana, erin, finn = make_players(3)
    old = {"seats": [4], "bots_after_hours": 1, "age": dt.timedelta(hours=1)}
    wait(dana, **old), wait(erin, seats=[4]), wait(finn, **old)
    matchmaking.sweep()
    assert seated(Game.objects.get()) == ["dana", "finn", "steady", "steady"]


# --- being told ---------------------------------------------------------------------------------------------


def test_df3__everybody_who_got_a_game__is_told_once():
    dana, erin = make_players(2)
    reader.sweep(database_now())
    wait(dana), wait(erin)
    matchmaking.sweep()
    for _ in range(2):
        reader.sweep(database_now())
    game = Game.objects.get()
    told = Notice.objects.filter(kind="invited", game=game)
    assert sorted(notice.player.username for notice in told) == ["dana", "erin"]
    (notice,) = Api(dana).get("/me/notifications").json()["results"]
    assert (notice["reason"], notice["text"]) == ("tickets", "A game was made of your ticket: your game.")
    created = Api().get(f"/games/{game.uuid}/events").json()["results"][0]
    assert (created["kind"], created["details"]) == ("game_created", {"reason": "tickets"})


def test_df3__game_that_a_player_makes__tells_nobody():
    dana = make_player("dana")
    reader.sweep(database_now())
    Api(dana).post("/games", {"seats": 2, "bots": ["easy"]})
    reader.sweep(database_now())
    assert not Notice.objects.filter(kind="invited").exists()


# --- making and deleting ------------------------------------------------------------------------------------


def test_df3__post__shows_the_ticket():
    answer = Api(make_player("dana")).post("/me/tickets", {"seats": [3, 4, 3], "clocks": ["daily"]})
    shown = answer.json()
    assert answer.status_code == 201
    assert (shown["seats"], shown["clocks"], shown["rated"]) == ([3, 4], ["daily"], True)
    assert [shown[name] for name in ("bots_after_hours", "game", "matched_at")] == [None] * 3
    made, ends = (dt.datetime.fromisoformat(shown[name]) for name in ("created_at", "ends_at"))
    assert ends - made == dt.timedelta(days=14)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"seats": [], "clocks": ["daily"]}, [("seats", "min_length")]),
        ({"seats": [8], "clocks": ["daily"]}, [("seats.0", "max_value")]),
        ({"seats": [2], "clocks": ["hourly"]}, [("clocks.0", "invalid_choice")]),
        ({"seats": [2], "clocks": ["daily"], "bots_after_hours": 169}, [("bots_after_hours", "max_value")]),
        ({"clocks": ["daily"]}, [("seats", "required")]),
    ],
)
def test_df3__post_of_something_else__is_bad_input(body, expected):
    assert fields_of(Api(make_player("dana")).post("/me/tickets", body)) == expected


def test_df3__ten_tickets__one_more_is_refused_until_one_is_gone():
    dana = make_player("dana")
    tickets = [wait(dana) for _ in range(10)]
    assert refused(Api(dana).post("/me/tickets", DAILY)) == (409, "limit_reached")
    delete_ticket(dana, tickets[0].uuid)
    assert Api(dana).post("/me/tickets", DAILY).status_code == 201


def test_df3__post_again_with_its_key__is_the_same_ticket():
    api = Api(make_player("dana"))
    answers = [api.post("/me/tickets", DAILY, Idempotency_Key="the-key-of-a-ticket").json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert Ticket.objects.count() == 1


def test_df3__post_again_with_its_key_after_it_was_taken_back__is_not_found_and_makes_none():
    api = Api(make_player("dana"))
    ticket = api.post("/me/tickets", DAILY, Idempotency_Key="the-key-of-a-ticket").json()
    api.delete(f"/me/tickets/{ticket['id']}")
    again = api.post("/me/tickets", DAILY, Idempotency_Key="the-key-of-a-ticket")
    assert (again.status_code, again.json()["code"]) == (404, "not_found")
    assert api.get("/me/tickets").json()["results"] == []


def test_df3__delete__waits_no_longer():
    dana, erin = make_players(2)
    ticket = wait(dana)
    wait(erin)
    api = Api(dana)
    assert [api.delete(f"/me/tickets/{ticket.uuid}").status_code for _ in range(2)] == [204, 404]
    assert matchmaking.sweep() == 0


def test_df3__delete_after_the_game_was_made__is_refused():
    dana, erin = make_players(2)
    ticket, _other = wait(dana), wait(erin)
    matchmaking.sweep()
    assert refused(Api(dana).delete(f"/me/tickets/{ticket.uuid}")) == (409, "already_seated")


def test_df3__another_players_ticket__is_not_there():
    dana, erin = make_players(2)
    path = f"/me/tickets/{wait(dana).uuid}"
    assert [refused(call(path)) for call in (Api(erin).get, Api(erin).delete)] == [(404, "not_found")] * 2
    assert Api(erin).get("/me/tickets").json()["results"] == []


def test_df3__waited_14_days__ends_and_meets_nobody():
    dana, erin = make_players(2)
    ended = wait(dana, age=Ticket.WAITS)
    wait(erin)
    assert matchmaking.sweep() == 0
    assert Api(dana).get("/me/tickets").json()["results"] == []
    path = f"/me/tickets/{ended.uuid}"
    assert [refused(call(path)) for call in (Api(dana).get, Api(dana).delete)] == [(404, "not_found")] * 2


def test_df3__ended_without_a_game__its_player_is_told_once_and_a_day_later_it_is_forgotten():
    dana = make_player("dana")
    reader.sweep(database_now())
    wait(dana, age=Ticket.WAITS)
    matchmaking.sweep()
    for _ in range(2):
        reader.sweep(database_now())
    (notice,) = Api(dana).get("/me/notifications").json()["results"]
    assert (notice["kind"], notice["reason"]) == ("operator", "ticket_ended")
    assert notice["text"] == "Your ticket has ended: no game was made of it in 14 days."
    due = Ticket.objects.get().due_at - database_now()
    assert dt.timedelta(hours=23) < due <= dt.timedelta(days=1)
    assert [look_again(), Ticket.objects.count()] == [0, 0]


def test_df3__ended_or_taken_back__are_no_longer_among_the_ten_and_tell_nothing_more():
    dana = make_player("dana")
    reader.sweep(database_now())
    for _ in range(10):
        wait(dana, age=Ticket.WAITS)
    delete_ticket(dana, wait(dana).uuid)
    matchmaking.sweep()
    reader.sweep(database_now())
    assert Notice.objects.filter(details__reason="ticket_ended").count() == 10


def test_df3__game_was_made_of_it__is_not_told_that_it_has_ended():
    dana, erin = make_players(2)
    reader.sweep(database_now())
    wait(dana), wait(erin)
    matchmaking.sweep()
    Ticket.objects.update(created_at=database_now() - Ticket.WAITS)
    reader.sweep(database_now())
    assert not Notice.objects.filter(details__reason="ticket_ended").exists()


def test_df3__game_made_14_days_ago__its_tickets_are_forgotten():
    dana, erin = make_players(2)
    wait(dana), wait(erin)
    matchmaking.sweep()
    assert [look_again(), Ticket.objects.count(), kinds(Game.objects.get()).count("game_started")] == [0, 0, 1]


def test_df3__account_deleted__its_tickets_go():
    dana, erin = make_players(2)
    wait(dana), wait(erin)
    delete_player(dana)
    assert matchmaking.sweep() == 0
    assert timezone.now() < Ticket.objects.get().due_at
