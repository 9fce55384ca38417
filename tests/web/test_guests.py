"""Guest accounts: they play without signing up, are kept by it, open nothing else, and go when nobody uses them."""

import datetime as dt
import re

import pytest
from django.db.models.functions import Now
from django.test import Client
from django.utils import translation

from accounts.models import Player, RetiredName, Session
from accounts.services import guests as guest_accounts
from accounts.services.account_deletion import delete_player
from accounts.tasks import delete_guests
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game, Seat, Snapshot, Submission, Ticket
from games.services.limits import MAX_OF_GUEST
from tests.games.factories import awaits, make_game, make_lobby, make_player, open_turn, play_until

pytestmark = pytest.mark.django_db
PASSWORD = "sieben-enten-im-teich"
SPENT = dt.timedelta(days=14, minutes=1)


@pytest.fixture
def browser():
    with translation.override("en"):  # a page leaves its language to the thread
        yield Client(headers={"Accept-Language": "es"})


@pytest.fixture
def table(browser):
    """The game of a guest who has pressed "Play now"."""
    browser.post("/play")
    return Game.objects.get()


@pytest.fixture
def guest(table):
    return Player.objects.get(guest_until__isnull=False)


def sign_up(browser, name="dana"):
    form = {"username": name, "email": "dana@example.org", "password1": PASSWORD}
    return browser.post("/accounts/signup/", form)


def api(browser, path, **more):
    return browser.get(f"/api/v1{path}", **more)


def spend(guest, time):
    Player.objects.filter(pk=guest.pk).update(guest_until=Now() + guest_accounts.IDLE - time)


# --- playing -----------------------------------------------------------------------------------------------


def test_play_now__makes_a_guest_and_a_table_that_has_started(browser):
    answer = browser.post("/play")
    game, guest = Game.objects.get(), Player.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, f"/games/{game.uuid}")
    assert (game.status, game.visibility) == ("playing", "private")
    assert [seat.bot for seat in Seat.objects.order_by("index")] == [None, "easy", "easy", "easy"]
    assert (guest.is_guest, guest.language, guest.has_usable_password(), guest.email) == (True, "es", False, "")


def test_play_now__again__uses_the_same_guest(browser, table):
    browser.post("/play")
    assert (Player.objects.count(), Game.objects.count()) == (1, 2)


def test_play_now__of_a_player__makes_a_table_and_no_guest(browser):
    browser.force_login(make_player("dana"))
    browser.post("/play")
    assert (Game.objects.get().host.username, Player.objects.count()) == ("dana", 1)


def test_guest__moves_and_sees_the_explanation(browser, table):
    play_until(table, awaits(1))
    page = browser.get(f"/games/{table.uuid}").content.decode()
    assert "first-steps" in page
    chosen = re.search(r'name="move" value="([^"]+)"', page)[1]
    browser.post(f"/games/{table.uuid}/turns/{open_turn(table).number}/move", {"move": chosen})
    assert Submission.objects.filter(turn__game=table, seat=0, origin="player").exists()


def test_explanation__of_a_gift__names_no_called_duck(browser):
    browser.force_login(make_player("dana"))
    game = make_game("blow40", seats=2, round_rules=[["low_blows"]] * 3)  # its first card is a Max
    page = browser.get(f"/games/{game.uuid}").content.decode()
    assert open_turn(game).phase == "give"
    assert "first-steps" in page
    assert "Max y Repite son golpes bajos en esta ronda." in page
    assert "None" not in page


def test_explanation__of_an_old_player__is_not_shown(browser):
    dana = make_player("dana")
    Player.objects.update(date_joined=Now() - dt.timedelta(days=2))
    browser.force_login(dana)
    browser.post("/play")
    assert "first-steps" not in browser.get(f"/games/{Game.objects.get().uuid}").content.decode()


def test_guest__with_the_link__sits_down_at_a_friends_table(browser):
    private = make_lobby(make_player("erin"), seats=2, visibility="private")
    code = private.invite_code
    assert f"/games/{private.uuid}/guest" in browser.get(f"/games/{private.uuid}?code={code}").content.decode()
    browser.post(f"/games/{private.uuid}/guest", {"invite_code": code})
    private.refresh_from_db()
    assert private.status == "playing"


def test_guest__with_a_wrong_link__learns_nothing_and_gets_no_account(browser):
    private = make_lobby(make_player("erin"), seats=2, visibility="private")
    answer = browser.post(f"/games/{private.uuid}/guest", {"invite_code": "x"}, follow=True)
    assert not Player.objects.filter(guest_until__isnull=False).exists()
    assert not answer.context["user"].is_authenticated
    absent = browser.post("/games/6d9c1c5e-0000-4000-8000-000000000000/guest", {"invite_code": "x"}, follow=True)
    assert Seat.objects.filter(game=private, player__isnull=False).count() == 1
    told = [re.findall(r'role="status">([^<]+)<', each.content.decode()) for each in (answer, absent)]
    assert told[0] == told[1] != []


# --- a form sent twice -------------------------------------------------------------------------------------


def key_on(browser, path):
    """The key of the form on a page by which a guest begins."""
    return re.search(r'name="key" value="([0-9a-f-]{36})"', browser.get(path).content.decode())[1]


def same_browser(browser):
    """The same browser without what it has been answered since it read the page: both taps were sent together."""
    other = Client(headers={"Accept-Language": "es"})
    other.cookies["csrftoken"] = browser.cookies["csrftoken"].value
    return other


def test_play_now__sent_twice_at_once__makes_one_guest_and_one_table(browser):
    key = key_on(browser, "/")
    second = same_browser(browser)
    answers = [each.post("/play", {"key": key}) for each in (browser, second)]
    game = Game.objects.get()
    assert [answer["Location"] for answer in answers] == [f"/games/{game.uuid}"] * 2
    assert Player.objects.filter(guest_until__isnull=False).count() == 1
    assert second.get(f"/games/{game.uuid}").context["user"] == game.host


def test_play_now__sent_again_when_signed_in__makes_one_table(browser):
    key = key_on(browser, "/")
    for _ in range(2):
        browser.post("/play", {"key": key})
    assert (Player.objects.count(), Game.objects.count()) == (1, 1)
    browser.post("/play", {"key": key_on(browser, "/")})
    assert (Player.objects.count(), Game.objects.count()) == (1, 2)


def test_play_now__with_the_key_of_another_browser__is_another_guest(browser):
    key = key_on(browser, "/")
    stranger = Client()
    stranger.get("/")
    for each in (browser, stranger):
        each.post("/play", {"key": key})
    assert (Player.objects.count(), Game.objects.count()) == (2, 2)


def test_play_now__with_the_key_of_an_account_that_was_kept__does_not_open_it(browser):
    key = key_on(browser, "/")
    second = same_browser(browser)
    browser.post("/play", {"key": key})
    sign_up(browser)
    answer = second.post("/play", {"key": key}, follow=True)
    assert not answer.context["user"].is_authenticated
    assert (Player.objects.count(), Game.objects.count()) == (1, 1)


def test_sit_down__sent_twice_at_once__takes_one_seat(browser):
    private = make_lobby(make_player("erin"), seats=4, visibility="private")
    sent = {"invite_code": private.invite_code, "key": key_on(browser, f"/games/{private.uuid}?code=x")}
    for each in (browser, same_browser(browser)):
        each.post(f"/games/{private.uuid}/guest", sent)
    assert Seat.objects.filter(game=private, player__isnull=False).count() == 2


def test_table__that_cannot_be_made__leaves_no_guest(browser, monkeypatch):
    def refused(*args):
        raise AppError(ErrorCode.SERVICE_UNAVAILABLE)

    monkeypatch.setattr("web.forms.create_game", refused)
    answer = browser.post("/play", follow=True)
    assert re.search(r'class="told error" role="status">\S', answer.content.decode())
    assert not Player.objects.exists()


# --- what guests may not -----------------------------------------------------------------------------------


def test_guest__at_a_public_table__is_refused(browser, table):
    public = make_lobby(make_player("erin"), seats=2)
    answer = browser.post(f"/games/{public.uuid}/join", follow=True)
    assert not Seat.objects.filter(game=public, player__username__startswith="guest").exists()
    assert re.search(r'class="told error" role="status">\S', answer.content.decode())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/games", {"seats": 2}, 403),
        ("/games", {"seats": 2, "visibility": "private", "invited": ["erin"]}, 403),
        ("/me/tickets", {"seats": [4], "clocks": ["daily"]}, 403),
        ("/me/bots", {"username": "robot"}, 403),
        ("/me/tokens", {"name": "all", "scopes": ["games:read"]}, 403),
        ("/games", {"seats": 2, "visibility": "private"}, 201),
    ],
)
def test_guest__by_the_api__may_play_and_no_more(browser, table, path, body, status):
    make_player("erin")
    answer = browser.post(f"/api/v1{path}", body, content_type="application/json")
    assert answer.status_code == status, answer.content
    assert Ticket.objects.count() == 0


def test_guest__with_five_games__gets_no_sixth(browser):
    for _ in range(6):
        answer = browser.post("/play", follow=True)
    assert Game.objects.count() == MAX_OF_GUEST
    assert re.search(r'class="told error" role="status">\S', answer.content.decode())


@pytest.mark.parametrize("path", ["/accounts/", "/accounts/profile/", "/accounts/data/", "/accounts/password/set/"])
def test_guest__on_the_accounts_pages__is_nobody(browser, table, path):
    assert browser.get(path)["Location"].startswith("/accounts/login/")
    assert browser.get("/").content.decode().count("/accounts/signup/") > 0


def test_guests__of_one_address__are_limited():
    answers = [Client().post("/play") for _ in range(guest_accounts.NEW_GUESTS.amount + 1)]
    assert [answer.status_code for answer in answers] == [302] * guest_accounts.NEW_GUESTS.amount + [429]
    assert int(answers[-1]["Retry-After"]) > 0
    assert Player.objects.count() == guest_accounts.NEW_GUESTS.amount


# --- keeping the account -----------------------------------------------------------------------------------


def test_sign_up__of_a_guest__keeps_account_and_games(browser, table, guest):
    assert sign_up(browser)["Location"] == "/"
    kept = Player.objects.get()
    assert (kept.pk, kept.username, kept.email, kept.is_guest) == (guest.pk, "dana", "dana@example.org", False)
    assert browser.get("/accounts/").context["user"] == kept
    assert browser.get(f"/games/{table.uuid}").status_code == 200
    another = Client()
    another.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    assert another.get("/accounts/").context["user"] == kept


def test_sign_up__of_a_guest__shows_the_new_name_in_its_games(browser, table, guest):
    before = api(browser, f"/games/{table.uuid}")
    sign_up(browser)
    after = api(browser, f"/games/{table.uuid}", headers={"If-None-Match": before["ETag"]})
    assert after.status_code == 200
    assert (after.json()["host"], after.json()["seats"][0]["player"]) == ("dana", "dana")
    assert guest.username not in Snapshot.objects.get().document
    assert Event.objects.order_by("-number").first().get_kind_display() == "player_renamed"


@pytest.mark.parametrize("taken", ["living", "retired"])
def test_sign_up__of_a_guest_with_a_name_that_is_taken__changes_nothing(browser, table, guest, taken):
    erin = make_player("erin")
    if taken == "retired":
        delete_player(erin)
    sign_up(browser, "Erin")
    guest.refresh_from_db()
    assert (guest.is_guest, guest.username.startswith("guest-")) == (True, True)
    assert browser.get(f"/games/{table.uuid}").status_code == 200


def test_sign_up__of_a_guest__ends_its_other_sessions(browser, table, guest):
    other = Client()
    other.force_login(guest)
    sign_up(browser)
    assert other.get(f"/games/{table.uuid}")["Location"].startswith("/accounts/login/")


def test_sign_up__of_nobody__makes_an_account_as_ever(browser):
    sign_up(browser)
    assert not Player.objects.get().is_guest


# --- the end -----------------------------------------------------------------------------------------------


def test_guest__not_used_for_14_days__is_deleted(browser, table, guest):
    spend(guest, SPENT)
    delete_guests()
    assert not Player.objects.exists()
    assert Session.objects.count() == 0
    assert guest.username not in Snapshot.objects.get().document


def test_guest__that_comes_back__stays(browser, table, guest):
    spend(guest, SPENT - dt.timedelta(hours=1))
    browser.get("/")
    delete_guests()
    guest.refresh_from_db()
    assert guest.guest_until is not None
    spend(guest, dt.timedelta(days=13))
    delete_guests()
    assert Player.objects.filter(pk=guest.pk).exists()


def test_guest__kept_in_the_moment_of_its_end__stays(browser, table, guest):
    spend(guest, SPENT)
    seen = Player.objects.get(pk=guest.pk)
    Player.objects.filter(pk=guest.pk).update(guest_until=None)
    assert guest_accounts.delete_idle_guest(seen) is False
    assert Player.objects.filter(pk=guest.pk).exists()


def test_guest__may_go_at_once(browser, table, guest):
    answer = browser.post("/guest/delete", follow=True)
    assert not Player.objects.exists()
    assert answer.status_code == 200


def test_delete_guest__of_a_player__changes_nothing(browser):
    browser.force_login(make_player("dana"))
    browser.post("/guest/delete")
    assert Player.objects.count() == 1


def test_guest_name__of_a_deleted_one__is_retired(browser, table, guest):
    delete_player(guest)
    assert RetiredName.objects.knows(guest.username)
