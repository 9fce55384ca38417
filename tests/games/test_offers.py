"""Seats of players who are away or gone are offered and taken over (DAYS.md DA3)."""

import datetime as dt
import threading

import pytest
from allauth.account.models import EmailAddress
from django.db import connections
from django.db.models import F

from accounts.identity import Identity
from accounts.models import Miss, Player
from accounts.services.account_deletion import delete_player
from accounts.services.blocks import block
from duckcover.errors import AppError, ErrorCode
from games import access, history, selectors
from games.clocks import presets
from games.models import Game, Invitation, Seat, StandingOrders, Tenure
from games.personal_history import personal_history
from games.services import (
    autopilot,
    expiry,
    limits,
    lobby,
    matchmaking,
    offers,
    orders,
    resignations,
    resolution,
    seekers,
)
from games.services.locks import database_now
from games.services.matchmaking import Wish
from games.services.orders import OrderOptions
from games.services.vacations import begin_vacation
from notifications import tasks
from notifications.models import Delivery, Notice
from notifications.services import reader
from notifications.texts import text_of
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    kinds,
    make_bot,
    make_due,
    make_game,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_until,
    player_of,
    submit,
)

LEFT, HOST = 1, 0
LONG = dt.timedelta(hours=48)


def host_of(game):
    return player_of(game, HOST)


def offer(game, seat=LEFT, by=None):
    offers.offer_seat(by or host_of(game), game.uuid, seat)


def take(game, player, seat=LEFT, **more):
    offers.take_seat(player, game.uuid, seat, **more)


def put_on_autopilot(game, seat=LEFT, ago=LONG):
    Seat.objects.filter(game=game, index=seat).update(autopilot_since=database_now() - ago, missed_in_a_row=2)


def seat_of(game, seat=LEFT):
    return Seat.objects.select_related("player").get(game=game, index=seat)


def refusal(action, *args, **more):
    with pytest.raises(AppError) as refused:
        action(*args, **more)
    return refused.value.code


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
def game(db):
    """Three players, all of them asked."""
    return play_until(make_game(seats=3), awaits(3))


@pytest.fixture
def zoe(db):
    return make_player("zoe")


@pytest.fixture
def offered(game):
    """The same, seat 1 resigned and on offer."""
    resignations.resign(player_of(game, LEFT), game.uuid)
    offer(game)
    game.refresh_from_db()
    return game


# --- what may be offered ----------------------------------------------------------------------------------


def test_da3__seat_that_plays__is_held(game):
    assert refusal(offer, game) == ErrorCode.SEAT_HELD


def test_da3__seat_on_autopilot_for_less_than_48_hours__is_held(game):
    put_on_autopilot(game, ago=LONG - dt.timedelta(minutes=1))
    assert refusal(offer, game) == ErrorCode.SEAT_HELD


def test_da3__seat_on_autopilot_for_48_hours__is_offered(game):
    put_on_autopilot(game)
    before = game.version
    offer(game)
    assert kinds(game, before) == ["seat_offered"]
    shown = selectors.read_game(Identity(None), game.uuid).state()
    assert [seat["offered"] for seat in shown["seats"]] == [False, True, False]


def test_da3__seat_of_a_deleted_account__is_offered(game):
    delete_player(player_of(game, LEFT))
    offer(game)
    assert seat_of(game).offered_at is not None


def test_da3__offered_twice__changes_nothing(offered):
    before = offered.version
    offer(offered)
    assert kinds(offered, before) == []


def test_da3__seat_of_a_built_in_bot__is_held(db):
    game = make_game(seats=3, bots=["easy"])
    assert refusal(offer, game, 2) == ErrorCode.SEAT_HELD


def test_da3__offer_by_another_seat__is_refused(game):
    put_on_autopilot(game)
    assert refusal(offer, game, by=player_of(game, 2)) == ErrorCode.NOT_HOST


def test_da3__no_such_seat__is_not_found(game, zoe):
    assert (refusal(offer, game, 3), refusal(take, game, zoe, 3)) == (ErrorCode.NOT_FOUND, ErrorCode.NOT_FOUND)


def test_da3__player_comes_back__ends_the_offer(game, zoe):
    put_on_autopilot(game)
    offer(game)
    autopilot.return_to_game(player_of(game, LEFT), game.uuid)
    assert refusal(take, game, zoe) == ErrorCode.OFFER_TAKEN


def test_da3__offers__are_listed_for_who_may_take_them(offered, zoe):
    chosen = selectors.GameFilter(offered="true")
    block(make_player("iris"), player_of(offered, 2))
    listed = {
        name: list(selectors.games_for(viewer, chosen))
        for name, viewer in (("zoe", zoe), ("iris", make_player("iris")), ("host", host_of(offered)), ("all", None))
    }
    assert listed == {"zoe": [offered], "iris": [], "host": [], "all": [offered]}


# --- `replace` --------------------------------------------------------------------------------------------


@pytest.fixture
def replacing(db):
    return play_until(make_game(seats=3, replace=True), awaits(3))


def test_da3__replace__offers_the_seat_of_who_resigns(replacing):
    resignations.resign(player_of(replacing, LEFT), replacing.uuid)
    assert (expiry.offer_abandoned(), expiry.offer_abandoned()) == (1, 0)
    assert seat_of(replacing).offered_at is not None


def test_da3__replace__offers_the_seat_of_a_deleted_account(replacing):
    delete_player(player_of(replacing, LEFT))
    assert expiry.offer_abandoned() == 1


def test_da3__replace__offers_a_seat_on_autopilot_after_48_hours(replacing):
    while not seat_of(replacing).autopilot_since:
        play_on(replacing, away={LEFT})
    assert seat_of(replacing).offer_due_at == seat_of(replacing).autopilot_since + LONG
    assert expiry.offer_abandoned() == 0
    Seat.objects.filter(game=replacing).update(
        offer_due_at=F("offer_due_at") - LONG, autopilot_since=F("autopilot_since") - LONG
    )
    assert expiry.offer_abandoned() == 1


def test_da3__replace__offers_nothing_once_the_player_is_back(replacing):
    put_on_autopilot(replacing)
    Seat.objects.filter(game=replacing, index=LEFT).update(offer_due_at=database_now())
    autopilot.return_to_game(player_of(replacing, LEFT), replacing.uuid)
    assert (expiry.offer_abandoned(), seat_of(replacing).offered_at) == (0, None)


def test_da3__without_replace__nothing_is_offered_by_itself(game):
    resignations.resign(player_of(game, LEFT), game.uuid)
    assert expiry.offer_abandoned() == 0


# --- taking -----------------------------------------------------------------------------------------------


def test_da3__taken__the_newcomer_moves_from_the_next_turn_on(offered, zoe):
    before = offered.version
    take(offered, zoe)
    assert kinds(offered, before) == ["seat_taken"]
    assert (seat_of(offered).player, seat_of(offered).resigned_at) == (zoe, None)
    number = open_turn(offered).number
    play_on(offered)
    assert origins(offered, number)[LEFT] == "bot"
    play_until(offered, lambda game: LEFT in open_turn(game).asked)
    assert LEFT in open_turn(offered).waiting_for


def test_da3__taken_twice_by_one__changes_nothing(offered, zoe):
    take(offered, zoe)
    offered.refresh_from_db()
    before = offered.version
    take(offered, zoe)
    assert kinds(offered, before) == []


def test_da3__taken_by_another__is_taken(offered, zoe):
    take(offered, zoe)
    assert refusal(take, offered, make_player("yara")) == ErrorCode.OFFER_TAKEN


def test_da3__former_player__sits_there_no_more(offered, zoe):
    former = player_of(offered, LEFT)
    take(offered, zoe)
    assert refusal(autopilot.return_to_game, former, offered.uuid) == ErrorCode.NOT_SEATED
    resignations.resign(zoe, offered.uuid)
    offer(offered)
    assert refusal(take, offered, former) == ErrorCode.NOT_WELCOME


def test_da3__newcomer__gets_nothing_that_was_the_formers_own(game, zoe):
    former = player_of(game, LEFT)
    lobby.set_player_seed(former, game.uuid, b"s" * 16)
    orders.set_orders(former, game.uuid, OrderOptions({}))
    put_on_autopilot(game)
    offer(game)
    take(game, zoe)
    assert not StandingOrders.objects.exists()
    assert (bytes(seat_of(game).player_seed), seat_of(game).misses, seat_of(game).autopilot_since) == (b"", 0, None)


def test_da3__export__holds_the_moves_of_each_ones_tenure(offered, zoe):
    former = player_of(offered, LEFT)
    number = open_turn(offered).number
    take(offered, zoe)
    play_to_the_end(offered)
    (seat,) = personal_history(zoe)["seats"]
    (tenure,) = personal_history(former)["tenures"]
    assert (seat["from_turn"], tenure["to_turn"], tenure["ended_by"]) == (number + 1, number, "resigned")
    assert min(move["turn"] for move in seat["moves"]) > number >= max(move["turn"] for move in tenure["moves"])


def test_da3__tenures__say_who_held_the_seat_and_why_it_ended(offered, zoe):
    former, number = player_of(offered, LEFT).username, open_turn(offered).number
    take(offered, zoe)
    play_to_the_end(offered)
    last = history.record(offered)["rounds"][-1]["turns"][-1]["number"]
    assert history.record(offered)["seats"][LEFT]["tenures"] == [
        {"player": former, "from_turn": 1, "to_turn": number, "ended_by": "resigned"},
        {"player": "zoe", "from_turn": number + 1, "to_turn": last, "ended_by": None},
    ]


def test_da3__former_account_is_deleted__the_tenure_stays_without_a_name(offered, zoe):
    former = player_of(offered, LEFT)
    take(offered, zoe)
    delete_player(former)
    assert Tenure.objects.get().player is None
    assert seat_of(offered).player == zoe


def test_lk4__seat_that_changed_hands__is_rated(offered, zoe):
    take(offered, zoe)
    shown = selectors.read_game(Identity(None), offered.uuid).state()
    assert [seat["rated"] for seat in shown["seats"]] == [True, True, True]
    play_to_the_end(offered)
    assert [seat.index for seat in selectors.rated_seats()] == [0, 1, 2]


def test_da3__seat_of_the_host_is_taken__another_is_host(game, zoe):
    put_on_autopilot(game, HOST)
    Seat.objects.filter(game=game, index=HOST).update(offered_at=database_now())
    take(game, zoe, HOST)
    game.refresh_from_db()
    assert game.host_id in set(game.seats.values_list("player", flat=True))


def test_da3__all_others_on_autopilot__the_turn_goes_on_at_once(game, zoe):
    for seat in range(3):
        put_on_autopilot(game, seat)
    play_on(game, away=range(3))
    Seat.objects.filter(game=game, index=LEFT).update(offered_at=database_now())
    assert open_turn(game).due_at == open_turn(game).deadline
    take(game, zoe)
    assert resolution.resolve_game(game.pk) == 1


# --- who may take -----------------------------------------------------------------------------------------


def test_da3__player_at_the_table__is_seated_already(offered):
    assert refusal(take, offered, player_of(offered, 2)) == ErrorCode.ALREADY_SEATED


def test_da3__block_between_the_taker_and_somebody__is_not_welcome(offered, zoe):
    block(player_of(offered, 2), zoe)
    assert refusal(take, offered, zoe) == ErrorCode.NOT_WELCOME


def test_da3__bot_of_somebody_at_the_table__is_refused(offered):
    assert refusal(take, offered, make_bot("robo", host_of(offered))) == ErrorCode.SAME_OWNER


def test_da3__private_game__needs_its_code(db, zoe):
    game = make_game(seats=3)
    Game.objects.filter(pk=game.pk).update(visibility="private")
    resignations.resign(player_of(game, LEFT), game.uuid)
    offer(game)
    assert refusal(take, game, zoe) == ErrorCode.NOT_FOUND
    take(game, zoe, invite_code=game.invite_code)
    assert access.find_game(zoe, game.uuid) == game


def test_da3__taker_plays_in_as_many_games_as_it_may__is_refused(offered, zoe, monkeypatch):
    monkeypatch.setattr(limits, "MAX_RUNNING", 0)
    assert refusal(take, offered, zoe) == ErrorCode.LIMIT_REACHED


def test_da3__game_is_over__is_refused(offered, zoe):
    Game.objects.filter(pk=offered.pk).update(status=Game.Status.FINISHED)
    assert refusal(take, offered, zoe) == ErrorCode.GAME_NOT_PLAYING


def prove_address(player):
    EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)


# --- notices ----------------------------------------------------------------------------------------------


def test_da3__seat_is_offered__the_table_is_told_and_its_player_by_more_than_the_inbox(db):
    reader.sweep()
    game = make_game(seats=3)
    for seat in range(3):
        prove_address(player_of(game, seat))
    put_on_autopilot(game)
    offer(game)
    reader.sweep()
    told = Notice.objects.filter(kind="seat_offered")
    assert sorted(told.values_list("player__username", flat=True)) == ["dana", "erin", "finn"]
    assert {notice.player for notice in told.filter(deliveries__isnull=False)} == {player_of(game, LEFT)}


DAILY = {"seats": [3], "clocks": ["daily"]}


@pytest.fixture
def daily(db):
    """A public game by the daily clock of another zone, seat 1 resigned; nothing of it is told yet."""
    game = make_game(seats=3, clock=presets("Asia/Seoul")["daily"])
    resignations.resign(player_of(game, LEFT), game.uuid)
    reader.sweep()
    return game


def told_of_seats():
    """Who was told of a seat for another reason than that it is at the table, and why; nobody twice."""
    reader.sweep()
    reader.sweep()
    rows = Notice.objects.filter(kind="seat_offered", details__has_key="reason")
    return sorted(rows.values_list("player__username", "details__reason"))


def seek(name, **wish):
    player = make_player(name)
    matchmaking.make_ticket(player, Wish(**{**DAILY, **wish}))
    return player


def test_da3__seat_is_offered__who_waits_with_a_ticket_that_fits_is_told(daily):
    prove_address(seek("zoe"))
    for name, wish in (("a", {"seats": [4]}), ("b", {"clocks": ["slow"]}), ("c", {"rated": False})):
        seek(f"other_{name}", **wish)
    offer(daily)
    assert told_of_seats() == [("zoe", "ticket")]
    (notice,) = Notice.objects.filter(player__username="zoe")
    assert text_of(notice) == "A seat in your game is free. Your ticket waits for such a game."
    assert [delivery.channel for delivery in notice.deliveries.all()] == ["email"]


@pytest.mark.parametrize("game", [{"visibility": "unlisted"}, {"visibility": "private"}, {"invited_only": True}])
def test_da3__game_that_is_not_for_everybody__tells_no_ticket(daily, game):
    seek("zoe")
    Game.objects.filter(pk=daily.pk).update(**game)
    offer(daily)
    assert told_of_seats() == []


def test_da3__seat_is_offered__who_may_not_take_it_is_not_told(daily, monkeypatch):
    blocked, former, unsure, locked = (seek(name) for name in ("blocked", "former", "unsure", "locked"))
    matchmaking.make_ticket(make_bot("robo", host_of(daily)), Wish(**DAILY))
    matchmaking.make_ticket(player_of(daily, 2), Wish(**DAILY))
    block(blocked, player_of(daily, 2))
    Tenure.objects.create(
        game=daily, seat=0, player=former, from_turn=1, to_turn=1, ended_by="resigned", ended_at=database_now()
    )
    Game.objects.filter(pk=daily.pk).update(reliability_min=90)
    Miss.objects.bulk_create([Miss(player=unsure, at=database_now() - dt.timedelta(days=2 * day)) for day in range(9)])
    Player.objects.filter(pk=locked.pk).update(is_active=False)
    seek("zoe")
    offer(daily)
    assert told_of_seats() == [("zoe", "ticket")]


@pytest.mark.parametrize(("vacation", "told"), [(True, []), (False, [("yara", "invited")])])
def test_da3__seat_is_offered__who_is_on_vacation_is_told_only_where_nobody_waits_for_it(daily, vacation, told):
    seek("zoe")
    Game.objects.filter(pk=daily.pk).update(vacation=vacation)
    Invitation.objects.create(game=daily, player=make_player("yara"), created_at=database_now())
    for name in ("zoe", "yara"):
        begin_vacation(make_player(name), database_now() + LONG)
    offer(daily)
    assert told_of_seats() == told


def test_da3__oldest_tickets_are_of_players_who_may_not_take_the_seat__the_next_are_told(daily, monkeypatch):
    monkeypatch.setattr(seekers, "MOST", 2)
    for name in ("blocked", "barred"):
        block(seek(name), player_of(daily, 2))
    for name in ("zoe", "yara", "will"):
        seek(name)
    offer(daily)
    assert told_of_seats() == [("yara", "ticket"), ("zoe", "ticket")]


def test_da3__ticket__tells_of_one_seat_a_day(daily):
    seek("zoe")
    offer(daily)
    put_on_autopilot(daily, 2)
    offer(daily, 2)
    assert told_of_seats() == [("zoe", "ticket")]
    Notice.objects.update(at=database_now() - dt.timedelta(hours=25))
    Seat.objects.filter(game=daily, index=2).update(offered_at=None)
    offer(daily, 2)
    assert told_of_seats() == [("zoe", "ticket")] * 2


def test_da3__seat_is_offered__who_was_invited_and_has_not_declined_is_told(daily):
    Game.objects.filter(pk=daily.pk).update(visibility="private", invited_only=True)
    for name, state in (("zoe", "open"), ("yara", "declined"), ("will", "accepted")):
        Invitation.objects.create(game=daily, player=make_player(name), state=state, created_at=database_now())
    reader.sweep()
    offer(daily)
    assert told_of_seats() == [("zoe", "invited")]
    take(daily, make_player("zoe"))


def test_da3__offer_is_over_before_it_is_told__tells_no_ticket(daily):
    seek("zoe")
    offer(daily)
    offers.withdraw_offer(host_of(daily), daily.uuid, LEFT)
    assert told_of_seats() == []


def test_da3__seat_is_taken_before_the_mail_leaves__it_is_dropped(daily, mailoutbox):
    prove_address(seek("zoe"))
    offer(daily)
    reader.sweep()
    take(daily, make_player("yara"))
    tasks.deliver()
    assert (mailoutbox, set(Delivery.objects.values_list("state", flat=True))) == ([], {"dropped"})


# --- taking an offer back ---------------------------------------------------------------------------------


def test_da3__offer_is_withdrawn__nobody_takes_it_until_it_is_made_again(offered, zoe):
    before = offered.version
    offers.withdraw_offer(host_of(offered), offered.uuid, LEFT)
    assert kinds(offered, before) == ["offer_withdrawn"]
    shown = selectors.read_game(Identity(None), offered.uuid).state()
    assert [seat["offered"] for seat in shown["seats"]] == [False] * 3
    assert refusal(take, offered, zoe) == ErrorCode.OFFER_TAKEN
    offer(offered)
    take(offered, zoe)


def test_da3__offer_withdrawn_twice_or_taken_by_then__changes_nothing(offered, zoe):
    take(offered, zoe)
    offered.refresh_from_db()
    before = offered.version
    offers.withdraw_offer(host_of(offered), offered.uuid, LEFT)
    assert (kinds(offered, before), seat_of(offered).player) == ([], zoe)


def test_da3__offer_withdrawn_by_another__is_refused(offered):
    for player, code in ((player_of(offered, 2), ErrorCode.NOT_HOST), (player_of(offered, LEFT), ErrorCode.NOT_HOST)):
        assert refusal(offers.withdraw_offer, player, offered.uuid, LEFT) == code
    assert refusal(offers.withdraw_offer, host_of(offered), offered.uuid, 3) == ErrorCode.NOT_FOUND


def test_da3__replace__does_not_offer_again_what_was_withdrawn(replacing):
    resignations.resign(player_of(replacing, LEFT), replacing.uuid)
    expiry.offer_abandoned()
    offers.withdraw_offer(host_of(replacing), replacing.uuid, LEFT)
    assert (expiry.offer_abandoned(), seat_of(replacing).offered_at) == (0, None)


def test_da3__withdrawn_over_the_api__is_204(offered):
    path = f"/games/{offered.uuid}/seats/{LEFT}/offer"
    assert [Api(host_of(offered)).delete(path).status_code for _ in range(2)] == [204, 204]


# --- races ------------------------------------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_da3__many_take_one_seat_at_once__one_gets_it():
    game = make_game(seats=3)
    resignations.resign(player_of(game, LEFT), game.uuid)
    offer(game)
    takers = [make_player(f"taker{number}") for number in range(4)]
    codes, together = [], threading.Barrier(len(takers))

    def try_to(player):
        try:
            together.wait(10)
            take(game, player)
        except AppError as error:
            codes.append(error.code)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=try_to, args=(player,)) for player in takers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert codes == [ErrorCode.OFFER_TAKEN] * 3
    assert seat_of(game).player in takers
    assert Tenure.objects.count() == 1
