"""`DELETE /me`: what was held on a player is gone at once, everywhere."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event as ThreadEvent

import pytest
from allauth.account.models import EmailAddress
from allauth.idp.oidc.models import Client as AppClient
from allauth.idp.oidc.models import Token as AppToken
from django.db import IntegrityError, connection, transaction
from django.test import Client
from django.urls import path
from rest_framework.response import Response

from accounts import personal_data
from accounts.models import Block, Player, RateWindow, Report, RetiredName, Session, Token
from accounts.services import account_deletion
from accounts.services.bots import make_bot
from accounts.tokens import digest_of
from duckcover.errors import AppError
from duckcover.rest.views import ApiView
from duckcover.scopes import SCOPES
from duckcover.urls import handler400, handler403, handler404, handler500  # noqa: F401 - of the URL conf below
from games.models import Game, Seat
from tests.api.signed_in import SignedIn, code, on_its_own, wrong
from tests.api.whole_life import ADDRESS, NAME, PASSWORD, WORDS, Life, relations, rows_of, tables_with
from tests.live.service import at_once, await_true

pytestmark = pytest.mark.thorough

SIGN_UP = "/_allauth/app/v1/auth/signup"


@pytest.fixture
def phone(dana):
    return SignedIn(dana)


# --- everything goes -----------------------------------------------------------------------------------


@pytest.fixture
def life(db):
    return Life()


def test_life__has_a_row_for_every_relation(life):
    pointing = {name for name, relation in relations().items() if rows_of(relation, life.player).exists()}
    assert pointing == set(relations())


def test_life__is_found_in_the_database(life):
    traces = {text: tables_with(text) for text in (NAME, ADDRESS, *WORDS)}
    assert [text for text, tables in traces.items() if not tables] == []
    assert {"accounts_player", "account_emailaddress", "games_snapshot", "session data"} <= tables_with(NAME, ADDRESS)


def test_delete__leaves_no_trace_in_any_table(life):
    digests = [bytes(digest).hex() for digest in life.player.tokens.values_list("digest", flat=True)]
    keys = [str(life.player.uuid), str(life.bot.uuid)]
    answer = life.phone.delete("me")
    assert (answer.status_code, answer.content) == (204, b"")
    assert tables_with(NAME, ADDRESS, *WORDS, *life.secrets, *digests, *keys) == set()


@pytest.mark.parametrize("name", ["Wilhelmina", "Ottokar"])
def test_delete__leaves_no_name_in_what_others_were_answered(life, name):
    """Of her report Erin keeps an answer that names whom it is about."""
    erin, key = SignedIn(life.erin), {"Idempotency-Key": f"about-{name}-and-no-other"}
    assert erin.post(f"players/{name}/reports", {"reason": "spam"}, **key).status_code == 201
    assert "accounts_idempotentanswer" not in tables_with(name)
    assert life.phone.delete("me").status_code == 204
    assert tables_with(name) == set()


def test_delete_bot__leaves_no_name_in_what_its_owner_was_answered(phone):
    key = {"Idempotency-Key": "a-bot-of-my-very-own"}
    assert phone.post("me/bots", {"username": "Huberta"}, **key).status_code == 201
    phone.delete("me/bots/Huberta")
    assert tables_with("Huberta") == set()


def test_delete__leaves_no_row_that_points_at_the_player_or_the_bot(life):
    life.phone.delete("me")
    assert [name for name, relation in relations().items() if rows_of(relation, life.player, life.bot).exists()] == []


def test_delete__leaves_what_belongs_to_others(life):
    life.phone.delete("me")
    assert sorted(Player.objects.values_list("username", flat=True)) == ["erin", "staff", "vera"]
    assert list(AppClient.objects.values_list("name", flat=True)) == ["Duck Watch"]
    assert not AppToken.objects.exists()
    left = Report.objects.values_list("reported__username", "reporter__username", "detail").order_by("pk")
    assert list(left) == [("erin", None, ""), (None, "erin", "")]


def test_delete__games_go_on_without_a_name(life):
    life.phone.delete("me")
    statuses = dict(Game.objects.values_list("pk", "status"))
    assert (statuses[life.running.pk], statuses[life.lobby.pk]) == ("playing", "lobby")
    assert set(Seat.objects.exclude(player=None).values_list("player__username", flat=True)) == {"erin", "vera"}


def test_delete__shuts_every_door(life):
    life.phone.delete("me")
    session = {"X-Session-Token": life.session_token}
    assert code(life.phone.get("me")) == (401, "invalid_token")
    assert code(life.bot_token.get("me")) == (401, "invalid_token")
    assert life.app.get("/_allauth/app/v1/auth/session", headers=session).status_code == 410
    assert life.browser.get("/api/v1/me").status_code == 401
    assert life.browser.get("/accounts/")["Location"].startswith("/accounts/login/")
    body = {"username": NAME, "password": PASSWORD}
    refused = Client().post("/_allauth/app/v1/auth/login", body, content_type="application/json")
    assert refused.status_code == 400


def test_delete__repeated__is_401(phone):
    assert [phone.delete("me").status_code, code(phone.delete("me"))] == [204, (401, "invalid_token")]


def test_delete__by_the_browser__signs_it_out(dana):
    browser = Client(raise_request_exception=False)
    browser.post("/accounts/login/", {"login": "dana", "password": "a long pass phrase"})
    answer = browser.delete("/api/v1/me")
    assert (answer.status_code, answer.cookies["sessionid"].value) == (204, "")
    assert not Session.objects.exists()


def test_delete__forgets_the_count_of_requests(dana, phone):
    phone.get("me")
    assert RateWindow.objects.filter(key=f"player:{dana.pk}").exists()
    phone.delete("me")
    assert not RateWindow.objects.filter(key=f"player:{dana.pk}").exists()


def test_session__on_the_way_to_a_sign_in__goes_too(dana, phone):
    EmailAddress.objects.create(user=dana, email=dana.email, primary=True, verified=True)
    body = {"email": dana.email}
    Client().post("/_allauth/app/v1/auth/password/request", body, content_type="application/json")
    assert list(Session.objects.values_list("player__username", flat=True)) == ["dana"]
    phone.delete("me")
    assert not Session.objects.exists()


# --- the name ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dana", "DANA"])
def test_name__of_a_deleted_account__cannot_be_taken_again(phone, name):
    phone.delete("me")
    body = {"username": name, "email": "other@example.org", "password": PASSWORD}
    answer = Client().post(SIGN_UP, body, content_type="application/json")
    assert (answer.status_code, [error["code"] for error in answer.json()["errors"]]) == (400, ["username_taken"])
    assert not Player.objects.exists()


def test_name__of_a_deleted_account__no_bot_gets_it(phone):
    erin = SignedIn(Player.objects.create_user("erin"))
    phone.delete("me")
    assert wrong(erin.post("me/bots", {"username": "Dana"})) == [("username", "username_taken")]


def test_name__in_the_admin__is_taken(phone, admin_client):
    phone.delete("me")
    form = {"username": "Dana", "usable_password": "false"}
    page = admin_client.post("/admin/accounts/player/add/", form)
    assert (page.status_code, "This name is taken." in page.content.decode()) == (200, True)


def test_address__of_a_deleted_account__may_be_used_again(phone):
    phone.delete("me")
    body = {"username": "dana2", "email": "dana@example.org", "password": PASSWORD}
    assert Client().post(SIGN_UP, body, content_type="application/json").status_code == 200


def test_retired_name__is_kept_as_a_keyed_digest(phone, settings):
    phone.delete("me")
    assert not tables_with("dana", digest_of("dana").hex())
    assert RetiredName.objects.knows("Dana")


def test_retired_name__after_a_change_of_the_secret_key__stays_retired(phone, settings):
    phone.delete("me")
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", []
    assert RetiredName.objects.knows("Dana")
    with pytest.raises(IntegrityError):
        Player.objects.create(username="DANA")


# --- who may -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("right", ["is_staff", "is_superuser"])
def test_delete__staff__is_403_and_nothing_changes(dana, phone, right):
    Player.objects.filter(pk=dana.pk).update(**{right: True})
    assert code(phone.delete("me")) == (403, "permission_denied")
    assert phone.get("me").status_code == 200


def test_delete__by_a_personal_token_with_every_scope__is_403(dana):
    assert code(SignedIn.with_scopes(dana, *SCOPES).delete("me")) == (403, "insufficient_scope")
    assert Player.objects.filter(pk=dana.pk).exists()


def test_delete__anonymous__is_401(db):
    assert code(SignedIn().delete("me")) == (401, "not_authenticated")


# --- parts of other apps -------------------------------------------------------------------------------


@pytest.fixture
def part(monkeypatch):
    """Adds a part of another app for the length of a test."""
    monkeypatch.setattr(personal_data, "_parts", dict(personal_data._parts))
    return lambda erase: personal_data.register("test", export=lambda _player: {}, erase=erase)


def test_part__that_fails__leaves_everything_as_it_was(phone, part):
    def fail(_player):
        raise RuntimeError("no")

    part(fail)
    assert phone.delete("me").status_code == 500
    assert (phone.get("me").status_code, RetiredName.objects.exists()) == (200, False)


def test_part__while_whose_erasure_the_player_comes_to_host_a_game__is_called_again(dana, phone, part):
    game, calls = Game.objects.create(**GAME), []

    def host_once(player):
        calls.append(player)
        if len(calls) == 1:
            Game.objects.filter(pk=game.pk).update(host=player)

    part(host_once)
    assert phone.delete("me").status_code == 204
    assert (calls, Game.objects.get(pk=game.pk).host) == ([dana, dana], None)


def test_part__that_never_lets_go__is_503_and_nothing_changes(phone, part):
    game = Game.objects.create(**GAME)
    part(lambda player: Game.objects.filter(pk=game.pk).update(host=player))
    assert code(phone.delete("me")) == (503, "service_unavailable")
    assert phone.get("me").status_code == 200


TIMES = {"created_at": "2026-11-20T12:00:00Z", "join_by": "2026-12-04T12:00:00Z"}
GAME = {"seat_count": 4, "options": {}, "rules_version": 1, "invite_code": "x", **TIMES}


# --- at the same instant -------------------------------------------------------------------------------


@pytest.fixture
def stranger(transactional_db):
    return Player.objects.create_user("dana", "dana@example.org")


def outcome(call):
    """The status of an answer, for a thread of its own."""
    return on_its_own(lambda: call().status_code)


@pytest.mark.django_db(transaction=True)
def test_deletions__four_at_once__one_is_204(stranger):
    callers = [SignedIn(stranger) for _ in range(4)]
    answers = at_once([outcome(lambda caller=caller: caller.delete("me")) for caller in callers])
    assert sorted(answers) == [204, 401, 401, 401]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("round_", range(3))
def test_deletion__while_things_are_made__leaves_none_of_them(stranger, round_):
    erin = Player.objects.create_user("erin")
    phone, other = SignedIn(stranger), SignedIn(erin)
    key = {"Idempotency-Key": "0123456789abcdef"}
    calls = [
        lambda: phone.delete("me"),
        lambda: phone.post("me/tokens", {"name": "x", "scopes": ["games:read"]}, **key),
        lambda: phone.post("me/bots", {"username": "quacker"}),
        lambda: phone.put("me/blocks/erin"),
        lambda: other.put("me/blocks/dana"),
        lambda: other.post("players/dana/reports", {"reason": "spam"}),
        lambda: phone.patch("me", bio="x"),
        lambda: phone.post("games", {"seats": 4}, **{"Idempotency-Key": "fedcba9876543210"}),
    ]
    deleted, *others = at_once([outcome(call) for call in calls])
    assert deleted == 204
    assert set(others) <= {200, 201, 401, 404}
    assert list(Player.objects.values_list("username", flat=True)) == ["erin"]
    assert [name for name, relation in relations().items() if rows_of(relation, stranger).exists()] == []
    assert not Seat.objects.filter(player=stranger.pk).exists()
    assert [Block.objects.count(), Report.objects.count()] == [0, 0]


@pytest.mark.django_db(transaction=True)
def test_deletion__of_two_who_block_each_other__both_are_204():
    players = [Player.objects.create_user(name) for name in ("dana", "erin")]
    Block.objects.create(player=players[0], blocked=players[1])
    Block.objects.create(player=players[1], blocked=players[0])
    callers = [SignedIn(player) for player in players]
    assert at_once([outcome(lambda caller=caller: caller.delete("me")) for caller in callers]) == [204, 204]


WRITTEN, DELETED = ThreadEvent(), ThreadEvent()


class LateView(ApiView):
    """Makes a token whose row is not committed before the player is deleted."""

    def post(self, request):
        with transaction.atomic():
            Token.objects.create(player=request.user, digest=digest_of("late"), device="late")
            WRITTEN.set()
            assert DELETED.wait(timeout=20)
        return Response(status=201)


urlpatterns = [path("api/v1/late", LateView.as_view())]


@pytest.mark.django_db(transaction=True)
@pytest.mark.urls(__name__)
def test_request__that_writes_while_the_account_goes__is_401_and_leaves_nothing(stranger):
    WRITTEN.clear(), DELETED.clear()
    phone = SignedIn(stranger)
    with ThreadPoolExecutor(1) as pool:
        late = pool.submit(on_its_own(lambda: phone.post("late")))
        assert WRITTEN.wait(timeout=20)
        account_deletion.delete_player(stranger)
        DELETED.set()
        assert code(late.result()) == (401, "invalid_token")
    assert not Token.objects.exists()


def test_request__let_in_just_before_the_account_goes__is_401(dana, phone):
    """The deletion comes between the statement that lets the token in and the one that reads the player."""

    def then_gone(execute, sql, *args):
        result = execute(sql, *args)
        if "INSERT INTO accounts_ratewindow" in sql:
            account_deletion.delete_player(dana)
        return result

    with connection.execute_wrapper(then_gone):
        assert code(phone.get("me")) == (401, "invalid_token")


@pytest.mark.django_db(transaction=True)
def test_sign_up__with_the_name_while_its_account_goes__is_refused(stranger):
    """The name is still taken when the sign-up begins, and retired when it comes to write its row."""
    erased, go_on = ThreadEvent(), ThreadEvent()

    def hesitate(_player):
        erased.set()
        assert go_on.wait(timeout=20)

    parts = dict(personal_data._parts)
    personal_data.register("test", export=lambda _player: {}, erase=hesitate)
    try:
        with ThreadPoolExecutor(2) as pool:
            deletion = pool.submit(on_its_own(lambda: account_deletion.delete_player(stranger)))
            assert erased.wait(timeout=20)
            owner = Player.objects.create_user("erin")
            bot = pool.submit(on_its_own(lambda: refusal(lambda: make_bot(owner, username="DANA"))))
            go_on.set()
            deletion.result()
            assert bot.result() == "username_taken"
    finally:
        personal_data._parts.clear()
        personal_data._parts.update(parts)
    assert await_true(lambda: list(Player.objects.values_list("username", flat=True)) == ["erin"], 5)


def refusal(call):
    """What is wrong with the one input that a service refuses."""
    try:
        call()
    except AppError as error:
        return error.errors[0].code
    return None


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("round_", range(3))
def test_sign_in__while_the_account_goes__is_never_500(stranger, round_):
    stranger.set_password(PASSWORD)
    stranger.save()
    phone, body = SignedIn(stranger), {"username": "dana", "password": PASSWORD}

    def sign_in():
        app = Client(raise_request_exception=False)
        return app.post("/_allauth/app/v1/auth/login", body, content_type="application/json")

    deleted, *others = at_once([outcome(lambda: phone.delete("me")), *[outcome(sign_in)] * 5])
    assert deleted == 204
    assert set(others) <= {200, 400, 401}
    assert [Token.objects.count(), EmailAddress.objects.count()] == [0, 0]
